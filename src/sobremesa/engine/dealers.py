"""Who answers chance. A seeded dealer by itself, always the same; a fair one by itself, so that nobody can choose what
comes and all can check it afterwards; a manual one never: a person types it in."""

import hashlib
import hmac
from collections.abc import Sequence
from functools import lru_cache

EVERY = 2**256  # numbers that a digest may be


def below(total: int, key: bytes, message: bytes) -> int:
    """A number from HMAC-SHA256, without bias: those beyond the last full range are drawn again."""
    limit = EVERY - EVERY % total
    attempt = 0
    while True:
        number = int.from_bytes(hmac.digest(key, message + b"|%d" % attempt, hashlib.sha256))
        if number < limit:
            return number % total
        attempt += 1


class Seeded:
    """The n-th chance of a match depends on the seed and n alone, so that undo and replay meet the same cards."""

    def __init__(self, seed: int):
        self.seed = seed
        self._key = b"sobremesa seed %d" % seed

    def draw(self, count: int, total: int) -> int:
        """A number below the total: where on the outcomes, laid side by side by their weights, chance falls."""
        return below(total, self._key, b"%d" % count)

    def data(self) -> dict:
        return {"dealer": "seeded", "seed": self.seed}


class Fair:
    """Commit and reveal (docs/promises.md): the secret's hash was shown before the seats added their contributions.

    `count` is how many outcomes this match has ever asked for: it does not go back when something is taken back.
    """

    def __init__(self, secret: str, table: str, contributions: Sequence[str | None]):
        self.secret = secret
        self.table = table
        self.contributions = list(contributions)  # of each seat; None: it sent none
        self._key, given = bytes.fromhex(secret), ",".join(each or "" for each in contributions)
        self._message = f"{given}|{table}|".encode()

    def draw(self, count: int, total: int) -> int:
        return below(total, self._key, self._message + b"%d" % count)

    def data(self) -> dict:
        shown = {"commitment": commitment(self.secret), "secret": self.secret, "table": self.table}
        return {"dealer": "fair", **shown, "contributions": self.contributions}


@lru_cache(maxsize=1000)
def commitment(secret: str) -> str:
    """What is shown of a secret before it is used."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Manual:
    """Waits for `Match.deal`."""

    def data(self) -> dict:
        return {"dealer": "manual"}


Dealer = Seeded | Fair | Manual
