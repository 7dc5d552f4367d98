"""Two-seat Raj, warm and in one thread: the time of exact answers and of master's moves, and what estimates cost.

python benchmarks/raj.py [--positions 20]

A mix costs what the best answer to it gains beyond the exact value: with 8 cards that can be told, because everything
one turn later is known exactly.
"""

import argparse
import random
import statistics
import time
from collections import defaultdict

from sobremesa.games.raj import GAME, fit, levels, solver


def exact(cards: int, win: bool, rng: random.Random) -> float:
    """Seconds of CPU before the reveal."""
    root = fit.position(cards, rng)
    position = solver.Position(root.hands, root.prizes, root.carry, None, 0, win, True)
    begun = time.process_time()
    solver.solved(position)
    return time.process_time() - begun


def move(cards: int, skill: levels.Skill, rng: random.Random) -> tuple[float, int]:
    """Seconds of CPU of a search after the reveal, and how many turns ahead it looked."""
    position = fit.position(cards, rng)
    begun = time.process_time()
    found = solver.searched(position, skill.size)
    return time.process_time() - begun, cards - found.floor


def cost(rng: random.Random, sizes: tuple[int, ...]) -> dict[int, float]:
    """What mixes found by looking so many turns ahead cost with 8 cards."""
    position = fit.position(8, rng)
    whole = solver.solved(position)
    searches = [solver.searched(position, size) for size in sizes]
    return {8 - s.floor: whole.value - (s.rows @ whole.cells).min() for s in searches if s.floor}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=20, help="of each kind (default: 20)")
    count = parser.parse_args().positions
    rng = random.Random(1)
    levels.warm(GAME)
    for cards, win in ((6, False), (7, False), (7, True), (8, False)):
        seconds = [exact(cards, win, rng) for _ in range(count)]
        goal = "win" if win else "difference"
        print(f"exact, {cards} cards, {goal:10}  median {statistics.median(seconds):.3f} s  most {max(seconds):.3f} s")
    for name in ("hard", "master"):
        for cards in range(15, 6, -1):
            seconds, turns = zip(*(move(cards, levels.SKILLS[name], rng) for _ in range(count)), strict=True)
            print(f"{name:6}, {cards:2} cards  {min(turns)}–{max(turns)} turns ahead  most {max(seconds):.3f} s")
    costs = defaultdict(list)
    for _ in range(count):
        for turns, points in cost(rng, (65, 1 << 13, 1 << 15)).items():
            costs[turns].append(points)
    for turns, points in sorted(costs.items()):
        print(f"8 cards, {turns} turns ahead: a mix costs {statistics.mean(points):.2f} points at most, on average")


if __name__ == "__main__":
    main()
