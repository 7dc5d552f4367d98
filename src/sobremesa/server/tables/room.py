"""All tables of a server: those in memory, and the way to the others."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec.structs import replace

from sobremesa.engine.options import shown

from .. import names, wire
from ..limits import GONE
from ..metrics import Metrics
from ..refusals import Refused
from ..stores.store import Behind, Here, House, NotStored
from . import bots
from .decisions import Decision
from .facts import Facts
from .folding import State, listing, loaded
from .table import Table

log = logging.getLogger(__name__)
T = TypeVar("T")


class Room:
    def __init__(
        self,
        store: House,
        metrics: Metrics,
        patience: float = 0,
        gone: float = GONE,
        most_tables: int = 60,
        code_length: int = names.CODE_LENGTH,
    ):
        self.store = store
        self.metrics = metrics
        metrics.tables.set_function(lambda: len(self.live))
        metrics.lines.set_function(lambda: sum(len(table.audience.lines) for table in self.live.values()))
        self.gone = gone  # seconds after which somebody who left a live table is gone
        self.patience = patience  # seconds for people to add to the luck of a game that has started
        self.most_tables = most_tables  # of a guest, whose games are not over
        self.code_length = code_length
        self.live: dict[str, Table] = {}
        self.closing = False
        self.thinkers = bots.Thinkers()
        self._aside = ThreadPoolExecutor(1, "aside")
        self._loading: dict[str, asyncio.Task[Table]] = {}
        # Other nodes
        self.topics: dict[str, Callable[..., None]] = {
            "said": self._hear_talk,
            "here": self._hear_here,
            "renewed": self._hear_renewed,
        }
        self.turned: Callable[[Table, list[int]], None] = lambda table, seats: None  # it has become these seats' turn
        self._led: set[str] = set()  # tables where this node thinks for the bots and watches the clocks
        self._sought: set[str] = set()  # tables where it is about to ask for that
        self._renewed: set[tuple[str, int]] = set()  # guests with a new password whose connections have ended
        self._beside: set[asyncio.Task[None]] = set()

    async def aside(self, work: Callable[..., T], *about: Any) -> T:
        """Off the event loop, on one thread: with more of them the loop would seldom get its turn."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, work, *about)

    async def table(self, typed: str) -> Table:
        """The table of a code, as people type it, with all that its log holds by now."""
        code = names.read_code(typed)
        if code is None:
            raise Refused("no-such-table", typed=shown(typed))
        table = self.live.get(code)
        if table is None and (loading := self._loading.get(code)):  # the log may have grown since that began to read it
            table = await asyncio.shield(loading)
        if table:
            table.touched = time.monotonic()  # it stays in memory until the one who asks is connected
            await table.catch_up()
            return table
        self._loading[code] = asyncio.create_task(self._load(code))
        self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Table:
        log = await self.store.load(code)
        if log is None:
            raise Refused("no-such-table", typed=code)
        state, done = await self.aside(loaded, code, log)
        table = Table(self, state, done)
        table.notice((await self.store.elsewhere([code])).get(code, {}))
        return self._add(table)

    def _add(self, table: Table) -> Table:
        self.live[table.code] = table
        table.alarms.wait_for_luck()
        table.wake()
        return table

    # Other nodes

    async def follow(self) -> None:
        """Takes in what others add to the logs of tables that are in memory, for as long as the server runs."""
        async for code, length in self.store.changed():
            if code:
                self._look_at(code, length)
            else:  # any number of hints may have been lost
                self._do(self.heal())

    def _look_at(self, code: str, length: int) -> None:
        table = self.live.get(code)
        if table and table.state.length < length:
            table.follow(length)

    async def heed(self) -> None:
        """Listens to what other nodes say, for as long as the server runs."""
        async for topic, about in self.store.heard():
            if topic in self.topics:
                try:
                    self.topics[topic](*about)
                except (TypeError, ValueError) as fault:  # a newer node may say more
                    log.warning("a word of another node is not understood: %s", fault)

    async def keep_up(self) -> None:
        """Once a second: this node lives, asks for what nobody does any more, and sees what hints have not told."""
        if self.closing or self.store.alone:
            return
        await self.store.beat()
        wanted = {code for code, table in self.live.items() if table.has_work}
        self._take(await self.store.lead(wanted - self._led))
        await self.heal()

    async def heal(self) -> None:
        """Finds out what has changed at tables that are in memory, where hints may have been lost."""
        codes = list(self.live)
        if codes:
            for code, length in (await self.store.lengths(codes)).items():
                self._look_at(code, length)
            for code, elsewhere in (await self.store.elsewhere(codes)).items():
                if code in self.live:
                    self.live[code].notice(elsewhere)
        for guest, generation in await self.store.renewed():
            self._hear_renewed(guest, generation)

    def leads(self, table: Table) -> bool:
        """Whether this node thinks for the bots at a table and watches the clocks. Asks for it, if there is need."""
        if self.store.alone or table.code in self._led:
            return True
        if table.has_work and not self.closing:
            if not self._sought:
                self._do(self._seek())
            self._sought.add(table.code)
        return False

    async def _seek(self) -> None:
        sought, self._sought = self._sought, set()
        self._take(await self.store.lead(sought))

    def _take(self, led: set[str]) -> None:
        """This node leads these tables now, and no others."""
        changed, self._led = led ^ self._led, led
        for code in changed & self.live.keys():
            if code in led:
                self.live[code].alarms.wait_for_luck()
            self.live[code].wake()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something that nobody waits for. Should it fail, the next second heals it."""

        async def done() -> None:
            with contextlib.suppress(NotStored):
                await work

        task = asyncio.create_task(done())
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def spread(self, topic: str, *about: Any) -> None:
        """Tells all other nodes something; it may be lost."""
        if not self.store.alone:
            self._do(self.store.say(topic, *about))

    def show(self, code: str, here: Here) -> None:
        """Tells the other nodes who is connected to a table at this one."""
        if not self.store.alone and not self.closing:
            self._do(self.store.show(code, here))

    def _hear_here(self, node: str, shown: list[tuple[str, int, int]]) -> None:
        for code, seats, watchers in shown:
            if code in self.live:
                others = {other: here for other, here in self.live[code].audience.elsewhere.items() if other != node}
                here = Here(seats, watchers)
                self.live[code].notice(others if here == Here() else others | {node: here})

    def spread_talk(self, code: str, said: wire.Said) -> None:
        self.spread("said", code, said.seat, said.what)

    def _hear_talk(self, code: str, seat: int, what: wire.Talk) -> None:
        if code in self.live:
            self.live[code].audience.hear(wire.Said(seat, what))

    def renew(self, guest: str, generation: int) -> None:
        """A guest has another password: connections with the old one end, at all nodes."""
        self._hear_renewed(guest, generation)
        self.spread("renewed", guest, generation)

    def _hear_renewed(self, guest: str, generation: int) -> None:
        if (guest, generation) not in self._renewed:
            self._renewed.add((guest, generation))
            self.hang_up(guest)

    # In memory, and out of it

    def hang_up(self, guest: str) -> None:
        """All connections of a guest end; those who still are that guest come again."""
        lines = [line for table in self.live.values() for line in table.audience.lines]
        for line in lines:
            if line.who.guest == guest:
                line.hang_up()

    def drop(self, table: Table, grace: float = 0) -> None:
        """Out of memory; it is read again when somebody asks for it. Those who are connected come again."""
        if self.live.get(table.code) is table:
            del self.live[table.code]
            if table.code in self._led:
                self._led.discard(table.code)
                self._do(self.store.give_up([table.code]))
        asyncio.get_running_loop().call_later(grace, table.close)

    # New tables

    async def new(self, guest: str | None, facts: Facts, make: Callable[[Facts], Decision]) -> Table:
        """Stores a new table under a code that no other has. No guest has tables without end."""
        if guest is not None and await self.store.unfinished(guest) >= self.most_tables:
            raise Refused("many-tables", most=self.most_tables)
        for _ in range(20):
            made = make(replace(facts, code=names.new_code(self.code_length)))
            code = made.state.facts.code
            try:
                await self.store.append(code, 0, made.entries, listing(made.state))
            except Behind:  # the code is another table's
                continue
            except NotStored:
                break
            return self._add(Table(self, made.state, {}))
        raise Refused("not-stored")

    # Now and then

    async def ring(self) -> None:
        """Wakes the tables that were put away where somebody's time has run out; and notes the time."""
        overdue = await self.store.overdue(self.store.now())
        asleep = {code for code in overdue if code not in self.live}
        if asleep:
            self._take(await self.store.lead(asleep))
        for code in [code for code in asleep if self.store.alone or code in self._led]:
            try:
                await self.table(code)
            except Refused as refusal:
                log.error("the clock of table %s cannot ring: %s", code, refusal.code)
        if overdue or any(table.state.facts.hands for table in self.live.values()):
            await self.store.note_time()

    async def put_away(self) -> None:
        """Takes the tables that nobody is at out of memory, once each has been seen to be what its log folds to."""
        for table in [table for table in self.live.values() if table.idle]:
            if not await self.is_as_stored(table):
                log.error("table %s is not what its log folds to", table.code)
            if table.idle:
                self.drop(table)

    async def is_as_stored(self, table: Table) -> bool:
        """Whether the stored log folds to the live state."""
        await table.rest()
        state, stored = table.state, await self.store.load(table.code)
        if stored is None:
            return False
        try:
            again, _ = await self.aside(loaded, table.code, stored)
        except Refused:
            return False
        return table.state is not state or alike(again, state)

    async def end(self) -> None:
        """Closed, and nothing is under way any more."""
        self.close()
        if self._beside:
            await asyncio.wait(self._beside)

    def close(self) -> None:
        if not self.closing and not self.store.alone:
            self._do(self.store.retire())
        self.closing = True
        for table in list(self.live.values()):
            table.close()
        self.thinkers.close()


def alike(one: State, other: State) -> bool:
    """Whether two states are the same, whatever was looked at in them so far."""
    if one.match is None or other.match is None:
        return one.match is other.match and one.facts == other.facts
    same = one.match.state.tobytes() == other.match.state.tobytes() and one.match.stored == other.match.stored
    return bool(same) and (one.facts, one.questions, one.length) == (other.facts, other.questions, other.length)
