"""Accounts, and whose turn it is at each table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("waiting", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("accounts")
    op.drop_column("tables", "waiting")
