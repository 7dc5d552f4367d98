"""What the environments have in common: their names, their spaces, a position drawn as text or pixels, and pickling."""

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sobremesa import games
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.options import shown

from . import picture
from .batch import Batch

LAYOUT = 0  # raised when what is observed, or how it is laid out, changes
RENDER_MODES = ["ansi", "human", "rgb_array"]


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
    if mode == "rgb_array":
        return pixels(batch, n, seat)
    text = drawn(batch, n, seat)
    if mode != "human":
        return text
    print(text, flush=True)
    return None


def shown_match(batch: Batch, n: int) -> Match:
    """A game of a batch as a match, to be looked at."""
    match = batch.game.match(seats=batch.seats, dealer="manual", **batch.options)
    match.state = batch.state(n)
    return match


def lines(found: dict[str, Any], names: list[str]) -> list[str]:
    """The lines of the terminal's drawing, with rich's marks."""
    notes = [f"{name}  {note}" for name, note in zip(names, found["seats"], strict=True)]
    return [found["title"], *notes, *found["table"]]


def drawn(batch: Batch, n: int, seat: int) -> str:
    """A game of a batch as a terminal shows it to a seat."""
    from rich.text import Text

    from sobremesa.terminal.table import drawing_of

    names = agents(batch.seats)
    found = lines(drawing_of(shown_match(batch, n), seat, names, "en"), names)
    return "\n".join(Text.from_markup(line).plain.rstrip() for line in found)


def pixels(batch: Batch, n: int, seat: int) -> NDArray[np.uint8]:
    """The table as a picture: height, width, red-green-blue."""
    from sobremesa.terminal.table import drawing_of, scene_of

    names, match = agents(batch.seats), shown_match(batch, n)
    found = drawing_of(match, seat, names, "en")
    svg = picture.picture(batch.game, scene_of(match, seat, names, "en"), found["title"])
    return picture.pixels(svg or picture.as_text(lines(found, names), batch.game.name))


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
