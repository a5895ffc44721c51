"""Presence: when each player was last seen, and who counts as gone."""

from ridotto.table.service.clock import now
from ridotto.table.service.live_table import PLAYING, LiveTable, Refused
from ridotto.table.service.paces import CORRESPONDENCE
from ridotto.table.service.tables import Tables


class Presence:
    """When players were last seen, by this process and, through the store, by others."""

    def __init__(self, tables: Tables, grace: int) -> None:
        self._tables = tables
        self.grace = grace
        """Seconds after which an absent player counts as gone."""
        self._seen: dict[tuple[str, int], float] = {}
        """When this process last saw the player of each seat."""
        self._unwritten: set[tuple[str, int]] = set()
        """Seats whose latest time is not in the store yet."""

    def mark_seen(self, live: LiveTable, seat: int) -> None:
        """Note that a seat's player is present; written to the store periodically, many seats at a time."""
        at = live.row.id, seat
        if now() - self._seen.get(at, 0.0) > min(20.0, self.grace / 4):
            self._seen[at] = now()
            self._unwritten.add(at)
        if seat in live.gone and not out_of_time(live, seat):
            self._set_gone(live, tuple(other for other in live.gone if other != seat))

    async def is_gone(self, live: LiveTable, seat: int) -> bool:
        """Whether the table's bot may play for a seat: its player not seen for the grace time, or out of time.

        By correspondence only the latter counts: nobody has to be there.
        """
        if not 0 <= seat < live.row.seats:
            raise Refused("no-such-seat", 422, seat=str(seat), first="0", last=str(live.row.seats - 1))
        if out_of_time(live, seat):
            return True
        if live.row.pace == CORRESPONDENCE:
            return False
        seen = await self._tables.store.call(self._tables.store.seen, live.row.id)
        return now() - max(seen[seat], self._seen.get((live.row.id, seat), 0.0)) > self.grace

    async def write(self) -> None:
        """Write new times to the store."""
        written, self._unwritten = self._unwritten, set()
        if written:
            await self._tables.store.call(self._tables.store.mark_seen, {at: self._seen[at] for at in written})
        for at in written:
            if at[0] not in self._tables.loaded and at not in self._unwritten:  # it has left memory in the meantime
                self._seen.pop(at, None)

    async def note_gone(self) -> None:
        """Note who is gone at the tables in memory, and notify those who watch them."""
        lives = [live for live in self._tables.loaded.values() if live.status == PLAYING]
        waits = [live.row.id for live in lives if live.row.pace != CORRESPONDENCE]
        seen = await self._tables.store.call(self._tables.store.seen_at, waits)
        late = now() - self.grace
        for live in lives:
            gone = tuple(
                seat
                for seat, chair in enumerate(live.chairs)
                if not chair.free
                and not chair.bot
                and (out_of_time(live, seat) or (live.row.pace != CORRESPONDENCE and self._last_seen(live, seat, seen) < late))
            )
            if gone != live.gone:
                self._set_gone(live, gone)

    def _last_seen(self, live: LiveTable, seat: int, written: dict[tuple[str, int], float]) -> float:
        at = live.row.id, seat
        return max(self._seen.get(at, 0.0), written.get(at, 0.0))

    def _set_gone(self, live: LiveTable, gone: tuple[int, ...]) -> None:
        live.gone = gone
        live.frames.clear()
        self._tables.notices.announce(live.row.id)

    def forget(self, live: LiveTable) -> None:
        """Forget a table that leaves memory."""
        for seat in range(live.row.seats):
            if (live.row.id, seat) not in self._unwritten:
                self._seen.pop((live.row.id, seat), None)


def out_of_time(live: LiveTable, seat: int) -> bool:
    """Whether the time for the decision that the seat owes has run out."""
    return live.clocks.out_of_time(seat, now())
