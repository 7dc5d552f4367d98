"""What SQLite and PostgreSQL are asked in the same way, and how those who listen hear of what was added."""

import abc
import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

import sqlalchemy as sa

from . import queries
from .rows import Gathered, K, V, Waiting
from .store import Account, Behind, Duplicate, NotStored

T = TypeVar("T")
P = ParamSpec("P")
Query = Callable[Concatenate[sa.Connection, P], T]
Method = Callable[Concatenate["Database", P], Coroutine[Any, Any, T]]


class Listeners(Generic[T]):
    """What is put here is heard by all who listen at that time."""

    def __init__(self) -> None:
        self._queues: set[asyncio.Queue[T]] = set()

    def put(self, what: T) -> None:
        for queue in self._queues:
            queue.put_nowait(what)

    async def listen(self) -> AsyncIterator[T]:
        queue: asyncio.Queue[T] = asyncio.Queue()
        self._queues.add(queue)
        try:
            while True:
                yield await queue.get()
        finally:
            self._queues.discard(queue)


def reading(query: Query[P, T]) -> Method[P, T]:
    """A method of the store that asks the database something."""

    async def read(store: "Database", *about: P.args, **named: P.kwargs) -> T:
        return await store.read(query, *about, **named)

    return read


def gathering(query: Callable[[sa.Connection, list[K]], Sequence[V]]) -> Method[[K], V]:
    """A method of the store that asks about one thing: many who ask at once get their answers by one query."""

    async def gather(store: "Database", about: K) -> V:
        if query not in store.gathered:
            store.gathered[query] = Gathered(lambda asked: store.read(query, asked))
        answer: V = await store.gathered[query](about)
        return answer

    return gather


def changing(query: Query[P, T]) -> Method[P, T]:
    """A method of the store that changes what is not in logs."""

    async def change(store: "Database", *about: P.args, **named: P.kwargs) -> T:
        return await store.change(query, *about, **named)

    return change


class Database(abc.ABC):
    """Each query is run in a transaction of its own."""

    def __init__(self) -> None:
        self._hints = Listeners[tuple[str, int]]()
        self.gathered: dict[Any, Gathered[Any, Any]] = {}  # by their query

    @abc.abstractmethod
    async def read(self, query: Query[P, T], *about: P.args, **named: P.kwargs) -> T: ...

    @abc.abstractmethod
    async def change(self, query: Query[P, T], *about: P.args, **named: P.kwargs) -> T: ...

    def changed(self) -> AsyncIterator[tuple[str, int]]:
        return self._hints.listen()

    async def refusal(self, write: Waiting) -> Exception:
        """Why entries do not fit the log."""
        for entry in write.entries:
            seq = await self.read(queries.seq_of, write.table, entry)
            if seq is not None:
                return Duplicate(seq)
        length = await self.read(queries.length, write.table)
        return Behind(length) if length not in (0, write.expected) else NotStored()

    # Lists of tables

    summaries = reading(queries.summaries)
    tables_of = reading(queries.tables_of)
    reports = reading(queries.reports)
    left_by = reading(queries.left_by)
    unfinished = gathering(queries.unfinished)
    overdue = reading(queries.overdue)

    # Accounts

    account_of = reading(queries.account_of)
    account_named = reading(queries.account_named)
    generation = gathering(queries.generations)
    set_password = changing(queries.set_password)
    set_recovery = changing(queries.set_recovery)
    remove_account = changing(queries.remove_account)
    erase = changing(queries.erase)
    add_ticket = changing(queries.add_ticket)
    ticket_of = reading(queries.ticket_of)
    use_ticket = changing(queries.use_ticket)
    forget_ticket = changing(queries.forget_ticket)
    _add_account = changing(queries.add_account)
    set_reminder = changing(queries.set_reminder)
    reminders_of = reading(queries.reminders_of)
    reminders_at = gathering(queries.reminders_at)
    remove_reminders = changing(queries.remove_reminders)
    put_off = changing(queries.put_off)
    take_due = changing(queries.take_due)
    push_key = changing(queries.push_key)

    async def add_account(self, account: Account) -> None:
        try:
            await self._add_account(account)
        except sa.exc.IntegrityError:
            if await self.account_of(account.guest) != account:  # else it was added before the connection was lost
                raise Duplicate(0) from None
