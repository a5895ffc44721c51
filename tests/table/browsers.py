"""A browser without script, for the tests of pages."""

import re
from contextlib import suppress
from functools import lru_cache
from html import unescape
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx2
from starlette.testclient import TestClient

from ridotto.engine.rng import Rng
from ridotto.table.language import table_words
from ridotto.table.service.live_table import Refused
from ridotto.table.settings import Settings
from tests.table.empty_database import laid_out

# Pages are read as our templates write them, strictly: html.parser takes longer for one than the house takes to make it.
ATTRIBUTES = r"""(?:\s+[^\s"'=/<>]+(?:="[^"]*"|='[^']*')?)*"""
TAG = re.compile(rf"<(?:(/?)([a-zA-Z][\w-]*)({ATTRIBUTES})\s*/?>|!--.*?-->|!doctype html>)", re.DOTALL | re.IGNORECASE)
ATTRIBUTE = re.compile(r"""([^\s"'=/<>]+)(?:="([^"]*)"|='([^']*)')?""")


@lru_cache(10_000)
def _attributes(text: str) -> dict[str, str]:
    """The attributes of a tag; icons and boards come again on every page."""
    return {name.lower(): unescape(value or other) for name, value, other in ATTRIBUTE.findall(text)}


class Page:
    """A page as a browser without script reads it: its forms, its text, its addresses."""

    def __init__(self, text: str) -> None:
        self.source = text
        self.forms: list[dict[str, Any]] = []
        self.addresses: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.language = ""
        self.said: list[str] = []
        self._in = ""
        pieces = iter(TAG.split(text))
        self._say(next(pieces))
        for closing, tag, attributes, said in zip(*[pieces] * 4, strict=True):
            if closing:
                self._end(tag.lower())
            elif tag:
                self._begin(tag.lower(), _attributes(attributes))
            self._say(said)

    def _begin(self, tag: str, at: dict[str, str]) -> None:
        self.tags.append((tag, at))
        self.addresses += [at[name] for name in ("href", "src", "action", "hx-post", "hx-sse:connect") if name in at]
        if tag == "html":
            self.language = at["lang"]
        elif tag == "form":
            self.forms.append({"action": at.get("action", ""), "fields": {}, "buttons": [], "choices": {}})
        elif tag == "input" and (at.get("type") not in ("checkbox", "radio") or "checked" in at):
            self.forms[-1]["fields"][at["name"]] = at.get("value", "")
        elif tag in ("select", "textarea"):
            self._in = at.get("name") or at["id"]  # one without a name is not sent
            self.forms[-1]["fields"][self._in] = ""
            self.forms[-1]["choices"][self._in] = []
        elif tag == "option":
            self.forms[-1]["choices"][self._in].append(at["value"])
            if "selected" in at or len(self.forms[-1]["choices"][self._in]) == 1:
                self.forms[-1]["fields"][self._in] = at["value"]
        elif tag == "button" and "name" in at:
            self.forms[-1]["buttons"].append((at["name"], at["value"]))

    def _end(self, tag: str) -> None:
        if tag in ("select", "textarea"):
            self._in = ""

    def _say(self, said: str) -> None:
        if not said:
            return
        assert "<" not in said, f"neither a tag nor text: {said[said.index('<') :][:200]}"
        self.said.append(unescape(said))
        if self.forms and self._in and not self.forms[-1]["choices"][self._in]:
            self.forms[-1]["fields"][self._in] += self.said[-1]

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.said).split())

    def form(self, ending: str) -> dict[str, Any] | None:
        """The form that is sent to such an address; where there are several, the one with the most buttons."""
        return max((form for form in self.forms if form["action"].endswith(ending)), key=lambda form: len(form["buttons"]), default=None)


BOUNDLESS: dict[str, Any] = {"requests_per_minute": 0, "moves_per_minute": 0, "hints_per_minute": 0, "analyses_per_hour": 0, "tables_per_hour": 0}


def settings(folder: Path, **more: Any) -> Settings:
    return Settings(db=laid_out(folder), bot_pause=0, **BOUNDLESS, **more)


class Browser:
    """A browser without script."""

    def __init__(self, client: TestClient, language: str = "en") -> None:
        self.client = client
        self.headers = {"Accept": "text/html", "Accept-Language": language, "Accept-Encoding": "identity"}  # packing and unpacking is half of a request
        self.cookies: dict[str, str] = {}
        self.at = ""

    def get(self, path: str, status: int = 200) -> Page:
        return self._read(self._send("GET", path), status)

    def post(self, path: str, status: int = 200, /, **fields: Any) -> Page:
        return self._read(self._send("POST", path, data=fields), status)

    def _send(self, method: str, path: str, **more: Any) -> httpx2.Response:
        """One request after another until no redirect follows."""
        self.client.cookies.clear()
        for name, value in self.cookies.items():
            self.client.cookies.set(name, value)
        headers = self.headers | ({"Origin": "http://testserver"} if method == "POST" else {}) | more.pop("headers", {})
        response: httpx2.Response = self.client.request(method, path, headers=headers, follow_redirects=False, **more)
        for name, value in response.cookies.items():
            self.cookies[name] = value
        for name in re.findall(r'([\w-]+)="";', response.headers.get("set-cookie", "")):
            self.cookies.pop(name, None)
        self.at = path
        return self._send("GET", response.headers["location"]) if response.status_code == 303 else response

    def _read(self, response: httpx2.Response, status: int) -> Page:
        assert response.status_code == status, response.text
        page = Page(response.text)
        check_page(page)
        return page


def check_page(page: Page) -> None:
    """What holds for every page: own addresses only, nothing inline, labelled controls, a title and one main heading."""
    assert page.addresses
    assert all(address == "" or re.match(r"(/($|[^/])|#)", address) for address in page.addresses), page.addresses
    names = {name for _, at in page.tags for name in at}
    assert "style" not in names
    assert not [name for name in names if name.startswith(("on", "hx-on"))]
    assert "style" not in {tag for tag, _ in page.tags}
    assert all(at.get("src", "").startswith("/static/") for tag, at in page.tags if tag == "script")
    assert [tag for tag, _ in page.tags].count("h1") == 1
    assert "<title>" in page.source
    assert len({at["id"] for _, at in page.tags if "id" in at}) == len([at for _, at in page.tags if "id" in at])


def open_table(browser: Browser, game: str = "doge", seats: int | str = 3, **more: Any) -> str:
    """A table opened by the form; returns its path."""
    browser.post("/tables", game=game, seats=seats, **more)
    return browser.at


def play_on(browser: Browser, page: Page, path: str, until: float = 90.0) -> Page:
    """Press the first button of each decision until the match is over."""
    end = monotonic() + until
    while (moves := page.form("/move")) is not None or page.form("/leave") is not None:
        assert monotonic() < end, page.text
        words = table_words(page.language)
        if words("table-result") in page.text:
            return page
        if moves is None:
            sleep(0.01)
            page = browser.get(path)
            continue
        name, value = moves["buttons"][0]
        page = browser.post(moves["action"], **moves["fields"], **{name: value})
    raise AssertionError(page.text)


def play_out(browser: Browser, path: str) -> Page:
    """The page of a match that is over: everybody's moves are made in the house, which costs a small part of what pages do."""
    client = browser.client

    async def play() -> None:
        service, rng = client.app.state.service, Rng.from_seed("played out")  # type: ignore[attr-defined]
        live = await service.tables.get(path.rpartition("/")[2])
        match = live.the_match()
        while not match.over:
            seat = match.actors()[0]
            moves = match.legal(seat)
            with suppress(Refused):  # a bot was quicker
                await service.play.move(live, seat, moves[rng.below(len(moves))])

    assert client.portal is not None
    client.portal.call(play)
    return browser.get(path)
