"""What is kept for a viewer is what would be made anew; and what another does in secret lets it be kept."""

import asyncio
import json
from pathlib import Path
from time import time

import pytest

from ridotto.engine.game import all_games
from ridotto.engine.rng import Rng
from ridotto.table.service.picture import frame, kept_frame, picture

from .conftest import Inside, opened

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", all_games())
async def test_a_kept_picture_is_the_one_that_would_be_made_now(inside: Inside, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Also while time runs: what others see of a seat's clock and reserve does not change with its secret choices."""
    seats = await inside.seats(game, 3, pace="live", clock=5, reserve=7200)
    service, rng = inside.service, Rng.from_seed("frames")
    passed = [0.0]
    monkeypatch.setattr("ridotto.table.service.clock.time", lambda: time() + passed[0])
    live = await service.tables.get(seats[0].table)
    match = live.the_match()
    for _ in range(150):
        if match.over:
            break
        passed[0] += int(rng.below(20))
        actors = match.actors()
        undoing = [seat for seat in range(3) if match.can_undo(seat)]
        if undoing and rng.below(8) == 0:
            await service.play.undo(live, undoing[rng.below(len(undoing))])
        else:
            seat = actors[rng.below(len(actors))]
            moves = match.legal(seat)
            await service.play.move(live, seat, moves[rng.below(len(moves))])
        for viewer in (None, 0, 1, 2):
            assert json.loads(frame(live, viewer).data) == json.loads(json.dumps(picture(live, viewer)))


async def test_a_secret_choice_leaves_what_is_kept_for_others(inside: Inside) -> None:
    """Otherwise they would be answered later after it than without it."""
    anna, *_ = await inside.seats("doge", 3)
    live = await inside.service.tables.get(anna.table)
    for viewer in (None, 0, 1, 2):
        frame(live, viewer)
    await inside.service.play.move(live, 0, "card castello")
    assert [kept_frame(live, viewer, "json") is not None for viewer in (None, 0, 1, 2)] == [True, False, True, True]
    frame(live, 0)
    await inside.service.play.undo(live, 0)
    assert [kept_frame(live, viewer, "json") is not None for viewer in (None, 0, 1, 2)] == [True, False, True, True]


async def test_what_a_request_says_of_its_host_decides_about_nothing_that_is_kept(tmp_path: Path) -> None:
    """Otherwise whoever invents hosts costs memory, and throws out what is kept for others."""
    kept = []
    async with opened(tmp_path, pages=True) as inside:
        table = await inside.open("doge", 3)
        live = await inside.service.tables.get(table)
        for host in ("house.test", *(f"h{number}.test" for number in range(20))):
            async with inside.stream(f"/t/{table}/stream", {"Host": host}) as stream:
                await stream.chunk()
                assert host not in await stream.chunk()
            kept.append(dict(live.frames[None]))
    assert kept[0], "something is kept"
    assert all(later == kept[0] for later in kept)


@pytest.mark.parametrize("public", ["", "https://play.example.org"])
async def test_an_invitation_has_the_address_that_people_use(tmp_path: Path, public: str) -> None:
    """What the stream sends has no host where none was set; the page's script adds it."""
    async with opened(tmp_path, pages=True, public_url=public) as inside:
        anna = await inside.sit(await inside.open("doge", 3), "Anna")
        page = await inside.client.get(f"/t/{anna.table}", headers=anna.headers)
        assert f'href="/t/{anna.table}">{public or "http://house.test"}/t/{anna.table}</a>' in page.text
        async with inside.stream(f"/t/{anna.table}/stream", anna.headers) as stream:
            await stream.chunk()
            assert f'href="/t/{anna.table}">{public}/t/{anna.table}</a>' in await stream.chunk()


async def test_a_bot_makes_its_secret_choices_all_at_once(tmp_path: Path) -> None:
    """How many there are, and when each of them was made, is nobody's business."""
    async with opened(tmp_path, bot_pause=0.3) as inside:
        table = await inside.open("doge", 3, bots={"1": "greedy", "2": "greedy"})
        await inside.sit(table, "Anna")
        live = await inside.service.tables.get(table)
        times: dict[int, set[float]] = {1: set(), 2: set()}
        async with asyncio.timeout(30):
            while any(seat in live.the_match().actors() for seat in (1, 2)):
                await asyncio.sleep(0.05)
        for entry in inside.service.store.entries(table):
            if entry.kind == "move":
                times[entry.seat].add(round(entry.at, 1))
        assert live.moves > 2, "each bot has chosen a card and tokens"
        assert all(max(when) - min(when) <= 0.1 for when in times.values())
