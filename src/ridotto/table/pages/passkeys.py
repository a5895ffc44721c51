"""What `static/passkey.js` asks: the options for a passkey, and whether the answer is right. JSON, for that script alone."""

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from ridotto.table.http.auth import BROWSER_COOKIE, browser_of, service_of, set_cookie, sign_in, signed_in
from ridotto.table.http.devices import device_name
from ridotto.table.http.guard import count_sign_in, origin_parts
from ridotto.table.language import language_of, table_words
from ridotto.table.pages.responses import own_path
from ridotto.table.service.browsers import new_browser
from ridotto.table.service.live_table import Refused
from ridotto.table.service.passkeys import ADD, SIGN_IN, Passkeys, Place
from ridotto.table.settings import Settings

router = APIRouter(include_in_schema=False)

What = Literal["sign-in", "sign-up", "add"]


class Wish(BaseModel):
    """What a passkey is wanted for; a name with which somebody signs up."""

    model_config = ConfigDict(extra="forbid")
    what: What
    name: Annotated[str, Field(max_length=200)] = ""


class Answer(BaseModel):
    """What the browser's authenticator has answered to which challenge."""

    model_config = ConfigDict(extra="forbid")
    what: What
    challenge: Annotated[str, Field(max_length=2000)]
    credential: dict[str, Any]
    next: Annotated[str, Field(max_length=2000)] = "/"


def place_of(request: Request) -> Place | None:
    """Where passkeys are valid: at the public address or, without one, on this machine. None elsewhere: browsers take no numbers for a host."""
    settings: Settings = request.app.state.settings
    parts = origin_parts(settings.public_url) if settings.public_url else origin_parts(f"{request.url.scheme}://{request.url.netloc}")
    if parts is None or (not settings.public_url and not _is_this_machine(parts[1])) or not any(letter.isalpha() for letter in parts[1].rpartition(".")[2]):
        return None
    scheme, host, port = parts
    usual = (scheme, port) in (("http", 80), ("https", 443))
    return Place(host, f"{scheme}://{host}" if usual else f"{scheme}://{host}:{port}", settings.site_name)


def _is_this_machine(host: str) -> bool:
    return host == "localhost" or host.endswith(".localhost")


def _here(request: Request) -> tuple[Passkeys, Place]:
    place = place_of(request)
    if place is None:
        raise Refused("no-passkeys")
    return service_of(request).passkeys, place


@router.post("/members/passkey/options")
async def ask(request: Request, wish: Wish) -> dict[str, Any]:
    """The options for the browser. They are bound to this browser, which gets a cookie for it if it has none."""
    count_sign_in(request)
    passkeys, place = _here(request)
    browser = browser_of(request)
    if browser is None:
        browser = new_browser()
        set_cookie(request, BROWSER_COOKIE, browser)
    if wish.what == SIGN_IN:
        asked = passkeys.ask_to_sign_in(place, browser)
    elif wish.what == ADD:
        asked = await passkeys.ask_to_add(place, browser, await signed_in(request))
    else:
        asked = await passkeys.ask_to_sign_up(place, browser, wish.name, language_of(request))
    return vars(asked)


@router.post("/members/passkey/answer")
async def take(request: Request, answer: Answer) -> dict[str, str]:
    """Check the answer: the browser is signed in, or its member has another passkey. Returns where to go."""
    count_sign_in(request)
    passkeys, place = _here(request)
    given = (place, browser_of(request), answer.challenge, answer.credential)
    device = device_name(request.headers.get("user-agent", "")) or table_words(language_of(request))("me-passkey")
    if answer.what == ADD:
        await passkeys.add(*given, await signed_in(request), device)
        return {"next": "/me#passkeys"}
    await sign_in(request, partial(passkeys.sign_in, *given) if answer.what == SIGN_IN else partial(passkeys.sign_up, *given, device))
    return {"next": own_path(answer.next)}
