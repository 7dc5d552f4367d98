"""Charidice's simple bots. Each is shown the record, its legal moves in `pad.words`, and a seat."""

import numpy as np

from sobremesa.engine.bits import count_bits
from sobremesa.engine.record import Pad, Row
from sobremesa.engine.rule import rule
from sobremesa.engine.sets import plus

from . import rules
from .dice import COLOURS, DICE, FACES, colour
from .rules import ALL_DICE, ASK, ONE_NUMBER, PASS, REROLL, ROLLS, SCORE, State, bonus, fitting, gift

# What so many dice of one colour bring, points and bonus, on average over the numbers they may show
ONE_COLOUR_WORTH = (0, 0, 0, 0, 31, 43, 71)
PLAIN = 17  # what any roll brings, about, when no aim is reached
LARGE_GIFT = 12  # worth doubling; waiting for a larger one brings less on average


@rule
def points(state: State, seat: int, pad: Pad) -> int:
    """Wants points and bonus at the end of its own turn, whatever it gives away."""
    if state.asking:
        return ASK if should_ask(state) else PASS
    return best_for_points(state)


@rule
def best_for_points(state: State) -> int:
    """Keeps the dice that serve the best aim, a number or a colour, and rolls the others again, unless what
    lies there already scores more than that aim can be hoped to."""
    square = state.square
    chosen = best_set(square, state.numbers)
    if state.rolls == ROLLS:
        return SCORE + chosen
    best, kept = float(worth(square, state.numbers, chosen)), ALL_DICE
    for aim in range(FACES + len(COLOURS)):
        serving = dice_for(square, state.numbers, aim)
        hoped = hope(aim, count_bits(serving), ROLLS - state.rolls)
        if hoped > best:
            best, kept = hoped, serving
    return SCORE + chosen if kept == ALL_DICE else REROLL + (ALL_DICE ^ kept)


@rule
def should_ask(state: State) -> bool:
    """After the second roll: for a large gift as the dice lie, and in the last round for any."""
    if state.rolls < ROLLS - 1:
        return False
    return state.row + 1 == state.rounds or gift(state.numbers, best_set(state.square, state.numbers)) >= LARGE_GIFT


@rule
def best_set(square: Row, numbers: Row) -> int:
    """The set that scores most; of equal ones the first."""
    sets = fitting(square, numbers)
    best, most = 0, 0
    for chosen in range(1, ALL_DICE + 1):
        if sets >> np.uint64(chosen) & np.uint64(1) and worth(square, numbers, chosen) > most:
            best, most = chosen, worth(square, numbers, chosen)
    return best


@rule
def worth(square: Row, numbers: Row, chosen: int) -> int:
    return rules.points(numbers, chosen) + bonus(square, numbers, chosen)


@rule
def dice_for(square: Row, numbers: Row, aim: int) -> int:
    """The dice that serve an aim: 0 to 5 the numbers 1 to 6, above that the colours."""
    serving = 0
    for die in range(DICE):
        if numbers[die] == aim + 1 or colour(square, die, numbers[die]) == aim - FACES:
            serving = plus(serving, die)
    return serving


@rule
def hope(aim: int, serving: int, rerolls: int) -> float:
    """What the aim is worth on average if each die that does not serve it is rolled until it does."""
    missing = DICE - serving
    miss = 1.0  # how likely a die never serves: it shows each number once, and each colour once
    for _ in range(rerolls):
        miss *= 5 / 6
    chance = 1.0  # that just `more` dice come to serve, at first none; powers would differ when compiled
    for _ in range(missing):
        chance *= miss
    hoped = 0.0
    for more in range(missing + 1):
        hoped += chance * max(reached(aim, serving + more), PLAIN)
        chance *= (1 - miss) / miss * (missing - more) / (more + 1)
    return hoped


@rule
def reached(aim: int, serving: int) -> int:
    """What so many dice that serve an aim score."""
    return serving * (aim + 1) + ONE_NUMBER[serving] if aim < FACES else ONE_COLOUR_WORTH[serving]
