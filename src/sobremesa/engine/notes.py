"""Notes: a row of sixteen numbers from 0 to 15 in one whole number, for what a record must remember of many turns."""

from .rule import rule

BITS = 4


@rule
def noted(notes: int, place: int, number: int) -> int:
    """The notes with a number at a place that was empty."""
    return notes | int(number) << BITS * int(place)


@rule
def note_at(notes: int, place: int) -> int:
    return int(notes) >> BITS * int(place) & ((1 << BITS) - 1)
