"""When a match is over its record stands, and the same players can go on: each on the own seat, at one table."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from ridotto.table.service.live_table import RESERVED_SECONDS
from ridotto.table.store.store import Addition

from .conftest import Inside, Seat, opened, play_on

pytestmark = pytest.mark.anyio


async def finished(inside: Inside, game: str = "palazzo", count: int = 3) -> list[Seat]:
    """The seats of a match that is over."""
    seats = await inside.seats(game, count)
    await play_on(seats)
    return seats


async def test_nobody_joins_a_match_that_is_over_and_its_names_stand(inside: Inside) -> None:
    anna, bruno, _ = await finished(inside)
    record = (await inside.client.get(f"/api/tables/{anna.table}/record")).text
    assert (await bruno.post("/leave")).status_code == 200
    for body in ({"name": "Zoe"}, {"name": "Zoe", "seat": bruno.number}):
        answer = await inside.client.post(f"/api/tables/{anna.table}/join", json=body)
        assert (answer.status_code, answer.json()["error"]) == (409, "the match is over")
    assert (await anna.post("/bots", {"seat": bruno.number, "bot": "random"})).status_code == 409
    assert (await inside.client.get(f"/api/tables/{anna.table}/record")).text == record


async def test_whoever_asks_to_go_on_again_and_again_opens_one_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        anna, bruno, _ = await finished(inside)
        service = inside.service
        live = await service.tables.get(anna.table)
        before = len(service.store.changes("waiting", 100))
        found = await asyncio.gather(*(service.opening.again(live, seat.number) for seat in (anna, bruno) for _ in range(20)))
        assert len({table for table, _ in found}) == 1
        assert len(service.store.changes("waiting", 100)) == before + 1
        new = await service.tables.get(live.again)
        assert [chair.name for chair in new.chairs] == ["Anna", "Bruno", ""]


async def test_the_seats_of_the_others_are_kept_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("ridotto.table.service.clock.time", lambda: now)
    async with opened(tmp_path) as inside:
        anna, bruno, _ = await finished(inside)
        service = inside.service
        live = await service.tables.get(anna.table)
        table, _ = await service.opening.again(live, anna.number)
        for body, sentence in (
            ({"name": "Zoe", "seat": 1}, "seat 1 is still kept for Bruno from the previous match"),
            ({"name": "bruno"}, "every seat at this table is taken"),
            ({"name": "Zoe"}, "every seat at this table is taken"),
        ):
            answer = await inside.client.post(f"/api/tables/{table}/join", json=body)
            assert (answer.status_code, answer.json()["error"]) == (409, sentence)
        assert (await service.opening.again(live, bruno.number))[1] is not None
        now += RESERVED_SECONDS + 1
        zoe = await inside.sit(table, "Zoe", seat=2)
        assert (await zoe.picture())["status"] == "playing"
        assert await service.opening.again(live, 2) == (table, None), "Chiara comes too late"


async def test_the_last_move_and_the_end_are_written_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is killed right after the last move has a table that is over, and not one that seems to go on for ever."""
    async with opened(tmp_path) as inside:
        append_all = inside.service.store.append_all
        statuses: list[str] = []

        def noted(additions: Sequence[Addition]) -> Sequence[Exception | None]:
            outcomes = append_all(additions)
            row = inside.service.store.table(additions[0].table_id)
            assert row is not None
            statuses.append(row.status)
            return outcomes

        monkeypatch.setattr(inside.service.store, "append_all", noted)
        await finished(inside)
        assert statuses[-1] == "over"
        assert set(statuses[3:-1]) == {"playing"}


async def test_a_table_of_bots_alone_is_being_played_from_the_beginning(inside: Inside) -> None:
    table = await inside.open("doge", 3, bots={"0": "random", "1": "random", "2": "random"})
    row = inside.service.store.table(table)
    assert row is not None
    assert row.status in ("playing", "over")


async def test_everything_lies_open_in_the_replay_and_nothing_of_it_before_the_end(tmp_path: Path) -> None:
    """What was face down is told with all eyes, not with a spectator's, and while the match runs there is no replay at all."""
    async with opened(tmp_path, pages=True) as inside:
        seats = await inside.seats("doge", 3)
        replay, english = f"/t/{seats[0].table}/replay", {"Accept": "text/html", "Accept-Language": "en"}
        await play_on(seats, most=40)
        for eyes in ("", "0", "1", "all"):
            answer = await inside.client.get(f"{replay}?at=10&seat={eyes}", headers=english)
            assert answer.status_code == 409
            assert "face down:" not in answer.text
        await play_on(seats)
        shown = {eyes: (await inside.client.get(f"{replay}?at=10&seat={eyes}", headers=english)).text for eyes in ("", "0", "all")}
        assert {eyes: ", face down: tokens:" in text for eyes, text in shown.items()} == {"": False, "0": False, "all": True}
        assert {eyes: text.count('class="own-row"') for eyes, text in shown.items()} == {"": 0, "0": 1, "all": 3}
        face_down = {eyes: text.count(">×") for eyes, text in shown.items()}  # stacks of which only the size is drawn
        assert face_down == {"": 3, "0": 2, "all": 0}


async def test_a_face_down_discard_is_told_once_in_the_replay(tmp_path: Path) -> None:
    """The seat was told of it by an event; so its moves are not told again."""
    async with opened(tmp_path, pages=True) as inside:
        seats = await inside.seats("rialto", 2)
        await play_on(seats)
        english = {"Accept": "text/html", "Accept-Language": "en"}
        told = [(await inside.client.get(f"/t/{seats[0].table}/replay?at={at}&seat=all", headers=english)).text for at in range(4, 16)]
        assert any(" face down." in text for text in told)
        assert not any(", face down: discard" in text and " face down." in text for text in told)
