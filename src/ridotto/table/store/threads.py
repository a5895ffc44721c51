"""The threads that use the database, and how long anybody waits for it.

A database that accepts connections and never responds must not keep anybody waiting: a call returns within `PATIENCE`
seconds, or raises. The time counts from the call, including the wait for a free thread.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

PATIENCE = 4.0  # seconds
THREADS = 8
MOST_WAITING = 1000  # more could not be handled in time anyway

P = ParamSpec("P")
R = TypeVar("R")

_thread = threading.local()


class NoAnswer(SQLAlchemyError):  # noqa: N818 (an outcome, like those of the database itself)
    """The database was not called, because it has not responded to others in time."""


class DatabaseThreads:
    """The threads of one store."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "database")
        self._waiting = 0
        self.timed: Callable[[str, float, bool], None] = lambda call, seconds, failed: None
        """Told of every call: its function, how long it took with the wait for a thread, whether the database failed."""

    async def run(self, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """Call a function that uses the database; `NoAnswer` if too many are waiting, or no thread was free in time."""
        call, began = work.__name__, monotonic()
        if self._waiting >= MOST_WAITING:
            self.timed(call, 0.0, True)
            raise NoAnswer("too many requests wait for the database")
        until = began + PATIENCE

        def ask() -> R:
            if monotonic() > until:
                raise NoAnswer("others have waited too long for the database")
            _thread.until = until
            try:
                return work(*args, **named)
            finally:
                _thread.until = None

        self._waiting += 1
        failed = False
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, ask)
        except SQLAlchemyError:
            failed = True
            raise
        finally:
            self._waiting -= 1
            self.timed(call, monotonic() - began, failed)

    def close(self) -> None:
        """Start no more calls."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def seconds_left() -> float | None:
    """How long this thread may still wait for the database; None if there is no limit, as in a migration."""
    until = getattr(_thread, "until", None)
    return None if until is None else until - monotonic()
