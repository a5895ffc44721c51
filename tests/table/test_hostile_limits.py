"""Hostile input: too much of anything is refused by whatever door it comes."""

from pathlib import Path

import pytest

from .attacks import at_table, extended, posts, refused, tried, until
from .conftest import opened
from .worlds import Tap, asking, bearer, browser, posting, send

pytestmark = pytest.mark.anyio


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
        assert inside.service.notices.streams == 0
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
            posting("/play", "game=doge", **browser("x", "")),
        ):
            answer = await refused(inside, question, 429)
            assert 1 <= int(answer.header("retry-after") or 0) <= 3600
