"""Tables, seats, entries, commands."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("previous", sa.String(8)),
        sa.Column("next", sa.String(8)),
        sa.Column("digest", sa.String(64)),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("code", sa.String(8), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80)),
        sa.Column("guest", sa.String(40)),
        sa.Column("token", sa.String(64)),
        sa.Column("bot", sa.String(40)),
        sa.Column("wins", sa.Integer, nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("code", sa.String(8), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("code", sa.String(8), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("commands", "entries", "seats", "tables"):
        op.drop_table(name)
