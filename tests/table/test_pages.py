"""The pages: in both languages, without script, with everything that people type escaped."""

import re
import threading
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.testclient import TestClient

from ridotto.engine.game import all_games
from ridotto.engine.record import parse_record
from ridotto.engine.replay import verify
from ridotto.engine.words import LANGUAGES, messages
from ridotto.table import rendering
from ridotto.table.app import create_app
from ridotto.table.settings import Settings
from ridotto.table.speech import table_words

SCRIPT = "<script>alert('x')</script>"
TABLE = Path(rendering.__file__).parent


class Page(HTMLParser):
    """A page as a browser without script reads it: its forms, its text, its addresses."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.source = text
        self.forms: list[dict[str, Any]] = []
        self.addresses: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.language = ""
        self.said: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        at = {name: value or "" for name, value in attrs}
        self.tags.append((tag, at))
        self.addresses += [at[name] for name in ("href", "src", "action", "hx-post", "hx-sse:connect") if name in at]
        if tag == "html":
            self.language = at["lang"]
        elif tag == "form":
            self.forms.append({"action": at.get("action", ""), "fields": {}, "buttons": []})
        elif tag == "input" and at.get("type") != "checkbox":
            self.forms[-1]["fields"][at["name"]] = at.get("value", "")
        elif tag == "button" and "name" in at:
            self.forms[-1]["buttons"].append((at["name"], at["value"]))

    def handle_data(self, data: str) -> None:
        self.said.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.said).split())

    def form(self, ending: str) -> dict[str, Any] | None:
        return next((form for form in self.forms if form["action"].endswith(ending)), None)


def settings(folder: Path, **more: Any) -> Settings:
    return Settings(db=f"sqlite:///{folder / 'tables.sqlite'}", bot_pause=0, requests_per_minute=0, moves_per_minute=0, tables_per_hour=0, **more)


class Browser:
    """A browser without script."""

    def __init__(self, client: TestClient, language: str = "en") -> None:
        self.client = client
        self.headers = {"Accept": "text/html", "Accept-Language": language}
        self.cookies: dict[str, str] = {}
        self.at = ""

    def get(self, path: str, status: int = 200) -> Page:
        return self._read(self._send("GET", path), status)

    def post(self, path: str, status: int = 200, /, **fields: Any) -> Page:
        return self._read(self._send("POST", path, data=fields), status)

    def _send(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request after another until no redirect follows."""
        self.client.cookies.clear()
        for name, value in self.cookies.items():
            self.client.cookies.set(name, value)
        headers = self.headers | ({"Origin": "http://testserver"} if method == "POST" else {})
        response: httpx.Response = self.client.request(method, path, headers=headers, follow_redirects=False, **more)
        for name, value in response.cookies.items():
            self.cookies[name] = value
        for name in re.findall(r'([\w-]+)="";', response.headers.get("set-cookie", "")):
            self.cookies.pop(name, None)
        self.at = path
        return self._send("GET", response.headers["location"]) if response.status_code == 303 else response

    def _read(self, response: httpx.Response, status: int) -> Page:
        assert response.status_code == status, response.text
        page = Page(response.text)
        check_page(page)
        return page


def check_page(page: Page) -> None:
    """What holds for every page: own addresses only, nothing inline, labelled controls, a title and one main heading."""
    assert page.addresses
    assert all(address == "" or re.match(r"(/($|[^/])|#)", address) for address in page.addresses), page.addresses
    for tag, at in page.tags:
        assert "style" not in at
        assert tag != "style"
        assert not any(name.startswith(("on", "hx-on")) for name in at)
        assert tag != "script" or at.get("src", "").startswith("/static/vendor/")
    assert [tag for tag, _ in page.tags].count("h1") == 1
    assert "<title>" in page.source
    assert len({at["id"] for _, at in page.tags if "id" in at}) == len([at for _, at in page.tags if "id" in at])


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings(tmp_path_factory.mktemp("pages")))) as client:
        yield client


def open_table(browser: Browser, game: str = "doge", seats: int = 3, **more: Any) -> str:
    """A table opened by the form; returns its path."""
    browser.post("/tables", game=game, seats=seats, **more)
    return browser.at


def play_on(browser: Browser, page: Page, path: str, until: float = 90.0) -> Page:
    """Press the first button of each decision until the match is over."""
    end = monotonic() + until
    while (moves := page.form("/move")) is not None or page.form("/leave") is not None:
        assert monotonic() < end, page.text
        words = table_words(page.language)
        if words("table-status-over") in page.text:
            return page
        if moves is None:
            sleep(0.01)
            page = browser.get(path)
            continue
        name, value = moves["buttons"][0]
        page = browser.post(moves["action"], **moves["fields"], **{name: value})
    raise AssertionError(page.text)


# ---- words ----


def test_both_languages_have_the_same_words_with_the_same_variables() -> None:
    assert messages("ridotto.table", "en") == messages("ridotto.table", "de")


def test_no_word_is_unused_and_none_is_missing() -> None:
    sources = "".join(path.read_text() for path in [*TABLE.glob("*.py"), *TABLE.glob("templates/*.html")])
    used = set(re.findall(r"[\"'](table-[a-z0-9-]+)", sources))
    beginnings = tuple(name for name in used if name.endswith("-"))
    keys = set(messages("ridotto.table", "en"))
    assert {key for key in keys if key not in used and not key.startswith(beginnings)} == set()
    assert {name for name in used if name not in keys and name not in beginnings} == set()


def test_the_language_is_the_chosen_one_or_the_one_the_browser_wants(client: TestClient) -> None:
    assert Browser(client, "fr, de-AT;q=0.8, en;q=0.5").get("/").language == "de"
    assert Browser(client, "fr").get("/").language == "en"
    browser = Browser(client, "en")
    assert browser.post("/language", lang="de", back="/").language == "de"
    assert browser.get("/").language == "de"
    browser.post("/language", lang="de", back="//elsewhere.example/")
    assert browser.at == "/"


# ---- pages ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_in_both_languages(client: TestClient, language: str) -> None:
    words = table_words(language)
    browser = Browser(client, language)
    house = browser.get("/")
    assert house.language == language
    for game in all_games().values():
        assert game.words(language)("about") in house.text
    path = open_table(browser, bot2="random", listed="yes")
    waiting = browser.get(path)
    assert words("table-status-waiting") in waiting.text
    assert f"http://testserver{path}" in waiting.text
    browser.post(f"{path}/join", name="Anna", seat="", entropy="my own text")
    other = Browser(client, language)
    assert "Anna" in other.get("/").text  # among the tables that wait
    playing = other.post(f"{path}/join", name="Bruno", seat="1")
    assert words("table-status-playing") in playing.text
    assert words("table-you-sit", name="Bruno", seat=1) in playing.text
    assert words("table-mine") in browser.get("/").text
    assert words("table-you-watch") in Browser(client, language).get(path).text
    assert "DOG-23" in browser.get(f"{path}/rules").text
    private = re.search(r"/t/\w+/seat/[\w.-]+", browser.get(path).text)
    assert private is not None
    device = Browser(client, language)
    assert words("table-carry") in device.get(private[0]).text
    assert words("table-you-sit", name="Anna", seat=0) in device.post(private[0]).text
    assert words("table-problem-404") in browser.get("/t/nosuchtable", 404).text
    assert words("table-problem-404") in browser.get("/nowhere", 404).text
    assert words("table-problem-409") in browser.post(f"{path}/join", 409, name="Anna").text
    assert words("table-problem-401-why") in Browser(client, language).post(f"{path}/undo", 401).text
    assert words("table-problem-422") in browser.post("/tables", 422, game="chess", seats=2).text


def test_the_house_shows_first_the_tables_where_it_is_ones_move(client: TestClient) -> None:
    browser = Browser(client)
    waiting = open_table(browser)
    browser.post(f"{waiting}/join", name="Anna")
    browser.post("/play", game="doge", name="Anna")
    to_move = browser.at
    page = browser.get("/")
    assert page.addresses.index(to_move) < page.addresses.index(waiting)


def test_rules_have_an_anchor_at_each_numbered_paragraph_and_no_style() -> None:
    for slug in all_games():
        for language in LANGUAGES:
            html = rendering.rules_html(slug, language)
            assert "style=" not in html
            for decision in all_games()[slug].decisions:
                assert f'id="{decision.rule}"' in html


def test_a_private_link_ends_with_the_seat(client: TestClient) -> None:
    browser = Browser(client)
    path = open_table(browser)
    page = browser.post(f"{path}/join", name="Anna")
    private = re.search(r"/t/\w+/seat/[\w.-]+", page.text)
    assert private is not None
    left = browser.post(f"{path}/leave")
    assert left.form("/join") is not None
    assert not [name for name in browser.cookies if name.startswith("ridotto-")]
    browser.get(private[0], 404)
    browser.post(private[0], 404)


# ---- play ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_of_doge_against_bots_is_played_by_forms_alone(client: TestClient, language: str) -> None:
    words = table_words(language)
    browser = Browser(client, language)
    page = browser.post("/play", game="doge", name="Anna")
    path = browser.at
    over = play_on(browser, page, path)
    assert "Anna" in over.text
    seed = re.search(rf"{re.escape(words('table-fair-seed'))} ([0-9a-f]{{64}})", over.text)
    assert seed is not None
    record = parse_record(client.get(next(address for address in over.addresses if address.endswith("/record"))).text)
    assert record.seed == seed[1]
    assert all(check.holds for check in verify(record))


def test_a_move_can_be_taken_back(client: TestClient) -> None:
    browser = Browser(client)
    path = open_table(browser)
    pages = [Browser(client) for _ in range(3)]
    for number, each in enumerate(pages):
        each.post(f"{path}/join", name=f"P{number}")
    moves = pages[0].get(path).form("/move")
    assert moves is not None
    name, value = moves["buttons"][0]
    moved = pages[0].post(moves["action"], **moves["fields"], **{name: value})
    assert moved.form("/undo") is not None
    back = pages[0].post(f"{path}/undo")
    assert back.form("/undo") is None
    assert back.form("/move") == moves
    pages[0].post(f"{path}/undo", 409)
    pages[0].post(moves["action"], 409, **{name: value, "expected": "17"})
    pages[0].post(moves["action"], 422, **{name: "999999", "expected": "0"})
    pages[0].post(moves["action"], 422, **{name: "nothing", "expected": "0"})


def test_bots_can_be_seated_by_those_who_sit(client: TestClient) -> None:
    browser = Browser(client)
    path = open_table(browser)
    browser.post(f"{path}/join", name="Anna")
    browser.post(f"{path}/bots", seat=1, bot="random")
    page = browser.post(f"{path}/bots", seat=2, bot="heuristic")
    assert page.form("/move") is not None
    Browser(client).post(f"{path}/bots", 401, seat=1, bot="random")


def test_a_seat_that_is_gone_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    with TestClient(create_app(settings(tmp_path, grace=0))) as client:
        anna, bruno = Browser(client), Browser(client)
        path = open_table(anna, bot2="random")
        anna.post(f"{path}/join", name="Anna")
        bruno.post(f"{path}/join", name="Bruno")
        page = anna.post(f"{path}/hand-over", seat=1, bot="random")
        assert table_words("en")("table-is-stand-in") in page.text
        page = bruno.get(path)
        assert page.form("/move") is None
        back = page.form("/take-back")
        assert back is not None
        assert bruno.post(back["action"]).form("/take-back") is None


# ---- safety ----


def test_script_in_names_and_talk_comes_out_as_text(client: TestClient) -> None:
    browser = Browser(client)
    path = open_table(browser, bot1="random", bot2="random", listed="yes")
    name = "<img src=x onerror=alert(1)>"
    browser.post(f"{path}/join", name=name)
    page = browser.post(f"{path}/talk", text=SCRIPT)
    for seen in (page, Browser(client).get(path), browser.get("/")):
        assert SCRIPT not in seen.source
        assert "<img" not in seen.source
        assert name in seen.text
    assert SCRIPT in page.text
    wrong = browser.get(f"/t/{SCRIPT.replace('/', '')}", 404)
    assert "<script>alert" not in wrong.source


def test_a_page_holds_nothing_of_another_seats_hand(client: TestClient) -> None:
    """What one chooses in secret changes no byte of what the others and the spectators get."""
    browser = Browser(client)
    path = open_table(browser)
    anna, bruno, chiara = (Browser(client) for _ in range(3))
    for each, name in ((anna, "Anna"), (bruno, "Bruno"), (chiara, "Chiara")):
        each.post(f"{path}/join", name=name)
    before = [each.get(path).source for each in (bruno, chiara, browser)]
    moves = anna.get(path).form("/move")
    assert moves is not None
    for button in moves["buttons"]:
        anna.post(moves["action"], **moves["fields"], **{button[0]: button[1]})
        assert [each.get(path).source for each in (bruno, chiara, browser)] == before
        anna.post(f"{path}/undo")


def test_a_script_is_answered_with_a_line_or_with_nothing(client: TestClient) -> None:
    browser = Browser(client)
    browser.post("/play", game="doge", name="Anna")
    path = browser.at
    moves = browser.get(path).form("/move")
    assert moves is not None
    headers = browser.headers | {"HX-Request": "true", "Origin": "http://testserver"}
    client.cookies.update(browser.cookies)
    move = dict(moves["buttons"][:1])
    stale = client.post(f"{path}/move", headers=headers, data={"expected": "9"} | move)
    assert (stale.status_code, stale.headers["hx-retarget"], stale.text.count("<")) == (409, "#notice", 2)
    done = client.post(f"{path}/move", headers=headers, data=moves["fields"] | move)
    assert (done.status_code, done.text) == (204, "")
    said = client.post(f"{path}/talk", headers=headers, data={"text": "hello"})
    assert (said.status_code, said.headers["hx-retarget"]) == (200, "#say")
    assert 'hx-post="' in said.text


def test_pages_do_without_script_where_there_is_none(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser(client)
    path = open_table(browser)
    monkeypatch.setattr(rendering, "scripts", lambda: ())
    page = browser.get(path)
    assert not [tag for tag, _ in page.tags if tag == "script"]
    assert "hx-" not in page.source


# ---- the stream ----


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A real server: a stream has no end, which clients inside the process do not bear."""
    server = uvicorn.Server(uvicorn.Config(create_app(settings(tmp_path)), port=0, log_level="error", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


def messages_of(stream: httpx.Response) -> Iterator[tuple[str, str]]:
    """The id and the text of each message that has one."""
    mark, lines = "", []
    for line in stream.iter_lines():
        name, _, value = line.partition(": ")
        if name == "id":
            mark = value
        elif name == "data":
            lines.append(value)
        elif not line and lines:
            yield mark, "\n".join(lines)
            lines = []


def test_the_stream_sends_the_part_whenever_it_has_become_another_for_the_reader(address: str) -> None:
    with httpx.Client(base_url=address, headers={"Origin": address, "Accept": "text/html"}, timeout=20) as anna, httpx.Client(base_url=address) as watching:
        opened = anna.post("/tables", data={"game": "doge", "seats": 3, "bot1": "heuristic", "bot2": "heuristic"})
        path = opened.headers["location"]
        with watching.stream("GET", f"{path}/stream") as stream:
            news = messages_of(stream)
            first_mark, first = next(news)
            assert "hx-post" not in first  # whoever watches has nothing to send
            anna.post(f"{path}/join", data={"name": "Anna"})
            second_mark, second = next(news)
            assert "Anna" in second
            assert first_mark != second_mark
        with anna.stream("GET", f"{path}/stream") as stream:
            mark, mine = next(messages_of(stream))
            assert "<title>" in mine
            assert f'hx-post="{path}/talk"' in mine
        anna.post(f"{path}/talk", data={"text": "hello"})
        with anna.stream("GET", f"{path}/stream", headers={"Last-Event-ID": mark}) as stream:
            assert "hello" in next(messages_of(stream))[1]
