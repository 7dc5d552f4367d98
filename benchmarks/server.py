"""How quickly a move is acknowledged: tables of people and bots, a real server, real sockets, a real disk.

python benchmarks/server.py [--tables 50] [--seconds 15] [--rush] [--reports 100]

Half the tables play Raj (two people, two bots), half Charidice (two people, one bot). People think for 0.3 to 1.5
seconds, bots keep the normal pace; with --rush nobody thinks and bots are instant, which measures moves a second. With
--reports the coach's reports of so many games of Raj are asked for at once, and being made all the time.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

GAMES = [("raj", ["me", "open", "rank", "rank"]), ("charidice", ["me", "open", "points"])]


def serve(data: str, database: str | None = None) -> None:
    """The server's side, in a process of its own: it prints its port."""
    from sobremesa.server.limits import UNLIMITED
    from sobremesa.server.operations.folder import Folder
    from sobremesa.server.operations.serve import listening, make_server
    from sobremesa.server.settings import Settings

    listener = listening("127.0.0.1", 0)
    settings = Settings(data=Path(data), database=database, limits=UNLIMITED, patience=0)
    folder = None if database else Folder(Path(data))
    server = make_server(settings, folder, lambda: print(listener.getsockname()[1], flush=True))
    server.run(sockets=[listener])


class Figures:
    def __init__(self) -> None:
        self.times: list[float] = []
        self.measuring = False
        self.messages = 0

    def quantile(self, share: float) -> float:
        return 1000 * sorted(self.times)[min(len(self.times) - 1, int(share * len(self.times)))]


async def main(tables: int, seconds: float, rush: bool, reports: int) -> None:
    with tempfile.TemporaryDirectory() as data:
        server = await asyncio.create_subprocess_exec(sys.executable, __file__, "--serve", data, stdout=subprocess.PIPE)
        assert server.stdout
        url = f"http://127.0.0.1:{int(await server.stdout.readline())}"
        try:
            await measure(url, server.pid, tables, seconds, rush, reports)
        finally:
            server.terminate()
            await server.wait()


async def measure(url: str, process: int, tables: int, seconds: float, rush: bool, reports: int) -> None:
    figures = Figures()
    over = [await finished(url) for _ in range(reports)]
    async with httpx.AsyncClient(base_url=url, timeout=60) as web:
        people = [await seats(web, *GAMES[number % 2], rush) for number in range(tables)]
    players = [
        asyncio.create_task(play(url, code, token, figures, rush)) for code, tokens in people for token in tokens
    ]
    await asyncio.sleep(3)
    await made(url, over)
    figures.measuring, before, begun = True, cpu(process), time.monotonic()
    await asyncio.sleep(seconds)
    figures.measuring, used, passed = False, cpu(process) - before, time.monotonic() - begun
    if over:
        print(f"{await made(url, over)} of {reports} reports were made in that time")
    for player in players:
        player.cancel()
    for result in await asyncio.gather(*players, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    print(
        f"{tables} tables, {len(players)} people: {len(figures.times)} moves in {passed:.0f} s "
        f"({len(figures.times) / passed:.0f}/s, {figures.messages / passed:.0f} messages/s), acknowledged in "
        f"p50 {figures.quantile(0.5):.1f} ms, p99 {figures.quantile(0.99):.1f} ms, "
        f"worst {figures.quantile(1):.1f} ms; server {100 * used / passed:.0f} % of a core; "
        f"load of the machine {os.getloadavg()[0]:.1f}"
    )


async def seats(web: httpx.AsyncClient, game: str, plan: list[str], rush: bool) -> tuple[str, list[str]]:
    """A table with two people; their tokens."""
    body = {"game": game, "seats": len(plan), "plan": plan, "name": "Ana", "pace": "instant" if rush else "normal"}
    if game == "raj":
        body["options"] = {"games": 100}
    web.cookies.clear()
    host = (await web.post("/api/tables", json=body)).json()
    code = host["table"]["code"]
    web.cookies.clear()
    friend = (await web.post(f"/api/tables/{code}/join", json={"name": "Rui"})).json()
    web.cookies.clear()
    started = await web.post(f"/api/tables/{code}/start", headers={"authorization": f"Bearer {host['token']}"})
    assert started.status_code == 200, started.text
    return code, [host["token"], friend["token"]]


async def finished(url: str) -> tuple[str, str]:
    """A game of Raj against a bot that is over; its code and the person's token."""
    body = {"game": "raj", "seats": 2, "plan": ["me", "rank"], "name": "Ana", "pace": "instant", "start": True}
    async with httpx.AsyncClient(base_url=url, timeout=60) as web:
        told = (await web.post("/api/tables", json=body)).json()
    code = told["table"]["code"]
    async with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{code}/live", compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": told["token"]}))
        await play_one(socket, Figures(), rush=True)
    return code, told["token"]


async def made(url: str, over: list[tuple[str, str]]) -> int:
    """Asks for reports; how many are there already."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as web:
        answers = [
            await web.get(f"/api/tables/{code}/report", headers={"authorization": f"Bearer {token}"})
            for code, token in over
        ]
    return sum(answer.json()["report"] is not None for answer in answers)


async def play(url: str, code: str, token: str, figures: Figures, rush: bool) -> None:
    """Plays for ever, rematch after rematch."""
    while True:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/live"
        async with connect(address, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            await play_one(socket, figures, rush)
        async with httpx.AsyncClient(base_url=url, headers={"authorization": f"Bearer {token}"}) as web:
            code = (await web.post(f"/api/tables/{code}/rematch")).json()["table"]["code"]


async def play_one(socket: ClientConnection, figures: Figures, rush: bool) -> None:
    """One game: whenever there is something to choose and nothing on its way, chooses anything."""
    sent: dict[str, float] = {}
    now: dict[str, Any] = {"moves": []}
    async for text in socket:
        message: dict[str, Any] = json.loads(text)
        figures.messages += figures.measuring
        assert message["type"] != "refused", message
        for ack in message.get("acks", []):
            if figures.measuring:
                figures.times.append(time.perf_counter() - sent[ack["id"]])
            sent.clear()
        now = message.get("now", now)
        if now.get("result"):
            return
        if now["moves"] and not sent:
            ident = secrets.token_hex(6)
            sent[ident] = 0
            asyncio.get_running_loop().create_task(move(socket, ident, random.choice(now["moves"])["move"], sent, rush))


async def move(socket: ClientConnection, ident: str, text: str, sent: dict[str, float], rush: bool) -> None:
    await asyncio.sleep(0 if rush else random.uniform(0.3, 1.5))
    with contextlib.suppress(Exception):
        sent[ident] = time.perf_counter()
        await socket.send(json.dumps({"type": "move", "id": ident, "move": text}))


def cpu(process: int) -> float:
    """Seconds of processor time a process has used; 0 where that is not to be known."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rush", action="store_true")
    parser.add_argument("--reports", type=int, default=0)
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.database)
    else:
        asyncio.run(main(asked.tables, asked.seconds, asked.rush, asked.reports))
