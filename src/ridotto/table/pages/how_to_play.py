"""How a game is played, on a page of two minutes' reading: the overview of its rules, with pictures of its own scenes; and how strong players play it."""

import re
from functools import lru_cache
from typing import NamedTuple

from fastapi import APIRouter, HTTPException, Request
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from ridotto.bots import bot_named
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.rulebook import overview, strategy_text
from ridotto.table.language import language_of, table_words
from ridotto.table.pages.home import plate, usual_seats
from ridotto.table.pages.lesson import steps_begun
from ridotto.table.pages.responses import page
from ridotto.table.pages.rulebook import text_html
from ridotto.table.pages.table_view import ground_of, scene_of, unasked
from ridotto.table.service.drawing import draw

LATER = 70
"""After how many moves the second picture is taken: the board has filled, and nobody has won."""
SEED = "how to play"
NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena")
_ID = re.compile(r'\bid="([^"]+)"')

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class Picture(NamedTuple):
    """A picture of the board, ready for the page."""

    art: Markup
    caption: str
    size: tuple[int, int]


class Overview(NamedTuple):
    """What the page shows: the overview in paragraphs, and the pictures between them with the symbols they use."""

    paragraphs: list[Markup]
    pictures: dict[int, Picture]
    """By the number of the paragraph that each follows."""
    symbols: Markup


@router.get("/games/{slug}")
async def show_how_to_play(request: Request, slug: str) -> Response:
    """How a game is played."""
    if slug not in all_games():
        raise HTTPException(404)
    game, language = game_named(slug), language_of(request)
    told = await draw(_overview, game.slug, language)
    return page(request, "how_to_play.html", game=plate(game, language), told=told, begun=steps_begun(request), strategy=bool(strategy_text(slug)))


@router.get("/games/{slug}/strategy")
async def show_strategy(request: Request, slug: str) -> Response:
    """How strong players play a game."""
    if slug not in all_games() or not strategy_text(slug):
        raise HTTPException(404)
    game, language = game_named(slug), language_of(request)
    return page(request, "strategy.html", game=plate(game, language), told=await draw(_strategy, slug, language))


@lru_cache(maxsize=64)
def _strategy(slug: str, language: str) -> Markup:
    return text_html(strategy_text(slug, language), slug, f"/rules/{slug}")


@lru_cache(maxsize=64)
def _overview(slug: str, language: str) -> Overview:
    game = game_named(slug)
    texts = [text for text in overview(slug, language).split("\n\n") if not text.startswith("![")]  # this page has pictures of its own
    paragraphs = [text_html(text, slug, f"/rules/{slug}") for text in texts]
    begin, later, symbols = _pictures(game, language)
    return Overview(paragraphs, {0: begin, len(paragraphs) * 2 // 3: later}, symbols)


def _pictures(game: Game, language: str) -> tuple[Picture, Picture, Markup]:
    """The board as a player sees it at the beginning and after some moves, and all symbols on it."""
    seats = usual_seats(game)
    match, bot, chance = Match.new(game, seats, SEED, names=NAMES[:seats]), bot_named("greedy", game), Rng.from_seed(SEED)
    fixed, words = ground_of(game, seats, "", game.edition), table_words(language)
    begin = scene_of(game, unasked(match.view(0)), language)
    for _ in range(LATER):
        if not match.over:
            seat = match.actors()[0]
            match.play(seat, bot.choose(match.state, seat, chance))
    later = scene_of(game, unasked(match.view(0)), language)
    captions = words("hall-how-begin", label=begin.label), words("hall-how-later", heading=later.heading, goal=later.goal)
    pictures = [
        Picture(_apart(f"{scene.board}{scene.pieces}", f"picture-{number}-"), caption, scene.size)
        for number, (scene, caption) in enumerate(zip((begin, later), captions, strict=True))
    ]
    drawn = {name: art for scene in (begin, later) for name, art in scene.symbols().items() if name not in fixed.names}
    return pictures[0], pictures[1], fixed.symbols + Markup("".join(drawn.values()))


def _apart(art: str, prefix: str) -> Markup:
    """A drawing whose own ids differ from those of the other drawings on the page."""
    own = set(_ID.findall(art))
    art = _ID.sub(lambda found: f'id="{prefix}{found[1]}"', art)
    return Markup(re.sub(r'(url\(#|href="#)([^)"]+)', lambda found: f"{found[1]}{prefix}{found[2]}" if found[2] in own else found[0], art))
