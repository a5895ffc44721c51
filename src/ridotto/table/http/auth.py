"""Who is asking: the seat that a bearer token or a browser's cookie holds, and the member who is signed in (`member_of`).

A browser has one cookie, `ridotto-browser`, and the store knows which seats it holds. There used to be a cookie for
each table with the token of the seat in it (`ridotto-TABLE`). These are still valid, and are migrated: a browser that
sends one gets its own cookie, then the seat is stored for it, and only once it holds the seat that way is the old
cookie deleted.

Signing in gives a browser a new cookie (`sign_in`), signing out takes it away (`sign_out`); the seats it held are the
member's from then on (`store/sessions.py`).
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import HTTPBearer
from starlette.responses import Response

from ridotto.table.http.devices import device_name
from ridotto.table.http.guard import BROWSER_COOKIE as BROWSER_COOKIE
from ridotto.table.http.guard import COOKIES, count_hint, count_move, limits_of
from ridotto.table.language import COOKIE as LANGUAGE_COOKIE
from ridotto.table.service import TableService
from ridotto.table.service.browsers import browser_digest, new_browser
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import LiveTable, Refused
from ridotto.table.service.members import SEEN_EVERY, Arrival
from ridotto.table.settings import Settings
from ridotto.table.store.members import Member
from ridotto.table.store.sessions import Session

COOKIE_SECONDS = 180 * 86_400
LONGEST_TOKEN = 500
TableName = Annotated[str, Path(description="The name of the table.", examples=["k7m2xq9fhw3d"])]
OLD_COOKIES = "ridotto-"
_BROWSER = re.compile("[A-Za-z0-9_-]{32}")
_TABLE = re.compile("[a-z0-9]{1,32}")

bearer = HTTPBearer(auto_error=False, scheme_name="seat", description="The token that sitting down returned. It holds one seat at one table.")


def service_of(request: Request) -> TableService:
    """The tables that this application serves."""
    service: TableService = request.app.state.service
    return service


def browser_of(request: Request) -> str | None:
    """The browser's id, None before it has held a seat."""
    cookie = request.cookies.get(BROWSER_COOKIE, "")
    return cookie if _BROWSER.fullmatch(cookie) else None


def bearer_token(request: Request) -> str | None:
    """The token in the header `Authorization`, None without one."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not 0 < len(token.strip()) <= LONGEST_TOKEN:
        raise Refused("bearer", 401)
    return token.strip()


async def session_of(request: Request) -> Session | None:
    """The browser's session, or one that has ended; None if it was never signed in. Read once for each request."""
    if not hasattr(request.state, "session"):
        browser = browser_of(request)
        found = await service_of(request).members.session(browser) if browser is not None else None
        request.state.session = found
        if found is not None:
            limits_of(request).signed_in.note(found.browser, None if found.ended else found.member.id)
    session: Session | None = request.state.session
    return session


async def member_of(request: Request) -> Member | None:
    """The member who asks; None for guests, for programs, and where there are no members.

    It costs one query for each request, or none without a cookie.
    """
    settings: Settings = request.app.state.settings
    if not settings.with_members or "authorization" in request.headers:
        return None
    session = await session_of(request)
    if session is None or session.ended:
        return None
    if now() - session.seen > SEEN_EVERY:  # the cookie gets its full time again
        set_cookie(request, BROWSER_COOKIE, browser_of(request) or "")
        request.state.session = replace(session, seen=now())
    service_of(request).people.note_here(session.member.id)
    return session.member


async def member_id_of(request: Request) -> str | None:
    """The id of the member who asks, whom limits are counted for; None for all others."""
    member = await member_of(request)
    return member.id if member is not None else None


async def signed_in(request: Request) -> Member:
    """The member who asks; Refused (403) without one."""
    member = await member_of(request)
    if member is None:
        raise Refused("no-member", 403)
    return member


async def sign_in(request: Request, enter: Callable[[Arrival], Awaitable[Member]]) -> Member:
    """Sign the browser in by one of the ways in. It gets a new cookie, so that nobody who knows the old one comes along."""
    arrival = Arrival(device_name(request.headers.get("user-agent", "")), browser_of(request))
    member = await enter(arrival)
    service_of(request).members.note_end()  # of the cookie from before
    set_cookie(request, BROWSER_COOKIE, arrival.browser)
    set_cookie(request, LANGUAGE_COOKIE, member.language)
    return member


async def sign_out(request: Request, member: Member) -> None:
    """Sign the browser out. Without its cookie it holds nothing any more; the seats stay the member's."""
    browser = browser_of(request)
    if browser is not None:
        await service_of(request).members.sign_out(member, browser_digest(browser))
    set_cookie(request, BROWSER_COOKIE, "", 0)


async def the_table(request: Request, table_id: str) -> LiveTable:
    """The table that the address names; Refused (404) if there is none."""
    if not _TABLE.fullmatch(table_id):
        raise Refused("no-such-name", 404)
    return await service_of(request).tables.get(table_id)


async def tokens(request: Request, table_id: str) -> tuple[str, ...]:
    """The request's tokens for this table. With a bearer token cookies are ignored; an old cookie comes last."""
    named = bearer_token(request)
    if named is not None:
        return (named,)
    browser, old = browser_of(request), request.cookies.get(OLD_COOKIES + table_id, "")
    held = await service_of(request).browsers.token(browser, table_id) if browser is not None else None
    return tuple(token for token in (held, old) if token and len(token) <= LONGEST_TOKEN)


def holding_browser(request: Request, table_id: str, shown: Sequence[str]) -> str | None:
    """The browser whose cookie holds the seat of the first of these tokens; None where another token does."""
    by_cookie = shown and "authorization" not in request.headers and shown[0] != request.cookies.get(OLD_COOKIES + table_id)
    return browser_of(request) if by_cookie else None


async def seats_of_old_cookies(request: Request, most: int) -> list[tuple[LiveTable, int]]:
    """The seats that the browser still holds by a cookie for each table."""
    found: list[tuple[LiveTable, int]] = []
    old = [name.removeprefix(OLD_COOKIES) for name in request.cookies if name.startswith(OLD_COOKIES) and name != BROWSER_COOKIE]
    for table_id in old[-most:]:
        with suppress(Refused):  # it has been removed
            live = await the_table(request, table_id)
            seat = await seat_held(request, live)
            found += [(live, seat)] if seat is not None else []
    return found


async def finished_games(request: Request) -> set[str]:
    """The games of which a match was played to its end in this browser, as far as its tables are kept."""
    browser = browser_of(request)
    return await service_of(request).browsers.finished_games(browser) if browser is not None else set()


async def seat_held(request: Request, live: LiveTable) -> int | None:
    """The seat of whoever asks, None for a spectator."""
    shown = await tokens(request, live.row.id)
    seat = await service_of(request).seats.seat_of(live, shown)
    if OLD_COOKIES + live.row.id in request.cookies and "authorization" not in request.headers:
        await _move_over(request, live.row.id, shown if seat is not None else ())
    return seat


async def _move_over(request: Request, table_id: str, shown: Sequence[str]) -> None:
    """Do the next step of the migration to one cookie; `shown` are the valid tokens, the browser's own first."""
    browser, old = browser_of(request), request.cookies[OLD_COOKIES + table_id]
    session = await session_of(request)
    if session is not None and session.ended:
        browser = None
    if old not in shown or len(shown) > 1:  # it holds nothing, or what the browser's own cookie holds as well
        set_cookie(request, OLD_COOKIES + table_id, "", 0)
    elif browser is None:
        set_cookie(request, BROWSER_COOKIE, new_browser())
    else:
        await service_of(request).browsers.hold(browser, shown[0])


async def viewer(request: Request, table_id: TableName) -> tuple[LiveTable, int | None]:
    """The table, and the seat of whoever asks; None for a spectator.

    With a cookie that no longer holds a seat, the viewer is a spectator. A program that sends an invalid token is
    refused.
    """
    service = service_of(request)
    live = await the_table(request, table_id)
    if live.row.rated:
        await service.ratings.look(live)
    seat = await seat_held(request, live)
    if seat is not None:
        service.presence.mark_seen(live, seat)
    elif "authorization" in request.headers:
        raise Refused("token", 401)
    return live, seat


async def seated(request: Request, table_id: TableName) -> tuple[LiveTable, int]:
    """The table, and the seat of whoever asks; Refused (401) without one."""
    live, seat = await viewer(request, table_id)
    if seat is None:
        raise Refused("no-seat", 401)
    return live, seat


async def acting(request: Request, table_id: TableName) -> tuple[LiveTable, int]:
    """The same as `seated`, for moves, undos and messages, which are limited per minute."""
    live, seat = await seated(request, table_id)
    count_move(request, live, seat)
    return live, seat


async def asking(request: Request, table_id: TableName) -> tuple[LiveTable, int]:
    """The same as `seated`, for hints, which are limited per minute."""
    live, seat = await seated(request, table_id)
    count_hint(request, live, seat)
    return live, seat


Viewer = Annotated[tuple[LiveTable, int | None], Depends(viewer)]
Seated = Annotated[tuple[LiveTable, int], Depends(seated)]
Acting = Annotated[tuple[LiveTable, int], Depends(acting)]
Asking = Annotated[tuple[LiveTable, int], Depends(asking)]


async def hold_seat(request: Request, token: str) -> None:
    """Store the token's seat for the browser that sent the request."""
    await service_of(request).browsers.hold(await own_browser(request), token)


async def own_browser(request: Request) -> str:
    """The id of a browser that is to hold seats; one that has none, or that was signed out from another device, gets a new one."""
    session = await session_of(request)
    browser = browser_of(request)
    if browser is None or (session is not None and session.ended):
        browser = new_browser()
    set_cookie(request, BROWSER_COOKIE, browser)
    return browser


def set_cookie(request: Request, name: str, value: str, seconds: int = COOKIE_SECONDS) -> None:
    """Let the response set a cookie, or with 0 seconds delete it."""
    settings: Settings = request.app.state.settings
    answer = Response()
    answer.set_cookie(name, value, max_age=seconds, path="/", secure=settings.public_url.startswith("https:"), httponly=True, samesite="lax")
    request.scope[COOKIES].append(answer.headers["set-cookie"].encode("latin-1"))


def base_url(request: Request) -> str:
    """The address people use, without a trailing slash."""
    settings: Settings = request.app.state.settings
    return settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")


def private_link(request: Request, table_id: str, token: str) -> str:
    """The link that carries a seat to another device."""
    return f"{base_url(request)}/t/{table_id}/seat/{token}"
