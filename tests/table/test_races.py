"""Two who want the same: one gets it, the other is told."""

import asyncio
import random
from collections.abc import Awaitable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.books import check_kept, check_record, read_books, read_record, standing
from tests.table.conftest import NewDatabase
from tests.table.players import Player, connection, open_table, sentence, sit_down
from tests.table.servers import Nursery, Server, running

ROUNDS = 20

Houses = tuple[str, list[Server]]


@pytest.fixture(params=[("sqlite", 1), ("postgresql", 2)], ids=["sqlite", "postgresql-two-processes"])
def houses(request: pytest.FixtureRequest, nursery: Nursery, new_database: NewDatabase, tmp_path: Path) -> Iterator[Houses]:
    """A database and its servers: one on SQLite, two on PostgreSQL."""
    kind, count = request.param
    db = new_database(kind)
    with running(nursery, tmp_path, count, db=db) as places:
        yield db, places


async def together(*requests: Awaitable[httpx.Response]) -> list[httpx.Response]:
    """The answers to requests that are on their way at the same time."""
    return list(await asyncio.gather(*requests))


def post_move(player: Player, url: str, move: str, expected: int | None, key: str | None) -> Awaitable[httpx.Response]:
    """A move for the player's seat, by whoever has the token."""
    headers = {"Authorization": f"Bearer {player.token}", **({"Idempotency-Key": key} if key else {})}
    return player.client.post(f"{url}/api/tables/{player.story.table}/moves", json={"move": move, "expected_number": expected}, headers=headers)


async def race_through_a_match(places: list[Server], same_key: bool) -> tuple[str, int]:
    """Each decision of a match is answered by two clients of its seat at the same time; returns the table and how many races there were."""
    first, last = places[0].url, places[-1].url
    races = 0
    chance = random.Random(f"races {same_key}")
    async with connection() as client:
        story = await open_table(client, first, "palazzo", 2)
        players = await sit_down(client, [first], story, 2, chance)
        shown = await players[0].once("GET")
        while shown["status"] != "over":
            player = players[shown["view"]["actors"][0]]
            mine = await player.once("GET")
            moves = mine["view"]["moves"]
            one, other = (moves[-1], moves[-1]) if same_key else (moves[-1], chance.choice(moves))
            keys = (f"race {races}",) * 2 if same_key else (f"race {races}", None)
            story.sent.add((player.seat, f"race {races}"))
            answers = await together(
                *(post_move(player, url, move, mine["number"], key) for url, move, key in zip((first, last), (one, other), keys, strict=True))
            )
            statuses = sorted(answer.status_code for answer in answers)
            assert statuses == ([200, 200] if same_key else [200, 409]), [answer.text for answer in answers]
            for answer in answers:
                if answer.status_code == 409:
                    assert "expected move number" in sentence(answer)
            races += 1
            shown = next(answer.json() for answer in answers if answer.status_code == 200)
    return story.table, races


@pytest.mark.parametrize("same_key", [False, True], ids=["one-wins", "same-key-one-move"])
def test_two_clients_racing_for_one_decision_make_one_move(houses: Houses, same_key: bool) -> None:
    """With different requests one wins and the other is told; with the same Idempotency-Key both are told that the one move was made."""
    db, places = houses
    table, races = asyncio.run(race_through_a_match(places, same_key))
    book = read_books(db)[table]
    assert len(standing(book)) == races > 50
    assert check_record(read_record(places[0].url, table), book) == races


def test_two_clients_racing_without_a_move_number_make_no_move_that_is_not_possible(houses: Houses) -> None:
    """Without `expected_number` the slower move counts for the next decision if it is possible there; if it is not, its sender is told."""
    db, places = houses

    async def race() -> str:
        async with connection() as client:
            story = await open_table(client, places[0].url, "palazzo", 2)
            players = await sit_down(client, [places[0].url], story, 2, random.Random("no number"))
            for number in range(60):
                shown = await players[0].once("GET")
                player = players[shown["view"]["actors"][0]]
                move = (await player.once("GET"))["view"]["moves"][-1]
                story.sent |= {(player.seat, f"{number} {way}") for way in range(2)}
                answers = await together(*(post_move(player, place.url, move, None, f"{number} {way}") for way, place in enumerate((places[0], places[-1]))))
                assert sorted(answer.status_code for answer in answers)[0] == 200
                assert all(answer.status_code in (200, 409, 422) for answer in answers), [answer.text for answer in answers]
                for answer in answers:
                    if answer.status_code != 200:
                        sentence(answer)
            check_kept(story, read_books(db)[story.table])
            return story.table

    table = asyncio.run(race())
    assert len(standing(read_books(db)[table])) >= 60


def test_two_people_racing_for_one_seat_one_gets_it(houses: Houses) -> None:
    """Whoever comes second is told who sits there, or that the table is full; whoever got the seat can use it at once, anywhere."""
    _, places = houses
    first, last = places[0].url, places[-1].url

    async def race() -> None:
        async with connection() as client:
            for number in range(ROUNDS):
                story = await open_table(client, first, "palazzo", 2, {1: "random"})
                path = f"/api/tables/{story.table}"
                for url in (first, last):  # both servers know the table as it was before
                    assert (await client.get(f"{url}{path}")).status_code == 200
                wish = {"seat": 0} if number % 2 else {}
                answers = await together(*(client.post(f"{url}{path}/join", json={"name": name, **wish}) for url, name in ((first, "Anna"), (last, "Bruno"))))
                assert sorted(answer.status_code for answer in answers) == [201, 409], [answer.text for answer in answers]
                winner, loser = sorted(answers, key=lambda answer: answer.status_code)
                assert "taken" in sentence(loser)
                for url in (first, last):
                    seen = await client.get(f"{url}{path}", headers={"Authorization": f"Bearer {winner.json()['token']}"})
                    assert (seen.status_code, seen.json().get("seat")) == (200, 0), seen.text

    asyncio.run(race())


def test_two_people_racing_for_the_last_two_seats_both_sit_and_the_match_begins_once(houses: Houses) -> None:
    db, places = houses
    first, last = places[0].url, places[-1].url

    async def race() -> list[str]:
        tables = []
        async with connection() as client:
            for _ in range(ROUNDS):
                story = await open_table(client, first, "doge", 3, {2: "random"})
                path = f"/api/tables/{story.table}/join"
                answers = await together(*(client.post(f"{url}{path}", json={"name": name}) for url, name in ((first, "Anna"), (last, "Bruno"))))
                assert [answer.status_code for answer in answers] == [201, 201], [answer.text for answer in answers]
                assert {answer.json()["seat"] for answer in answers} == {0, 1}
                tables.append(story.table)
        return tables

    for table in asyncio.run(race()):
        assert sum(line.kind == "start" for line in read_books(db)[table]) == 1
