"""`sobremesa serve`: the server, its address printed, until Ctrl-C."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import segno
import uvicorn
from msgspec.structs import replace
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sobremesa import words
from sobremesa.engine.paths import data_folder

from .. import limits
from ..edge.app import make_app
from ..edge.gate import Gate
from ..metrics import Metrics
from ..refusals import HERE, Refused
from ..settings import Settings
from ..stores import copies
from ..stores.sqlite import SqliteStore
from ..stores.store import House, NotStored
from . import logs
from .command import PORT
from .command import add_arguments as add_arguments
from .folder import Folder

PORTS_TRIED = 50
GRACE = 5  # seconds for what is under way when the server is stopped


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    lan: bool = False,
    public_url: str | None = None,
    open_browser: bool = False,
    language: str = "en",
    log_json: bool = False,
    database: str | None = None,
    direct: str | None = None,
    contact: str | None = None,
) -> int:
    """Runs until it is stopped; returns the exit code."""
    if public_url is not None and not is_site(public_url):
        raise Refused("bad-url", url=public_url)
    contact = " ".join((contact or "").split())[:200] or None
    if public_url is not None and contact is None:
        raise Refused("no-contact")
    listener = listening("0.0.0.0" if lan else host, port)
    number = listener.getsockname()[1]
    lan_url = f"http://{lan_address()}:{number}" if lan else None
    local = local_url("0.0.0.0" if lan else host, number)
    here = public_url or local
    settings = Settings(data or data_folder(), database or None, direct or None, public_url, lan_url, contact)

    def ready() -> None:
        announce(here, lan_url, language)
        if open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()

    logs.configure(log_json)
    # Once uvicorn has stopped, it raises the signal again: by default that would end Python before it tidies up.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt), contextlib.ExitStack() as stack:
        folder = None
        if settings.database is None:
            folder = stack.enter_context(contextlib.closing(Folder(settings.data)))
            copies.check(folder.database)
            folder.note(local)
        server = make_server(settings, folder, ready)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: the bots' processes are seen out
        server.run(sockets=[listener])
        return 0 if server.started else 1
    return 0


def make_server(
    settings: Settings, folder: Folder | None = None, ready: Callable[[], None] = lambda: None
) -> uvicorn.Server:
    """A server for an open socket, with the tables of a folder or of the settings' database; `ready` is called once it
    answers."""

    class Server(uvicorn.Server):
        site: Any  # what answers

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            """The store is opened first: what is wrong with it is then said in a sentence."""
            try:
                await store.open()
                await store.beat()
            except NotStored:
                raise Refused("not-stored") from None
            await super().startup(sockets)
            if self.started:
                ready()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            """Listeners are told first: a stream would go on for ever."""
            gate.closing = True
            self.site.close()
            await super().shutdown(sockets)

    metrics = Metrics()
    store: House
    if settings.database is not None:
        from ..stores.postgres import PostgresStore, prepare

        key = asyncio.run(prepare(settings.database))
        store = PostgresStore(settings.database, settings.direct, metrics.commits)
    else:
        assert folder
        key, store = folder.key, SqliteStore(folder.database, folder.lock, metrics.commits)
    guard = make_app(settings, key, store, metrics)
    site: Any = guard.app
    app: Any = guard
    trusted: Any = frozenset()
    if settings.public_url is not None:  # whom a proxy asks for; the gate sees the proxy itself
        app = ProxyHeadersMiddleware(app, os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))
        trusted = app.trusted_hosts
    gate = Gate(replace(settings.limits, connections=within_reach(settings.limits.connections)), trusted)
    site.state.gate = gate

    config = uvicorn.Config(
        cast(Any, gate.serving(app)),
        http=cast(Any, gate.new),  # HTTP by h11, which bounds a head; moves come by sockets
        h11_max_incomplete_event_size=limits.HEAD_BYTES,
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # small messages: it costs more than it saves
        ws_max_size=16 * limits.MESSAGE_BYTES,  # beyond our own limit, which is refused with a sentence
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(config)
    server.site = site
    return server


def within_reach(connections: int) -> int:
    """As many connections as there may be open files, with some left for the rest."""
    if sys.platform == "win32":
        return connections
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = 65536
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return min(connections, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 200)


def listening(host: str, port: int | None) -> socket.socket:
    """An open socket: on the port asked for, or on the first free one from the default on."""
    for number in range(PORT, PORT + PORTS_TRIED) if port is None else [port]:
        # The protocol is named so that asyncio sends small answers at once, without waiting for more (TCP_NODELAY)
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2 * limits.HEAD_BYTES)  # what may wait to be read
            listener.bind((host, number))
            listener.listen(1024)
            return listener
        except (OSError, OverflowError):
            listener.close()
    raise Refused("port-taken", port=str(PORT if port is None else port))


def local_url(host: str, port: int) -> str:
    """Where this computer itself reaches a server that listens on that address."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_address() -> str:
    """This computer's address in the house: the one it would reach others from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostbyname(socket.gethostname())


def has_screen() -> bool:
    """Whether a browser could show anything here."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def is_site(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("http", "https") and bool(parts.netloc)


def announce(here: str, lan_url: str | None, language: str) -> None:
    say = words.catalogue(language, HERE).say
    print(say("serving", url=here))
    if lan_url:
        print(say("serving-lan", url=lan_url))
        segno.make(lan_url, error="l").terminal(compact=True)
    print(say("serving-stop"), flush=True)
