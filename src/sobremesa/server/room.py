"""All tables of a server: those in memory, and the way to the others."""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.options import shown
from sobremesa.games import game as find_game

from . import agreeing, bots, names, wire
from .clocks import GONE, Served, checked, wound
from .folding import folded
from .metrics import Metrics
from .refusals import Refused
from .sheets import begun, hashed, new_secret, planned, played_on
from .storage import Place, Sheet, Storage, Write
from .tables import Table, Who

log = logging.getLogger(__name__)


class Room:
    """All tables of a server: those in memory, and the way to the others."""

    def __init__(self, storage: Storage, served: Served, metrics: Metrics, patience: float = 0, gone: float = GONE):
        self.storage = storage
        self.metrics = metrics
        metrics.tables.set_function(lambda: len(self.live))
        metrics.lines.set_function(lambda: sum(len(table.lines) for table in self.live.values()))
        self.served = served  # what clocks go by
        self.gone = gone  # seconds after which somebody who left a live table is gone
        self.patience = patience  # seconds for people to add to the luck of a game that has started
        self.live: dict[str, Table] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._thinkers = bots.Thinkers()

    async def table(self, typed: str) -> Table:
        """The table of a code, as people type it."""
        code = names.read_code(typed)
        if code is None:
            raise Refused("no-such-table", typed=shown(typed))
        if code in self.live:
            return self.live[code]
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Table:
        stored = await self.storage.load(code)
        if stored is None:
            raise Refused("no-such-table", typed=code)
        match, asked = await asyncio.to_thread(folded, stored)
        return self.add(Table(self, stored.sheet, match, asked, stored.commands))

    def add(self, table: Table) -> Table:
        self.live[table.sheet.code] = table
        table.wake()
        return table

    def hang_up(self, guest: str) -> None:
        """All connections of a guest end; whoever still is that guest comes again."""
        for line in [line for table in self.live.values() for line in table.lines if line.who.guest == guest]:
            line.hang_up()

    def drop(self, table: Table, grace: float = 0) -> None:
        """Out of memory; it is read again when somebody asks for it. Whoever is connected comes again."""
        if self.live.get(table.sheet.code) is table:
            del self.live[table.sheet.code]
        asyncio.get_running_loop().call_later(grace, table.close)

    async def create(self, who: Who, name: str, asked: wire.CreateTable) -> tuple[Table, int, str]:
        """A new table; whoever makes it is its host and has the seat, and its token."""
        game = find_game(asked.game)
        wish = min(game.seats) if asked.seats is None else asked.seats
        count, options = game.settled(wish, asked.options, from_afar=True)
        clock = checked(asked.clock)
        token = secrets.token_urlsafe(24)
        places = planned(game, count, asked.plan, Place(name, who.guest, hashed(token)))
        host = next(seat for seat, place in enumerate(places) if place.person)
        sheet = Sheet("", game.name, game.version, options, places, host=host, pace=asked.pace, secret=new_secret())
        sheet = replace(sheet, aids=asked.aids, clock=clock, hands=wound(clock, count))
        begin = (lambda sheet: begun(game, sheet, not self.patience)) if asked.start else (lambda sheet: (sheet, None))
        return await self._new(sheet, begin), host, token

    async def play_on(self, who: Who, name: str, before: Table, asked: wire.PlayOn) -> tuple[Table, int, str]:
        """A new table where a game that is over goes on from one of its positions, against bots."""
        if before.match is None or before.sheet.phase != "over":
            raise Refused("not-over")
        old, game, log = before.sheet, before.game, before.match.log
        agreeing.existing(old, asked.seat)
        if not 0 <= asked.at <= len(log) or (asked.at == len(log) and before.match.over):
            raise Refused("no-such-entry", last=len(log) - before.match.over)
        token = secrets.token_urlsafe(24)
        plan = ["me" if seat == asked.seat else asked.bot or bots.DEFAULT for seat in range(len(old.places))]
        places = planned(game, len(plan), plan, Place(name, who.guest, hashed(token)))
        sheet = Sheet("", old.game, old.version, old.options, places, host=asked.seat, pace=old.pace)
        sheet = replace(sheet, secret=new_secret())
        begin = partial(played_on, game, log=log[: asked.at], at_once=not self.patience)
        return await self._new(sheet, begin), asked.seat, token

    async def _new(self, sheet: Sheet, begin: Callable[[Sheet], tuple[Sheet, Match | None]]) -> Table:
        """Stores a new table under a code that no other has."""
        for _ in range(20):
            made, match = begin(replace(sheet, code=names.new_code()))
            try:
                await self.storage.store(Write().new(made).log(made.code, 0, match.stored if match else []))
            except sqlite3.IntegrityError:  # the code is another table's
                continue
            return self.add(Table(self, made, match))
        raise Refused("not-stored")

    async def think(self, game: Game, known: Any, seat: int, level: str) -> str:
        return await self._thinkers.move(game, known, seat, level)

    async def ring(self) -> None:
        """Wakes the tables that were put away where somebody's time has run out; and notes the time."""
        overdue = await self.storage.overdue(self.served.now())
        for code in [code for code in overdue if code not in self.live]:
            try:
                await self.table(code)
            except Refused as refusal:
                log.error("the clock of table %s cannot ring: %s", code, refusal.code)
        if overdue or any(table.sheet.hands for table in self.live.values()):
            await self.note_time()

    async def note_time(self) -> None:
        await self.storage.store(Write().served(self.served.now()))

    async def put_away(self) -> None:
        """Takes the tables that nobody is at out of memory, once each has been seen to be what its log folds to."""
        for table in [table for table in self.live.values() if table.idle]:
            if not await self.is_as_stored(table):
                log.error("table %s is not what its log folds to", table.sheet.code)
            if table.idle:
                self.drop(table)

    async def is_as_stored(self, table: Table) -> bool:
        """Whether the stored log folds to the live state."""
        async with table.lock:
            stored = await self.storage.load(table.sheet.code)
            if stored is None:
                return False
            try:
                match, _ = await asyncio.to_thread(folded, stored)
            except Refused:
                return False
            if match is None or table.match is None:
                return match is table.match
            return bool(match.state.tobytes() == table.match.state.tobytes()) and match.stored == table.match.stored

    def close(self) -> None:
        self.closing = True
        for table in list(self.live.values()):
            table.close()
        self._thinkers.close()
