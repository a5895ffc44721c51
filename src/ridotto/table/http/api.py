"""The JSON API. `service/picture.py` makes what it says about a table; `service/` decides what may happen."""

from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.status import HTTP_201_CREATED

from ridotto import __version__
from ridotto.engine.game import all_games
from ridotto.table.http import apidocs
from ridotto.table.http.auth import (
    Acting,
    Asking,
    Seated,
    TableName,
    Viewer,
    acting,
    base_url,
    bearer,
    hold_seat,
    member_id_of,
    member_of,
    private_link,
    service_of,
    the_table,
)
from ridotto.table.http.guard import count_table
from ridotto.table.http.models import (
    Error,
    Events,
    GameInfo,
    Health,
    Hints,
    Join,
    Joined,
    LegalMove,
    ListedTable,
    Move,
    NewTable,
    OpenedTable,
    Picture,
    Reveal,
    SeatBot,
    Talk,
    Words,
)
from ridotto.table.http.stream import stream
from ridotto.table.service.drawing import draw
from ridotto.table.service.live_table import LiveTable, Refused
from ridotto.table.service.opening import TablePlan
from ridotto.table.service.paces import asked_for, pace_of
from ridotto.table.service.picture import events_page, frame, legal

LONGEST_KEY = 200
MOST_EVENTS = 500  # in one answer
MOST_LISTED = 100

Language = Annotated[Literal["en", "de"], Query(description="The language of sentences for people.")]


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors that an operation may respond with, for its documentation."""
    what = {
        401: "The token or cookie holds no seat at this table.",
        403: "The request comes from another site; for a message, the host has muted the member.",
        404: "There is no such table.",
        409: "Not possible now.",
        413: "The body is too long.",
        422: "The request is malformed, or names something that does not exist; for a move, one that is not possible: the sentence names some that are.",
        429: "Too many requests; the header Retry-After says how many seconds to wait.",
        503: "The database does not respond, or cannot be written.",
    }
    return {status: {"model": Error, "description": what[status]} for status in statuses}


reading = APIRouter(prefix="/api", responses=errors(422, 429, 503))
changing = APIRouter(prefix="/api", responses=errors(403, 413, 422, 429, 503))
router = APIRouter()

SERVER, TABLES, SEAT = "The server", "Looking at a table", "Playing"


def _picture(live: LiveTable, seat: int | None) -> Response:
    return Response(frame(live, seat).data, media_type="application/json")


# ---- the server ----


@reading.get("/games", tags=[SERVER], response_model=list[GameInfo], summary="The games")
async def list_games() -> list[dict[str, Any]]:
    """All games that can be played here."""
    return [
        {
            "slug": game.slug,
            "title": game.title,
            "author": game.author,
            "seats": list(game.seats),
            "variants": list(game.variants),
            "options": list(game.options),
            "meanings": {name: game.meaning(name) for name in (*game.variants, *game.options)},
            "only_with": {name: list(seats) for name, seats in game.only_with},
            "rules_version": game.rules_version,
            "provenance": dict(game.edition.provenance),
        }
        for game in all_games().values()
    ]


@changing.post("/tables", tags=[SERVER], response_model=OpenedTable, status_code=HTTP_201_CREATED, summary="Open a table")
async def open_table(request: Request, wish: NewTable) -> dict[str, Any]:
    """Open a table. Its match begins by itself when the last seat is taken, by a person or by a bot."""
    count_table(request, await member_id_of(request))
    bots = {int(seat): bot for seat, bot in wish.bots.items()}
    pace = asked_for(wish.pace, wish.clock, wish.reserve, wish.days)
    table_id = await service_of(request).opening.open_table(
        TablePlan(wish.game, wish.seats, wish.variant, wish.edition, bots, pace, wish.listed, wish.stand_in, wish.hints, rated=wish.rated)
    )
    base = base_url(request)
    return {"table": table_id, "watch": f"{base}/t/{table_id}", "api": f"{base}/api/tables/{table_id}"}


@reading.get("/tables", tags=[SERVER], response_model=list[ListedTable], summary="The public tables")
async def list_tables(
    request: Request, status: Annotated[Literal["waiting", "playing"], Query(description="Which tables.")] = "waiting"
) -> list[dict[str, Any]]:
    """Public tables that wait for players, or where a match is in progress; the latest opened first, at most 100."""
    return [
        {
            "table": row.id,
            "game": row.game,
            "variant": row.variant,
            "seats": row.seats,
            "free": [seat for seat, name in enumerate(names) if name is None],
            "names": names,
            "status": row.status,
            "pace": pace_of(row).name,
            "clock": row.clock,
            "reserve": row.reserve,
            "rated": row.rated,
        }
        for row, names in await service_of(request).tables.listed(status, MOST_LISTED)
    ]


@router.get(
    "/healthz", tags=[SERVER], response_model=Health, responses={503: {"model": Health, "description": "The database cannot be written."}}, summary="Health"
)
async def health(request: Request) -> Response:
    """Whether the server works: 200 if its database can be written, 503 if it does not respond or its disk is full."""
    service = service_of(request)
    status = "ok" if await service.health.is_well() else "unavailable"
    said = {
        "status": status,
        "version": __version__,
        "database": service.store.engine.dialect.name,
        "tables": len(service.tables.loaded),
        "streams": service.notices.streams,
    }
    return JSONResponse(said, 200 if status == "ok" else 503)


# ---- looking at a table ----

_seen: dict[str, Any] = {"tags": [TABLES], "dependencies": [Depends(bearer)], "responses": errors(401, 404, 409)}


@reading.get("/tables/{table_id}", response_model=Picture, summary="The table as you may see it", **_seen)
async def look(table_id: TableName, viewer: Viewer) -> Response:
    """The picture, for the seat whose token is sent, or without a token for a spectator."""
    return _picture(*viewer)


@reading.get(
    "/tables/{table_id}/stream",
    summary="Follow the table",
    response_class=Response,
    tags=[TABLES],
    dependencies=[Depends(bearer)],
    responses={
        **errors(401, 404, 409),
        200: {
            "description": "Server-sent events. Each has `event: picture`, an `id` and, as `data`, a picture as `GET /api/tables/{table_id}` gives it.",
            "content": {
                "text/event-stream": {"schema": {"type": "string"}, "example": 'event: picture\nid: 5f0c\ndata: {"table": "k7m2xq9fhw3d", "number": 0}\n\n'}
            },
        },
    },
)
async def follow(
    request: Request,
    table_id: TableName,
    viewer: Viewer,
    last_event_id: Annotated[
        str | None, Header(description="The `id` of the last picture you got: it is not sent again. Browsers send this by themselves.")
    ] = None,
) -> Response:
    """A stream of pictures: the current one at once, then a new one whenever what you may see has changed.

    When nothing happens, a line that begins with a colon is sent every 15 seconds. The stream ends when the server
    stops or when your seat changes hands; reconnect then. A change that you may not know of sends nothing.
    """
    return stream(request, *viewer, member_id=await member_id_of(request))


@reading.get("/tables/{table_id}/legal", response_model=list[LegalMove], summary="Your moves", **_seen)
async def list_legal(table_id: TableName, viewer: Viewer, lang: Language = "en") -> list[dict[str, Any]]:
    """The moves that your seat may make now; none for a spectator or when you owe no decision."""
    live, seat = viewer
    return await draw(legal, live.frozen().the_match(), seat, lang) if live.match is not None and seat is not None else []


@reading.get("/tables/{table_id}/events", response_model=Events, summary="What happened", **_seen)
async def list_events(
    table_id: TableName,
    viewer: Viewer,
    since: Annotated[int, Query(ge=0, le=2**31, description="The number of the first event wanted: `next` of the previous response.")] = 0,
    most: Annotated[int, Query(ge=1, le=MOST_EVENTS, description="How many events you want at most.")] = MOST_EVENTS,
    lang: Language = "en",
) -> dict[str, Any]:
    """The events you may know of, with sentences, page by page: while there are `more`, ask again from `next` on."""
    live, seat = viewer
    if live.match is None:
        return {"events": [], "next": 0, "more": False}
    return await draw(events_page, live.frozen().the_match(), seat, since, most, lang)


@reading.get("/tables/{table_id}/talk", response_model=Words, summary="What was said", **_seen)
async def list_words(
    request: Request,
    table_id: TableName,
    viewer: Viewer,
    since: Annotated[int, Query(ge=0, le=2**31, description="The number of the first message wanted: `next` of the previous response.")] = 0,
) -> dict[str, Any]:
    """Everything said at the table, from the beginning, at most 50 messages at a time. The picture holds the latest."""
    found = await service_of(request).play.words(viewer[0], since)
    return {"talk": found, "next": since + len(found)}


@reading.get(
    "/tables/{table_id}/record",
    summary="The record",
    response_class=Response,  # not PlainTextResponse: errors are JSON here too
    tags=[TABLES],
    dependencies=[Depends(bearer)],
    responses={**errors(401, 404, 409), 200: {"description": "The record, as text.", "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_record(table_id: TableName, viewer: Viewer) -> Response:
    """The record of the match: complete once it is over, until then what you may know."""
    live, seat = viewer
    live.the_match()
    return PlainTextResponse(await draw(lambda match: str(match.record(seat)), live.frozen().the_match()))


# ---- playing ----

Key = Annotated[
    str | None,
    Header(alias="Idempotency-Key", description="A text of your own, new for each request. A request repeated with the same key is carried out only once."),
]


def plain_key(key: str | None) -> str | None:
    """The key; Refused if it is empty, too long or not printable."""
    if key is not None and not (0 < len(key) <= LONGEST_KEY and key.isprintable()):
        raise Refused("key", 422, most=str(LONGEST_KEY))
    return key


_sitting: dict[str, Any] = {"tags": [SEAT], "response_model": Picture, "dependencies": [Depends(bearer)], "responses": errors(401, 404, 409)}


@changing.post("/tables/{table_id}/join", tags=[SEAT], response_model=Joined, status_code=HTTP_201_CREATED, responses=errors(404, 409), summary="Sit down")
async def join(request: Request, table_id: TableName, wish: Join, key: Key = None) -> Response:
    """Take a free seat. The response holds the token with which you play; a browser also gets a cookie.

    At a rated table only a browser in which a member is signed in can sit down, under the member's own name.

    With an Idempotency-Key you can repeat the request if the response was lost, and get the same seat. Make the key
    long and random and keep it to yourself: whoever knows it can claim your seat.
    """
    service = service_of(request)
    live = await the_table(request, table_id)
    member = await member_of(request) if live.row.rated else None
    seat, token = await service.seats.join(live, wish.seat, wish.name, wish.entropy, plain_key(key), sealed=wish.entropy_commitment, member=member)
    await hold_seat(request, token)
    return JSONResponse({"seat": seat, "token": token, "private_link": private_link(request, table_id, token)}, HTTP_201_CREATED)


@changing.post("/tables/{table_id}/reveal", summary="Open your sealed text", **_sitting)
async def reveal(request: Request, table_id: TableName, wish: Reveal, seated: Seated) -> Response:
    """Open the text that you sealed when you sat down, as soon as the picture's `awaits_texts` says so.

    The match begins when all sealed texts are opened, or after 10 to 15 seconds without the missing ones: their seals
    count instead. Keep the picture's `secret_commitment` and the `entropy_commitment` of every seat from before: the
    record must state the same.
    """
    live, seat = seated
    await service_of(request).seats.reveal(live, seat, wish.entropy, wish.salt)
    return _picture(live, seat)


@changing.post("/tables/{table_id}/bots", summary="Seat a bot", **_sitting)
async def seat_bot(request: Request, table_id: TableName, wish: SeatBot, seated: Seated) -> Response:
    """Put a bot on a free seat. You need a seat at the table yourself."""
    live, seat = seated
    await service_of(request).seats.seat_bot(live, wish.seat, wish.bot)
    return _picture(live, seat)


async def make_move(
    request: Request,
    table_id: TableName,
    wish: Move,
    acting: Acting,
    key: Key = None,
) -> Response:
    """Make a move for your seat. If the response is 200, the move is kept whatever happens to the server."""
    live, seat = acting
    await service_of(request).play.move(live, seat, wish.move, wish.expected_number, plain_key(key))
    return _picture(live, seat)


class MoveRoute(APIRoute):
    """Moves are most of what programs ask for. One that is well-formed is made without FastAPI's general way of finding
    out what a function wants to know, which takes longer than the move itself; all others go that way, to be told what
    is wrong with them."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """What responds to a request."""
        general = super().get_route_handler()

        async def handle(request: Request) -> Response:
            if request.headers.get("content-type") != "application/json":
                return await general(request)
            try:
                wish = Move.model_validate_json(await request.body())
            except ValidationError:
                return await general(request)
            table_id = request.path_params["table_id"]
            return await make_move(request, table_id, wish, await acting(request, table_id), request.headers.get("idempotency-key"))

        return handle


changing.add_api_route("/tables/{table_id}/moves", make_move, methods=["POST"], route_class_override=MoveRoute, summary="Make a move", **_sitting)


@changing.post(
    "/tables/{table_id}/hints", summary="Ask for hints", tags=[SEAT], response_model=Hints, dependencies=[Depends(bearer)], responses=errors(401, 404, 409)
)
async def ask_for_hints(request: Request, table_id: TableName, asking: Asking, lang: Language = "en") -> dict[str, Any]:
    """Two or three moves worth considering when your seat owes a decision, if the table's `hints` are on.

    They are made from what your seat knows. Nobody is told that you asked.
    """
    live, seat = asking
    return await service_of(request).hints.ask(live, seat, lang)


@changing.post("/tables/{table_id}/undo", summary="Take a move back", **_sitting)
async def undo(request: Request, table_id: TableName, acting: Acting) -> Response:
    """Take back your latest move, if `can_undo` is true: it has shown nothing and nobody else has moved since."""
    live, seat = acting
    await service_of(request).play.undo(live, seat)
    return _picture(live, seat)


@changing.post("/tables/{table_id}/talk", summary="Say something", **_sitting)
async def talk(request: Request, table_id: TableName, wish: Talk, acting: Acting) -> Response:
    """Say something that everybody at the table can read."""
    live, seat = acting
    await service_of(request).talk(live, seat, wish.text)
    return _picture(live, seat)


@changing.post("/tables/{table_id}/leave", summary="Leave the table", **_sitting)
async def leave(request: Request, table_id: TableName, seated: Seated) -> Response:
    """Give up your seat. Its token is invalid on every device from now on; the picture is a spectator's."""
    live, seat = seated
    await service_of(request).seats.leave(live, seat)
    return _picture(live, None)


@changing.post("/tables/{table_id}/seats/{number}/hand-over", summary="Hand a seat to a bot", **_sitting)
async def hand_over(
    request: Request,
    table_id: TableName,
    number: Annotated[int, Path(ge=0, le=9, description="The seat whose player is gone.")],
    seated: Seated,
) -> Response:
    """Let the table's bot (`stand_in`) play for somebody who is `gone`, who can take the seat back at any time.

    At the paces `live` and `correspondence` nobody has to ask for it when a player's time has run out. By
    correspondence nobody is gone for not being there.
    """
    live, seat = seated
    await service_of(request).seats.hand_over(live, seat, number)
    return _picture(live, seat)


@changing.post("/tables/{table_id}/take-back", summary="Take your seat back from a bot", **_sitting)
async def take_back(request: Request, table_id: TableName, seated: Seated) -> Response:
    """Take over again from a bot that has played for you.

    If your time has run out, the bot makes that one decision, and until it has the response is 409.
    """
    live, seat = seated
    await service_of(request).seats.take_back(live, seat)
    return _picture(live, seat)


ROUTERS = (router, reading, changing, apidocs.router)
"""All of the API. One router that includes the others would look for the route of every request twice as long."""
