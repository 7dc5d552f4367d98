"""A table as a stream of lines, for programs that would rather read than hold a socket."""

import asyncio
from collections.abc import AsyncIterator

from ..tables.facts import Who
from ..tables.lines import Line
from ..tables.table import Table

NDJSON = "application/x-ndjson"
PULSE = 15  # seconds of silence after which an empty line says that the connection lives


async def listening(table: Table, who: Who, viewer: int | None) -> AsyncIterator[bytes]:
    """The messages that a socket would get, each a line of JSON, until one end hangs up."""
    wake = asyncio.Event()
    line = Line(who, viewer, wake.set)
    table.connect(line)
    try:
        while True:
            for message in line.take():
                yield message + b"\n"
            if line.over:
                return
            wake.clear()
            try:
                async with asyncio.timeout(PULSE):
                    await wake.wait()
            except TimeoutError:
                yield b"\n"
    finally:
        table.disconnect(line)
