"""Whose turn it is, in all matches of whoever asks: the page, the way to the next match, and how many wait, for the page's script."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ridotto.engine.game import all_games, game_named
from ridotto.engine.words import Words
from ridotto.table.http.auth import browser_of, service_of
from ridotto.table.http.waiting import waiting
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import artwork, time_text
from ridotto.table.pages.home import Line, listing
from ridotto.table.pages.push import push_shown
from ridotto.table.pages.rendering import ago_text
from ridotto.table.pages.responses import page, see
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import OVER, WAITING
from ridotto.table.service.paces import Pace
from ridotto.table.service.turns import MyTurn

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

TableId = Annotated[str, Query(max_length=32)]


@router.get("/turns")
async def show_turns(request: Request) -> Response:
    """All matches of whoever asks: those that wait for them, those that wait for others, those that have ended lately."""
    service, browser, words = service_of(request), browser_of(request), table_words(language_of(request))
    mine = [turn for turn in await service.turns.of(browser) if turn.table.game in all_games()] if browser is not None else []
    over = [table for table in await service.turns.finished(browser) if table.game in all_games()] if browser is not None else []
    lists = {
        "mine": [turn_line(turn, words) for turn in mine if turn.table.since is not None],
        "others": [turn_line(turn, words) for turn in mine if turn.table.since is None],
        "finished": [turn_line(MyTurn(table, None), words) for table in over],
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
    found, browser = waiting(request), browser_of(request)
    if found is None or browser is None:
        return JSONResponse({"turns": 0, "others": 0, "said": "", "news": None})
    others = await service_of(request).turns.count(browser, besides) if besides else found.turns
    said = table_words(language_of(request))("back-more-wait", count=others)
    return JSONResponse({"turns": found.turns, "others": others, "said": said, "news": found.news})


def turn_line(turn: MyTurn, words: Words) -> Line:
    """A table in the list, as its reader may know it."""
    table = turn.table
    names: Sequence[str | None] = table.data["names"]
    others = [name for seat, name in enumerate(names) if name is not None and seat != table.seat]
    facts = [words("hall-with", names=listing(others, words)) if others else words("hall-alone")]
    if table.status == WAITING:
        head = words("hall-free-seats", count=list(names).count(None))
    elif table.status == OVER:
        winners = [names[seat] or words("hall-nobody") for seat in table.data["winners"]]
        head = words("table-winners", count=len(winners), names=listing(winners, words)) if winners else words("table-winners", count=0, names="")
    else:
        head, facts = _course(turn, words), [*_times(turn, words), *facts]
    if table.clock and table.status != OVER and turn.due is None:
        facts.append(time_text.kind_text(Pace(table.pace, table.clock, 0), words))
    return Line(table.table_id, game_named(table.game).words(words.language)("title"), head, " · ".join(facts), names, table.status, table.since is not None)


def _course(turn: MyTurn, words: Words) -> str:
    """Whose move it is."""
    names = turn.table.data["names"]
    deciding = [names[seat] or words("hall-nobody") for seat, _ in turn.table.data["waits"]]
    if turn.table.since is not None:
        return words("hall-your-move")
    return words("hall-others-move", count=len(deciding), names=listing(deciding, words)) if deciding else words("hall-over")


def _times(turn: MyTurn, words: Words) -> list[str]:
    """What is left of the reader's time, the round, and since when the match waits."""
    table = turn.table
    found = [time_text.left_text(turn.due - now(), words)] if turn.due is not None else []
    found += [words("back-round", number=table.data["round"])] if table.data["round"] is not None else []
    since = table.since if table.since is not None else max((at for _, at in table.data["waits"]), default=0.0)
    return [*found, words("back-since", ago=ago_text(now() - since, words))] if since else found
