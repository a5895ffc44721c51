"""Messages to a browser when it is its player's turn: turned on and off in that browser. What an account's page shows of reminders."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ridotto.table.http.auth import base_url, browser_of, service_of
from ridotto.table.language import language_of, table_words
from ridotto.table.pages.time_text import length_text
from ridotto.table.service.live_table import Refused
from ridotto.table.service.reminders import MINUTES
from ridotto.table.store.members import Member
from ridotto.table.store.reminders import DAILY, NEVER, SOON

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Address = Annotated[str, Body(max_length=1000)]
Key = Annotated[str, Body(max_length=200)]


async def push_shown(request: Request) -> dict[str, Any]:
    """What a page needs to turn messages on or off; no key where there are none, or nothing to tell of."""
    reminders, browser = service_of(request).reminders, browser_of(request)
    if reminders.pushing is None or browser is None or not await reminders.may_be_told(browser):
        return {"push_key": "", "push_here": False}
    return {"push_key": reminders.pushing.public_key, "push_here": await reminders.device(browser) is not None}


async def reminders_shown(request: Request, member: Member) -> dict[str, Any]:
    """What the account's page shows of reminders."""
    reminders, words = service_of(request).reminders, table_words(language_of(request))
    wish = await reminders.wish(member)
    soon = [(SOON, minutes, words("back-mails-soon", time=length_text(60 * minutes, words))) for minutes in MINUTES]
    return {
        **await push_shown(request),
        "wish": wish,
        "with_mails": reminders.with_mails,
        "mail_choices": [(NEVER, MINUTES[0], words("back-mails-never")), *soon, (DAILY, MINUTES[0], words("back-mails-daily"))],
        "feed": f"/feed/{wish.feed}.atom" if wish.feed is not None else "",
        "feed_base": base_url(request),
    }


@router.get("/turns/push")
async def show_key(request: Request) -> Response:
    """The key to subscribe with again, for the worker of a browser that has asked for messages; nothing for any other."""
    reminders, browser = service_of(request).reminders, browser_of(request)
    known = reminders.pushing is not None and browser is not None and await reminders.device(browser) is not None
    key = reminders.pushing.public_key if known and reminders.pushing is not None else ""
    return JSONResponse({"key": key}, headers={"Cache-Control": "no-store"})


@router.post("/turns/push")
async def turn_on(request: Request, endpoint: Address, key: Key, auth: Key) -> Response:
    """Send messages to this browser; the page's script asks for it."""
    browser = browser_of(request)
    if browser is None:
        raise Refused("push-no-seat")
    await service_of(request).reminders.add_device(browser, endpoint, key, auth, language_of(request))
    return Response(status_code=204)


@router.post("/turns/push/off")
async def turn_off(request: Request) -> Response:
    """Send no more messages to this browser."""
    browser = browser_of(request)
    if browser is not None:
        await service_of(request).reminders.remove_device(browser)
    return Response(status_code=204)
