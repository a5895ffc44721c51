"""The pages of a table: the table itself, its rules, and the page behind a private link. `home.py` has the front page.

Every page works without script: forms are answered with a redirect. With script the part of the page that shows the
table is updated in place with what the stream sends, and forms are sent in the background.
"""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from ridotto.table.http.api import Key, plain_key
from ridotto.table.http.auth import Acting, Asking, Seated, Viewer, base_url, browser_of, hold_seat, member_of, service_of, the_table
from ridotto.table.http.stream import Stream, stream
from ridotto.table.language import language_of
from ridotto.table.pages import rendering, replay, table_view
from ridotto.table.pages.learner import is_learning
from ridotto.table.pages.responses import by_script, done, page, see
from ridotto.table.service import TableService
from ridotto.table.service.clock import now
from ridotto.table.service.drawing import draw, shared_frame
from ridotto.table.service.live_table import OVER, Links, LiveTable, Refused
from ridotto.table.service.people import Folded, Folding
from ridotto.table.service.picture import Frame
from ridotto.table.service.seats import plain_name
from ridotto.table.settings import Settings
from ridotto.table.store.members import Member


class Files(StaticFiles):
    """Static files. Their URLs change with them (`rendering.static`), so browsers may cache them."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        """The file, or 304 if the browser has it."""
        response = super().file_response(*args, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


Number = Annotated[int, Form(ge=0, le=2**31)]
SeatNumber = Annotated[int, Form(ge=0, le=9)]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


# ---- a table ----


@router.get("/t/{table_id}")
async def show_table(request: Request, who: Viewer) -> Response:
    """The table as the viewer may see it."""
    live, seat = who
    learning = await is_learning(request, live.row.game)
    member, service, browser = await member_of(request), service_of(request), browser_of(request)
    waits = await service.turns.waiting_for(browser) if browser is not None else frozenset()
    about = {
        "sitter": (member.name if member is not None and seat is None else None) or "",
        "others_waiting": len(waits - {live.row.id}),
        "event": await service.events.at(live.row.id, seat is not None),
    }
    folded, links = await _folding(request, member).of(live), await service.profiles.links(live)
    return await draw(_whole_page, request, live.frozen(), seat, learning, folded, links, about)


def _folding(request: Request, member: Member | None) -> Folding:
    service = service_of(request)
    return Folding(service.people, service.members, member)


def _whole_page(request: Request, live: LiveTable, seat: int | None, learning: bool, folded: Folded, links: Links, about: dict[str, Any]) -> Response:
    """`about` is what the page says beside the table."""
    seen = _seen(base_url(request), language_of(request), learning, service_of(request).settings, folded, links, live, seat)
    more: dict[str, Any] = {"ground": table_view.ground(live), "now": now(), **about}
    return page(request, "table.html", scripts=rendering.scripts(), live=False, account=None, **more, **seen)


@router.get("/t/{table_id}/stream")
async def stream_table(request: Request, who: Viewer) -> Stream:
    """The part of the page that shows the table: once at the beginning, and whenever it changes for this viewer."""
    live, seat = who
    learning = await is_learning(request, live.row.game)
    service, member = service_of(request), await member_of(request)
    render = partial(_frame, language_of(request), learning, service, _folding(request, member))
    return stream(request, live, seat, render, "", member.id if member is not None else None)


async def _frame(language: str, learning: bool, service: TableService, folding: Folding, live: LiveTable, seat: int | None) -> Frame:
    """The part as the stream sends it: with the title, and with forms whose result arrives by the stream.

    The table's address in it has no host unless a public one is set, because frames are cached and must not depend on a
    request's `Host`. The page's script adds it.
    """
    folded, links, settings = await folding.of(live), await service.profiles.links(live), service.settings
    seen = partial(_seen, settings.public_url.rstrip("/"), language, learning, settings, folded, links)
    return await shared_frame(live, seat, (language, learning, folded, links), lambda frozen: rendering.frame(seen(frozen, seat), language))


def _seen(base: str, language: str, learning: bool, settings: Settings, folded: Folded, links: Links, live: LiveTable, seat: int | None) -> dict[str, Any]:
    chart = replay.chart(live) if live.status == OVER else ""
    address, people = f"{base}/t/{live.row.id}", settings.with_members
    shown = table_view.part(live, seat, language, address, learning=learning, people=people, folded=folded, links=links)
    return {**shown, "chart": chart, "reports": settings.with_members and bool(settings.operator_token_file)}


@router.get("/static/games/{slug}.css")
async def show_style(slug: str) -> Response:
    """The style sheet of a game's scene."""
    return Response(rendering.game_style(slug), media_type="text/css", headers={"Cache-Control": "public, max-age=31536000, immutable"})


@router.post("/t/{table_id}/join")
async def join(
    request: Request,
    who: Viewer,
    name: Annotated[str, Form()] = "",
    seat: Annotated[str, Form()] = "",
    entropy: Annotated[str, Form()] = "",
    entropy_commitment: Annotated[str, Form()] = "",
) -> Response:
    """Sit down."""
    live, held = who
    if not live.row.rated:
        plain_name(name)  # whatever else is wrong, a form without a name is none
    if held is not None:
        raise Refused("sit-already")
    if seat and not (seat.isdecimal() and len(seat) < 3):
        raise Refused("seat-number", 422)
    member = await member_of(request) if live.row.rated else None
    _, token = await service_of(request).seats.join(live, int(seat) if seat else None, name, entropy, sealed=entropy_commitment, member=member)
    await hold_seat(request, token)
    return see(f"/t/{live.row.id}")


@router.post("/t/{table_id}/reveal")
async def reveal(request: Request, who: Seated, entropy: Annotated[str, Form()], salt: Annotated[str, Form()]) -> Response:
    """Open the seat's sealed text. The page's script does this."""
    live, seat = who
    await service_of(request).seats.reveal(live, seat, entropy, salt)
    return done(request, live.row.id)


@router.post("/t/{table_id}/leave")
async def leave(request: Request, who: Seated) -> Response:
    """Give up the seat."""
    live, seat = who
    await service_of(request).seats.leave(live, seat)
    return see(f"/t/{live.row.id}")


@router.post("/t/{table_id}/move")
async def make_move(request: Request, who: Acting, move: Number, expected: Number, key: Key = None) -> Response:
    """Make a move. The page's script sends it again with the same key until it is answered."""
    live, seat = who
    await service_of(request).play.move(live, seat, move, expected, plain_key(key))
    return done(request, live.row.id)


@router.post("/t/{table_id}/undo")
async def undo(request: Request, who: Acting) -> Response:
    """Take back the seat's latest move."""
    live, seat = who
    await service_of(request).play.undo(live, seat)
    return done(request, live.row.id)


@router.post("/t/{table_id}/hints")
async def ask_for_hints(request: Request, who: Asking) -> Response:
    """Moves worth considering: for the script the panel beside the board, else a page of its own."""
    live, seat = who
    language = language_of(request)
    found = await service_of(request).hints.ask(live, seat, language)
    scene = await draw(lambda frozen: table_view.draw(frozen.the_match(), seat, language), live.frozen())
    given = {"table": live.row.id, "about": scene.about, **found}
    given["hints"] = [{**hint, "phrase": scene.called.get(hint["number"], hint["phrase"])} for hint in found["hints"]]
    if by_script(request):
        return HTMLResponse(rendering.render("hints_part.html", language, live=True, **given))
    words = live.game.words(language)
    return page(
        request, "hints.html", back=f"/t/{live.row.id}", live=False, game=words("title"), question=words(f"decision-{live.the_match().decision(seat)}"), **given
    )


@router.post("/t/{table_id}/talk")
async def talk(request: Request, who: Acting, text: Annotated[str, Form()]) -> Response:
    """Say something. The script gets an empty form in return."""
    live, seat = who
    await service_of(request).talk(live, seat, text)
    if not by_script(request):
        return see(f"/t/{live.row.id}")
    form = rendering.render("say.html", language_of(request), table=live.row.id, live=True)
    return HTMLResponse(form, headers={"HX-Retarget": "#say-form", "HX-Reswap": "outerHTML"})


@router.post("/t/{table_id}/bots")
async def seat_bot(request: Request, who: Seated, seat: SeatNumber, bot: Annotated[str, Form()]) -> Response:
    """Put a bot on a free seat."""
    live, _ = who
    await service_of(request).seats.seat_bot(live, seat, bot)
    return done(request, live.row.id)


@router.post("/t/{table_id}/hand-over")
async def hand_over(request: Request, who: Seated, seat: SeatNumber) -> Response:
    """Let the table's bot play for somebody who is gone."""
    live, by = who
    await service_of(request).seats.hand_over(live, by, seat)
    return done(request, live.row.id)


@router.post("/t/{table_id}/take-back")
async def take_back(request: Request, who: Seated) -> Response:
    """Take over again from the stand-in bot."""
    live, seat = who
    await service_of(request).seats.take_back(live, seat)
    return done(request, live.row.id)


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
    await hold_seat(request, token)
    return see(f"/t/{live.row.id}")


async def _carried(request: Request, table_id: str, token: str) -> tuple[LiveTable, int]:
    live = await the_table(request, table_id)
    seat = await service_of(request).seats.seat_of(live, [token])
    if seat is None:
        raise Refused("carry-ended", 404)
    return live, seat


# for paths that no route above matches
router.mount("/static/look", Files(directory=rendering.LOOK), name="look")
router.mount("/static", Files(directory=rendering.STATIC, check_dir=False), name="static")
