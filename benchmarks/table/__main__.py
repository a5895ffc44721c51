"""`python -m benchmarks.table`: measure, show a table, and with --json write everything as JSON."""

import asyncio
import json
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.table.client import Trouble
from benchmarks.table.measure import Plan, Result, allow_many_connections, measure
from ridotto import compiled
from ridotto.arena.bench import machine

PACKAGES = ("uvicorn", "fastapi", "starlette", "sqlalchemy")
QUICK = Plan(tables=(2,), rates=(20.0, 0.0), seconds=1.0, repeats=1, idle_seconds=1.0, settling=0.3)


def main(
    tables: Annotated[str, typer.Option(help="Numbers of tables, separated by commas.")] = "1,50,500",
    rates: Annotated[str, typer.Option(help="Moves per second at all tables together; 0 for as many as possible.")] = "10,100,0",
    seconds: Annotated[float, typer.Option(help="How long to play at each rate.")] = 20.0,
    repeats: Annotated[int, typer.Option(help="How often.")] = 3,
    db: Annotated[str, typer.Option(help="An empty database, as `ridotto serve --db` takes it. Empty: an SQLite file in a temporary folder.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON to the standard output instead of a table.")] = False,
    quick: Annotated[bool, typer.Option(help="Only check that everything works: two tables, a few moves.")] = False,
) -> None:
    """Measure the table's server under load. Ctrl-C ends it and shows what was measured so far."""
    plan = QUICK if quick else Plan(_numbers(tables), tuple(float(rate) for rate in rates.split(",")), seconds, repeats)
    results: list[Result] = []
    said = Console(stderr=True)
    allow_many_connections()
    failed = ""
    with tempfile.TemporaryDirectory(prefix="ridotto-bench-") as folder, Progress(console=said, transient=True) as progress:
        try:
            asyncio.run(measure(plan, Path(folder), db, progress, results.append))
        except KeyboardInterrupt:
            failed = "interrupted: these figures are not complete"
        except Trouble as error:
            failed = str(error)
    errors = sum(len(result.troubles) for result in results)
    if as_json:
        sys.stdout.write(json.dumps({"machine": about(), "results": [result.as_json() for result in results]}, indent=2) + "\n")
    else:
        show(results, Console(width=140))
    for result in results:
        for trouble in result.troubles[:10]:
            said.print(f"{result.tables} tables: {trouble}", markup=False)
    if failed:
        said.print(failed, markup=False)
    raise typer.Exit(1 if errors or failed else 0)


def about() -> dict[str, Any]:
    """The machine and the versions behind the figures."""
    return {**machine(), "build": "compiled" if compiled() else "interpreted", **{package: version(package) for package in PACKAGES}}


def show(results: list[Result], console: Console) -> None:
    """The figures for people."""
    console.print(", ".join(f"{name} {value}" for name, value in about().items()), markup=False)
    play = Table(box=SIMPLE, title="Milliseconds from a click to everybody's screen (answer: to the mover's own answer, p50); cores at work")
    for column in ("tables", "streams", "wanted", "moves/s", "p50", "p99", "max", "answer", "errors", "CPU/move", "server", "players", "others"):
        play.add_column(column, justify="right")
    memory = Table(box=SIMPLE, title="The server's memory in MB; tables opened per second")
    for column in ("tables", "none", "idle", "KB/table", "played", "forgotten", "again", "opened/s"):
        memory.add_column(column, justify="right")
    for result in results:
        for load in result.loads:
            figures = [load.latency_ms["p50"], load.latency_ms["p99"], load.latency_ms["max"], load.answer_ms["p50"]]
            cores = [f"{share:.2f}" for share in (load.server_cpu, load.players_cpu, load.others_cpu)]
            wanted = f"{load.rate:g}" if load.rate else "most"
            timed = (f"{figure:.1f}" for figure in figures)
            play.add_row(str(result.tables), str(result.seats), wanted, f"{load.achieved:.1f}", *timed, str(load.errors), f"{load.cpu_ms_per_move:.1f}", *cores)
        if result.memory is not None:
            held = result.memory
            sizes = [f"{size / 1e6:.1f}" if size else "-" for size in (held.empty, held.idle, held.played, held.forgotten, held.again)]
            share = result.kb_per_table()
            opened = f"{result.tables / result.opening_seconds:.0f}" if result.opening_seconds else "-"
            memory.add_row(str(result.tables), *sizes[:2], "-" if share is None else f"{share:.0f}", *sizes[2:], opened)
    console.print(play)
    console.print(memory)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(","))


if __name__ == "__main__":
    typer.run(main)
