"""Puzzles of Linko: positions from games of bots, in which a long search is sure of one move."""

import random
from collections.abc import Iterator

from sobremesa.bots import Budget, bot
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match

BUDGET = Budget(iterations=300)  # for the moves that lead to a position, and for those that grade it
EVERY = 3  # decisions from one position that is looked at to the next, on average


def positions(game: Game, seed: int) -> Iterator[tuple[Match, int]]:
    """Decisions with some choice in games of two."""
    for number in range(10**9):
        rng = random.Random(f"{seed} {number}")
        match = game.match(seats=2, seed=rng.randrange(2**31), rounds=1)
        player = bot(game, "easy")
        while not match.over:
            seat = min(match.waiting)
            moves = match.legal(seat)
            if len(moves) > 2 and not rng.randrange(EVERY):
                yield match.copy(), seat
            known = game.blanked(match.state, seat)
            action = player.choose(known, seat, BUDGET, rng.randrange(2**31)).action if len(moves) > 1 else None
            match.play(seat, moves[0] if action is None else game.notation.text(known, seat, action))
