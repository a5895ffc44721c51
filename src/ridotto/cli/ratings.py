"""`ridotto ratings`: the ratings of members, for the host."""

import typer

from ridotto.cli.members import Database, open_books
from ridotto.cli.serve import SettingsFile


def commands() -> typer.Typer:
    """The group of these commands."""
    group = typer.Typer(help="Calculate the ratings of members.")
    group.callback()(_group)  # of one command typer would make no group
    group.command("recalculate")(recalculate_all)
    return group


def _group() -> None:
    """Calculate the ratings of members."""


def recalculate_all(settings: SettingsFile = None, db: Database = None) -> None:
    """Rate all rated matches again, in the order in which they ended. A running server's players wait meanwhile.

    It comes to the same as before, unless the levels of bots have been measured anew since.
    """
    from ridotto.table.service.rating_model import rate
    from ridotto.table.store.results import recalculate

    with open_books(settings, db) as books:
        count, changed = recalculate(books.store, rate)
    print(f"{count} {'match was' if count == 1 else 'matches were'} rated again; {changed} came out differently.")
