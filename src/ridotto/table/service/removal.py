"""How long tables are kept, and the removal of those whose time is up."""

import logging
from time import monotonic

from ridotto.table.service.clock import now
from ridotto.table.service.live_table import CLOSED, OVER, PLAYING, WAITING, LiveTable
from ridotto.table.service.tables import Tables
from ridotto.table.settings import Settings

log = logging.getLogger("ridotto.table")

MOST_AT_ONCE = 20  # tables, so that nobody's move has to wait long
LOOK_EVERY = 600.0  # seconds
DAY = 86_400.0


class Removal:
    """Removes tables that nobody has used for as long as the settings say."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings
        self._next_look = 0.0

    async def remove_some(self) -> None:
        """Remove a few old tables; the rest in later rounds.

        Tables in memory stay: somebody is, or was just now, using them.
        """
        if monotonic() < self._next_look:
            return
        most = 0
        for status in (WAITING, PLAYING, OVER, CLOSED):
            days = keep_days(self._settings, status)
            if days:
                store = self._tables.store
                removed = await store.call(store.remove, status, now() - days * DAY, MOST_AT_ONCE, self._tables.in_memory())
                most = max(most, removed)
                if removed:
                    log.info("old tables were removed", extra={"tables": removed, "status": status, "days": days})
        if most < MOST_AT_ONCE:
            self._next_look = monotonic() + LOOK_EVERY


def keep_days(settings: Settings, status: str) -> int:
    """How many days a table of this status is kept after it was last used; 0 for ever."""
    days = {WAITING: settings.keep_waiting_days, OVER: settings.keep_finished_days}
    return days.get(status, settings.keep_playing_days)


def kept_until(live: LiveTable, settings: Settings) -> float | None:
    """The earliest time at which the table may be removed; None for never."""
    days = keep_days(settings, live.status)
    return max(live.changed, live.row.changed) + days * DAY if days else None
