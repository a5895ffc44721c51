"""Time in words: the pace of a table, what is left of it, and what happens when it runs out."""

from datetime import UTC, datetime
from math import ceil

from ridotto.engine.words import Words
from ridotto.table.service.paces import CORRESPONDENCE, DAY, DAYS, LIVE, Pace

PRESETS = {"quick": Pace(LIVE, 30, 300), "calm": Pace(LIVE, 60, 900)}
"""The live paces that the opening page proposes."""


def choices(words: Words) -> list[tuple[str, list[tuple[str, str]]]]:
    """What the opening page offers: for each kind of pace its values for the form, in words."""
    live = [(f"live {pace.clock} {pace.reserve}", words(f"open-time-{name}", pace=pace_text(pace, words))) for name, pace in PRESETS.items()]
    days = [(f"days {count}", words("open-time-days", time=words("table-clock-days", count=count))) for count in DAYS]
    return [("", [("none", words("table-clock-none"))]), (LIVE, [*live, ("own", words("open-time-own"))]), (CORRESPONDENCE, days)]


def length_text(seconds: int, words: Words) -> str:
    """A length of time in words."""
    for unit, length in (("days", DAY), ("hours", 3600), ("minutes", 60)):
        if seconds >= length and seconds % length == 0:
            return words(f"table-clock-{unit}", count=seconds // length)
    return words("table-clock-seconds", count=seconds) if seconds < 120 else words("table-clock-minutes", count=round(seconds / 60, 1))


def pace_text(pace: Pace, words: Words) -> str:
    """How much time there is, such as "30 seconds for each decision, 5 minutes in reserve"."""
    if not pace.clock:
        return words("table-clock-none")
    each = words("table-time-each", time=length_text(pace.clock, words))
    return words("table-time-reserve", each=each, reserve=length_text(pace.reserve, words)) if pace.reserve else each


def kind_text(pace: Pace, words: Words) -> str:
    """The same with the kind of pace before it."""
    return words(f"table-time-{pace.kind}", pace=pace_text(pace, words)) if pace.kind else pace_text(pace, words)


def out_text(pace: Pace, bot: str, words: Words) -> str:
    """What happens when time runs out; `bot` is who stands in. Empty if it cannot."""
    if not pace.clock:
        return ""
    return words(f"table-time-out-{'reserve' if pace.reserve else pace.name}", bot=bot)


def left_text(seconds: float, words: Words) -> str:
    """What is left, as roughly as one says it: two units from an hour on."""
    minutes = max(0, ceil(seconds / 60))
    days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
    if seconds <= 0:
        return words("hall-time-none")
    if seconds < 60:
        return words("hall-time-left", time=words("table-clock-seconds", count=ceil(seconds)))
    units = (("days", days), ("hours", hours)) if days else (("hours", hours), ("minutes", minutes))
    return words("hall-time-left", time=" ".join(words(f"table-clock-{unit}", count=count) for unit, count in units if count))


def until_text(due: int, words: Words) -> str:
    """When a time is over; the page's script says instead how much of it is left."""
    return words("table-time-until", when=f"{datetime.fromtimestamp(due, UTC):%Y-%m-%d %H:%M} UTC")
