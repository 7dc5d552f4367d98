"""Plain requests go a short way past uvicorn and Litestar; nobody can tell, and what is odd goes the long one."""

import asyncio
import json
import random
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket as Socket
from typing import IO, Any

import httptools
import pytest
from harness import House, Person, house

from sobremesa.server.door import plain_request
from sobremesa.server.short import ShortWay


@pytest.fixture
def short(monkeypatch) -> list[str]:
    """The requests that have gone the short way."""
    gone = []

    async def answer(self, way, known, path, headers, seen, answer=ShortWay.answer):
        gone.append(path)
        return await answer(self, way, known, path, headers, seen)

    monkeypatch.setattr(ShortWay, "answer", answer)
    return gone


@contextmanager
def line_to(running: House) -> Iterator[Socket]:
    with socket.create_connection(("127.0.0.1", running.port), 20) as line:
        yield line


def request(path: str, body: Any = None, *, end: str = "HTTP/1.1", size: int | None = None, **headers: str) -> bytes:
    text = b"" if body is None else json.dumps(body).encode()
    more = {"host": "here", "content-length": str(len(text) if size is None else size)}
    lines = [f"{name.replace('_', '-')}: {value}\r\n" for name, value in (more | headers).items() if value]
    return f"POST {path} {end}\r\n{''.join(lines)}\r\n".encode() + text


def answer(file: IO[bytes]) -> tuple[int, dict[str, str], bytes]:
    """One answer: its status, its headers and its body, in pieces or not."""
    status = int(file.readline().split()[1])
    headers = {}
    while text := file.readline().decode("latin-1").strip():
        name, _, value = text.partition(": ")
        headers[name] = value
    if "content-length" in headers:
        return status, headers, file.read(int(headers["content-length"]))
    body = b""
    while size := int(file.readline(), 16):
        body += file.read(size)
        file.readline()
    file.readline()
    return status, headers, body


def asks(running: House, *parts: bytes) -> tuple[int, dict[str, str], bytes]:
    with line_to(running) as line:
        for number, part in enumerate(parts):
            if number:
                time.sleep(0.03)
            line.sendall(part)
        return answer(line.makefile("rb"))


def playing(running: House) -> tuple[Person, str]:
    ana, rui = running.person(), running.person("Rui")
    code = ana.creates(seats=2)
    rui.joins(code)
    ana.post(f"/api/tables/{code}/start")
    return ana, code


ASKED = [  # and whether it is understood, so that it goes the short way
    ("/join", {"name": "Ana"}, True),
    ("/join", {"name": ""}, True),
    ("/join", {"nobody": 1}, False),
    ("/join", [], False),
    ("/start", None, True),
    ("/start", {}, True),
    ("/say", {"what": "hello"}, True),
    ("/say", {"what": "rubbish"}, False),
    ("/wish", {"what": None}, True),
    ("/contribution", {"value": "x"}, True),
    ("/back", None, True),
    ("/move", {"id": "a b", "move": "3"}, True),
    ("/move", {"id": "1", "move": "99"}, True),
    ("/move", None, False),
    ("/undo", {"id": "u"}, True),
    ("/rematch", None, True),
    ("/on", {"at": 0, "seat": 0}, True),
    ("/nothing", {}, False),
]


@pytest.mark.parametrize("known", [True, False])
def test_both_ways_answer_alike(shared_house: House, short: list[str], known: bool) -> None:
    ana, code = playing(shared_house)
    cookie = ana.cookie if known else "sobremesa=forged"
    for end, body, plain in ASKED:
        path = f"/api/tables/{code}{end}"
        told = {"cookie": cookie, "accept_language": "pt", "content_type": "application/json"}
        del short[:]
        one = asks(shared_house, request(path, body, **told))
        assert short == [path] * plain
        other = asks(shared_house, request(path, body, te="trailers", **told))
        assert short == [path] * plain, "what is odd goes the long way"
        assert one[0] == other[0], (end, one[2], other[2])
        assert alike(one) == alike(other)


def alike(answer: tuple[int, dict[str, str], bytes]) -> tuple[dict[str, str], str]:
    """What does not differ from time to time, nor with the way in which its length is told."""
    _, headers, body = answer
    differ = {"date", "content-length", "transfer-encoding", "set-cookie"}
    text = re.sub(r'"token":"[^"]*"', "", body.decode())
    return {name: value for name, value in headers.items() if name not in differ}, text


def test_making_a_table_answers_alike(shared_house: House, short: list[str]) -> None:
    wish = {"game": "raj", "seats": 2, "name": "Ana"}
    one, other = (asks(shared_house, request("/api/tables", wish, **odd)) for odd in ({}, {"te": "trailers"}))
    assert short == ["/api/tables"]
    assert one[0] == other[0] == 201
    assert one[1].keys() == other[1].keys()
    assert re.sub("=[^;]*;", "", one[1]["set-cookie"], count=1) == re.sub(
        "=[^;]*;", "", other[1]["set-cookie"], count=1
    )
    assert json.loads(one[2]).keys() == json.loads(other[2]).keys()
    assert json.loads(one[2])["link"].startswith("http://here/t/")


def test_a_request_comes_in_whatever_pieces_the_network_makes_of_it(shared_house: House, short: list[str]) -> None:
    _, code = playing(shared_house)
    whole = request(f"/api/tables/{code}/join", {"name": "Eve"})
    body = whole.index(b"{")
    for cuts, plain in (((), 1), ((body,), 1), ((body + 3,), 1), ((body, body + 3), 1), ((7,), 0), ((body - 1,), 0)):
        del short[:]
        ends = [*cuts, len(whole)]
        status, _, text = asks(shared_house, *(whole[a:b] for a, b in zip([0, *cuts], ends, strict=True)))
        assert (status, json.loads(text)["code"]) == (409, "table-full")
        assert len(short) == plain, cuts


def test_requests_on_one_connection_are_answered_in_order(shared_house: House, short: list[str], monkeypatch) -> None:
    ana, code = playing(shared_house)
    slow = ShortWay.answer

    async def slowly(*about):
        await asyncio.sleep(0.1)
        return await slow(*about)

    monkeypatch.setattr(ShortWay, "answer", slowly)
    moves = [
        request(f"/api/tables/{code}/move", {"id": f"m{i}", "move": str(i)}, cookie=ana.cookie or "") for i in (70, 80)
    ]
    state = f"GET /api/tables/{code}/state HTTP/1.1\r\nhost: here\r\n\r\n".encode()
    del short[:]
    with line_to(shared_house) as line:
        file = line.makefile("rb")
        for parts in ([*moves, state], [state, *moves], [moves[0] + moves[1] + state]):
            for part in parts:
                line.sendall(part)
                time.sleep(0.02)
            told = [answer(file)[2] for _ in range(3)]
            seen = ["state" if b'"type":"state"' in text else 70 if b"70" in text else 80 for text in told]
            assert seen == (["state", 70, 80] if parts[0] == state else [70, 80, "state"])
    assert short, "not all go the long way"


ODD = [
    ({"content_length": "5 "}, {"end": "HTTP/1.0"}),
    ({"connection": "close"}, {}),
    ({"expect": "100-continue"}, {}),
    ({"x_forwarded_for": "192.0.2.1"}, {}),
    ({"upgrade": "h2c", "connection": "upgrade"}, {}),
    ({"transfer_encoding": "chunked"}, {}),
    ({"Content-Length": "4"}, {}),
    ({"content_length": "+2"}, {}),
    ({"host": ""}, {}),
    ({"name": "caf\xe9"}, {}),
    ({}, {"size": 5000}),
]


@pytest.mark.parametrize(("headers", "how"), ODD)
def test_what_is_odd_is_left_to_those_who_know_all_about_it(
    shared_house: House, short: list[str], headers: dict[str, str], how: dict[str, Any]
) -> None:
    _, code = playing(shared_house)
    del short[:]
    with line_to(shared_house) as line:
        line.sendall(request(f"/api/tables/{code}/join", {"name": "Eve"}, **how, **headers))
        if "size" not in how:
            assert line.recv(12).startswith(b"HTTP/1.")
        else:
            time.sleep(0.05)
    assert short == []


class Read:
    """A request as uvicorn's parser reads it."""

    def __init__(self, data: bytes):
        self.url, self.body, self.whole = b"", b"", 0
        self.headers: dict[str, str] = {}
        parser = httptools.HttpRequestParser(self)
        parser.feed_data(data)
        self.method = parser.get_method().decode()

    def on_url(self, url: bytes) -> None:
        self.url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers[name.decode().lower()] = value.decode()

    def on_body(self, body: bytes) -> None:
        self.body += body

    def on_message_complete(self) -> None:
        self.whole += 1


PIECES = [b"\r\n", b": ", *(bytes([byte]) for byte in b" ,;\t0#%?/\\\x00\x80")]


def test_what_seems_plain_is_read_as_uvicorn_reads_it() -> None:
    rng, seen = random.Random(7), 0
    whole = request("/api/tables/BCDFGH/move", {"id": "1", "move": "3"}, cookie="a=b", connection="keep-alive")
    lines = whole.split(b"\r\n")
    extra = [b"content-length: 3", b"Content-Length : 24", b" folded", b"x:\ty ", b"host:"]
    extra.append(b"transfer-encoding: chunked")
    for _ in range(20_000):
        mixed = list(lines)
        if rng.random() < 0.5:
            mixed.insert(rng.randrange(1, len(mixed) - 1), rng.choice(extra))
        data = bytearray(b"\r\n".join(mixed))
        for _ in range(rng.randint(0, 2)):
            where = rng.randrange(len(data))
            data[where : where + rng.randint(0, 2)] = rng.choice(PIECES)
        found = plain_request(bytes(data))
        if found is None or found[0] == "GET" or len(found[3]) < int(found[2]["content-length"]):
            continue
        seen += 1
        method, path, headers, body = found
        read = Read(bytes(data))
        assert (read.whole, read.method, read.url.decode(), read.body) == (1, method, path, body), data
        assert {name: value.strip() for name, value in read.headers.items()} == headers, data
        assert httptools.parse_url(read.url).path.decode() == path
    assert seen > 3000


def test_a_long_head_that_does_not_end_takes_no_time() -> None:
    assert plain_request(b"POST / HTTP/1.1\r\n" + b"a:  b\r\n" * 5000) is None


def test_what_is_under_way_is_answered_before_the_server_stops(tmp_path: Path, monkeypatch) -> None:
    before = ShortWay.answer

    async def slowly(*about):
        await asyncio.sleep(0.5)
        return await before(*about)

    with house(tmp_path) as running:
        ana, code = playing(running)
        monkeypatch.setattr(ShortWay, "answer", slowly)
        with line_to(running) as line, line_to(running) as idle:
            line.sendall(request(f"/api/tables/{code}/say", {"what": "bye"}, cookie=ana.cookie or ""))
            time.sleep(0.1)
            stopping = threading.Thread(target=running.close)
            stopping.start()
            status, headers, body = answer(line.makefile("rb"))
            assert (status, headers["connection"], b'"bye"' in body) == (200, "close", True)
            assert line.recv(1) == idle.recv(1) == b""
            stopping.join()
