"""People who play while their servers are killed, and what must be true when it is over."""

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import httpx
import sqlalchemy as sa

from tests.table.books import answered_late, check_kept, check_record, read_books, read_record
from tests.table.players import Player, Story, connection, open_table, sit_down
from tests.table.servers import Server

Setting = tuple[str, int, dict[int, str]]
"""A game, its seats, and the bots on some of them."""


@dataclass
class Killing:
    """What happens while servers are killed."""

    chance: random.Random
    places: list[Server]
    stories: list[Story] = field(default_factory=list)
    done: int = 0
    in_flight: int = 0
    """Kills that left a move without an answer."""
    depths: list[int] = field(default_factory=list)
    """At each kill, how many moves people had made in the longest match that was on."""
    stopped: bool = False
    unanswered: int = 0
    """Moves that wait for their answer now."""
    killed: Callable[[], None] = lambda: None
    """Called after each kill."""

    def wait_for_answer(self, change: int) -> None:
        """A player has sent a move, or has its answer."""
        self.unanswered += change

    async def sit(self, client: httpx.AsyncClient, game: str, seats: int, bots: dict[int, str]) -> list[Player]:
        """People at a new table; tried again until nobody's token was lost on its way: whose was goes to another table."""
        urls = [place.url for place in self.places]
        while True:
            self.chance.shuffle(urls)
            try:
                story = await open_table(client, urls[0], game, seats, bots)
                players = await sit_down(client, urls, story, seats - len(bots), self.chance)
            except httpx.TransportError:
                await asyncio.sleep(0.03)
                continue
            self.stories.append(story)
            for player in players:
                player.hurry = lambda: self.stopped
                player.waiting = self.wait_for_answer
            return players

    async def people(self, client: httpx.AsyncClient, setting: Setting, players: list[Player]) -> None:
        """People who play one match after the other until the killing has stopped."""
        while True:
            await asyncio.gather(*(player.play() for player in players))
            if self.stopped:
                return
            players = await self.sit(client, *setting)

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
            self.depths.append(max((story.begun_with + len(story.kept) for story in self.stories if not story.over), default=0))
            place.kill()
            place.start()
            self.done += 1
            self.killed()
        self.stopped = True


async def play_and_kill(killing: Killing, settings: Sequence[Setting], times: int, to_the_end: float, before: Callable[[], None] | None = None) -> None:
    """People at all tables, and somebody with an axe; when he has gone, the matches are played to their ends within so many seconds.

    `before` is called when everybody sits and no server runs.
    """
    for place in killing.places:
        place.start()
    for place in killing.places:
        await asyncio.to_thread(place.wait)
    async with connection() as client:
        seated = [await killing.sit(client, *setting) for setting in settings]
        if before is not None:
            for place in killing.places:
                place.kill()
            await asyncio.to_thread(before)
            for place in killing.places:
                place.start()
        people = [asyncio.create_task(killing.people(client, setting, players)) for setting, players in zip(settings, seated, strict=True)]
        axe = asyncio.create_task(killing.kill(times))
        try:
            ended, _ = await asyncio.wait({*people, axe}, return_when=asyncio.FIRST_COMPLETED)  # people come to an end after him, or in a failure
            for task in ended:
                task.result()
            await asyncio.wait_for(asyncio.gather(*people), to_the_end)
        except TimeoutError:
            raise AssertionError(f"somebody's seat is stuck at {[story.table for story in killing.stories if not story.over]}") from None
        finally:
            for task in (*people, axe):
                task.cancel()
            await asyncio.gather(*people, axe, return_exceptions=True)


def check_all(killing: Killing, db: str, url: str) -> dict[str, int]:
    """No acknowledged move is lost or doubled, every match is over and says so, and its record verifies; returns figures."""
    books, statuses = read_books(db), read_statuses(db)
    stories = {story.table: story for story in killing.stories}
    for table, story in stories.items():
        check_kept(story, books[table])
        assert story.over, f"the match of {story.game} at table {table} is stuck"
        assert (statuses[table], httpx.get(f"{url}/api/tables/{table}").json()["status"]) == ("over", "over"), f"the match at table {table} is over"
        check_record(read_record(url, table), books[table])
    for table in books.keys() - stories.keys():  # whose opening or sitting down was cut off: they can be looked at all the same
        shown = httpx.get(f"{url}/api/tables/{table}")
        assert (shown.status_code, shown.json()["status"]) == (200, statuses[table])
    return {
        "kills": killing.done,
        "kills with a move in flight": killing.in_flight,
        "kills in a match of 200 moves or more": sum(depth >= 200 for depth in killing.depths),
        "matches": len(stories),
        "moves acknowledged": sum(len(story.kept) for story in stories.values()),
        "of these only when sent again": sum(kept.tries > 1 for story in stories.values() for kept in story.kept),
        "of these made the first time, the answer lost": sum(answered_late(story, books[table]) for table, story in stories.items()),
        "moves made": sum(line.kind == "move" for book in books.values() for line in book),
        "entries of the longest match": max(map(len, books.values())),
        "undone": sum(story.undone for story in stories.values()),
        "refused": sum(story.refused for story in stories.values()),
    }


def read_statuses(db: str) -> dict[str, str]:
    """The status of each table, read past the server."""
    engine = sa.create_engine(db)
    try:
        with engine.connect() as connection:
            return {str(row.id): str(row.status) for row in connection.execute(sa.text("SELECT id, status FROM tables"))}
    finally:
        engine.dispose()
