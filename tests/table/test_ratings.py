"""Rated tables, results and ratings: who may sit, what is filed, and that it happens once whatever happens."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ridotto.bots.levels import BUILT_IN
from ridotto.engine.rng import Rng
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import LiveTable, Refused
from ridotto.table.service.opening import TablePlan
from ridotto.table.service.rating_model import ANCHORED, NEW, TYPICAL, is_settled, rate
from ridotto.table.store.members import Member
from ridotto.table.store.ratings import ratings_of
from ridotto.table.store.results import Result, SeatResult, due_results, file_result, recalculate, result_of, results_table, seat_results_table
from ridotto.table.store.store import results_due_table

from .conftest import HERE, Inside, NewDatabase
from .test_member_seats import clubhouse, join_club, two_devices

pytestmark = pytest.mark.anyio


async def rated_table(inside: Inside, *members: Member, game: str = "palazzo", seats: int = 2, **more: Any) -> LiveTable:
    """A rated table at which these members sit."""
    house = inside.service
    live = await house.tables.get(await house.opening.open_table(TablePlan(game, seats, rated=True, **more)))
    for member in members:
        await house.seating.sit(live, member)
    return live


async def play_out(inside: Inside, live: LiveTable, seed: str = "1") -> list[int]:
    """Play a match to its end at random; returns who has won."""
    rng = Rng.from_seed(seed)
    match = live.the_match()
    while not match.over:
        seat = match.actors()[rng.below(len(match.actors()))]
        moves = match.legal(seat)
        await inside.service.play.move(live, seat, moves[rng.below(len(moves))])
    return match.winners()


async def finished(inside: Inside, live: LiveTable, *places: int) -> None:
    """Note that a table's match is over, as its last move would, with these places, and file it."""
    store = inside.service.store
    with store.writing() as connection:
        connection.execute(results_due_table.insert().values(table_id=live.row.id, ended=1000.0))
    seats = [
        SeatResult(seat, chair.member or None, chair.bot, places[seat], 10 - places[seat], "take green-1", named=bool(chair.member))
        for seat, chair in enumerate(live.chairs)
    ]
    assert await store.call(file_result, store, Result(live.row.id, live.row.game, 1000.0, True, True, seats), rate)


def filed(inside: Inside, live: LiveTable) -> Result:
    """The result of a table that must be there."""
    found = result_of(inside.service.store, live.row.id)
    assert found is not None
    return found


# ---- who may sit there ----


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"variant": "favour"}, "without variants"),
        ({"edition": "[edition]"}, "with the edition that comes with the game"),
        ({"hints": True}, "no hints"),
        ({"bots": {"0": "greedy"}}, "greedy has none"),
        ({"stand_in": "random"}, "random has none"),
        ({"bots": {"0": "level:1", "1": "level:2", "2": "level:3"}}, "a seat for a member"),
    ],
)
async def test_a_rated_table_is_the_same_for_everybody(tmp_path: Path, wish: dict[str, Any], said: str) -> None:
    async with clubhouse(tmp_path) as inside:
        answer = await inside.client.post("/api/tables", json={"game": "doge", "seats": 3, "rated": True, **wish})
        assert answer.status_code == 422
        assert said in answer.json()["error"]


async def test_without_members_no_table_is_rated(inside: Inside) -> None:
    answer = await inside.client.post("/api/tables", json={"game": "doge", "seats": 3, "rated": True})
    assert (answer.status_code, answer.json()["error"]) == (422, "there are no rated tables here: nobody has an account")
    assert (await inside.client.get("/api/ratings?game=doge&seats=3")).status_code == 404


async def test_only_members_sit_down_at_a_rated_table_once_each_and_under_their_own_names(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, table = join_club(inside, "Anna"), await inside.open("doge", 3, rated=True)
        assert [each["rated"] for each in (await inside.client.get("/api/tables")).json()] == [True]
        for client in (inside.client, phone.client):
            refused = await client.post(f"/api/tables/{table}/join", json={"name": "Anna"})
            assert (refused.status_code, "sign in first" in refused.json()["error"]) == (403, True)
        await desk.sign_in(anna)
        assert await desk.sit(table, "Somebody else") == 0
        again = await desk.client.post(f"/api/tables/{table}/join", json={"name": "Anna 2"}, headers={"origin": HERE})
        assert again.status_code == 409
        picture = (await desk.client.get(f"/api/tables/{table}")).json()
        assert (picture["rated"], picture["hints"], picture["seats"][0]["name"]) == (True, False, "Anna")
        assert picture["seats"][0]["rating"] == {"rating": 1500, "provisional": True, "change": None}
        assert anna.id not in str(picture)
        wrong = await desk.client.post(f"/api/tables/{table}/bots", json={"seat": 1, "bot": "seer"}, headers={"origin": HERE})
        assert (wrong.status_code, "levels 1 to 10" in wrong.json()["error"]) == (422, True)


async def test_nobody_takes_a_seat_in_a_rated_match_but_whoever_had_it(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, bruno, chiara = (join_club(inside, name) for name in ("Anna", "Bruno", "Chiara"))
        live, house = await rated_table(inside, anna, bruno), inside.service
        await house.seats.leave(live, 0)
        with pytest.raises(Refused, match="only a bot can take the seat"):
            await house.seats.join(live, 0, "Chiara", member=chiara)
        await house.seats.join(live, 0, "Anna", member=anna)
        assert live.rated_as == (anna.id, bruno.id)


# ---- results ----


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_rated_match_changes_ratings_once_and_recalculation_comes_to_the_same(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        house, (anna, bruno) = inside.service, (join_club(inside, name) for name in ("Anna", "Bruno"))
        live = await rated_table(inside, anna, bruno, game="rialto")
        won = await play_out(inside, live)
        await house.ratings.look(live)
        first = filed(inside, live)
        assert [seat.place == 1 for seat in first.seats] == [seat in won for seat in (0, 1)]
        assert [seat.before for seat in first.seats] == [NEW, NEW]
        assert all((seat.after is not None and seat.after[0] > NEW[0]) == (seat.seat in won) for seat in first.seats)
        assert first.seats[0].opening.startswith("take ")
        await house.ratings.look_again()
        assert filed(inside, live) == first
        for number in range(3):
            await finished(inside, await rated_table(inside, anna, game="rialto", bots={1: "level:4"}), 1 + number % 2, 2 - number % 2)
            await finished(inside, await rated_table(inside, bruno, game="doge", seats=3, bots={1: "level:4", 2: "level:4"}), 2, 1, 1)
        store = house.store
        before = [ratings_of(store, each.id) for each in (anna, bruno)]
        assert [each.matches for each in before[0]] == [4]
        assert {(each.game, each.seats, each.matches) for each in before[1]} == {("rialto", 2, 1), ("doge", 3, 3)}
        assert recalculate(store, rate) == (7, 0)
        assert [ratings_of(store, each.id) for each in (anna, bruno)] == before
        with store.writing() as connection:
            connection.execute(seat_results_table.update().where(seat_results_table.c.number == 2).values(mu=1.0))
        assert recalculate(store, rate) == (7, 1)
        assert [ratings_of(store, each.id) for each in (anna, bruno)] == before


async def test_whoever_left_or_had_a_stand_in_is_rated_with_the_result(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        house, (anna, bruno) = inside.service, (join_club(inside, name) for name in ("Anna", "Bruno"))
        live = await rated_table(inside, anna, bruno, game="rialto")
        await house.seats.leave(live, 0)
        await house.seats.seat_bot(live, 0, "level:1")
        live.match = ended(live)
        await house.store.call(due, house.store, live)
        await house.ratings.look_again()
        assert [(seat.member_id, seat.bot) for seat in filed(inside, live).seats] == [(anna.id, ""), (bruno.id, "")]


async def test_a_match_that_was_interrupted_before_it_was_filed_is_filed_by_the_next_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = f"sqlite:///{tmp_path / 'kept.sqlite'}"
    with monkeypatch.context() as stopped:
        stopped.setattr("ridotto.table.service.results.Results.file_due", lambda _: asyncio.sleep(0))
        async with clubhouse(tmp_path, db=db) as inside:
            live = await rated_table(inside, *(join_club(inside, name) for name in ("Anna", "Bruno")), game="rialto")
            await play_out(inside, live)
            await asyncio.sleep(0)
            assert result_of(inside.service.store, live.row.id) is None
    async with clubhouse(tmp_path, db=db) as inside:
        await inside.service.ratings.look_again()
        assert filed(inside, live).rated


async def test_other_matches_of_members_are_kept_without_a_rating_and_matches_of_guests_are_not(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _):
        anna, house = join_club(inside, "Anna"), inside.service
        await desk.sign_in(anna)
        tables = [await inside.open("rialto", 2, bots={"1": "level:1"}, listed=False) for _ in range(2)]
        await desk.sit(tables[0], "Anna")
        await inside.sit(tables[1], "Guest")
        for table in tables:
            live = await house.tables.get(table)
            live.match = ended(live)
            await house.store.call(due, house.store, live)
        await house.ratings.look_again()
        result = result_of(house.store, tables[0])
        assert result is not None
        assert (result.rated, result.public, result.seats[0].member_id, result.seats[1].bot) == (False, False, anna.id, "level:1")
        assert result.seats[0].before is None
        assert result_of(house.store, tables[1]) is None
        assert await house.store.call(lambda: house.store.engine.connect().execute(sa.select(results_due_table)).all()) == []


def ended(live: LiveTable) -> Any:
    """The table's match, played to its end in a moment, past all entries."""
    match, rng = live.the_match(), Rng.from_seed("end")
    while not match.over:
        seat = match.actors()[0]
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


def due(store: Any, live: LiveTable, at: float = 1000.0) -> None:
    """Note that a match is over, as its last move would."""
    with store.writing() as connection:
        connection.execute(results_due_table.insert().values(table_id=live.row.id, ended=at))


async def test_matches_are_filed_in_the_order_in_which_they_ended(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna = join_club(inside, "Anna")
        lives = [await rated_table(inside, anna, game="rialto", bots={1: "level:4"}) for _ in range(3)]
        for live, at in zip(lives, (30.0, 10.0, 20.0), strict=True):
            live.match = ended(live)
            due(inside.service.store, live, at)
        await inside.service.ratings.look_again()
        assert [filed(inside, live).number for live in lives] == [3, 1, 2]


async def test_matches_that_cannot_be_filed_keep_no_other_from_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, house = join_club(inside, "Anna"), inside.service
        monkeypatch.setattr("ridotto.table.service.results.MOST_AT_ONCE", 1)
        broken, early, late, sound = [await rated_table(inside, anna, game="rialto", bots={1: "level:4"}) for _ in range(4)]
        for live, at in ((broken, 10.0), (early, 20.0), (late, now()), (sound, now())):
            live.match = ended(live)
            due(house.store, live, at)
        get = house.tables.get

        async def failing(table_id: str) -> LiveTable:
            if table_id == broken.row.id:
                raise ValueError
            if table_id in (early.row.id, late.row.id):
                raise Refused("no-person", 404)
            return await get(table_id)

        monkeypatch.setattr(house.tables, "get", failing)
        await house.ratings.look_again()
        assert filed(inside, sound).number == 1
        assert {table_id for _, table_id in due_results(house.store, 10)} == {broken.row.id, late.row.id}


async def test_nothing_is_filed_while_ratings_are_recalculated(tmp_path: Path, new_database: NewDatabase) -> None:
    async with clubhouse(tmp_path, db=new_database("postgresql")) as inside:
        anna, store = join_club(inside, "Anna"), inside.service.store
        lives = [await rated_table(inside, anna, game="rialto", bots={1: "level:4"}) for _ in range(2)]
        await finished(inside, lives[0], 1, 2)
        begun, read, disturbed = threading.Event(), threading.Event(), []

        def slowly(result: Result, ratings: dict[str, Any]) -> Result:
            begun.set()
            disturbed.append(read.wait(0.3))
            return rate(result, ratings)

        def noting(result: Result, ratings: dict[str, Any]) -> Result:
            read.set()
            return rate(result, ratings)

        again = asyncio.create_task(asyncio.to_thread(recalculate, store, slowly))
        assert await asyncio.to_thread(begun.wait, 10.0)
        due(store, lives[1])
        result = replace(filed(inside, lives[0]), table_id=lives[1].row.id, number=0)
        assert await asyncio.to_thread(file_result, store, result, noting)
        assert (await again, disturbed) == ((1, 0), [False])
        assert recalculate(store, rate) == (2, 0)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_matches_filed_by_two_processes_at_once_build_on_one_another(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    db = new_database(database)
    async with clubhouse(tmp_path, db=db) as one, clubhouse(tmp_path, db=db) as two:
        store, anna = one.service.store, join_club(one, "Anna")
        lives = [await rated_table(one, anna, game="rialto", bots={1: "level:4"}) for _ in range(6)]
        for live in lives:
            live.match = ended(live)
            two.service.tables.loaded[live.row.id] = live
            due(store, live)
        await asyncio.gather(*(house.service.ratings.look_again() for house in (one, two)))
        with store.engine.connect() as connection:
            numbers = connection.scalars(sa.select(results_table.c.number).order_by(results_table.c.number)).all()
        assert numbers == [1, 2, 3, 4, 5, 6]
        after = NEW
        for result in sorted((filed(one, live) for live in lives), key=lambda each: each.number):
            assert result.seats[0].before == after
            assert result.seats[0].after is not None
            after = result.seats[0].after
        assert recalculate(store, rate) == (6, 0)


# ---- the model ----


def a_result(*players: tuple[str, int], game: str = "doge") -> Result:
    seats = [
        SeatResult(seat, None if who.startswith("level:") else who, who if who.startswith("level:") else "", place, 0, "")
        for seat, (who, place) in enumerate(players)
    ]
    return Result("t", game, 0.0, True, True, seats)


async def test_winners_who_tie_are_rated_alike() -> None:
    one, two, three = rate(a_result(("anna", 1), ("bruno", 1), ("chiara", 3)), {}).seats
    assert one.after == pytest.approx(two.after)
    assert one.after is not None
    assert three.after is not None
    assert one.after[0] > NEW[0] > three.after[0]


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has a measured ladder."""
    monkeypatch.setattr("ridotto.table.service.rating_model.levels", lambda *_: BUILT_IN)


async def test_a_measured_level_is_an_anchor() -> None:
    _, _, level = rate(a_result(("anna", 1), ("bruno", 2), ("level:4", 3)), {}).seats
    assert level.before == level.after == (19.5, ANCHORED)


@pytest.mark.usefixtures("unmeasured")
async def test_a_level_that_was_not_measured_moves_slowly() -> None:
    anna, *_, level = rate(a_result(("anna", 1), ("bruno", 2), ("chiara", 3), ("level:4", 4)), {}).seats
    assert level.before is not None
    assert level.before[0] == TYPICAL[3]
    assert anna.after is not None
    assert level.after is not None
    assert 0 < level.before[0] - level.after[0] < anna.after[0] - NEW[0]


@pytest.mark.parametrize(("other", "matches"), [("level:5", 6), ("bruno", 12)])
async def test_a_rating_settles_sooner_against_a_known_level_than_among_people_who_are_new(other: str, matches: int) -> None:
    ratings = {"anna": NEW}
    for number in range(matches + 3):
        assert is_settled(ratings["anna"][1]) == (number >= matches), number
        for seat in rate(a_result(("anna", 1 + number % 2), (other, 2 - number % 2), game="palazzo"), ratings).seats:
            assert seat.after is not None
            ratings[seat.player] = seat.after


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_the_levels_of_many_games_are_asked_for_at_once(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        store, anna = inside.service.store, join_club(inside, "Anna")
        for game, seats in (("dogeship", 3), ("dogeship", 4), ("dogeship", 3)):
            live = await rated_table(inside, anna, game=game, seats=seats, bots=dict.fromkeys(range(1, seats), "level:9"))
            await finished(inside, live, *range(1, seats + 1))
        done: list[str] = []
        sa.event.listen(store.engine, "before_cursor_execute", lambda _connection, _cursor, statement, *_: done.append(statement))
        found = await inside.service.ratings.levels([("dogeship", 3), ("dogeship", 4), ("dogeship", 2)])
        assert sum("wanted_levels" in statement for statement in done) == 1
        assert not any("seat_results" in statement for statement in done if "wanted_levels" not in statement)
        for seats, played in ((3, 2), (4, 1)):
            tables = [live for live in inside.service.tables.loaded.values() if live.row.seats == seats]
            after = [seat.after[0] for live in tables for seat in filed(inside, live).seats if seat.bot and seat.after is not None]
            assert len(after) == played * (seats - 1)
            assert found["dogeship", seats][9] == min(after) < TYPICAL[8], "it has lost each time"
        assert found["dogeship", 2][9] == TYPICAL[8]


async def test_strength_is_in_the_scale_of_the_levels_and_nothing_without_a_rated_match(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna = join_club(inside, "Anna")
        live = await rated_table(inside, anna, game="rialto", bots={1: "level:4"})
        assert await inside.service.ratings.strength(anna.id, "rialto", 2) is None
        await finished(inside, live, 1, 2)
        strength = await inside.service.ratings.strength(anna.id, "rialto", 2)
        assert strength is not None
        assert 25 < strength < 32
        assert await inside.service.ratings.strength(anna.id, "rialto", 3) is None
