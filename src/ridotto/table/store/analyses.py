"""The analyses of matches that are over: asked for, and later there. They are removed with their table."""

import json
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from ridotto.table.store.store import Raced, Store, metadata

analyses_table = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("data", sa.Text, nullable=True),  # nothing until it is done
)
_of = analyses_table.c


def ask_for_analysis(store: Store, table_id: str, at: float) -> None:
    """Note that somebody wants the analysis of a table's match, unless somebody has before."""
    with suppress(Raced), store.writing() as connection:
        connection.execute(analyses_table.insert().values(table_id=table_id, asked=at, data=None))


def keep_analysis(store: Store, table_id: str, data: dict[str, Any]) -> None:
    """Keep an analysis that was asked for."""
    with store.writing() as connection:
        connection.execute(analyses_table.update().where(_of.table_id == table_id).values(data=json.dumps(data, separators=(",", ":"))))


def kept_analysis(store: Store, table_id: str) -> dict[str, Any] | None:
    """The analysis of a table's match, None if there is none yet."""
    with store.engine.connect() as connection:
        data = connection.scalar(sa.select(_of.data).where(_of.table_id == table_id))
    found: dict[str, Any] | None = json.loads(data) if data is not None else None
    return found


def unfinished_analyses(store: Store, most: int) -> list[str]:
    """The tables whose analysis was asked for and is not done, the oldest first."""
    query = sa.select(_of.table_id).where(_of.data.is_(None)).order_by(_of.asked, _of.table_id).limit(most)
    with store.engine.connect() as connection:
        return [str(table_id) for table_id in connection.scalars(query)]
