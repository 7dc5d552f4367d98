"""The collector of garbage goes by the clock while a server runs, and as usual afterwards."""

import gc
import time
import weakref
from collections.abc import Callable
from pathlib import Path

from harness import house

from sobremesa.server.garbage import Old


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


def test_old_garbage_is_looked_for_once_as_many_tables_have_gone_as_are_left(monkeypatch) -> None:
    looked = []
    monkeypatch.setattr(gc, "collect", lambda: looked.append(True))
    old = Old()
    old.went(3, left=5)
    old.went(2, left=5)
    assert not looked
    old.went(1, left=5)
    assert len(looked) == 1
    old.went(0, left=0)
    assert len(looked) == 1
