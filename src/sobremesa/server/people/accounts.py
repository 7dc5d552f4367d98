"""Accounts: a guest with a name of their own, a password and a recovery code."""

import hashlib
import secrets
import time
import unicodedata

import argon2

from .. import names
from ..refusals import Refused
from ..stores.store import Account, Accounts, Duplicate

LEAST, MOST = 8, 200  # characters of a password
RECOVERY = 20  # letters of a recovery code, 83 bits

hasher = argon2.PasswordHasher()
NOBODYS = hasher.hash(secrets.token_hex())  # what is checked where there is no such account: it takes as long


def key_of(name: str) -> str:
    """Names that look alike to people are the same account. Nobody has a name so long as what is cut off."""
    return unicodedata.normalize("NFKC", name[: names.LONGEST_TYPED]).casefold()


def new_recovery() -> str:
    letters = "".join(secrets.choice(names.CODE_LETTERS) for _ in range(RECOVERY))
    return "-".join(letters[i : i + 5] for i in range(0, RECOVERY, 5))


def recovery_hash(typed: str) -> str:
    """A code of so many letters needs no slow hash."""
    return hashlib.sha256("".join(typed[: 4 * RECOVERY].upper().split()).replace("-", "").encode()).hexdigest()


def checked_password(password: str) -> str:
    if not LEAST <= len(password) <= MOST:
        raise Refused("bad-password", least=LEAST, most=MOST)
    return password


def fits(stored: str, password: str) -> bool:
    """Slow on purpose: never on the event loop."""
    try:
        return hasher.verify(stored, password[: MOST + 1])
    except argon2.exceptions.VerificationError:
        return False


async def named(store: Accounts, typed: str) -> Account | None:
    """The account of a name as people type it. What cannot be a name is nobody's, and is not looked for."""
    try:
        return await store.account_named(key_of(names.clean_name(typed)))
    except Refused:
        return None


async def add(store: Accounts, guest: str, name: str, password: str) -> str:
    """A new account for a guest; returns its recovery code, which is shown this once. The password comes hashed."""
    if await store.account_of(guest):
        raise Refused("have-account")
    code = new_recovery()
    try:
        await store.add_account(Account(guest, name, key_of(name), password, recovery_hash(code), 0, time.time()))
    except Duplicate:
        raise Refused("name-taken") from None
    return code


async def renew(store: Accounts, guest: str, password: str) -> tuple[str, int]:
    """Another password, and with it another recovery code and generation: other devices have to log in again."""
    code = new_recovery()
    return code, await store.set_password(guest, password, recovery_hash(code))


async def reset(store: Accounts, name: str) -> str:
    """For somebody who has lost both: another recovery code, which the administrator hands over."""
    account = await named(store, name)
    if account is None:
        raise Refused("no-such-account", name=name)
    code = new_recovery()
    await store.set_recovery(account.guest, recovery_hash(code))
    return code
