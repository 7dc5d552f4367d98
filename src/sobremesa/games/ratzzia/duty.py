"""The duty at two players: support dice, once rolled, are all placed with at least one mouse, if any way exists.

All ways are looked at together. The dice in hand are numbered, the support dice first. A set of dice that lies on the
board has a bit for each die, and so is itself a number; a collection of such sets is a row of bits, one for each set.
Putting a die on the board moves every set that lacks it up by 2^die; taking it off moves it down again. Climbing the
columns from the left tells which sets they can hold, and coming back from the right, from which the duty can be done.
"""

import numpy as np

from sobremesa.engine.rule import rule

from .board import MAX_MICE, MAX_SUPPORT
from .pantry import ANY_VALUE, CANDY, CAT, FACES, MOUSE, ROWS, SUPPORT, count, fitting, printed, values

MAX_DICE = MAX_MICE + MAX_SUPPORT
IN_WORD = 6  # dice whose sets fill a word of 64 bits; each further die doubles the words

# Of the 64 sets in a word, those that hold die 0, 1 … 5
WITH_DIE = tuple(np.uint64(sum(1 << s for s in range(64) if s >> die & 1)) for die in range(IN_WORD))
ALL_SETS = np.uint64(2**64 - 1)

# The paper that is written on: a collection on each sheet
BEFORE = 0  # one for each column, and one more: what the columns to its left can hold
AFTER = BEFORE + ROWS + 1  # from where the columns to the right can finish
ONE = AFTER + 1  # one for each value of a die, and one for all of them at 0
OTHER = ONE + FACES + 1
SHEETS = OTHER + FACES + 1


@rule
def keep_a_way_open(state, keeping):
    """Whether there is a way; then `keeping[kind, column]` gets the values whose placement leaves one open."""
    if room_to_spare(state):
        for column in range(ROWS):
            fits = fitting(state, column)
            for kind in range(3):
                keeping[kind, column] = fits
        return True
    faces = np.zeros(MAX_DICE, np.int64)
    helpers = number_dice(state.helping, faces, 0)
    dice = number_dice(state.rolled, faces, helpers)
    paper = np.zeros((SHEETS, 1 << max(dice - IN_WORD, 0)), np.uint64)
    climb(state, faces, dice, paper)
    done_with(helpers, state.placed, paper)
    found = come_back(state, faces, helpers, dice, paper, keeping)
    if found and state.placed == 0 and state.candy[state.active]:  # a candy die would be the one of your own
        with_candy = np.zeros((3, ROWS), np.int64)
        done_with(helpers, 1, paper)
        come_back(state, faces, helpers, dice, paper, with_candy)
        for column in range(ROWS):
            keeping[CANDY, column] = with_candy[CANDY, column]
    return found


@rule
def room_to_spare(state):
    """Whether so many spaces take each value that no single placement can block the rest: nothing need be searched."""
    needed = count(state.helping) + 1
    room = np.zeros(FACES + 1, np.int64)
    for column in range(ROWS):
        fits = fitting(state, column)
        spaces = state.height[CAT] - state.top[CAT] if column == CAT else 1
        for value in range(1, FACES + 1):
            if fits >> value & 1:
                room[value] += spaces
    mouse = state.placed > 0
    for value in range(1, FACES + 1):
        if state.helping[value] and room[value] < needed:
            return False
        if state.rolled[value] and room[value] >= needed:
            mouse = True
    return mouse


@rule
def number_dice(counts, faces, number):
    """Gives dice, counted by value, their numbers from this one on; the number after the last."""
    for value in range(1, FACES + 1):
        for _ in range(counts[value]):
            faces[number] = value
            number += 1
    return number


@rule
def done_with(helpers, placed, paper):
    """The sets with which the duty is done: all support dice and, unless one is placed already, a mouse."""
    for word in range(paper.shape[1]):
        paper[AFTER, word] = ALL_SETS
        for die in range(helpers):
            paper[AFTER, word] &= WITH_DIE[die]
    if placed == 0:
        paper[AFTER, 0] &= ~(np.uint64(1) << np.uint64((1 << helpers) - 1))


# What is written on the sheets: collections of sets of dice


@rule
def with_a(value, faces, dice, paper, sheet, into):
    """Adds the sets of a sheet with one more die of this value."""
    for die in range(dice):
        if faces[die] == value:
            for word in range(paper.shape[1]):
                if die < IN_WORD:
                    paper[into, word] |= (paper[sheet, word] & ~WITH_DIE[die]) << np.uint64(1 << die)
                elif not word >> (die - IN_WORD) & 1:
                    paper[into, word | 1 << (die - IN_WORD)] |= paper[sheet, word]


@rule
def without_a(value, faces, dice, paper, sheet, into):
    """Adds the sets of a sheet with one die of this value less."""
    for die in range(dice):
        if faces[die] == value:
            without(die, paper, sheet, into)


@rule
def without(die, paper, sheet, into):
    for word in range(paper.shape[1]):
        if die < IN_WORD:
            paper[into, word] |= (paper[sheet, word] & WITH_DIE[die]) >> np.uint64(1 << die)
        elif word >> (die - IN_WORD) & 1:
            paper[into, word ^ 1 << (die - IN_WORD)] |= paper[sheet, word]


@rule
def copy(paper, sheet, into):
    for word in range(paper.shape[1]):
        paper[into, word] = paper[sheet, word]


@rule
def join(paper, sheet, into):
    for word in range(paper.shape[1]):
        paper[into, word] |= paper[sheet, word]


@rule
def wipe(paper, sheet):
    for word in range(paper.shape[1]):
        paper[sheet, word] = 0


@rule
def meet(paper, sheet, other):
    """Whether two collections have a set in common."""
    common = np.uint64(0)
    for word in range(paper.shape[1]):
        common |= paper[sheet, word] & paper[other, word]
    return common != 0


# From the left: what the columns can hold


@rule
def climb(state, faces, dice, paper):
    """For each column, the sets of dice that the columns to the left of it can hold."""
    hand = values(state.rolled) | values(state.helping)
    paper[BEFORE, 0] = 1  # no die is placed yet
    for column in range(ROWS):
        copy(paper, BEFORE + column, BEFORE + column + 1)
        if fitting(state, column) & hand:
            climb_column(state, hand, faces, dice, column, paper)


@rule
def climb_column(state, hand, faces, dice, column, paper):
    """Adds the sets with one, two, three … dice in this column, by the value of the topmost die; 0 is all of them."""
    now, higher = ONE, OTHER
    copy(paper, BEFORE + column, now)
    for space in range(state.top[column], state.height[column]):
        first = space == state.top[column]
        fits = hand & (fitting(state, column) if first else printed(state, column, space))
        if fits == 0:
            break
        linked = state.linked[column, space] and not first
        for value in range(FACES + 1):
            wipe(paper, higher + value)
        for value in range(1, FACES + 1):
            if fits >> value & 1:
                with_a(value, faces, dice, paper, now + value if linked else now, higher + value)
                join(paper, higher + value, higher)
        now, higher = higher, now
        join(paper, now, BEFORE + column + 1)


# From the right: from where the duty can be done


@rule
def come_back(state, faces, helpers, dice, paper, keeping):
    """Whether there is a way. AFTER are the sets from which the columns passed so far can finish it."""
    hand = values(state.rolled) | values(state.helping)
    candy = ANY_VALUE if state.candy[state.active] else 0
    for column in range(ROWS - 1, -1, -1):
        fits = fitting(state, column) & (hand | candy)
        if fits == 0:
            continue
        above = sets_above(state, hand, faces, dice, column, paper)
        for value in range(1, FACES + 1):
            if fits >> value & 1:
                if meet(paper, BEFORE + column, above + value):
                    keeping[CANDY, column] |= 1 << value
                for die in range(dice):
                    if faces[die] == value:
                        wipe(paper, above)
                        without(die, paper, above + value, above)
                        if meet(paper, BEFORE + column, above):
                            keeping[SUPPORT if die < helpers else MOUSE, column] |= 1 << value
                        join(paper, above, AFTER)
    return bool(paper[AFTER, 0] & np.uint64(1))


@rule
def sets_above(state, hand, faces, dice, column, paper):
    """For each value of a die on the next space, the sets from which this column and those passed can finish."""
    above, higher = ONE, OTHER
    for value in range(FACES + 1):
        copy(paper, AFTER, above + value)
    bottom = state.top[column] + 1
    end = bottom
    while end < state.height[column] and hand & printed(state, column, end):
        end += 1
    for space in range(end - 1, bottom - 1, -1):
        above, higher = higher, above
        fits = hand & printed(state, column, space)
        linked = state.linked[column, space]
        for value in range(FACES + 1):
            copy(paper, AFTER, above + value)
        for value in range(1, FACES + 1):
            if fits >> value & 1:
                without_a(value, faces, dice, paper, higher + value, above + value if linked else above)
        if not linked:
            for value in range(1, FACES + 1):
                copy(paper, above, above + value)
    return above
