"""What a learner is told: a seat's blanked record as a row of whole numbers, equally long in every position.

    turns: int = i4.number(0, 15)                                # as it stands
    unseen: int = i4.members(15)                                 # a set kept as bits: 0 or 1 for each member
    owner: int = i4.seat()                                       # 0 is the seat itself, 1 the one at its left …
    hand: Ints = i4[MAX_SEATS].members(15, first=1).each_seat()  # first its own

A row begins with the seat's own number; then come the fields in the order of the record. A field without such a word is
not told (what was agreed before the match is the same all along); where none has one, all are told as they stand.
Nothing but the blanked record is read, so nothing else can be told.
"""

import inspect
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

import numpy as np

from . import bits
from .copies import put_members, put_numbers, put_seats
from .game import Game
from .record import MEMBERS, NUMBER, SEAT, SEATS, Field, Ints, Told, batch_of, layout
from .rule import rule

if TYPE_CHECKING:
    from .match import Match

WIDTHS = (np.int64, np.int32, np.int16, np.int8)  # of the record's numbers, as they stand in it
PLAIN = ("eights", "fours", "twos", "ones")


@dataclass(frozen=True)
class Part:
    """One field of a row: where it stands, its shape and bounds, and what it means."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def place(self) -> slice:
        """Where the field is in the row."""
        return slice(self.start, self.start + int(np.prod(self.shape)))


class Observation:
    """How a game with this number of seats is observed: `parts` has the place, shape and bounds of each field."""

    def __init__(self, game: Game, seats: int):
        self.parts: dict[str, Part] = {"seat": Part("seat", 0, (), 0, seats - 1, "The seat that observes")}
        self.game, self.seats = game, seats
        record = game.rules.State.dtype
        self.size = 1
        told, means = told_of(game), meanings(game)
        for name in record.names:
            if name not in told:
                continue
            how = told[name]
            shape = shape_of(record[name].shape, how, seats)
            high = seats - 1 if how.kind == SEAT else how.high
            self.parts[name] = part = Part(name, self.size, shape, how.low, high, means.get(name, ""))
            self.size = part.place.stop
        bounds = np.zeros((2, self.size), np.int64)
        for part in self.parts.values():
            bounds[0, part.place], bounds[1, part.place] = part.low, part.high
        self.dtype: Any = next(width for width in WIDTHS[::-1] if fits(bounds, width))
        self.low: Ints = bounds[0].astype(self.dtype)
        self.high: Ints = bounds[1].astype(self.dtype)

    def sheet(self) -> Any:
        """An empty row to write an observation into."""
        return batch_of(sheet_type(self.game), 1)[0]


@lru_cache
def sheet_type(game: Game) -> np.dtype:
    """Large enough at any table of the game."""
    tables = [Observation(game, seats) for seats in game.seats]
    return layout({"row": Field(np.dtype(tables[0].dtype).str[1:], (max(table.size for table in tables),))})


@lru_cache
def readable(record: np.dtype) -> np.dtype:
    """The type of a record that can be read by name and, at the same place, as plain numbers of each width."""
    names = {name: record.fields[name][:2] for name in record.names}  # type: ignore[index,union-attr]
    plain = {
        name: (np.dtype((width, (record.itemsize // np.dtype(width).itemsize,))), 0)
        for name, width in zip(PLAIN, WIDTHS, strict=True)
    }
    kinds = names | plain
    parts = {
        "names": list(kinds),
        "formats": [kind for kind, _ in kinds.values()],
        "offsets": [offset for _, offset in kinds.values()],
        "itemsize": record.itemsize,
    }
    return np.dtype((np.record, parts))


def told_of(game: Game) -> Mapping[str, Told]:
    if game.rules.State.told:
        return game.rules.State.told
    record = game.rules.State.dtype
    bounds = {name: np.iinfo(width_of(record, name)) for name in record.names}
    return {name: Told(NUMBER, int(bound.min), int(bound.max)) for name, bound in bounds.items()}


def width_of(record: np.dtype, name: str) -> Any:
    return next(width for width in WIDTHS if np.dtype(width).itemsize == record[name].base.itemsize)


def fits(numbers: Ints, kind: Any) -> bool:
    return bool(np.iinfo(kind).min <= numbers.min() and numbers.max() <= np.iinfo(kind).max)


def shape_of(shape: tuple[int, ...], how: Told, seats: int) -> tuple[int, ...]:
    lengths = tuple(seats if axis == how.axis else length for axis, length in enumerate(shape))
    return lengths + {MEMBERS: (how.count,), SEATS: (seats,)}.get(how.kind, ())


@dataclass(frozen=True)
class Reading:
    """So many neighbouring numbers of one width, all told in the same way: once, or for each seat in its turn, and the
    whole as often as the dimensions before that of the seats say."""

    plain: str  # one of PLAIN
    source: int
    count: int
    how: Told
    times: int = 1
    chairs: int = 0  # length of the seats' dimension; 0: it has none

    @property
    def each_seat(self) -> bool:
        return self.chairs > 0 or self.how.kind == SEATS

    def joined(self, other: "Reading") -> bool:
        """Whether the other goes on where this one ends."""
        alike = (self.plain, self.chairs, self.how.kind) == (other.plain, other.chairs, other.how.kind) == (
            self.plain, 0, NUMBER
        )  # fmt: skip
        return alike and self.source + self.count == other.source


def readings(game: Game) -> list[Reading]:
    """How the fields are read, in their order, neighbours together."""
    record, told = game.rules.State.dtype, told_of(game)
    found: list[Reading] = []
    for name in record.names:
        if name not in told:
            continue
        how, (kind, offset) = told[name], record.fields[name][:2]
        axis = len(kind.shape) if how.axis is None else how.axis
        shape = (*kind.shape, 0)
        times, chairs, count = math.prod(shape[:axis]), shape[axis], math.prod(shape[axis + 1 : -1])
        plain = PLAIN[WIDTHS.index(width_of(record, name))]
        source = offset // kind.base.itemsize
        if chairs or how.kind == SEATS:
            reading = Reading(plain, source, count, how, times, chairs)
        else:
            reading = Reading(plain, source, times, how)
        if found and found[-1].joined(reading):
            found[-1] = replace(found[-1], count=found[-1].count + reading.count)
        else:
            found.append(reading)
    return found


@lru_cache
def telling(game: Game) -> Callable:
    """A function that writes down on a sheet what a blanked record, made `readable`, tells a seat. (What is read from
    where stands fast in it, so that compiled it is a run of copies without a question.)"""
    reads = []
    for each_seat, group in groupby(readings(game), lambda reading: reading.each_seat):
        read = in_turn([arranged(reading) for reading in group])
        reads.append(for_each_seat(read) if each_seat else read)
    read_all = in_turn(reads)

    @rule
    def tell(known, seat, sheet):
        sheet.row[0] = seat
        read_all(known, sheet, 1, known.seats, seat, 0)

    return tell


def in_turn(reads: list[Callable]) -> Callable:
    """One function that calls all of them, each writing where the one before has ended."""
    if len(reads) == 1:
        return reads[0]
    half = len(reads) // 2
    first, second = in_turn(reads[:half]), in_turn(reads[half:])

    @rule
    def both(known, sheet, at, seats, seat, i):
        return second(known, sheet, first(known, sheet, at, seats, seat, i), seats, seat, i)

    return both


def for_each_seat(read: Callable) -> Callable:
    """One loop for all the fields: they are short, and often the seats are but two."""

    @rule
    def read_each(known, sheet, at, seats, seat, i):
        end = at
        for i in range(seats):
            end = read(known, sheet, at, seats, seat, i)
        return end

    return read_each


def arranged(reading: Reading) -> Callable:
    """A function that reads a field, or what it says of the i-th seat from the observer on, and says where the next
    field goes."""
    copy, size = KINDS[reading.how.kind](reading)
    source, count, times, chairs = reading.source, reading.count, reading.times, reading.chairs
    each_seat, to_next_seat, to_next_time = reading.each_seat, count if chairs else 0, count * max(1, chairs)

    @rule
    def read(known, sheet, at, seats, seat, i):
        other = seat + i if seat + i < seats else seat + i - seats
        written = seats if each_seat else 1
        for time in range(times):
            there = source + time * to_next_time + other * to_next_seat
            copy(known, sheet, at + (time * written + i) * size, there, seat, other)
        return at + times * written * size

    return read


# Each of these makes a function that copies the numbers from `source` on, and says how many it writes.


def as_numbers(reading: Reading) -> tuple[Callable, int]:
    plain, count = reading.plain, reading.count

    @rule
    def copy(known, sheet, at, source, seat, other):
        put_numbers(sheet, at, known, plain, source, count)

    return copy, count


def as_members(reading: Reading) -> tuple[Callable, int]:
    plain, count, first, members = reading.plain, reading.count, reading.how.first, reading.how.count

    @rule
    def copy(known, sheet, at, source, seat, other):
        for i in range(count):
            put_members(sheet, at + i * members, known[plain][source + i] >> first, members)

    return copy, count * members


def as_seat(reading: Reading) -> tuple[Callable, int]:
    plain, count = reading.plain, reading.count

    @rule
    def copy(known, sheet, at, source, seat, other):
        put_seats(sheet, at, known, plain, source, count, seat)

    return copy, count


def as_seats(reading: Reading) -> tuple[Callable, int]:
    """Of a set of seats, whether the other one is in it."""
    plain = reading.plain

    @rule
    def copy(known, sheet, at, source, seat, other):
        put_members(sheet, at, known[plain][source] >> other, 1)

    return copy, 1


KINDS = {NUMBER: as_numbers, MEMBERS: as_members, SEAT: as_seat, SEATS: as_seats}


@lru_cache
def reader(game: Game) -> Callable:
    import numba
    from numba import types

    tell = telling(game)

    def tell_first(records, seat, sheet):
        """Of the first of some records: one alone, made `readable`, cannot be handed to compiled code."""
        tell(records[0], seat, sheet)

    kind = readable(game.rules.State.dtype)
    record, paper = types.Array(numba.from_dtype(kind), 1, "C", aligned=False), numba.from_dtype(sheet_type(game))
    return game.compiled.add("tell", types.void(record, types.int64, paper), tell_first)


def row_of(game: Game, blanked: bytes, seat: int, sheet: Any) -> Ints:
    """The row of a blanked record, read by compiled code."""
    reader(game)(np.frombuffer(bytearray(blanked), readable(game.rules.State.dtype)), seat, sheet)
    return sheet.row


def observe(match: "Match", seat: int) -> tuple[Ints, Ints]:
    """The observation and the mask of a seat of any match, as the environments give them.

    Every seat has an observation. The mask of a seat that does not have to act has no legal action.
    """
    game, seat = match.game, match._seat(seat)
    table, known = Observation(game, match.seats), game.blanked(match.state, seat)
    return row_of(game, known.tobytes(), seat, table.sheet())[: table.size].copy(), mask_of(game, known, seat)


def mask_of(game: Game, known: Any, seat: int) -> Ints:
    """The legal actions of a seat, from what it knows: a byte for each."""
    mask = np.zeros(game.actions, np.int8)
    turn = int(game.rules.turn(known))
    if turn > 0 and turn >> seat & 1:
        game.rules.legal(known, seat, pad := game.pad())
        mask[bits.members(pad.words)] = 1
    return mask


def meanings(game: Game) -> dict[str, str]:
    """What stands beside each field of the record, or above it."""
    lines = r"^(?: +# (.*)\n)? +(\w+): .*?(?:  # (.*))?$"
    found = re.findall(lines, inspect.getsource(game.rules.State), re.MULTILINE)
    return {name: (beside or above)[:1].upper() + (beside or above)[1:] for above, name, beside in found}


def table(game: Game) -> str:
    """The observation for people, in Markdown: each field, how many numbers, their bounds, and what they mean."""
    few, many = (Observation(game, seats).parts for seats in (min(game.seats), max(game.seats)))
    lines = ["| field | numbers | values | meaning |", "|---|---|---|---|"]
    for name, part in few.items():
        sizes = zip(part.shape, many[name].shape, strict=True)
        shape = " × ".join("seats" if small != large else str(small) for small, large in sizes) or "1"
        high = "seats − 1" if many[name].high != part.high else str(part.high)
        lines.append(f"| `{name}` | {shape} | {part.low} … {high} | {part.meaning} |")
    return "\n".join(lines)
