"""A short way for nearly all that people ask of a table over REST. The same functions answer as on Litestar's way,
which all else goes: other methods and addresses, questions, bodies that are large or not understood.
"""

import inspect
import logging
from collections.abc import Callable, Mapping
from typing import Any, get_args

import msgspec
from litestar import Response
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from sobremesa.engine.errors import Error

from . import wire
from .refusals import Refused, language_from, status_of, told
from .rest import HANDLERS, asker_of

log = logging.getLogger(__name__)

PREFIX = "/api"
GIVEN = {"code", "data", "room", "asker", "state"}
JSON = b"content-type: application/json\r\ncache-control: no-store\r\n"
REFUSAL = b"content-type: application/json; charset=utf-8\r\n"

encoded = msgspec.json.Encoder().encode
Answer = tuple[int, bytes, bytes]  # status, lines of headers, body


class Way:
    """What answers, and what it is given."""

    def __init__(self, handler: HTTPRouteHandler):
        given = inspect.signature(handler.fn).parameters
        self.answer: Callable[..., Any] = handler.fn
        self.given = list(given)
        self.status = handler.status_code
        self.read = msgspec.json.Decoder(get_args(given["data"].annotation)[0]).decode if "data" in given else None


class ShortWay:
    """The ways by how many parts their address has and the last of them."""

    def __init__(self, state: State):
        self.state = state
        self.ways = {}
        for handler in HANDLERS:
            for path in handler.paths:
                parts = (PREFIX + path).split("/")
                if handler.http_methods == {"POST"} and GIVEN.issuperset(inspect.signature(handler.fn).parameters):
                    self.ways[len(parts), parts[-1]] = Way(handler)

    def find(self, path: str, body: bytes) -> tuple[Way, dict[str, Any]] | None:
        """What answers, with the code and the body that it is given; None where there is nothing, or it is odd."""
        parts = path.split("/")
        way = self.ways.get((len(parts), parts[-1]))
        if way is None or parts[1:3] != ["api", "tables"]:
            return None
        try:
            return way, {"code": parts[-2], "data": way.read(body) if way.read else None}
        except (ValueError, RecursionError):
            return None

    async def answer(self, way: Way, known: dict[str, Any], path: str, headers: Mapping[str, str], seen: str) -> Answer:
        try:
            known |= {"room": self.state.room, "state": self.state, "asker": asker_of(self.state, headers, seen)}
            answer = await way.answer(**{name: known[name] for name in way.given})
        except Exception as error:
            status, refusal = refused(self.state, "POST", path, headers, error)
            return status, REFUSAL, encoded(refusal)
        lines = JSON
        if isinstance(answer, Response):
            lines += b"".join([f"{name}: {value}\r\n".encode("latin-1") for name, value in answer.headers.items()])
            answer = answer.content
        return way.status, lines, encoded(answer)


def refused(
    state: State, method: str, path: str, headers: Mapping[str, str], error: Exception
) -> tuple[int, wire.Refusal]:
    """What is told of an error, and noted of one that should not happen, which is told without particulars."""
    if not isinstance(error, Error):
        state.metrics.faults.inc()
        log.error("a request failed", extra={"method": method, "path": path}, exc_info=error)
        error = Refused("fault")
    state.metrics.refusals.labels(error.code).inc()
    return status_of(error), told(error, language_from(headers.get("accept-language")))
