"""One anonymous client cannot stop the table. What takes long is a case of the same name in `tests/attacks.py`."""

import json
import os
import resource
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket as Socket
from typing import Any

import httpx
import pytest
from harness import PLENTY, QUICK, House, Later, Refusal, eventually, house
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

import sobremesa
from sobremesa.cli import main
from sobremesa.server import limits, names
from sobremesa.server.limits import Rate

TIGHT = Rate(5, 0.001)
TINY = {"bids": 3, "prizes": [-1, 2, 3]}


def refused(call: Any, *arguments: Any, **about: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        call(*arguments, **about)
    return caught.value


@contextmanager
def line_to(running: House, source: str = "127.0.0.1") -> Iterator[Socket]:
    with socket.create_connection(("127.0.0.1", running.port), 20, (source, 0)) as line:
        yield line


def told(running: House, head: bytes, source: str = "127.0.0.1") -> bytes:
    """All that is answered to raw bytes."""
    heard = b""
    with line_to(running, source) as line:
        line.sendall(head)
        while more := line.recv(65536):
            heard += more
    return heard


# Limits go by the route


def test_limits_go_by_the_route_however_it_is_written(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(PLENTY, address=TIGHT)) as running:
        assert [httpx.get(running.url + "/api//games").status_code for _ in range(6)] == [200] * 5 + [429]
        for path in ("/api/games", "//api/games", "/%2fapi/games", "/api/games/", "/api%2f/games"):
            assert httpx.get(running.url + path).status_code == 429, path


def test_doors_are_slow_however_they_are_written(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(PLENTY, door=Rate(2, 0.001))) as running:
        body = {"name": "Ana", "password": "x" * 10}
        paths = ("/api//me/login", "//api/me/login", "/%2fapi/me/login", "/api/me/login", "/api/me/login/")
        found = [httpx.post(running.url + path, json=body).json()["code"] for path in paths]
        assert found == ["wrong-password"] * 2 + ["too-fast"] * 3


def test_a_guest_is_the_same_one_with_more_cookies(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(PLENTY, asker=TIGHT)) as running:
        ana = running.person()
        ana.creates()
        asked = [
            httpx.get(running.url + "/api/me", headers={"cookie": f"{ana.cookie}; x={i}"}).status_code for i in range(8)
        ]
        assert 429 in asked


def test_pages_have_a_limit_too(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(PLENTY, address=TIGHT)) as running, httpx.Client(base_url=running.url) as web:
        found = [web.get("/nothing.here").status_code for _ in range(40)]
        assert (found[0], found[-1]) == (404, 429)
        assert web.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2:3::4", "2001:db8:1:2:ffff::1", True),
        ("2001:db8:1:2::4", "2001:db8:1:3::4", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
    ],
)
def test_ipv6_counts_by_its_first_half(one: str, other: str, same: bool) -> None:
    from sobremesa.server.limits import network_of

    assert (network_of(one) == network_of(other)) is same


# A board from afar


def test_a_board_that_takes_long_to_parse_is_refused_at_once(shared_house: House) -> None:
    toml = "a." * 30_000 + "b = 1"
    began = time.monotonic()
    assert refused(shared_house.person().creates, "ratzzia", options={"board": toml}).code == "board-not-json"
    deep = '{"column":' + "[" * 20_000
    assert refused(shared_house.person().creates, "ratzzia", options={"board": deep}).code == "board-not-json"
    many = {"column": [{}] * 2000, "cat": {}}
    assert refused(shared_house.person().creates, "ratzzia", options={"board": many}).code == "board-too-many"
    assert time.monotonic() - began < 15


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_with_such_a_board_is_refused_at_once(tmp_path: Path, command: str) -> None:
    record = sobremesa.game("ratzzia").match(seats=2, seed=1).record()
    record["options"]["board"] = "a." * 30_000 + "b = 1\n" + "x = 1\n"
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record))
    began = time.process_time()
    assert main([command, str(file)]) == 2
    assert time.process_time() - began < 2


# Heads and bodies


def test_a_long_head_is_refused_before_it_is_kept(shared_house: House) -> None:
    with line_to(shared_house) as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: here\r\n")
        sent = 0
        try:
            for number in range(20_000):
                line.sendall(b"x-%d: %s\r\n" % (number, b"y" * 200))
                sent += 210
        except OSError:
            pass
        assert sent < 1_000_000


def test_the_heads_of_many_requests_on_one_connection_are_not_added_up(shared_house: House) -> None:
    with httpx.Client(base_url=shared_house.url, headers={"x-long": "y" * 2000}) as web:
        assert {web.get("/healthz").status_code for _ in range(20)} == {200}


def test_a_request_that_does_not_end_is_ended(tmp_path: Path) -> None:
    short = replace(PLENTY, request_seconds=0.5)
    with house(tmp_path, limits=short) as running, line_to(running) as idle, line_to(running) as half:
        half.sendall(b"GET / HT")
        with line_to(running) as drip, line_to(running) as again:
            again.sendall(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n")
            assert again.recv(4096).startswith(b"HTTP/1.1 200")
            again.sendall(b"GET /healthz HT")
            drip.sendall(b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n")
            drip.sendall(b"content-length: 4000\r\n\r\n{")
            for line in (idle, half, drip, again):
                line.settimeout(QUICK)
                while line.recv(4096):
                    pass
        assert httpx.get(running.url + "/healthz").status_code == 200


def test_newcomers_beyond_the_bounds_are_told_so_and_not_reset(tmp_path: Path) -> None:
    few = replace(PLENTY, connections_each=3)
    with house(tmp_path, limits=few) as running:
        lines = [socket.create_connection(("127.0.0.1", running.port), 20, ("127.0.0.7", 0)) for _ in range(3)]
        lines[0].sendall(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n")
        assert lines[0].recv(4096).startswith(b"HTTP/1.1 200")
        answer = told(running, b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n", "127.0.0.7")
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after" in answer.lower()
        assert json.loads(answer.split(b"\r\n\r\n", 1)[1])["code"] == "busy"
        assert told(running, b"GET /healthz HTTP/1.0\r\n\r\n", "127.0.0.8").startswith(b"HTTP/1.1 200")
        for line in lines:
            line.close()
        eventually(lambda: told(running, b"GET /healthz HTTP/1.0\r\n\r\n", "127.0.0.7").startswith(b"HTTP/1.1 200"))
    with house(tmp_path, limits=replace(PLENTY, connections=3)) as running:
        lines = [socket.create_connection(("127.0.0.1", running.port), 20) for _ in range(3)]
        assert told(running, b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").startswith(b"HTTP/1.1 503 ")
        for line in lines:
            line.close()


def test_behind_a_proxy_connections_count_by_who_is_behind_it(tmp_path: Path) -> None:
    few = replace(PLENTY, connections_each=3)
    with house(tmp_path, limits=few, public_url="http://games.example") as running:
        ana = running.person()
        code = ana.creates()
        mallory = {"X-Forwarded-For": "192.0.2.66"}
        lines = [ana.sits(code, headers=mallory) for _ in range(3)]
        with pytest.raises(InvalidStatus) as late:
            ana.sits(code, headers=mallory)
        assert late.value.response.status_code == 503
        ana.sits(code, headers={"X-Forwarded-For": "192.0.2.7"}).close()
        for line in lines:
            line.close()


def test_a_body_that_is_refused_is_answered_and_not_read_to_its_end(shared_house: House) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
    for length in (b"content-length: 70000\r\n\r\n", b"transfer-encoding: chunked\r\n\r\n"):
        with line_to(shared_house) as line:
            line.sendall(head + length)
            line.sendall(b"x" * 70_000 if b"length" in length else b"1\r\nx\r\n" * 3000 + b"0\r\n\r\n")
            assert line.recv(4096)[9:12] in (b"413", b"411", b"400")
    with line_to(shared_house) as line:
        line.sendall(head + b"content-length: 1000000000\r\n\r\n")
        sent = 0
        try:
            while sent < 20_000_000:
                line.sendall(b"x" * 65536)
                sent += 65536
        except OSError:
            pass
        assert sent < 5_000_000


# Frames


def frames(count: int, kind: Opcode = Opcode.PING, data: bytes = b"") -> bytes:
    return Frame(kind, data).serialize(mask=True) * count


def test_pings_cost_their_sender_something(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(PLENTY, received=Rate(20_000, 1000))) as running:
        ana = running.person()
        code = ana.creates()
        with ana.sits(code) as one, running.person("Rui").sits(code) as other:
            flood = frames(2_000_000)
            one.socket.socket.settimeout(1)
            with pytest.raises(TimeoutError):  # it is not read
                one.socket.socket.sendall(flood)
            began = time.monotonic()
            assert other.asks("ping")["type"] == "pong"
            assert time.monotonic() - began < 5
            one.socket.socket.shutdown(socket.SHUT_RDWR)


def goes_on(line: Socket, data: bytes) -> bool:
    """Whether all of many copies can be sent."""
    try:
        for _ in range(200):
            line.sendall(data)
            time.sleep(0.02)
    except OSError:
        return False
    return True


def test_who_is_told_to_close_is_no_longer_read(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(PLENTY, socket=Rate(5, 0.001))) as running:
        ana = running.person()
        code = ana.creates()
        with ana.sits(code) as one:
            flood = frames(200, Opcode.TEXT, b'{"type":"ping"}')
            assert not goes_on(one.socket.socket, flood)
        eventually(lambda: running.inside(lambda: not running.room.live[code].audience.lines))


# Length before work


@pytest.mark.parametrize(
    "typed", ["e" + "\u0301" * 1900, "\u0301" * 1900 + "a", "\ufdfa" * 600, "x" * 4000, "\u1100\u1161" * 600]
)
def test_a_long_name_is_measured_before_it_is_looked_at(typed: str, shared_house: House) -> None:
    began = time.process_time()
    with pytest.raises(names.Refused):
        names.clean_name(typed * 8)
    assert time.process_time() - began < 0.01
    assert refused(shared_house.person(typed[:1900]).creates).code == "bad-name"
    body = {"name": typed[:1900], "password": "x" * 10}
    assert refused(shared_house.person().post, "/api/me/login", **body).code in ("wrong-password", "bad-name")


@pytest.mark.parametrize(
    "host", ["x" * 2000, "a b", "[", "[::1", "x:y:z", "http://", "\xe9", "a/b", "a#b", "..", "x\x7f", ""]
)
def test_an_odd_host_is_refused_in_one_line(shared_house: House, host: str, capfd: pytest.CaptureFixture) -> None:
    ana = shared_house.person()
    code = ana.creates()
    for path in (f"/api/tables/{code}/qr.svg", "/"):
        answer = told(
            shared_house, f"GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n".encode("latin-1")
        )
        assert answer[9:12] == b"400", answer
    assert "Traceback" not in capfd.readouterr().err


# Reads


def test_a_state_is_not_made_anew_for_each_who_asks(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from sobremesa.server.tables import telling

    made = []
    first = telling.Listener.__init__
    monkeypatch.setattr(telling.Listener, "__init__", lambda self, *about: (made.append(1), first(self, *about))[1])
    ana = shared_house.person()
    code = ana.creates("linko", plan=["me", "random"], start=True, pace="instant")
    for number in range(20):
        state = ana.get(f"/api/tables/{code}/state")
        if number % 5 == 0 and state["now"]["moves"]:
            ana.post(f"/api/tables/{code}/move", id=f"m{number}", move=state["now"]["moves"][0]["move"])
    assert len(made) <= 2
    again = shared_house.person()
    again.web.cookies = ana.web.cookies
    shown = ana.get(f"/api/tables/{code}/state")
    shared_house.forget(code)
    fresh = ana.get(f"/api/tables/{code}/state")
    assert shown["story"] == fresh["story"] or shown["seq"] != fresh["seq"]


# Refusals


def test_refused_moves_hold_nothing(own_house: House) -> None:
    import gc

    from sobremesa.engine.match import Match

    ana = own_house.person()
    code = ana.creates("linko", plan=["me", "random"], start=True, pace="slow")
    with ana.sits(code) as one:

        def matches() -> int:
            return sum(isinstance(each, Match) for each in gc.get_objects())

        gc.collect()
        before = own_house.inside(matches)
        gc.disable()
        try:
            for number in range(60):
                assert one.asks("move", id=f"x{number}", move="play 99")["type"] == "refused"
            after = own_house.inside(matches)
        finally:
            gc.enable()
        assert after - before < 10
        assert one.asks("move", id="x3", move="play 99") == one.asks("move", id="x3", move="play 99")


# Bots


def test_bots_are_shared_out_fairly(own_house: House) -> None:
    """One guest's many masters do not keep another's bot waiting."""
    import asyncio

    from sobremesa.server.tables.bots import Turns

    async def run() -> list[str]:
        turns, order = Turns(1), []

        async def think(who: str) -> None:
            async with turns.of(who):
                order.append(who)
                await asyncio.sleep(0.001)

        greedy = [asyncio.create_task(think("greedy")) for _ in range(20)]
        await asyncio.sleep(0.0005)
        modest = asyncio.create_task(think("modest"))
        await asyncio.gather(*greedy, modest)
        return order

    assert "modest" in asyncio.run(run())[:4]


def test_a_bots_process_that_hangs_is_noticed_and_replaced(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from sobremesa.bots import prepare

    monkeypatch.setattr(prepare, "ready", lambda game: True)
    ana = own_house.person()
    code = ana.creates(plan=["me", "easy"], start=True, pace="instant", options={"bids": 4, "prizes": [-1, 1, 2, 3]})
    with ana.sits(code) as one:
        one.plays("3")
        one.until_true(lambda live: live.now["view"]["turn"] == 2 and live.now["view"]["chosen"][1], 60)
        (worker,) = own_house.inside(lambda: [each for each in own_house.room.thinkers.workers if each.process])
        worker.patience, process = 1.0, worker.process  # for the next thought: none is under way
        os.kill(process, signal.SIGSTOP)
        one.plays(one.turn()[0])
        one.until_true(lambda live: live.now["view"]["turn"] == 3 and live.now["view"]["chosen"][1], 30)
    eventually(lambda: not alive(process))


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


# Accounts


def test_nobody_can_lock_another_s_account(tmp_path: Path) -> None:
    settings = {"public_url": "http://games.example", "limits": PLENTY}
    with house(tmp_path, **settings) as running:
        ana = running.person("Ana", **{"X-Forwarded-For": "192.0.2.7"})
        ana.creates()
        account = ana.post("/api/me/account", name="Ana", password="twelve letters")
        mallory = running.person("Mallory", **{"X-Forwarded-For": "192.0.2.66"})
        codes = [
            refused(mallory.post, "/api/me/login", name="Ana", password=f"wrong {i} wrong").code for i in range(12)
        ]
        assert codes[0] == "wrong-password"
        assert codes[-1] == "too-fast"
        elsewhere = running.person("Ana", **{"X-Forwarded-For": "192.0.2.8"})
        assert elsewhere.post("/api/me/login", name="Ana", password="twelve letters")["account"] == "Ana"
        # Behind the same address as the attacker: by the recovery code, and by the cookie
        neighbour = running.person("Ana", **{"X-Forwarded-For": "192.0.2.66"})
        found = neighbour.post(
            "/api/me/recover", name="Ana", recovery=account["recovery"], password="other twelve letters"
        )
        assert found["name"] == "Ana"
        changed = neighbour.put("/api/me/password", password="other twelve letters", new="third twelve letters")
        assert changed["name"] == "Ana"


# Logs


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nhost: here",
        b"GET /" + b"x" * 300 + b" HTTP/1.1\r\nhost: here",
        b"GET /%00 HTTP/1.1\r\nhost: here",
        b"GET /assets/%00.js HTTP/1.1\r\nhost: here",
        b"GET /%ff%fe HTTP/1.1\r\nhost: here",
        b"GET /api/tables/%ff%fe HTTP/1.1\r\nhost: here",
        b"GET /api/games?x=%ff&\xff HTTP/1.1\r\nhost: here",
        b"GET /api/tables/BCDFGH/story?first=%ff HTTP/1.1\r\nhost: here",
        b"GET /\xff HTTP/1.1\r\nhost: here",
        b"POST /api/tables HTTP/1.1\r\nhost: here\r\norigin: http://[",
        b"POST /api/tables HTTP/1.1\r\nhost: here\r\norigin: null",
        b"POST /api/tables HTTP/1.1\r\nhost: here\r\norigin: \xff",
        b"GET /api/me HTTP/1.1\r\nhost: here\r\ncookie: sobremesa=\xff",
        b"GET /api/me HTTP/1.1\r\nhost: here\r\nauthorization: Bearer \xff",
        b"POST /api/me/login HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
        b"content-length: 3\r\n\r\n\xff\xfe\x00",
    ],
)
def test_odd_heads_are_refusals_and_never_faults(
    shared_house: House, head: bytes, capfd: pytest.CaptureFixture
) -> None:
    closing = head.replace(b"host: here", b"host: here\r\nconnection: close", 1)
    answer = told(shared_house, closing if b"\r\n\r\n" in closing else closing + b"\r\n\r\n")
    assert answer[9:12] in (b"400", b"403", b"404", b"200", b"401"), answer
    assert "Traceback" not in capfd.readouterr().err


def test_an_upload_that_is_broken_off_is_no_fault(shared_house: House, capfd: pytest.CaptureFixture) -> None:
    faults = counted(shared_house)
    for path in (b"/api/tables", b"/api/tables/BCDFGH/move"):
        with line_to(shared_house) as line:
            line.sendall(b"POST " + path + b" HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n")
            line.sendall(b"content-length: 1000\r\n\r\n{")
            time.sleep(0.05)
    time.sleep(0.1)
    assert "Traceback" not in capfd.readouterr().err
    assert counted(shared_house) == faults


def counted(running: House) -> list[str]:
    """The faults of a server so far."""
    lines = running.person().web.get("/metrics").text.splitlines()
    return [line for line in lines if line.startswith("sobremesa_faults_total")]


def test_the_log_is_bounded(capfd: pytest.CaptureFixture) -> None:
    import logging

    from sobremesa.server.operations import logs

    root, before, level = logging.getLogger(), logging.getLogger().handlers, logging.getLogger().level
    try:
        logs.configure(as_json=True)
        for _ in range(5000):
            logging.getLogger("x").error("trouble %s", "x" * 10_000, extra={"path": "y" * 10_000})
        assert 0 < len(capfd.readouterr().err) < 400_000

        def is_said() -> bool:
            logging.getLogger("x").error("once more")
            return "left out" in capfd.readouterr().err

        eventually(is_said)
    finally:
        root.handlers = before
        root.setLevel(level)


# A full disk


@pytest.mark.sqlite
def test_a_full_disk_is_told_and_all_recovers_by_itself(own_house: House, capfd: pytest.CaptureFixture) -> None:
    ana = own_house.person()
    code = ana.creates(seats=2)
    path = f"/api/tables/{code}"
    rui = own_house.person("Rui")
    rui.joins(code)
    ana.post(f"{path}/start")
    scribe = own_house.room.store.writer.process.pid
    usual = resource.prlimit(scribe, resource.RLIMIT_FSIZE)
    resource.prlimit(scribe, resource.RLIMIT_FSIZE, (1, usual[1]))
    try:
        assert refused(ana.post, f"{path}/move", id="a", move="3").code == "not-stored"
        assert refused(ana.creates).code == "not-stored"
        eventually(lambda: httpx.get(own_house.url + "/healthz").status_code == 503)
    finally:
        resource.prlimit(scribe, resource.RLIMIT_FSIZE, usual)
    eventually(lambda: httpx.get(own_house.url + "/healthz").status_code == 200)
    assert ana.post(f"{path}/move", id="a", move="3")["seq"]
    ana.creates()
    assert "Traceback" not in capfd.readouterr().err


# Tables


def test_tables_per_guest_are_bounded_and_a_rematch_is_one(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(PLENTY, tables=3)) as running:
        ana, rui = running.person(), running.person("Rui")
        codes = [ana.creates(plan=["me", "random"], start=True, options=TINY, pace="instant") for _ in range(3)]
        refusal = refused(ana.creates)
        assert (refusal.status, refusal.code) == (409, "many-tables")
        assert "3" in refusal.sentence
        rui.creates()
        ana.post(f"/api/tables/{codes[0]}/wish", what="end")
        ana.creates()
        assert refused(ana.post, f"/api/tables/{codes[0]}/rematch").code == "many-tables"
        assert refused(ana.post, f"/api/tables/{codes[0]}/on", at=0, seat=0).code == "many-tables"
    with house(tmp_path, limits=replace(PLENTY, making=Rate(2, 0.001))) as running:
        eva = running.person("Eva")
        made = [running.person(f"E{i}") for i in range(2)]
        for person in made:
            person.creates()
        assert refused(eva.creates).code == "too-fast"


# Wrong codes


def test_wrong_codes_are_slowed_down_by_themselves(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(PLENTY, wrong_codes=Rate(4, 0.001))) as running:
        ana, mallory = running.person(), running.person("Mallory")
        code = ana.creates()
        rights = mallory.get(f"/api/tables/{code}")["table"]["code"]
        assert rights == code
        tries = [refused(mallory.get, f"/api/tables/BCDF{a}{b}").code for a in "GHJ" for b in "KMN"]
        assert tries[:4] == ["no-such-table"] * 4
        assert tries[4:] == ["too-fast"] * 5
        assert refused(mallory.get, f"/api/tables/{code}").code == "too-fast", "right or wrong is not told"
        assert ana.get(f"/api/tables/{code}")["you"] == 0, "who sits there is not held up"
        with pytest.raises(ConnectionClosed):
            mallory.sits("BCDFGH")


def test_wrong_codes_are_counted_in_all(tmp_path: Path) -> None:
    settings = {"public_url": "http://games.example"}
    few = replace(PLENTY, wrong_codes=Rate(50, 0.001), wrong_codes_in_all=Rate(10, 0.001))
    with house(tmp_path, limits=few, **settings) as running:
        tries = []
        for number in range(8):
            mallory = running.person("M", **{"X-Forwarded-For": f"192.0.2.{number}"})
            tries += [refused(mallory.get, f"/api/tables/BCDFGHK{letter}").code for letter in "BCDFG"]
        assert tries[:10] == ["no-such-table"] * 10
        assert tries.count("no-such-table") < 35
        clean = running.person("Ana", **{"X-Forwarded-For": "198.51.100.7"})
        assert clean.get(f"/api/tables/{clean.creates()}")["you"] == 0


def test_codes_are_longer_on_public_servers(tmp_path: Path, shared_house: House) -> None:
    assert len(shared_house.person().creates()) == 6
    with house(tmp_path, public_url="http://games.example") as running:
        ana = running.person()
        code = ana.creates()
        assert len(code) == 8
        assert ana.get(f"/api/tables/{code[:4]}-{code[4:].lower()}")["you"] == 0


def test_a_locked_table_that_nobody_may_watch_is_as_a_wrong_code(shared_house: House) -> None:
    ana, eva = shared_house.person(), shared_house.person("Eva")
    code = ana.creates(seats=2)
    ana.patch(f"/api/tables/{code}", locked=True, watch=False)
    took = []
    for typed in (code, "BCDFGH"):
        began = time.monotonic()
        refusal = refused(eva.get, f"/api/tables/{typed}")
        took.append(time.monotonic() - began)
        assert (refusal.status, refusal.code) == (404, "no-such-table")
        assert refused(eva.joins, typed).sentence.replace(typed, "") == refusal.sentence.replace(typed, "")
        assert refused(eva.get, f"/api/tables/{typed}/state").code == "no-such-table"
    assert min(took) > limits.WRONG_SECONDS * 0.9
    assert ana.get(f"/api/tables/{code}")["you"] == 0


# What else was found


def test_who_is_sent_away_from_a_table_without_spectators_sees_no_more(shared_house: House) -> None:
    ana, rui = shared_house.person(), shared_house.person("Rui")
    code = ana.creates(seats=2)
    rui.joins(code)
    token = rui.seated["token"]
    ana.patch(f"/api/tables/{code}", watch=False)
    ana.post(f"/api/tables/{code}/start")
    with shared_house.person("Rui again").sits(code, token=token) as two:
        assert two.you == 1
        ana.put(f"/api/tables/{code}/seats/1", bot="random")
        assert two.closed() == 4403


def test_metrics_are_for_this_computer_only(tmp_path: Path, shared_house: House) -> None:
    with house(tmp_path, public_url="http://games.example") as running:
        assert httpx.get(running.url + "/metrics").status_code == 200
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "X-Forwarded-Host"):
            assert httpx.get(running.url + "/metrics", headers={header: "127.0.0.1"}).status_code == 404
    assert httpx.get(shared_house.url + "/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404


# Whoever runs the server


@pytest.fixture(scope="module")
def left_behind(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder that a server has left."""
    data = tmp_path_factory.mktemp("left") / "data"
    with house(data) as running:
        running.person().creates()
    return data


@pytest.fixture
def data(left_behind: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(left_behind, tmp_path / "data"))


@pytest.mark.sqlite
def test_a_backup_in_the_making_is_for_its_owner_only(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sobremesa.server.operations import admin as errands
    from sobremesa.server.stores import copies

    modes = []
    real = copies.copy

    def copy(database: Path, to: Path) -> None:
        before = os.umask(0o000)
        try:
            real(database, to)
        finally:
            os.umask(before)
        modes.append(stat.S_IMODE(to.stat().st_mode))

    monkeypatch.setattr(copies, "copy", copy)
    errands.backup(data, tmp_path / "saved.tar.gz")
    assert modes == [0o600]


@pytest.mark.sqlite
@pytest.mark.parametrize("what", ["trigger", "view", "version", "key", "bomb"])
def test_restore_checks_what_it_is_given(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    from sobremesa.server.operations import admin as errands
    from sobremesa.server.refusals import Refused

    saved = tmp_path / "saved.tar.gz"
    other = tmp_path / "other"
    other.mkdir()
    for name in errands.FILES:
        (other / name).write_bytes((data / name).read_bytes())
    odd = {
        "trigger": "CREATE TRIGGER evil AFTER INSERT ON entries BEGIN DELETE FROM accounts; END",
        "view": "CREATE VIEW evil AS SELECT * FROM accounts",
        "version": "UPDATE alembic_version SET version_num = '9999'",
    }
    if what in odd:
        with sqlite3.connect(other / "tables.sqlite3") as database:
            database.execute(odd[what])
        database.close()
    if what == "key":
        (other / "signing.key").write_text("\n")
    if what == "bomb":
        monkeypatch.setattr(errands, "MOST_BYTES", 10_000)
    with tarfile.open(saved, "w:gz") as archive:
        for name in errands.FILES:
            archive.add(other / name, name)
    before = (data / "tables.sqlite3").read_bytes()
    with pytest.raises(Refused, match="not a complete backup"):
        errands.restore(data, saved)
    assert (data / "tables.sqlite3").read_bytes() == before


def test_a_clock_that_jumps_a_year_sweeps_nothing(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from sobremesa.server.tables import errands

    ana = own_house.person()
    codes = {ana.creates() for _ in range(3)}
    for code in codes:
        own_house.forget(code)
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + 366 * errands.DAY)
    own_house.inside(lambda: errands.sweep_by_itself(own_house.room))
    assert {code for (code,) in own_house.rows("select code from tables")} == codes


def test_a_sweep_of_nearly_all_is_left_to_the_administrator(own_house: House) -> None:
    from sobremesa.server.tables import errands

    ana = own_house.person()
    for _ in range(errands.MANY):
        own_house.forget(ana.creates())
    own_house.room.store = Later(own_house.room.store)
    own_house.inside(lambda: errands.sweep_by_itself(own_house.room))
    assert len(own_house.rows("select code from tables")) == errands.MANY
    assert len(own_house.inside(lambda: errands.sweep(own_house.room, only_say=True)).tables) == errands.MANY
    own_house.inside(lambda: errands.sweep(own_house.room))
    assert own_house.rows("select code from tables") == []


@pytest.mark.sqlite
@pytest.mark.parametrize("what", ["tables.sqlite3", "signing.key"])
def test_a_damaged_file_gets_a_sentence(data: Path, tmp_path: Path, what: str) -> None:
    saved, where = tmp_path / "saved.tar.gz", ["--data", str(data), "--lang", "en"]
    assert main(["admin", "backup", str(saved), *where]) == 0
    (data / what).write_bytes(b"\xffgarbage" * 2000)
    serve = [sys.executable, "-m", "sobremesa", "serve", "--port", "0", *where]
    run = subprocess.run(serve, capture_output=True, text=True, timeout=60)
    assert run.returncode == 2
    assert "damaged" in run.stderr
    assert "Traceback" not in run.stderr
    assert main(["admin", "restore", str(saved), *where]) == 0
    assert main(["admin", "tables", *where]) == 0


def test_the_samples_for_deployment_are_strict() -> None:
    deploy = Path(__file__).parents[2] / "deploy"
    unit = (deploy / "sobremesa.service").read_text()
    for line in ("MemoryMax=", "UMask=0077", "RestrictNamespaces=yes"):
        assert f"\n{line}" in unit
    bases = [line for line in (deploy / "Containerfile").read_text().splitlines() if line.startswith("FROM ")]
    assert bases
    assert all("@sha256:" in line for line in bases)
