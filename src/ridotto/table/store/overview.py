"""What the database holds as a whole: how many tables, which, and how large it is."""

from typing import Any

import sqlalchemy as sa

from ridotto.table.store.store import Store, TableRow, tables_table

_of = tables_table.c


def count_tables(store: Store) -> dict[str, int]:
    """How many tables there are of each status."""
    with store.engine.connect() as connection:
        return {str(status): int(count) for status, count in connection.execute(sa.select(_of.status, sa.func.count()).group_by(_of.status))}


def table_ids(store: Store) -> list[str]:
    """All tables, the oldest first."""
    with store.engine.connect() as connection:
        return [str(table_id) for table_id in connection.scalars(sa.select(_of.id).order_by(_of.created, _of.id))]


def newest_tables(store: Store, most: int) -> list[TableRow]:
    """Tables of any status, public or not, the latest opened first."""
    return _rows(store, sa.select(tables_table).order_by(_of.created.desc(), _of.id).limit(most))


def oldest_tables(store: Store, status: str, most: int) -> list[TableRow]:
    """Tables of a status, public or not, the first opened first."""
    return _rows(store, sa.select(tables_table).where(_of.status == status).order_by(_of.created, _of.id).limit(most))


def size(store: Store) -> int:
    """How many bytes the database takes."""
    with store.engine.connect() as connection:
        if store.shared:
            return int(connection.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0)
        pages, each = (int(connection.scalar(sa.text(f"PRAGMA {name}")) or 0) for name in ("page_count", "page_size"))
        return pages * each


def _rows(store: Store, query: sa.Select[Any]) -> list[TableRow]:
    with store.engine.connect() as connection:
        return [TableRow(**row) for row in connection.execute(query).mappings()]
