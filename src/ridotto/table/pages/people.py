"""A member's people: friends, requests, who is here, where they wait for players, and whom the member has blocked."""

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, Response

from ridotto.engine.game import all_games
from ridotto.table.http.auth import member_of, service_of
from ridotto.table.http.guard import count_invitation
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import artwork
from ridotto.table.pages.account import Me
from ridotto.table.pages.forms import wrong
from ridotto.table.pages.rendering import ago_text
from ridotto.table.pages.responses import own_path, page, see
from ridotto.table.pages.table_lines import public_line
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Refused
from ridotto.table.service.people import is_here
from ridotto.table.store.members import Member
from ridotto.table.store.ties import ASKED, ASKS, FRIEND

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Name = Annotated[str, Form(max_length=200)]


@router.get("/people")
async def show_people(request: Request) -> Response:
    """A member's people; guests are asked to sign in."""
    member = await member_of(request)
    return see("/members/sign-in?next=/people") if member is None else await _people_page(request, member)


async def _people_page(request: Request, member: Member, wrong: str = "", status: int = 200, typed: str = "") -> Response:
    people, language = service_of(request).people, language_of(request)
    words = table_words(language)
    ties = await people.ties(member)
    friends = [each for each in ties if each.state == FRIEND]
    tables = await people.open_tables(friends)
    given: dict[str, Any] = {
        "friends": sorted(({"name": each.name, "here": is_here(each)} for each in friends), key=lambda each: not each["here"]),
        "asks": [{"name": each.name, "ago": ago_text(now() - each.at, words)} for each in ties if each.state == ASKS],
        "asked": [{"name": each.name, "ago": ago_text(now() - each.at, words)} for each in ties if each.state == ASKED],
        "tables": [public_line(row, names, language) for row, names in tables if row.game in all_games()],
        "blocked": [each.called for each in await people.blocked(member)],
        "shown": await people.shows_presence(member),
        "symbols": artwork.symbols((), False),
    }
    return page(request, "people.html", status, back="/people", wrong=wrong, typed=typed, **given)


@router.post("/people/ask")
async def ask(request: Request, me: Me, name: Name, back: Annotated[str, Form()] = "") -> Response:
    """Ask somebody, by name, to be friends."""
    count_invitation(request, me.id)
    people = service_of(request).people
    try:
        await people.ask(me, await people.called(name))
    except Refused as error:
        if back:
            raise
        return await _people_page(request, me, *wrong(request, error), name)
    return see(own_path(back) if back else "/people#requests")


@router.post("/people/accept")
async def accept(request: Request, me: Me, name: Name) -> Response:
    """Accept a request."""
    people = service_of(request).people
    await people.accept(me, await people.called(name))
    return see("/people")


@router.post("/people/decline")
async def decline(request: Request, me: Me, name: Name) -> Response:
    """Decline a request; nobody is told."""
    people = service_of(request).people
    await people.decline(me, await people.called(name))
    return see("/people")


@router.post("/people/withdraw")
async def withdraw(request: Request, me: Me, name: Name) -> Response:
    """Take one's own request back."""
    people = service_of(request).people
    await people.withdraw(me, await people.called(name))
    return see("/people#requests")


@router.post("/people/part")
async def part(request: Request, me: Me, name: Name) -> Response:
    """Be friends no more."""
    people = service_of(request).people
    await people.part(me, await people.called(name))
    return see("/people")


@router.post("/people/block")
async def block(request: Request, me: Me, name: Name) -> Response:
    """Block somebody; they are not told."""
    people = service_of(request).people
    try:
        await people.block(me, await people.called(name))
    except Refused as error:
        return await _people_page(request, me, *wrong(request, error))
    return see("/people#blocked")


@router.post("/people/unblock")
async def unblock(request: Request, me: Me, name: Name) -> Response:
    """Unblock somebody, by the name in one's list."""
    await service_of(request).people.unblock(me, name)
    return see("/people#blocked")


@router.post("/people/presence")
async def show_presence(request: Request, me: Me, to: Annotated[str, Form()]) -> Response:
    """Let friends know when one is here, or not."""
    if to not in ("on", "off"):
        raise Refused("presence", 422)
    await service_of(request).people.show_presence(me, to == "on")
    return see("/people#presence")
