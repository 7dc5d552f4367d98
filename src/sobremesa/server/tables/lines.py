"""Connections to a table."""

from collections.abc import Callable, Iterable

from .facts import Who

OUTBOX = 200  # messages a connection may be behind before it is cut off
AGAIN, SLOW, NO_WATCHING = 1012, 1013, 4403  # why a socket is closed


class Line:
    """A connection to a table: what is put on it goes out in order. `wake` is called when there is something."""

    __slots__ = ("code", "over", "viewer", "waiting", "wake", "who")

    def __init__(self, who: Who, viewer: int | None = None, wake: Callable[[], None] = lambda: None):
        self.who = who
        self.viewer = viewer
        self.wake = wake
        self.waiting: list[bytes] = []
        self.over = False
        self.code = AGAIN  # that a socket is closed with

    def put(self, message: bytes) -> None:
        if self.over:
            return
        if len(self.waiting) == OUTBOX:
            self.hang_up(SLOW)
            return
        self.waiting.append(message)
        self.wake()

    def hang_up(self, code: int = AGAIN) -> None:
        """The connection ends. Who comes again is told everything anew."""
        self.over, self.code = True, code
        self.wake()

    def take(self) -> list[bytes]:
        """All that waits to go out."""
        messages, self.waiting = self.waiting, []
        return messages


def by_viewer(lines: Iterable[Line]) -> dict[int | None, list[Line]]:
    found: dict[int | None, list[Line]] = {}
    for line in lines:
        found.setdefault(line.viewer, []).append(line)
    return found
