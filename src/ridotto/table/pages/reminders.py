"""A member's mails and feed: turned on and off, ended by the link in a mail, and the feed itself."""

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Form, Path, Request
from starlette.responses import HTMLResponse, Response

from ridotto.engine.game import all_games
from ridotto.table.http.auth import base_url, service_of
from ridotto.table.language import table_words
from ridotto.table.pages import rendering
from ridotto.table.pages.account import Me
from ridotto.table.pages.responses import own_path, page, see
from ridotto.table.pages.table_lines import Line, turn_line
from ridotto.table.service.inbox import news_text
from ridotto.table.service.live_table import Refused

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
public = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
"""What is followed from elsewhere, whoever is signed in."""

MOST_FED = 50
Secret = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{16,64}$")]


@router.post("/me/reminders/mails")
async def want_mails(request: Request, me: Me, mails: Annotated[str, Form()]) -> Response:
    """When to send mails."""
    when, _, minutes = mails.partition(" ")
    if not (minutes.isdecimal() and len(minutes) < 5):
        raise Refused("mails-when", 422)
    await service_of(request).reminders.want_mails(me, when, int(minutes))
    return see("/me#reminders")


@router.post("/me/reminders/feed")
async def renew_feed(request: Request, me: Me) -> Response:
    """A feed with a new secret address."""
    await service_of(request).reminders.renew_feed(me)
    return see("/me#reminders")


@router.post("/me/reminders/feed/end")
async def end_feed(request: Request, me: Me) -> Response:
    """No feed any more."""
    await service_of(request).reminders.end_feed(me)
    return see("/me#reminders")


@public.get("/mails/off/{token}")
async def ask_to_stop(request: Request, token: Secret) -> Response:
    """Ask first: programs look at links in mails, too. The page is the same whether the link is still valid or not."""
    return page(request, "mails_off.html", back="/", done=False)


@public.post("/mails/off/{token}")
async def stop(request: Request, token: Secret) -> Response:
    """Send no more mails. Mail programs do this by themselves (RFC 8058)."""
    await service_of(request).reminders.stop_mails(token)
    return page(request, "mails_off.html", back="/", done=True)


@public.get("/feed/{secret}.atom")
async def show_feed(request: Request, secret: Secret) -> Response:
    """Whose turn it is, and news, for a feed reader."""
    service = service_of(request)
    member = await service.reminders.fed(secret)
    if member is None:
        raise Refused("no-feed", 404)
    words, base = table_words(member.language), base_url(request)
    turns = [turn for turn in await service.turns.of_member(member) if turn.table.game in all_games()]
    entries = [_entry(turn.table.since, turn_line(turn, words), base) for turn in turns if turn.table.since is not None]
    entries += [
        {"at": each.at, "link": f"{base}{own_path(each.link)}", "id": f"{base}/news#{each.id}", "title": news_text(each, words), "text": ""}
        for each in (await service.inbox.news(member))[:MOST_FED]
    ]
    entries.sort(key=lambda entry: -entry["at"])
    shown = [{**entry, "at": _time(entry["at"])} for entry in entries[:MOST_FED]]
    given = {"site": service.settings.site_name, "base": base, "entries": shown, "at": shown[0]["at"] if shown else _time(member.created)}
    text = rendering.render("feed.xml", member.language, **given)
    return Response(text, media_type="application/atom+xml", headers={"Cache-Control": "private, max-age=300"})


def _entry(since: float, line: Line, base: str) -> dict[str, Any]:
    link = f"{base}/t/{line.table}"
    return {"at": since, "link": link, "id": f"{link}#{since:.0f}", "title": f"{line.title}: {line.head}", "text": line.more}


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
