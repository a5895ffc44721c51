"""The tables of the lobby: a page of the public ones, by what people look for.

The conditions and the order are in one index (`ix_tables_lobby`), so that no page costs more than reading along it.
"""

from dataclasses import dataclass

import sqlalchemy as sa

from ridotto.table.store.store import Store, tables_table

MOST_COUNTED = 1000
WITH, WITHOUT = "with", "without"
YES, NO = "yes", "no"

_of = tables_table.c


@dataclass(frozen=True)
class Filters:
    """What somebody looks for; empty or 0 for anything."""

    game: str = ""
    seats: int = 0
    pace: str = ""
    """live, correspondence or none."""
    bots: str = ""
    """with or without bots on seats of their own."""
    rated: str = ""
    """yes or no."""
    near: int = 0
    """A rating as people read it: somebody there has about this one. Not a condition of a query: see `service/lobby.py`."""


@dataclass(frozen=True)
class PublicTable:
    """What everybody may know of a public table, without who sits there."""

    id: str
    game: str
    variant: str
    seats: int
    own_edition: bool
    pace: str
    clock: int
    reserve: int
    status: str
    created: float
    rated: bool


def public_page(store: Store, status: str, filters: Filters, offset: int, most: int) -> list[PublicTable]:
    """Some of the public tables of a status, the latest opened first: the order of changes would give away moves that are still secret."""
    latest = _of.created.desc(), _of.id.desc()
    ids = sa.select(_of.id).where(*_conditions(status, filters)).order_by(*latest).offset(offset).limit(most)
    columns = (_of.id, _of.game, _of.variant, _of.seats, _of.edition != "", _of.pace, _of.clock, _of.reserve, _of.status, _of.created, _of.rated)
    with store.engine.connect() as connection:
        rows = connection.execute(sa.select(*columns).where(_of.id.in_(ids)).order_by(*latest))
        return [PublicTable(*row) for row in rows]


def count_public(store: Store, status: str, filters: Filters) -> int:
    """How many there are; no more than `MOST_COUNTED` are counted."""
    some = sa.select(_of.id).where(*_conditions(status, filters)).limit(MOST_COUNTED).subquery()
    with store.engine.connect() as connection:
        return connection.scalar(sa.select(sa.func.count()).select_from(some)) or 0


def _conditions(status: str, filters: Filters) -> list[sa.ColumnElement[bool]]:
    found = [_of.listed == sa.true(), _of.status == status]
    if filters.game:
        found.append(_of.game == filters.game)
    if filters.seats:
        found.append(_of.seats == filters.seats)
    if filters.pace == "none":
        found.append(_of.clock == 0)
    elif filters.pace:
        found.append(_of.pace == filters.pace)
    if filters.bots:
        found.append(_of.bots == (sa.true() if filters.bots == WITH else sa.false()))
    if filters.rated:
        found.append(_of.rated == (sa.true() if filters.rated == YES else sa.false()))
    return found
