"""How much time players have: the paces at which a table can be played, and their bounds."""

from dataclasses import dataclass

from ridotto.table.service.live_table import Refused
from ridotto.table.store.store import TableRow

LIVE = "live"
CORRESPONDENCE = "correspondence"
NONE = "none"
PLAIN = "plain"
"""A clock alone, as tables had it before there were paces, and still have where a program asks for nothing else: when it
has run out, the others may let the stand-in bot play. At the paces `LIVE` and `CORRESPONDENCE` that happens by itself."""

DAY = 86_400
LEAST_LIVE, MOST_LIVE = 5, 3600  # seconds for one decision
MOST_RESERVE = 7200  # seconds for the whole match
DAYS = (1, 2, 3, 5, 7, 14)
LONGEST_PLAIN = 7 * DAY


@dataclass(frozen=True)
class Pace:
    """The time of a table."""

    kind: str = ""
    """live or correspondence; empty for a plain clock, or none."""
    clock: int = 0
    """Seconds for one decision; 0 for no clock."""
    reserve: int = 0
    """Seconds that each seat has beyond that for the whole match."""

    @property
    def name(self) -> str:
        """The name that programs get."""
        return self.kind or (PLAIN if self.clock else NONE)


NO_CLOCK = Pace()


def pace_of(row: TableRow) -> Pace:
    """The pace of a table."""
    return Pace(row.pace, row.clock, row.reserve)


def live(clock: int, reserve: int) -> Pace:
    """So many seconds for each decision and a reserve for each seat."""
    if not LEAST_LIVE <= clock <= MOST_LIVE or not 0 <= reserve <= MOST_RESERVE:
        raise Refused("pace-live", 422, least=str(LEAST_LIVE), most=str(MOST_LIVE), reserve=str(MOST_RESERVE))
    return Pace(LIVE, clock, reserve)


def correspondence(days: int) -> Pace:
    """So many days for each decision."""
    if days not in DAYS:
        raise Refused("pace-days", 422, days=", ".join(map(str, DAYS)))
    return Pace(CORRESPONDENCE, days * DAY)


def plain(clock: int) -> Pace:
    """So many seconds for each decision; the others say what happens then. 0: no clock."""
    if not 0 <= clock <= LONGEST_PLAIN:
        raise Refused("pace-plain", 422, most=str(LONGEST_PLAIN))
    return Pace("", clock)


def asked_for(kind: str | None, clock: int, reserve: int, days: int | None) -> Pace:
    """The pace that a program asks for; Refused if what it says does not go together."""
    stray = [
        name
        for name, given, where in (("clock", clock, (LIVE, None)), ("reserve", reserve, (LIVE,)), ("days", days, (CORRESPONDENCE,)))
        if given and kind not in where
    ]
    if stray:
        raise Refused("pace-stray", 422, names=", ".join(stray))
    if kind == LIVE:
        return live(clock, reserve)
    return correspondence(days or 0) if kind == CORRESPONDENCE else plain(clock)
