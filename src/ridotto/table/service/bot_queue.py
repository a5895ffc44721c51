"""The queue in which bots wait for a process: tables take turns, and those with people come first."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Generic, TypeVar

Process = TypeVar("Process")
Waiting = dict[str, deque[asyncio.Future[Process]]]
"""For each table the bots that wait, in the order in which the tables are served."""


class BotQueue(Generic[Process]):
    """Hands out processes. However many bots one table has, it gets one process at a time while others wait too.

    Bots that play only among themselves think when nobody waits for another.
    """

    def __init__(self, processes: Iterable[Process]) -> None:
        self._free = deque(processes)
        self._with_people: Waiting[Process] = {}
        self._among_bots: Waiting[Process] = {}

    async def take(self, table: str, people: bool) -> Process:
        """The next free process, for a bot of this table; `people` says whether people play there."""
        if self._free:
            return self._free.popleft()
        line = self._with_people if people else self._among_bots
        turn: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        line.setdefault(table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was handed over at the same moment
                self.give_back(turn.result())
            raise

    def give_back(self, process: Process) -> None:
        """Pass a process on to the bot whose turn it is."""
        turn = _next(self._with_people) or _next(self._among_bots)
        if turn is None:
            self._free.append(process)
        else:
            turn.set_result(process)


def _next(line: Waiting[Process]) -> asyncio.Future[Process] | None:
    """The bot that has waited longest at the table whose turn it is; the table goes to the end of the line."""
    while line:
        table = next(iter(line))
        waiting = line.pop(table)
        turn = waiting.popleft()
        if waiting:
            line[table] = waiting
        if not turn.done():  # a bot that no longer waits was cancelled
            return turn
    return None
