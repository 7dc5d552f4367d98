"""The socket of a table: hello, then commands in, and out whatever the table puts on the line."""

import asyncio
import contextlib
import logging
import re
from collections import deque
from collections.abc import Coroutine, Mapping
from typing import Any

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

log = logging.getLogger(__name__)

LIVE = re.compile("/api/tables/([^/]+)/live/?")
HELLO_SECONDS = 10
UNREAD = 10  # messages waiting to be sent while more are read, or to be looked at while more are taken in
FAULT = 1011  # why a socket is closed: something that should not happen
# How a socket is closed after a refused hello; else 1008
CLOSED = {"bad-token": 4401, "no-watching": NO_WATCHING, "no-such-table": 4404}


async def live(state: State, code: str, scope: Scope, receive: Receive, send: Send) -> None:
    """A socket that was asked for by an odd handshake, from its beginning to its end."""
    await receive()
    await send({"type": "websocket.accept"})
    conversation = Conversation(scope["extensions"][NAME], state, code, scope["named_headers"])
    await conversation.over.wait()


class Conversation:
    """What is said over a socket. What comes is heard at once where that can be; else, and while anything is looked at,
    it waits for its turn."""

    def __init__(self, frames: Frames, state: State, code: str, headers: Mapping[str, str]):
        self.frames = frames
        self.state = state
        self.code = code
        self.language = language_from(headers.get("accept-language"))
        self.cookie = cookie_in(headers.get("cookie"))  # read at hello: a new password may come in between
        self.bucket = limits.Bucket(state.settings.limits.socket)
        self.patience = limits.PATIENCE
        self.table: Table | None = None  # once there was a hello
        self.line: Line | None = None
        self.waiting: deque[str] = deque()  # messages that are not looked at yet
        self.looking: asyncio.Task[None] | None = None
        self.sending: asyncio.Task[None] | None = None
        self.closing = False  # by us: what comes is not looked at any more
        self.over = asyncio.Event()
        self.late = asyncio.get_running_loop().call_later(HELLO_SECONDS, self.no_hello)
        frames.attach(self)

    # What comes

    def hears(self, text: str) -> None:
        if self.looking is None:
            if self.at_once(text):
                return
            self.looking = self.begin(self.look())
        self.waiting.append(text)
        if len(self.waiting) > UNREAD:
            self.frames.listen(False)

    def at_once(self, text: str) -> bool:
        """A new move, which is nearly all that comes, is taken without further ado."""
        if self.line is None or self.table is None or self.line.viewer is None or self.sending:
            return False
        try:
            message = understood(text)
        except Refused:
            return False
        seat, table = self.line.viewer, self.table
        if type(message) is not wire.Move or not table.is_new(seat, message.id) or not self.bucket.take():
            return False
        command = message.id
        table.take_in(seat, command, message.move, message.at, lambda error: self.tell(self.refused(error, command)))
        return True

    async def look(self) -> None:
        """Looks at all that waits, one after the other."""
        try:
            while self.waiting and not self.closing:
                text = self.waiting.popleft()
                if self.table is None or self.line is None:
                    await self.greet(text)
                else:
                    await self.listen(self.table, self.line, text)
                if len(self.waiting) <= UNREAD:
                    self.frames.listen(True)
        except Exception:
            log.exception("a socket failed")
            await self.close(FAULT)
        finally:
            self.looking = None
            if self.frames.disconnected:
                self.leave()

    async def greet(self, text: str) -> None:
        """Who it is and where it sits."""
        try:
            message = understood(text)
            if not isinstance(message, wire.Hello):
                raise Refused("hello-first")
            self.language = words.language_for(message.lang) or self.language
            table = await self.state.room.table(self.code)
            guest = self.state.guests.read(self.cookie)
            who = Who(guest.id if guest else None, message.token)
            line = Line(who, table.looking(who), self.wake)
        except Error as refusal:
            self.frames.put([wire.encoded(self.refused(refusal))])
            await self.close(CLOSED.get(refusal.code, 1008))
            return
        self.late.cancel()
        self.table, self.line = table, line
        table.connect(line)

    async def listen(self, table: Table, line: Line, text: str) -> None:
        if not self.bucket.take():
            self.patience -= 1
            if self.patience == 0:
                await self.close(1008, "too many messages")
                return
            self.tell(self.refused(Refused("too-fast"), command_in(text)))
        elif (answer := await self.answer(table, line, text)) is not None:
            self.tell(answer)
        if len(line.waiting) > UNREAD and self.sending:  # who does not listen is not listened to
            await asyncio.wait([self.sending])

    async def answer(self, table: Table, line: Line, text: str) -> wire.FromServer | None:
        command: str | None = None
        try:
            message = understood(text)
            match message:
                case wire.Move(id=command) | wire.Undo(id=command) if seq := table.done(seat_of(line), command):
                    return wire.Ack(command, seq)
                case wire.Move(id=command, move=move, at=at):
                    await table.move(seat_of(line), command, move, at)
                    return None  # the step has said so
                case wire.Undo(id=command):
                    await table.undo(seat_of(line), command)
                    return None
                case wire.SetPace(pace=pace):
                    await table.set_pace(line.who, pace)
                    return wire.News(table.data())
                case wire.Contribute(value=value):
                    await table.contribute(line.who, value)
                    return wire.News(table.data())
                case wire.Say(what=what):
                    return table.say(seat_of(line), what, line)
                case wire.Back():
                    await table.come_back(line.who)
                    return wire.News(table.data())
                case wire.Ping():
                    return wire.Pong()
                case _:
                    raise Refused("hello-twice")
        except Error as refusal:
            return self.refused(refusal, command)

    def gone(self) -> None:
        """The other end has closed; what it said before is done all the same."""
        if self.looking is None:
            self.leave()

    def leave(self) -> None:
        self.late.cancel()
        self.frames.hearer = None
        if self.table and self.line:
            self.table.disconnect(self.line)
            self.table = self.line = None
        if self.sending:
            self.sending.cancel()
        self.over.set()

    # What goes

    def tell(self, message: wire.FromServer) -> None:
        if self.line:
            self.line.put(wire.encoded(message))

    def refused(self, error: Error, command: str | None = None) -> wire.Refused:
        self.state.metrics.refusals.labels(error.code).inc()
        refusal = told(error, self.language)
        return wire.Refused(refusal.code, refusal.sentence, refusal.language, command)

    def wake(self) -> None:
        """There is something to send: at once, or where the other end is slow by a task that waits for it."""
        if self.sending is None and self.line:
            if self.frames.free and not self.line.over:
                self.frames.put(self.line.take())
            else:
                self.sending = self.begin(self.send(self.line))

    async def send(self, line: Line) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # it has closed meanwhile
            while line.waiting:
                await self.frames.writable.wait()
                self.frames.put(line.take())
            if line.over:
                if line.code == NO_WATCHING:
                    self.frames.put([wire.encoded(self.refused(Refused("no-watching")))])
                await self.close(line.code)
        self.sending = None

    def no_hello(self) -> None:
        self.begin(self.close(1008, "no hello"))

    async def close(self, code: int, why: str = "") -> None:
        self.closing = True
        with contextlib.suppress(OSError, RuntimeError):  # both ends at once
            await self.frames.send({"type": "websocket.close", "code": code, "reason": why})

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that the server finishes before it stops."""
        task = asyncio.create_task(work)
        self.frames.tasks.add(task)
        task.add_done_callback(self.frames.tasks.discard)
        return task


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
        raise Refused("bad-message", why=shown(fault)) from None
