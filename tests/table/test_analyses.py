"""Analyses at the table: only of matches that are over, one at a time, kept with the match, begun again after a stop; and playing on from a moment."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import analysis
from ridotto.bots.analysis import Analysis, Decided, Look
from ridotto.engine.match import Played
from ridotto.engine.record import parse_record
from ridotto.engine.replay import verify
from ridotto.engine.rng import Rng
from ridotto.table.pages import replay
from ridotto.table.pages.analysis import _part
from ridotto.table.pages.moments import moves_so_far
from ridotto.table.service.bot_processes import BotProcesses
from ridotto.table.service.bot_queue import Rank
from ridotto.table.service.live_table import LiveTable, Refused
from ridotto.table.store.analyses import ask_for_analysis, keep_analysis, kept_analysis, unfinished_analyses

from .conftest import PATIENCE, Inside, opened, play_on

pytestmark = pytest.mark.anyio

BOTS = {"1": "random", "2": "random"}


class Desk:
    """Where looks are made in this process: how many, how many at once, and for whom; closed, nobody gets an answer."""

    def __init__(self) -> None:
        self.looks: list[str] = []
        self.ranks: set[Rank] = set()
        self.most_at_once = 0
        self.open = asyncio.Event()
        self.open.set()
        self._now = 0

    async def ask(self, table: str, rank: Rank, work: Callable[..., Any], question: tuple[Any, ...], _seconds: float = 0.0) -> Any:
        self._now += 1
        self.most_at_once = max(self.most_at_once, self._now)
        try:
            await self.open.wait()
            self.ranks.add(rank)
            self.looks.append(table)
            await asyncio.sleep(0)
            return work(*question)
        finally:
            self._now -= 1


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    desk = Desk()
    monkeypatch.setattr(BotProcesses, "_ask", lambda _self, *question: desk.ask(*question))
    monkeypatch.setattr(analysis, "SIMULATIONS", 16)
    monkeypatch.setattr(analysis, "CLOSER", 1)
    monkeypatch.setattr("ridotto.bots.hints.SIMULATIONS", 16)
    monkeypatch.setattr("ridotto.bots.hints.LEVEL", 1)
    monkeypatch.setattr("ridotto.bots.hints.LEAST", 16)
    return desk


async def finished(inside: Inside, seed: str = "1") -> LiveTable:
    """A match of Palazzo between two people that is over."""
    seats = await inside.seats("palazzo", 2)
    await play_on(seats, seed)
    return await inside.service.tables.get(seats[0].table)


async def done(inside: Inside, live: LiveTable) -> Analysis:
    """The analysis, once it is there."""
    async with asyncio.timeout(10 * PATIENCE):
        while (found := await inside.service.analyses.found(live)) is None:
            await asyncio.sleep(0.01)
    return found


# ---- the analysis ----


async def test_an_analysis_is_made_in_the_background_and_kept_with_the_match(inside: Inside, desk: Desk) -> None:
    live = await finished(inside)
    analyses = inside.service.analyses
    assert await analyses.found(live) is None
    assert analyses.progress(live) is None
    desk.open.clear()
    await analyses.ask(live)
    progress = analyses.progress(live)
    assert progress is not None
    assert (progress.done, progress.before) == (0.0, 0)
    desk.open.set()
    found = await done(inside, live)
    assert len(found.result) == 2
    assert {each.seat for each in found.decisions} == {0, 1}
    assert desk.ranks == {Rank.ANALYSIS}
    looks = len(desk.looks)
    await analyses.ask(live)
    assert len(desk.looks) == looks, "it was made again"
    assert found.dearest()
    assert len(kept_analysis(inside.service.store, live.row.id) or {}) == 2


async def test_matches_are_analysed_one_after_the_other(inside: Inside, desk: Desk) -> None:
    tables = [await finished(inside, seed) for seed in ("1", "2")]
    desk.open.clear()
    for live in tables:
        await inside.service.analyses.ask(live)
    waiting = inside.service.analyses.progress(tables[1])
    assert waiting is not None
    assert waiting.before == 1
    desk.open.set()
    for live in tables:
        await done(inside, live)
    assert desk.most_at_once == 1
    assert desk.looks == sorted(desk.looks, key=[live.row.id for live in tables].index)


async def test_an_analysis_that_a_stop_has_interrupted_begins_again(tmp_path: Path, desk: Desk) -> None:
    async with opened(tmp_path) as inside:
        live = await finished(inside)
        desk.open.clear()
        await inside.service.analyses.ask(live)
        assert unfinished_analyses(inside.service.store, 10) == [live.row.id]
    desk.open.set()
    async with opened(tmp_path) as again:
        assert await done(again, await again.service.tables.get(live.row.id))
        assert unfinished_analyses(again.service.store, 10) == []


async def test_a_look_that_fails_costs_the_analysis_and_it_can_be_asked_for_again(inside: Inside, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await finished(inside)

    async def fails(*_: Any) -> None:
        raise OSError("no process")

    with monkeypatch.context() as broken:
        broken.setattr(BotProcesses, "look", fails)
        await inside.service.analyses.ask(live)
        async with asyncio.timeout(PATIENCE):
            while inside.service.analyses.progress(live) is not None:
                await asyncio.sleep(0.01)
    await inside.service.analyses.ask(live)
    assert await done(inside, live)


async def test_too_many_that_wait_are_refused(inside: Inside, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.service.analyses.MOST_WAITING", 1)
    one, two = [await finished(inside, seed) for seed in ("1", "2")]
    desk.open.clear()
    await inside.service.analyses.ask(one)
    with pytest.raises(Refused, match="too many matches wait"):
        await inside.service.analyses.ask(two)
    desk.open.set()
    await done(inside, one)


async def test_nothing_is_said_of_a_match_that_is_still_on(tmp_path: Path, desk: Desk) -> None:
    """Not even by what somebody else has kept: an analysis, a bot's opinion and a table that plays on are all refused."""
    async with opened(tmp_path, pages=True) as inside:
        anna, *_ = await inside.seats("doge", 3)
        live = await inside.service.tables.get(anna.table)
        ask_for_analysis(inside.service.store, live.row.id, 0.0)
        keep_analysis(inside.service.store, live.row.id, {"decisions": [], "result": [1, 0, 0]})
        here = {"accept": "text/html", "origin": "http://house.test"}
        for path in ("analysis", "analysis/progress"):
            assert (await inside.client.get(f"/t/{anna.table}/{path}", headers=here)).status_code == 409
        for path in ("analysis", "replay/bot", "play-on"):
            answer = await inside.client.post(f"/t/{anna.table}/{path}", data={"at": 0, "seat": 0}, headers=here)
            assert answer.status_code == 409, path
        assert desk.looks == []


async def test_an_address_asks_for_so_many_analyses(tmp_path: Path, desk: Desk) -> None:
    async with opened(tmp_path, pages=True, analyses_per_hour=2) as inside:
        live = await finished(inside)
        desk.open.clear()
        here = {"accept": "text/html", "origin": "http://house.test"}
        answers = [(await inside.client.post(f"/t/{live.row.id}/analysis", headers=here)).status_code for _ in range(3)]
        assert answers == [303, 303, 429]


async def test_an_analysis_is_removed_with_its_table(inside: Inside, desk: Desk) -> None:
    live = await finished(inside)
    await inside.service.analyses.ask(live)
    await done(inside, live)
    store = inside.service.store
    assert store.remove("over", live.changed + 1e9, 10, set()) == 1
    assert kept_analysis(store, live.row.id) is None


# ---- a moment of the match ----


async def test_what_a_bot_would_do_rests_on_what_the_seat_knew_then(inside: Inside, desk: Desk) -> None:
    live = await finished(inside)
    then = replay.match_then(live.frozen(), 20)
    seat = then.actors()[0]
    found = await inside.service.hints.look_back(live, then, seat, "en")
    assert {hint["text"] for hint in found} <= set(then.legal(seat))
    assert found == await inside.service.hints.look_back(live, then, seat, "en")
    with pytest.raises(Refused, match="nothing to decide there"):
        await inside.service.hints.look_back(live, then, 1 - seat, "en")
    with pytest.raises(Refused, match="there is no such moment"):
        replay.match_then(live.frozen(), 10_000)


async def test_a_table_plays_on_from_a_moment_with_bots_and_its_record_verifies(tmp_path: Path, desk: Desk) -> None:
    async with opened(tmp_path) as inside:
        live = await finished(inside)
        service = inside.service
        moves = [entry for entry in live.the_match().log if isinstance(entry, Played)]
        then = replay.match_then(live.frozen(), 25)
        seat = moves[25].seat
        table = await service.opening.play_on(live, 25, seat)
        other = await service.tables.get(table)
        assert other.status == "waiting"
        assert [bool(chair.bot) for chair in other.chairs] == [place != seat for place in range(2)]
        guest = await inside.sit(table, "Guest", seat=seat)
        assert other.the_match().state.digest() == then.state.digest()
        shown = await guest.picture()
        assert shown["continues"] == {"table": live.row.id, "number": 25}
        assert shown["number"] == 25
        assert not shown["can_undo"], "what was played there is final"
        assert shown["seed"] is None
        assert not other.row.listed
        assert other.row.hints
    async with opened(tmp_path) as again:
        other = await again.service.tables.get(table)
        assert other.the_match().state.digest() == then.state.digest() or other.moves > 25
        guest.inside = again
        chance = Rng.from_seed("on")
        async with asyncio.timeout(10 * PATIENCE):
            while not other.the_match().over:
                possible = (await guest.picture())["view"]["moves"]
                if possible:
                    await guest.play(possible[chance.below(len(possible))])
                else:
                    await asyncio.sleep(0.005)
        record = parse_record((await guest.get("/record")).text)
        assert all(check.holds for check in verify(record))
        assert [line.text for line in record.moves[:25]] == [live.game.codec.text(move.move) for move in moves[:25]]
        assert record.table == ""  # it does not pretend to have been drawn at a table
        assert record.seed == live.the_match().seed


async def test_a_table_that_plays_on_is_the_same_from_its_snapshot(inside: Inside, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await finished(inside)
    seat = [entry for entry in live.the_match().log if isinstance(entry, Played)][25].seat
    table = await inside.service.opening.play_on(live, 25, seat)
    await inside.sit(table, "Guest", seat=seat)
    other = await inside.service.tables.get(table)
    kept = other.snapshot()
    assert kept is not None
    twin = LiveTable(other.row)
    twin.restore(kept, other.number)
    assert twin.the_match().state.digest() == other.the_match().state.digest()
    assert (twin.moment, twin.moves) == (other.moment, other.moves)
    assert twin.match_anew().seed == live.the_match().seed


@pytest.mark.parametrize(("at", "seat"), [(100_000, 0), (0, 7)])
async def test_a_moment_that_never_was_is_refused(inside: Inside, desk: Desk, at: int, seat: int) -> None:
    live = await finished(inside)
    with pytest.raises(Refused, match="there is no such moment"):
        await inside.service.opening.play_on(live, at, seat)


# ---- what the page tells whom ----


async def test_a_player_is_told_the_own_dearest_decisions_first_and_a_spectator_anybodys(inside: Inside, desk: Desk) -> None:
    live = await finished(inside)
    choices = list(analysis.questions(live.match_anew(), moves_so_far(live.the_match())))

    def listed(viewer: int | None, *costs: float) -> list[tuple[str, set[int]]]:
        looks = [Look((0.5, 0.5), each.played, costs[each.seat], closer=True) for each in choices]
        found = Analysis(tuple(Decided(each.number, each.seat, each.played, look) for each, look in zip(choices, looks, strict=True)), (1.0, 0.0))
        lists = _part(live, found, viewer, 1, "en")["lists"]
        assert all(len(each) <= analysis.DEAREST for _, each in lists)
        return [(whose, {decision["seat"] for decision in each}) for whose, each in lists]

    assert listed(None, 0.05, 0.3) == [("all", {1})]
    assert listed(0, 0.05, 0.3) == [("own", {0}), ("others", {1})]
    assert listed(0, 0.01, 0.3) == [("own", set()), ("others", {1})]
