"""A clock runs for one decision: whoever keeps deciding is never out of time, and taking a move back gives no more of it."""

from pathlib import Path
from typing import Any

import pytest

from ridotto.table.pages import table_view
from ridotto.table.service.presence import out_of_time

from .conftest import Inside, opened

pytestmark = pytest.mark.anyio


class Hands:
    """What the service takes for the time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        monkeypatch.setattr("ridotto.table.service.clock.time", lambda: self.now)


async def test_whoever_decides_again_and_again_is_never_out_of_time(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chain of decisions takes longer than the clock gives, none of them does."""
    hands = Hands(monkeypatch)
    anna, bruno, _ = await inside.seats("doge", 3, clock=4)
    live = await inside.service.tables.get(anna.table)
    hands.now += 3
    await anna.play("card castello")
    hands.now += 3
    assert not out_of_time(live, 0)
    assert (await anna.picture())["seats"][0]["due"] == hands.now + 1
    assert (await bruno.picture())["seats"][0]["due"] == hands.now - 2, "others do not see that a secret choice was made"
    await anna.play("tokens 1")


async def test_a_decision_that_takes_longer_than_the_clock_is_out_of_time(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch)
    anna, *_ = await inside.seats("doge", 3, clock=4)
    live = await inside.service.tables.get(anna.table)
    await anna.play("card castello")
    hands.now += 3.9
    assert not out_of_time(live, 0)
    hands.now += 0.2
    assert out_of_time(live, 0)


async def test_taking_a_secret_choice_back_gives_no_more_time(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch)
    anna, *_ = await inside.seats("doge", 3, clock=4)
    live = await inside.service.tables.get(anna.table)
    hands.now += 3
    await anna.play("card castello")
    hands.now += 1
    await anna.post("/undo")
    assert live.chairs[0].since == hands.now - 4, "the clock stands where it stood: three seconds before the choice, and one after it"
    hands.now += 0.5
    assert out_of_time(live, 0)


async def test_a_clock_is_the_same_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made of the entries alone."""
    hands = Hands(monkeypatch)
    async with opened(tmp_path) as inside:
        anna, bruno, _ = await inside.seats("doge", 3, clock=40)
        for seat, move in ((anna, "card castello"), (bruno, "card castello")):
            hands.now += 3
            await seat.play(move)
        hands.now += 1
        await anna.post("/undo")
        live = await inside.service.tables.get(anna.table)
        before = [chair.since for chair in live.chairs]
        inside.service.caretaker.forget(live)
        again = await inside.service.tables.get(anna.table)
        assert again is not live
        assert [chair.since for chair in again.chairs] == before


async def test_the_stand_in_is_the_bot_that_was_chosen_when_the_table_was_opened(tmp_path: Path) -> None:
    async with opened(tmp_path, grace=0) as inside:
        for chosen in ("random", "greedy"):
            anna, *_ = await inside.seats("doge", 3, stand_in=chosen)
            shown: dict[str, Any] = (await anna.post("/seats/1/hand-over")).json()
            assert shown["stand_in"] == chosen
            assert shown["seats"][1]["stand_in"] == chosen
        refused = await inside.client.post("/api/tables", json={"game": "doge", "seats": 3, "stand_in": "genius"})
        assert refused.status_code == 422
        assert "there is no bot 'genius'" in refused.json()["error"]


async def test_whoever_has_run_out_of_time_is_not_called_away_and_whoever_is_away_not_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch)
    async with opened(tmp_path, grace=30) as inside:
        anna, *_ = await inside.seats("doge", 3, clock=40)
        live = await inside.service.tables.get(anna.table)
        for seat in (1, 2):
            inside.service.presence.mark_seen(live, seat)
        await inside.service.presence.write()
        told = []
        for seconds in (1, 34, 6):
            hands.now += seconds
            inside.service.presence.mark_seen(live, 2)
            await inside.service.presence.note_gone()
            rows = table_view.part(live.frozen(), 0, "en", "")["rows"]
            told.append([row["absence"] for row in rows[1:]])
        assert told == [["", ""], ["not at the table just now", ""], ["has run out of time", "has run out of time"]]
