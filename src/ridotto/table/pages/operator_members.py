"""The operator's pages of members: finding them by the beginning of their names, those who are restricted, and one of them.

They show what the host needs to keep house: since when somebody is a member, when they were last here, what was decided about them and
what is reported. Where they play and with whom is not there, nor their address.
"""

from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Form, Query, Request
from starlette.responses import HTMLResponse, Response

from ridotto.engine.words import Words
from ridotto.table.http.auth import service_of
from ridotto.table.http.operator_access import PATH, is_operator, operator_access, there_is_one
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import rendering
from ridotto.table.pages.responses import page, see
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Refused
from ridotto.table.service.members import day_text
from ridotto.table.service.seats import LONGEST_NAME
from ridotto.table.service.standings import LONGEST_WHY, MOST_DAYS
from ridotto.table.store.overview import MemberLine, member_line, members_called, restricted_members

MEMBERS_LISTED = 20
MOST_PAGES = 1000
LIST = f"{PATH}/members"
ONE = f"{PATH}/member"

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, dependencies=[Depends(there_is_one)])

At = Annotated[int, Query(alias="page", ge=1, le=MOST_PAGES)]


def told_of(line: MemberLine, words: Words) -> dict[str, Any]:
    """A member as the pages show them."""
    return {
        "name": line.name,
        "one": one_address(line.name),
        "since": day_text(line.created)[:10],
        "seen": rendering.ago_text(now() - line.seen, words),
        "muted": day_text(line.muted) if line.muted > now() else "",
        "suspended": day_text(line.suspended) if line.suspended > now() else "",
        "why": line.why,
        "reports": line.reports,
        "devices": line.devices,
    }


def one_address(name: str) -> str:
    """Where one member is looked at."""
    return f"{ONE}?{urlencode({'name': name})}"


@router.get(LIST)
async def show_members(request: Request, name: Annotated[str, Query(max_length=200)] = "", restricted: str = "", at: At = 1) -> Response:
    """Members whose names begin like this, by name; or those who may not talk or not sign in."""
    if not operator_access(request).is_in(request):
        return page(request, "operator_enter.html", back=PATH)
    store, words, offset = service_of(request).store, table_words(language_of(request)), (at - 1) * MEMBERS_LISTED
    beginning = " ".join(name.split())
    if restricted:
        found = await store.call(restricted_members, store, now(), offset, MEMBERS_LISTED + 1)
    elif len(beginning) > LONGEST_NAME or not beginning.isprintable():  # a database refuses to look for some characters
        found = []
    else:
        found = await store.call(members_called, store, beginning, offset, MEMBERS_LISTED + 1)
    asked = {"restricted": "yes"} if restricted else {"name": beginning}
    turned = {rel: f"{LIST}?{urlencode({**asked, 'page': to})}" for rel, to in (("prev", at - 1), ("next", at + 1)) if to > 0}
    given: dict[str, Any] = {
        "members": [told_of(each, words) for each in found[:MEMBERS_LISTED]],
        "name": beginning,
        "restricted": bool(restricted),
        "at": at,
        "previous": turned.get("prev", ""),
        "next": turned["next"] if len(found) > MEMBERS_LISTED and at < MOST_PAGES else "",
    }
    return page(request, "operator_members.html", back=f"{LIST}?{urlencode(asked)}", **given)


@router.get(ONE)
async def show_member(request: Request, name: Annotated[str, Query(max_length=200)]) -> Response:
    """One member, and what can be decided about them."""
    if not operator_access(request).is_in(request):
        return page(request, "operator_enter.html", back=PATH)
    service, words = service_of(request), table_words(language_of(request))
    member = await service.people.called(name)
    line = await service.store.call(member_line, service.store, member.id)
    if line is None:  # the account has been deleted at this moment
        raise Refused("nobody-called", 404, name=name[:40])
    return page(request, "operator_member.html", back=one_address(line.name), member=told_of(line, words), most_days=MOST_DAYS, most_why=LONGEST_WHY)


@router.post(f"{LIST}/sign-out", dependencies=[Depends(is_operator)])
async def sign_out(request: Request, name: Annotated[str, Form(max_length=200)]) -> Response:
    """Sign a member out everywhere; they can sign in again."""
    service = service_of(request)
    member = await service.people.called(name)
    await service.members.sign_out_everywhere(member)
    return see(one_address(member.name or ""))
