"""What the database holds as a whole: how many tables and members, which, and how large it is."""

from typing import Any

import sqlalchemy as sa

from ridotto.table.store.members import members_table
from ridotto.table.store.standings import Standing, standings_table
from ridotto.table.store.store import Store, TableRow, tables_table

DAY = 86_400.0

_of = tables_table.c
_member = members_table.c
_standing = standings_table.c


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


def count_members(store: Store, at: float) -> dict[str, int]:
    """How many members there are, how many of them were here lately, are new, may not talk or not sign in."""
    members = sa.select(sa.func.count()).where(_member.deleted.is_(None))
    counted = {
        "all": members,
        "day": members.where(_member.seen > at - DAY),
        "week": members.where(_member.seen > at - 7 * DAY),
        "new": members.where(_member.created > at - 7 * DAY),
        "muted": sa.select(sa.func.count()).where(_standing.muted > at),
        "suspended": sa.select(sa.func.count()).where(_standing.suspended > at),
    }
    with store.engine.connect() as connection:
        return dict(connection.execute(sa.select(*(count.scalar_subquery().label(name) for name, count in counted.items()))).mappings().one())


def restricted_members(store: Store, at: float, most: int) -> list[tuple[str, Standing]]:
    """The names of members who may not talk or not sign in, the latest to be free again first."""
    free = sa.case((_standing.muted > _standing.suspended, _standing.muted), else_=_standing.suspended)
    query = sa.select(_member.name, _standing.muted, _standing.suspended, _standing.why).join(standings_table, _standing.member_id == _member.id)
    query = query.where(sa.or_(_standing.muted > at, _standing.suspended > at)).order_by(free.desc(), _member.name_key).limit(most)
    with store.engine.connect() as connection:
        return [(name, Standing(*standing)) for name, *standing in connection.execute(query)]


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
