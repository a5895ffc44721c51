"""Muting and suspending members, by the host. A muted member cannot talk at tables; a suspended one is signed out, can sign
in again only afterwards, and the tables' bots play for them meanwhile.
"""

from ridotto.table.service.clock import now
from ridotto.table.service.live_table import PLAYING, WAITING, LiveTable, Refused
from ridotto.table.service.members import Members, day_text, writing_of
from ridotto.table.service.seats import Seats
from ridotto.table.service.tables import Tables
from ridotto.table.store.members import Member
from ridotto.table.store.sessions import end_sessions, member_seats, of_member
from ridotto.table.store.standings import Standing, find_standing, note_handed, set_standing, standing_of, to_hand_over
from ridotto.table.store.store import Store

DAY = 86_400.0
MOST_DAYS = 3650
LONGEST_WHY = 300
MOST_AT_ONCE = 5  # members whose seats are handed over in one round
MOST_SEATS = 500


def mute(store: Store, member: Member, days: int) -> None:
    """Let a member not talk for some days; 0 lets them talk again."""
    _check_days(days, 0)
    with writing_of(store, member.id) as connection:
        before = standing_of(connection, member.id)
        set_standing(connection, member.id, Standing(now() + days * DAY if days else 0.0, before.suspended, before.why), before.suspended <= now())


def suspend(store: Store, member: Member, days: int, why: str) -> float:
    """Suspend a member for some days and sign them out everywhere; returns until when. A running server hands over their seats."""
    _check_days(days, 1)
    plain = " ".join(why.split())
    if not plain or len(plain) > LONGEST_WHY or not plain.isprintable():
        raise Refused("standing-why", 422, most=str(LONGEST_WHY))
    until = now() + days * DAY
    with writing_of(store, member.id) as connection:  # nobody signs in at this moment
        set_standing(connection, member.id, Standing(standing_of(connection, member.id).muted, until, plain), False)
        end_sessions(connection, now(), of_member(member.id))
    return until


def unsuspend(store: Store, member: Member) -> None:
    """Let a suspended member sign in again."""
    with writing_of(store, member.id) as connection:
        set_standing(connection, member.id, Standing(standing_of(connection, member.id).muted), True)


class Standings:
    """What the host has decided about members, for one process."""

    def __init__(self, tables: Tables, seats: Seats, members: Members) -> None:
        self._store = tables.store
        self._tables = tables
        self._seats = seats
        self._members = members

    async def of(self, member: Member) -> Standing:
        """What was decided about a member."""
        return await self._store.call(find_standing, self._store, member.id)

    async def mute(self, member: Member, days: int) -> None:
        """Let a member not talk for some days."""
        await self._store.call(mute, self._store, member, days)

    async def suspend(self, member: Member, days: int, why: str) -> None:
        """Suspend a member, at once also at the tables."""
        await self._store.call(suspend, self._store, member, days, why)
        await self._members.notice_ends()
        await self.look()

    async def unsuspend(self, member: Member) -> None:
        """Let a suspended member sign in again."""
        await self._store.call(unsuspend, self._store, member)

    async def check_talk(self, live: LiveTable, seat: int) -> None:
        """Refused if whoever sits on a seat may not talk."""
        member_id = await self._members.member_at(live.row.id, seat)
        if member_id is None:
            return
        standing = await self._store.call(find_standing, self._store, member_id)
        if standing.muted > now():
            raise Refused("muted", 403, until=day_text(standing.muted))

    async def look(self) -> None:
        """Periodic work: let bots play for members who were suspended, and give up their seats where no match has begun."""
        for member_id in await self._store.call(to_hand_over, self._store, now(), MOST_AT_ONCE):
            suspended, done = (await self._store.call(find_standing, self._store, member_id)).suspended, True
            for table_id, seat in await self._store.call(member_seats, self._store, member_id, MOST_SEATS, (WAITING, PLAYING)):
                try:
                    await self._seats.stand_in_for(await self._tables.get(table_id), seat)
                except Refused as error:  # the match has just ended, or cannot be played here; or it is about to begin: then it is tried again
                    done = done and error.key != "texts-awaited"
            if done:
                await self._store.call(note_handed, self._store, member_id, suspended)


def _check_days(days: int, least: int) -> None:
    if not least <= days <= MOST_DAYS:
        raise Refused("standing-days", 422, least=str(least), most=str(MOST_DAYS))
