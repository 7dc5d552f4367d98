"""Everything that happens at a table is an entry of one log; beside it are only lists.

The facts of a table as they stand become its first entry, before those of its game.
"""

import json
import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

IN_JSON = ("options", "wish", "gone", "clock")
FLAGS = ("aids", "locked", "watch", "paused")
PLAIN = ("game", "version", "phase", "host", "pace", "seed", "luck", "games", "previous", "next", "given")
PLACE = ("name", "guest", "token", "bot", "wins", "luck")
LISTED = {"code", "game", "phase", "paused", "waiting", "due", "digest", "secret", "gone", "made", "moved"}


def upgrade() -> None:
    connection = op.get_bind()
    op.create_table(
        "log",
        sa.Column("code", sa.String(8), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text),
        sa.Column("served", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("sender", sa.String(64)),
        sa.Column("id", sa.String(64)),
    )
    served = float(connection.execute(sa.text("SELECT served FROM house")).scalar() or 0)
    connection.execute(
        sa.text(
            "INSERT INTO log SELECT e.code, e.seq + 1, e.kind, e.seat, e.text, 0, e.at, CAST(c.seat AS VARCHAR), c.id "
            "FROM entries AS e LEFT JOIN commands AS c ON c.code = e.code AND c.seq = e.seq"
        )
    )
    for table in connection.execute(sa.text("SELECT * FROM tables")).mappings().all():
        if table["secret"] is None and table["seed"] is None:  # a lobby from before deals were fair
            connection.execute(
                sa.text("UPDATE tables SET secret = :secret WHERE code = :code"),
                {"secret": secrets.token_hex(32), "code": table["code"]},
            )
        add(connection, table["code"], 1, "made", facts_of(connection, table), 0, table["made"])
        last = sa.text("SELECT max(seq) FROM log WHERE code = :code")
        seq = int(connection.execute(last, {"code": table["code"]}).scalar_one())
        hands = json.loads(table["hands"])
        if hands:  # as the clocks stand: those entries do not say when they came by the time that clocks go by
            add(connection, table["code"], seq + 1, "change", {"hands": hands}, served, table["moved"])
    op.drop_table("commands")
    op.drop_table("entries")
    op.rename_table("log", "entries")
    command = sa.text("id IS NOT NULL")
    op.create_index(
        "entries_by_command",
        "entries",
        ["code", "sender", "id"],
        unique=True,
        sqlite_where=command,
        postgresql_where=command,
    )
    op.add_column("seats", sa.Column("person", sa.Boolean, nullable=False, server_default=sa.false()))
    connection.execute(sa.text("UPDATE seats SET person = guest IS NOT NULL OR token IS NOT NULL"))
    for name in ("token", "bot", "wins", "luck"):
        op.drop_column("seats", name)
    for column in sa.inspect(connection).get_columns("tables"):
        if column["name"] not in LISTED:
            op.drop_column("tables", column["name"])


def facts_of(connection: sa.Connection, table: Any) -> dict[str, Any]:
    query = sa.text("SELECT * FROM seats WHERE code = :code ORDER BY seat")
    seats = connection.execute(query, {"code": table["code"]}).mappings().all()
    facts = {name: table[name] for name in PLAIN} | {name: bool(table[name]) for name in FLAGS}
    facts |= {name: json.loads(table[name]) for name in IN_JSON}
    clock = facts["clock"]
    hands = [{"left": float(clock["seconds"]), "since": None}] * len(seats) if clock else []
    return facts | {"places": [{name: seat[name] for name in PLACE} for seat in seats], "hands": hands}


def add(
    connection: sa.Connection, code: str, seq: int, kind: str, facts: dict[str, Any], served: float, at: float
) -> None:
    row = {"code": code, "seq": seq, "kind": kind, "text": json.dumps(facts), "served": served, "at": at}
    connection.execute(
        sa.text("INSERT INTO log VALUES (:code, :seq, :kind, NULL, :text, :served, :at, NULL, NULL)"), row
    )


def downgrade() -> None:
    raise NotImplementedError("a log cannot be taken apart again: restore a backup")
