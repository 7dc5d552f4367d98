"""Everything of one database in another: SQLite or PostgreSQL, either way."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from ..refusals import Refused
from . import nodes, queries, schema

# In an order that their keys allow
KEPT = (schema.tables, schema.seats, schema.entries, schema.accounts, schema.reminders, schema.tickets)
KEY = "cookies"
MANY = 1000  # rows at a time
Place = Path | str  # a file of SQLite, or the address of PostgreSQL


def transfer(source: Place, target: Place, key: str | None = None) -> tuple[int, int, str]:
    """All of it or nothing: what was written is read again before it counts. A key that is kept beside the source comes
    along. Returns the number of tables and accounts, and the key of the cookies that people have."""
    with opened(source) as there, opened(target) as here:
        if any(count(here, table) for table in KEPT):
            raise Refused("not-empty", address=name_of(target))
        for table in KEPT:
            for rows in chunks(there, table):
                here.execute(sa.insert(table), [dict(row._mapping) for row in rows])
        here.execute(sa.update(schema.house).values(served=queries.served(there)))
        for table in KEPT:
            if fingerprint(here, table) != fingerprint(there, table):
                raise Refused("copy-differs", what=table.name)
        key = key or queries.key(there, KEY)
        keys = {name: value for name, value in there.execute(sa.select(schema.keys)) if name != KEY}
        if isinstance(target, str):  # else it is kept beside the target
            keys[KEY] = key
        here.execute(sa.delete(schema.keys))
        for name, value in keys.items():
            here.execute(sa.insert(schema.keys).values(name=name, value=value))
        return count(here, schema.tables), count(here, schema.accounts), key


@contextmanager
def opened(place: Place) -> Iterator[sa.Connection]:
    """A database in the newest form, with one transaction that ends with it. No server may run there."""
    if isinstance(place, Path):
        engine = sa.create_engine(f"sqlite:///{place}", poolclass=sa.pool.NullPool)
        queries.migrate(engine)
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection
        return
    from .postgres import FAULTS, refusal, url_of

    engine = sa.create_engine(url_of(place), poolclass=sa.pool.NullPool)
    try:
        queries.migrate(engine)
        with engine.execution_options(isolation_level="REPEATABLE READ").begin() as connection:
            alive = sa.select(sa.func.count()).where(schema.nodes.c.until > nodes.CLOCK)
            if connection.execute(alive).scalar():
                raise Refused("data-in-use", where=name_of(place))
            yield connection
    except FAULTS as fault:
        raise refusal(fault, place) from None


def name_of(place: Place) -> str:
    if isinstance(place, Path):
        return str(place)
    from .postgres import shown

    return shown(place)


def count(connection: sa.Connection, table: sa.Table) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


def chunks(connection: sa.Connection, table: sa.Table) -> Iterator[list[sa.Row]]:
    """All rows, in the order of their keys, some at a time."""
    after: tuple[object, ...] = ()
    keys = [column.collate("C") if is_text(connection, column) else column for column in table.primary_key.columns]
    while True:
        query = sa.select(table).order_by(*keys).limit(MANY)
        if after:
            query = query.where(sa.tuple_(*keys) > sa.tuple_(*map(sa.literal, after)))
        rows = list(connection.execute(query))
        if not rows:
            return
        yield rows
        after = tuple(rows[-1]._mapping[column.name] for column in table.primary_key.columns)


def is_text(connection: sa.Connection, column: sa.Column) -> bool:
    """Whether PostgreSQL might order it by a language: SQLite orders by bytes."""
    return connection.dialect.name != "sqlite" and isinstance(column.type, sa.String)


def fingerprint(connection: sa.Connection, table: sa.Table) -> str:
    digest = hashlib.sha256()
    for rows in chunks(connection, table):
        for row in rows:
            digest.update(repr(tuple(row)).encode())
    return digest.hexdigest()
