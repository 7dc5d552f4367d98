"""A process that works for another leaves interrupts to it, and goes when it goes."""

import multiprocessing
import os
import signal
import threading

from . import cache


def begin() -> None:
    """Called first of all in such a process."""
    cache.Notice.wanted = False
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)
