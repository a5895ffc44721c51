"""`make screenshots`: the hall and every game's table, at every kind of decision, waiting and at the end, into build/pictures.

And how the table teaches: a step of each lesson, a decision explained, "What is this?", a hint, an analysis, a puzzle. And
the pages of a house with members (`house` alone for these).
A few of them, which docs/pictures.md shows, go into docs/images as well; with `--shown` only these are taken.
Each moment is one of a match between greedy bots (random ones where those never come to it), written into a fresh
database, served by the real server and photographed by Chromium: desk and phone, day and night.
"""

import asyncio
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal
from unittest.mock import patch

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.progress import Progress

from ridotto.bots import bot_named
from ridotto.engine.fair import Draw
from ridotto.engine.game import Game, all_games
from ridotto.engine.lesson import lesson_of
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.table.http.auth import BROWSER_COOKIE
from ridotto.table.service import TableService
from ridotto.table.service.opening import TablePlan
from ridotto.table.settings import Settings
from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Store
from tests.browser.chromium import find_chromium
from tests.browser.house_pictures import House, house_of_members
from tests.table.servers import Nursery, running

ROOT = Path(__file__).parents[2]
PICTURES, IMAGES = ROOT / "build" / "pictures", ROOT / "docs" / "images"
FACES = {"doge": "advisor", "palazzo": "turn", "rialto": "gondola-place", "dogeship": "turn", "venice": "halt"}
"""The decision by which docs/pictures.md shows a game."""
STEPS = {"doge": "advisor", "palazzo": "on-top", "rialto": "lay-bridge", "dogeship": "complete-field", "venice": "sail"}
"""The step by which docs/pictures.md shows a lesson."""
HOUSE = {"lobby", "play-now", "people", "club", "event", "event-screen", "profile", "leaderboard", "turns", "news", "account", "offline", "operator", "reports"}
"""The pages by which docs/pictures.md shows a house with members."""
NAMES = ("Ilaria", "Marta", "Sanudo", "Jonas", "Chiara")
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
}
OTHERS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1366, "height": 657}},
    "sideways": {"viewport": {"width": 844, "height": 390}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    "tablet": {"viewport": {"width": 1024, "height": 1366}, "is_mobile": True, "has_touch": True},
    "zoomed": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},
}
"""Windows in which docs/pictures.md shows each game once more: a laptop, a phone held sideways, a tablet held upright, a desk at 200%."""
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
QUALITY = 72
QUALITY_MANY = 50  # where there are many of a kind in docs/images
PATIENCE = 300_000.0  # milliseconds for an analysis, on a machine with other work to do
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
    doing: Callable[[Page], None] | None = None
    """What is done on the page before it is photographed."""
    explained: bool = False
    """Whether the viewer is a learner."""


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


# ---- how the table teaches ----


def taught(game: Game, found: Sequence[Moment]) -> Iterator[Moment]:
    """What a learner is shown, by the decisions with which docs/pictures.md shows the games."""
    by_name = {moment.name: moment for moment in found}
    face = by_name.get(f"{game.slug}-{FACES.get(game.slug)}")
    if game.slug == "palazzo":
        yield replace(by_name["palazzo-over"], name="analysis", path="/analysis", doing=_analyse)
    if face and game.slug == "rialto":
        yield replace(face, name="explained", explained=True)
    if face and game.slug == "dogeship":
        yield replace(face, name="hint", doing=_hint, explained=True)
    if face and game.slug == "doge":
        yield replace(face, name="what-is-this", doing=_ask)


def pages(games: Sequence[Game]) -> Iterator[tuple[str, str]]:
    """What can be photographed without a table, and where it is."""
    yield "hall", "/"
    for game in games:
        if game.slug in STEPS:
            said = [step.say for step in lesson_of(game).steps]
            yield f"lesson-{game.slug}", f"/learn/{game.slug}/{said.index(STEPS[game.slug]) + 1}"
    yield "puzzle", "/puzzles/venice/1"
    yield "levels", "/levels"


def _hint(page: Page) -> None:
    page.locator("#ask-hint").click()
    page.locator("#hints li").first.wait_for()
    page.locator("#hints").scroll_into_view_if_needed()


def _ask(page: Page) -> None:
    """Ask what an advisor is."""
    page.locator(".table-menu > summary").click()
    page.locator("#ask").click()
    page.locator("#asking").wait_for()
    page.locator("#scene [id^='on-advisor']:visible").first.click(force=True)
    page.locator("#tip:visible").wait_for()


def _analyse(page: Page) -> None:
    if page.locator("#analysis-ask").count():
        page.locator("#analysis-ask").click()
    page.locator("#expected").wait_for(timeout=PATIENCE)
    page.evaluate("scrollTo(0, 0)")


# ---- matches ----


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
            table = await service.opening.open_table(TablePlan(moment.game.slug, moment.seats, moment.variant, hints=moment.name == "hint"))
        live = await service.tables.get(table)
        with patch("ridotto.table.service.seats.DRAW_RULE", 1):  # by which the seed follows from the secret alone, whatever the table is called
            tokens = [(await service.seats.join(live, seat, NAMES[seat]))[1] for seat in range(moment.seats)]
        for seat, move in moment.moves:
            await service.play.move(live, seat, move)
        found.append((moment, table, tokens[moment.viewer]))
    await service.close()
    return found


def shoot(
    browser: Browser, url: str, tables: Sequence[tuple[Moment, str, str]], others: Sequence[tuple[str, str]], shown_only: bool, progress: Progress
) -> None:
    """Photograph all tables, and the other pages."""
    work = [*((size, theme) for size in SIZES for theme in THEMES), *((size, "day") for size in OTHERS)]
    task = progress.add_task("photographing", total=len(work) * (len(tables) + len(others)))
    for size, theme in work:
        for learner in (False, True):
            context = _context(browser, url, size, theme, learner)
            views: list[tuple[str, str, Moment | None]] = [] if learner else [(name, path, None) for name, path in others]
            views += [(moment.name, f"/t/{table}{moment.path}", moment) for moment, table, _ in tables if moment.explained == learner]
            for name, path, moment in views:
                if moment:  # the other pages come first: they show a stranger
                    context.add_cookies([{"name": f"ridotto-{table}", "value": token, "url": url} for _, table, token in tables])
                progress.advance(task)
                shown = is_shown(name, size, theme)
                if shown or not (shown_only or size in OTHERS):
                    taken = _photographed(context, url + path, moment, QUALITY_MANY if _teaches(name) or size in OTHERS else QUALITY)
                    for folder in (PICTURES, IMAGES) if shown else (PICTURES,):
                        (folder / f"{name}-{size}-{theme}.webp").write_bytes(taken)
            context.close()


def shoot_house(browser: Browser, house: House, shown_only: bool, progress: Progress) -> None:
    """Photograph a house with members, as one of them sees it."""
    for size, theme in progress.track([(size, theme) for size in SIZES for theme in THEMES], description="photographing the house"):
        context = _context(browser, house.url, size, theme, False)
        context.add_cookies([{"name": BROWSER_COOKIE, "value": house.cookie, "url": house.url}])
        page = context.new_page()
        page.goto(house.url + "/operator")
        page.locator("#secret").fill(house.secret)
        page.keyboard.press("Enter")
        page.get_by_role("heading", name="Load").wait_for()
        page.close()
        for name, path in house.pages.items():
            shown = is_shown(name, size, theme)
            if shown or not shown_only:
                taken = _photographed(context, house.url + path, None, QUALITY_MANY)
                for folder in (PICTURES, IMAGES) if shown else (PICTURES,):
                    (folder / f"{name}-{size}-{theme}.webp").write_bytes(taken)
        context.close()


def _context(browser: Browser, url: str, size: str, theme: str, learner: bool) -> BrowserContext:
    """A browser that has the letters of the pages already: they are drawn with others until these are there."""
    context = browser.new_context(**{**SIZES, **OTHERS}[size], color_scheme=THEMES[theme], locale="en", reduced_motion="reduce")
    context.add_cookies([{"name": "learner", "value": "on" if learner else "off", "url": url}])
    page = context.new_page()
    for path in ("/", "/learn/doge/1"):
        page.goto(url + path)
        page.evaluate("document.fonts.ready")
        page.reload()
        page.evaluate("document.fonts.ready")
    page.close()
    return context


def _photographed(context: BrowserContext, address: str, moment: Moment | None, quality: int) -> bytes:
    page = context.new_page()
    page.goto(address)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)
    if moment and moment.doing:
        moment.doing(page)
        page.wait_for_timeout(250)
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    page.close()
    return base64.b64decode(taken["data"])


def is_shown(name: str, size: str, theme: str) -> bool:
    """Whether docs/pictures.md has room for a picture."""
    faces = {f"{game}-{face}" for game, face in FACES.items()}
    if size in OTHERS:
        return name in faces
    if _teaches(name) or name in HOUSE:
        return theme == "day"
    return name in {"hall", *faces} or (name.endswith("-over") and (size, theme) == ("desk", "day"))


def _teaches(name: str) -> bool:
    return name in {"explained", "what-is-this", "hint", "analysis", "puzzle", "levels"} or name.startswith("lesson-")


def main() -> None:
    """Make all pictures, or those of the games that are named; `house` names the pages of members."""
    asked = set(sys.argv[1:])
    shown_only = "--shown" in asked
    named = asked - {"--shown"}
    games = [game for game in all_games().values() if not named or game.slug in named]
    with tempfile.TemporaryDirectory(prefix="ridotto-") as folder, Progress() as progress:
        for each in (PICTURES, IMAGES):
            each.mkdir(parents=True, exist_ok=True)
        db = f"sqlite:///{folder}/tables.sqlite"
        wanted = [moment for game in progress.track(games, description="playing matches") for moment in _all_of(game)]
        if shown_only:
            wanted = [moment for moment in wanted if any(is_shown(moment.name, size, theme) for size in SIZES for theme in THEMES)]
        tables = asyncio.run(write_tables(db, wanted, progress))
        nursery = Nursery()
        try:
            members = house_of_members(nursery, Path(folder)) if not named or "house" in named else nullcontext()
            with running(nursery, Path(folder), 1, db=db, grace=86_400) as (server,), members as house, sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
                if games:
                    shoot(browser, server.url, tables, list(pages(games)), shown_only, progress)
                if house is not None:
                    shoot_house(browser, house, shown_only, progress)
                browser.close()
        finally:
            nursery.close()


def _all_of(game: Game) -> list[Moment]:
    found = list(moments(game))
    return [*found, *taught(game, found)]


if __name__ == "__main__":
    main()
