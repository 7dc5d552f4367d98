"""What a learner is told: a seat's blanked record as a row of whole numbers, equally long in every position.

    OBSERVED = {
        "turns": number(0, 15),                     # as it stands
        "unseen": members(15),                      # a set kept as bits: 0 or 1 for each member
        "owner": seat(),                            # 0 is the seat itself, 1 the one at its left …
        "hand": members(15, first=1).each_seat(),   # first its own
    }

A row begins with the seat's own number; then come the fields in the order of the record. Fields that are not named are
not told (what was agreed before the match is the same all along); of a game that names none, all are, as they stand.
Nothing but the blanked record is read, so nothing else can be told.
"""

import inspect
import itertools
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from .game import Game
from .record import Field, Ints, batch_of, i8, layout, u8
from .rule import NOBODY, rule

NUMBER, MEMBERS, SEAT, SEATS = range(4)
WIDTHS = (np.int64, np.int32, np.int16, np.int8)  # of the record's numbers, as they stand in it
PLAIN = ("eights", "fours", "twos", "ones")


@dataclass(frozen=True)
class Told:
    """How a field is told: what its numbers are, their bounds, and which of its dimensions counts the seats."""

    kind: int
    low: int
    high: int
    count: int = 1  # members of a set
    first: int = 0  # the lowest of them
    axis: int | None = None

    def each_seat(self, axis: int = 0) -> "Told":
        return replace(self, axis=axis)


def number(low: int, high: int) -> Told:
    return Told(NUMBER, low, high)


def members(count: int, first: int = 0) -> Told:
    """A set of so many at most; bit `first` is the first of them."""
    return Told(MEMBERS, 0, 1, count, first)


def seat() -> Told:
    """A seat, or NOBODY."""
    return Told(SEAT, NOBODY, 0)


def seats() -> Told:
    """A set of seats."""
    return Told(SEATS, 0, 1)


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
        return slice(self.start, self.start + int(np.prod(self.shape)))


class Observation:
    """How a game is observed at a table of so many seats.

    For each seat `program` lists what to read for its row, in order: whether so many bits of one number or so many
    numbers, from where, and how many; `cuts` tells where the reading of each width ends, `relative` what is a seat.
    """

    def __init__(self, game: Game, seats: int):
        self.parts: dict[str, Part] = {"seat": Part("seat", 0, (), 0, seats - 1, "The seat that observes")}
        self.game, self.seats = game, seats
        self.record_type = game.rules.State.dtype
        programs: list[list[Reading]] = [[] for _ in range(seats)]
        relative: list[int] = []
        self.size = 1
        told, means = told_of(game), meanings(game)
        for name in self.record_type.names:
            if name not in told:
                continue
            how = told[name]
            shape = shape_of(self.record_type[name].shape, how, seats)
            high = seats - 1 if how.kind == SEAT else how.high
            self.parts[name] = part = Part(name, self.size, shape, how.low, high, means.get(name, ""))
            self.size = part.place.stop
            for observer, program in enumerate(programs):
                program += readings(self.record_type, name, how, seats, observer)
            if how.kind == SEAT:
                relative += range(part.place.start, part.place.stop)
        self.program, self.cuts = laid_out(programs)
        self.relative = np.array(relative, np.int64)
        bounds = np.zeros((2, self.size), np.int64)
        for part in self.parts.values():
            bounds[0, part.place], bounds[1, part.place] = part.low, part.high
        self.dtype: Any = next(width for width in WIDTHS[::-1] if fits(bounds, width))
        self.low: Ints = bounds[0].astype(self.dtype)
        self.high: Ints = bounds[1].astype(self.dtype)

    def sheet(self) -> Any:
        """What `tell` reads its program from and writes its row on."""
        sheet = batch_of(sheet_type(self.game), 1)[0]
        _, lines, _ = self.program.shape
        sheet.program[: self.seats, :lines] = self.program
        sheet.cuts[:] = self.cuts
        sheet.relatives = len(self.relative)
        sheet.relative[: len(self.relative)] = self.relative
        return sheet


@lru_cache
def sheet_type(game: Game) -> np.dtype:
    """Large enough at any table of the game."""
    tables = [Observation(game, seats) for seats in game.seats]
    lines = max(table.program.shape[1] for table in tables)
    parts = {
        "program": u8[max(game.seats), lines, 4],
        "cuts": i8[len(WIDTHS)],
        "relatives": i8,
        "relative": i8[max(1, *(len(table.relative) for table in tables))],
        "row": Field(np.dtype(tables[0].dtype).str[1:], (max(table.size for table in tables),)),
    }
    return layout(parts)


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
    if game.observed:
        return game.observed
    record = game.rules.State.dtype
    bounds = {name: np.iinfo(width_of(record, name)) for name in record.names}
    return {name: number(bound.min, bound.max) for name, bound in bounds.items()}


def width_of(record: np.dtype, name: str) -> Any:
    return next(width for width in WIDTHS if np.dtype(width).itemsize == record[name].base.itemsize)


def fits(numbers: Ints, kind: Any) -> bool:
    return bool(np.iinfo(kind).min <= numbers.min() and numbers.max() <= np.iinfo(kind).max)


def shape_of(shape: tuple[int, ...], how: Told, seats: int) -> tuple[int, ...]:
    lengths = tuple(seats if axis == how.axis else length for axis, length in enumerate(shape))
    return lengths + {MEMBERS: (how.count,), SEATS: (seats,)}.get(how.kind, ())


@dataclass(frozen=True)
class Reading:
    """So many neighbouring numbers of one width, or so many bits of one number from `shift` on."""

    width: int  # a number in WIDTHS
    bits: bool
    source: int
    shift: int
    count: int


def readings(record: np.dtype, name: str, how: Told, seats: int, observer: int) -> list[Reading]:
    """How a field is read; the seats' own dimension begins with the observer."""
    kind, offset = record.fields[name][:2]  # type: ignore[index]
    width = WIDTHS.index(width_of(record, name))
    first = offset // kind.base.itemsize
    found: list[Reading] = []
    for place in itertools.product(*(range(n) for n in shape_of(kind.shape, replace(how, kind=NUMBER), seats))):
        turned = tuple((i + observer) % seats if axis == how.axis else i for axis, i in enumerate(place))
        source = first + (int(np.ravel_multi_index(turned, kind.shape)) if turned else 0)
        if how.kind == MEMBERS:
            found.append(Reading(width, True, source, how.first, how.count))
        elif how.kind == SEATS:
            found.append(Reading(width, True, source, observer, seats - observer))
            found.append(Reading(width, True, source, 0, observer))
        else:
            found.append(Reading(width, False, source, 0, 1))
    return found


def laid_out(programs: list[list[Reading]]) -> tuple[Ints, Ints]:
    """The programs as tables of equal length, neighbours read together."""
    joined = []
    for program in programs:
        lines: list[list[Reading]] = [[] for _ in WIDTHS]
        for reading in program:
            line = lines[reading.width]
            if line and not (line[-1].bits or reading.bits) and line[-1].source + line[-1].count == reading.source:
                line[-1] = replace(line[-1], count=line[-1].count + reading.count)
            else:
                line.append(reading)
        joined.append(lines)
    lengths = [max(len(lines[width]) for lines in joined) for width in range(len(WIDTHS))]
    cuts = np.cumsum(lengths)
    table = np.zeros((len(programs), sum(lengths), 4), np.uint64)
    for observer, lines in enumerate(joined):
        for end, length, line in zip(cuts, lengths, lines, strict=True):
            for i, reading in enumerate(line):
                table[observer, end - length + i] = reading.bits, reading.source, reading.shift, reading.count
    return table, cuts


@rule
def tell(known, seat, sheet):
    """Writes down on the sheet what a blanked record, made `readable`, tells this seat."""
    row, cuts = sheet.row, sheet.cuts
    row[0] = seat
    at = copied(known.eights, sheet, 0, cuts[0], seat, np.uint64(1))
    at = copied(known.fours, sheet, cuts[0], cuts[1], seat, at)
    at = copied(known.twos, sheet, cuts[1], cuts[2], seat, at)
    copied(known.ones, sheet, cuts[2], cuts[3], seat, at)
    for k in range(sheet.relatives):
        i = sheet.relative[k]
        if row[i] >= seat:
            row[i] -= seat
        elif row[i] >= 0:
            row[i] += known.seats - seat


@rule
def copied(numbers, sheet, first, last, seat, at):
    """The readings of one width; where the next ones go. (Unsigned indices need no look at whether they are negative,
    and so the loops are done many numbers at a time.)"""
    row = sheet.row
    for line in range(first, last):
        reading = sheet.program[seat, line]
        source, count = reading[1], reading[3]
        if reading[0]:
            number = np.int64(numbers[source]) >> np.int64(reading[2])
            for i in range(count):
                row[at + i] = number >> np.int64(i) & 1
        else:
            for i in range(count):
                row[at + i] = numbers[source + i]
        at += count
    return at


def tell_first(records, seat, sheet):
    """The same of the first of some records: one alone, made `readable`, cannot be handed to compiled code."""
    tell(records[0], seat, sheet)


@lru_cache
def reader(game: Game) -> Callable:
    import numba
    from numba import types

    kind = readable(game.rules.State.dtype)
    record, paper = types.Array(numba.from_dtype(kind), 1, "C", aligned=False), numba.from_dtype(sheet_type(game))
    return game.compiled.add("tell", types.void(record, types.int64, paper), tell_first)


def row_of(game: Game, blanked: Any, seat: int, sheet: Any) -> Ints:
    """The row of a blanked record, read by compiled code."""
    reader(game)(np.array([blanked]).view(readable(game.rules.State.dtype)), seat, sheet)
    return sheet.row


def meanings(game: Game) -> dict[str, str]:
    """What stands beside each field of the record."""
    found = re.findall(r"^ +(\w+): .*?(?:  # (.*))?$", inspect.getsource(game.rules.State), re.MULTILINE)
    return {name: meaning[:1].upper() + meaning[1:] for name, meaning in found}


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
