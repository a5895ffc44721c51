"""The bot that plays for absent players becomes a property of the table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """To this version. Tables opened before get the stronger bot of that time."""
    op.add_column("tables", sa.Column("stand_in", sa.Text, nullable=False, server_default="heuristic"))
