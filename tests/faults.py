"""The server is killed outright at random instants, again and again, under bots that reconnect and resend.

python tests/faults.py [--kills 100] [--tables 6] [--seed N] [--broken]

Every client writes down what it sent, what was acknowledged and what it was shown. Then a checker reads these histories
and the log in the database, and nothing else: no acknowledged move is lost, none is doubled, nothing that was shown is
ever taken back or out of order, and all games come to their end. With --broken the server sends before it commits; the
checker must find that out.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

from wrapped import Wrapped

GAME = "('move', 'deal', 'undo')"  # the kinds of entries that seq counts
PATIENCE = 60.0  # seconds in which nothing happens at all, after which the games will not end


def serve(data: str, port: int, broken: bool) -> None:
    """The server's side: everything is imported, then it waits for its turn on the port."""
    from sobremesa.server.limits import UNLIMITED
    from sobremesa.server.operations.folder import Folder
    from sobremesa.server.operations.serve import listening, make_server
    from sobremesa.server.settings import Settings

    def ready() -> None:
        if broken:
            room = server.site.state.room  # type: ignore[attr-defined]
            room.store = Hasty(room.store)
        print("up", flush=True)

    sys.stdin.readline()
    listener = listening("127.0.0.1", port)
    settings = Settings(data=Path(data), limits=UNLIMITED, patience=0)
    server = make_server(settings, Folder(Path(data)), ready)
    server.run(sockets=[listener])


class Hasty(Wrapped):
    """The fault that must be found: a store that says all is stored while it is still on its way to the disk."""

    def __init__(self, store: Any):
        super().__init__(store)
        self.later: list[asyncio.Task[None]] = []

    async def append(self, *about: Any) -> None:
        async def later() -> None:
            await asyncio.sleep(0.05)
            await self.store.append(*about)

        self.later.append(asyncio.create_task(later()))


class House:
    """The server, killed and started again; the next one always stands by."""

    def __init__(self, data: str, port: int, broken: bool):
        self.command = [__file__, "--serve", data, str(port), *["--broken"] * broken]
        self.running = spawn(self.command)
        self.waiting = spawn(self.command)
        self._begin()

    def _begin(self) -> None:
        assert is_up(self.running), "the server did not start"

    def kill(self) -> None:
        self.running.kill()
        self.running.wait()
        self.running, self.waiting = self.waiting, spawn(self.command)
        self._begin()

    def close(self) -> None:
        for server in (self.running, self.waiting):
            server.kill()
            server.wait()


def spawn(command: Sequence[str]) -> subprocess.Popen[str]:
    """A server that waits for its turn."""
    return subprocess.Popen([sys.executable, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def is_up(server: subprocess.Popen[str], about: str = "") -> bool:
    """Tells it that its turn has come; says whether it serves."""
    assert server.stdin
    assert server.stdout
    server.stdin.write(f"{about}\n")
    server.stdin.flush()
    return server.stdout.readline() == "up\n"


# The clients


class History:
    """What one client knows of one game, in the order it came to know it."""

    def __init__(self, code: str, seat: int):
        self.code, self.seat = code, seat
        self.lines: list[dict[str, Any]] = []

    def note(self, what: str, **about: Any) -> None:
        self.lines.append({"what": what, **about})


class Load:
    plan: Sequence[str] = ("me", "open", "open")

    def __init__(self, url: str, rng: random.Random):
        self.url, self.rng = url, rng
        self.histories: list[History] = []
        self.acknowledged = asyncio.Event()
        self.stopping = False

    @property
    def codes(self) -> set[str]:
        return {history.code for history in self.histories}

    async def going_on(self) -> None:
        """Waits until a move is acknowledged; with a server that loses moves, games may stand still."""
        self.acknowledged.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE / 6):
                await self.acknowledged.wait()

    async def tables(self) -> None:
        """Game after game, until no more are wanted; one that was begun is played to its end."""
        while not self.stopping:
            people = await self.seated()
            if people:
                await asyncio.gather(*(self.play(*person) for person in people))

    async def seated(self) -> list[tuple[str, int, str]]:
        """A new table with all its tokens; where the server dies meanwhile, another one."""
        import httpx

        with contextlib.suppress(httpx.TransportError, KeyError, ValueError):  # the last: what a proxy says itself
            async with httpx.AsyncClient(base_url=self.url, timeout=10) as web:
                body = {"game": "raj", "seats": len(self.plan), "plan": self.plan, "aids": True, "name": "a"}
                body["pace"] = "instant"
                host = (await web.post("/api/tables", json=body)).json()
                code, people = host["table"]["code"], [(host["table"]["code"], 0, host["token"])]
                for _ in range(self.plan.count("open")):
                    web.cookies.clear()
                    joined = (await web.post(f"/api/tables/{code}/join", json={"name": "b"})).json()
                    people.append((code, joined["you"], joined["token"]))
                headers = {"authorization": f"Bearer {host['token']}"}
                if (await web.post(f"/api/tables/{code}/start", headers=headers)).status_code == 200:
                    return people
        await asyncio.sleep(0.05)
        return []

    async def play(self, code: str, seat: int, token: str) -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        history = History(code, seat)
        self.histories.append(history)
        player = self.player(history, token)
        while not player.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/live"
                async with connect(address, compression=None, open_timeout=10, close_timeout=1) as socket:
                    history.note("connected")
                    await socket.send(json.dumps({"type": "hello", "token": token}))
                    await player.sit(socket)
            await asyncio.sleep(self.rng.uniform(0, 0.05))

    def player(self, history: History, token: str) -> "Player":
        return Player(history, self.rng, self.acknowledged)


class Player:
    """Bids any card; what was not answered is sent again, the same, on the next connection."""

    def __init__(self, history: History, rng: random.Random, acknowledged: asyncio.Event):
        self.history, self.rng, self.acknowledged = history, rng, acknowledged
        self.pending: dict[str, Any] | None = None
        self.over = False

    async def sit(self, socket: Any) -> None:
        if self.pending:
            self.history.note("sent again", id=self.pending["id"])
        resend = self.pending
        now: dict[str, Any] = {"moves": [], "result": None}
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("state", "step"):
                now = message["now"] or now
                told = message["story"] if message["type"] == "state" else [each["events"] for each in message["told"]]
                kept = 0 if message["type"] == "state" else message["kept"]
                self.history.note("shown", seq=message["seq"], kept=kept, told=told, result=now["result"])
            elif message["type"] == "refused" and not self.is_final(message["code"]):
                self.history.note("not stored", id=message["id"], code=message["code"])
                return
            elif message["type"] == "refused" and not message["id"]:
                self.history.note("lost", code=message["code"])  # the table itself is not there any more
                self.over = True
                return
            elif message["type"] == "refused":
                self.history.note("refused", id=message["id"], code=message["code"])
                self.answered(message)
            for ack in [message] if message["type"] == "ack" else message.get("acks", []):
                self.history.note("acknowledged", id=ack["id"], seq=ack["seq"])
                self.acknowledged.set()
                self.answered(ack)
            if now["result"] and not self.pending:
                self.over = True
                return
            if resend:
                again, resend = resend, None
                await self.send(socket, again)
            elif now["moves"] and not self.pending:
                await asyncio.sleep(self.rng.uniform(0, 0.03))
                move = self.rng.choice(now["moves"])["move"]
                self.pending = {"type": "move", "id": secrets.token_hex(6), "move": move}
                self.history.note("sent", id=self.pending["id"], move=move)
                now = {**now, "moves": []}
                await self.send(socket, self.pending)

    def answered(self, answer: dict[str, Any]) -> None:
        """An older command may be answered again."""
        if self.pending and answer["id"] == self.pending["id"]:
            self.pending = None

    def is_final(self, code: str) -> bool:
        """Whether a refusal is the answer; else the same is sent again."""
        return True

    async def send(self, socket: Any, message: dict[str, Any]) -> None:
        await socket.send(json.dumps(message))


# The checker: histories and database, nothing else


def check(histories: list[History], database: Path) -> Counter[str]:
    faults: Counter[str] = Counter()
    with contextlib.closing(sqlite3.connect(database)) as rows:
        for history in histories:
            faults.update(faults_in(history, rows))
    return faults


def faults_in(history: History, rows: sqlite3.Connection) -> list[str]:
    found = []
    where = (history.code, history.seat)
    numbered = (
        "select id, sender, row_number() over (order by seq) as seq from entries where code = ? and kind in " + GAME
    )
    query = f"select id, seq from ({numbered}) where sender = ?"
    commands = dict(rows.execute(query, (history.code, str(history.seat))).fetchall())
    entries = "select text from entries where code = ? and seat = ? and kind = 'move' order by seq"
    moves = [text for (text,) in rows.execute(entries, where)]
    sent = {line["id"]: line["move"] for line in history.lines if line["what"] == "sent"}
    refused = {line["id"]: line["code"] for line in history.lines if line["what"] == "refused"}
    for line in history.lines:
        if line["what"] == "acknowledged" and commands.get(line["id"]) != line["seq"]:
            found.append("an acknowledged move is not in the log")
    found += [f"a move was refused that was sent in good faith: {code}" for code in refused.values()]
    wanted = [move for ident, move in sent.items() if ident not in refused]
    if moves != wanted:
        lost, doubled = Counter(wanted) - Counter(moves), Counter(moves) - Counter(wanted)
        found += ["a move is lost"] * lost.total() + ["a move is doubled"] * doubled.total()
        found += ["moves are out of order"] * (not lost and not doubled)
    return found + faults_in_views(history, rows)


def faults_in_views(history: History, rows: sqlite3.Connection) -> list[str]:
    """What was shown once stays: numbers only grow, and the story only goes on."""
    found, seq, story = [], -1, list[Any]()
    for line in history.lines:
        if line["what"] == "connected":
            fresh = True
        if line["what"] != "shown":
            continue
        if line["seq"] < seq or (line["seq"] == seq and not fresh):
            found.append("a view is older than the one before")
        after = [*story[: line["kept"]], *line["told"]]
        if after[: len(story)] != story:
            found.append("what was shown has been taken back")
        seq, story, fresh = line["seq"], after, False
    phase = rows.execute("select phase from tables where code = ?", (history.code,)).fetchone()
    query = "select count(*) from entries where code = ? and kind in " + GAME
    entries = rows.execute(query, (history.code,)).fetchone()[0]
    if phase != ("over",) or not history.lines[-1].get("result", True) or seq > entries:
        found.append("a game did not come to its end")
    return found


# The run


async def ended(playing: list[asyncio.Task[None]], load: Load, patience: float) -> Any:
    """Waits for the games to end, as long as anything happens in them."""
    while True:
        lines = sum(len(history.lines) for history in load.histories)
        done, late = await asyncio.wait(playing, timeout=patience)
        if not late or lines == sum(len(history.lines) for history in load.histories):
            return done, late


async def played_out(playing: list[asyncio.Task[None]], load: Load, broken: bool) -> Counter[str]:
    """The games that were begun come to their end; returns how many do not."""
    load.stopping = True
    done, late = await ended(playing, load, PATIENCE / 4 if broken else PATIENCE)
    for task in late:
        task.cancel()
    for task in done:
        task.result()
    await asyncio.gather(*late, return_exceptions=True)
    return +Counter({"a game did not come to its end": len(late)})


def progress(number: int, of: int, what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{number} of {of}: {what}   ", end="", file=sys.stderr, flush=True)


def told(what: str, load: Load, found: Counter[str]) -> int:
    """Says what has happened; returns the number of faults."""
    counts = Counter(line["what"] for line in itertools.chain(*(history.lines for history in load.histories)))
    print(
        f"{what}, {len(load.codes)} games, {counts['acknowledged']} moves acknowledged, {counts['sent again']} sent "
        f"again, {counts['not stored']} not stored at first, {counts['connected']} connections, {counts['shown']} "
        f"views; faults: {dict(found) or 0}",
        flush=True,
    )
    return found.total()


def arguments(doc: str | None, tables: int) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=tables)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    return parser


def exit_code(run: Coroutine[Any, Any, int], seed: int, broken: bool) -> int:
    """Of a run: a broken server has to be found out."""
    print(f"seed {seed}", file=sys.stderr)
    faults = asyncio.run(run)
    return (faults == 0) if broken else (faults > 0)


async def run(kills: int, tables: int, seed: int, broken: bool) -> int:
    from sobremesa.server.operations.serve import listening

    with listening("127.0.0.1", 0) as free:
        port = int(free.getsockname()[1])
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as data:
        house = House(data, port, broken)
        try:
            load = Load(f"http://127.0.0.1:{port}", rng)
            playing = [asyncio.create_task(load.tables()) for _ in range(tables)]
            for number in range(kills):
                if number % 2:  # every other kill at any instant, the others once moves go on, however slow the machine
                    await load.going_on()
                await asyncio.sleep(rng.uniform(0.05, 1.2))
                await asyncio.to_thread(house.kill)
                progress(number + 1, kills, "kill")
            found = await played_out(playing, load, broken)
        finally:
            house.close()
        found += check(load.histories, Path(data) / "tables.sqlite3")
    return told(f"{'sends before it commits: ' if broken else ''}{kills} kills", load, found)


if __name__ == "__main__":
    parser = arguments(__doc__, tables=6)
    parser.add_argument(
        "--broken", action="store_true", help="try the checker on a server that sends before it commits"
    )
    parser.add_argument("--serve", nargs=2, metavar=("FOLDER", "PORT"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve[0], int(asked.serve[1]), asked.broken)
        sys.exit()
    sys.exit(exit_code(run(asked.kills, asked.tables, asked.seed, asked.broken), asked.seed, asked.broken))
