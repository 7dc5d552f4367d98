"""Clocks: how long a seat may think. Pure sums over *served* time, which stands still while no server runs.

A bot keeps the seat warm of those who run out of time, or are gone from a live table, until they return.
"""

from collections.abc import Sequence, Set

from msgspec import Struct

from .. import wire
from ..refusals import Refused

BOUNDS = {"move": (5, 3600), "total": (30, 4 * 3600), "slow": (3600, 14 * 24 * 3600)}  # seconds
LEAST = 10.0  # seconds for each question once the total is used up


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's clock."""

    left: float  # seconds, when it last began or stopped to run
    since: float | None = None  # the served time since which it runs; None: it stands still

    def at(self, now: float) -> float:
        return self.left if self.since is None else self.left - (now - self.since)

    @property
    def due(self) -> float | None:
        return None if self.since is None else self.since + self.left


def checked(clock: wire.Clock | None) -> wire.Clock | None:
    if clock is not None:
        least, most = BOUNDS[clock.kind]
        if not least <= clock.seconds <= most:
            raise Refused("bad-clock", least=least, most=most)
    return clock


def wound(clock: wire.Clock | None, seats: int) -> tuple[Hand, ...]:
    """The clocks before the game; none where none was agreed."""
    return (Hand(float(clock.seconds)),) * seats if clock else ()


def after(
    clock: wire.Clock | None, hands: Sequence[Hand], running: Set[int], fresh: Set[int], now: float
) -> tuple[Hand, ...]:
    """The clocks once the seats in `running` think, those in `fresh` about a new question."""
    if clock is None:
        return ()
    changed = []
    for seat, hand in enumerate(hands):
        if seat not in running:
            changed.append(Hand(max(hand.at(now), 0.0)))
        elif seat in fresh:
            left = max(hand.at(now), LEAST) if clock.kind == "total" else float(clock.seconds)
            changed.append(Hand(left, now))
        else:
            changed.append(hand if hand.since is not None else Hand(hand.left, now))
    return tuple(changed)


def next_due(hands: Sequence[Hand]) -> float | None:
    return min((hand.due for hand in hands if hand.due is not None), default=None) if hands else None


def shown(hands: Sequence[Hand], now: float) -> list[wire.SeatClock]:
    return [wire.SeatClock(round(max(hand.at(now), 0.0), 1), hand.since is not None) for hand in hands]
