"""Background tasks that end with the server."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """The background tasks of a process."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start a task, and keep a reference to it: the loop alone would not keep it alive."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def cancel(self) -> None:
        """End all of them."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
