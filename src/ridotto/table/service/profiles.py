"""Profiles: what members show of themselves, to whom, and all that there is to show.

Somebody who shows themselves to nobody, or only to members while a guest asks, is as if there were no such member.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Links, LiveTable, Refused, TableLinks
from ridotto.table.service.members import writing_of
from ridotto.table.service.seats import LONGEST_NAME
from ridotto.table.store.members import Member, find_members, member_named
from ridotto.table.store.profiles import NOBODY, SHOWN, may_see, show_to, shown_at, shown_to, visible
from ridotto.table.store.ratings import (
    Record,
    Standing,
    count_matches,
    course_of,
    matches_of,
    openings_of,
    opponents_of,
    ratings_of,
    records_of,
)
from ridotto.table.store.results import Result
from ridotto.table.store.store import Raced, Store

PAGE = 20  # matches
MOST_PAGES = 500
COURSE = 120  # matches in the chart of a rating
MOST_CHARTS = 24  # games and seat counts
MOST_OPENINGS = 500
MOST_OPPONENTS = 8
LOOK_AGAIN = 60.0  # seconds after which links at a table are read again: somebody may have hidden themselves
TRIES = 3  # a member may choose on two devices at the same moment


@dataclass(frozen=True)
class Profile:
    """All that somebody may see of a member."""

    member: Member
    own: bool
    shown: str
    ratings: Sequence[tuple[Standing, Sequence[tuple[float, float, float]]]]
    """Each with its course: when matches ended, and mu and sigma after them."""
    records: Sequence[Record]
    openings: Sequence[tuple[str, str, int]]
    """Game, first decision, how often."""
    opponents: Sequence[tuple[str, int, int]]
    """Name, matches, in how many of them the member was ahead."""
    matches: Sequence[Result]
    names: dict[str, str]
    """The names of the other members who played these matches under them, and whom the reader may see."""
    former: frozenset[str]
    """Those of them who have deleted their account."""
    there: frozenset[str]
    """The tables of these matches that were not removed."""
    page: int
    pages: int


class Profiles:
    """The profiles of all members, for one process."""

    def __init__(self, store: Store, with_members: bool) -> None:
        self._store = store
        self._with_members = with_members

    async def shown(self, member: Member) -> str:
        """Whom a member is shown to."""
        return (await self._store.call(shown_to, self._store, [member.id]))[member.id]

    async def show(self, member: Member, shown: str) -> None:
        """Note whom a member wants to be shown to."""
        if shown not in SHOWN:
            raise Refused("shown", 422)

        def write() -> None:
            with writing_of(self._store, member.id) as connection:
                show_to(connection, member.id, shown)

        for left in reversed(range(TRIES)):
            try:
                await self._store.call(write)
                return
            except Raced:
                if not left:
                    raise

    async def seen(self, name: str, reader: Member | None) -> tuple[Member, str]:
        """The member with this name, and whom they are shown to; Refused if there is none, or none for this reader."""
        possible = len(name) <= LONGEST_NAME and name.isprintable()  # a database refuses to look for some characters
        found = await self._store.call(member_named, self._store, name) if possible else None
        shown = await self.shown(found) if found is not None else NOBODY
        own = reader is not None and found is not None and reader.id == found.id
        if found is None or not (own or may_see(shown, reader is not None)):
            raise Refused("no-person", 404)
        return found, shown

    async def visible(self, member_ids: Sequence[str], reader: Member | None) -> frozenset[str]:
        """Those of some members whose profiles somebody may see."""
        return await self._store.call(visible, self._store, member_ids, reader is not None, reader.id if reader is not None else "")

    async def links(self, live: LiveTable) -> Links:
        """The seats whose names lead to a profile: of members under their own names who show themselves to everybody.

        Only at tables whose matches profiles show to everybody, too. It is the same for all who look.
        """
        if not self._with_members or not (live.row.listed or live.row.rated):
            return frozenset()
        known = live.links
        if known is None or known.seats_changed != live.seats_changed or now() - known.read > LOOK_AGAIN:
            seats_changed, names = live.seats_changed, {seat: chair.name for seat, chair in enumerate(live.chairs) if chair.name and not chair.bot}
            known = live.links = TableLinks(seats_changed, now(), await self._store.call(self._links, live.row.id, names))
        return known.links

    def _links(self, table_id: str, names: dict[int, str]) -> Links:
        return frozenset(names.items()) & shown_at(self._store, [table_id])[table_id]

    async def links_in_list(self, table_ids: Sequence[str]) -> Mapping[str, Links]:
        """The same for several tables, read at once; these are the members' own names, and who sits under another one leads nowhere."""
        if not self._with_members or not table_ids:
            return {}
        return await self._store.call(shown_at, self._store, table_ids)

    async def profile(self, name: str, reader: Member | None, page: int = 1) -> Profile:
        """What somebody may see of the member with this name."""
        member, shown = await self.seen(name, reader)
        return await self._store.call(self._read, member, shown, reader, page)

    def _read(self, member: Member, shown: str, reader: Member | None, page: int) -> Profile:
        store, own, is_member = self._store, reader is not None and reader.id == member.id, reader is not None
        count = count_matches(store, member.id, not own)
        pages = min(MOST_PAGES, max(1, -(-count // PAGE)))
        matches = matches_of(store, member.id, not own, (min(page, pages) - 1) * PAGE, PAGE)
        met = {seat.member_id for match in matches for seat in match.seats if seat.member_id is not None and seat.named} - {member.id}
        may = {met_id: may_see(chosen, is_member) for met_id, chosen in shown_to(store, sorted(met)).items()}
        found = find_members(store, sorted(met))
        ratings = ratings_of(store, member.id)[:MOST_CHARTS]
        return Profile(
            member=member,
            own=own,
            shown=shown,
            ratings=[(each, course_of(store, member.id, each.game, each.seats, COURSE)) for each in ratings],
            records=records_of(store, member.id, not own),
            openings=openings_of(store, member.id, not own, MOST_OPENINGS),
            opponents=opponents_of(store, member.id, not own, is_member, MOST_OPPONENTS),
            matches=matches,
            names={each.id: each.name for each in found.values() if each.name is not None and may[each.id]},
            former=frozenset(each.id for each in found.values() if each.name is None),
            there=store.which_exist([match.table_id for match in matches]),
            page=min(page, pages),
            pages=pages,
        )
