"""What the database keeps, SQLite or PostgreSQL. Entries are only ever added; the other rows of a table are lists that
nothing is folded from."""

import sqlalchemy as sa
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Text

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("waiting", Integer, nullable=False),  # the seats that must act, a bit each
    Column("due", Float),  # the served time at which the next seat runs out of it
    Column("digest", String(64)),  # of what the log folds to
    Column("secret", String(64)),  # of the fair deals
    Column("gone", Text, nullable=False),  # JSON: guests who gave their seat up in play, and which
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Index("tables_by_due", "due"),
)

seats = sa.Table(
    "seats",
    metadata,
    Column("code", String(8), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80)),
    Column("guest", String(40)),
    Column("person", Boolean, nullable=False),
    Index("seats_by_guest", "guest"),
)

entries = sa.Table(
    "entries",
    metadata,
    Column("code", String(8), ForeignKey("tables.code"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # from 1
    Column("kind", String(6), nullable=False),  # made, change, move, deal, undo
    Column("seat", Integer),  # of a move
    Column("text", Text),  # a move or a deal; else JSON, the facts that change
    Column("served", Float, nullable=False),  # when, by the time that clocks go by
    Column("at", Float, nullable=False),  # when, in seconds since 1970
    Column("sender", String(64)),  # of the command that ends with this entry
    Column("id", String(64)),  # of that command
    Index(
        "entries_by_command",
        *("code", "sender", "id"),
        unique=True,
        sqlite_where=sa.text("id IS NOT NULL"),
        postgresql_where=sa.text("id IS NOT NULL"),
    ),
)

accounts = sa.Table(
    "accounts",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("key", Text, nullable=False, unique=True),  # the name as it is compared
    Column("password", String(200), nullable=False),  # the Argon2 hash of it
    Column("recovery", String(64), nullable=False),  # the hash of the code
    Column("generation", Integer, nullable=False),  # how often the password was changed
    Column("made", Float, nullable=False),
    Column("renewed", Float, nullable=False, server_default="0"),  # when the password was changed last
    Index("accounts_by_renewal", "renewed"),
)

tickets = sa.Table(
    "tickets",
    metadata,
    Column("code", String(8), primary_key=True),  # what another device shows to become the same guest, once
    Column("guest", String(40), nullable=False, unique=True),
    Column("name", String(80)),
    Column("generation", Integer, nullable=False),
    Column("until", Float, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

house = sa.Table(
    "house",
    metadata,
    Column("served", Float, nullable=False),  # seconds that a server has served these tables
    Column("at", Float, nullable=False, server_default="0"),  # when that was noted, by the database's clock
    Column("until", Float, nullable=False, server_default="0"),  # to when the nodes have said that they serve them
)

reminders = sa.Table(
    "reminders",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("code", String(8), ForeignKey("tables.code"), nullable=False),
    Column("kind", String(8), nullable=False),  # push, or webhook
    Column("url", Text, nullable=False),  # of the push service, or of the webhook
    Column("p256dh", String(200), nullable=False),  # the browser's keys, of a push
    Column("auth", String(100), nullable=False),
    Column("language", String(8), nullable=False),
    Column("zone", String(60), nullable=False),  # by which the quiet hours go
    Column("quiet_from", Integer, nullable=False),  # the hour; the same as quiet_to: none
    Column("quiet_to", Integer, nullable=False),
    Column("due", Float),  # when it is looked whether somebody is to be told, in seconds since 1970
    Column("failures", Integer, nullable=False),  # in a row
    Index("reminders_by_code", "code"),
    Index("reminders_by_guest", "guest"),
    Index("reminders_by_due", "due"),
)

# What several nodes share. SQLite has one, and leaves these empty.

nodes = sa.Table(
    "nodes",
    metadata,
    Column("node", String(16), primary_key=True),
    Column("until", Float, nullable=False),  # by the database's clock: without another sign it is gone then
)

leases = sa.Table(
    "leases",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("node", String(16), nullable=False),  # that thinks for the bots there and watches the clocks
    Index("leases_by_node", "node"),
)

presence = sa.Table(
    "presence",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("node", String(16), primary_key=True),
    Column("seats", Integer, nullable=False),  # that are connected there, a bit each
    Column("watchers", Integer, nullable=False),
)
