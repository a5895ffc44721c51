"""A server that is killed at any moment loses nothing it has acknowledged, and nobody's seat is stuck afterwards."""

import asyncio
import random
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Store
from tests.table.books import answered_late, check_kept, check_record, read_books, read_record
from tests.table.clusters import wait_until
from tests.table.conftest import NewDatabase
from tests.table.players import Story, connection, open_table, sit_down
from tests.table.servers import Nursery, Server, is_alive, places_for

TABLES: tuple[tuple[str, int, dict[int, str]], ...] = (
    ("doge", 3, {2: "heuristic"}),
    ("palazzo", 2, {1: "heuristic"}),
    ("doge", 4, {1: "random", 3: "heuristic"}),
    ("palazzo", 3, {}),
    ("doge", 3, {}),
    ("palazzo", 4, {0: "random"}),
)
"""Games, seats and bots of the tables at which people play at the same time."""
KILLS = [("sqlite", 1, 50), ("postgresql", 1, 25), ("postgresql", 2, 25)]
"""With which database, how many servers, and how many kills; each costs the start of a server, and no two runs kill at the same moments."""
TO_THE_END = 60  # seconds that the matches get when the killing has stopped


@dataclass
class Killing:
    """What happens while servers are killed."""

    chance: random.Random
    places: list[Server]
    stories: list[Story] = field(default_factory=list)
    done: int = 0
    in_flight: int = 0
    """Kills that left a move without an answer."""
    stopped: bool = False
    unanswered: int = 0
    """Moves that wait for their answer now."""

    def wait_for_answer(self, change: int) -> None:
        """A player has sent a move, or has its answer."""
        self.unanswered += change

    async def people(self, client: httpx.AsyncClient, game: str, seats: int, bots: dict[int, str]) -> None:
        """People who play one match after the other until the killing has stopped."""
        urls = [place.url for place in self.places]
        while not self.stopped:
            self.chance.shuffle(urls)
            try:
                story = await open_table(client, urls[0], game, seats, bots)
                players = await sit_down(client, urls, story, seats - len(bots), self.chance)
            except httpx.TransportError:  # the token of a seat is lost with the answer: these people go to another table
                await asyncio.sleep(0.03)
                continue
            self.stories.append(story)
            for player in players:
                player.hurry = lambda: self.stopped
                player.waiting = self.wait_for_answer
            await asyncio.gather(*(player.play() for player in players))

    async def kill(self, times: int) -> None:
        """Kill and start anew so many times, at random moments."""
        while self.done < times:
            place = self.chance.choice(self.places)
            if self.chance.random() < 0.85:
                await asyncio.to_thread(place.wait)
                await asyncio.sleep(self.chance.uniform(0.01, 0.4))
            else:
                await asyncio.sleep(self.chance.uniform(0.0, 0.3))  # in the middle of its start
            self.in_flight += self.unanswered > 0
            place.kill()
            place.start()
            self.done += 1
        self.stopped = True


async def play_and_kill(killing: Killing, times: int) -> None:
    """People at all tables, and somebody with an axe; when he has gone, the matches are played to their ends."""
    for place in killing.places:
        place.start()
    await asyncio.to_thread(killing.places[0].wait)
    async with connection() as client:
        people = [asyncio.create_task(killing.people(client, *table)) for table in TABLES]
        axe = asyncio.create_task(killing.kill(times))
        try:
            ended, _ = await asyncio.wait({*people, axe}, return_when=asyncio.FIRST_COMPLETED)  # people come to an end after him, or in a failure
            for task in ended:
                task.result()
            await asyncio.wait_for(asyncio.gather(*people), TO_THE_END)
        except TimeoutError:
            raise AssertionError(f"somebody's seat is stuck at {[story.table for story in killing.stories if not story.over]}") from None
        finally:
            for task in (*people, axe):
                task.cancel()
            await asyncio.gather(*people, axe, return_exceptions=True)


@pytest.mark.parametrize(("kind", "processes", "times"), KILLS)
def test_a_server_killed_at_any_moment_loses_no_acknowledged_move_and_no_seat_is_stuck(
    kind: str, processes: int, times: int, nursery: Nursery, new_database: NewDatabase, tmp_path: Path, record_property: Any
) -> None:
    db = new_database(kind)
    with places_for(nursery, tmp_path, processes, db=db) as places:
        killing = Killing(random.Random(f"{kind} {processes}"), places)
        asyncio.run(play_and_kill(killing, times))
        places[0].wait()
        books = read_books(db)
        stories = {story.table: story for story in killing.stories}
        for table, story in stories.items():
            check_kept(story, books[table])
            assert story.over, f"the match of {story.game} at table {table} is stuck"
            check_record(read_record(places[0].url, table), books[table])
        for table in books.keys() - stories.keys():  # whose opening or sitting down was cut off: they can be looked at all the same
            assert httpx.get(f"{places[0].url}/api/tables/{table}").status_code == 200
    figures = {
        "kills": killing.done,
        "kills with a move in flight": killing.in_flight,
        "matches": len(stories),
        "moves acknowledged": sum(len(story.kept) for story in stories.values()),
        "of these only when sent again": sum(kept.tries > 1 for story in stories.values() for kept in story.kept),
        "of these made the first time, the answer lost": sum(answered_late(story, books[table]) for table, story in stories.items()),
        "moves made": sum(line.kind == "move" for book in books.values() for line in book),
        "undone": sum(story.undone for story in stories.values()),
        "refused": sum(story.refused for story in stories.values()),
    }
    for name, value in figures.items():
        record_property(name, value)
        print(f"{name}: {value}")
    assert killing.done == times
    assert killing.in_flight >= times // 4, "hardly any kill has met a move on its way"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_migration_that_is_cut_off_after_any_statement_has_not_happened(kind: str, new_database: NewDatabase) -> None:
    """A server that is killed in the middle of its very first start can start the next time."""

    class CutOffError(Exception):
        pass

    def migrated(db: str, cut_after: int) -> bool:
        """Migrate, and say whether it came to its end before so many statements."""
        store = Store(db)
        statements = count(1)

        def cut(*_: Any) -> None:
            if next(statements) == cut_after:
                raise CutOffError

        sa.event.listen(store.engine, "after_cursor_execute", cut)
        try:
            migrate(store.engine)
        except CutOffError:
            return False
        finally:
            store.close()
        return True

    for cut_after in count(1):
        db = new_database(kind)
        if migrated(db, cut_after):
            assert cut_after > 8
            return
        assert migrated(db, 0)


def test_bot_workers_end_when_their_server_is_killed_alone(nursery: Nursery, new_database: NewDatabase, tmp_path: Path) -> None:
    """The kernel, short of memory, kills one process and not its children."""
    with places_for(nursery, tmp_path, 1, db=new_database("sqlite")) as (place,):
        place.start()
        place.wait()
        opened = httpx.post(f"{place.url}/api/tables", json={"game": "doge", "seats": 3, "bots": {"0": "random", "1": "random", "2": "heuristic"}})
        assert opened.status_code == 201
        table = f"{place.url}/api/tables/{opened.json()['table']}"
        wait_until("a bot has moved", lambda: httpx.get(table).json()["number"] > 0)
        family = place.family()
        place.kill_alone()
        wait_until("all its processes have ended", lambda: not any(is_alive(process) for process in family))
