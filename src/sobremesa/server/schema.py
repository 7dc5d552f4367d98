"""What is stored. Entries are only ever added: `(code, seq)` is the key, and an undo is an entry."""

import sqlalchemy as sa
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Text

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("options", Text, nullable=False),  # JSON
    Column("phase", String(8), nullable=False),
    Column("host", Integer),
    Column("pace", String(8), nullable=False),
    Column("aids", Boolean, nullable=False, server_default=sa.false()),  # memory aids
    Column("seed", BigInteger),  # of the deals at tables from before they were fair
    Column("secret", String(64)),  # of the fair deals
    Column("luck", Text),  # what the seats added to it, once that is settled, with commas
    Column("games", Integer, nullable=False),  # finished before this one, over all rematches
    Column("previous", String(6)),
    Column("next", String(6)),
    Column("digest", String(64)),  # of what the log folds to, for the check on load
    Column("locked", Boolean, nullable=False),  # nobody else sits down
    Column("watch", Boolean, nullable=False),  # whether those without a seat may look on
    Column("paused", Boolean, nullable=False),
    Column("wish", Text, nullable=False),  # JSON
    Column("given", Integer, nullable=False),  # first entries that come from another table's game
    Column("gone", Text, nullable=False),  # JSON: guests who gave their seat up in play, and which
    Column("clock", Text, nullable=False),  # JSON
    Column("hands", Text, nullable=False),  # of the clock: JSON
    Column("due", Float),  # the served time at which the next seat runs out of it
    Column("waiting", Integer, nullable=False),  # the seats that must act, a bit each
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80)),
    Column("guest", String(40)),
    Column("token", String(64)),  # the hash of it
    Column("bot", String(40)),
    Column("wins", Integer, nullable=False),
    Column("luck", String(64)),  # what it adds to the deals
    Index("seats_by_guest", "guest"),
)

accounts = sa.Table(
    "accounts",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("key", String(160), nullable=False, unique=True),  # the name as it is compared
    Column("password", String(200), nullable=False),  # the Argon2 hash of it
    Column("recovery", String(64), nullable=False),  # the hash of the code
    Column("generation", Integer, nullable=False),  # how often the password was changed
    Column("made", Float, nullable=False),
)

entries = sa.Table(
    "entries",
    metadata,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # from 1
    Column("kind", String(4), nullable=False),  # move, deal, undo
    Column("seat", Integer),  # of a move
    Column("text", Text),  # of a move or a deal
    Column("at", Float, nullable=False),
)

commands = sa.Table(
    "commands",
    metadata,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(64), primary_key=True),  # made by the client
    Column("seq", Integer, nullable=False),  # the last entry it led to: the answer, should it be sent again
)

house = sa.Table(
    "house",
    metadata,
    Column("served", Float, nullable=False),  # seconds that a server has served these tables: what clocks go by
)
