"""Your turn, for those whose page is closed: web push, or a plain webhook. By choice of each person and table.

When it becomes somebody's turn, their reminders at that table are due a moment later. Whoever is there by then needs
none; in quiet hours it waits. What a service refuses for good is dropped, what fails is tried again for a while.
"""

import asyncio
import hashlib
import json
import logging
import time
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from sobremesa import words
from sobremesa.engine.rule import CHANCE

from .. import wire
from ..refusals import HERE, Refused
from ..settings import Settings
from ..stores.store import House, Reminder
from ..tables.facts import Facts, Who, seated, seats_of
from ..tables.room import Room
from ..tables.table import Table
from .outbox import check_address, send, vapid

log = logging.getLogger(__name__)

LOOK = 5.0  # seconds from one look for what is due to the next
HERE_AGAIN = 60.0  # seconds after which it is looked again whether somebody who was there still is
TRIES = 5
FIRST_RETRY = 120.0  # seconds, then twice as long each time
AT_ONCE = 50  # on their way
MOST = 40  # reminders of one guest
GONE = {404, 410}  # the subscription is no more


class Reminders:
    def __init__(self, room: Room, settings: Settings):
        self.room = room
        self.store: House = room.store
        self.settings = settings
        self.senders = asyncio.Semaphore(AT_ONCE)
        self._none: set[str] = set()  # tables of which it is known that nobody wants to be told
        self._beside: set[asyncio.Task[Any]] = set()
        room.turned = self.turned
        room.topics["reminders"] = self._none.discard

    def close(self) -> None:
        for task in self._beside:
            task.cancel()

    @property
    def public(self) -> bool:
        """Whether it stands on the internet."""
        return self.settings.public_url is not None

    # What people choose

    async def public_key(self) -> str:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid.utils import b64urlencode

        key = vapid(await self.store.push_key()).public_key
        return str(b64urlencode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    async def choose(self, table: Table, who: Who, asked: wire.SetReminder, language: str, near: bool) -> None:
        """`near`: the request comes from this machine."""
        seated(table.state.facts, who)
        if who.guest is None:
            raise Refused("nobody-yet")
        await asyncio.to_thread(check_address, asked.address, self.public, near)
        check_zone(asked.zone)
        about = asked.p256dh, asked.auth, language, asked.zone, asked.quiet_from, asked.quiet_to
        name = hashlib.sha256(json.dumps([who.guest, table.code, asked.kind, asked.address]).encode()).hexdigest()
        mine = await self.store.reminders_of(who.guest)
        if len([each for each in mine if each.id != name]) >= MOST:
            raise Refused("many-reminders", most=MOST)
        await self.store.set_reminder(Reminder(name, who.guest, table.code, asked.kind, asked.address, *about))
        self._none.discard(table.code)
        self.room.spread("reminders", table.code)
        self.turned(table, list(range(len(table.state.facts.places))))

    async def chosen(self, table: Table, who: Who) -> list[wire.Reminder]:
        mine = await self.store.reminders_of(who.guest or "")
        return [
            wire.Reminder(each.kind, each.url, each.quiet_from, each.quiet_to)
            for each in mine
            if each.code == table.code
        ]

    async def forget(self, guest: str | None, code: str | None = None, kind: str | None = None) -> None:
        mine = [each for each in await self.store.reminders_of(guest or "") if code in (None, each.code)]
        await self.store.remove_reminders([each.id for each in mine if kind in (None, each.kind)])

    # Whose turn it is

    def turned(self, table: Table, seats: list[int]) -> None:
        """It has become these seats' turn."""
        if table.code in self._none or self.room.closing:
            return
        guests = {table.state.facts.places[seat].guest for seat in seats if waited(table, seat)}
        if guests := guests - {None}:
            task = asyncio.create_task(self._schedule(table.code, guests))
            self._beside.add(task)
            task.add_done_callback(self._beside.discard)
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _schedule(self, code: str, guests: set[str | None]) -> None:
        wanted = await self.store.reminders_at(code)
        if not wanted:
            self._none.add(code)
        ids = [each.id for each in wanted if each.guest in guests]
        if ids:
            await self.store.put_off(ids, time.time() + self.settings.reminding)

    async def work(self) -> None:
        """Looks at what is due."""
        for reminder in await self.store.take_due(time.time()):
            task = asyncio.create_task(self._remind(reminder))
            self._beside.add(task)
            task.add_done_callback(self._beside.discard)

    async def _remind(self, reminder: Reminder) -> None:
        try:
            table = await self.room.table(reminder.code)
        except Refused:
            return
        seats = [seat for seat in seats_of(table.state.facts, reminder.guest) if waited(table, seat)]
        if not seats:
            return
        now = time.time()
        if any(table.audience.is_connected(seat) for seat in seats):
            await self.store.put_off([reminder.id], now + HERE_AGAIN)
        elif loud := loud_again(reminder, now):
            await self.store.put_off([reminder.id], loud)
        else:
            await self._send(reminder, table.state.facts, await self.store.push_key())

    async def _send(self, reminder: Reminder, facts: Facts, key: str) -> None:
        base = self.settings.public_url or self.settings.lan_url or ""
        try:
            async with self.senders:
                status = await send(reminder, message(reminder, facts), key, base, self.public)
        except Exception as fault:
            log.warning("a reminder was not taken: %s", type(fault).__name__)
            status = 0
        if status in GONE or (not 200 <= status < 300 and reminder.failures + 1 >= TRIES):
            await self.store.remove_reminders([reminder.id])
        elif not 200 <= status < 300:
            wait = FIRST_RETRY * 2**reminder.failures
            await self.store.put_off([reminder.id], time.time() + wait, reminder.failures + 1)


def waited(table: Table, seat: int) -> bool:
    facts, match = table.state.facts, table.state.match
    waits = match is not None and CHANCE not in match.waiting and seat in match.waiting
    return waits and facts.alive and not facts.box and facts.places[seat].active


def message(reminder: Reminder, facts: Facts) -> dict[str, str]:
    """What is told: nothing that anybody else may not see."""
    from sobremesa.games import game as find_game

    title = words.catalogue(reminder.language, find_game(facts.game).folder).say("name")
    body = words.catalogue(reminder.language, HERE).say("reminder")
    return {"title": title, "body": body, "url": f"/t/{facts.code}"}


def loud_again(reminder: Reminder, now: float) -> float | None:
    """When the quiet hours end that it is in now; None where it is in none."""
    if reminder.quiet_from == reminder.quiet_to:
        return None
    there = datetime.fromtimestamp(now, ZoneInfo(reminder.zone))
    hours = (reminder.quiet_to - reminder.quiet_from) % 24
    since = (there.hour - reminder.quiet_from) % 24
    if since >= hours:
        return None
    end = there.replace(minute=0, second=0, microsecond=0) + timedelta(hours=hours - since)
    return end.timestamp()


def check_zone(name: str) -> None:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise Refused("bad-zone") from None
