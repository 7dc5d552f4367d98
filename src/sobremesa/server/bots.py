"""Bots at a table: they think where they cannot delay people's moves, and take a readable beat."""

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import numpy as np

from sobremesa import games
from sobremesa.bots import DEFAULT, LEVELS, names
from sobremesa.bots.seated import able, think
from sobremesa.engine import workers
from sobremesa.engine.game import Game

__all__ = ["DEFAULT", "PACE", "Thinkers", "names"]

log = logging.getLogger(__name__)

PACE = {"instant": 0.0, "normal": 0.8, "slow": 1.8}  # seconds from the question to a bot's move


class Thinkers:
    """Simple bots answer on a thread. Levels think in processes of their own, started when first needed."""

    def __init__(self) -> None:
        self._quick = ThreadPoolExecutor(2, "bot")
        self._deep: ProcessPoolExecutor | None = None

    async def move(self, game: Game, known: Any, seat: int, name: str) -> str:
        loop = asyncio.get_running_loop()
        name = await loop.run_in_executor(self._quick, able, game, name)
        if name in LEVELS:
            try:
                return await loop.run_in_executor(self._processes(), deeply, game.name, known.tobytes(), seat, name)
            except BrokenProcessPool:
                log.error("the bots' process ended; another is started when needed")
                self._deep = None
                name = game.bot_names()[-1]
        return await loop.run_in_executor(self._quick, think, game, known, seat, name)

    def _processes(self) -> ProcessPoolExecutor:
        if self._deep is None:
            spare = max((os.cpu_count() or 1) - 1, 1)
            self._deep = ProcessPoolExecutor(spare, multiprocessing.get_context("spawn"), initializer=step_back)
        return self._deep

    def close(self) -> None:
        self._quick.shutdown(cancel_futures=True)
        if self._deep:
            self._deep.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """A bots' process gives way to the server."""
    workers.begin()
    if hasattr(os, "nice"):
        os.nice(5)


def deeply(game_name: str, known: bytes, seat: int, name: str) -> str:
    game = games.game(game_name)
    record = np.frombuffer(bytearray(known), game.rules.State.dtype).view(np.recarray)[0]
    return think(game, record, seat, name)
