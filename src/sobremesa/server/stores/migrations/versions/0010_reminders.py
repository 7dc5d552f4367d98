"""Where people are told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("code", sa.String(8), sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("reminders_by_code", "reminders", ["code"])
    op.create_index("reminders_by_guest", "reminders", ["guest"])
    op.create_index("reminders_by_due", "reminders", ["due"])


def downgrade() -> None:
    raise NotImplementedError("migrations go forwards only: restore a backup")
