"""uvicorn's HTTP with a short way for plain requests, which are nearly all that matter: what people ask of a table, and
the handshakes of sockets.

What is not plain in every respect goes uvicorn's way, and through ASGI to Litestar.
"""

import binascii
import re
from typing import Any

from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from . import limits
from .frames import Frames
from .guard import HEADERS
from .live import LIVE, Conversation
from .short import ShortWay, Way

# An address without anything to be decoded, or asked; headers as everybody writes them
REQUEST = re.compile(rb"(GET|POST) (/[!\"$&->@-~]*) HTTP/1\.1\r\n((?:[A-Za-z0-9_-]+:[\t -~]*\r\n)+)\r\n")
ODD = {"expect", "te", "trailer", "transfer-encoding"}
FORWARDED = "x-forwarded-"  # whoever stands in between says who has really asked
LENGTH = re.compile("[0-9]{1,4}")
ALWAYS = b"".join([b"%s: %s\r\n" % header for header in HEADERS])


class Http(HttpToolsProtocol):
    def __init__(self, *args: Any, **more: Any):
        super().__init__(*args, **more)
        self.guard: Any = self.config.app
        self.begun = b""  # what has come and not been looked at yet
        self.busy = False  # with a plain request
        self.midway = False  # in a request that goes uvicorn's way
        self.last = False  # the connection ends with this answer

    def on_message_begin(self) -> None:
        self.midway = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.midway = False
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        if self.midway or (self.cycle and not self.cycle.response_complete):
            super().data_received(data)
            return
        self.begun += data
        if self.busy:
            if len(self.begun) > HIGH_WATER_LIMIT:
                self.flow.pause_reading()
        elif not self.taken():
            data, self.begun = self.begun, b""
            super().data_received(data)

    def taken(self) -> bool:
        """Whether a plain request has come, or could be one once all of it has."""
        found = plain_request(self.begun)
        if found is None:
            return False
        method, path, headers, rest = found
        if method == "GET":
            return self.opened(path, headers, rest)
        return len(rest) < int(headers["content-length"]) or self.asked(path, headers, rest)

    def asked(self, path: str, headers: dict[str, str], body: bytes) -> bool:
        short: ShortWay = self.guard.app.short
        found = short.find(path, body)
        scope = {"type": "http", "method": "POST", "path": path, "client": self.client}
        if found is None or self.guard.refusal(scope, headers):
            return False
        self._unset_keepalive_if_required()
        self.begun, self.busy = b"", True
        task = self.loop.create_task(self.answer(short, *found, path, headers))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return True

    async def answer(
        self, short: ShortWay, way: Way, known: dict[str, Any], path: str, headers: dict[str, str]
    ) -> None:
        status, lines, body = await short.answer(way, known, path, headers, f"{self.scheme}://{headers['host']}")
        self.busy = False
        if self.transport.is_closing():
            return
        usual = b"".join([b"%s: %s\r\n" % header for header in self.server_state.default_headers])
        end = b"connection: close\r\n" if self.last else b""
        head = (STATUS_LINE[status], usual, lines, ALWAYS, end, b"content-length: %d\r\n\r\n" % len(body))
        self.transport.write(b"".join(head) + body)
        self.server_state.total_requests += 1
        if self.last:
            self.transport.close()
            return
        self.timeout_keep_alive_task = self.loop.call_later(self.timeout_keep_alive, self.timeout_keep_alive_handler)
        self.flow.resume_reading()
        if self.begun:
            self.data_received(b"")

    def opened(self, path: str, headers: dict[str, str], rest: bytes) -> bool:
        """Whether a socket was asked for by a plain handshake, and goes on from here."""
        found, key = LIVE.fullmatch(path), handshake_key(headers)
        scope = {"type": "websocket", "path": path, "client": self.client}
        if found is None or key is None or self.guard.refusal(scope, headers):
            return False
        self._unset_keepalive_if_required()
        self.connections.discard(self)
        frames = Frames(config=self.config, server_state=self.server_state, app_state=self.app_state)
        frames.connection_made(self.transport)
        self.transport.set_protocol(frames)
        frames.accept(key)
        Conversation(frames, self.guard.app.state, found[1], headers)
        if rest:
            frames.data_received(rest)
        return True

    def shutdown(self) -> None:
        self.last = True
        if not self.busy:
            super().shutdown()


Plain = tuple[str, str, dict[str, str], bytes]  # method, path, headers, and what follows


def plain_request(data: bytes) -> Plain | None:
    """A request as everybody makes them, with no more than its body after it; None for any other."""
    found = REQUEST.match(data)
    headers = plain_headers(found[3]) if found else None
    if not found or headers is None:
        return None
    method, path, rest = found[1].decode(), found[2].decode(), data[found.end() :]
    if method == "POST":
        length = LENGTH.fullmatch(headers.get("content-length", ""))
        kept = headers.get("connection", "keep-alive").lower() == "keep-alive" and "upgrade" not in headers
        if not length or not kept or int(length[0]) > limits.MESSAGE_BYTES or len(rest) > int(length[0]):
            return None
    return method, path, headers, rest


def plain_headers(lines: bytes) -> dict[str, str] | None:
    """The headers by their names; None if there is anything odd about them."""
    headers: dict[str, str] = {}
    for line in lines.decode("ascii").split("\r\n")[:-1]:
        name, _, value = line.partition(":")
        name = name.lower()
        if name in headers or name in ODD or name.startswith(FORWARDED):
            return None
        headers[name] = value.strip()
    return headers if "host" in headers else None


def handshake_key(headers: dict[str, str]) -> str | None:
    """The key of a handshake as all clients make them; None for any other."""
    tokens = [token.strip().lower() for token in headers.get("connection", "").split(",")]
    plain = (
        headers.get("upgrade", "").lower() == "websocket" and "upgrade" in tokens and "content-length" not in headers
    )
    if not plain or headers.get("sec-websocket-version") != "13" or "sec-websocket-protocol" in headers:
        return None
    key = headers.get("sec-websocket-key", "")
    try:
        return key if len(key) == 24 and len(binascii.a2b_base64(key, strict_mode=True)) == 16 else None
    except ValueError:
        return None
