"""What the environments have in common: their names, their spaces, and a position drawn as text."""

import numpy as np
from gymnasium import spaces

from sobremesa import games
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.options import shown

from .batch import Batch

LAYOUT = 0  # raised when what is observed, or how it is laid out, changes


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
    return [f"player_{seat}" for seat in range(seats)]


def observation_space(batch: Batch) -> spaces.Dict:
    """What is told, and the legal actions: a byte for each, or 64 to a word (lowest bit first)."""
    observation, words = batch.observation, batch.lanes["words"].shape[1]
    told = spaces.Box(observation.low, observation.high, dtype=observation.dtype)
    mask = spaces.Box(0, 1, (batch.game.actions,), np.int8)
    packed = spaces.Box(0, np.iinfo(np.uint64).max, (words,), np.uint64)
    return spaces.Dict({"observation": told, "action_mask": packed if batch.packed else mask})


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, "ansi"):
        raise BadOption("bad-value", name="render_mode", value=shown(mode), values="ansi")


def drawn(batch: Batch, n: int, seat: int) -> str:
    """A game of a batch as a terminal shows it to a seat."""
    from rich.text import Text

    from sobremesa.terminal.table import drawing_of

    match = batch.game.match(seats=batch.seats, dealer="manual", **batch.options)
    match.state = batch.state(n)
    names = agents(batch.seats)
    drawing = drawing_of(match, seat, names, "en")
    notes = [f"{name}  {note}" for name, note in zip(names, drawing["seats"], strict=True)]
    return "\n".join(Text.from_markup(line).plain.rstrip() for line in (drawing["title"], *notes, *drawing["table"]))
