"""Whose turn it is, in all matches of whoever asks: the page, the way to the next match, and how many wait, for the page's script."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ridotto.engine.game import all_games
from ridotto.table.http.auth import browser_of, service_of
from ridotto.table.http.waiting import waiting
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import artwork
from ridotto.table.pages.push import push_shown
from ridotto.table.pages.responses import page, see
from ridotto.table.pages.table_lines import turn_line

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

TableId = Annotated[str, Query(max_length=32)]


@router.get("/turns")
async def show_turns(request: Request) -> Response:
    """All matches of whoever asks: those that wait for them, those that wait for others, those that have ended lately."""
    service, browser, words = service_of(request), browser_of(request), table_words(language_of(request))
    mine = [turn for turn in await service.turns.of(browser) if turn.table.game in all_games()] if browser is not None else []
    over = [turn for turn in await service.turns.finished(browser) if turn.table.game in all_games()] if browser is not None else []
    lists = {
        "mine": [turn_line(turn, words) for turn in mine if turn.table.since is not None],
        "others": [turn_line(turn, words) for turn in mine if turn.table.since is None],
        "finished": [turn_line(turn, words) for turn in over],
    }
    return page(request, "turns.html", lists=lists, symbols=artwork.symbols((), False), **await push_shown(request))


@router.get("/turns/next")
async def go_on(request: Request, after: TableId = "") -> Response:
    """Redirect to the next match that waits, the most urgent first; from one of them to the one after it."""
    browser = browser_of(request)
    turns = await service_of(request).turns.of(browser) if browser is not None else []
    tables = [turn.table.table_id for turn in turns if turn.table.since is not None]
    if after in tables:
        at = tables.index(after)
        tables = [*tables[at + 1 :], *tables[:at]]
    return see(f"/t/{tables[0]}" if tables else "/turns")


@router.get("/turns/waiting")
async def count_waiting(request: Request, besides: TableId = "") -> Response:
    """How much waits, and how many matches besides one of them."""
    found = waiting(request)
    if found is None:
        return JSONResponse({"turns": 0, "others": 0, "said": "", "news": None})
    others = found.besides(besides)
    said = table_words(language_of(request))("back-more-wait", count=others)
    return JSONResponse({"turns": found.turns, "others": others, "said": said, "news": found.news})
