"""Which browsers are signed in, and as whom.

A session is a row that links a browser, by the digest of its cookie, to a member. A member's seats are the seats of all
browsers that are or were linked to the member: `holding` says which these are, for every query about seats. When a
session ends, its row stays, marked as ended, for as long as that browser has seats: they stay the member's, and the
browser, which gets a new cookie, no longer has them. The cookie of an ended session holds nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ridotto.table.store.members import MEMBER_COLUMNS, Member, members_table
from ridotto.table.store.store import Store, metadata, seats_table, tables_table

SESSION_SECONDS = 180 * 86_400.0  # without a visit
MOST_DEVICES = 50  # signed in at the same time; the one unused for longest is signed out first

member_browsers_table = sa.Table(
    "member_browsers",
    metadata,
    sa.Column("browser", sa.Text, primary_key=True),
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("device", sa.Text, nullable=False),  # in words, from the User-Agent
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("ended", sa.Float, nullable=True),
)
_of = member_browsers_table.c

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
_seat = browser_seats_table.c
held = sa.and_(seats_table.c.table_id == _seat.table_id, seats_table.c.seat == _seat.seat, seats_table.c.nonce == _seat.nonce)
"""The condition under which a row of `browser_seats` still holds its seat."""


@dataclass(frozen=True)
class Device:
    """A browser that is or was signed in."""

    browser: str
    """The digest of its cookie."""
    device: str
    created: float
    seen: float
    ended: float | None = None


@dataclass(frozen=True)
class Session:
    """What a browser's cookie stands for: a member, or, once the session has ended, nothing."""

    browser: str
    seen: float
    ended: bool
    member: Member


_signed_in, _others = member_browsers_table.alias(), member_browsers_table.alias()
_of_same_member = sa.select(_others.c.browser).join_from(_signed_in, _others, _signed_in.c.member_id == _others.c.member_id)


def holding(browser: str) -> sa.ColumnElement[bool]:
    """The condition on `browser_seats` for the seats that a browser has: its own and, signed in, all of its member's."""
    of_member = _of_same_member.where(_signed_in.c.browser == browser, _signed_in.c.ended.is_(None))
    own = sa.select(sa.literal(browser)).where(~sa.exists().where(_of.browser == browser))
    return _seat.browser.in_(sa.union_all(of_member, own))


def find_session(store: Store, browser: str) -> Session | None:
    """What a browser's cookie stands for; None for a browser that was never signed in."""
    query = sa.select(_of.browser, _of.seen, _of.ended, *MEMBER_COLUMNS).join_from(member_browsers_table, members_table).where(_of.browser == browser)
    with store.engine.connect() as connection:
        row = connection.execute(query).first()
    if row is None:
        return None
    digest, seen, ended, *about = row
    return Session(digest, seen, ended is not None, Member(*about))


def begin_session(connection: sa.Connection, member_id: str, browser: str, device: str, at: float, before: str | None = None) -> bool:
    """Sign a browser in by a new cookie; `before` is the one it had. Returns whether that was a guest's.

    What it held as a guest becomes the member's, also what it takes by the old cookie at this very moment. If another
    member was signed in, that session ends, and its seats stay that member's.
    """
    was_guest = False
    if before is not None and not end_sessions(connection, at, of_browser(before)):
        was_guest = connection.scalar(sa.select(_of.browser).where(_of.browser == before)) is None
        if was_guest:
            connection.execute(member_browsers_table.insert().values(browser=before, member_id=member_id, device=device, created=at, seen=at, ended=at))
    connection.execute(member_browsers_table.insert().values(browser=browser, member_id=member_id, device=device, created=at, seen=at, ended=None))
    mine = sa.select(_of.browser).where(_of.member_id == member_id, _of.ended.is_(None)).order_by(_of.seen.desc(), _of.browser)
    end_sessions(connection, at, _of.browser.in_(connection.scalars(mine.offset(MOST_DEVICES)).all()))
    return was_guest


def end_sessions(connection: sa.Connection, at: float, which: sa.ColumnElement[bool]) -> int:
    """Sign browsers out; returns how many were signed in."""
    return connection.execute(member_browsers_table.update().where(which, _of.ended.is_(None)).values(ended=at)).rowcount


def tidy_sessions(connection: sa.Connection, at: float) -> None:
    """End sessions that were not used for long, and forget ended ones without seats."""
    end_sessions(connection, at, _of.seen < at - SESSION_SECONDS)
    has_seats = sa.exists().where(_seat.browser == _of.browser)
    connection.execute(member_browsers_table.delete().where(_of.ended < at - 3600, ~has_seats))


def last_end(store: Store) -> float | None:
    """When a session last ended."""
    with store.engine.connect() as connection:
        last: float | None = connection.scalar(sa.select(sa.func.max(_of.ended)))
    return last


def forget_devices(connection: sa.Connection, member_id: str) -> None:
    """Forget what devices a member had; the seats taken there stay the member's."""
    connection.execute(member_browsers_table.update().where(_of.member_id == member_id).values(device=""))


def of_browser(browser: str) -> sa.ColumnElement[bool]:
    """For `end_sessions`: one browser."""
    return _of.browser == browser


def of_member(member_id: str, but: str | None = None) -> sa.ColumnElement[bool]:
    """For `end_sessions`: all browsers of a member, but perhaps one."""
    mine = _of.member_id == member_id
    return mine if but is None else sa.and_(mine, _of.browser != but)


def never_here(connection: sa.Connection, member: Member) -> bool:
    """Whether a member has never signed in: the account was made by the host."""
    return member.seen == member.created and not connection.scalar(sa.select(sa.exists().where(_of.member_id == member.id)))


def mark_session(connection: sa.Connection, session: Session, at: float) -> None:
    """Note that a member was here, in this browser."""
    connection.execute(member_browsers_table.update().where(_of.browser == session.browser).values(seen=at))
    connection.execute(members_table.update().where(members_table.c.id == session.member.id).values(seen=at))


def devices(store: Store, member_id: str) -> list[Device]:
    """The browsers in which a member is signed in, the latest used first."""
    query = sa.select(_of.browser, _of.device, _of.created, _of.seen, _of.ended).where(_of.member_id == member_id, _of.ended.is_(None))
    with store.engine.connect() as connection:
        return [Device(*row) for row in connection.execute(query.order_by(_of.seen.desc(), _of.browser))]


# ---- whose a seat is ----


def members_at(store: Store, table_id: str) -> dict[int, str]:
    """The members on the seats of a table, by seat; where several members hold a seat, the one who took it first."""
    query = (
        sa.select(_seat.seat, _of.member_id)
        .join_from(browser_seats_table, seats_table, held)
        .join(member_browsers_table, _of.browser == _seat.browser)
        .where(_seat.table_id == table_id)
        .order_by(_seat.at, _of.member_id)
    )
    found: dict[int, str] = {}
    with store.engine.connect() as connection:
        for seat, member_id in connection.execute(query):
            found.setdefault(seat, member_id)
    return found


def member_seats(store: Store, member_id: str, most: int, statuses: Sequence[str] = ()) -> list[tuple[str, int]]:
    """The tables and seats that a member has, of all or some statuses, the latest taken first."""
    query = _seats_of_members(_seat.table_id, _seat.seat).where(_of.member_id == member_id)
    query = query.where(tables_table.c.status.in_(statuses)) if statuses else query
    with store.engine.connect() as connection:
        return [(row.table_id, row.seat) for row in connection.execute(query.order_by(sa.func.max(_seat.at).desc(), _seat.table_id).limit(most))]


def seats_of_deleted(store: Store, statuses: Sequence[str], most: int) -> list[tuple[str, int, str]]:
    """The tables of these statuses, with the seats at them, and their nonces, of members whose account is deleted."""
    query = _seats_of_members(_seat.table_id, _seat.seat, _seat.nonce).join(members_table, members_table.c.id == _of.member_id)
    query = query.where(members_table.c.deleted.isnot(None), tables_table.c.status.in_(statuses)).limit(most)
    with store.engine.connect() as connection:
        return [(row.table_id, row.seat, row.nonce) for row in connection.execute(query)]


def _seats_of_members(*columns: Any) -> Any:
    """A query for seats that members hold now, each once."""
    holders = sa.select(*columns).join_from(browser_seats_table, seats_table, held).join(member_browsers_table, _of.browser == _seat.browser)
    return holders.join(tables_table, tables_table.c.id == _seat.table_id).group_by(*columns)
