"""How entries are added to logs in PostgreSQL: one statement for all that comes together, and so one round trip."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa

from .schema import entries, seats, tables
from .store import Entry, Listing

CLOCK = "extract(epoch FROM clock_timestamp())::float8"


class Addition(Protocol):
    """What is to be added to a log, where it is as long as expected."""

    table: str
    expected: int
    entries: Sequence[Entry]
    listing: Listing


def columns(name: str, table: sa.Table, *more: tuple[str, str], but: Sequence[str] = ()) -> str:
    """Rows that come as an array for each column."""
    kinds = [(column.name, str(column.type).split("(")[0]) for column in table.columns if column.name not in but]
    kinds += more
    arrays = ", ".join(f"%({name}_{each})s::{kind.lower()}[]" for each, kind in kinds)
    return f"unnest({arrays}) AS {name}({', '.join(each for each, _ in kinds)})"


SET = [each.name for each in tables.columns if each.name not in ("code", "game", "made", "moved")]
# Other nodes are told after the commit: of transactions that notify, PostgreSQL commits one at a time, of all nodes.
# Tables are locked in one order, so that nobody waits for each other. A log that grew after the statement began has the
# entry already: then its key says so, and nothing is added at all.
APPEND = f"""
WITH given AS MATERIALIZED (
    SELECT * FROM {columns("given", tables, ("expected", "integer"), but=("made", "moved"))}
), held AS (
    SELECT tables.code, greatest(tables.moved, {CLOCK}) AS at FROM tables JOIN given ON given.code = tables.code
    WHERE given.expected = (SELECT max(seq) FROM entries WHERE entries.code = tables.code)
    ORDER BY tables.code FOR UPDATE OF tables
), moved AS (
    UPDATE tables SET {", ".join(f"{name} = given.{name}" for name in SET)}, moved = held.at
    FROM given JOIN held ON held.code = given.code WHERE tables.code = given.code
), made AS (
    INSERT INTO tables (code, game, {", ".join(SET)}, made, moved)
    SELECT code, game, {", ".join(SET)}, {CLOCK}, {CLOCK} FROM given WHERE expected = 0
    ON CONFLICT DO NOTHING RETURNING code, moved AS at
), fitting AS (
    SELECT * FROM held UNION ALL SELECT * FROM made
), emptied AS (
    DELETE FROM seats USING fitting WHERE seats.code = fitting.code AND seats.code = ANY(%(seated_code)s::varchar[])
    AND (seats.code, seats.seat) NOT IN (SELECT * FROM unnest(%(seated_code)s::varchar[], %(seated_seat)s::integer[]))
), seated AS (
    INSERT INTO seats (code, seat, name, guest, person)
    SELECT seated.code, seat, name, guest, person FROM {columns("seated", seats)}
    JOIN fitting ON fitting.code = seated.code
    ON CONFLICT (code, seat) DO UPDATE SET name = excluded.name, guest = excluded.guest, person = excluded.person
), added AS (
    INSERT INTO entries (code, seq, kind, seat, text, served, at, sender, id)
    SELECT entry.code, seq, kind, seat, text, served, fitting.at, sender, id
    FROM {columns("entry", entries, but=("at",))} JOIN fitting ON fitting.code = entry.code
)
SELECT code FROM fitting
"""


def append(connection: sa.Connection, additions: Sequence[Addition]) -> set[str]:
    """Adds what fits the logs as they are, of each table one thing; returns those tables. The others are as they were,
    and so are all where a key is there already."""
    listed = [(each.table, *row_of(each)) for each in additions]
    given = ("code", "game", *SET, "expected")
    changed = [each for each in additions if any(entry.kind in ("made", "change") for entry in each.entries)]
    seated = [
        (each.table, number, *msgspec.structs.astuple(seat))
        for each in changed
        for number, seat in enumerate(each.listing.seats)
    ]
    added = [
        (each.table, seq, entry.kind, entry.seat, entry.text, entry.served, entry.sender, entry.id)
        for each in additions
        for seq, entry in enumerate(each.entries, each.expected + 1)
    ]
    arrays = {
        **arrays_of("given", given, listed),
        **arrays_of("seated", [column.name for column in seats.columns], seated),
        **arrays_of("entry", [column.name for column in entries.columns if column.name != "at"], added),
    }
    return {row[0] for row in connection.exec_driver_sql(APPEND, arrays)}


def row_of(each: Addition) -> tuple[Any, ...]:
    about = each.listing
    values = msgspec.structs.asdict(about) | {"gone": msgspec.json.encode(about.gone).decode()}
    return about.game, *[values[name] for name in SET], each.expected


def arrays_of(name: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> dict[str, list[Any]]:
    return {f"{name}_{column}": [row[number] for row in rows] for number, column in enumerate(columns)}
