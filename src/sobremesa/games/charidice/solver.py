"""The exact turn: what a turn of Charidice is worth under best play, and the move to make.

Worth is points + bonus + gift_weight × gift, with all 46,656 rolls and all 64 ways to roll again taken into
account. The gift is the plain one: for a turn in which the greatest gift was asked for, double its weight.
"""

import math
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from functools import lru_cache, reduce
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.engine.bits import members
from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import shown, whole
from sobremesa.engine.rule import rule

from . import notation
from .rules import ALL_DICE, DICE, FACES, REROLL, ROLLS, SCORE, State, bonus, fitting, gift, points

FOLDER = Path(__file__).resolve().parent
HEAVIEST = 1e9  # a gift can weigh no more: enough for any question, and nothing overflows
COMPILED = ("score_rolls",)  # what a first start compiles
TOP = 5  # alternatives that `run` tells

Table = NDArray[np.float64]


def turn_value(dice: Sequence[int] | None = None, rerolls: int = 2, gift_weight: float = 0.0) -> float:
    """The expected worth of the turn under best play, from these dice or before the first roll."""
    numbers = (0,) * DICE if dice is None else six_numbers(dice)
    return float(turn_table(rerolls_left(rerolls), weight(gift_weight))[numbers])


def best_move(dice: Sequence[int], rerolls: int, gift_weight: float = 0.0) -> str:
    """The best move from these dice. Of equals the first that scores, then the first as `legal` lists them."""
    return ranked(six_numbers(dice), rerolls_left(rerolls), weight(gift_weight))[0][0]


# The table


@lru_cache(maxsize=24)
def turn_table(rerolls: int, gift_weight: float) -> Table:
    """What every roll is worth with so many rerolls left, as `expected` lays it out."""
    if rerolls == 0:
        return expected(score_table(gift_weight))
    return expected(best_reroll(turn_table(rerolls - 1, gift_weight)))


def expected(worths: Table) -> Table:
    """From the worth of every roll, an axis for each die, that of every roll with dice still in the hand.

    On each axis 1 to 6 stand for what the die shows, and 0 for a die yet to be rolled: the mean of the others.
    """
    table = np.zeros([faces + 1 for faces in worths.shape])
    table[where(0, worths.ndim)] = worths
    for die in range(worths.ndim):
        by_die = np.moveaxis(table, die, 0)
        by_die[0] = by_die[1:].mean(axis=0)
    table.setflags(write=False)
    return table


def best_reroll(table: Table) -> Table:
    """What every roll is worth with one reroll more: the best of all sets that may be rolled again, or of none."""
    return reduce(np.maximum, (table[where(rolled, table.ndim)] for rolled in range(1 << table.ndim)))


def where(rolled: int, dice: int) -> tuple[slice, ...]:
    """The part of a table in which just these dice are yet to be rolled."""
    return tuple(slice(0, 1) if rolled >> die & 1 else slice(1, None) for die in range(dice))


def score_table(gift_weight: float) -> Table:
    """What every roll is worth when it must be scored as it lies."""
    table = np.empty((FACES,) * DICE)
    compiled_score_rolls()(table.reshape(-1), gift_weight)
    return table


def compiled_score_rolls() -> Callable[[Table, float], None]:
    """`score_rolls`, compiled and kept on disk together with the rules."""
    from numba import types

    from . import GAME

    signature = types.void(types.float64[::1], types.float64)
    return GAME.compiled.add("score_rolls", signature, score_rolls)


@rule
def score_rolls(table, gift_weight):
    """The best set of each roll. Rolls are counted up like a number of six digits, the last die's first."""
    numbers = np.ones(DICE, np.int64)
    for roll in range(len(table)):
        table[roll] = best_score(numbers, gift_weight)
        die = DICE - 1
        while die >= 0 and numbers[die] == FACES:
            numbers[die] = 1
            die -= 1
        if die >= 0:
            numbers[die] += 1


@rule
def best_score(numbers, gift_weight):
    """The worth of the best set of one roll."""
    sets = fitting(numbers)
    best = -np.inf
    for chosen in range(1, ALL_DICE + 1):
        if sets >> np.uint64(chosen) & np.uint64(1):
            best = max(best, worth(numbers, chosen, gift_weight))
    return best


@rule
def worth(numbers, chosen, gift_weight):
    return points(numbers, chosen) + bonus(numbers, chosen) + gift_weight * gift(numbers, chosen)


# The moves


def ranked(numbers: tuple[int, ...], rerolls: int, gift_weight: float) -> list[tuple[str, float]]:
    """Every move with its worth, the best first."""
    values = {
        SCORE + chosen: float(worth(numbers, chosen, gift_weight)) for chosen in members(np.array([fitting(numbers)]))
    }
    if rerolls:
        after = turn_table(rerolls - 1, gift_weight)
        for rolled in range(1, ALL_DICE + 1):
            values[REROLL + rolled] = float(after[kept(numbers, rolled)])
    # Equal worths may differ in their last digits; rounded they are equal, and sorting keeps their order
    order = sorted(values, key=lambda action: -float(f"{values[action]:.12g}"))
    return [(notation.text(State.new(), 0, action), values[action]) for action in order]


def kept(numbers: tuple[int, ...], rolled: int) -> tuple[int, ...]:
    return tuple(0 if rolled >> die & 1 else number for die, number in enumerate(numbers))


# What is asked


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


def run(asked: Namespace) -> dict[str, Any]:
    """The answer as plain data; with dice, the best moves too."""
    rerolls, gift_weight = rerolls_left(asked.rerolls), weight(asked.gift_weight)
    answer: dict[str, Any] = {"dice": None, "rerolls": rerolls, "gift_weight": gift_weight}
    if asked.dice is None:
        return answer | {"value": turn_value(None, rerolls, gift_weight), "best": None, "moves": []}
    dice = six_numbers(asked.dice)
    moves = [{"move": move, "value": value} for move, value in ranked(dice, rerolls, gift_weight)[:TOP]]
    value = turn_value(dice, rerolls, gift_weight)
    return answer | {"dice": list(dice), "value": value, "best": moves[0]["move"], "moves": moves}


def lines(result: dict[str, Any], say: Callable[..., str]) -> list[str]:
    """The answer for people."""
    about = {"rerolls": result["rerolls"], "weight": result["gift_weight"], "value": result["value"]}
    if result["dice"] is None:
        return [say("solved-turn", **about)]
    first = say("solved-dice", dice=" ".join(map(str, result["dice"])), **about)
    return [first, *(say("solved-move", **move) for move in result["moves"])]
