"""Time that runs out: lets the stand-in play for whoever is late, at tables in memory and at those that are not.

Tables in memory are looked at every second. Of the others the store has an index by the time at which somebody's time can
run out, so that twenty thousand matches by correspondence cost one short query.
"""

import asyncio
import logging
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Refused
from ridotto.table.service.pauses import HouseTime
from ridotto.table.service.seats import Seats
from ridotto.table.service.tables import Tables
from ridotto.table.store.store import reason

log = logging.getLogger("ridotto.table")

LOOK_EVERY = 1.0  # seconds
ROUNDS = 5  # of these looks to one at the store
MOST_AT_ONCE = 50  # tables that are read from the store, so that nobody's move has to wait long


class Timekeeper:
    """Keeps the time of all tables of a process."""

    def __init__(self, tables: Tables, seats: Seats, house_time: HouseTime) -> None:
        self._tables = tables
        self._seats = seats
        self._house_time = house_time
        house_time.changed = self._show_again

    async def begin(self) -> None:
        """Before any table is read: no time has passed while the house was away."""
        try:
            await self._house_time.begin()
        except SQLAlchemyError as error:
            log.error("the database could not be written; the time since the server last ran counts for the players", extra={"reason": reason(error)})

    async def close(self) -> None:
        """The house closes."""
        await self._house_time.close()

    async def run(self) -> None:
        """Run until cancelled."""
        rounds = 0
        while True:
            try:
                await self._house_time.note()
                await self.look_at_loaded()
                if rounds % ROUNDS == 0:
                    await self.look_at_store()
            except asyncio.CancelledError:
                raise
            except SQLAlchemyError as error:
                log.error("the database could not be read or written; nobody's seat is handed to a bot until it can", extra={"reason": reason(error)})
            except Exception:
                log.exception("an error in keeping the time of the tables; it will be tried again")
            rounds += 1
            await asyncio.sleep(LOOK_EVERY)

    async def look_at_loaded(self) -> None:
        """Hand over the seats of those who are late at the tables in memory."""
        for live in list(self._tables.loaded.values()):
            if live.row.pace and live.clocks.late(now()):
                with suppress(Refused):  # others are changing the table
                    await self._seats.stand_in_for_late(live)

    async def look_at_store(self) -> None:
        """The same for tables that nobody has looked at for a while; the rest, if there are many, in later rounds."""
        store = self._tables.store
        for table_id, expected in await store.call(store.overdue, now(), MOST_AT_ONCE):
            due = None  # if it cannot be played here: it is of another version of the rules
            with suppress(Refused):
                live = await self._tables.get(table_id)
                await self._seats.stand_in_for_late(live)
                due = live.clocks.next_due(now())
            await store.call(store.set_due, table_id, expected, due)

    def _show_again(self) -> None:
        """There was a pause: everybody has more time than was shown."""
        for live in self._tables.loaded.values():
            if live.row.clock:
                live.frames.clear()
                self._tables.notices.announce(live.row.id)
