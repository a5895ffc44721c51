"""The lobby for programs: what can be joined and watched, and playing with whoever wants to play now."""

import secrets
from hashlib import sha256
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response
from starlette.status import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from ridotto.engine.game import game_named
from ridotto.table.http.api import errors
from ridotto.table.http.auth import bearer, bearer_token, member_id_of, private_link, service_of
from ridotto.table.http.guard import count_table
from ridotto.table.http.lobby_models import LobbyPicture, PlayNowState, PlayNowTicket, PlayNowWish
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Refused
from ridotto.table.service.lobby import LOOKED_THROUGH, MOST_NEAR, MOST_PAGES, NEAR, NEAR_PAGES, NEAR_STEP, PAGE, LobbyTable, Look, Sitter
from ridotto.table.service.matching import Wish
from ridotto.table.service.paces import Pace
from ridotto.table.service.play_now import PACES, PlayNow, Visitor
from ridotto.table.store.lobby import NO, WITH, WITHOUT, YES, Filters
from ridotto.table.store.tickets import TicketRow

MOST_SEATS = 9
LOBBY = "The lobby"

reading = APIRouter(prefix="/api", responses=errors(422, 429, 503))
changing = APIRouter(prefix="/api", responses=errors(403, 413, 422, 429, 503))


def read_look(game: str, seats: str, pace: str, page: str, watch: str, bots: str = "", rated: str = "", near: str = "") -> Look:
    """What is looked for, as an address says it; Refused if it says something that cannot be."""
    slug = game_named(game).slug if game else ""
    read = (seats, 0, MOST_SEATS), (page, 1, MOST_PAGES), (watch, 1, MOST_PAGES), (near, 0, MOST_NEAR)
    numbers = [_number(text, usual, most) for text, usual, most in read]
    count, at, watched, points = (number or 0 for number in numbers)
    chosen = (pace, PACES), (bots, (WITH, WITHOUT)), (rated, (YES, NO))
    if None in numbers or points % NEAR_STEP or any(each not in ("", *possible) for each, possible in chosen):
        raise Refused("filter", 422)
    return Look(Filters(slug, count, pace, bots, rated, points), at, watched)


def _number(text: str, usual: int, most: int) -> int | None:
    """A number that was typed; None for anything else."""
    if not text:
        return usual
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else -1
    return number if usual <= number <= most else None


_near = (
    f"Only tables where somebody has a public rating of at most {NEAR} points more or less, in what is played there; 0 for all. "
    f"They are looked for among the {LOOKED_THROUGH} opened last, and no more than {NEAR_PAGES * PAGE} are found."
)


@reading.get("/lobby", tags=[LOBBY], response_model=LobbyPicture, summary="Free seats, and matches to watch")
async def show_lobby(
    request: Request,
    game: Annotated[str, Query(max_length=100, description="Only this game.")] = "",
    seats: Annotated[int, Query(ge=0, le=MOST_SEATS, description="Only tables with so many seats; 0 for all.")] = 0,
    pace: Annotated[Literal["", "live", "correspondence", "none"], Query(description="Only tables with this pace.")] = "",
    page: Annotated[int, Query(ge=1, le=MOST_PAGES, description="Which 20 of the tables with free seats.")] = 1,
    watch: Annotated[int, Query(ge=1, le=MOST_PAGES, description="Which 20 of the matches in progress.")] = 1,
    bots: Annotated[
        Literal["", "with", "without"], Query(description="Only tables with bots, or without: those that stand in for somebody do not count.")
    ] = "",
    rated: Annotated[Literal["", "yes", "no"], Query(description="Only tables whose result changes ratings, or only others.")] = "",
    near: Annotated[int, Query(ge=0, le=MOST_NEAR, multiple_of=NEAR_STEP, description=_near)] = 0,
) -> dict[str, Any]:
    """Public tables that wait for players, and those where a match is in progress, the latest opened first. It is made at most once a second."""
    look = read_look(game, str(seats or ""), pace, str(page), str(watch), bots, rated, str(near or ""))
    view = await service_of(request).lobby.look(look)
    return {
        "waiting": [_table(each) for each in view.waiting],
        "playing": [_table(each) for each in view.playing],
        "waiting_count": view.waiting_count,
        "playing_count": view.playing_count,
        "want_to_play": [{"game": slug, "people": count} for slug, count in sorted(view.want_to_play.items())],
    }


def _table(of: LobbyTable) -> dict[str, Any]:
    table = of.table
    return {
        "table": table.id,
        "game": table.game,
        "variant": table.variant,
        "own_edition": table.own_edition,
        "status": table.status,
        "opened": int(table.created),
        "pace": Pace(table.pace, table.clock).name,
        "clock": table.clock,
        "reserve": table.reserve,
        "rated": table.rated,
        "seats": [_sitter(each) for each in of.sitting],
    }


def _sitter(of: Sitter | None) -> dict[str, Any] | None:
    return None if of is None else {"name": of.name, "bot": of.bot or None, "here": of.here, "rating": of.rating, "provisional": of.provisional}


# ---- playing now ----

_waiting: dict[str, Any] = {"tags": [LOBBY], "dependencies": [Depends(bearer)]}


def _who(secret: str) -> str:
    return f"program {sha256(secret.encode()).hexdigest()}"


def _secret(request: Request) -> str:
    """The secret of the ticket that is asked about."""
    secret = bearer_token(request)
    if secret is None:
        raise Refused("bearer", 401)
    return secret


@changing.post("/play-now", response_model=PlayNowTicket, status_code=HTTP_201_CREATED, summary="Play with whoever wants to", **_waiting)
async def play_now(request: Request, wish: PlayNowWish) -> dict[str, Any]:
    """Wait for others who want the same. The response holds the secret of your ticket: send it as Authorization: Bearer TICKET.

    Then ask GET /api/play-now every few seconds: whoever does not ask for 15 seconds no longer waits. After
    `bots_in` seconds bots take the seats that are left; with `bots` they come at once. A request with the secret of a
    ticket changes that ticket's wish and begins the wait anew.
    """
    count_table(request, await member_id_of(request))
    secret = bearer_token(request) or secrets.token_urlsafe(24)
    service = service_of(request).play_now
    ticket = await service.ask(Visitor(_who(secret), wish.name), Wish(wish.game, wish.seats, wish.pace), wish.bots)
    return {"ticket": secret, **_state(request, service, ticket)}


@reading.get("/play-now", response_model=PlayNowState, responses=errors(401, 409), summary="Whether there is a table yet", **_waiting)
async def look_for_table(request: Request) -> dict[str, Any]:
    """Your ticket: still waiting, or the table at which you sit, with the token of your seat."""
    service = service_of(request).play_now
    ticket = await service.ticket(_who(_secret(request)))
    if ticket is None:
        raise Refused("no-ticket", 409)
    return _state(request, service, ticket)


@changing.delete("/play-now", status_code=HTTP_204_NO_CONTENT, response_class=Response, responses=errors(401), summary="Wait no longer", **_waiting)
async def stop_waiting(request: Request) -> Response:
    """Give the ticket back. A seat that you have got meanwhile stays yours: look once more, or leave the table."""
    await service_of(request).play_now.leave(_who(_secret(request)))
    return Response(status_code=HTTP_204_NO_CONTENT)


def _state(request: Request, service: PlayNow, ticket: TicketRow) -> dict[str, Any]:
    waited = max(0.0, now() - ticket.since)
    found: dict[str, Any] = {"status": "waiting", "waited": int(waited), "bots_in": int(max(0.0, service.patience - waited))}
    found["others"] = len(service.company(ticket))
    if ticket.table_id is not None:
        token = service.token(ticket)
        found |= {"status": "seated", "others": 0, "bots_in": 0, "table": ticket.table_id, "seat": ticket.seat, "token": token}
        found["private_link"] = private_link(request, ticket.table_id, token)
    return found


ROUTERS = (reading, changing)
