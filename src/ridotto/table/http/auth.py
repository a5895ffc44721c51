"""Who is asking: the seat that a cookie or a bearer token holds, and the cookie that carries it."""

import re
from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import HTTPBearer
from starlette.responses import Response

from ridotto.table.http.guard import count_move
from ridotto.table.service import TableService
from ridotto.table.service.live_table import LiveTable, Refused
from ridotto.table.settings import Settings

COOKIE_SECONDS = 180 * 86_400
LONGEST_TOKEN = 500
TableName = Annotated[str, Path(description="The name of the table.", examples=["k7m2xq9fhw3d"])]
_TABLE = re.compile("[a-z0-9]{1,32}")

bearer = HTTPBearer(auto_error=False, scheme_name="seat", description="The token that sitting down returned. It holds one seat at one table.")


def service_of(request: Request) -> TableService:
    """The tables that this application serves."""
    service: TableService = request.app.state.service
    return service


def cookie_name(table_id: str) -> str:
    """The cookie that holds a seat at a table."""
    return f"ridotto-{table_id}"


def bearer_token(request: Request) -> str | None:
    """The token in the header `Authorization`, None without one."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not 0 < len(token.strip()) <= LONGEST_TOKEN:
        raise Refused("bearer", 401)
    return token.strip()


async def the_table(request: Request, table_id: str) -> LiveTable:
    """The table that the address names; Refused (404) if there is none."""
    if not _TABLE.fullmatch(table_id):
        raise Refused("no-such-name", 404)
    return await service_of(request).tables.get(table_id)


def tokens(request: Request, table_id: str) -> tuple[str, ...]:
    """The tokens that came with the request for this table. A bearer token comes first, and then a cookie is not looked at."""
    named = bearer_token(request)
    if named is not None:
        return (named,)
    cookie = request.cookies.get(cookie_name(table_id), "")
    return (cookie,) if 0 < len(cookie) <= LONGEST_TOKEN else ()


async def viewer(request: Request, table_id: TableName) -> tuple[LiveTable, int | None]:
    """The table, and the seat of whoever asks; None for a spectator.

    A cookie that holds no seat any longer makes a spectator. A program that names a token is told when it holds nothing.
    """
    service = service_of(request)
    live = await the_table(request, table_id)
    shown = tokens(request, table_id)
    seat = await service.seats.seat_of(live, shown)
    if seat is not None:
        service.presence.mark_seen(live, seat)
    elif shown and "authorization" in request.headers:
        raise Refused("token", 401)
    return live, seat


async def seated(request: Request, table_id: TableName) -> tuple[LiveTable, int]:
    """The table, and the seat of whoever asks; Refused (401) without one."""
    live, seat = await viewer(request, table_id)
    if seat is None:
        raise Refused("no-seat", 401)
    return live, seat


async def acting(request: Request, table_id: TableName) -> tuple[LiveTable, int]:
    """The same as `seated`, for moves, undos and words, of which a seat has only so many in a minute."""
    live, seat = await seated(request, table_id)
    count_move(request, live, seat)
    return live, seat


Viewer = Annotated[tuple[LiveTable, int | None], Depends(viewer)]
Seated = Annotated[tuple[LiveTable, int], Depends(seated)]
Acting = Annotated[tuple[LiveTable, int], Depends(acting)]


def set_seat_cookie(response: Response, table_id: str, token: str, settings: Settings) -> None:
    """Let a browser hold the seat."""
    response.set_cookie(
        cookie_name(table_id), token, max_age=COOKIE_SECONDS, path="/", secure=settings.public_url.startswith("https:"), httponly=True, samesite="lax"
    )


def drop_seat_cookie(response: Response, table_id: str, settings: Settings) -> None:
    """Let a browser forget the seat."""
    response.set_cookie(cookie_name(table_id), "", max_age=0, path="/", secure=settings.public_url.startswith("https:"), httponly=True, samesite="lax")


def base_url(request: Request) -> str:
    """The address people use, without a slash at its end."""
    settings: Settings = request.app.state.settings
    return settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")


def private_link(request: Request, table_id: str, token: str) -> str:
    """The link that carries a seat to another device."""
    return f"{base_url(request)}/t/{table_id}/seat/{token}"
