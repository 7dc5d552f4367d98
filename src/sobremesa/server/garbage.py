"""When the collector of garbage looks at what: by the clock, and at each thing once.

By itself Python looks whenever so many objects have come, and under load finds that most of them are just being used.
"""

import asyncio
import gc

PAUSE = 0.25  # seconds: what has come in so little time is looked at quickly


async def collect() -> None:
    """Goes on for as long as the server runs."""
    gc.disable()
    try:
        while True:
            await asyncio.sleep(PAUSE)
            gc.collect(1)  # what is still there is old from now on
    finally:
        gc.enable()


class Old:
    """Tables that were put away are old garbage. To find it all tables are looked at, so it is worth it only once as
    many have gone as are left."""

    def __init__(self) -> None:
        self.gone = 0

    def went(self, tables: int, left: int) -> None:
        self.gone += tables
        if self.gone > left:
            self.gone = 0
            gc.collect()
