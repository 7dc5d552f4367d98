"""uvicorn's WebSocket with a short way for nearly all that crosses it: whole text messages, and closing.

All else goes uvicorn's way: odd handshakes, pings, messages in pieces, nonsense. Messages do not go through ASGI:
whoever is to hear them is attached to this protocol.
"""

from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode, apply_mask
from websockets.http11 import Request
from websockets.protocol import SERVER
from websockets.protocol import Protocol as Connection
from websockets.utils import accept_key

NAME = "sobremesa.frames"  # in the scope's extensions
WHOLE = 0x80  # in a frame's first byte: nothing more belongs to it; in its second: it is masked
TEXT = WHOLE | Opcode.TEXT
CLOSE = WHOLE | Opcode.CLOSE
CONTROL = {WHOLE | Opcode.PING, WHOLE | Opcode.PONG, CLOSE}
GOODBYES = {b"", (1000).to_bytes(2), (1001).to_bytes(2)}  # why most sockets are closed: no reason, done, gone elsewhere
ACCEPTED = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n"
)


class Hearer(Protocol):
    """Whoever hears what comes over a socket."""

    def hears(self, text: str) -> None: ...

    def gone(self) -> None:
        """The other end has closed."""


class Frames(WebSocketsSansIOProtocol):
    _conn: Connection | None

    def __init__(self, *args: Any, **more: Any):
        super().__init__(*args, **more)
        self.hearer: Hearer | None = None
        self.begun = b""  # a frame whose end has not come yet
        self.long_way = False  # for good
        self.wanted = True  # whether whoever hears wants more

    @property  # type: ignore[override]
    def conn(self) -> Connection:
        """The state of the connection for what goes uvicorn's way: made when something does."""
        if self._conn is None:
            self._conn = Connection(SERVER, max_size=self.config.ws_max_size, logger=self.logger)
        return self._conn

    @conn.setter
    def conn(self, conn: Connection) -> None:
        self._conn = conn

    def accept(self, key: str) -> None:
        """Answers a plain handshake."""
        self.transport.write(ACCEPTED % accept_key(key).encode())
        self._conn, self.handshake_initiated, self.handshake_complete = None, True, True
        self.start_keepalive()

    def attach(self, hearer: Hearer) -> None:
        """From now on it hears all that comes, and what has come already."""
        self.hearer = hearer
        self.hand_on()
        if self.disconnected:
            hearer.gone()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    def data_received(self, data: bytes) -> None:
        if self.long_way or not self.handshake_complete:
            super().data_received(data)
            return
        if self.begun:
            data, self.begun = self.begun + data, b""
        while data:
            head, end = measured(data)
            if data[0] in CONTROL and 0 < end <= len(data):
                if data[0] != CLOSE or not self.goodbye(data[:end], head):
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
        """A message for whoever hears."""
        try:
            text = apply_mask(frame[head:], frame[head - 4 : head]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)
            return
        if not self.close_sent and self.hearer:
            self.hearer.hears(text)

    def goodbye(self, frame: bytes, head: int) -> bool:
        """The other end closes, and says nothing odd: it is told the same."""
        why = apply_mask(frame[head:], frame[head - 4 : head])
        if self._conn is not None or self.close_sent or why not in GOODBYES:
            return False
        self.close_sent = True
        self.transport.write(bytes((CLOSE, len(why))) + why)
        self.transport.close()
        return True

    def send_receive_event_to_app(self) -> None:
        """A message that has come uvicorn's way."""
        super().send_receive_event_to_app()
        if self.hearer:
            self.hand_on()

    def hand_on(self) -> None:
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive" and self.hearer:
                text = message.get("text")
                self.hearer.hears(message["bytes"].decode(errors="replace") if text is None else text)
        self.listen(self.wanted)  # uvicorn has stopped after each message

    def listen(self, wanted: bool) -> None:
        """Whether more is taken in now."""
        self.wanted = wanted
        if wanted == self.read_paused and not self.disconnected:
            self.read_paused = not wanted
            if wanted:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.hearer:
            self.hearer.gone()

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
