"""Hints at a table: who may ask, what comes back, that it is told to nobody else, and that a seat's own knowledge is all it rests on."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ridotto.table.service.bot_processes import BotProcesses

from .conftest import Inside, Seat, opened, play_on
from .test_leaks import go_to, in_secret, played
from .worlds import asking, bearer, browser, posting

pytestmark = pytest.mark.anyio

ALONE = {"1": "random", "2": "random"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Hints are found in this process, with little thought; the tables that asked for some, in order."""
    asked: list[str] = []

    async def ask(_self: Any, table: str, _rank: Any, work: Callable[..., Any], question: tuple[Any, ...]) -> Any:
        asked.append(table)
        return work(*question)

    monkeypatch.setattr(BotProcesses, "_ask", ask)
    monkeypatch.setattr("ridotto.table.service.bot_processes.HINT_SECONDS", 3600.0)
    monkeypatch.setattr("ridotto.bots.hints.LEVEL", 1)
    monkeypatch.setattr("ridotto.bots.hints.LEAST", 16)
    monkeypatch.setattr("ridotto.bots.hints.SIMULATIONS", 16)
    return asked


async def company(inside: Inside, **more: Any) -> list[Seat]:
    """Three people at a table of Doge, all of whom owe a decision."""
    return await inside.seats("doge", 3, **more)


# ---- whether there are any ----


@pytest.mark.parametrize(
    ("wish", "on"),
    [({"bots": ALONE}, True), ({}, False), ({"bots": {"1": "random"}}, False), ({"hints": True}, True), ({"bots": ALONE, "hints": False}, False)],
)
async def test_hints_are_on_where_one_person_plays_with_bots_unless_the_host_says_otherwise(inside: Inside, wish: dict[str, Any], on: bool) -> None:
    table = await inside.open("doge", 3, **wish)
    assert (await inside.client.get(f"/api/tables/{table}")).json()["hints"] is on


async def test_a_table_without_hints_refuses_them(inside: Inside) -> None:
    anna, *_ = await company(inside)
    answer = await anna.post("/hints")
    assert (answer.status_code, answer.json()["error"]) == (409, "hints are not allowed at this table")


async def test_who_plays_again_has_hints_as_before(inside: Inside) -> None:
    seats = await company(inside, hints=True)
    await play_on(seats)
    live = await inside.service.tables.get(seats[0].table)
    again, _ = await inside.service.opening.again(live, 0)
    assert (await inside.service.tables.get(again)).row.hints


# ---- asking ----


async def test_a_hint_names_moves_with_what_they_bring_and_why_in_the_language_asked_for(inside: Inside) -> None:
    anna, *_ = await company(inside, hints=True)
    possible = {move["number"]: move for move in (await anna.get("/legal?lang=de")).json()}
    answer = await anna.post("/hints?lang=de")
    assert answer.status_code == 200
    assert answer.json()["number"] == (await anna.picture())["number"]
    found = answer.json()["hints"]
    assert 2 <= len(found) <= 3
    for hint in found:
        assert hint["text"] == possible[hint["number"]]["text"]
        assert re.fullmatch("die Karte .+ für deine Marken wählen", hint["phrase"])  # not "Karte: Castello", as below the question
        assert 0 <= hint["share"] <= 1
        assert hint["why"] == "" or hint["why"].endswith(".")
    await anna.play(found[0]["text"])


async def test_a_hint_is_found_once_for_a_position_and_anew_for_the_next(inside: Inside, quick: list[str]) -> None:
    anna, *_ = await company(inside, hints=True)
    first, second = await anna.post("/hints"), await anna.post("/hints")
    assert first.json() == second.json()
    assert quick == [anna.table]
    await anna.play((await anna.picture())["view"]["moves"][0])
    third = await anna.post("/hints")
    assert third.json()["number"] == first.json()["number"] + 1
    assert len(quick) == 2


async def test_there_are_hints_only_for_a_decision_that_the_seat_owes(inside: Inside) -> None:
    table = await inside.open("palazzo", 2, hints=True)
    anna = await inside.sit(table, "Anna")
    assert (await anna.post("/hints")).status_code == 409  # the match has not begun
    bruno = await inside.sit(table, "Bruno")
    waiting = bruno if (await anna.picture())["view"]["moves"] else anna
    answer = await waiting.post("/hints")
    assert (answer.status_code, answer.json()["error"]) == (409, "there are hints only for a decision that your seat owes")
    assert (await inside.client.post(f"/api/tables/{table}/hints")).status_code == 401


async def test_a_hint_that_comes_too_late_is_not_given(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, *_ = await company(inside, hints=True)
    move = (await anna.picture())["view"]["moves"][0]
    begun, goes_on = asyncio.Event(), asyncio.Event()

    async def hints(*_: Any) -> list[Any]:
        begun.set()
        await goes_on.wait()
        return []

    monkeypatch.setattr(BotProcesses, "hints", hints)
    asking_now = asyncio.create_task(anna.post("/hints"))
    await begun.wait()
    await anna.play(move)
    goes_on.set()
    assert (await asking_now).status_code == 409


async def test_a_process_that_fails_costs_the_hint_and_nothing_else(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, *_ = await company(inside, hints=True)

    async def fails(*_: Any) -> None:
        raise OSError("no process")

    with monkeypatch.context() as broken:
        broken.setattr(BotProcesses, "hints", fails)
        answer = await anna.post("/hints")
    assert (answer.status_code, answer.json()["error"]) == (503, "no hint could be found just now; try again in a moment")
    assert (await anna.post("/hints")).status_code == 200


async def test_a_seat_has_so_many_hints_a_minute_and_another_seat_its_own(tmp_path: Path) -> None:
    async with opened(tmp_path, hints_per_minute=2) as inside:
        anna, bruno, _ = await company(inside, hints=True)
        assert [(await anna.post("/hints")).status_code for _ in range(3)] == [200, 200, 429]
        assert (await bruno.post("/hints")).status_code == 200


# ---- nobody else is told ----


async def test_nothing_changes_for_anybody_when_a_seat_asks(inside: Inside) -> None:
    """No entry is written, no stream speaks, and nobody's picture or record is another one: not even the asking seat's."""
    seats = await company(inside, hints=True)
    live = await inside.service.tables.get(seats[0].table)
    before = [live.number, *[await seat.picture() for seat in seats], (await inside.client.get(f"/api/tables/{live.row.id}/record")).text]
    path = f"/api/tables/{live.row.id}/stream"
    async with inside.stream(path) as spectator, inside.stream(path, seats[1].headers) as bruno:
        await spectator.event()
        await bruno.event()
        assert (await seats[0].post("/hints")).status_code == 200
        assert await spectator.nothing()
        assert await bruno.nothing()
    assert before == [live.number, *[await seat.picture() for seat in seats], (await inside.client.get(f"/api/tables/{live.row.id}/record")).text]


@pytest.mark.parametrize(("game", "count"), [("doge", 3), ("rialto", 3), ("venice", 3)])
async def test_a_hint_is_the_same_to_the_last_byte_whatever_another_seat_keeps_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, count: int
) -> None:
    """In two worlds a seat has chosen otherwise in secret. Whoever else owes a decision is given the same hints, and so is the page."""
    async with played(tmp_path, monkeypatch, game, count, hints=True) as worlds:
        secret = await go_to(worlds, "hints")
        await in_secret(worlds, secret)
        asked = 0
        for seat in range(count):
            if seat == secret.seat:
                continue
            token = worlds.one.tokens[seat]
            answer = await worlds.ask(asking("POST", f"/api/tables/{worlds.one.table}/hints", **bearer(token)))
            await worlds.ask(posting(f"/t/{worlds.one.table}/hints", "", **browser(worlds.one.table, token)))
            asked += answer.status == 200
        if worlds.one.match.state.simultaneous():
            assert asked > 0
        await worlds.streams_alike([None, *(seat for seat in range(count) if seat != secret.seat)])


async def test_a_move_that_is_taken_back_and_made_otherwise_has_hints_of_its_own(inside: Inside, quick: list[str]) -> None:
    anna, *_ = await inside.seats("doge", 3, hints=True)

    async def second_choice(place: int) -> list[int]:
        """Make one of the possible moves; what is then hinted at."""
        first = (await anna.get("/legal")).json()[place]
        await anna.play(first["text"])
        possible = {move["number"] for move in (await anna.get("/legal")).json()}
        found = [hint["number"] for hint in (await anna.post("/hints")).json()["hints"]]
        assert set(found) <= possible
        return found

    await second_choice(0)
    number = (await anna.picture())["number"]
    assert (await anna.post("/undo")).status_code == 200
    await second_choice(1)
    assert (await anna.picture())["number"] == number, "the number alone does not tell the two apart"
    assert len(quick) == 2
