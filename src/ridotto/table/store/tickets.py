"""Tickets: who waits for others to play with. A ticket that has a table is over; it stays for a while to say which table.

Whoever is seated is seated by one transaction, which opens the table, gives everybody their seat and closes their tickets:
nobody is seated twice, and a process that dies leaves people who wait, or a table at which they sit.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from ridotto.table.store.browsers import HeldSeat, hold
from ridotto.table.store.members import lock_member
from ridotto.table.store.sessions import member_browsers_table
from ridotto.table.store.store import NewTable, Raced, Store, insert_table, metadata

tickets_table = sa.Table(
    "tickets",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("who", sa.Text, nullable=False, unique=True),  # a browser, a member or a program: each waits once
    sa.Column("browser", sa.Text, nullable=True),  # the digest of the cookie that will hold the seat; none for programs
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=True, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),  # empty: any
    sa.Column("seats", sa.Integer, nullable=False),  # 0: any number
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("near", sa.Boolean, nullable=False),  # whether only people about as strong
    sa.Column("rating", sa.Float, nullable=True),
    sa.Column("finished", sa.Text, nullable=False),  # the games of which a match was played to its end
    sa.Column("bots", sa.Boolean, nullable=False),  # whether bots may come at once
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, index=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=True, index=True),
    sa.Column("seat", sa.Integer, nullable=True),
)
_of, _session = tickets_table.c, member_browsers_table.c
_stale = sa.exists().where(_session.browser == _of.browser, _session.ended.is_not(None) | _of.member_id.is_(None))
_waits = _of.table_id.is_(None) & ~_stale
"""Whoever has signed in or out since, or was suspended, no longer waits by the cookie they had: they may wait anew."""


@dataclass(frozen=True)
class TicketRow:
    """Somebody who waits, or has waited."""

    id: str
    who: str
    browser: str | None
    member_id: str | None
    name: str
    game: str
    seats: int
    pace: str
    near: bool
    rating: float | None
    finished: str
    bots: bool
    since: float
    seen: float
    table_id: str | None = None
    """The table, once there is one."""
    seat: int | None = None


@dataclass(frozen=True)
class Seated:
    """A ticket that leads to a seat, and the seat's nonce."""

    ticket: TicketRow
    seat: int
    nonce: str


def add_ticket(store: Store, ticket: TicketRow, seated: float, alive: float, most: int) -> bool:
    """Write a ticket in the place of the same visitor's last one; False if already `most` others wait who were seen since `alive`.

    `Raced` if the visitor was seated since `seated`: they have asked twice; or if the account was deleted at this moment.
    """
    with store.writing() as connection:
        if ticket.member_id is not None and not lock_member(connection, ticket.member_id):
            raise Raced("the account was deleted")
        connection.execute(tickets_table.delete().where(_of.who == ticket.who, _of.table_id.is_(None) | (_of.seen < seated)))
        others = sa.select(sa.func.count()).select_from(tickets_table).where(_of.table_id.is_(None), _of.seen >= alive)
        if (connection.scalar(others) or 0) >= most:
            return False
        connection.execute(tickets_table.insert().values(**vars(ticket)))
    return True


def find_ticket(store: Store, who: str) -> TicketRow | None:
    """A visitor's ticket, None without one."""
    with store.engine.connect() as connection:
        row = connection.execute(sa.select(tickets_table).where(_of.who == who, _of.table_id.is_not(None) | _waits)).first()
    return TicketRow(*row) if row is not None else None


def tickets_of(store: Store, member_id: str) -> list[TicketRow]:
    """A member's tickets: one at most."""
    with store.engine.connect() as connection:
        return [TicketRow(*row) for row in connection.execute(sa.select(tickets_table).where(_of.member_id == member_id))]


def open_tickets(store: Store, alive: float, most: int) -> list[TicketRow]:
    """Those who wait and were seen since `alive`, the oldest first."""
    query = sa.select(tickets_table).where(_waits, _of.seen >= alive).order_by(_of.since, _of.id).limit(most)
    with store.engine.connect() as connection:
        return [TicketRow(*row) for row in connection.execute(query)]


def drop_ticket(store: Store, who: str) -> None:
    """A visitor no longer waits. A ticket that has led to a table stays."""
    with store.writing() as connection:
        connection.execute(tickets_table.delete().where(_of.who == who, _of.table_id.is_(None)))


def forget_tickets(connection: sa.Connection, member_id: str) -> None:
    """Forget that a member waits or has waited."""
    connection.execute(tickets_table.delete().where(_of.member_id == member_id))


def ask_for_bots(store: Store, who: str) -> None:
    """Let bots come at once."""
    with store.writing() as connection:
        connection.execute(tickets_table.update().where(_of.who == who, _of.table_id.is_(None)).values(bots=True))


def mark_waiting(store: Store, tickets: Iterable[str], at: float) -> None:
    """Note that these are still here."""
    update = tickets_table.update().where(_of.id == sa.bindparam("ticket"), _of.seen < at).values(seen=at)
    with store.writing() as connection:
        connection.execute(update, [{"ticket": ticket} for ticket in sorted(tickets)])


def remove_tickets(store: Store, before: float) -> None:
    """Remove the tickets of those who were not seen since then."""
    with store.writing() as connection:
        connection.execute(tickets_table.delete().where(_of.seen < before))


def seat_all(store: Store, new: NewTable, seated: Sequence[Seated], at: float) -> None:
    """Open a table at which these people sit; `Raced`, and nothing happens, if one of them no longer waits."""
    wanted = [each.ticket.id for each in seated]
    waiting = sa.select(_of.id).where(_of.id.in_(wanted), _waits).order_by(_of.id).with_for_update(skip_locked=True)
    with store.writing() as connection:
        if len(connection.scalars(waiting).all()) != len(wanted):
            raise Raced("somebody no longer waits")
        insert_table(connection, new)
        for each in seated:
            connection.execute(tickets_table.update().where(_of.id == each.ticket.id).values(table_id=new.row.id, seat=each.seat, seen=at))
            if each.ticket.browser is not None:
                hold(connection, each.ticket.browser, HeldSeat(new.row.id, each.seat, each.nonce), at)
