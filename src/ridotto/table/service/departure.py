"""Deleting an account. Others' matches stay whole: records are not rewritten, and the seat at a finished table remains
that of a member without a name. Seats at tables that are not over are given up, so that others can take them.
"""

import logging
from contextlib import suppress
from time import monotonic

from ridotto.table.service.clock import now
from ridotto.table.service.live_table import PLAYING, WAITING, Refused
from ridotto.table.service.members import Members
from ridotto.table.service.seats import Seats
from ridotto.table.service.tables import Tables
from ridotto.table.service.tokens import SeatTokens
from ridotto.table.store.clubs import is_in_clubs, leave_clubs
from ridotto.table.store.events import forget_events, is_in_events
from ridotto.table.store.guest_matches import forget_guests
from ridotto.table.store.inbox import forget_news
from ridotto.table.store.meetings import forget_invitations
from ridotto.table.store.members import Member, change_member
from ridotto.table.store.profiles import forget_profile
from ridotto.table.store.reminders import forget_reminders
from ridotto.table.store.reports import forget_reporter
from ridotto.table.store.results import forget_ratings
from ridotto.table.store.sessions import end_sessions, forget_devices, of_member, seats_of_deleted
from ridotto.table.store.sign_in import forget_ways_in
from ridotto.table.store.standings import forget_standing
from ridotto.table.store.store import Raced, Store
from ridotto.table.store.tickets import forget_tickets
from ridotto.table.store.ties import forget_ties

log = logging.getLogger("ridotto.table")

LOOK_EVERY = 60.0  # seconds
MOST_AT_ONCE = 20  # seats, so that nobody's move has to wait long
TRIES = 5  # a member may enter something on another device at the same moment


def delete_member(store: Store, member: Member, at: float) -> None:
    """Delete an account: nobody can sign in to it, and nothing says whose it was. A running server gives up its seats."""
    for left in reversed(range(TRIES)):
        try:
            return _delete(store, member, at)
        except Raced:
            if not left:
                raise


def _delete(store: Store, member: Member, at: float) -> None:
    with store.writing() as connection:
        # clubs, events, members: whoever locks several of these does so in this order
        leave_clubs(connection, member.id)
        forget_events(connection, member.id, at)
        change_member(connection, member.id, name=None, email=None, deleted=at)
        if is_in_clubs(connection, member.id) or is_in_events(connection, member.id):
            raise Raced("the member has entered something at this moment")
        end_sessions(connection, at, of_member(member.id))
        forget_devices(connection, member.id)
        forget_ways_in(connection, member.id)
        forget_news(connection, member.id, member.name)
        forget_tickets(connection, member.id)
        forget_profile(connection, member.id)
        forget_ratings(connection, member.id)
        forget_guests(connection, member.id)
        forget_reminders(connection, member.id)
        forget_ties(connection, member.id)
        forget_invitations(connection, member.id)
        forget_standing(connection, member.id)
        forget_reporter(connection, member.id)


class Departure:
    """Deletes accounts and clears up after them."""

    def __init__(self, tables: Tables, seats: Seats, tokens: SeatTokens, members: Members) -> None:
        self._tables = tables
        self._seats = seats
        self._tokens = tokens
        self._members = members
        self._next_look = 0.0

    async def delete(self, member: Member) -> None:
        """Delete an account and give up its seats at tables that are not over."""
        store = self._tables.store
        await store.call(delete_member, store, member, now())
        await self._members.notice_ends()
        await self.give_up_seats()

    async def look(self) -> None:
        """Periodic work: forget what has expired, and give up seats whose member was deleted by the command, or just before a stop."""
        if monotonic() < self._next_look:
            return
        await self._members.tidy()
        await self._members.notice_ends()
        if await self.give_up_seats() < MOST_AT_ONCE:
            self._next_look = monotonic() + LOOK_EVERY

    async def give_up_seats(self) -> int:
        """Give up seats of deleted members; returns how many were found."""
        store = self._tables.store
        found = await store.call(seats_of_deleted, store, (WAITING, PLAYING), MOST_AT_ONCE)
        for table_id, seat, nonce in found:
            with suppress(Refused):  # the match has just ended, or texts are awaited: it is tried again
                live = await self._tables.get(table_id)
                if await self._seats.seat_of(live, [self._tokens.token(table_id, seat, nonce)]) == seat:
                    await self._seats.leave(live, seat)
        return len(found)
