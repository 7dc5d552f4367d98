"""What stands before uvicorn: how many connections there are, how much each may send, and how long a request may take.

uvicorn's own protocols read what comes; `Connection` hands it on to them, in pieces, as the sender's budget allows. So
whatever is sent costs its sender something, a ping as much as a request, and no reader has to count.
"""

import asyncio
import contextlib
import time
from collections import Counter
from typing import Any

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..limits import LOCAL, Bucket, Buckets, Limits, network_of
from ..refusals import Refused, translate
from .guard import App, Message, Receive, Scope, Send

PIECE = 8192  # bytes that are handed on at once: what one connection can hold all others up by
WORK = 640_000  # bytes that a second of reading them costs, where it is slower than their number lets expect
READ, CONNECT = 100, 500  # bytes that reading and connecting cost, however little comes
BODY_LEFT = 131_072  # bytes of a refused body that are read before the answer, so that it arrives
TICK = 0.5
LINGER = 5  # seconds for what is closed to be gone


def canned(status: str, refusal: Refused) -> bytes:
    """An answer to whoever is not let in as far as the app."""
    body = msgspec.json.encode(translate(refusal, "en"))
    head = f"HTTP/1.1 {status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: {len(body)}\r\n"
    return f"{head}retry-after: 5\r\nconnection: close\r\n\r\n".encode() + body


BUSY, LATE = canned("503 Service Unavailable", Refused("busy")), canned("408 Request Timeout", Refused("too-slow"))


class Gate:
    """All connections of a server. Those from this computer itself may be a proxy's, so no address is counted there."""

    def __init__(self, limits: Limits, trusted: Any = frozenset()):
        self.limits = limits
        self.trusted = trusted  # proxies
        self.closing = False  # whether this is the last answer on each connection
        self.received = Buckets(limits.received)
        self.connections: dict[tuple[str, int], Connection] = {}
        self._each: Counter[str] = Counter()

    def new(self, **about: Any) -> "Connection":
        """What uvicorn makes for each connection."""
        return Connection(self, H11Protocol(**about))

    def admits(self, connection: "Connection") -> bool:
        each = 0 if connection.shared else self._each[connection.network]
        return len(self.connections) < self.limits.connections and each < self.limits.connections_each

    def add(self, connection: "Connection") -> None:
        self.connections[connection.peer] = connection
        self._each[connection.network] += 1

    def remove(self, connection: "Connection") -> None:
        if self.connections.get(connection.peer) is connection:
            del self.connections[connection.peer]
            self._each[connection.network] -= 1
            if not self._each[connection.network]:
                del self._each[connection.network]

    async def watch(self) -> None:
        """Ends what takes too long, for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(TICK, self.limits.request_seconds / 2))
            for connection in list(self.connections.values()):
                connection.look(loop.time())
            self.received.forget()

    def serving(self, app: App) -> App:
        """The app, to which each request brings its connection along."""

        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            connection = self.connections.get(scope.get("client") or ("", 0))
            if connection is None:
                await app(scope, receive, send)
                return
            scope["connection"] = connection
            connection.answering = True
            try:
                if scope["type"] == "http":
                    request = Request(connection, scope, receive, send)
                    await app(scope, request.receive, request.send)
                else:
                    connection.since = None
                    await app(scope, receive, send)
            finally:
                connection.answering, connection.since = False, None

        return serve


class Request:
    """Its body is waited for, but not for long; and what is refused unread is read on a little, then cut off."""

    def __init__(self, connection: "Connection", scope: Scope, receive: Receive, send: Send):
        self.connection = connection
        self._receive, self._send = receive, send
        about = {name for name, value in scope["headers"] if value != b"0"}
        self.unread = b"content-length" in about or b"transfer-encoding" in about
        if not self.unread:
            connection.since = None

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request" and not message.get("more_body"):
            self.unread, self.connection.since = False, None
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and (self.unread or self.connection.gate.closing):
            await self._read_on()
            if self.unread or self.connection.gate.closing:
                message["headers"] = [*message.get("headers", []), (b"connection", b"close")]
        await self._send(message)

    async def _read_on(self) -> None:
        left = BODY_LEFT
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self.unread and left > 0:
                    message = await self.receive()
                    if message["type"] != "http.request":
                        return
                    left -= len(message.get("body", b""))


class Connection(asyncio.Protocol):
    """A connection: what comes goes to uvicorn's protocol, first for HTTP, then perhaps for a socket."""

    def __init__(self, gate: Gate, inner: Any):
        self.gate = gate
        self.inner = inner
        self.answering = False
        self.since: float | None = None  # when, if the rest of a head or a body is waited for
        self.payer: str | None = None  # the network that pays for what comes; a proxy's connection has several
        self._ends: float | None = None  # when it is cut off, once it is being closed
        self._held = b""  # what has come and is not handed on yet
        self._later: asyncio.Handle | None = None
        self._paused = False  # by uvicorn
        self.admitted = True
        self.deaf = False

    # From the transport

    def connection_made(self, transport: Any) -> None:
        self.loop = asyncio.get_running_loop()
        self.transport = transport
        self.peer: tuple[str, int] = (transport.get_extra_info("peername") or ("", 0))[:2]
        self.network = network_of(self.peer[0])
        self.shared = self.network in LOCAL or self.peer[0] in self.gate.trusted
        self.since = self.loop.time()
        self.payer = None if self.shared else self.network
        self._own = Bucket(self.gate.limits.received)
        self.bucket.spend(CONNECT)
        if not self.gate.admits(self):
            self.admitted = False  # it is told so when it asks: closed at once, it would hear of a reset instead
            self.loop.call_later(LINGER, transport.abort)
            return
        self.gate.add(self)
        self.inner.connection_made(Handed(transport, self))

    def connection_lost(self, fault: Exception | None) -> None:
        if self._later:
            self._later.cancel()
        if self.admitted:
            self.gate.remove(self)
            self.inner.connection_lost(fault)

    def data_received(self, data: bytes) -> None:
        if not self.admitted:
            self.transport.write(BUSY)
            self.transport.close()
        elif not self.deaf:
            if self.since is None and not self.answering:
                self.since = self.loop.time()
            if not self._held and len(data) <= PIECE and self.bucket.spend(len(data) + READ):
                self._hand_on(data)
            else:
                self._held += data
                self.transport.pause_reading()
                self._go_on()

    def eof_received(self) -> bool | None:
        return self.inner.eof_received() if self.admitted else None

    def pause_writing(self) -> None:
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.inner.resume_writing()

    # What is held

    @property
    def bucket(self) -> Bucket:
        """The budget of its address; its own where many people may be behind one."""
        return self._own if self.payer is None else self.gate.received[self.payer]

    def _go_on(self) -> None:
        """Hands a piece on, as soon as its sender's budget allows; others have their turn before the next."""
        self._later = None
        if self.deaf or self._paused or self.transport.is_closing():
            return
        if self._held:
            if not self.bucket.spend(min(len(self._held), PIECE) + READ):
                self._later = self.loop.call_later(self.bucket.wait + 0.001, self._go_on)
                return
            piece, self._held = self._held[:PIECE], self._held[PIECE:]
            self._hand_on(piece)
        if self._held:
            self._later = self._later or self.loop.call_soon(self._go_on)
        elif not self._paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _hand_on(self, piece: bytes) -> None:
        """What takes long to read, as tiny frames do, costs by the time it takes."""
        began = time.perf_counter()
        self.inner.data_received(piece)
        self.bucket.owe((time.perf_counter() - began) * WORK - len(piece) - READ)

    def pause(self) -> None:
        self._paused = True
        self.transport.pause_reading()

    def resume(self) -> None:
        self._paused = False
        if self._held:
            self._later = self._later or self.loop.call_soon(self._go_on)
        else:
            self.transport.resume_reading()

    def pays(self, network: str) -> None:
        """What comes is paid for by whoever asks: behind a proxy that is not the address it comes from."""
        if self.shared and network not in LOCAL:
            self.payer = network

    # Its end

    def look(self, now: float) -> None:
        """Ends it where something is waited for too long, or where it does not end."""
        if self._ends is not None or self.transport.is_closing():
            self._ends = self._ends or now + LINGER
            if now > self._ends:
                self.transport.abort()
        elif self.since is not None and now - self.since > self.gate.limits.request_seconds:
            if not self.answering:
                self.transport.write(LATE)
            self.transport.close()

    def stop_listening(self) -> None:
        """Whoever was told to close is no longer read."""
        self.deaf, self._held, self._ends = True, b"", self.loop.time() + 1
        if not self.transport.is_closing():
            self.transport.pause_reading()


class Handed:
    """The transport as uvicorn has it: what it does to the protocol and to reading is done to the connection."""

    def __init__(self, transport: Any, connection: Connection):
        self._transport, self._connection = transport, connection
        self.write, self.close, self.is_closing = transport.write, transport.close, transport.is_closing
        self.pause_reading, self.resume_reading = connection.pause, connection.resume

    def set_protocol(self, protocol: Any) -> None:
        self._connection.inner = protocol

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
