"""The exact turn: what a turn of Charidice is worth under best play, and the move to make.

Worth is points + bonus + gift_weight × gift, with all 46,656 rolls and all 64 ways to roll again taken into
account. The gift is the plain one: for a turn in which the greatest gift was asked for, double its weight.
What a turn is worth depends on the square too, the colours on the dice (`dice.packed`).
"""

import math
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.engine.bits import members
from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import shown, whole
from sobremesa.engine.record import Ints
from sobremesa.engine.rule import rule

from . import notation
from .dice import DICE, FACES, OURS, packed, read_dice
from .rules import ALL_DICE, ONE_NUMBER, REROLL, ROLLS, SCORE, State, bonus, fitting, gift, points

FOLDER = Path(__file__).resolve().parent
HEAVIEST = 1e9  # a gift can weigh no more: enough for any question, and nothing overflows
COMPILED = ("list_sets",)  # what a first start compiles
OPTIONS = ("dice",)  # of the game, that a turn depends on
TOP = 5  # alternatives that `run` tells
SQUARES_KEPT = 8  # in memory, with what is computed for them

Table = NDArray[np.float64]
Square = tuple[int, ...]

# What a set brings is numbered, first by the gift and then by the points with the bonus
WORTHS = DICE * FACES + max(ONE_NUMBER) + 1
GIFTS = 2 * FACES * (DICE - 1) + 1
SET_GIFT, SET_POINTS = np.divmod(np.arange(GIFTS * WORTHS), WORTHS)


def turn_value(
    dice: Sequence[int] | None = None, rerolls: int = 2, gift_weight: float = 0.0, square: Any = None
) -> float:
    """The expected value of a turn with the best play, from these dice, or before the first roll.

    `square` is the colours on the dice, whatever the option `dice` takes; None for ours.
    """
    numbers = (0,) * DICE if dice is None else six_numbers(dice)
    return float(turn_table(square_of(square), rerolls_left(rerolls), weight(gift_weight))[numbers])


def best_move(dice: Sequence[int], rerolls: int, gift_weight: float = 0.0, square: Any = None) -> str:
    """The best move with these dice, as text. Of equally good moves, one that scores comes first."""
    return ranked(square_of(square), six_numbers(dice), rerolls_left(rerolls), weight(gift_weight))[0][0]


# The table


@lru_cache(maxsize=24)
def turn_table(square: Square, rerolls: int, gift_weight: float) -> Table:
    """What every roll is worth with so many rerolls left, as `expected` lays it out."""
    if rerolls == 0:
        return expected(score_table(square, gift_weight))
    return expected(best_reroll(turn_table(square, rerolls - 1, gift_weight))[0])


def expected(worths: Table) -> Table:
    """From the worth of every roll, an axis for each die, that of every roll with dice still in the hand.

    On each axis 1 to 6 stand for what the die shows, and 0 for a die yet to be rolled: the mean of the others.
    """
    table = worths
    for _ in range(worths.ndim):  # the first axis is dealt with and goes to the end, which is faster than in its place
        faces = table.reshape(FACES, -1)
        table = np.vstack((faces.mean(axis=0), faces)).T
    table = table.reshape((FACES + 1,) * worths.ndim)
    table.setflags(write=False)
    return table


def best_reroll(table: Table, *others: Table) -> list[Table]:
    """What every roll is worth with one reroll more: the best of all sets that may be rolled again, or of none.

    Each die is rolled again or not whatever the others do, so the best is taken die by die, as in `expected`.
    The first table decides; the others tell what that is worth to somebody else.
    """
    tables = [table, *others]
    for _ in range(table.ndim):
        faces = [one.reshape(FACES + 1, -1) for one in tables]
        again = faces[0][0] > faces[0][1:]
        tables = [np.where(again, one[0], one[1:]).T for one in faces]
    return [one.reshape((FACES,) * table.ndim) for one in tables]


def score_table(square: Square, gift_weight: float) -> Table:
    """What every roll is worth when it must be scored as it lies."""
    sets, starts, kind = all_sets(square)
    worths = SET_POINTS + gift_weight * SET_GIFT
    return np.maximum.reduceat(worths[sets], starts)[kind]


@lru_cache(maxsize=SQUARES_KEPT)
def all_sets(square: Square) -> tuple[Ints, Ints, Ints]:
    """What can be scored, as numbers into SET_POINTS and SET_GIFT, one kind of roll after the other; where each kind
    begins; and the kind of every roll: rolls whose sets bring the same are of one kind."""
    brought = np.empty((FACES**DICE, ALL_DICE + 1), np.int16)
    compiled_list_sets()(np.array(square, np.int64), brought)
    brought.sort(axis=1)
    brought[:, 1:][brought[:, 1:] == brought[:, :-1]] = -1
    kinds: dict[bytes, int] = {}  # NumPy's `unique` takes half a second for this
    kind = np.array([kinds.setdefault(sets.tobytes(), len(kinds)) for sets in brought])
    brought = np.frombuffer(b"".join(kinds), np.int16).reshape(-1, ALL_DICE + 1)
    ends = np.cumsum(np.count_nonzero(brought >= 0, axis=1))
    return brought[brought >= 0], np.concatenate(([0], ends[:-1])), kind.reshape((FACES,) * DICE)


def compiled_list_sets() -> Callable[[Ints, Ints], None]:
    """`list_sets`, compiled and kept on disk together with the rules."""
    from numba import types

    from . import GAME

    return GAME.compiled.add("list_sets", types.void(types.int64[::1], types.int16[:, ::1]), list_sets)


@rule
def list_sets(square, brought):
    """For each roll and each set of its dice what scoring it brings, -1 for a set that does not fit. Rolls are counted
    up like a number of six digits, the last die's first."""
    numbers = np.ones(DICE, np.int64)
    for roll in range(len(brought)):
        sets = fitting(square, numbers)
        for chosen in range(ALL_DICE + 1):
            fits = sets >> np.uint64(chosen) & np.uint64(1)
            brought[roll, chosen] = set_number(square, numbers, chosen) if fits else -1
        die = DICE - 1
        while die >= 0 and numbers[die] == FACES:
            numbers[die] = 1
            die -= 1
        if die >= 0:
            numbers[die] += 1


@rule
def set_number(square, numbers, chosen):
    return gift(numbers, chosen) * WORTHS + points(numbers, chosen) + bonus(square, numbers, chosen)


@rule
def worth(square, numbers, chosen, gift_weight):
    return points(numbers, chosen) + bonus(square, numbers, chosen) + gift_weight * gift(numbers, chosen)


# The moves


def ranked(square: Square, numbers: tuple[int, ...], rerolls: int, gift_weight: float) -> list[tuple[str, float]]:
    """Every move with its worth, the best first."""
    values = {
        SCORE + chosen: float(worth(square, numbers, chosen, gift_weight))
        for chosen in members(np.array([fitting(square, numbers)]))
    }
    if rerolls:
        after = turn_table(square, rerolls - 1, gift_weight)
        for rolled in range(1, ALL_DICE + 1):
            values[REROLL + rolled] = float(after[kept(numbers, rolled)])
    # Equal worths may differ in their last digits; rounded they are equal, and sorting keeps their order
    order = sorted(values, key=lambda action: -float(f"{values[action]:.12g}"))
    return [(notation.text(State.new(), 0, action), values[action]) for action in order]


def kept(numbers: tuple[int, ...], rolled: int) -> tuple[int, ...]:
    return tuple(0 if rolled >> die & 1 else number for die, number in enumerate(numbers))


# What is asked


def square_of(dice: Any) -> Square:
    """The square of these dice, checked; None for ours."""
    return packed(OURS if dice is None else read_dice(dice))


def six_numbers(dice: Any) -> tuple[int, ...]:
    """What the dice show, checked."""
    try:
        given = list(dice)
    except TypeError:
        raise BadOption("solve-dice", FOLDER, dice=shown(dice)) from None
    if len(given) != DICE:
        raise BadOption("solve-dice-count", FOLDER, count=len(given))
    numbers = tuple(whole_number(number) for number in given)
    for die, number in enumerate(numbers):
        if number not in range(1, FACES + 1):
            raise BadOption("solve-number", FOLDER, die=die + 1, number=shown(given[die]))
    return numbers


def rerolls_left(rerolls: Any) -> int:
    number = whole_number(rerolls)
    if number not in range(ROLLS):
        raise BadOption("solve-rerolls", FOLDER, rerolls=shown(rerolls))
    return number


def weight(gift_weight: Any) -> float:
    try:
        number = float(gift_weight)
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if not abs(number) <= HEAVIEST:
        raise BadOption("solve-weight", FOLDER, weight=shown(gift_weight))
    return number


def whole_number(value: Any) -> int:
    """The whole number meant, -1 if none is."""
    try:
        return whole(value.item() if isinstance(value, np.generic) else value)
    except ValueError:
        return -1


# The command line


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--dice", nargs="+", metavar="N", help="what the six dice show (default: before the first roll)"
    )
    parser.add_argument("--rerolls", default=2, metavar="N", help="rerolls left, 0 to 2 (default: 2)")
    parser.add_argument("--gift-weight", default=0.0, metavar="X", help="what a point given away is worth (default: 0)")
    parser.set_defaults(options={"dice": OURS})


def run(asked: Namespace) -> dict[str, Any]:
    """The answer as plain data; with dice, the best moves too."""
    rerolls, gift_weight, colours = rerolls_left(asked.rerolls), weight(asked.gift_weight), asked.options["dice"]
    answer: dict[str, Any] = {"dice": None, "rerolls": rerolls, "gift_weight": gift_weight, "options": asked.options}
    if asked.dice is None:
        return answer | {"value": turn_value(None, rerolls, gift_weight, colours), "best": None, "moves": []}
    dice = six_numbers(asked.dice)
    ranking = ranked(packed(colours), dice, rerolls, gift_weight)
    moves = [{"move": move, "value": value} for move, value in ranking[:TOP]]
    value = turn_value(dice, rerolls, gift_weight, colours)
    return answer | {"dice": list(dice), "value": value, "best": moves[0]["move"], "moves": moves}


def lines(result: dict[str, Any], say: Callable[..., str]) -> list[str]:
    """The answer for people."""
    about = {"rerolls": result["rerolls"], "weight": result["gift_weight"], "value": result["value"]}
    if result["dice"] is None:
        return [say("solved-turn", **about)]
    first = say("solved-dice", dice=" ".join(map(str, result["dice"])), **about)
    return [first, *(say("solved-move", **move) for move in result["moves"])]
