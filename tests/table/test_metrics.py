"""Metrics: what happens is counted, under labels that nobody outside can add to, and only who may reads it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from ridotto.engine.errors import SetupError
from ridotto.table.app import create_app
from ridotto.table.http.connections import Connections
from ridotto.table.server import Server
from ridotto.table.settings import Settings

from .conftest import Inside, opened, play_on
from .questions import routes_of
from .worlds import Answer, Tap, asking, bearer, browser, send

pytestmark = pytest.mark.anyio

TOKEN = "a-token-of-the-host"


@asynccontextmanager
async def measured(folder: Path, **settings: Any) -> AsyncIterator[Inside]:
    async with opened(folder, pages=True, metrics="on", **settings) as inside:
        yield inside


async def read(inside: Inside, **headers: str) -> dict[str, float]:
    """All samples by name and labels, as Prometheus would read them."""
    answer = await send(inside.app, asking("GET", "/metrics", **headers))
    assert answer.status == 200, answer.text
    assert answer.header("content-type") == "text/plain; version=0.0.4; charset=utf-8"
    return samples(answer)


def samples(answer: Answer) -> dict[str, float]:
    found = (sample for family in text_string_to_metric_families(answer.text) for sample in family.samples)
    return {f"{each.name}{{{','.join(f'{name}={value}' for name, value in sorted(each.labels.items()))}}}": each.value for each in found}


async def test_requests_moves_drawings_and_calls_of_the_database_are_counted(tmp_path: Path) -> None:
    async with measured(tmp_path) as inside:
        seats = await inside.seats()
        await play_on(seats, most=5)
        page = asking("GET", f"/t/{seats[0].table}", **browser(seats[0].table, seats[0].token))
        assert (await send(inside.app, page)).status == 200
        tap = Tap(inside.app, asking("GET", f"/api/tables/{seats[0].table}/stream"))
        await send(inside.app, asking("GET", "/api/tables/nothere"))
        found = await read(inside)
        await tap.close()
        assert found["ridotto_requests_total{method=GET,route=/t/{table_id},status=200}"] == 1
        assert found["ridotto_requests_total{method=GET,route=/api/tables/{table_id},status=404}"] == 1
        assert found["ridotto_requests_total{method=POST,route=/api/tables/{table_id}/join,status=201}"] == 3
        assert found["ridotto_request_seconds_count{route=/t/{table_id}}"] == 1
        assert found["ridotto_moves_total{game=doge,player=person}"] == 5
        assert found["ridotto_drawing_seconds_count{}"] >= 1
        assert found["ridotto_store_seconds_count{call=append_all}"] >= 8
        assert found["ridotto_tables_in_memory{}"] == found["ridotto_tables{status=playing}"] == 1
        assert found["ridotto_streams{}"] == 1
        assert found["process_resident_memory_bytes{}"] > 10_000_000


async def test_a_bot_s_moves_thinking_and_forfeits_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with measured(tmp_path, bot_seconds=0.01) as inside:  # less than the start of a bot's process leaves it
        monkeypatch.setattr("ridotto.table.service.bot_processes._BotProcess.ask", _too_late)
        await inside.open("palazzo", 2, bots={"0": "random", "1": "random"})
        for _ in range(2000):
            found = await read(inside)
            if found.get("ridotto_moves_total{game=palazzo,player=bot}", 0) >= 2:
                break
        assert found["ridotto_bot_moves_forfeited_total{}"] >= 2
        assert found["ridotto_bot_thinking_seconds_count{kind=move among bots}"] >= 2
        assert found["ridotto_bot_questions_waiting{kind=hint}"] == 0


async def _too_late(*_: Any) -> None:
    raise TimeoutError


async def test_a_failing_database_is_counted_by_what_was_asked_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with measured(tmp_path) as inside:

        def table(table_id: str) -> None:
            raise sa.exc.OperationalError("select", {}, Exception("disk I/O error"))

        monkeypatch.setattr(inside.service.store, "table", table)
        assert (await send(inside.app, asking("GET", "/api/tables/nothere"))).status == 503
        assert (await read(inside))["ridotto_store_errors_total{call=load_table}"] == 1


async def test_labels_come_from_the_program_and_never_from_a_request(tmp_path: Path) -> None:
    async with measured(tmp_path) as inside:
        seats = await inside.seats()
        before = set(await read(inside))
        for path in ("/nothing", f"/t/{seats[0].table}", f"/t/{seats[0].table}/x", "/api/tables/zzz", "/static/../x", "/rules/doge/DOG-1", "/static/table.css"):
            for method in ("GET", "POST", "BREW", "PROPFIND"):
                await send(inside.app, asking(method, path, accept="text/html"))
        routes = {route.partition(" ")[2] for route in routes_of(inside.app)} | {"none"}
        for name in set(await read(inside)) - before:
            assert not any(word in name for word in (seats[0].table, "nothing", "zzz", "BREW", "127.0.0.1", "Anna")), name
            if "route=" in name:
                assert name.partition("route=")[2].rstrip("}").split(",")[0].replace("}", "") in {route.replace("}", "") for route in routes}, name


async def test_two_applications_in_one_process_count_apart(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    async with measured(tmp_path) as one, measured(tmp_path / "other") as other:
        await send(one.app, asking("GET", "/levels", accept="text/html"))
        assert "ridotto_requests_total{method=GET,route=/levels,status=200}" in await read(one)
        assert "ridotto_requests_total{method=GET,route=/levels,status=200}" not in await read(other)


async def test_metrics_are_off_unless_the_host_turns_them_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        assert (await send(inside.app, asking("GET", "/metrics"))).status == 404


async def test_without_a_token_only_this_machine_reads_metrics_and_no_proxy_for_others(tmp_path: Path) -> None:
    async with measured(tmp_path) as inside:
        for client, status in (("127.0.0.1", 200), ("::1", 200), ("10.0.0.7", 403), ("203.0.113.9", 403), ("testclient", 403)):
            assert (await send(inside.app, asking("GET", "/metrics"), client=client)).status == status, client
        for name in ("x_forwarded_for", "x_real_ip", "forwarded", "via"):
            assert (await send(inside.app, asking("GET", "/metrics", **{name: "127.0.0.1"}))).status == 403, name


async def test_with_a_token_everybody_needs_it(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n")
    async with measured(tmp_path, metrics_token_file=str(file)) as inside:
        for client in ("127.0.0.1", "203.0.113.9"):
            for wrong in ("", "x", f"{TOKEN}x", TOKEN[:-1]):
                answer = await send(inside.app, asking("GET", "/metrics", **bearer(wrong)), client=client)
                assert answer.status == 401, wrong
                assert TOKEN not in answer.everything
            assert (await send(inside.app, asking("GET", "/metrics", **bearer(TOKEN)), client=client)).status == 200


@pytest.mark.parametrize("text", [None, "", "short", "two words of a secret", "x" * 201, "tökens are plain text"])
async def test_a_token_file_that_cannot_be_used_is_one_sentence(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "token"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError, match=r"metrics_token_file: .*token (cannot be read|should hold one word)"):
        create_app(Settings(metrics="on", metrics_token_file=str(file)))


async def test_refused_connections_are_counted_by_the_reason() -> None:
    app = create_app(Settings(metrics="on"), pages=False)
    server = Server(app, Settings(connections_per_address=1), lambda: False)
    here: Connections = server._connections
    assert here.enter("203.0.113.1")
    assert not here.enter("203.0.113.1")
    assert app.state.metrics.registry.get_sample_value("ridotto_connections_refused_total", {"reason": "address"}) == 1


def test_metrics_says_off_or_on() -> None:
    with pytest.raises(SetupError, match="metrics should be off or on, it says 'yes'"):
        Settings(metrics="yes")
