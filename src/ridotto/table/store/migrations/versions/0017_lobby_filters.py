"""Whether bots sit at a table, for the lobby, and its index with that and with whether a table is rated."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """To this version. Only of tables that the lobby can show is it found out where bots sit: it reads all their entries."""
    op.add_column("tables", sa.Column("bots", sa.Boolean, nullable=False, server_default=sa.false()))
    seated = "EXISTS (SELECT 1 FROM entries WHERE entries.table_id = tables.id AND entries.kind = 'bot')"
    op.execute(f"UPDATE tables SET bots = true WHERE status IN ('waiting', 'playing') AND {seated}")
    op.drop_index("ix_tables_lobby", "tables")
    op.create_index("ix_tables_lobby", "tables", ["listed", "status", "created", "id", "game", "seats", "pace", "clock", "rated", "bots"])
