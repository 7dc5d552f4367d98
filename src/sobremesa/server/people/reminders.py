"""Your turn, for those whose page is closed: web push, or a plain webhook. By choice of each person and table.

When it becomes somebody's turn, their reminders at that table are due a moment later. Whoever is there by then needs
none; in quiet hours it waits. What a service refuses for good is dropped, what fails is tried again for a while.
"""

import asyncio
import hashlib
import ipaddress
import json
import logging
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import urlsplit
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

log = logging.getLogger(__name__)

LOOK = 5.0  # seconds from one look for what is due to the next
HERE_AGAIN = 60.0  # seconds after which it is looked again whether somebody who was there still is
TIMEOUT = 10  # seconds for a service to answer
LIFE = 12 * 3600  # seconds that a push service keeps a message for a device that is off
TRIES = 5
FIRST_RETRY = 120.0  # seconds, then twice as long each time
SENDERS = 4  # at a time: a service that hangs holds up no other
MOST = 40  # reminders of one guest
GONE = {404, 410}  # the subscription is no more
RAW_KEY = 32  # bytes


class Reminders:
    def __init__(self, room: Room, settings: Settings):
        self.room = room
        self.store: House = room.store
        self.settings = settings
        self.senders = ThreadPoolExecutor(SENDERS, "reminders")
        self._none: set[str] = set()  # tables of which it is known that nobody wants to be told
        self._beside: set[asyncio.Task[Any]] = set()
        room.turned = self.turned
        room.topics["reminders"] = self._none.discard

    def close(self) -> None:
        self.senders.shutdown(wait=False, cancel_futures=True)

    # What people choose

    async def public_key(self) -> str:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid.utils import b64urlencode

        key = vapid(await self.store.push_key()).public_key
        return str(b64urlencode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    async def choose(self, table: Table, who: Who, asked: wire.SetReminder, language: str) -> None:
        seated(table.state.facts, who)
        if who.guest is None:
            raise Refused("nobody-yet")
        await asyncio.to_thread(check_address, asked.address, self.settings.public_url is not None)
        check_zone(asked.zone)
        mine = await self.store.reminders_of(who.guest)
        if len(mine) >= MOST:
            raise Refused("many-reminders", most=MOST)
        about = asked.p256dh, asked.auth, language, asked.zone, asked.quiet_from, asked.quiet_to
        name = hashlib.sha256(json.dumps([who.guest, table.code, asked.kind, asked.address]).encode()).hexdigest()
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
        about = message(reminder, facts)
        url = self.settings.public_url
        try:
            loop = asyncio.get_running_loop()
            sent = loop.run_in_executor(self.senders, send, reminder, about, key, url)
            status = await asyncio.wait_for(sent, 3 * TIMEOUT)
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


# Sending, on a thread


def vapid(key: str) -> Any:
    from py_vapid import Vapid02
    from py_vapid.utils import b64urlencode

    return Vapid02.from_raw(b64urlencode(bytes.fromhex(key)).encode())


def send(reminder: Reminder, about: dict[str, str], key: str, public_url: str | None) -> int:
    """The status that the service answers with."""
    import requests
    from pywebpush import WebPushException, webpush

    check_address(reminder.url, public_url is not None)  # a name may lead elsewhere by now
    if reminder.kind == "webhook":
        told = {**about, "url": f"{public_url or ''}{about['url']}"}
        return requests.post(reminder.url, json=told, timeout=TIMEOUT, allow_redirects=False).status_code
    keys = {"endpoint": reminder.url, "keys": {"p256dh": reminder.p256dh, "auth": reminder.auth}}
    contact: dict[str, str | int] = {"sub": public_url or "mailto:nobody@sobremesa.invalid"}
    try:
        answer = webpush(keys, json.dumps(about), vapid(key), contact, timeout=TIMEOUT, ttl=LIFE)
        return int(answer.status_code)
    except WebPushException as fault:
        return int(fault.response.status_code) if fault.response is not None else 0


def check_address(address: str, public: bool) -> None:
    """A server on the internet sends to others on the internet, by https; one at home to whom its people like."""
    try:
        parts = urlsplit(address)
        allowed = parts.scheme == "https" or (parts.scheme == "http" and not public)
        if not allowed or not parts.hostname or parts.username or len(address) > 1000:
            raise ValueError
        if public:
            found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
            if not all(ipaddress.ip_address(each[4][0]).is_global for each in found):
                raise ValueError
    except (ValueError, OSError):
        raise Refused("bad-address") from None


def check_zone(name: str) -> None:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise Refused("bad-zone") from None
