"""A real server on a real port, and people who come to it."""

import asyncio
import atexit
import json
import secrets
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import httpx
import psycopg
import sqlalchemy as sa
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from wrapped import Wrapped

from sobremesa.server.limits import UNLIMITED, Limits
from sobremesa.server.operations.folder import Folder
from sobremesa.server.operations.serve import listening, make_server
from sobremesa.server.settings import Settings
from sobremesa.server.stores.queries import migrate
from sobremesa.server.stores.store import NotStored

PLENTY = replace(UNLIMITED, asker=Limits().asker, received=Limits().received, connections=Limits().connections)
QUICK = 20.0  # seconds within which a server that works has answered, on a busy machine, too


def usual(data: Path) -> str | None:
    """The database of a server that says nothing of it: none, so the file in its folder."""
    return None


@cache
def newest_form() -> Path:
    """A database without tables, in the newest form: to copy it is quicker than to make each server one."""
    database = Path(mkdtemp()) / "tables.sqlite3"
    atexit.register(shutil.rmtree, database.parent)
    migrate(sa.create_engine(f"sqlite:///{database}"))
    return database


def eventually(test: Callable[[], Any], seconds: float = QUICK) -> None:
    """Waits until something is so that nobody is told of."""
    end = time.monotonic() + seconds
    while not test():
        assert time.monotonic() < end
        time.sleep(0.02)


class House:
    """A server that runs on a thread of this process."""

    def __init__(self, data: Path, **settings: Any):
        self.data = data
        self.listener = listening("127.0.0.1", settings.pop("port", 0))
        self.port = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = settings.setdefault("database", usual(data))
        self.folder = Folder(data)
        if self.folder.database.stat().st_size == 0:
            shutil.copyfile(newest_form(), self.folder.database)
        ready, store = threading.Event(), settings.pop("store", None)
        self.server = make_server(
            Settings(data=data, **{"limits": PLENTY, "patience": 0, **settings}), self.folder, ready.set
        )
        self.app = self.server.site
        self.thread = threading.Thread(target=self._run)
        self.thread.start()
        assert ready.wait(30)
        if store:
            self.room.store = store(self.room.store)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.listener])

        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            runner.run(serve())

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.folder.close()

    @property
    def room(self) -> Any:
        return self.app.state.room

    def inside(self, function: Callable[[], Any]) -> Any:
        """Runs something on the server's own loop."""

        async def run() -> Any:
            result = function()
            return await result if asyncio.iscoroutine(result) else result

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(60)

    def forget(self, code: str) -> None:
        """The table goes out of memory, as after a restart; what is being stored is stored first."""

        async def drop() -> None:
            table = self.room.live[code]
            await table.rest()
            self.room.drop(table)

        self.inside(drop)

    def do(self, change: str, *values: Any) -> int:
        """Changes what is in the database past the server; returns the number of rows."""
        if self.database:
            with psycopg.connect(self.database) as connection:
                return connection.execute(change.replace("%", "%%").replace("?", "%s"), values).rowcount
        with closing(sqlite3.connect(self.data / "tables.sqlite3")) as database, database:
            return database.execute(change, values).rowcount

    def rows(self, query: str, *values: Any) -> list[Any]:
        """What is in the database, read past the server."""
        if self.database:
            with psycopg.connect(self.database) as connection:
                return connection.execute(query.replace("%", "%%").replace("?", "%s"), values).fetchall()
        with closing(sqlite3.connect(self.data / "tables.sqlite3")) as database:
            return database.execute(query, values).fetchall()

    def person(self, name: str = "Ana", **headers: str) -> "Person":
        return Person(self.url, name, headers)


class Slow(Wrapped):
    """A disk that takes its time."""

    async def append(self, *about: Any) -> None:
        await asyncio.sleep(0.05)
        await self.store.append(*about)


class Hasty(Wrapped):
    """The fault that must be found: it says that all is stored while that is still on its way."""

    async def append(self, *about: Any) -> None:
        self.later = asyncio.create_task(self.store.append(*about))


class Full(Wrapped):
    """A disk that is full, while it is."""

    full = True

    async def append(self, *about: Any) -> None:
        if self.full:
            raise NotStored
        await self.store.append(*about)

    async def is_well(self) -> bool:
        return not self.full


class Later(Wrapped):
    """A store whose tables have been served for so many days more."""

    days = 400

    def now(self) -> float:
        return float(self.store.now()) + self.days * 24 * 3600


@contextmanager
def house(data: Path, **settings: Any) -> Iterator[House]:
    running = House(data, **settings)
    try:
        yield running
    finally:
        running.close()


class Person:
    """Somebody with a browser: a cookie jar, a name, and sockets."""

    def __init__(self, url: str, name: str = "Ana", headers: dict[str, str] | None = None):
        self.url = url
        self.name = name
        self.web = httpx.Client(base_url=url, headers=headers or {}, timeout=20)

    def get(self, path: str, **query: Any) -> Any:
        return answer(self.web.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return answer(self.web.post(path, json=body))

    def put(self, path: str, **body: Any) -> Any:
        return answer(self.web.put(path, json=body))

    def patch(self, path: str, **body: Any) -> Any:
        return answer(self.web.patch(path, json=body))

    def creates(self, game: str = "raj", **what: Any) -> str:
        self.seated = self.post("/api/tables", **{"game": game, "name": self.name, **what})
        return str(self.seated["table"]["code"])

    def joins(self, code: str, **what: Any) -> int:
        self.seated = self.post(f"/api/tables/{code}/join", **{"name": self.name, **what})
        return int(self.seated["you"])

    def sits(self, code: str, **hello: Any) -> "Live":
        return Live(self.url, code, self.cookie, **hello)

    @property
    def cookie(self) -> str | None:
        value = self.web.cookies.get("sobremesa")
        return f"sobremesa={value}" if value else None


class Refusal(AssertionError):
    def __init__(self, status: int, body: dict[str, Any]):
        super().__init__(status, body)
        self.status, self.code, self.sentence, self.language = status, body["code"], body["sentence"], body["language"]


def answer(response: httpx.Response) -> Any:
    if response.status_code >= 400:
        raise Refusal(response.status_code, response.json())
    return response.json() if response.headers["content-type"].startswith("application/json") else response.content


class Live:
    """A socket at a table that keeps what a client keeps: table, story, now. `heard` is every byte received."""

    def __init__(self, url: str, code: str, cookie: str | None = None, hello: bool = True, **about: Any):
        headers = {"Cookie": cookie} if cookie else {}
        headers |= about.pop("headers", {})
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/live"
        self.opening = connect(address, additional_headers=headers, compression=None, max_queue=None)
        self.socket = self.opening.__enter__()
        self.heard: list[str] = []
        self.acks: list[dict[str, Any]] = []  # that came with a step
        self.seq = -1
        if hello:
            self.send("hello", **about)
            self.until("state")

    def send(self, kind: str, **about: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **about}))

    def receive(self, timeout: float = QUICK) -> dict[str, Any]:
        if self.acks:
            return self.acks.pop(0)
        text = str(self.socket.recv(timeout))
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "state":
                self.you, self.table, self.now = message["you"], message["table"], message["now"]
                self.seq, self.story = message["seq"], message["story"]
            case "step":
                assert message["seq"] > self.seq, "steps come in order"
                assert message["kept"] <= len(self.story)
                self.seq, self.now = message["seq"], message["now"]
                self.acks += [{"type": "ack", **ack} for ack in message["acks"]]
                self.story = [*self.story[: message["kept"]], *(told["events"] for told in message["told"])]
                for retold in message["retold"]:
                    self.story[retold["entry"]] = retold["events"]
            case "table":
                self.table = message["table"]

    def until(self, *kinds: str, timeout: float = QUICK) -> dict[str, Any]:
        """Listens until a message of one of these kinds."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.001, end - time.monotonic()))
            if message["type"] in kinds:
                return message

    def until_true(self, test: Callable[["Live"], bool], timeout: float = QUICK) -> None:
        end = time.monotonic() + timeout
        while not test(self):
            self.receive(max(0.001, end - time.monotonic()))

    def quiet(self, seconds: float = 0.2) -> list[dict[str, Any]]:
        """Whatever else comes in a while."""
        found = []
        try:
            while True:
                found.append(self.receive(seconds))
        except TimeoutError:
            return found

    def asks(self, kind: str, **about: Any) -> dict[str, Any]:
        """Sends a command and returns its answer."""
        if "id" not in about and kind in ("move", "undo"):
            about["id"] = secrets.token_hex(6)
        self.send(kind, **about)
        while True:
            message = self.until("pong") if kind == "ping" else self.until("ack", "refused")
            if message.get("id") == about.get("id"):
                return message

    def plays(self, move: str, **about: Any) -> dict[str, Any]:
        found = self.asks("move", move=move, **about)
        assert found["type"] == "ack", found
        return found

    def turn(self, timeout: float = QUICK) -> list[str]:
        """Waits until this seat is to move, or the game is over; returns its moves."""
        self.until_true(lambda live: live.now and (live.you in live.now["waiting"] or live.now["result"]), timeout)
        return [choice["move"] for choice in self.now["moves"]]

    def closed(self) -> int:
        """Listens until the server closes; returns the code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> "Live":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def whole_game(live: Live, seconds: float = 60) -> None:
    """Plays on with the first legal move until it is over."""
    end = time.monotonic() + seconds
    while moves := live.turn():
        assert time.monotonic() < end
        live.plays(moves[0])
