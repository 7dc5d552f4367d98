"""Words for sets: the cards of a hand, some seats, places on a board, kept as the bits of one whole number.

Members are 0 to 62, whatever the width of the field they come from. `&` is what two sets have in common, `|` both
together, as with Python's own sets. Compiled, each word is an instruction or two. Sets of actions may be larger:
`engine.bits`; whole families of sets: `engine.families`.
"""

from .bits import count_bits, nth_bit
from .luck import below
from .record import Pad, Row
from .rule import rule

EMPTY = 0


@rule
def only(member: int) -> int:
    return 1 << int(member)


@rule
def first(n: int) -> int:
    """0, 1 … n - 1: the first n seats, for instance."""
    return (1 << int(n)) - 1


@rule
def cards_1_to(n: int) -> int:
    return (2 << int(n)) - 2


@rule
def holds(members: int, member: int) -> bool:
    return members >> int(member) & 1 != 0


@rule
def plus(members: int, member: int) -> int:
    return members | 1 << int(member)


@rule
def without(members: int, member: int) -> int:
    return members & ~(1 << int(member))


@rule
def minus(members: int, others: int) -> int:
    """The members that are not among the others."""
    return members & ~others


@rule
def count(members: int) -> int:
    return count_bits(members)


@rule
def lowest(members: int) -> int:
    """The lowest member of a set that has one."""
    return nth_bit(members, 0)


@rule
def highest(row: Row, among: int) -> int:
    """Of some places in a row of numbers, those with the highest: of some seats, those with most points."""
    best, most = EMPTY, 0
    for place in range(len(row)):
        if holds(among, place):
            if best == EMPTY or row[place] > most:
                best, most = EMPTY, int(row[place])
            if row[place] == most:
                best = plus(best, place)
    return best


@rule
def any_of(members: int, pad: Pad) -> int:
    """One of the members, each as likely as the others."""
    return nth_bit(members, below(pad, count_bits(members)))
