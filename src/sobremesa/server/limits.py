"""How much anybody may ask for: token buckets, one for each socket, each who asks and each address."""

import hashlib
import hmac
import ipaddress
import time
from collections.abc import Callable, Hashable
from functools import lru_cache

from msgspec import Struct

MESSAGE_BYTES = 4096  # a socket's message, or a request's body
HEAD_BYTES = 16384  # of a request
TABLE_BYTES = 65536  # of a wish for a table, which may bring a file
GONE = 30.0  # seconds after which somebody who left a live table is gone
PATIENCE = 50  # messages beyond the limit before a socket is closed


class Rate(Struct, frozen=True):
    burst: float
    per_second: float


NAME_TRIES = Rate(burst=8, per_second=1 / 60)  # wrong ones, at one account's password from one address
WRONG_SECONDS = 0.1  # that the answer to a wrong code takes, at least
TALK = Rate(burst=4, per_second=0.4)  # of one seat


class Limits(Struct, frozen=True):
    socket: Rate = Rate(burst=40, per_second=10)
    address: Rate = Rate(burst=400, per_second=60)
    asker: Rate = Rate(burst=200, per_second=20)  # of one guest or seat
    door: Rate = Rate(burst=12, per_second=1 / 20)  # of an address, for what asks for a password or a code
    making: Rate = Rate(burst=60, per_second=1 / 10)  # of an address, new tables
    tables: int = 60  # of a guest, whose games are not over
    wrong_codes: Rate = Rate(burst=20, per_second=1 / 5)  # of an address
    wrong_codes_in_all: Rate = Rate(burst=1000, per_second=2)  # beyond which an address has three
    received: Rate = Rate(burst=128_000, per_second=64_000)  # bytes of an address; of a connection from this computer
    lag: float = 0.15  # seconds that the event loop is late, beyond which newcomers are sent away
    connections: int = 8000
    connections_each: int = 200  # of an address
    request_seconds: float = 20  # for a head or a body to come in whole


MUCH = Rate(1e9, 1e9)
# Nobody reaches these: what a measurement does is no attack
UNLIMITED = Limits(
    socket=MUCH,
    address=MUCH,
    asker=MUCH,
    door=MUCH,
    making=MUCH,
    tables=10**9,
    wrong_codes=MUCH,
    wrong_codes_in_all=MUCH,
    received=MUCH,
    lag=1e9,
    connections=10**6,
    connections_each=10**6,
)

LOCAL = {"127.0.0.1", "::1"}  # this computer: a proxy on it asks for many people, so that no address is counted


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the first half, which is what a household has."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address) or found.is_loopback:
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))


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

    def can_take(self, cost: float = 1) -> bool:
        self.take(0)
        return self.left >= cost

    def spend(self, cost: float) -> bool:
        """Takes as long as anything is left: what costs more than that is owed."""
        if not self.take(0):
            return False
        self.left -= cost
        return True

    def owe(self, cost: float) -> None:
        self.left -= max(cost, 0.0)

    @property
    def wait(self) -> float:
        """Seconds until something is left."""
        return max(0.0, -self.left / self.rate.per_second)

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
        self._forgot = 0.0

    def __getitem__(self, key: Hashable) -> Bucket:
        if key not in self.buckets:
            if len(self.buckets) >= self.MANY and time.monotonic() > self._forgot + 1:  # it takes a while
                self.forget()
            self.buckets[key] = Bucket(self.rate)
        return self.buckets[key]

    def take(self, key: Hashable, cost: float = 1) -> bool:
        return self[key].take(cost)

    def forget(self) -> None:
        """Those that have filled up, and with them the addresses."""
        self._forgot = time.monotonic()
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}


class SharedBuckets(Buckets):
    """What guards secrets is counted by all nodes together: each tells the others what was taken. They hear of a key
    only its hash, by a secret that all nodes have, so that nobody's address goes through the database."""

    def __init__(self, rate: Rate, name: str, secret: str):
        super().__init__(rate)
        self.name = name
        self.spread: Callable[..., None] = lambda *_: None  # tells the others
        self._secret = secret.encode()

    def _digest(self, key: Hashable) -> str:
        return hmac.digest(self._secret, repr(key).encode(), hashlib.sha256).hex()[:16]

    def can_take(self, key: Hashable, cost: float = 1) -> bool:
        return self[self._digest(key)].can_take(cost)

    def take(self, key: Hashable, cost: float = 1) -> bool:
        digest = self._digest(key)
        taken = self[digest].take(cost)
        if taken:
            self.spread("spent", self.name, digest, cost)
        return taken

    def hear(self, digest: str, cost: float) -> None:
        """Another node has let somebody have so much."""
        self[digest].take(cost)
