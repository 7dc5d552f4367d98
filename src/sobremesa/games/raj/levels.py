"""Raj's five levels. With two seats: the bids of best play, solved at the end and searched before, and people's habits;
with more seats, the search that serves any game.

At a table `master` plays for points and, at the end, so that nobody can gain by any answer. Given a budget, as in a
contest of programs, it plays to win, and against what programs and people are likely to bid.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from sobremesa.bots import Bot, Budget, Simple, Thought, candidates, levels, matrix
from sobremesa.bots.search import drawn
from sobremesa.engine import bits, luck
from sobremesa.engine.game import Game
from sobremesa.engine.record import batch_of, copy_of

from . import solver
from .bots import rank_of_the_pile
from .rules import State, apply
from .search import reopen

SPREAD = 0.8  # of bids by habit around the rank of the pile, in cards
LOOSE = 0.3  # the same of those who keep to it loosely, as a part of the hand
BELIEF = 0.85  # how likely the other is taken to bid as expected, while nothing better can be known
HEAT = 0.07  # how much worse a card may do in playouts, in wins less losses, and still be bid by one who goes by them
PLAYOUTS = 1 / 64  # of each of the other's cards, for every position that is looked at
RATE = 250_000  # positions that are looked at in a second, at least
LARGEST = 1 << 22  # positions that fit into memory, whatever the budget


@dataclass(frozen=True)
class Skill:
    """How far a level sees, and how it errs: like people, who bid by habit and do not always look closely."""

    size: int  # positions it looks at
    solves: int = 0  # cards left from which it plays perfectly, whatever the budget
    habit: float = 0.0  # the share of its bids made by habit, without a thought for what comes after
    careless: float = 0.0  # how often it sees the card turned up and nothing else, and takes a vulture lightly
    competes: bool = False  # given a budget, it plays to win rather than for points


SKILLS = {
    "beginner": Skill(300, habit=1.0, careless=0.9),
    "easy": Skill(300, habit=0.76, careless=0.2),
    "medium": Skill(300, habit=0.46),
    "hard": Skill(1 << 13, habit=0.17),
    "master": Skill(1 << 17, solves=7, competes=True),
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
        if budget and self.skill.competes:
            return self.compete(blanked, seat, budget, pad)
        position = solver.position_of(seen, seat)
        cards = len(position.prizes)
        solves = cards <= self.skill.solves
        found = solver.solved(position) if solves else solver.searched(position, self.size(budget, cards))
        mine, theirs = found.rows, found.columns
        if found.floor:
            mine, theirs = answer(found.cells, expected(self.game, seen, 1 - seat))
        share = self.skill.habit
        return thought(position, found, (1 - share) * mine + share * by_habit(self.game, seen, seat), theirs, pad)

    def compete(self, known: State, seat: int, budget: Budget, pad: Any) -> Thought:
        """Plays to win, and to the last card against one who bids by habit or, as likely, by playouts."""
        last = known.game + 1 == known.games  # before that, points are what the match is won by
        position = solver.position_of(known, seat, win=last)
        size = self.size(budget, len(position.prizes))
        found = solver.searched(position, size)
        habit, tried = expected(self.game, known, 1 - seat), by_playouts(self.game, known, 1 - seat, size, pad)
        mine, theirs = answer(found.cells, (habit + tried) / 2)
        return thought(position, found, mine, theirs, pad)

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


def thought(position: Any, found: Any, mine: Any, theirs: Any, pad: Any) -> Thought:
    """A bid out of our mix, with what each is worth against theirs."""
    mix = dict(zip(position.hands[0], mine, strict=True))
    worths = dict(zip(position.hands[0], found.cells @ theirs, strict=True))
    return Thought(drawn(mix, pad), worths, mix, len(found.keys))


def by_playouts(game: Game, state: State, seat: int, size: int, pad: Any) -> Any:
    """How likely each card of a hand is if it is bid by how often it wins when the rest of the game is left to chance:
    so bids a search that knows the rules and nothing more."""
    start, table, blanked = (batch_of(game.rules.State.dtype, 1) for _ in range(3))
    lucks = luck.seeds(int(pad.luck), seat, 1 + int(PLAYOUTS * size))
    kinds, points, results = np.zeros(2, np.int64), np.zeros((len(lucks), 2), np.int64), np.zeros_like(lucks)
    worths = []
    for card in bits.members([state.hand[seat]]):
        start[0] = state
        start[0].games = state.game + 1  # of a match, this game is enough
        reopen(start[0], 1 - seat)
        apply(start[0], seat, card)
        game.compiled.random_games(start, table, blanked, game.pad(), lucks, kinds, points, results)
        worths.append(np.mean((results >> seat & 1) - (results >> (1 - seat) & 1)))
    weights = np.exp((np.array(worths) - max(worths)) / HEAT)
    return weights / weights.sum()


def answer(cells: Any, guess: Any) -> tuple[Any, Any]:
    """The mix that does best against one who may bid as guessed and else does the worst to us; and what to expect."""
    size = len(cells)
    mine, theirs = np.zeros(size), np.zeros(size)
    leaning = np.ascontiguousarray((1 - BELIEF) * cells + BELIEF * (cells @ guess)[:, None])
    room = np.empty((size + 1, size + 1)), np.empty(2 * size, np.int64)
    compiled_matrix()(leaning, size, size, *room, mine, theirs)
    return mine, (1 - BELIEF) * theirs + BELIEF * guess


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
    game.compiled.random_games  # noqa: B018 – asking for it compiles it


def level(game: Game, name: str) -> Bot:
    return Level(game, name)
