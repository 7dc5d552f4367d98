"""Whole records copied, and parts of them into the row of a sheet (`engine.observation`).

Compiled, each is done many numbers at a time (`engine.vectors`). Loops would be done one by one, for a compiler cannot
know that row and record lie apart.
"""

from typing import Any

from .rule import NOBODY


def copy_record(to: Any, record: Any) -> None:
    to.setfield(record, to.dtype)


def put_numbers(sheet: Any, at: int, known: Any, plain: str, source: int, count: int) -> None:
    """As they stand."""
    sheet.row[at : at + count] = known[plain][source : source + count]


def put_seats(sheet: Any, at: int, known: Any, plain: str, source: int, count: int, seat: int) -> None:
    """Each is a seat, counted from `seat` on, or NOBODY."""
    for i in range(count):
        other = known[plain][source + i]
        sheet.row[at + i] = (other - seat) % known.seats if other != NOBODY else NOBODY


def put_members(sheet: Any, at: int, bits: int, count: int) -> None:
    """A 0 or 1 for each bit, lowest first."""
    for i in range(count):
        sheet.row[at + i] = int(bits) >> i & 1
