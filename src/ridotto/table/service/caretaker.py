"""Periodic work: wake bots at tables that nobody watches, begin matches that have waited long enough for sealed texts,
note who is gone, drop idle tables from memory, remove old ones, give up the seats of deleted accounts, file results.
"""

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from ridotto.table.service.bots import BotPlayers
from ridotto.table.service.clock import now
from ridotto.table.service.departure import Departure
from ridotto.table.service.live_table import PLAYING, LiveTable, Refused
from ridotto.table.service.presence import Presence
from ridotto.table.service.ratings import Ratings
from ridotto.table.service.removal import Removal
from ridotto.table.service.seats import Seats
from ridotto.table.service.tables import Tables
from ridotto.table.store.store import reason

log = logging.getLogger("ridotto.table")

CHORES_EVERY = 30.0  # seconds
COLLECT_EVERY = 600.0  # seconds between full garbage collections (see `server`)


class Caretaker:
    """Does the periodic work for the tables of a process."""

    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        seats: Seats,
        bots: BotPlayers,
        removal: Removal,
        departure: Departure,
        ratings: Ratings,
        idle_seconds: float,
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._seats = seats
        self._bots = bots
        self._removal = removal
        self._departure = departure
        self._ratings = ratings
        self._idle_seconds = idle_seconds
        self.chores: list[Callable[[], Awaitable[None]]] = []
        """Other periodic work, done every half minute."""
        self._settled: dict[str, float] = {}
        """Tables where no bot had to move, with the time of their latest change at that moment."""

    async def run(self) -> None:
        """Run until cancelled."""
        collected, did_chores = now(), 0.0
        while True:
            try:
                await self.look_for_waiting_bots()
                await self._presence.write()
                await self._presence.note_gone()
                await self._look_at_tables()
                await self._removal.remove_some()
                await self._departure.look()
                await self._ratings.look_again()
                if now() - did_chores > CHORES_EVERY:
                    did_chores = now()
                    for chore in self.chores:
                        await chore()
                if now() - collected > COLLECT_EVERY:
                    gc.collect()
                    collected = now()
            except asyncio.CancelledError:
                raise
            except SQLAlchemyError as error:
                log.error("the database could not be read or written; bots and old tables wait until it can", extra={"reason": reason(error)})
            except Exception:
                log.exception("an error in the periodic work (waking bots, unloading and removing tables); it will be tried again")
            await asyncio.sleep(min(5.0, max(0.2, self._presence.grace / 4)))

    async def _look_at_tables(self) -> None:
        """Wake bots, begin matches that have waited for texts, and drop idle tables from memory."""
        for live in list(self._tables.loaded.values()):
            self._bots.wake(live)
            if live.full_since:
                with suppress(Refused):
                    await self._seats.begin_without_texts(live)
            if now() - live.touched > self._idle_seconds and not live.thinking and not live.lock.locked():
                self.forget(live)

    async def look_for_waiting_bots(self) -> None:
        """Load tables where a bot may have to move because a server stop has interrupted it."""
        store = self._tables.store
        found = await store.call(store.changes, PLAYING, 1000)
        self._settled = {table: self._settled[table] for table, _ in found if table in self._settled}
        waiting = {
            table: changed for table, changed in found if now() - changed > 5 and table not in self._tables.loaded and self._settled.get(table) != changed
        }
        with_bots = await store.call(store.with_bots, list(waiting))
        for table, changed in waiting.items():
            self._settled[table] = changed
            if table in with_bots:
                with suppress(Refused):  # a table of another rules version
                    await self._tables.get(table)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory."""
        self._tables.forget(live)
        self._settled[live.row.id] = live.changed
        self._presence.forget(live)
