"""How people want to be told that they are waited for: devices that get messages, mails, a feed; and of what they were told.

A device is a browser, known by the digest of its cookie, whether somebody is signed in there or not. It is told of the seats
that the browser has at that moment (`sessions.holding`). Nobody is told twice of a table without having looked at it.

What is told has two moments: when it was claimed by whoever sends it, and when it was sent. What stays claimed for
`CLAIMED_SECONDS` and is not sent was lost with its process, and is told again.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ridotto.table.store.inbox import News, inbox_table
from ridotto.table.store.members import MEMBER_COLUMNS, Member, members_table
from ridotto.table.store.sessions import browser_seats_table, held, holding, member_browsers_table
from ridotto.table.store.store import Store, metadata, seats_table, tables_table
from ridotto.table.store.turns import is_played, notes_table, turns_table, waited_for

NEVER, SOON, DAILY = "never", "soon", "daily"
"""When somebody wants mails."""
CLAIMED_SECONDS = 300.0
"""Longer than any try to send something takes."""
MOST_HOLDERS = 100_000  # browsers of those who want to be told; with a limit SQLite begins with these few, and not with all seats

push_devices_table = sa.Table(
    "push_devices",
    metadata,
    sa.Column("browser", sa.Text, primary_key=True),
    sa.Column("endpoint", sa.Text, nullable=False, unique=True),  # where its push service takes messages
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),  # one after the other
    sa.Column("news", sa.Integer, nullable=False),  # the latest that it was told of
    sa.Column("news_at", sa.Float, nullable=False),  # when that was claimed
    sa.Column("news_sent", sa.Boolean, nullable=False),
)
reminders_table = sa.Table(
    "reminders",
    metadata,
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("mails", sa.Text, nullable=False),
    sa.Column("minutes", sa.Integer, nullable=False),  # after which a mail is sent, for those who want it soon
    sa.Column("mailed", sa.Float, nullable=False),  # when the last one was claimed
    sa.Column("sent", sa.Float, nullable=False),  # when a mail was last sent; before `mailed` if that one was not
    sa.Column("today", sa.Integer, nullable=False),  # mails on the day of the last one
    sa.Column("unsubscribe", sa.Text, nullable=True, unique=True),
    sa.Column("feed", sa.Text, nullable=True, unique=True),
)
told_table = sa.Table(
    "turns_told",
    metadata,
    sa.Column("receiver", sa.Text, primary_key=True),  # a browser, or `mail_of` a member
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),  # when it was claimed
    sa.Column("sent", sa.Float, nullable=True),
)
_device, _wish, _told, _turn, _seat = push_devices_table.c, reminders_table.c, told_table.c, turns_table.c, browser_seats_table.c
_news = inbox_table.c


@dataclass(frozen=True)
class Device:
    """A browser that gets messages."""

    browser: str
    endpoint: str
    key: str
    auth: str
    language: str
    created: float
    failures: int = 0
    news: int = 0
    """The latest news that it was told of."""
    news_at: float = 0.0
    news_sent: bool = True


@dataclass(frozen=True)
class Wish:
    """What a member has asked for."""

    member_id: str
    mails: str = NEVER
    minutes: int = 60
    mailed: float = 0.0
    sent: float = 0.0
    today: int = 0
    unsubscribe: str | None = None
    feed: str | None = None

    @property
    def was_lost(self) -> bool:
        """Whether the last mail was claimed and not sent."""
        return self.sent < self.mailed


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody who has not looked at it since."""

    table_id: str
    game: str
    seat: int
    data: dict[str, Any]
    """As in `turns.TableNote`."""
    since: float
    """Since when."""
    told: float | None
    """When they were last told of it."""


DEVICE_COLUMNS = tuple(_device[name] for name in Device.__dataclass_fields__)
WISH_COLUMNS = tuple(_wish[name] for name in Wish.__dataclass_fields__)
WAITING_COLUMNS = (_turn.table_id, tables_table.c.game, _turn.seat, notes_table.c.data, _turn.since, _told.at.label("told"))


def mail_of(member_id: str) -> str:
    """What a member's mailbox is called among those who are told; no browser's digest looks so."""
    return f"mail {member_id}"


# ---- devices ----


def keep_device(store: Store, device: Device) -> bool:
    """Send messages to a device from now on; the same push address of another browser is that browser's no longer.

    Returns False if the browser was signed out at this moment.
    """
    of = member_browsers_table.c
    with store.writing() as connection:
        session = connection.execute(sa.select(of.ended).where(of.browser == device.browser).with_for_update()).first()
        if session is not None and session.ended is not None:
            return False
        connection.execute(push_devices_table.delete().where(sa.or_(_device.browser == device.browser, _device.endpoint == device.endpoint)))
        connection.execute(push_devices_table.insert().values(**vars(device)))
    return True


def may_be_told(store: Store, browser: str) -> bool:
    """Whether there is something to tell a browser of: a member is signed in, or a guest holds a seat."""
    signed_in = sa.exists().where(member_browsers_table.c.browser == browser, member_browsers_table.c.ended.is_(None))
    sits = sa.select(_seat.seat).join_from(browser_seats_table, seats_table, held).where(holding(browser)).exists()
    with store.engine.connect() as connection:
        return bool(connection.scalar(sa.select(sa.or_(signed_in, sits))))


def device_of(store: Store, browser: str) -> Device | None:
    """The device that a browser is, None if it gets no messages."""
    with store.engine.connect() as connection:
        row = connection.execute(sa.select(*DEVICE_COLUMNS).where(_device.browser == browser)).first()
    return Device(*row) if row is not None else None


def devices_of_member(store: Store, member_id: str) -> list[Device]:
    """The devices on which a member is signed in and gets messages."""
    of = member_browsers_table.c
    query = sa.select(*DEVICE_COLUMNS).join_from(push_devices_table, member_browsers_table, of.browser == _device.browser)
    with store.engine.connect() as connection:
        return [Device(*row) for row in connection.execute(query.where(of.member_id == member_id, of.ended.is_(None)).order_by(_device.created))]


def forget_device(connection: sa.Connection, browser: str) -> None:
    """Send no more messages to a device."""
    connection.execute(push_devices_table.delete().where(_device.browser == browser))
    connection.execute(told_table.delete().where(_told.receiver == browser))


def note_failure(store: Store, browser: str, failed: bool, most: int) -> None:
    """Count a message that could not be sent, or that one could; a device is forgotten after too many in a row."""
    with store.writing() as connection:
        connection.execute(push_devices_table.update().where(_device.browser == browser).values(failures=_device.failures + 1 if failed else 0))
        connection.execute(push_devices_table.delete().where(_device.browser == browser, _device.failures >= most))


def tidy_devices(store: Store) -> None:
    """Forget devices on which somebody has signed out, those of guests whose tables are all gone, and of what they were told."""
    of = member_browsers_table.c
    signed_in = sa.exists().where(of.browser == _device.browser, of.ended.is_(None))
    is_guest = ~sa.exists().where(of.browser == _device.browser)
    gone = sa.and_(~signed_in, ~sa.and_(is_guest, sa.exists().where(_seat.browser == _device.browser)))
    with store.writing() as connection:
        connection.execute(told_table.delete().where(_told.receiver.in_(sa.select(_device.browser).where(gone))))
        connection.execute(push_devices_table.delete().where(gone))


# ---- who is waited for and does not know it yet ----


def devices_to_tell(store: Store, since: float, away: float, at: float, most: int) -> list[tuple[Device, Waiting]]:
    """Devices of people whose turn began since some moment, and who have not looked since, nor after `away`."""
    mine, others = member_browsers_table.alias(), member_browsers_table.alias()
    guests = sa.select(_device.browser, _device.browser.label("holder")).where(~sa.exists().where(mine.c.browser == _device.browser))
    members = (
        sa.select(_device.browser, others.c.browser.label("holder"))
        .join_from(push_devices_table, mine, sa.and_(mine.c.browser == _device.browser, mine.c.ended.is_(None)))
        .join(others, others.c.member_id == mine.c.member_id)
    )
    holders = sa.union_all(guests, members).limit(MOST_HOLDERS).subquery()
    query = (
        _waiting(sa.select(*DEVICE_COLUMNS, *WAITING_COLUMNS))
        .join(holders, holders.c.holder == _seat.browser)
        .join(push_devices_table, _device.browser == holders.c.browser)
        .outerjoin(told_table, sa.and_(_told.receiver == _device.browser, _told.table_id == _turn.table_id))
        .where(_turn.since >= since, *_unseen(away, at))
        .limit(most)
    )
    found: dict[tuple[str, str], tuple[Device, Waiting]] = {}
    cut = len(DEVICE_COLUMNS)
    with store.engine.connect() as connection:
        for row in connection.execute(query):
            found.setdefault((row[0], row[cut]), (Device(*row[:cut]), _read_waiting(row[cut:])))
    return list(found.values())


def claim(connection: sa.Connection, receiver: str, waiting: Waiting, at: float) -> bool:
    """Note that somebody is told of a table; returns whether no other process has done so."""
    insert = (sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert)(told_table)
    insert = insert.values(receiver=receiver, table_id=waiting.table_id, at=at)
    upsert = insert.on_conflict_do_update(index_elements=["receiver", "table_id"], set_={"at": at, "sent": None}, where=_told.at == waiting.told)
    return connection.execute(upsert.returning(_told.receiver)).first() is not None


def confirm(store: Store, receiver: str, tables: Sequence[Waiting], at: float) -> None:
    """Note that what was claimed is sent: `Waiting.told` is when it was claimed."""
    claimed = sa.or_(*(sa.and_(_told.table_id == each.table_id, _told.at == each.told) for each in tables))
    with store.writing() as connection:
        connection.execute(told_table.update().where(_told.receiver == receiver, claimed).values(sent=at))


def _waiting(query: Any) -> Any:
    """A query from turns to the browsers that hold their seats."""
    return (
        query.join_from(turns_table, browser_seats_table, waited_for)
        .join(seats_table, held)
        .join(tables_table, tables_table.c.id == _turn.table_id)
        .join(notes_table, notes_table.c.table_id == _turn.table_id)
        .where(is_played)
    )


def _unseen(away: float, at: float) -> tuple[sa.ColumnElement[bool], ...]:
    """The conditions that somebody has not looked at the table since it waits, and was not told of it since they last looked."""
    seen = seats_table.c.seen
    was_lost = sa.and_(_told.sent.is_(None), _told.at <= at - CLAIMED_SECONDS)
    return seen < _turn.since, seen < away, sa.or_(_told.at.is_(None), _told.at < seen, was_lost)


def _read_waiting(row: Any) -> Waiting:
    table_id, game, seat, data, since, told = row
    return Waiting(table_id, game, seat, json.loads(data), since, told)


# ---- news ----


def news_to_tell(store: Store, since: float, at: float, most: int, member_id: str | None = None) -> list[tuple[Device, News]]:
    """Devices of members, or of one, with the first news since they last looked, if it is of since some moment and not told yet.

    A device that came later than that news is not told of it.
    """
    of, other = member_browsers_table.c, inbox_table.alias().c
    first = sa.select(sa.func.min(other.id)).where(other.member_id == of.member_id, other.seen.is_(None)).correlate(member_browsers_table).scalar_subquery()
    was_lost = sa.and_(_news.id == _device.news, ~_device.news_sent, _device.news_at <= at - CLAIMED_SECONDS)
    columns = _news.at, _news.kind, _news.link, _news.args, _news.id
    query = (
        sa.select(*DEVICE_COLUMNS, *columns)
        .join_from(push_devices_table, member_browsers_table, sa.and_(of.browser == _device.browser, of.ended.is_(None)))
        .join(inbox_table, _news.id == first)
        .where(_news.at >= since, _news.at >= _device.created, sa.or_(_news.id > _device.news, was_lost))
        .order_by(_news.id)
        .limit(most)
    )
    cut = len(DEVICE_COLUMNS)
    with store.engine.connect() as connection:
        rows = connection.execute(query if member_id is None else query.where(of.member_id == member_id)).all()
    return [(Device(*row[:cut]), News(row.at, row.kind, row.link, json.loads(row.args), row.id)) for row in rows]


def claim_news(store: Store, device: Device, news: int, at: float) -> bool:
    """Note that a device is told of news; returns whether no other process has done so."""
    same = _device.browser == device.browser, _device.news == device.news, _device.news_at == device.news_at
    with store.writing() as connection:
        return connection.execute(push_devices_table.update().where(*same).values(news=news, news_at=at, news_sent=False)).rowcount == 1


def confirm_news(store: Store, device: Device) -> None:
    """Note that a device was sent the news for which it was claimed."""
    same = _device.browser == device.browser, _device.news == device.news, _device.news_at == device.news_at
    with store.writing() as connection:
        connection.execute(push_devices_table.update().where(*same).values(news_sent=True))


# ---- what members have asked for ----


def wish_of(store: Store, member_id: str) -> Wish:
    """What a member has asked for."""
    return _one_wish(store, _wish.member_id == member_id) or Wish(member_id)


def wish_by(store: Store, **secret: str) -> Wish | None:
    """The wish with this secret: `unsubscribe` or `feed`."""
    ((name, value),) = secret.items()
    return _one_wish(store, _wish[name] == value)


def _one_wish(store: Store, which: sa.ColumnElement[bool]) -> Wish | None:
    with store.engine.connect() as connection:
        row = connection.execute(sa.select(*WISH_COLUMNS).where(which)).first()
    return Wish(*row) if row is not None else None


def change_wish(connection: sa.Connection, member_id: str, **changes: Any) -> None:
    """Change what a member has asked for."""
    insert = (sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert)(reminders_table)
    insert = insert.values(**{**vars(Wish(member_id)), **changes})
    connection.execute(insert.on_conflict_do_update(index_elements=["member_id"], set_=changes))


def mails_due(store: Store, at: float, gap: float, day: float, most_a_day: int, most: int) -> dict[str, tuple[Member, Wish, list[Waiting]]]:
    """Members who want a mail by now, by id, with the tables that wait for them and of which they were not told."""
    of = member_browsers_table.c
    wanting = sa.select(of.browser, of.member_id).join_from(reminders_table, member_browsers_table, _wish.member_id == of.member_id)
    holders = wanting.where(_wish.mails != NEVER).limit(MOST_HOLDERS).subquery()
    was_lost = sa.and_(_wish.sent < _wish.mailed, _wish.mailed <= at - CLAIMED_SECONDS)
    daily = sa.and_(_wish.mails == DAILY, sa.or_(_wish.mailed <= at - day, was_lost), _turn.since <= at)
    soon = sa.and_(
        _wish.mails == SOON,
        sa.or_(_wish.mailed <= at - gap, was_lost),
        _turn.since <= at - _wish.minutes * 60.0,
        seats_table.c.seen <= at - _wish.minutes * 60.0,
    )
    enough = sa.and_(_wish.today >= most_a_day, _wish.mailed > at - day, ~was_lost)
    query = (
        _waiting(sa.select(*MEMBER_COLUMNS, *WISH_COLUMNS, *WAITING_COLUMNS))
        .join(holders, holders.c.browser == _seat.browser)
        .join(reminders_table, _wish.member_id == holders.c.member_id)
        .join(members_table, members_table.c.id == holders.c.member_id)
        .outerjoin(told_table, sa.and_(_told.receiver == sa.literal("mail ") + holders.c.member_id, _told.table_id == _turn.table_id))
        .where(members_table.c.email.is_not(None), members_table.c.deleted.is_(None), sa.or_(daily, soon), ~enough, *_unseen(at, at))
        .order_by(_wish.member_id, _turn.since)
        .limit(most)
    )
    found: dict[str, tuple[Member, Wish, list[Waiting]]] = {}
    one, two = len(MEMBER_COLUMNS), len(MEMBER_COLUMNS) + len(WISH_COLUMNS)
    with store.engine.connect() as connection:
        for row in connection.execute(query):
            member, wish, waiting = Member(*row[:one]), Wish(*row[one:two]), _read_waiting(row[two:])
            tables = found.setdefault(member.id, (member, wish, []))[2]
            if waiting.table_id not in {each.table_id for each in tables}:
                tables.append(waiting)
    return found


def claim_mail(store: Store, wish: Wish, tables: list[Waiting], token: str, at: float, day: float) -> str | None:
    """Note that a member is sent a mail about these tables; returns the secret that ends mails, None if another process has done so.

    It is `token`, unless there is one already: earlier mails have it.
    """
    today = wish.today + (not wish.was_lost) if wish.mailed > at - day else 1
    with store.writing() as connection:
        mine = reminders_table.update().where(_wish.member_id == wish.member_id, _wish.mailed == wish.mailed, _wish.mails == wish.mails)
        made = mine.values(mailed=at, today=today, unsubscribe=sa.func.coalesce(_wish.unsubscribe, token))
        unsubscribe: str | None = connection.scalar(made.returning(_wish.unsubscribe))
        if unsubscribe is not None:
            for each in tables:
                claim(connection, mail_of(wish.member_id), each, at)
    return unsubscribe


def confirm_mail(store: Store, member_id: str, tables: Sequence[Waiting], claimed: float, at: float) -> None:
    """Note that the mail that was claimed at this moment, about these tables, is sent."""
    with store.writing() as connection:
        connection.execute(reminders_table.update().where(_wish.member_id == member_id, _wish.mailed == claimed).values(sent=at))
    confirm(store, mail_of(member_id), [replace(each, told=claimed) for each in tables], at)


def forget_reminders(connection: sa.Connection, member_id: str) -> None:
    """Forget what a member has asked for, on all devices."""
    of = member_browsers_table.c
    mine = sa.select(of.browser).where(of.member_id == member_id)
    connection.execute(push_devices_table.delete().where(_device.browser.in_(mine)))
    connection.execute(told_table.delete().where(sa.or_(_told.receiver.in_(mine), _told.receiver == mail_of(member_id))))
    connection.execute(reminders_table.delete().where(_wish.member_id == member_id))
