"""Raj's five levels. With two seats: best play, solved at the end and searched before, and as much leaning on what the
other has shown as can be afforded; with more seats, the search that serves any game, and the same expectations.

Leaning is paid for. A level may risk RISK in a game and, beyond that, what the other has given away by its bids so far
(safe exploitation: Ganzfried and Sandholm 2012, "risk what you've won in expectation"). So whatever the other does, it
gains no more than RISK from the leaning, as far as the values that the search finds are right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from sobremesa.bots import Bot, Budget, Simple, Thought, candidates, matrix
from sobremesa.bots.search import drawn
from sobremesa.engine import luck
from sobremesa.engine.game import Game
from sobremesa.engine.notes import note_at
from sobremesa.engine.record import Plain, copy_of
from sobremesa.engine.rule import rule

from . import belief, crowd, solver
from .belief import Memory
from .bots import rank_of_the_pile
from .rules import State
from .solver import Position

SPREAD = 0.8  # of bids by habit around the rank of the pile, in cards
RISK = 0.02  # what leaning may lose in a game, as a part of the prizes' sum
MOST = 0.95  # how much of the other's bids is taken to be as expected, at most
HALVINGS = 7  # steps to the most that can be afforded
SOUND = 0.35  # how likely the other is taken to play its best, before anything is known
BLUR = 0.15  # of the bids of who plays its best that are any card
RATE = 250_000  # positions that are looked at in a second, at least
LARGEST = 1 << 22  # positions that fit into memory, whatever the budget
FIRST = 1 << 12  # positions of a first look, for when time runs out
KEPT = 1000  # looks that are remembered


@dataclass(frozen=True)
class Skill:
    """How far a level sees, and how it errs: like people, who bid by habit and do not always look closely."""

    size: int  # positions it looks at
    seconds: float = 0.1  # at most
    solves: int = 0  # cards left from which it plays perfectly
    habit: float = 0.0  # the share of its bids made by habit, without a thought for what comes after
    careless: float = 0.0  # how often it sees the card turned up and nothing else, and takes a vulture lightly


SKILLS = {
    "beginner": Skill(300, habit=1.0, careless=0.9),
    "easy": Skill(300, habit=0.82, careless=0.2),
    "medium": Skill(300, habit=0.57),
    "hard": Skill(1 << 13, 0.3, habit=0.33),
    "master": Skill(1 << 16, 2.0, solves=8),
}


@dataclass(frozen=True)
class Look:
    """What a search has found, without all that it went through."""

    value: float
    cells: Any  # the worth of each pair of bids
    best: Any  # the other's bids if it plays its best, more or less
    positions: int
    late: bool = False  # there was no time for all of it


looks: dict[tuple[Position, int, int], Look] = {}  # those of this process
accounts: dict[tuple, tuple[float, float]] = {}  # and what came of them, turn by turn


class Level:
    def __init__(self, game: Game, name: str):
        self.game, self.skill = game, SKILLS[name]
        self.among_many = crowd.level(game, name)
        self.plain = Simple(game, "rank")  # who is careless among many forgets that others may bid the same

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        move = int(blanked.game * blanked.cards + blanked.turns)
        pad = self.game.pad(int(luck.seeds(seed, 2 * move + seat, 1)[0]))
        seen = careless(blanked) if luck.below(pad, 1000) < 1000 * self.skill.careless else blanked
        if blanked.seats > 2:
            return (self.among_many if seen is blanked else self.plain).choose(seen, seat, budget, seed)
        if len(only := candidates(self.game, blanked, seat)) == 1:
            return Thought(only[0], {only[0]: 0.0}, {only[0]: 1.0})
        goes_on = (budget or Budget(seconds=self.skill.seconds)).clock()
        table, memory = Plain(seen), Memory(seen, seat)
        position, size = replace(solver.position_of(table, seat), lead=0), self.size(budget)  # it plays for points
        look = self.look(position, size, goes_on, again=True)
        risk, sound = self.account(table, seat, memory, size, goes_on)
        guess = expected(memory, table.turns, 1 - seat, look, sound)
        mine = lean(look, guess, risk)
        share = self.skill.habit
        mix = (1 - share) * mine + share * by_habit(table, seat)
        chances = dict(zip(position.hands[0], mix.tolist(), strict=True))
        worths = dict(zip(position.hands[0], (look.cells @ guess).tolist(), strict=True))
        return Thought(drawn(chances, pad), worths, chances, look.positions)

    def size(self, budget: Budget | None) -> int:
        """How many positions to look at; 0 for as many as its skill says, and to the end where it solves."""
        if budget is None:
            return 0
        return min(budget.iterations or LARGEST, int((budget.seconds or 3600) * RATE), LARGEST)

    def look(self, position: Position, size: int, goes_on: Callable[[], bool], again: bool = False) -> Look:
        """As far ahead as the size allows, or to the end; less far if there is no time. What was seen before is not
        looked at again, unless it was late and that is asked for."""
        solves = 0 if size else self.skill.solves
        size = size or self.skill.size
        key = position, size, solves
        look = looks.get(key)
        if look is None or (again and look.late):
            if len(looks) >= KEPT:
                looks.clear()
            looks[key] = look = self.search(position, size, solves, goes_on)
        return look

    @staticmethod
    def search(position: Position, size: int, solves: int, goes_on: Callable[[], bool]) -> Look:
        cards = len(position.prizes)
        least = cards * cards + 1  # what one turn leads to
        found, late = solver.searched(position, least), not goes_on()
        try:
            if found.floor and not late and min(FIRST, size) > least:
                found = solver.searched(position, min(FIRST, size), goes_on=goes_on)
            if found.floor and not late and cards <= solves:
                found = solver.solved(position, goes_on)
            elif found.floor and not late and size > FIRST:
                found = solver.searched(position, size, goes_on=goes_on)
        except solver.Late:
            late = True
        best = (1 - BLUR) * found.columns + BLUR / cards
        return Look(found.value, found.cells, best, len(found.keys), late)

    def account(
        self, known: Any, seat: int, memory: Memory, size: int, goes_on: Callable[[], bool]
    ) -> tuple[float, float]:
        """What may be risked now, and how likely the other plays its best: both by its bids in this game."""
        risk, sound = RISK * sum(abs(prize) for prize in known.prize), SOUND
        for turn, (position, bid) in enumerate(past(known, seat)):
            key = self.skill, seat, size, risk, sound, position, bid, memory.chances[turn, 1 - seat].tobytes()
            if key not in accounts:
                if len(accounts) >= KEPT:
                    accounts.clear()
                look = self.look(position, size, goes_on)
                guess = expected(memory, turn, 1 - seat, look, sound)
                place = position.hands[1].index(bid)
                gained = float((lean(look, guess, risk) @ look.cells)[place]) - look.value
                planned, best = memory.expected(turn, 1 - seat, len(guess))[place], look.best[place]
                likely = sound * best / (sound * best + (1 - sound) * planned)
                accounts[key] = risk + gained, float(likely + belief.SHARE * (SOUND - likely))
            risk, sound = accounts[key]
        return risk, sound


def past(known: Any, seat: int) -> Iterator[tuple[Position, int]]:
    """The positions of this game so far as the seat had them before it, and what the other then bid."""
    if not belief.remembered(known):
        return
    left = sorted(int(prize) for prize in known.prize[: known.cards])
    hands = [list(range(1, int(known.cards) + 1)) for _ in range(2)]
    carry = 0
    for turn in range(int(known.turns)):
        turned = int(known.turned[turn])
        mine, theirs = (note_at(known.laid[s], turn) for s in (seat, 1 - seat))
        first, second = hands
        cards = tuple(first), tuple(second)
        yield Position(cards, tuple(left), carry, turned, lead=0, win=False, carries=bool(known.carry)), theirs
        first.remove(mine)
        second.remove(theirs)
        left.remove(turned)
        carry = carry + turned if mine == theirs and known.carry else 0


def expected(memory: Memory, turn: int, seat: int, look: Look, sound: float) -> Any:
    """How likely each card of the other is: by its plans, or because it plays its best."""
    return (1 - sound) * memory.expected(turn, seat, len(look.best)) + sound * look.best


def lean(look: Look, guess: Any, risk: float) -> Any:
    """Of the mixes that lose no more than the risk, whatever the other does, one that does well against the guess."""
    size = len(look.cells)
    mine = np.zeros(size)
    compiled_leaning()(look.cells, guess, max(risk, 0.0), MOST, mine)
    return mine


@rule
def leaning(cells, guess, risk, most, mine):
    """The best mix against one who bids as guessed with some probability and else does the worst to us (a restricted
    Nash response), for the largest probability whose mix can be afforded."""
    size = len(cells)
    tableau, labels, theirs = np.empty((size + 1, size + 1)), np.empty(2 * size, np.int64), np.empty(size)
    value = matrix.solve(cells, size, size, tableau, labels, mine, theirs)
    if risk <= 0:
        return
    mixed, tried, gains = np.empty((size, size)), np.empty(size), np.zeros(size)
    for i in range(size):
        for j in range(size):
            gains[i] += cells[i, j] * guess[j]
    low, high = 0.0, 1.0
    for step in range(HALVINGS):
        share = (low + high) / 2 if step else 1.0
        for i in range(size):
            for j in range(size):
                mixed[i, j] = (1 - most * share) * cells[i, j] + most * share * gains[i]
        matrix.solve(mixed, size, size, tableau, labels, tried, theirs)
        worst = np.inf
        for j in range(size):
            outcome = 0.0
            for i in range(size):
                outcome += tried[i] * cells[i, j]
            worst = min(worst, outcome)
        if value - worst > risk:
            high = share
            continue
        low = share
        for i in range(size):
            mine[i] = tried[i]
        if step == 0:
            return


def by_habit(state: Any, seat: int, spread: float = SPREAD) -> Any:
    """How likely each card of a hand is if it is bid by the rank of the pile, give or take."""
    hand = int(state.hand[seat])
    places = np.arange(hand.bit_count())
    weights = np.exp(-(((places - rank_of_the_pile(state, hand)) / spread) ** 2) / 2)
    return weights / weights.sum()


def careless(state: State) -> State:
    """The table to somebody who sees only the card turned up now, and half of a vulture."""
    seen = copy_of(state)
    turned = int(state.turned[state.turns])
    seen.pile = turned if turned > 0 else (turned - 1) // 2
    return seen


@cache
def compiled_leaning() -> Callable[..., None]:
    from numba import types

    from . import GAME

    grid, floats = types.float64[:, ::1], types.float64[::1]
    return GAME.compiled.add("leaning", types.void(grid, floats, types.float64, types.float64, floats), leaning)


def warm(game: Game) -> None:
    """Compiles what the levels need."""
    crowd.warm(game)
    solver.compiled_endgame()
    belief.compiled_memory()
    compiled_leaning()


def level(game: Game, name: str) -> Bot:
    return Level(game, name)
