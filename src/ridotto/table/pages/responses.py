"""Responses for people: a whole page, a redirect, or an error page."""

import re
from typing import Any

from fastapi import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ridotto.table.http.waiting import waiting
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import rendering
from ridotto.table.pages.theme import theme_of
from ridotto.table.settings import Settings

_OWN_PATH = re.compile(r"/([^/\\\s][^\\\s]*)?")
_PROBLEMS = (401, 403, 404, 409, 422, 429, 503)


def page(request: Request, template: str, status: int = 200, **more: Any) -> Response:
    """A whole page in the reader's language."""
    settings: Settings = request.app.state.settings
    about = {"theme": theme_of(request), "site": settings.site_name, "account": _account(request), "waiting": waiting(request)}
    given = {"back": request.url.path, "has_events": settings.with_events, **about, **more}
    text = rendering.render(template, language_of(request), **given)
    return HTMLResponse(text, status, {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"})


def _account(request: Request) -> dict[str, str] | None:
    """The link to the reader's account, or to sign in; None where there are no members, or where the page has not asked who reads it."""
    settings: Settings = request.app.state.settings
    if not settings.with_members or not hasattr(request.state, "session"):
        return None
    session = request.state.session
    name = session.member.name if session is not None and not session.ended else None
    return {"href": "/me", "name": name} if name else {"href": "/members/sign-in", "name": ""}


def own_path(path: str) -> str:
    """A path of ours to go to; the front page for anything else."""
    return path if _OWN_PATH.fullmatch(path) else "/"


def by_script(request: Request) -> bool:
    """Whether the page's script sent the request."""
    return request.headers.get("hx-request") == "true"


def done(request: Request, table_id: str) -> Response:
    """The request succeeded: the script gets the result by the stream, a page without script by a redirect."""
    return Response(status_code=204) if by_script(request) else see(f"/t/{table_id}")


def see(address: str) -> Response:
    """Redirect to another page."""
    return RedirectResponse(address, 303)


def problem(request: Request, status: int, sentence: str) -> Response:
    """A page that says what cannot be done; a single line for a script."""
    language = language_of(request)
    words = table_words(language)
    heading = words(f"table-problem-{status if status in _PROBLEMS else 'other'}")
    said = words("table-problem-401-why") if status == 401 else f"{sentence[:1].upper()}{sentence[1:].rstrip('.')}."
    if by_script(request):
        line = rendering.render("notice.html", language, heading=heading, sentence=said)
        return HTMLResponse(line, status, {"HX-Retarget": "#notice", "HX-Reswap": "innerHTML"})
    table = request.path_params.get("table_id", "") if status != 404 else ""
    back = f"/t/{table}" if table else "/"
    return page(request, "problem.html", status, heading=heading, sentence=said, table=table, back=back)
