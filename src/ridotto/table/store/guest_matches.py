"""Matches that somebody has finished as a guest and brings along by signing in.

Signing in only notes the browser, however many matches it has. What is noted here is gone through in the background, table
by table in the order of their names, by whichever process looks next (`service/guest_matches.py`).
"""

from dataclasses import dataclass

import sqlalchemy as sa

from ridotto.table.store.results import results_table, seat_results_table
from ridotto.table.store.sessions import browser_seats_table, held
from ridotto.table.store.store import OVER, Store, entries_table, metadata, seats_table, tables_table

guest_matches_table = sa.Table(
    "guest_matches",
    metadata,
    sa.Column("browser", sa.Text, primary_key=True),  # the digest of the cookie that the guest had
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),  # the last one that was looked at
)
_of, _seat = guest_matches_table.c, browser_seats_table.c


@dataclass(frozen=True)
class Guest:
    """A browser whose guest has signed in."""

    browser: str
    table_id: str
    """The last table that was looked at."""


def note_guest(connection: sa.Connection, browser: str, member_id: str, at: float) -> None:
    """Note that a guest has signed in."""
    if connection.scalar(sa.select(_seat.table_id).where(_seat.browser == browser).limit(1)) is not None:
        connection.execute(guest_matches_table.insert().values(browser=browser, member_id=member_id, at=at, table_id=""))


def next_guest(store: Store) -> Guest | None:
    """The one who signed in first of those whose matches are not all looked at."""
    query = sa.select(_of.browser, _of.table_id).order_by(_of.at, _of.browser).limit(1)
    with store.engine.connect() as connection:
        row = connection.execute(query).first()
    return Guest(*row) if row is not None else None


def tables_of_guest(store: Store, guest: Guest, most: int) -> list[str]:
    """The next tables with a finished match that is not filed, or not as that of whoever had this seat."""
    table, result = tables_table.c, seat_results_table.c
    of_seat = results_table.c.table_id == _seat.table_id, result.seat == _seat.seat
    filed = sa.select(result.number).join_from(results_table, seat_results_table).where(*of_seat, sa.or_(result.member_id.is_not(None), result.bot != ""))
    query = (
        sa.select(_seat.table_id)
        .join_from(browser_seats_table, seats_table, held)
        .join(tables_table, table.id == _seat.table_id)
        .where(_seat.browser == guest.browser, _seat.table_id > guest.table_id, table.status == OVER, ~table.rated, ~filed.exists())
        .order_by(_seat.table_id)
        .limit(most)
    )
    with store.engine.connect() as connection:
        return list(connection.scalars(query))


def note_looked_at(store: Store, guest: Guest, table_id: str | None) -> None:
    """Note the last table that was looked at; None if there are no more."""
    mine = _of.browser == guest.browser
    with store.writing() as connection:
        if table_id is None:
            connection.execute(guest_matches_table.delete().where(mine))
        else:
            connection.execute(guest_matches_table.update().where(mine, _of.table_id < table_id).values(table_id=table_id))


def forget_guests(connection: sa.Connection, member_id: str) -> None:
    """File no more matches for a member."""
    connection.execute(guest_matches_table.delete().where(_of.member_id == member_id))


def ended_at(store: Store, table_id: str) -> float:
    """When a match that is over ended: with its last move."""
    entry = entries_table.c
    with store.engine.connect() as connection:
        return connection.scalar(sa.select(sa.func.max(entry.at)).where(entry.table_id == table_id, entry.kind == "move")) or 0.0
