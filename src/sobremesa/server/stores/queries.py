"""What is asked of the SQLite database, each inside a transaction that is open; and its migrations."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from ..wire import MyTable
from .schema import accounts, entries, house, seats, tables
from .store import Account, Entry, Log, Summary

MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = {path.name.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")}
COLUMNS = [entries.c[name] for name in Entry.__struct_fields__]


def load(connection: sa.Connection, code: str) -> Log | None:
    connection.exec_driver_sql("BEGIN")  # as of one moment: the driver begins by itself only where it writes
    table = connection.execute(sa.select(tables.c.secret, tables.c.digest).where(tables.c.code == code)).one_or_none()
    return Log(table.secret, table.digest, since(connection, code, 0)) if table else None


def since(connection: sa.Connection, code: str, seq: int) -> list[Entry]:
    query = sa.select(*COLUMNS).where(entries.c.code == code, entries.c.seq > seq).order_by(entries.c.seq)
    return [Entry(*row) for row in connection.execute(query)]


def length(connection: sa.Connection, code: str) -> int:
    query = sa.select(sa.func.max(entries.c.seq)).where(entries.c.code == code)
    return int(connection.execute(query).scalar() or 0)


def seq_of(connection: sa.Connection, code: str, entry: Entry) -> int | None:
    """Where the log has the end of the command that this entry ends."""
    where = (entries.c.code == code, entries.c.sender == entry.sender, entries.c.id == entry.id)
    return None if entry.id is None else connection.execute(sa.select(entries.c.seq).where(*where)).scalar()


def served(connection: sa.Connection) -> float:
    """How long these tables have been served, as was noted last."""
    return float(connection.execute(sa.select(house.c.served)).scalar() or 0)


def last_moved(connection: sa.Connection) -> float:
    """When something last happened at any table."""
    return float(connection.execute(sa.select(sa.func.max(tables.c.moved))).scalar() or 0)


def unfinished(connection: sa.Connection, guest: str) -> int:
    query = sa.select(sa.func.count()).select_from(tables.join(seats, seats.c.code == tables.c.code))
    return int(connection.execute(query.where(seats.c.guest == guest, tables.c.phase != "over")).scalar() or 0)


def overdue(connection: sa.Connection, now: float) -> list[str]:
    return list(connection.execute(sa.select(tables.c.code).where(tables.c.due <= now)).scalars())


def summaries(connection: sa.Connection) -> list[Summary]:
    people = sa.select(sa.func.count()).where(seats.c.code == tables.c.code, seats.c.person).scalar_subquery()
    last = sa.select(sa.func.max(entries.c.served)).where(entries.c.code == tables.c.code).scalar_subquery()
    columns = (tables.c.code, tables.c.game, tables.c.phase, people, tables.c.made, tables.c.moved, last)
    return [Summary(*row) for row in connection.execute(sa.select(*columns).order_by(tables.c.moved.desc()))]


def tables_of(connection: sa.Connection, guest: str, most: int | None = None) -> list[MyTable]:
    query = sa.select(tables, seats.c.seat).join(seats, seats.c.code == tables.c.code).where(seats.c.guest == guest)
    rows = connection.execute(query.order_by(tables.c.moved.desc()).limit(most)).all()
    names = names_at(connection, [row.code for row in rows])
    return [
        MyTable(
            row.code,
            row.game,
            row.phase,
            row.seat,
            names[row.code],
            row.phase == "playing" and not row.paused and bool(row.waiting >> row.seat & 1),
            row.moved,
        )
        for row in rows
    ]


def names_at(connection: sa.Connection, codes: Sequence[str]) -> dict[str, list[str | None]]:
    query = sa.select(seats.c.code, seats.c.name).where(seats.c.code.in_(codes)).order_by(seats.c.code, seats.c.seat)
    found: dict[str, list[str | None]] = {code: [] for code in codes}
    for row in connection.execute(query):
        found[row.code].append(row.name)
    return found


def left_by(connection: sa.Connection, guest: str) -> list[str]:
    return list(connection.execute(sa.select(tables.c.code).where(tables.c.gone.contains(guest))).scalars())


def account_of(connection: sa.Connection, guest: str) -> Account | None:
    return account(connection, accounts.c.guest == guest)


def account_named(connection: sa.Connection, key: str) -> Account | None:
    return account(connection, accounts.c.key == key)


def account(connection: sa.Connection, where: Any) -> Account | None:
    row = connection.execute(sa.select(accounts).where(where)).one_or_none()
    return Account(**row._mapping) if row else None


def generation(connection: sa.Connection, guest: str) -> int:
    return connection.execute(sa.select(accounts.c.generation).where(accounts.c.guest == guest)).scalar() or 0


def add_account(connection: sa.Connection, account: Account) -> None:
    connection.execute(sa.insert(accounts).values(**msgspec.structs.asdict(account)))


def set_password(connection: sa.Connection, guest: str, password: str, recovery: str) -> int:
    values = {"password": password, "recovery": recovery, "generation": accounts.c.generation + 1}
    change = sa.update(accounts).where(accounts.c.guest == guest).values(**values).returning(accounts.c.generation)
    return int(connection.execute(change).scalar_one())


def set_recovery(connection: sa.Connection, guest: str, recovery: str) -> None:
    connection.execute(sa.update(accounts).where(accounts.c.guest == guest).values(recovery=recovery))


def remove_account(connection: sa.Connection, guest: str) -> None:
    connection.execute(sa.delete(accounts).where(accounts.c.guest == guest))


def erase(connection: sa.Connection, guest: str) -> None:
    where = (entries.c.kind.in_(["made", "change"]), entries.c.text.contains(guest, autoescape=True))
    for code in connection.execute(sa.select(entries.c.code).where(*where).distinct()).scalars().all():
        query = sa.select(entries.c.seq, entries.c.text).where(entries.c.code == code, where[0])
        facts = {row.seq: json.loads(row.text) for row in connection.execute(query)}
        places = [place for each in facts.values() for place in each.get("places", [])]
        tokens = {place["token"] for place in places if place["guest"] == guest}  # also under another guest's id
        for place in places:
            if place["guest"] == guest or (place["token"] is not None and place["token"] in tokens):
                place |= {"name": None, "guest": None}
        for each in facts.values():
            each.get("gone", {}).pop(guest, None)
        for seq, each in facts.items():
            changed = sa.update(entries).where(entries.c.code == code, entries.c.seq == seq)
            connection.execute(changed.values(text=json.dumps(each, separators=(",", ":"), ensure_ascii=False)))


# Migrations


def migrate(engine: sa.Engine) -> None:
    """Brings the database to the newest form. (Alembic is slow to import, so only when there is something to do.)"""
    with engine.begin() as connection:
        if is_newest(connection):
            return
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # all of it or nothing: the driver would not begin by itself
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_newest(connection: sa.Connection) -> bool:
    """Whether the last migration has been made."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    made = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return bool(made == max(REVISIONS))
