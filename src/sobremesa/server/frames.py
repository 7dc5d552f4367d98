"""uvicorn's WebSocket with a short way for nearly all that crosses it: a plain handshake, whole text messages.

All else goes uvicorn's way: odd handshakes, pings, closing, messages in pieces, nonsense. What is sent does not go
through ASGI either: the app finds this protocol in its scope.
"""

import binascii
import re
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode, apply_mask
from websockets.http11 import Request
from websockets.protocol import SERVER, Protocol
from websockets.utils import accept_key

NAME = "sobremesa.frames"  # in the scope's extensions
WHOLE = 0x80  # in a frame's first byte: nothing more belongs to it; in its second: it is masked
TEXT = WHOLE | Opcode.TEXT
CONTROL = {WHOLE | Opcode.PING, WHOLE | Opcode.PONG, WHOLE | Opcode.CLOSE}
ACCEPTED = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n"
)
UNREAD = 10  # messages that wait to be read before no more are taken in


class Http(HttpToolsProtocol):
    """uvicorn's HTTP; from a plain handshake a socket goes on with what has been read of it."""

    def handle_websocket_upgrade(self) -> None:
        key = handshake_key(self.scope, self.url)
        if key is None:
            super().handle_websocket_upgrade()
            return
        self.connections.discard(self)
        frames = Frames(config=self.config, server_state=self.server_state, app_state=self.app_state)
        frames.connection_made(self.transport)
        frames.begin(self.scope, self.url, key)
        self.transport.set_protocol(frames)


PLAIN = re.compile(rb"/[!-$&->@-~]*")  # an address without anything to be decoded, or asked


def handshake_key(scope: Any, url: bytes) -> str | None:
    """The key of a handshake as all clients make them; None for any other."""
    headers = [(name, value) for name, value in scope["headers"] if name.startswith(b"sec-websocket-")]
    keys = dict(headers)
    key, version = keys.get(b"sec-websocket-key", b""), keys.get(b"sec-websocket-version")
    odd = len(keys) < len(headers) or b"sec-websocket-protocol" in keys or version != b"13"
    if odd or scope["method"] != "GET" or scope["http_version"] != "1.1" or not PLAIN.fullmatch(url):
        return None
    try:
        return key.decode() if len(key) == 24 and len(binascii.a2b_base64(key, strict_mode=True)) == 16 else None
    except ValueError:
        return None


class Frames(WebSocketsSansIOProtocol):
    _conn: Protocol | None

    def __init__(self, *args: Any, **more: Any):
        super().__init__(*args, **more)
        self.hears: Callable[[str], bool] | None = None  # whoever may take a message at once; says whether it did
        self.begun = b""  # a frame whose end has not come yet
        self.long_way = False  # for good
        self.key: str | None = None  # of a plain handshake that is not answered yet

    @property  # type: ignore[override]
    def conn(self) -> Protocol:
        """The state of the connection for what goes uvicorn's way: made when something does."""
        if self._conn is None:
            self._conn = Protocol(SERVER, max_size=self.config.ws_max_size, logger=self.logger)
        return self._conn

    @conn.setter
    def conn(self, conn: Protocol) -> None:
        self._conn = conn

    def begin(self, http: Any, url: bytes, key: str) -> None:
        """A socket that is asked for by a plain handshake."""
        self.key, self.handshake_initiated = key, True
        path = self.root_path + url.decode("ascii")
        self.scope = http | {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "scheme": self.scheme,
            "path": path,
            "raw_path": path.encode("ascii"),
            "query_string": b"",
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}, NAME: self},
        }
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.accept" or self.key is None:
            await super().send(message)
        elif not self.disconnected and not self.transport.is_closing():
            self.transport.write(ACCEPTED % accept_key(self.key).encode())
            self._conn, self.key, self.handshake_complete = None, None, True
            self.start_keepalive()
            early, self.begun = self.begun, b""
            self.data_received(early)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    def data_received(self, data: bytes) -> None:
        if self.key is not None:  # too eager: it is heard once the handshake is answered
            self.begun += data
            return
        if self.long_way or not self.handshake_complete:
            super().data_received(data)
            return
        if self.begun:
            data, self.begun = self.begun + data, b""
        while data:
            head, end = measured(data)
            if data[0] in CONTROL and 0 < end <= len(data):
                super().data_received(data[:end])
            elif data[0] != TEXT or not head:
                self.long_way = True
                super().data_received(data)
                return
            elif end <= len(data):
                self.take(data[:end], head)
            else:
                self.begun = data
                return
            data = data[end:]

    def take(self, frame: bytes, head: int) -> None:
        """A message for the app."""
        try:
            text = apply_mask(frame[head:], frame[head - 4 : head]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)
            return
        if self.close_sent or (self.hears and self.queue.empty() and self.hears(text)):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def free(self) -> bool:
        """Whether what is sent now goes out: whoever reads slowly is waited for."""
        return self.writable.is_set()

    def put(self, messages: list[bytes]) -> None:
        """Sends text messages, all at once."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(b"".join([part for message in messages for part in (header(len(message)), message)]))


def measured(data: bytes) -> tuple[int, int]:
    """Where the payload of the first frame begins, 0 for one that goes the long way; and where it ends, as far as is
    known."""
    if len(data) < 4:
        return 6, 6
    size = data[1] - WHOLE
    if 0 <= size < 126:
        return 6, 6 + size
    return (8, 8 + (data[2] << 8 | data[3])) if size == 126 else (0, 0)


def header(size: int) -> bytes:
    if size < 126:
        return bytes((TEXT, size))
    return bytes((TEXT, 126)) + size.to_bytes(2) if size < 65536 else bytes((TEXT, 127)) + size.to_bytes(8)
