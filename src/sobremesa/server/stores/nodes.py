"""What several nodes ask of PostgreSQL to share the work, all by the database's own clock. Each statement stands alone:
what one holds is free again before the next, however long a node stands still in between."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from .schema import house, leases, nodes, presence, tables
from .store import Entry, Here

CLOCK = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()), sa.Float)
PASSED = sa.func.greatest(sa.func.least(CLOCK, house.c.until) - house.c.at, 0)  # since that was noted, and counts
SINCE = f"""
SELECT asked.number, {", ".join(f"entries.{name}" for name in Entry.__struct_fields__)}
FROM unnest(%s::varchar[], %s::integer[]) WITH ORDINALITY AS asked(code, seq, number)
JOIN entries ON entries.code = asked.code AND entries.seq > asked.seq ORDER BY asked.number, entries.seq
"""
DEAD = 3600.0  # seconds after which a node that is gone is forgotten


def is_alive(node: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    return sa.exists().where(nodes.c.node == node, nodes.c.until > CLOCK)


def beat(connection: sa.Connection, node: str, lease: float) -> float:
    """The node lives, and so long are the tables served; returns the time that they have been, until now.

    Time counts from sign to sign of any node, and no longer than a lease after the last one."""
    sign = insert(nodes).values(node=node, until=CLOCK + lease)
    sign = sign.on_conflict_do_update(index_elements=["node"], set_={"until": CLOCK + lease})
    count = sa.update(house).values(served=house.c.served + PASSED, at=CLOCK, until=CLOCK + lease)
    count = count.returning(house.c.served).add_cte(sign.cte("sign"))
    return float(connection.execute(count).scalar_one())


def served(connection: sa.Connection) -> tuple[float, float]:
    """The time that the tables have been served until now, and the seconds for which it still goes on."""
    row = connection.execute(sa.select(house.c.served + PASSED, house.c.until - CLOCK)).one()
    return float(row[0]), max(float(row[1]), 0.0)


def leave(connection: sa.Connection, node: str) -> None:
    """The node goes: others do at once what it did. Those that are long gone go with it."""
    connection.execute(sa.delete(nodes).where((nodes.c.node == node) | (nodes.c.until < CLOCK - DEAD)))
    for table in (leases, presence):
        connection.execute(sa.delete(table).where(table.c.node.not_in(sa.select(nodes.c.node))))


def lead(connection: sa.Connection, node: str, codes: Collection[str]) -> set[str]:
    """Takes the leases of these tables, where no other node that lives has them; returns all that the node has."""
    free = ~is_alive(sa.literal_column("leases.node"))  # of the row there: a column would be another table to look in
    if codes:
        taken = insert(leases).values([{"code": code, "node": node} for code in sorted(codes)])
        connection.execute(taken.on_conflict_do_update(index_elements=["code"], set_={"node": node}, where=free))
    return set(connection.execute(sa.select(leases.c.code).where(leases.c.node == node)).scalars())


def give_up(connection: sa.Connection, node: str, codes: Collection[str]) -> None:
    connection.execute(sa.delete(leases).where(leases.c.node == node, leases.c.code.in_(codes)))


def show(connection: sa.Connection, node: str, shown: dict[str, Here]) -> None:
    """Who is connected at a node, to each of these tables."""
    some = [
        {"code": code, "node": node, "seats": here.seats, "watchers": here.watchers}
        for code, here in sorted(shown.items(), key=lambda each: each[0])
        if here != Here()
    ]
    empty = [code for code, here in shown.items() if here == Here()]
    if empty:
        connection.execute(sa.delete(presence).where(presence.c.node == node, presence.c.code.in_(empty)))
    if some:
        here = insert(presence).values(some)
        counts = {name: here.excluded[name] for name in ("seats", "watchers")}
        connection.execute(here.on_conflict_do_update(index_elements=["code", "node"], set_=counts))


def elsewhere(connection: sa.Connection, node: str, codes: Collection[str]) -> dict[str, dict[str, Here]]:
    where = (presence.c.code.in_(codes), presence.c.node != node, is_alive(presence.c.node))
    found: dict[str, dict[str, Here]] = {code: {} for code in codes}
    for row in connection.execute(sa.select(presence).where(*where)):
        found[row.code][row.node] = Here(row.seats, row.watchers)
    return found


def since(connection: sa.Connection, asked: Collection[tuple[str, int]]) -> list[list[Entry]]:
    """For each table, the entries after the first so many."""
    found: list[list[Entry]] = [[] for _ in asked]
    for number, *entry in connection.exec_driver_sql(SINCE, ([code for code, _ in asked], [seq for _, seq in asked])):
        found[number - 1].append(Entry(*entry))
    return found


def locked(connection: sa.Connection, codes: Collection[str]) -> None:
    """Nobody else adds to these tables before the transaction ends, which has to have asked for all that it needs here:
    in one order, so that nobody waits for each other."""
    query = sa.select(tables.c.code).where(tables.c.code.in_(codes))
    connection.execute(query.order_by(tables.c.code).with_for_update())
