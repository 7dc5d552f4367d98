"""The socket of a table: hello, then commands in, and out whatever the table puts on the line."""

import asyncio
import contextlib
from functools import partial

import msgspec
from litestar.datastructures import State

from sobremesa import words
from sobremesa.engine.errors import Error
from sobremesa.engine.options import shown

from . import limits, wire
from .frames import NAME, Frames
from .guard import Receive, Scope, Send
from .guests import cookie_in
from .refusals import Refused, language_from, told
from .tables import NO_WATCHING, Line, Table, Who

HELLO_SECONDS = 10
UNREAD = 10  # messages waiting to be sent while more are read
# How a socket is closed after a refused hello; else 1008
CLOSED = {"bad-token": 4401, "no-watching": NO_WATCHING, "no-such-table": 4404}


class Gone(Exception):
    """The other end has closed."""


class Socket:
    """A WebSocket as ASGI has it. (A framework's costs memory for each connection and time for each message.)"""

    __slots__ = ("_receive", "_send", "frames", "scope")

    def __init__(self, scope: Scope, receive: Receive, send: Send):
        self.scope, self._receive, self._send = scope, receive, send
        self.frames: Frames = scope["extensions"][NAME]

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def receive_text(self) -> str:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        return message["bytes"].decode(errors="replace") if text is None else text

    async def close(self, code: int, why: str = "") -> None:
        with contextlib.suppress(RuntimeError):  # both ends at once
            await self._send({"type": "websocket.close", "code": code, "reason": why})


async def live(state: State, code: str, scope: Scope, receive: Receive, send: Send) -> None:
    """A connection to a table's socket, from its beginning to its end."""
    socket = Socket(scope, receive, send)
    await socket.accept()
    with contextlib.suppress(Gone):
        conversation = Conversation(socket, state)
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                table, line = await conversation.hello(code)
        except TimeoutError:
            await socket.close(1008, "no hello")
        except Error as refusal:
            socket.frames.put([wire.encoded(conversation.refused(refusal))])
            await socket.close(CLOSED.get(refusal.code, 1008))
        else:
            await conversation.hold(table, line)


def header(scope: Scope, name: str) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.decode("latin-1") == name), None)


class Conversation:
    def __init__(self, socket: Socket, state: State):
        self.socket = socket
        self.state = state
        self.language = language_from(header(socket.scope, "accept-language"))
        self.bucket = limits.Bucket(state.settings.limits.socket)
        self.sending: asyncio.Task[None] | None = None
        self.answering = False  # what came before is still being looked at

    def refused(self, error: Error, command: str | None = None) -> wire.Refused:
        self.state.metrics.refusals.labels(error.code).inc()
        refusal = told(error, self.language)
        return wire.Refused(refusal.code, refusal.sentence, refusal.language, command)

    async def hello(self, code: str) -> tuple[Table, Line]:
        """Who it is and where it sits."""
        message = understood(await self.socket.receive_text())
        if not isinstance(message, wire.Hello):
            raise Refused("hello-first")
        self.language = words.language_for(message.lang) or self.language
        table = await self.state.room.table(code)
        guest = self.state.guests.read(cookie_in(header(self.socket.scope, "cookie")))
        self.who = Who(guest.id if guest else None, message.token)
        return table, Line(self.who, table.looking(self.who), self.wake)

    async def hold(self, table: Table, line: Line) -> None:
        self.line = line
        table.connect(line)
        self.socket.frames.hears = partial(self.hears, table, line)
        try:
            await self.listen(table, line)
        finally:
            self.socket.frames.hears = None
            table.disconnect(line)
            if self.sending:
                self.sending.cancel()

    def wake(self) -> None:
        """There is something to send: at once, or where the other end is slow by a task that waits for it."""
        if self.sending is None:
            if self.socket.frames.free and not self.line.over:
                self.socket.frames.put(self.line.take())
            else:
                self.sending = asyncio.create_task(self.send())

    async def send(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # it has closed meanwhile
            while self.line.waiting:
                await self.socket.frames.writable.wait()
                self.socket.frames.put(self.line.take())
            if self.line.over:
                if self.line.code == NO_WATCHING:
                    self.socket.frames.put([wire.encoded(self.refused(Refused("no-watching")))])
                await self.socket.close(self.line.code)
        self.sending = None

    def hears(self, table: Table, line: Line, text: str) -> bool:
        """A new move, which is nearly all that comes, is taken at once; all else, and what comes while that is looked
        at, waits for `listen`."""
        if self.answering or self.sending or line.viewer is None:
            return False
        try:
            message = understood(text)
        except Refused:
            return False
        if type(message) is not wire.Move or not table.is_new(line.viewer, message.id) or not self.bucket.take():
            return False
        refused = partial(self.tell_refused, line, message.id)
        table.take_in(line.viewer, message.id, message.move, message.at, refused)
        return True

    def tell_refused(self, line: Line, command: str, error: Error) -> None:
        line.put(wire.encoded(self.refused(error, command)))

    async def listen(self, table: Table, line: Line) -> None:
        patience = limits.PATIENCE
        while True:
            self.answering = False
            text = await self.socket.receive_text()
            self.answering = True
            if not self.bucket.take():
                patience -= 1
                if patience == 0:
                    await self.socket.close(1008, "too many messages")
                    return
                line.put(wire.encoded(self.refused(Refused("too-fast"))))
            elif (answer := await self.answer(table, line, text)) is not None:
                line.put(wire.encoded(answer))
            if len(line.waiting) > UNREAD and self.sending:  # who does not listen is not listened to
                await asyncio.wait([self.sending])

    async def answer(self, table: Table, line: Line, text: str) -> wire.FromServer | None:
        command: str | None = None
        try:
            message = understood(text)
            match message:
                case wire.Move(id=command) | wire.Undo(id=command) if seq := table.done(self.seat(line), command):
                    return wire.Ack(command, seq)
                case wire.Move(id=command, move=move, at=at):
                    await table.move(self.seat(line), command, move, at)
                    return None  # the step has said so
                case wire.Undo(id=command):
                    await table.undo(self.seat(line), command)
                    return None
                case wire.SetPace(pace=pace):
                    await table.set_pace(self.who, pace)
                    return wire.News(table.data())
                case wire.Contribute(value=value):
                    await table.contribute(self.who, value)
                    return wire.News(table.data())
                case wire.Say(what=what):
                    return table.say(self.seat(line), what, line)
                case wire.Back():
                    await table.come_back(self.who)
                    return wire.News(table.data())
                case wire.Ping():
                    return wire.Pong()
                case _:
                    raise Refused("hello-twice")
        except Error as refusal:
            return self.refused(refusal, command)

    def seat(self, line: Line) -> int:
        if line.viewer is None:
            raise Refused("not-seated")
        return line.viewer


def understood(text: str) -> wire.FromClient:
    if len(text.encode()) > limits.MESSAGE_BYTES:
        raise Refused("too-large", most=limits.MESSAGE_BYTES)
    try:
        return wire.read_message(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise Refused("bad-message", why=shown(fault)) from None
