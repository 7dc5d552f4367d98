"""The socket of a table: hello, then commands in, and out whatever the table puts on the line."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sobremesa import words
from sobremesa.engine.errors import Error
from sobremesa.engine.options import shown

from . import limits, wire
from .guests import COOKIE
from .refusals import Refused, language_from, told
from .tables import Line, Table, Who

HELLO_SECONDS = 10
CLOSED = {"bad-token": 4401, "no-such-table": 4404}  # how a socket is closed after a refused hello; else 1008


@websocket("/tables/{code:str}/live")
async def live(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        conversation = Conversation(socket)
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                table, line = await conversation.hello(code)
        except TimeoutError:
            await socket.close(1008, "no hello")
        except Error as refusal:
            await conversation.say(conversation.refused(refusal))
            await socket.close(CLOSED.get(refusal.code, 1008))
        else:
            await conversation.hold(table, line)


class Conversation:
    def __init__(self, socket: WebSocket[Any, Any, Any]):
        self.socket = socket
        self.language = language_from(socket.headers.get("accept-language"))
        self.bucket = limits.Bucket(socket.app.state.settings.limits.socket)

    async def say(self, message: wire.FromServer) -> None:
        await self.socket.send_text(wire.text_of(message))

    def refused(self, error: Error, command: str | None = None) -> wire.Refused:
        refusal = told(error, self.language)
        return wire.Refused(refusal.code, refusal.sentence, refusal.language, command)

    async def hello(self, code: str) -> tuple[Table, Line]:
        """Who it is and where it sits."""
        room, guests = self.socket.app.state.room, self.socket.app.state.guests
        message = understood(await self.socket.receive_text())
        if not isinstance(message, wire.Hello):
            raise Refused("hello-first")
        self.language = words.language_for(message.lang) or self.language
        table = await room.table(code)
        guest = guests.read(self.socket.cookies.get(COOKIE))
        self.who = Who(guest.id if guest else None, message.token)
        return table, Line(table.seat_of(self.who))

    async def hold(self, table: Table, line: Line) -> None:
        table.connect(line)
        sender = asyncio.create_task(self.send_from(line))
        try:
            await self.listen(table, line)
        finally:
            table.disconnect(line)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def send_from(self, line: Line) -> None:
        """Until the line is hung up, or the other end is gone."""
        with contextlib.suppress(WebSocketDisconnect):
            while (text := await line.outbox.get()) is not None:
                await self.socket.send_text(text)
            await self.socket.close(1013 if line.slow else 1012)

    async def listen(self, table: Table, line: Line) -> None:
        patience = limits.PATIENCE
        while True:
            text = await self.socket.receive_text()
            if not self.bucket.take():
                patience -= 1
                if patience == 0:
                    await self.socket.close(1008, "too many messages")
                    return
                line.put(wire.text_of(self.refused(Refused("too-fast"))))
                continue
            line.put(wire.text_of(await self.answer(table, line, text)))

    async def answer(self, table: Table, line: Line, text: str) -> wire.FromServer:
        command: str | None = None
        try:
            message = understood(text)
            match message:
                case wire.Move(id=command, move=move, at=at):
                    return wire.Ack(command, await table.move(self.seat(line), command, move, at))
                case wire.Undo(id=command):
                    return wire.Ack(command, await table.undo(self.seat(line), command))
                case wire.SetPace(pace=pace):
                    await table.set_pace(self.who, pace)
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
