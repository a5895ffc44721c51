"""Hostile input: whatever is sent, the house answers with a sentence, never fails, and where it says no, nothing has changed."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

import pytest
import schemathesis
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from itsdangerous import URLSafeSerializer
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.python import asgi

from ridotto.engine.game import all_games, game_named
from ridotto.table import house
from ridotto.table.app import create_app
from ridotto.table.botdesk import think
from ridotto.table.settings import Settings
from ridotto.table.store import entries_table, seats_table, tables_table

from .conftest import BOUNDLESS, Inside, Seat, opened
from .questions import forged, routes_of
from .worlds import Answer, Question, Tap, asking, bearer, browser, posting, scope_of, send

pytestmark = pytest.mark.anyio

SCRIPT = "<script>alert(1)</script>"
MARKS = [
    SCRIPT,
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    "{{ 7 * 7 }}",
    "{% raw %}",
    "${7*7}",
    "</title><svg onload=x>",
    "&lt;b&gt;",
    "javascript:alert(1)",
]
"""Texts that would do something in a page that takes them for more than text."""
ODD = [
    "\x00",
    "a\x00b",
    "a\nb",
    "a\r\nSet-Cookie: x=y",
    "a\tb",
    "\u202egnp.exe",
    "\u2028",
    "a\x1b[31m",
    "\x7f",
    "\ufeff",
    "\ud800",
    "a\udfffb",
    "\ufffe",
    "",
    " ",
    "\u00a0",
]
"""Control characters and other things that are no text to be read."""


# ---- what is kept, and what must not change ----


def kept(inside: Inside) -> tuple[Any, ...]:
    """All that the store knows of tables, but for when somebody was last seen."""
    with inside.house.store.engine.connect() as connection:
        entries = connection.execute(sa.select(entries_table).order_by(entries_table.c.table_id, entries_table.c.number)).all()
        tables = connection.execute(sa.select(tables_table).order_by(tables_table.c.id)).all()
        seats = connection.execute(
            sa.select(seats_table.c.table_id, seats_table.c.seat, seats_table.c.nonce).order_by(seats_table.c.table_id, seats_table.c.seat)
        ).all()
    return tuple(entries), tuple(tables), tuple(seats)


async def tried(inside: Inside, question: Question, **more: Any) -> Answer:
    """Send something. The answer is no failure of the house; if it is an error, it is one sentence, and nothing has changed."""
    before = kept(inside)
    answer = await send(inside.app, question, **more)
    assert 0 < answer.status < 500, (question, answer)
    assert b"\n" not in b"".join(value for _, value in answer.headers), question
    if answer.status >= 400:
        assert kept(inside) == before, question
        sentence = said(question, answer)
        assert sentence, question
        assert len(sentence) < 700, (question, sentence)
        assert "Traceback" not in answer.text
    return answer


def said(question: Question, answer: Answer) -> str:
    """The sentence of an error."""
    if question.path.startswith("/static/") and answer.status in (400, 416):
        return answer.text or "nothing"  # a wish for a part of a file that has none
    if answer.header("content-type") == "application/json":
        found = answer.json()
        assert list(found) == ["error"], question
        return str(found["error"])
    [sentence] = re.findall(r'<p (?:role="alert"|class="problem")>(.*?)</p>', answer.text, re.S)
    return unescape(sentence)


async def refused(inside: Inside, question: Question, *statuses: int, **more: Any) -> Answer:
    """Send something that must be refused with one of these statuses."""
    answer = await tried(inside, question, **more)
    assert answer.status in statuses, (question, answer.status, answer.text[:300])
    return answer


@asynccontextmanager
async def at_table(folder: Path, game: str = "doge", count: int = 3, **more: Any) -> AsyncIterator[tuple[Inside, list[Seat]]]:
    """A house with pages, and a match that has begun."""
    async with opened(folder, pages=True, **more) as inside:
        yield inside, await inside.seats(game, count)


def posts(inside: Inside, seat: Seat) -> list[tuple[str, Question]]:
    """A request to each address that changes something, as the page's own forms or a program would send it, with the seat's cookie."""
    api, page, me = f"/api/tables/{seat.table}", f"/t/{seat.table}", {"cookie": f"ridotto-{seat.table}={seat.token}"}
    other = (seat.number + 1) % 3
    found = {
        "POST /api/tables": asking("POST", "/api/tables", {"game": "doge", "seats": 3}, **me),
        "POST /api/tables/{table_id}/join": asking("POST", f"{api}/join", {"name": "Zoe"}, **me),
        "POST /api/tables/{table_id}/bots": asking("POST", f"{api}/bots", {"seat": other, "bot": "random"}, **me),
        "POST /api/tables/{table_id}/moves": asking("POST", f"{api}/moves", {"move": 1}, **me),
        "POST /api/tables/{table_id}/undo": asking("POST", f"{api}/undo", **me),
        "POST /api/tables/{table_id}/talk": asking("POST", f"{api}/talk", {"text": "hello"}, **me),
        "POST /api/tables/{table_id}/leave": asking("POST", f"{api}/leave", **me),
        "POST /api/tables/{table_id}/seats/{number}/hand-over": asking("POST", f"{api}/seats/{other}/hand-over", {"bot": "random"}, **me),
        "POST /api/tables/{table_id}/take-back": asking("POST", f"{api}/take-back", **me),
        "POST /language": posting("/language", "lang=de", **me),
        "POST /tables": posting("/tables", "game=doge&seats=3", **me),
        "POST /play": posting("/play", "game=doge&name=Zoe", **me),
        "POST /t/{table_id}/join": posting(f"{page}/join", "name=Zoe", **me),
        "POST /t/{table_id}/leave": posting(f"{page}/leave", "", **me),
        "POST /t/{table_id}/move": posting(f"{page}/move", "move=1&expected=0", **me),
        "POST /t/{table_id}/undo": posting(f"{page}/undo", "", **me),
        "POST /t/{table_id}/talk": posting(f"{page}/talk", "text=hello", **me),
        "POST /t/{table_id}/bots": posting(f"{page}/bots", f"seat={other}&bot=random", **me),
        "POST /t/{table_id}/hand-over": posting(f"{page}/hand-over", f"seat={other}&bot=random", **me),
        "POST /t/{table_id}/take-back": posting(f"{page}/take-back", "", **me),
        "POST /t/{table_id}/seat/{token}": posting(f"{page}/seat/{seat.token}", "", **me),
    }
    assert set(found) == {route for route in routes_of(inside.app) if route.split()[0] not in ("GET", "HEAD", "MOUNT")}
    return list(found.items())


def extended(question: Question, **headers: str) -> Question:
    """The same request with further headers."""
    return Question(question.method, question.path, question.body, (*question.headers, *((name.replace("_", "-"), value) for name, value in headers.items())))


# ---- the OpenAPI document ----

OPERATIONS = sorted(
    f"{method.upper()} {path}" for path, methods in create_app(Settings(db="sqlite://"), pages=False).openapi()["paths"].items() for method in methods
)
CONFORMING = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance", "response_schema_conformance")


class Outside:
    """A house as schemathesis meets it, with a table that waits and one at which a match is on."""

    def __init__(self, folder: Path) -> None:
        given: dict[str, Any] = {"db": f"sqlite:///{folder / 'tables.sqlite'}", "bot_pause": 0.0, **BOUNDLESS}
        self.app = create_app(Settings(**given))
        self.schema = schemathesis.openapi.from_asgi("/api/openapi.json", self.app)
        self.client = asgi.get_client(cast(Any, self.app))
        self.tables = {"waiting": self.open("Anna"), "playing": self.open("Anna", "Bruno", "Chiara")}

    def open(self, *names: str) -> tuple[str, list[str]]:
        """A table at which these sit, with their tokens."""
        table = self.client.post("/api/tables", json={"game": "doge", "seats": 3}).json()["table"]
        tokens = []
        for name in names:
            tokens.append(self.client.post(f"/api/tables/{table}/join", json={"name": name}).json()["token"])
            self.client.cookies.clear()
        return table, tokens

    def kept(self) -> tuple[Any, ...]:
        """What has happened at the two tables, and how many tables there are."""
        ours = [table for table, _ in self.tables.values()]
        with self.app.state.house.store.engine.connect() as connection:
            entries = connection.execute(sa.select(entries_table).where(entries_table.c.table_id.in_(ours)).order_by(*entries_table.primary_key)).all()
            return tuple(entries), connection.scalar(sa.select(sa.func.count()).select_from(tables_table))


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Outside]:
    async def ask(_self: Any, question: tuple[Any, ...], _seconds: float) -> int:
        return think(*question)

    monkeypatch.setattr("ridotto.table.botdesk._Desk.ask", ask)
    yield Outside(tmp_path)
    asgi.shutdown_lifespans()


@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize("label", OPERATIONS)
def test_every_operation_answers_as_its_document_says(outside: Outside, label: str, mode: str) -> None:
    """Requests made from the OpenAPI document and against it, to tables that are there and that are not, with tokens that hold a seat and that do not."""
    method, path = label.split()
    operation = outside.schema[path][method]
    load_all_checks()
    # a stream as a whole is text, which is what the document says; schemathesis would hold each event against the schema
    checks = list(CHECKS.get_by_names([name for name in CONFORMING if not (path.endswith("/stream") and name == "response_schema_conformance")]))
    if mode == "negative" and not operation.body and not any(True for _ in operation.iter_parameters()):
        return  # there is nothing to be wrong
    strategy = operation.as_strategy(generation_mode=schemathesis.GenerationMode(mode))

    @settings(
        max_examples=12,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
    )
    @given(
        case=strategy, where=st.sampled_from(["waiting", "playing", "playing", "elsewhere"]), who=st.sampled_from(["seat", "seat", "nobody", "forged", "drawn"])
    )
    def answers(case: Any, where: str, who: str) -> None:
        table, tokens = outside.tables["playing" if where == "elsewhere" else where]
        if where != "elsewhere" and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        if who != "drawn":
            case.headers.pop("Authorization", None)
        headers = {"seat": bearer(tokens[0]), "forged": bearer(forged(tokens[0])[0])}.get(who, {})
        before = outside.kept()
        response = case.call(session=outside.client, headers=headers, timeout=0.3)
        outside.client.cookies.clear()
        case.validate_response(response, checks=checks)
        if response.status_code >= 400:
            assert outside.kept() == before
            assert list(response.json()) == ["error"] or path == "/healthz"
        elif path.endswith("/leave"):
            outside.tables["waiting"], outside.tables["playing"] = outside.open("Anna"), outside.open("Anna", "Bruno", "Chiara")

    answers()


# ---- bodies ----

TEN_MB = 10 * 2**20


async def test_a_body_that_is_too_long_is_refused_before_it_is_read(tmp_path: Path) -> None:
    """With its length told beforehand, with a length that is not true, and in pieces without any length."""
    async with at_table(tmp_path) as (inside, seats):
        for _, question in posts(inside, seats[0]):
            ours = extended(question, origin="http://house.test")
            await refused(inside, Question("POST", ours.path, b"x" * TEN_MB, ours.headers), 413)
            for told in ({"transfer_encoding": "chunked"}, {"content_length": "10"}):
                if question.body:  # who needs none does not read it
                    await refused(inside, extended(ours, **told), 413, pieces=[b"x" * 2**16] * (TEN_MB // 2**16))


@pytest.mark.parametrize("length", ["-1", "+5", "1e3", "0x10", "ten", "²", "9" * 30, "9" * 5000, "", " ", "5, 5", "65537"])
async def test_a_length_that_is_none_is_refused(tmp_path: Path, length: str) -> None:
    async with at_table(tmp_path) as (inside, seats):
        question = asking("POST", f"/api/tables/{seats[0].table}/talk", {"text": "hello"}, content_length=length, **bearer(seats[0].token))
        await refused(inside, question, 413)


NO_JSON = [
    b"",
    b"{",
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "Zoe", "seat": 1e999}',
    b"\xef\xbb\xbf{}",
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b"[" * 30_000 + b"]" * 30_000,
    b'{"x":' * 9000 + b"1" + b"}" * 9000,
    b'"text"',
    b"null",
    b"true",
    b"NaN",
    b"[]",
    b"7" * 6000,
    b'{"text": ' + b"7" * 6000 + b"}",
    b'{"move": -Infinity, "text": NaN, "name": NaN, "seat": NaN, "bot": NaN, "game": NaN}',
    b'{"\\ud800": 1}',
    b'{"\\u0000": 1}',
    b"name=Zoe&text=hello&move=1&game=doge&seats=3&bot=random",
    b"--x\r\nContent-Disposition: form-data; name=text\r\n\r\nhello",
]


async def test_a_body_that_is_no_json_is_422(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        for route, question in posts(inside, seats[0]):
            if not route.startswith("POST /api/") or not question.body:
                continue
            for body in NO_JSON:
                for kind in (
                    "application/json",
                    "text/plain",
                    "application/x-www-form-urlencoded",
                    "multipart/form-data; boundary=x",
                    "multipart/form-data",
                    "",
                ):
                    wrong = asking("POST", question.path, body, **{**bearer(seats[0].token), "content_type": kind})
                    await refused(inside, wrong, 422)


async def test_a_form_that_is_none_is_422(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        for route, question in posts(inside, seats[0]):
            if route.startswith("POST /api/") or not question.body:
                continue
            for body in (*NO_JSON[:-2], b"&" * 60_000, b"a=1&" * 15_000, b"%", b"=", b"\x00=\x00", b"name&text&move", NO_JSON[-1]):
                for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "multipart/form-data", "application/json"):
                    wrong = asking("POST", question.path, body, **{**browser(seats[0].table, seats[0].token), "content_type": kind})
                    await refused(inside, wrong, 422)


WISHES: dict[str, dict[str, Any]] = {
    "": {"game": "doge", "seats": 3, "variant": "", "edition": "", "bots": {"1": "random"}, "clock": 0, "listed": True},
    "/{table}/join": {"name": "Zoe", "seat": 2, "entropy": "dice"},
    "/{table}/bots": {"seat": 2, "bot": "random"},
    "/{table}/moves": {"move": "card castello", "expected_number": 0},
    "/{table}/talk": {"text": "hello"},
    "/{table}/seats/1/hand-over": {"bot": "random"},
}
WRONG: list[Any] = [
    None,
    True,
    -1,
    1.5,
    10**30,
    10**400,
    2**63,
    float("nan"),
    float("inf"),
    [],
    [[]],
    {},
    {"a": 1},
    {"1": 1},
    {"x": "random"},
    *MARKS,
    *ODD,
    "x" * 60_000,
]


async def test_values_of_any_kind_are_taken_or_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In each field of each request: other types, numbers beyond all bounds, script, control characters."""
    monkeypatch.setattr("ridotto.table.house.House._wake_bots", lambda *_: None)
    async with opened(tmp_path, pages=True) as inside:
        for path, wish in WISHES.items():
            for name in wish:
                table = ""
                for value in WRONG:
                    if not table:
                        table = await inside.open("doge", 3)
                        anna = await inside.sit(table, "Anna")
                    question = asking("POST", f"/api/tables{path.replace('{table}', table)}", {**wish, name: value}, **bearer(anna.token))
                    if (await tried(inside, question)).status < 400 and "{table}" in path:
                        table = ""  # the next one gets another


FORMS = {
    "/language": {"lang": "de", "back": "/"},
    "/tables": {"game": "doge", "seats": "3", "variant": "", "clock": "0", "listed": "yes", "bot1": "random"},
    "/play": {"game": "doge", "name": "Zoe"},
    "/t/{table}/join": {"name": "Zoe", "seat": "2", "entropy": "dice"},
    "/t/{table}/move": {"move": "1", "expected": "0"},
    "/t/{table}/talk": {"text": "hello"},
    "/t/{table}/bots": {"seat": "2", "bot": "random"},
    "/t/{table}/hand-over": {"seat": "1", "bot": "random"},
}
WRONG_FORMS = ["", "-1", "1.5", "9" * 30, "9" * 5000, "1000000000000", "٣", "²", "0x1", "1e3", "nan", *MARKS, *ODD[:-6], "x" * 60_000]


async def test_fields_of_forms_of_any_kind_are_taken_or_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.house.House._wake_bots", lambda *_: None)
    async with opened(tmp_path, pages=True) as inside:
        for path, form in FORMS.items():
            for name in form:
                table = ""
                for raw in (*(quote(value) for value in WRONG_FORMS), "%ff%fe", "%ed%a0%80", "%zz"):
                    if not table:
                        table = await inside.open("doge", 3)
                        anna = await inside.sit(table, "Anna")
                    body = "&".join(f"{key}={raw if key == name else quote(text)}" for key, text in form.items())
                    who = "" if path.endswith("/join") else anna.token
                    began = time.monotonic()
                    status = (await tried(inside, posting(path.replace("{table}", table), body, **browser(table, who)))).status
                    assert time.monotonic() - began < 5, (path, name, raw[:80])
                    if status < 400 and "{table}" in path:
                        assert (await tried(inside, asking("GET", f"/t/{table}", **browser(table, anna.token)))).status == 200
                        table = ""


async def test_of_a_key_that_stands_twice_the_last_counts_and_nothing_breaks(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        raw = b'{"text": "first", "text": "last"}'
        answer = await tried(inside, asking("POST", f"/api/tables/{seats[0].table}/talk", raw, **bearer(seats[0].token)))
        assert [word["text"] for word in answer.json()["talk"]] == ["last"]


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_an_edition_that_is_none_is_refused_soon(tmp_path: Path, game: str) -> None:
    """Counts beyond all bounds, deep nesting, control characters: answered in no time, without a word of Python."""
    text = (Path(house.__file__).parents[1] / "games" / game / "edition.toml").read_text()
    numbers = [match.span() for match in re.finditer(r"(?<=[ \[=])\d+(?=[\s,\]])", text)]
    async with opened(tmp_path, pages=True) as inside:
        some = [text[:first] + huge + text[last:] for first, last in numbers[:: max(1, len(numbers) // 12)] for huge in ("999999999", "-1", "9" * 40)]
        nonsense = [
            "a = " + "9" * 5000,
            "a = 0x" + "f" * 20_000,
            "a." * 20_000 + "b = 1",
            "x",
            "[" * 2000,
            "a = " + "[" * 3000,
            "a = " + "{a = " * 3000,
            'a = "\x00"',
            SCRIPT,
            "[[games]]\n" * 3000,
            "a.b" * 9000 + " = 1",
            "\ufeff" + text,
            "x" * 60_000,
        ]
        for edition in (*some, *nonsense):
            began = time.monotonic()
            answer = await tried(inside, asking("POST", "/api/tables", {"game": game, "seats": min(game_named(game).seats), "edition": edition}))
            assert time.monotonic() - began < 3, edition[:200]
            assert answer.status in (201, 413, 422), (edition[:80], answer)


# ---- slow and aborted requests ----


async def test_a_request_that_is_broken_off_changes_nothing_and_is_no_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with at_table(tmp_path) as (inside, seats):
        before = kept(inside)
        for _, question in posts(inside, seats[0]):
            if question.body:
                ours = extended(question, origin="http://house.test")
                answer = await send(inside.app, ours, pieces=[ours.body[:5]], aborted=True)
                assert answer.status in (0, 422), ours
        assert kept(inside) == before
        assert "a request failed" not in caplog.text


async def test_somebody_who_writes_slowly_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        question = asking("POST", f"/api/tables/{seats[0].table}/talk", {"text": "slow"}, **bearer(seats[0].token))
        answers: list[int] = []
        more = asyncio.Event()

        async def receive() -> dict[str, Any]:
            await more.wait()
            return {"type": "http.request", "body": question.body, "more_body": False}

        async def note(message: Any) -> None:
            if message["type"] == "http.response.start":
                answers.append(message["status"])

        slow = asyncio.create_task(inside.app(scope_of(question), receive, note))
        await asyncio.sleep(0.05)
        shown = await asyncio.wait_for(seats[1].play(1), 5)
        assert shown["talk"] == []
        more.set()
        await asyncio.wait_for(slow, 5)
        assert answers == [200]


async def test_a_move_whose_answer_got_lost_is_made_once(tmp_path: Path) -> None:
    """The client is gone when it should be answered; it comes again with the same key."""
    async with at_table(tmp_path) as (inside, seats):
        anna = seats[0]
        question = asking("POST", f"/api/tables/{anna.table}/moves", {"move": 1}, idempotency_key="once", **bearer(anna.token))

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": question.body, "more_body": False}

        async def gone(_message: Any) -> None:
            raise OSError("the connection is lost")

        await inside.app(scope_of(question), receive, gone)
        before = kept(inside)
        assert (await send(inside.app, question)).status == 200
        assert kept(inside) == before
        assert sum(1 for entry in before[0] if entry.kind == "move") == 1


# ---- tokens and cookies ----


async def test_a_token_that_is_altered_anywhere_holds_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        anna = seats[0]
        # of the last letter of each part only some bits count
        places = [at for at in range(len(anna.token)) if at not in (anna.token.index(".") - 1, len(anna.token) - 1)]
        altered = [anna.token[:at] + ("A" if anna.token[at] != "A" else "B") + anna.token[at + 1 :] for at in places]
        other = URLSafeSerializer("another key", salt="ridotto-seat").dumps([anna.table, 0, "x"])
        blank = URLSafeSerializer("", salt="ridotto-seat").dumps([anna.table, 0, "x"])
        payload, _, signature = anna.token.partition(".")
        swapped = f"{seats[1].token.partition('.')[0]}.{signature}"
        odd = [
            other,
            blank,
            swapped,
            payload,
            f"{payload}.",
            f".{signature}",
            f"{anna.token}.",
            f".{anna.token}",
            "é" * 20,
            "a" * 5000,
            "." * 400,
            "null",
            "[]",
        ]
        for token in (*altered, *odd):
            await refused(inside, asking("GET", f"/api/tables/{anna.table}", **bearer(token)), 401)
            await refused(inside, asking("POST", f"/api/tables/{anna.table}/talk", {"text": "x"}, **bearer(token)), 401)
            await refused(inside, posting(f"/t/{anna.table}/talk", "text=x", **browser(anna.table, token)), 401)
            shown = await tried(inside, asking("GET", f"/api/tables/{anna.table}", cookie=f"ridotto-{anna.table}={token}"))
            assert shown.json()["seat"] is None
            await refused(inside, asking("GET", f"/t/{anna.table}/seat/{quote(token, safe='.')}", accept="text/html"), 404)


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer ", "bearer  ", "Basic {}", "Token {}", "{}", "Bearer {} {}", "Bearer {},{}", "Bearer\t{}", 'Bearer "{}"', "Bearer null"]
)
async def test_a_header_that_names_no_token_is_401(tmp_path: Path, header: str) -> None:
    async with at_table(tmp_path) as (inside, seats):
        said = header.replace("{}", seats[0].token)
        for question in (
            asking("GET", f"/api/tables/{seats[0].table}", authorization=said),
            asking("POST", f"/api/tables/{seats[0].table}/talk", {"text": "x"}, authorization=said),
            asking("POST", f"/api/tables/{seats[0].table}/talk", {"text": "x"}, authorization=said, cookie=f"ridotto-{seats[0].table}={seats[0].token}"),
        ):
            await refused(inside, question, 401)


async def test_a_token_of_another_table_holds_nothing_here(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        others = await inside.seats("doge", 3)
        here, there = seats[0], others[0]
        await refused(inside, asking("GET", f"/api/tables/{here.table}", **bearer(there.token)), 401)
        await refused(inside, asking("POST", f"/api/tables/{here.table}/moves", {"move": 1}, **bearer(there.token)), 401)
        for cookie in (f"ridotto-{here.table}={there.token}", f"ridotto-{there.table}={here.token}", f"ridotto-{there.table}={there.token}"):
            await refused(inside, posting(f"/t/{here.table}/move", "move=1&expected=0", **{**browser(here.table, ""), "cookie": cookie}), 401)


async def test_a_token_moves_for_its_own_seat_only(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        for wish in ({"move": 1, "seat": 1}, {"move": 1, "player": 1}):
            await refused(inside, asking("POST", f"/api/tables/{seats[0].table}/moves", wish, **bearer(seats[0].token)), 422)
        await tried(inside, asking("POST", f"/api/tables/{seats[0].table}/moves?seat=1", {"move": 1}, **bearer(seats[0].token)))
        assert [entry.seat for entry in kept(inside)[0] if entry.kind == "move"] == [0]


async def test_a_seat_that_was_given_up_is_gone_by_cookie_token_and_link_whoever_sits_there_now(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        anna, table = seats[0], seats[0].table
        assert (await anna.post("/leave")).status_code == 200
        for newcomer in (None, "Zoe"):
            if newcomer:
                await inside.sit(table, newcomer)
            for what, body in (("/moves", {"move": 1}), ("/talk", {"text": "x"}), ("/undo", None), ("/leave", None), ("/take-back", None)):
                await refused(inside, asking("POST", f"/api/tables/{table}{what}", body, **bearer(anna.token)), 401)
                await refused(inside, asking("POST", f"/api/tables/{table}{what}", body, **browser(table, anna.token)), 401)
            for what, form in (("move", "move=1&expected=0"), ("talk", "text=x"), ("undo", ""), ("leave", ""), ("take-back", "")):
                await refused(inside, posting(f"/t/{table}/{what}", form, **browser(table, anna.token)), 401)
            await refused(inside, asking("GET", f"/t/{table}/seat/{anna.token}", accept="text/html"), 404)
            await refused(inside, posting(f"/t/{table}/seat/{anna.token}", "", **browser(table, anna.token)), 404)
            inside.house.lives.clear()  # and after a restart


async def test_a_stream_ends_when_its_seat_is_given_up(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        tap = Tap(inside.app, asking("GET", f"/api/tables/{seats[0].table}/stream", **bearer(seats[0].token)))
        await until(lambda: len(tap.sent) == 2)
        await seats[0].post("/leave")
        await until(lambda: tap.ended)
        assert len(tap.sent) == 2


async def until(true: Any) -> None:
    for _ in range(2000):
        if true():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it does not happen")


# ---- other sites ----

ELSEWHERE: list[dict[str, str]] = [
    {"origin": "http://evil.test"},
    {"origin": "https://evil.test"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://house.test.evil.test"},
    {"origin": "http://evil.test/house.test"},
    {"origin": "http://house.test@evil.test"},
    {"origin": "http://evil.test#house.test"},
    {"origin": "http://house.test:8080"},
    {"origin": "http://[house.test"},
    {"origin": "http://["},
    {"origin": "house.test"},
    {"origin": "file://house.test"},
    {"origin": "http://evil.test, http://house.test"},
    {"origin": "http://evil.test", "sec_fetch_site": "same-origin"},
    {"origin": "null", "sec_fetch_site": "cross-site"},
    {"origin": "http://house.test", "sec_fetch_site": "cross-site"},
    {"origin": "http://house.test", "sec_fetch_site": "same-site"},
    {"sec_fetch_site": "cross-site"},
    {"sec_fetch_site": "same-site"},
    {"sec_fetch_site": "SAME-ORIGIN, cross-site"},
    {"sec_fetch_site": ""},
    {"referer": "http://house.test/"},
    {},
]


@pytest.mark.parametrize("said", ELSEWHERE, ids=str)
async def test_what_another_site_sends_is_403_and_has_no_effect(tmp_path: Path, said: dict[str, str]) -> None:
    """To each address that changes something, with the cookie that a browser might send along."""
    async with at_table(tmp_path) as (inside, seats):
        for _, question in posts(inside, seats[0]):
            answer = await refused(inside, extended(question, **said), 403)
            assert answer.header("set-cookie") is None
            if said:
                bare = Question(question.method, question.path, question.body, tuple(each for each in question.headers if each[0] != "cookie"))
                if said != {"referer": "http://house.test/"}:
                    await refused(inside, extended(bare, **said), 403)
        for method in ("PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "post", "X"):
            await refused(inside, asking(method, f"/api/tables/{seats[0].table}/leave", cookie=f"ridotto-{seats[0].table}={seats[0].token}", **said), 403)


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"])
async def test_nothing_changes_by_another_method(tmp_path: Path, method: str) -> None:
    async with at_table(tmp_path) as (inside, seats):
        for route, question in posts(inside, seats[0]):
            if method == "GET" and f"GET {route.split()[1]}" in routes_of(inside.app):
                continue
            await refused(inside, extended(Question(method, question.path, question.body, question.headers), origin="http://house.test"), 404, 405)


async def test_a_host_behind_a_proxy_takes_posts_from_its_public_address_only(tmp_path: Path) -> None:
    async with at_table(tmp_path, public_url="https://play.example.org") as (inside, seats):
        cookie = f"ridotto-{seats[0].table}={seats[0].token}"
        question = asking("POST", f"/api/tables/{seats[0].table}/talk", {"text": "x"}, cookie=cookie)
        await refused(inside, extended(question, origin="https://play.example.org.evil.test"), 403)
        await refused(inside, extended(question, origin="https://evil.test", x_forwarded_host="evil.test", forwarded="host=evil.test"), 403)
        assert (await tried(inside, extended(question, origin="https://play.example.org"))).status == 200
        joined = await send(inside.app, asking("POST", f"/api/tables/{await inside.open()}/join", {"name": "Zoe"}))
        assert "; Secure" in (joined.header("set-cookie") or "")


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
                    assert mark not in page.text.replace(mark, "", 0) or not set(mark) & set("<>\"'&"), (path, mark)
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
    text = (Path(house.__file__).parents[1] / "games" / "doge" / "edition.toml").read_text()
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
            posting("/play", f"game={quote(mark)}&name=Zoe", **here),
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
            question = asking("POST", f"/api/tables/{_seats[0].table}/seats/{number}/hand-over", {"bot": "random"}, **bearer(_seats[0].token))
            await refused(inside, question, 404, 409, 422)


async def test_asking_for_tables_that_are_not_there_costs_no_memory(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        for number in range(50):
            await refused(inside, asking("GET", f"/api/tables/nothere{number}"), 404)
        assert inside.house.lives == {}
        assert inside.house._loading == {}


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


# ---- limits ----


async def test_too_many_streams_are_429_and_a_closed_one_makes_room(tmp_path: Path) -> None:
    async with at_table(tmp_path, streams_per_address=3) as (inside, seats):
        question = asking("GET", f"/api/tables/{seats[0].table}/stream", **bearer(seats[0].token))
        page = asking("GET", f"/t/{seats[0].table}/stream", **browser(seats[0].table, seats[0].token))
        taps = [Tap(inside.app, each) for each in (question, page, question)]
        await until(lambda: all(len(tap.sent) == 2 for tap in taps))
        for each in (question, page):
            assert (await refused(inside, each, 429)).header("retry-after") == "10"
        elsewhere = Tap(inside.app, question, client="198.51.100.7")
        await until(lambda: len(elsewhere.sent) == 2)
        await taps.pop().close()
        taps.append(Tap(inside.app, question))
        await until(lambda: len(taps[-1].sent) == 2)
        for tap in (*taps, elsewhere):
            await tap.close()
        assert inside.house.hub.streams == 0
        assert inside.app.state.limits.streams._taken == {}


async def test_a_stream_that_is_refused_takes_no_place(tmp_path: Path) -> None:
    async with at_table(tmp_path, streams_per_address=1) as (inside, seats):
        for _ in range(3):
            await refused(inside, asking("GET", f"/api/tables/{seats[0].table}/stream", **bearer("x.y")), 401)
            await refused(inside, asking("GET", "/api/tables/nothere/stream"), 404)
        tap = Tap(inside.app, asking("GET", f"/api/tables/{seats[0].table}/stream"))
        await until(lambda: len(tap.sent) == 2)
        await tap.close()


async def test_too_many_requests_of_an_address_are_429_and_have_no_effect(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        api = f"/api/tables/{seats[0].table}"
        limits = inside.app.state.limits.requests
        limits._most, limits._used = 5, {}
        for _ in range(5):
            assert (await send(inside.app, asking("GET", api))).status == 200
        for _, question in posts(inside, seats[0]):
            answer = await refused(inside, extended(question, origin="http://house.test"), 429)
            assert 1 <= int(answer.header("retry-after") or 0) <= 60
        for spoofed in ({"x_forwarded_for": "203.0.113.9"}, {"forwarded": "for=203.0.113.9"}, {"x_real_ip": "203.0.113.9"}, bearer(seats[0].token)):
            await refused(inside, asking("GET", api, **spoofed), 429)
        assert (await send(inside.app, asking("GET", api), client="203.0.113.9")).status == 200
        assert (await send(inside.app, asking("GET", "/healthz"))).status == 200


async def test_too_many_moves_and_words_of_a_seat_are_429_and_have_no_effect(tmp_path: Path) -> None:
    async with at_table(tmp_path, moves_per_minute=4) as (inside, seats):
        anna, bruno = seats[0], seats[1]
        for move in (1, None, 1, None):
            assert (await (anna.post("/undo") if move is None else anna.post("/moves", {"move": move}))).status_code == 200
        for what, body in (("/moves", {"move": 1}), ("/undo", None), ("/talk", {"text": "x"})):
            answer = await refused(inside, asking("POST", f"/api/tables/{anna.table}{what}", body, **bearer(anna.token)), 429)
            assert int(answer.header("retry-after") or 0) >= 1
        for what, form in (("move", "move=1&expected=0"), ("undo", ""), ("talk", "text=x")):
            await refused(inside, posting(f"/t/{anna.table}/{what}", form, **browser(anna.table, anna.token)), 429)
        assert (await bruno.post("/moves", {"move": 1})).status_code == 200


async def test_too_many_tables_of_an_address_are_429_by_whatever_door(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True, tables_per_hour=2) as inside:
        await inside.open()
        assert (await tried(inside, posting("/tables", "game=doge&seats=3", **browser("x", "")))).status == 303
        for question in (
            asking("POST", "/api/tables", {"game": "doge", "seats": 3}),
            posting("/tables", "game=doge&seats=3", **browser("x", "")),
            posting("/play", "game=doge&name=Zoe", **browser("x", "")),
        ):
            answer = await refused(inside, question, 429)
            assert 1 <= int(answer.header("retry-after") or 0) <= 3600


# ---- idempotency keys ----


@pytest.mark.parametrize("key", ["", " ", "k" * 201, "k" * 50_000, "a\x00b", "a\r\nb", "\x7f", "a\tb"])
async def test_a_key_that_is_none_is_422(tmp_path: Path, key: str) -> None:
    async with at_table(tmp_path) as (inside, seats):
        question = asking("POST", f"/api/tables/{seats[0].table}/moves", {"move": 1}, idempotency_key=key, **bearer(seats[0].token))
        if key == " ":
            assert (await tried(inside, question)).status == 200
        else:
            await refused(inside, question, 422)


@pytest.mark.parametrize("key", ["k", "k" * 200, "é", "'; DROP TABLE entries; --", SCRIPT])
async def test_a_key_belongs_to_its_seat_and_table(tmp_path: Path, key: str) -> None:
    """The same key of another seat, or at another table, is another key; a move that was refused has used none up."""
    async with at_table(tmp_path) as (inside, seats):
        others = await inside.seats("doge", 3)
        await refused(inside, asking("POST", f"/api/tables/{seats[0].table}/moves", {"move": 2**31}, idempotency_key=key, **bearer(seats[0].token)), 422)
        for seat in (*seats[:2], others[0]):
            for again in range(2):
                question = asking("POST", f"/api/tables/{seat.table}/moves", {"move": 1}, idempotency_key=key, **bearer(seat.token))
                before = kept(inside)
                assert (await tried(inside, question)).status == 200
                assert (kept(inside) == before) == bool(again)
        moves = [(entry.table_id, entry.seat) for entry in kept(inside)[0] if entry.kind == "move"]
        assert sorted(moves) == sorted((seat.table, seat.number) for seat in (*seats[:2], others[0]))


def test_json_that_python_would_not_write_is_not_sent() -> None:
    """What the tests above rely on: their bodies reach the house as they are written."""
    assert json.dumps({"a": float("nan")}) == '{"a": NaN}'
    assert json.dumps("\ud800") == '"\\ud800"'
