"""`@rule` marks the functions that make up a game's rules, and the numbers they speak in.

A rule is plain Python over a record and whole numbers. It runs as it stands, in a debugger too;
`engine.compiled` compiles the very same function with Numba when speed is wanted.
"""

from collections.abc import Callable
from typing import TypeVar

CHANCE = -1
"""Chance as a seat: `Match.waiting` holds it at a manual deal, and `turn` returns it when a card or die is due."""
OVER = 0  # `turn` says: no seat is waited for
EVEN = 0  # `chances` says: all outcomes marked in the pad are equally likely
NOBODY = -1
SPECTATOR = -1  # as the seat in `hide`: someone who only watches
EVERYONE = -1  # as an audience: all seats, and whoever watches
EVERYTHING, NOTHING = -1, 0  # `opened` says: nothing is secret here, or nothing that was hidden lies open
MOST_SEATS = 10

F = TypeVar("F", bound=Callable)


def rule(function: F) -> F:
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(function: object) -> bool:
    return bool(getattr(function, "__rule__", False))


REASON = 16  # the bit of a result from which on it tells the reason
WINNERS = (1 << REASON) - 1


@rule
def result(reason: int, winners: int) -> int:
    """What `outcome` returns: the winning seats as a mask, the reason's number above it."""
    return reason << REASON | winners


@rule
def winners_of(result: int) -> int:
    """The winning seats of a result, as a mask."""
    return result & WINNERS


@rule
def moves_of(seats: int) -> int:
    """What `opened` returns where the hidden moves of these seats, a mask, lie open."""
    return seats


@rule
def deals_to(seats: int) -> int:
    """What `opened` returns where all that chance gave these seats in secret, a mask, lies open."""
    return seats << 16
