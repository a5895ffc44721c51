"""Filing the matches that somebody has finished as a guest and brings along by signing in.

A match without members has no result, and a guest's seat in a result is nobody's. After signing in both are made good, as if
the member had been signed in when the match ended; such matches were never rated. A few at a time, one after the other, and
without keeping their tables in memory, so that nobody's move has to wait.
"""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from ridotto.table.service.live_table import OVER, Refused
from ridotto.table.service.results import TRIES, result_of
from ridotto.table.service.tables import load_table
from ridotto.table.store.guest_matches import ended_at, next_guest, note_looked_at, tables_of_guest
from ridotto.table.store.members import find_members
from ridotto.table.store.results import Result, file_for_guests
from ridotto.table.store.sessions import members_at
from ridotto.table.store.store import Raced, Store

log = logging.getLogger("ridotto.table")

MOST_AT_ONCE = 20  # matches; more in the next round, a few seconds later


class GuestMatches:
    """Files the matches of guests who have signed in, for one process."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def file_some(self) -> None:
        """File a few matches of one of them; those that cannot be read stay out."""
        store = self._store
        guest = await store.call(next_guest, store)
        if guest is None:
            return
        tables = await store.call(tables_of_guest, store, guest, MOST_AT_ONCE)
        for table_id in tables:
            try:
                await self._file(table_id)
            except SQLAlchemyError:
                raise  # the others would fail, too
            except Exception as error:
                reason = str(error) if isinstance(error, Refused) else type(error).__name__
                log.warning("a match that somebody has finished as a guest could not be filed", extra={"table": table_id, "reason": reason})
        await store.call(note_looked_at, store, guest, tables[-1] if len(tables) == MOST_AT_ONCE else None)

    async def _file(self, table_id: str) -> None:
        result = await asyncio.to_thread(_result, self._store, table_id)
        if result is None:
            return
        for left in reversed(range(TRIES)):
            try:
                return await self._store.call(file_for_guests, self._store, result)
            except Raced:  # another match is filed at this moment
                if not left:
                    raise


def _result(store: Store, table_id: str) -> Result | None:
    """The result of a match that is over; None if it is nobody's, or plays on from a moment of another."""
    members = members_at(store, table_id)
    names = {each.id: each.name for each in find_members(store, sorted(members.values())).values() if each.name is not None}
    members = {seat: member for seat, member in members.items() if member in names}  # the others have deleted their account
    if not members:
        return None
    live = load_table(store, table_id)
    if live.moment is not None or live.status != OVER:
        return None
    return result_of(live, members, names, ended_at(store, table_id))
