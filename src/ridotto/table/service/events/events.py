"""What members do with events: organise, change, enter, leave, start, correct, close, begin the next season."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TypeVar

import sqlalchemy as sa

from ridotto.table.service.admission import plain_text
from ridotto.table.service.clock import now
from ridotto.table.service.closing import LONGEST_REASON
from ridotto.table.service.events.divisions import next_order
from ridotto.table.service.events.plan import LEAGUE, EventPlan, check_start_and_places, checked, checked_about, checked_name, try_out
from ridotto.table.service.events.standings import Placed, Played, Standing, shares, standings
from ridotto.table.service.inbox import Inbox, Written
from ridotto.table.service.live_table import Refused
from ridotto.table.service.members import Members
from ridotto.table.service.seats import Seats
from ridotto.table.service.tables import Tables
from ridotto.table.service.tokens import new_id
from ridotto.table.store import events as kept
from ridotto.table.store.clubs import INSIDE, ORGANISER, Club, lock_club, role_in
from ridotto.table.store.events import CLOSED, OPEN, OVER, RUNNING, EventRow, EventTable, Player
from ridotto.table.store.members import Member, lock_member, lock_members
from ridotto.table.store.store import Raced
from ridotto.table.store.ties import blocks_in

MOST_CURRENT = 5  # events of one organiser that are not over
MOST_A_DAY = 10  # that one organiser makes
MOST_ENTERED = 20  # events that are not over in which one member plays
MOST_LISTED = 40
MOST_MOVES = 5  # of an event's start: everybody who has entered is told of each
DAY = 86_400.0
CURRENT = (OPEN, RUNNING)
ALL = (OPEN, RUNNING, OVER, CLOSED)

R = TypeVar("R")


@dataclass(frozen=True)
class Start:
    """When an event begins."""

    at: float | None
    """None: when the organiser says so."""


@dataclass(frozen=True)
class Event:
    """An event with all that is known of it."""

    row: EventRow
    plan: EventPlan
    players: Sequence[Player]
    tables: Sequence[EventTable]

    @property
    def divisions(self) -> list[int]:
        """The divisions of a league from the first on; otherwise one, 0."""
        return sorted({player.division for player in self.players}) or [0]

    def player(self, member_id: str) -> Player | None:
        """A member's entry."""
        return next((player for player in self.players if player.member_id == member_id), None)

    def current_table(self, member_id: str) -> EventTable | None:
        """The table at which a member plays now."""
        mine = [table for table in self.tables if table.state != OVER and any(seat.member_id == member_id for seat in table.seats)]
        return mine[-1] if mine else None

    def played(self, division: int | None = None) -> list[Played]:
        """The matches that are over."""
        return [
            Played(table.round, [Placed(seat.member_id, seat.share or 0.0, seat.place, seat.points) for seat in table.seats])
            for table in self.tables
            if table.state == OVER and division in (None, table.division)
        ]

    def standings(self, division: int = 0) -> list[Standing]:
        """Who leads, in one division."""
        return standings((player.member_id for player in self.players if player.division == division), self.played(division))

    def may_enter(self) -> bool:
        """Whether there is still time to enter."""
        if self.row.state == OPEN:
            return True
        return self.row.state == RUNNING and (self.row.round < self.plan.late if self.plan.by_rounds else self.plan.late > 0)


class Events:
    """All events, for one process."""

    def __init__(self, tables: Tables, seats: Seats, members: Members, inbox: Inbox, on: bool) -> None:
        self._on = on
        self._inbox = inbox
        self._tables = tables
        self._seats = seats
        self._members = members
        self._store = tables.store
        self.wake: Callable[[], None] = lambda: None
        """Called when something has to be done at once."""

    # ---- reading ----

    async def row(self, event_id: str) -> EventRow:
        """An event; Refused (404) if there is none."""
        found = await self._store.call(kept.find_event, self._store, event_id)
        if found is None:
            raise Refused("no-event", 404)
        return found

    async def event(self, event_id: str) -> Event:
        """An event with its players, tables and results."""
        row = await self.row(event_id)
        players = await self._store.call(kept.players_of, self._store, event_id)
        tables = await self._store.call(kept.tables_of, self._store, event_id)
        return Event(row, EventPlan.read(row.plan), players, tables)

    async def row_for(self, event_id: str, member: Member | None) -> EventRow:
        """An event that a member, or a guest, may know of; Refused (404) if there is none."""
        row = await self.row(event_id)
        if not await self._store.call(kept.is_for, self._store, row, member.id if member is not None else None):
            raise Refused("no-event", 404)
        return row

    async def listed(self, state: str) -> list[EventRow]:
        """Public events of a state."""
        return await self._store.call(kept.listed_events, self._store, state, MOST_LISTED)

    async def mine(self, member: Member) -> list[EventRow]:
        """The events that a member plays in or organises and that are not over."""
        return await self._store.call(kept.events_of, self._store, member.id, CURRENT, MOST_LISTED)

    async def of_club(self, slug: str) -> list[EventRow]:
        """A club's events, for those in it."""
        return await self._store.call(kept.events_of_club, self._store, slug, MOST_LISTED)

    async def at(self, table_id: str, sits: bool) -> EventRow | None:
        """The event that a table belongs to; one that is not listed only for whoever sits there."""
        if not self._on:
            return None
        found = await self._store.call(kept.event_at, self._store, table_id)
        return found[0] if found is not None and (found[0].listed or sits) else None

    async def next_season(self, event_id: str) -> EventRow | None:
        """The season that follows one of a league, if it was made."""
        return await self._store.call(kept.next_season, self._store, event_id)

    # ---- organising ----

    async def make(self, organiser: Member, plan: EventPlan, club: str | None = None) -> str:
        """Make an event, or one of a club, for the club alone unless it is public; returns its id."""
        at = now()
        good = checked(plan, at)
        if club is not None and not club.isprintable():  # a database refuses to look for some characters
            raise Refused("no-club", 404)
        await asyncio.to_thread(try_out, good)
        row = replace(self._new_row(organiser, good, at), club=club, for_club=club is not None and not good.listed)
        await self._announce(organiser, row, ())
        return row.id

    async def _announce(self, organiser: Member, row: EventRow, players: Sequence[Player]) -> None:
        """Write a new event, and tell those in its club."""
        for written in await self._store.call(self._make, organiser, row, players):
            self._inbox.send(written)

    def _new_row(self, organiser: Member, plan: EventPlan, at: float, previous: str | None = None) -> EventRow:
        made = {"state": OPEN, "round": 0, "version": 0, "due": plan.starts, "created": at, "changed": at, "previous": previous}
        return EventRow(new_id(), plan.kind, plan.name, organiser.id, plan.written(), plan.listed, secrets.token_hex(16), **made)  # type: ignore[arg-type]

    def _make(self, organiser: Member, row: EventRow, players: Sequence[Player]) -> list[Written | None]:
        with self._store.writing() as connection:
            club = _check_club(connection, row.club, organiser) if row.club is not None else None
            fellows = kept.fellows_of(connection, row) if club is not None else set()
            there = lock_members(connection, {organiser.id, *fellows, *(player.member_id for player in players)})
            if organiser.id not in there:
                raise Refused("account-gone")
            if kept.count_organised(connection, organiser.id, CURRENT) >= MOST_CURRENT:
                raise Refused("event-many", most=str(MOST_CURRENT))
            if kept.count_organised(connection, organiser.id, ALL, row.created - DAY) >= MOST_A_DAY:
                raise Refused("event-many-today", 429, most=str(MOST_A_DAY))
            kept.add_event(connection, row)
            if row.for_club and row.club is not None:
                there &= fellows
            kept.add_players(connection, row.id, [player for player in players if player.member_id in there])
            if club is None:
                return []
            apart = blocks_in(connection, organiser.id)
            told = sorted((fellows & there) - {organiser.id})
            about = {"event": row.name, "club": club.name}
            return [self._inbox.write(connection, each not in apart, each, "event-new", f"/events/{row.id}", **about) for each in told]

    async def change(self, event_id: str, organiser: Member, name: str, about: str, most: int, start: Start | None = None) -> None:
        """Change what an event says of itself, its places and, until it begins, its start, of which players are told. They have entered on the rest."""
        named, said = checked_name(name), checked_about(about)

        def change(connection: sa.Connection, row: EventRow) -> list[Written | None]:
            _check_organiser(row, organiser)
            if row.state not in CURRENT:
                raise Refused("event-ended")
            if start is not None and row.state != OPEN:
                raise Refused("event-begun")
            plan, playing = EventPlan.read(row.plan), [player.member_id for player in kept.players_in(connection, row.id) if player.playing]
            moves = start is not None and start.at != plan.starts
            starts = start.at if start is not None else plan.starts
            check_start_and_places(starts if moves else None, most, now())
            if most < len(playing):
                raise Refused("event-most-in", count=str(len(playing)))
            if moves and plan.moved >= MOST_MOVES:
                raise Refused("event-moved", most=str(MOST_MOVES))
            written = replace(plan, name=named, about=said, most=most, starts=starts, moved=plan.moved + moves).written()
            kept.change_event(connection, row, now(), name=named, plan=written, due=starts if row.state == OPEN else now())
            told = [member_id for member_id in playing if moves and member_id != organiser.id]
            return [self._inbox.write(connection, True, member_id, "event-moved", f"/events/{row.id}", event=named) for member_id in told]

        for written in await self._change(event_id, change):
            self._inbox.send(written)
        self.wake()

    async def start(self, event_id: str, organiser: Member) -> None:
        """Begin an event now."""

        def change(connection: sa.Connection, row: EventRow) -> None:
            _check_organiser(row, organiser)
            if row.state != OPEN:
                raise Refused("event-begun")
            plan = EventPlan.read(row.plan)
            kept.change_event(connection, row, now(), plan=replace(plan, starts=min(now(), plan.starts or now())).written(), due=now())

        await self._change(event_id, change)
        self.wake()

    async def close(self, event_id: str, why: str, organiser: Member | None) -> None:
        """Call an event off; without an organiser, the operator does. Matches in progress go on by themselves."""
        plain = plain_text(why)
        if not 0 < len(plain) <= LONGEST_REASON:
            raise Refused("close-why", 422, most=str(LONGEST_REASON))

        def change(connection: sa.Connection, row: EventRow) -> None:
            if organiser is not None:
                _check_organiser(row, organiser)
            if row.state not in CURRENT:
                raise Refused("event-ended")
            kept.change_event(connection, row, now(), state=CLOSED, ended_by="organiser" if organiser is not None else "operator", why=plain, due=now())

        await self._change(event_id, change)
        self.wake()

    async def correct(self, event_id: str, organiser: Member, round: int, number: int, places: Sequence[int], note: str) -> None:
        """Set the result of a table, by seat, with a note that everybody can read."""
        plain = plain_text(note)
        if not 0 < len(plain) <= LONGEST_REASON:
            raise Refused("event-note", 422, most=str(LONGEST_REASON))
        event = await self.event(event_id)
        _check_organiser(event.row, organiser)
        table = next((table for table in event.tables if (table.round, table.number) == (round, number) and table.table_id is not None), None)
        if table is None:
            raise Refused("event-no-table", 404)
        if len(places) != len(table.seats) or not all(1 <= place <= len(places) for place in places):
            raise Refused("event-places", 422, most=str(len(table.seats)))
        ranks = [1 + sum(other < place for other in places) for place in places]
        seats = [replace(seat, place=rank, share=share) for seat, rank, share in zip(table.seats, ranks, shares(ranks), strict=True)]

        def change(connection: sa.Connection, row: EventRow) -> None:
            if row.state not in (RUNNING, OVER):
                raise Refused("event-ended")
            kept.set_result(connection, event_id, table, seats, plain)
            _note(connection, row)

        await self._change(event_id, change)
        self.wake()

    async def begin_season(self, event_id: str, organiser: Member) -> str:
        """Make the next season of a league that is over: everybody whose account is still there is entered again, in the new divisions; returns its id."""
        event = await self.event(event_id)
        _check_organiser(event.row, organiser)
        if event.row.kind != LEAGUE or event.row.state != OVER:
            raise Refused("event-no-season")
        playing = {player.member_id for player in event.players if player.playing}
        order = next_order([[row.player for row in event.standings(division)] for division in event.divisions], event.plan.moving)
        # rounds are counted anew, for as many as play then
        plan = replace(event.plan, season=event.plan.season + 1, starts=None, rounds=0)
        at = now()
        row = replace(self._new_row(organiser, plan, at, previous=event_id), club=event.row.club, for_club=event.row.for_club)
        again = [Player(member_id, number, at) for number, member_id in enumerate((each for each in order if each in playing), 1)]
        try:
            await self._announce(organiser, row, again)
        except Raced:
            raise Refused("event-season-made") from None
        return row.id

    # ---- playing ----

    async def enter(self, event_id: str, member: Member) -> None:
        """Enter an event; doing it again changes nothing."""

        def change(connection: sa.Connection, row: EventRow) -> None:
            plan, players = EventPlan.read(row.plan), kept.players_in(connection, row.id)
            mine = next((player for player in players if player.member_id == member.id), None)
            if mine is not None and mine.playing:
                return
            if mine is not None:
                raise Refused("event-left")
            if row.for_club and not kept.is_fellow(connection, row, member.id):
                raise Refused("event-club", 403)
            if not Event(row, plan, players, ()).may_enter():
                raise Refused("event-late-now" if row.state == RUNNING else "event-ended")
            if sum(player.playing for player in players) >= plan.most or len(players) >= 2 * plan.most:
                raise Refused("event-full", most=str(plan.most))
            if kept.count_entered(connection, member.id) >= MOST_ENTERED:
                raise Refused("event-entered-many", most=str(MOST_ENTERED))
            number = 1 + max((player.number for player in players), default=0)
            kept.add_players(connection, row.id, [Player(member.id, number, now(), row.round + 1 if plan.by_rounds else 1)])
            _note(connection, row)

        await self._change(event_id, change, member)
        self.wake()

    async def leave(self, event_id: str, member: Member) -> None:
        """Leave an event, or drop out in the middle: then a bot plays on, and later rounds are without the member."""

        def change(connection: sa.Connection, row: EventRow) -> bool:
            if row.state not in CURRENT:
                raise Refused("event-ended")
            if not any(player.member_id == member.id and player.playing for player in kept.players_in(connection, row.id)):
                raise Refused("event-not-in")
            if row.state == OPEN:
                kept.remove_player(connection, row.id, member.id)
            else:
                kept.change_player(connection, row.id, member.id, left_round=row.round)
            _note(connection, row)
            return row.state == RUNNING

        if await self._change(event_id, change):
            table = (await self.event(event_id)).current_table(member.id)
            if table is not None and table.table_id is not None:
                await self._give_up(table, member)
            self.wake()

    async def _give_up(self, table: EventTable, member: Member) -> None:
        """Give up a member's seat at a table, and let a bot sit down there; what fails is done by the next look."""
        seat = next(seat.seat for seat in table.seats if seat.member_id == member.id)
        with suppress(Refused):
            live = await self._tables.get(table.table_id or "")
            if await self._members.member_at(live.row.id, seat) == member.id:
                await self._seats.leave(live, seat)
                await self._seats.seat_bot(live, seat, live.row.stand_in)

    async def _change(self, event_id: str, change: Callable[[sa.Connection, EventRow], R], member: Member | None = None) -> R:
        """Change an event under its lock, and under that of a member whose account must still be there: in this order, as in `departure.py`."""

        def write() -> R:
            with self._store.writing() as connection:
                row = kept.lock_event(connection, event_id)
                if row is None:
                    raise Refused("no-event", 404)
                if member is not None and not lock_member(connection, member.id):
                    raise Refused("account-gone")
                return change(connection, row)

        return await self._store.call(write)


def _note(connection: sa.Connection, row: EventRow) -> None:
    """Note a change of an event's players or results, which may be what its next step has waited for."""
    kept.change_event(connection, row, now(), **({"due": now()} if row.state == RUNNING else {}))


def _check_organiser(row: EventRow, member: Member) -> None:
    if row.organiser_id != member.id:
        raise Refused("event-not-yours", 403)


def _check_club(connection: sa.Connection, slug: str, member: Member) -> Club:
    """A club; Refused to whoever does not organise it. It stays locked: clubs are locked before events, and events before members."""
    club = lock_club(connection, slug)
    role = role_in(connection, slug, member.id)
    if club is None or role not in INSIDE:
        raise Refused("no-club", 404)
    if role != ORGANISER:
        raise Refused("organisers-only", 403)
    return club
