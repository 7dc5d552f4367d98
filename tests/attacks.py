"""One anonymous client cannot stop the table: each attack against a server of its own, as people run it.

python tests/attacks.py [CASE ...]

Attackers come from 127.0.0.2 and on; all the while a process of its own asks `/healthz` from 127.0.0.1. No case may
move its 99th percentile above 250 ms, grow the server by more than 50 MB, or its folder and log by more than 20 MB.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

P99, MEMORY, DISK = 0.25, 50e6, 20e6
SECONDS = 10.0
Case = Callable[["Server"], Awaitable[None]]


# The server, and what is measured


class Server:
    def __init__(self, folder: Path, *more: str):
        self.data, self.log = folder / "data", folder / "log"
        command = [
            sys.executable,
            "-m",
            "sobremesa",
            "serve",
            "--port",
            "0",
            "--data",
            str(self.data),
            "--log-json",
            *more,
        ]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout
        found = re.search(r"http://[\w.]+:(\d+)", self.process.stdout.readline())
        assert found
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def memory(self) -> int:
        """Bytes that the server itself holds, without its scribe and its bots."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    @property
    def worked(self) -> float:
        """Seconds of processor time so far."""
        about = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(about[11]) + int(about[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def disk(self) -> int:
        return sum(file.stat().st_size for file in [*self.data.iterdir(), self.log])

    @property
    def files(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


def ask_health(url: str, line: Connection) -> None:
    """Asks `/healthz` twenty times a second, until it is told to stop; tells how long each took."""
    took, refused = [], 0
    line.send("ready")
    with httpx.Client(base_url=url, timeout=30) as web:
        while not line.poll(0.05):
            began = time.perf_counter()
            try:
                refused += web.get("/healthz").status_code != 200
            except httpx.HTTPError:
                refused += 1
            took.append(time.perf_counter() - began)
    line.send((took, refused))


async def run(case: Case) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        here, there = multiprocessing.get_context("spawn").Pipe()
        try:
            await settled(server)
            health = multiprocessing.get_context("spawn").Process(
                target=ask_health, args=(server.url, there), daemon=True
            )
            health.start()
            assert await asyncio.to_thread(here.recv) == "ready"
            memory, disk, most = server.memory, server.disk, [server.memory]
            watching = asyncio.create_task(watch(server, most))
            began, worked = time.monotonic(), server.worked
            fault = ""
            try:
                await case(server)
            except AssertionError as error:
                fault = f"  {error}"
            watching.cancel()
            share = (server.worked - worked) / (time.monotonic() - began)
            here.send("stop")
            took, refused = await asyncio.to_thread(here.recv)
            health.join()
            grown, written = max(most) - memory, server.disk - disk
            p99 = sorted(took)[int(len(took) * 0.99)]
            good = p99 < P99 and not refused and grown < MEMORY and written < DISK and not fault
            print(
                f"{'holds' if good else 'FAILS':6} {case.__name__:24} health p99 {1000 * p99:.0f} ms of {len(took)}, "
                f"{refused} refused; server {100 * share:.0f} % of a core, memory +{grown / 1e6:.0f} MB, "
                f"disk +{written / 1e6:.1f} MB{fault}",
                flush=True,
            )
            return good
        finally:
            server.close()


async def settled(server: Server) -> None:
    """A server that has just started reads games and texts in the background."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as web:
        for name in ("linko", "raj"):
            await web.get(f"/api/games/{name}/rules")
        for _ in range(3):
            await web.get("/healthz")
            await asyncio.sleep(1)


async def watch(server: Server, most: list[int]) -> None:
    while True:
        await asyncio.sleep(0.1)
        most.append(server.memory)


# Attackers


def stranger(server: Server, number: int = 2, **more: Any) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.{number // 250}.{number % 250 + 2}")
    return httpx.AsyncClient(base_url=server.url, transport=transport, timeout=30, **more)


@asynccontextmanager
async def raw(server: Server, number: int = 2) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    source = (f"127.0.{number // 250}.{number % 250 + 2}", 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=source)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def many(count: int, work: Callable[[int], Awaitable[Any]], seconds: float = SECONDS) -> list[Any]:
    """So many at once, again and again; what they return."""
    end, found = time.monotonic() + seconds, []

    async def one(number: int) -> None:
        while time.monotonic() < end:
            with suppress(OSError, httpx.HTTPError, EOFError):
                found.append(await work(number))

    await asyncio.gather(*(one(number) for number in range(count)))
    return found


async def table(web: httpx.AsyncClient, game: str = "raj", **what: Any) -> tuple[str, str]:
    """A table's code, and the token of the seat."""
    made = (await web.post("/api/tables", json={"game": game, **what})).json()
    return made["table"]["code"], made["token"]


# The cases


async def limits_go_by_the_route(server: Server) -> None:
    async with stranger(server) as web:
        paths = ["//api/games", "/api//games", "/%2fapi/games", "/api/games"]
        found = await many(20, lambda number: web.get(paths[number % len(paths)]))
    json = [answer for answer in found if "json" in answer.headers["content-type"]]  # a page is no answer to this
    answered = sum(answer.status_code == 200 for answer in json)
    assert answered < 400 + 60 * (SECONDS + 5), f"{answered} were answered"


async def boards(server: Server) -> None:
    toml = "a." * 30_000 + "b = 1"
    body = {"game": "ratzzia", "options": {"board": toml}}
    async with stranger(server) as web:
        found = await many(4, lambda _: web.post("/api/tables", json=body), 5)
    assert found[0].status_code == 400


async def heads(server: Server) -> None:
    """Two hundred connections that send headers without end."""

    async def one(number: int) -> None:
        async with raw(server, number % 4) as (_, writer):
            writer.write(b"GET / HTTP/1.1\r\nhost: here\r\n")
            for _ in range(1000):
                if writer.transport.is_closing():
                    return
                writer.write(b"a:b\r\n" * 200)
                await writer.drain()

    await many(200, one)


async def half_open_requests(server: Server) -> None:
    """Fifteen hundred requests that do not end, from ten addresses: a minute later none is left."""
    before, lines = server.files, []
    for number in range(1500):
        with suppress(OSError):
            source = (f"127.0.0.{number % 10 + 2}", 0)
            lines.append(await asyncio.open_connection("127.0.0.1", server.port, local_addr=source))
            lines[-1][1].write(b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 4000\r\n\r\n{")
    end = time.monotonic() + 40
    while time.monotonic() < end:
        for _, writer in lines:
            with suppress(OSError, RuntimeError):
                writer.write(b" ")
        await asyncio.sleep(1)
    left = server.files - before
    for _, writer in lines:
        writer.transport.abort()
    assert left < 20, f"{left} are left"


async def chunks(server: Server) -> None:
    """Bodies in chunks of one byte."""

    async def one(number: int) -> None:
        async with raw(server, number % 4) as (_, writer):
            writer.write(b"POST /api/tables HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n")
            for _ in range(100):
                writer.write(b"1\r\nx\r\n" * 5000)
                await writer.drain()

    await many(50, one)


async def frames(server: Server) -> None:
    """Twenty sockets that send pings as fast as they can."""
    async with stranger(server) as web:
        code, token = await table(web, seats=2)
    flood = Frame(Opcode.PING, b"").serialize(mask=True) * 5000

    async def one(number: int) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/live"
        async with connect(address, compression=None, local_addr=("127.0.0.2", 0)) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            end = time.monotonic() + SECONDS
            while time.monotonic() < end:
                socket.transport.write(flood)
                await asyncio.sleep(0.01 if socket.transport.get_write_buffer_size() < 1e6 else 0.2)

    await asyncio.gather(*(one(number) for number in range(20)), return_exceptions=True)


async def long_names(server: Server) -> None:
    names = ["e" + "\u0301" * 1900, "\ufdfa" * 600, "\u0344" * 1900]
    async with stranger(server) as web:
        work = lambda number: web.post("/api/tables", json={"game": "raj", "name": names[number % 3]})  # noqa: E731
        found = await many(8, work, 5)
    assert found[0].status_code == 400


async def reads(server: Server) -> None:
    """A long Linko game, whose state is asked for by twenty guests while it goes on."""
    async with stranger(server) as web:
        code, token = await table(web, "linko", seats=4, plan=["me", *["random"] * 3], start=True, pace="instant")
        mine = {"authorization": f"Bearer {token}"}
        path = f"/api/tables/{code}"
        for number in range(120):
            state = (await web.get(f"{path}/state", headers=mine)).json()
            moves = (state.get("now") or {}).get("moves")
            if moves:
                await web.post(f"{path}/move", json={"id": f"m{number}", "move": moves[0]["move"]}, headers=mine)
            await asyncio.sleep(0.06)

        async def read(number: int) -> None:
            async with stranger(server, number + 3) as guest:
                for _ in range(40):
                    await guest.get(f"{path}/state")
                    await asyncio.sleep(0.05)

        await many(20, read)


async def refusals(server: Server) -> None:
    """Sockets whose every move is refused."""
    async with stranger(server) as web:
        seats = [await table(web, "linko", plan=["me", "random"], start=True, pace="slow") for _ in range(5)]

    async def one(number: int) -> None:
        code, token = seats[number]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/live"
        async with connect(address, compression=None, local_addr=("127.0.0.2", 0)) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            end, count = time.monotonic() + 2 * SECONDS, 0
            while time.monotonic() < end:
                count += 1
                await socket.send(json.dumps({"type": "move", "id": f"x{count}", "move": "play 99"}))
                await asyncio.sleep(0.1)

    await asyncio.gather(*(one(number) for number in range(5)))


async def bots(server: Server) -> None:
    """Forty-eight masters of one guest; another's medium bot answers all the same."""
    async with stranger(server) as greedy, stranger(server, 5) as modest:
        for _ in range(12):
            await table(greedy, "raj", plan=["me", *["master"] * 4], seats=5, start=True, pace="instant")
        await asyncio.sleep(3)
        code, token = await table(modest, "raj", plan=["me", "medium"], start=True, pace="instant")
        mine, took = {"authorization": f"Bearer {token}"}, []
        await asyncio.sleep(4)  # the deals wait for contributions
        for number in range(3):
            state = (await modest.get(f"/api/tables/{code}/state", headers=mine)).json()
            turn, move = state["now"]["view"]["turn"], state["now"]["moves"][0]["move"]
            began = time.monotonic()
            await modest.post(f"/api/tables/{code}/move", json={"id": f"m{number}", "move": move}, headers=mine)
            while time.monotonic() < began + 30:
                state = (await modest.get(f"/api/tables/{code}/state", headers=mine)).json()
                if state["now"]["view"]["turn"] != turn:
                    break
                await asyncio.sleep(0.1)
            took.append(time.monotonic() - began)
    assert max(took) < 5, f"the other's bot took {max(took):.1f} s"


async def logs(server: Server) -> None:
    heads = [
        b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nhost: here\r\n\r\n",
        b"GET /%00 HTTP/1.1\r\nhost: here\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: [\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: here\r\norigin: http://[\r\n\r\n",
        b"\xff\xfe nonsense\r\n\r\n",
    ]

    async def one(number: int) -> None:
        async with raw(server, number) as (reader, writer):
            for _ in range(20):
                writer.write(heads[number % len(heads)])
                await reader.readuntil(b"\r\n\r\n")

    with suppress(asyncio.IncompleteReadError):
        await many(20, one, 5)
    size = server.log.stat().st_size
    assert size < 1e6, f"{size} bytes of log"
    assert b"Traceback" not in server.log.read_bytes()


async def tables(server: Server) -> None:
    """As many tables as one guest can get, and as many guests as one address can get tables for."""
    async with stranger(server) as guest:
        await many(
            8, lambda _: guest.post("/api/tables", json={"game": "ratzzia", "plan": ["me", "random"], "start": True})
        )
        found = (await guest.get("/api/me/tables")).json()["tables"]
    assert len(found) <= 60


async def codes(server: Server) -> None:
    async with stranger(server) as web:
        found = await many(10, lambda number: web.get(f"/api/tables/BCDFG{'BCDFGHJKMN'[number]}"))
    tried = sum(answer.status_code == 404 for answer in found)
    assert tried < 40, f"{tried} codes were tried"


async def overload(server: Server) -> None:
    """Three hundred newcomers at once; people at four tables go on, and memory comes back."""
    async with stranger(server) as web:
        seats = [await table(web, plan=["me", "random"], start=True, pace="instant") for _ in range(4)]
    took: list[float] = []

    async def player(code: str, token: str) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/live"
        async with connect(address, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            await socket.recv()
            end = time.monotonic() + 2 * SECONDS
            while time.monotonic() < end:
                began = time.monotonic()
                await socket.send(json.dumps({"type": "ping"}))
                while json.loads(await socket.recv())["type"] != "pong":
                    pass
                took.append(time.monotonic() - began)
                await asyncio.sleep(0.3)

    before = server.memory
    players = [asyncio.create_task(player(*seat)) for seat in seats]

    async def newcomer(number: int) -> int:
        async with raw(server, number) as (reader, writer):
            for _ in range(10):
                writer.write(b"GET /api/games HTTP/1.1\r\nhost: here\r\n\r\n")
                answer = await reader.readuntil(b"\r\n\r\n")
                if not answer.startswith(b"HTTP/1.1 200"):
                    break
                length = re.search(rb"content-length: (\d+)", answer)
                await reader.readexactly(int(length[1]) if length else 0)
            return int(answer[9:12])

    with suppress(asyncio.IncompleteReadError):
        await many(300, newcomer, 2 * SECONDS - 2)
    await asyncio.gather(*players)
    p99 = sorted(took)[int(len(took) * 0.99)]
    await asyncio.sleep(5)
    assert p99 < 1, f"players waited {p99:.2f} s"
    assert server.memory - before < MEMORY, f"{(server.memory - before) / 1e6:.0f} MB are kept"


CASES: list[Case] = [
    *(limits_go_by_the_route, boards, heads, half_open_requests, chunks, frames, long_names, reads, refusals),
    *(bots, logs, tables, codes, overload),
]


def main() -> int:
    names = {case.__name__: case for case in CASES}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", choices=[*names, []], metavar="CASE")
    wanted = parser.parse_args().cases or list(names)
    results = [asyncio.run(run(names[name])) for name in wanted]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
