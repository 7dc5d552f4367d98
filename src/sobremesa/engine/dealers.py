"""Who answers chance. A seeded dealer by itself, always the same; a fair one by itself, so that nobody can choose what
comes and all can check it afterwards; a manual one never: a person types it in."""

import hashlib
import hmac
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

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


class Voided(NamedTuple):
    """Deals that were never made: a seat that had pledged itself did not open its contribution in time."""

    commitment: str
    pledges: list[str | None]  # of each seat
    unopened: list[int]  # the seats that did not open; they add nothing from then on

    def data(self) -> dict:
        return self._asdict()


class Fair:
    """Commit and reveal (docs/promises.md): the secret's hash was shown before the seats pledged themselves to their
    contributions, and all pledges were shown before the first contribution was opened.

    `count` is how many outcomes this match has ever asked for: it does not go back when something is taken back.
    """

    def __init__(
        self,
        secret: str,
        table: str,
        contributions: Sequence[str | None],
        pledged: bool = True,
        voided: Sequence[Voided] = (),
    ):
        self.secret = secret
        self.table = table
        self.contributions = list(contributions)  # of each seat; None: it sent none
        self.pledged = pledged  # older tables took contributions without pledges
        self.voided = list(voided)
        self._key, given = bytes.fromhex(secret), ",".join(each or "" for each in contributions)
        self._message = f"{given}|{table}|".encode()

    @property
    def pledges(self) -> list[str | None]:
        return [pledge(each) if each else None for each in self.contributions]

    def draw(self, count: int, total: int) -> int:
        return below(total, self._key, self._message + b"%d" % count)

    def data(self) -> dict:
        shown = {"commitment": commitment(self.secret), "secret": self.secret, "table": self.table}
        luck: dict = {"contributions": self.contributions}
        if self.pledged:
            luck["pledges"] = self.pledges
        if self.voided:
            luck["voided"] = [each.data() for each in self.voided]
        return {"dealer": "fair", **shown, **luck}


def pledge(contribution: str) -> str:
    """What a seat shows of its contribution before it opens it."""
    return hashlib.sha256(contribution.encode()).hexdigest()


@lru_cache(maxsize=1000)
def commitment(secret: str) -> str:
    """What is shown of a secret before it is used."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Manual:
    """Waits for `Match.deal`."""

    def data(self) -> dict:
        return {"dealer": "manual"}


Dealer = Seeded | Fair | Manual
