"""The types of what a game's table makes. A game declares its own in `shapes.py`; the browser's types are written from
them (`make wire`), and the tests hold everything that a table makes against them.

Views, prompts, meanings and events stay plain data: these classes only say what is in it.
"""

import re

from msgspec import Struct


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
