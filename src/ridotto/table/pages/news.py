"""A member's news: what others and the house want to tell them."""

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from ridotto.engine.words import Words
from ridotto.table.http.auth import member_of, service_of
from ridotto.table.language import language_of, table_words
from ridotto.table.pages.rendering import ago_text
from ridotto.table.pages.responses import own_path, page, see
from ridotto.table.service.clock import now
from ridotto.table.service.inbox import news_text
from ridotto.table.store.inbox import News

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/news")
async def show_news(request: Request) -> Response:
    """The news of whoever asks, the latest first. What is shown counts as read from then on."""
    member = await member_of(request)
    if member is None:
        return see("/members/sign-in?next=/news")
    inbox = service_of(request).inbox
    news = await inbox.news(member)
    if any(each.seen is None for each in news):
        await inbox.mark_seen(member, news[0].id)
    return page(request, "news.html", lines=_lines(news, table_words(language_of(request))))


def _lines(news: Sequence[News], words: Words) -> list[dict[str, Any]]:
    return [{"text": news_text(each, words), "link": own_path(each.link), "ago": ago_text(now() - each.at, words), "new": each.seen is None} for each in news]
