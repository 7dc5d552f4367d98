"""What the administrator may do to tables."""

import logging

import msgspec

from ..stores.store import Summary
from .commands import End
from .room import Room

log = logging.getLogger(__name__)

DAY = 24 * 3600
KEPT_DAYS = {"lobby": 7, "over": 90, "playing": 180}  # of service, since something last happened there
MANY = 20  # tables, of which more than half are not swept without being asked


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
    """Forgets tables where nothing has happened for long: see KEPT_DAYS. It goes by the time that the tables have been
    served: a clock that is wrong by a year changes nothing."""
    now = room.store.now()
    old = [
        each
        for each in await room.store.summaries()
        if each.served < now - KEPT_DAYS[each.phase] * DAY and each.code not in room.live
    ]
    if old and not only_say:
        await room.store.forget([each.code for each in old])
    return Report(old)


async def sweep_by_itself(room: Room) -> None:
    """The same now and then; but where most tables would go, something is odd, and the administrator decides."""
    await room.store.note_time()
    old, count = await sweep(room, only_say=True), len(await room.store.summaries())
    if count >= MANY and len(old.tables) > count / 2:
        log.error("%s of %s tables would be swept: see sobremesa admin sweep --dry-run", len(old.tables), count)
        return
    await sweep(room)
    log.info("swept", extra={"tables": len(old.tables)})
