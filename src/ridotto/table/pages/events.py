"""The pages of events: all of them, one of them, a big screen. Everybody may look; members play and organise."""

from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request
from starlette.responses import HTMLResponse, Response

from ridotto.bots.titles import title
from ridotto.engine.game import game_named
from ridotto.table.http.auth import base_url, member_of, service_of
from ridotto.table.http.operator_access import PATH, is_operator, there_is_one
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import event_organising
from ridotto.table.pages.account import Me, Text
from ridotto.table.pages.event_address import EventId, checked_id, event_at
from ridotto.table.pages.event_view import Reader, event_lines, event_view, screen_view
from ridotto.table.pages.forms import answered
from ridotto.table.pages.open_table import typed_number
from ridotto.table.pages.responses import page, see
from ridotto.table.service.closing import LONGEST_REASON
from ridotto.table.service.drawing import draw
from ridotto.table.service.events.events import Event
from ridotto.table.service.live_table import Refused
from ridotto.table.settings import Settings
from ridotto.table.store.clubs import Club
from ridotto.table.store.events import OPEN, OVER, RUNNING, EventTable, count_players
from ridotto.table.store.members import Member

SCREEN_SECONDS = 12  # that a big screen shows the same

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
operating = APIRouter(
    prefix="/operator", include_in_schema=False, default_response_class=HTMLResponse, dependencies=[Depends(there_is_one), Depends(is_operator)]
)
"""What only the operator may do."""


def routers(settings: Settings) -> list[APIRouter]:
    """The pages that these settings ask for; the form comes before the pages of events, whose addresses look alike."""
    pages = [router, event_organising.changing, operating]
    return [event_organising.for_members, *pages] if settings.events == "members" else [*pages, event_organising.for_operator]


# ---- all events ----


@router.get("/events")
async def show_events(request: Request) -> Response:
    """The events that one plays in, can enter, can watch, and those that are over."""
    service, words, member = service_of(request), table_words(language_of(request)), await member_of(request)
    mine = await service.events.mine(member) if member is not None else []
    known = {row.id for row in mine}
    found = {"mine": mine}
    for kind, state in (("open", OPEN), ("running", RUNNING), ("over", OVER)):
        found[kind] = [row for row in await service.events.listed(state) if row.id not in known]
    counts = await service.store.call(count_players, service.store, [row.id for rows in found.values() for row in rows])
    lists = {kind: event_lines(rows, counts, words) for kind, rows in found.items()}
    return page(request, "events.html", lists=lists, organise=event_organising.NEW if service.settings.events == "members" else "", member=member is not None)


# ---- one event ----


@router.get("/events/{event_id}")
async def show_event(request: Request, event_id: EventId, round: int = 0) -> Response:
    """An event: what it is, who plays where, who leads, and what one can do; and one of the rounds before."""
    return await _event_page(request, await event_at(request, event_id), at_round=round)


async def _event_page(request: Request, event: Event, wrong: str = "", status: int = 200, at_round: int = 0) -> Response:
    service, member = service_of(request), await member_of(request)
    names = await _names(request, event)
    linked = await service.profiles.visible(list(names), member)
    reader = Reader(member.id if member is not None else None, language_of(request), linked)
    view = await draw(event_view, event, names, reader, at_round)
    season = await service.events.next_season(event.row.id) if event.row.kind == "league" else None
    more = {
        "event": view,
        "wrong": wrong,
        "member": member is not None,
        "club": await _club(request, event, member),
        "next_season": season.id if season is not None else "",
        "previous": event.row.previous or "",
        "longest_reason": LONGEST_REASON,
        "back": f"/events/{event.row.id}",
        "address": f"{base_url(request)}/events/{event.row.id}",
    }
    return await draw(page, request, "event.html", status, **more)


async def _club(request: Request, event: Event, member: Member | None) -> Club | None:
    """The club of an event, if the reader may know of it."""
    if event.row.club is None or member is None:
        return None
    with suppress(Refused):
        return (await service_of(request).clubs.enter(event.row.club, member))[0]
    return None


async def _names(request: Request, event: Event) -> dict[str, str]:
    known = [event.row.organiser_id, *(player.member_id for player in event.players)]
    seated = [seat.member_id for table in event.tables for seat in table.seats if seat.member_id is not None]
    return await service_of(request).members.shown([*known, *seated], language_of(request))


async def _act(request: Request, event_id: str, work: Awaitable[object]) -> Response:
    """Do something with an event, and show its page."""
    return await answered(request, work, f"/events/{event_id}", partial(_again, request, event_id))


async def _again(request: Request, event_id: str, wrong: str, status: int) -> Response:
    """An event's page once more, with what is wrong."""
    return await _event_page(request, await event_at(request, event_id), wrong, status)


@router.post("/events/{event_id}/enter")
async def enter(request: Request, event_id: EventId, me: Me) -> Response:
    """Enter an event."""
    return await _act(request, event_id, service_of(request).events.enter(event_id, me))


@router.post("/events/{event_id}/leave")
async def leave(request: Request, event_id: EventId, me: Me) -> Response:
    """Leave an event, or drop out."""
    return await _act(request, event_id, service_of(request).events.leave(event_id, me))


@router.post("/events/{event_id}/start")
async def start(request: Request, event_id: EventId, me: Me) -> Response:
    """Begin an event now."""
    return await _act(request, event_id, service_of(request).events.start(event_id, me))


@router.post("/events/{event_id}/close")
async def close(request: Request, event_id: EventId, me: Me, why: Text = "") -> Response:
    """Call an event off."""
    return await _act(request, event_id, service_of(request).events.close(event_id, why, me))


@router.post("/events/{event_id}/season")
async def begin_season(request: Request, event_id: EventId, me: Me) -> Response:
    """Make the next season of a league."""
    made = service_of(request).events.begin_season(event_id, me)
    return await answered(request, made, lambda season: f"/events/{season}", partial(_again, request, event_id))


@operating.post("/events/close")
async def close_as_operator(request: Request, event: Annotated[str, Form(max_length=32)], why: Text) -> Response:
    """Close an event as the operator; its players read why."""
    await service_of(request).events.close(checked_id(event), why, None)
    return see(f"{PATH}#events")


# ---- results ----


@router.get("/events/{event_id}/rounds/{round}/{number}")
async def show_correct(request: Request, event_id: EventId, round: int, number: int, me: Me) -> Response:
    """The form to correct the result of a table."""
    event = await event_at(request, event_id)
    return await _correct_page(request, event, _table_of(event, me, round, number))


def _table_of(event: Event, me: Member, round: int, number: int) -> EventTable:
    if event.row.organiser_id != me.id:
        raise Refused("event-not-yours", 403)
    found = next((table for table in event.tables if (table.round, table.number) == (round, number) and table.table_id is not None), None)
    if found is None:
        raise Refused("event-no-table", 404)
    return found


async def _correct_page(request: Request, event: Event, table: EventTable, wrong: str = "", status: int = 200) -> Response:
    words, game = table_words(language_of(request)), game_named(event.plan.game)
    names = await service_of(request).members.shown([seat.member_id for seat in table.seats if seat.member_id is not None], words.language)
    seats = [
        (seat.seat, names[seat.member_id] if seat.member_id is not None else title(seat.bot, words, game, len(table.seats)), seat.place) for seat in table.seats
    ]
    more = {"event": event.row, "table": table, "seats": seats, "wrong": wrong, "longest_reason": LONGEST_REASON}
    return page(request, "event_correct.html", status, back=f"/events/{event.row.id}", **more)


@router.post("/events/{event_id}/rounds/{round}/{number}")
async def correct(request: Request, event_id: EventId, round: int, number: int, me: Me, note: Text = "") -> Response:
    """Correct the result of a table: a place for each seat, and a note that everybody can read."""
    service, form = service_of(request), await request.form()
    event = await event_at(request, event_id)
    table = _table_of(event, me, round, number)
    places = [typed_number(str(form.get(f"place{seat.seat}", ""))) for seat in table.seats]
    work = service.events.correct(event_id, me, round, number, places, note)
    return await answered(request, work, f"/events/{event_id}?round={round}", partial(_correct_page, request, event, table))


# ---- the big screen ----


@router.get("/events/{event_id}/screen")
async def show_screen(request: Request, event_id: EventId, at: int = 0) -> Response:
    """For a room: tables and standings in large type, one after the other; the next comes by itself."""
    event = await event_at(request, event_id)
    view = await draw(screen_view, event, await _names(request, event), Reader(None, language_of(request)), at)
    following = (view["number"] + 1) % view["count"]
    return await draw(page, request, "event_screen.html", next=f"/events/{event_id}/screen?at={following}", seconds=SCREEN_SECONDS, **view)
