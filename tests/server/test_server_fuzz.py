"""Anything malformed, stale, unauthorised, too large or too fast gets a code and a sentence, and disturbs nobody."""

import contextlib
import json
import random
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from socket import socket as Socket

import pytest
from harness import House, Live, Person, house
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from sobremesa.server.limits import Limits, Rate
from sobremesa.server.tables import lines


def table(house: House) -> tuple[Person, Person, str]:
    ana, rui = house.person(), house.person("Rui")
    code = ana.creates(seats=2)
    rui.joins(code)
    ana.post(f"/api/tables/{code}/start")
    return ana, rui, code


NONSENSE = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '"move"',
    '{"type":"nothing"}',
    '{"type":"state","seq":1}',
    '{"type":"move"}',
    '{"type":"move","id":1,"move":"3"}',
    '{"type":"move","id":"1","move":null}',
    '{"type":"move","id":"1","move":"3","seat":1}',
    '{"type":"move","id":"1","move":"3","at":"now"}',
    '{"type":"move","id":"1","move":"3","at":1e400}',
    '{"type":"undo"}',
    '{"type":"pace","pace":"hasty"}',
    '{"type":"ping","pong":1}',
    "[" * 3000,
    '{"type":' * 400,
    '{"type":"ping"}' * 2,
    "\x00",
    "🍲 moussaka",
]
IDS = ["", "x" * 65, "a b", "a/b", "ç", "\x00", "💥"]
MOVES = ["", "0", "-3", "99", "1" * 400, "3.0", "play", "\u202e3", "None", "3; drop table entries", "🂡"]


def test_nonsense_is_refused_and_disturbs_nobody(shared_house: House) -> None:
    ana, rui, code = table(shared_house)
    with ana.sits(code) as one, rui.sits(code) as other:
        other.until_true(lambda live: live.table["seats"][0]["here"])
        other.quiet(0.05)
        for text in NONSENSE:
            one.socket.send(text)
            refusal = one.until("refused")
            assert refusal["code"] == "bad-message", text
            assert refusal["sentence"]
        for ident in IDS:
            assert one.asks("move", id=ident, move="3")["code"] == "bad-id"
        for move in MOVES:
            assert one.asks("move", move=move)["code"] in ("not-a-move", "not-in-hand")
        assert one.asks("hello")["code"] == "hello-twice"
        one.socket.send(json.dumps({"type": "move", "id": "x", "move": "9" * 5000}))
        assert one.until("refused")["code"] == "too-large"
        one.socket.send(b"\xff\x00binary")
        assert one.until("refused")["code"] == "bad-message"
        assert other.quiet(0.1) == []
        one.plays("3")
        other.until("step")


def test_fuzzed_messages_never_break_the_line(shared_house: House) -> None:
    ana, rui, code = table(shared_house)
    rng = random.Random(5)
    good = [{"type": "move", "id": "a", "move": "3", "at": 1}, {"type": "undo", "id": "b"}, {"type": "ping"}]
    with ana.sits(code) as one, rui.sits(code) as other:
        for _ in range(300):
            text = list(json.dumps(rng.choice(good)))
            for _ in range(rng.randint(1, 4)):
                where = rng.randrange(len(text))
                text[where : where + rng.randint(0, 2)] = rng.choice(
                    ['"', "{", "\\", "\x07", "é", "9", "null", ",", ""]
                )
            one.socket.send("".join(text))
        one.asks("move", id="the last", move="3")
        assert {json.loads(text)["type"] for text in one.heard} <= {
            "state", "step", "table", "ack", "refused", "pong",
        }  # fmt: skip
        other.plays("5")


PING = b'{"type":"ping"}'


def frame(text: bytes = PING, kind: Opcode = Opcode.TEXT, whole: bool = True) -> bytes:
    return Frame(kind, text, whole).serialize(mask=True)


def test_messages_come_in_whatever_pieces_the_network_makes_of_them(shared_house: House) -> None:
    ana, _, code = table(shared_house)
    with ana.sits(code) as one:

        def send(data: bytes, pongs: int) -> None:
            one.socket.socket.sendall(data)
            for _ in range(pongs):
                one.until("pong")

        for byte in frame():
            send(bytes([byte]), 0)
        send(b"", 1)
        send(frame() + frame(b"x", Opcode.PING) + frame(), 2)
        long = frame(PING + b" " * 3000)
        send(long[:3], 0)
        send(long[3:] + long, 2)
        send(frame(PING[:4], whole=False) + frame(b"x", Opcode.PING) + frame(PING[4:], Opcode.CONT), 1)
        send(frame() + frame(), 2)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"\xff"), 1007),
        (frame(PING[:4], whole=False) + frame(), 1002),
        (Frame(Opcode.TEXT, PING).serialize(mask=False), 1002),
        (b"\xc1" + frame()[1:], 1002),
        (Frame(Opcode.PING, b"ping").serialize(mask=False), 1002),
        (b"\x89\xff" + (200).to_bytes(8) + bytes(204), 1002),
        (b"\x81\xff" + (1 << 20).to_bytes(8) + bytes(4), 1009),
    ],
    ids=["no text", "a text within another", "unmasked", "compressed", "an unmasked ping", "a long ping", "too large"],
)
def test_frames_that_break_the_rules_end_the_connection(shared_house: House, data: bytes, code: int) -> None:
    ana, _, table_code = table(shared_house)
    with ana.sits(table_code) as one:
        one.socket.socket.sendall(data)
        assert one.closed() == code


KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # and what is answered to it: the example of RFC 6455
GOOD = {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-key": KEY, "sec-websocket-version": "13"}


@contextlib.contextmanager
def shaking(house: House, code: str, more: dict[str, str], method: str = "GET", end: str = "") -> Iterator[Socket]:
    """A connection on which a handshake has just been sent."""
    with socket.create_connection(("127.0.0.1", house.port), 20) as line:
        headers = "".join(f"{name}: {value}\r\n" for name, value in (GOOD | more).items() if value)
        head = f"{method} /api/tables/{code}/live{end} HTTP/1.1\r\nhost: here\r\n{headers}\r\n"
        line.sendall(head.encode())
        yield line


def answered(line: Socket, until: bytes) -> bytes:
    heard = b""
    while until not in heard and (more := line.recv(4096)):
        heard += more
    return heard


@pytest.mark.parametrize("end", ["", "?x=1", "/"])
@pytest.mark.parametrize(
    "more", [{}, {"connection": "keep-alive, Upgrade"}, {"upgrade": "WebSocket"}, {"sec-websocket-extensions": "x"}]
)
def test_handshakes_are_answered(shared_house: House, more: dict[str, str], end: str) -> None:
    _, _, code = table(shared_house)
    with shaking(shared_house, code, more, end=end) as line:
        answer = answered(line, b"\r\n\r\n").lower()
        assert answer.startswith(b"http/1.1 101 ")
        assert b"sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=\r\n" in answer
        assert b"sec-websocket-extensions" not in answer
        line.sendall(frame(b'{"type":"hello"}'))
        assert b'"type":"state"' in answered(line, b'"type":"state"')


@pytest.mark.parametrize(
    ("more", "method"),
    [
        ({"sec-websocket-key": ""}, "GET"),
        ({"sec-websocket-key": "short"}, "GET"),
        ({"sec-websocket-key": "!" * 24}, "GET"),
        ({"sec-websocket-version": "8"}, "GET"),
        ({"sec-websocket-version": ""}, "GET"),
        ({}, "POST"),
    ],
)
def test_odd_handshakes_are_refused(shared_house: House, more: dict[str, str], method: str) -> None:
    _, _, code = table(shared_house)
    with shaking(shared_house, code, more, method) as line:
        assert answered(line, b"\r\n\r\n")[9:12] in (b"400", b"405", b"426")


def test_what_is_said_right_before_goodbye_is_done(shared_house: House) -> None:
    ana, _, code = table(shared_house)
    with ana.sits(code) as one:
        last = [frame(f'{{"type":"pace","pace":"{pace}"}}'.encode()) for pace in ("slow", "normal", "instant")]
        one.socket.socket.sendall(b"".join(last) + frame((1000).to_bytes(2), Opcode.CLOSE))
        assert one.closed() == 1000
    until = time.monotonic() + 20
    while ana.get(f"/api/tables/{code}")["table"]["pace"] != "instant":
        assert time.monotonic() < until


@pytest.mark.parametrize("pieces", [1, 2])
def test_a_burst_is_answered_in_order_and_holds_nobody_up(shared_house: House, pieces: int) -> None:
    """Whether its messages come whole or in pieces."""
    ana, rui, code = table(shared_house)
    with ana.sits(code) as one, rui.sits(code) as other:
        ping = frame() if pieces == 1 else frame(PING[:4], whole=False) + frame(PING[4:], Opcode.CONT)
        moves = [frame(json.dumps({"type": "move", "id": f"b{i}", "move": "99"}).encode()) for i in range(80)]
        one.socket.socket.sendall(b"".join(ping + move for move in moves))
        other.plays("3")
        refused = [one.until("refused")["id"] for _ in range(80)]
        assert refused == [f"b{i}" for i in range(80)]
        assert sum('"pong"' in text for text in one.heard) == 80


def test_who_says_no_hello_or_a_wrong_one_is_told_and_shown_out(shared_house: House, monkeypatch) -> None:
    from sobremesa.server.edge import sockets as socket_side

    ana, _, code = table(shared_house)
    for first, refusal, closed in (
        ({"type": "ping"}, "hello-first", 1008),
        ({"type": "hello", "token": "guessed"}, "bad-token", 4401),
        ({"type": "hello", "name": "Eve"}, "bad-message", 1008),
    ):
        with Live(shared_house.url, code, ana.cookie, hello=False) as line:
            line.socket.send(json.dumps(first))
            assert line.receive()["code"] == refusal
            assert line.closed() == closed
    for nowhere in ("BCDFGH", "nonsense", "%00", "x" * 500):
        with Live(shared_house.url, nowhere, hello=False) as line:
            line.send("hello", lang="es")
            message = line.receive()
            assert (message["code"], message["language"]) == ("no-such-table", "es")
            assert line.closed() == 4404
    monkeypatch.setattr(socket_side, "HELLO_SECONDS", 0.1)
    with Live(shared_house.url, code, hello=False) as line:
        assert line.closed() == 1008


def test_sockets_of_foreign_pages_are_refused(shared_house: House) -> None:
    ana, _, code = table(shared_house)
    with pytest.raises(InvalidStatus) as refused:
        ana.sits(code, headers={"Origin": "http://evil.example"})
    assert refused.value.response.status_code == 403
    with ana.sits(code, headers={"Origin": shared_house.url}) as one:
        assert one.you == 0


def test_too_many_messages_are_refused_and_at_last_cut_off(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(socket=Rate(5, 0.001))) as running:
        ana, rui, code = table(running)
        with ana.sits(code) as one, rui.sits(code) as other:
            for _ in range(5):
                assert one.asks("ping")["type"] == "pong"
            one.send("move", id="hasty", move="3")
            refusal = one.until("refused")
            assert (refusal["code"], refusal["id"]) == ("too-fast", "hasty")
            with pytest.raises(ConnectionClosed):
                deluge(one)
            other.plays("3")


def deluge(live: Live) -> None:
    for _ in range(200):
        live.send("ping")
        live.until("refused")


def test_a_frame_beyond_all_measure_closes_only_its_own_socket(shared_house: House) -> None:
    ana, rui, code = table(shared_house)
    with ana.sits(code) as one, rui.sits(code) as other:
        one.socket.send("x" * 200_000)
        assert one.closed() == 1009
        other.plays("3")


def test_who_reads_too_slowly_is_cut_off_and_holds_nobody_up(own_house: House, monkeypatch) -> None:
    monkeypatch.setattr(lines, "OUTBOX", 20)
    own_house.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # little is on its way
    ana, rui, code = table(own_house)
    with shaking(own_house, code, {}) as reader, ana.sits(code) as one, rui.sits(code) as other:
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32768)
        answered(reader, b"\r\n\r\n")
        reader.sendall(frame(b'{"type":"hello"}'))
        one.until_true(lambda live: live.table["watchers"] == 1)
        sent = 0
        while one.table["watchers"]:
            assert sent < 2000, "it is never cut off"
            one.asks("pace", pace=("slow", "normal")[sent % 2], id=f"p{sent}")
            sent += 1
        other.plays("3")
        heard = answered(reader, b"\x88\x02" + (1013).to_bytes(2))
        assert heard.endswith((1013).to_bytes(2)), heard[-10:]
        assert heard.count(b'"type":"table"') < sent
    with own_house.person().sits(code) as again:
        assert again.table["pace"] == one.table["pace"]


def test_odd_requests_are_refused_without_a_fault(shared_house: House) -> None:
    ana, _, code = table(shared_house)
    rng, stranger = random.Random(3), shared_house.person("Eve").web
    paths = [f"/api/tables/{code}{end}" for end in ("", "/move", "/undo", "/join", "/seats/0", "/pace", "/story", "/x")]
    bodies = [{}, {"id": 1}, {"id": "1", "move": 3}, {"id": "1", "move": "3", "x": 1}, [], None, "x", {"bot": []}]
    for _ in range(150):
        method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH"])
        path = rng.choice(paths)
        query = rng.choice([{}, {"first": "x"}, {"first": -1}, {"count": 10**9}, {"seat": 99}, {"seat": "null"}])
        response = stranger.request(method, path, json=rng.choice(bodies), params=query)
        assert response.status_code < 500, (method, path, response.text)
        if response.status_code >= 400:
            assert set(response.json()) == {"code", "sentence", "language"}
    assert ana.get(f"/api/tables/{code}/state")["seq"] == 1
