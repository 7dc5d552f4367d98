"""The record: a whole game position in one flat block of bytes.

    class State(Record):
        turns: int = i4.number(0, 15)                                    # a field of one number
        hand: Ints = i4[MAX_SEATS].members(15, first=1).each_seat()      # a field of several, each a set kept as bits

What stands after the type and the shape says how a learner is told the field (`engine.observation`).

Copying is a memcpy, saving is bytes, many of them are an array. Take `i4` unless a state grows large:
smaller fields overflow in plain Python where Numba widens (`1 << x`, `x * 1000`), and are slower.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.integer]
Row = Ints | Sequence[int]  # of numbers, to be read
R = TypeVar("R", bound="Record")


NUMBER, MEMBERS, SEAT, SEATS = range(4)


@dataclass(frozen=True)
class Told:
    """How a learner is told a field: what its numbers are, their bounds, and which of its dimensions counts the
    seats."""

    kind: int
    low: int
    high: int
    count: int = 1  # members of a set
    first: int = 0  # the lowest of them
    axis: int | None = None


@dataclass(frozen=True)
class Field:
    """One field: its number type and its shape, and how a learner is told it; not at all without a word of that."""

    code: str
    shape: tuple[int, ...] = ()
    told: Told | None = None

    def __getitem__(self, shape: int | tuple[int, ...]) -> "Field":
        return replace(self, shape=shape if isinstance(shape, tuple) else (shape,))

    def number(self, low: int, high: int) -> "Field":
        """As it stands."""
        return replace(self, told=Told(NUMBER, low, high))

    def members(self, count: int, first: int = 0) -> "Field":
        """A set of so many at most, 0 or 1 for each; bit `first` is the first of them."""
        return replace(self, told=Told(MEMBERS, 0, 1, count, first))

    def seat(self) -> "Field":
        """A seat, or NOBODY: 0 is the learner's own, 1 the one at its left …"""
        return replace(self, told=Told(SEAT, -1, 0))

    def seats(self) -> "Field":
        """A set of seats, the learner's own first."""
        return replace(self, told=Told(SEATS, 0, 1))

    def each_seat(self, axis: int = 0) -> "Field":
        """This dimension counts the seats: the learner's own comes first."""
        assert self.told
        return replace(self, told=replace(self.told, axis=axis))


i1: Any = Field("i1")
i2: Any = Field("i2")
i4: Any = Field("i4")
i8: Any = Field("i8")
u8: Any = Field("u8")


def layout(fields: dict[str, Field]) -> np.dtype:
    """The fields, big ones first, without padding: every byte of a record means something."""
    for name in fields:
        if hasattr(np.record, name) or hasattr(np.recarray, name):
            raise TypeError(f"a field cannot be called {name!r}: NumPy's records have a method of that name")
    ordered = sorted(fields.items(), key=lambda field: -np.dtype(field[1].code).itemsize)
    return np.dtype((np.record, [(name, field.code, field.shape) for name, field in ordered]))


def batch_of(dtype: np.dtype, count: int) -> Any:
    return np.zeros(count, dtype).view(np.recarray)


class Record:
    """Subclasses list their fields; `new()` gives a zeroed record with them as attributes."""

    dtype: ClassVar[np.dtype]
    told: ClassVar[dict[str, Told]]  # how a learner is told each field

    version: int = i4  # of the rules this match is played by
    seats: int = i4

    def __init_subclass__(cls) -> None:
        fields = {k: v for c in reversed(cls.__mro__) for k, v in vars(c).items() if isinstance(v, Field)}
        cls.dtype = layout(fields)
        cls.told = {name: field.told for name, field in fields.items() if field.told}

    @classmethod
    def new(cls) -> Self:
        return cast(Self, batch_of(cls.dtype, 1)[0])


def pad_type(words: int, weights: int, seats: int) -> np.dtype:
    """The pad that rules write their answers on.

    `words`: the legal actions, or the outcomes that may come, a bit each; `weights`: how likely each
    outcome is; `points`: the scores; `luck`: the state of the random generator.
    """
    return layout({"words": u8[words], "weights": i8[weights], "points": i8[seats], "luck": i8})


class Pad(Protocol):
    """What `pad_type` describes, for the type checker."""

    words: Ints
    weights: Ints
    points: Ints
    luck: int


def copy_of(state: R) -> R:
    """A copy that never changes when the original moves on."""
    return state.copy()  # type: ignore[attr-defined]


def numbers(row: Ints | list[int]) -> list[int]:
    """A field of several numbers, of a record or a plain one, not to be altered."""
    return row if isinstance(row, list) else row.tolist()


class Plain:
    """A record's fields as plain attributes, for rules run as ordinary Python: ten times as quick as a NumPy record.

    A field of numbers is a whole number, a row of them a list; anything of more dimensions stays an array.
    """

    def __init__(self, record: Any):
        fields = vars(self)
        fields["_dtype"] = record.dtype
        fields["_rows"], fields["_arrays"] = rows, arrays = list[str](), list[str]()
        for name, value in zip(record.dtype.names, record.item(), strict=True):
            if isinstance(value, int):
                fields[name] = value
            elif value.ndim == 1:
                fields[name] = value.tolist()
                rows.append(name)
            else:
                fields[name] = value.copy()
                arrays.append(name)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def copy(self) -> "Plain":
        other = object.__new__(Plain)
        other.__dict__ = fields = self.__dict__.copy()
        for name in fields["_rows"]:
            fields[name] = fields[name].copy()
        for name in fields["_arrays"]:
            fields[name] = fields[name].copy()
        return other

    def record(self) -> Any:
        fields = vars(self)
        batch = batch_of(fields["_dtype"], 1)
        batch[0] = tuple([fields[name] for name in batch.dtype.names])
        return batch[0]
