"""Organising an event: the form for a new one, and the form to change what may still change."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Query, Request
from starlette.responses import HTMLResponse, Response

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import game_named
from ridotto.table.http.auth import member_of, service_of
from ridotto.table.http.operator_access import is_operator, there_is_one
from ridotto.table.language import language_of, table_words
from ridotto.table.pages.account import Me, Text
from ridotto.table.pages.event_address import EventId, event_at
from ridotto.table.pages.event_form import EventForm, form_page, moment, new_form
from ridotto.table.pages.forms import wrong
from ridotto.table.pages.open_table import MisfitError, typed_number
from ridotto.table.pages.responses import page, see
from ridotto.table.service.events.events import CURRENT, Event, Start
from ridotto.table.service.events.plan import LONGEST_ABOUT, LONGEST_NAME, MOST_PLAYERS
from ridotto.table.service.live_table import Refused
from ridotto.table.store.clubs import ORGANISER, Club
from ridotto.table.store.events import OPEN
from ridotto.table.store.members import Member

NEW = "/events/new"
OPERATOR_NEW = "/operator/events/new"

for_members = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
"""The form for a new event, where every member may organise one."""
for_operator = APIRouter(
    prefix="/operator", include_in_schema=False, default_response_class=HTMLResponse, dependencies=[Depends(there_is_one), Depends(is_operator)]
)
"""The same where only the operator may."""
changing = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

# ---- a new one ----


@for_members.get(NEW)
async def show_new(request: Request, kind: str = "", game: str = "", club: Annotated[str, Query(max_length=100)] = "") -> Response:
    """The form to organise an event, or one of a club; guests are asked to sign in."""
    member = await member_of(request)
    if member is None:
        return see(f"/members/sign-in?next={NEW}")
    return form_page(request, new_form(kind, game, club), NEW, club=await _club(request, member, club))


async def _club(request: Request, member: Member, slug: str) -> Club | None:
    """The club for which an event is made; Refused to whoever does not organise it."""
    if not slug:
        return None
    club, role = await service_of(request).clubs.enter(slug, member)
    if role != ORGANISER:
        raise Refused("organisers-only", 403)
    return club


@for_members.post(NEW)
async def make(request: Request, me: Me) -> Response:
    """Make an event. An error is shown beside the form, with everything still filled in."""
    return await _make(request, me, NEW)


@for_operator.get("/events/new")
async def show_new_to_operator(request: Request, kind: str = "", game: str = "") -> Response:
    """The form, where only the operator organises events."""
    if await member_of(request) is None:
        return see(f"/members/sign-in?next={OPERATOR_NEW}")
    return form_page(request, new_form(kind, game), OPERATOR_NEW)


@for_operator.post("/events/new")
async def make_as_operator(request: Request, me: Me) -> Response:
    """Make an event as the operator."""
    return await _make(request, me, OPERATOR_NEW)


async def _make(request: Request, me: Member, action: str) -> Response:
    form = EventForm.read(await request.form())
    club = await _club(request, me, form.texts["club"])
    try:
        event_id = await service_of(request).events.make(me, form.plan(), club.slug if club is not None else None)
    except RidottoError as error:
        said, status = wrong(request, error)
        if isinstance(error, MisfitError):
            game, language = game_named(form.table.game), language_of(request)
            said = table_words(language)("open-misfits", options=game.meaning("+".join(error.names), language), seats=typed_number(form.table.seats))
        return form_page(request, form, action, said, status, club)
    return see(f"/events/{event_id}")


# ---- changing one ----


@changing.get("/events/{event_id}/change")
async def show_change(request: Request, event_id: EventId, me: Me) -> Response:
    """The form to change an event."""
    event = await _own(request, event_id, me)
    starts = f"{datetime.fromtimestamp(event.plan.starts, UTC):%Y-%m-%dT%H:%M}" if event.plan.starts is not None else ""
    return _change_page(request, event, {"name": event.row.name, "about": event.plan.about, "most": str(event.plan.most), "starts": starts})


async def _own(request: Request, event_id: str, me: Member) -> Event:
    """An event that a member organises and that is not over."""
    event = await event_at(request, event_id)
    if event.row.organiser_id != me.id:
        raise Refused("event-not-yours", 403)
    if event.row.state not in CURRENT:
        raise Refused("event-ended")
    return event


def _change_page(request: Request, event: Event, typed: dict[str, str], wrong: str = "", status: int = 200) -> Response:
    more = {
        "event": event.row,
        "typed": typed,
        "starts": event.plan.starts if not wrong else None,  # what was typed is in the reader's own time
        "has_start": event.row.state == OPEN,
        "bounds": {"name": LONGEST_NAME, "about": LONGEST_ABOUT, "players": MOST_PLAYERS},
        "wrong": wrong,
    }
    return page(request, "event_change.html", status, **more)


@changing.post("/events/{event_id}/change")
async def change(
    request: Request,
    event_id: EventId,
    me: Me,
    name: Text = "",
    about: Text = "",
    most: Text = "",
    starts: Annotated[str | None, Form()] = None,
    zone: Text = "",
) -> Response:
    """Change an event; without a start in the form, that stays as it is."""
    try:
        start = Start(moment(starts, zone) if starts else None) if starts is not None else None
        await service_of(request).events.change(event_id, me, name, about, typed_number(most), start)
    except Refused as error:
        said = wrong(request, error)
        typed = {"name": name, "about": about, "most": most, "starts": starts or ""}
        return _change_page(request, await _own(request, event_id, me), typed, *said)
    return see(f"/events/{event_id}")
