"""The doorkeeper: other sites, long bodies, too many requests, and what browsers are told."""

import asyncio
import gzip
import http.client
import json
import logging
import secrets
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from ridotto.table.http.guard import Allowance, Places, TooMany, address
from ridotto.table.logs import JsonLines, TextLines, clean_path, table_in

from .conftest import HERE, Inside, Quick, opened

pytestmark = pytest.mark.anyio

# ---- other sites ----


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": HERE}, 200),
        ({"Origin": HERE, "Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "none"}, 200),
        ({"Origin": "null", "Sec-Fetch-Site": "same-origin"}, 200),
        ({}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "http://house.test.evil.example"}, 403),
        ({"Origin": "http://house.test:8080"}, 403),
        ({"Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"}, 403),
        ({"Origin": "file://house.test"}, 403),
        ({"Origin": HERE, "Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": HERE, "Sec-Fetch-Site": "cross-site"}, 403),
    ],
)
async def test_a_post_with_a_cookie_must_come_from_this_site(inside: Inside, headers: dict[str, str], status: int) -> None:
    anna, *_ = await inside.seats()
    held = {"Cookie": f"ridotto-{anna.table}={anna.token}"}
    answer = await inside.client.post(f"/api/tables/{anna.table}/moves", json={"move": "card castello"}, headers={**held, **headers})
    assert answer.status_code == status, answer.text
    assert (await anna.picture())["number"] == (1 if status == 200 else 0)


async def test_another_site_can_open_no_table_and_take_no_seat_even_without_a_cookie(inside: Inside) -> None:
    table = await inside.open()
    for path, body in (("/api/tables", {"game": "doge", "seats": 3}), (f"/api/tables/{table}/join", {"name": "Anna"})):
        answer = await inside.client.post(path, json=body, headers={"Origin": "https://evil.example"})
        assert (answer.status_code, answer.json()) == (403, {"error": "this request comes from another site"})


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://play.example.org", 201),
        ("https://PLAY.example.org:443", 201),
        ("http://play.example.org", 403),
        ("https://play.example.org:8443", 403),
        ("https://user@play.example.org", 403),
        ("https://play.example.org/path", 403),
        (HERE, 403),  # what `Host` says: behind a proxy anybody can choose it
    ],
)
async def test_with_a_public_address_nothing_else_is_this_site(tmp_path: Path, origin: str, status: int) -> None:
    async with opened(tmp_path, public_url="https://play.example.org") as inside:
        answer = await inside.client.post("/api/tables", json={"game": "doge", "seats": 3}, headers={"Origin": origin})
        assert answer.status_code == status
        assert status == 403 or answer.json()["watch"].startswith("https://play.example.org/t/")


async def test_without_one_the_scheme_of_the_request_counts_too(inside: Inside) -> None:
    body = {"game": "doge", "seats": 3}
    for asked, origin, status in ((HERE, "https://house.test", 403), ("https://house.test", HERE, 403), ("https://house.test", "https://house.test", 201)):
        answer = await inside.client.post(f"{asked}/api/tables", json=body, headers={"Origin": origin})
        assert answer.status_code == status, (asked, origin)


async def test_no_other_site_is_let_in_by_cors(inside: Inside) -> None:
    answer = await inside.client.options("/api/tables", headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"})
    assert answer.status_code == 405
    assert not any(name.startswith("access-control") for name in answer.headers)


# ---- long bodies ----


async def test_a_body_that_does_not_come_is_408(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.http.guard.BODY_SECONDS", 0.05)

    async def never() -> AsyncIterator[bytes]:
        yield b'{"game": '
        await asyncio.sleep(5)

    answer = await inside.client.post("/api/tables", content=never(), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()) == (408, {"error": "a request must arrive within 0.05 seconds"})


async def test_a_body_that_is_too_long_is_413_whether_its_length_is_told_or_not(inside: Inside) -> None:
    table = await inside.open()
    body = json.dumps({"name": "x" * 70_000}).encode()
    told = await inside.client.post(f"/api/tables/{table}/join", content=body, headers={"Content-Type": "application/json"})

    async def pieces() -> AsyncIterator[bytes]:
        for at in range(0, len(body), 1000):
            yield body[at : at + 1000]

    untold = await inside.client.post(f"/api/tables/{table}/join", content=pieces(), headers={"Content-Type": "application/json"})
    for answer in (told, untold):
        assert (answer.status_code, answer.json()) == (413, {"error": "a request may be at most 65536 bytes long"})


def test_a_real_server_refuses_a_chunked_body_before_it_has_read_it_all(quick: Quick) -> None:
    server = quick()
    host, port = urlsplit(server.url).netloc.split(":")
    with socket.create_connection((host, int(port)), 10) as connection:
        connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
        try:
            for _ in range(1000):
                connection.sendall(b"400\r\n" + b"x" * 1024 + b"\r\n")
        except OSError:
            pass  # it has hung up
        assert connection.recv(12) == b"HTTP/1.1 413"
    asked = http.client.HTTPConnection(host, int(port), timeout=10)
    asked.putrequest("POST", "/api/tables")
    asked.putheader("Content-Length", str(10**12))
    asked.endheaders()
    assert asked.getresponse().status == 413


# ---- too many ----


async def test_an_address_has_so_many_requests_and_is_told_when_to_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path, requests_per_minute=5) as inside:
        answers = [await inside.client.get("/api/games") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["error"].startswith("too many requests from your address; try again in ")
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 24
        assert (await inside.client.get("/healthz")).status_code == 200
        assert "content-security-policy" in answers[-1].headers


async def test_a_seat_has_so_many_moves_and_words_and_another_seat_its_own(tmp_path: Path) -> None:
    async with opened(tmp_path, moves_per_minute=3) as inside:
        anna, bruno, _ = await inside.seats()
        said = [await anna.post("/talk", {"text": "Ciao"}), await anna.post("/undo"), await anna.post("/moves", {"move": "card castello"})]
        assert [answer.status_code for answer in said] == [200, 409, 200]
        for what, body in (("/talk", {"text": "Ciao"}), ("/undo", None), ("/moves", {"move": "tokens 1"})):
            answer = await anna.post(what, body)
            assert (answer.status_code, answer.headers["retry-after"]) == (429, "20")
        assert (await anna.get()).status_code == 200
        assert (await bruno.post("/talk", {"text": "Ciao"})).status_code == 200


async def test_an_address_opens_so_many_tables(tmp_path: Path) -> None:
    async with opened(tmp_path, tables_per_hour=2) as inside:
        statuses = [(await inside.client.post("/api/tables", json={"game": "doge", "seats": 3})).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]


async def test_an_address_has_so_many_streams_and_gets_a_place_back_when_one_ends(tmp_path: Path) -> None:
    async with opened(tmp_path, streams_per_address=2) as inside:
        path = f"/api/tables/{await inside.open()}/stream"
        async with inside.stream(path) as one:
            assert await one.status() == 200
            async with inside.stream(path) as two:
                assert await two.status() == 200
                async with inside.stream(path) as three:
                    assert await three.status() == 429
            async with inside.stream(path) as again:
                assert await again.status() == 200
                assert inside.service.notices.streams == 2
        assert inside.service.notices.streams == 0


def test_an_allowance_comes_back_bit_by_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("ridotto.table.http.guard.monotonic", lambda: now[0])
    allowance = Allowance(60, 60, "requests")
    for _ in range(60):
        allowance.take("x")
    with pytest.raises(TooMany, match="too many requests from your address; try again in 1 seconds"):
        allowance.take("x")
    allowance.take("y")
    now[0] += 2
    allowance.take("x")
    allowance.take("x")
    with pytest.raises(TooMany):
        allowance.take("x")


def test_what_is_counted_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.http.guard.MOST_KEPT", 100)
    allowance, places = Allowance(5, 60, "requests"), Places(0, "requests")
    for key in range(1000):
        allowance.take(key)
        places.take(key)
        places.give_back(key)
    assert len(allowance._used) <= 100
    assert places._taken == {}


def test_an_ipv6_household_counts_as_one_address() -> None:
    said = [
        address({"client": (host, 1)}) for host in ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1", "::ffff:10.0.0.7", "10.0.0.7", "fe80::1%eth0")
    ]
    assert said == ["2001:db8:1:2::/64", "2001:db8:1:2::/64", "2001:db8:1:3::/64", "10.0.0.7", "10.0.0.7", "fe80::/64"]
    assert address({"client": None}) == "local"


# ---- what browsers are told ----


async def test_every_answer_tells_browsers_to_be_strict(inside: Inside) -> None:
    table = await inside.open()
    for method, path in (
        ("GET", "/api/games"),
        ("GET", f"/api/tables/{table}"),
        ("GET", "/api/docs"),
        ("GET", "/nothing"),
        ("POST", "/api/tables"),
        ("GET", "/static/apidocs.css"),
    ):
        headers = (await inside.client.request(method, path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert len(headers.get_list("cache-control")) == 1


async def test_larger_answers_are_compressed(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    assert (await anna.get()).headers["content-encoding"] == "gzip"
    assert "content-encoding" not in (await inside.client.get("/healthz")).headers


def test_a_compressed_answer_is_what_it_was(quick: Quick) -> None:
    server = quick()
    host, port = urlsplit(server.url).netloc.split(":")
    bodies = []
    for coding in ("gzip", "identity"):
        asked = http.client.HTTPConnection(host, int(port), timeout=10)
        asked.request("GET", "/api/openapi.json", headers={"Accept-Encoding": coding})
        bodies.append(asked.getresponse().read())
    assert gzip.decompress(bodies[0]) == bodies[1]


# ---- logs ----


async def test_a_request_is_one_line_without_tokens_cookies_bodies_or_queries(inside: Inside, caplog: pytest.LogCaptureFixture) -> None:
    anna, *_ = await inside.seats()
    with caplog.at_level(logging.INFO, "ridotto.request"):
        await anna.play("card castello")
        await inside.client.get(f"/t/{anna.table}/seat/{anna.token}?token={anna.token}")
        await anna.get("/legal", params={"lang": "fr"})
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records if record.name == "ridotto.request"]
    assert [(line["method"], line["path"], line["status"], line["table"]) for line in lines] == [
        ("POST", f"/api/tables/{anna.table}/moves", 200, anna.table),
        ("GET", f"/t/{anna.table}/seat/...", 404, anna.table),
        ("GET", f"/api/tables/{anna.table}/legal", 422, anna.table),
    ]
    whole = "".join(TextLines().format(record) + JsonLines().format(record) for record in caplog.records)
    for secret in (anna.token, anna.token.partition(".")[2], "castello", "lang", "Anna"):
        assert secret not in whole
    assert all(line["ms"] >= 0 for line in lines)


async def test_an_unexpected_error_is_logged_with_its_place_and_without_its_message(
    inside: Inside, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, *_ = await inside.seats()

    def fail(*_: object) -> None:
        raise RuntimeError("card castello")

    monkeypatch.setattr("ridotto.table.http.api.legal", fail)
    await anna.get("/legal")
    record = next(record for record in caplog.records if record.levelname == "ERROR")
    line = TextLines().format(record)
    assert "error=RuntimeError" in line
    assert "test_guard.py" in line
    assert "castello" not in line
    assert "castello" not in JsonLines().format(record)


def test_a_line_of_text_cannot_be_forged() -> None:
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "path": '/a\nb c="d"', "created": 0.0})
    line = TextLines().format(record)
    assert line == r'1970-01-01T00:00:00.000Z info    request path="/a\nb c=\"d\""'
    assert len(line.splitlines()) == 1


def test_paths_lose_what_could_be_a_token() -> None:
    assert clean_path("/t/abc/seat/" + "x" * 60) == "/t/abc/seat/..."
    secret = secrets.token_urlsafe(24)
    assert [clean_path(path) for path in (f"/mails/off/{secret}", f"/feed/{secret}.atom")] == ["/mails/off/...", "/feed/..."]
    assert [table_in(path) for path in ("/t/abc", "/api/tables/abc/moves", "/api/tables", "/", "/t/", "/static/t/x")] == ["abc", "abc", None, None, None, "x"]


async def test_many_requests_at_once_are_all_answered(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    answers = await asyncio.gather(*(anna.get() for _ in range(50)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
