"""The server killed in mid-game, without a warning, and started again: nothing is lost, nothing is doubled."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from harness import Person

import sobremesa
from sobremesa.games.raj.table import covered_event


@contextmanager
def process(data: Path, port: int, first: str = "") -> Iterator[subprocess.Popen[str]]:
    """A server in a process of its own, ready to answer."""
    start = f"{first}from sobremesa.server.operations.serve import *; serve(port={port}, data=Path({str(data)!r}))"
    error = subprocess.PIPE if first else None
    with subprocess.Popen([sys.executable, "-c", start], stdout=subprocess.PIPE, stderr=error, text=True) as running:
        try:
            assert running.stdout
            assert str(port) in running.stdout.readline()
            yield running
        finally:
            running.kill()


def free_port() -> int:
    from sobremesa.server.operations.serve import listening

    with listening("127.0.0.1", 0) as listener:
        return int(listener.getsockname()[1])


def test_killed_and_started_again_nothing_is_lost(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    ana, rui = Person(url), Person(url, "Rui")
    with process(tmp_path, port) as running:
        code = ana.creates(seats=3, plan=["me", "open", "rank"], pace="instant")
        rui.joins(code)
        ana.post(f"/api/tables/{code}/start")
        with ana.sits(code) as one, rui.sits(code) as two:
            for card in ("3", "5", "7"):
                one.turn()
                one.plays(card)
                two.turn()
                two.plays(card)
            one.turn()
            acked = one.plays("9", id="before")
            one.until_true(lambda live: live.now["waiting"] == [1])
            two.until_true(lambda live: live.now["waiting"] == [1])
            known = [(live.seq, live.now, live.story) for live in (one, two)]
            two.send("move", id="unsure", move="9")  # and nobody knows whether it arrived
            running.send_signal(signal.SIGKILL)
            running.wait()
    with process(tmp_path, port), ana.sits(code) as one, rui.sits(code) as two:
        arrived = two.seq > known[1][0]
        for live, (seq, now, story) in zip((one, two), known, strict=True):
            assert (live.seq > seq) if arrived else (live.seq == seq)
            if arrived:  # the new reveal covers the one before it
                story = [[covered_event(event) for event in told] for told in story]
            else:
                assert live.now == now
            assert live.story[: len(story)] == story
        assert one.asks("move", id="before", move="9")["seq"] == acked["seq"]
        unsure = two.plays("9", id="unsure")
        assert two.asks("move", id="unsure", move="9") == unsure
        while one.turn():
            one.plays(one.now["moves"][0]["move"])
            if two.turn():
                two.plays(two.now["moves"][0]["move"])
        record = ana.get(f"/api/tables/{code}/record")
        match = sobremesa.replay(record)
        assert match.scores == one.now["result"]["scores"]
        assert [move for seat, move in match.log if seat == 1][:4] == ["3", "5", "7", "9"]


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_stopped_gently_it_closes_every_socket_and_ends_well(tmp_path: Path, stop: signal.Signals) -> None:
    port = free_port()
    ana = Person(f"http://127.0.0.1:{port}")
    with process(tmp_path, port) as running:
        code = ana.creates(plan=["me", "random"], start=True)
        with ana.sits(code) as one:
            running.send_signal(stop)
            assert one.closed() == 1012
        assert running.wait(60) == 0
    with process(tmp_path, port):
        assert httpx.get(f"http://127.0.0.1:{port}/api/tables/{code}").json()["table"]["phase"] == "playing"
        assert ana.get(f"/api/tables/{code}")["you"] == 0, "the cookie is still good"


def test_sigterm_ends_it_as_ctrl_c_does(tmp_path: Path) -> None:
    """Though bots have had a process of their own: what they share with it is given back."""
    with process(tmp_path, free_port(), "import multiprocessing as m; shared = m.get_context('spawn').Lock(); ") as run:
        run.terminate()
        assert run.communicate(timeout=60)[1] == ""
        assert run.returncode == 0
