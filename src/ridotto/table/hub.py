"""Tells everybody who looks at a table that something has changed. What they may see of it is not the hub's business."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Bell:
    """The bell of one table, with a count of how often it rang."""

    def __init__(self) -> None:
        self.rang = 0
        self.followers = 0
        self._waiting: set[asyncio.Future[None]] = set()

    @property
    def waiting(self) -> int:
        """How many wait for the next ring."""
        return sum(not waiting.done() for waiting in self._waiting)

    def ring(self) -> None:
        """Wake all who wait."""
        self.rang += 1
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    async def wait(self, since: int, seconds: float) -> bool:
        """Wait until the bell has rung more often than `since`; False when nothing happened for so long."""
        if self.rang != since:
            return True
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(waiting)
        try:
            await asyncio.wait_for(waiting, seconds)
            return True
        except TimeoutError:
            return False
        finally:
            self._waiting.discard(waiting)


class Hub:
    """The bells of the tables that somebody follows."""

    def __init__(self) -> None:
        self._bells: dict[str, Bell] = {}
        self.closed = False
        """Whether the house is closing: streams end."""

    @property
    def streams(self) -> int:
        """How many live streams are open."""
        return sum(bell.followers for bell in self._bells.values())

    @property
    def waiting(self) -> int:
        """How many of them have sent what there is and wait for more."""
        return sum(bell.waiting for bell in self._bells.values())

    @contextmanager
    def following(self, table_id: str) -> Iterator[Bell]:
        """The bell of a table, for as long as it is followed."""
        bell = self._bells.setdefault(table_id, Bell())
        bell.followers += 1
        try:
            yield bell
        finally:
            bell.followers -= 1
            if not bell.followers:
                del self._bells[table_id]

    def close(self) -> None:
        """Ring every bell for the last time."""
        self.closed = True
        for bell in self._bells.values():
            bell.ring()

    def tell(self, table_id: str) -> None:
        """Ring the bell of a table, if anybody follows it."""
        bell = self._bells.get(table_id)
        if bell is not None:
            bell.ring()
