"""The store in a PostgreSQL database, which any number of nodes share.

One connection writes what all tables hand in, many at a time; a few read, what many tables ask for at a time; one
listens. Statements run on the event loop. Nothing is kept in a session (no SET, no prepared statements, no locks of a
session), so that a pooler may stand in between; only the listener has to reach PostgreSQL itself.
"""

import asyncio
import contextlib
import logging
import math
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import psycopg
import sqlalchemy as sa
from prometheus_client import Histogram
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..refusals import Refused
from . import appending, nodes, queries
from .database import Database, Listeners, P, Query, T, gathering, reading
from .rows import Gathered, Together, Waiting, settle, statements
from .store import Entry, Here, Listing, NotStored

log = logging.getLogger(__name__)
CHANNEL = "sobremesa"
READERS = 4  # connections of a node that read; one more writes, one listens
CONNECT = 5  # seconds for a connection to be made
PATIENCE = 5.0  # seconds for the database to answer, after which the connection is given up
LOOKS = 10  # at the time, until that is over: the event loop may be late
AGAIN = 5.0  # seconds for which what was lost with its connection is written again
LEASE = 5.0  # seconds that a node counts as alive without another sign, by the database's clock
PING = 1.0  # seconds of silence after which the listener asks whether anybody is there
TOLD = 200  # tables that are told of at once: PostgreSQL takes 8000 bytes
RENEWED = 60.0  # seconds for which a new password is told to nodes that may not have heard of it
FORGET = statements(sa.dialects.postgresql.psycopg.dialect(paramstyle="format"))["forgotten"]
FAULTS = (sa.exc.SQLAlchemyError, psycopg.Error, OSError, TimeoutError)
# For each connection: one that is dead is found out
KEEPALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}


class Lost(NotStored):
    """The connection went, so that it may be in the log all the same."""


class Write(Waiting, eq=False, kw_only=True):
    listing: Listing
    again: bool = False  # whether it may be in the log since it was lost with a connection


def notify(connection: sa.Connection, payloads: list[str]) -> list[None]:
    query = "SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) AS payload"
    connection.exec_driver_sql(query, (CHANNEL, payloads))
    return [None] * len(payloads)


class Listener:
    """What nodes tell each other. A connection of its own, made anew whenever it is lost."""

    def __init__(self, address: str, heed: Callable[[str], None], missed: Callable[[], None]):
        self.address, self._heed, self._missed = address, heed, missed
        self.connection: psycopg.AsyncConnection[Any] | None = None

    async def run(self) -> None:
        """For as long as the server runs. After each gap all that was missed is read."""
        while True:
            try:
                await self._listen()
            except FAULTS as fault:
                log.warning("the listener has lost the database: %s", fault)
            await asyncio.sleep(0.3)

    async def _listen(self) -> None:
        self.connection = await connect(self.address)
        try:
            with bounded(self.connection):
                await self.connection.execute(f"LISTEN {CHANNEL}")
            self._missed()
            while True:
                async for hint in self.connection.notifies(timeout=PING):
                    self._heed(hint.payload)
                with bounded(self.connection, 2 * PING):  # a connection may be gone without a sign
                    await self.connection.execute("SELECT 1")
        finally:
            cut(self.connection)
            await self.connection.close()
            self.connection = None


class PostgresStore(Database):
    """One for each node. `address` is where the data goes, perhaps through a pooler; `direct` is PostgreSQL itself."""

    alone = False

    def __init__(self, address: str, direct: str | None = None, commits: Histogram | None = None):
        super().__init__()
        self.node = secrets.token_hex(8)
        self.address = address
        self._engines = writer, engine = engine_for(address, 1), engine_for(address, READERS)
        self._writer = writer.execution_options(isolation_level="AUTOCOMMIT")
        self.readers = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.changers = engine
        self._writes = Together(self._together, commits)
        self._shows = Gathered(self._show_all)
        self._elsewheres = Gathered(self._elsewhere_all)
        self._words = Listeners[tuple[str, list[Any]]]()
        self.listener = Listener(direct or address, self._heed, self._missed)
        self._listening: asyncio.Task[None] | None = None
        self._failed: list[Write] = []  # what was to be written when that last failed
        self._telling: set[asyncio.Task[None]] = set()
        self._served = self._noted = self._lasts = 0.0

    async def open(self) -> None:
        """All connections are made at once: where there are too few, or one cannot be made, that is known now."""
        address = self.address
        try:
            async with contextlib.AsyncExitStack() as stack:
                for engine, count in zip(self._engines, (1, READERS), strict=True):
                    for _ in range(count):
                        await stack.enter_async_context(engine.connect())
                address = self.listener.address
                await stack.enter_async_context(await connect(address))
        except FAULTS as fault:
            raise refusal(fault, address) from None
        self._served, self._lasts = await self.read(nodes.served)
        self._noted = time.monotonic()
        self._listening = asyncio.create_task(self.listener.run())

    async def close(self) -> None:
        await self._writes.rest()
        await asyncio.gather(*self._telling)
        if self._listening:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        with contextlib.suppress(NotStored):
            await self.retire()
        for engine in self._engines:
            await engine.dispose()

    # Tables

    async def append(self, table: str, expected: int, entries: Sequence[Entry], listing: Listing) -> None:
        done = asyncio.get_running_loop().create_future()
        await self._writes.ask(Write(done, table, expected, entries, listing=listing))

    load = gathering(queries.load)

    async def since(self, table: str, seq: int) -> list[Entry]:
        return await self._since((table, seq))

    _since = gathering(nodes.since)

    # Tables that go, and the time

    async def forget(self, tables: Sequence[str]) -> None:
        def forget(connection: sa.Connection) -> None:
            nodes.locked(connection, tables)
            for statement in FORGET:
                connection.exec_driver_sql(statement, [(code,) for code in tables])

        await self.change(forget)

    def now(self) -> float:
        """Goes on for as long as the node's last sign counts: then nobody knows whether the tables are served."""
        return self._served + min(time.monotonic() - self._noted, self._lasts)

    async def note_time(self) -> None:
        await self.beat()

    async def is_well(self) -> bool:
        """A full disk may have room for a sign of life, and for nothing else: what failed last is tried, too."""
        try:
            await self.beat()
            if self._failed:
                await self.change(self._rehearse, self._failed)
        except NotStored:
            return False
        self._failed = []
        return True

    async def renewed(self) -> list[tuple[str, int]]:
        return await self.read(queries.renewed, RENEWED)

    # Other nodes

    async def lead(self, tables: Collection[str]) -> set[str]:
        return await self.read(nodes.lead, self.node, tables)

    async def give_up(self, tables: Collection[str]) -> None:
        await self.read(nodes.give_up, self.node, tables)

    async def show(self, table: str, here: Here) -> None:
        await self._shows((table, here))

    async def _show_all(self, asked: list[tuple[str, Here]]) -> list[None]:
        shown = dict(asked)
        told = [(table, here.seats, here.watchers) for table, here in shown.items()]

        def show(connection: sa.Connection) -> None:
            nodes.show(connection, self.node, shown)
            some = [told[first : first + TOLD] for first in range(0, len(told), TOLD)]
            notify(connection, [self._word("here", self.node, each) for each in some])

        await self.read(show)
        return [None] * len(asked)

    async def elsewhere(self, tables: Collection[str]) -> dict[str, dict[str, Here]]:
        return await self._elsewheres(tables)

    async def _elsewhere_all(self, asked: list[Collection[str]]) -> list[dict[str, dict[str, Here]]]:
        found = await self.read(nodes.elsewhere, self.node, set().union(*asked))
        return [{table: found[table] for table in tables} for tables in asked]

    lengths = reading(queries.lengths)

    async def say(self, topic: str, *about: Any) -> None:
        await self._notify(self._word(topic, *about))

    _notify = gathering(notify)

    def heard(self) -> AsyncIterator[tuple[str, list[Any]]]:
        return self._words.listen()

    async def beat(self) -> None:
        began = time.monotonic()
        served = await self.read(nodes.beat, self.node, LEASE)
        self._served, self._noted, self._lasts = served, began, LEASE

    async def retire(self) -> None:
        await self.read(nodes.leave, self.node)

    def _tell(self, lengths: list[tuple[str, int]]) -> None:
        """Other nodes hear how long these logs are now, soon and perhaps."""
        for first in range(0, len(lengths), TOLD):
            task = asyncio.create_task(self._hint(self._word("log", *lengths[first : first + TOLD])))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _hint(self, payload: str) -> None:
        with contextlib.suppress(NotStored):
            await self._notify(payload)

    def _word(self, topic: str, *about: Any) -> str:
        return msgspec.json.encode([topic, self.node, *about]).decode()

    def _heed(self, payload: str) -> None:
        """A hint: tables and how long they are, or a word of another node."""
        try:
            topic, node, *about = msgspec.json.decode(payload, type=list[Any])
        except (msgspec.MsgspecError, ValueError):
            return
        if node == self.node:
            return
        if topic == "log":
            for table, length in about:
                self._hints.put((table, length))
        else:
            self._words.put((topic, about))

    def _missed(self) -> None:
        self._hints.put(("", 0))

    # How it is done

    async def read(self, query: Query[P, T], *about: P.args, **named: P.kwargs) -> T:
        """Each statement stands alone."""
        return await self.ask(self.readers, query, *about, **named)

    async def change(self, query: Query[P, T], *about: P.args, **named: P.kwargs) -> T:
        """In a transaction."""
        return await self.ask(self.changers, query, *about, **named)

    async def ask(self, engine: AsyncEngine, query: Query[P, T], *about: P.args, **named: P.kwargs) -> T:
        """What was lost with its connection is asked once more: all that comes this way may be done twice."""
        try:
            return await self._ask(engine, query, *about, **named)
        except Lost:
            return await self._ask(engine, query, *about, **named)

    async def _ask(self, engine: AsyncEngine, query: Query[P, T], *about: P.args, **named: P.kwargs) -> T:
        """Runs a query to its end, though nobody waits any more."""

        async def work() -> T:
            async with engine.connect() as connection:
                with bounded(await driver_of(connection)):
                    async with connection.begin():
                        return await connection.run_sync(query, *about, **named)

        working = asyncio.create_task(work())
        working.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            return await asyncio.shield(working)
        except sa.exc.IntegrityError:
            raise
        except FAULTS as fault:
            log.error("the database failed: %s", reason(fault))
            raise (Lost if is_lost(fault) else NotStored) from None

    async def _together(self, writes: list[Write]) -> None:
        try:
            late = await self._store(writes)
        except (sa.exc.IntegrityError, sa.exc.DataError) as fault:
            if len(writes) == 1:
                log.info("a write does not fit: %s", reason(fault))
                settle(writes[0], await self._why(writes[0]))
                return
            late = writes  # one of them spoils it for all: each on its own
        except FAULTS as fault:
            log.error("a write failed: %s", reason(fault))
            self._failed = writes
            for write in writes:
                settle(write, NotStored())
            return
        stored = [write for write in writes if write not in late]
        for write in stored:
            settle(write)
        self._tell([(write.table, write.expected + len(write.entries)) for write in stored])
        if late is writes or len(late) < len(writes):
            for write in late:
                await self._together([write])
        else:
            for write in late:
                settle(write, await self._why(write))

    async def _store(self, writes: list[Write]) -> list[Write]:
        """Stores all that fit the logs as they are; returns the others. What is lost with its connection may be stored
        or not, so it is written again for a while: if it is there by then, it does not fit."""
        until = math.inf
        while True:
            is_last = time.monotonic() > until  # so there are two tries at least, however late this node is
            try:
                async with self._writer.connect() as connection:
                    with bounded(await driver_of(connection)):
                        return await connection.run_sync(self._append, writes)
            except FAULTS as fault:
                if is_last or not is_lost(fault):
                    raise
                log.warning("a write was lost: %s", reason(fault))
                until = min(until, time.monotonic() + AGAIN)
            for write in writes:
                write.again = True
            await asyncio.sleep(0.2)

    def _append(self, connection: sa.Connection, writes: list[Write]) -> list[Write]:
        first = {write.table: write for write in reversed(writes)}
        stored = appending.append(connection, list(first.values()))
        return [write for write in writes if write.table not in stored or write is not first[write.table]]

    def _rehearse(self, connection: sa.Connection, writes: list[Write]) -> None:
        """Whether these could be stored now. They are not."""
        with contextlib.suppress(sa.exc.IntegrityError), connection.begin_nested() as trial:
            self._append(connection, writes)
            trial.rollback()

    async def _why(self, write: Write) -> Exception | None:
        """What is wrong with a write that does not fit: nothing, where it is there already."""
        try:
            about = write.table, write.expected, write.entries
            is_there = write.again and await self.read(queries.holds, *about)
            return None if is_there else await self.refusal(write)
        except NotStored as fault:
            return fault


# Connections


def engine_for(address: str, size: int) -> AsyncEngine:
    about = {"connect_timeout": CONNECT, "prepare_threshold": None, "application_name": "sobremesa", **KEEPALIVE}
    url = url_of(address)
    return create_async_engine(url, pool_size=size, max_overflow=0, pool_timeout=PATIENCE, connect_args=about)


def url_of(address: str) -> sa.URL:
    try:
        url = sa.make_url(address)
        if url.drivername not in ("postgresql", "postgres"):
            raise ValueError
        return url.set(drivername="postgresql+psycopg")
    except (sa.exc.ArgumentError, ValueError):
        raise Refused("bad-database", address=shown(address)) from None


async def connect(address: str) -> psycopg.AsyncConnection[Any]:
    url = url_of(address).set(drivername="postgresql").render_as_string(hide_password=False)
    about: dict[str, Any] = {"connect_timeout": CONNECT, "application_name": "sobremesa", **KEEPALIVE}
    return await psycopg.AsyncConnection.connect(url, autocommit=True, **about)


async def driver_of(connection: AsyncConnection) -> psycopg.AsyncConnection[Any]:
    found: Any = (await connection.get_raw_connection()).driver_connection
    return found


@contextmanager
def bounded(connection: psycopg.AsyncConnection[Any], seconds: float | None = None) -> Iterator[None]:
    """Within so many seconds it is done, or the connection is cut, which ends whatever waits for it. They are counted
    in looks at the time: one that comes late counts once, since it was this node that was held up."""
    loop, pause = asyncio.get_running_loop(), (seconds or PATIENCE) / LOOKS
    timer: asyncio.TimerHandle

    def look(left: int) -> None:
        nonlocal timer
        if left:
            timer = loop.call_later(pause, look, left - 1)
        else:
            cut(connection)

    timer = loop.call_later(pause, look, LOOKS - 1)
    try:
        yield
    finally:
        timer.cancel()


def cut(connection: psycopg.AsyncConnection[Any]) -> None:
    with contextlib.suppress(OSError, psycopg.Error):
        handle = socket.socket(fileno=os.dup(connection.fileno()))
        with contextlib.closing(handle):
            handle.shutdown(socket.SHUT_RDWR)


def is_lost(fault: BaseException) -> bool:
    """Whether the connection went, so that what was asked may or may not have been done; or none was free for long."""
    if isinstance(fault, sa.exc.TimeoutError):
        return True
    if isinstance(fault, sa.exc.DBAPIError):
        return fault.connection_invalidated or is_lost(fault.orig) if fault.orig else False
    if isinstance(fault, psycopg.errors.DeadlockDetected | psycopg.errors.SerializationFailure):
        return True
    return isinstance(fault, psycopg.OperationalError | psycopg.InterfaceError) and not fault.sqlstate


def reason(fault: BaseException) -> str:
    """In a line, without what was asked."""
    found = getattr(fault, "orig", None) or fault
    return " ".join(str(found).split()) or type(found).__name__


def shown(address: str) -> str:
    """An address without its password."""
    try:
        return sa.make_url(address).render_as_string(hide_password=True)
    except (sa.exc.ArgumentError, ValueError):
        return address.rpartition("@")[2]


def refusal(fault: BaseException, address: str) -> Refused:
    """Why the server cannot start, in words."""
    found = getattr(fault, "orig", None) or fault
    full = any(words in str(found) for words in ("too many clients", "too many connections", "connection slots"))
    about = {"address": shown(address), "why": reason(fault)}
    return Refused("database-full", least=READERS + 2, **about) if full else Refused("no-database", **about)


async def prepare(address: str) -> str:
    """Brings a database to the newest form; returns the key of the cookies, which all nodes share."""
    engine = engine_for(address, 1)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(queries.migrate_in)
            return await connection.run_sync(queries.key, "cookies")
    except FAULTS as fault:
        raise refusal(fault, address) from None
    finally:
        await engine.dispose()
