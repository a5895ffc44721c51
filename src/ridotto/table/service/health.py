"""Whether the server can do its work: whether its database can be written."""

import asyncio
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from ridotto.table.store.store import Store
from ridotto.table.store.threads import PATIENCE

REMEMBERED = 1.0  # seconds, so that frequent checks do not cause frequent writes


class Health:
    """Checks the database, once for all simultaneous requests."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None
        self._asked = 0.0

    async def is_well(self) -> bool:
        """Whether something could be written now or a moment ago; waits no longer than any other request."""
        if self._asking is None or (self._asking.done() and monotonic() - self._asked > REMEMBERED):
            self._asking = asyncio.get_running_loop().create_task(self._ask())
        done, _ = await asyncio.wait({self._asking}, timeout=PATIENCE + 0.5)
        return bool(done) and self._asking.result()

    async def _ask(self) -> bool:
        try:
            await self._store.call(self._store.check)
        except SQLAlchemyError:
            return False
        finally:
            self._asked = monotonic()
        return True
