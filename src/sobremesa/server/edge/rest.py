"""The tables over REST. What happens at a table is decided in `tables`; here it is asked and answered."""

import io
from functools import lru_cache, partial
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

import litestar
import msgspec
import segno
from litestar import Controller, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec.structs import replace

from sobremesa import games, lessons, pages, puzzles, words
from sobremesa.engine.game import Game
from sobremesa.engine.options import Option

from .. import limits, names, wire
from ..people.guests import COOKIE, YEAR, Guest, cookie_in, new_guest
from ..refusals import Refused, language_from
from ..settings import Settings
from ..tables import agreements, bots, commands, making, reading, telling
from ..tables.facts import Who, hashed
from ..tables.room import Room
from ..tables.table import Table
from .codes import Codes
from .streams import NDJSON, listening

T = TypeVar("T")
LOOPBACK = {"localhost", "127.0.0.1", "::1"}
SECRET = 16  # characters of an id that nobody guesses
REFUSALS = {
    status: ResponseSpec(wire.Refusal, generate_examples=False, description="Refused, and nothing has changed")
    for status in (400, 401, 403, 404, 409, 413, 429, 503)
}
get, put, patch = (partial(method, responses=REFUSALS) for method in (litestar.get, litestar.put, litestar.patch))
post = partial(litestar.post, responses=REFUSALS, status_code=200)
make = partial(litestar.post, responses=REFUSALS)  # 201


class Asker(msgspec.Struct, frozen=True):
    """Who makes a request, and how they reached us."""

    guest: Guest | None
    token: str | None
    language: str
    seat: int | None  # of several people at one browser, the one who asks
    base: str  # address of the server, as a guest in the house would open it
    network: str  # where they are

    @property
    def who(self) -> Who:
        return Who(self.guest.id if self.guest else None, self.token, self.seat)

    def link(self, code: str) -> str:
        return f"{self.base}/t/{code}"

    def named(self, typed: str | None) -> Guest:
        """The guest, called as they say; else as they were called last, else by a name of ours."""
        guest = self.guest or new_guest()
        if typed is None:
            return replace(guest, name=guest.name or names.friendly_name())
        return replace(guest, name=names.clean_name(typed))


async def asker(request: Request[Any, Any, Any]) -> Asker:
    state, headers = request.app.state, request.headers
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return Asker(
        guest=await state.people.guest_of(cookie_in(headers.get("cookie"))),
        token=token.strip() if scheme.lower() == "bearer" else None,
        language=language_from(headers.get("accept-language")),
        seat=int(seat) if (seat := headers.get("x-seat", "")).isdecimal() and len(seat) <= 2 else None,
        base=base_url(state.settings, str(request.base_url)),
        network=request.scope["network"],  # type: ignore[typeddict-item]
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
TheTable = NamedDependency[Table]
Bare = JSONBody[wire.Command | None]  # of a command that has nothing to say but its id: it may be left out


# Games: long texts that are no secret, so they go compressed

SQUEEZED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))]


@litestar.get("/games", summary="The games, their options and bots", sync_to_thread=False, middleware=SQUEEZED)
def list_games() -> wire.GameList:
    return wire.GameList([game_info(games.game(name)) for name in games.names()])


@get("/games/{name:str}/rules", summary="The rules in our own words", sync_to_thread=True, middleware=SQUEEZED)
def rules(name: FromPath[str], asker: TheAsker) -> wire.Rules:
    return rules_page(name, asker.language)


@lru_cache(maxsize=64)
def rules_page(name: str, language: str) -> wire.Rules:
    """Kept once made: its scenes are played by the real rules."""
    return wire.Rules(name, language, pages.page(games.game(name), language))


@get(
    "/games/{name:str}/words",
    summary="The game's own texts, for a page built without it",
    sync_to_thread=True,
    middleware=SQUEEZED,
)
def game_words(name: FromPath[str], asker: TheAsker) -> wire.GameWords:
    texts = words.texts_in(games.game(name).folder / "words", asker.language)
    return wire.GameWords(name, asker.language, "\n".join(texts))


@post("/games/{name:str}/attacked", summary="Beside the real box: whom a set attacks", sync_to_thread=True)
def attacked(name: FromPath[str], data: JSONBody[wire.LaidSets]) -> wire.Attacked:
    helper = getattr(games.game(name).table, "attacked", None)
    if helper is None:
        raise Refused("not-found")
    return wire.Attacked(helper(data.sets, data.seat))


@post(
    "/games/{name:str}/check",
    summary="Whether options fit, before a table is made",
    request_max_body_size=limits.TABLE_BYTES,
    sync_to_thread=True,
)
def check_options(name: FromPath[str], data: JSONBody[wire.CheckOptions]) -> wire.CheckedOptions:
    return wire.CheckedOptions(games.game(name).settled(data.seats, data.options, from_afar=True)[1])


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
        secrets=game.secrets,
        quiet=sorted(game.table.QUIET),
        lesson=lessons.has_lesson(game),
        puzzles=puzzles.count(game),
        pad=game_info(pad) if (pad := games.pad_of(game.name)) else None,
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


@get("/push-key", summary="What a browser needs to take messages from here")
async def push_key(state: State, asker: TheAsker) -> wire.PushKey:
    return wire.PushKey(await state.reminders.public_key())


# Tables


@make("/tables", summary="Make a table", request_max_body_size=limits.TABLE_BYTES)
async def create(
    data: JSONBody[wire.CreateTable], room: TheRoom, asker: TheAsker, state: State
) -> Response[wire.Seated]:
    guest = asker.named(data.name)
    return with_cookie(state, guest, seated(asker, *await making.create(room, Who(guest.id), guest.name or "", data)))


def the_room(state: State, asker: TheAsker) -> Room:
    """After the asker, though it needs none: Litestar starts tasks for what can be had at once, which takes longer."""
    room: Room = state.room
    return room


async def the_table(code: FromPath[str], room: TheRoom, asker: TheAsker, state: State) -> Table:
    codes: Codes = state.codes
    return await codes.table(room, code, asker.who, asker.network)


def table_read(table: Table, asker: Asker) -> wire.TableRead:
    return wire.TableRead(table.audience.table(), table.seat_of(asker.who), asker.link(table.code), table.state.seq)


def seated(asker: Asker, table: Table, seat: int, token: str | None = None) -> wire.Seated:
    return wire.Seated(table.audience.table(), seat, asker.link(table.code), table.state.seq, token)


def id_in(data: wire.Command | None) -> str | None:
    return data.id if data else None


async def ask(table: Table, asker: Asker, command: commands.Command) -> wire.TableRead:
    await table.ask(command)
    return table_read(table, asker)


class OneTable(Controller):
    path = "/tables/{code:str}"

    # Who sits there, and what is agreed

    @get(summary="A table")
    async def read(self, table: TheTable, asker: TheAsker) -> wire.TableRead:
        return table_read(table, asker)

    @get("/qr.svg", summary="The link to join, as a QR code", media_type="image/svg+xml")
    async def qr(self, table: TheTable, asker: TheAsker) -> bytes:
        return qr_code(asker.link(table.code))

    @post("/join", summary="Take a seat")
    async def join(
        self, data: JSONBody[wire.JoinTable], table: TheTable, asker: TheAsker, state: State
    ) -> Response[wire.Seated]:
        if data.beside:
            return await join_beside(data, table, asker, state)
        guest = asker.named(data.name)
        if asker.guest is None and data.id and len(data.id) >= SECRET:  # it says who asks, should it be sent again
            guest = replace(guest, id=state.guests.token(table.code, data.id))
        who, token = Who(guest.id, asker.token), state.guests.token(table.code, guest.id, data.id)
        name = guest.name or ""
        await table.ask(commands.Join(who=who, name=name, seat=data.seat, token=hashed(token), id=data.id))
        seat = table.seated(who)
        new = table.state.facts.places[seat].token == hashed(token)
        return with_cookie(state, guest, seated(asker, table, seat, token if new else None))

    @post("/knock", summary="Ask the host for a seat of a game under way")
    async def knock(
        self, data: JSONBody[wire.JoinTable], table: TheTable, asker: TheAsker, state: State
    ) -> Response[wire.TableRead]:
        guest = asker.named(data.name)
        who = Who(guest.id, asker.token)
        asked = commands.Knock(who=who, name=guest.name or "", seat=data.seat, id=data.id)
        return with_cookie(state, guest, await ask(table, asker, asked))

    @put("/knocks/{knock:str}", summary="Let somebody have a seat, or not")
    async def answer_knock(
        self, knock: FromPath[str], data: JSONBody[wire.AnswerKnock], table: TheTable, asker: TheAsker
    ) -> wire.TableRead:
        asked = commands.AnswerKnock(who=asker.who, knock=knock, welcome=data.welcome, id=data.id)
        return await ask(table, asker, asked)

    @put("/seats/{seat:int}", summary="Seat a bot, or send somebody away")
    async def set_seat(
        self, seat: FromPath[int], data: JSONBody[wire.SetSeat], table: TheTable, asker: TheAsker
    ) -> wire.TableRead:
        return await ask(table, asker, commands.SetSeat(who=asker.who, seat=seat, bot=data.bot, id=data.id))

    @post("/seats/{seat:int}/warm", summary="Ask a bot in for somebody who is away")
    async def keep_warm(
        self, seat: FromPath[int], room: TheRoom, table: TheTable, asker: TheAsker, data: Bare = None
    ) -> wire.TableRead:
        table.seated(asker.who)
        here = table.audience.is_here(seat, room.gone)
        asked = commands.KeepWarm(who=asker.who, seat=seat, here=here, patience=room.gone, id=id_in(data))
        return await ask(table, asker, asked)

    @patch(
        summary="Change what is agreed: the host; one's own name: everybody", request_max_body_size=limits.TABLE_BYTES
    )
    async def change(self, data: JSONBody[wire.ChangeTable], table: TheTable, asker: TheAsker) -> wire.TableRead:
        return await ask(table, asker, commands.Change(who=asker.who, asked=data, id=data.id))

    @post("/wish", summary="Pause, go on or end, together")
    async def wish(self, data: JSONBody[wire.Agree], table: TheTable, asker: TheAsker) -> wire.TableRead:
        return await ask(table, asker, commands.Wish(who=asker.who, what=data.what, id=data.id))

    @post("/start", summary="Start the game")
    async def start(self, room: TheRoom, table: TheTable, asker: TheAsker, data: Bare = None) -> wire.TableRead:
        return await ask(table, asker, commands.Start(who=asker.who, at_once=not room.patience, id=id_in(data)))

    @put("/pace", summary="How quickly bots move")
    async def set_pace(self, data: JSONBody[wire.ChangePace], table: TheTable, asker: TheAsker) -> wire.TableRead:
        return await ask(table, asker, commands.SetPace(who=asker.who, pace=data.pace, id=data.id))

    @post("/pledge", summary="Pledge what you add to the luck of the deals")
    async def pledge(self, data: JSONBody[wire.PledgedHash], table: TheTable, asker: TheAsker) -> wire.TableRead:
        return await ask(table, asker, commands.Pledge(who=asker.who, hash=data.hash, id=data.id))

    @post("/contribution", summary="Add to the luck of the deals")
    async def contribute(self, data: JSONBody[wire.Contribution], table: TheTable, asker: TheAsker) -> wire.TableRead:
        return await ask(table, asker, commands.Contribute(who=asker.who, value=data.value, id=data.id))

    @post("/back", summary="Take the seat back from its bot")
    async def come_back(self, table: TheTable, asker: TheAsker, data: Bare = None) -> wire.TableRead:
        return await ask(table, asker, commands.Back(who=asker.who, id=id_in(data)))

    @post("/leave", summary="Leave the table")
    async def leave(self, table: TheTable, asker: TheAsker, data: Bare = None) -> wire.TableRead:
        seq = await table.ask(commands.Leave(who=asker.who, id=id_in(data)))
        return wire.TableRead(table.audience.table(), None, asker.link(table.code), seq)

    @post("/say", summary="Table talk")
    async def utter(self, data: JSONBody[wire.Utter], table: TheTable, asker: TheAsker) -> wire.Said:
        return table.audience.say(table.seated(asker.who), data.what)

    # The game

    @post("/move", summary="Move")
    async def move(self, data: JSONBody[wire.MakeMove], table: TheTable, asker: TheAsker) -> wire.Done:
        asked = commands.Move(seat=table.acting(asker.who), text=data.move, at=data.at, id=data.id)
        return wire.Done(await table.ask(asked))

    @post("/undo", summary="Take the last move back")
    async def undo(self, data: JSONBody[wire.TakeBack], table: TheTable, asker: TheAsker) -> wire.Done:
        return wire.Done(await table.ask(commands.Undo(seat=table.acting(asker.who), id=data.id)))

    @post("/deal", summary="Say what the real cards or dice show, at a table beside the box")
    async def deal(self, data: JSONBody[wire.EnterDeal], table: TheTable, asker: TheAsker) -> wire.Done:
        return wire.Done(await table.ask(commands.Deal(who=asker.who, text=data.outcome, at=data.at, id=data.id)))

    @post("/correct", summary="Enter something anew, at a table beside the box; later entries are kept where they fit")
    async def correct(self, data: JSONBody[wire.Correct], table: TheTable, asker: TheAsker) -> wire.Done:
        asked = commands.Correct(who=asker.who, entry=data.entry, count=data.count, id=data.id)
        return wire.Done(await table.ask(asked))

    @post("/back-to-later", summary="Leave a correction: all as it was, or without the later entries")
    async def put_back(self, data: JSONBody[wire.PutBack], table: TheTable, asker: TheAsker) -> wire.Done:
        return wire.Done(await table.ask(commands.PutBack(who=asker.who, keep=data.keep, id=data.id)))

    @get("/state", summary="The game as you have it")
    async def state(self, table: TheTable, asker: TheAsker) -> wire.State:
        return table.audience.everything(table.looking(asker.who), asker.who.guest)

    @get(
        "/stream",
        summary="All that happens, a line of JSON each, for as long as you listen",
        media_type=NDJSON,
    )
    async def stream(self, table: TheTable, asker: TheAsker) -> Stream:
        return Stream(listening(table, asker.who, table.looking(asker.who)), media_type=NDJSON)

    @get("/story", summary="What has happened, as you may know it")
    async def story(
        self,
        table: TheTable,
        asker: TheAsker,
        first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, QueryParameter(ge=1, le=telling.LONGEST_STORY)] = 200,
        seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
        everything: Annotated[bool, QueryParameter(name="open")] = False,
    ) -> wire.Story:
        return await reading.story(table, table.looking(asker.who), seat, first, count, everything)

    @get("/record", summary="The record, as you may have it")
    async def record(self, table: TheTable, asker: TheAsker) -> dict[str, Any]:
        return reading.record(table, table.looking(asker.who))

    @get("/verify", summary="Recompute the whole game")
    async def verify_deals(self, table: TheTable, asker: TheAsker) -> wire.Verified:
        return wire.Verified(await reading.findings(table, asker.language), asker.language)

    # The coach

    @post("/hint", summary="The best moves by what you know; that one was taken is for all to see")
    async def hint(self, table: TheTable, asker: TheAsker, data: Bare = None) -> wire.Hints:
        seat = table.seated(asker.who)
        await table.ask(commands.TakeHint(who=asker.who, id=id_in(data)))
        return wire.Hints(await table.coach.hint(seat, asker.language), asker.language)

    @get("/report", summary="Luck and skill in a game that is over, or how far the report has come")
    async def report(
        self,
        table: TheTable,
        asker: TheAsker,
        seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    ) -> wire.Report:
        mine = table.looking(asker.who)
        about = mine if seat is None else seat
        agreements.existing(table.state.facts, about or 0)
        return table.coach.report(about or 0, asker.language, mine)

    # Your turn, on a closed page

    @get("/reminders", summary="Where I am told that it is my turn here")
    async def reminders(self, table: TheTable, asker: TheAsker, state: State) -> wire.MyReminders:
        return wire.MyReminders(await state.reminders.chosen(table, asker.who))

    @put("/reminders", summary="Be told when it is my turn here: by web push, or by a webhook")
    async def remind(
        self, data: JSONBody[wire.SetReminder], table: TheTable, asker: TheAsker, state: State
    ) -> wire.MyReminders:
        await state.reminders.choose(table, asker.who, data, asker.language, asker.network in limits.LOCAL)
        return wire.MyReminders(await state.reminders.chosen(table, asker.who))

    @post("/reminders/{kind:str}/off", summary="No longer be told")
    async def do_not_remind(
        self, kind: FromPath[str], table: TheTable, asker: TheAsker, state: State
    ) -> wire.MyReminders:
        await state.reminders.forget(asker.who.guest, table.code, kind)
        return wire.MyReminders(await state.reminders.chosen(table, asker.who))

    # The next game

    @post("/rematch", summary="Once more, with the same people")
    async def rematch(self, room: TheRoom, table: TheTable, asker: TheAsker) -> wire.Seated:
        return seated(asker, *await making.rematch(room, table, asker.who))

    @make("/on", summary="Play on from here, against bots")
    async def play_on(
        self, data: JSONBody[wire.PlayOn], room: TheRoom, table: TheTable, asker: TheAsker, state: State
    ) -> Response[wire.Seated]:
        guest = asker.named(data.name)
        made = await making.play_on(room, Who(guest.id), guest.name or "", table, data)
        return with_cookie(state, guest, seated(asker, *made))


async def join_beside(data: wire.JoinTable, table: Table, asker: Asker, state: State) -> Response[wire.Seated]:
    """Somebody else sits down at a browser that has a seat already: the cookie stays as it is."""
    mine = table.seated(asker.who)
    token = state.guests.token(table.code, asker.who.guest, data.id)
    name = names.friendly_name() if data.name is None else names.clean_name(data.name)
    asked = commands.Join(who=asker.who, name=name, seat=data.seat, token=hashed(token), id=data.id, beside=True)
    await table.ask(asked)
    places = table.state.facts.places
    seat = next((seat for seat, place in enumerate(places) if place.token == hashed(token)), mine)
    return Response(seated(asker, table, seat, token))


@lru_cache(maxsize=256)
def qr_code(link: str) -> bytes:
    drawing = io.BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", scale=8, border=2, light="#fff")
    return drawing.getvalue()


def with_cookie(state: State, guest: Guest, body: T) -> Response[T]:
    secure = (state.settings.public_url or "").startswith("https:")
    cookie = f"{COOKIE}={state.guests.cookie(guest)}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=lax"
    return Response(body, headers={"set-cookie": cookie + "; Secure" * secure})


HANDLERS: list[Any] = [list_games, rules, game_words, check_options, attacked, push_key, create, OneTable]
