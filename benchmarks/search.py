"""Playouts a second of the search, one thread, from the middle of a game. CPU time, so that other work matters less.

python benchmarks/search.py [--seats 4] [--playouts 20000]
"""

import argparse
import random
import time

import sobremesa
from sobremesa.bots import Budget, search


def middle(name: str, seats: int) -> sobremesa.Match:
    """A position half-way through a random game."""
    game = sobremesa.game(name)
    lengths = []
    for stop in (None, "half"):
        match, rng, moves = game.match(seats=seats, seed=3), random.Random(3), 0
        while not match.over and (stop is None or moves < lengths[0] // 2 or len(match.legal(min(match.waiting))) < 2):
            seat = min(match.waiting)
            match.play(seat, rng.choice(match.legal(seat)))
            moves += 1
        lengths.append(moves)
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=20_000)
    asked = parser.parse_args()
    for name in sobremesa.games():
        match = middle(name, asked.seats)
        seat = min(match.waiting)
        known = match.game.blanked(match.state, seat)
        search.think(match.game, known, seat, Budget(iterations=100), 1)
        began = time.process_time()
        search.think(match.game, known, seat, Budget(iterations=asked.playouts), 1)
        spent = time.process_time() - began
        print(f"{name:10} {asked.seats} seats: {asked.playouts / spent:9,.0f} playouts/s")


if __name__ == "__main__":
    main()
