"""The front page with the games and the tables.

The lists show what everybody may know: who sits where, and which seats are free. Public tables are in the order in
which they were opened, so that no list gives away a move (see `Store.tables`). Only the reader's own tables say whose
move it is, as far as the reader's seat may know.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, Response

from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.lesson import has_lesson
from ridotto.engine.words import LANGUAGES, Words
from ridotto.table import language
from ridotto.table.http.auth import finished_games, held_tables, member_of, seat_held, service_of, the_table
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import artwork, learner, rendering, theme, time_text
from ridotto.table.pages.lesson import steps_begun
from ridotto.table.pages.levels import proposed_bot
from ridotto.table.pages.responses import own_path, page, see
from ridotto.table.pages.table_view import draw as scene_at
from ridotto.table.service import TableService
from ridotto.table.service.clock import now
from ridotto.table.service.drawing import draw
from ridotto.table.service.live_table import OVER, PLAYING, WAITING, LiveTable, Refused
from ridotto.table.service.opening import USUAL_SEATS
from ridotto.table.service.paces import pace_of
from ridotto.table.store.store import TableRow

MOST_LISTED = 20
_ORDER = (PLAYING, WAITING, OVER)

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


# ---- the front page ----


@dataclass(frozen=True)
class Line:
    """A table in a list."""

    table: str
    title: str
    head: str
    """The state of the match, or who sits there."""
    more: str
    seats: Sequence[str | None]
    """Who sits on each seat, None where it is free."""
    status: str
    to_move: bool = False


@router.get("/")
async def show_hall(request: Request) -> Response:
    """The games, the reader's own tables, those that wait for players, and those that can be watched."""
    service, language = service_of(request), language_of(request)
    mine = await _mine(request, language)
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


async def _mine(request: Request, language: str) -> list[Line]:
    """The tables where the browser holds a seat; those where it is to move first, then the latest taken."""
    found: list[Line] = []
    for table_id in await held_tables(request, MOST_LISTED):
        try:
            live = await the_table(request, table_id)
        except Refused:  # it has been removed
            continue
        seat = await seat_held(request, live)
        if seat is not None:
            found.append(await draw(_my_line, live.frozen(), seat, language))
    return sorted(found, key=lambda line: (not line.to_move, _ORDER.index(line.status)))


def _my_line(live: LiveTable, seat: int, language: str) -> Line:
    """A table at which the reader sits: whose move it is, and who the others are."""
    words, status = table_words(language), live.status
    names = [chair.name or None for chair in live.chairs]
    others = [name for other, name in enumerate(names) if name is not None and other != seat]
    to_move = live.match is not None and seat in live.match.actors() and not live.chairs[seat].stand_in
    deciding = [names[other] or words("hall-nobody") for other in live.match.actors()] if live.match is not None else []
    if live.closed:
        head, to_move = words("hall-closed"), False
    elif to_move:
        head = words("hall-your-move")
    elif status == WAITING:
        head = words("hall-free-seats", count=names.count(None))
    elif status == PLAYING and deciding:
        head = words("hall-others-move", count=len(deciding), names=listing(deciding, words))
    else:
        head = words("hall-over")
    facts = [words("hall-with", names=listing(others, words)) if others else words("hall-alone")]
    if live.match is not None and status == PLAYING:
        facts = [*_time_left(live, seat, words), scene_at(live.match, seat, language, asked=False).heading, *_last_move(live, seat, words), *facts]
    if live.row.rated:
        facts.append(words("ratings-rated-short"))
    if live.row.clock and status != OVER:
        facts.append(time_text.kind_text(pace_of(live.row), words))
    return Line(live.row.id, live.game.words(language)("title"), head, " · ".join(facts), names, status, to_move)


def _time_left(live: LiveTable, seat: int, words: Words) -> list[str]:
    """How much time the reader has left for the decision that is owed, the reserve included."""
    due, reserve = live.clocks.shown(seat, own=True)
    return [time_text.left_text(due + (reserve or 0) - now(), words)] if due is not None else []


def _last_move(live: LiveTable, seat: int, words: Words) -> list[str]:
    """How long ago the last move was made, as far as the reader may know: others' secret choices do not count."""
    since = [chair.since if other == seat else chair.known_since for other, chair in enumerate(live.chairs)]
    return [words("hall-last-move", ago=rendering.ago_text(now() - max(since), words))] if max(since) else []


async def _public(service: TableService, status: str, known: set[str], language: str) -> list[Line]:
    """Tables that anybody may join or watch, without those at which the reader sits."""
    rows = [(row, names) for row, names in await service.tables.listed(status) if row.id not in known and row.game in all_games()]
    return [public_line(row, names, language) for row, names in rows[:MOST_LISTED]]


async def _of_clubs(request: Request, known: set[str], language: str) -> list[Line]:
    """Tables of the clubs that the reader is in, without those at which the reader sits."""
    member = await member_of(request)
    if member is None:
        return []
    found = await service_of(request).clubs.tables_for(member)
    return [public_line(row, names, language) for row, names in found if row.id not in known and row.game in all_games()]


def public_line(row: TableRow, names: Sequence[str | None], language: str) -> Line:
    """A table as lists show it: who sits there, and what is known of it."""
    words, game = table_words(language), game_named(row.game)
    sitting = [name for name in names if name is not None]
    head = listing(sitting, words) if sitting else words("hall-anybody")
    free = words("hall-free-seats", count=len(names) - len(sitting))
    facts = [free if row.status == WAITING else words("hall-over" if row.status == OVER else "hall-in-play")]
    facts += [words("ratings-rated-short")] if row.rated else []
    facts += [game.meaning(row.variant, language)] if row.variant else []
    facts += [words("hall-own-edition")] if row.edition else []
    facts += [time_text.kind_text(pace_of(row), words)] if row.clock else []
    return Line(row.id, game.words(language)("title"), head, ", ".join(facts), names, row.status)


def listing(names: Sequence[str], words: Words) -> str:
    """Several names in one phrase."""
    return names[0] if len(names) == 1 else words("hall-and", rest=", ".join(names[:-1]), last=names[-1])


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
