"""Whoever asks, over REST: account, other devices, my tables, my data. What it comes to stands in `people`."""

import io
from datetime import date
from functools import lru_cache

import msgspec
import segno
from litestar import Response, get, post, put
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from .. import wire
from ..people.guests import COOKIE, Guest
from ..people.people import DEVICE_SECONDS, People, Ticket
from ..refusals import HERE, Refused
from .rest import REFUSALS, Asker, TheAsker, named, with_cookie

ThePeople = NamedDependency[People]


def require_guest(asker: Asker) -> Guest:
    if asker.guest is None:
        raise Refused("nobody-yet")
    return asker.guest


@get("/me", summary="Who you are here", responses=REFUSALS)
async def me(people: ThePeople, asker: TheAsker) -> wire.Me:
    return await people.me(asker.guest)


@get("/me/tables", summary="My tables, the one moved last first", responses=REFUSALS)
async def my_tables(people: ThePeople, asker: TheAsker) -> wire.MyTables:
    return wire.MyTables(await people.tables(asker.guest))


@post("/me/account", summary="Keep my games: an account", responses=REFUSALS)
async def sign_up(
    data: JSONBody[wire.SignUp], people: ThePeople, asker: TheAsker, state: State
) -> Response[wire.Account]:
    guest, recovery = await people.sign_up(named(asker, data.name), data.name, data.password)
    return with_cookie(state, guest, wire.Account(guest.name or "", recovery))


@post("/me/login", summary="Log in", status_code=200, responses=REFUSALS)
async def log_in(data: JSONBody[wire.LogIn], people: ThePeople, asker: TheAsker, state: State) -> Response[wire.Me]:
    guest = await people.log_in(asker.guest, data.name, data.password)
    return with_cookie(state, guest, await people.me(guest))


@post("/me/recover", summary="A new password, by the recovery code", status_code=200, responses=REFUSALS)
async def recover(
    data: JSONBody[wire.Recover], people: ThePeople, asker: TheAsker, state: State
) -> Response[wire.Account]:
    guest, recovery = await people.recover(asker.guest, data.name, data.recovery, data.password)
    return with_cookie(state, guest, wire.Account(guest.name or "", recovery))


@put("/me/password", summary="Another password", responses=REFUSALS)
async def change_password(
    data: JSONBody[wire.ChangePassword], people: ThePeople, asker: TheAsker, state: State
) -> Response[wire.Account]:
    guest = require_guest(asker)
    if (await people.me(guest)).account is None:
        raise Refused("no-account")
    guest, recovery = await people.change_password(guest, data.password, data.new)
    return with_cookie(state, guest, wire.Account(guest.name or "", recovery))


@post("/me/logout", summary="Log out on this device", status_code=200, responses=REFUSALS)
async def log_out() -> Response[wire.Me]:
    return Response(wire.Me(), cookies=[gone()])


# Another device


@post("/me/device", summary="A one-time code for another device", status_code=200, responses=REFUSALS)
async def device(people: ThePeople, asker: TheAsker) -> wire.Device:
    ticket = people.ticket(require_guest(asker))
    return wire.Device(ticket.code, device_link(asker, ticket), DEVICE_SECONDS)


@get("/me/device/qr.svg", summary="The same as a QR code", media_type="image/svg+xml", responses=REFUSALS)
async def device_qr(people: ThePeople, asker: TheAsker) -> bytes:
    drawing = io.BytesIO()
    link = device_link(asker, people.ticket_of(require_guest(asker)))
    segno.make(link, error="m").save(drawing, kind="svg", scale=8, border=2, light="#fff")
    return drawing.getvalue()


def device_link(asker: Asker, ticket: Ticket) -> str:
    """The code is behind the #, so that it is in nobody's log."""
    return f"{asker.base}/?me#{ticket.code}"


@post("/me/device/use", summary="Be on this device who you are on another", status_code=200, responses=REFUSALS)
async def use_device(
    data: JSONBody[wire.UseDevice], people: ThePeople, asker: TheAsker, state: State
) -> Response[wire.Me]:
    guest = await people.use_ticket(asker.guest, data.code)
    return with_cookie(state, guest, await people.me(guest))


# My data


@get("/me/export", summary="All that is kept of me", responses=REFUSALS)
async def export(people: ThePeople, asker: TheAsker) -> Response[bytes]:
    data = msgspec.json.format(msgspec.json.encode(await people.export(require_guest(asker))), indent=1)
    headers = {"content-disposition": f'attachment; filename="sobremesa-{date.today().isoformat()}.json"'}
    return Response(data, media_type="application/json", headers=headers)


@post("/me/delete", summary="Forget me", status_code=200, responses=REFUSALS)
async def delete(data: JSONBody[wire.Forget], people: ThePeople, asker: TheAsker) -> Response[wire.Me]:
    await people.forget(require_guest(asker), data.password)
    return Response(wire.Me(), cookies=[gone()])


def gone() -> Cookie:
    return Cookie(COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")


@get("/privacy", summary="What is kept, how long and why", sync_to_thread=False)
def privacy(asker: TheAsker) -> wire.Page:
    return privacy_page(asker.language)


@lru_cache
def privacy_page(language: str) -> wire.Page:
    return wire.Page(language, (HERE / f"privacy.{language}.md").read_text(encoding="utf-8"))


HANDLERS = [
    me,
    my_tables,
    sign_up,
    log_in,
    recover,
    change_password,
    log_out,
    device,
    device_qr,
    use_device,
    export,
    delete,
    privacy,
]
