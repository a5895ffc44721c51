"""`python -m benchmarks.table.kills`: servers killed in the middle of long matches, thousands of times.

Half of the kills hit one server on SQLite, half one of two on PostgreSQL. The matches have hundreds of moves when it
begins, so that snapshots are read and written on the way. In the end every acknowledged move must be there once, every
match must be over and say so, and every record must verify. The players, the servers and the checks are those of the
tests (`tests/table/killing.py`).
"""

import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from tests.table.books import check_kept, read_books
from tests.table.clusters import running_cluster
from tests.table.killing import Killing, Setting, check_all, play_and_kill
from tests.table.servers import Nursery, places_for

from benchmarks.table.truth import play_to_the_middle
from ridotto.table.store.store import Store

PROCESSES = {"sqlite": 1, "postgresql": 2}
TABLES: tuple[Setting, ...] = (
    ("palazzo", 4, {}),
    ("doge", 4, {3: "greedy"}),
    ("venice", 3, {2: "random"}),
    ("rialto", 5, {1: "random", 3: "greedy"}),
    ("doge", 3, {}),
)
"""The tables that are played at the same time; random play takes some 400 to 1,400 moves."""
TO_THE_END = 600.0  # seconds that the matches get to finish after the last kill


def main(
    kills: Annotated[int, typer.Option(help="How many kills, over both databases.", min=2)] = 2000,
    only: Annotated[str, typer.Option(help="Only one database: sqlite or postgresql.")] = "",
    seed: Annotated[str, typer.Option(help="Seeds the players and the kills; timing still makes every run different.")] = "1",
    tables: Annotated[int, typer.Option(help="How many tables are played at the same time.", min=1, max=len(TABLES))] = len(TABLES),
    as_json: Annotated[bool, typer.Option("--json", help="Write the figures as JSON.")] = False,
) -> None:
    """Kill servers in the middle of long matches, and check that nothing is lost.

    Ctrl-C ends it; what was acknowledged until then is checked.
    """
    if only and only not in PROCESSES:
        raise typer.BadParameter("sqlite or postgresql", param_hint="--only")
    kinds = [only] if only else list(PROCESSES)
    said = Console(stderr=True)
    figures: dict[str, dict[str, int]] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    nursery = Nursery()
    try:
        with Progress(*columns, console=said) as progress:
            for kind in kinds:
                bar = progress.add_task(f"{kind}, {PROCESSES[kind]} server(s)", total=kills // len(kinds))
                figures[kind] = kill(nursery, kind, TABLES[:tables], kills // len(kinds), seed, lambda bar=bar: progress.advance(bar))  # type: ignore[misc]
    except KeyboardInterrupt:
        said.print("interrupted; nothing that was acknowledged until then is lost")
        raise typer.Exit(1) from None
    except AssertionError as error:
        said.print(f"failed: {error}", markup=False)
        raise typer.Exit(1) from None
    finally:
        nursery.close()
    if as_json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
        return
    for kind, found in figures.items():
        said.print(f"{kind}, {PROCESSES[kind]} server(s): " + ", ".join(f"{name} {value:,}" for name, value in found.items()), markup=False)


def kill(nursery: Nursery, kind: str, tables: Sequence[Setting], times: int, seed: str, killed: Callable[[], None]) -> dict[str, int]:
    """Kill servers `times` times with one kind of database; AssertionError says what was lost."""
    with (
        tempfile.TemporaryDirectory(prefix="ridotto-kills-") as folder,
        _database(kind, Path(folder)) as db,
        places_for(nursery, Path(folder), PROCESSES[kind], db=db) as places,
    ):
        killing = Killing(random.Random(f"{seed} {kind}"), places, killed=killed)
        try:
            asyncio.run(play_and_kill(killing, tables, times, TO_THE_END, lambda: _go_to_the_middle(killing, db)))
        except KeyboardInterrupt:
            books = read_books(db)
            for story in killing.stories:
                check_kept(story, books[story.table])
            raise
        places[0].wait()
        return check_all(killing, db, places[0].url)


def _go_to_the_middle(killing: Killing, db: str) -> None:
    store = Store(db)
    for story in killing.stories:
        story.begun_with = play_to_the_middle(store, story.table, killing.chance)
    store.close()


@contextmanager
def _database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.sqlite'}"
    else:
        with running_cluster() as cluster:
            yield cluster.new_database()


if __name__ == "__main__":
    typer.run(main)
