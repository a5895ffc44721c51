"""The analyses of matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=True),
    )
