"""What can be agreed before a match: each option has a name, a type, a default and, in the game's words, help."""

import operator
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Literal, get_type_hints

import numpy as np

from .errors import BadOption


@dataclass(frozen=True)
class Option:
    """`default` may be a function of the number of seats. `until` holds the defaults of older rules: {1: "down"} is the
    default up to version 1."""

    name: str
    default: Any
    until: Mapping[int, Any] = field(default_factory=dict)
    kind = ""  # how a form asks for it: "choice", "whole", "flag", "numbers", "text" or "file" (the text of one)

    @property
    def values(self) -> str:
        """The values it takes, for people."""
        raise NotImplementedError

    @property
    def shape(self) -> Any:
        """The type of its values, for a table in the browser: what `read` returns."""
        return get_type_hints(self.read)["return"]

    def read(self, value: Any) -> Any:
        """The value from Python data or from text; raises ValueError."""
        raise NotImplementedError

    def sent(self, value: Any) -> Any:
        """The value as somebody afar sends it, who must not name files here: of those, the text itself comes."""
        return self.read(value)

    def default_for(self, seats: int, version: int | None = None) -> Any:
        """The default at a table of this size, by this version of the rules (None: the newest)."""
        older = [] if version is None else [last for last in self.until if version <= last]
        default = self.until[min(older)] if older else self.default
        return default(seats) if callable(default) else default

    def text(self, value: Any) -> str:
        return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words."""

    kind = "choice"
    words: tuple[str, ...] = ()

    @property
    def values(self) -> str:
        return " | ".join(self.words)

    @property
    def shape(self) -> Any:
        return Literal[self.words]

    def read(self, value: Any) -> str:
        if isinstance(value, str) and value.strip().lower() in self.words:
            return value.strip().lower()
        raise ValueError


@dataclass(frozen=True)
class Whole(Option):
    """A whole number in a range."""

    kind = "whole"
    least: int = 1
    most: int = 1

    @property
    def values(self) -> str:
        return f"{self.least}–{self.most}"

    def read(self, value: Any) -> int:
        number = whole(value)
        if not self.least <= number <= self.most:
            raise ValueError
        return number


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no."""

    kind = "flag"

    @property
    def values(self) -> str:
        return "true | false"

    def read(self, value: Any) -> bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.strip().lower() in ("true", "yes", "on", "1"):
            return True
        if isinstance(value, str) and value.strip().lower() in ("false", "no", "off", "0"):
            return False
        raise ValueError


@dataclass(frozen=True)
class Numbers(Option):
    """A list of whole numbers; in text with colons or commas between them."""

    kind = "numbers"
    least: int = 1
    most: int = 1
    longest: int = 1

    @property
    def values(self) -> str:
        return f"{self.least}–{self.most}, a:b:c"

    def read(self, value: Any) -> list[int]:
        if isinstance(value, str):
            value = value.replace(",", ":").split(":")
        if not isinstance(value, list | tuple | np.ndarray) or not 1 <= len(value) <= self.longest:
            raise ValueError
        numbers = [whole(part) for part in value]
        if not all(self.least <= number <= self.most for number in numbers):
            raise ValueError
        return numbers

    def text(self, value: Any) -> str:
        return ":".join(str(number) for number in value)


def whole(value: Any) -> int:
    """A whole number from Python or NumPy data, or from text."""
    if isinstance(value, str):
        if len(value) > 20:
            raise ValueError
        return int(value)
    if isinstance(value, bool | np.bool_):
        raise ValueError
    try:
        return operator.index(value)
    except TypeError:
        raise ValueError from None


def settle(
    options: Mapping[str, Option],
    seats: int,
    given: Mapping[str, Any],
    from_afar: bool = False,
    version: int | None = None,
) -> dict[str, Any]:
    """Every option with its value: the given ones read, the others at their defaults."""
    for name in given:
        if name not in options:
            raise BadOption("unknown-option", name=str(name), known=", ".join(options))
    settled = {}
    for name, option in options.items():
        if name not in given:
            settled[name] = deepcopy(option.default_for(seats, version))
            continue
        try:
            settled[name] = option.sent(given[name]) if from_afar else option.read(given[name])
        except ValueError:
            raise BadOption("bad-value", name=name, value=shown(given[name]), values=option.values) from None
    return settled


def shown(value: Any, most: int = 60) -> str:
    """Foreign input, fit to stand in a sentence: one line, not too long."""
    try:
        text = str(value)
    except (ValueError, RecursionError):  # a number of too many digits, a list too deep
        text = "…"
    text = "".join(c if c.isprintable() else " " for c in text)
    return text if len(text) <= most else text[: most - 1] + "…"
