"""A position as a picture: the pieces as the browser's own components draw them, laid out in rows.

The build of the page writes the pieces into `static/pieces.json`; a game's `picture.py` names them. A game without one,
or an install without the page, has the terminal's drawing as its picture.
"""

import io
import json
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots import part_of
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.terminal.scene import Scene

PIECES = Path(__file__).parents[1] / "static/pieces.json"
WIDTH, LABEL, MARGIN = 900, 230, 16
HIGH = 64  # a piece, whatever its own size, unless the game's `picture.py` has another `HIGH`
GAP, BETWEEN, LETTER = 14, 6, 11  # a gap in a row, the space between pieces, and how wide a letter is
STYLE = 'font-family="sans-serif" font-size="20" fill="#2A211C"'
TEXT_COLUMNS = 100  # of the terminal's drawing

Piece = dict[str, Any]  # width, height, svg


@cache
def pieces() -> dict[str, dict[str, Piece]]:
    """By game and name."""
    found: dict[str, dict[str, Piece]] = json.loads(PIECES.read_text(encoding="utf-8")) if PIECES.exists() else {}
    return found


def picture(game: Game, scene: Scene, title: str) -> str | None:
    """As SVG; None for a game whose pieces are not known."""
    painter, known = part_of(game, "picture"), pieces().get(game.name)
    if painter is None or known is None:
        return None
    parts, top = [text(MARGIN, 34, title, bold=True)], 56
    for label, names in painter.draw(scene):
        drawn, bottom = row(label, names, known, top, getattr(painter, "HIGH", HIGH))
        parts += drawn
        top = bottom + BETWEEN
    size = f'width="{WIDTH}" height="{top + MARGIN}"'
    ground = f'<rect {size} fill="#F4EBDD"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{ground}{"".join(parts)}</svg>'


def row(label: str, names: Sequence[str], known: dict[str, Piece], top: int, high: int) -> tuple[list[str], int]:
    """A label and the pieces right of it, on as many lines as they take; and where it ends."""
    parts, x = [text(MARGIN, top + high // 2 + 7, label)], LABEL
    for name in names:
        piece = known.get(name)
        wide = round(piece["width"] * high / piece["height"]) if piece else LETTER * len(name) or GAP - BETWEEN
        if x + wide > WIDTH - MARGIN:
            x, top = LABEL, top + high + BETWEEN
        if piece:
            box = f'viewBox="0 0 {piece["width"]} {piece["height"]}"'
            parts.append(f'<svg x="{x}" y="{top}" width="{wide}" height="{high}" {box}>{piece["svg"]}</svg>')
        else:
            parts.append(text(x, top + high // 2 + 7, name))
        x += wide + BETWEEN
    return parts, top + high


def text(x: int, y: int, said: str, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x}" y="{y}" {STYLE}{weight}>{escape(said)}</text>'


def as_text(lines: Sequence[str], title: str) -> str:
    """The terminal's drawing, in colour, as SVG."""
    from rich.console import Console
    from rich.text import Text

    texts = [Text.from_markup(line) for line in lines]
    width = max(TEXT_COLUMNS, *(line.cell_len for line in texts))
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in texts:
        console.print(line, no_wrap=True, overflow="crop")
    return console.export_svg(title=title)


def pixels(svg: str) -> NDArray[np.uint8]:
    """Height, width, red-green-blue."""
    try:
        import vl_convert
        from PIL import Image
    except ModuleNotFoundError:
        raise BadOption("study-missing") from None
    return np.asarray(Image.open(io.BytesIO(vl_convert.svg_to_png(svg, scale=1.0))).convert("RGB"))
