"""What stands before the app: foreign pages and the too eager are turned away, and every answer has its headers.

Plain ASGI, so that nothing the app does, or fails to do, gets around it.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ..limits import HEAD_BYTES, LOCAL, Buckets, Limits, SharedBuckets, network_of
from ..people.guests import Guest, Guests, cookie_in
from ..refusals import Refused, language_from, status_of, translate

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]
DOORS = re.compile("/api/me/(account|login|password|device/use|delete|export)")
OWN = re.compile("/api/me/(password|delete|export)")  # doors that only a cookie opens: each cookie has its own budget
# What costs more than other requests: the routes that make much, or draw
COSTS = [
    (re.compile("POST /api/tables(/[^/]+/(on|rematch))?"), 5.0),
    (re.compile("GET /api/tables/[^/]+/(story|verify)|GET /api/me/export|GET /api/schema.*"), 5.0),
    (re.compile("GET /api/(tables/[^/]+|me/device)/qr.svg"), 20.0),
    (re.compile("GET /api/tables/[^/]+/(record|stream|live)"), 2.0),
]
PAGE = 0.2  # what a page costs, or a part of it
MAKING = COSTS[0][0]
PLAYING = re.compile("/api/tables/[^/]+/(move|undo)")
READING = {"GET", "HEAD", "OPTIONS"}
PATH = 1000  # characters
HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?)(:[0-9]{1,5})?")
LONGEST_HOST = 255
PULSE = 0.05  # seconds


class Guard:
    def __init__(self, app: App, limits: Limits, public_url: str | None, guests: Guests):
        self.app = app
        self.public_host = urlsplit(public_url).netloc.lower() if public_url else None
        self.limits = limits
        self.guests = guests
        self.addresses = Buckets(limits.address)
        self.askers = Buckets(limits.asker)
        self.pages = Buckets(limits.address)
        self.doors = SharedBuckets(limits.door, "doors", guests.secret)
        self.making = SharedBuckets(limits.making, "making", guests.secret)
        self.lag = 0.0  # seconds that the event loop is late, of late
        self._open: Counter[str] = Counter()  # requests and sockets of each address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        scope["named_headers"] = headers
        # One way to write a path, for the limits and for the app
        scope["path"] = path = re.sub("/+", "/", scope["path"]).rstrip("/") or "/"
        scope["network"] = network = network_of(address(scope))
        if connection := scope.get("connection"):
            connection.pays(network)
        self._open[network] += 1
        try:
            refusal = self.refusal(scope, path, headers)
            if refusal is None and scope["type"] == "websocket":  # it has no headers to be sent with each message
                await self.app(scope, receive, send)
            elif refusal is None and scope["method"] == "HEAD":
                await self.app({**scope, "method": "GET"}, receive, without_body(with_headers(send)))
            elif refusal is None:
                await self.app(scope, receive, with_headers(send))
            else:
                await refuse(scope, refusal, language_from(headers.get("accept-language")), with_headers(send))
        finally:
            self._open[network] -= 1
            if not self._open[network]:
                del self._open[network]

    def refusal(self, scope: Scope, path: str, headers: dict[str, str]) -> Refused | None:
        network, socket = scope["network"], scope["type"] == "websocket"
        if path == "/healthz":
            return None
        if self._open[network] > self.limits.connections_each and network not in LOCAL:
            return Refused("busy")
        if sum(map(len, headers)) + sum(map(len, headers.values())) > HEAD_BYTES:
            return Refused("too-large", most=HEAD_BYTES)
        if len(path) > PATH:
            return Refused("not-found")
        host = headers.get("host")
        if host is not None and (len(host) > LONGEST_HOST or not HOST.fullmatch(host)):
            return Refused("bad-request", field="host")
        if (socket or scope["method"] not in READING) and not self.same_origin(headers):
            return Refused("foreign-page")
        guest = self.guests.read(cookie_in(headers.get("cookie")))
        if self.is_overloaded(path, guest is not None or "authorization" in headers):
            return Refused("busy")
        return self.too_fast(scope, path, guest, headers.get("authorization"))

    def too_fast(self, scope: Scope, path: str, guest: Guest | None, token: str | None) -> Refused | None:
        network, route = scope["network"], f"{scope.get('method', 'GET')} {path}"
        if DOORS.fullmatch(path):
            own = guest is not None and OWN.fullmatch(path)
            if not self.doors.take(("guest", guest.id) if guest and own else network):
                return Refused("too-fast")
        if MAKING.fullmatch(route) and not self.making.take(network):
            return Refused("too-fast")
        if not path.startswith("/api/"):
            return None if self.pages.take(network, PAGE) else Refused("too-fast")
        # Who asks too much is stopped before the others at the same address are, in a house or a school
        cost = next((cost for routes, cost in COSTS if routes.fullmatch(route)), 1.0)
        who = guest.id if guest else token
        if who is not None and not self.askers.take((network, hash(who)), cost):
            return Refused("too-fast")
        return None if self.addresses.take(network, cost) else Refused("too-fast")

    def is_overloaded(self, path: str, known: bool) -> bool:
        """Whether there is more to do than can be done: newcomers are sent away first, then all that is no move."""
        if self.lag < self.limits.lag:
            return False
        return not known or (self.lag > 3 * self.limits.lag and not PLAYING.fullmatch(path))

    def same_origin(self, headers: dict[str, str]) -> bool:
        """A page of ours, or no page at all: browsers always say where a request comes from."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            return urlsplit(origin).netloc.lower() in (headers.get("host", "").lower(), self.public_host)
        except ValueError:
            return False

    async def forget(self) -> None:
        """Addresses are kept only as long as they matter: in memory, for minutes."""
        for buckets in (self.addresses, self.askers, self.pages, self.doors, self.making):
            buckets.forget()

    async def feel_pulse(self) -> None:
        """Notes how late the event loop is, for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PULSE
            await asyncio.sleep(PULSE)
            self.lag += (loop.time() - due - self.lag) / 10


def address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return sending


def without_body(send: Send) -> Send:
    """A HEAD is answered as a GET, whose answer ends with its headers."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            await send(message)
            await send({"type": "http.response.body", "body": b""})

    return sending


async def refuse(scope: Scope, refusal: Refused, language: str, send: Send) -> None:
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    body = msgspec.json.encode(translate(refusal, language))
    headers = [(b"content-type", b"application/json; charset=utf-8"), (b"cache-control", b"no-store")]
    headers.append((b"content-length", b"%d" % len(body)))
    if refusal.code == "busy":
        headers.append((b"retry-after", b"5"))
    await send({"type": f"{kind}.start", "status": status_of(refusal), "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
