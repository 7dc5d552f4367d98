"""What several nodes share: keys, who serves, thinks and is where; and codes for other devices."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for name in ("at", "until"):
        op.add_column("house", sa.Column(name, sa.Float, nullable=False, server_default="0"))
    op.add_column("accounts", sa.Column("renewed", sa.Float, nullable=False, server_default="0"))
    op.create_index("accounts_by_renewal", "accounts", ["renewed"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, unique=True),
        sa.Column("name", sa.String(80)),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(16), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("node", sa.String(16), nullable=False),
    )
    op.create_index("leases_by_node", "leases", ["node"])
    op.create_table(
        "presence",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("node", sa.String(16), primary_key=True),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("watchers", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("migrations go forwards only: restore a backup")
