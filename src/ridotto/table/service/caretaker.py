"""What has to be done now and then: wake bots of tables that nobody looks at, see who is gone, let idle tables go from memory."""

import asyncio
import gc
import logging
from contextlib import suppress

from ridotto.table.service.bots import BotPlayers
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import PLAYING, LiveTable, Refused
from ridotto.table.service.presence import Presence
from ridotto.table.service.tables import Tables

log = logging.getLogger("ridotto.table")

COLLECT_EVERY = 600.0  # seconds: memory that only a walk through everything can free (see `server`)


class Caretaker:
    """Looks after the tables of a process."""

    def __init__(self, tables: Tables, presence: Presence, bots: BotPlayers, idle_seconds: float) -> None:
        self._tables = tables
        self._presence = presence
        self._bots = bots
        self._idle_seconds = idle_seconds
        self._settled: dict[str, float] = {}
        """Tables in which no bot had to move, with the time of their latest change then."""

    async def run(self) -> None:
        """Look after them until cancelled."""
        collected = now()
        while True:
            try:
                await self._wake_waiting_tables()
                await self._presence.write()
                await self._presence.note_gone()
                self._look_at_tables()
                if now() - collected > COLLECT_EVERY:
                    gc.collect()
                    collected = now()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("looking after the tables failed")
            await asyncio.sleep(min(5.0, max(0.2, self._presence.grace / 4)))

    def _look_at_tables(self) -> None:
        """Wake bots, and forget tables that nobody has touched for long."""
        for live in list(self._tables.loaded.values()):
            self._bots.wake(live)
            if now() - live.touched > self._idle_seconds and not live.thinking and not live.lock.locked():
                self.forget(live)

    async def _wake_waiting_tables(self) -> None:
        """Load tables at which a bot may have to move: a stop of the server has interrupted it."""
        store = self._tables.store
        rows = await asyncio.to_thread(store.tables, PLAYING, False, 1000)
        self._settled = {row.id: self._settled[row.id] for row in rows if row.id in self._settled}
        rows = [row for row in rows if now() - row.changed > 5 and row.id not in self._tables.loaded and self._settled.get(row.id) != row.changed]
        with_bots = await asyncio.to_thread(store.with_bots, [row.id for row in rows])
        for row in rows:
            self._settled[row.id] = row.changed
            if row.id in with_bots:
                with suppress(Refused):  # a table of other rules than this server's
                    await self._tables.get(row.id)

    def forget(self, live: LiveTable) -> None:
        """Let a table go from memory."""
        self._tables.forget(live)
        self._settled[live.row.id] = live.changed
        self._presence.forget(live)
