"""HTTP as people and programs use it: HEAD, several requests on one connection, in pieces, while the server stops."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket as Socket
from typing import IO, Any

import httpx
import pytest
from harness import House, Person, Wrapped, house


@contextmanager
def line_to(running: House) -> Iterator[Socket]:
    with socket.create_connection(("127.0.0.1", running.port), 20) as line:
        yield line


def request(path: str, body: Any = None, **headers: str) -> bytes:
    text = b"" if body is None else json.dumps(body).encode()
    about = {"host": "here", "content-length": str(len(text)), **headers}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in about.items()), "", ""]
    return "\r\n".join(lines).encode() + text


def answer(file: IO[bytes]) -> tuple[int, dict[str, str], bytes]:
    """One answer: its status, its headers and its body."""
    status, headers = int(file.readline().split()[1]), {}
    while text := file.readline().decode("latin-1").strip():
        name, _, value = text.partition(": ")
        headers[name] = value
    return status, headers, file.read(int(headers["content-length"]))


def playing(running: House) -> tuple[Person, str]:
    ana, rui = running.person(), running.person("Rui")
    code = ana.creates(seats=2)
    rui.joins(code)
    ana.post(f"/api/tables/{code}/start")
    return ana, code


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/schema", "/api/me", "/api/tables/BCDFGH"])
def test_head_answers_as_get_without_the_body(shared_house: House, path: str) -> None:
    head, get = (httpx.request(method, shared_house.url + path) for method in ("HEAD", "GET"))
    differ = {"date", "set-cookie"}
    assert head.status_code == get.status_code
    assert head.content == b""
    assert {k: v for k, v in head.headers.items() if k not in differ} == {
        k: v for k, v in get.headers.items() if k not in differ
    }


def test_head_of_a_stream_ends(shared_house: House) -> None:
    _, code = playing(shared_house)
    assert httpx.head(f"{shared_house.url}/api/tables/{code}/stream").status_code == 200


def test_what_is_not_understood_is_said_in_one_language(shared_house: House) -> None:
    ana, code = playing(shared_house)
    path = f"/api/tables/{code}/move"
    for body, field in ((b"", "body"), (b"[]", "body"), (b"{", "body"), (b'{"id":"1"}', "move"), (b'{"id":1}', "id")):
        headers = {"accept-language": "pt", "content-type": "application/json"}
        told = ana.web.post(path, content=body, headers=headers).json()
        assert told == {
            "code": "bad-request",
            "sentence": f"Não entendemos este pedido: verifica «{field}».",
            "language": "pt",
        }
    told = ana.web.get(f"/api/tables/{code}/story", params={"first": "x"}).json()
    assert told["sentence"] == "We do not understand this request: check “first”."


def test_requests_on_one_connection_are_answered_in_order(shared_house: House) -> None:
    ana, code = playing(shared_house)
    moves = [
        request(f"/api/tables/{code}/move", {"id": f"m{i}", "move": str(i)}, cookie=ana.cookie or "") for i in (70, 80)
    ]
    state = f"GET /api/tables/{code}/state HTTP/1.1\r\nhost: here\r\n\r\n".encode()
    with line_to(shared_house) as line:
        file = line.makefile("rb")
        for parts in ([*moves, state], [state, *moves], [moves[0] + moves[1] + state]):
            for part in parts:
                line.sendall(part)
            told = [answer(file)[2] for _ in range(3)]
            seen = ["state" if b'"type":"state"' in text else 70 if b"70" in text else 80 for text in told]
            assert seen == (["state", 70, 80] if parts[0] == state else [70, 80, "state"])


def test_a_request_may_come_in_pieces(shared_house: House) -> None:
    _, code = playing(shared_house)
    whole = request(f"/api/tables/{code}/join", {"name": "Eve"})
    for cut in (10, 60, len(whole) - 5):
        with line_to(shared_house) as line:
            line.sendall(whole[:cut])
            time.sleep(0.02)
            line.sendall(whole[cut:])
            status, _, text = answer(line.makefile("rb"))
            assert (status, json.loads(text)["code"]) == (409, "table-full")


def test_what_is_under_way_is_answered_before_the_server_stops(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        ana, code = playing(running)
        begun = threading.Event()

        class Slow(Wrapped):
            async def load(self, code: str) -> Any:
                begun.set()
                while not running.room.closing:
                    await asyncio.sleep(0.01)
                return await self.store.load(code)

        running.room.store = Slow(running.room.store)
        running.forget(code)
        with line_to(running) as line, line_to(running) as idle:
            line.sendall(request(f"/api/tables/{code}/say", {"what": "bye"}, cookie=ana.cookie or ""))
            assert begun.wait(20)
            stopping = threading.Thread(target=running.close)
            stopping.start()
            status, headers, body = answer(line.makefile("rb"))
            assert (status, headers["connection"], b'"bye"' in body) == (200, "close", True)
            assert line.recv(1) == idle.recv(1) == b""
            stopping.join()
