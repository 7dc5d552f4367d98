"""What stands before the app: foreign pages and the too eager are turned away, and every answer has its headers.

Plain ASGI, so that nothing the app does, or fails to do, gets around it.
"""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ..limits import Buckets, Limits
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
DOORS = {f"/api/me/{door}" for door in ("account", "login", "recover", "password", "device/use", "delete", "export")}
READING = {"GET", "HEAD", "OPTIONS"}


class Guard:
    def __init__(self, app: App, limits: Limits, public_url: str | None):
        self.app = app
        self.public_host = urlsplit(public_url).netloc.lower() if public_url else None
        self.limits = limits
        self.addresses = Buckets(limits.address)
        self.askers = Buckets(limits.asker)
        self.doors = Buckets(limits.door)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        scope["named_headers"] = headers
        refusal = self.refusal(scope, headers)
        if refusal is None and scope["type"] == "websocket":  # it has no headers to be sent with each message
            await self.app(scope, receive, send)
        elif refusal is None and scope["method"] == "HEAD":
            await self.app({**scope, "method": "GET"}, receive, without_body(with_headers(send)))
        elif refusal is None:
            await self.app(scope, receive, with_headers(send))
        else:
            await refuse(scope, refusal, language_from(headers.get("accept-language")), with_headers(send))

    def refusal(self, scope: Scope, headers: dict[str, str]) -> Refused | None:
        path, socket = scope["path"], scope["type"] == "websocket"
        if (socket or scope["method"] not in READING) and not self.same_origin(headers):
            return Refused("foreign-page")
        if path.rstrip("/") in DOORS and not self.doors.take(address(scope)):
            return Refused("too-fast")
        if path.startswith("/api/"):
            # Who asks too much is stopped before the others at the same address are, in a house or a school
            who = headers.get("authorization") or headers.get("cookie")
            cost = self.cost(scope)
            if who is not None and not self.askers.take((address(scope), hash(who)), cost):
                return Refused("too-fast")
            if not self.addresses.take(address(scope), cost):
                return Refused("too-fast")
        return None

    def same_origin(self, headers: dict[str, str]) -> bool:
        """A page of ours, or no page at all: browsers always say where a request comes from."""
        origin = headers.get("origin")
        if origin is None:
            return True
        return urlsplit(origin).netloc.lower() in (headers.get("host", "").lower(), self.public_host)

    async def forget(self) -> None:
        """Addresses are kept only as long as they matter: in memory, for minutes."""
        self.addresses.forget()
        self.askers.forget()
        self.doors.forget()

    def cost(self, scope: Scope) -> float:
        path = scope["path"].rstrip("/")
        making = scope["type"] == "http" and scope["method"] == "POST" and path.endswith(("/api/tables", "/on"))
        return self.limits.new_table if making else 1


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
    headers = [(b"content-type", b"application/json; charset=utf-8"), (b"cache-control", b"no-store")]
    await send({"type": f"{kind}.start", "status": status_of(refusal), "headers": headers})
    await send({"type": f"{kind}.body", "body": msgspec.json.encode(translate(refusal, language))})
