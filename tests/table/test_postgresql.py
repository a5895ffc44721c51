"""Several server processes on one PostgreSQL database are one house."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from ridotto.table.service import TableService
from ridotto.table.service.closing import close_table
from ridotto.table.service.live_table import Refused
from ridotto.table.service.opening import TablePlan
from ridotto.table.service.paces import correspondence
from ridotto.table.settings import Settings
from ridotto.table.store.migrate import migrate
from ridotto.table.store.overview import count_tables, size
from ridotto.table.store.store import Entry, Store
from tests.table.books import check_kept, check_record, read_books, read_record, standing
from tests.table.conftest import NewDatabase
from tests.table.players import Picture, Player, Refusal, connection, open_table, sit_down
from tests.table.servers import Nursery, Server, running

PROMPTLY = 5.0  # seconds in which the other process must have heard of it, on the slowest machine


@pytest.fixture
def db(new_database: NewDatabase) -> str:
    """A fresh database."""
    return new_database("postgresql")


@pytest.fixture
def houses(db: str, nursery: Nursery, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers on it."""
    with running(nursery, tmp_path, 2, db=db) as (one, other):
        yield one, other


class Stream:
    """The reading end of a stream."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self._lines = lines

    async def until(self, holds: Callable[[Picture], bool]) -> Picture:
        """The next picture of which something holds."""
        async with asyncio.timeout(PROMPTLY):
            async for line in self._lines:
                if line.startswith("data: "):
                    picture: Picture = json.loads(line.removeprefix("data: "))
                    if holds(picture):
                        return picture
        raise AssertionError("the stream has ended")

    async def end(self) -> None:
        """Wait until the server ends the stream."""
        async with asyncio.timeout(PROMPTLY):
            async for _ in self._lines:
                pass


@asynccontextmanager
async def following(client: httpx.AsyncClient, url: str, table: str, token: str | None = None) -> AsyncIterator[Stream]:
    """A stream of a table, as a seat or as a spectator."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with client.stream("GET", f"{url}/api/tables/{table}/stream", headers=headers) as answer:
        assert answer.status_code == 200
        yield Stream(answer.aiter_lines())


def at(player: Player, place: Server) -> Player:
    """The same seat at another server."""
    return Player(player.client, [place.url], player.story, player.seat, player.token, player.chance)


def with_two_players(work: Callable[[httpx.AsyncClient, list[Player]], Coroutine[Any, Any, None]], place: Server) -> None:
    """Do something with two people at a table of Palazzo that was opened at one server."""

    async def run() -> None:
        async with connection() as client:
            story = await open_table(client, place.url, "palazzo", 2)
            await work(client, await sit_down(client, [place.url], story, 2, random.Random("two")))

    asyncio.run(run())


async def actor(players: list[Player]) -> tuple[Player, Picture]:
    """Whose turn it is, with what he sees."""
    player = players[(await players[0].once("GET"))["view"]["actors"][0]]
    return player, await player.once("GET")


def test_two_processes_that_begin_at_once_on_an_empty_database_lay_it_out_once(new_database: NewDatabase, nursery: Nursery, tmp_path: Path) -> None:
    with running(nursery, tmp_path, 2, db=new_database("postgresql", empty=True)) as (one, other):
        table = httpx.post(f"{one.url}/api/tables", json={"game": "palazzo", "seats": 2}).raise_for_status().json()["table"]
        assert httpx.get(f"{other.url}/api/tables/{table}").raise_for_status().json()["table"] == table


def test_a_move_through_one_process_appears_in_the_streams_of_the_other(houses: tuple[Server, Server]) -> None:
    one, other = houses

    async def work(client: httpx.AsyncClient, players: list[Player]) -> None:
        table = players[0].story.table
        async with following(client, other.url, table) as spectator, following(client, other.url, table, players[1].token) as seat:
            for number in range(1, 30):
                player, mine = await actor(players)
                await player.move(mine["view"]["moves"][-1], mine["number"], f"key {number}")
                for stream in (spectator, seat):
                    picture = await stream.until(lambda picture, number=number: picture["number"] == number)  # type: ignore[misc]
                    assert picture["events"]

    with_two_players(work, one)


def test_who_moves_through_one_process_may_go_on_at_the_other_at_once(houses: tuple[Server, Server]) -> None:
    """What a process has not heard of yet is no reason to refuse: it reads on before it says no."""
    one, other = houses

    async def work(client: httpx.AsyncClient, players: list[Player]) -> None:
        for player in players:
            await at(player, other).once("GET")
        player, mine = await actor(players)
        for number in range(60):
            place = (one, other)[number % 2]
            mine = await at(player, place).move(mine["view"]["moves"][-1], mine["number"], f"key {number}")
            if player.seat not in mine["view"]["actors"]:
                player = players[1 - player.seat]
                mine = await at(player, place).once("GET")

    with_two_players(work, one)


def test_who_sits_down_through_one_process_has_the_seat_at_the_other_at_once(houses: tuple[Server, Server]) -> None:
    one, other = houses

    async def work(client: httpx.AsyncClient, players: list[Player]) -> None:
        for _ in range(20):
            story = await open_table(client, one.url, "palazzo", 2, {1: "random"})
            assert (await client.get(f"{other.url}/api/tables/{story.table}")).status_code == 200
            (player,) = await sit_down(client, [one.url], story, 1, random.Random(1))
            assert (await at(player, other).once("GET"))["seat"] == 0

    with_two_players(work, one)


@asynccontextmanager
async def two_deaf_houses(db: str) -> AsyncIterator[tuple[TableService, TableService]]:
    """Two houses on one database that do not hear of one another, as in the moment before a notice arrives."""
    stores = Store(db), Store(db)
    migrate(stores[0].engine)
    one, other = (TableService(Settings(db=db), store) for store in stores)
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


def test_a_house_that_has_not_heard_yet_reads_on_before_it_refuses(db: str) -> None:
    """A seat that was taken and a move that was made elsewhere a moment ago count here too."""

    async def run() -> None:
        async with two_deaf_houses(db) as (one, other):
            table = await one.opening.open_table(TablePlan("palazzo", 2))
            there = await other.tables.get(table)
            here = await one.tables.get(table)
            for name in ("Anna", "Bruno"):
                seat, token = await one.seats.join(here, None, name)
                assert await other.seats.seat_of(there, [token]) == seat
            services = ((one, here), (other, there))
            number = 0
            while number < 30:
                service, live = services[number % 2]
                match = here.match if here.number > there.number else there.match
                assert match is not None
                seat = match.actors()[0]
                await service.play.move(live, seat, match.legal(seat)[-1], expected=number)
                number += 1

    asyncio.run(run())


def test_a_table_closed_and_new_tables_stopped_in_one_house_hold_in_another_that_has_not_heard(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.service.admission.REMEMBERED", 0.0)

    async def run() -> None:
        async with two_deaf_houses(db) as (one, other):
            table = await one.opening.open_table(TablePlan("palazzo", 2))
            there = await other.tables.get(table)
            for name in ("Anna", "Bruno"):
                await other.seats.join(there, None, name)
            await close_table(one.tables, table, "It is stuck.")
            seat = there.the_match().actors()[0]
            with pytest.raises(Refused, match="the host has closed this table: It is stuck"):
                await other.play.move(there, seat, there.the_match().legal(seat)[0])
            await one.admission.stop("Back at nine.")
            with pytest.raises(Refused, match="no new tables are opened at the moment: Back at nine"):
                await other.opening.open_table(TablePlan("palazzo", 2))
            await other.admission.allow()
            await one.opening.open_table(TablePlan("palazzo", 2))
            assert await one.store.call(size, one.store) > 1_000_000
            assert await one.store.call(count_tables, one.store) == {"closed": 1, "waiting": 1}

    asyncio.run(run())


def test_a_house_that_read_on_only_to_refuse_tells_whoever_looks_on(db: str) -> None:
    """The notice that arrives afterwards brings nothing new, so it cannot be left to it."""

    async def run() -> None:
        async with two_deaf_houses(db) as (one, other):
            table = await one.opening.open_table(TablePlan("palazzo", 2))
            here = await one.tables.get(table)
            for name in ("Anna", "Bruno"):
                await one.seats.join(here, None, name)
            there = await other.tables.get(table)
            assert here.match is not None
            seat = here.match.actors()[0]
            move = here.match.legal(seat)[-1]
            with other.notices.following(table) as topic:
                await one.play.move(here, seat, move, expected=0)
                with pytest.raises(Refused, match="you expected move number 0, but it is 1 now"):
                    await other.play.move(there, seat, move, expected=0)
                assert topic.count

    asyncio.run(run())


def test_two_houses_hand_a_late_seat_over_once_and_count_no_time_while_both_were_away(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = [0.0]
    monkeypatch.setattr("ridotto.table.service.clock.time", lambda: time.time() + 3600 * hours[0])

    async def run() -> None:
        async with two_deaf_houses(db) as (one, other):
            for house in (one, other):
                await house.timekeeper.begin()
            table = await one.opening.open_table(TablePlan("doge", 3, pace=correspondence(1)))
            here, there = await one.tables.get(table), await other.tables.get(table)
            for name in ("Anna", "Bruno", "Chiara"):
                await one.seats.join(here, None, name)
            await one.play.move(here, 0, "card castello")
            await one.play.move(here, 0, "tokens 1")
        hours[0] += 20
        async with two_deaf_houses(db) as (one, other):
            for house in (one, other):
                await house.timekeeper.begin()
            hours[0] += 23
            for house in (one, other):
                await house.timekeeper.look_at_store()
                assert not any(chair.stand_in for chair in (await house.tables.get(table)).chairs)
            hours[0] += 2
            await asyncio.gather(one.timekeeper.look_at_loaded(), other.timekeeper.look_at_loaded())
            handed = [entry.data["seat"] for entry in one.store.entries(table) if entry.kind == "hand"]
            assert sorted(handed) == [1, 2]
            assert there.number < (await other.tables.get(table)).number

    asyncio.run(run())


def test_a_house_that_hears_of_a_change_while_it_reads_the_table_reads_on(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it was just reading is from before the change; nothing else would ever tell it."""

    async def run() -> None:
        async with two_deaf_houses(db) as (one, other):
            table = await one.opening.open_table(TablePlan("palazzo", 2))
            here = await one.tables.get(table)
            has_read, may_go_on = Event(), Event()
            read = other.store.entries

            def read_slowly(table_id: str, after: int = 0) -> list[Entry]:
                found = read(table_id, after)
                has_read.set()
                assert may_go_on.wait(PROMPTLY)
                return found

            monkeypatch.setattr(other.store, "entries", read_slowly)
            reading = asyncio.create_task(other.tables.get(table))
            assert await asyncio.to_thread(has_read.wait, PROMPTLY)
            await one.seats.join(here, 0, "Anna")
            hearing = asyncio.gather(other.tables.catch_up(table, here.number), other.tables.catch_up_all())
            await asyncio.sleep(0)
            may_go_on.set()
            await hearing
            assert (await reading).number == here.number == 1

    asyncio.run(run())


def test_a_race_that_one_process_lost_is_told_in_its_streams_too(houses: tuple[Server, Server]) -> None:
    """Whatever way a process learns what another has written, whoever looks on there is told."""
    one, other = houses

    async def work(client: httpx.AsyncClient, players: list[Player]) -> None:
        table = players[0].story.table
        async with following(client, other.url, table) as stream:
            for number in range(1, 40):
                player, mine = await actor(players)
                move = mine["view"]["moves"][-1]
                answers = await asyncio.gather(
                    *(at(player, place).move(move, mine["number"], f"{place.port} {number}") for place in houses), return_exceptions=True
                )
                assert sum(isinstance(answer, Refusal) for answer in answers) == 1, answers
                await stream.until(lambda picture, number=number: picture["number"] == number)  # type: ignore[misc]

    with_two_players(work, one)


def test_a_leave_through_one_process_ends_the_rights_of_the_token_at_the_other(houses: tuple[Server, Server]) -> None:
    one, other = houses

    async def work(client: httpx.AsyncClient, players: list[Player]) -> None:
        table = players[0].story.table
        leaver, mine = await actor(players)
        there = at(leaver, other)
        async with following(client, other.url, table, leaver.token) as stream:
            await stream.until(lambda picture: picture["seat"] == leaver.seat)
            await leaver.once("POST", "/leave")
            for what, body in (("/moves", {"move": mine["view"]["moves"][-1]}), ("/talk", {"text": "still here"}), ("/undo", None), ("/leave", None)):
                with pytest.raises(Refusal) as no:
                    await there.once("POST", what, body)
                assert no.value.status == 401, no.value
            await stream.end()
        for place in houses:
            with pytest.raises(Refusal, match="401"):
                await at(leaver, place).once("GET")
        joined = await client.post(f"{other.url}/api/tables/{table}/join", json={"name": "Elena"})
        assert joined.status_code == 201
        leaver.token = joined.json()["token"]
        await leaver.move(mine["view"]["moves"][-1], mine["number"], "the new player's")

    with_two_players(work, one)


def test_table_talk_and_undo_go_through_both_processes(houses: tuple[Server, Server]) -> None:
    one, other = houses

    async def work(client: httpx.AsyncClient, players: list[Player]) -> None:
        table = players[0].story.table
        async with following(client, one.url, table) as here, following(client, other.url, table) as there:
            for number, place in enumerate((one, other, one)):
                await at(players[number % 2], place).once("POST", "/talk", {"text": f"word {number}"})
                for stream in (here, there):
                    picture = await stream.until(lambda picture, number=number: len(picture["talk"]) == number + 1)  # type: ignore[misc]
                    assert picture["talk"][-1] == {"seat": number % 2, "name": ("Anna", "Bruno")[number % 2], "text": f"word {number}"}
            player, shown = await actor(players)
            while not shown["can_undo"]:
                player, mine = await actor(players)
                shown = await player.move(mine["view"]["moves"][0], mine["number"], f"{mine['number']}")
            undone = await at(player, other).once("POST", "/undo")
            assert undone["number"] == shown["number"] - 1
            await here.until(lambda picture: picture["number"] == undone["number"])

    with_two_players(work, one)


def test_a_match_goes_on_while_one_process_after_the_other_is_restarted(db: str, houses: tuple[Server, Server]) -> None:
    """People and bots; every restart is an orderly one, as for a new version of the program."""
    one, other = houses

    async def run() -> None:
        async with connection() as client:
            matches = []
            for game, seats, bots in (("doge", 3, {2: "greedy"}), ("palazzo", 3, {0: "greedy"})):
                story = await open_table(client, one.url, game, seats, bots)
                players = await sit_down(client, [one.url, other.url], story, 2, random.Random(game))
                matches.append((story, players))
            playing = asyncio.gather(*(player.play() for _, players in matches for player in players))
            for place in (one, other, one):
                before = sum(len(story.kept) for story, _ in matches)
                while sum(len(story.kept) for story, _ in matches) < before + 15:
                    await asyncio.sleep(0.02)
                await asyncio.to_thread(place.restart)
            for _, players in matches:
                for player in players:
                    player.hurry = lambda: True
            async with asyncio.timeout(60):
                await playing
            for story, _ in matches:
                book = read_books(db)[story.table]
                check_kept(story, book)
                for place in houses:
                    check_record(read_record(place.url, story.table), book)

    asyncio.run(run())
    for place in houses:
        assert "Traceback" not in place.log.read_text()


def test_bots_are_not_played_twice_by_two_processes(db: str, houses: tuple[Server, Server]) -> None:
    """Both processes have the table open and both think for its bots; each decision is answered once."""
    one, other = houses

    async def run() -> str:
        async with connection() as client:
            story = await open_table(client, one.url, "doge", 3, {0: "random", 1: "greedy"})
            async with following(client, one.url, story.table) as here, following(client, other.url, story.table) as there:
                seated = await client.post(f"{other.url}/api/tables/{story.table}/join", json={"name": "Anna"})
                assert seated.status_code == 201
                player = Player(client, [one.url, other.url], story, seated.json()["seat"], seated.json()["token"], random.Random(5))
                async with asyncio.timeout(60):
                    await player.play()
                for stream in (here, there):
                    await stream.until(lambda picture: picture["status"] == "over")
            check_kept(story, read_books(db)[story.table])
            return story.table

    table = asyncio.run(run())
    book = read_books(db)[table]
    assert check_record(read_record(one.url, table), book) == len(standing(book))
    for place in houses:
        assert "could not move" not in place.log.read_text()
