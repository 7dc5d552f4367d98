"""Raj's five levels. With two seats: the bids of best play, solved at the end and searched before, and people's habits;
with more seats, the search that serves any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from sobremesa.bots import Bot, Budget, Simple, Thought, candidates, levels, matrix
from sobremesa.bots.search import drawn
from sobremesa.engine import luck
from sobremesa.engine.game import Game
from sobremesa.engine.record import copy_of

from . import solver
from .bots import rank_of_the_pile
from .rules import State

SPREAD = 0.8  # of bids by habit around the rank of the pile, in cards
LOOSE = 0.3  # the same of those who keep to it loosely, as a part of the hand
BELIEF = 0.85  # how likely the other is taken to bid by habit, while nothing better can be known
RATE = 250_000  # positions that are looked at in a second, at least
LARGEST = 1 << 22  # positions that fit into memory, whatever the budget


@dataclass(frozen=True)
class Skill:
    """How far a level sees, and how it errs: like people, who bid by habit and do not always look closely."""

    size: int  # positions it looks at
    solves: int = 0  # cards left from which it plays perfectly, whatever the budget
    habit: float = 0.0  # the share of its bids made by habit, without a thought for what comes after
    careless: float = 0.0  # how often it sees the card turned up and nothing else, and takes a vulture lightly


SKILLS = {
    "beginner": Skill(300, habit=1.0, careless=0.9),
    "easy": Skill(300, habit=0.76, careless=0.2),
    "medium": Skill(300, habit=0.46),
    "hard": Skill(1 << 13, habit=0.17),
    "master": Skill(1 << 17, solves=7),
}


class Level:
    def __init__(self, game: Game, name: str):
        self.game, self.skill = game, SKILLS[name]
        self.among_many = levels.level(game, name)
        self.plain = Simple(game, "rank")  # who is careless among many forgets that others may bid the same

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        move = int(blanked.game * blanked.cards + blanked.turns)
        pad = self.game.pad(int(luck.seeds(seed, 2 * move + seat, 1)[0]))
        seen = careless(blanked) if luck.below(pad, 1000) < 1000 * self.skill.careless else blanked
        if blanked.seats > 2:
            return (self.among_many if seen is blanked else self.plain).choose(seen, seat, budget, seed)
        if len(only := candidates(self.game, blanked, seat)) == 1:
            return Thought(only[0], {only[0]: 0.0}, {only[0]: 1.0})
        position = solver.position_of(seen, seat)
        cards = len(position.prizes)
        solves = cards <= self.skill.solves
        found = solver.solved(position) if solves else solver.searched(position, self.size(budget, cards))
        mine, theirs = found.rows, found.columns
        if found.floor:
            mine, theirs = answer(found.cells, expected(self.game, seen, 1 - seat))
        share = self.skill.habit
        mix = dict(zip(position.hands[0], (1 - share) * mine + share * by_habit(self.game, seen, seat), strict=True))
        worths = dict(zip(position.hands[0], found.cells @ theirs, strict=True))
        return Thought(drawn(mix, pad), worths, mix, len(found.keys))

    def size(self, budget: Budget | None, cards: int) -> int:
        """How many positions to look at: at least those that one turn leads to."""
        size = self.skill.size
        if budget:
            size = min(budget.iterations or LARGEST, int((budget.seconds or 3600) * RATE), LARGEST)
        return max(size, cards * cards + 1)


def by_habit(game: Game, state: State, seat: int, spread: float = SPREAD) -> Any:
    """How likely each card of a hand is if it is bid by the rank of the pile, give or take."""
    pad = game.pad()
    pad.words[0] = state.hand[seat]
    places = np.arange(int(state.hand[seat]).bit_count())
    weights = np.exp(-(((places - rank_of_the_pile(state, pad)) / spread) ** 2) / 2)
    return weights / weights.sum()


def expected(game: Game, state: State, seat: int) -> Any:
    """The bids of one who has the habit: as likely close to it as loosely."""
    loosely = SPREAD / 2 + LOOSE * int(state.hand[seat]).bit_count()
    return (by_habit(game, state, seat) + by_habit(game, state, seat, loosely)) / 2


def answer(cells: Any, habit: Any) -> tuple[Any, Any]:
    """The mix that does best against one who may bid by habit and else does the worst to us; and what that one bids."""
    size = len(cells)
    mine, theirs = np.zeros(size), np.zeros(size)
    leaning = np.ascontiguousarray((1 - BELIEF) * cells + BELIEF * (cells @ habit)[:, None])
    room = np.empty((size + 1, size + 1)), np.empty(2 * size, np.int64)
    compiled_matrix()(leaning, size, size, *room, mine, theirs)
    return mine, (1 - BELIEF) * theirs + BELIEF * habit


def careless(state: State) -> State:
    """The table to somebody who sees only the card turned up now, and half of a vulture."""
    seen = copy_of(state)
    turned = int(state.turned[state.turns])
    seen.pile = turned if turned > 0 else (turned - 1) // 2
    return seen


@cache
def compiled_matrix() -> Callable[..., float]:
    from numba import types

    from . import GAME

    grid, floats, i8 = types.float64[:, ::1], types.float64[::1], types.int64
    return GAME.compiled.add("matrix", types.float64(grid, i8, i8, grid, i8[::1], floats, floats), matrix.solve)


def warm(game: Game) -> None:
    """Compiles what the levels need."""
    levels.warm(game)
    solver.compiled_endgame()
    compiled_matrix()


def level(game: Game, name: str) -> Bot:
    return Level(game, name)
