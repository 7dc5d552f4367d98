"""What a game's drawings are made from.

`draw(scene)` of its `terminal.py` gives a title, a note for each seat and the table's lines. `draw(scene)` of its
`picture.py`, if it has one, gives the rows of a picture: a label, and names of the browser's pieces (`pieces.ts` in the
game's folder in web/) or short texts, with "" as a gap.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.markup import escape

from sobremesa import words

EMBLEMS = ("●", "▲", "■", "◆", "★", "⬢", "✚", "⬟", "✖", "◗")
COLOURS = (
    *("#E69F00", "#56B4E9", "#009E73", "#D55E00", "#CC79A7"),
    *("#0072B2", "#F0E442", "#8C6D46", "#7A7A7A", "#8BC34A"),
)

Row = tuple[str, Sequence[str]]


def seat_mark(seat: int, text: str) -> str:
    """Something of a seat's, in its colour and with its emblem."""
    return f"[{COLOURS[seat]}]{EMBLEMS[seat]}[/] {escape(text)}"


@dataclass(frozen=True)
class Scene:
    view: Mapping[str, Any]
    seat: int | None  # whose eyes; None is a spectator
    options: Mapping[str, Any]
    names: Sequence[str]
    moves: Sequence[tuple[str, Mapping[str, Any]]]  # what this seat may do now, and what each move means
    language: str
    folder: Path

    def say(self, name: str, /, **about: Any) -> str:
        return words.catalogue(self.language, self.folder).say(name, **about)

    def tell(self, item: Mapping[str, Any]) -> str:
        return words.catalogue(self.language, self.folder).tell(item, self.names, self.seat)


def seat_row(scene: Scene, seat: int, parts: Sequence[str]) -> Row:
    """A seat's row of a picture: its name and score, its emblem, and what lies before it."""
    return f"{scene.names[seat]}  {words.figure(scene.view['scores'][seat])}", [f"emblem {seat}", *parts]
