"""Checks on every request: its origin, its length and its rate; and the security headers of every response."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil, inf
from time import monotonic
from urllib.parse import urlsplit

from fastapi import Request
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.table.http.errors import answer
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.live_table import LiveTable, Refused
from ridotto.table.settings import Settings

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# same-origin and not no-referrer: with the latter browsers send no usable Origin with our own forms either
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
USUAL_PORTS = {"http": 80, "https": 443}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
UNCOUNTED = ("/healthz", "/static/")
BODY_SECONDS = 30
LATER = "ridotto.later"
"""In a request's scope: the list of responses to send once the application is done."""
ROUTE = "ridotto.route"
"""In a request's scope, once it has passed the guard: the template of its path."""
Later = Callable[[Receive, Send], Awaitable[None]]
COOKIES = "ridotto.cookies"
"""In a request's scope: the list of `Set-Cookie` header values."""
MOST_KEPT = 20_000  # addresses, members and seats that are counted at the same time
BROWSER_COOKIE = "ridotto-browser"
KNOWN_SECONDS = 60.0  # for which requests of a browser that was found signed in are counted for its member


class TooMany(Refused):
    """Too many requests; `seconds` says after how long to try again."""

    def __init__(self, what: str, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__(f"many-{what}", 429, seconds=str(self.seconds))


class Allowance:
    """A rate limit: `most` in a period for each key, all at once if need be, refilled continuously."""

    def __init__(self, most: int, seconds: float, what: str) -> None:
        self._most = most
        self._seconds = seconds
        self._what = what
        self._used: dict[Hashable, tuple[float, float]] = {}

    def take(self, key: Hashable) -> None:
        """Use one up; `TooMany` when none is left."""
        if not self._most:
            return
        now = monotonic()
        used, at = self._used.get(key, (0.0, now))
        used = max(0.0, used - (now - at) * self._most / self._seconds)
        if used + 1 > self._most:
            self._used[key] = (used, now)
            raise TooMany(self._what, (used + 1 - self._most) * self._seconds / self._most)
        self._used[key] = (used + 1, now)
        if len(self._used) > MOST_KEPT:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Forget the keys whose allowance is full again; if there are none, the oldest."""
        rate = self._most / self._seconds
        self._used = {key: (used, at) for key, (used, at) in self._used.items() if used > (now - at) * rate}
        for key in list(self._used)[: max(0, len(self._used) - MOST_KEPT // 2)]:
            del self._used[key]


class Places:
    """A limit on how many there may be at the same time for each key."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._taken: dict[Hashable, int] = {}

    def has_room(self, key: Hashable) -> bool:
        """Whether a place is free."""
        return not self._most or self._taken.get(key, 0) < self._most

    def take(self, key: Hashable) -> None:
        """Take a place; `TooMany` when none is free."""
        if not self.has_room(key):
            raise TooMany(self._what, 10)
        self._taken[key] = self._taken.get(key, 0) + 1

    def give_back(self, key: Hashable) -> None:
        """Free a place."""
        left = self._taken.get(key, 0) - 1
        if left > 0:
            self._taken[key] = left
        else:
            self._taken.pop(key, None)


class Share:
    """A limit for members: on each, and on all of them behind one address together. A member who has used up the first takes nothing of the second."""

    def __init__(self, each: Allowance | Places, together: Allowance | Places) -> None:
        self._each = each
        self._together = together

    def take(self, of: str, member_id: str) -> None:
        """Use one up, for a member at an address; `TooMany` when none is left."""
        self._each.take(member_id)
        try:
            self._together.take(of)
        except TooMany:
            if isinstance(self._each, Places):
                self._each.give_back(member_id)
            raise

    def give_back(self, of: str, member_id: str) -> None:
        """Free a place."""
        for places, key in ((self._each, member_id), (self._together, of)):
            assert isinstance(places, Places)
            places.give_back(key)


class SignedIn:
    """Browsers that were found signed in within the last minute, by the digests of their cookies: so no request is read up only to be counted."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[str, float]] = {}

    def note(self, digest: str, member_id: str | None) -> None:
        """Note what the database has said of a browser; None: it is not signed in."""
        self._known.pop(digest, None)
        if member_id is not None:
            self._known[digest] = member_id, monotonic() + KNOWN_SECONDS
            if len(self._known) > MOST_KEPT:
                del self._known[next(iter(self._known))]

    def member(self, headers: Headers) -> str | None:
        """The member whose browser sends these; None for all others, and with a bearer token, with which cookies are ignored."""
        if not self._known or "authorization" in headers or BROWSER_COOKIE not in headers.get("cookie", ""):
            return None
        cookie = cookie_parser(headers["cookie"]).get(BROWSER_COOKIE, "")
        member_id, until = self._known.get(browser_digest(cookie), (None, 0.0))
        return member_id if monotonic() < until else None


class Limits:
    """All limits of the application. Each process counts separately."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Allowance(settings.requests_per_minute, 60, "requests")
        self.moves = Allowance(settings.moves_per_minute, 60, "moves")
        self.hints = Allowance(settings.hints_per_minute, 60, "hints")
        self.analyses = Allowance(settings.analyses_per_hour, 3600, "analyses")
        self.tables = Allowance(settings.tables_per_hour, 3600, "tables")
        self.operator = Allowance(10, 600, "operator")
        self.sign_ins = Allowance(settings.sign_ins_per_hour, 3600, "sign-ins")
        self.invitations = Allowance(settings.invitations_per_hour, 3600, "invitations")
        self.reports = Allowance(settings.reports_per_hour, 3600, "reports")
        self.streams = Places(settings.streams_per_address, "streams")
        self.signed_in = SignedIn()
        times = settings.members_per_address
        rates = (settings.requests_per_minute, 60, "requests"), (settings.tables_per_hour, 3600, "tables"), (settings.reports_per_hour, 3600, "reports")
        self.members = {what: Share(Allowance(most, seconds, what), Allowance(times * most, seconds, what)) for most, seconds, what in rates}
        self.members["streams"] = Share(Places(settings.streams_per_address, "streams"), Places(times * settings.streams_per_address, "streams"))

    def take(self, what: str, of: str, member_id: str | None) -> None:
        """Use one of the requests, tables, streams or reports up that a member has, or for others their address; `TooMany` when none is left."""
        if member_id is not None:
            self.members[what].take(of, member_id)
            return
        alone: Allowance | Places = getattr(self, what)
        alone.take(of)

    def give_back_stream(self, of: str, member_id: str | None) -> None:
        """Free the place of a stream that has ended."""
        if member_id is not None:
            self.members["streams"].give_back(of, member_id)
        else:
            self.streams.give_back(of)


def limits_of(request: Request) -> Limits:
    """The limits of this application."""
    limits: Limits = request.app.state.limits
    return limits


def address(scope: Scope) -> str:
    """The address that a request is counted for."""
    return address_of(scope["client"][0] if scope.get("client") else "local")


@lru_cache(maxsize=1024)
def address_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 of an IPv6 address, which is what one household gets."""
    try:
        parsed = ip_address(host.partition("%")[0])
    except ValueError:
        return str(host)
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or f"{IPv6Address(int(parsed) >> 64 << 64)}/64")
    return str(parsed)


def origin_parts(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of a URL without a path; None if it is not one."""
    try:
        parts = urlsplit(url.lower())
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in USUAL_PORTS or not parts.hostname or "@" in parts.netloc or parts.path not in ("", "/") or parts.query or parts.fragment:
        return None
    return parts.scheme, parts.hostname, port or USUAL_PORTS[parts.scheme]


def count_move(request: Request, live: LiveTable, seat: int) -> None:
    """Count a move, an undo or a message of a seat; `TooMany` if there were too many."""
    limits_of(request).moves.take((live.row.id, seat))


def count_hint(request: Request, live: LiveTable, seat: int) -> None:
    """Count a hint of a seat; `TooMany` if there were too many."""
    limits_of(request).hints.take((live.row.id, seat))


def count_look_back(request: Request) -> None:
    """Count a question about a moment of a match that is over; `TooMany` if an address has asked too many."""
    limits_of(request).hints.take(address(request.scope))


def count_analysis(request: Request) -> None:
    """Count an analysis; `TooMany` if an address has asked for too many."""
    limits_of(request).analyses.take(address(request.scope))


def count_table(request: Request, member_id: str | None) -> None:
    """Count a new table of a member, or of an address; `TooMany` if there were too many."""
    limits_of(request).take("tables", address(request.scope), member_id)


def count_sign_in(request: Request) -> None:
    """Count an attempt to sign in or up; `TooMany` if an address has made too many."""
    limits_of(request).sign_ins.take(address(request.scope))


def count_invitation(request: Request, member_id: str) -> None:
    """Count what a member wants of another: a request, an invitation, a club; `TooMany` if there were too many."""
    limits_of(request).invitations.take(member_id)


def count_report(request: Request, member_id: str | None) -> None:
    """Count a report of a member, or of an address; `TooMany` if there were too many."""
    limits_of(request).take("reports", address(request.scope), member_id)


class Guard:
    """Middleware in front of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app = app
        self._limits = limits
        self._longest = settings.body_bytes
        self._public = origin_parts(settings.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        cookies: list[bytes] = []
        sending = with_headers(send, cookies)
        headers = Headers(scope=scope)
        try:
            if not scope["path"].startswith(UNCOUNTED):
                self._limits.take("requests", address(scope), self._limits.signed_in.member(headers))
            if scope["method"] not in SAFE_METHODS:
                self._check_origin(headers, scope["scheme"])
            reading = self._measured(headers, receive)
        except Refused as error:
            await answer(Request(scope, receive), error.status, str(error), error)(scope, receive, sending)
            return
        for send_later in await self._pass_on(scope, cookies, reading, sending):
            await send_later(receive, sending)

    async def _pass_on(self, scope: Scope, cookies: list[bytes], receive: Receive, send: Send) -> list[Later]:
        """Let the application respond; returns what to send once it is done and its memory is freed."""
        later: list[Later] = []
        inner: Scope = {**scope, COOKIES: cookies, LATER: later}
        try:
            await self._app(inner, receive, send)
        finally:
            scope[ROUTE] = inner["route"].path if "route" in inner else inner.get("root_path") or "none"  # a folder of files has no route
        return later

    def _check_origin(self, headers: Headers, scheme: str) -> None:
        """Refuse what a browser sends on behalf of another site; SameSite cookies should already prevent that.

        A browser never sends a bearer token by itself, and with a bearer token cookies are ignored.
        """
        if "authorization" in headers:
            return
        site, origin = headers.get("sec-fetch-site"), headers.get("origin")
        if site is not None and site not in ("same-origin", "none"):
            raise Refused("other-site", 403)
        if origin is not None and not self._is_ours(origin, f"{scheme}://{headers.get('host', '')}") and not (origin == "null" and site == "same-origin"):
            raise Refused("other-site", 403)
        if site is None and origin is None and "cookie" in headers:
            raise Refused("no-origin", 403)

    def _is_ours(self, origin: str, asked: str) -> bool:
        """Whether an origin is the public address or, if none is set, the address that was requested."""
        parts = origin_parts(origin)
        return parts is not None and parts == (self._public or origin_parts(asked))

    def _measured(self, headers: Headers, receive: Receive) -> Receive:
        """A `receive` that stops at the length limit, with or without a Content-Length, and does not wait for ever."""
        told = headers.get("content-length", "0")
        if not told.isdecimal() or len(told) > 18 or int(told) > self._longest:
            raise Refused("long", 413, most=str(self._longest))
        left, until = self._longest, monotonic() + BODY_SECONDS

        async def measured() -> Message:
            nonlocal left, until
            try:
                async with asyncio.timeout(None if until == inf else until - monotonic()):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, f"a request must arrive within {BODY_SECONDS} seconds") from None
            if message["type"] == "http.request":
                left -= len(message.get("body", b""))
                if left < 0:
                    raise HTTPException(413, f"a request may be at most {self._longest} bytes long")
                if not message.get("more_body", False):
                    until = inf  # next comes only the end of the connection
            return message

        return measured


def with_headers(send: Send, cookies: Sequence[bytes] = ()) -> Send:
    """A `send` that adds the security headers, and the cookies that are set by the time the response begins."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = message["headers"] = list(message.get("headers", ()))
            headers += HEADERS
            headers += [(b"set-cookie", cookie) for cookie in cookies]
            if not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
        await send(message)

    return sending
