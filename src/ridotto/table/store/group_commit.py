"""What several tables wait to write goes to the disk together.

A commit waits for the disk, and SQLite has one writer at a time. So while one transaction is being committed, whatever
else is to be written gathers, and is the next transaction. Each of those who wait learns how its own part came out.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Generic, TypeVar

from ridotto.table.store import threads
from ridotto.table.store.threads import NoAnswer

MOST_TOGETHER = 32  # in one transaction

T = TypeVar("T")
Outcome = Exception | None
"""Why something was not written; None if it was."""


class GroupCommit(Generic[T]):
    """Gathers what is to be written. `write` writes several, in a transaction, and says how each came out."""

    def __init__(self, write: Callable[[Sequence[T]], Awaitable[Sequence[Outcome]]]) -> None:
        self._write = write
        self._waiting: list[tuple[T, float, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, part: T) -> None:
        """Write this, or raise why that was not possible; `NoAnswer` if it was not even begun in time."""
        if len(self._waiting) >= threads.MOST_WAITING:
            raise NoAnswer("too many requests wait for the database")
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((part, monotonic() + threads.PATIENCE, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        """Write until nobody waits."""
        some: list[tuple[T, float, asyncio.Future[None]]] = []
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                now = monotonic()
                for _, until, written in some:
                    if now > until:
                        _settle(written, NoAnswer("others have waited too long for the database"))
                some = [each for each in some if not each[2].done()]  # what nobody waits for any more is not begun
                outcomes = await self._outcomes([part for part, _, _ in some]) if some else []
                for (_, _, written), outcome in zip(some, outcomes, strict=True):
                    _settle(written, outcome)
        finally:
            for _, _, written in (*some, *self._waiting):  # if the server stops in the middle
                written.cancel()
            self._waiting.clear()
            self._writing = None

    async def _outcomes(self, parts: Sequence[T]) -> Sequence[Outcome]:
        try:
            return await self._write(parts)
        except Exception as error:
            return [error] * len(parts)


def _settle(written: "asyncio.Future[None]", outcome: Outcome) -> None:
    if written.done():
        return
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)
