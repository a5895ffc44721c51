"""Live streams: a picture at once, another when what one may see has changed, and otherwise nothing."""

import asyncio
from pathlib import Path

import pytest

from .conftest import PATIENCE, Inside, opened

pytestmark = pytest.mark.anyio


async def test_the_first_picture_comes_at_once_and_is_the_one_the_api_gives(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    async with inside.stream(f"/api/tables/{anna.table}/stream", anna.headers) as listening:
        assert await listening.chunk() == "retry: 1000\n\n"
        _, shown = await listening.event()
        assert shown == await anna.picture()
        headers = dict((await listening.start)["headers"])
        assert headers[b"cache-control"] == b"no-store"
        assert headers[b"x-accel-buffering"] == b"no"
        assert b"content-security-policy" in headers


async def test_a_change_is_told_to_everybody_who_may_see_it(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    path = f"/api/tables/{anna.table}/stream"
    async with inside.stream(path, anna.headers) as mine, inside.stream(path) as watching:
        first = [await mine.event(), await watching.event()]
        await anna.post("/talk", {"text": "Ciao"})
        second = [await mine.event(), await watching.event()]
        assert [shown["talk"][0]["text"] for _, shown in second] == ["Ciao", "Ciao"]
        assert [shown["seat"] for _, shown in second] == [0, None]
        assert len({identity for identity, _ in first + second}) == 4


async def test_a_secret_move_of_another_causes_not_even_a_message(inside: Inside) -> None:
    """Anna chooses a card in secret, takes it back and chooses another: nobody else's stream sends a byte."""
    anna, bruno, _ = await inside.seats()
    path = f"/api/tables/{anna.table}/stream"
    async with inside.stream(path, anna.headers) as mine, inside.stream(path, bruno.headers) as his, inside.stream(path) as watching:
        for listening in (mine, his, watching):
            await listening.event()
        await anna.play("card castello")
        assert (await mine.event())[1]["can_undo"]
        await anna.post("/undo")
        await mine.event()
        await anna.play("card dorsoduro")
        await mine.event()
        assert await his.nothing()
        assert await watching.nothing(0.05)


async def test_a_picture_one_has_already_is_not_sent_again(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    path = f"/api/tables/{anna.table}/stream"
    async with inside.stream(path, anna.headers) as listening:
        last, _ = await listening.event()
    async with inside.stream(path, {**anna.headers, "Last-Event-ID": last}) as listening:
        assert await listening.chunk() == "retry: 1000\n\n"
        assert await listening.nothing()
        await anna.post("/talk", {"text": "Ciao"})
        assert (await listening.event())[1]["talk"]
    async with inside.stream(path, {**anna.headers, "Last-Event-ID": last}) as listening:
        assert (await listening.event())[1]["talk"]


async def test_the_id_of_a_picture_follows_from_its_content_alone(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        anna, bruno, _ = await inside.seats()
        path = f"/api/tables/{anna.table}/stream"
        async with inside.stream(path, bruno.headers) as listening:
            first, shown = await listening.event()
        await anna.play("card castello")
        inside.house.lives.clear()
        async with inside.stream(path, bruno.headers) as listening:
            assert await listening.event() == (first, shown)


async def test_a_silent_stream_sends_a_comment_now_and_then(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.stream.KEEPALIVE", 0.05)
    async with inside.stream(f"/api/tables/{await inside.open()}/stream") as listening:
        await listening.event()
        assert await listening.chunk() == ": still here\n\n"
        assert await listening.chunk() == ": still here\n\n"


async def test_the_stream_of_a_seat_ends_when_the_seat_is_given_up(inside: Inside) -> None:
    anna, bruno, _ = await inside.seats()
    path = f"/api/tables/{anna.table}/stream"
    async with inside.stream(path, anna.headers) as hers, inside.stream(path, bruno.headers) as his:
        await hers.event()
        await his.event()
        await anna.post("/leave")
        await asyncio.wait_for(hers.ended.wait(), PATIENCE)
        assert hers.chunks.empty()
        assert (await his.event())[1]["seats"][0]["name"] is None
        async with inside.stream(path, anna.headers) as again:
            assert await again.status() == 401


async def test_a_stream_follows_a_table_that_was_forgotten_and_read_anew(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    async with inside.stream(f"/api/tables/{anna.table}/stream") as watching:
        await watching.event()
        inside.house.lives.clear()
        await anna.post("/talk", {"text": "Ciao"})
        assert (await watching.event())[1]["talk"][0]["text"] == "Ciao"


async def test_streams_end_when_the_house_closes(inside: Inside) -> None:
    table = await inside.open()
    async with inside.stream(f"/api/tables/{table}/stream") as listening:
        await listening.event()
        inside.house.hub.close()
        await asyncio.wait_for(listening.ended.wait(), PATIENCE)


async def test_somebody_who_is_gone_is_shown_as_gone_and_as_there_again(tmp_path: Path) -> None:
    async with opened(tmp_path, grace=1) as inside:
        anna, bruno, _ = await inside.seats()
        async with inside.stream(f"/api/tables/{anna.table}/stream", anna.headers) as listening:
            while not (shown := (await listening.event())[1])["seats"][1]["gone"]:
                pass
            assert not shown["seats"][0]["gone"]
            await bruno.picture()
            while (await listening.event())[1]["seats"][1]["gone"]:
                pass
