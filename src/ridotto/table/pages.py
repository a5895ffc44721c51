"""The pages people see: the house with its tables, one table, its rules, and the page behind a private link.

Every page works without script: forms are answered by a redirect. With script the part of the page that shows the table is
replaced, piece by piece, by what the stream sends, and forms are sent in the background.
"""

import asyncio
import re
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from ridotto.bots import BOTS
from ridotto.engine.game import all_games, game_named
from ridotto.engine.words import LANGUAGES
from ridotto.table import rendering
from ridotto.table.access import Acting, Seated, Viewer, base_url, drop_seat_cookie, house_of, private_link, set_seat_cookie, the_table, tokens
from ridotto.table.guard import count_table
from ridotto.table.house import House, Plan, plain_name
from ridotto.table.live import PLAYING, WAITING, Live, Refused
from ridotto.table.speech import COOKIE, COOKIE_SECONDS, language_of, table_words
from ridotto.table.stream import Stream, stream
from ridotto.table.wire import Frame, picture

MOST_LISTED = 20
_OWN_PATH = re.compile(r"/([^/\\].*)?")
_PROBLEMS = (401, 403, 404, 409, 422, 429, 503)


class Files(StaticFiles):
    """Files of ours. Their addresses change with them (`rendering.static`), so browsers may keep them."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        """The file, or that the browser has it."""
        response = super().file_response(*args, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
router.mount("/static", Files(directory=rendering.STATIC, check_dir=False), name="static")


def problem(request: Request, status: int, sentence: str) -> Response:
    """A page that says what cannot be done; a single line where a script asked."""
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


def page(request: Request, template: str, status: int = 200, **more: Any) -> Response:
    """A whole page in the reader's language."""
    given = {"back": request.url.path, **more}
    text = rendering.render(template, language_of(request), **given)
    return HTMLResponse(text, status, {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"})


def by_script(request: Request) -> bool:
    """Whether the page's script has sent the request."""
    return request.headers.get("hx-request") == "true"


def done(request: Request, table_id: str) -> Response:
    """What was asked for is done: the stream brings it where there is one, the page itself otherwise."""
    return Response(status_code=204) if by_script(request) else see(f"/t/{table_id}")


def see(address: str) -> Response:
    """Look there next."""
    return RedirectResponse(address, 303)


# ---- the house ----


@router.get("/")
async def show_house(request: Request) -> Response:
    """Games, tables that wait, and the tables one sits at."""
    house = house_of(request)
    language = language_of(request)
    words = table_words(language)
    games = [
        {"slug": game.slug, "author": game.author, "seats": game.seats, "variants": game.variants}
        | {key: game.words(language)(key) for key in ("title", "about")}
        for game in all_games().values()
    ]
    clocks = [(seconds, rendering.clock_text(seconds, words)) for seconds in rendering.CLOCKS]
    mine = await _mine(request, house, language)
    return page(request, "house.html", games=games, clocks=clocks, mine=mine, waiting=await _waiting(house, language))


async def _mine(request: Request, house: House, language: str) -> list[dict[str, Any]]:
    """The tables at which the browser's cookies hold a seat; those where it is to move come first."""
    found = []
    for name in [name for name in request.cookies if name.startswith("ridotto-")][-MOST_LISTED:]:
        table_id = name.removeprefix("ridotto-")
        try:
            live = await the_table(request, table_id)
        except Refused:  # it is gone
            continue
        seat = await house.seat_of(live, tokens(request, table_id))
        if seat is not None:
            found.append(_line(live, seat, language))
    return sorted(found, key=lambda line: (not line["to_move"], line["status"] != PLAYING))


async def _waiting(house: House, language: str) -> list[dict[str, Any]]:
    rows = await asyncio.to_thread(house.store.tables, WAITING, True, MOST_LISTED)
    return [_line(await house.live(row.id), None, language) for row in rows]


def _line(live: Live, seat: int | None, language: str) -> dict[str, Any]:
    """A table in a list."""
    shown = picture(live, seat)
    names = [chair["name"] for chair in shown["seats"]]
    return {
        "table": shown["table"],
        "title": live.game.words(language)("title"),
        "status": shown["status"],
        "names": ", ".join(name for name in names if name),
        "free": names.count(None),
        "to_move": shown["view"] is not None and seat in shown["view"]["actors"],
    }


@router.post("/language")
async def choose_language(lang: Annotated[str, Form()], back: Annotated[str, Form()] = "/") -> Response:
    """Speak another language from now on."""
    response = see(back if _OWN_PATH.fullmatch(back) else "/")
    if lang in LANGUAGES:
        response.set_cookie(COOKIE, lang, max_age=COOKIE_SECONDS, httponly=True, samesite="lax")
    return response


@router.post("/tables")
async def open_table(
    request: Request,
    game: Annotated[str, Form()],
    seats: Annotated[int, Form()],
    variant: Annotated[str, Form()] = "",
    clock: Annotated[int, Form()] = 0,
    listed: Annotated[str, Form()] = "",
) -> Response:
    """Open a table. A bot named for a seat that the table does not have is left out."""
    count_table(request)
    form = await request.form()
    bots = {seat: bot for seat in range(min(seats, 10)) if isinstance(bot := form.get(f"bot{seat}"), str) and bot}
    table_id = await house_of(request).open_table(Plan(game, seats, variant, "", bots, clock, listed == "yes"))
    return see(f"/t/{table_id}")


@router.post("/play")
async def play_now(request: Request, game: Annotated[str, Form()], name: Annotated[str, Form()]) -> Response:
    """Open a table with bots on all seats but one, and sit down there."""
    count_table(request)
    house = house_of(request)
    plain_name(name)  # before there is a table
    seats = min(game_named(game).seats)
    table_id = await house.open_table(Plan(game, seats, bots=dict.fromkeys(range(1, seats), BOTS[-1]), listed=False))
    return await _sit_down(request, await house.live(table_id), None, name, "")


# ---- a table ----


@router.get("/t/{table_id}")
async def show_table(request: Request, who: Viewer) -> Response:
    """The table as one may see it."""
    live, seat = who
    return page(request, "table.html", scripts=rendering.scripts(), live=False, **_part(request, live, seat))


@router.get("/t/{table_id}/stream")
async def stream_table(request: Request, who: Viewer) -> Stream:
    """The same again and again: once at the beginning, and whenever it has become another for this reader."""
    live, seat = who
    return stream(request, live, seat, partial(_frame, request), "")


def _frame(request: Request, live: Live, seat: int | None) -> Frame:
    return rendering.frame(_part(request, live, seat), language_of(request))


def _part(request: Request, live: Live, seat: int | None) -> dict[str, Any]:
    """What a page shows of a table."""
    table_id = live.row.id
    private = private_link(request, table_id, tokens(request, table_id)[0]) if seat is not None else ""
    return rendering.part(live, seat, language_of(request), f"{base_url(request)}/t/{table_id}", private)


@router.post("/t/{table_id}/join")
async def join(
    request: Request, who: Viewer, name: Annotated[str, Form()], seat: Annotated[str, Form()] = "", entropy: Annotated[str, Form()] = ""
) -> Response:
    """Sit down."""
    live, held = who
    if held is not None:
        raise Refused("you sit at this table already")
    if seat and not (seat.isdecimal() and len(seat) < 3):
        raise Refused("a seat is named by its number", 422)
    return await _sit_down(request, live, int(seat) if seat else None, name, entropy)


async def _sit_down(request: Request, live: Live, seat: int | None, name: str, entropy: str) -> Response:
    house = house_of(request)
    _, token = await house.join(live, seat, name, entropy)
    response = see(f"/t/{live.row.id}")
    set_seat_cookie(response, live.row.id, token, house.settings)
    return response


@router.post("/t/{table_id}/leave")
async def leave(request: Request, who: Seated) -> Response:
    """Give the seat up."""
    live, seat = who
    house = house_of(request)
    await house.leave(live, seat)
    response = see(f"/t/{live.row.id}")
    drop_seat_cookie(response, live.row.id, house.settings)
    return response


@router.post("/t/{table_id}/move")
async def make_move(request: Request, who: Acting, move: Annotated[int, Form()], expected: Annotated[int, Form()]) -> Response:
    """Make a move."""
    live, seat = who
    await house_of(request).play(live, seat, move, expected)
    return done(request, live.row.id)


@router.post("/t/{table_id}/undo")
async def undo(request: Request, who: Acting) -> Response:
    """Take back one's latest move."""
    live, seat = who
    await house_of(request).undo(live, seat)
    return done(request, live.row.id)


@router.post("/t/{table_id}/talk")
async def talk(request: Request, who: Acting, text: Annotated[str, Form()]) -> Response:
    """Say something. The script gets the form anew, and so empty."""
    live, seat = who
    await house_of(request).say(live, seat, text)
    if not by_script(request):
        return see(f"/t/{live.row.id}")
    form = rendering.render("say.html", language_of(request), table=live.row.id, live=True)
    return HTMLResponse(form, headers={"HX-Retarget": "#say", "HX-Reswap": "outerHTML"})


@router.post("/t/{table_id}/bots")
async def seat_bot(request: Request, who: Seated, seat: Annotated[int, Form()], bot: Annotated[str, Form()]) -> Response:
    """Put a bot on a free seat."""
    live, _ = who
    await house_of(request).seat_bot(live, seat, bot)
    return done(request, live.row.id)


@router.post("/t/{table_id}/hand-over")
async def hand_over(request: Request, who: Seated, seat: Annotated[int, Form()], bot: Annotated[str, Form()]) -> Response:
    """Let a bot play for somebody who is gone."""
    live, by = who
    await house_of(request).hand_over(live, by, seat, bot)
    return done(request, live.row.id)


@router.post("/t/{table_id}/take-back")
async def take_back(request: Request, who: Seated) -> Response:
    """Play on oneself."""
    live, seat = who
    await house_of(request).take_back(live, seat)
    return done(request, live.row.id)


@router.get("/t/{table_id}/rules")
async def show_rules(request: Request, who: Viewer) -> Response:
    """The rules of the table's game."""
    live, _ = who
    language = language_of(request)
    game = live.game.words(language)("title")
    return page(request, "rules.html", table=live.row.id, game=game, rules=rendering.rules_html(live.game.slug, language))


# ---- a private link ----


@router.get("/t/{table_id}/seat/{token}")
async def show_private_link(request: Request, table_id: str, token: str) -> Response:
    """Ask whether the seat should be taken in this browser."""
    live, seat = await _carried(request, table_id, token)
    return page(request, "carry.html", seat=seat, game=live.game.words(language_of(request))("title"))


@router.post("/t/{table_id}/seat/{token}")
async def follow_private_link(request: Request, table_id: str, token: str) -> Response:
    """Take the seat in this browser."""
    live, _ = await _carried(request, table_id, token)
    response = see(f"/t/{live.row.id}")
    set_seat_cookie(response, live.row.id, token, house_of(request).settings)
    return response


async def _carried(request: Request, table_id: str, token: str) -> tuple[Live, int]:
    live = await the_table(request, table_id)
    seat = await house_of(request).seat_of(live, [token])
    if seat is None:
        raise Refused(table_words(language_of(request))("table-carry-ended"), 404)
    return live, seat
