"""Accounts, as they are stored: a guest with a name of their own, a password and a recovery code. Each function works
inside a transaction that is open; the server and the command line use the same."""

import hashlib
import secrets
import time
import unicodedata
from typing import Any

import argon2
import sqlalchemy as sa

from . import names, schema
from .refusals import Refused

LEAST, MOST = 8, 200  # characters of a password
RECOVERY = 20  # letters of a recovery code, 83 bits

hasher = argon2.PasswordHasher()
NOBODYS = hasher.hash(secrets.token_hex())  # what is checked where there is no such account: it takes as long


def key_of(name: str) -> str:
    """Names that look alike to people are the same account."""
    return unicodedata.normalize("NFKC", name).casefold()


def new_recovery() -> str:
    letters = "".join(secrets.choice(names.CODE_LETTERS) for _ in range(RECOVERY))
    return "-".join(letters[i : i + 5] for i in range(0, RECOVERY, 5))


def recovery_hash(typed: str) -> str:
    """A code of so many letters needs no slow hash."""
    return hashlib.sha256("".join(typed.upper().split()).replace("-", "").encode()).hexdigest()


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


def named(connection: sa.Connection, name: str) -> Any | None:
    return connection.execute(sa.select(schema.accounts).where(schema.accounts.c.key == key_of(name))).one_or_none()


def of_guest(connection: sa.Connection, guest: str) -> Any | None:
    return connection.execute(sa.select(schema.accounts).where(schema.accounts.c.guest == guest)).one_or_none()


def add(connection: sa.Connection, guest: str, name: str, password: str) -> str:
    """A new account for a guest; returns its recovery code, which is shown this once. The password comes hashed."""
    if of_guest(connection, guest):
        raise Refused("have-account")
    if named(connection, name):
        raise Refused("name-taken")
    code = new_recovery()
    row = {"guest": guest, "name": name, "key": key_of(name), "password": password, "generation": 0}
    connection.execute(sa.insert(schema.accounts).values(**row, recovery=recovery_hash(code), made=time.time()))
    return code


def renew(connection: sa.Connection, guest: str, password: str) -> tuple[str, int]:
    """Another password, and with it another recovery code and generation: other devices have to log in again."""
    code, accounts = new_recovery(), schema.accounts
    generation = connection.execute(
        sa.update(accounts)
        .where(accounts.c.guest == guest)
        .values(password=password, recovery=recovery_hash(code), generation=accounts.c.generation + 1)
        .returning(accounts.c.generation)
    ).scalar_one()
    return code, generation


def reset(connection: sa.Connection, name: str) -> str:
    """For who has lost both: another recovery code, to be handed over by whoever runs the server."""
    account = named(connection, name)
    if account is None:
        raise Refused("no-such-account", name=name)
    code = new_recovery()
    accounts = schema.accounts
    connection.execute(
        sa.update(accounts).where(accounts.c.guest == account.guest).values(recovery=recovery_hash(code))
    )
    return code


def remove(connection: sa.Connection, guest: str) -> None:
    connection.execute(sa.delete(schema.accounts).where(schema.accounts.c.guest == guest))


def generations(connection: sa.Connection) -> dict[str, int]:
    """Of the accounts whose password was ever changed: older cookies of theirs do not count."""
    accounts = schema.accounts
    rows = connection.execute(sa.select(accounts.c.guest, accounts.c.generation).where(accounts.c.generation > 0))
    return {row.guest: row.generation for row in rows}


def tables_of(connection: sa.Connection, guest: str, most: int | None = None) -> list[Any]:
    """The tables where a guest sits, the one moved last first."""
    tables, seats = schema.tables, schema.seats
    columns = (tables.c.code, tables.c.game, tables.c.phase, tables.c.waiting, tables.c.paused, tables.c.moved)
    query = sa.select(*columns, seats.c.seat).join(seats, seats.c.code == tables.c.code).where(seats.c.guest == guest)
    return list(connection.execute(query.order_by(tables.c.moved.desc()).limit(most)))


def names_at(connection: sa.Connection, codes: list[str]) -> dict[str, list[str | None]]:
    seats = schema.seats
    query = sa.select(seats.c.code, seats.c.name).where(seats.c.code.in_(codes)).order_by(seats.c.code, seats.c.seat)
    found: dict[str, list[str | None]] = {code: [] for code in codes}
    for row in connection.execute(query):
        found[row.code].append(row.name)
    return found


def left_by(connection: sa.Connection, guest: str) -> list[str]:
    """The tables that remember that a guest gave a seat up there."""
    tables = schema.tables
    return list(connection.execute(sa.select(tables.c.code).where(tables.c.gone.contains(guest))).scalars())
