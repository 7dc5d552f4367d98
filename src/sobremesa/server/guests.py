"""Guests: a signed cookie says who somebody is, and what they are called."""

import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct

COOKIE = "sobremesa"
YEAR = 365 * 24 * 3600


class Guest(Struct, frozen=True):
    id: str
    name: str | None = None  # used last


class Guests:
    def __init__(self, key: str):
        self._signer = URLSafeSerializer(key, salt="guest")

    def read(self, cookie: str | None) -> Guest | None:
        """Whoever the cookie says; nobody where it is not ours."""
        try:
            guest, name = self._signer.loads(cookie or "")
            return Guest(str(guest), None if name is None else str(name))
        except (BadSignature, TypeError, ValueError):
            return None

    def cookie(self, guest: Guest) -> str:
        return str(self._signer.dumps([guest.id, guest.name]))


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(16))


def cookie_in(header: str | None) -> str | None:
    """Our cookie's value in a Cookie header."""
    pairs = (part.strip().partition("=") for part in (header or "").split(";"))
    return next((value.strip('"') for name, _, value in pairs if name == COOKIE), None)
