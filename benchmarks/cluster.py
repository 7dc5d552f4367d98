"""The arena on a local Ray: whether the results are those of this machine, and how busy it keeps the cores (on Linux).
What other programs take of the cores is left out of the reckoning.

python benchmarks/cluster.py [--game raj] [--bots hard,medium] [--games 1000] [--iterations 200]
"""

import argparse
import os
import time
from collections.abc import Iterable
from pathlib import Path

import sobremesa
from sobremesa.arena.contest import Tournament
from sobremesa.bots import Budget
from sobremesa.engine.cluster import connected


def idle() -> int:
    """Ticks of all cores with nothing to do, since the system began."""
    numbers = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return int(numbers[4]) + int(numbers[5])


def spent_by(workers: Iterable[str]) -> int:
    """Ticks that these processes took, loading and compiling included."""
    found = 0
    for worker in workers:
        stat = Path(f"/proc/{worker.rpartition(':')[2]}/stat")
        found += sum(map(int, stat.read_text().rpartition(")")[2].split()[11:13]))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="raj")
    parser.add_argument("--bots", default="hard,medium")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=200)
    asked = parser.parse_args()
    game, bots, budget = sobremesa.game(asked.game), asked.bots.split(","), Budget(asked.iterations)
    begun = time.perf_counter()
    connected("", os.cpu_count())
    print(f"Ray started in {time.perf_counter() - begun:.1f} s")
    here, there = (Tournament(game, min(game.seats), {}, bots, asked.games, 1, budget) for _ in range(2))
    begun, before = time.perf_counter(), idle()
    there.run(ray="")
    unused, own = idle() - before, spent_by(there.workers)
    print(f"on Ray: {time.perf_counter() - begun:.1f} s, cores busy {100 * own / (own + unused):.0f} %", flush=True)
    begun = time.perf_counter()
    here.run()
    print(f"here: {time.perf_counter() - begun:.1f} s", flush=True)
    found = [{place: deal.games for place, deal in each.results.deals.items()} for each in (here, there)]
    print("the same results" if found[0] == found[1] else "OTHER RESULTS")


if __name__ == "__main__":
    main()
