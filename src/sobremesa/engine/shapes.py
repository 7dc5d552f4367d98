"""The types of what a game's table makes. A game declares them at the end of its `table.py`; the browser's types are
written from them (`make wire`), and the tests hold everything that a table makes against them.

Views, prompts, meanings and events stay plain data: these classes only say what is in it.
"""

import re
from collections.abc import Mapping
from types import ModuleType

from msgspec import Struct, defstruct

from .options import Option


def name_of(cls: str) -> str:
    """The name in the data, from the name of the class: BidHighMeaning is bid-high."""
    return "-".join(re.findall("[A-Z][a-z]*", cls)[:-1]).lower()


class Shape(Struct, forbid_unknown_fields=True):
    """A part of something else."""


class View(Shape):
    """What a seat is shown."""


class Options(Shape):
    """What was agreed before the game."""


class Prompt(Shape, tag_field="prompt", tag=name_of):
    """What a seat is to decide."""


class Meaning(Shape, tag_field="meaning", tag=name_of):
    """What a move does."""


class Event(Shape, tag_field="event", tag=name_of):
    """What happened."""


KINDS: tuple[type[Shape], ...] = (Prompt, Meaning, Event)


def declared(table: ModuleType) -> list[type[Shape]]:
    """The types that a game's `table.py` declares; none where it has no table of its own in the browser."""
    things = [thing for thing in vars(table).values() if isinstance(thing, type) and issubclass(thing, Shape)]
    return [thing for thing in things if thing.__module__ == table.__name__]


def options_shape(options: Mapping[str, Option]) -> type[Struct]:
    """The type of a game's options, from the options themselves."""
    fields = [(name, option.shape) for name, option in options.items()]
    return defstruct("Options", fields, bases=(Options,))
