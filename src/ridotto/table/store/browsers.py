"""Which seats each browser holds. A browser is identified by a digest, from which its cookie cannot be recovered.

A browser in which a member is signed in holds all seats of that member (`sessions.holding`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from ridotto.table.store.sessions import browser_seats_table, held, holding, member_browsers_table
from ridotto.table.store.store import Store, seats_table, tables_table

MOST_BROWSERS = 20  # that may hold one seat; the oldest is dropped first

_of = browser_seats_table.c


@dataclass(frozen=True)
class HeldSeat:
    """A seat that a browser holds."""

    table_id: str
    seat: int
    nonce: str


def held_seat(store: Store, browser: str, table_id: str) -> HeldSeat | None:
    """The seat that a browser holds now at a table; of a member's several seats the browser's own, else the latest taken."""
    query = sa.select(_of.table_id, _of.seat, _of.nonce).join_from(browser_seats_table, seats_table, held)
    query = query.where(holding(browser), _of.table_id == table_id).order_by(_of.browser != browser, _of.at.desc(), _of.seat).limit(1)
    with store.engine.connect() as connection:
        row = connection.execute(query).first()
    return HeldSeat(*row) if row is not None else None


def games_held(store: Store, browser: str, status: str) -> set[str]:
    """The games of the tables with this status at which a browser holds a seat."""
    query = sa.select(tables_table.c.game).join_from(browser_seats_table, seats_table, held).join(tables_table, tables_table.c.id == _of.table_id)
    with store.engine.connect() as connection:
        return set(connection.scalars(query.where(holding(browser), tables_table.c.status == status).distinct()))


def hold_seat(store: Store, browser: str, held: HeldSeat, at: float) -> None:
    """Let a browser hold this seat, and no other at the same table."""
    with store.writing() as connection:
        hold(connection, browser, held, at)


def house_place(member_id: str) -> str:
    """What holds the seats that the house gives to a member: in the place of a browser, but no browser's digest looks so."""
    return f"member {member_id}"


def hold_for_member(store: Store, member_id: str, held: HeldSeat, at: float) -> None:
    """Let a member hold this seat without a browser; Raced if another process does so at this moment."""
    place = house_place(member_id)
    with store.writing() as connection:
        found = connection.scalar(sa.select(member_browsers_table.c.browser).where(member_browsers_table.c.browser == place))
        if found is None:  # nobody is signed in by it: it has ended when it begins
            made = member_browsers_table.insert().values(browser=place, member_id=member_id, device="", created=at, seen=at, ended=at)
            connection.execute(made)
        hold(connection, place, held, at)


def hold(connection: sa.Connection, browser: str, held: HeldSeat, at: float) -> None:
    """Let a browser hold this seat, in a transaction of the caller's."""
    connection.execute(browser_seats_table.delete().where(_of.browser == browser, _of.table_id == held.table_id))
    connection.execute(browser_seats_table.insert().values(browser=browser, at=at, **vars(held)))
    same_seat = sa.and_(_of.table_id == held.table_id, _of.seat == held.seat)
    browsers: Sequence[str] = connection.scalars(sa.select(_of.browser).where(same_seat).order_by(_of.at.desc()).offset(MOST_BROWSERS)).all()
    connection.execute(browser_seats_table.delete().where(same_seat, _of.browser.in_(browsers)))
