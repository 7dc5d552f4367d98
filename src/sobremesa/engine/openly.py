"""What a game without secrets, or without chance, need not write: `Game` gives it these rules."""

from .record import Pad, Record
from .rule import EVEN, EVERYONE, EVERYTHING, rule


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
