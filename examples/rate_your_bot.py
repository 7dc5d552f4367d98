"""Rates a bot of your own: it plays the simple ones at three-seat Raj, seats rotating, and gets a rating.

    python examples/rate_your_bot.py [--games 300]

A bot is anything with `choose(blanked, seat, budget, seed)`: it is shown what its seat may know and nothing else. (A
program in another language plays as `examples/line_bot.py` does.) Do not wonder that `random` does well at this table:
bots that think alike bid alike, and equal bids cancel out.
"""

import argparse
import itertools
from typing import Any

import sobremesa
from sobremesa.arena.ratings import ratings
from sobremesa.bots import Thought, bot, candidates

GAME = sobremesa.game("raj")


class Thrifty:
    """Bids the lowest card for what is worth little, and for the rest the card next to the prize's rank."""

    def choose(self, blanked: Any, seat: int, budget: Any = None, seed: int = 0) -> Thought:
        cards = candidates(GAME, blanked, seat)
        pile = int(blanked.pile)
        aim = 1 if 0 <= pile <= 3 else abs(pile) + 5
        card = min(cards, key=lambda card: (abs(card - aim), (card + seed) % 2))
        return Thought(card, {card: 0.0})


def play(seated: list[Any], seed: int) -> list[int]:
    """The winners of one game."""
    match = GAME.match(seats=len(seated), seed=seed)
    while not match.over:
        for seat in sorted(match.waiting):
            known = GAME.blanked(match.state, seat)
            action = seated[seat].choose(known, seat, seed=1000 * seed + len(match.log)).action
            match.play(seat, GAME.notation.text(known, seat, action))
    return match.winners


def main(games: int) -> dict[str, float]:
    bots = {"thrifty": Thrifty()} | {name: bot(GAME, name) for name in ("random", "rank", "near")}
    names = list(bots)
    seatings = list(itertools.permutations(range(len(names)), 3))
    played = []
    for number in range(games):
        seating = seatings[number % len(seatings)]
        played.append((seating, play([bots[names[i]] for i in seating], number // len(seatings))))
    found = {name: rating["mu"] for name, rating in zip(names, ratings(len(names), played) or [], strict=True)}
    for name in sorted(found, key=found.__getitem__, reverse=True):
        print(f"{name:8} {found[name]:6.1f}")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    main(parser.parse_args().games)
