"""The store in a SQLite database. A scribe writes what all tables hand in, many at a time; two threads do the rest."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from prometheus_client import Histogram

from . import queries, schema
from .store import Account, Behind, Duplicate, Entry, Listing, Log, MyTable, NotStored, Summary
from .writer import Row, ScribeGone, Writer

log = logging.getLogger(__name__)
T = TypeVar("T")


def inserting(table: sa.Table, names: Sequence[str] = ()) -> str:
    names = names or [column.name for column in table.columns]
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({', '.join('?' for _ in names)})"


def setting(table: sa.Table, names: Sequence[str]) -> str:
    """The first of the names is the key."""
    values = ", ".join(f"{name} = ?{number}" for number, name in enumerate(names, 1) if number > 1)
    return f"UPDATE {table.name} SET {values} WHERE {names[0]} = ?1"


def deleting(table: sa.Table) -> str:
    return f"DELETE FROM {table.name} WHERE code = ?"


LISTED = ("code", "phase", "waiting", "due", "digest", "moved", "paused", "secret", "gone")
MOVED = LISTED[:6]  # what changes with every move
# What is done with each row of a kind, in the order in which all that is written at a time is written
KINDS = {
    "forgotten": [deleting(table) for table in (schema.entries, schema.seats, schema.tables)],
    "served": ["UPDATE house SET served = ?"],
    "new": [inserting(schema.tables, ("code", "game", "made", *LISTED[1:]))],
    "listed": [setting(schema.tables, LISTED)],
    "moved": [setting(schema.tables, MOVED)],
    "emptied": [deleting(schema.seats)],
    "seats": [inserting(schema.seats)],
    "entries": [inserting(schema.entries)],
}
# For each connection: readers beside the writer, and a commit that has reached the disk. What the journal holds is
# moved to its place only every 40 MB: whoever commits waits for that.
PRAGMAS = [
    f"PRAGMA {pragma}"
    for pragma in (
        *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"),
        *("busy_timeout=5000", "wal_autocheckpoint=10000"),
    )
]
Rows = dict[str, list[Row]]  # by their kind
KEPT = 10_000  # tables whose length is remembered


class Write(Struct):
    """Rows that are written all or none, and who waits for that."""

    rows: Rows
    done: asyncio.Future[None]
    table: str = ""
    expected: int = 0
    entries: Sequence[Entry] = ()


class SqliteStore:
    """Opened once for each server, by one process at a time."""

    def __init__(self, database: Path, lock: int | None = None, commits: Histogram | None = None):
        self._commits = commits
        self.writer = Writer(database, lock, PRAGMAS, KINDS)
        self._engine = sa.create_engine(f"sqlite:///{database}", poolclass=sa.pool.NullPool)
        sa.event.listen(self._engine, "connect", prepare)
        self._reading = ThreadPoolExecutor(1, "reader")
        self._changing = ThreadPoolExecutor(1, "changer")
        self._waiting: list[Write] = []
        self._committing: asyncio.Task[None] | None = None
        self._lengths: dict[str, int] = {}  # of logs, so far as this process has written them
        self._began = self._at = 0.0

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(self._changing, queries.migrate, self._engine)
        self._reader = await self._loop.run_in_executor(self._reading, self._engine.connect)
        self._changer = await self._loop.run_in_executor(self._changing, self._engine.connect)
        self._began = time.monotonic() - await self._ask(queries.served)
        self._at = await self._ask(queries.last_moved)
        await self.writer.start()

    async def close(self) -> None:
        while self._committing:
            await asyncio.wait([self._committing])
        await self._loop.run_in_executor(self._reading, self._reader.close)
        await self._loop.run_in_executor(self._changing, self._changer.close)
        await self.writer.close()
        self._reading.shutdown()
        self._changing.shutdown()

    # Tables

    async def append(self, table: str, expected: int, entries: Sequence[Entry], listing: Listing) -> None:
        self._at = max(self._at, time.time())  # it never goes back
        rows = rows_of(table, expected, entries, listing, self._at)
        await self._write(Write(rows, self._loop.create_future(), table, expected, entries))
        self._lengths[table] = expected + len(entries)
        if len(self._lengths) > KEPT:
            self._lengths.clear()

    async def load(self, table: str) -> Log | None:
        log = await self._ask(queries.load, table)
        if log:
            self._lengths.setdefault(table, len(log.entries))
        return log

    async def since(self, table: str, seq: int) -> list[Entry]:
        if self._lengths.get(table) == seq:  # nobody else writes
            return []
        return await self._ask(queries.since, table, seq)

    async def changed(self) -> AsyncIterator[tuple[str, int]]:
        """Nobody but this process writes, so there is nothing to hear."""
        await asyncio.Event().wait()
        yield "", 0

    # Lists of tables, and the time

    async def summaries(self) -> list[Summary]:
        return await self._ask(queries.summaries)

    async def tables_of(self, guest: str, most: int | None = None) -> list[MyTable]:
        return await self._ask(queries.tables_of, guest, most)

    async def left_by(self, guest: str) -> list[str]:
        return await self._ask(queries.left_by, guest)

    async def overdue(self, served: float) -> list[str]:
        return await self._ask(queries.overdue, served)

    async def forget(self, tables: Sequence[str]) -> None:
        await self._write(Write({"forgotten": [(code,) for code in tables]}, self._loop.create_future()))

    def now(self) -> float:
        return time.monotonic() - self._began

    async def note_time(self) -> None:
        await self._write(Write({"served": [(self.now(),)]}, self._loop.create_future()))

    async def is_well(self) -> bool:
        try:
            await self._ask(queries.served)
            await self._write(Write({}, self._loop.create_future()))
        except (sa.exc.SQLAlchemyError, sqlite3.Error, NotStored):
            return False
        return True

    # Accounts

    async def account_of(self, guest: str) -> Account | None:
        return await self._ask(queries.account, schema.accounts.c.guest == guest)

    async def account_named(self, key: str) -> Account | None:
        return await self._ask(queries.account, schema.accounts.c.key == key)

    async def add_account(self, account: Account) -> None:
        try:
            await self._change(queries.add_account, account)
        except sa.exc.IntegrityError:
            raise Duplicate(0) from None

    async def set_password(self, guest: str, password: str, recovery: str) -> int:
        return await self._change(queries.set_password, guest, password, recovery)

    async def set_recovery(self, guest: str, recovery: str) -> None:
        await self._change(queries.set_recovery, guest, recovery)

    async def remove_account(self, guest: str) -> None:
        await self._change(queries.remove_account, guest)

    async def erase(self, guest: str) -> None:
        await self._change(queries.erase, guest)

    async def generations(self) -> dict[str, int]:
        return await self._ask(queries.generations)

    # How it is done

    async def _ask(self, question: Callable[..., T], *about: Any) -> T:
        return await self._loop.run_in_executor(self._reading, within, self._reader, question, *about)

    async def _change(self, work: Callable[..., T], *about: Any) -> T:
        return await self._loop.run_in_executor(self._changing, within, self._changer, work, *about)

    async def _write(self, write: Write) -> None:
        self._waiting.append(write)
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit())
        await write.done

    async def _commit(self) -> None:
        """Writes whatever has been handed in since the last time, in one transaction."""
        while self._waiting:
            writes, self._waiting = self._waiting, []
            began = time.perf_counter()
            try:
                await self._together(writes)
            except Exception as fault:
                log.exception("a write failed")
                for write in writes:
                    settle(write, fault)
            if self._commits:
                self._commits.observe(time.perf_counter() - began)
        self._committing = None

    async def _together(self, writes: Sequence[Write]) -> None:
        fault: Exception
        try:
            await self.writer.write(grouped(writes))
        except ScribeGone:
            for write in writes:
                there = write.entries and await self._ask(queries.since, write.table, write.expected)
                settle(write, None if there and same(there, write.entries) else NotStored())
            return
        except sqlite3.Error as error:
            if len(writes) > 1:  # one of them spoils it for all: each on its own
                for write in writes:
                    await self._together([write])
                return
            fault = await self._why(writes[0], error)
        else:
            for write in writes:
                settle(write)
            return
        settle(writes[0], fault)

    async def _why(self, write: Write, error: sqlite3.Error) -> Exception:
        """What is wrong with a write that the database refused."""
        if isinstance(error, sqlite3.IntegrityError) and "UNIQUE" in str(error):
            for entry in write.entries:
                if entry.id is None:
                    continue
                seq = await self._ask(queries.seq_of, write.table, entry.sender, entry.id)
                if seq is not None:
                    return Duplicate(seq)
            return Behind(await self._ask(queries.length, write.table))
        log.error("a write failed: %s", error)
        return NotStored()


def rows_of(table: str, expected: int, entries: Sequence[Entry], listing: Listing, at: float) -> Rows:
    """The rows of an append."""
    rows: Rows = {}
    moved = (table, listing.phase, listing.waiting, listing.due, listing.digest, at)
    more = (listing.paused, listing.secret, text_of(listing.gone))
    if expected == 0:
        rows["new"] = [(table, listing.game, at, *moved[1:], *more)]
    elif any(entry.kind == "change" for entry in entries):
        rows["listed"] = [moved + more]
    else:
        rows["moved"] = [moved]
    if "moved" not in rows:
        rows["emptied"] = [(table,)]
        rows["seats"] = [(table, seat, *msgspec.structs.astuple(each)) for seat, each in enumerate(listing.seats)]
    rows["entries"] = [
        (table, seq, entry.kind, entry.seat, entry.text, entry.served, at, entry.sender, entry.id)
        for seq, entry in enumerate(entries, expected + 1)
    ]
    return rows


def grouped(writes: Sequence[Write]) -> Rows:
    rows: Rows = {}
    for write in writes:
        for kind, some in write.rows.items():
            rows.setdefault(kind, []).extend(some)
    return rows


def same(there: Sequence[Entry], wanted: Sequence[Entry]) -> bool:
    """Whether what is in the log is what was to be put there."""
    return list(there[: len(wanted)]) == list(wanted)


def settle(write: Write, fault: Exception | None = None) -> None:
    if write.done.done():
        return
    if fault:
        write.done.set_exception(fault)
    else:
        write.done.set_result(None)


def within(connection: sa.Connection, work: Callable[..., T], *about: Any) -> T:
    with connection.begin():
        return work(connection, *about)


def text_of(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
