"""How much anybody may ask for: token buckets, one for each socket, each who asks and each address."""

import time
from collections.abc import Hashable

from msgspec import Struct

MESSAGE_BYTES = 4096  # a socket's message, or a request's body
TABLE_BYTES = 65536  # of a wish for a table, which may bring a file
GONE = 30.0  # seconds after which somebody who left a live table is gone
PATIENCE = 50  # messages beyond the limit before a socket is closed


class Rate(Struct, frozen=True):
    burst: float
    per_second: float


NAME_TRIES = Rate(burst=8, per_second=1 / 60)  # at one account's password, from wherever
TALK = Rate(burst=4, per_second=0.4)  # of one seat


class Limits(Struct, frozen=True):
    socket: Rate = Rate(burst=40, per_second=10)
    address: Rate = Rate(burst=400, per_second=60)
    asker: Rate = Rate(burst=200, per_second=20)  # of one guest or seat
    new_table: float = 5  # what making a table costs of these two
    door: Rate = Rate(burst=12, per_second=1 / 20)  # of an address, for what asks for a password or a code


class Bucket:
    def __init__(self, rate: Rate):
        self.rate = rate
        self.left = rate.burst
        self.seen = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.seen) * self.rate.per_second)
        self.seen = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    @property
    def full(self) -> bool:
        """Whether it has filled up since, so that a new one is as good."""
        return self.left + (time.monotonic() - self.seen) * self.rate.per_second >= self.rate.burst


class Buckets:
    """A bucket for each key; those that have filled up are forgotten."""

    MANY = 10_000

    def __init__(self, rate: Rate):
        self.rate = rate
        self.buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable, cost: float = 1) -> bool:
        if key not in self.buckets:
            if len(self.buckets) >= self.MANY:
                self.forget()
            self.buckets[key] = Bucket(self.rate)
        return self.buckets[key].take(cost)

    def forget(self) -> None:
        """Those that have filled up, and with them the addresses."""
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}
