"""Events of clubs."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """To this version. Events made before are of no club."""
    # as it is written: Alembic would make the table anew on SQLite, and its players would go with the old one
    op.execute("ALTER TABLE events ADD COLUMN club TEXT REFERENCES clubs (slug) ON DELETE SET NULL")
    op.add_column("events", sa.Column("for_club", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_events_club", "events", ["club", "created"])
