"""Inviting members to a table: they get news with its link. No seat is kept for them."""

from contextlib import suppress

from ridotto.table.service.clock import now
from ridotto.table.service.inbox import Inbox, Written
from ridotto.table.service.live_table import OVER, LiveTable, Refused
from ridotto.table.service.members import Members
from ridotto.table.service.people import People
from ridotto.table.store.meetings import add_invitation, count_invited, invited_to, is_invited
from ridotto.table.store.members import Member, lock_members
from ridotto.table.store.store import Raced, Store

MOST_INVITED = 20  # to one table


class Invitations:
    """Invites members, for one process."""

    def __init__(self, store: Store, members: Members, people: People, inbox: Inbox) -> None:
        self._store = store
        self._members = members
        self._people = people
        self._inbox = inbox

    async def invite(self, live: LiveTable, by: Member, other: Member) -> None:
        """Invite somebody to a free seat; doing it again does nothing. To whoever is blocked it looks the same."""
        if live.closed or live.status == OVER or not any(chair.free for chair in live.chairs):
            raise Refused("no-free-seat")
        sitting = await self._members.members_at(live.row.id)
        if any(other.id == member_id and live.chairs[seat].name == other.name for seat, member_id in sitting.items()):  # not under another name
            raise Refused("sits-here", name=other.name or "")
        apart = await self._people.are_apart(by, other)

        def write() -> Written | None:
            with self._store.writing() as connection:
                if lock_members(connection, {by.id, other.id}) != {by.id, other.id}:
                    raise Refused("account-gone")
                if is_invited(connection, live.row.id, other.id, by.id):
                    return None
                if count_invited(connection, live.row.id) >= MOST_INVITED:
                    raise Refused("invited-most", most=str(MOST_INVITED))
                add_invitation(connection, live.row.id, other.id, by.id, now())
                return self._inbox.write(connection, not apart, other.id, "invited", f"/t/{live.row.id}", name=by.name or "", game=live.game.slug)

        with suppress(Raced):  # the same from another device at this moment
            self._inbox.send(await self._store.call(write))

    async def invited(self, live: LiveTable, by: Member) -> set[str]:
        """The ids of those whom a member has invited to a table."""
        return await self._store.call(invited_to, self._store, live.row.id, by.id)
