"""Which seats a browser holds, with one cookie for all of them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """To this version. Seats held by the old cookies, one for each table, are migrated when the browser returns."""
    op.create_table(
        "browser_seats",
        sa.Column("browser", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_browser_seats_table_id", "browser_seats", ["table_id", "seat"])
