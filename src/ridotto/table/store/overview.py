"""What the database holds as a whole: how many tables and members, which, and how large it is."""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ridotto.table.store.members import members_table, name_key
from ridotto.table.store.reports import reports_table
from ridotto.table.store.sessions import member_browsers_table
from ridotto.table.store.standings import standings_table
from ridotto.table.store.store import Store, TableRow, tables_table

DAY = 86_400.0
LAST = chr(0x10FFFF)  # behind all that a name can go on with

_of = tables_table.c
_member = members_table.c
_standing = standings_table.c


@dataclass(frozen=True)
class MemberLine:
    """What the host reads of a member."""

    name: str
    created: float
    seen: float
    """When the member was last here, to within an hour."""
    muted: float
    """Until then; a time that is past means nothing."""
    suspended: float
    why: str
    reports: int
    """How many that are about the member are open."""
    devices: int
    """In how many browsers the member is signed in."""


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


def restricted_members(store: Store, at: float, offset: int, most: int) -> list[MemberLine]:
    """Members who may not talk or not sign in, the latest to be free again first."""
    free = sa.case((_standing.muted > _standing.suspended, _standing.muted), else_=_standing.suspended)
    restricted = sa.or_(_standing.muted > at, _standing.suspended > at)
    return _lines(store, _member_lines().where(restricted).order_by(free.desc(), _member.name_key).offset(offset).limit(most))


def members_called(store: Store, beginning: str, offset: int, most: int) -> list[MemberLine]:
    """Members whose names begin like this, whatever their case, by name."""
    # as plain characters: a range of what begins so is none in the order of a language
    first, key = name_key(beginning), _member.name_key.collate("C") if store.shared else _member.name_key
    return _lines(store, _member_lines().where(key >= first, key < first + LAST).order_by(key).offset(offset).limit(most))


def member_line(store: Store, member_id: str) -> MemberLine | None:
    """What the host reads of one member."""
    return next(iter(_lines(store, _member_lines().where(_member.id == member_id))), None)


def _member_lines() -> sa.Select[Any]:
    report, browser = reports_table.c, member_browsers_table.c
    reports = sa.select(sa.func.count()).where(report.about_id == _member.id, report.settled.is_(None)).correlate(members_table).scalar_subquery()
    devices = sa.select(sa.func.count()).where(browser.member_id == _member.id, browser.ended.is_(None)).correlate(members_table).scalar_subquery()
    standing = (sa.func.coalesce(column, usual) for column, usual in ((_standing.muted, 0.0), (_standing.suspended, 0.0), (_standing.why, "")))
    query = sa.select(_member.name, _member.created, _member.seen, *standing, reports, devices)
    return query.select_from(members_table).outerjoin(standings_table, _standing.member_id == _member.id).where(_member.name.is_not(None))


def _lines(store: Store, query: sa.Select[Any]) -> list[MemberLine]:
    with store.engine.connect() as connection:
        return [MemberLine(*row) for row in connection.execute(query)]


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
