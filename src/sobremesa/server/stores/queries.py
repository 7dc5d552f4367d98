"""What is asked of the database, SQLite or PostgreSQL, each inside a transaction that is open; and its migrations."""

import json
import secrets
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from ..refusals import Refused
from ..wire import MyTable
from .schema import accounts, entries, house, keys, reminders, seats, tables, tickets
from .store import Account, Entry, Log, Reminder, Reported, Summary, Ticket

MIGRATING = 7_061_808_061  # the lock of PostgreSQL under which its form is changed
MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = {path.name.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")}
COLUMNS = [entries.c[name] for name in Entry.__struct_fields__]
ACCOUNT = [accounts.c[name] for name in Account.__struct_fields__]
TICKET = [tickets.c[name] for name in Ticket.__struct_fields__]


def load(connection: sa.Connection, codes: Sequence[str]) -> list[Log | None]:
    """By one statement, so as of one moment."""
    query = sa.select(tables.c.code, tables.c.secret, tables.c.digest, *COLUMNS)
    query = query.join(entries, entries.c.code == tables.c.code).where(tables.c.code.in_(codes))
    found: dict[str, Log] = {}
    for code, secret, digest, *entry in connection.execute(query.order_by(tables.c.code, entries.c.seq)):
        found.setdefault(code, Log(secret, digest, [])).entries.append(Entry(*entry))
    return [found.get(code) for code in codes]


def since(connection: sa.Connection, code: str, seq: int) -> list[Entry]:
    query = sa.select(*COLUMNS).where(entries.c.code == code, entries.c.seq > seq).order_by(entries.c.seq)
    return [Entry(*row) for row in connection.execute(query)]


def holds(connection: sa.Connection, code: str, expected: int, added: Sequence[Entry]) -> bool:
    """Whether a log goes on with these entries."""
    return bool(added) and since(connection, code, expected)[: len(added)] == list(added)


def length(connection: sa.Connection, code: str) -> int:
    query = sa.select(sa.func.max(entries.c.seq)).where(entries.c.code == code)
    return int(connection.execute(query).scalar() or 0)


def lengths(connection: sa.Connection, codes: Collection[str]) -> dict[str, int]:
    """How long the logs of these tables are; those that are no more are left out."""
    last = sa.select(sa.func.max(entries.c.seq)).where(entries.c.code == tables.c.code).scalar_subquery()
    query = sa.select(tables.c.code, last).where(tables.c.code.in_(codes))
    return {code: seq for code, seq in pairs(connection.execute(query)) if seq is not None}


def pairs(rows: Iterable[sa.Row]) -> Iterator[tuple[str, int]]:
    return ((row[0], row[1]) for row in rows)


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


def unfinished(connection: sa.Connection, guests: Sequence[str]) -> list[int]:
    count = sa.func.count(tables.c.code.distinct())  # several people may play at one browser
    query = sa.select(seats.c.guest, count).join(tables, seats.c.code == tables.c.code).group_by(seats.c.guest)
    found = dict(pairs(connection.execute(query.where(seats.c.guest.in_(guests), tables.c.phase != "over"))))
    return [found.get(guest, 0) for guest in guests]


def overdue(connection: sa.Connection, now: float) -> list[str]:
    return list(connection.execute(sa.select(tables.c.code).where(tables.c.due <= now)).scalars())


def summaries(connection: sa.Connection) -> list[Summary]:
    people = sa.select(sa.func.count()).where(seats.c.code == tables.c.code, seats.c.person).scalar_subquery()
    last = sa.select(sa.func.max(entries.c.served)).where(entries.c.code == tables.c.code).scalar_subquery()
    columns = (tables.c.code, tables.c.game, tables.c.phase, people, tables.c.made, tables.c.moved, last)
    return [Summary(*row) for row in connection.execute(sa.select(*columns).order_by(tables.c.moved.desc()))]


def tables_of(connection: sa.Connection, guest: str, most: int | None = None) -> list[MyTable]:
    query = sa.select(tables, seats.c.seat).join(seats, seats.c.code == tables.c.code).where(seats.c.guest == guest)
    found = connection.execute(query.order_by(tables.c.moved.desc(), seats.c.seat).limit(most)).all()
    mine: dict[str, int] = {}  # by code, the seats of all who play at this guest's browser, a bit each
    for row in found:
        mine[row.code] = mine.get(row.code, 0) | 1 << row.seat
    rows = list({row.code: row for row in reversed(found)}.values())[::-1]
    names = names_at(connection, [row.code for row in rows])
    return [
        MyTable(
            row.code,
            row.game,
            row.phase,
            row.seat,
            names[row.code],
            row.phase == "playing" and not row.paused and bool(row.waiting & mine[row.code]),
            row.moved,
        )
        for row in rows
    ]


def reports(connection: sa.Connection, codes: Sequence[str]) -> dict[str, Reported]:
    """The coach's reports of these tables: a fact among those that changed last."""
    told = entries.c.text.contains('"report"', autoescape=True)
    query = sa.select(entries.c.code, entries.c.text).where(entries.c.code.in_(codes), entries.c.kind == "change", told)
    rows = connection.execute(query.order_by(entries.c.code, entries.c.seq))
    found = {row.code: json.loads(row.text).get("report") for row in rows}
    moves = sa.select(entries.c.code, sa.func.max(entries.c.at)).group_by(entries.c.code)
    moves = moves.where(entries.c.code.in_(codes), entries.c.kind.in_(["move", "deal"]))
    ended = {row[0]: row[1] for row in connection.execute(moves)}
    return {code: Reported(report, ended.get(code, 0.0)) for code, report in found.items() if report}


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
    row = connection.execute(sa.select(*ACCOUNT).where(where)).one_or_none()
    return Account(**row._mapping) if row else None


def generations(connection: sa.Connection, guests: Sequence[str]) -> list[int]:
    query = sa.select(accounts.c.guest, accounts.c.generation).where(accounts.c.guest.in_(guests))
    found = dict(pairs(connection.execute(query)))
    return [found.get(guest, 0) for guest in guests]


def add_account(connection: sa.Connection, account: Account) -> None:
    connection.execute(sa.insert(accounts).values(**msgspec.structs.asdict(account)))


def set_password(connection: sa.Connection, guest: str, password: str, recovery: str) -> int:
    values: dict[str, Any] = {"password": password, "recovery": recovery, "renewed": clock(connection)}
    values["generation"] = accounts.c.generation + 1
    change = sa.update(accounts).where(accounts.c.guest == guest).values(**values).returning(accounts.c.generation)
    return int(connection.execute(change).scalar_one())


def set_recovery(connection: sa.Connection, guest: str, recovery: str) -> None:
    connection.execute(sa.update(accounts).where(accounts.c.guest == guest).values(recovery=recovery))


def remove_account(connection: sa.Connection, guest: str) -> None:
    connection.execute(sa.delete(accounts).where(accounts.c.guest == guest))


def renewed(connection: sa.Connection, seconds: float) -> list[tuple[str, int]]:
    """Guests whose password was changed in the last seconds, and how often it has been."""
    query = sa.select(accounts.c.guest, accounts.c.generation)
    rows = connection.execute(query.where(accounts.c.renewed > clock(connection) - seconds))
    return [(row.guest, row.generation) for row in rows]


# Codes for other devices


def add_ticket(connection: sa.Connection, ticket: Ticket, seconds: float) -> None:
    """A guest has one at a time; those that are too old go."""
    now = clock(connection)
    connection.execute(sa.delete(tickets).where((tickets.c.guest == ticket.guest) | (tickets.c.until <= now)))
    connection.execute(sa.insert(tickets).values(**msgspec.structs.asdict(ticket), until=now + seconds))


def ticket_of(connection: sa.Connection, guest: str) -> Ticket | None:
    query = sa.select(*TICKET).where(tickets.c.guest == guest, tickets.c.until > clock(connection))
    row = connection.execute(query).one_or_none()
    return Ticket(*row) if row else None


def use_ticket(connection: sa.Connection, code: str) -> Ticket | None:
    """It is good for one device: whoever asks second gets none."""
    where = (tickets.c.code == code, tickets.c.until > clock(connection))
    row = connection.execute(sa.delete(tickets).where(*where).returning(*TICKET)).one_or_none()
    return Ticket(*row) if row else None


def forget_ticket(connection: sa.Connection, guest: str) -> None:
    connection.execute(sa.delete(tickets).where(tickets.c.guest == guest))


# Who is told that it is their turn


def set_reminder(connection: sa.Connection, reminder: Reminder) -> None:
    connection.execute(sa.delete(reminders).where(reminders.c.id == reminder.id))
    connection.execute(sa.insert(reminders).values(**msgspec.structs.asdict(reminder)))


def reminders_of(connection: sa.Connection, guest: str) -> list[Reminder]:
    return [Reminder(*row) for row in connection.execute(sa.select(reminders).where(reminders.c.guest == guest))]


def reminders_at(connection: sa.Connection, codes: Sequence[str]) -> list[list[Reminder]]:
    rows = connection.execute(sa.select(reminders).where(reminders.c.code.in_(codes)))
    found = [Reminder(*row) for row in rows]
    return [[each for each in found if each.code == code] for code in codes]


def remove_reminders(connection: sa.Connection, ids: Collection[str]) -> None:
    connection.execute(sa.delete(reminders).where(reminders.c.id.in_(ids)))


def put_off(connection: sa.Connection, ids: Collection[str], due: float, failures: int = 0) -> None:
    connection.execute(sa.update(reminders).where(reminders.c.id.in_(ids)).values(due=due, failures=failures))


def take_due(connection: sa.Connection, now: float) -> list[Reminder]:
    taken = sa.update(reminders).where(reminders.c.due <= now).values(due=None).returning(*reminders.c)
    return [Reminder(*row) for row in connection.execute(taken)]


def push_key(connection: sa.Connection) -> str:
    return key(connection, "push")


# What the house keeps


def clock(connection: sa.Connection) -> float:
    """Seconds since 1970: by PostgreSQL's own clock, so that all nodes go by the same."""
    if connection.dialect.name == "sqlite":
        return time.time()
    return float(connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar_one())


def key(connection: sa.Connection, name: str) -> str:
    """A secret that is made when it is first asked for."""
    made = sa.text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
    connection.execute(made, {"name": name, "value": secrets.token_hex(32)})
    return str(connection.execute(sa.select(keys.c.value).where(keys.c.name == name)).scalar_one())


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
        migrate_in(connection)


def migrate_in(connection: sa.Connection, to: str = "head") -> None:
    """All of it or nothing, and one process at a time."""
    if is_newest(connection):
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver would not begin by itself
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        if is_newest(connection):  # somebody else has done it meanwhile
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def is_newest(connection: sa.Connection) -> bool:
    """Whether the last migration has been made."""
    found = sa.inspect(connection)
    if not found.has_table("alembic_version"):
        if found.has_table("tables") or found.has_table("entries"):
            raise Refused("foreign-database")
        return False
    made = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    if made is not None and made not in REVISIONS:
        raise Refused("newer-database", version=str(made), known=max(REVISIONS))
    return bool(made == max(REVISIONS))
