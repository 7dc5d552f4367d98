"""What is asked together of a database; the rows that are written for a table, and the statements that write them."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from prometheus_client import Histogram

from . import schema
from .store import Entry, Listing, NotStored

log = logging.getLogger(__name__)
A = TypeVar("A", bound="Asked")
K = TypeVar("K")
V = TypeVar("V")
Row = Sequence[Any]
Rows = dict[str, list[Row]]  # by their kind


class Asked(Struct, eq=False):
    """Something to be done, and who waits for that."""

    done: asyncio.Future[Any]


class Waiting(Asked, eq=False):
    """Something to be written all or none; the entries of a table, if it is that."""

    table: str = ""
    expected: int = 0
    entries: Sequence[Entry] = ()


class Together(Generic[A]):
    """Hands whatever comes in while one thing is under way to the next, all at once."""

    def __init__(self, do: Callable[[list[A]], Awaitable[None]], times: Histogram | None = None):
        self._do, self._times = do, times
        self._waiting: list[A] = []
        self._working: asyncio.Task[None] | None = None

    async def ask(self, asked: A) -> Any:
        self._waiting.append(asked)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await asked.done

    async def rest(self) -> None:
        """Returns when nothing is under way."""
        while self._working:
            await asyncio.wait([self._working])

    async def _work(self) -> None:
        while self._waiting:
            asked, self._waiting = self._waiting, []
            began = time.perf_counter()
            try:
                await self._do(asked)
            except NotStored as fault:
                for each in asked:
                    settle(each, fault)
            except Exception as fault:
                log.exception("the database was asked for something that failed")
                for each in asked:
                    settle(each, fault)
            if self._times:
                self._times.observe(time.perf_counter() - began)
        self._working = None


class Question(Asked, Generic[K], eq=False):
    about: K


class Gathered(Generic[K, V]):
    """Asks about many things at once: however many want to know something, one question is under way."""

    def __init__(self, ask: Callable[[list[K]], Awaitable[Sequence[V]]]):
        self._ask = ask
        self._together = Together(self._ask_all)

    async def __call__(self, about: K) -> V:
        answer: V = await self._together.ask(Question(asyncio.get_running_loop().create_future(), about))
        return answer

    async def _ask_all(self, questions: list[Question[K]]) -> None:
        answers = await self._ask([question.about for question in questions])
        for question, answer in zip(questions, answers, strict=True):
            settle(question, answer=answer)


def inserting(table: sa.Table) -> sa.Insert:
    return sa.insert(table).values({name: sa.bindparam(name) for name in table.columns.keys()})  # noqa: SIM118


def setting(table: sa.Table, names: Sequence[str]) -> sa.Update:
    """The code of its table is the last of a row."""
    values: dict[str, Any] = {name: sa.bindparam(name) for name in names}
    return sa.update(table).where(table.c.code == sa.bindparam("key")).values(values)


def deleting(table: sa.Table) -> sa.Delete:
    return sa.delete(table).where(table.c.code == sa.bindparam("code"))


MOVED = ("phase", "waiting", "due", "digest", "moved")  # what changes with every move
LISTED = ("phase", "paused", "waiting", "due", "digest", "secret", "gone", "moved")
OF_TABLE = (schema.entries, schema.seats, schema.reminders, schema.leases, schema.presence, schema.tables)
# What is done with each row of a kind, in the order in which all that is written at a time is written
KINDS: dict[str, list[sa.Insert | sa.Update | sa.Delete]] = {
    "forgotten": [deleting(table) for table in OF_TABLE],
    "served": [sa.update(schema.house).values(served=sa.bindparam("served"))],
    "new": [inserting(schema.tables)],
    "listed": [setting(schema.tables, LISTED)],
    "moved": [setting(schema.tables, MOVED)],
    "emptied": [deleting(schema.seats)],
    "seats": [inserting(schema.seats)],
    "entries": [inserting(schema.entries)],
}


def statements(dialect: sa.Dialect) -> dict[str, list[str]]:
    """The statements of each kind, as a driver takes them: values come in the order of the schema's columns."""
    return {kind: [str(each.compile(dialect=dialect)) for each in some] for kind, some in KINDS.items()}


def rows_of(table: str, expected: int, entries: Sequence[Entry], listing: Listing, at: float) -> Rows:
    """The rows of an append."""
    rows: Rows = {}
    phase, standing = listing.phase, (listing.waiting, listing.due, listing.digest)
    listed = (phase, listing.paused, *standing, listing.secret, msgspec.json.encode(listing.gone).decode())
    if expected == 0:
        rows["new"] = [(table, listing.game, *listed, at, at)]
    elif any(entry.kind == "change" for entry in entries):
        rows["listed"] = [(*listed, at, table)]
    else:
        rows["moved"] = [(phase, *standing, at, table)]
    if "moved" not in rows:
        rows["emptied"] = [(table,)]
        rows["seats"] = [(table, seat, *msgspec.structs.astuple(each)) for seat, each in enumerate(listing.seats)]
    rows["entries"] = [
        (table, seq, entry.kind, entry.seat, entry.text, entry.served, at, entry.sender, entry.id)
        for seq, entry in enumerate(entries, expected + 1)
    ]
    return rows


def grouped(each: Iterable[Rows]) -> Rows:
    rows: Rows = {}
    for some in each:
        for kind, those in some.items():
            rows.setdefault(kind, []).extend(those)
    return rows


def settle(asked: Asked, fault: Exception | None = None, answer: Any = None) -> None:
    if asked.done.done():
        return
    if fault:
        asked.done.set_exception(fault)
    else:
        asked.done.set_result(answer)
