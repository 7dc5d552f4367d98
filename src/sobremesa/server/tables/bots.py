"""Bots at a table: they think where they cannot delay people's moves, take a readable beat, and post a move."""

import asyncio
import logging
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from sobremesa import games
from sobremesa.bots import DEFAULT, LEVELS, names
from sobremesa.bots.seated import able, think
from sobremesa.engine import workers
from sobremesa.engine.game import Game
from sobremesa.engine.rule import CHANCE

from ..refusals import Refused
from .commands import BotMove

if TYPE_CHECKING:
    from .table import Table

__all__ = ["DEFAULT", "PACE", "BotSeats", "Thinkers", "names"]

log = logging.getLogger(__name__)

PACE = {"instant": 0.0, "normal": 0.8, "slow": 1.8}  # seconds from the question to a bot's move


class BotSeats:
    """The bots of one table. Each that is asked thinks by itself; none do where only bots are left."""

    def __init__(self, table: "Table", thinkers: "Thinkers"):
        self._table = table
        self._thinkers = thinkers
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self._pace_changed = asyncio.Event()

    def wake(self) -> None:
        """Every bot that is asked begins to think."""
        state = self._table.state
        if state.match is None or self._table.closing or not state.facts.alive:
            return
        places = state.facts.places
        asked = [seat for seat in state.match.waiting if seat != CHANCE and places[seat].bot is not None]
        if not asked or not any(place.active for place in places):
            return
        for seat in asked:
            if seat not in self.thinking:
                self.thinking[seat] = task = asyncio.create_task(self._move(seat))
                task.add_done_callback(partial(self._done, seat))

    def change_pace(self) -> None:
        self._pace_changed.set()
        self._pace_changed = asyncio.Event()

    def close(self) -> None:
        for task in self.thinking.values():
            task.cancel()

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        del self.thinking[seat]
        if task.cancelled() or self._table.closing:
            return
        fault = task.exception()
        if fault is None or (isinstance(fault, Refused) and fault.code == "stale"):
            self.wake()
        else:
            log.error("a bot failed at %s", self._table.state.facts.code, exc_info=fault)

    async def _move(self, seat: int) -> None:
        state, began = self._table.state, time.monotonic()
        assert state.match
        question, level = state.questions[seat], state.facts.places[seat].bot or ""
        game = state.match.game
        move = await self._thinkers.move(game, game.blanked(state.match.state, seat), seat, level)
        while (left := began + PACE[self._table.state.facts.pace] - time.monotonic()) > 0:
            changed = asyncio.create_task(self._pace_changed.wait())
            await asyncio.wait([changed], timeout=left)
            changed.cancel()
        await self._table.post(BotMove(seat=seat, text=move, question=question, id=str(question)))


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
