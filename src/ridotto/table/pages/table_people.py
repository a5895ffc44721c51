"""The people at a table: inviting members to it, asking one's fellow players to be friends, blocking and reporting them.

Only whoever sits at the table sees these pages. That somebody has an account is shown to members alone, and only of those
who sit there under their account's name.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import HTMLResponse, Response

from ridotto.table.http.auth import Seated, member_id_of, member_of, service_of
from ridotto.table.http.guard import count_invitation, count_report
from ridotto.table.language import language_of
from ridotto.table.pages.account import Me
from ridotto.table.pages.forms import wrong
from ridotto.table.pages.responses import page, see
from ridotto.table.pages.table_view import ground
from ridotto.table.service.live_table import OVER, LiveTable, Refused
from ridotto.table.service.reports import LONGEST_TEXT, REASONS, who_left
from ridotto.table.service.seats import chair_at
from ridotto.table.store.members import Member
from ridotto.table.store.ties import FRIEND

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

SeatNumber = Annotated[int, Form(ge=0, le=9)]
MessageNumber = Annotated[int | None, Query(ge=0, le=10_000_000)]


@router.get("/t/{table_id}/people")
async def show_people(request: Request, who: Seated) -> Response:
    """Who sits here, what was said, and what can be done about it."""
    live, seat = who
    return await _people_page(request, live, seat)


async def _people_page(request: Request, live: LiveTable, seat: int, wrong: str = "", status: int = 200, typed: str = "") -> Response:
    service, member = service_of(request), await member_of(request)
    ties = {each.other_id: each for each in await service.people.ties(member)} if member is not None else {}
    invited = await service.invitations.invited(live, member) if member is not None else set()
    sitting = await service.members.members_at(live.row.id)
    known = await _under_their_names(request, live, sitting) if member is not None else {}
    blocked = {each.other_id: each.called for each in await service.people.blocked(member)} if member is not None else {}
    others = [
        {
            "seat": other,
            "name": chair.name,
            "left": False,
            "is_member": other in known,
            "tie": ties[sitting[other]].state if other in known and sitting[other] in ties else "",
            "blocked": sitting.get(other) in blocked and (other in known or blocked[sitting[other]] == chair.name),
        }
        for other, chair in enumerate(live.chairs)
        if other != seat and chair.name and not chair.bot
    ]
    gone = {other: name for other in range(live.row.seats) if other != seat and (name := who_left(live, other))}
    left = [{"seat": other, "name": name, "left": True, "is_member": False, "tie": "", "blocked": False} for other, name in gone.items()]
    seen = {sitting[other] for other in known}  # a friend who sits here under another name could still be invited
    friends = [each for each in ties.values() if each.state == FRIEND and each.other_id not in seen]
    given: dict[str, Any] = {
        "table": live.row.id,
        "game": live.game.words(language_of(request))("title"),
        "seat": seat,
        "others": [*others, *left],
        "talk": [(number, said) for number, said in await service.reports.latest_talk(live) if said.seat != seat],
        "reports": bool(service.settings.operator_token_file),
        "has_room": live.status != OVER and not live.closed and any(chair.free for chair in live.chairs),
        "is_member": member is not None,
        "friends": [{"name": each.name, "invited": each.other_id in invited} for each in friends],
        "symbols": ground(live).symbols,
    }
    return page(request, "table_people.html", status, back=f"/t/{live.row.id}/people", wrong=wrong, typed=typed, **given)


async def _under_their_names(request: Request, live: LiveTable, sitting: dict[int, str]) -> dict[int, str]:
    """The names of the members who sit at a table under their account's name, by seat."""
    names = await service_of(request).members.shown(list(sitting.values()), "en")
    return {seat: names[member_id] for seat, member_id in sitting.items() if names.get(member_id) == live.chairs[seat].name}


@router.post("/t/{table_id}/invite")
async def invite(request: Request, who: Seated, me: Me, name: Annotated[str, Form(max_length=200)]) -> Response:
    """Invite a member, by name, to a free seat."""
    live, seat = who
    service = service_of(request)
    try:
        count_invitation(request, me.id)
        await service.invitations.invite(live, me, await service.people.called(name))
    except Refused as error:
        return await _people_page(request, live, seat, *wrong(request, error), name)
    return see(f"/t/{live.row.id}/people#invite")


@router.post("/t/{table_id}/people/ask")
async def ask(request: Request, who: Seated, me: Me, seat: SeatNumber) -> Response:
    """Ask a fellow player to be friends."""
    live, mine = who
    try:
        count_invitation(request, me.id)
        other = await _member_at(request, live, seat)
        if other is None or other.name != live.chairs[seat].name:
            raise Refused("no-account", 404, name=live.chairs[seat].name)
        await service_of(request).people.ask(me, other)
    except Refused as error:
        return await _people_page(request, live, mine, *wrong(request, error))
    return see(f"/t/{live.row.id}/people")


@router.post("/t/{table_id}/people/block")
async def block(request: Request, who: Seated, me: Me, seat: SeatNumber) -> Response:
    """Block a fellow player, whatever name they use here."""
    live, mine = who
    try:
        other = await _member_at(request, live, seat)
        if other is None:
            raise Refused("no-account", 404, name=live.chairs[seat].name)
        await service_of(request).people.block(me, other, live.chairs[seat].name)
    except Refused as error:
        return await _people_page(request, live, mine, *wrong(request, error))
    return see(f"/t/{live.row.id}/people")


async def _member_at(request: Request, live: LiveTable, seat: int) -> Member | None:
    chair_at(live, seat)
    members = service_of(request).members
    member_id = await members.member_at(live.row.id, seat)
    return await members.member(member_id) if member_id is not None else None


# ---- reports ----


@router.get("/t/{table_id}/report")
async def show_report(request: Request, who: Seated, seat: Annotated[int, Query(ge=0, le=9)] = 0, message: MessageNumber = None) -> Response:
    """The form to report a player or a message."""
    live, _ = who
    return await _report_page(request, live, seat, message)


async def _report_page(
    request: Request, live: LiveTable, about: int, message: int | None, wrong: str = "", status: int = 200, reason: str = "", text: str = ""
) -> Response:
    service = service_of(request)
    _check_operator(request)
    said = await service.reports.message(live, message) if message is not None else None
    name = said.data["name"] if said is not None else who_left(live, about) or chair_at(live, about).name
    given = {
        "table": live.row.id,
        "about": said.seat if said is not None else about,
        "name": name,
        "message": message,
        "quoted": said.data["text"] if said is not None else "",
        "reasons": REASONS,
        "most": LONGEST_TEXT,
        "chosen": reason,
        "text": text,
    }
    return page(request, "report.html", status, back=f"/t/{live.row.id}/people", wrong=wrong, **given)


@router.post("/t/{table_id}/report")
async def report(
    request: Request,
    who: Seated,
    seat: SeatNumber,
    reason: Annotated[str, Form()] = "",
    text: Annotated[str, Form()] = "",
    message: Annotated[int | None, Form(ge=0, le=10_000_000)] = None,
) -> Response:
    """Report a player, or a message, to the operator."""
    live, by = who
    _check_operator(request)
    try:
        count_report(request, await member_id_of(request))
        await service_of(request).reports.report(live, by, seat, message, reason, text)
    except Refused as error:
        if error.status != 422:
            raise
        return await _report_page(request, live, seat, message, *wrong(request, error), reason, text[:LONGEST_TEXT])
    return page(request, "reported.html", back=f"/t/{live.row.id}/people", table=live.row.id)


def _check_operator(request: Request) -> None:
    """Refused where nobody would read a report."""
    if not service_of(request).settings.operator_token_file:
        raise Refused("no-operator", 404)
