"""Paces: a reserve beside the clock, days by correspondence, and when somebody's time can run out."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """To this version. Tables opened before have a clock alone, or none, and go on as they are."""
    op.add_column("tables", sa.Column("pace", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("reserve", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
