"""`ridotto backup` and `ridotto restore`: a copy of the database while the server runs, and a database from a copy."""

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.common import console
from ridotto.cli.progress import progress_bar
from ridotto.engine.errors import SetupError

Database = Annotated[
    str | None, typer.Option("--db", metavar="URL", help="The database, as `ridotto serve --db` takes it; without it, the usual one.", show_default=False)
]
MOST_NAMED = 20


def run_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the backup.", show_default=False)],
    db: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace FILE if it exists.")] = False,
) -> None:
    """Copy the database of a server, which may be running, into a file.

    The file holds the key that signs seats: keep it where nobody else can read it.
    """
    from ridotto.table.store.backup import back_up, counts, pages_of

    source = _sqlite_file(db, "back a PostgreSQL database up with pg_dump --format=custom")
    if file.exists() and not force:
        raise SetupError(f"{file} exists; --force replaces it")
    if not source.is_file():
        raise SetupError(f"there is no database at {source}")
    with progress_bar(pages_of(source)) as show:
        back_up(source, file, lambda done, total: show(done))
    tables, entries = counts(file)
    console().print(f"{file}: {tables} tables with {entries} entries, {file.stat().st_size / 1e6:.1f} MB", soft_wrap=True)


def run_restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup.", show_default=False)],
    db: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the database that is there; it is kept beside the new one, as NAME.replaced.")] = False,
) -> None:
    """Make the database of a server that is stopped from a backup, and check it.

    Every table is loaded from its entries and every finished match is replayed. Exit code 1: something in it is wrong.
    """
    from ridotto.table.service.verification import verify_tables
    from ridotto.table.settings import Settings
    from ridotto.table.store.backup import check_backup, pages_of
    from ridotto.table.store.overview import table_ids
    from ridotto.table.store.restore import restoring

    target = _sqlite_file(db, "restore a PostgreSQL database with pg_restore")
    check_backup(file)
    url = Settings.from_environment(db=db).db
    with ExitStack() as stack:
        with progress_bar(pages_of(file)) as show:
            store, put_in_place = stack.enter_context(restoring(file, url, force, lambda done, total: show(done)))
        with progress_bar(len(table_ids(store))) as show_tables:
            found = verify_tables(store, show_tables)
        put_in_place()
    screen = console()
    screen.print(f"{target}: {found.tables} tables with {found.entries} entries; {found.finished} finished matches verify", soft_wrap=True)
    if found.other_rules:
        screen.print(f"{found.other_rules} tables are of games or rules that this version does not have; they are kept", soft_wrap=True)
    if found.faults:
        for fault in found.faults[:MOST_NAMED]:
            screen.print(fault, soft_wrap=True)
        console(stderr=True).print(f"ridotto: {len(found.faults)} tables are damaged, the others can be played on", soft_wrap=True)
        raise typer.Exit(1)


def _sqlite_file(db: str | None, otherwise: str) -> Path:
    """The file of the database; SetupError says what to do with one that is not a file."""
    import sqlalchemy as sa

    from ridotto.table.settings import Settings
    from ridotto.table.store.sqlite_file import file_of

    url = Settings.from_environment(db=db).db
    try:
        file = file_of(url)
    except (sa.exc.ArgumentError, ValueError):
        raise SetupError(f"db should be sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME, it says {url.partition(':')[0]!r}") from None
    if file is None:
        raise SetupError(f"this works with SQLite files; {otherwise} (docs/hosting.md, Backup)")
    return file
