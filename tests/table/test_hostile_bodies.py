"""Hostile input: bodies that are too long, malformed, slow or cut off are refused, and nothing has changed."""

import asyncio
import re
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import ridotto
from ridotto.engine.game import all_games, game_named

from .attacks import MARKS, ODD, SCRIPT, at_table, extended, kept, posts, refused, tried
from .conftest import opened
from .worlds import Question, asking, bearer, browser, posting, scope_of, send

pytestmark = pytest.mark.anyio

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
    "": {
        "game": "doge",
        "seats": 3,
        "variant": "",
        "edition": "",
        "bots": {"1": "random"},
        "pace": "live",
        "clock": 30,
        "reserve": 60,
        "days": None,
        "stand_in": "random",
        "listed": True,
    },
    "/{table}/join": {"name": "Zoe", "seat": 2, "entropy": "dice", "entropy_commitment": ""},
    "/{table}/reveal": {"entropy": "dice", "salt": "0" * 32},
    "/{table}/bots": {"seat": 2, "bot": "random"},
    "/{table}/moves": {"move": "card castello", "expected_number": 0},
    "/{table}/talk": {"text": "hello"},
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
    monkeypatch.setattr("ridotto.table.service.bots.BotPlayers.wake", lambda *_: None)
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
    "/theme": {"to": "night", "back": "/"},
    "/tables": {
        "game": "doge",
        "seats": "3",
        "variant": "",
        "time": "own",
        "seconds": "30",
        "reserve": "5",
        "stand_in": "random",
        "listed": "yes",
        "seat0": "me",
        "seat1": "random",
        "name": "Zoe",
        "edition": "",
    },
    "/play": {"game": "doge"},
    "/t/{table}/join": {"name": "Zoe", "seat": "2", "entropy": "dice", "entropy_commitment": ""},
    "/t/{table}/reveal": {"entropy": "dice", "salt": "0" * 32},
    "/t/{table}/move": {"move": "1", "expected": "0"},
    "/t/{table}/talk": {"text": "hello"},
    "/t/{table}/bots": {"seat": "2", "bot": "random"},
    "/t/{table}/hand-over": {"seat": "1"},
}
WRONG_FORMS = ["", "-1", "1.5", "9" * 30, "9" * 4000, "9" * 5000, "1000000000000", "٣", "²", "0x1", "1e3", "nan", *MARKS, *ODD[:-6], "x" * 60_000]


async def test_fields_of_forms_of_any_kind_are_taken_or_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.service.bots.BotPlayers.wake", lambda *_: None)
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
                    assert time.monotonic() - began < 20, (path, name, raw[:80])
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
    text = (Path(ridotto.__file__).parent / "games" / game / "edition.toml").read_text()
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
            assert time.monotonic() - began < 20, edition[:200]
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
