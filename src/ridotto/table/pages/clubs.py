"""Clubs: those that one is in, those that are open, founding one; and a club's own page, with its tables and its people."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import HTMLResponse, Response

from ridotto.engine.game import all_games
from ridotto.table.http.auth import base_url, member_of, service_of
from ridotto.table.http.guard import count_invitation
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import artwork
from ridotto.table.pages.account import Me
from ridotto.table.pages.event_organising import NEW
from ridotto.table.pages.event_view import event_lines
from ridotto.table.pages.forms import answered
from ridotto.table.pages.responses import page, see
from ridotto.table.pages.table_lines import public_line
from ridotto.table.service.clubs import ENTRIES, LONGEST_ABOUT, PAGE
from ridotto.table.store.clubs import INSIDE, INVITED, LINK, MEMBER, OPEN, ORGANISER, Club
from ridotto.table.store.events import count_players
from ridotto.table.store.members import Member

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Text = Annotated[str, Form(max_length=4000)]


@router.get("/clubs")
async def show_clubs(request: Request, after: Annotated[str, Query(max_length=200)] = "") -> Response:
    """A member's clubs, invitations, and clubs that are open; guests are asked to sign in."""
    member = await member_of(request)
    return see("/members/sign-in?next=/clubs") if member is None else await _clubs_page(request, member, after=after)


async def _clubs_page(request: Request, member: Member, wrong: str = "", status: int = 200, after: str = "", **typed: str) -> Response:
    clubs = service_of(request).clubs
    mine = await clubs.of(member)
    known = {club.slug for club, _ in mine}
    found = await clubs.open(after)
    given = {
        "mine": [(club, role) for club, role in mine if role in INSIDE],
        "invited": [club for club, role in mine if role == INVITED],
        "found": [(club, count) for club, count in found[:PAGE] if club.slug not in known],
        "more": found[PAGE - 1][0].name if len(found) > PAGE else "",
        "after": after,
        "entries": ENTRIES,
        "most": LONGEST_ABOUT,
        "typed": {"name": "", "about": "", "entry": OPEN, **typed},
    }
    return page(request, "clubs.html", status, back="/clubs", wrong=wrong, **given)


@router.post("/clubs")
async def found(request: Request, me: Me, name: Text, about: Text = "", entry: Text = OPEN) -> Response:
    """Found a club."""
    count_invitation(request, me.id)
    again = partial(_clubs_page, request, me, name=name, about=about, entry=entry)
    return await answered(request, service_of(request).clubs.found(me, name, about, entry), lambda club: f"/clubs/{club.slug}", again)


# ---- one club ----


@router.get("/clubs/{slug}")
async def show_club(request: Request, slug: str) -> Response:
    """A club: for those in it its tables and people, for others what it is."""
    member = await member_of(request)
    if member is None:
        return see(f"/members/sign-in?next={quote(f'/clubs/{slug}')}")
    club, role = await service_of(request).clubs.enter(slug, member)
    return await _club_page(request, member, club, role)


@router.get("/clubs/{slug}/join/{link}")
async def show_club_by_link(request: Request, slug: str, link: str) -> Response:
    """The same for whoever has the club's link."""
    member = await member_of(request)
    if member is None:
        return see(f"/members/sign-in?next={quote(f'/clubs/{slug}/join/{link}')}")
    club, role = await service_of(request).clubs.enter(slug, member, link)
    return await _club_page(request, member, club, role, link=link)


async def _club_page(request: Request, member: Member, club: Club, role: str, wrong: str = "", status: int = 200, link: str = "", typed: str = "") -> Response:
    clubs, language = service_of(request).clubs, language_of(request)
    fellows = await clubs.fellows(club)
    inside = [each for each in fellows if each.role in INSIDE]
    given: dict[str, Any] = {"club": club, "role": role, "count": len(inside), "link": link, "typed": typed, "entries": ENTRIES, "most": LONGEST_ABOUT}
    if role in INSIDE:
        found = await clubs.tables(club)
        organisers = [each.name for each in inside if each.role == ORGANISER]
        given |= {
            "tables": {state: [public_line(row, names, language) for row, names in rows if row.game in all_games()] for state, rows in found.items()},
            "fellows": sorted(({"name": each.name, "organiser": each.role == ORGANISER} for each in inside), key=lambda each: not each["organiser"]),
            "invited": [each.name for each in fellows if each.role not in INSIDE] if role == ORGANISER else [],
            "heirs": [each.name for each in inside if each.role == MEMBER] if organisers == [member.name] else [],
            "address": f"{base_url(request)}/clubs/{club.slug}/join/{club.link}" if role == ORGANISER and club.entry == LINK else "",
            "symbols": artwork.symbols((), False),
            "me": member.name,
            "events": await _events(request, club),
            "organise": f"{NEW}?club={club.slug}" if role == ORGANISER and service_of(request).settings.events == "members" else "",
        }
    return page(request, "club.html", status, back=f"/clubs/{club.slug}", wrong=wrong, **given)


async def _events(request: Request, club: Club) -> list[dict[str, Any]]:
    service = service_of(request)
    rows = await service.events.of_club(club.slug) if service.settings.with_events else []
    counts = await service.store.call(count_players, service.store, [row.id for row in rows])
    return event_lines(rows, counts, table_words(language_of(request)))


async def _again(request: Request, member: Member, slug: str, typed: str, wrong: str, status: int) -> Response:
    """The club's page once more, with what is wrong."""
    club, role = await service_of(request).clubs.enter(slug, member)
    return await _club_page(request, member, club, role, wrong, status, typed=typed)


@router.post("/clubs/{slug}/join")
async def join(request: Request, me: Me, slug: str, link: Text = "") -> Response:
    """Join the club."""
    clubs = service_of(request).clubs
    club, _ = await clubs.enter(slug, me, link)
    await clubs.join(club, me, link)
    return see(f"/clubs/{slug}")


@router.post("/clubs/{slug}/leave")
async def leave(request: Request, me: Me, slug: str, heir: Text = "") -> Response:
    """Leave the club, or decline its invitation; the last organiser hands it over."""
    clubs = service_of(request).clubs
    club, _ = await clubs.enter(slug, me)
    return await answered(request, clubs.leave(club, me, heir), "/clubs", partial(_again, request, me, slug, ""))


@router.post("/clubs/{slug}/change")
async def change(request: Request, me: Me, slug: str, name: Text, about: Text = "", entry: Text = OPEN) -> Response:
    """Change what the club says of itself."""
    clubs = service_of(request).clubs
    club, _ = await clubs.enter(slug, me)
    return await answered(request, clubs.change(club, me, name, about, entry), f"/clubs/{slug}", partial(_again, request, me, slug, ""))


@router.post("/clubs/{slug}/link")
async def renew_link(request: Request, me: Me, slug: str) -> Response:
    """Give the club another link; the one from before leads nowhere."""
    clubs = service_of(request).clubs
    club, _ = await clubs.enter(slug, me)
    await clubs.renew_link(club, me)
    return see(f"/clubs/{slug}#people")


@router.post("/clubs/{slug}/invite")
async def invite(request: Request, me: Me, slug: str, name: Text) -> Response:
    """Invite a member by name."""
    club, _ = await service_of(request).clubs.enter(slug, me)
    count_invitation(request, me.id)
    return await _about(request, me, club, name, service_of(request).clubs.invite, name)


async def _about(request: Request, me: Member, club: Club, name: str, act: Callable[[Club, Member, Member], Awaitable[None]], typed: str = "") -> Response:
    """Do something about the member with this name."""

    async def work() -> None:
        await act(club, me, await service_of(request).people.called(name))

    return await answered(request, work(), f"/clubs/{club.slug}#people", partial(_again, request, me, club.slug, typed))


@router.post("/clubs/{slug}/appoint")
async def appoint(request: Request, me: Me, slug: str, name: Text, role: Text) -> Response:
    """Make somebody an organiser, or a member again."""
    clubs = service_of(request).clubs
    club, _ = await clubs.enter(slug, me)
    return await _about(request, me, club, name, partial(clubs.appoint, role=role))


@router.post("/clubs/{slug}/remove")
async def remove(request: Request, me: Me, slug: str, name: Text) -> Response:
    """Remove somebody, or take an invitation back."""
    club, _ = await service_of(request).clubs.enter(slug, me)
    return await _about(request, me, club, name, service_of(request).clubs.remove)


@router.post("/clubs/{slug}/close")
async def close(request: Request, me: Me, slug: str) -> Response:
    """Close the club for good."""
    clubs = service_of(request).clubs
    club, _ = await clubs.enter(slug, me)
    await clubs.close(club, me)
    return see("/clubs")
