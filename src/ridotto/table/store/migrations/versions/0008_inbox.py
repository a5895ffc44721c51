"""The inbox: news for members."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "inbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("args", sa.Text, nullable=False),
        sa.Column("seen", sa.Float, nullable=True),
    )
    op.create_index("ix_inbox_member_id", "inbox", ["member_id", "id"])
