"""`python -m benchmarks.table.soak`: many tables of people and bots for an hour, during which the server must not grow.

Every ten seconds a line is added to a CSV file, so that an interruption loses nothing. The verdict is about the time
after the warm-up: each measure's slope (Theil-Sen: the median of the slopes between all pairs of samples) must stay
below its bound.
"""

import asyncio
import csv
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, fields
from itertools import combinations
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Annotated

import psutil
import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.table.client import Door, Trouble
from benchmarks.table.company import Company, Timings
from benchmarks.table.measure import allow_many_connections
from benchmarks.table.server import Server, serving, troubles

EVERY = 10.0  # seconds between two samples
WARM_UP = 15.0  # minutes, in which the caches of drawings fill
ENOUGH = 12  # samples after the warm-up, for a slope to mean anything
IDLE_SECONDS = 60.0  # after which the server forgets a table: well within the warm-up
BOUNDS = {"server_mb": 0.2, "bots_mb": 0.1, "descriptors": 0.5, "threads": 0.1}
"""How much each may grow in a minute."""


@dataclass(frozen=True)
class Sample:
    """What was seen at one moment; times in milliseconds, over the moves and pages since the sample before."""

    minute: float
    server_mb: float
    bots_mb: float
    """The memory (RSS) of the server's own process, and of all processes in which bots think."""
    descriptors: int
    threads: int
    matches: int
    """How many tables have been opened so far."""
    moves: int
    move_p50: float
    move_p99: float
    page_p50: float
    page_p99: float


COLUMNS = tuple(field.name for field in fields(Sample))


@dataclass(frozen=True)
class Growth:
    """How a measure developed after the warm-up."""

    name: str
    first: float
    last: float
    most: float
    slope: float
    """Per minute."""
    bound: float

    @property
    def bounded(self) -> bool:
        """Whether it stayed within its bound."""
        return self.slope <= self.bound


def growths(samples: Sequence[Sample], warm_up: float) -> list[Growth]:
    """How each bounded measure developed; empty if too few samples were taken after the warm-up."""
    seen = [sample for sample in samples if sample.minute >= warm_up]
    if len(seen) < ENOUGH:
        return []
    share = max(1, len(seen) // 10)
    found = []
    for name, bound in BOUNDS.items():
        values = [float(getattr(sample, name)) for sample in seen]
        slope = median((two - one) / (b.minute - a.minute) for (a, one), (b, two) in combinations(zip(seen, values, strict=True), 2))
        found.append(Growth(name, median(values[:share]), median(values[-share:]), max(values), slope, bound))
    return found


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all does not exceed; 0 if there are none."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def look(server: Server, began: float, matches: int, timings: Timings) -> Sample:
    """One sample."""
    process = server.process
    bots = [child.memory_info().rss for child in process.children(recursive=True)]
    moves, pages = timings.take()
    return Sample(
        minute=round((perf_counter() - began) / 60, 3),
        server_mb=round(process.memory_info().rss / 1e6, 2),
        bots_mb=round(sum(bots) / 1e6, 2),
        descriptors=process.num_fds(),
        threads=process.num_threads(),
        matches=matches,
        moves=len(moves),
        move_p50=round(quantile(moves, 0.5), 1),
        move_p99=round(quantile(moves, 0.99), 1),
        page_p50=round(quantile(pages, 0.5), 1),
        page_p99=round(quantile(pages, 0.99), 1),
    )


async def soak(minutes: float, tables: int, rate: float, folder: Path, file: Path, progress: Progress, samples: list[Sample]) -> list[str]:
    """Let everybody play for the given time; returns what went wrong."""
    logs = folder / "server.log"
    every = min(EVERY, minutes * 60 / 4)
    async with serving(f"sqlite:///{folder}/tables.sqlite", logs, IDLE_SECONDS) as server:
        door = Door(server.host, server.port)
        company = Company(door, tables, rate)
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("w", newline="") as lines:
            writer = csv.writer(lines)
            writer.writerow(COLUMNS)
            began = perf_counter()
            shown = progress.add_task("soaking", total=minutes * 60)
            company.begin()
            try:
                while perf_counter() - began < minutes * 60:
                    await asyncio.sleep(every)
                    sample = look(server, began, company.matches, company.timings)
                    samples.append(sample)
                    writer.writerow(astuple(sample))
                    lines.flush()
                    about = f"server {sample.server_mb:.0f} MB, bots {sample.bots_mb:.0f} MB, {sample.matches} matches"
                    progress.update(shown, completed=perf_counter() - began, description=about)
            except psutil.NoSuchProcess:
                company.troubles.append("the server has ended")
            finally:
                await company.end()
                door.close()
    # warnings are not counted: one says that a bot thought for too long, which happens on a busy machine
    return company.troubles + [line for line in troubles(logs) if " warning " not in line[:40]]


def show(samples: Sequence[Sample], found: Sequence[Growth], console: Console) -> None:
    """The figures for people."""
    table = Table(box=SIMPLE, title="After the warm-up")
    for column in ("", "first", "last", "most", "a minute", "bound", ""):
        table.add_column(column, justify="right" if column else "left")
    for growth in found:
        figures = [f"{value:.1f}" for value in (growth.first, growth.last, growth.most)]
        table.add_row(growth.name, *figures, f"{growth.slope:+.3f}", f"{growth.bound:g}", "" if growth.bounded else "grows")
    if found:
        console.print(table)
    if samples:
        moves, matches = sum(sample.moves for sample in samples), samples[-1].matches
        timed = ", ".join(f"{name} {median(getattr(sample, name) for sample in samples):.0f} ms" for name in ("move_p50", "move_p99", "page_p50", "page_p99"))
        console.print(f"{samples[-1].minute:.1f} minutes, {matches} matches, {moves} moves of people; {timed} (medians of the samples)", markup=False)


def main(
    minutes: Annotated[float, typer.Option(help="How long.")] = 60.0,
    tables: Annotated[int, typer.Option(help="How many tables there are at the same time.")] = 100,
    rate: Annotated[float, typer.Option(help="Moves of people per second, at all tables together.")] = 20.0,
    warm_up: Annotated[float, typer.Option(help="Minutes after which memory must not grow.")] = WARM_UP,
    file: Annotated[Path, typer.Option("--csv", help="Where the samples are written.")] = Path("build/soak.csv"),
) -> None:
    """Let many tables play for long and check that the server does not grow.

    Ctrl-C ends it and shows the results so far.
    """
    samples: list[Sample] = []
    wrong: list[str] = []
    said, console = Console(stderr=True), Console()
    allow_many_connections()
    with tempfile.TemporaryDirectory(prefix="ridotto-soak-") as folder, Progress(console=said, transient=True) as progress:
        try:
            wrong = asyncio.run(soak(minutes, tables, rate, Path(folder), file, progress, samples))
        except KeyboardInterrupt:
            said.print("interrupted: these are the results so far", markup=False)
        except Trouble as error:
            wrong = [str(error)]
    found = growths(samples, warm_up)
    with suppress(BrokenPipeError):
        show(samples, found, console)
    for trouble in wrong[:10]:
        said.print(trouble, markup=False)
    growing = [growth.name for growth in found if not growth.bounded]
    if growing:
        console.print(f"The server grows: {', '.join(growing)}.")
    else:
        console.print("The server has not grown." if found else f"Too short for a verdict: it takes {ENOUGH} samples after the warm-up.")
    raise typer.Exit(1 if growing or wrong else 0)


if __name__ == "__main__":
    typer.run(main)
