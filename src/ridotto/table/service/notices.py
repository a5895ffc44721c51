"""Notifies everybody who follows a table that it has changed. What they may see is decided elsewhere (`picture`)."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Topic:
    """The changes of one table, counted."""

    def __init__(self) -> None:
        self.count = 0
        self.followers = 0
        self._waiting: set[asyncio.Future[bool]] = set()

    @property
    def waiting(self) -> int:
        """How many are waiting for the next change."""
        return sum(not waiting.done() for waiting in self._waiting)

    def publish(self) -> None:
        """Count a change and wake everybody who waits."""
        self.count += 1
        for waiting in self._waiting:
            _wake(waiting, True)

    async def wait(self, since: int, seconds: float) -> bool:
        """Wait until the count differs from `since`; False if nothing happened within `seconds`."""
        if self.count != since:
            return True
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[bool] = loop.create_future()
        late = loop.call_later(seconds, _wake, waiting, False)
        self._waiting.add(waiting)
        try:
            return await waiting
        finally:
            late.cancel()
            self._waiting.discard(waiting)


def _wake(waiting: "asyncio.Future[bool]", changed: bool) -> None:
    if not waiting.done():
        waiting.set_result(changed)


class Notices:
    """The topics of all tables that somebody follows."""

    def __init__(self) -> None:
        self._topics: dict[str, Topic] = {}
        self.closed = False
        """Whether the server is stopping: streams end."""

    @property
    def streams(self) -> int:
        """How many live streams are open."""
        return sum(topic.followers for topic in self._topics.values())

    @property
    def waiting(self) -> int:
        """How many of them have sent everything and wait for more."""
        return sum(topic.waiting for topic in self._topics.values())

    @contextmanager
    def following(self, table_id: str) -> Iterator[Topic]:
        """The topic of a table, for as long as it is followed."""
        topic = self._topics.setdefault(table_id, Topic())
        topic.followers += 1
        try:
            yield topic
        finally:
            topic.followers -= 1
            if not topic.followers:
                del self._topics[table_id]

    def close(self) -> None:
        """Wake everybody for the last time."""
        self.closed = True
        for topic in self._topics.values():
            topic.publish()

    def announce(self, table_id: str) -> None:
        """Wake everybody who follows a table: it has changed."""
        topic = self._topics.get(table_id)
        if topic is not None:
            topic.publish()
