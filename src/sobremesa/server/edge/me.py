"""The person who asks, over REST: account, other devices, my tables, my data. What it comes to stands in `people`."""

from datetime import date
from functools import lru_cache
from typing import Any

import litestar
import msgspec
from litestar import Controller, Response
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from sobremesa import words

from .. import wire
from ..people.guests import COOKIE, Guest
from ..people.people import DEVICE_SECONDS, People
from ..refusals import HERE, Refused
from ..stores.store import Ticket
from .rest import Asker, TheAsker, get, make, post, put, qr_code, with_cookie

ThePeople = NamedDependency[People]


def the_people(state: State, asker: TheAsker) -> People:
    people: People = state.people
    return people


def require_guest(asker: Asker) -> Guest:
    if asker.guest is None:
        raise Refused("nobody-yet")
    return asker.guest


class Me(Controller):
    path = "/me"

    @get(summary="Who you are here")
    async def me(self, people: ThePeople, asker: TheAsker) -> wire.Me:
        return await people.me(asker.guest)

    @get("/tables", summary="My tables, the one moved last first")
    async def my_tables(self, people: ThePeople, asker: TheAsker) -> wire.MyTables:
        return wire.MyTables(await people.tables(asker.guest))

    @get("/games", summary="My games that are over: luck and accuracy over time, and what cost me most")
    async def my_games(self, people: ThePeople, asker: TheAsker) -> wire.MyGames:
        return await people.games(asker.guest)

    @make("/account", summary="Keep my games: an account")
    async def sign_up(
        self, data: JSONBody[wire.SignUp], people: ThePeople, asker: TheAsker, state: State
    ) -> Response[wire.Account]:
        guest, recovery = await people.sign_up(asker.named(data.name), data.name, data.password)
        return with_cookie(state, guest, wire.Account(guest.name or "", recovery))

    @post("/login", summary="Log in")
    async def log_in(
        self, data: JSONBody[wire.LogIn], people: ThePeople, asker: TheAsker, state: State
    ) -> Response[wire.Me]:
        guest = await people.log_in(asker.guest, data.name, data.password, asker.network)
        return with_cookie(state, guest, await people.me(guest))

    @post("/recover", summary="A new password, by the recovery code")
    async def recover(
        self, data: JSONBody[wire.Recover], people: ThePeople, asker: TheAsker, state: State
    ) -> Response[wire.Account]:
        guest, recovery = await people.recover(asker.guest, data.name, data.recovery, data.password, asker.network)
        return with_cookie(state, guest, wire.Account(guest.name or "", recovery))

    @put("/password", summary="Another password")
    async def change_password(
        self, data: JSONBody[wire.ChangePassword], people: ThePeople, asker: TheAsker, state: State
    ) -> Response[wire.Account]:
        guest = require_guest(asker)
        if (await people.me(guest)).account is None:
            raise Refused("no-account")
        guest, recovery = await people.change_password(guest, data.password, data.new)
        return with_cookie(state, guest, wire.Account(guest.name or "", recovery))

    @post("/logout", summary="Log out on this device")
    async def log_out(self) -> Response[wire.Me]:
        return Response(wire.Me(), cookies=[gone()])

    # Another device

    @post("/device", summary="A one-time code for another device")
    async def device(self, people: ThePeople, asker: TheAsker) -> wire.Device:
        ticket = await people.ticket(require_guest(asker))
        return wire.Device(ticket.code, device_link(asker, ticket), DEVICE_SECONDS)

    @get("/device/qr.svg", summary="The same as a QR code", media_type="image/svg+xml")
    async def device_qr(self, people: ThePeople, asker: TheAsker) -> bytes:
        return qr_code(device_link(asker, await people.ticket_of(require_guest(asker))))

    @post("/device/use", summary="Be on this device who you are on another")
    async def use_device(
        self, data: JSONBody[wire.UseDevice], people: ThePeople, asker: TheAsker, state: State
    ) -> Response[wire.Me]:
        guest = await people.use_ticket(asker.guest, data.code)
        return with_cookie(state, guest, await people.me(guest))

    # My data

    @get("/export", summary="All that is kept of me")
    async def export(self, people: ThePeople, asker: TheAsker) -> Response[bytes]:
        data = msgspec.json.format(msgspec.json.encode(await people.export(require_guest(asker))), indent=1)
        headers = {"content-disposition": f'attachment; filename="sobremesa-{date.today().isoformat()}.json"'}
        return Response(data, media_type="application/json", headers=headers)

    @post("/delete", summary="Forget me")
    async def delete(self, data: JSONBody[wire.Forget], people: ThePeople, asker: TheAsker) -> Response[wire.Me]:
        await people.forget(require_guest(asker), data.password)
        return Response(wire.Me(), cookies=[gone()])


def device_link(asker: Asker, ticket: Ticket) -> str:
    """The code is behind the #, so that it is in nobody's log."""
    return f"{asker.base}/?me#{ticket.code}"


def gone() -> Cookie:
    return Cookie(COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")


@litestar.get("/privacy", summary="What is kept, how long and why", sync_to_thread=False)
def privacy(asker: TheAsker, state: State) -> wire.Page:
    return privacy_page(asker.language, state.settings.contact)


@lru_cache
def privacy_page(language: str, contact: str | None) -> wire.Page:
    """The page, with whom to write to at its end."""
    say = words.catalogue(language, HERE).say
    whom = say("privacy-write", contact=contact) if contact else say("privacy-ask")
    text = (HERE / f"privacy.{language}.md").read_text(encoding="utf-8")
    return wire.Page(language, f"{text}\n## {say('privacy-contact')}\n\n{whom}\n")


HANDLERS: list[Any] = [Me, privacy]
