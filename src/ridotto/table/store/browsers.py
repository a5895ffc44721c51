"""Which seats each browser holds. A browser is identified by a digest, from which its cookie cannot be recovered."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from ridotto.table.store.store import Store, metadata, seats_table, tables_table

MOST_BROWSERS = 20  # that may hold one seat; the oldest is dropped first

browser_seats_table = sa.Table(
    "browser_seats",
    metadata,
    sa.Column("browser", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    # the seat's when it was taken; once it differs, the seat is no longer held
    sa.Column("nonce", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("ix_browser_seats_table_id", "table_id", "seat"),
)
_of = browser_seats_table.c


@dataclass(frozen=True)
class HeldSeat:
    """A seat that a browser holds."""

    table_id: str
    seat: int
    nonce: str


_held = sa.and_(seats_table.c.table_id == _of.table_id, seats_table.c.seat == _of.seat, seats_table.c.nonce == _of.nonce)


def held_seats(store: Store, browser: str, most: int, table_id: str | None = None) -> list[HeldSeat]:
    """The seats that a browser holds now, at all tables or at one; the latest taken first."""
    query = sa.select(_of.table_id, _of.seat, _of.nonce).join_from(browser_seats_table, seats_table, _held).where(_of.browser == browser)
    if table_id is not None:
        query = query.where(_of.table_id == table_id)
    with store.engine.connect() as connection:
        return [HeldSeat(*row) for row in connection.execute(query.order_by(_of.at.desc(), _of.table_id).limit(most))]


def games_held(store: Store, browser: str, status: str) -> set[str]:
    """The games of the tables with this status at which a browser holds a seat."""
    query = sa.select(tables_table.c.game).join_from(browser_seats_table, seats_table, _held).join(tables_table, tables_table.c.id == _of.table_id)
    with store.engine.connect() as connection:
        return set(connection.scalars(query.where(_of.browser == browser, tables_table.c.status == status).distinct()))


def hold_seat(store: Store, browser: str, held: HeldSeat, at: float) -> None:
    """Let a browser hold this seat, and no other at the same table."""
    with store.writing() as connection:
        connection.execute(browser_seats_table.delete().where(_of.browser == browser, _of.table_id == held.table_id))
        connection.execute(browser_seats_table.insert().values(browser=browser, at=at, **vars(held)))
        same_seat = sa.and_(_of.table_id == held.table_id, _of.seat == held.seat)
        browsers: Sequence[str] = connection.scalars(sa.select(_of.browser).where(same_seat).order_by(_of.at.desc()).offset(MOST_BROWSERS)).all()
        connection.execute(browser_seats_table.delete().where(same_seat, _of.browser.in_(browsers)))
