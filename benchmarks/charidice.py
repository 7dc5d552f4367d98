"""Charidice, warm and in one thread: decisions a second in play of 4 seats, and the time of a whole turn's table.

python benchmarks/charidice.py [--rounds 5]
"""

import argparse
import statistics
import time

import sobremesa
from sobremesa.arena.simulate import simulate
from sobremesa.games.charidice import solver
from sobremesa.games.charidice.dice import OURS, packed


def decisions(bot: str, games: int) -> float:
    """Decisions a second."""
    result = simulate(sobremesa.game("charidice"), 4, {}, games, [bot], threads=1)
    return result["decisions"] / result["seconds"]


def turn_table() -> float:
    """Seconds for the worth of all 46,656 rolls with 0, 1 and 2 rerolls left."""
    solver.turn_table.cache_clear()
    begun = time.perf_counter()
    solver.turn_table(packed(OURS), 2, 0.5)
    return time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="runs of each, of which the median counts (default: 5)")
    rounds = parser.parse_args().rounds
    for bot, games in (("random", 20_000), ("points", 2_000)):
        decisions(bot, 100)
        speed = statistics.median(decisions(bot, games) for _ in range(rounds))
        print(f"{bot:6}  {speed:12,.0f} decisions/s")
    turn_table()
    print(f"a whole turn's table  {1000 * statistics.median(turn_table() for _ in range(rounds)):.0f} ms")


if __name__ == "__main__":
    main()
