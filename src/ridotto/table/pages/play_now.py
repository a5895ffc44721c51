"""Play now: the form, and the page on which one waits for others.

Whoever waits is known by the browser, or as a member. The page of somebody who waits says so to the server for as long as
it is open: with script by its stream, without by coming back every few seconds.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, Response

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import all_games
from ridotto.engine.words import Words
from ridotto.table.http.auth import browser_of, member_id_of, member_of, own_browser, service_of
from ridotto.table.http.guard import count_table
from ridotto.table.http.stream import Part, Stream, stream_part
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import rendering, time_text
from ridotto.table.pages.forms import wrong
from ridotto.table.pages.open_table import usual_name
from ridotto.table.pages.responses import page, see
from ridotto.table.service import TableService
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.clock import now
from ridotto.table.service.matching import Wish
from ridotto.table.service.play_now import PACES, TOPIC, Visitor, offered
from ridotto.table.service.seats import plain_name
from ridotto.table.store.tickets import TicketRow

HERE_EVERY = 4.0  # seconds after which an open page says again that somebody is there
MOST_SHOWN = 8  # others who wait

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Text = Annotated[str, Form(max_length=100)]


async def visitor_of(request: Request) -> Visitor | None:
    """Who asks; None for a browser that has never been here."""
    browser, member = browser_of(request), await member_of(request)
    if browser is None:
        return None
    digest = browser_digest(browser)
    return Visitor(f"member {member.id}", browser=digest, member_id=member.id) if member is not None else Visitor(f"browser {digest}", browser=digest)


async def _new_visitor(request: Request, name: str) -> Visitor:
    """Who asks, and is to hold a seat: a browser that has never been here gets its cookie."""
    digest, member = browser_digest(await own_browser(request)), await member_of(request)
    return Visitor(f"member {member.id}" if member is not None else f"browser {digest}", name, digest, member.id if member is not None else None)


# ---- the form ----


async def form_fields(request: Request, **filled: Any) -> dict[str, Any]:
    """What the form offers, and what was filled in."""
    service, language = service_of(request), language_of(request)
    words = table_words(language)
    near = service.play_now.strength is not None and await member_of(request) is not None
    return {
        "play": {
            "games": [(slug, all_games()[slug].words(language)("title"), sorted(counts)) for slug, counts in offered().items()],
            "counts": sorted({count for counts in offered().values() for count in counts}),
            "paces": [(name, words(f"lobby-pace-{name}"), time_text.pace_text(pace, words)) for name, pace in PACES.items()],
            "near": near,
            "patience": time_text.length_text(int(service.play_now.patience), words),
            "wish": {"game": "", "seats": "", "pace": next(iter(PACES)), "strength": "", "name": await usual_name(request), **filled},
        }
    }


@router.get("/play-now")
async def show_play_now(request: Request, game: str = "", seats: str = "", pace: str = "") -> Response:
    """The form; whoever waits already is shown that."""
    visitor = await visitor_of(request)
    ticket = await service_of(request).play_now.ticket(visitor.who) if visitor is not None else None
    if ticket is not None and ticket.table_id is None:
        return see("/play-now/waiting")
    return await _form(request, game=game, seats=seats, pace=pace or next(iter(PACES)))


async def _form(request: Request, wrong: str = "", status: int = 200, **filled: str) -> Response:
    stopped = await service_of(request).admission.notice()
    return page(request, "play_now.html", status, back="/play-now", wrong=wrong, stopped=stopped, **await form_fields(request, **filled))


@router.post("/play-now")
async def play_now(request: Request, name: Text, game: Text = "", seats: Text = "", pace: Text = "", strength: Text = "", bots: Text = "") -> Response:
    """Begin to wait, or to wait for something else. Without others, `bots` begins at once."""
    try:
        wish = Wish(game, int(seats) if seats.isdecimal() and len(seats) < 3 else 0 if not seats else -1, pace, strength == "near")
        service = service_of(request).play_now
        service.check(wish)
        plain_name(name)
        count_table(request, await member_id_of(request))
        await service.ask(await _new_visitor(request, name), wish, bots == "now")
    except RidottoError as error:
        return await _form(request, *wrong(request, error), game=game, seats=seats, pace=pace, strength=strength, name=name)
    return see("/play-now/waiting")


# ---- waiting ----


@router.get("/play-now/waiting")
async def show_waiting(request: Request) -> Response:
    """The page of somebody who waits; it leads to the table as soon as there is one."""
    service, visitor = service_of(request), await visitor_of(request)
    ticket = await service.play_now.ticket(visitor.who) if visitor is not None else None
    if ticket is None:
        return see("/play-now")
    if ticket.table_id is not None:
        return see(f"/t/{ticket.table_id}")
    given = waiting_part(service, ticket, language_of(request))
    stopped = await service.admission.notice()
    return page(request, "play_now_waiting.html", back="/play-now", scripts=rendering.scripts(), stopped=stopped, **given)


@router.get("/play-now/stream")
async def stream_waiting(request: Request) -> Stream:
    """What the page of somebody who waits shows, and in the end where to go. For as long as it is open, somebody is there."""
    service, visitor, language = service_of(request), await visitor_of(request), language_of(request)
    who, browser, ends = visitor.who if visitor is not None else "", browser_of(request), service.members.ends

    async def make() -> Part:
        nonlocal who, ends
        if service.members.ends != ends and browser is not None:  # perhaps this browser was signed out
            ends, session = service.members.ends, await service.members.session(browser)
            who = "" if session is not None and session.ended else who
        ticket = await service.play_now.known_ticket(who)
        go = "/play-now" if ticket is None else f"/t/{ticket.table_id}" if ticket.table_id is not None else ""
        given = {"go": go} if go or ticket is None else waiting_part(service, ticket, language)
        return Part.of_html(rendering.render("play_now_part.html", language, titled=True, **{"go": "", **given, "waited": None}))

    return stream_part(request, TOPIC, HERE_EVERY, make, await member_id_of(request))


def waiting_part(service: TableService, ticket: TicketRow, language: str) -> dict[str, Any]:
    """What somebody who waits sees."""
    words, others = table_words(language), service.play_now.company(ticket)
    return {
        "go": "",
        "wish": wish_text(ticket, words),
        "waited": int(max(0.0, now() - ticket.since)),
        "patience": int(service.play_now.patience),
        "others": [{"name": each.name, "wish": wish_text(each, words)} for each in others[:MOST_SHOWN]],
        "more": max(0, len(others) - MOST_SHOWN),
    }


def wish_text(ticket: TicketRow, words: Words) -> str:
    """What somebody wants to play, in words."""
    game = all_games()[ticket.game].words(words.language)("title") if ticket.game in all_games() else words("lobby-any-game")
    seats = words("open-players", count=ticket.seats) if ticket.seats else words("lobby-any-seats")
    return " · ".join([game, seats, words(f"lobby-pace-{ticket.pace}")])


@router.post("/play-now/bots")
async def call_bots(request: Request) -> Response:
    """Wait no longer: bots take the seats that are left."""
    visitor = await visitor_of(request)
    if visitor is not None:
        await service_of(request).play_now.call_bots(visitor.who)
    return see("/play-now/waiting")


@router.post("/play-now/leave")
async def leave(request: Request) -> Response:
    """Wait no longer, and do not play."""
    visitor = await visitor_of(request)
    if visitor is not None:
        await service_of(request).play_now.leave(visitor.who)
    return see("/lobby")
