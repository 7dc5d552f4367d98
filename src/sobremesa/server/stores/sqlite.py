"""The store in a SQLite database. A scribe writes what all tables hand in, many at a time; two threads do the rest."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from prometheus_client import Histogram

from . import queries
from .database import Database, P, Query, T
from .rows import Rows, Together, Waiting, grouped, rows_of, settle, statements
from .store import Entry, Here, Listing, Log, NotStored
from .writer import ScribeGone, Writer

log = logging.getLogger(__name__)

# For each connection: readers beside the writer, and a commit that has reached the disk. The journal is moved to its
# place only every 40 MB, because commits wait for that.
PRAGMAS = [
    f"PRAGMA {pragma}"
    for pragma in (
        *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"),
        *("busy_timeout=5000", "wal_autocheckpoint=10000"),
    )
]
KEPT = 10_000  # tables whose length is remembered


class Reader:
    """A connection to the database, and the thread that it belongs to."""

    def __init__(self, engine: sa.Engine):
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "sqlite")

    async def open(self) -> None:
        self._connection = await self._run(self._engine.connect)

    async def ask(self, query: Query[P, T], *about: P.args, **named: P.kwargs) -> T:
        """Asks something in a transaction of its own."""

        def work() -> T:
            with self._connection.begin():
                return query(self._connection, *about, **named)

        return await self._run(work)

    async def close(self) -> None:
        await self._run(self._connection.close)
        self._thread.shutdown()

    def _run(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, work)


class Write(Waiting, eq=False, kw_only=True):
    rows: Rows


class SqliteStore(Database):
    """Opened once for each server, by one process at a time."""

    def __init__(self, database: Path, lock: int | None = None, commits: Histogram | None = None):
        super().__init__()
        self._engine = sa.create_engine(f"sqlite:///{database}", poolclass=sa.pool.NullPool)
        self.writer = Writer(database, lock, PRAGMAS, statements(self._engine.dialect))
        sa.event.listen(self._engine, "connect", prepare)
        self.reader, self.changer = Reader(self._engine), Reader(self._engine)
        self._writes = Together(self._together, commits)
        self._lengths: dict[str, int] = {}  # of logs, so far as this process has written them
        self._began = self._at = 0.0

    async def open(self) -> None:
        await asyncio.to_thread(queries.migrate, self._engine)
        await self.reader.open()
        await self.changer.open()
        self._began = time.monotonic() - await self.reader.ask(queries.served)
        self._at = await self.reader.ask(queries.last_moved)
        await self.writer.start()

    async def close(self) -> None:
        await self._writes.rest()
        await self.reader.close()
        await self.changer.close()
        await self.writer.close()

    # Tables

    async def append(self, table: str, expected: int, entries: Sequence[Entry], listing: Listing) -> None:
        self._at = max(self._at, time.time())  # it never goes back
        await self._write(rows_of(table, expected, entries, listing, self._at), table, expected, entries)
        if len(self._lengths) >= KEPT:
            self._lengths.clear()
        self._lengths[table] = length = expected + len(entries)
        self._hints.put((table, length))

    async def load(self, table: str) -> Log | None:
        log = (await self.reader.ask(queries.load, [table]))[0]
        if log:
            self._lengths.setdefault(table, len(log.entries))
        return log

    async def since(self, table: str, seq: int) -> list[Entry]:
        if self._lengths.get(table) == seq:  # only this process writes
            return []
        return await self.reader.ask(queries.since, table, seq)

    # Other nodes: there are none

    alone = True

    async def lead(self, tables: Collection[str]) -> set[str]:
        return set(tables)

    async def give_up(self, tables: Collection[str]) -> None:
        pass

    async def show(self, table: str, here: Here) -> None:
        pass

    async def elsewhere(self, tables: Collection[str]) -> dict[str, dict[str, Here]]:
        return {}

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        return {}

    async def say(self, topic: str, *about: Any) -> None:
        pass

    async def heard(self) -> AsyncIterator[tuple[str, list[Any]]]:
        await asyncio.Event().wait()
        yield "", []

    async def beat(self) -> None:
        pass

    async def retire(self) -> None:
        pass

    async def renewed(self) -> list[tuple[str, int]]:
        return []

    # Tables that go, and the time

    async def forget(self, tables: Sequence[str]) -> None:
        await self._write({"forgotten": [(code,) for code in tables]})

    def now(self) -> float:
        return time.monotonic() - self._began

    async def note_time(self) -> None:
        await self._write({"served": [(self.now(),)]})

    async def is_well(self) -> bool:
        try:
            await self.reader.ask(queries.served)
            await self.note_time()  # what writes nothing would not notice a full disk
        except (sa.exc.SQLAlchemyError, sqlite3.Error, NotStored):
            return False
        return True

    # How it is done

    async def read(self, query: Query[P, T], *about: P.args, **named: P.kwargs) -> T:
        try:
            return await self.reader.ask(query, *about, **named)
        except sa.exc.DatabaseError as error:  # the file is damaged
            log.error("a question failed: %s", error.orig)
            raise NotStored from None

    async def change(self, query: Query[P, T], *about: P.args, **named: P.kwargs) -> T:
        """It may take long: reading goes on beside it."""
        try:
            return await self.changer.ask(query, *about, **named)
        except sa.exc.OperationalError as error:  # the disk is full
            log.error("a change failed: %s", error.orig)
            raise NotStored from None

    async def _write(self, rows: Rows, table: str = "", expected: int = 0, entries: Sequence[Entry] = ()) -> None:
        done = asyncio.get_running_loop().create_future()
        await self._writes.ask(Write(done, table, expected, entries, rows=rows))

    async def _together(self, writes: Sequence[Write]) -> None:
        try:
            await self.writer.write(grouped(write.rows for write in writes))
        except ScribeGone:
            for write in writes:
                found = await self.reader.ask(queries.holds, write.table, write.expected, write.entries)
                settle(write, None if found else NotStored())
        except sqlite3.Error as error:
            if len(writes) == 1:
                settle(writes[0], await self._why(writes[0], error))
            else:  # one of them spoils it for all: each on its own
                for write in writes:
                    await self._together([write])
        else:
            for write in writes:
                settle(write)

    async def _why(self, write: Write, error: sqlite3.Error) -> Exception:
        """What is wrong with a write that the database refused."""
        if isinstance(error, sqlite3.IntegrityError) and "UNIQUE" in str(error):
            return await self.refusal(write)
        log.error("a write failed: %s", error)
        return NotStored()


def prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
