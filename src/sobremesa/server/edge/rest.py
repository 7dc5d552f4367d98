"""The tables over REST. What happens at a table is decided in `tables`; here it is asked and answered."""

import io
import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, get, patch, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec.structs import replace

from sobremesa import games, pages
from sobremesa.engine.game import Game
from sobremesa.engine.options import Option

from .. import limits, names, wire
from ..people.guests import COOKIE, YEAR, Guest, cookie_in, new_guest
from ..refusals import Refused, language_from
from ..settings import Settings
from ..tables import bots, commands, telling
from ..tables.facts import Who, hashed
from ..tables.room import Room
from ..tables.table import Table
from .streams import NDJSON, listening

T = TypeVar("T")
LOOPBACK = {"localhost", "127.0.0.1", "::1"}
REFUSALS = {
    status: ResponseSpec(wire.Refusal, generate_examples=False, description="Refused, and nothing has changed")
    for status in (400, 401, 403, 404, 409, 413, 429, 503)
}


class Asker(msgspec.Struct, frozen=True):
    """Whoever makes a request, and how they reached us."""

    guest: Guest | None
    token: str | None
    language: str
    base: str  # address of the server, as a guest in the house would open it

    @property
    def who(self) -> Who:
        return Who(self.guest.id if self.guest else None, self.token)

    def link(self, code: str) -> str:
        return f"{self.base}/t/{code}"

    def called(self, typed: str | None) -> str:
        """The name given, else the one used last, else one of ours."""
        if typed is None and self.guest and self.guest.name:
            return self.guest.name
        return names.friendly_name() if typed is None else names.clean_name(typed)


def asker(request: Request[Any, Any, Any]) -> Asker:
    return asker_of(request.app.state, request.scope["named_headers"], str(request.base_url))  # type: ignore[typeddict-item]


def asker_of(state: State, headers: Mapping[str, str], seen: str) -> Asker:
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return Asker(
        guest=state.guests.read(cookie_in(headers.get("cookie"))),
        token=token.strip() if scheme.lower() == "bearer" else None,
        language=language_from(headers.get("accept-language")),
        base=base_url(state.settings, seen),
    )


def base_url(settings: Settings, seen: str) -> str:
    """Where others reach this server: who sits at it itself may see it as localhost."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if settings.lan_url and (urlsplit(seen).hostname or "") in LOOPBACK:
        return settings.lan_url.rstrip("/")
    return seen.rstrip("/")


TheAsker = NamedDependency[Asker]
TheRoom = NamedDependency[Room]


# Games


@get("/games", summary="The games, their options and bots", sync_to_thread=False)
def list_games() -> wire.GameList:
    return wire.GameList([game_info(games.game(name)) for name in games.names()])


@get("/games/{name:str}/rules", summary="The rules in our own words", responses=REFUSALS, sync_to_thread=True)
def rules(name: FromPath[str], asker: TheAsker) -> wire.Rules:
    return rules_page(name, asker.language)


@lru_cache(maxsize=64)
def rules_page(name: str, language: str) -> wire.Rules:
    """Kept once made: its scenes are played by the real rules."""
    try:
        return wire.Rules(name, language, pages.page(games.game(name), language))
    except StopIteration:
        raise Refused("not-found") from None


def game_info(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        version=game.version,
        least_seats=min(game.seats),
        most_seats=max(game.seats),
        options=[option_info(game, option) for option in game.options.values()],
        bots=bots.names(game),
        bot=bots.DEFAULT,
        covers=game.covers,
    )


def option_info(game: Game, option: Option) -> wire.OptionInfo:
    defaults = {str(seats): option.default_for(seats) for seats in game.seats}
    values = getattr(option, "words", None)
    return wire.OptionInfo(
        name=option.name,
        kind=option.kind,
        default=option.default_for(min(game.seats)),
        defaults=defaults if callable(option.default) else None,
        values=list(values) if values else None,
        least=getattr(option, "least", None),
        most=getattr(option, "most", None),
        longest=getattr(option, "longest", None),
    )


# Tables


@post("/tables", summary="Make a table", responses=REFUSALS, request_max_body_size=limits.TABLE_BYTES)
async def create(data: JSONBody[wire.CreateTable], room: TheRoom, asker: TheAsker, state: State) -> Response:
    guest = named(asker, data.name)
    table, seat, token = await room.create(Who(guest.id), guest.name or "", data)
    return with_cookie(state, guest, wire.Seated(table.audience.table(), seat, asker.link(table.code), token))


@get("/tables/{code:str}", summary="A table", responses=REFUSALS)
async def read(code: FromPath[str], room: TheRoom, asker: TheAsker) -> wire.TableRead:
    table = await room.table(code)
    return table_read(table, asker)


def table_read(table: Table, asker: Asker) -> wire.TableRead:
    return wire.TableRead(table.audience.table(), table.seat_of(asker.who), asker.link(table.code))


@get(
    "/tables/{code:str}/qr.svg",
    summary="The link to join, as a QR code",
    media_type="image/svg+xml",
    responses=REFUSALS,
)
async def qr(code: FromPath[str], room: TheRoom, asker: TheAsker) -> bytes:
    table = await room.table(code)
    drawing = io.BytesIO()
    segno.make(asker.link(table.code), error="m").save(drawing, kind="svg", scale=8, border=2, light="#fff")
    return drawing.getvalue()


@post("/tables/{code:str}/join", summary="Take a seat", status_code=200, responses=REFUSALS)
async def join(
    code: FromPath[str], data: JSONBody[wire.JoinTable], room: TheRoom, asker: TheAsker, state: State
) -> Response[wire.Seated]:
    table = await room.table(code)
    guest = named(asker, data.name)
    who, token = Who(guest.id, asker.token), secrets.token_urlsafe(24)
    await table.ask(commands.Join(who=who, name=guest.name or "", seat=data.seat, token=hashed(token)))
    seat = table.seated(who)
    new = table.state.facts.places[seat].token == hashed(token)
    answer = wire.Seated(table.audience.table(), seat, asker.link(table.code), token if new else None)
    return with_cookie(state, guest, answer)


@put("/tables/{code:str}/seats/{seat:int}", summary="Seat a bot, or send somebody away", responses=REFUSALS)
async def set_seat(
    code: FromPath[str], seat: FromPath[int], data: JSONBody[wire.SetSeat], room: TheRoom, asker: TheAsker
) -> wire.TableRead:
    table = await room.table(code)
    await table.ask(commands.SetSeat(who=asker.who, seat=seat, bot=data.bot))
    return table_read(table, asker)


@post(
    "/tables/{code:str}/seats/{seat:int}/warm",
    summary="Ask a bot in for somebody who is away",
    status_code=200,
    responses=REFUSALS,
)
async def keep_warm(code: FromPath[str], seat: FromPath[int], room: TheRoom, asker: TheAsker) -> wire.TableRead:
    table = await room.table(code)
    table.seated(asker.who)
    here = table.audience.is_here(seat, room.gone)
    await table.ask(commands.KeepWarm(who=asker.who, seat=seat, here=here, patience=room.gone))
    return table_read(table, asker)


@patch(
    "/tables/{code:str}",
    summary="Change what is agreed: the host; one's own name: everybody",
    responses=REFUSALS,
    request_max_body_size=limits.TABLE_BYTES,
)
async def change(
    code: FromPath[str], data: JSONBody[wire.ChangeTable], room: TheRoom, asker: TheAsker
) -> wire.TableRead:
    table = await room.table(code)
    await table.ask(commands.Change(who=asker.who, asked=data))
    return table_read(table, asker)


@post("/tables/{code:str}/wish", summary="Pause, go on or end, together", status_code=200, responses=REFUSALS)
async def wish(code: FromPath[str], data: JSONBody[wire.Agree], room: TheRoom, asker: TheAsker) -> wire.TableRead:
    table = await room.table(code)
    await table.ask(commands.Wish(who=asker.who, what=data.what))
    return table_read(table, asker)


@post("/tables/{code:str}/say", summary="Table talk", status_code=200, responses=REFUSALS)
async def utter(code: FromPath[str], data: JSONBody[wire.Utter], room: TheRoom, asker: TheAsker) -> wire.Said:
    table = await room.table(code)
    return table.audience.say(table.seated(asker.who), data.what)


@post("/tables/{code:str}/start", summary="Start the game", status_code=200, responses=REFUSALS)
async def start(code: FromPath[str], room: TheRoom, asker: TheAsker) -> wire.TableRead:
    table = await room.table(code)
    await table.ask(commands.Start(who=asker.who, at_once=not room.patience))
    return table_read(table, asker)


@put("/tables/{code:str}/pace", summary="How quickly bots move", responses=REFUSALS)
async def set_pace(
    code: FromPath[str], data: JSONBody[wire.ChangePace], room: TheRoom, asker: TheAsker
) -> wire.TableRead:
    table = await room.table(code)
    await table.ask(commands.SetPace(who=asker.who, pace=data.pace))
    return table_read(table, asker)


@post("/tables/{code:str}/contribution", summary="Add to the luck of the deals", status_code=200, responses=REFUSALS)
async def contribute(
    code: FromPath[str], data: JSONBody[wire.Contribution], room: TheRoom, asker: TheAsker
) -> wire.TableRead:
    table = await room.table(code)
    await table.ask(commands.Contribute(who=asker.who, value=data.value))
    return table_read(table, asker)


@post("/tables/{code:str}/back", summary="Take the seat back from its bot", status_code=200, responses=REFUSALS)
async def come_back(code: FromPath[str], room: TheRoom, asker: TheAsker) -> wire.TableRead:
    table = await room.table(code)
    await table.ask(commands.Back(who=asker.who))
    return table_read(table, asker)


@get("/tables/{code:str}/verify", summary="Recompute the whole game", responses=REFUSALS)
async def verify_deals(code: FromPath[str], room: TheRoom, asker: TheAsker) -> wire.Verified:
    table = await room.table(code)
    return wire.Verified(await table.verify(asker.language), asker.language)


@post("/tables/{code:str}/move", summary="Move", status_code=200, responses=REFUSALS)
async def move(code: FromPath[str], data: JSONBody[wire.MakeMove], room: TheRoom, asker: TheAsker) -> wire.Done:
    table = await room.table(code)
    asked = commands.Move(seat=table.seated(asker.who), text=data.move, at=data.at, id=data.id)
    return wire.Done(await table.ask(asked))


@post("/tables/{code:str}/undo", summary="Take the last move back", status_code=200, responses=REFUSALS)
async def undo(code: FromPath[str], data: JSONBody[wire.TakeBack], room: TheRoom, asker: TheAsker) -> wire.Done:
    table = await room.table(code)
    return wire.Done(await table.ask(commands.Undo(seat=table.seated(asker.who), id=data.id)))


@post("/tables/{code:str}/leave", summary="Leave the table", status_code=200, responses=REFUSALS)
async def leave(code: FromPath[str], room: TheRoom, asker: TheAsker) -> wire.TableRead:
    table = await room.table(code)
    await table.ask(commands.Leave(who=asker.who))
    return wire.TableRead(table.audience.table(), None, asker.link(table.code))


@post("/tables/{code:str}/rematch", summary="Once more, with the same people", status_code=200, responses=REFUSALS)
async def rematch(code: FromPath[str], room: TheRoom, asker: TheAsker) -> wire.Seated:
    table = await room.table(code)
    again, seat = await room.rematch(table, asker.who)
    return wire.Seated(again.audience.table(), seat, asker.link(again.code))


@post("/tables/{code:str}/on", summary="Play on from here, against bots", responses=REFUSALS)
async def play_on(
    code: FromPath[str], data: JSONBody[wire.PlayOn], room: TheRoom, asker: TheAsker, state: State
) -> Response[wire.Seated]:
    before = await room.table(code)
    guest = named(asker, data.name)
    table, seat, token = await room.play_on(Who(guest.id), guest.name or "", before, data)
    return with_cookie(state, guest, wire.Seated(table.audience.table(), seat, asker.link(table.code), token))


@get("/tables/{code:str}/state", summary="The game as you have it", responses=REFUSALS)
async def state(code: FromPath[str], room: TheRoom, asker: TheAsker) -> wire.State:
    table = await room.table(code)
    return table.audience.everything(table.looking(asker.who))


@get(
    "/tables/{code:str}/stream",
    summary="All that happens, a line of JSON each, for as long as you listen",
    responses=REFUSALS,
    media_type=NDJSON,
)
async def stream(code: FromPath[str], room: TheRoom, asker: TheAsker) -> Stream:
    table = await room.table(code)
    return Stream(listening(table, asker.who, table.looking(asker.who)), media_type=NDJSON)


@get("/tables/{code:str}/story", summary="What has happened, as you may know it", responses=REFUSALS)
async def story(
    code: FromPath[str],
    room: TheRoom,
    asker: TheAsker,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=telling.LONGEST_STORY)] = 200,
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    everything: Annotated[bool, QueryParameter(name="open")] = False,
) -> wire.Story:
    table = await room.table(code)
    return await table.story(table.looking(asker.who), seat, first, count, everything)


@get("/tables/{code:str}/record", summary="The record, as you may have it", responses=REFUSALS)
async def record(code: FromPath[str], room: TheRoom, asker: TheAsker) -> dict[str, Any]:
    table = await room.table(code)
    return table.record(table.looking(asker.who))


def named(asker: Asker, typed: str | None) -> Guest:
    return replace(asker.guest or new_guest(), name=asker.called(typed))


def with_cookie(state: State, guest: Guest, body: T) -> Response[T]:
    secure = (state.settings.public_url or "").startswith("https:")
    cookie = f"{COOKIE}={state.guests.cookie(guest)}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=lax"
    return Response(body, headers={"set-cookie": cookie + "; Secure" * secure})


HANDLERS = [
    list_games,
    rules,
    create,
    read,
    qr,
    join,
    set_seat,
    keep_warm,
    change,
    wish,
    utter,
    start,
    set_pace,
    contribute,
    come_back,
    verify_deals,
    move,
    undo,
    leave,
    rematch,
    play_on,
    state,
    stream,
    story,
    record,
]
