"""What a page update costs after a move: the server's time to make it for one viewer, and its size on the wire beside that
of the whole."""

import asyncio
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from ridotto.engine.game import Game, all_games
from ridotto.table.http.stream import Piece
from ridotto.table.pages import rendering, table_view
from ridotto.table.service import TableService
from ridotto.table.service.opening import TablePlan
from ridotto.table.settings import Settings
from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Store

NAMES = ("Ilaria", "Marta", "Sanudo", "Jonas", "Chiara")
MOST_MOVES = 400


@dataclass(frozen=True)
class Cost:
    """The updates of one match."""

    game: str
    seats: int
    milliseconds: list[float]
    """Processor time from the move to the bytes that are sent, without the compression that all viewers share."""
    drawing: list[float]
    """The part of it that the scene takes."""
    bytes: list[int]
    """What is sent to a viewer who has followed, compressed."""
    whole: list[int]
    """What is sent to one who comes."""


async def measure(service: TableService, game: Game, seats: int) -> Cost:
    """One match of random moves; after each, the page of whoever is to move next is made."""
    live = await service.tables.get(await service.opening.open_table(TablePlan(game.slug, seats)))
    for name in NAMES[:seats]:
        await service.seats.join(live, None, name)
    chance = Random(f"{game.slug} {seats}")
    cost = Cost(game.slug, seats, [], [], [], [])
    had: dict[int, Sequence[int]] = {}
    for _ in range(MOST_MOVES):
        match = live.the_match()
        if match.over:
            break
        seat = match.actors()[0]
        await service.play.move(live, seat, chance.choice(match.legal(seat)))
        viewer = next(iter(match.actors()), 0)
        began = time.thread_time()
        frame = rendering.frame(_part(live, viewer), "en")
        update = frame.changed(had.get(viewer, ()))
        cost.milliseconds.append(1000 * (time.thread_time() - began))
        began = time.thread_time()
        table_view.draw(match, viewer, "en")
        cost.drawing.append(1000 * (time.thread_time() - began))
        if viewer in had:
            cost.bytes.append(len(Piece(update).packed()))
            cost.whole.append(len(Piece(frame.data).packed()))
        had[viewer] = frame.parts
    return cost


def _part(live: Any, viewer: int) -> dict[str, Any]:
    return {**table_view.part(live, viewer, "en", "http://house.example"), "chart": ""}


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def run() -> list[Cost]:
    """All games with their smallest and largest number of seats."""
    with tempfile.TemporaryDirectory(prefix="ridotto-") as folder:
        store = Store(f"sqlite:///{folder}/tables.sqlite")
        migrate(store.engine)
        service = TableService(Settings(db=str(store.engine.url)), store)
        wanted = [(game, seats) for game in all_games().values() for seats in sorted({min(game.seats), max(game.seats)})]
        costs = [await measure(service, game, seats) for game, seats in track(wanted, "playing and drawing", transient=True)]
        await service.close()
    return costs


def main() -> None:
    """Measure and print."""
    columns = ("game", "seats", "updates", "ms p50", "ms p99", "drawing ms p50", "KB p50", "KB most", "whole KB p50")
    table = Table(*columns, title="An update of the page after a move")
    for cost in asyncio.run(run()):
        figures = [quantile(cost.milliseconds, 0.5), quantile(cost.milliseconds, 0.99), quantile(cost.drawing, 0.5)]
        sizes = [quantile(cost.bytes, 0.5) / 1000, max(cost.bytes) / 1000, quantile(cost.whole, 0.5) / 1000]
        table.add_row(cost.game, str(cost.seats), str(len(cost.bytes)), *(f"{figure:.2f}" for figure in figures), *(f"{size:.1f}" for size in sizes))
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
