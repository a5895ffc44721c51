"""Backups of an SQLite database: copied while a server uses it, and there only once they are whole.

The copy is made by SQLite's online backup within one read transaction. In WAL mode that keeps nobody from writing, and
shows the database as it was when the copy began, however long it takes; without the transaction, SQLite would begin again
at every move. A backup holds everything that the database does, the key that signs seats included.
"""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import sleep

from ridotto.engine.errors import SetupError
from ridotto.table.store.migrate import known_versions
from ridotto.table.store.threads import PATIENCE

PAGES_AT_ONCE = 256  # a megabyte: a moment in which the copying can be stopped
FIRST_BYTES = b"SQLite format 3\0"

Told = Callable[[int, int], None]
"""Is told how many pages are copied, and of how many; what it raises ends the copying."""


def back_up(source: Path, target: Path, told: Told = lambda done, total: None, pause: float = 0.0) -> None:
    """Copy a database as it is now; `pause` is a rest after each megabyte. SetupError says why that is not possible."""
    if not source.is_file():
        raise SetupError(f"there is no database at {source}")
    with beside(target) as part:
        copy_pages(source, part, told, pause)
        put_in_place(part, target)


@contextmanager
def beside(target: Path) -> Iterator[Path]:
    """An empty file next to `target`, for its owner alone, which is removed unless it takes the target's place."""
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError as error:
        raise SetupError(f"{target} cannot be written: {error.strerror}") from None
    os.close(descriptor)
    part = Path(name)
    try:
        yield part
    except OSError as error:
        raise SetupError(f"{target} cannot be written: {error.strerror or error}") from None
    except sqlite3.Error as error:
        raise SetupError(f"{target} cannot be written: {error}") from None
    finally:
        for each in (part, Path(f"{part}-journal"), Path(f"{part}-wal"), Path(f"{part}-shm")):
            each.unlink(missing_ok=True)


def copy_pages(source: Path, part: Path, told: Told = lambda done, total: None, pause: float = 0.0) -> None:
    """Copy all pages of a database into an empty file, and check that it is sound."""

    def step(_status: int, remaining: int, total: int) -> None:
        told(total - remaining, total)
        if pause and remaining:
            sleep(pause)

    # rw and not ro: a database in WAL mode may need its -shm file made; it creates no database
    with closing(_connect(source, "rw" if os.access(source, os.W_OK) else "ro")) as read, closing(_connect(part, "rw")) as written:
        read.execute("BEGIN")
        read.execute("SELECT count(*) FROM sqlite_master").fetchone()  # only now does the transaction see the database
        read.backup(written, pages=PAGES_AT_ONCE, progress=step)
        written.execute("PRAGMA journal_mode=DELETE")  # one file, without a -wal beside it
        [sound] = written.execute("PRAGMA quick_check(1)").fetchone()
        if sound != "ok":
            raise SetupError(f"the copy of {source} is not sound: {sound}")


def put_in_place(part: Path, target: Path) -> None:
    """Let a whole file take the target's place, on the disk too."""
    descriptor = os.open(part, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    os.replace(part, target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def check_backup(file: Path) -> None:
    """Check that a file is a sound database of ours, of a version that we know; SetupError says what is wrong."""
    try:
        with file.open("rb") as opened:
            begins = opened.read(len(FIRST_BYTES))
    except OSError as error:
        raise SetupError(f"{file} cannot be read: {error.strerror}") from None
    if begins != FIRST_BYTES:
        raise SetupError(f"{file} is not a backup of Ridotto: it is no SQLite database")
    try:
        with closing(_connect(file, "ro")) as read:
            [sound] = read.execute("PRAGMA integrity_check(1)").fetchone()
            if sound != "ok":
                raise SetupError(f"{file} is damaged: {str(sound).splitlines()[-1]}")
            names = {name for (name,) in read.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"alembic_version", "tables", "entries"} <= names:
                raise SetupError(f"{file} is not a backup of Ridotto: its tables are missing")
            versions = {version for (version,) in read.execute("SELECT version_num FROM alembic_version")}
    except sqlite3.Error as error:
        raise SetupError(f"{file} is damaged: {error}") from None
    unknown = versions - known_versions()
    if unknown or not versions:
        raise SetupError(f"{file} was written by a later version of Ridotto (database version {', '.join(sorted(unknown)) or 'unknown'}); install that one")


def counts(file: Path) -> tuple[int, int]:
    """How many tables and entries a database holds."""
    with closing(_connect(file, "ro")) as read:
        tables, entries = (int(read.execute(f"SELECT count(*) FROM {name}").fetchone()[0]) for name in ("tables", "entries"))
    return tables, entries


def pages_of(file: Path) -> int:
    """How many pages there are to copy."""
    try:
        with closing(_connect(file, "rw" if os.access(file, os.W_OK) else "ro")) as read:
            return int(read.execute("PRAGMA page_count").fetchone()[0])
    except sqlite3.Error as error:
        raise SetupError(f"{file} cannot be read: {error}") from None


def _connect(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True, timeout=PATIENCE, isolation_level=None)
