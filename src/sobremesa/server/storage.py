"""The database: SQLite through SQLAlchemy Core. One writer stores what all tables hand in, many at a time."""

import asyncio
import logging
import marshal
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from sobremesa.engine.match import UNDO, Entry

from . import schema, wire
from .clocks import Hand, next_due
from .metrics import Metrics

log = logging.getLogger(__name__)
T = TypeVar("T")


class Place(Struct, frozen=True):
    """A seat as it is stored: a person's (guest and token), a bot's, or open."""

    name: str | None = None
    guest: str | None = None
    token: str | None = None  # the hash of it
    bot: str | None = None
    wins: int = 0  # in the games before this one
    luck: str | None = None  # what it adds to the deals

    @property
    def person(self) -> bool:
        return self.guest is not None or self.token is not None

    @property
    def warm(self) -> bool:
        """A person's, which a bot keeps warm."""
        return self.person and self.bot is not None

    @property
    def active(self) -> bool:
        """A person's who is there to think."""
        return self.person and self.bot is None

    @property
    def open(self) -> bool:
        return not self.person and self.bot is None


class Sheet(Struct, frozen=True):
    """All that is stored of a table beside its log."""

    code: str
    game: str
    version: int
    options: dict[str, Any]
    places: tuple[Place, ...]
    phase: wire.Phase = "lobby"
    host: int | None = 0
    pace: wire.Pace = "normal"
    aids: bool = False
    clock: wire.Clock | None = None
    hands: tuple[Hand, ...] = ()  # of the clock
    seed: int | None = None  # of the deals at tables from before they were fair
    secret: str | None = None  # of the fair deals
    luck: str | None = None  # what the seats added to it, once that is settled
    games: int = 0
    previous: str | None = None
    next: str | None = None
    digest: str | None = None
    locked: bool = False
    watch: bool = True
    paused: bool = False
    wish: wire.Wish | None = None
    waiting: int = 0  # the seats that must act, a bit each
    given: int = 0  # first entries that come from another table's game
    gone: dict[str, int] = {}  # guests who gave their seat up in play, and which: they have seen what was its own


class Command(Struct, frozen=True):
    seat: int
    id: str
    seq: int


class Summary(Struct, frozen=True):
    """A table as whoever runs the server sees it."""

    code: str
    game: str
    phase: wire.Phase
    people: int
    made: float  # when
    moved: float  # when something last happened there


class Stored(Struct, frozen=True):
    """A table as it comes from the database."""

    sheet: Sheet
    entries: list[Entry | str]
    commands: list[Command]


Row = Sequence[Any]


class Write:
    """What one command stores, all of it or nothing: rows of several kinds, their values in the order of KINDS."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, Sequence[Any]]] = []

    def new(self, sheet: Sheet) -> "Write":
        now = time.time()
        self.rows.append(("new_tables", [table_row(sheet, made=now, moved=now)]))
        self.rows.append(("new_seats", seat_rows(sheet)))
        return self

    def changed(self, sheet: Sheet) -> "Write":
        self.rows.append(("changed_tables", [table_row(sheet, made=None, moved=time.time())]))
        self.rows.append(("emptied", [(sheet.code,)]))
        self.rows.append(("new_seats", seat_rows(sheet)))
        return self

    def moved(self, sheet: Sheet) -> "Write":
        """As `changed`, when only the game has gone on."""
        hands = text_of(sheet.hands) if sheet.hands else "[]"
        due, now = next_due(sheet.hands), time.time()
        self.rows.append(("moved_tables", [(sheet.code, sheet.phase, sheet.digest, sheet.waiting, hands, due, now)]))
        return self

    def log(self, code: str, after: int, entries: Iterable[Entry | str]) -> "Write":
        now = time.time()
        self.rows.append(("new_entries", [entry_row(code, seq, now, e) for seq, e in enumerate(entries, after + 1)]))
        return self

    def commands(self, code: str, commands: Iterable[Command]) -> "Write":
        self.rows.append(("new_commands", [(code, command.seat, command.id, command.seq) for command in commands]))
        return self

    def forget(self, codes: Sequence[str]) -> "Write":
        self.rows.append(("forgotten", [(code,) for code in codes]))
        return self

    def served(self, seconds: float) -> "Write":
        self.rows.append(("served", [(seconds,)]))
        return self


def inserting(table: sa.Table) -> str:
    names = [column.name for column in table.columns]
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({', '.join('?' for _ in names)})"


def setting(table: sa.Table, names: Sequence[str]) -> str:
    """The first of the names is the key. When something was made does not change."""
    values = ", ".join(f"{name} = ?{number}" for number, name in enumerate(names, 1) if number > 1 and name != "made")
    return f"UPDATE {table.name} SET {values} WHERE {names[0]} = ?1"


def deleting(table: sa.Table) -> str:
    return f"DELETE FROM {table.name} WHERE code = ?"


TABLE_NAMES = [column.name for column in schema.tables.columns]
MOVED_NAMES = ["code", "phase", "digest", "waiting", "hands", "due", "moved"]
ALL = (schema.commands, schema.entries, schema.seats, schema.tables)  # the ones that point to others first
# What is done with each row of a kind, in the order in which all that is stored at a time is stored
KINDS = {
    "forgotten": [deleting(table) for table in ALL],
    "served": ["UPDATE house SET served = ?"],
    "new_tables": [inserting(schema.tables)],
    "changed_tables": [setting(schema.tables, TABLE_NAMES)],
    "emptied": [deleting(schema.seats)],
    "new_seats": [inserting(schema.seats)],
    "moved_tables": [setting(schema.tables, MOVED_NAMES)],
    "new_entries": [inserting(schema.entries)],
    "new_commands": [inserting(schema.commands)],
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


IN_JSON = ("options", "wish", "gone", "clock", "hands")


def table_row(sheet: Sheet, **more: Any) -> Row:
    row = msgspec.structs.asdict(sheet) | {"due": next_due(sheet.hands)} | more
    row |= {name: text_of(row[name]) for name in IN_JSON}
    return [row[name] for name in TABLE_NAMES]


def text_of(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def seat_rows(sheet: Sheet) -> list[Row]:
    return [(sheet.code, i, *msgspec.structs.astuple(place)) for i, place in enumerate(sheet.places)]


def entry_row(code: str, seq: int, at: float, entry: Entry | str) -> Row:
    if isinstance(entry, str):
        return code, seq, UNDO, None, None, at
    seat, text = entry
    return code, seq, "deal" if seat is None else "move", seat, text, at


class Scribe:
    """The process that stores (scribe.py): SQLite and the disk work beside the event loop. (A thread that does so takes
    turns with it, and each waits for the other.)"""

    def __init__(self, database: Path, lock: int | None):
        self._database = database
        self._lock = lock  # of the data folder: nobody else has it before the scribe is done, too
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        inherited: dict[str, Any] = {"pass_fds": [self._lock]} if self._lock is not None and os.name == "posix" else {}
        command = [sys.executable, "-I", "-S", str(Path(__file__).with_name("scribe.py"))]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **inherited)
        self._process = process
        loop = asyncio.get_running_loop()
        self._answers = asyncio.StreamReader()
        answers = asyncio.StreamReaderProtocol(self._answers)
        self._heard, _ = await loop.connect_read_pipe(lambda: answers, process.stdout)
        self._hand, _ = await loop.connect_write_pipe(asyncio.Protocol, process.stdin)
        self._hand.write(marshal.dumps((str(self._database), PRAGMAS, list(KINDS.values()))))
        await self._answers.readuntil()

    async def store(self, writes: Sequence[Write]) -> Exception | None:
        """Returns once all of it is on disk, or nothing of it; where the scribe has gone, that is not known."""
        try:
            if self._process is None or self._process.poll() is not None:
                await self.close()
                await self.start()
            self._hand.write(marshal.dumps(handed(writes)))
            answer = (await self._answers.readuntil()).decode().strip()
        except (OSError, EOFError, RuntimeError) as fault:  # the last: uvloop has noticed first
            log.error("the scribe has gone: %s", fault)
            await self.close()
            return sqlite3.OperationalError(str(fault))
        if not answer:
            return None
        kind, _, why = answer.partition(": ")
        if kind != "IntegrityError":
            log.error("a write failed: %s", answer)
        return getattr(sqlite3, kind)(why)

    async def close(self) -> None:
        process, self._process = self._process, None
        if process:
            self._hand.close()
            await asyncio.to_thread(process.wait)
            self._heard.close()


Pending = list[tuple[Write, asyncio.Future[None]]]


class Storage:
    """Opened once for each server. `store` returns when what it was given is on disk.

    What tables store goes through a scribe, many commands at a time. One thread reads and another changes what is no
    table's, each with a connection of its own.
    """

    def __init__(self, database: Path, metrics: Metrics, lock: int | None = None):
        self._metrics = metrics
        self._scribe = Scribe(database, lock)
        self._engine = sa.create_engine(f"sqlite:///{database}", poolclass=sa.pool.NullPool)
        sa.event.listen(self._engine, "connect", prepare)
        self._reading = ThreadPoolExecutor(1, "reader")
        self._writing = ThreadPoolExecutor(1, "writer")
        self._pending: Pending = []
        self._wake = asyncio.Event()
        self._free = asyncio.Event()  # nothing is being written
        self._closing = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(self._writing, migrate, self._engine)
        self._reader = await self._loop.run_in_executor(self._reading, self._engine.connect)
        self._connection = await self._loop.run_in_executor(self._writing, self._engine.connect)
        await self._scribe.start()
        self._free.set()
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        await self._writer
        await self._loop.run_in_executor(self._reading, self._reader.close)
        await self._loop.run_in_executor(self._writing, self._connection.close)
        await self._scribe.close()
        self._reading.shutdown()
        self._writing.shutdown()

    async def turn(self) -> None:
        """Returns when nothing is being written. A command that waits for this is done together with those that come
        in meanwhile, and told together."""
        await self._free.wait()

    async def store(self, write: Write) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._pending.append((write, done))
        self._wake.set()
        await done

    async def served(self) -> float:
        """How long these tables have been served before."""
        return await self._loop.run_in_executor(self._reading, served, self._reader)

    async def overdue(self, now: float) -> list[str]:
        """The tables where somebody's time has run out."""
        return await self._loop.run_in_executor(self._reading, overdue, self._reader, now)

    async def well(self) -> bool:
        """Whether it can still be read and written."""
        try:
            await self.served()
            await self.store(Write())
        except (sa.exc.SQLAlchemyError, sqlite3.Error):
            return False
        return not self._writer.done()

    async def summaries(self) -> list[Summary]:
        """All tables, the one where something happened last first."""
        return await self._loop.run_in_executor(self._reading, summaries, self._reader)

    async def forget(self, codes: Sequence[str]) -> None:
        """Tables and all that belongs to them."""
        await self.store(Write().forget(codes))

    async def ask(self, question: Callable[[sa.Connection], T]) -> T:
        """Reads something, off the event loop."""
        return await self._loop.run_in_executor(self._reading, within, self._reader, question)

    async def change(self, work: Callable[[sa.Connection], T]) -> T:
        """Changes something that is no table's, all of it or nothing."""
        return await self._loop.run_in_executor(self._writing, within, self._connection, work)

    async def load(self, code: str) -> Stored | None:
        return await self._loop.run_in_executor(self._reading, load, self._reader, code)

    async def _write_on(self) -> None:
        """Stores whatever has been handed in since the last time, in one transaction."""
        while not self._closing or self._pending:
            await self._wake.wait()
            self._wake.clear()
            pending, self._pending = self._pending, []
            if pending:
                await self._write(pending)

    async def _write(self, pending: Pending) -> None:
        self._free.clear()
        with self._metrics.commits.time():
            try:
                fault = await self._scribe.store([each for each, _ in pending])
            except Exception as other:
                log.exception("a write failed")
                fault = other
        if fault and len(pending) > 1:  # one of them spoils it for all: each on its own
            for one in pending:
                await self._write([one])
            return
        self._free.set()
        await asyncio.sleep(0)  # those who waited for it hand in theirs first, to be written while these are told
        for _, done in pending:
            settle(done, fault)


def within(connection: sa.Connection, work: Callable[[sa.Connection], T]) -> T:
    with connection.begin():
        return work(connection)


def settle(done: asyncio.Future[None], fault: Exception | None) -> None:
    if done.done():
        return
    if fault:
        done.set_exception(fault)
    else:
        done.set_result(None)


def handed(writes: Sequence[Write]) -> list[tuple[int, list[Row]]]:
    """All that several commands store, for the scribe: by the number of its kind, the rows."""
    together: dict[str, list[Row]] = {kind: [] for kind in KINDS}
    for write in writes:
        for kind, rows in write.rows:
            together[kind].extend(rows)
    return [(number, rows) for number, rows in enumerate(together.values()) if rows]


def load(connection: sa.Connection, code: str) -> Stored | None:
    with connection.begin():
        connection.exec_driver_sql("BEGIN")  # as of one moment: the driver begins by itself only where it writes
        table = connection.execute(of(schema.tables, code)).mappings().one_or_none()
        if table is None:
            return None
        seats = connection.execute(of(schema.seats, code).order_by(schema.seats.c.seat)).mappings().all()
        entries = connection.execute(of(schema.entries, code).order_by(schema.entries.c.seq)).all()
        commands = connection.execute(of(schema.commands, code)).all()
    return Stored(
        sheet_from(table, seats),
        [UNDO if row.kind == UNDO else (row.seat, row.text) for row in entries],
        [Command(row.seat, row.id, row.seq) for row in commands],
    )


def served(connection: sa.Connection) -> float:
    with connection.begin():
        return float(connection.execute(sa.select(schema.house.c.served)).scalar() or 0)


def overdue(connection: sa.Connection, now: float) -> list[str]:
    tables = schema.tables.c
    with connection.begin():
        return list(connection.execute(sa.select(tables.code).where(tables.due <= now)).scalars())


def summaries(connection: sa.Connection) -> list[Summary]:
    tables, seats = schema.tables.c, schema.seats.c
    person = sa.or_(seats.guest.is_not(None), seats.token.is_not(None))
    people = sa.select(sa.func.count()).where(seats.code == tables.code, person).scalar_subquery()
    columns = (tables.code, tables.game, tables.phase, people, tables.made, tables.moved)
    with connection.begin():
        return [Summary(*row) for row in connection.execute(sa.select(*columns).order_by(tables.moved.desc()))]


def of(table: sa.Table, code: str) -> sa.Select:
    return sa.select(table).where(table.c.code == code)


def sheet_from(table: Any, seats: Sequence[Any]) -> Sheet:
    fields = {name: table[name] for name in Sheet.__struct_fields__ if name in table}
    places = tuple(Place(**{name: row[name] for name in Place.__struct_fields__}) for row in seats)
    data: dict[str, Any] = {name: msgspec.json.decode(table[name]) for name in IN_JSON}
    data["wish"] = msgspec.convert(data["wish"], wire.Wish | None)
    data["clock"] = msgspec.convert(data["clock"], wire.Clock | None)
    data["hands"] = msgspec.convert(data["hands"], tuple[Hand, ...])
    return Sheet(**fields | data | {"places": places})


def prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(engine: sa.Engine) -> None:
    """Brings the database to the newest form. (Alembic is slow to import, so only when there is something to do.)"""
    with engine.begin() as connection:
        if is_newest(connection):
            return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_newest(connection: sa.Connection) -> bool:
    """Whether the last migration has been made; a file's name begins with its revision."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    made = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return made == max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py")).split("_")[0]
