"""Charidice's five levels. All of them count dice: what a move brings follows from the exact turn (`solver`).

`master` weighs what each way to end the turn means for the whole game. It goes through the rest of the game in many
ways, as if all played for points alone, and so finds the chance to win for every number of points scored and every
gift: that takes in what the gift is worth to the neighbour, the generosity race, the totals and the rounds left, and
tells when to ask for the greatest gift. The others think of the points of their own turn. The lower the level, the
worse a move may be and still be taken for the best, the less far it looks ahead and the later it thinks of asking.
No level takes long, and none makes use of a larger budget.
"""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from typing import Any, NamedTuple

import numpy as np

from sobremesa.bots import Bot, Budget, Thought
from sobremesa.bots.levels import erring
from sobremesa.bots.search import drawn
from sobremesa.engine import luck
from sobremesa.engine.bits import members
from sobremesa.engine.game import Game
from sobremesa.engine.record import Ints

from . import rules
from .dice import DICE, FACES, OURS, packed
from .rules import ALL_DICE, ASK, GENEROSITY, GREAT, GREAT_GENEROSITY, PASS, REROLL, ROLLS, SCORE
from .solver import (
    GIFTS,
    SET_GIFT,
    SET_POINTS,
    SQUARES_KEPT,
    WORTHS,
    Square,
    Table,
    all_sets,
    best_reroll,
    expected,
    kept,
    set_number,
    turn_table,
    worth,
)

FUTURES = 2048  # ways that the rest of the game may go
SAMPLES = 8192  # turns that they are put together from
MARGIN = 0.001  # what a point's lead is worth beside the chance to win, as a part of a victory

Numbers = tuple[int, ...]  # what the six dice show


def level(game: Game, name: str) -> Bot:
    return Master() if name == "master" else Counter(game, *SKILLS[name])


def warm(game: Game) -> None:
    """Compiles what the levels need."""
    all_sets(packed(OURS))


# Counting the points of one's own turn

# Rerolls that it looks ahead; points by which a move may well seem better or worse than it is; and the gift that it
# asks to have doubled
SKILLS = {
    "beginner": (1, 3.9, 60),
    "easy": (1, 2.9, 24),
    "medium": (1, 1.95, 16),
    "hard": (2, 1.05, 12),
}


@dataclass(frozen=True)
class Counter:
    game: Game
    sight: int
    doubt: float
    large: int

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        worths = self.answers(blanked) if blanked.asking else self.moves(blanked)
        mix = erring(worths, self.doubt)
        # Stirred with the position, so that one seed for a whole game does not err alike at every move
        pad = self.game.pad(int(luck.seeds(seed, zlib.crc32(blanked.tobytes()), 1)[0]))
        return Thought(drawn(mix, pad), worths, mix)

    def answers(self, state: Any) -> dict[int, float]:
        """After the second roll it looks at the gift as the dice lie; in the last round any is large enough."""
        enough = 1 if state.row + 1 == state.rounds else self.large
        gift = gift_for_points(square_of(state), numbers_of(state)) if state.rolls == ROLLS - 1 else 0
        return {ASK: float(gift - enough), PASS: 0.0}

    def moves(self, state: Any) -> dict[int, float]:
        square, numbers = square_of(state), numbers_of(state)
        sets = fitting_sets(square, numbers)
        worths = {SCORE + chosen: float(worth(square, numbers, chosen, 0.0)) for chosen in sets}
        rerolls = min(ROLLS - int(state.rolls), self.sight)
        return worths | rerolled(numbers, turn_table(square, rerolls - 1, 0.0)) if rerolls else worths


def square_of(state: Any) -> Square:
    return tuple(state.square.tolist())


def numbers_of(state: Any) -> Numbers:
    return tuple(state.numbers.tolist())


def fitting_sets(square: Square, numbers: Numbers) -> list[int]:
    return members(np.array([rules.fitting(square, numbers)]))


def gift_for_points(square: Square, numbers: Numbers) -> int:
    """What is given away by whoever scores most."""
    sets = fitting_sets(square, numbers)
    return int(rules.gift(numbers, max(sets, key=lambda chosen: worth(square, numbers, chosen, 0.0))))


def rerolled(numbers: Numbers, after: Table) -> dict[int, float]:
    """What it is worth to roll each set of dice again."""
    return {REROLL + rolled: float(after[kept(numbers, rolled)]) for rolled in range(1, ALL_DICE + 1)}


# Weighing the whole game


class Master:
    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        outlook = outlooks(Position.of(blanked))
        numbers, rolls = numbers_of(blanked), int(blanked.rolls)
        if blanked.asking:
            move = best(turn_for_points(square_of(blanked)).moves(numbers, rolls))
            plain, asked = (turn.moves(numbers, rolls)[move] for turn in outlook.neighbour)
            worths = {ASK: asked, PASS: plain}
        else:
            worths = outlook.active[blanked.asked].moves(numbers, rolls)
        return Thought(best(worths), worths)


def best(worths: Mapping[int, float]) -> int:
    """Equal worths may differ in their last digits. Of equals the last, which scores rather than rolls again."""
    return max(worths, key=lambda action: (round(worths[action], 12), action))


@dataclass(frozen=True)
class Position:
    """Where the game stood before the turn."""

    square: Square
    seats: int
    rounds: int
    generosity: int
    row: int
    active: int
    totals: tuple[int, ...]
    donated: tuple[int, ...]
    greatest: tuple[bool, ...]

    @classmethod
    def of(cls, state: Any) -> "Position":
        seats, asked = range(state.seats), rules.left(state) if state.asked else None
        return cls(
            square=square_of(state),
            seats=int(state.seats),
            rounds=int(state.rounds),
            generosity=int(state.generosity),
            row=int(state.row),
            active=int(state.active),
            totals=tuple(int(rules.total(state, seat)) for seat in seats),
            donated=tuple(int(rules.donated(state, seat)) for seat in seats),
            greatest=tuple(bool(state.greatest[seat]) or seat == asked for seat in seats),
        )

    @property
    def left(self) -> int:
        return (self.active + 1) % self.seats


class Turn:
    """The exact turn, from what each way to end it means to somebody: as it is best, or as another plays it."""

    def __init__(self, square: Square, meaning: Table, played: "Turn | None" = None):
        self.square = square
        self.meaning = meaning
        self.chosen: Ints = played.chosen if played else best_sets(square, meaning)
        self.last = expected(meaning[self.chosen])  # what the last roll is worth, from the dice that are kept
        # What every roll is worth before that, whatever is then rolled again
        self.second = best_reroll(played.last, self.last)[1] if played else best_reroll(self.last)[0]

    @cached_property
    def after_first(self) -> Table:
        return expected(self.second)

    def moves(self, numbers: Numbers, rolls: int) -> dict[int, float]:
        square, sets = self.square, fitting_sets(self.square, numbers)
        worths = {SCORE + chosen: float(self.meaning[set_number(square, numbers, chosen)]) for chosen in sets}
        if rolls == ROLLS:
            return worths
        return worths | rerolled(numbers, self.last if rolls == ROLLS - 1 else self.after_first)


@lru_cache(maxsize=SQUARES_KEPT)
def turn_for_points(square: Square) -> Turn:
    return Turn(square, SET_POINTS)


class Outlook(NamedTuple):
    """What the turn means to the active seat and to its neighbour; each as it is, and once the neighbour has asked."""

    active: list[Turn]
    neighbour: list[Turn]


@lru_cache(maxsize=4)
def outlooks(position: Position) -> Outlook:
    """Whoever might ask expects the active seat to play for points; the active seat expects to be asked accordingly."""
    square = position.square
    if not position.greatest[position.left]:
        return Outlook([Turn(square, meaning(position, 1)[0])], [])
    meanings = [meaning(position, times) for times in (1, 2)]
    active = [Turn(square, mine) for mine, _ in meanings]
    neighbour = [Turn(square, theirs, turn_for_points(square)) for _, theirs in meanings]
    asks = neighbour[1].second > neighbour[0].second
    for plain, asked in (active, neighbour):
        plain.second = np.where(asks, asked.second, plain.second)
    return Outlook(active, neighbour)


def best_sets(square: Square, meaning: Table) -> Ints:
    """The best way to end the turn with every roll, numbered as in `solver`."""
    sets, starts, kind = all_sets(square)
    order = np.argsort(meaning, kind="stable")
    rank = np.argsort(order)
    return order[np.maximum.reduceat(rank[sets], starts)][kind]


def meaning(position: Position, times: int) -> tuple[Table, Table]:
    """What every way to end the turn means to the active seat and to its neighbour: how much of a victory it brings on
    average, and a little for the lead over the others' mean. The gift counts `times` fold."""
    seats, active, left = position.seats, position.active, position.left
    finals = final_points(position, times, *futures(position, asked=times == 2))
    mine, theirs = finals[active], finals[left]
    nobody: Ints = np.zeros(1, np.int32)
    others = reduce(np.maximum, [finals[seat] for seat in range(seats) if seat not in (active, left)], nobody)
    over_others = np.sign(theirs - others) / 2 + 0.5
    won = passed(np.maximum(theirs, others) - mine, np.ones_like(over_others))
    neighbour_won = over_others.mean(axis=1)[:, None] - passed(theirs - mine, over_others)
    lead = leads(position, finals)
    return (won + MARGIN * lead[active]).reshape(-1), (neighbour_won + MARGIN * lead[left]).reshape(-1)


def final_points(position: Position, times: int, totals: Ints, donated: Ints) -> list[Ints]:
    """Every seat's points in the end but for what the active seat scores now: a row for each gift, a column for each
    future."""
    seats, active = range(position.seats), position.active
    gifts: Ints = np.arange(0, times * GIFTS, times, dtype=np.int32)[:, None]
    given: list[Ints] = [donated[seat] + gifts * (seat == active) for seat in seats]
    most = reduce(np.maximum, given)
    reward = np.where(most > GREAT, np.int32(GREAT_GENEROSITY), np.int32(GENEROSITY)) * position.generosity
    return [totals[seat] + reward * (given[seat] == most) + gifts * (seat == position.left) for seat in seats]


def leads(position: Position, finals: list[Ints]) -> Table:
    """For each seat, gift and number of points scored now: how far ahead of the mean of the others it is on average."""
    active, seats = position.active, position.seats
    means = np.stack(
        [final.mean(axis=1)[:, None] + np.arange(WORTHS) * (seat == active) for seat, final in enumerate(finals)]
    )
    return (means * seats - means.sum(axis=0)) / (seats - 1)


def passed(mark: Ints, counts: Table) -> Table:
    """For each gift and each number of points: what counts, on average, where the points pass the mark, and half of it
    where they meet it."""
    gifts, ways = mark.shape
    mark = np.clip(mark, -1, WORTHS) + 1 + np.arange(0, gifts * (WORTHS + 2), WORTHS + 2, dtype=np.int32)[:, None]
    met = np.bincount(mark.reshape(-1), counts.reshape(-1), gifts * (WORTHS + 2)).reshape(gifts, -1) / ways
    return np.cumsum(met, axis=1)[:, :WORTHS] + met[:, 1:-1] / 2


# The rest of the game


def futures(
    position: Position, asked: bool, samples: Ints | None = None, gift_weight: float = 0.0
) -> tuple[Ints, Ints]:
    """The totals and what was donated by the end, a row for each seat, without this turn: in many ways, if all play
    for points (`turns_for_points`) and ask for a gift once it is larger than what waiting would bring. `samples` says
    which turns each way is put together from, a row for each turn to come."""
    points, gift, hint, patience = turns_for_points(position.square, gift_weight)
    seats = position.seats
    first, end = position.row * seats + position.active + 1, position.rounds * seats
    if samples is None:
        samples = np.random.default_rng(0).integers(0, SAMPLES, (end - first, FUTURES if first < end else 1))
    starts = (position.totals, position.donated, position.greatest)
    totals, donated, holds = (np.repeat(np.array([start], np.int32).T, samples.shape[1], axis=1) for start in starts)
    if asked:
        holds[position.left] = 0
    for turn, sample in enumerate(samples, first):
        seat, left = turn % seats, (turn + 1) % seats
        asks = holds[left] * (hint[sample] >= patience[position.rounds - turn // seats])
        given = gift[sample] * (1 + asks)
        holds[left] -= asks
        totals[seat] += points[sample]
        totals[left] += given
        donated[seat] += given
    return totals, donated


@lru_cache(maxsize=24)
def turns_for_points(square: Square, gift_weight: float = 0.0) -> tuple[Ints, Ints, Table, list[float]]:
    """Turns that are played for points, and for the gift if it has a weight: the points, the gift, the gift to be
    expected before the last roll; and, by the number of turns in which one may still ask, how large that must be."""
    turn = Turn(square, SET_POINTS + gift_weight * SET_GIFT) if gift_weight else turn_for_points(square)
    rolls = np.random.default_rng(0).integers(1, FACES + 1, (ROLLS, SAMPLES, DICE))
    second = rolled_again(rolls[0], turn.after_first, rolls[1])
    third = turn.chosen[tuple(rolled_again(second, turn.last, rolls[2]).T - 1)]
    hint = Turn(square, SET_GIFT, turn).second[tuple(second.T - 1)]
    patience = [0.0, 0.0]
    for _ in range(1, rules.MAX_ROUNDS):
        patience.append(float(np.maximum(hint, patience[-1]).mean()))
    return SET_POINTS[third].astype(np.int32), SET_GIFT[third].astype(np.int32), hint, patience


def rolled_again(numbers: Ints, after: Table, fresh: Ints) -> Ints:
    """Many rolls after the best reroll each."""
    again = np.arange(ALL_DICE + 1)[:, None] >> np.arange(DICE) & 1
    in_hand = np.moveaxis(numbers[:, None] * (1 - again), 2, 0)
    return np.where(again[after[tuple(in_hand)].argmax(axis=1)], fresh, numbers)
