"""The collector of garbage goes by the clock while a server runs, and as usual afterwards."""

import gc
import time
import weakref
from collections.abc import Callable
from pathlib import Path

from harness import house

from sobremesa.server import garbage


class Ring:
    """Something that nobody but the collector can get rid of."""

    def __init__(self) -> None:
        self.itself = self


def test_garbage_is_found_while_a_server_runs_and_after_it(tmp_path: Path) -> None:
    with house(tmp_path):
        soon(lambda: not gc.isenabled())
        lost: list[weakref.ref[Ring]] = []  # several: while a server warms up, what is there is kept for good
        soon(lambda: lost.append(weakref.ref(Ring())) or any(each() is None for each in lost))
    assert gc.isenabled()


def soon(true: Callable[[], bool]) -> None:
    until = time.monotonic() + 20
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_what_is_old_is_looked_at_too(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(garbage, "EVERYTHING", 0.5)
    with house(tmp_path):
        soon(lambda: not gc.isenabled())
        rings = [Ring() for _ in range(3)]
        lost = [weakref.ref(ring) for ring in rings]
        time.sleep(1)  # they have been looked at, and are old
        del rings
        soon(lambda: any(each() is None for each in lost))
