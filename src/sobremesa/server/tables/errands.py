"""What whoever runs the server may do to its tables."""

import time

import msgspec

from ..stores.store import Summary
from .commands import End
from .room import Room

DAY = 24 * 3600
KEPT_DAYS = {"lobby": 7, "over": 90, "playing": 180}  # since something last happened there


class Report(msgspec.Struct, frozen=True):
    """What an errand of the administrator found or did."""

    tables: list[Summary]
    code: str | None = None  # a new recovery code


async def tables(room: Room) -> Report:
    return Report(await room.store.summaries())


async def end(room: Room, code: str) -> Report:
    """Ends a game as if all had agreed to."""
    table = await room.table(code)
    await table.ask(End())
    return Report([each for each in await room.store.summaries() if each.code == table.code])


async def sweep(room: Room, only_say: bool = False) -> Report:
    """Forgets tables where nothing has happened for long: see KEPT_DAYS."""
    now = time.time()
    old = [
        each
        for each in await room.store.summaries()
        if each.moved < now - KEPT_DAYS[each.phase] * DAY and each.code not in room.live
    ]
    if old and not only_say:
        await room.store.forget([each.code for each in old])
    return Report(old)
