"""The file of an SQLite database: nobody else may read it, and only one server at a time may use it.

It holds the key that signs seats and the seeds of matches in progress: whoever reads it can take every seat and foresee
every deal.
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
"""The locks of this process: the locked file and the open descriptor of its lock file."""


def file_of(url: str | sa.URL) -> Path | None:
    """The file of a database, None for one in memory or of another kind.

    ValueError for SQLite's own URIs, which hide it.
    """
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    if "uri" in parsed.query:
        raise ValueError("an SQLite file must be given by its path")
    return Path(str(parsed.database)).resolve()


def create(file: Path) -> None:
    """Create the file and its folder, for its owner alone, unless it exists.

    SQLite gives -wal and -shm the same permissions.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # an existing file must not be opened: closing it would drop the locks that SQLite holds on it in this process
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ALONE))


def tighten(file: Path) -> None:
    """Make an existing file readable by its owner alone, and log it if that was necessary."""
    if os.name != "posix":
        return
    for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        try:
            if each.stat().st_mode & 0o077:
                each.chmod(OWNER_ALONE)
                log.warning("other users of this machine could read the database file; now only its owner can", extra={"file": str(each)})
        except FileNotFoundError:
            pass
        except PermissionError:
            log.warning("other users of this machine can read the database file, and this user may not change that: chmod 600 it", extra={"file": str(each)})


def claim(url: str | sa.URL) -> None:
    """Lock an SQLite file for this server until `release` or the end of this process; SetupError if another has it."""
    file = file_of(url)
    if file is None or file in _held:
        return
    lock = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, OWNER_ALONE)
    try:
        _lock(lock)
    except BlockingIOError:
        os.close(lock)
        raise SetupError(f"another Ridotto server is using {file}; stop it, or give this one another database (--db)") from None
    except OSError:
        os.close(lock)
        raise
    _held[file] = lock


def release(url: str | sa.URL) -> None:
    """Unlock the file. The lock file itself stays: another server may just have opened it."""
    file = file_of(url)
    if file in _held:
        os.close(_held.pop(file))


def _lock(descriptor: int) -> None:
    """Lock a file; BlockingIOError if somebody else holds the lock."""
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
