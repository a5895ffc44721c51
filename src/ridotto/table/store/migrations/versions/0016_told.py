"""What was told is confirmed once it is sent: what a crash has kept from being sent is told again."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """To this version. What was told before counts as sent, and devices know of all news there are."""
    op.add_column("turns_told", sa.Column("sent", sa.Float, nullable=True))
    op.execute("UPDATE turns_told SET sent = at")
    op.add_column("reminders", sa.Column("sent", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE reminders SET sent = mailed")
    op.add_column("push_devices", sa.Column("news", sa.Integer, nullable=False, server_default="0"))
    op.add_column("push_devices", sa.Column("news_at", sa.Float, nullable=False, server_default="0"))
    op.add_column("push_devices", sa.Column("news_sent", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute("UPDATE push_devices SET news = (SELECT coalesce(max(id), 0) FROM inbox)")
    unseen = sa.text("seen IS NULL")
    op.create_index("ix_inbox_unseen", "inbox", ["member_id", "id"], sqlite_where=unseen, postgresql_where=unseen)
