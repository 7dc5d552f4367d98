"""Fair deals: the secret of a table, and what the seats add to it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("tables", sa.Column("luck", sa.Text))
    op.add_column("seats", sa.Column("luck", sa.String(64)))


def downgrade() -> None:
    op.drop_column("tables", "secret")
    op.drop_column("tables", "luck")
    op.drop_column("seats", "luck")
