"""Who answers chance. A seeded dealer by itself, always the same; a fair one by itself, so that nobody can choose what
comes and all can check it afterwards; a manual one never: a person types it in."""

import hashlib
import hmac
from collections.abc import Sequence

EVERY = 2**256  # numbers that a digest may be


def draw(key: bytes, message: bytes, weights: Sequence[int]) -> int:
    """An outcome by its weight, from HMAC-SHA256, without bias: numbers beyond the last full range are drawn again."""
    total = sum(weights)
    limit = EVERY - EVERY % total
    attempt = 0
    while True:
        number = int.from_bytes(hmac.digest(key, message + b"|%d" % attempt, hashlib.sha256))
        if number < limit:
            break
        attempt += 1
    left = number % total
    for outcome, weight in enumerate(weights):
        if left < weight:
            return outcome
        left -= weight
    raise ValueError("chance without an outcome")


class Seeded:
    """The n-th chance of a match depends on the seed and n alone, so that undo and replay meet the same cards."""

    def __init__(self, seed: int):
        self.seed = seed

    def draw(self, count: int, weights: Sequence[int]) -> int:
        return draw(b"sobremesa seed %d" % self.seed, b"%d" % count, weights)

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

    def draw(self, count: int, weights: Sequence[int]) -> int:
        given = ",".join(each or "" for each in self.contributions)
        return draw(bytes.fromhex(self.secret), f"{given}|{self.table}|{count}".encode(), weights)

    def data(self) -> dict:
        shown = {"commitment": commitment(self.secret), "secret": self.secret, "table": self.table}
        return {"dealer": "fair", **shown, "contributions": self.contributions}


def commitment(secret: str) -> str:
    """What is shown of a secret before it is used."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Manual:
    """Waits for `Match.deal`."""

    def data(self) -> dict:
        return {"dealer": "manual"}


Dealer = Seeded | Fair | Manual
