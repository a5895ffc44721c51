"""Browsers whose guest has signed in, and whose finished matches are to be filed."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """To this version. Whoever signed in before has brought no matches along: others may see them, and nobody was told so."""
    op.create_table(
        "guest_matches",
        sa.Column("browser", sa.Text, primary_key=True),
        sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
    )
    op.create_index("ix_guest_matches_member_id", "guest_matches", ["member_id"])
