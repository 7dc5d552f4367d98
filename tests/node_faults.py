"""Three nodes with one PostgreSQL: killed, stopped, cut off and stalled at random, under clients that change nodes.

python tests/node_faults.py [--kills 100] [--restarts 20] [--rolling N] [--behind PROXY] [--tables 5] [--seed N]
                             [--broken FAULT]

Nodes are killed outright, PostgreSQL is killed outright and started again, one node is stopped for 30 seconds and
woken; the third node reaches the database through a proxy of our own, which stalls its connections and lets that of
its listener go silent. Clients send commands twice, late and to several nodes, and change nodes at will. Then the
checker of `faults.py` reads the histories and the database, and asks freshly started nodes for all games: no
acknowledged move is lost, doubled or out of order, nothing that was shown is taken back, and all nodes have the same
log.

With --rolling nothing of that happens: all nodes are restarted one after the other, as often as it says, and no move
may be refused meanwhile. With --behind the clients come through a proxy, set up by its file in `deploy/`.

With --broken one of three faults is built in, which the checker must find: `blind` appends without looking at how long
the log is, `hasty` tells before it commits, `thinkers` has bots think at all nodes and stores what they say in any
case.
"""

import argparse
import asyncio
import contextlib
import json
import random
import signal
import subprocess
import sys
from collections import Counter
from typing import Any

import faults
import psycopg
from faults import (
    Hasty,
    History,
    Player,
    arguments,
    exit_code,
    faults_in,
    is_up,
    played_out,
    progress,
    spawn,
    told,
)
from fronts import front
from postgres import Postgres, free_port
from wrapped import Wrapped

NODES = 3
STOPPED = 30.0  # seconds
STALLED = 8.0  # seconds, more than a node waits for the database
BROKEN = ("blind", "hasty", "thinkers")


# The nodes


def serve(broken: str | None) -> None:
    """The server's side: everything is imported, then it waits to be told its port and its database."""
    from sobremesa.server.limits import UNLIMITED
    from sobremesa.server.operations.serve import listening, make_server
    from sobremesa.server.settings import Settings

    def ready() -> None:
        room = server.site.state.room  # type: ignore[attr-defined]
        if broken:
            room.store = {"blind": Blind, "hasty": Hasty, "thinkers": Thinkers}[broken](room.store)
        print("up", flush=True)

    port, database, direct = sys.stdin.readline().split()
    settings = Settings(database=database, direct=direct, limits=UNLIMITED, patience=0)
    server = make_server(settings, None, ready)
    server.run(sockets=[listening("127.0.0.1", int(port))])


class Blind(Wrapped):
    """A store that appends wherever the log has come to, and whatever was decided."""

    async def append(self, table: str, expected: int, entries: Any, listing: Any) -> None:
        from sobremesa.server.stores.store import Behind, Duplicate

        while True:
            try:
                return await self.store.append(table, expected, entries, listing)
            except Duplicate:
                raise
            except Behind as behind:
                expected = behind.seq


class Thinkers(Blind):
    """A store where all nodes think for the bots, and what they say is stored in any case."""

    async def lead(self, tables: Any) -> set[str]:
        await self.store.lead(tables)
        return set(tables) | getattr(self, "led", set())

    async def append(self, table: str, expected: int, entries: Any, listing: Any) -> None:
        self.led = getattr(self, "led", set()) | {table}
        if any(entry.kind == "move" and entry.id is None for entry in entries):
            await super().append(table, expected, entries, listing)
        else:
            await self.store.append(table, expected, entries, listing)


class Node:
    def __init__(self, house: "House", number: int):
        self.house, self.port = house, free_port()
        self.proxied = number == NODES - 1
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Again and again, as a unit of systemd does: the database may not be back yet."""
        for _ in range(20):
            self.process, self.house.waiting = self.house.waiting, spawn(self.house.command)
            database, direct = self.house.addresses(self.proxied)
            if is_up(self.process, f"{self.port} {database} {direct}"):
                return
            self.kill()
        raise AssertionError("a node did not start")

    def kill(self) -> None:
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """As an administrator does who puts a newer version in place."""
        assert self.process
        self.process.terminate()
        assert self.process.wait(60) in (0, -signal.SIGTERM), "a node did not stop by itself"


class House:
    """PostgreSQL and the nodes; the next node always stands by."""

    def __init__(self, broken: str | None):
        self.command = [__file__, "--serve", *(["--broken", broken] if broken else [])]
        self.postgres = Postgres()
        self.database = self.postgres.new()
        self.data, self.listener = Proxy(self.postgres.port), Proxy(self.postgres.port)
        self.waiting = spawn(self.command)
        self.nodes = [Node(self, number) for number in range(NODES)]

    def addresses(self, proxied: bool) -> tuple[str, str]:
        if not proxied:
            return self.database, self.database
        name = self.database.rpartition("/")[2]
        return self.postgres.url(name, self.data.port), self.postgres.url(name, self.listener.port)

    async def open(self) -> None:
        for proxy in (self.data, self.listener):
            await proxy.open()
        for node in self.nodes:
            await asyncio.to_thread(node.start)

    def close(self) -> None:
        for process in [self.waiting, *[node.process for node in self.nodes if node.process]]:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGCONT)
            process.kill()
            process.wait()
        self.postgres.close()


class Proxy:
    """Stands between a node and PostgreSQL. Connections that are silenced stay open, and nothing goes through."""

    def __init__(self, to: int):
        self.to, self.port = to, free_port()
        self.flowing = asyncio.Event()
        self.flowing.set()
        self._silenced: set[asyncio.Task[None]] = set()
        self._pumps: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.close()
            return
        for source, sink in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pump(source, sink))
            self._pumps.add(task)
            task.add_done_callback(self._pumps.discard)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self.flowing.wait()
                if asyncio.current_task() in self._silenced:
                    continue
                sink.write(data)
                await sink.drain()
        with contextlib.suppress(OSError):
            sink.close()

    def silence(self) -> None:
        """Whatever is open goes silent for ever; new connections go through."""
        self._silenced |= self._pumps

    async def stall(self, seconds: float) -> None:
        """Everything stands still for a while, then goes on."""
        self.flowing.clear()
        await asyncio.sleep(seconds)
        self.flowing.set()


# The clients


class Load(faults.Load):
    """People at any node, and a bot at every table."""

    def __init__(self, ports: list[int], rng: random.Random):
        super().__init__("", rng)
        self.ports = ports
        self.beside: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:  # type: ignore[override]
        return f"http://127.0.0.1:{self.rng.choice(self.ports)}"

    @url.setter
    def url(self, _: str) -> None:
        pass

    plan = ("me", "open", "open", "rank")

    def player(self, history: History, token: str) -> "Traveller":
        return Traveller(history, self.rng, self.acknowledged, self, token)


class Traveller(Player):
    """Changes nodes at will, and sends what it sends to others, too, at once or later."""

    def __init__(self, history: History, rng: random.Random, acknowledged: asyncio.Event, load: Load, token: str):
        super().__init__(history, rng, acknowledged)
        self.load, self.token = load, token

    def is_final(self, code: str) -> bool:
        return code not in ("not-stored", "busy", "fault")

    async def send(self, socket: Any, message: dict[str, Any]) -> None:
        for _ in range(self.rng.choice((0, 0, 0, 1, 2))):
            task = asyncio.create_task(self.send_beside(message, self.rng.uniform(0, 1)))
            self.load.beside.add(task)
            task.add_done_callback(self.load.beside.discard)
        await socket.send(json.dumps(message))
        if self.rng.random() < 0.05:
            await socket.send(json.dumps(message))
        if self.rng.random() < 0.1:
            await socket.close()

    async def send_beside(self, message: dict[str, Any], seconds: float) -> None:
        import httpx

        await asyncio.sleep(seconds)
        with contextlib.suppress(httpx.TransportError):
            headers = {"authorization": f"Bearer {self.token}"}
            async with httpx.AsyncClient(base_url=self.load.url, headers=headers, timeout=20) as web:
                body = {"id": message["id"], "move": message["move"]}
                await web.post(f"/api/tables/{self.history.code}/move", json=body)


# The checker


class Rows:
    """The database, asked as `faults` asks SQLite."""

    def __init__(self, database: str):
        self.connection = psycopg.connect(database)

    def execute(self, query: str, values: Any = ()) -> Any:
        return self.connection.execute(query.replace("?", "%s"), values)


async def same_everywhere(codes: set[str], ports: list[int]) -> Counter[str]:
    """Freshly started nodes read every log anew, and have the same game."""
    import httpx

    found: Counter[str] = Counter()
    async with httpx.AsyncClient(timeout=60) as web:
        for code in sorted(codes):
            answers = [await web.get(f"http://127.0.0.1:{port}/api/tables/{code}/record") for port in ports]
            if any(answer.status_code != 200 for answer in answers):
                found["a log does not fold"] += 1
            elif len({answer.text for answer in answers}) > 1:
                found["nodes have different logs"] += 1
    return found


def check(histories: list[History], database: str) -> Counter[str]:
    rows, found = Rows(database), Counter[str]()
    for history in histories:
        found.update(faults_in(history, rows))  # type: ignore[arg-type]
    gaps = "select code from entries group by code having max(seq) <> count(*) or min(seq) <> 1"
    found["a log has a gap"] += len(rows.execute(gaps).fetchall())
    return +found


# The run


async def torment(house: House, load: Load, rng: random.Random, kills: int, restarts: int) -> None:
    """Everything that may happen, in any order."""
    times = ["kill"] * kills + ["restart"] * restarts + ["silence", "stall"] * max(1, restarts // 5)
    rng.shuffle(times)
    stop = asyncio.create_task(stopped(house, rng)) if restarts else None
    for number, what in enumerate(times):
        if number % 2:
            await load.going_on()
        await asyncio.sleep(rng.uniform(0.05, 0.8))
        match what:
            case "kill":
                node = rng.choice([node for node in house.nodes if not getattr(node, "asleep", False)])
                await asyncio.to_thread(node.kill)
                await asyncio.to_thread(node.start)
            case "restart":
                await asyncio.to_thread(house.postgres.kill)
                await asyncio.sleep(rng.uniform(0, 1))
                await asyncio.to_thread(house.postgres.start)
            case "silence":
                house.listener.silence()
            case "stall":
                await house.data.stall(rng.uniform(0, STALLED))
        progress(number + 1, len(times), what)
    if stop:
        await stop


async def stopped(house: House, rng: random.Random) -> None:
    """A node stands still for half a minute, and wakes in another world."""
    node: Any = house.nodes[0]
    await asyncio.sleep(rng.uniform(0, 5))
    node.asleep = True
    node.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(STOPPED)
    node.process.send_signal(signal.SIGCONT)
    node.asleep = False


async def restart_each(house: House, load: Load, rounds: int) -> None:
    """A rolling restart, again and again: one node after the other stops as it is told to, and starts."""
    for number in range(rounds * NODES):
        await load.going_on()
        node = house.nodes[number % NODES]
        await asyncio.to_thread(node.stop)
        await asyncio.to_thread(node.start)
        progress(number + 1, rounds * NODES, "restart")


async def run(asked: argparse.Namespace) -> int:
    rng = random.Random(asked.seed)
    house = House(asked.broken)
    try:
        await house.open()
        ports = [node.port for node in house.nodes]
        with front(asked.behind, ports) if asked.behind else contextlib.nullcontext() as port:
            load = Load([port] if port else ports, rng)
            playing = [asyncio.create_task(load.tables()) for _ in range(asked.tables)]
            if asked.rolling:
                await restart_each(house, load, asked.rolling)
            else:
                await torment(house, load, rng, asked.kills, asked.restarts)
            found = await played_out(playing, load, bool(asked.broken))
            await asyncio.gather(*load.beside, return_exceptions=True)
        for node in house.nodes:
            await asyncio.to_thread(node.kill)
            await asyncio.to_thread(node.start)
        found += check(load.histories, house.database)
        found += await same_everywhere(load.codes, ports)
    finally:
        house.close()
    what = f"{asked.kills} kills, {asked.restarts} restarts of PostgreSQL"
    if asked.rolling:  # nothing else happens, so nothing is refused
        what = f"{asked.rolling} rolling restarts{f' behind {asked.behind}' if asked.behind else ''}"
        refused = [line for history in load.histories for line in history.lines if line["what"] == "not stored"]
        found += Counter(f"a move was refused: {line['code']}" for line in refused)
    return told(f"{f'{asked.broken}: ' if asked.broken else ''}{NODES} nodes, {what}", load, found)


if __name__ == "__main__":
    parser = arguments(__doc__, tables=5)
    parser.add_argument("--restarts", type=int, default=20, help="of PostgreSQL")
    parser.add_argument("--rolling", type=int, default=0, metavar="N", help="instead, N rolling restarts of all nodes")
    parser.add_argument("--behind", choices=["nginx", "caddy"], help="all clients come through this proxy")
    parser.add_argument("--broken", choices=BROKEN, help="try the checker on nodes with a fault built in")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.broken)
        sys.exit()
    sys.exit(exit_code(run(asked), asked.seed, bool(asked.broken)))
