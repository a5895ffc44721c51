"""Bots at tables: their names and bounds, what happens when one fails, and that people never wait for them."""

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots.levels import USUAL, levels
from ridotto.engine.game import game_named
from ridotto.engine.parcel import pack
from ridotto.engine.rng import Rng
from ridotto.table.pages.table_view import log_page
from ridotto.table.service.bot_processes import BotProcesses
from ridotto.table.service.bot_queue import BotQueue, Rank
from ridotto.table.service.live_table import LiveTable
from ridotto.table.store.store import Entry
from ridotto.table.thinking import NICENESS, Choice, think
from tests.bots.packages import announcing

from .conftest import PATIENCE, Inside, opened

pytestmark = pytest.mark.anyio

SOURCE = """
import os
import time

class Bad:
    def __init__(self, game):
        pass

class Crashing(Bad):
    def choose(self, state, seat, rng):
        raise LookupError("no idea")

class Illegal(Bad):
    def choose(self, state, seat, rng):
        return -1

class Stalling(Bad):
    def choose(self, state, seat, rng):
        time.sleep(600)

class Exiting(Bad):
    def choose(self, state, seat, rng):
        os._exit(1)

class First(Bad):
    def choose(self, state, seat, rng):
        return state.legal(seat)[0]
"""
BOTS = {name.lower(): f"third_party:{name}" for name in ("Crashing", "Illegal", "Stalling", "Exiting", "First", "Missing")}
QUESTION = ("doge", "", "")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Installed bots, most of them bad."""
    with announcing(tmp_path, monkeypatch, SOURCE, BOTS):
        yield


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in this process."""

    async def ask(_self: Any, _work: Any, question: tuple[Any, ...], _seconds: float) -> Choice:
        return think(*question)

    monkeypatch.setattr("ridotto.table.service.bot_processes._BotProcess.ask", ask)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that takes moments."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


# ---- names ----


async def test_a_table_is_opened_with_a_former_name_and_shows_and_stores_the_present_one(inside: Inside) -> None:
    table = await inside.open("doge", 3, bots={"1": "heuristic"}, stand_in="heuristic")
    anna = await inside.sit(table, "Anna")
    assert (await anna.post("/bots", {"seat": 2, "bot": "heuristic"})).status_code == 200
    assert [chair["bot"] for chair in (await anna.picture())["seats"]] == [None, "greedy", "greedy"]
    live = await inside.service.tables.get(table)
    stored = inside.service.store.entries(table, 0)
    assert [entry.data["bot"] for entry in stored if entry.kind == "bot"] == ["greedy", "greedy"]
    assert live.row.stand_in == "greedy"


async def test_a_table_that_was_stored_with_a_former_name_shows_the_present_one(inside: Inside) -> None:
    live = await inside.service.tables.get(await inside.open("doge", 3))
    old = LiveTable(live.row.__class__(**{**vars(live.row), "stand_in": "heuristic"}))
    old.apply(Entry(1, 0.0, "bot", -1, {"seat": 0, "bot": "heuristic", "name": "Arlecchino"}))
    assert (old.row.stand_in, old.chairs[0].bot) == ("greedy", "greedy")
    old.apply(Entry(2, 0.0, "join", 1, {"name": "Anna", "entropy": ""}))
    old.apply(Entry(3, 0.0, "hand", 1, {"seat": 1, "bot": "heuristic"}))
    assert old.chairs[1].stand_in == "greedy"


async def test_without_a_wish_the_usual_level_stands_in(inside: Inside) -> None:
    live = await inside.service.tables.get(await inside.open("doge", 3))
    assert live.row.stand_in == USUAL == "level:4"


@pytest.mark.parametrize("bot", ["level:1", "level:10", "seer", "seer:2", "seer:0.25", "seer:20000n", "greedy", "random"])
async def test_programs_name_any_bot(inside: Inside, bot: str) -> None:
    table = await inside.open("doge", 3, bots={"1": bot}, stand_in=bot)
    assert (await inside.client.get(f"/api/tables/{table}")).json()["seats"][1]["bot"] == bot


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("seer:2.1", "seer thinks up to 2 seconds here, or makes 1 to 20000 simulations; not seer:2.1"),
        ("seer:3600", "seer thinks up to 2 seconds here, or makes 1 to 20000 simulations; not seer:3600"),
        ("seer:20001n", "seer thinks up to 2 seconds here, or makes 1 to 20000 simulations; not seer:20001n"),
        ("seer:0n", "seer thinks up to 2 seconds here, or makes 1 to 20000 simulations; not seer:0n"),
        ("level:11", "there is no level 11; levels go from 1 to 10"),
        ("level:0", "there is no level 0; levels go from 1 to 10"),
        ("", "there is no bot ''; there are: random, greedy, seer, sage, level:1 to level:10"),
    ],
)
async def test_nobody_makes_the_house_think_for_long(inside: Inside, bot: str, sentence: str) -> None:
    anna = await inside.sit(await inside.open("doge", 3), "Anna")
    for answer in (
        await inside.client.post("/api/tables", json={"game": "doge", "seats": 3, "bots": {"1": bot}}),
        await inside.client.post("/api/tables", json={"game": "doge", "seats": 3, "stand_in": bot}),
        await anna.post("/bots", {"seat": 1, "bot": bot}),
    ):
        assert answer.status_code == 422
        assert answer.json()["error"].startswith(sentence)


async def test_a_bot_of_another_package_sits_down_by_its_name(inside: Inside, package: None, here: None) -> None:
    table = await inside.open("palazzo", 2, bots={"0": "first"})
    await inside.sit(table, "Anna")
    live = await inside.service.tables.get(table)
    await until(lambda: live.moves > 0)
    assert live.seat_changes == []


# ---- bots that fail ----


async def failing(inside: Inside, bot: str) -> LiveTable:
    """A table at which Anna plays against a bot that has failed at least once."""
    table = await inside.open("palazzo", 2, bots={"0": bot})
    await inside.sit(table, "Anna")
    live = await inside.service.tables.get(table)
    await until(lambda: bool(live.seat_changes))
    return live


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("crashing", "LookupError: no idea"),
        ("illegal", "-1 is not one of its moves"),
        ("missing", "SetupError: the bot 'missing' (third_party:Missing) cannot be loaded: AttributeError: module 'third_party' has no attribute 'Missing'"),
    ],
)
async def test_a_bot_that_fails_forfeits_its_move_and_the_table_is_told(
    inside: Inside, package: None, here: None, caplog: pytest.LogCaptureFixture, bot: str, why: str
) -> None:
    caplog.set_level(logging.WARNING, "ridotto.table")
    live = await failing(inside, bot)
    assert live.moves > 0
    assert {(change.kind, change.seat, change.name) for change in live.seat_changes} == {("failed", 0, "Arlecchino")}
    (record, *_) = [record for record in caplog.records if "a bot failed" in record.message]
    assert (record.__dict__["table"], record.__dict__["seat"], record.__dict__["bot"], record.__dict__["error"]) == (live.row.id, 0, bot, why)
    for language, sentence in (
        ("en", "Arlecchino: the bot could not decide, so a random move was made."),
        ("de", "Arlecchino: Der Bot konnte sich nicht entscheiden, daher wurde ein zufälliger Zug gemacht."),
    ):
        assert sentence in [line.text for line in log_page(live.the_match(), 1, language, 1, live.seat_changes)["log"]]


@pytest.mark.parametrize("bot", ["stalling", "exiting"])
async def test_a_bot_that_never_answers_forfeits_its_move(tmp_path: Path, package: None, bot: str) -> None:
    """In a real process, which is killed or has ended itself."""
    async with opened(tmp_path, bot_seconds=0.2) as inside:
        live = await failing(inside, bot)
        assert live.moves > 0


async def test_a_failure_in_several_secret_moves_is_told_once(tmp_path: Path, package: None, here: None) -> None:
    """Doge: a card and tokens are chosen in secret, and are made at the same moment."""
    async with opened(tmp_path) as inside:
        table = await inside.open("doge", 3, bots={"0": "crashing", "1": "random"})
        await inside.sit(table, "Anna")
        live = await inside.service.tables.get(table)
        await until(lambda: 0 not in live.the_match().actors())
        stored = [entry for entry in inside.service.store.entries(table, 0) if entry.kind == "move" and entry.seat == 0]
        assert [entry.data.get("failed", False) for entry in stored] == [True, False]
        assert [change.kind for change in live.seat_changes] == ["failed"]


def test_a_bot_that_searches_answers_before_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its level says: a slow machine or a busy one makes it weaker, not random."""
    made: list[int] = []

    def chosen(tried: list[tuple[int, int, float]], _temper: float, _rng: Rng) -> int:
        made.append(sum(visits for _, visits, _ in tried))
        return tried[0][0]

    monkeypatch.setattr("ridotto.bots.levels.chosen", chosen)
    state = game_named("doge").start(3, Rng.from_seed("x"))
    for seconds in (600.0, 0.0):
        think(*QUESTION, pack(state), 0, "level:5", Rng.from_seed("y").numbers(), seconds)
    assert made == [levels(game_named("doge"), 3)[4].simulations, 16]


async def test_a_process_that_cannot_be_started_keeps_no_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question holds a whole position."""

    def refuse(*_: Any) -> None:
        raise BlockingIOError("the system allows no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    processes = BotProcesses(1, PATIENCE)
    state = game_named("doge").start(3, Rng.from_seed("x"))
    for _ in range(2):
        choice = await processes.choose("table", True, game_named("doge"), state, "", "", 0, "greedy", "seed")
        assert choice.failure
    assert [process._pool for process in processes._processes] == [None]


# ---- a busy house ----


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no such priorities")
async def test_bots_think_when_nobody_else_wants_the_core_in_processes_that_load_nothing_of_the_server() -> None:
    processes = BotProcesses(1, PATIENCE)
    try:
        state = game_named("doge").start(3, Rng.from_seed("x"))
        choice = await processes.choose("table", True, game_named("doge"), state, "", "", 0, "greedy", "seed")
        assert choice.failure == ""
        (pool,) = [process._pool for process in processes._processes]
        assert pool is not None
        assert pool.submit(os.nice, 0).result(PATIENCE) == min(19, os.nice(0) + NICENESS)
        loaded = pool.submit(eval, "{*__import__('sys').modules}").result(PATIENCE)
        assert loaded.isdisjoint({"ridotto.table.service", "sqlalchemy", "fastapi", "jinja2"})
    finally:
        processes.close()


async def test_once_closed_nothing_of_the_processes_is_left_that_could_trip_over_the_end_of_the_server() -> None:
    game = game_named("doge")
    before = set(threading.enumerate())
    processes = BotProcesses(1, 10.0)
    await processes.choose("t", True, game, game.start(3, Rng.from_seed("x")), "", "", 0, "greedy", "seed")
    assert set(threading.enumerate()) - before
    processes.close()
    assert not set(threading.enumerate()) - before


async def test_people_never_wait_for_bots_however_many_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All processes are taken by bots that never answer; moves, pictures and new tables are answered all the same."""
    asked: list[str] = []
    never = asyncio.Event()

    async def ask(_self: Any, _work: Any, question: tuple[Any, ...], _seconds: float) -> Choice:
        asked.append(question[5])
        await never.wait()
        raise AssertionError

    monkeypatch.setattr("ridotto.table.service.bot_processes._BotProcess.ask", ask)
    async with opened(tmp_path, bot_workers=2) as inside:
        for _ in range(20):
            await inside.open("palazzo", 4, bots=dict.fromkeys("0123", "level:10"))
        table = await inside.open("doge", 3, bots={"1": "level:10", "2": "level:10"})
        anna = await inside.sit(table, "Anna")
        await until(lambda: len(asked) >= 2)
        async with asyncio.timeout(PATIENCE):
            for _ in range(2):
                await anna.play((await anna.picture())["view"]["moves"][0])
        assert 0 not in (await anna.picture())["view"]["actors"]
        assert asked == ["level:10"] * 2, "no more bots think than there are processes"


HINT, PEOPLE, ALONE = Rank.HINT, Rank.WITH_PEOPLE, Rank.AMONG_BOTS


async def served(queue: BotQueue[str], tables: list[tuple[str, Rank]]) -> list[str]:
    """The order in which questions get the one process, which is taken while they line up."""
    held = await queue.take("first", PEOPLE)
    order: list[str] = []

    async def question(table: str, rank: Rank) -> None:
        process = await queue.take(table, rank)
        order.append(table)
        queue.give_back(process)

    waiting = [asyncio.create_task(question(table, rank)) for table, rank in tables]
    await asyncio.sleep(0)
    queue.give_back(held)
    await asyncio.gather(*waiting)
    return order


async def test_tables_take_turns_for_the_processes_however_many_bots_they_have() -> None:
    crowd = [("a", PEOPLE)] * 4 + [("b", PEOPLE)] + [("c", PEOPLE)] * 2
    assert await served(BotQueue(["process"]), crowd) == ["a", "b", "c", "a", "c", "a", "a"]


async def test_bots_that_play_with_people_come_before_those_among_themselves() -> None:
    assert await served(BotQueue(["process"]), [("a", ALONE), ("b", ALONE), ("a", ALONE), ("c", PEOPLE), ("c", PEOPLE)]) == ["c", "c", "a", "b", "a"]


async def test_whoever_asks_for_a_hint_comes_before_all_bots() -> None:
    assert await served(BotQueue(["process"]), [("a", ALONE), ("b", PEOPLE), ("c", HINT), ("b", PEOPLE), ("d", HINT)]) == ["c", "d", "b", "b", "a"]


async def test_a_bot_that_no_longer_waits_loses_no_process() -> None:
    """It may be cancelled while it waits, and in the moment in which it is handed one."""
    queue = BotQueue(["process"])
    held = await queue.take("a", PEOPLE)
    early, late = (asyncio.create_task(queue.take("b", PEOPLE)) for _ in range(2))
    await asyncio.sleep(0)
    early.cancel()
    await asyncio.sleep(0)
    queue.give_back(held)
    late.cancel()
    await asyncio.gather(early, late, return_exceptions=True)
    assert await asyncio.wait_for(queue.take("c", PEOPLE), PATIENCE) == "process"
