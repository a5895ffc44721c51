"""Hostile input: script and control characters are text, and odd addresses and headers are answered with a sentence."""

import re
from pathlib import Path
from urllib.parse import quote

import pytest

import ridotto

from .attacks import MARKS, ODD, SCRIPT, at_table, refused, tried, until
from .conftest import opened
from .worlds import Tap, asking, bearer, browser, posting, send

pytestmark = pytest.mark.anyio

# ---- script and control characters ----


async def test_script_in_names_talk_and_texts_for_the_shuffle_is_text(tmp_path: Path) -> None:
    """It comes out as it went in, in JSON and in records, and as text on every page and in every stream."""
    async with opened(tmp_path, pages=True) as inside:
        for mark in MARKS:
            table = await inside.open("doge", 3)
            name = mark[:40]
            anna = await inside.sit(table, name, entropy=mark)
            await inside.sit(table, "Bruno")
            await inside.sit(table, "Chiara")
            assert (await anna.post("/talk", {"text": mark})).status_code == 200
            shown = await anna.picture()
            assert (shown["seats"][0]["name"], shown["talk"][0]["text"]) == (" ".join(name.split()), mark)
            record = await send(inside.app, asking("GET", f"/api/tables/{table}/record"))
            assert record.header("content-type") == "text/plain; charset=utf-8"
            assert record.header("x-content-type-options") == "nosniff"
            for path in (f"/t/{table}", "/", f"/t/{table}/seat/{anna.token}"):
                for token in ("", anna.token):
                    page = await send(inside.app, asking("GET", path, **browser(table, token)))
                    assert mark not in page.text or not set(mark) & set("<>\"'&"), (path, mark)
                    assert "<script>" not in page.text
                    assert "<svg onload" not in page.text
                    assert "<img src=x" not in page.text
                    assert "49" not in re.findall(r"<h1>(.*?)</h1>", page.text)
            tap = Tap(inside.app, asking("GET", f"/t/{table}/stream", **browser(table, "")))
            await until(lambda tap=tap: len(tap.sent) == 2)
            assert b"<script>" not in tap.sent[1]
            assert b"<svg onload" not in tap.sent[1]
            await tap.close()


async def test_control_characters_never_come_into_names_or_talk(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside:
        for odd in ODD:
            table = await inside.open("doge", 3)
            anna = await inside.sit(table, "Anna")
            joined = await tried(inside, asking("POST", f"/api/tables/{table}/join", {"name": f"x{odd}y"}))
            if joined.status != 201:
                assert joined.status == 422
            else:
                assert (await anna.picture())["seats"][1]["name"].isprintable(), repr(odd)
            spoken = await tried(inside, asking("POST", f"/api/tables/{table}/talk", {"text": f"x{odd}y"}, **bearer(anna.token)))
            if spoken.status == 200:
                assert spoken.json()["talk"][0]["text"].isprintable(), repr(odd)


async def test_an_edition_with_script_is_text_too(tmp_path: Path) -> None:
    """Where an edition's own words are shown at all, they are shown as text."""
    text = (Path(ridotto.__file__).parent / "games" / "doge" / "edition.toml").read_text()
    named = re.sub(r'(?m)^(name|title|reason|why) = "[^"]*"', lambda line: f'{line[1]} = "{SCRIPT}"', text)
    async with opened(tmp_path, pages=True) as inside:
        answer = await tried(inside, asking("POST", "/api/tables", {"game": "doge", "seats": 3, "edition": f"# {SCRIPT}\n{named}"}))
        assert answer.status in (201, 422), answer.text
        if answer.status == 201:
            page = await send(inside.app, asking("GET", f"/t/{answer.json()['table']}", **browser("x", "")))
            assert "<script>" not in page.text
        wrong = await tried(inside, asking("POST", "/api/tables", {"game": "doge", "seats": 3, "edition": f'"{SCRIPT}" = 1'}))
        assert wrong.status == 422


@pytest.mark.parametrize("mark", MARKS)
async def test_error_pages_show_what_was_sent_as_text(tmp_path: Path, mark: str) -> None:
    async with at_table(tmp_path) as (inside, seats):
        here = browser(seats[0].table, seats[0].token)
        for question in (
            asking("GET", f"/{mark}", **here),
            asking("GET", f"/t/{mark}", **here),
            asking("GET", f"/t/{seats[0].table}/seat/{mark}", **here),
            posting("/tables", f"game={quote(mark)}&seats=3", **here),
            posting("/tables", f"game=doge&seats=3&variant={quote(mark)}", **here),
            posting("/play", f"game={quote(mark)}", **here),
            posting(f"/t/{seats[0].table}/bots", f"seat=1&bot={quote(mark)}", **here),
            posting(f"/t/{seats[0].table}/bots", f"seat=1&bot={quote(mark)}", **here, hx_request="true"),
            posting(f"/t/{seats[0].table}/move", f"move={quote(mark)}&expected=0", **here),
            posting(f"/t/{seats[0].table}/join", f"name=Zoe&seat={quote(mark)}", **browser(seats[0].table, "")),
        ):
            answer = await refused(inside, question, 404, 405, 409, 422)
            for live in ("<script>alert", "<img src=x", "<svg onload"):
                assert live not in answer.text, question


# ---- addresses and headers ----

PATHS = [
    "..",
    "../..",
    "%2e%2e",
    "..%2f..%2fetc%2fpasswd",
    "....//",
    "a/../b",
    "\x00",
    "a\x00b",
    "a\nb",
    "ABCDEFGHJKMN",
    "table' OR 1=1 --",
    "*",
    "%",
    "_",
    "{table_id}",
    "ÿ",
    "٣",
    "💥",
    "a" * 33,
    "a" * 60_000,
    " ",
    "abc ",
    "\\",
    "con",
    "-1",
]


async def test_tricks_in_addresses_find_no_table_and_no_file(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, _seats):
        for path in PATHS:
            for question in (
                asking("GET", f"/api/tables/{path}"),
                asking("GET", f"/api/tables/{path}/stream"),
                asking("GET", f"/api/tables/{path}/record"),
                asking("POST", f"/api/tables/{path}/join", {"name": "Zoe"}),
                asking("POST", f"/api/tables/{path}/moves", {"move": 1}),
                asking("GET", f"/t/{path}", accept="text/html"),
                asking("GET", f"/t/{path}/stream", accept="text/html"),
                asking("GET", f"/t/{path}/seat/x", accept="text/html"),
                asking("GET", f"/static/{path}"),
                asking("GET", f"/static/{path}/table.css"),
                asking("GET", f"/static/vendor/{path}/../../app.py"),
                asking("GET", f"/static/../{path}"),
            ):
                answer = await refused(inside, question, 404, 405, 307)
                assert answer.status != 307 or question.path.endswith("/"), question
        for number in ("-1", "10", "9" * 5000, "x", "1.0", "%31", "٣"):
            question = asking("POST", f"/api/tables/{_seats[0].table}/seats/{number}/hand-over", **bearer(_seats[0].token))
            await refused(inside, question, 404, 409, 422)


async def test_asking_for_tables_that_are_not_there_costs_no_memory(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        for number in range(50):
            await refused(inside, asking("GET", f"/api/tables/nothere{number}"), 404)
        assert inside.service.tables.loaded == {}
        assert inside.service.tables._loading == {}


HOSTS = [
    "",
    "evil.test",
    "[",
    "[::1",
    "a:b:c",
    "house.test:99999999",
    'x"><script>alert(1)</script>',
    "house.test/evil",
    "house.test@evil",
    "\xff",
    "x" * 9000,
    "a b",
    "house.test\t",
]


@pytest.mark.parametrize("host", HOSTS)
async def test_no_host_header_breaks_anything_or_comes_out_as_script(tmp_path: Path, host: str) -> None:
    async with at_table(tmp_path) as (inside, seats):
        table = seats[0].table
        for question in (
            asking("GET", "/", host=host, accept="text/html"),
            asking("GET", f"/t/{table}", host=host, accept="text/html", cookie=f"ridotto-{table}={seats[0].token}"),
            asking("GET", "/nothing", host=host, accept="text/html"),
            asking("GET", f"/api/tables/{table}", host=host, **bearer(seats[0].token)),
            asking("POST", "/api/tables", {"game": "doge", "seats": 3}, host=host),
            asking("POST", f"/api/tables/{table}/talk", {"text": "x"}, host=host, **bearer(seats[0].token)),
            posting("/language", "lang=de", host=host, origin="http://evil2.test", cookie="a=b"),
        ):
            answer = await tried(inside, question)
            assert "<script>alert" not in answer.text


@pytest.mark.parametrize(
    "back",
    [
        "//evil.test",
        "/\\evil.test",
        "http://evil.test",
        "/x\r\nSet-Cookie: a=b",
        "/\r\n\r\n<script>",
        "\\/evil.test",
        "/\t/evil.test",
        "",
        "/%0d%0aX: y",
        "/é",
        "\x00",
    ],
)
async def test_after_the_choice_of_a_language_one_stays_in_the_house(tmp_path: Path, back: str) -> None:
    async with opened(tmp_path, pages=True) as inside:
        answer = await tried(inside, posting("/language", f"lang=de&back={quote(back)}", **browser("x", "")))
        assert answer.status == 303
        where = answer.header("location") or ""
        assert where.isascii()
        assert where.isprintable()
        assert where == "/" or re.fullmatch(r"/[^/\\].*", where), where
        assert [name for name, _ in answer.headers].count(b"set-cookie") == 1


async def test_headers_of_any_kind_break_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        table, odd = (
            seats[0].table,
            ["", "\xff\xfe", "a\r\nb: c", "\x00", ";", "=", ",", "q=", "x" * 20_000, ";;;===,,,", '"', "*", "en;q=nan", "de;q=1e999,en;q=-1", "en;q=inf"],
        )
        names = (
            "accept",
            "accept_language",
            "cookie",
            "last_event_id",
            "if_none_match",
            "range",
            "hx_request",
            "accept_encoding",
            "content_type",
            "x_forwarded_for",
            "te",
        )
        for name in names:
            for value in odd:
                for path in ("/", f"/t/{table}", f"/api/tables/{table}", f"/api/tables/{table}/events", "/static/table.css"):
                    answer = await tried(inside, asking("GET", path, **{"accept": "text/html", name: value}))
                    assert answer.status in (200, 206, 304, 400, 416, 422), (name, value, answer)
        many = "; ".join(f"ridotto-{'a' * 12}{number}=x" for number in range(2000))
        assert (await tried(inside, asking("GET", "/", cookie=many, accept="text/html"))).status == 200


@pytest.mark.parametrize(
    "query", ["since=-1", "since=x", "since=" + "9" * 5000, "since=1&since=2", "lang=xx", "lang=", "since=%00", "since=1e3", "=&=", "%zz=%", "a" * 20_000]
)
async def test_queries_of_any_kind_break_nothing(tmp_path: Path, query: str) -> None:
    async with at_table(tmp_path) as (inside, seats):
        for what in ("", "/events", "/legal", "/record"):
            assert (await tried(inside, asking("GET", f"/api/tables/{seats[0].table}{what}?{query}", **bearer(seats[0].token)))).status in (200, 422)
        assert (await tried(inside, asking("GET", f"/api/tables?{query}&status={SCRIPT}"))).status == 422
