"""What host and people agree: locked, watched, paused, wished for, and who gave a seat up."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

FLAGS = {"locked": sa.false(), "watch": sa.true(), "paused": sa.false()}
DATA = {"wish": "null", "gone": "{}"}


def upgrade() -> None:
    for name, value in FLAGS.items():
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default=value))
    for name, text in DATA.items():
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=text))


def downgrade() -> None:
    for name in (*FLAGS, *DATA):
        op.drop_column("tables", name)
