"""People: what an account, another device, an export and a farewell come to. Plain asyncio; no web in here."""

import asyncio
import re
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec.structs import replace

from .. import limits, names, wire
from ..refusals import Refused
from ..stores.store import Ticket
from ..tables import coaching, reading
from ..tables.commands import ForgetGuest, HandOn
from ..tables.facts import seats_of
from ..tables.room import Room
from . import accounts
from .guests import Guest, Guests

DEVICE_SECONDS = 600  # that a code for another device is good for
DEVICE_LETTERS = 8
DEVICE = re.compile(f"[{names.CODE_LETTERS}]{{{DEVICE_LETTERS}}}")
PASSWORDS = 50  # that may wait to be looked at
TABLES = 50  # of mine that are listed
GAMES = 200  # of mine whose reports are looked at


class People:
    def __init__(self, room: Room, guests: Guests):
        self.room = room
        self.store = room.store
        self.guests = guests
        self.tries = limits.SharedBuckets(limits.NAME_TRIES, "tries", guests.secret)  # wrong ones
        self._slow = ThreadPoolExecutor(1, "password")
        self._queue = 0  # passwords that are being looked at

    def close(self) -> None:
        self._slow.shutdown(cancel_futures=True)

    async def guest_of(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None where the cookie is older than a change of the password."""
        guest = self.guests.read(cookie)
        return guest if guest and guest.generation >= await self.store.generation(guest.id) else None

    async def me(self, guest: Guest | None) -> wire.Me:
        account = await self.store.account_of(guest.id) if guest else None
        return wire.Me(guest.name if guest else None, account.name if account else None)

    # Accounts

    async def sign_up(self, guest: Guest, name: str, password: str) -> tuple[Guest, str]:
        """The guest becomes an account, with all the games it has; returns the recovery code too."""
        name = names.clean_name(name)
        hashed = await self._hashed(password)
        code = await accounts.add(self.store, guest.id, name, hashed)
        return replace(guest, name=name), code

    async def log_in(self, guest: Guest | None, name: str, password: str, network: str) -> Guest:
        """Wrong tries are counted by name and address: nobody can shut somebody else out from elsewhere."""
        who = (accounts.key_of(name), network)
        if not self.tries.can_take(who):
            raise Refused("too-fast")
        account = await accounts.named(self.store, name)
        stored = account.password if account else accounts.NOBODYS
        if not await self._slowly(accounts.fits, stored, password) or account is None:
            self.tries.take(who)
            raise Refused("wrong-password")
        return await self._become(guest, Guest(account.guest, account.name, account.generation))

    async def recover(
        self, guest: Guest | None, name: str, code: str, password: str, network: str
    ) -> tuple[Guest, str]:
        """A new password by the recovery code, which is used up: the next one is returned. Only wrong codes count."""
        account = await accounts.named(self.store, name)
        typed = accounts.recovery_hash(code)
        if account is None or not secrets.compare_digest(account.recovery, typed):
            raise Refused("wrong-recovery" if self.tries.take(("recovery", network)) else "too-fast")
        again, fresh = await self._renew(account.guest, password)
        found = Guest(account.guest, account.name, again)
        return await self._become(guest, found), fresh

    async def change_password(self, guest: Guest, password: str, new: str) -> tuple[Guest, str]:
        await self._confirm(guest, password)
        generation, code = await self._renew(guest.id, new)
        return replace(guest, generation=generation), code

    async def _renew(self, guest: str, password: str) -> tuple[int, str]:
        hashed = await self._hashed(password)
        code, generation = await accounts.renew(self.store, guest, hashed)
        self.room.renew(guest, generation)
        return generation, code

    async def _confirm(self, guest: Guest, password: str | None) -> None:
        """The owner of an account says the password before something that cannot be undone."""
        account = await self.store.account_of(guest.id)
        if account is None:
            return
        who = ("guest", guest.id)  # who has the cookie
        if not self.tries.can_take(who):
            raise Refused("too-fast")
        if not await self._slowly(accounts.fits, account.password, password or ""):
            self.tries.take(who)
            raise Refused("wrong-password")

    async def _hashed(self, password: str) -> str:
        return str(await self._slowly(accounts.hasher.hash, accounts.checked_password(password)))

    async def _slowly(self, work: Any, *arguments: Any) -> Any:
        """One at a time: each takes much memory and time, and nothing else shall wait for it."""
        if self._queue >= PASSWORDS:
            raise Refused("busy")
        self._queue += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._slow, work, *arguments)
        finally:
            self._queue -= 1

    async def _become(self, before: Guest | None, found: Guest) -> Guest:
        """This device is the account from now on; what it had as a guest comes along."""
        if before and before.id != found.id and not await self.store.account_of(before.id):
            for code in {*await self._codes_of(before.id), *await self.store.left_by(before.id)}:
                table = await self.room.table(code)
                await table.ask(HandOn(before=before.id, after=found.id))
            for reminder in await self.store.reminders_of(before.id):
                await self.store.set_reminder(replace(reminder, guest=found.id))
        return found

    async def _codes_of(self, guest: str) -> list[str]:
        return [table.code for table in await self.store.tables_of(guest)]

    # Another device

    async def ticket(self, guest: Guest) -> Ticket:
        """A code that makes one other device this guest. A guest has one at a time."""
        code = "".join(secrets.choice(names.CODE_LETTERS) for _ in range(DEVICE_LETTERS))
        ticket = Ticket(code, guest.id, guest.name, guest.generation)
        await self.store.add_ticket(ticket, DEVICE_SECONDS)
        return ticket

    async def ticket_of(self, guest: Guest) -> Ticket:
        ticket = await self.store.ticket_of(guest.id)
        if ticket is None:
            raise Refused("wrong-code")
        return ticket

    async def use_ticket(self, guest: Guest | None, typed: str) -> Guest:
        code = "".join(typed[:40].upper().split()).replace("-", "")
        ticket = await self.store.use_ticket(code) if DEVICE.fullmatch(code) else None
        if ticket is None:
            raise Refused("wrong-code")
        return await self._become(guest, Guest(ticket.guest, ticket.name, ticket.generation))

    # What is theirs

    async def tables(self, guest: Guest | None) -> list[wire.MyTable]:
        return await self.store.tables_of(guest.id, TABLES) if guest else []

    async def games(self, guest: Guest | None) -> wire.MyGames:
        """The games that are over, with what their reports say of this guest."""
        listed = await self.store.tables_of(guest.id, GAMES) if guest else []
        over = [table for table in listed if table.phase == "over"]
        reports = await self.store.reports([table.code for table in over])
        return await asyncio.to_thread(coaching.my_games, over, reports)

    async def export(self, guest: Guest) -> dict[str, Any]:
        """All that is kept of somebody, as plain data."""
        account = await self.store.account_of(guest.id)
        tables = []
        for code in await self._codes_of(guest.id):
            table = await self.room.table(code)
            for seat in seats_of(table.state.facts, guest.id):
                record = reading.record(table, seat) if table.state.match else None
                tables.append({"code": code, "game": table.game.name, "seat": seat, "record": record})
            await asyncio.sleep(0)
        mine = {"name": account.name, "made": account.made} if account else None
        left = await self.store.left_by(guest.id)
        told = [[each.code, each.kind, each.url] for each in await self.store.reminders_of(guest.id)]
        who = {"guest": guest.id, "name": guest.name, "account": mine}
        return {**who, "tables": tables, "left": left, "reminders": told}

    async def forget(self, guest: Guest, password: str | None) -> None:
        """Somebody goes for good: seats are given up, names taken off, the account is no more."""
        await self._confirm(guest, password)
        for code in {*await self._codes_of(guest.id), *await self.store.left_by(guest.id)}:
            table = await self.room.table(code)
            await table.ask(ForgetGuest(guest=guest.id))
        await self.store.remove_reminders([each.id for each in await self.store.reminders_of(guest.id)])
        await self.store.erase(guest.id)
        await self.store.remove_account(guest.id)
        await self.store.forget_ticket(guest.id)
