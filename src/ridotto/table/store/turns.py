"""Whose turn it is, at all tables: so that somebody with five hundred matches is told by one query which of them wait.

It follows from the entries and is written a moment after them (`service/turns.py`), with the number of the entry that it
is true for. An older note never replaces a newer one, whichever process writes it; `behind` finds the tables whose latest
entries are not in their note yet. There is nothing here that the player of a seat may not know.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ridotto.table.store.sessions import browser_seats_table, held, holding, member_browsers_table
from ridotto.table.store.store import Store, metadata, seats_table, tables_table

notes_table = sa.Table(
    "table_notes",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # the last entry that it is true for
    sa.Column("changed", sa.Float, nullable=False),  # when that was made: `tables.changed` at that moment
    sa.Column("data", sa.Text, nullable=False),  # what everybody may know of the table
)
turns_table = sa.Table(
    "turns",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("since", sa.Float, nullable=False, index=True),
    sa.Column("reserve", sa.Float, nullable=False),
)
_note, _turn, _held = notes_table.c, turns_table.c, browser_seats_table.c
waited_for = sa.and_(_turn.table_id == _held.table_id, _turn.seat == _held.seat)
"""The condition under which a row of `turns` is about the seat of a row of `browser_seats`."""
is_played = tables_table.c.status == "playing"
"""The condition under which the turns of a table count: it may have been closed without being read."""


@dataclass(frozen=True)
class Turn:
    """A person who owes a decision."""

    seat: int
    since: float
    """Since when; for the player of the seat alone."""
    reserve: float
    """The seconds that the seat has beyond those for one decision; for the player of the seat alone."""


@dataclass(frozen=True)
class TableNote:
    """What lists say of a table."""

    table_id: str
    number: int
    changed: float
    turns: Sequence[Turn]
    data: dict[str, Any]
    """What everybody may know: names, whom the table waits for and since when, the round, who has won."""


@dataclass(frozen=True)
class MyTable:
    """A table at which somebody holds a seat."""

    table_id: str
    game: str
    status: str
    clock: int
    pace: str
    rated: bool
    seat: int
    since: float | None
    """Since when this seat is waited for; None if it is not."""
    reserve: float
    data: dict[str, Any]


def write_notes(store: Store, notes: Sequence[TableNote]) -> None:
    """Write notes, all or none; those that are older than what is there change nothing."""
    notes = sorted(notes, key=lambda note: note.table_id)  # two processes must not wait for each other
    insert = (postgresql.insert if store.shared else sqlite.insert)(notes_table)
    newer = insert.excluded.number > _note.number
    upsert = insert.on_conflict_do_update(
        index_elements=["table_id"], set_={name: insert.excluded[name] for name in ("number", "changed", "data")}, where=newer
    )
    is_mine = sa.exists().where(_note.table_id == sa.bindparam("of"), _note.number == sa.bindparam("true_for"))
    removal = turns_table.delete().where(_turn.table_id == sa.bindparam("of"), is_mine)
    numbers = [sa.bindparam("at_seat", type_=sa.Integer), sa.bindparam("begun", type_=sa.Float), sa.bindparam("left", type_=sa.Float)]
    row = sa.select(sa.bindparam("of", type_=sa.Text), *numbers).where(is_mine)
    addition = turns_table.insert().from_select(["table_id", "seat", "since", "reserve"], row)
    rows = [{"table_id": note.table_id, "number": note.number, "changed": note.changed, "data": json.dumps(note.data)} for note in notes]
    turns = [
        {"of": note.table_id, "true_for": note.number, "at_seat": turn.seat, "begun": turn.since, "left": turn.reserve} for note in notes for turn in note.turns
    ]
    with store.writing() as connection:
        connection.execute(upsert, rows)
        connection.execute(removal, [{"of": note.table_id, "true_for": note.number} for note in notes])
        if turns:
            connection.execute(addition, turns)


def waiting_for(store: Store, browser: str, most: int) -> frozenset[str]:
    """The tables at which somebody is waited for."""
    mine = sa.select(_held.table_id).distinct().join_from(browser_seats_table, seats_table, held).join(turns_table, waited_for)
    mine = mine.join(tables_table, tables_table.c.id == _held.table_id).where(is_played, holding(browser)).limit(most)
    with store.engine.connect() as connection:
        return frozenset(connection.scalars(mine))


def holding_member(member_id: str) -> sa.ColumnElement[bool]:
    """The condition on `browser_seats` for the seats that a member has, wherever they are."""
    return _held.browser.in_(sa.select(member_browsers_table.c.browser).where(member_browsers_table.c.member_id == member_id))


def my_tables(store: Store, who: sa.ColumnElement[bool], statuses: Sequence[str], since: float, most: int) -> list[MyTable]:
    """The tables of these statuses, changed since some moment, at which somebody holds a seat; those that wait for them first."""
    table = tables_table.c
    query = (
        sa.select(
            table.id, table.game, table.status, table.clock, table.pace, table.rated, _held.seat, _turn.since, sa.func.coalesce(_turn.reserve, 0.0), _note.data
        )
        .join_from(browser_seats_table, seats_table, held)
        .join(tables_table, table.id == _held.table_id)
        .join(notes_table, _note.table_id == _held.table_id)
        .outerjoin(turns_table, waited_for)
        .where(who, table.status.in_(statuses), table.changed >= since)
        .order_by(_turn.since.is_(None), _turn.since, table.changed.desc(), _held.at.desc(), table.id)
        .limit(most)
    )
    found: dict[str, MyTable] = {}
    with store.engine.connect() as connection:
        for row in connection.execute(query):
            values: Sequence[Any] = (*row[:-1], json.loads(row[-1]))
            found.setdefault(values[0], MyTable(*values))  # a member may hold a seat in several browsers
    return list(found.values())


def forget_notes(store: Store, statuses: Sequence[str], versions: Mapping[str, int]) -> None:
    """Forget the notes of the tables of these statuses that have other rules than the games of these versions.

    `behind` finds them: should somebody come who knows their rules, they are noted again.
    """
    table = tables_table.c
    known = sa.or_(sa.false(), *(sa.and_(table.game == game, table.rules == version) for game, version in versions.items()))
    others = sa.select(table.id).where(table.status.in_(statuses), ~known)
    with store.writing() as connection:
        connection.execute(turns_table.delete().where(_turn.table_id.in_(others)))
        connection.execute(notes_table.delete().where(_note.table_id.in_(others)))


def behind(store: Store, statuses: Sequence[str], since: float, until: float, most: int) -> list[tuple[str, float]]:
    """Tables changed in a period whose latest entries are not in their note, and when they were changed, the latest first."""
    table = tables_table.c
    old = sa.or_(_note.table_id.is_(None), _note.changed != table.changed)
    query = sa.select(table.id, table.changed).join_from(tables_table, notes_table, _note.table_id == table.id, isouter=True)
    query = query.where(table.status.in_(statuses), table.changed >= since, table.changed < until, old).order_by(table.changed.desc(), table.id).limit(most)
    with store.engine.connect() as connection:
        return [(table_id, changed) for table_id, changed in connection.execute(query)]
