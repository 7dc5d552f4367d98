"""`@rule` marks the functions that make up a game's rules, and the numbers they speak in.

A rule is plain Python over a record and whole numbers. It runs as it stands, in a debugger too;
`engine.compiled` compiles the very same function with Numba when speed is wanted.
"""

from collections.abc import Callable
from typing import TypeVar

CHANCE = -1  # `turn` says: a card is turned or a die rolls; as a seat: chance itself
OVER = 0  # `turn` says: no seat is waited for
EVEN = 0  # `chances` says: all outcomes marked in the pad are equally likely
NOBODY = -1
SPECTATOR = -1  # as the seat in `hide`: someone who only watches
EVERYONE = -1  # as an audience: all seats, and whoever watches

F = TypeVar("F", bound=Callable)


def rule(function: F) -> F:
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(function: object) -> bool:
    return bool(getattr(function, "__rule__", False))


@rule
def result(reason, winners):
    """What `outcome` returns: the winning seats as a mask of eight bits, the reason's number above it."""
    return reason << 8 | winners
