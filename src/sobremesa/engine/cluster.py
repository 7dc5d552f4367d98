"""The same work on a Ray cluster: `sobremesa arena … --ray [ADDRESS]`, with the extra `ray`.

Every node needs sobremesa installed, the same version. A task does a second of work or more; results are taken as they
come. Twice as many tasks are under way as there are processors, asked anew each time, so nodes that join get work. What
a lost worker had in hand is done again, by another. On each node the first worker compiles while the others wait.
"""

import hashlib
import os
import pickle
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from . import cache
from .crew import Add, Job, Pieces, Worker, name, packed
from .errors import BadOption, Error
from .options import shown
from .paths import cache_folder

PIECE = 1.5  # seconds of work in a task
LARGEST = 100_000  # items in a task
TRIES = 5  # workers that a piece may be lost with
MEMORY = 200_000_000  # bytes of the object store of a Ray of our own: what travels is small
LOST = ("WorkerCrashedError", "NodeDiedError", "OutOfMemoryError", "OwnerDiedError", "LocalRayletDiedError")


def connected(address: str, processors: int | None = None) -> Any:
    """Ray, with a cluster: that at the address; without one a cluster found here, or one of our own."""
    try:
        import ray
    except ModuleNotFoundError:
        raise BadOption("ray-missing") from None
    if not ray.is_initialized():
        settings: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
        if not address and not os.environ.get("RAY_ADDRESS"):
            settings |= {"include_dashboard": False, "object_store_memory": MEMORY, "num_cpus": processors}
        try:
            ray.init(address=address or None, **settings)
        except (ConnectionError, ValueError, RuntimeError) as fault:
            raise BadOption("ray-address", address=shown(address), why=shown(fault)) from None
    return ray


def spread_on_ray(job: Job, items: Iterable[Any], address: str, add: Add, processors: int | None = None) -> None:
    """Works on the cluster until there is nothing left to do, or `add` says that it is enough."""
    ray = connected(address, processors)
    body = packed(job)
    key, kept = hashlib.sha256(body).hexdigest(), ray.put(body)
    task = ray.remote(max_retries=0)(work)
    pieces, lost = Pieces(items, PIECE, LARGEST), Counter[int]()
    pending: dict[Any, list[Any]] = {}
    try:
        while True:
            room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(pending) < room and (piece := next(pieces, None)):
                pending[task.remote(key, [kept], piece)] = piece
            if not pending:
                return
            finished, _ = ray.wait(list(pending), timeout=5.0)
            for reference in finished:
                piece = pending.pop(reference)
                try:
                    who, seconds, results = ray.get(reference)
                except ray.exceptions.RayError as fault:
                    if type(fault).__name__ not in LOST:
                        raise Error("ray-failed", why=shown(getattr(fault, "cause", None) or fault)) from None
                    lost[id(piece)] += 1
                    if lost[id(piece)] >= TRIES:
                        raise Error("ray-lost", tries=TRIES) from None
                    pieces.again.append(piece)
                    continue
                pieces.took(len(results), seconds)
                if add(who, results):
                    return
    finally:
        for reference in pending:
            with suppress(Exception):
                ray.cancel(reference, force=False)


places: dict[str, Worker] = {}  # where this process works, by the job


def work(key: str, kept: list[Any], piece: list[Any]) -> tuple[str, float, list[Any]]:
    """In a process of the cluster."""
    if key not in places:
        import ray
        from filelock import FileLock  # Ray brings it

        cache.Notice.wanted = False
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder / "ray.lock"):
            places[key] = pickle.loads(ray.get(kept[0])).open()
    worker = places[key]
    begun = time.perf_counter()
    results = [worker.do(item) for item in piece]
    return name(), time.perf_counter() - begun, results
