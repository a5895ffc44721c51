"""`python -m benchmarks.table.house`: a full house. 2,000 members are online, 500 tables play live, and 20,000 matches by
correspondence are in the store.

Every member has seats in some of the matches by correspondence and looks at a page from time to time: the hall, the
matches that wait, the lobby. Meanwhile the tables play with all their streams open, as in `python -m benchmarks.table`.
"""

import asyncio
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Annotated

import sqlalchemy as sa
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.table import correspondence
from benchmarks.table.__main__ import show
from benchmarks.table.client import Door, Trouble
from benchmarks.table.measure import Plan, Result, allow_many_connections, measure, quantiles
from benchmarks.table.server import Server
from ridotto.table.http.auth import BROWSER_COOKIE
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.members import new_member
from ridotto.table.store.members import add_member
from ridotto.table.store.migrate import migrate
from ridotto.table.store.sessions import begin_session, browser_seats_table
from ridotto.table.store.store import Store
from ridotto.table.store.turns import TableNote, Turn, write_notes

PAGES = ("/", "/turns", "/lobby")
SEATS = 3  # of the matches by correspondence
NOTES_AT_ONCE = 1000
OTHERS = 4
"""How many matches by correspondence may be in memory when nobody plays: every 13 seconds the time of one runs out."""


def cookie(number: int) -> str:
    """What the browser of a member sends."""
    return f"browser-of-member-{number:014}"


def fill(store: Store, members: int, matches: int) -> None:
    """Members who are signed in, and their matches by correspondence."""
    at = time.time()
    correspondence.fill(store, at, matches)
    with store.writing() as connection:
        for number in range(members):
            member = new_member(f"Member {number}", "en")
            add_member(connection, member)
            begin_session(connection, member.id, browser_digest(cookie(number)), "Firefox, Linux", at)
        connection.execute(sa.insert(browser_seats_table), list(_held(members, matches, at)))
    for begin in range(0, matches, NOTES_AT_ONCE):
        write_notes(store, [_note(number, correspondence.changed_at(number, at, matches)) for number in range(begin, min(matches, begin + NOTES_AT_ONCE))])


def _note(number: int, at: float) -> TableNote:
    """Whose turn it is, as a server would have noted it: all seats choose at the same time."""
    waits = [(seat, at) for seat in range(SEATS)]
    data = {"names": list(correspondence.NAMES), "waits": waits, "round": 1, "winners": [], "closed": False}
    return TableNote(correspondence.name_of(number), correspondence.ENTRIES, at, [Turn(seat, at, 0.0) for seat, _ in waits], data)


def _held(members: int, matches: int, at: float) -> Iterator[dict[str, str | int | float]]:
    for match in range(matches):
        for seat in range(SEATS):
            yield {
                "browser": browser_digest(cookie((match * SEATS + seat) % members)),
                "table_id": correspondence.name_of(match),
                "seat": seat,
                "nonce": correspondence.NONCE,
                "at": at,
            }


class Visitors:
    """The members, each of whom looks at a page every now and then."""

    def __init__(self, members: int, every: float) -> None:
        self._members = members
        self._every = every
        self.looks: dict[str, list[float]] = defaultdict(list)
        self.troubles: list[str] = []

    @asynccontextmanager
    async def visiting(self, server: Server) -> AsyncIterator[None]:
        """They come and look for as long as the block lasts."""
        door, chance = Door(server.host, server.port), Random("visitors")
        everybody = [asyncio.create_task(self._visit(door, number, Random(chance.random()))) for number in range(self._members)]
        try:
            yield
        finally:
            for each in everybody:
                each.cancel()
            await asyncio.gather(*everybody, return_exceptions=True)
            door.close()

    async def _visit(self, door: Door, number: int, chance: Random) -> None:
        await asyncio.sleep(chance.random() * self._every)
        while True:
            page, began = chance.choice(PAGES), time.perf_counter()
            try:
                await door.ask_raw("GET", page, cookie=f"{BROWSER_COOKIE}={cookie(number)}")
                self.looks[page].append(time.perf_counter() - began)
            except Trouble as trouble:
                self.troubles.append(str(trouble))
            await asyncio.sleep(max(0.0, began + self._every - time.perf_counter()))


def main(
    members: Annotated[int, typer.Option(help="Members online.", min=1)] = 2000,
    tables: Annotated[int, typer.Option(help="Tables that play live.", min=1)] = 500,
    matches: Annotated[int, typer.Option(help="Matches by correspondence in the store.", min=1)] = 20_000,
    rate: Annotated[float, typer.Option(help="Moves per second at all live tables together; 0 for as many as possible.", min=0)] = 100.0,
    every: Annotated[float, typer.Option(help="Seconds between two looks of a member.", min=1)] = 60.0,
    seconds: Annotated[float, typer.Option(help="How long to play.", min=1)] = 20.0,
    repeats: Annotated[int, typer.Option(help="How often.", min=1)] = 3,
    quick: Annotated[bool, typer.Option("--quick", help="Only check that everything works: a few members, tables and moves.")] = False,
) -> None:
    """Measure moves and pages in a full house."""
    allow_many_connections()
    if quick:
        members, tables, matches, rate, every, seconds, repeats = 10, 2, 20, 20.0, 0.5, 1.0, 1
    visitors, results = Visitors(members, every), list[Result]()
    said, failed = Console(stderr=True), ""
    with tempfile.TemporaryDirectory(prefix="ridotto-house-") as folder, Progress(console=said, transient=True) as progress:
        db = f"sqlite:///{Path(folder) / 'house.sqlite'}"
        store = Store(db)
        migrate(store.engine)
        filling = progress.add_task("members and their matches come into the store", total=None)
        fill(store, members, matches)
        progress.remove_task(filling)
        store.close()
        plan = Plan((tables,), (rate,), seconds, repeats, flags=("--members", "on"), beside=visitors.visiting, others=OTHERS)
        plan = replace(plan, idle_seconds=1.0, settling=0.3) if quick else plan
        try:
            asyncio.run(measure(plan, Path(folder), db, progress, results.append))
        except KeyboardInterrupt:
            failed = "interrupted: these figures are not complete"
        except Trouble as error:
            failed = str(error)
    console = Console(width=140)
    show(results, console)
    console.print(shown(visitors, members, matches))
    troubles = [*visitors.troubles, *(trouble for result in results for trouble in result.troubles), *([failed] if failed else [])]
    for trouble in troubles[:10]:
        said.print(trouble, markup=False)
    raise typer.Exit(1 if troubles else 0)


def shown(visitors: Visitors, members: int, matches: int) -> Table:
    """How long pages took."""
    found = Table("page", "looks", "p50, ms", "p99, ms", "longest, ms", title=f"{members} members online, {matches} matches by correspondence in the store")
    for page, looks in sorted(visitors.looks.items()):
        figures = quantiles(looks)
        found.add_row(page, str(len(looks)), *(f"{figures[name]:.1f}" for name in ("p50", "p99", "max")))
    return found


if __name__ == "__main__":
    typer.run(main)
