"""Connections to PostgreSQL that give up in time.

A stopped server, or a network that drops packets, gives no response at all, and PostgreSQL's own settings do not help:
its `statement_timeout` is counted by the server that is stopped. So the client counts.
"""

from collections.abc import Generator
from typing import Any

import psycopg
import sqlalchemy as sa

from ridotto.table.store.threads import PATIENCE, seconds_left

CONNECT_SECONDS = 3

LIMITS: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "options": f"-c statement_timeout={PATIENCE * 1000:.0f}",
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""What each connection is opened with, unless the database URL says otherwise."""


class TimedConnection(psycopg.Connection[Any]):
    """A connection that is closed if its response does not arrive within the time its thread has left."""

    def wait(self, gen: Generator[Any, Any, Any], *args: Any, **named: Any) -> Any:
        """Every statement waits here for its result."""
        return super().wait(self._in_time(gen), *args, **named)

    def _in_time(self, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """The same generator, polled at least every tenth of a second; it raises when the time is up."""
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                left = seconds_left()
                if not ready and left is not None and left < 0:
                    self.close()
                    raise psycopg.OperationalError("the database has not answered in time")
                wanted = gen.send(ready)
        except StopIteration as end:
            return end.value


def install(engine: sa.Engine) -> None:
    """Make an engine open such connections."""
    sa.event.listen(engine, "do_connect", _connect)


def _connect(_dialect: Any, _record: Any, args: list[Any], named: dict[str, Any]) -> TimedConnection:
    left = seconds_left()
    if left is not None and left < 0:
        raise psycopg.OperationalError("the database has not answered in time")
    return TimedConnection.connect(*args, **named)
