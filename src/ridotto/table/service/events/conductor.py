"""What happens in events by itself: they begin, tables are opened and members seated, results come in, rounds follow.

All of it is in the database, and every step can be done again: a table's name is settled with its round, a seat is taken
by a key, a result and a piece of news are written once. So it does not matter when a process stops, or that several look.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ridotto.engine.errors import RidottoError, SetupError
from ridotto.table.service.clock import now
from ridotto.table.service.events import rounds
from ridotto.table.service.events.events import Event, Events
from ridotto.table.service.events.plan import try_out
from ridotto.table.service.events.standings import VOID_SHARE, shares
from ridotto.table.service.inbox import Inbox
from ridotto.table.service.live_table import OVER as MATCH_OVER
from ridotto.table.service.live_table import PLAYING, WAITING, LiveTable, Refused
from ridotto.table.service.members import Members
from ridotto.table.service.opening import Opening
from ridotto.table.service.paces import CORRESPONDENCE
from ridotto.table.service.results import places
from ridotto.table.service.seating import Seating
from ridotto.table.service.seats import LONGEST_NAME, Seats
from ridotto.table.service.tables import ANYBODY, Change, Tables, entry
from ridotto.table.store import events as kept
from ridotto.table.store.events import CLOSED, NEW, OPEN, OVER, RUNNING, EventRow, EventSeat, EventTable
from ridotto.table.store.standings import find_standing
from ridotto.table.store.store import reason

log = logging.getLogger("ridotto.table")

LOOK_EVERY = 3.0  # seconds
MOST_AT_ONCE = 20  # events, so that nobody's move has to wait long
TABLES_AT_ONCE = 25  # of one event that are opened, told of or read at one look
LEASE = 30.0  # seconds for which an event is left to the process that looks at it
LIVE_EVERY, CALM_EVERY = 4.0, 60.0  # seconds between looks at an event, live and by correspondence
AWAY = 300.0  # seconds that a look comes late if the house was away
BREAK = 60.0  # seconds between two rounds, in which people can breathe
TRY_AGAIN = 30.0  # seconds after which what was refused is tried again
REMOVE_EVERY = 3600.0  # seconds
DAY = 86_400.0


class Conductor:
    """Conducts all events, together with other processes."""

    def __init__(
        self, events: Events, tables: Tables, seats: Seats, seating: Seating, opening: Opening, members: Members, inbox: Inbox, keep_days: int
    ) -> None:
        self._events = events
        self._tables = tables
        self._store = tables.store
        self._seats = seats
        self._seating = seating
        self._opening = opening
        self._members = members
        self._inbox = inbox
        self._keep_days = keep_days
        self._next_removal = 0.0
        self._awake = asyncio.Event()
        events.wake = self._awake.set

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            self._awake.clear()
            try:
                if await self.look():
                    self._awake.set()
                await self._remove_some()
            except asyncio.CancelledError:
                raise
            except SQLAlchemyError as error:
                log.error("the database could not be read or written; events wait until it can", extra={"reason": reason(error)})
            except Exception:
                log.exception("an error in conducting events; it will be tried again")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), LOOK_EVERY)

    async def look(self) -> bool:
        """Do what is due; returns whether there is more to do at once."""
        more = False
        for event_id, due in await self._store.call(kept.due_events, self._store, now(), MOST_AT_ONCE):
            lease, late = now() + LEASE, now() - due
            if not await self._store.call(kept.claim_look, self._store, event_id, due, lease, late if late > AWAY else 0.0):
                continue  # another process does it
            after: float | None = now() + TRY_AGAIN
            try:
                after = await self._conduct(await self._events.event(event_id))
            except RidottoError as error:  # such as no new tables for a while
                log.info("an event has to wait", extra={"reason": error.key if isinstance(error, Refused) else str(error)})
            finally:
                await self._store.call(kept.set_due, self._store, event_id, lease, after)
            more |= after is not None and after <= now()
        return more

    async def _remove_some(self) -> None:
        if self._keep_days and now() > self._next_removal:
            removed = await self._store.call(kept.remove_events, self._store, now() - self._keep_days * DAY, MOST_AT_ONCE)
            self._next_removal = now() + (REMOVE_EVERY if removed < MOST_AT_ONCE else 0.0)

    async def _conduct(self, event: Event) -> float | None:
        """Do what can be done now; returns when to look again, None if nothing is left to do."""
        if event.row.state == OPEN:
            return await self._begin(event)
        if event.row.state == RUNNING:
            return await self._go_on(event)
        return await self._tell_end(event)

    # ---- beginning ----

    async def _begin(self, event: Event) -> float | None:
        if event.plan.starts is None or event.plan.starts > now():
            return event.plan.starts
        at = now()
        players = rounds.grouped(event.plan, event.players)
        begun = replace(event, players=players, plan=event.plan.with_rounds(rounds.largest(players)))
        playable = await self._playable(event)
        tables = await self._next_tables(begun, at) if playable else []
        divisions = {player.member_id: player.division for player in players if player.division}

        def write(connection: sa.Connection, row: EventRow) -> None:
            if not any(table.table_id is not None for table in tables):
                kept.change_event(connection, row, at, state=CLOSED, ended_by="few" if playable else "game")
                return
            for member_id, division in divisions.items():
                kept.change_player(connection, row.id, member_id, division=division)
            kept.add_tables(connection, row.id, tables)
            kept.change_event(connection, row, at, state=RUNNING, round=1, plan=begun.plan.written())

        await self._write(event, write)
        return at  # there is more to do

    async def _playable(self, event: Event) -> bool:
        """Whether an event's tables can be set up: games and their variants may change while it waits."""
        try:
            await asyncio.to_thread(try_out, event.plan)
        except SetupError:
            return False
        return True

    async def _next_tables(self, event: Event, at: float) -> list[EventTable]:
        """Worked out in a thread: the tables of a large round take some tenths of a second."""
        return await asyncio.to_thread(rounds.next_round if event.plan.by_rounds else rounds.next_of_night, event, at)

    async def _write(self, event: Event, change: Callable[[sa.Connection, EventRow], None]) -> None:
        """Write something that was worked out from an event, if nothing about it has changed since; otherwise it is worked out again."""

        def write() -> None:
            with self._store.writing() as connection:
                row = kept.lock_event(connection, event.row.id)
                if row is not None and row.version == event.row.version:
                    change(connection, row)

        await self._store.call(write)

    # ---- while it runs ----

    async def _go_on(self, event: Event) -> float:
        new = [table for table in event.tables if table.state == NEW]
        for table in new[:TABLES_AT_ONCE]:
            await self._seat(event, table)
            await self._tell_round(event, table)
        found = await self._find_results(event)
        if len(new) > TABLES_AT_ONCE or found:
            return now()  # there is more to do
        event = await self._events.event(event.row.id)
        if event.row.state != RUNNING:
            return now()
        for table in event.tables:
            await self._tell_round(event, table)  # byes, and what a stop has interrupted
        if event.plan.by_rounds:
            return await self._after_round(event)
        return await self._through_night(event)

    async def _seat(self, event: Event, table: EventTable) -> None:
        """Open a table and seat everybody; whoever cannot be seated is played by a bot."""
        about = event.plan.table(len(table.seats), rounds.bots_of(table))
        try:
            live = await self._tables.get(await self._opening.open_table(about, table.table_id))
        except (Refused, SetupError) as error:
            if isinstance(error, Refused) and error.key != "rules":
                raise
            await self._settle(event, table, _void(table))  # the house has other rules than when it was planned
            return
        for seat in table.seats:
            if seat.member_id is not None:
                await self._sit(event, live, seat)
        await self._relieve(event, live)
        await self._store.call(kept.mark_open, self._store, event.row.id, table)

    async def _sit(self, event: Event, live: LiveTable, seat: EventSeat) -> None:
        player, member = event.player(seat.member_id or ""), await self._members.member(seat.member_id or "")
        if player is not None and player.playing and member is not None and member.name is not None:
            for name in (member.name, f"{member.name[: LONGEST_NAME - 2]} 2"):  # a bot here may be called like the member
                try:
                    await self._seating.sit(live, replace(member, name=name), seat.seat)
                    return
                except Refused as refusal:
                    if refusal.status == 503:
                        raise
        await self._fill(live, seat.seat)  # the member has dropped out, or the account is gone

    async def _relieve(self, event: Event, live: LiveTable) -> None:
        """Let bots play for whoever was suspended or has dropped out and still sits here: mostly `standings.py` and `Events.leave` do so."""
        players = await self._store.call(kept.players_of, self._store, event.row.id)
        gone = {player.member_id for player in players if not player.playing}
        for seat, member_id in (await self._members.members_at(live.row.id)).items():
            suspended = (await self._store.call(find_standing, self._store, member_id)).suspended > now()
            try:
                if member_id in gone and live.status != MATCH_OVER:
                    await self._seats.leave(live, seat)
                elif suspended:
                    await self._seats.stand_in_for(live, seat)
            except Refused as refusal:  # somebody else was quicker
                if refusal.status == 503:
                    raise
            await self._fill(live, seat)  # where it is free now

    async def _fill(self, live: LiveTable, seat: int) -> None:
        """Let a bot sit down on a seat that is free."""
        if live.chairs[seat].free and live.status != MATCH_OVER:
            with suppress(Refused):  # somebody was quicker
                await self._seats.seat_bot(live, seat, live.row.stand_in)

    async def _tell_round(self, event: Event, table: EventTable) -> None:
        for seat in table.seats:
            player = event.player(seat.member_id) if seat.member_id is not None and not seat.told else None
            if player is None or not player.playing:
                continue
            kind, link = ("event-bye", f"/events/{event.row.id}") if table.table_id is None else ("event-round", f"/t/{table.table_id}")
            claim = partial(kept.claim_round_news, event_id=event.row.id, table=table, seat=seat)
            await self._inbox.add_once(claim, player.member_id, kind, link, event=event.row.name, round=table.round)

    async def _find_results(self, event: Event) -> bool:
        """Look at the tables that need it; returns whether there are more results to find at once.

        Those whose matches have ended come first. Of the others, which may stay as they are for long, some are looked at
        each time, whichever they are.
        """
        statuses = await self._store.call(kept.statuses, self._store, event.row.id)
        left: dict[tuple[int, int], list[int]] = {}
        for round, number, seat in await self._store.call(kept.given_up, self._store, event.row.id):
            left.setdefault((round, number), []).append(seat)
        gone = {player.member_id for player in event.players if not player.playing}
        for table in event.tables:  # a stop may have come before their seats were given up
            left.setdefault((table.round, table.number), []).extend(seat.seat for seat in table.seats if seat.member_id in gone)
        ended, stuck = list[EventTable](), list[EventTable]()
        for table in event.tables:
            status = statuses.get((table.round, table.number), PLAYING)
            if table.state == OPEN and status not in (PLAYING, WAITING):
                ended.append(table)
            elif table.state == OPEN and (status == WAITING or table.until < now() or left[table.round, table.number]):
                stuck.append(table)
        settled = 0
        for table in (*_some(ended), *_some(stuck)):
            at = (table.round, table.number)
            settled += await self._look_at(event, table, statuses.get(at, PLAYING), left.get(at, []))
        return settled > 0 and len(ended) > TABLES_AT_ONCE

    async def _look_at(self, event: Event, table: EventTable, status: str | None, left: list[int]) -> bool:
        """Settle a table whose match has ended, help on one whose match has not; returns whether it is settled."""
        try:
            live = await self._tables.get(table.table_id or "")
            if self._store.shared:  # the match may have gone on in another process
                await self._tables.catch_up(live.row.id)
        except (Refused, SetupError) as error:
            if isinstance(error, Refused) and error.status == 503:
                return False
            await self._settle(event, table, _void(table))  # it is gone, or of another version of the rules
            return True
        if live.status == MATCH_OVER or live.closed:  # what was closed after the match has its result
            await self._settle(event, table, _result(live, table) if live.status == MATCH_OVER else _void(table))
            return True
        if status == WAITING:
            await self._seat(event, table)
        else:
            if left:
                await self._relieve(event, live)
            for seat in left:
                await self._fill(live, seat)
            if table.until < now():
                await self._play_for_absent(live)
        return False

    async def _settle(self, event: Event, table: EventTable, seats: list[EventSeat]) -> None:
        def write() -> None:
            with self._store.writing() as connection:
                row = kept.lock_event(connection, event.row.id)
                if row is not None and kept.set_result(connection, row.id, table, seats):
                    kept.change_event(connection, row, now())

        await self._store.call(write)

    async def _play_for_absent(self, live: LiveTable) -> None:
        """The time of the round is over: let the table's bot play for whoever has to move."""
        for seat, chair in enumerate(live.chairs):
            if chair.free:
                await self._fill(live, seat)

        def check() -> Change | None:
            owing = live.match.actors() if live.match is not None and not live.match.over else []
            people = [seat for seat in owing if not live.chairs[seat].free and not live.chairs[seat].player]
            hands = [entry(live, ahead, "hand", ANYBODY, {"seat": seat, "bot": live.row.stand_in}) for ahead, seat in enumerate(people, 1)]
            return Change(hands) if hands else None

        with suppress(Refused):  # others are changing the table
            await self._tables.change(live, check)

    async def _after_round(self, event: Event) -> float:
        row, plan = event.row, event.plan
        if any(table.state != OVER for table in event.tables):
            return now() + _every(event)
        pause = 0.0 if plan.pace.kind == CORRESPONDENCE else BREAK
        last = row.round >= plan.rounds
        if not last and now() < row.changed + pause:
            return row.changed + pause
        at = now()
        tables = [] if last or not await self._playable(event) else await self._next_tables(event, at)
        plays = any(table.table_id is not None for table in tables)
        goes_on = plays or (bool(tables) and await asyncio.to_thread(rounds.meet_later, event, at))

        def write(connection: sa.Connection, row: EventRow) -> None:
            if goes_on:
                kept.add_tables(connection, row.id, tables)
                kept.change_event(connection, row, at, round=row.round + 1)
            else:  # or too few are left
                kept.change_event(connection, row, at, state=OVER)

        await self._write(event, write)
        return at

    async def _through_night(self, event: Event) -> float:
        at = now()
        tables = await self._next_tables(event, at)
        playing = any(table.state != OVER for table in event.tables)
        ends = rounds.night_ends(event, at)

        def write(connection: sa.Connection, row: EventRow) -> None:
            kept.add_tables(connection, row.id, tables)
            kept.change_event(connection, row, at, **({} if tables else {"state": OVER}))

        if tables or (not playing and (not event.plan.late or at >= ends)):
            await self._write(event, write)
            return at
        return at + _every(event)

    # ---- the end ----

    async def _tell_end(self, event: Event) -> float | None:
        untold = [player for player in event.players if player.playing and not player.told]
        place = {row.player: row.place for division in event.divisions for row in event.standings(division)}
        for player in untold[:TABLES_AT_ONCE]:
            claim = partial(kept.claim_last_news, event_id=event.row.id, member_id=player.member_id)
            kind = "event-over" if event.row.state == OVER else "event-closed"
            await self._inbox.add_once(claim, player.member_id, kind, f"/events/{event.row.id}", event=event.row.name, place=place[player.member_id])
        return now() if len(untold) > TABLES_AT_ONCE else None


def _every(event: Event) -> float:
    return CALM_EVERY if event.plan.pace.kind == CORRESPONDENCE else LIVE_EVERY


def _some(tables: Sequence[EventTable]) -> Sequence[EventTable]:
    """As many tables as are looked at together; of more, any."""
    return tables if len(tables) <= TABLES_AT_ONCE else random.sample(tables, TABLES_AT_ONCE)


def _void(table: EventTable) -> list[EventSeat]:
    """What counts for a match that cannot be ended: the same for everybody."""
    return [replace(seat, share=VOID_SHARE) for seat in table.seats]


def _result(live: LiveTable, table: EventTable) -> list[EventSeat]:
    """What came out of a match that is over, by seat."""
    match = live.the_match()
    ranks = places(match)
    points = live.game.points(match.state)
    return [replace(table.seats[seat], place=ranks[seat], share=share, points=points[seat]) for seat, share in enumerate(shares(ranks))]
