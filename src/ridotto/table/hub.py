"""Tells everybody who looks at a table that something has changed. What they may see of it is not the hub's business."""

import asyncio
from collections import defaultdict


class Hub:
    """One bell for each table, with a count of how often it rang."""

    def __init__(self) -> None:
        self._rang: dict[str, int] = defaultdict(int)
        self._waiting: dict[str, set[asyncio.Future[None]]] = defaultdict(set)
        self.streams = 0
        """How many live streams are open."""
        self.closed = False
        """Whether the house is closing: streams end."""

    def count(self, table_id: str) -> int:
        """How often the bell of a table has rung."""
        return self._rang[table_id]

    def close(self) -> None:
        """Ring every bell for the last time."""
        self.closed = True
        for table_id in list(self._waiting):
            self.tell(table_id)

    def tell(self, table_id: str) -> None:
        """Ring."""
        self._rang[table_id] += 1
        for waiting in self._waiting.pop(table_id, set()):
            if not waiting.done():
                waiting.set_result(None)

    async def wait(self, table_id: str, since: int, seconds: float) -> bool:
        """Wait until the bell has rung more often than `since`; False when nothing happened for so long."""
        if self._rang[table_id] != since or self.closed:
            return True
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[table_id].add(waiting)
        try:
            await asyncio.wait_for(waiting, seconds)
            return True
        except TimeoutError:
            return False
        finally:
            self._waiting[table_id].discard(waiting)
            if not self._waiting[table_id]:
                del self._waiting[table_id]
