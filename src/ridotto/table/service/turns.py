"""Whose turn it is, for people with many matches: keeps the notes of `store/turns.py` up to date.

Every change of a table makes its note due; due notes are written together, every two seconds, and before anybody of this
process is told whose turn it is. What a stop has kept from being written is found at the next start, and what another
process has left behind once a minute.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ridotto.engine.codec import Event
from ridotto.engine.game import all_games
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import CLOSED, OVER, PLAYING, WAITING, LiveTable, Refused
from ridotto.table.service.pauses import Pauses
from ridotto.table.service.tables import Tables, load_table
from ridotto.table.store.members import Member
from ridotto.table.store.sessions import holding
from ridotto.table.store.store import Raced, reason
from ridotto.table.store.threads import NoAnswer
from ridotto.table.store.turns import MyTable, TableNote, Turn, behind, forget_notes, holding_member, my_tables, waiting_for, write_notes

log = logging.getLogger("ridotto.table")

WRITE_EVERY = 2.0  # seconds
MOST_AT_ONCE = 200  # notes in one transaction
LOOK_EVERY = 60.0  # seconds between looks for what others have left behind
LOOK_BACK = 3600.0
SETTLED = 10.0  # seconds after which a note should be there
MOST_BEHIND = 50
LATELY = 14 * 86_400.0  # for how long a finished match is listed
MOST_LISTED = 500
MOST_FINISHED = 20


@dataclass(frozen=True)
class MyTurn:
    """A table of somebody's, with the time that is left to them."""

    table: MyTable
    due: float | None
    """When the reader's time runs out; None if no time runs or somebody else is waited for."""


class Turns:
    """The notes of all tables, for one process."""

    def __init__(self, tables: Tables, pauses: Pauses) -> None:
        self._tables = tables
        self._store = tables.store
        self._pauses = pauses
        self._due: dict[str, LiveTable] = {}
        self._writing = asyncio.Lock()
        self._failed = float("-inf")
        """When writing has last failed."""

    def note(self, live: LiveTable) -> None:
        """A table has changed, or was loaded."""
        self._due[live.row.id] = live

    async def settle(self) -> None:
        """Write what is due by now; what becomes due meanwhile is written the next time."""
        due, began = list(self._due), monotonic()
        async with self._writing:  # also if nothing is due: somebody may be writing what was
            if self._failed > began:  # whoever was before us waited in vain; we must not do so one after the other
                raise NoAnswer("others have waited too long for the database")
            for at in range(0, len(due), MOST_AT_ONCE):
                some = [self._due.pop(table_id) for table_id in due[at : at + MOST_AT_ONCE] if table_id in self._due]
                if some:
                    await self._write([note_of(live) for live in some], some)

    async def _settle_to_read(self) -> None:
        """The same before a list is read, which a full disk need not prevent: then the list is a little old."""
        try:
            await self.settle()
        except SQLAlchemyError:
            if self._store.shared:  # the database would not answer the next question either
                raise

    async def _write(self, notes: Sequence[TableNote], lives: Sequence[LiveTable]) -> None:
        try:
            try:
                await self._store.call(write_notes, self._store, notes)
            except Raced:  # one of the tables has been removed
                for note in notes:
                    with suppress(Raced):
                        await self._store.call(write_notes, self._store, [note])
        except SQLAlchemyError:
            self._failed = monotonic()
            self._due = {live.row.id: live for live in lives} | self._due
            raise

    # ---- whose turn it is ----

    async def waiting_for(self, browser: str) -> frozenset[str]:
        """The tables at which somebody is waited for, by the browser's cookie."""
        await self._settle_to_read()
        return await self._store.call(waiting_for, self._store, browser_digest(browser), MOST_LISTED)

    async def of(self, browser: str, most: int = MOST_LISTED) -> list[MyTurn]:
        """The tables of somebody that are not over: those that wait for them first, the most urgent first."""
        return await self._listed(holding(browser_digest(browser)), most)

    async def of_member(self, member: Member) -> list[MyTurn]:
        """The same for a member, wherever they are."""
        return await self._listed(holding_member(member.id), MOST_LISTED)

    async def _listed(self, who: sa.ColumnElement[bool], most: int) -> list[MyTurn]:
        await self._settle_to_read()
        found = await self._store.call(my_tables, self._store, who, (WAITING, PLAYING), 0.0, most)
        return sorted((self._timed(table) for table in found), key=_urgency)

    async def finished(self, browser: str) -> list[MyTurn]:
        """The matches of somebody that were finished or closed lately, the latest first."""
        await self._settle_to_read()
        found = await self._store.call(my_tables, self._store, holding(browser_digest(browser)), (OVER, CLOSED), now() - LATELY, MOST_FINISHED)
        return [MyTurn(replace(table, since=None), None) for table in found]

    def at_table(self, live: LiveTable, seat: int) -> MyTurn:
        """The same for one table, from what is in memory."""
        row, note = live.row, note_of(live)
        turn = next((turn for turn in note.turns if turn.seat == seat), None)
        since, reserve = (turn.since, turn.reserve) if turn is not None else (None, 0.0)
        return self._timed(MyTable(row.id, row.game, live.status, row.clock, row.pace, row.rated, seat, since, reserve, note.data))

    def _timed(self, table: MyTable) -> MyTurn:
        runs = table.since is not None and table.clock
        return MyTurn(table, self._pauses.end(table.since or 0.0, table.clock + table.reserve) if runs else None)

    # ---- periodic work ----

    async def run(self) -> None:
        """Run until cancelled."""
        looked = -LOOK_EVERY
        everything = True
        while True:
            try:
                await self.settle()
                if monotonic() - looked > LOOK_EVERY:
                    looked = monotonic()
                    if everything:
                        await self.forget_unplayable()
                    await self.catch_up(0.0 if everything else now() - LOOK_BACK)
                    everything = False
            except asyncio.CancelledError:
                raise
            except SQLAlchemyError as error:
                log.error("the database could not be read or written; lists of turns wait until it can", extra={"reason": reason(error)})
            except Exception:
                log.exception("an error in noting whose turn it is; it will be tried again")
            await asyncio.sleep(WRITE_EVERY)

    async def forget_unplayable(self) -> None:
        """Forget whose turn it is at tables of other rules than ours, and of games that are gone: nobody can play on there."""
        versions = {game.slug: game.rules_version for game in all_games().values()}
        await self._store.call(forget_notes, self._store, (WAITING, PLAYING), versions)

    async def catch_up(self, since: float) -> None:
        """Write the notes of tables that were changed without one, as by a process that was killed just then."""
        for statuses, begin in (((WAITING, PLAYING), since), ((OVER, CLOSED), max(since, now() - LATELY))):
            until = now() - (SETTLED if since else 0.0)
            while found := await self._store.call(behind, self._store, statuses, begin, until, MOST_BEHIND):
                until = found[-1][1]
                for table_id, _ in found:
                    await self._catch_up_with(table_id)

    async def _catch_up_with(self, table_id: str) -> None:
        try:
            # past `Tables`: looking at many tables must not fill the memory
            live = await self._store.call(load_table, self._store, table_id, self._pauses)
            await self._write([note_of(live)], [live])
        except Refused:  # it is of another version of the rules, or was removed
            pass
        except (asyncio.CancelledError, SQLAlchemyError):
            raise
        except Exception:  # one table that cannot be read must not keep the others from being noted
            log.exception("a table could not be read to note whose turn it is", extra={"table": table_id})


def _urgency(turn: MyTurn) -> tuple[bool, float, float]:
    """Among tables that wait for others, the order in which they were found stays."""
    return turn.table.since is None, turn.due if turn.due is not None else float("inf"), turn.table.since or 0.0


def note_of(live: LiveTable) -> TableNote:
    """What lists say of a table now. Others' times are those that everybody knows."""
    actors = live.match.actors() if live.match is not None and not live.closed else []
    people = [seat for seat in actors if not live.chairs[seat].free and not live.chairs[seat].player]
    data: dict[str, Any] = {
        "names": [chair.name or None for chair in live.chairs],
        "waits": [(seat, live.chairs[seat].known_since) for seat in actors],
        "round": _round(live),
        "winners": list(live.match.winners()) if live.match is not None and live.match.over else [],
        "closed": bool(live.closed),
    }
    turns = [Turn(seat, live.chairs[seat].since, live.chairs[seat].reserve) for seat in people]
    return TableNote(live.row.id, live.number, live.changed or live.row.changed, turns, data)


def _round(live: LiveTable) -> int | None:
    """The round that is played, of games that have rounds."""
    if live.match is None or not any(kind.name == "round" for kind in live.game.events.kinds):
        return None
    for entry in reversed(live.match.log):
        if isinstance(entry, Event) and entry.kind == "round" and entry.audience < 0:
            return next(iter(entry.numbers.values()), None)
    return None
