"""uvicorn's WebSocket with a short way for nearly all that crosses it: whole text messages.

All else goes uvicorn's way: the handshake, pings, closing, messages in pieces, nonsense. What is sent does not go
through ASGI either: the app finds this protocol in its scope.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode, apply_mask
from websockets.http11 import Request

NAME = "sobremesa.frames"  # in the scope's extensions
WHOLE = 0x80  # in a frame's first byte: nothing more belongs to it; in its second: it is masked
TEXT = WHOLE | Opcode.TEXT
CONTROL = {WHOLE | Opcode.PING, WHOLE | Opcode.PONG, WHOLE | Opcode.CLOSE}
UNREAD = 10  # messages that wait to be read before no more are taken in


class Frames(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any):
        super().__init__(*args, **more)
        self.hears: Callable[[str], bool] | None = None  # whoever may take a message at once; says whether it did
        self.begun = b""  # a frame whose end has not come yet
        self.long_way = False  # for good

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
