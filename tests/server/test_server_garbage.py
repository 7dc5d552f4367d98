"""The collector of garbage goes by the clock while a server runs, and as usual afterwards."""

import asyncio
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


def test_what_is_old_is_looked_at_too(monkeypatch) -> None:
    for name, value in {"PAUSE": 0.01, "EVERYTHING": 0.2, "SHARE": 1}.items():
        monkeypatch.setattr(garbage, name, value)

    async def live() -> None:
        looking = asyncio.create_task(garbage.collect())
        ring = Ring()
        lost = weakref.ref(ring)
        await asyncio.sleep(0.1)  # it has been looked at, and is old
        del ring
        async with asyncio.timeout(20):
            while lost() is not None:
                await asyncio.sleep(0.01)
        looking.cancel()

    asyncio.run(live())
