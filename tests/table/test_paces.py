"""Live with a reserve, and by correspondence: what is left to whom, who knows it, and what happens when it runs out."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ridotto.table.pages import table_view
from ridotto.table.service.bots import BotPlayers
from ridotto.table.service.live_table import LiveTable
from ridotto.table.service.paces import DAY
from ridotto.table.service.pauses import MOST_PAUSES, NOTE_EVERY, Pauses, _Note
from ridotto.table.service.picture import move_number

from .conftest import Inside, Seat, opened

pytestmark = pytest.mark.anyio

LIVE = {"pace": "live", "clock": 10, "reserve": 60}
DAYS = {"pace": "correspondence", "days": 3}


class Hands:
    """What the service takes for the time, on both of its clocks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        self.steady = 0.0
        monkeypatch.setattr("ridotto.table.service.clock.time", lambda: self.now)
        monkeypatch.setattr("ridotto.table.service.clock.monotonic", lambda: self.steady)

    def wait(self, seconds: float) -> None:
        """Time passes."""
        self.now += seconds
        self.steady += seconds


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


@pytest.fixture(autouse=True)
def nobody_but_the_test_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The timekeeper looks when the test says so, and stand-ins do not move by themselves."""

    async def never(_: Any) -> None:
        return None

    monkeypatch.setattr("ridotto.table.service.timekeeper.Timekeeper.run", never)
    monkeypatch.setattr("ridotto.table.service.caretaker.Caretaker.run", never)
    monkeypatch.setattr(BotPlayers, "wake", lambda *_: None)


@asynccontextmanager
async def played(folder: Path, **pace: Any) -> AsyncIterator[tuple[Inside, LiveTable, list[Seat]]]:
    """A table of Doge at which three people play."""
    async with opened(folder) as inside:
        seats = await inside.seats("doge", 3, **pace)
        yield inside, await inside.service.tables.get(seats[0].table), seats


def stored_due(inside: Inside, live: LiveTable) -> float | None:
    row = inside.service.store.table(live.row.id)
    assert row is not None
    return row.due


# ---- live ----


async def test_a_decision_has_its_own_time_first_and_then_the_reserve_of_which_nothing_comes_back(tmp_path: Path, hands: Hands) -> None:
    async with played(tmp_path, **LIVE) as (_, live, (anna, *_)):
        hands.wait(8)
        shown = await anna.play("card castello")
        assert shown["seats"][0]["reserve"] == 60, "it was quick enough"
        hands.wait(25)
        shown = await anna.play("tokens 1")
        assert live.chairs[0].reserve == 45
        assert shown["seats"][0]["reserve"] == 45
        assert (shown["pace"], shown["clock"], shown["reserve"]) == ("live", 10, 60)


async def test_time_is_out_when_the_reserve_is(tmp_path: Path, hands: Hands) -> None:
    async with played(tmp_path, **LIVE) as (_, live, (anna, *_)):
        hands.wait(10)
        assert (await anna.picture())["seats"][0]["due"] == hands.now
        hands.wait(59.9)
        assert live.clocks.late(hands.now) == []
        hands.wait(0.2)
        assert live.clocks.out_of_time(0, hands.now)


async def test_taking_back_gives_neither_time_nor_reserve(tmp_path: Path, hands: Hands) -> None:
    async with played(tmp_path, **LIVE) as (_, live, (anna, *_)):
        began = hands.now
        hands.wait(30)
        await anna.play("card castello")
        assert live.chairs[0].reserve == 40
        hands.wait(5)
        await anna.post("/undo")
        assert (live.chairs[0].since, live.chairs[0].reserve) == (began, 60), "35 seconds of this decision have passed, 25 of them of the reserve"
        await anna.play("card castello")
        assert live.chairs[0].reserve == 35


async def test_others_see_neither_clock_nor_reserve_move_with_secret_decisions(tmp_path: Path, hands: Hands) -> None:
    """Until nothing of the seat is secret any more: then they see what is left."""
    async with played(tmp_path, **LIVE) as (_, live, (anna, bruno, chiara)):
        before = (await bruno.picture())["seats"][0]
        for move in ("card castello", "tokens 1"):
            hands.wait(20)
            await anna.play(move)
            seen = (await bruno.picture())["seats"][0]
            assert seen["reserve"] == before["reserve"] == 60
            assert seen["due"] in (before["due"], None)
        assert live.chairs[0].reserve == 40
        for seat in (bruno, chiara):
            for _ in range(2):
                moves = (await seat.picture())["view"]["moves"]
                await seat.play(moves[0])
        assert (await bruno.picture())["seats"][0]["reserve"] == 40


async def test_a_bot_takes_over_by_itself_and_the_player_comes_back_after_one_decision(tmp_path: Path, hands: Hands) -> None:
    async with played(tmp_path, **LIVE) as (inside, live, (anna, bruno, chiara)):
        for seat in (bruno, chiara):
            await seat.play("card castello")
            await seat.play("tokens 1")
        hands.wait(69)
        await inside.service.timekeeper.look_at_loaded()
        assert not live.chairs[0].stand_in
        hands.wait(2)
        await inside.service.timekeeper.look_at_loaded()
        shown = await anna.picture()
        assert shown["seats"][0]["stand_in"] == shown["stand_in"]
        assert live.seat_changes[-1].kind == "late"
        assert "Anna has run out of time" in table_view.part(live.frozen(), 1, "en", "")["log"][-1].text
        refused = await anna.post("/take-back")
        assert (refused.status_code, "the bot makes it for you" in refused.json()["error"]) == (409, True)
        match = live.the_match()
        await inside.service.play.move_bot(live, 0, shown["stand_in"], match.state.legal(0)[:1], move_number(match, 0, live.moves))
        hands.wait(1)
        back = await anna.post("/take-back")
        assert back.status_code == 200
        assert (back.json()["seats"][0]["stand_in"], back.json()["seats"][0]["reserve"]) == (None, 0), "what was used is gone"


async def test_nobody_stands_in_where_nobody_waits(tmp_path: Path, hands: Hands) -> None:
    """All are late: the match waits for the first who comes. As soon as one of them has moved, the others are stood in for."""
    async with played(tmp_path, pace="live", clock=10) as (inside, live, (anna, *_)):
        hands.wait(100)
        await inside.service.timekeeper.look_at_store()
        assert [chair.stand_in for chair in live.chairs] == ["", "", ""]
        assert stored_due(inside, live) is None, "nothing to look at until somebody comes"
        await anna.play("card castello")
        await inside.service.timekeeper.look_at_store()
        assert [bool(chair.stand_in) for chair in live.chairs] == [False, True, True]


async def test_whoever_plays_alone_against_bots_is_never_stood_in_for(tmp_path: Path, hands: Hands) -> None:
    async with opened(tmp_path) as inside:
        anna = await inside.sit(await inside.open("doge", 3, bots={"1": "random", "2": "random"}, **LIVE), "Anna")
        live = await inside.service.tables.get(anna.table)
        hands.wait(1000)
        await inside.service.timekeeper.look_at_loaded()
        assert not live.chairs[0].stand_in
        await anna.play("card castello")


async def test_whoever_takes_a_free_seat_has_the_time_of_a_decision_before_them(tmp_path: Path, hands: Hands) -> None:
    async with played(tmp_path, pace="live", clock=10) as (inside, live, (anna, *_)):
        hands.wait(9)
        await anna.post("/leave")
        hands.wait(500)
        assert 0 not in live.clocks.late(hands.now)
        await inside.sit(anna.table, "Dario")
        assert live.chairs[0].since == hands.now


# ---- by correspondence ----


async def test_by_correspondence_nobody_has_to_be_there(tmp_path: Path, hands: Hands) -> None:
    async with played(tmp_path, **DAYS) as (inside, live, (anna, *_)):
        assert (await anna.picture())["seats"][1]["due"] == hands.now + 3 * DAY
        hands.wait(2 * DAY)
        await inside.service.presence.note_gone()
        assert live.gone == ()
        refused = await anna.post("/seats/1/hand-over")
        assert (refused.status_code, "still has time" in refused.json()["error"]) == (409, True)


async def test_a_table_that_is_not_in_memory_is_loaded_when_somebody_is_late_and_not_before(tmp_path: Path, hands: Hands) -> None:
    async with played(tmp_path, **DAYS) as (inside, live, (anna, bruno, _)):
        for seat in (anna, bruno):
            await seat.play("card castello")
            await seat.play("tokens 1")
        inside.service.caretaker.forget(live)
        hands.wait(3 * DAY - 1)
        await inside.service.timekeeper.look_at_store()
        assert live.row.id not in inside.service.tables.loaded
        hands.wait(2)
        await inside.service.timekeeper.look_at_store()
        again = inside.service.tables.loaded[live.row.id]
        assert [bool(chair.stand_in) for chair in again.chairs] == [False, False, True]


async def test_a_look_that_comes_too_early_is_put_off_until_time_is_out(tmp_path: Path, hands: Hands) -> None:
    """After a move was taken back the store has the earliest possible time, and the next look corrects it."""
    async with played(tmp_path, **DAYS) as (inside, live, (anna, *_)):
        await anna.play("card castello")
        hands.wait(5)
        await anna.post("/undo")
        assert stored_due(inside, live) == hands.now
        await inside.service.timekeeper.look_at_store()
        assert stored_due(inside, live) == hands.now - 5 + 3 * DAY


async def test_a_match_whose_time_runs_is_not_removed(tmp_path: Path, hands: Hands) -> None:
    async with played(tmp_path, pace="correspondence", days=14) as (inside, live, _):
        plain = await inside.seats("doge", 3)
        store = inside.service.store
        for table in (live, await inside.service.tables.get(plain[0].table)):
            inside.service.caretaker.forget(table)
            store.mark_seen({(table.row.id, seat): hands.now for seat in range(3)})
        hands.wait(10 * DAY)
        assert await store.call(store.remove, "playing", hands.now - 7 * DAY, 20, set()) == 1
        assert store.table(live.row.id) is not None


# ---- pauses ----


def test_a_pause_is_left_out_wherever_time_is_counted() -> None:
    pauses = Pauses([[100, 150], [200, 210]])
    assert pauses.elapsed(90, 160) == 20
    assert pauses.elapsed(120, 205) == 50
    assert pauses.elapsed(300, 310) == 10
    assert pauses.elapsed(310, 300) == 0, "a clock that was put back takes nothing"
    assert pauses.end(90, 20) == 160
    assert pauses.end(90, 5) == 95
    assert pauses.end(120, 60) == 220
    assert pauses.end(300, 10) == 310


def test_pauses_that_touch_are_one_and_the_oldest_are_forgotten() -> None:
    note = _Note()
    note.away(100, 150)
    note.away(140, 160)
    note.away(200, 210)
    assert note.pauses == [[100, 160], [200, 210]]
    for at in range(2 * MOST_PAUSES):
        note.away(1000 + 10 * at, 1001 + 10 * at)
    assert len(note.pauses) == MOST_PAUSES


@pytest.mark.parametrize("crashes", [False, True])
async def test_a_restart_costs_nobody_time(tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch, crashes: bool) -> None:
    async with played(tmp_path, **LIVE) as (inside, live, seats):
        hands.wait(NOTE_EVERY)
        await inside.service.timekeeper._house_time.note()
        hands.wait(5)
        due = (await seats[0].picture())["seats"][0]["due"]
        if crashes:
            monkeypatch.setattr("ridotto.table.service.timekeeper.Timekeeper.close", _nothing)
    hands.wait(3600)
    async with opened(tmp_path) as inside:
        again = await inside.service.tables.get(live.row.id)
        left = again.clocks.shown(0, own=True)[0]
        assert left is not None
        assert left - hands.now == due - (hands.now - 3600) + (5 if crashes else 0), "a crash is noticed when it was last written that all is well"
        hands.wait(49)
        await inside.service.timekeeper.look_at_store()
        assert not any(chair.stand_in for chair in again.chairs)


async def _nothing(_: Any) -> None:
    return None


async def test_a_clock_that_is_put_forward_or_back_costs_nobody_time(tmp_path: Path, hands: Hands) -> None:
    async with played(tmp_path, **LIVE) as (inside, live, (anna, bruno, chiara)):
        for seat in (bruno, chiara):
            await seat.play("card castello")
            await seat.play("tokens 1")
        hands.wait(5)
        hands.now += 7200  # or the machine has slept
        await inside.service.timekeeper._house_time.note()
        await inside.service.timekeeper.look_at_loaded()
        assert not live.chairs[0].stand_in
        assert (await anna.picture())["seats"][0]["due"] == hands.now + 5
        hands.wait(5)
        hands.now -= 7200
        await inside.service.timekeeper._house_time.note()
        hands.wait(59)
        await inside.service.timekeeper.look_at_loaded()
        assert not live.chairs[0].stand_in
        await anna.play("card castello")
        assert live.chairs[0].reserve == 60, "the hour that was set back is not in the reserve"


async def test_nothing_is_written_while_no_time_runs(tmp_path: Path, hands: Hands) -> None:
    async with opened(tmp_path) as inside:
        await inside.seats("doge", 3, clock=60)
        before = inside.service.store.server_value("time", "")
        hands.wait(NOTE_EVERY)
        await inside.service.timekeeper._house_time.note()
        assert inside.service.store.server_value("time", "") == before


async def test_a_snapshot_keeps_the_reserve(tmp_path: Path, hands: Hands) -> None:
    async with played(tmp_path, **LIVE) as (_, live, (anna, bruno, chiara)):
        hands.wait(30)
        for seat in (anna, bruno, chiara):
            await seat.play("card castello")
            await seat.play("tokens 1")
        again = LiveTable(live.row)
        again.restore(json.loads(json.dumps(live.snapshot())), live.number)
        assert [chair.reserve for chair in again.chairs] == [40, 40, 40]


# ---- asking for a pace ----


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"pace": "live"}, "5 to 3600 seconds"),
        ({"pace": "live", "clock": 4}, "5 to 3600 seconds"),
        ({"pace": "live", "clock": 3601}, "5 to 3600 seconds"),
        ({"pace": "live", "clock": 30, "reserve": 7201}, "reserve"),
        ({"pace": "live", "clock": 30, "reserve": -1}, "reserve"),
        ({"pace": "live", "clock": 30, "days": 3}, "days does not belong to this pace"),
        ({"pace": "correspondence"}, "1, 2, 3, 5, 7, 14"),
        ({"pace": "correspondence", "days": 4}, "1, 2, 3, 5, 7, 14"),
        ({"pace": "correspondence", "days": 10**9}, "days"),
        ({"pace": "correspondence", "days": 3, "clock": 30}, "clock does not belong"),
        ({"pace": "none", "clock": 30}, "clock does not belong"),
        ({"clock": 30, "reserve": 30}, "reserve does not belong"),
        ({"pace": "never"}, "pace"),
    ],
    ids=str,
)
async def test_a_pace_that_cannot_be_is_refused_with_a_sentence(inside: Inside, wish: dict[str, Any], said: str) -> None:
    answer = await inside.client.post("/api/tables", json={"game": "doge", "seats": 3, **wish})
    assert answer.status_code == 422
    assert said in answer.json()["error"]


async def test_a_clock_alone_goes_on_as_it_always_has(tmp_path: Path, hands: Hands) -> None:
    """Nothing happens by itself; the others may hand the seat over."""
    async with played(tmp_path, clock=10) as (inside, live, (anna, *_)):
        shown = await anna.picture()
        assert (shown["pace"], shown["seats"][0]["reserve"]) == ("plain", None)
        hands.wait(100)
        await inside.service.timekeeper.look_at_loaded()
        await inside.service.timekeeper.look_at_store()
        assert not any(chair.stand_in for chair in live.chairs)
        assert stored_due(inside, live) is None
        assert (await anna.post("/seats/1/hand-over")).status_code == 200


async def test_the_next_table_of_the_same_players_has_the_same_pace(tmp_path: Path, hands: Hands) -> None:
    async with opened(tmp_path) as inside:
        table = await inside.open("doge", 3, **LIVE)
        listed = (await inside.client.get("/api/tables")).json()
        assert [(row["table"], row["pace"], row["clock"], row["reserve"]) for row in listed] == [(table, "live", 10, 60)]
