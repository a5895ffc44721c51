"""The tables in memory, and the one way to change any of them.

Under the table's lock a change is checked, written to the store, applied, and announced. If another process was quicker
(`Raced`), it is checked again against the new state.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from ridotto.table.metrics import Metrics
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import OVER, SNAPSHOT_FORM, LiveTable, Refused
from ridotto.table.service.notices import Notices
from ridotto.table.service.pauses import Pauses
from ridotto.table.service.picture import drop_frames
from ridotto.table.store.store import Addition, Entry, NewTable, Raced, Store, TableRow
from ridotto.table.store.threads import PATIENCE

SNAPSHOT_EVERY = 200  # entries
ATTEMPTS = 8  # how often a raced change is tried
APPLIED_AT_ONCE = 20  # entries
ANYBODY = -1


@dataclass(frozen=True)
class Change:
    """What is to be written, in one transaction."""

    entries: Sequence[Entry]
    nonce: tuple[int, str] | None = None
    """A seat and its new nonce."""
    status: str | None = None
    """The table's new status."""
    opens: NewTable | None = None
    """Another table to open in the same transaction."""


class Tables:
    """All tables of one process."""

    def __init__(self, store: Store, notices: Notices, pauses: Pauses, metrics: Metrics) -> None:
        self.store = store
        self._pauses = pauses
        self._metrics = metrics
        self.notices = notices
        self.loaded: dict[str, LiveTable] = {}
        self.changed: Callable[[LiveTable], None] = lambda live: None
        """Called after every change: somebody may have to move."""
        self._loading: dict[str, asyncio.Lock] = {}

    # ---- reading ----

    async def get(self, table_id: str) -> LiveTable:
        """The table, loaded if necessary; Refused (404) if there is none."""
        live = self.loaded.get(table_id)
        if live is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    live = self.loaded.get(table_id)
                    if live is None:
                        live = self.loaded.setdefault(table_id, await self.store.call(load_table, self.store, table_id, self._pauses))
                        self.changed(live)
            finally:
                self._loading.pop(table_id, None)
        live.touched = now()
        return live

    async def listed(self, status: str, most: int) -> list[tuple[TableRow, list[str | None]]]:
        """Public tables of a status, with who sits on each seat, without loading their matches; the latest opened first."""
        return await self.with_names(await self.store.call(self.store.tables, status, most))

    async def with_names(self, rows: Sequence[TableRow]) -> list[tuple[TableRow, list[str | None]]]:
        """Tables with who sits on each seat, without loading their matches."""
        sitting = await self.store.call(self.store.sitting, [row.id for row in rows])
        return [(row, _names(row, sitting[row.id])) for row in rows]

    def in_memory(self) -> set[str]:
        """The tables that are in memory or being loaded."""
        return {*self.loaded, *self._loading}

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; the store has everything."""
        del self.loaded[live.row.id]
        drop_frames(live)

    async def catch_up(self, table_id: str, number: int | None = None) -> None:
        """Read a table's new entries, at least up to `number`, perhaps another process's, if it is in memory."""
        if table_id in self._loading:  # the load in progress may miss the change
            async with self._loading[table_id]:
                pass
        live = self.loaded.get(table_id)
        if live is None:
            self.notices.announce(table_id)  # its followers read it from the store
            return
        async with self._changing(live):
            if number is None or number > live.number:
                await self._read_on(live)

    async def catch_up_all(self) -> None:
        """Read new entries of all tables in memory."""
        for table_id in [*self.loaded, *self._loading]:
            await self.catch_up(table_id)

    async def _read_on(self, live: LiveTable) -> bool:
        """Apply what other processes have written; returns whether there was anything."""
        new = await self.store.call(self.store.entries, live.row.id, live.number)
        for at, entry in enumerate(new, 1):
            live.apply(entry)
            if at % APPLIED_AT_ONCE == 0:
                await asyncio.sleep(0)  # let other requests run
        return bool(new)

    # ---- changing ----

    @asynccontextmanager
    async def _changing(self, live: LiveTable) -> AsyncIterator[None]:
        """Hold the table's lock. New entries are announced afterwards, even if they were only read before a refusal."""
        if live.lock.locked():
            try:
                async with asyncio.timeout(PATIENCE):  # others may be waiting for a database that does not answer
                    await live.lock.acquire()
            except TimeoutError:
                raise Refused("busy", 503) from None
        else:
            await live.lock.acquire()
        before = live.number
        try:
            yield
        finally:
            if live.number != before:
                self.notices.announce(live.row.id)
                self.changed(live)
            live.lock.release()

    async def change(self, live: LiveTable, check: Callable[[], Change | None]) -> None:
        """Carry out a change.

        `check` returns what to write, or raises; it is called again if another process was quicker.
        """
        async with self._changing(live):
            for _ in range(ATTEMPTS):
                if live.closed:
                    raise Refused("closed", why=live.closed)
                try:
                    change = check()
                except Refused:
                    if self.store.shared and await self._read_on(live):
                        continue  # another process has changed the table: check again
                    raise
                if change is None:
                    return
                due = live.clocks.due_after(change.entries, change.status == OVER)
                try:
                    await self.store.add(Addition(live.row.id, change.entries, change.status, change.nonce, change.opens, due))
                except Raced:
                    await self._read_on(live)
                    continue
                for entry in change.entries:
                    if entry.kind == "move":
                        self._metrics.moves.labels(live.row.game, "bot" if live.chairs[entry.seat].player else "person").inc()
                    live.apply(entry)
                break
            else:
                raise Refused("busy", 503)
            live.touched = now()
            if live.number - live.snapshot_number >= SNAPSHOT_EVERY:
                await self._keep_snapshot(live)

    async def _keep_snapshot(self, live: LiveTable) -> None:
        data = await asyncio.to_thread(live.snapshot)  # the lock is held: nothing changes meanwhile
        if data is not None:
            with suppress(Raced):  # another process is writing one
                await self.store.call(self.store.keep_snapshot, live.row.id, live.number, data)
            live.snapshot_number = live.number


def load_table(store: Store, table_id: str, pauses: Pauses | None = None, from_snapshot: bool = True) -> LiveTable:
    """Read a table from the store, from its snapshot on if there is one; Refused if there is no such table, or no such rules."""
    row = store.table(table_id)
    if row is None:
        raise Refused("no-table", 404, table=table_id)
    live = LiveTable(row, pauses=pauses) if pauses is not None else LiveTable(row)
    if row.rules != live.game.rules_version:
        raise Refused("rules", rules=str(row.rules), game=live.game.title, ours=str(live.game.rules_version))
    kept = store.snapshot(table_id) if from_snapshot else None
    if kept is not None and kept[1].get("form") == SNAPSHOT_FORM:
        live.restore(kept[1], kept[0])
    for entry in store.entries(table_id, live.number):
        live.apply(entry)
    return live


def entry(live: LiveTable, ahead: int, kind: str, seat: int, data: dict[str, Any] | None = None, key: str | None = None) -> Entry:
    """A new entry to write, `ahead` places after the last one."""
    return Entry(live.number + ahead, now(), kind, seat, data or {}, key)


def still_held(live: LiveTable, seat: int) -> Callable[[], None]:
    """Returns a check that the seat has not changed hands since now."""
    held = live.held_since[seat]

    def check() -> None:
        if live.held_since[seat] != held:
            raise Refused("given-up", 401)

    return check


def _names(row: TableRow, sitting: Sequence[Entry]) -> list[str | None]:
    names: list[str | None] = [None] * row.seats
    for each in sitting:
        names[each.data["seat"] if each.kind == "bot" else each.seat] = each.data.get("name")
    return names
