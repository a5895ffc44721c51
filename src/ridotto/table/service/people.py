"""Friends and blocks. `People.blocks` is what other parts ask before they bring members together.

Whoever is blocked never learns of it: a request or an invitation of theirs is answered as any other, and reaches nobody.
"""

from collections.abc import Sequence

from sqlalchemy import Connection

from ridotto.table.service.clock import now
from ridotto.table.service.inbox import Inbox, Written
from ridotto.table.service.live_table import LiveTable, Refused
from ridotto.table.service.members import Members, writing_of
from ridotto.table.service.tables import Tables
from ridotto.table.store import ties
from ridotto.table.store.meetings import waiting_at
from ridotto.table.store.members import Member, name_key
from ridotto.table.store.store import Raced, Store, TableRow
from ridotto.table.store.ties import ASKED, ASKS, FRIEND, WITHDRAWN, Blocked, Tie

MOST_FRIENDS = 200
MOST_ASKED = 50  # requests that one member has made and that are open, or were taken back lately
MOST_ASKING = 100  # requests that one member has to answer
MOST_TIES = MOST_FRIENDS + MOST_ASKED + MOST_ASKING
MOST_BLOCKED = 500
MOST_SHOWN = 30  # open tables of friends
AGAIN_SECONDS = 86_400.0  # after which somebody can be asked again whose request was taken back
HERE_SECONDS = 300.0  # for so long after the last sign of them members count as here
NOTED_EVERY = 60.0
MOST_NOTED = 10_000

Folded = frozenset[tuple[int, str]]
"""Seats and names whose words are folded for a viewer."""


class People:
    """What is between members, for one process."""

    def __init__(self, tables: Tables, members: Members, inbox: Inbox) -> None:
        self._store: Store = tables.store
        self._tables = tables
        self._members = members
        self._inbox = inbox
        self._noted: dict[str, float] = {}
        """When members were noted as being here, the latest last."""
        self._unwritten: dict[str, float] = {}

    async def called(self, name: str) -> Member:
        """The member with exactly this name, whatever its case; Refused if there is none."""
        found = await self._members.named(" ".join(name.split()))
        if found is None or found.name is None:
            raise Refused("nobody-called", 404, name=name.strip()[:40])
        return found

    # ---- friends ----

    async def ties(self, member: Member) -> list[Tie]:
        """A member's friends, and the requests that are open, by name."""
        return await self._store.call(ties.ties_of, self._store, member.id, MOST_TIES)

    async def state(self, member: Member, other: Member) -> str:
        """What a member has with another: `friend`, `asked`, `asks`, or nothing."""
        return next((each.state for each in await self.ties(member) if each.other_id == other.id), "")

    async def ask(self, member: Member, other: Member) -> str:
        """Ask somebody to be friends; whoever has asked the member already becomes one. Returns `friend` or `asked`."""
        if member.id == other.id:
            raise Refused("yourself", 422)

        def write() -> tuple[str, Written | None]:
            with self._store.writing() as connection:
                if not ties.lock_both(connection, member.id, other.id):
                    raise Refused("nobody-called", 404, name=other.name or "")
                ties.forget_withdrawn(connection, member.id, now() - AGAIN_SECONDS)
                mine, _ = ties.state_of(connection, member.id, other.id)
                theirs, _ = ties.state_of(connection, other.id, member.id)
                if mine in (FRIEND, ASKED):
                    return mine, None
                if ties.has_blocked(connection, member.id, other.id):
                    raise Refused("unblock-first", name=other.name or "")
                if mine == WITHDRAWN:
                    raise Refused("asked-lately", name=other.name or "")
                unheard = ties.has_blocked(connection, other.id, member.id)
                if theirs == ASKED and not unheard:
                    _befriend(connection, member, other)
                    return FRIEND, self._inbox.write(connection, True, other.id, "friend-accepted", "/people", name=member.name or "")
                if ties.count_ties(connection, member.id, (FRIEND,)) >= MOST_FRIENDS:
                    raise Refused("friends-most", most=str(MOST_FRIENDS))
                if ties.count_ties(connection, member.id, (ASKED, WITHDRAWN)) >= MOST_ASKED:
                    raise Refused("asked-most", most=str(MOST_ASKED))
                if ties.count_ties(connection, other.id, (ASKS,)) >= MOST_ASKING:
                    raise Refused("asking-most", name=other.name or "")
                ties.tie(connection, member.id, other.id, ASKED, now())
                with connection.begin_nested() as point:  # taken back if it is not to be heard, so that either takes as long
                    ties.tie(connection, other.id, member.id, ASKS, now())
                    if unheard:
                        point.rollback()
                return ASKED, self._inbox.write(connection, not unheard, other.id, "friend-asked", "/people", name=member.name or "")

        state, told = await self._store.call(write)
        self._inbox.send(told)
        return state

    async def accept(self, member: Member, other: Member) -> None:
        """Accept somebody's request."""

        def write() -> Written | None:
            with self._store.writing() as connection:
                there = ties.lock_both(connection, member.id, other.id)
                mine, _ = ties.state_of(connection, member.id, other.id)
                if mine == FRIEND:
                    return None
                if not there or mine != ASKS:
                    raise Refused("no-request", 404, name=other.name or "")
                _befriend(connection, member, other)
                return self._inbox.write(connection, True, other.id, "friend-accepted", "/people", name=member.name or "")

        self._inbox.send(await self._store.call(write))

    async def decline(self, member: Member, other: Member) -> None:
        """Decline somebody's request. They are not told: to them it stays open."""
        await self._change(member, other, ASKS)

    async def withdraw(self, member: Member, other: Member) -> None:
        """Take one's own request back."""
        await self._change(member, other, ASKED)

    async def part(self, member: Member, other: Member) -> None:
        """Be friends no more."""
        await self._change(member, other, FRIEND)

    async def _change(self, member: Member, other: Member, state: str) -> None:
        """End what a member has with another, if it is this; doing it twice is no mistake."""

        def write() -> None:
            with self._store.writing() as connection:
                ties.lock_both(connection, member.id, other.id)
                if ties.state_of(connection, member.id, other.id)[0] != state:
                    return
                ties.untie(connection, member.id, other.id)
                if state != ASKS:
                    ties.untie(connection, other.id, member.id)
                if state == ASKED:
                    ties.tie(connection, member.id, other.id, WITHDRAWN, now())

        await self._store.call(write)

    async def friends(self, member: Member) -> list[Tie]:
        """A member's friends by name."""
        return [each for each in await self.ties(member) if each.state == FRIEND]

    async def open_tables(self, friends: Sequence[Tie]) -> list[tuple[TableRow, list[str | None]]]:
        """Public tables at which these friends wait under their own names, the latest opened first, with who sits where."""
        if not friends:
            return []
        known = {each.other_id: name_key(each.name) for each in friends}
        found = await self._store.call(waiting_at, self._store, list(known), MOST_SHOWN)
        at_tables = await self._tables.with_names(list({row.id: row for row, _, _ in found}.values()))
        names = {row.id: sitting for row, sitting in at_tables}
        theirs = {row.id for row, seat, whose in found if name_key(names[row.id][seat] or "") == known[whose]}
        return [(row, sitting) for row, sitting in at_tables if row.id in theirs]

    # ---- blocks ----

    async def blocks(self, member_id: str) -> frozenset[str]:
        """The ids of all who have blocked a member or are blocked by them: they are not to be brought together."""
        return await self._store.call(ties.blocks_about, self._store, member_id, MOST_BLOCKED)

    async def are_apart(self, member: Member, other: Member) -> bool:
        """Whether one of two members has blocked the other."""
        return await self._store.call(ties.kept_apart, self._store, member.id, other.id)

    async def blocked(self, member: Member) -> list[Blocked]:
        """Those whom a member has blocked, the latest first."""
        return await self._store.call(ties.blocked_by, self._store, member.id, MOST_BLOCKED)

    async def block(self, member: Member, other: Member, called: str = "") -> None:
        """Block somebody, known to the member by the name `called`. They are friends no more, and are not told."""
        if member.id == other.id:
            raise Refused("yourself", 422)

        def write() -> None:
            with self._store.writing() as connection:
                if not ties.lock_both(connection, member.id, other.id):
                    raise Refused("nobody-called", 404, name=called or other.name or "")
                if ties.has_blocked(connection, member.id, other.id):
                    return
                if ties.count_blocked(connection, member.id) >= MOST_BLOCKED:
                    raise Refused("blocked-most", most=str(MOST_BLOCKED))
                ties.block(connection, member.id, other.id, called or other.name or "", now())
                ties.untie(connection, member.id, other.id)
                if ties.state_of(connection, other.id, member.id)[0] in (FRIEND, ASKS):  # their own request stays open to them
                    ties.untie(connection, other.id, member.id)

        await self._store.call(write)

    async def unblock(self, member: Member, called: str) -> None:
        """Unblock somebody, by the name the member knows them by."""
        for each in await self.blocked(member):
            if each.called == called:

                def write(other_id: str = each.other_id) -> None:
                    with self._store.writing() as connection:
                        ties.unblock(connection, member.id, other_id)

                await self._store.call(write)

    # ---- who is here ----

    def note_here(self, member_id: str) -> None:
        """Note that a member is here; written periodically, many at a time."""
        if now() - self._noted.get(member_id, 0.0) < NOTED_EVERY:
            return
        self._noted.pop(member_id, None)
        self._noted[member_id] = self._unwritten[member_id] = now()
        if len(self._noted) > MOST_NOTED:
            self._noted.pop(next(iter(self._noted)))

    async def write(self) -> None:
        """Periodic work: write who is here."""
        seen, self._unwritten = self._unwritten, {}
        if not seen:
            return
        try:
            await self._store.call(ties.mark_here, self._store, seen)
        except Raced:  # another process has just written one of them for the first time
            await self._store.call(ties.mark_here, self._store, seen)

    async def shows_presence(self, member: Member) -> bool:
        """Whether a member's friends may know when they are here."""
        return await self._store.call(ties.presence_shown, self._store, member.id)

    async def show_presence(self, member: Member, shown: bool) -> None:
        """Let a member's friends know when they are here, or not."""

        def write() -> None:
            with writing_of(self._store, member.id) as connection:
                ties.show_presence(connection, member.id, shown)

        try:
            await self._store.call(write)
        except Raced:
            await self._store.call(write)


def is_here(friend: Tie) -> bool:
    """Whether a friend is here now, as far as they let friends know."""
    return now() - friend.here < HERE_SECONDS


def _befriend(connection: Connection, member: Member, other: Member) -> None:
    if ties.count_ties(connection, member.id, (FRIEND,)) >= MOST_FRIENDS:
        raise Refused("friends-most", most=str(MOST_FRIENDS))
    if ties.count_ties(connection, other.id, (FRIEND,)) >= MOST_FRIENDS:
        raise Refused("friends-theirs", name=other.name or "")
    ties.tie(connection, member.id, other.id, FRIEND, now())
    ties.tie(connection, other.id, member.id, FRIEND, now())


class Folding:
    """Whose words at a table are folded for one viewer: those of members whom the viewer has blocked.

    One is made for each page and each stream. It asks the store again only when somebody has sat down or left.
    """

    def __init__(self, people: People, members: Members, member: Member | None) -> None:
        self._people = people
        self._members = members
        self._member = member
        self._looked = -1
        self._names: set[str] = set()
        self._seats: dict[int, str] = {}

    async def of(self, live: LiveTable) -> Folded:
        """The seats and names whose words are folded."""
        if self._member is None:
            return frozenset()
        if self._looked != live.seats_changed:
            self._looked = live.seats_changed
            blocked = await self._people.blocked(self._member)
            ids = {each.other_id for each in blocked}
            self._names = {name_key(each.name) for each in blocked if each.name is not None}  # of those, too, who have left the table
            sitting = await self._members.members_at(live.row.id) if blocked else {}
            self._seats = {seat: live.chairs[seat].name for seat, member_id in sitting.items() if member_id in ids}
        return frozenset((word.seat, word.name) for word in live.talk if self._seats.get(word.seat) == word.name or name_key(word.name) in self._names)
