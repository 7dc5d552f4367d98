"""Guests: a signed cookie says who somebody is, and what they are called."""

import secrets
from typing import Any

from itsdangerous import BadSignature, Serializer, URLSafeSerializer
from itsdangerous.encoding import base64_encode
from msgspec import Struct

COOKIE = "sobremesa"
YEAR = 365 * 24 * 3600


class Guest(Struct, frozen=True):
    id: str
    name: str | None = None  # used last
    generation: int = 0  # of the account's password that this cookie was given for


class Signer(URLSafeSerializer):
    """So little is not worth compressing."""

    def dump_payload(self, data: Any) -> bytes:
        return base64_encode(Serializer.dump_payload(self, data))


class Guests:
    def __init__(self, key: str):
        self._signer = Signer(key, salt="guest")
        self.generations: dict[str, int] = {}  # of accounts whose password was changed

    def read(self, cookie: str | None) -> Guest | None:
        """Whoever the cookie says; nobody where it is not ours, or older than a change of the password."""
        if not cookie:
            return None
        try:
            guest, name, *more = self._signer.loads(cookie)
            found = Guest(str(guest), None if name is None else str(name), int(more[0]) if more else 0)
            return found if found.generation >= self.generations.get(found.id, 0) else None
        except (BadSignature, TypeError, ValueError):
            return None

    def cookie(self, guest: Guest) -> str:
        return str(self._signer.dumps([guest.id, guest.name, guest.generation]))


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(16))


def cookie_in(header: str | None) -> str | None:
    """Our cookie's value in a Cookie header."""
    pairs = (part.strip().partition("=") for part in (header or "").split(";"))
    return next((value.strip('"') for name, _, value in pairs if name == COOKIE), None)
