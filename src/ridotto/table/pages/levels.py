"""The levels of bots in people's words, and the one that a match begins with."""

from collections.abc import Collection

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from ridotto.bots.levels import FIRST, USUAL
from ridotto.table.language import language_of, table_words
from ridotto.table.pages.bot_choices import level_lines
from ridotto.table.pages.responses import page

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/levels")
async def show_levels(request: Request) -> Response:
    """Who plays like each level, what it does well and what badly."""
    return page(request, "levels.html", levels=level_lines(table_words(language_of(request))))


def proposed_bot(game: str, finished: Collection[str]) -> str:
    """The bot that somebody meets who chooses none and has `finished` matches of these games."""
    return USUAL if game in finished else FIRST
