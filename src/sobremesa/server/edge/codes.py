"""Codes of tables, as people type them. Wrong ones are slowed down, so that nobody finds a table by trying."""

import asyncio
import time

from sobremesa.engine.options import shown

from .. import limits
from ..names import read_code
from ..refusals import Refused
from ..tables import facts
from ..tables.facts import Who
from ..tables.room import Room
from ..tables.table import Table

FEW = 3  # wrong ones that an address has left once too many came from all together


class Codes:
    def __init__(self, rates: limits.Limits, secret: str):
        self.each = limits.SharedBuckets(rates.wrong_codes, "codes", secret)
        self.all = limits.SharedBuckets(rates.wrong_codes_in_all, "all-codes", secret)

    async def table(self, room: Room, typed: str, who: Who, network: str) -> Table:
        """The table of a code. A wrong code, and one of a table that is closed to those who ask, get the same answer
        after the same time. Those who have tried too often get none, right or wrong, but to tables of their own."""
        began = time.monotonic()
        if not self._may_try(network) and not await sits_there(room, typed, who):
            raise Refused("too-fast")
        try:
            table = await room.table(typed)
        except Refused as refusal:
            if refusal.code != "no-such-table":
                raise
        else:
            if not is_closed(table.state.facts, who):
                return table
        self.each.take(network)
        self.all.take("all")
        await asyncio.sleep(max(0.0, began + limits.WRONG_SECONDS - time.monotonic()))
        raise Refused("no-such-table", typed=shown(typed))

    def _may_try(self, network: str) -> bool:
        return self.each.can_take(network, 1 if self.all.can_take("all") else self.each.rate.burst - FEW + 1)

    async def forget(self) -> None:
        self.each.forget()


async def sits_there(room: Room, typed: str, who: Who) -> bool:
    """Asked of the store by the guest alone, so that it takes as long whatever the code is."""
    if who.guest is None:
        return False
    return read_code(typed) in [table.code for table in await room.store.tables_of(who.guest)]


def is_closed(now: facts.Facts, who: Who) -> bool:
    """Whether the table is not for whoever asks: it is locked, nobody may watch, and they have no seat there."""
    if not now.locked or now.watch or now.phase == "over" or (who.guest or "") in now.gone:
        return False
    try:
        return facts.seat_of(now, who) is None
    except Refused:
        return True
