"""What a game need not write where it would say nothing new: `Game` gives it these rules."""

from typing import Any

from .record import Pad, Record
from .rule import CHANCE, EVEN, EVERYONE, EVERYTHING, rule
from .sets import only


@rule
def hide(state: Record, seat: int) -> None:
    """Everybody knows everything."""


@rule
def imagine(state: Record, seat: int, pad: Pad) -> None:
    """There is nothing to fill in."""


@rule
def audience(state: Record, seat: int, action: int) -> int:
    return EVERYONE


@rule
def opened(state: Record) -> int:
    return EVERYTHING


@rule
def chances(state: Record, pad: Pad) -> int:
    """Nothing comes by chance."""
    return EVEN


@rule
def scores(state: Any, pad: Pad) -> None:
    """The record's own field of points."""
    for seat in range(state.seats):
        pad.points[seat] = state.points[seat]


@rule
def face_down(state: Record, seat: int, action: int) -> int:
    """As an audience: chance acts before all eyes, and a choice is known to its seat alone, until it lies open."""
    return EVERYONE if seat == CHANCE else only(seat)
