"""Reports about players and messages, with the evidence, for the operator.

A report refers to no table: the evidence stays when the table is removed.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ridotto.table.store.sessions import browser_seats_table, member_browsers_table
from ridotto.table.store.store import Entry, Store, entries_table, metadata

reports_table = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("key", sa.Text, nullable=False, unique=True),  # who reports what: the same again is no other report
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("by_id", sa.Text, sa.ForeignKey("members.id", ondelete="SET NULL"), nullable=True, index=True),
    sa.Column("about_id", sa.Text, sa.ForeignKey("members.id", ondelete="SET NULL"), nullable=True, index=True),
    sa.Column("evidence", sa.Text, nullable=False),
    sa.Column("settled", sa.Float, nullable=True),
    sa.Column("note", sa.Text, nullable=False),
    sa.Index("ix_reports_settled", "settled", "id"),
)
_of = reports_table.c
SEATED = ("join", "leave", "bot", "hand", "back", "start")
"""Entries by which seats change hands, which everybody at a table is told."""


@dataclass(frozen=True)
class Report:
    """Something that a player has reported."""

    key: str
    at: float
    table_id: str
    reason: str
    text: str
    by_id: str | None
    about_id: str | None
    evidence: dict[str, Any]
    """What the server knew at that moment: seats, the message, the talk around it."""
    settled: float | None = None
    note: str = ""
    """What the operator has written when settling it."""
    id: int = 0


def add_report(connection: sa.Connection, report: Report) -> None:
    """Write a report; `Raced`, from `Store.writing`, if it is there already."""
    values = {name: value for name, value in vars(report).items() if name != "id"}
    connection.execute(reports_table.insert().values(**{**values, "evidence": json.dumps(report.evidence)}))


def count_reports(connection: sa.Connection, table_id: str, by: str) -> int:
    """How many reports whoever has keys that begin so has made at a table."""
    return connection.scalar(sa.select(sa.func.count()).where(_of.table_id == table_id, _of.key.startswith(by, autoescape=True))) or 0


def count_open(connection: sa.Connection) -> int:
    """How many reports are not settled."""
    return connection.scalar(sa.select(sa.func.count()).where(_of.settled.is_(None))) or 0


def find_reports(store: Store, settled: bool, most: int, offset: int = 0) -> list[Report]:
    """Reports, open ones in the order in which they came, settled ones from the latest on."""
    which = _of.settled.is_not(None) if settled else _of.settled.is_(None)
    order = (_of.settled.desc(), _of.id.desc()) if settled else (_of.id,)
    return _reports(store, sa.select(reports_table).where(which).order_by(*order).limit(most).offset(offset))


def reports_by(store: Store, member_id: str, most: int) -> list[Report]:
    """The reports that a member has made, the latest first."""
    return _reports(store, sa.select(reports_table).where(_of.by_id == member_id).order_by(_of.id.desc()).limit(most))


def _reports(store: Store, query: sa.Select[Any]) -> list[Report]:
    with store.engine.connect() as connection:
        return [Report(**{**row, "evidence": json.loads(row["evidence"])}) for row in connection.execute(query).mappings()]


def settle(connection: sa.Connection, report_id: int, at: float, note: str) -> bool:
    """Settle a report; returns whether it was open."""
    return connection.execute(reports_table.update().where(_of.id == report_id, _of.settled.is_(None)).values(settled=at, note=note)).rowcount == 1


def forget_settled(connection: sa.Connection, before: float) -> None:
    """Forget reports that were settled before then."""
    connection.execute(reports_table.delete().where(_of.settled < before))


def forget_reporter(connection: sa.Connection, member_id: str) -> None:
    """Forget which reports a member has made, and which are about the member; what was seen at the table stays."""
    connection.execute(reports_table.update().where(_of.by_id == member_id).values(by_id=None))
    connection.execute(reports_table.update().where(_of.about_id == member_id).values(about_id=None))


def latest_talk(store: Store, table_id: str, most: int) -> tuple[int, Sequence[Entry]]:
    """The latest messages of a table, and the number of the first of them, counted from 0."""
    talk = sa.and_(entries_table.c.table_id == table_id, entries_table.c.kind == "talk")
    with store.engine.connect() as connection:
        count = connection.scalar(sa.select(sa.func.count()).where(talk)) or 0
    first = max(0, count - most)
    return first, store.said(table_id, first, most)


def seat_log(store: Store, table_id: str, most: int) -> list[Entry]:
    """The latest entries by which seats at a table changed hands, in their order."""
    entry = entries_table.c
    query = sa.select(entries_table).where(entry.table_id == table_id, entry.kind.in_(SEATED)).order_by(entry.number.desc()).limit(most)
    with store.engine.connect() as connection:
        return [Entry(row.number, row.at, row.kind, row.seat, json.loads(row.data)) for row in connection.execute(query)][::-1]


def holder_between(store: Store, table_id: str, seat: int, since: float, until: float) -> str | None:
    """The member who took a seat within this time, also if they have left it again."""
    taken, holder = browser_seats_table.c, member_browsers_table.c
    query = sa.select(holder.member_id).join_from(browser_seats_table, member_browsers_table, holder.browser == taken.browser)
    query = query.where(taken.table_id == table_id, taken.seat == seat, taken.at >= since, taken.at <= until)
    with store.engine.connect() as connection:
        return connection.scalar(query.order_by(taken.at, holder.member_id).limit(1))
