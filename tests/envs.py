"""Tools for the tests of the environments."""

from typing import Any

import numpy as np

import conformance
import sobremesa
from sobremesa.engine.game import Game
from sobremesa.envs.batch import Batch, unpacked


def tables(game: Game) -> list[int]:
    """The table sizes to try: all where they are few, else the smallest and the largest."""
    return list(game.seats) if len(game.seats) < 6 else [min(game.seats), max(game.seats)]


TABLES = [(name, seats) for name in sobremesa.games() for seats in tables(sobremesa.game(name))]


def short(game: Game) -> dict[str, Any]:
    """Options for a game that soon ends."""
    smaller = {"numbers": 6, "dealt": 5, "bids": 6, "prizes": [-3, -1, 1, 2, 4, 6]}
    fitting = {name: value for name, value in smaller.items() if name in game.options and takes(game, name, value)}
    return conformance.shorter(game) | fitting


def takes(game: Game, name: str, value: Any) -> bool:
    """Whether an option takes a value: games may mean other things by the same name."""
    try:
        return game.options[name].read(value) == value
    except ValueError:
        return False


def any_actions(masks: Any, rng: np.random.Generator, actions: int | None = None) -> Any:
    """A legal action for each game, each as likely as the others; 0 where there is none."""
    if actions is not None:
        masks = unpacked(masks, actions)
    return np.argmax(masks * rng.random(masks.shape), axis=1)


def selves(game: Game, seats: int, count: int = 1, reward: str = "points", threads: int = 1) -> Batch:
    """Games in which every seat is the learner's."""
    return Batch(game, seats, short(game), [[None] * seats] * count, reward, threads=threads)
