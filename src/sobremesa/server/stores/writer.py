"""The way to the scribe: the process that writes to SQLite, beside the event loop."""

import asyncio
import logging
import marshal
import os
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)

Row = Sequence[Any]


class ScribeGone(Exception):
    """The scribe ended before it answered: whether it has written, the database tells."""


class Writer:
    """Hands rows to the scribe (scribe.py) and waits for its answer. (A thread that writes would take turns with the
    event loop, and each would wait for the other.)"""

    def __init__(self, database: Path, lock: int | None, begin: Sequence[str], kinds: dict[str, list[str]]):
        self._first = marshal.dumps((str(database), list(begin), list(kinds.values())))
        self._kinds = list(kinds)
        self._lock = lock  # of the data folder: nobody else has it before the scribe is done, too
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes] | None:
        return self._process

    async def start(self) -> None:
        inherited: dict[str, Any] = {"pass_fds": [self._lock]} if self._lock is not None and os.name == "posix" else {}
        command = [sys.executable, "-I", "-S", str(Path(__file__).with_name("scribe.py"))]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **inherited)
        self._process = process
        loop = asyncio.get_running_loop()
        self._answers = asyncio.StreamReader()
        answers = asyncio.StreamReaderProtocol(self._answers)
        self._heard, _ = await loop.connect_read_pipe(lambda: answers, process.stdout)
        self._hand, _ = await loop.connect_write_pipe(asyncio.Protocol, process.stdin)
        self._hand.write(self._first)
        await self._answers.readuntil()

    async def write(self, rows: dict[str, list[Row]]) -> None:
        """Returns once all of it is on disk; raises sqlite3.Error where nothing of it is, or ScribeGone."""
        try:
            if self._process is None or self._process.poll() is not None:
                await self.close()
                await self.start()
            together = [(number, rows[kind]) for number, kind in enumerate(self._kinds) if kind in rows]
            self._hand.write(marshal.dumps(together))
            answer = (await self._answers.readuntil()).decode().strip()
        except (OSError, EOFError, RuntimeError) as fault:  # the last: uvloop has noticed first
            log.error("the scribe has gone: %s", fault)
            await self.close()
            raise ScribeGone(str(fault)) from None
        if answer:
            kind, _, why = answer.partition(": ")
            raise getattr(sqlite3, kind)(why)

    async def close(self) -> None:
        process, self._process = self._process, None
        if process:
            self._hand.close()
            await asyncio.to_thread(process.wait)
            self._heard.close()
