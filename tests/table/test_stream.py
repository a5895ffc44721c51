"""Live streams: a picture at once, another when what one may see has changed, and otherwise nothing."""

import asyncio
import gzip
import random
import zlib
from pathlib import Path

import pytest

from ridotto.table.http.stream import Piece
from ridotto.table.pages import rendering, table_view

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


async def test_a_stream_is_compressed_piece_by_piece_where_the_reader_can_read_it(inside: Inside) -> None:
    """Each piece can be read as soon as it is there, and the whole is a sound gzip file."""
    anna, *_ = await inside.seats()
    path = f"/api/tables/{anna.table}/stream"
    async with inside.stream(path, anna.headers) as plain, inside.stream(path, {**anna.headers, "Accept-Encoding": "gzip"}) as packed:
        headers = dict((await packed.start)["headers"])
        assert headers[b"content-encoding"] == b"gzip"
        assert headers[b"content-type"] == b"text/event-stream; charset=utf-8"
        unpack, whole = zlib.decompressobj(31), b""
        for word in ("", "Ciao", "Ciao, Bruno"):
            if word:
                await anna.post("/talk", {"text": word})
            wanted = await plain.chunk() if word else await plain.chunk() + await plain.chunk()
            read = b""
            while len(read) < len(wanted.encode()):
                piece = await asyncio.wait_for(packed.chunks.get(), PATIENCE)
                whole += piece
                read += unpack.decompress(piece)
            assert read.decode() == wanted
        inside.service.notices.close()
        await asyncio.wait_for(packed.ended.wait(), PATIENCE)
        while not packed.chunks.empty():
            whole += packed.chunks.get_nowait()
        assert gzip.decompress(whole).decode().count("Ciao, Bruno") == 1


@pytest.mark.parametrize(("game", "count"), [("doge", 4), ("palazzo", 4)])
async def test_an_update_of_the_page_is_small(inside: Inside, game: str, count: int) -> None:
    """Under 40 KB compressed, whatever the position."""
    seats = await inside.seats(game, count)
    live = await inside.service.tables.get(seats[0].table)
    chance, largest = random.Random(4), 0
    for _ in range(150):
        if live.the_match().over:
            break
        seat = live.the_match().actors()[0]
        await inside.service.play.move(live, seat, chance.choice(live.the_match().legal(seat)))
        shown = rendering.frame({**table_view.part(live, seat, "de", "http://house.test"), "chart": ""}, "de")
        largest = max(largest, len(Piece(shown.data).packed()))
    assert 2_000 < largest < 40_000


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
        inside.service.tables.loaded.clear()
        async with inside.stream(path, bruno.headers) as listening:
            assert await listening.event() == (first, shown)


async def test_a_silent_stream_sends_a_comment_now_and_then(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.http.stream.KEEPALIVE", 0.05)
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
        inside.service.tables.loaded.clear()
        await anna.post("/talk", {"text": "Ciao"})
        assert (await watching.event())[1]["talk"][0]["text"] == "Ciao"


async def test_streams_end_when_the_house_closes(inside: Inside) -> None:
    table = await inside.open()
    async with inside.stream(f"/api/tables/{table}/stream") as listening:
        await listening.event()
        inside.service.notices.close()
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
