"""Restoring a backup: the database it becomes is made and checked beside the old one, and then takes its place."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

from ridotto.engine.errors import SetupError
from ridotto.table.store import sqlite_file
from ridotto.table.store.backup import Told, beside, check_backup, copy_pages, put_in_place
from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Store, reason

REPLACED = ".replaced"
"""Ends the name of the database that was there before."""


@contextmanager
def restoring(file: Path, url: str, force: bool, told: Told) -> Iterator[tuple[Store, Callable[[], None]]]:
    """The restored database, not in its place yet, and the function that puts it there.

    SetupError if the backup is not sound, another server uses the database, or there is one and `force` is not given.
    """
    target = sqlite_file.file_of(url)
    if target is None:
        raise SetupError("a backup can be restored into an SQLite file only (--db sqlite:///FILE)")
    check_backup(file)
    if target.exists() and file.resolve() == target:
        raise SetupError(f"{file} is the database itself")
    if target.exists() and target.stat().st_size and not force:
        raise SetupError(f"there is a database at {target} already; --force replaces it and keeps it as {target.name}{REPLACED}")
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    sqlite_file.claim(url)
    try:
        with beside(target) as part:
            copy_pages(file, part, told)
            store = Store(f"sqlite:///{part}")
            try:
                migrate(store.engine)
                yield store, lambda: _replace(store, part, target)
            except sa.exc.SQLAlchemyError as error:
                raise SetupError(f"{target} cannot be written: {reason(error)}") from None
            finally:
                store.close()
    finally:
        sqlite_file.release(url)


def _replace(store: Store, part: Path, target: Path) -> None:
    """Put the restored database in its place; the old one is kept under another name."""
    store.close()
    with closing(sqlite3.connect(part, isolation_level=None)) as last:
        last.execute("PRAGMA journal_mode=DELETE")
    if target.exists() and target.stat().st_size:
        _keep_old(target)
    put_in_place(part, target)


def _keep_old(target: Path) -> None:
    """Link the old database to another name, and take away its -wal and -shm, which must not meet the new one."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(target, isolation_level=None)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # a damaged one keeps its -wal beside it
    kept = Path(f"{target}{REPLACED}")
    kept.unlink(missing_ok=True)
    try:
        os.link(target, kept)
    except OSError:  # a file system without links
        os.replace(target, kept)
    for end in ("-wal", "-shm"):
        Path(f"{kept}{end}").unlink(missing_ok=True)
        with suppress(FileNotFoundError):
            os.replace(f"{target}{end}", f"{kept}{end}")
