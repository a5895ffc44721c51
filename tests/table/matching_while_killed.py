"""People who press "Play now" while their servers are killed, and what must be true when it is over."""

import asyncio
import random
import secrets
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
import sqlalchemy as sa

from tests.table.books import read_books
from tests.table.killing import Killing
from tests.table.players import connection
from tests.table.servers import Server

PATIENCE = 60.0  # seconds within which whoever waits sits, or knows that they wait no longer
PAUSE = 0.05
REST = 0.2  # seconds until the next one comes: every table has to be looked at in the end
GIVES_UP = 0.2  # how often somebody changes their mind
TWICE = 0.3  # how often somebody presses the button in two places at once


@dataclass
class Waiting:
    """Somebody who wants to play once, under a name that nobody else has."""

    name: str
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    seated: dict[str, Any] | None = None
    """What they were told of their seat."""
    left: bool = False
    """Whether they were told that they wait no longer."""

    @property
    def headers(self) -> dict[str, str]:
        """What they identify themselves by."""
        return {"authorization": f"Bearer {self.secret}"}


@dataclass
class Meeting:
    """Everybody who wants to play, until the killing has stopped."""

    killing: Killing
    people: list[Waiting] = field(default_factory=list)

    async def come(self, client: httpx.AsyncClient, number: int) -> None:
        """One after the other wants to play, until the killing has stopped."""
        while not self.killing.stopped:
            person = Waiting(f"Guest {number} {len(self.people)}")
            self.people.append(person)
            await asyncio.wait_for(self._play_now(client, person), PATIENCE)
            await asyncio.sleep(REST)

    async def _play_now(self, client: httpx.AsyncClient, person: Waiting) -> None:
        chance = self.killing.chance
        places = 2 if chance.random() < TWICE else 1
        await asyncio.gather(*(self._ask(client, person) for _ in range(places)))
        gives_up = chance.random() < GIVES_UP
        while person.seated is None:
            if gives_up and not person.left:
                person.left = (await self._send(client, "DELETE", person)).status_code == 204
            answer = await self._send(client, "GET", person)
            if answer.status_code == 409:  # no ticket
                assert person.left, f"{person.name} was told to wait, and is forgotten"
                return
            assert answer.status_code == 200, answer.text
            if answer.json()["status"] == "seated":
                person.seated = answer.json()
                return
            if self.killing.stopped:
                await self._ask(client, person, bots=True)  # the others have gone home
            await asyncio.sleep(PAUSE)

    async def _ask(self, client: httpx.AsyncClient, person: Waiting, bots: bool = False) -> None:
        wish = {"name": person.name, "game": "palazzo", "seats": 2, "pace": "none", "bots": bots}
        while True:
            self.killing.wait_for_answer(1)
            try:
                answer = await self._try(client, "POST", person, wish)
            finally:
                self.killing.wait_for_answer(-1)
            if answer is not None:
                assert answer.status_code == 201, answer.text
                return
            if (await self._send(client, "GET", person)).status_code == 200:
                return  # it was heard, and only the answer was lost

    async def _send(self, client: httpx.AsyncClient, method: str, person: Waiting) -> httpx.Response:
        """Send something until a server answers."""
        while True:
            answer = await self._try(client, method, person)
            if answer is not None:
                return answer

    async def _try(self, client: httpx.AsyncClient, method: str, person: Waiting, body: Any = None) -> httpx.Response | None:
        """Send something to any server; None if it does not answer, or is just starting or stopping."""
        url = self.killing.chance.choice(self.killing.places).url
        try:
            answer = await client.request(method, f"{url}/api/play-now", json=body, headers=person.headers)
        except httpx.TransportError:
            answer = None
        if answer is None or answer.status_code == 503:
            await asyncio.sleep(PAUSE)
            return None
        return answer


async def meet_and_kill(places: list[Server], times: int, guests: int, seed: str) -> Meeting:
    """So many guests at a time, and somebody with an axe."""
    meeting = Meeting(Killing(random.Random(seed), places))
    for place in places:
        place.start()
    for place in places:
        await asyncio.to_thread(place.wait)
    async with connection() as client:
        axe = asyncio.create_task(meeting.killing.kill(times))
        try:
            await asyncio.gather(*(meeting.come(client, number) for number in range(guests)))
            await axe
        finally:
            meeting.killing.stopped = True
            axe.cancel()
            await asyncio.gather(axe, return_exceptions=True)
    for place in places:
        await asyncio.to_thread(place.wait)
    return meeting


def check_meeting(meeting: Meeting, db: str, url: str) -> int:
    """Nobody sits at two tables, nobody is lost, every seat is the one that was told, and no ticket waits; returns how many met somebody."""
    books = read_books(db)
    seats = {(table, line.data["name"]): line.seat for table, book in books.items() for line in book if line.kind == "join"}
    tables = Counter(name for _, name in seats)
    assert all(count == 1 for count in tables.values()), "somebody sits at two tables"
    with httpx.Client(base_url=url) as client:
        for person in meeting.people:
            _check_person(person, seats, client)
    assert set(tables) == {person.name for person in meeting.people if person.seated is not None}
    assert _open_tickets(db) == []
    return sum(count > 1 for count in Counter(table for table, _ in seats).values())


def _check_person(person: Waiting, seats: dict[tuple[str, str], int], client: httpx.Client) -> None:
    assert person.seated is not None or person.left, f"{person.name} is lost"
    if person.seated is not None:
        table = person.seated["table"]
        assert seats[table, person.name] == person.seated["seat"]
        shown = client.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {person.seated['token']}"}).json()
        assert shown["seat"] == person.seated["seat"], "the token holds the seat"


def _open_tickets(db: str) -> list[str]:
    engine = sa.create_engine(db)
    try:
        with engine.connect() as connection:
            return list(connection.scalars(sa.text("SELECT name FROM tickets WHERE table_id IS NULL")))
    finally:
        engine.dispose()
