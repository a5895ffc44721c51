"""Signing up, in and out: by passkey (`passkeys.py` answers its script), by a link in a mail, by a recovery code.

A link in a mail only opens a page; what it is for happens when its button is pressed. Nothing here says whether an
address has an account.
"""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, Response

from ridotto.table.http.auth import member_of, service_of, sign_in, sign_out
from ridotto.table.http.guard import count_sign_in
from ridotto.table.language import language_of
from ridotto.table.pages.forms import wrong
from ridotto.table.pages.passkeys import place_of
from ridotto.table.pages.responses import own_path, page, see
from ridotto.table.service.live_table import Refused
from ridotto.table.service.mail_links import CONFIRM, Door

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Text = Annotated[str, Form()]


@router.get("/members/sign-in")
async def show_sign_in(request: Request, next: str = "/") -> Response:
    """The ways to sign in and up; whoever is signed in already goes where they wanted to."""
    if await member_of(request) is not None:
        return see(own_path(next))
    return _sign_in_page(request, own_path(next))


def _sign_in_page(request: Request, next: str, wrong: str = "", status: int = 200) -> Response:
    settings = service_of(request).settings
    return page(
        request, "sign_in.html", status, back="/members/sign-in", next=next, wrong=wrong, passkeys=place_of(request) is not None, mail=bool(settings.smtp_host)
    )


@router.post("/members/mail")
async def send_link(request: Request, email: Text) -> Response:
    """Send a link to an address; the answer is the same whether it has an account or not."""
    count_sign_in(request)
    try:
        await service_of(request).mail_links.send_to_enter(email, language_of(request))
    except Refused as error:
        return _sign_in_page(request, "/", *wrong(request, error))
    return page(request, "mail_sent.html", back="/members/sign-in")


@router.post("/members/recover")
async def recover(request: Request, code: Text) -> Response:
    """Sign in with a recovery code, which is used up by it."""
    count_sign_in(request)
    try:
        await sign_in(request, partial(service_of(request).ways_in.use_code, code))
    except Refused as error:
        return _sign_in_page(request, "/", *wrong(request, error))
    return see("/me")


@router.get("/members/link/{token}")
async def show_link(request: Request, token: str) -> Response:
    """What a link would do, and a button to do it."""
    return _link_page(request, await service_of(request).mail_links.open(token))


def _link_page(request: Request, door: Door, wrong: str = "", status: int = 200, typed: str = "") -> Response:
    link, member = door.link, door.member
    what = "confirm" if link.purpose == CONFIRM else "sign-in" if member is not None else "sign-up"
    name = member.name if member is not None else None
    return page(request, "mail_link.html", status, back="/", what=what, name=name or "", email=link.email, wrong=wrong, typed=typed)


@router.post("/members/link/{token}")
async def follow_link(request: Request, token: str, name: Text = "") -> Response:
    """Do what the link is for: sign in, sign up, or confirm an address."""
    count_sign_in(request)
    links = service_of(request).mail_links
    door = await links.open(token)
    if door.link.purpose == CONFIRM:
        await links.confirm(door)
        return see("/me#email")
    try:
        await sign_in(request, partial(links.enter, door, name, language_of(request)))
    except Refused as error:
        if error.status == 404:  # the link has been used meanwhile
            raise
        return _link_page(request, door, *wrong(request, error), name)
    return see("/" if door.member is not None else "/me")


@router.post("/members/sign-out")
async def leave(request: Request) -> Response:
    """Sign out in this browser."""
    member = await member_of(request)
    if member is not None:
        await sign_out(request, member)
    return see("/")
