"""When the collector of garbage looks at what: by the clock, and at most things once.

By itself Python looks whenever so many objects have come, and under load finds that most of them are just being used.
"""

import asyncio
import gc
import time

PAUSE = 0.25  # seconds: what has come in so little time is looked at quickly
EVERYTHING = 60.0  # seconds, at least, after which what is old is looked at, too
SHARE = 1000  # and as many times as long as that took: few wait for it


async def collect() -> None:
    """Goes on for as long as the server runs."""
    gc.disable()
    try:
        due = time.monotonic() + EVERYTHING
        while True:
            await asyncio.sleep(PAUSE)
            began = time.monotonic()
            if began < due:
                gc.collect(1)  # what is still there is old from now on
            else:
                gc.collect()
                now = time.monotonic()
                due = now + max(EVERYTHING, SHARE * (now - began))
    finally:
        gc.enable()
