"""The clocks of a table's seats: how much time each has left, as it follows from the entries.

A seat's time runs while it owes a decision: first the time for this decision, then the seat's reserve for the whole
match, of which nothing used comes back. Every decision has its own time; taking a move back goes back to the clock as it
stood before, and the time since counts. Bots and free seats have no clock, and nobody's runs while the house is away
(`pauses`). Others see a clock that secret choices do not restart, and a reserve as it was when nothing of the seat was
secret: what is left would tell how many secret decisions a seat has made.
"""

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from ridotto.table.store.store import Entry

if TYPE_CHECKING:
    from ridotto.table.service.live_table import Chair, LiveTable


class Stood(NamedTuple):
    """A clock before a move that may be taken back."""

    since: float
    known_since: float
    reserve: float


class SeatClocks:
    """The clocks of one table, which holds all that they need."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._pauses = live.pauses
        self._before = live.stood

    # ---- running ----

    def run(self, entry: Entry, owing: Sequence[int]) -> None:
        """Let the clocks run up to an entry that has been applied; `owing` are the seats that owe a decision now."""
        chairs = self._live.chairs
        seat = entry.data["seat"] if entry.kind in ("bot", "hand") else entry.seat
        if entry.kind == "start":
            for chair in chairs:
                chair.reserve = chair.known_reserve = float(self._live.row.reserve)
        elif entry.kind == "move":
            chair = chairs[seat]
            self._before[seat].append(Stood(chair.since, chair.known_since, chair.reserve))
            if not chair.player:
                self._use_reserve(chair, entry.at)
            chair.since = 0.0
            if not self._live.secret_moves(seat):
                chair.known_since = 0.0
        elif entry.kind == "undo" and self._before[seat]:
            chairs[seat].since, chairs[seat].known_since, chairs[seat].reserve = self._before[seat].pop()
        elif entry.kind in ("leave", "hand"):
            self._use_reserve(chairs[seat], entry.at)
        elif entry.kind in ("join", "bot"):
            chairs[seat].since = chairs[seat].known_since = 0.0
        elif entry.kind == "back":
            self._resume(chairs[seat], entry.at)
        for number, chair in enumerate(chairs):
            chair.since = (chair.since or entry.at) if number in owing else 0.0
            chair.known_since = (chair.known_since or entry.at) if number in owing else 0.0
            if not self._live.secret_moves(number):
                chair.known_reserve = chair.reserve
            if self._live.match is not None and not self._live.match.can_undo(number):
                self._before[number].clear()

    def _use_reserve(self, chair: "Chair", at: float) -> None:
        """What a decision took beyond its own time is gone from the reserve."""
        if chair.reserve and chair.since:
            chair.reserve = max(0.0, chair.reserve - max(0.0, self._pauses.elapsed(chair.since, at) - self._live.row.clock))

    def _resume(self, chair: "Chair", at: float) -> None:
        """A player takes over from a stand-in, and what the reserve has lost is not taken twice."""
        if self._live.row.reserve and chair.since:
            chair.since = max(chair.since, at - self._live.row.clock)
            chair.known_since = max(chair.known_since, at - self._live.row.clock)

    # ---- what is left ----

    def shown(self, seat: int, own: bool) -> tuple[int | None, int | None]:
        """For a viewer (`own`: of this seat): when the time for the decision ends, and the reserve from then on.

        None for the first where no time runs, None for the second where the table has no reserve.
        """
        row, chair = self._live.row, self._live.chairs[seat]
        reserve = chair.reserve if own else chair.known_reserve
        since = chair.since if own else chair.known_since
        if row.pace and (chair.player or chair.free):
            since = 0.0
        due = ceil(self._pauses.end(since, row.clock + reserve) - reserve) if row.clock and since else None
        return due, int(reserve) if row.reserve and self._live.match is not None else None

    def out_of_time(self, seat: int, at: float) -> bool:
        """Whether the time for the decision that the seat owes has run out."""
        return 0.0 < self._end(self._live.chairs[seat]) < at

    def late(self, at: float) -> list[int]:
        """Seats for which the stand-in has to play now: out of time, while somebody who is not waits for them."""
        people = self._people()
        late = [seat for seat in people if self.out_of_time(seat, at)]
        return late if len(late) < len(people) else []

    def next_due(self, at: float) -> float | None:
        """When somebody's time will have run out whom others wait for, or has; None if it cannot without a change."""
        ends = [self._end(self._live.chairs[seat]) for seat in self._people()]
        if len(ends) < 2 or all(0.0 < end < at for end in ends):
            return None
        return min((end for end in ends if end), default=None)

    def due_after(self, entries: Sequence[Entry], over: bool) -> float | None:
        """The same once these entries are written: perhaps too early, never too late."""
        row, match, at = self._live.row, self._live.match, entries[-1].at
        begins = any(entry.kind == "start" for entry in entries)
        if not row.pace or over or (match.over if match is not None else not begins):
            return None
        if any(entry.kind in ("undo", "back") for entry in entries):
            return at
        done = {entry.data["seat"] if entry.kind == "hand" else entry.seat for entry in entries if entry.kind in ("move", "hand")}
        ends = [self._end(self._live.chairs[seat]) for seat in self._people() if seat not in done]
        return min([at + row.clock, *(end for end in ends if end)])

    def _people(self) -> list[int]:
        """The seats that people play, while the match is on."""
        playing = self._live.match is not None and not self._live.match.over
        return [seat for seat, chair in enumerate(self._live.chairs) if not chair.free and not chair.player] if playing else []

    def _end(self, chair: "Chair") -> float:
        """When the time for the decision that a seat owes has run out; 0 if none runs."""
        clock = self._live.row.clock
        return self._pauses.end(chair.since, clock + chair.reserve) if clock and chair.since else 0.0
