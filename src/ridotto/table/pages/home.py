"""The front page with the games and the tables.

The lists show what everybody may know: who sits where, and which seats are free. Public tables are in the order in
which they were opened, so that no list gives away a move (see `Store.tables`). Only the reader's own tables say whose
move it is, as the notes of all tables do (`service/turns.py`): no match is read for it.
"""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, Response

from ridotto.engine.game import Game, all_games
from ridotto.engine.lesson import has_lesson
from ridotto.engine.words import LANGUAGES, Words
from ridotto.table import language
from ridotto.table.http.auth import browser_of, finished_games, member_of, seats_of_old_cookies, service_of
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import artwork, learner, theme
from ridotto.table.pages.lesson import steps_begun
from ridotto.table.pages.levels import proposed_bot
from ridotto.table.pages.responses import own_path, page, see
from ridotto.table.pages.table_lines import Line, public_line, turn_line
from ridotto.table.service import TableService
from ridotto.table.service.live_table import PLAYING, WAITING
from ridotto.table.service.opening import USUAL_SEATS

MOST_LISTED = 20
MOST_FINISHED = 3  # of the reader's matches; the page of turns has more

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


# ---- the front page ----


@router.get("/")
async def show_hall(request: Request) -> Response:
    """The games, the reader's own tables, those that wait for players, and those that can be watched."""
    service, language = service_of(request), language_of(request)
    mine = await _mine(request, table_words(language))
    known = {line.table for line in mine}
    lists = {
        "mine": mine,
        "clubs": await _of_clubs(request, known, language),
        "waiting": await _public(service, WAITING, known, language),
        "playing": await _public(service, PLAYING, known, language),
    }
    slugs = tuple(all_games())
    finished = await finished_games(request)
    games = [{**plate(game, language), "bot": proposed_bot(game.slug, finished)} for game in all_games().values()]
    return page(
        request,
        "hall.html",
        stopped=await service.admission.notice(),
        games=games,
        begun=steps_begun(request),
        members=service.settings.with_members,
        lists=lists,
        view=artwork.view(),
        symbols=artwork.symbols(slugs, True),
    )


def plate(game: Game, language: str) -> dict[str, Any]:
    """A game as the front page shows it."""
    words, said = table_words(language), game.words(language)
    return {
        "slug": game.slug,
        "author": game.author,
        "cover": artwork.cover(game.slug),
        "seats": words("hall-seats", low=min(game.seats), high=max(game.seats), count=len(game.seats)),
        "counts": game.seats,
        "usual": usual_seats(game),
        "lesson": has_lesson(game),
        **{key: said(key) for key in ("title", "about", "length")},
    }


def usual_seats(game: Game) -> int:
    """The default number of seats."""
    return USUAL_SEATS if USUAL_SEATS in game.seats else min(game.seats)


async def _mine(request: Request, words: Words) -> list[Line]:
    """The tables where the reader holds a seat: those that wait for them first, then the others, then some that are over."""
    turns, browser = service_of(request).turns, browser_of(request)
    old = [turns.at_table(live, seat) for live, seat in await seats_of_old_cookies(request, MOST_LISTED)]
    found = [*await turns.of(browser, MOST_LISTED), *(await turns.finished(browser))[:MOST_FINISHED]] if browser is not None else []
    listed = {turn.table.table_id: turn for turn in [*found, *old] if turn.table.game in all_games()}
    return [turn_line(turn, words) for turn in list(listed.values())[:MOST_LISTED]]


async def _public(service: TableService, status: str, known: set[str], language: str) -> list[Line]:
    """Tables that anybody may join or watch, without those at which the reader sits."""
    found = await service.tables.listed(status, MOST_LISTED + len(known))
    rows = [(row, names) for row, names in found if row.id not in known and row.game in all_games()]
    links = await service.profiles.links_in_list([row.id for row, _ in rows[:MOST_LISTED]])
    return [public_line(row, names, language, links.get(row.id, frozenset())) for row, names in rows[:MOST_LISTED]]


async def _of_clubs(request: Request, known: set[str], language: str) -> list[Line]:
    """Tables of the clubs that the reader is in, without those at which the reader sits."""
    member = await member_of(request)
    if member is None:
        return []
    found = await service_of(request).clubs.tables_for(member)
    return [public_line(row, names, language) for row, names in found if row.id not in known and row.game in all_games()]


# ---- how the pages are shown ----


@router.post("/language")
async def choose_language(lang: Annotated[str, Form()], back: Annotated[str, Form()] = "/") -> Response:
    """Change the language of the pages."""
    return _remember(back, language.COOKIE, lang, LANGUAGES)


@router.post("/theme")
async def choose_theme(to: Annotated[str, Form()], back: Annotated[str, Form()] = "/") -> Response:
    """Change the theme: day, night, or as the reader's system is set."""
    return _remember(back, theme.COOKIE, to, theme.THEMES)


@router.post("/learner")
async def choose_learner(to: Annotated[str, Form()], back: Annotated[str, Form()] = "/") -> Response:
    """Turn the learner's mode on or off."""
    return _remember(back, learner.COOKIE, to, learner.CHOICES)


def _remember(back: str, cookie: str, value: str, possible: Sequence[str]) -> Response:
    """Redirect to one of our pages and store a choice in a cookie."""
    response = see(own_path(back))
    if value in possible:
        response.set_cookie(cookie, value, max_age=language.COOKIE_SECONDS, httponly=True, samesite="lax")
    return response
