"""Bots at a table: they think where they cannot delay people's moves, take a readable beat, and post a move."""

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
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
from . import coaching
from .commands import BotMove

if TYPE_CHECKING:
    from .table import Table

__all__ = ["DEFAULT", "PACE", "BotSeats", "Thinkers", "names"]

log = logging.getLogger(__name__)

LONG = LEVELS[-2:]  # the levels that think for long
THOUGHT_SECONDS = 30.0  # after which a process is taken to hang
MOVES, REPORTS = 5, 15  # how far the processes that think about them give way to others
REPORT_SECONDS = 600.0  # the same for a report, with what must be compiled for the first one
START_SECONDS = 120.0  # with its start, on a slow computer
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
        if state.match is None or self._table.closing or not state.facts.alive or not self._table.leads:
            return
        places = state.facts.places
        asked = [seat for seat in state.match.waiting if seat != CHANCE and places[seat].bot is not None]
        if not asked or not any(place.active for place in places):
            return
        for seat in asked:
            if seat not in self.thinking:
                self.thinking[seat] = task = asyncio.create_task(self._answer(seat))
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
        elif not isinstance(fault, Refused) or fault.code != "not-stored":  # then the table is read anew
            log.error("a bot failed at %s", self._table.state.facts.code, exc_info=fault)

    async def _answer(self, seat: int) -> None:
        state, began = self._table.state, time.monotonic()
        assert state.match
        question, level = state.questions[seat], state.facts.places[seat].bot or ""
        game = state.match.game
        facts = state.facts
        host = facts.places[facts.host].guest if facts.host is not None else None
        move = await self._thinkers.move(game, game.blanked(state.match.state, seat), seat, level, host or facts.code)
        while (left := began + PACE[self._table.state.facts.pace] - time.monotonic()) > 0:
            changed = asyncio.create_task(self._pace_changed.wait())
            await asyncio.wait([changed], timeout=left)
            changed.cancel()
        await self._table.post(BotMove(seat=seat, text=move, question=question))


class Thinkers:
    """Simple bots answer on a thread. Levels think in processes of their own, started when first needed; the hosts
    of tables take turns there, and where many wait the levels think less long."""

    def __init__(self) -> None:
        self._quick = ThreadPoolExecutor(2, "bot")
        self.workers = [Worker() for _ in range(max((os.cpu_count() or 1) - 1, 1))]
        self._free = list(self.workers)
        self.turns = Turns(len(self.workers))
        self._analyst = Worker(REPORT_SECONDS, REPORTS)  # reports wait for each other, and no move for them
        self._reports = Turns(1)
        self._reporting: str | None = None  # the table whose report is being made

    async def move(self, game: Game, known: Any, seat: int, name: str, host: str = "") -> str:
        loop = asyncio.get_running_loop()
        name = await loop.run_in_executor(self._quick, able, game, name)
        if name in LEVELS:
            async with self.turns.of(host):
                worker = self._free.pop()
                try:
                    return await worker.run(deeply, game.name, known.tobytes(), seat, name, self._seconds(name))
                except (BrokenProcessPool, TimeoutError):
                    log.error("a bots' process ended or hung; another is started when needed")
                    worker.stop()
                    name = game.bot_names()[-1]
                finally:
                    self._free.append(worker)
        return await loop.run_in_executor(self._quick, think, game, known, seat, name)

    async def hint(self, game: str, known: bytes, seat: int, host: str) -> list[dict[str, Any]]:
        """The coach's best moves. Hints take turns with the levels' moves."""
        async with self.turns.of(host):
            worker = self._free.pop()
            try:
                return list(json.loads(await worker.run(coaching.advise, game, known, seat)))
            except (BrokenProcessPool, TimeoutError):
                worker.stop()
                raise Refused("busy") from None
            finally:
                self._free.append(worker)

    async def report(self, table: str, record: dict[str, Any]) -> str:
        async with self._reports.of(table):
            self._reporting = table
            try:
                return await self._analyst.run(coaching.analyse, record)
            except (BrokenProcessPool, TimeoutError):
                self._analyst.stop()
                raise
            finally:
                self._reporting = None

    def progress(self, table: str) -> tuple[int, int]:
        """How far a table's report has come, of how much; nothing of 1 while it waits."""
        done, total = self._analyst.progress if self._reporting == table else (0, 0)
        return (done, total) if total else (0, 1)

    def _seconds(self, name: str) -> float | None:
        """How long to think at most; None for as long as the level does."""
        rounds = self.turns.waiting / len(self.workers)
        return 1 / rounds if rounds > 2 and name in LONG else None

    def close(self) -> None:
        self._quick.shutdown(cancel_futures=True)
        for worker in [*self.workers, self._analyst]:
            worker.close()


class Turns:
    """So many at a time. Whoever waits comes in turn with all others who wait, however often they are in the queue."""

    def __init__(self, count: int):
        self._free = count
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}  # the first one is next

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            self._queues.setdefault(who, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():  # it had just come
                    self._next()
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while self._queues:
            who = next(iter(self._queues))
            queue = self._queues.pop(who)
            turn = queue.popleft()
            if queue:
                self._queues[who] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Worker:
    """A process that thinks, one thought at a time."""

    def __init__(self, patience: float = THOUGHT_SECONDS, nice: int = MOVES) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self.patience, self.nice = patience, nice
        self._far: Any = None  # how far its thought has come, and of how much
        self.process: int | None = None

    @property
    def progress(self) -> tuple[int, int]:
        return (self._far[0], self._far[1]) if self._far else (0, 0)

    async def run(self, work: Any, *about: Any) -> str:
        """Raises TimeoutError or BrokenProcessPool where no answer comes."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(max(START_SECONDS if self._pool is None else 0.0, self.patience)):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._far = context.RawArray("i", 2)
                self._pool = ProcessPoolExecutor(1, context, step_back, (self.nice, self._far))
                self.process = await loop.run_in_executor(self._pool, os.getpid)
            self._far[0] = self._far[1] = 0
            return str(await loop.run_in_executor(self._pool, work, *about))

    def stop(self) -> None:
        """Outright: a process that hangs would not hear anything else."""
        if self.process is not None:
            with suppress(OSError):
                os.kill(self.process, getattr(signal, "SIGKILL", signal.SIGTERM))
        self.close()

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self.process = None


def step_back(nice: int, progress: Any = None) -> None:
    """A bots' process gives way to the server, and one that makes reports to the bots."""
    workers.begin()
    coaching.share(progress)
    if hasattr(os, "nice"):
        os.nice(nice)


def deeply(game_name: str, known: bytes, seat: int, name: str, seconds: float | None = None) -> str:
    game = games.game(game_name)
    record = np.frombuffer(bytearray(known), game.rules.State.dtype).view(np.recarray)[0]
    return think(game, record, seat, name, seconds)
