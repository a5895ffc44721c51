"""Analyses of matches that are over: asked for, made one after the other in the background, and kept with the match.

One look at a time is put to the processes of the bots, after everybody else: all analyses together cost one core at most,
and a bot that plays with people waits for one look at worst. What a stop has interrupted begins again.
"""

import asyncio
import logging
from collections.abc import Generator
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from ridotto.bots.analysis import Analysis, Look, Step, steps
from ridotto.table.service.bot_processes import BotProcesses
from ridotto.table.service.clock import now
from ridotto.table.service.drawing import draw
from ridotto.table.service.live_table import OVER, LiveTable, Refused
from ridotto.table.service.tables import Tables
from ridotto.table.service.tasks import Tasks
from ridotto.table.store.analyses import ask_for_analysis, keep_analysis, kept_analysis, unfinished_analyses
from ridotto.table.store.store import Store, reason

log = logging.getLogger("ridotto.table")

MOST_WAITING = 200
"""How many analyses may wait."""


@dataclass(frozen=True)
class Progress:
    """How far an analysis has come."""

    done: float
    """Which part of it is done."""
    before: int
    """How many others come first."""


class Analyses:
    """Makes analyses, and finds those that were made."""

    def __init__(self, tables: Tables, processes: BotProcesses, tasks: Tasks, seconds: float) -> None:
        """`seconds`: what an analysis may take of one core."""
        self._tables = tables
        self._store = tables.store
        self._processes = processes
        self._tasks = tasks
        self._seconds = seconds
        self._waiting: dict[str, float] = {}
        """The tables whose matches are to be analysed, in order, each with the part that is done."""
        self._working = False

    async def begin(self) -> None:
        """Go on with what a stop has interrupted."""
        for table in await self._store.call(unfinished_analyses, self._store, MOST_WAITING):
            self._line_up(table)

    async def ask(self, live: LiveTable) -> None:
        """Have a match analysed, unless it is already; Refused while it is not over, or if too many wait."""
        if live.status != OVER:
            raise Refused("no-analysis")
        if await self.found(live) is not None or live.row.id in self._waiting:
            return
        if len(self._waiting) >= MOST_WAITING:
            raise Refused("many-waiting", 503)
        await self._store.call(ask_for_analysis, self._store, live.row.id, now())
        self._line_up(live.row.id)

    async def found(self, live: LiveTable) -> Analysis | None:
        """The analysis of a match, None if there is none yet; Refused while the match is not over."""
        if live.status != OVER:
            raise Refused("no-analysis")
        return await self._store.call(_read, self._store, live.row.id)

    def progress(self, live: LiveTable) -> Progress | None:
        """How far the analysis of a match has come, None if this process is not to make it."""
        done = self._waiting.get(live.row.id)
        return Progress(done, list(self._waiting).index(live.row.id)) if done is not None else None

    def _line_up(self, table: str) -> None:
        self._waiting.setdefault(table, 0.0)
        if not self._working:
            self._working = True
            self._tasks.spawn(self._work())

    async def _work(self) -> None:
        """One match after the other, until none waits."""
        try:
            while self._waiting:
                table = next(iter(self._waiting))
                try:
                    await self._analyse(table)
                except asyncio.CancelledError:
                    raise
                except Refused as error:  # a table that was removed, or of another rules version
                    log.warning("a match cannot be analysed", extra={"table": table, "reason": str(error)})
                except SQLAlchemyError as error:
                    log.error("the database could not be read or written; an analysis waits until it is asked for again", extra={"reason": reason(error)})
                except Exception:
                    log.exception("an analysis failed; it can be asked for again", extra={"table": table})
                finally:
                    self._waiting.pop(table, None)
        finally:
            self._working = False

    async def _analyse(self, table: str) -> None:
        live = await self._tables.get(table)
        if await self.found(live) is not None:  # another process has made it meanwhile
            return
        course = steps(live.match_anew(), live.the_match(), self._seconds)
        answer: Look | None = None
        while isinstance(step := await draw(_go_on, course, answer), Step):
            answer = await self._processes.look(table, live.game, step, live.row.variant, live.row.edition)
            self._waiting[table] = (step.done + 1) / step.total
        await self._store.call(keep_analysis, self._store, table, step.data())


def _read(store: Store, table: str) -> Analysis | None:
    kept = kept_analysis(store, table)
    return Analysis.read(kept) if kept is not None else None


def _go_on(course: Generator[Step, Look, Analysis], answer: Look | None) -> Step | Analysis:
    """The next step of an analysis, or the whole of it. In a thread: finding a step plays the match on."""
    try:
        return next(course) if answer is None else course.send(answer)
    except StopIteration as ended:
        found: Analysis = ended.value
        return found
