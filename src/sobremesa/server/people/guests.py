"""Guests: a signed cookie says who somebody is, and what they are called."""

import hmac
import secrets
from base64 import urlsafe_b64encode

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct

COOKIE = "sobremesa"
YEAR = 365 * 24 * 3600


class Guest(Struct, frozen=True):
    id: str
    name: str | None = None  # used last
    generation: int = 0  # of the account's password that this cookie was given for


class Guests:
    def __init__(self, key: str):
        self.secret = key
        self._signer = URLSafeSerializer(key, salt="guest")
        self._key = key.encode()

    def read(self, cookie: str | None) -> Guest | None:
        """The guest that a cookie names; None where the cookie is not ours."""
        if not cookie:
            return None
        try:
            guest, name, *more = self._signer.loads(cookie)
            return Guest(str(guest), None if name is None else str(name), int(more[0]) if more else 0)
        except (BadSignature, TypeError, ValueError):
            return None

    def cookie(self, guest: Guest) -> str:
        return str(self._signer.dumps([guest.id, guest.name, guest.generation]))

    def token(self, *command: str | None) -> str:
        """A new secret; of a command that has an id, the same when it is sent again."""
        if None in command:
            return secrets.token_urlsafe(24)
        digest = hmac.digest(self._key, msgspec.json.encode(["token", *command]), "sha256")
        return urlsafe_b64encode(digest[:24]).decode()


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(16))


def cookie_in(header: str | None) -> str | None:
    """Our cookie's value in a Cookie header."""
    pairs = (part.strip().partition("=") for part in (header or "").split(";"))
    return next((value.strip('"') for name, _, value in pairs if name == COOKIE), None)
