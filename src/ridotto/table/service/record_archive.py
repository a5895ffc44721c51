"""The records of a member's finished matches as one archive, made and sent piece by piece."""

import asyncio
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from io import RawIOBase
from typing import IO, Any, cast

from ridotto.table.service.live_table import OVER, Refused
from ridotto.table.service.members import Members
from ridotto.table.service.tables import load_table
from ridotto.table.store.members import Member
from ridotto.table.store.store import Store

PART = 100  # matches in one archive; older ones are in the next
MOST_PARTS = 100


class RecordArchive:
    """Makes archives, for one process: one match at a time, whoever asks, so that others' moves do not wait for it."""

    def __init__(self, store: Store, members: Members) -> None:
        self._store = store
        self._members = members
        self._one = asyncio.Lock()

    async def parts(self, member: Member) -> int:
        """How many archives a member's matches fill."""
        found = await self._members.seats(member, (OVER,), PART * MOST_PARTS)
        return -(-len(found) // PART)

    async def part(self, member: Member, number: int) -> AsyncIterator[bytes]:
        """One of them, counted from 1, the latest matches first; never more of it in memory than one match."""
        found = await self._members.seats(member, (OVER,), PART * number)
        sink = _Sink()
        with zipfile.ZipFile(cast(IO[bytes], sink), "w", zipfile.ZIP_DEFLATED) as archive:
            for table_id, _ in found[PART * (number - 1) :]:
                async with self._one:
                    record = await asyncio.to_thread(_record, self._store, table_id)
                if record is not None:
                    archive.writestr(*record)
                    yield sink.taken()
        yield sink.taken()


def _record(store: Store, table_id: str) -> tuple[str, str] | None:
    """The name and the text of a match's record; None if its table was removed, or has rules of another version."""
    try:
        live = load_table(store, table_id)
        day = datetime.fromtimestamp(live.row.created, UTC)
        return f"{day:%Y-%m-%d}-{live.row.game}-{table_id}.record", str(live.the_match().record())
    except Refused:
        return None


class _Sink(RawIOBase):
    """What an archive is written to: bytes to be taken away. It cannot go back, so the archive does not try to."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def writable(self) -> bool:
        """That is what it is for."""
        return True

    def write(self, data: Any) -> int:
        """Add to it."""
        self._bytes += data
        return len(data)

    def taken(self) -> bytes:
        """What was added since the last time."""
        data = bytes(self._bytes)
        self._bytes.clear()
        return data
