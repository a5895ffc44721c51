"""The queue in which questions wait for a process: what people asked for comes first, and tables take turns."""

import asyncio
from collections import deque
from collections.abc import Iterable
from enum import IntEnum
from typing import Generic, TypeVar

Process = TypeVar("Process")
Waiting = dict[str, deque[asyncio.Future[Process]]]
"""For each table the questions that wait, in the order in which the tables are served."""


class Rank(IntEnum):
    """Who is served first."""

    HINT = 0
    """Somebody has asked, and waits for nothing else."""
    WITH_PEOPLE = 1
    """Bots that play with people."""
    AMONG_BOTS = 2
    """Bots that play only among themselves."""
    ANALYSIS = 3
    """Matches that are over."""


class BotQueue(Generic[Process]):
    """Hands out processes. However many bots one table has, it gets one process at a time while others wait too.

    Nobody is served while somebody of a higher rank waits.
    """

    def __init__(self, processes: Iterable[Process]) -> None:
        self._free = deque(processes)
        self._lines: dict[Rank, Waiting[Process]] = {rank: {} for rank in Rank}

    async def take(self, table: str, rank: Rank) -> Process:
        """The next free process, for a question about this table."""
        if self._free:
            return self._free.popleft()
        line = self._lines[rank]
        turn: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        line.setdefault(table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was handed over at the same moment
                self.give_back(turn.result())
            raise

    def waiting(self) -> dict[Rank, int]:
        """How many questions of each rank wait for a process."""
        return {rank: sum(not turn.done() for turns in line.values() for turn in turns) for rank, line in self._lines.items()}

    def give_back(self, process: Process) -> None:
        """Pass a process on to the question whose turn it is."""
        turn = next(filter(None, map(_next, self._lines.values())), None)
        if turn is None:
            self._free.append(process)
        else:
            turn.set_result(process)


def _next(line: Waiting[Process]) -> asyncio.Future[Process] | None:
    """The question that has waited longest at the table whose turn it is; the table goes to the end of the line."""
    while line:
        table = next(iter(line))
        waiting = line.pop(table)
        turn = waiting.popleft()
        if waiting:
            line[table] = waiting
        if not turn.done():  # one that no longer waits was cancelled
            return turn
    return None
