"""Puzzles of Charidice: a roll, and what puts one furthest ahead in this turn on average, gifts taken off."""

import random
from collections.abc import Iterator

from sobremesa.bots.judged import Judged
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match

from .dice import DICE, FACES
from .solver import ranked, square_of

LOSS = 1.0  # points that the second best must lose
GIFT = -1.0  # what a point given away is worth


def positions(game: Game, seed: int) -> Iterator[tuple[Match, int]]:
    """First rolls, and what became of some dice of theirs after one or two more."""
    for number in range(10**9):
        rng = random.Random(f"{seed} {number}")
        match = game.match(seats=2, dealer="manual")
        roll(match, DICE, rng)
        for _ in range(rng.randrange(3)):
            kept = rng.randrange(2, 5)
            again = sorted(rng.sample(range(1, DICE + 1), DICE - kept))
            match.play(0, " ".join(["reroll", *map(str, again)]))
            roll(match, len(again), rng)
        yield match, 0


def roll(match: Match, dice: int, rng: random.Random) -> None:
    """The dice fall, and the neighbour, if asked, does not ask for the greatest gift."""
    for _ in range(dice):
        match.deal(str(rng.randint(1, FACES)))
    if 1 in match.waiting:
        match.play(1, "pass")


def judge(match: Match, seat: int) -> Judged | None:
    """Exactly, over all that may be rolled."""
    view = match.view(seat)
    numbers = tuple(face["number"] for face in view["dice"])
    found = ranked(square_of(match.options["dice"]), numbers, 3 - view["roll"], GIFT)
    return Judged(found, "points", 0.0, True, LOSS) if len(found) > 1 else None
