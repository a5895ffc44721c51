"""The file of an SQLite database: nobody else may read it, and one server at a time uses it.

It holds the key that signs seats and the seeds of matches that go on: whoever reads it can sit on every seat and foresee every deal.
"""

import logging
import os
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from ridotto.engine.errors import SetupError

log = logging.getLogger("ridotto.table")

OWNER_ALONE = 0o600

_held: dict[Path, int] = {}
"""The locks of this process, by the file that each guards, with their open descriptors."""


def file_of(url: str | sa.URL) -> Path | None:
    """The file of a database, None for one in memory or of another kind. ValueError for SQLite's own URIs, which hide where it is."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    if "uri" in parsed.query:
        raise ValueError("a file of SQLite is named by its path")
    return Path(str(parsed.database)).resolve()


def create(file: Path) -> None:
    """Make the file, and its folder, for its owner alone; nothing happens where it is there. SQLite gives its -wal and -shm the same rights."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):  # never opened then: closing it again would end the locks that SQLite holds on it in this process
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ALONE))


def tighten(file: Path) -> None:
    """Take from others the right to read a file that was made before; one line in the log says so."""
    if os.name != "posix":
        return
    for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        try:
            if each.stat().st_mode & 0o077:
                each.chmod(OWNER_ALONE)
                log.warning("other users of this machine could read the database file; now its owner alone can", extra={"file": str(each)})
        except FileNotFoundError:
            pass
        except PermissionError:
            log.warning("other users of this machine can read the database file, which is not ours to change: chmod 600 it", extra={"file": str(each)})


def claim(url: str | sa.URL) -> None:
    """Be the one server of an SQLite file until `release`, or until this process ends in whatever way; SetupError when another is."""
    file = file_of(url)
    if file is None or file in _held:
        return
    lock = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, OWNER_ALONE)
    try:
        _lock(lock)
    except BlockingIOError:
        os.close(lock)
        raise SetupError(f"another Ridotto server uses {file}; stop that one, or give this one another database (--db)") from None
    except OSError:
        os.close(lock)
        raise
    _held[file] = lock


def release(url: str | sa.URL) -> None:
    """Let another server have the file. The lock's own file stays: removing it could take it from under somebody who has just opened it."""
    file = file_of(url)
    if file in _held:
        os.close(_held.pop(file))


def _lock(descriptor: int) -> None:
    """BlockingIOError when somebody else holds it."""
    try:
        import fcntl
    except ImportError:
        import msvcrt

        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError as error:
            raise BlockingIOError from error
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
