"""Hostile input: forged and replayed tokens, requests of other sites, keys of others."""

from pathlib import Path
from urllib.parse import quote

import pytest
from itsdangerous import URLSafeSerializer

from .attacks import SCRIPT, at_table, extended, kept, posts, refused, tried, until
from .questions import routes_of
from .worlds import Question, Tap, asking, bearer, browser, posting, send

pytestmark = pytest.mark.anyio

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
            inside.service.tables.loaded.clear()  # and after a restart


async def test_a_stream_ends_when_its_seat_is_given_up(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (inside, seats):
        tap = Tap(inside.app, asking("GET", f"/api/tables/{seats[0].table}/stream", **bearer(seats[0].token)))
        await until(lambda: len(tap.sent) == 2)
        await seats[0].post("/leave")
        await until(lambda: tap.ended)
        assert len(tap.sent) == 2


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
            if f"{method} {route.split()[1]}" in routes_of(inside.app):
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


# ---- idempotency keys ----


@pytest.mark.parametrize("key", ["", "k" * 201, "k" * 50_000, "a\x00b", "a\r\nb", "\x7f", "a\tb"])
async def test_a_key_that_is_none_is_422(tmp_path: Path, key: str) -> None:
    async with at_table(tmp_path) as (inside, seats):
        question = asking("POST", f"/api/tables/{seats[0].table}/moves", {"move": 1}, idempotency_key=key, **bearer(seats[0].token))
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
