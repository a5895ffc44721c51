"""The pages: in both languages, without script, with everything that people type escaped."""

import re
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
import uvicorn
from starlette.testclient import TestClient

from ridotto.engine.game import all_games
from ridotto.engine.record import parse_record
from ridotto.engine.replay import verify
from ridotto.engine.words import LANGUAGES, messages
from ridotto.table.app import create_app
from ridotto.table.language import PARTS, table_words
from ridotto.table.pages import rendering, rulebook
from ridotto.table.pages.turns import MOST_SAID

from .browsers import Browser, Page, open_table, play_on, settings

SCRIPT = "<script>alert('x')</script>"
TABLE = Path(rendering.__file__).parents[1]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings(tmp_path_factory.mktemp("pages")))) as client:
        yield client


# ---- words ----


def test_both_languages_have_the_same_words_with_the_same_variables() -> None:
    for part in ("", *PARTS):
        assert messages("ridotto.table", "en", part) == messages("ridotto.table", "de", part), part


def test_no_word_is_unused_and_none_is_missing() -> None:
    sources = "".join(path.read_text() for path in [*TABLE.rglob("*.py"), *TABLE.glob("templates/*.html")])
    kinds = "|".join(("table", "hall", "open", "replay", "puzzle", "seat-emblem", "operator", "member", "me", "mail", "inbox", *PARTS))
    used = set(re.findall(rf"[\"'}}]((?:{kinds})-[a-z0-9-]*)", sources))
    used |= {f"refused-{key}" for key in re.findall(r'Refused\(\s*f?"([a-z-]+)', sources)} | {"refused-many-"}
    beginnings = tuple(name for name in used if name.endswith("-"))
    keys = {key for part in ("", *PARTS) for key in messages("ridotto.table", "en", part)}
    used |= {key for key in keys if key.startswith("inbox-") and f'"{key.removeprefix("inbox-")}"' in sources}  # kinds of news
    assert {key for key in keys if key not in used and not key.startswith(beginnings)} == set()
    assert {name for name in used if name not in keys and name not in beginnings} == set()


# ---- pages ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_in_both_languages(client: TestClient, language: str) -> None:
    words = table_words(language)
    browser = Browser(client, language)
    path = open_table(browser, seat2="random", listed="yes")
    waiting = browser.get(path)
    assert words("table-status-waiting") in waiting.text
    assert waiting.form("/join") is not None
    browser.post(f"{path}/join", name="Anna", seat="", entropy="my own text")
    other = Browser(client, language)
    playing = other.post(f"{path}/join", name="Bruno", seat="1")
    assert f"Bruno {words('table-is-you')}" in playing.text
    assert words("table-you-watch") in Browser(client, language).get(path).text
    assert "DOG-23" in browser.get(f"{path}/rules").text
    assert words("table-fair-later") in browser.get(f"{path}/fair").text
    assert words("table-log") in browser.get(f"{path}/log").text
    assert words("table-source-rulebook") in browser.get(f"{path}/about").text
    assert words("table-full") in Browser(client, language).get(f"{path}/sit").text
    assert "/seat/" not in browser.get(path).source
    private = re.search(r"/t/\w+/seat/[\w.-]+", browser.get(f"{path}/mine").text)
    assert private is not None
    device = Browser(client, language)
    assert words("table-carry") in device.get(private[0]).text
    assert f"Anna {words('table-is-you')}" in device.post(private[0]).text
    assert words("table-problem-404") in browser.get("/t/nosuchtable", 404).text
    assert words("table-problem-404") in browser.get("/nowhere", 404).text
    assert words("table-problem-409") in browser.post(f"{path}/join", 409, name="Anna").text
    assert words("table-problem-401-why") in Browser(client, language).post(f"{path}/undo", 401).text


def test_rules_have_an_anchor_at_each_numbered_paragraph_and_no_style() -> None:
    for slug in all_games():
        for language in LANGUAGES:
            html = rulebook.rules_html(slug, language)
            assert "style=" not in html
            for decision in all_games()[slug].decisions:
                assert f'id="{decision.rule}"' in html


def test_a_private_link_ends_with_the_seat(client: TestClient) -> None:
    browser = Browser(client)
    path = open_table(browser)
    browser.post(f"{path}/join", name="Anna")
    private = re.search(r"/t/\w+/seat/[\w.-]+", browser.get(f"{path}/mine").text)
    assert private is not None
    left = browser.post(f"{path}/leave")
    assert left.form("/join") is not None
    assert browser.get(path).form("/leave") is None
    browser.get(private[0], 404)
    browser.post(private[0], 404)


# ---- play ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_of_doge_against_bots_is_played_by_forms_alone(client: TestClient, language: str) -> None:
    words = table_words(language)
    browser = Browser(client, language)
    page = browser.post("/play", game="doge")
    path = browser.at
    over = play_on(browser, page, path)
    assert words("hall-guest") in over.text
    assert words("table-result") in over.text
    seed = re.search(rf"{re.escape(words('table-fair-seed'))} ([0-9a-f]{{64}})", browser.get(f"{path}/fair").text)
    assert seed is not None
    record = parse_record(client.get(next(address for address in over.addresses if address.endswith("/record"))).text)
    assert record.seed == seed[1]
    assert all(check.holds for check in verify(record))


def test_above_a_question_stands_what_a_long_turn_came_to_with_as_much_before_it_as_there_is_room_for(client: TestClient) -> None:
    """A phone has two lines for it, and a palazzo is built last."""
    for _ in range(10):  # not every match has a long turn
        browser = Browser(client)
        for page in played_by_the_first_button(browser, "doge"):
            told = re.search(r'class="since"[^>]*>([^<]+)<', page.source)
            if page.form("/move") is not None and told and re.findall(r'<li id="(turn|event)-[0-9]+" class=', page.source)[-1] == "turn":
                last = re.findall(r"<span>([^<]+)</span>", page.source.rpartition('<li id="event-')[2])[0]
                assert told[1].endswith(last.partition(" ")[2])
                assert told[1] == last or len(told[1]) <= MOST_SAID
                return
    raise AssertionError("no turn was long")


def played_by_the_first_button(browser: Browser, game: str) -> Iterator[Page]:
    """The pages of a match against bots, each after an answer or a moment's wait, until it is over."""
    page = browser.post("/play", game=game)
    path, until = browser.at, monotonic() + 60
    while browser.client.get(f"/api{path.replace('/t/', '/tables/')}").json()["status"] != "over" and monotonic() < until:
        yield page
        moves = page.form("/move")
        if moves is None:
            sleep(0.02)
            page = browser.get(path)
        else:
            name, value = moves["buttons"][0]
            page = browser.post(moves["action"], **moves["fields"], **{name: value})


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
    page = browser.post(f"{path}/bots", seat=2, bot="greedy")
    assert page.form("/move") is not None
    Browser(client).post(f"{path}/bots", 401, seat=1, bot="random")


def test_a_seat_that_is_gone_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    with TestClient(create_app(settings(tmp_path, grace=0))) as client:
        anna, bruno = Browser(client), Browser(client)
        path = open_table(anna, seat2="random")
        anna.post(f"{path}/join", name="Anna")
        bruno.post(f"{path}/join", name="Bruno")
        page = anna.post(f"{path}/hand-over", seat=1)
        assert table_words("en")("table-is-stand-in") in page.text
        page = bruno.get(path)
        assert page.form("/move") is None
        back = page.form("/take-back")
        assert back is not None
        assert bruno.post(back["action"]).form("/take-back") is None
        log = anna.get(f"{path}/log").text
        assert "Anna lets a bot play for Bruno, who is away or out of time." in log
        assert log.index("Anna lets a bot play for Bruno") < log.index("Bruno is back and takes over from the bot.")


@pytest.mark.parametrize(
    ("language", "left", "waits", "took"),
    [
        ("en", "Bruno has left; the seat is free", "Bruno has left and it would be that seat's turn", "Chiara takes the seat of Bruno."),
        ("de", "Bruno ist gegangen; der Platz ist frei", "Bruno ist gegangen und wäre an der Reihe", "Chiara übernimmt den Platz von Bruno."),
    ],
)
def test_who_has_left_and_who_took_the_seat_is_told_at_the_seat_and_in_the_log(tmp_path: Path, language: str, left: str, waits: str, took: str) -> None:
    with TestClient(create_app(settings(tmp_path))) as client:
        anna, bruno, chiara = Browser(client, language), Browser(client, language), Browser(client, language)
        path = open_table(anna, "palazzo", 2)
        anna.post(f"{path}/join", name="Anna")
        page = bruno.post(f"{path}/join", name="Bruno")
        bruno.post(f"{path}/leave")
        page = anna.get(path)
        assert re.search(rf"{left}(?!\.)", page.text), "at the seat"
        assert f"{left}." in page.text, "and in the log"
        while (moves := page.form("/move")) is not None:
            page = anna.post(moves["action"], **moves["fields"], **dict(moves["buttons"][:1]))
        assert waits in page.text
        chiara.post(f"{path}/join", name="Chiara")
        page = anna.get(path)
        assert took in page.text
        assert not re.search(rf"{left}(?!\.)", page.text), "in the log alone"
        assert took in anna.get(f"{path}/log").text


def test_the_result_of_doge_is_told_in_palazzi_and_houses_and_not_in_the_numbers_that_order_the_seats(client: TestClient) -> None:
    browser = Browser(client)
    path = open_table(browser, seat0="greedy", seat1="greedy", seat2="greedy")
    table = f"/api/tables/{path.rpartition('/')[2]}"
    end = monotonic() + 60
    while (seen := client.get(table).json())["status"] != "over":
        assert monotonic() < end
        sleep(0.05)
    page = browser.get(path)
    rows = dict(re.findall(r'<tr(?: class="total")?><th scope="row">([^<]+)</th>(.+?)</tr>', page.source))
    seats, conditions = seen["view"]["board"]["seats"], seen["view"]["board"]["conditions"]
    assert re.findall(r">(\d+)<", rows["Palazzi"]) == [str(seat["palazzi_built"]) for seat in seats]
    assert re.findall(r">(\d+)<", rows["Houses on the board"]) == [str(seat["houses_on_board"]) for seat in seats]
    for seat, met in zip(seats, re.findall(r"<td>(.*?)</td>", rows["Victory condition"]), strict=True):
        condition = None if seat["condition"] is None else conditions[seat["condition"]]
        assert met == ("–" if condition is None else f"{condition['palazzi']} palazzi in {condition['districts']} districts")
    assert rows["Result"].count("has won") == len(seen["view"]["winners"])


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_legend_says_in_words_what_every_sign_at_a_seat_means(client: TestClient, game: str) -> None:
    browser = Browser(client)
    page = browser.get(open_table(browser, game, 3, seat0="me", seat1="greedy", seat2="greedy", name="Anna"))
    seat = page.source.partition('<li id="seat-0"')[2].partition('<li id="seat-1"')[0]
    signs = re.findall(r'<li[^>]* title="([^"]+)" data-rule="[^"]+"><svg[^>]*aria-label="([^"]+)"><use href="#([^"]+)"', seat)
    legend = page.source.partition('<details id="legend">')[2].partition("</details>")[0]
    assert signs
    for title, label, sign in signs:
        assert title == label
        told = re.escape(label[:1].upper() + label[1:])
        assert re.search(rf'<use href="#{re.escape(sign)}"[^>]*/></svg> {told} <a [^>]+>[A-Z]+-[A-Z]?\d+</a></li>', legend), label


# ---- safety ----


def test_script_in_names_and_talk_comes_out_as_text(client: TestClient) -> None:
    browser = Browser(client)
    path = open_table(browser, seat1="random", seat2="random", listed="yes")
    name = "<img src=x onerror=alert(1)>"
    browser.post(f"{path}/join", name=name)
    page = browser.post(f"{path}/talk", text=SCRIPT)
    for seen in (page, Browser(client).get(path), browser.get("/")):
        assert SCRIPT not in seen.source
        assert "<img" not in seen.source
    assert name in page.text
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
    browser.post("/play", game="doge")
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
    assert (said.status_code, said.headers["hx-retarget"]) == (200, "#say-form")
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
        opened = anna.post("/tables", data={"game": "doge", "seats": 3, "seat1": "greedy", "seat2": "greedy"})
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
