"""The app: REST, the socket and the page put together, as Litestar serves them."""

import asyncio
import contextlib
import gc
import logging
import sys
import time
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.serialization import decode_json

import sobremesa
from sobremesa import games, words
from sobremesa.engine.errors import Error

from .. import limits, names, wire
from ..metrics import Metrics
from ..people.guests import Guests
from ..people.people import People
from ..people.reminders import LOOK, Reminders
from ..refusals import HERE, Refused, language_from, misread, status_of, translate
from ..settings import Settings
from ..stores.store import House, NotStored
from ..tables import errands
from ..tables.room import Room
from . import learn, me, rest
from .assets import Assets
from .codes import Codes
from .errands import Errands
from .guard import App, Guard, Receive, Scope, Send, refuse, with_headers
from .sockets import LIVE, live

log = logging.getLogger(__name__)

SWEEP_SECONDS = 60
WELL_SECONDS = 0.5  # that the store's health is taken to last
FORWARDED = {"x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"}
TICK = 5  # seconds of served time that a crash may give back
BEAT = 1.0  # seconds from one sign of a node's life to the next, and for what a lost hint would have told
# New objects before a collection, and collections before one of what is older. A server of 1,000 tables at human pace
# stood still for 0.7 s at a time by the usual numbers (700, 10, 10), and for 0.15 s by (20,000, 20, 100), where up to
# 180,000 young objects were looked at together; by these a move is acknowledged in 42 ms (p99; 95 by the latter)
GARBAGE = (2_000, 50, 100)


# The page


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    language = language_from(request.headers.get("accept-language"))
    api = path.strip("/") == "api" or path.lstrip("/").startswith("api/")
    asset = None if api else request.app.state.assets.get(path, language)
    if asset is None:
        raise Refused("not-found")
    headers = {"cache-control": asset.cache, "vary": "accept-encoding, accept-language"}
    body = asset.body
    if asset.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = asset.squeezed, "gzip"
    return Response(body, media_type=asset.kind, headers=headers)


# For the administrator


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> dict[str, str]:
    """Asked as often as anybody likes, so the store is asked once in a while."""
    looking: asyncio.Task[bool] | None = state.get("looking")
    if looking is None or (looking.done() and time.monotonic() > state.looked + WELL_SECONDS):
        state.looked = time.monotonic()
        state.looking = looking = asyncio.create_task(state.room.store.is_well())
    if state.room.closing or not await asyncio.shield(looking):
        raise Refused("not-stored")
    return {"status": "ok", "version": sobremesa.__version__}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus, on this computer only: not for those for whom a proxy on it asks."""
    here = (request.scope.get("client") or ("",))[0] in limits.LOCAL
    if not here or FORWARDED.intersection(request.scope["named_headers"]):  # type: ignore[typeddict-item]
        raise Refused("not-found")
    return Response(request.app.state.metrics.text(), headers={"content-type": Metrics.KIND})


# Refusals


def refused(request: Request[Any, Any, Any], error: Error) -> Response[wire.Refusal]:
    request.app.state.metrics.refusals.labels(error.code).inc()
    refusal = translate(error, language_from(request.headers.get("accept-language")))
    return Response(refusal, status_code=status_of(error), media_type="application/json; charset=utf-8")


def http_refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refusal]:
    """Litestar's own refusals, told as ours."""
    codes = {404: "not-found", 405: "bad-method"}
    if error.status_code in codes:
        response = refused(request, Refused(codes[error.status_code]))
        response.headers.update(error.headers or {})  # which methods there are
        return response
    if error.status_code == 413:
        handler: Any = request.scope["route_handler"]
        return refused(request, Refused("too-large", most=handler.resolve_request_max_body_size()))
    if error.status_code < 500:
        found: Any = next(iter(error.extra or []), None)
        about = found if isinstance(found, dict) else {}
        key = "" if about.get("key") == "data" else about.get("key", "")
        return refused(request, Refused("bad-request", field=misread(about.get("message", error.detail), key)))
    return fault(request, error)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refusal]:
    """What should not happen is told without particulars; but for bodies that Litestar does not survive."""
    if isinstance(error, RecursionError | UnicodeDecodeError) and is_from(error, "decode_json"):
        return refused(request, Refused("bad-request", field=misread(error)))
    if isinstance(error, HTTPException) and error.detail == "client disconnected prematurely":
        return refused(request, Refused("bad-request", field="body"))  # which nobody will read
    if isinstance(error, NotStored):
        return refused(request, Refused("not-stored"))
    request.app.state.metrics.faults.inc()
    log.error("a request failed", extra={"method": request.method, "path": request.scope["path"][:200]}, exc_info=error)
    return refused(request, Refused("fault"))


def is_from(error: Exception, function: str) -> bool:
    """Whether it was raised within the function."""
    return any(frame.f_code.co_name == function for frame, _ in traceback.walk_tb(error.__traceback__))


# The whole


class Asked(Request[Any, Any, Any]):
    """A body is read as the schema has it: Litestar by itself takes 0 for false, and "1" for 1."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        return decode_json(await self.body() or b"null", target_type=field.annotation if field else Any)


class Schema(JsonRenderPlugin):
    """The OpenAPI document, which also says that unknown fields are refused and which bodies may be left out, and holds
    the socket's messages."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, complete(openapi_schema))


def complete(document: dict[str, Any]) -> dict[str, Any]:
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    unions, messages = msgspec.json.schema_components(
        [wire.FromClient, wire.FromServer], ref_template="#/components/schemas/{name}"
    )
    schemas |= messages | dict(zip(("FromClient", "FromServer"), unions, strict=True))
    for name, schema in schemas.items():
        kind = getattr(wire, name, None)
        if isinstance(kind, type) and issubclass(kind, wire.Sent):
            schema["additionalProperties"] = False
    for operation in (each for path in document["paths"].values() for each in path.values()):
        for content in operation.get("requestBody", {}).get("content", {}).values():
            operation["requestBody"]["required"] = {"type": "null"} not in content["schema"].get("oneOf", [])
    return document


def schema_document() -> dict[str, Any]:
    """The OpenAPI document, to make types from."""
    return complete(litestar_app().openapi_schema.to_schema())


def litestar_app(**shared: Any) -> Litestar:
    api = Router(
        "/api",
        route_handlers=[*rest.HANDLERS, *learn.HANDLERS, *me.HANDLERS],
        response_headers=[ResponseHeader(name="cache-control", value="no-store")],
    )
    return Litestar(
        route_handlers=[api, Errands, healthz, metrics, page],
        dependencies={
            "asker": Provide(rest.asker),
            "room": Provide(rest.the_room, sync_to_thread=False),
            "table": Provide(rest.the_table),
            "people": Provide(me.the_people, sync_to_thread=False),
        },
        exception_handlers={Error: refused, HTTPException: http_refused, Exception: fault},
        request_class=Asked,
        request_max_body_size=limits.MESSAGE_BYTES,
        state=State(shared),
        logging_config=None,
        lifespan=[running] if shared else [],
        openapi_config=OpenAPIConfig(
            title="sobremesa",
            version=sobremesa.__version__,
            path="/api/schema",
            render_plugins=[Schema(path=["/", "/openapi.json"])],
        ),
    )


@contextlib.asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """The tables live while the server runs. The store is open before, and is closed at the end."""
    store, settings = app.state.store, app.state.settings
    app.state.room = room = Room(
        store,
        app.state.metrics,
        settings.patience,
        settings.gone,
        most_tables=settings.limits.tables,
        code_length=names.PUBLIC_CODE_LENGTH if settings.public_url else names.CODE_LENGTH,
    )
    app.state.people = people = People(room, app.state.guests)
    app.state.reminders = reminders = Reminders(room, settings)
    guard, codes = app.state.guard, app.state.codes
    work = [every(SWEEP_SECONDS, each) for each in (room.put_away, guard.forget, codes.forget)]
    work += [every(TICK, room.ring), every(errands.DAY / 4, partial(errands.sweep_by_itself, room))]
    work += [every(min(LOOK, max(0.1, settings.reminding)), reminders.work)]
    work += [asyncio.to_thread(warm_up), room.follow(), room.heed(), guard.feel_pulse()]
    if not store.alone:
        count_together(room, guard.doors, guard.making, codes.each, codes.all, people.tries)
        work.append(every(BEAT, room.keep_up))
    if "gate" in app.state:
        work.append(app.state.gate.watch())
    beside = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        for task in beside:
            task.cancel()
        await room.end()
        people.close()
        reminders.close()
        with contextlib.suppress(NotStored):
            await store.note_time()
        await store.close()


def count_together(room: Room, *shared: limits.SharedBuckets) -> None:
    """All nodes count what guards secrets together."""
    named = {buckets.name: buckets for buckets in shared}

    def spent(name: str, digest: str, cost: float) -> None:
        if name in named:
            named[name].hear(digest, cost)

    room.topics["spent"] = spent
    for buckets in shared:
        buckets.spread = room.spread


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except NotStored:
            log.error("what is done every %s seconds could not be stored", seconds)
        except Exception:
            log.exception("what is done every %s seconds failed", seconds)


def warm_up() -> None:
    """Games and texts, read before anybody asks: the first refusal in a language would hold everybody up."""
    folders = [None, HERE, *(games.game(name).folder for name in games.names())]
    for language in words.LANGUAGES:
        for folder in folders:
            words.catalogue(language, folder)
    # All that is there now stays: the collector of garbage need not look at it again and again
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    # Threads that read, or think, are let in soon: they ask often, and for little
    sys.setswitchinterval(0.001)


class Site:
    """Requests go to Litestar, sockets straight to their tables."""

    def __init__(self, app: Litestar):
        self.app = app
        self.state = app.state

    def close(self) -> None:
        """All who listen to a table are told to come again."""
        if "room" in self.state:
            self.state.room.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await cast(App, self.app)(scope, receive, send)
        elif found := LIVE.fullmatch(scope["path"]):
            await live(self.state, found[1], scope, receive, send)
        else:
            language = language_from(scope["named_headers"].get("accept-language"))
            await refuse(scope, Refused("not-found"), language, with_headers(send))


def make_app(settings: Settings, key: str, store: House, metrics: Metrics) -> Guard:
    """What answers, with a key that signs cookies and a store that is opened when the server starts."""
    shared = {"settings": settings, "key": key, "store": store, "metrics": metrics}
    app = litestar_app(**shared, guests=Guests(key), codes=Codes(settings.limits, key), assets=Assets(settings.static))
    guard = app.state.guard = Guard(Site(app), settings.limits, settings.public_url, app.state.guests)
    return guard
