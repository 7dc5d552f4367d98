"""What the environments have in common: their names, their spaces, a position drawn as text or pixels, and pickling."""

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sobremesa import games
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.options import shown

from .batch import Batch

LAYOUT = 0  # raised when what is observed, or how it is laid out, changes
RENDER_MODES = ["ansi", "human", "rgb_array"]
WIDTH = 100  # columns of a picture


def version(game: Game) -> int:
    """Of the environments: a learner trained on one version can play the same version only."""
    return game.version + LAYOUT


def find(name: str) -> Game:
    """A game by its name, or by its versioned one: `raj` or `raj_v1`."""
    plain, mark, number = name.partition("_v")
    game = games.game(plain)
    if mark and number != str(version(game)):
        known = ", ".join(f"{other}_v{version(games.game(other))}" for other in games.names())
        raise BadOption("unknown-game", name=shown(name), known=known)
    return game


def agents(seats: int) -> list[str]:
    """The names of the seats."""
    return [f"player_{seat}" for seat in range(seats)]


def row_space(batch: Batch) -> spaces.Box:
    """What is told alone."""
    observation = batch.observation
    return spaces.Box(observation.low, observation.high, dtype=observation.dtype)


def observation_space(batch: Batch) -> spaces.Dict:
    """What is told, and the legal actions: a byte for each, or 64 to a word (lowest bit first)."""
    words = batch.lanes["words"].shape[1]
    mask = spaces.Box(0, 1, (batch.game.actions,), np.int8)
    packed = spaces.Box(0, np.iinfo(np.uint64).max, (words,), np.uint64)
    return spaces.Dict({"observation": row_space(batch), "action_mask": packed if batch.packed else mask})


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("bad-value", name="render_mode", value=shown(mode), values=" | ".join(RENDER_MODES))


def rendered(batch: Batch, n: int, seat: int, mode: str | None) -> Any:
    """A game of a batch as a seat sees it: text, printed text, or pixels."""
    if mode == "human":
        print(drawn(batch, n, seat), flush=True)
        return None
    return pixels(batch, n, seat) if mode == "rgb_array" else drawn(batch, n, seat)


def drawing(batch: Batch, n: int, seat: int) -> list[str]:
    """The lines of the terminal's drawing, with rich's marks."""
    from sobremesa.terminal.table import drawing_of

    match = batch.game.match(seats=batch.seats, dealer="manual", **batch.options)
    match.state = batch.state(n)
    names = agents(batch.seats)
    found = drawing_of(match, seat, names, "en")
    notes = [f"{name}  {note}" for name, note in zip(names, found["seats"], strict=True)]
    return [found["title"], *notes, *found["table"]]


def drawn(batch: Batch, n: int, seat: int) -> str:
    """A game of a batch as a terminal shows it to a seat."""
    from rich.text import Text

    return "\n".join(Text.from_markup(line).plain.rstrip() for line in drawing(batch, n, seat))


def pixels(batch: Batch, n: int, seat: int) -> NDArray[np.uint8]:
    """The same in colour, as a picture: height, width, red-green-blue."""
    import io

    from rich.console import Console
    from rich.text import Text

    try:
        import vl_convert
        from PIL import Image
    except ModuleNotFoundError:
        raise BadOption("study-missing") from None
    lines = [Text.from_markup(line) for line in drawing(batch, n, seat)]
    width = max(WIDTH, *(line.cell_len for line in lines))
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in lines:
        console.print(line, no_wrap=True, overflow="crop")
    picture = vl_convert.svg_to_png(console.export_svg(title=batch.game.name), scale=1.0)
    return np.asarray(Image.open(io.BytesIO(picture)).convert("RGB"))


class Kept:
    """An environment that can be pickled and copied: by its class, what it was made with, and its state."""

    made: dict[str, Any]
    batch: Any

    def save_state(self) -> dict[str, Any]:
        """How it stands, for `restore_state` of an environment made alike. Plain data, to be pickled if you like."""
        lasting = {name: vars(self)[name] for name in self.lasting() if name in vars(self)}
        return {"batch": self.batch.save(), **deepcopy(lasting)}

    def restore_state(self, saved: dict[str, Any]) -> None:
        """Goes on from a saved state, any number of times."""
        self.batch.restore(saved["batch"])
        vars(self).update({name: deepcopy(value) for name, value in saved.items() if name != "batch"})

    def lasting(self) -> tuple[str, ...]:
        """The attributes that belong to the state."""
        raise NotImplementedError

    def __reduce__(self) -> Any:
        return remade, (type(self), self.made), self.save_state()

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.restore_state(saved)

    def __deepcopy__(self, memo: Any) -> Any:
        other = remade(type(self), self.made)
        other.restore_state(self.save_state())
        return other


def remade(kind: type, made: dict[str, Any]) -> Any:
    """An environment made anew in the same way."""
    made = dict(made)
    return kind(**made.pop("options", {}), **made)
