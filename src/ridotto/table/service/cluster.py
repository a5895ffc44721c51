"""Several processes on one PostgreSQL database: each is notified of what the others write (LISTEN/NOTIFY)."""

import asyncio
import logging

from ridotto.table.service.tables import Tables
from ridotto.table.store.store import CHANNEL
from ridotto.table.store.threads import PATIENCE

log = logging.getLogger("ridotto.table")

LONGEST_PAUSE = 10.0
ALIVE = 30.0  # how often a silent connection is tested


class ChangeListener:
    """Reads new entries when another process has written some; after a lost connection, those of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._task: asyncio.Task[None] | None = None
        self.listening = False
        """Whether notices arrive."""

    def begin(self) -> None:
        """Start, if the store is shared at all."""
        if self._tables.store.shared:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        pause = 0.1
        while True:
            try:
                await self._listen()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning(
                    "no connection to PostgreSQL on which other processes announce what they write; connecting again",
                    extra={"error": type(error).__name__, "pause": pause},
                )
            if self.listening:
                pause = 0.1
            self.listening = False
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def _listen(self) -> None:
        from psycopg import AsyncConnection

        url = self._tables.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await AsyncConnection.connect(url, autocommit=True, connect_timeout=int(PATIENCE))
        try:
            async with asyncio.timeout(PATIENCE):
                await connection.execute(f"LISTEN {CHANNEL}")
            self.listening = True
            await self._tables.catch_up_all()
            while True:
                async for notice in connection.notifies(timeout=ALIVE):
                    table_id, _, number = notice.payload.partition(" ")
                    await self._tables.catch_up(table_id, int(number))
                async with asyncio.timeout(PATIENCE):
                    await connection.execute("SELECT 1")
        finally:
            await connection.close()
