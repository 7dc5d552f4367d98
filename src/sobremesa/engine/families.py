"""Words for families of sets: all sets of dice that may be scored, all handfuls that can be placed.

A set of a few things is a number (`engine.sets`), so a family of such sets is a row of bits, one for each set: of six
things it fills a word of 64 bits, and each further thing doubles the words. Putting a thing into all sets of a family,
or taking it out, moves whole words at once. Families lie on paper: an array of words, a row of it for each.
"""

from collections.abc import Callable

import numpy as np

from .record import Ints
from .rule import rule

IN_WORD = 6  # things whose sets fill a word
ALL = np.uint64(2**64 - 1)
NONE = np.uint64(0)
WITH = tuple(np.uint64(sum(1 << s for s in range(64) if s >> thing & 1)) for thing in range(IN_WORD))


def such_that(belongs: Callable[[int], bool]) -> np.uint64:
    """The family of the sets of six things for which this holds."""
    return np.uint64(sum(1 << s for s in range(64) if belongs(s)))


@rule
def words_for(things: int) -> int:
    """How many words a family of sets of so many things takes."""
    return 1 << max(things - IN_WORD, 0)


@rule
def with_thing(word: int, thing: int) -> np.uint64:
    """Of the sets in a word of a family, those that hold the thing."""
    if thing < IN_WORD:
        return WITH[thing]
    return ALL if word >> (thing - IN_WORD) & 1 else NONE


@rule
def fill(words: Ints, things: int) -> None:
    """All sets of the first so many things."""
    for word in range(words_for(things)):
        words[word] = ALL if things >= IN_WORD else (np.uint64(1) << np.uint64(1 << things)) - np.uint64(1)


@rule
def keep_in_order(words: Ints, things: int, earlier: int, later: int) -> None:
    """Drops the sets that hold the later of two things without the earlier one: of equal things the first are taken."""
    for word in range(words_for(things)):
        words[word] &= with_thing(word, earlier) | ~with_thing(word, later)


# Families on paper


@rule
def wipe(paper: Ints, row: int) -> None:
    for word in range(paper.shape[1]):
        paper[row, word] = 0


@rule
def copy(paper: Ints, row: int, into: int) -> None:
    for word in range(paper.shape[1]):
        paper[into, word] = paper[row, word]


@rule
def join(paper: Ints, row: int, into: int) -> None:
    for word in range(paper.shape[1]):
        paper[into, word] |= paper[row, word]


@rule
def meet(paper: Ints, row: int, other: int) -> bool:
    """Whether two families have a set in common."""
    common = np.uint64(0)
    for word in range(paper.shape[1]):
        common |= paper[row, word] & paper[other, word]
    return common != 0


@rule
def has_empty(paper: Ints, row: int) -> bool:
    """Whether the empty set is in a family."""
    return paper[row, 0] & np.uint64(1) != 0


@rule
def only_empty(paper: Ints, row: int) -> None:
    """The family of the empty set alone."""
    wipe(paper, row)
    paper[row, 0] = 1


@rule
def all_with_first(paper: Ints, row: int, things: int) -> None:
    """All sets that hold the first so many things, and any others."""
    for word in range(paper.shape[1]):
        paper[row, word] = ALL
        for thing in range(things):
            paper[row, word] &= with_thing(word, thing)


@rule
def drop_first(paper: Ints, row: int, things: int) -> None:
    """Drops the set of just the first so many things, five at most."""
    paper[row, 0] &= ~(np.uint64(1) << np.uint64((1 << things) - 1))


@rule
def add_with(paper: Ints, row: int, thing: int, into: int) -> None:
    """Adds each set that lacks the thing, with it."""
    for word in range(paper.shape[1]):
        if thing < IN_WORD:
            paper[into, word] |= (paper[row, word] & ~WITH[thing]) << np.uint64(1 << thing)
        elif not word >> (thing - IN_WORD) & 1:
            paper[into, word | 1 << (thing - IN_WORD)] |= paper[row, word]


@rule
def add_without(paper: Ints, row: int, thing: int, into: int) -> None:
    """Adds each set that holds the thing, without it."""
    for word in range(paper.shape[1]):
        if thing < IN_WORD:
            paper[into, word] |= (paper[row, word] & WITH[thing]) >> np.uint64(1 << thing)
        elif word >> (thing - IN_WORD) & 1:
            paper[into, word ^ 1 << (thing - IN_WORD)] |= paper[row, word]
