"""How long each kind of request blocks the event loop, and so everybody else, late in a long match of every game."""

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
from rich.console import Console
from rich.progress import track
from rich.table import Table

from ridotto.engine.game import Game, all_games
from ridotto.table.app import create_app
from ridotto.table.server import collect_garbage_seldom, take_turns_quickly
from ridotto.table.service import TableService
from ridotto.table.service.opening import TablePlan
from ridotto.table.settings import Settings

NAMES = ("Ilaria", "Marta", "Sanudo", "Jonas", "Chiara")
PATHS = ("/", "/t/{table}", "/t/{table}/log", "/t/{table}/rules", "/t/{table}/replay?at={middle}", "/t/{table}/fair")
API = ("", "/legal", "/events", "/record")
TIMES = 5
TICK = 0.0005


class Lag:
    """Looks at the clock all the time, and notes the longest interval."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def run(self) -> None:
        """Until cancelled."""
        before = time.perf_counter()
        while True:
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            self.longest = max(self.longest, now - before - TICK)
            before = now


async def play(service: TableService, game: Game) -> tuple[str, int]:
    """A whole random match with the most seats; returns its table and its moves."""
    seats, chance = max(game.seats), Random(game.slug)
    live = await service.tables.get(await service.opening.open_table(TablePlan(game.slug, seats)))
    for name in NAMES[:seats]:
        await service.seats.join(live, None, name)
    match = live.the_match()
    while not match.over:
        seat = chance.choice(match.actors())
        await service.play.move(live, seat, chance.choice(match.state.legal(seat)))
    return live.row.id, live.moves


async def main() -> None:
    """Measure and print."""
    collect_garbage_seldom()
    take_turns_quickly()
    titles = [*(path.split("?")[0].replace("{table}", "T") for path in PATHS), *(f"API {what or 'picture'}" for what in API)]
    found = Table("request", *(game.title for game in all_games().values()))
    columns: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(db=f"sqlite:///{Path(folder) / 'tables.sqlite'}", requests_per_minute=0, moves_per_minute=0, tables_per_hour=0)
        app = create_app(settings)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://bench.test") as client:
            for game in track(list(all_games().values()), "playing and asking", transient=True):
                table, moves = await play(app.state.service, game)
                paths = [*PATHS, *(f"/api/tables/{{table}}{what}" for what in API)]
                columns.append([await longest(client, path.format(table=table, middle=moves // 2)) for path in paths])
    for title, *cells in zip(titles, *columns, strict=True):
        found.add_row(title, *cells)
    console = Console()
    console.print(f"The longest time that one of {TIMES} requests blocked the loop, in milliseconds; the first request of each kind is not counted")
    console.print(found)


async def longest(client: httpx.AsyncClient, path: str) -> str:
    """What one kind of request costs the others."""
    headers = {"accept": "text/html", "accept-encoding": "gzip"}
    await client.get(path, headers=headers)
    lag = Lag()
    looking = asyncio.create_task(lag.run())
    for _ in range(TIMES):
        answer = await client.get(path, headers=headers)
        assert answer.status_code == 200, f"{path}: {answer.text[:200]}"
        await asyncio.sleep(2 * TICK)  # a blocking request shows at the next tick
    looking.cancel()
    return f"{1000 * lag.longest:.1f}"


if __name__ == "__main__":
    asyncio.run(main())
