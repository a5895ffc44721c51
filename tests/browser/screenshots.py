"""`make screenshots`: the hall and every game's table, at every kind of decision, waiting and at the end, into build/pictures.

A few of them, which docs/pictures.md shows, go into docs/images as well.
Each moment is one of a match between greedy bots (random ones where those never come to it), written into a fresh
database, served by the real server and photographed by Chromium: desk and phone, day and night.
"""

import asyncio
import base64
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal
from unittest.mock import patch

from playwright.sync_api import Browser, sync_playwright
from rich.progress import Progress

from ridotto.bots import bot_named
from ridotto.engine.fair import Draw
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.table.service import TableService
from ridotto.table.service.opening import TablePlan
from ridotto.table.settings import Settings
from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Store
from tests.browser.chromium import find_chromium
from tests.table.servers import Nursery, running

ROOT = Path(__file__).parents[2]
PICTURES, IMAGES = ROOT / "build" / "pictures", ROOT / "docs" / "images"
FACES = {"doge": "advisor", "palazzo": "turn", "rialto": "gondola-place", "dogeship": "turn", "venice": "halt"}
"""The decision by which docs/pictures.md shows a game."""
NAMES = ("Ilaria", "Marta", "Sanudo", "Jonas", "Chiara")
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
}
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
QUALITY = 72
DIE = 40  # decisions of one kind that are let pass, so that there is something on the board


@dataclass(frozen=True)
class Moment:
    """A position, and who looks at it."""

    name: str
    game: Game
    seats: int
    variant: str
    secret: str
    """The house's part of the seed; nobody adds a text."""
    moves: tuple[tuple[int, int], ...]
    viewer: int
    path: str = ""


def moments(game: Game) -> Iterator[Moment]:
    """Every kind of decision of a game, waiting, the end, and the replay: with all seats, where they come to it, or else with fewer."""
    variant, most = "", max(game.seats)
    wanted = {decision.name for decision in game.decisions}
    last: tuple[str, tuple[tuple[int, int], ...]] = ("", ())
    for seats, bot, number in _tries(game):
        if not wanted:
            break
        seed = sha256(f"{bot} {number}".encode()).hexdigest()
        made, met = _played(game, seats, variant, seed, bot)
        last = last if last[0] else (seed, made)
        for name in sorted(wanted & met.keys()):
            at, seat = met[name]
            yield Moment(f"{game.slug}-{name}", game, seats, variant, seed, made[:at], seat)
        wanted -= met.keys()
    seed, made = last
    half = next(at for at in range(len(made) // 2, len(made)) if _alone(game, most, variant, seed, made[:at]))
    actor = made[half][0]
    yield Moment(f"{game.slug}-waiting", game, most, variant, seed, made[:half], (actor + 1) % most)
    yield Moment(f"{game.slug}-over", game, most, variant, seed, made, 0)
    yield Moment(f"{game.slug}-replay", game, most, variant, seed, made, 0, f"/replay?at={len(made) // 2}&seat=0")


def _tries(game: Game) -> Iterator[tuple[int, str, int]]:
    """Matches to look for decisions in: seats, who plays, and a number."""
    for seats in sorted(game.seats, reverse=True):
        for bot, tries in (("greedy", 4), ("random", 12 if seats == max(game.seats) else 4)):
            for number in range(tries):
                yield seats, bot, number


def _begun(game: Game, seats: int, variant: str, secret: str) -> Match:
    """The match of a table whose house has drawn this secret."""
    return Match(game, seats, "", variant, NAMES[:seats], None, Draw(secret, ("",) * seats))


def _played(game: Game, seats: int, variant: str, seed: str, bot: str) -> tuple[tuple[tuple[int, int], ...], dict[str, tuple[int, int]]]:
    """The moves of a match between bots, and for each kind of decision a moment in the middle and the seat that owes it."""
    match = _begun(game, seats, variant, seed)
    rng, player = Rng.from_seed(seed), bot_named(bot, game)
    made: list[tuple[int, int]] = []
    found: dict[str, list[tuple[int, int]]] = {}
    while not match.over and len(made) < 4000:
        seat = match.actors()[0]
        decision = match.decision(seat)
        if decision is not None and len(match.legal(seat)) > 1:
            found.setdefault(decision, []).append((len(made), seat))
        move = player.choose(match.imagine(seat, rng), seat, rng)
        match.play(seat, move)
        made.append((seat, move))
    return tuple(made), {name: places[min(len(places) * 2 // 3, DIE)] for name, places in found.items()}


def _alone(game: Game, seats: int, variant: str, seed: str, moves: Sequence[tuple[int, int]]) -> bool:
    """Whether exactly one seat owes a decision."""
    match = _begun(game, seats, variant, seed)
    for seat, move in moves:
        match.play(seat, move)
    return len(match.actors()) == 1


async def write_tables(db: str, wanted: Sequence[Moment], progress: Progress) -> list[tuple[Moment, str, str]]:
    """Put each moment on a table of its own; returns tables and tokens."""
    settings = Settings(db=db)
    store = Store(db)
    migrate(store.engine)
    service = TableService(settings, store)
    found = []
    for moment in progress.track(wanted, description="setting the tables"):
        with patch("ridotto.table.service.opening.draw_secret", return_value=moment.secret):
            table = await service.opening.open_table(TablePlan(moment.game.slug, moment.seats, moment.variant))
        live = await service.tables.get(table)
        with patch("ridotto.table.service.seats.DRAW_RULE", 1):  # by which the seed follows from the secret alone, whatever the table is called
            tokens = [(await service.seats.join(live, seat, NAMES[seat]))[1] for seat in range(moment.seats)]
        for seat, move in moment.moves:
            await service.play.move(live, seat, move)
        found.append((moment, table, tokens[moment.viewer]))
    await service.close()
    return found


def shoot(browser: Browser, url: str, tables: Sequence[tuple[Moment, str, str]], progress: Progress) -> None:
    """Photograph the hall and all tables."""
    for folder in (PICTURES, IMAGES):
        folder.mkdir(parents=True, exist_ok=True)
    work = [(size, theme) for size in SIZES for theme in THEMES]
    task = progress.add_task("photographing", total=len(work) * (len(tables) + 1))
    for size, theme in work:
        context = browser.new_context(**SIZES[size], color_scheme=THEMES[theme], locale="en", reduced_motion="reduce")
        for _, table, token in tables:
            context.add_cookies([{"name": f"ridotto-{table}", "value": token, "url": url}])
        for name, path in [("hall", "/"), *((moment.name, f"/t/{table}{moment.path}") for moment, table, _ in tables)]:
            page = context.new_page()
            page.goto(url + path)
            page.wait_for_timeout(250)
            taken = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            for folder in (PICTURES, IMAGES) if is_shown(name, size, theme) else (PICTURES,):
                (folder / f"{name}-{size}-{theme}.webp").write_bytes(base64.b64decode(taken["data"]))
            page.close()
            progress.advance(task)
        context.close()


def is_shown(name: str, size: str, theme: str) -> bool:
    """Whether docs/pictures.md has room for a picture."""
    return name in {"hall", *(f"{game}-{face}" for game, face in FACES.items())} or (name.endswith("-over") and (size, theme) == ("desk", "day"))


def main() -> None:
    """Make the pictures of all games, or of those that are named."""
    games = [game for game in all_games().values() if not sys.argv[1:] or game.slug in sys.argv[1:]]
    with tempfile.TemporaryDirectory(prefix="ridotto-") as folder, Progress() as progress:
        db = f"sqlite:///{folder}/tables.sqlite"
        wanted = [moment for game in progress.track(games, description="playing matches") for moment in moments(game)]
        tables = asyncio.run(write_tables(db, wanted, progress))
        nursery = Nursery()
        try:
            with running(nursery, Path(folder), 1, db=db, grace=86_400) as (server,), sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
                shoot(browser, server.url, tables, progress)
                browser.close()
        finally:
            nursery.close()


if __name__ == "__main__":
    main()
