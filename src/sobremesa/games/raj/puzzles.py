"""Puzzles of Raj: endings for two, three to five cards each, in which best play bids one card and nothing else."""

import random
from collections.abc import Iterator

from sobremesa.bots.judged import EQUAL, Judged
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.rule import CHANCE

from .coach import TwoSeats

CARDS = (3, 4, 5)  # left in a hand
LOSS = 0.5  # points that the second best bid must lose


def positions(game: Game, seed: int) -> Iterator[tuple[Match, int]]:
    """Bids near the rank of the prize, as people make them, until few cards are left."""
    for number in range(10**9):
        rng = random.Random(f"{seed} {number}")
        match, left = game.match(seats=2, dealer="manual"), rng.choice(CARDS)
        while True:
            prizes = [text for text, _ in sorted(match.chances().items())]
            match.deal(rng.choice(prizes))
            if match.view(None)["hand_sizes"][0] <= left:
                break
            for seat in range(2):
                match.play(seat, near(match, seat, rng))
        if CHANCE not in match.waiting:
            yield match, 0


def near(match: Match, seat: int, rng: random.Random) -> str:
    """A card about as high in the hand as the pile is among the prizes."""
    hand = sorted(match.legal(seat), key=int)
    size = min(abs(sum(match.view(seat)["pile"])), 10)
    place = round((size / 10) * (len(hand) - 1) + rng.gauss(0, len(hand) / 6))
    return hand[min(max(place, 0), len(hand) - 1)]


def judge(match: Match, seat: int) -> Judged | None:
    """What each bid is worth in points, against the other's best play. None where best play is mixed."""
    values = TwoSeats(match.game, match.state)
    table, turned = values.table(match.state), int(match.state.turned[match.state.turns])
    _, rows, columns, cells = values.solved_turn(table, turned, False)
    if max((rows, columns)[seat]) < 1 - EQUAL:
        return None
    worths = cells @ columns if seat == 0 else -(rows @ cells)
    bids = sorted(((str(card), float(worth)) for card, worth in zip(table.hands[seat], worths, strict=True)), key=worst)
    return Judged(bids, "points", 0.0, True, LOSS)


def worst(bid: tuple[str, float]) -> float:
    return -bid[1]
