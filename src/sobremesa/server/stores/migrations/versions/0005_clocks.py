"""Clocks, and the time they go by."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default="null"))
    op.add_column("tables", sa.Column("hands", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("tables_by_due", "tables", ["due"])
    house = op.create_table("house", sa.Column("served", sa.Float, nullable=False))
    op.bulk_insert(house, [{"served": 0.0}])


def downgrade() -> None:
    op.drop_table("house")
    op.drop_index("tables_by_due", "tables")
    for name in ("clock", "hands", "due"):
        op.drop_column("tables", name)
