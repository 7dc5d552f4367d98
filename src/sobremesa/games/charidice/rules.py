"""Charidice: six dice, three rolls; score dice of one colour or of different ones, and give the others away.

Sets that match well earn a bonus, the dice not scored count for the seat at the left, and fives and sixes
count double there. After seven rounds the most generous seat is rewarded and the highest total wins.
Rules page: `rules.*.md` beside this file.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.engine import bits, families
from sobremesa.engine.record import Ints, Pad, Record, Row, i4
from sobremesa.engine.rule import CHANCE, EVEN, OVER, result, rule
from sobremesa.engine.sets import EMPTY, count, first, holds, lowest, minus, only, plus, without

from .dice import DICE, FACES, colour, packed

MAX_SEATS = 4
MAX_ROUNDS = 7
ROLLS = 3  # in a turn, at most
MOST_GIVEN = 120  # five sixes, doubled twice

# Bonuses by the number of dice scored, 0 to 6
ONE_COLOUR = (0, 0, 0, 0, 15, 0, 0)
ONE_COLOUR_IN_SEQUENCE = (0, 0, 0, 0, 25, 40, 50)
ONE_NUMBER = (0, 0, 0, 0, 15, 30, 60)

DOUBLED = 5  # from this number on a die counts double as a gift
GENEROSITY, GREAT_GENEROSITY = 20, 30
GREAT = 60  # donating more than this is great generosity

# Actions: a set of dice to roll again or to score, each family of sets in its own word; and the neighbour's answers
REROLL, SCORE, ASK, PASS = 0, 64, 128, 129
TO_REROLL, TO_SCORE = 0, 1  # the words
ALL_DICE = first(DICE)
ANY_DICE = families.such_that(lambda dice: dice != EMPTY)
FOUR_OR_MORE = families.such_that(lambda dice: count(dice) >= 4)

REASONS = ("points", "shared")
POINTS, SHARED = range(2)


class State(Record):
    # What was agreed before the first roll
    rounds: int = i4
    generosity: int = i4  # 1: the most generous seat gets its bonus; 0: there is none
    square: Ints = i4[DICE]  # the colours on each die, that of number n in bits 3n to 3n + 2
    # The turn
    row: int = i4.number(0, MAX_ROUNDS)  # rounds finished, and so the row of the sheets that is being written
    active: int = i4.seat()  # the seat that has the dice
    rolls: int = i4.number(0, ROLLS)  # rolls finished in this turn
    rolling: int = i4.members(DICE)  # dice being rolled, a bit each
    numbers: Ints = i4[DICE].number(0, FACES)  # what each die shows, 0 until it has been rolled
    asking: int = i4.number(0, 1)  # 1: the seat at the left is to say whether it asks for the greatest gift
    asked: int = i4.number(0, 1)  # 1: it has asked for it in this turn
    # The seats
    greatest: Ints = i4[MAX_SEATS].number(0, 1).each_seat()  # 1: may still ask for the greatest gift
    dice: Ints = i4[MAX_SEATS, MAX_ROUNDS].number(0, DICE * FACES).each_seat()  # the sheets: points of the dice scored
    bonus: Ints = i4[MAX_SEATS, MAX_ROUNDS].number(0, 60).each_seat()  # for a good combination
    received: Ints = i4[MAX_SEATS, MAX_ROUNDS].number(0, MOST_GIVEN).each_seat()  # the gift from the right
    donated: Ints = i4[MAX_SEATS, MAX_ROUNDS].number(0, MOST_GIVEN).each_seat()  # the gift to the left


def start(state: State, options: Mapping[str, Any]) -> None:
    state.rounds = options["rounds"]
    state.generosity = options["generosity"]
    for die, colours in enumerate(packed(options["dice"])):
        state.square[die] = colours
    for seat in range(state.seats):
        state.greatest[seat] = options["greatest_gift"]
    take_dice(state)


@rule
def turn(state: State) -> int:
    if state.rolling:
        return CHANCE
    if state.row == state.rounds:
        return OVER
    return only(left(state) if state.asking else state.active)


@rule
def left(state: State) -> int:
    """The seat at the left of the active one: it asks, it receives, and it is active next."""
    return (state.active + 1) % state.seats


@rule
def chances(state: State, pad: Pad) -> int:
    """The lowest die still in the hand shows any number; outcome k is the number k + 1."""
    bits.clear(pad.words)
    pad.words[0] = first(FACES)
    return EVEN


@rule
def legal(state: State, seat: int, pad: Pad) -> None:
    """The neighbour asks or passes; the active seat rolls any dice again or scores a set that fits."""
    bits.clear(pad.words)
    if turn(state) != only(seat):
        return
    if state.asking:
        bits.put(pad.words, ASK)
        bits.put(pad.words, PASS)
        return
    if state.rolls < ROLLS:
        pad.words[TO_REROLL] = ANY_DICE
    pad.words[TO_SCORE] = fitting(state.square, state.numbers)


@rule
def apply(state: State, seat: int, action: int) -> None:
    if seat == CHANCE:
        show(state, action + 1)
    elif action >= ASK:
        answer(state, seat, action)
    elif action >= SCORE:
        score(state, action - SCORE)
    else:
        roll(state, action - REROLL)


# The dice


@rule
def take_dice(state: State) -> None:
    """The active seat takes the dice and rolls all six."""
    state.rolls = state.asked = 0
    roll(state, ALL_DICE)


@rule
def roll(state: State, chosen: int) -> None:
    state.rolling = chosen
    for die in range(DICE):
        if holds(chosen, die):
            state.numbers[die] = 0


@rule
def show(state: State, number: int) -> None:
    """A die comes to rest. After the last one the neighbour is asked, while a third roll may still come."""
    die = lowest(state.rolling)
    state.numbers[die] = number
    state.rolling = without(state.rolling, die)
    if state.rolling == 0:
        state.rolls += 1
        if state.rolls < ROLLS:
            state.asking = state.greatest[left(state)]


@rule
def answer(state: State, seat: int, action: int) -> None:
    """The neighbour's answer; the greatest gift can be asked for once in a game."""
    state.asking = 0
    if action == ASK:
        state.asked = 1
        state.greatest[seat] = 0


# What a set of dice is worth: `square` is the colours on the dice, `numbers` what the six dice show, `chosen` the set
# scored


@rule
def fitting(square: Row, numbers: Row) -> np.uint64:
    """The sets that may be scored: four or more dice of one colour (A), or dice all of different colours (B)."""
    alike = unlike = np.uint64(0)  # the sets that hold two dice of one colour; of two colours
    for one in range(DICE):
        for other in range(one):
            both = families.WITH[one] & families.WITH[other]
            if colour(square, one, numbers[one]) == colour(square, other, numbers[other]):
                alike |= both
            else:
                unlike |= both
    return (FOUR_OR_MORE & ~unlike) | (ANY_DICE & ~alike)


@rule
def points(numbers: Row, chosen: int) -> int:
    total = 0
    for die in range(DICE):
        if holds(chosen, die):
            total += numbers[die]
    return total


@rule
def bonus(square: Row, numbers: Row, chosen: int) -> int:
    """Earned if the dice scored are just the combination, without any other die."""
    size = count(chosen)
    shown = shown_numbers(numbers, chosen)
    if count(shown) == 1:
        return ONE_NUMBER[size]  # which no two dice show in one colour
    if not of_one_colour(square, numbers, chosen):
        return 0
    least = lowest(shown)
    if shown == minus(first(least + size), first(least)):
        return ONE_COLOUR_IN_SEQUENCE[size]
    return ONE_COLOUR[size]


@rule
def shown_numbers(numbers: Row, chosen: int) -> int:
    """The numbers that the set shows, bit n for number n."""
    shown = 0
    for die in range(DICE):
        if holds(chosen, die):
            shown = plus(shown, numbers[die])
    return shown


@rule
def of_one_colour(square: Row, numbers: Row, chosen: int) -> bool:
    one = lowest(chosen)
    for die in range(one + 1, DICE):
        if holds(chosen, die) and colour(square, die, numbers[die]) != colour(square, one, numbers[one]):
            return False
    return True


@rule
def gift(numbers: Row, chosen: int) -> int:
    """What the dice that are not scored count for the seat at the left."""
    total = 0
    for die in range(DICE):
        if not holds(chosen, die):
            total += 2 * numbers[die] if numbers[die] >= DOUBLED else numbers[die]
    return total


# The sheets


@rule
def given_away(state: State, chosen: int) -> int:
    """The gift as it is written: doubled once more if the neighbour has asked for the greatest gift."""
    return gift(state.numbers, chosen) * (2 if state.asked else 1)


@rule
def score(state: State, chosen: int) -> None:
    """The active seat writes what it scores, both neighbours write the gift, and the dice go to the left."""
    given = given_away(state, chosen)
    state.dice[state.active, state.row] = points(state.numbers, chosen)
    state.bonus[state.active, state.row] = bonus(state.square, state.numbers, chosen)
    state.donated[state.active, state.row] = given
    state.received[left(state), state.row] = given
    if state.active + 1 == state.seats:
        state.row += 1
    if state.row < state.rounds:
        state.active = left(state)
        take_dice(state)


@rule
def donated(state: State, seat: int) -> int:
    """All that a seat has given away so far."""
    total = 0
    for row in range(state.rounds):
        total += state.donated[seat, row]
    return total


@rule
def generosity(state: State, seat: int) -> int:
    """The bonus of whoever has donated most; those who are tied all get it."""
    if not state.generosity:
        return 0
    mine = donated(state, seat)
    for other in range(state.seats):
        if donated(state, other) > mine:
            return 0
    return GREAT_GENEROSITY if mine > GREAT else GENEROSITY


@rule
def total(state: State, seat: int) -> int:
    """Dice, bonuses and gifts received; at the end generosity too."""
    sum_of_rows = 0
    for row in range(state.rounds):
        sum_of_rows += state.dice[seat, row] + state.bonus[seat, row] + state.received[seat, row]
    if turn(state) == OVER:
        sum_of_rows += generosity(state, seat)
    return sum_of_rows


@rule
def scores(state: State, pad: Pad) -> None:
    for seat in range(state.seats):
        pad.points[seat] = total(state, seat)


@rule
def outcome(state: State) -> int:
    """The highest total wins; a tie is a shared victory."""
    best = winners = 0
    for seat in range(state.seats):
        mine = total(state, seat)
        if mine > best:
            best, winners = mine, 0
        if mine == best:
            winners = plus(winners, seat)
    return result(SHARED if count(winners) > 1 else POINTS, winners)
