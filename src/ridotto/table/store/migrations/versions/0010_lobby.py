"""The lobby: an index for its lists, and the tickets of those who wait for others to play with."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """To this version."""
    op.create_index("ix_tables_lobby", "tables", ["listed", "status", "created", "id", "game", "seats", "pace", "clock"])
    op.create_table(
        "tickets",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, nullable=False, unique=True),
        sa.Column("browser", sa.Text, nullable=True),
        sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("near", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Float, nullable=True),
        sa.Column("finished", sa.Text, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
    )
    op.create_index("ix_tickets_seen", "tickets", ["seen"])
    op.create_index("ix_tickets_member_id", "tickets", ["member_id"])
    op.create_index("ix_tickets_table_id", "tickets", ["table_id"])
