"""Bots, by name: the five levels, the same in every game, and each game's simple ones.

    bot(game, "medium").choose(known, seat, Budget(seconds=0.5), seed=7)

A bot sees what its seat may know (the blanked record) and nothing else: for equal knowledge, iterations and seed it
makes the equal move. A game's own `levels.py` says how its levels play; a game without one is searched (`search`).
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from numbers import Integral, Real
from types import ModuleType
from typing import Any, Protocol

from sobremesa.engine import bits, luck
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.options import shown

LEVELS = ("beginner", "easy", "medium", "hard", "master")
DEFAULT = "medium"


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many iterations, so many seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise BadOption("no-budget")
        for name, value, kind in (("iterations", self.iterations, Integral), ("seconds", self.seconds, Real)):
            if value is not None and not (isinstance(value, kind) and value > 0):
                raise BadOption("bad-budget", name=name, value=shown(value))

    def clock(self) -> Callable[[], bool]:
        """Asked now and then, it says whether there is time left."""
        seconds = self.seconds
        if seconds is None:
            return lambda: True
        end = time.perf_counter() + seconds
        return lambda: time.perf_counter() < end


@dataclass(frozen=True)
class Thought:
    """The move, and what the candidates looked like to the bot."""

    action: int
    worths: Mapping[int, float]  # of each candidate, the larger the better for the seat
    mix: Mapping[int, float] | None = None  # where a bot plays by chance: how likely each candidate was
    playouts: int = 0  # how many were made


class Bot(Protocol):
    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        """The move in this position. Without a budget a bot takes its own."""
        ...


class Simple:
    """One of a game's simple bots, or the one that plays anything."""

    def __init__(self, game: Game, name: str):
        self.game = game
        self.function = game.bots.get(name)

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        pad = self.game.pad(int(luck.seeds(seed, seat, 1)[0]))
        self.game.rules.legal(blanked, seat, pad)
        action = self.function(blanked.copy(), seat, pad) if self.function else luck.any_marked(pad)
        return Thought(int(action), {int(action): 0.0})


def names(game: Game) -> list[str]:
    """The bots that may sit at a table: the levels, weakest first, then the simple ones."""
    return [*LEVELS, *game.bot_names()]


def bot(game: Game, name: str) -> Bot:
    if name in LEVELS:
        return levels_of(game).level(game, name)
    if name not in game.bot_names():
        raise BadOption("unknown-bot", name=shown(name), known=", ".join(names(game)))
    return Simple(game, name)


def levels_of(game: Game) -> ModuleType:
    """The module that makes the game's levels: its own, or the one that serves any game."""
    from . import levels

    return part_of(game, "levels") or levels


def part_of(game: Game, name: str) -> ModuleType | None:
    """A module that a game's folder may have."""
    package = game.rules.__name__.rpartition(".")[0]
    try:
        return importlib.import_module(f"{package}.{name}")
    except ModuleNotFoundError as missing:
        if missing.name != f"{package}.{name}":
            raise
        return None


def candidates(game: Game, blanked: Any, seat: int) -> list[int]:
    """The legal actions of a seat."""
    pad = game.pad()
    game.rules.legal(blanked, seat, pad)
    return bits.members(pad.words)
