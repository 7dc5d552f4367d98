"""The socket of a table: a hello, then commands in, and out whatever the table puts on the line."""

import asyncio
import contextlib
import re

import msgspec
from litestar.datastructures import State

from sobremesa import words
from sobremesa.engine.errors import Error

from .. import limits, wire
from ..people.guests import cookie_in
from ..refusals import Refused, language_from, misread, translate
from ..stores.store import NotStored
from ..tables import commands
from ..tables.facts import Who
from ..tables.lines import AGAIN, NO_WATCHING, Line
from ..tables.table import Table
from .guard import Receive, Scope, Send

LIVE = re.compile("/api/tables/([^/]+)/live/?")
HELLO_SECONDS = 10
UNREAD = 10  # messages waiting to be sent, beyond which nothing more is read from the same socket
POLICY = 1008  # why a socket is closed: no hello, too many messages
# How a socket is closed after a refused hello; else by POLICY
CLOSED = {
    "bad-token": 4401,
    "no-watching": NO_WATCHING,
    "no-such-table": 4404,
    "newer-rules": AGAIN,
    "not-stored": AGAIN,
}


class Closed(Exception):
    """The socket ends: with a code that we send, or None where the other end has closed."""

    def __init__(self, code: int | None = None, why: str = ""):
        self.code, self.why = code, why


async def live(state: State, code: str, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket, from its handshake to its end."""
    await receive()
    await send({"type": "websocket.accept"})
    conversation = Conversation(state, scope, receive, send)
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await conversation.hear()
        table, line = await conversation.greet(code, text)
        await conversation.attend(table, line)
    except TimeoutError:
        await conversation.close(POLICY, "no hello")
    except Closed as end:
        if end.code is not None:
            await conversation.close(end.code, end.why)


class Conversation:
    """What is said over one socket. Moves are posted to the table; its steps answer them, through the line."""

    def __init__(self, state: State, scope: Scope, receive: Receive, send: Send):
        self.state = state
        self.receive, self.send = receive, send
        headers = scope["named_headers"]
        self.language = language_from(headers.get("accept-language"))
        self.cookie = cookie_in(headers.get("cookie"))  # read at hello: a new password may come in between
        self.network = scope["network"]
        self.connection = scope.get("connection")
        self.bucket = limits.Bucket(state.settings.limits.socket)
        self.patience = limits.PATIENCE

    async def hear(self) -> str:
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise Closed
        text: str | None = message.get("text")
        return message["bytes"].decode(errors="replace") if text is None else text

    async def greet(self, code: str, text: str) -> tuple[Table, Line]:
        """Who it is and where it sits."""
        try:
            message = understood(text)
            if not isinstance(message, wire.Hello):
                raise Refused("hello-first")
            self.language = words.language_for(message.lang) or self.language
            guest = await self.state.people.guest_of(self.cookie)
            who = Who(guest.id if guest else None, message.token, message.seat)
            table: Table = await self.state.codes.table(self.state.room, code, who, self.network)
            return table, Line(who, table.looking(who))
        except (Error, NotStored) as fault:
            refusal = fault if isinstance(fault, Error) else Refused("not-stored")
            await self.write([wire.encoded(self.refused(refusal))])
            raise Closed(CLOSED.get(refusal.code, POLICY)) from None

    async def attend(self, table: Table, line: Line) -> None:
        """Listens and tells, until either end has had enough."""
        news, drained = asyncio.Event(), asyncio.Event()
        line.wake = news.set
        table.connect(line)
        telling = asyncio.create_task(self.tell(line, news, drained))
        try:
            while True:
                text = await self.hear()
                while len(line.waiting) > UNREAD and not telling.done():  # who does not read is not listened to
                    drained.clear()
                    await drained.wait()
                if line.over:
                    continue  # it is being closed
                await self.attend_to(table, line, text)
        finally:
            table.disconnect(line)
            telling.cancel()

    async def tell(self, line: Line, news: asyncio.Event, drained: asyncio.Event) -> None:
        """Sends what is on the line, until it is over."""
        try:
            while not line.over or line.waiting:
                await news.wait()
                news.clear()
                await self.write(line.take())
                drained.set()
            if line.code == NO_WATCHING:
                await self.write([wire.encoded(self.refused(Refused("no-watching")))])
            await self.close(line.code)
        except (OSError, RuntimeError):  # it has closed meanwhile; what it said before is done all the same
            pass
        finally:
            drained.set()

    async def attend_to(self, table: Table, line: Line, text: str) -> None:
        if not self.bucket.take():
            self.patience -= 1
            if self.patience == 0:
                raise Closed(POLICY, "too many messages")
            self.put(line, self.refused(Refused("too-fast"), command_in(text)))
            return
        command: str | None = None
        try:
            message = understood(text)
            command = getattr(message, "id", None)
            answer = await self.answer(table, line, message)
        except Error as refusal:
            answer = self.refused(refusal, command)
        if answer is not None:
            self.put(line, answer)

    async def answer(self, table: Table, line: Line, message: wire.FromClient) -> wire.FromServer | None:
        """What is answered at once; None where the step says it."""
        command: commands.Command
        match message:
            case wire.Move(id=id, move=move, at=at):
                self.post(table, line, commands.Move(seat=seat_of(line), text=move, at=at, id=id))
                return None
            case wire.Undo(id=id):
                self.post(table, line, commands.Undo(seat=seat_of(line), id=id))
                return None
            case wire.Deal(id=id, outcome=outcome, at=at):
                command = commands.Deal(who=line.who, text=outcome, at=at, id=id)
            case wire.SetPace(id=id, pace=pace):
                command = commands.SetPace(who=line.who, pace=pace, id=id)
            case wire.Pledge(id=id, hash=hash):
                command = commands.Pledge(who=line.who, hash=hash, id=id)
            case wire.Contribute(id=id, value=value):
                command = commands.Contribute(who=line.who, value=value, id=id)
            case wire.Back(id=id):
                command = commands.Back(who=line.who, id=id)
            case wire.Say(what=what):
                return table.audience.say(seat_of(line), what, line)
            case wire.Ping():
                return wire.Pong()
            case _:
                raise Refused("hello-twice")
        seq = await table.ask(command)
        return wire.News(table.audience.table()) if command.id is None else wire.Ack(command.id, seq)

    def post(self, table: Table, line: Line, command: commands.OfSeat) -> None:
        """Posts a command whose step answers it. One that is sent again is answered by itself, and so is a refusal."""
        again = table.knows(command)

        def answered(answer: asyncio.Future[int]) -> None:
            if answer.cancelled():
                return
            if isinstance(error := answer.exception(), Error):
                self.put(line, self.refused(error, command.id))
            elif again:
                self.put(line, wire.Ack(command.id or "", answer.result()))

        table.post(command).add_done_callback(answered)

    def put(self, line: Line, message: wire.FromServer) -> None:
        line.put(wire.encoded(message))

    def refused(self, error: Error, command: str | None = None) -> wire.Refused:
        self.state.metrics.refusals.labels(error.code).inc()
        refusal = translate(error, self.language)
        return wire.Refused(refusal.code, refusal.sentence, refusal.language, command)

    async def write(self, messages: list[bytes]) -> None:
        for message in messages:
            await self.send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int, why: str = "") -> None:
        """Those who were too many are not read any more, whatever they go on to send."""
        with contextlib.suppress(OSError, RuntimeError):  # both ends at once
            await self.send({"type": "websocket.close", "code": code, "reason": why})
            if code == POLICY and self.connection:
                self.connection.stop_listening()


def seat_of(line: Line) -> int:
    if line.viewer is None:
        raise Refused("not-seated")
    return line.viewer


def command_in(text: str) -> str | None:
    """The id of a command that is not looked at further."""
    try:
        return getattr(understood(text), "id", None)
    except Refused:
        return None


def understood(text: str) -> wire.FromClient:
    if len(text.encode()) > limits.MESSAGE_BYTES:
        raise Refused("too-large", most=limits.MESSAGE_BYTES)
    try:
        return wire.read_message(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise Refused("bad-message", field=misread(fault)) from None
