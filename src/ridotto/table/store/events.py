"""Events of members: what was planned, who plays, which tables belong to it, and what came out.

Every change of an event is made under `lock_event` and counts its `version`, so that what was worked out from an older
version, such as a round's tables, is written only if nothing has changed since. A table's result is written once
(`set_result`), whoever finds it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from ridotto.table.store.browsers import house_place
from ridotto.table.store.clubs import INSIDE, club_members_table
from ridotto.table.store.sessions import browser_seats_table
from ridotto.table.store.store import Store, metadata, seats_table, tables_table

OPEN = "open"
"""Of an event: members can enter, the first round has not begun. Of a table: its match is not over."""
RUNNING = "running"
OVER = "over"
CLOSED = "closed"
"""Called off before its end: by the organiser, the operator, or because too few have entered."""
NEW = "new"
"""Of a table: it is to be opened, and its players seated."""

events_table = sa.Table(
    "events",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("organiser_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=False),
    sa.Column("plan", sa.Text, nullable=False),  # JSON, see service/events/plan.py
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),  # by which rounds are drawn; of no use for shuffles
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),  # 0 before the first
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("due", sa.Float, nullable=True, index=True),  # when to look what has to be done next; None: nothing
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("previous", sa.Text, nullable=True, unique=True),  # the season before; each has one next season
    sa.Column("ended_by", sa.Text, nullable=False),  # why or by whom it was closed: few, game, organiser or operator
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("club", sa.Text, sa.ForeignKey("clubs.slug", ondelete="SET NULL"), nullable=True),
    sa.Column("for_club", sa.Boolean, nullable=False),  # only the club's members see and enter it, also when the club is gone
    sa.Index("ix_events_club", "club", "created"),
    sa.Index("ix_events_state", "state", "listed", "created"),
    sa.Index("ix_events_organiser_id", "organiser_id", "created"),
)
_event = events_table.c

players_table = sa.Table(
    "event_players",
    metadata,
    sa.Column("event_id", sa.Text, sa.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("number", sa.Integer, nullable=False),  # in the order of entering; of a league's next season, of strength
    sa.Column("entered", sa.Float, nullable=False),
    sa.Column("from_round", sa.Integer, nullable=False),
    sa.Column("left_round", sa.Integer, nullable=True),  # the last round, of somebody who has dropped out
    sa.Column("division", sa.Integer, nullable=False),  # of a league, from 1; else 0
    sa.Column("told", sa.Boolean, nullable=False),  # that the event is over, or closed
)
_player = players_table.c

event_tables_table = sa.Table(
    "event_tables",
    metadata,
    sa.Column("event_id", sa.Text, sa.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("division", sa.Integer, nullable=False),
    sa.Column("table_id", sa.Text, nullable=True, unique=True),  # None for a bye; the results stay when the table is removed
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("until", sa.Float, nullable=False),  # from when on bots play for whoever has to move
    sa.Column("note", sa.Text, nullable=False),  # why the organiser has corrected the result
)
_table = event_tables_table.c

event_seats_table = sa.Table(
    "event_seats",
    metadata,
    sa.Column("event_id", sa.Text, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=True, index=True),
    sa.Column("bot", sa.Text, nullable=False),  # where no member sits
    sa.Column("told", sa.Boolean, nullable=False),  # that the round has begun
    sa.Column("place", sa.Integer, nullable=True),
    sa.Column("share", sa.Float, nullable=True),
    sa.Column("points", sa.Integer, nullable=True),
    sa.ForeignKeyConstraint(
        ["event_id", "round", "number"], ["event_tables.event_id", "event_tables.round", "event_tables.number"], ondelete="CASCADE", name="event_seats_table"
    ),
)
_seat = event_seats_table.c
_held = browser_seats_table.c


@dataclass(frozen=True)
class EventRow:
    """An event."""

    id: str
    kind: str
    name: str
    organiser_id: str
    plan: str
    listed: bool
    seed: str
    state: str
    round: int
    version: int
    due: float | None
    created: float
    changed: float
    previous: str | None = None
    ended_by: str = ""
    why: str = ""
    club: str | None = None
    for_club: bool = False


@dataclass(frozen=True)
class Player:
    """A member who has entered an event."""

    member_id: str
    number: int
    entered: float
    from_round: int = 1
    left_round: int | None = None
    division: int = 0
    told: bool = False

    @property
    def playing(self) -> bool:
        """Whether they have not dropped out."""
        return self.left_round is None


@dataclass(frozen=True)
class EventSeat:
    """A seat at a table of an event."""

    seat: int
    member_id: str | None
    bot: str = ""
    told: bool = False
    place: int | None = None
    share: float | None = None
    points: int | None = None


@dataclass(frozen=True)
class EventTable:
    """A table of an event, or a bye."""

    round: int
    number: int
    division: int
    table_id: str | None
    state: str
    until: float
    note: str = ""
    seats: Sequence[EventSeat] = field(default_factory=tuple)


# ---- reading ----


def find_event(store: Store, event_id: str) -> EventRow | None:
    """The event with this id."""
    with store.engine.connect() as connection:
        return _one(connection, _event.id == event_id)


def next_season(store: Store, event_id: str) -> EventRow | None:
    """The season that follows one of a league."""
    with store.engine.connect() as connection:
        return _one(connection, _event.previous == event_id)


def event_at(store: Store, table_id: str) -> tuple[EventRow, int] | None:
    """The event that a table belongs to, and its round."""
    query = sa.select(events_table, _table.round.label("at_round")).join_from(events_table, event_tables_table).where(_table.table_id == table_id)
    with store.engine.connect() as connection:
        row = connection.execute(query).mappings().first()
    return (EventRow(**{name: row[name] for name in EventRow.__dataclass_fields__}), row["at_round"]) if row is not None else None


def _one(connection: sa.Connection, which: sa.ColumnElement[bool]) -> EventRow | None:
    row = connection.execute(sa.select(events_table).where(which)).mappings().first()
    return EventRow(**row) if row is not None else None


def listed_events(store: Store, state: str, most: int) -> list[EventRow]:
    """Public events of a state, the latest made first."""
    query = sa.select(events_table).where(_event.state == state, _event.listed).order_by(_event.created.desc(), _event.id).limit(most)
    with store.engine.connect() as connection:
        return [EventRow(**row) for row in connection.execute(query).mappings()]


def events_of(store: Store, member_id: str, states: Sequence[str], most: int) -> list[EventRow]:
    """The events of some states that a member plays in or organises, the latest made first."""
    entered = sa.select(_player.event_id).where(_player.member_id == member_id)
    mine = sa.or_(_event.organiser_id == member_id, _event.id.in_(entered))
    query = sa.select(events_table).where(mine, _event.state.in_(states)).order_by(_event.created.desc(), _event.id).limit(most)
    with store.engine.connect() as connection:
        return [EventRow(**row) for row in connection.execute(query).mappings()]


def newest_events(store: Store, state: str, most: int) -> list[EventRow]:
    """All events of a state, also those that are not public, the latest made first."""
    query = sa.select(events_table).where(_event.state == state).order_by(_event.created.desc(), _event.id).limit(most)
    with store.engine.connect() as connection:
        return [EventRow(**row) for row in connection.execute(query).mappings()]


@dataclass(frozen=True)
class TableCounts:
    """How many tables an event has."""

    all: int = 0
    unopened: int = 0
    playing: int = 0
    late: int = 0
    """Those in play whose time is over."""


def count_tables(store: Store, event_ids: Sequence[str], at: float) -> dict[str, TableCounts]:
    """The tables of some events, without byes."""
    playing = _table.state == OPEN
    columns = [sa.func.count().filter(which) for which in (_table.state == NEW, playing, sa.and_(playing, _table.until < at))]
    query = sa.select(_table.event_id, sa.func.count(), *columns).where(_table.event_id.in_(event_ids), _table.table_id.is_not(None))
    with store.engine.connect() as connection:
        return {event_id: TableCounts(*counts) for event_id, *counts in connection.execute(query.group_by(_table.event_id))}


def events_of_club(store: Store, slug: str, most: int) -> list[EventRow]:
    """The events of a club, the latest made first."""
    query = sa.select(events_table).where(_event.club == slug).order_by(_event.created.desc(), _event.id).limit(most)
    with store.engine.connect() as connection:
        return [EventRow(**row) for row in connection.execute(query).mappings()]


def is_for(store: Store, event: EventRow, member_id: str | None) -> bool:
    """Whether somebody may know of an event; of one for a club alone, whoever is in it, organises the event or has entered."""
    if not event.for_club or event.organiser_id == member_id:
        return True
    entered = sa.exists().where(_player.event_id == event.id, _player.member_id == member_id)
    with store.engine.connect() as connection:
        return member_id is not None and (is_fellow(connection, event, member_id) or bool(connection.scalar(sa.select(entered))))


def is_fellow(connection: sa.Connection, event: EventRow, member_id: str) -> bool:
    """Whether a member is in an event's club."""
    return bool(connection.scalar(sa.select(_fellows(event).where(club_members_table.c.member_id == member_id).exists())))


def fellows_of(connection: sa.Connection, event: EventRow) -> set[str]:
    """The ids of those who are in an event's club."""
    return set(connection.scalars(_fellows(event)))


def _fellows(event: EventRow) -> sa.Select[tuple[str]]:
    return sa.select(club_members_table.c.member_id).where(club_members_table.c.club == event.club, club_members_table.c.role.in_(INSIDE))


def count_organised(connection: sa.Connection, member_id: str, states: Sequence[str], since: float = 0.0) -> int:
    """How many events of some states, made since then, a member organises."""
    query = sa.select(sa.func.count()).where(_event.organiser_id == member_id, _event.state.in_(states), _event.created >= since)
    return connection.scalar(query) or 0


def count_entered(connection: sa.Connection, member_id: str) -> int:
    """How many events that are not over a member plays in."""
    query = sa.select(sa.func.count()).select_from(players_table.join(events_table))
    return connection.scalar(query.where(_player.member_id == member_id, _player.left_round.is_(None), _event.state.in_((OPEN, RUNNING)))) or 0


def count_players(store: Store, event_ids: Sequence[str]) -> dict[str, int]:
    """How many play in each of some events."""
    query = sa.select(_player.event_id, sa.func.count()).where(_player.event_id.in_(event_ids), _player.left_round.is_(None)).group_by(_player.event_id)
    with store.engine.connect() as connection:
        return {row.event_id: row[1] for row in connection.execute(query)}


def players_of(store: Store, event_id: str) -> list[Player]:
    """Everybody who has entered an event, also those who have dropped out, in the order of their numbers."""
    with store.engine.connect() as connection:
        return players_in(connection, event_id)


def players_in(connection: sa.Connection, event_id: str) -> list[Player]:
    """The same within a transaction."""
    columns = [_player[name] for name in Player.__dataclass_fields__]
    return [Player(*row) for row in connection.execute(sa.select(*columns).where(_player.event_id == event_id).order_by(_player.number, _player.member_id))]


def tables_of(store: Store, event_id: str, round: int | None = None) -> list[EventTable]:
    """The tables of an event, or of one of its rounds, with who sits there."""
    which = _table.event_id == event_id if round is None else sa.and_(_table.event_id == event_id, _table.round == round)
    seated = _seat.event_id == event_id if round is None else sa.and_(_seat.event_id == event_id, _seat.round == round)
    fields = [name for name in EventTable.__dataclass_fields__ if name != "seats"]
    columns = [_seat[name] for name in EventSeat.__dataclass_fields__]
    seats: dict[tuple[int, int], list[EventSeat]] = {}
    with store.engine.connect() as connection:
        for at, number, *about in connection.execute(sa.select(_seat.round, _seat.number, *columns).where(seated).order_by(_seat.seat)):
            seats.setdefault((at, number), []).append(EventSeat(*about))
        rows = connection.execute(sa.select(*(_table[name] for name in fields)).where(which).order_by(_table.round, _table.number)).all()
    return [EventTable(**row._mapping, seats=seats.get((row.round, row.number), [])) for row in rows]


def statuses(store: Store, event_id: str) -> dict[tuple[int, int], str | None]:
    """The status of the table of each match of an event that is not over, None where the table is gone; by round and number."""
    joined = event_tables_table.outerjoin(tables_table, tables_table.c.id == _table.table_id)
    query = sa.select(_table.round, _table.number, tables_table.c.status).select_from(joined).where(_table.event_id == event_id, _table.state == OPEN)
    with store.engine.connect() as connection:
        return {(row.round, row.number): row.status for row in connection.execute(query)}


def given_up(store: Store, event_id: str) -> list[tuple[int, int, int]]:
    """The seats, by round, number and seat, of matches that are not over which a member of the event no longer holds."""
    place = sa.literal(house_place("")) + _seat.member_id
    joined = event_seats_table.join(event_tables_table).join(browser_seats_table, sa.and_(_held.browser == place, _held.table_id == _table.table_id))
    joined = joined.join(seats_table, sa.and_(seats_table.c.table_id == _held.table_id, seats_table.c.seat == _held.seat))
    query = sa.select(_seat.round, _seat.number, _seat.seat).select_from(joined)
    with store.engine.connect() as connection:
        rows = connection.execute(query.where(_seat.event_id == event_id, _table.state == OPEN, seats_table.c.nonce != _held.nonce))
        return [(row.round, row.number, row.seat) for row in rows]


# ---- what has to be done ----


def due_events(store: Store, at: float, most: int) -> list[tuple[str, float]]:
    """Events at which something may have to be done, with the time of which that was expected."""
    query = sa.select(_event.id, _event.due).where(_event.due <= at).order_by(_event.due).limit(most)
    with store.engine.connect() as connection:
        return [(event_id, due) for event_id, due in connection.execute(query)]


def set_due(store: Store, event_id: str, expected: float, due: float | None) -> bool:
    """Say when to look again, unless somebody else has; returns whether it was said."""
    with store.writing() as connection:
        return connection.execute(events_table.update().where(_event.id == event_id, _event.due == expected).values(due=due)).rowcount == 1


def claim_look(store: Store, event_id: str, expected: float, lease: float, away: float) -> bool:
    """Claim the look that was expected at some time; if the house was away for so long, all times of the event end later."""
    with store.writing() as connection:
        which = sa.and_(_event.id == event_id, _event.due == expected)
        changes = {"due": lease, "version": _event.version + 1} if away else {"due": lease}
        if connection.execute(events_table.update().where(which).values(**changes)).rowcount != 1:
            return False
        if away:  # of tables that are over, too: all of a night say when it ends
            connection.execute(event_tables_table.update().where(_table.event_id == event_id).values(until=_table.until + away))
        return True


# ---- writing ----


def add_event(connection: sa.Connection, event: EventRow) -> None:
    """Write a new event; `Raced`, from `Store.writing`, if the season before already has a next one."""
    connection.execute(events_table.insert().values(**vars(event)))


def lock_event(connection: sa.Connection, event_id: str) -> EventRow | None:
    """The event; nobody else changes it until this transaction ends."""
    row = connection.execute(sa.select(events_table).where(_event.id == event_id).with_for_update()).mappings().first()
    return EventRow(**row) if row is not None else None


def change_event(connection: sa.Connection, event: EventRow, at: float, **changes: Any) -> None:
    """Change some fields of a locked event."""
    connection.execute(events_table.update().where(_event.id == event.id).values(version=event.version + 1, changed=at, **changes))


def add_players(connection: sa.Connection, event_id: str, players: Sequence[Player]) -> None:
    """Write who plays."""
    if players:
        connection.execute(players_table.insert(), [{"event_id": event_id, **vars(player)} for player in players])


def change_player(connection: sa.Connection, event_id: str, member_id: str, **changes: Any) -> None:
    """Change some fields of a player."""
    connection.execute(players_table.update().where(_player.event_id == event_id, _player.member_id == member_id).values(**changes))


def remove_player(connection: sa.Connection, event_id: str, member_id: str) -> None:
    """Forget that somebody has entered."""
    connection.execute(players_table.delete().where(_player.event_id == event_id, _player.member_id == member_id))


def add_tables(connection: sa.Connection, event_id: str, tables: Sequence[EventTable]) -> None:
    """Write the tables of a round."""
    rows = [{"event_id": event_id, **{name: value for name, value in vars(table).items() if name != "seats"}} for table in tables]
    seats = [{"event_id": event_id, "round": table.round, "number": table.number, **vars(seat)} for table in tables for seat in table.seats]
    if rows:
        connection.execute(event_tables_table.insert(), rows)
        connection.execute(event_seats_table.insert(), seats)


def mark_open(store: Store, event_id: str, table: EventTable) -> None:
    """Note that everybody sits at a table."""
    with store.writing() as connection:
        connection.execute(event_tables_table.update().where(_is(event_id, table), _table.state == NEW).values(state=OPEN))


def set_result(connection: sa.Connection, event_id: str, table: EventTable, seats: Sequence[EventSeat], note: str | None = None) -> bool:
    """Write the result of a table once, or with a note again; returns whether it was written."""
    unless_over = _table.state != OVER if note is None else sa.true()
    changes: dict[str, Any] = {"state": OVER} if note is None else {"state": OVER, "note": note}
    if connection.execute(event_tables_table.update().where(_is(event_id, table), unless_over).values(**changes)).rowcount != 1:
        return False
    for seat in seats:
        which = sa.and_(_seat.event_id == event_id, _seat.round == table.round, _seat.number == table.number, _seat.seat == seat.seat)
        connection.execute(event_seats_table.update().where(which).values(place=seat.place, share=seat.share, points=seat.points))
    return True


def _is(event_id: str, table: EventTable) -> sa.ColumnElement[bool]:
    return sa.and_(_table.event_id == event_id, _table.round == table.round, _table.number == table.number)


def claim_round_news(connection: sa.Connection, event_id: str, table: EventTable, seat: EventSeat) -> bool:
    """Note that a player is told of a round; returns whether nobody has noted it before."""
    which = sa.and_(_seat.event_id == event_id, _seat.round == table.round, _seat.number == table.number, _seat.seat == seat.seat)
    return connection.execute(event_seats_table.update().where(which, ~_seat.told).values(told=True)).rowcount == 1


def claim_last_news(connection: sa.Connection, event_id: str, member_id: str) -> bool:
    """Note that a player is told of the end; returns whether nobody has noted it before."""
    which = sa.and_(_player.event_id == event_id, _player.member_id == member_id)
    return connection.execute(players_table.update().where(which, ~_player.told).values(told=True)).rowcount == 1


# ---- forgetting ----


def forget_events(connection: sa.Connection, member_id: str, at: float) -> None:
    """Take a member out of all events that are not over, and call off those that they organise and that have not begun."""
    entered = sa.select(_player.event_id).where(_player.member_id == member_id)
    touched = sa.and_(sa.or_(_event.id.in_(entered), _event.organiser_id == member_id), _event.state.in_((OPEN, RUNNING)))
    locked = connection.scalars(sa.select(_event.id).where(touched).order_by(_event.id).with_for_update()).all()
    current = sa.select(_event.id).where(_event.state == OPEN)
    connection.execute(players_table.delete().where(_player.member_id == member_id, _player.event_id.in_(current)))
    left = sa.select(_event.round).where(_event.id == _player.event_id).scalar_subquery()
    running = sa.select(_event.id).where(_event.state == RUNNING)
    which = sa.and_(_player.member_id == member_id, _player.event_id.in_(running), _player.left_round.is_(None))
    connection.execute(players_table.update().where(which).values(left_round=left))
    connection.execute(events_table.update().where(_event.id.in_(locked)).values(version=_event.version + 1))
    own = sa.and_(_event.organiser_id == member_id, _event.state == OPEN)
    connection.execute(events_table.update().where(own).values(state=CLOSED, ended_by="organiser", due=at, changed=at))


def is_in_events(connection: sa.Connection, member_id: str) -> bool:
    """Whether a member plays in an event that is not over, or organises one that has not begun."""
    organises = sa.exists().where(_event.organiser_id == member_id, _event.state == OPEN)
    return count_entered(connection, member_id) > 0 or bool(connection.scalar(sa.select(organises)))


def remove_events(store: Store, before: float, most: int) -> int:
    """Remove some events that have been over or closed since then; returns how many."""
    query = sa.select(_event.id).where(_event.state.in_((OVER, CLOSED)), _event.changed < before, _event.due.is_(None)).limit(most)
    with store.engine.connect() as connection:
        found = list(connection.scalars(query))
    if found:
        with store.writing() as connection:  # players, tables and results go with it
            connection.execute(events_table.delete().where(_event.id.in_(found)))
    return len(found)
