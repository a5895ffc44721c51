"""Backups that the server makes by itself: every so many hours, and when the operator asks for one.

They are copied in a thread of their own, a megabyte at a time with a rest in between, so that nobody's move waits for
them. The newest are kept.
"""

import asyncio
import logging
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

from ridotto.engine.errors import SetupError
from ridotto.table.metrics import Metrics
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Refused
from ridotto.table.settings import Settings
from ridotto.table.store.backup import back_up
from ridotto.table.store.store import Store

log = logging.getLogger("ridotto.table")

LOOK_EVERY = 60.0  # seconds
AGAIN_AFTER = 600.0  # seconds until the next attempt when one has failed
REST = 0.005  # seconds after each megabyte
STOPS_WITHIN = 10.0
NAME = re.compile(r"ridotto-(\d{8}T\d{6}Z)\.sqlite")
TIME = "%Y%m%dT%H%M%SZ"


class StoppedError(Exception):
    """The server stops: the copying ends, and nothing is left of it."""


@dataclass(frozen=True)
class Backup:
    """A backup in the folder."""

    file: Path
    at: float
    size: int


class Backups:
    """Makes backups of an SQLite database into a folder."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self._folder = Path(settings.backup_folder) if settings.backup_folder else None
        self._every = settings.backup_hours * 3600
        self._keep = settings.backup_keep
        self._file = store.file
        self._metrics = metrics
        self._stop = Event()
        self._making: asyncio.Task[None] | None = None
        self._not_before = 0.0
        self.failed = False
        """Whether the last attempt failed; the log says why."""

    @property
    def possible(self) -> bool:
        """Whether the host has named a folder, and the database is a file."""
        return self._folder is not None and self._file is not None

    @property
    def making(self) -> bool:
        """Whether one is being made now."""
        return self._making is not None and not self._making.done()

    async def run(self) -> None:
        """Make one whenever it is time, until cancelled."""
        while self.possible:
            latest = await self.latest()
            if now() >= max(self._not_before, (latest.at if latest is not None else 0.0) + self._every):
                self.begin()
                assert self._making is not None
                await asyncio.shield(self._making)
            await asyncio.sleep(LOOK_EVERY)

    def begin(self) -> None:
        """Begin a backup in the background, unless one is being made; Refused if the host has named no folder."""
        if not self.possible:
            raise Refused("no-backups")
        if not self.making and not self._stop.is_set():
            self._making = asyncio.get_running_loop().create_task(self._make())

    async def latest(self) -> Backup | None:
        """The newest backup."""
        found = await asyncio.to_thread(self._found)
        self._metrics.last_backup.set(found[-1].at if found else 0)
        return found[-1] if found else None

    async def close(self) -> None:
        """Stop one that is being made; nothing is left of it."""
        self._stop.set()
        if self._making is not None:
            await asyncio.wait({self._making}, timeout=STOPS_WITHIN)

    async def _make(self) -> None:
        try:
            await asyncio.to_thread(self._copy)
        except StoppedError:
            return
        except (SetupError, OSError) as error:
            self.failed, self._not_before = True, now() + min(self._every, AGAIN_AFTER)
            self._metrics.backups.labels("failed").inc()
            log.error("the database could not be backed up", extra={"reason": str(error)})
        else:
            self.failed = False
            self._metrics.backups.labels("made").inc()
            log.info("the database was backed up")

    def _copy(self) -> None:
        assert self._folder is not None
        assert self._file is not None
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = f"ridotto-{datetime.fromtimestamp(now(), UTC).strftime(TIME)}.sqlite"
        back_up(self._file, self._folder / name, self._told, REST)
        for old in self._found()[: -self._keep]:
            old.file.unlink(missing_ok=True)
        for part in self._folder.glob(".ridotto-*.part*"):  # left behind by a server that was killed: only one makes backups here
            part.unlink(missing_ok=True)

    def _told(self, _done: int, _total: int) -> None:
        if self._stop.is_set():
            raise StoppedError

    def _found(self) -> Sequence[Backup]:
        """The backups there are, the oldest first."""
        found: list[Backup] = []
        if self._folder is not None:
            with suppress(OSError):
                for file in self._folder.iterdir():
                    named = NAME.fullmatch(file.name)
                    if named is not None:
                        found.append(Backup(file, datetime.strptime(named[1], TIME).replace(tzinfo=UTC).timestamp(), file.stat().st_size))
        return sorted(found, key=lambda backup: backup.at)
