"""A member's own account: name, language, ways to sign in, devices, data, deletion. Nobody else ever sees any of it."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ridotto.table import language as languages
from ridotto.table.http.auth import base_url, browser_of, member_of, service_of, set_cookie, sign_out, signed_in
from ridotto.table.http.guard import count_sign_in
from ridotto.table.language import language_of, table_words
from ridotto.table.pages.forms import answered, wrong
from ridotto.table.pages.passkeys import place_of
from ridotto.table.pages.push import reminders_shown
from ridotto.table.pages.rendering import ago_text
from ridotto.table.pages.responses import page, see
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Refused
from ridotto.table.service.member_data import member_data
from ridotto.table.store.members import Member, name_key

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Me = Annotated[Member, Depends(signed_in)]
Text = Annotated[str, Form()]


@router.get("/me")
async def show_account(request: Request) -> Response:
    """The account of whoever asks; guests are asked to sign in."""
    member = await member_of(request)
    return see("/members/sign-in?next=/me") if member is None else await _account_page(request, member)


async def _account_page(request: Request, member: Member, wrong: str = "", status: int = 200, **more: Any) -> Response:
    service, words = service_of(request), table_words(language_of(request))
    ways, here = await service.ways_in.of(member), browser_digest(browser_of(request) or "")
    devices = [
        {"id": each.browser, "name": each.device or words("me-device-unknown"), "here": each.browser == here, "seen": ago_text(now() - each.seen, words)}
        for each in await service.members.devices(member)
    ]
    passkeys = [{"id": each.id, "name": each.name, "used": ago_text(now() - each.used, words) if each.used is not None else ""} for each in ways.passkeys]
    shown = await service.profiles.shown(member)
    given = {"devices": devices, "passkeys": passkeys, "codes": ways.codes, "mail": bool(service.settings.smtp_host), "can_add": place_of(request) is not None}
    given |= await reminders_shown(request, member)
    return page(request, "account.html", status, back="/me", me=member, shown=shown, wrong=wrong, **{"sent": False, "new_codes": (), **given, **more})


@router.post("/me/name")
async def rename(request: Request, me: Me, name: Text) -> Response:
    """Change one's name. Names at tables stay as they were."""
    return await answered(request, service_of(request).members.change(me, name=name), "/me", partial(_account_page, request, me))


@router.post("/me/language")
async def speak(request: Request, me: Me, lang: Text) -> Response:
    """Change the language of pages and mails."""
    await service_of(request).members.change(me, language=lang)
    set_cookie(request, languages.COOKIE, lang, languages.COOKIE_SECONDS)
    return see("/me")


# ---- ways to sign in ----


@router.post("/me/email")
async def change_email(request: Request, me: Me, email: Text) -> Response:
    """Send a link to a new address; it is the member's once the link is followed."""
    count_sign_in(request)
    try:
        await service_of(request).mail_links.send_to_confirm(me, email)
    except Refused as error:
        return await _account_page(request, me, *wrong(request, error))
    return await _account_page(request, me, sent=True)


@router.post("/me/email/remove")
async def remove_email(request: Request, me: Me) -> Response:
    """Forget one's address, unless it is the last way in."""
    return await answered(request, service_of(request).ways_in.remove_email(me), "/me#email", partial(_account_page, request, me))


@router.post("/me/passkeys/name")
async def name_passkey(request: Request, me: Me, passkey: Text, name: Text) -> Response:
    """Give a passkey another name."""
    return await answered(request, service_of(request).ways_in.name_passkey(me, passkey, name), "/me#passkeys", partial(_account_page, request, me))


@router.post("/me/passkeys/remove")
async def remove_passkey(request: Request, me: Me, passkey: Text) -> Response:
    """Remove a passkey, unless it is the last way in."""
    return await answered(request, service_of(request).ways_in.remove_passkey(me, passkey), "/me#passkeys", partial(_account_page, request, me))


@router.post("/me/codes")
async def make_codes(request: Request, me: Me) -> Response:
    """New recovery codes; this page is the only one that ever shows them."""
    return await _account_page(request, me, new_codes=await service_of(request).ways_in.new_codes(me))


# ---- devices ----


@router.post("/me/devices/sign-out")
async def sign_out_device(request: Request, me: Me, device: Text) -> Response:
    """Sign out in another browser."""
    await service_of(request).members.sign_out(me, device)
    return see("/me#devices")


@router.post("/me/sign-out-everywhere")
async def sign_out_everywhere(request: Request, me: Me) -> Response:
    """Sign out in all browsers, this one included."""
    await service_of(request).members.sign_out_everywhere(me)
    await sign_out(request, me)
    return see("/")


# ---- one's data ----


@router.get("/me/data")
async def download(request: Request, me: Me) -> Response:
    """All that is kept about the member, as a file."""
    service = service_of(request)
    data = await service.store.call(member_data, service.store, me, base_url(request))
    return JSONResponse(data, headers={"Content-Disposition": 'attachment; filename="ridotto-account.json"', "Cache-Control": "no-store"})


@router.get("/me/delete")
async def ask_to_delete(request: Request, me: Me) -> Response:
    """What deletion means, and the second question."""
    return page(request, "account_delete.html", back="/me/delete", me=me, wrong=False)


@router.post("/me/delete")
async def delete(request: Request, me: Me, name: Text) -> Response:
    """Delete the account, once its name was typed."""
    if name_key(" ".join(name.split())) != name_key(me.name or ""):
        return page(request, "account_delete.html", 422, back="/me/delete", me=me, wrong=True)
    await service_of(request).departure.delete(me)
    await sign_out(request, me)
    return see("/")
