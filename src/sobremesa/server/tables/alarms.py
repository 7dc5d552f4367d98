"""What happens at a table when time has passed: each alarm posts a command, like anybody else."""

import asyncio
from typing import TYPE_CHECKING

from . import clocks, commands
from .commands import Command
from .folding import State

if TYPE_CHECKING:
    from .table import Table

DAY = 24 * 3600  # seconds


class Alarms:
    """Those of one table."""

    def __init__(self, table: "Table"):
        self.table = table
        self._clock: asyncio.TimerHandle | None = None
        self._others: set[asyncio.TimerHandle] = set()

    def watch_clocks(self) -> None:
        """Rings when the next seat runs out of time."""
        if self._clock:
            self._clock.cancel()
            self._clock = None
        due = clocks.next_due(self.table.state.facts.hands)
        if due is not None and not self.table.closing and self.table.leads:
            wait = min(max(due - self.table.room.store.now(), 0) + 0.01, DAY)
            self._clock = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.table.send(commands.TimeOut())
        self._clock = asyncio.get_running_loop().call_later(1, self.watch_clocks)  # should it have rung too soon

    def wait_for_luck(self) -> None:
        """Once a game has begun, or was read anew, the deals wait a while for pledges, then for their opening."""
        now = self.table.state.facts
        if waits_for_luck(self.table.state) and now.phase != "over" and self.table.leads:
            closing = commands.CloseLuck(pledged=now.pledged, voided=len(now.voided))
            self._later(self.table.room.patience, closing)

    def miss(self, seat: int) -> None:
        """Somebody may be gone: at a live table a bot keeps their seat warm, a while from now."""
        now = self.table.state.facts
        if now.clock and now.clock.kind != "slow" and not self.table.audience.is_connected(seat):
            self._later(self.table.room.gone, commands.Gone(seat=seat, token=now.places[seat].token))

    def _later(self, seconds: float, command: Command) -> None:
        def send() -> None:
            self._others.discard(timer)
            if not (isinstance(command, commands.Gone) and self.table.audience.is_connected(command.seat)):
                self.table.send(command)

        timer = asyncio.get_running_loop().call_later(seconds, send)
        self._others.add(timer)

    def close(self) -> None:
        for timer in [*self._others, *([self._clock] if self._clock else [])]:
            timer.cancel()


def waits_for_luck(state: State) -> bool:
    """Whether the seats may still add to the deals of a game that has begun."""
    return state.match is not None and state.facts.luck is None and state.facts.secret is not None


def luck_stage(state: State) -> tuple[bool, bool, int]:
    """How far the seats have come with what they add to the deals."""
    return state.match is not None, state.facts.pledged, len(state.facts.voided)
