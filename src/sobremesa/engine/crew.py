"""Work that many processes share, on this machine or, with `cluster`, on others.

A job is what a process must know to begin; items are handed out in pieces of about `PIECE` seconds, and results come
back as they are made. Which process does what changes no result.
"""

import atexit
import itertools
import multiprocessing
import os
import pickle
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from . import workers
from .errors import Error

PIECE = 0.25  # seconds of work that are handed to a process at once
LARGEST = 256  # items in a piece
Add = Callable[[str, list[Any]], bool | None]  # who did them, and what came out; True: it is enough


class Worker(Protocol):
    """A process's own place to work."""

    def do(self, item: Any) -> Any:
        """The result of one item."""
        ...

    def close(self) -> None: ...


class Job(Protocol):
    """Can be pickled."""

    def open(self) -> Worker: ...


def packed(job: Job) -> bytes:
    """The job for another process. Bots from a notebook, a shell or a module that is not installed are packed with
    their code, by cloudpickle: another machine may not have it."""
    try:
        import cloudpickle
    except ModuleNotFoundError:
        if b"__main__" in (body := pickle.dumps(job)):
            raise pickle.PicklingError("without cloudpickle what a script defines stays in its process") from None
        return body
    strangers = [module for module in modules_of(job) if not is_installed(module)]
    for module in strangers:
        cloudpickle.register_pickle_by_value(module)
    try:
        return cloudpickle.dumps(job)
    finally:
        for module in strangers:
            cloudpickle.unregister_pickle_by_value(module)


def modules_of(job: Job) -> list[ModuleType]:
    """Where the job and the bots given to it come from."""
    given = [job, *getattr(job, "given", {}).values()]
    names = {getattr(each, "__module__", None) or type(each).__module__ for each in given}
    return [sys.modules[name] for name in names if name in sys.modules and name != "__main__"]


def is_installed(module: ModuleType) -> bool:
    """Whether a module is ours, Python's own or a package's."""
    path = getattr(module, "__file__", None)
    if path is None or module.__name__.partition(".")[0] == "sobremesa":
        return True
    return any(Path(path).is_relative_to(place) for place in {sys.prefix, sys.base_prefix})


def can_travel(job: Job) -> bool:
    try:
        packed(job)
    except Exception:  # whatever a bot holds: a file, a lock, a socket
        return False
    return True


class Pieces:
    """Hands items out, as many at a time as fit a number of seconds by the pace seen so far."""

    def __init__(self, items: Iterable[Any], seconds: float, largest: int = LARGEST):
        self.items, self.seconds, self.largest, self.size = iter(items), seconds, largest, 1
        self.again: list[list[Any]] = []  # pieces that were lost with who had them

    def __iter__(self) -> Iterator[list[Any]]:
        return self

    def __next__(self) -> list[Any]:
        if self.again:
            return self.again.pop()
        if piece := list(itertools.islice(self.items, self.size)):
            return piece
        raise StopIteration

    def took(self, count: int, seconds: float) -> None:
        self.size = max(1, min(self.largest, int(self.seconds * count / max(seconds, 1e-9))))


def spread(job: Job, items: Iterable[Any], processes: int, add: Add) -> None:
    """Works in processes of their own. Not in threads: bots hold Python's lock between their compiled parts."""
    before = set(multiprocessing.active_children())
    pieces, pending = Pieces(items, PIECE), set[Future]()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, begin, (packed(job),)) as pool:
        try:
            while True:
                with without_the_script():
                    while len(pending) < 2 * processes and (piece := next(pieces, None)):
                        pending.add(pool.submit(work, piece))
                if not pending:
                    return
                finished, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in finished:
                    who, seconds, results = future.result()
                    pieces.took(len(results), seconds)
                    if add(who, results):
                        for other in pending:
                            other.cancel()
                        return
        except BrokenProcessPool:
            raise Error("arena-process") from None
        except BaseException:
            for child in set(multiprocessing.active_children()) - before:
                child.terminate()
            raise


@contextmanager
def without_the_script() -> Iterator[None]:
    """A process that starts meanwhile does not run the caller's script again, as Python's own way to start one does:
    the job brings what it needs of it. So a script may ask for work outside of `if __name__ == "__main__"`."""
    script = vars(sys.modules["__main__"])
    told: dict[str, Any] = {name: script[name] for name in ("__spec__", "__file__") if name in script}
    script.update(dict.fromkeys(told))
    try:
        yield
    finally:
        script.update(told)


worker: Worker  # of a process that was started to work


def begin(job: bytes) -> None:
    global worker
    workers.begin()
    worker = pickle.loads(job).open()
    atexit.register(worker.close)
    signal.signal(signal.SIGTERM, leave)


def leave(*_: Any) -> None:
    """When the work is stopped, no program is left behind."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough
    worker.close()
    os._exit(1)


def work(items: list[Any]) -> tuple[str, float, list[Any]]:
    begun = time.perf_counter()
    results = [worker.do(item) for item in items]
    return name(), time.perf_counter() - begun, results


def name() -> str:
    """Of this process among all that work."""
    return f"{socket.gethostname()}:{os.getpid()}"
