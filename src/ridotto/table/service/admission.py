"""Whether new tables may be opened: the operator can stop that for a while, with a notice for people.

It is kept in the database, so that it holds for all processes and after a restart.
"""

import json
from time import monotonic

from ridotto.table.service.live_table import Refused
from ridotto.table.store.store import Store

KEY = "no-new-tables"
LONGEST_NOTICE = 300
REMEMBERED = 5.0  # seconds, after which another process's word is heard


class Admission:
    """Stops and allows new tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._notice: str | None = None
        self._read = -REMEMBERED
        self._changes = 0

    async def notice(self) -> str | None:
        """What people are told while no new tables are opened, perhaps nothing (""); None while they are."""
        if monotonic() - self._read > REMEMBERED:
            before, text = -1, None
            while before != self._changes:  # what was read during a change may be what was there before it
                before = self._changes
                text = await self._store.call(self._store.server_text, KEY)
            self._notice = str(json.loads(text)["notice"]) if text else None
            self._read = monotonic()
        return self._notice

    async def check(self) -> None:
        """Refused (503) while no new tables are opened."""
        notice = await self.notice()
        if notice is not None:
            raise Refused("no-new-tables-why", 503, notice=notice) if notice else Refused("no-new-tables", 503)

    async def stop(self, notice: str) -> None:
        """Open no new tables from now on."""
        plain = plain_text(notice)
        if len(plain) > LONGEST_NOTICE:
            raise Refused("notice", 422, most=str(LONGEST_NOTICE))
        await self._store.call(self._store.set_server_text, KEY, json.dumps({"notice": plain}))
        self._forget()

    async def allow(self) -> None:
        """Open new tables again."""
        await self._store.call(self._store.set_server_text, KEY, None)
        self._forget()

    def _forget(self) -> None:
        self._changes += 1
        self._read = -REMEMBERED


def plain_text(text: str) -> str:
    """A text in one line, without control characters."""
    return " ".join("".join(character if character.isprintable() else " " for character in text).split())
