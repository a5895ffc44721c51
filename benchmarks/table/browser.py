"""What updates cost a browser: bytes of the stream, and time of Chromium's main thread with the processor throttled four times.

`python -m benchmarks.table.browser`, and with `--before FOLDER`, a folder with another version of the package, both in
one run: the same matches with the same moves, game by game. A *turn* is a move of the player who looks and those of the
others until that player is asked again; each is shown before the next is made.
"""

import asyncio
import shutil
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from playwright.async_api import Browser, Page, async_playwright
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.table.client import Door
from benchmarks.table.server import serving
from ridotto.engine.game import all_games

SLOWER = 4
SEATS = 3
MOST = 40  # moves of one turn
PATIENCE = 10.0
WINDOW = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
TELL = """
if (location.protocol.startsWith("http")) localStorage.setItem("pace", "once");
document.addEventListener("htmx:sse:after:message", () => requestAnimationFrame(() => setTimeout(() => shown(""))));
"""
"""Others' moves are shown at once, and it is told when one has been drawn."""
SPENT = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


class Looking:
    """A page that a player looks at, and what it has cost."""

    def __init__(self) -> None:
        self.updates = 0
        self.spent: Counter[str] = Counter()
        self._drawn = asyncio.Event()

    async def open(self, browser: Browser, url: str, table: str, token: str, phone: bool) -> Page:
        """Look at a table as the player with this token, with everything counted from the second picture on."""
        more = {"viewport": PHONE, "is_mobile": True, "has_touch": True, "device_scale_factor": 2} if phone else {"viewport": WINDOW}
        context = await browser.new_context(reduced_motion="reduce", **more)
        await context.add_cookies([{"name": f"ridotto-{table}", "value": token, "url": url}])
        await context.add_init_script(TELL)
        page = await context.new_page()
        self._metrics = await context.new_cdp_session(page)
        await self._metrics.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await self._metrics.send("Performance.enable", {"timeDomain": "threadTicks"})
        await self._metrics.send("Network.enable")
        # not `expose_function`, which has work of its own done on the page's main thread
        await self._metrics.send("Runtime.enable")
        await self._metrics.send("Runtime.addBinding", {"name": "shown"})
        self._metrics.on("Runtime.bindingCalled", self._shown)
        self._metrics.on("Network.dataReceived", self._received)
        await page.goto(f"{url}/t/{table}")
        await self.see()
        await asyncio.sleep(1.0)
        self.spent.clear()
        self.updates = 0
        return page

    def _received(self, data: dict[str, Any]) -> None:
        self.spent["bytes"] += data["encodedDataLength"]
        self.spent["unpacked"] += data["dataLength"]

    def _shown(self, _: dict[str, Any]) -> None:
        self.updates += 1
        self._drawn.set()

    async def see(self) -> None:
        """Wait until the next picture has been drawn; not for ever, as some moves change nothing on this page."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._drawn.wait(), PATIENCE)
        self._drawn.clear()

    async def spent_so_far(self) -> dict[str, float]:
        """The main thread's time in seconds since the page was opened, in all and for some of its work."""
        found = await self._metrics.send("Performance.getMetrics")
        return {each["name"]: each["value"] for each in found["metrics"] if each["name"] in SPENT}


async def follow(browser: Browser, door: Door, table: str, tokens: list[str], turns: int, phone: bool) -> dict[str, float]:
    """Let a page follow some turns, and return what one of them costs."""
    looking = Looking()
    page = await looking.open(browser, f"http://{door.host}:{door.port}", table, tokens[0], phone)
    began = await looking.spent_so_far()
    chance, made = Random(table), 0
    seen = await door.ask("GET", f"/api/tables/{table}", None, tokens[0])
    for _ in range(turns):
        for _ in range(MOST):
            seat = 0 if 0 in seen["view"]["actors"] else chance.choice(seen["view"]["actors"])
            offered = seen if seat == 0 else await door.ask("GET", f"/api/tables/{table}", None, tokens[seat])
            await door.ask("POST", f"/api/tables/{table}/moves", {"move": chance.choice(offered["view"]["moves"])}, tokens[seat])
            before, seen = seen, await door.ask("GET", f"/api/tables/{table}", None, tokens[0])
            if seen != before:
                await looking.see()
            if seen["view"]["over"] or 0 in seen["view"]["actors"]:
                break
        made += 1
        if seen["view"]["over"]:
            break
    ended = await looking.spent_so_far()
    await page.context.close()
    spent = {name: 1000 * (ended[name] - began[name]) / made for name in SPENT}
    return {"turns": made, "updates": looking.updates / made, **spent, **{name: looking.spent[name] / made / 1000 for name in ("bytes", "unpacked")}}


@asynccontextmanager
async def prepared(folder: Path, games: list[str], oldest: str) -> AsyncIterator[dict[str, tuple[str, list[str]]]]:
    """A table of each game with its players, in a database of the oldest version, of which every version gets a copy."""
    found: dict[str, tuple[str, list[str]]] = {}
    async with serving(f"sqlite:///{folder / 'first.sqlite'}", folder / "first.log", 600, oldest) as server:
        door = Door(server.host, server.port)
        for game in games:
            seats = min((count for count in all_games()[game].seats if count > 1), key=lambda count: abs(count - SEATS))
            table = (await door.ask("POST", "/api/tables", {"game": game, "seats": seats, "listed": False}))["table"]
            joined = [await door.ask("POST", f"/api/tables/{table}/join", {"name": f"Player {seat + 1}", "seat": seat}) for seat in range(seats)]
            found[game] = table, [each["token"] for each in joined]
        door.close()
    yield found


async def measure(games: list[str], turns: int, before: str, phone: bool) -> dict[str, list[dict[str, float]]]:
    """What a turn costs in each game: with this version and, if there is another, first with that one."""
    executable = next(path for name in CHROMIUM if (path := shutil.which(name)) is not None)
    found: dict[str, list[dict[str, float]]] = {}
    with tempfile.TemporaryDirectory(prefix="ridotto-bench-") as name:
        folder = Path(name)
        async with prepared(folder, games, before) as tables, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-dev-shm-usage"])
            for game in games:
                for version in [before, ""] if before else [""]:
                    db = folder / f"{game}-{bool(version)}.sqlite"
                    shutil.copy(folder / "first.sqlite", db)
                    async with serving(f"sqlite:///{db}", folder / "server.log", 600, version) as server:
                        door = Door(server.host, server.port)
                        found.setdefault(game, []).append(await follow(browser, door, *tables[game], turns, phone))
                        door.close()
            await browser.close()
    return found


def main(
    games: Annotated[str, typer.Option(help="Games, separated by commas. Empty: all.")] = "",
    turns: Annotated[int, typer.Option(help="How many turns of each.")] = 12,
    before: Annotated[str, typer.Option(help="A folder with another version of the package to compare with.")] = "",
    phone: Annotated[bool, typer.Option(help="A phone's screen instead of a desk's.")] = False,
) -> None:
    """Measure and print."""
    found = asyncio.run(measure(games.split(",") if games else list(all_games()), turns, before, phone))
    columns = ("turns", "updates", "bytes", "unpacked", *SPENT)
    sheet = Sheet("game", "", *columns, box=SIMPLE, title=f"A turn: KB, and ms of the main thread with the processor throttled {SLOWER} times")
    for game, costs in found.items():
        for cost, of in zip(costs, ("before", "now") if len(costs) > 1 else ("now",), strict=True):
            sheet.add_row(game, of, *(f"{cost[name]:.1f}" for name in columns))
        if len(costs) > 1:
            sheet.add_row("", "ratio", *(f"{costs[1][name] / costs[0][name]:.2f}" if costs[0][name] else "-" for name in columns))
    Console(width=140).print(sheet)


if __name__ == "__main__":
    typer.run(main)
