"""Pictures of a house with members: what its pages look like on an evening on which many are there."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from ridotto.table.service import TableService
from ridotto.table.service.events.conductor import BREAK
from ridotto.table.service.events.plan import LEAGUE, NIGHT, TOURNAMENT, EventPlan
from ridotto.table.service.members import new_member
from ridotto.table.service.opening import TablePlan
from ridotto.table.service.paces import CORRESPONDENCE, DAY, Pace
from ridotto.table.settings import Settings
from ridotto.table.store.clubs import Club
from ridotto.table.store.events import due_events
from ridotto.table.store.members import Member, add_member
from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Store
from tests.table.servers import Nursery, places_for
from tests.table.tournaments import play_out

NAMES = ("Ilaria", "Marta", "Sanudo", "Jonas", "Chiara", "Bianca", "Dario", "Elena", "Fosco", "Greta", "Luca", "Nina")
"""Members; the first is the one who looks."""
BEFORE = 6 * 3600.0  # seconds before now at which the evening begins
MATCHES = 60  # that were rated: with these, ratings settle
SECRET = "the-host-s-own-secret"
WEEKLY = Pace(CORRESPONDENCE, DAY)


class Evening:
    """The house while it is being filled, at a time that passes as it is told."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.now = time.time() - BEFORE

    @contextmanager
    def going_on(self) -> Iterator[None]:
        """Let the house have this evening's time."""
        with patch("ridotto.table.service.clock.time", lambda: self.now):
            yield

    async def fill(self) -> dict[str, str]:
        """People, tables, events and all that has been played; returns where the pages are, by the names of their pictures."""
        members = [self._member(name) for name in NAMES]
        await self._play_rated(members)
        await self._befriend(members)
        club = await self._found(members)
        cup = await self._hold_events(members, club)
        await self._open_tables(members, club)
        for member in members:
            await self.service.profiles.show(member, "everybody")
        self.now = time.time()
        for member in members[1:6]:
            self.service.people.note_here(member.id)
        await self.service.people.write()
        await self.service.turns.settle()
        return {
            "lobby": "/lobby",
            "play-now": "/play-now",
            "people": "/people",
            "club": f"/clubs/{club.slug}",
            "events": "/events",
            "event": f"/events/{cup}",
            "event-screen": f"/events/{cup}/screen",
            "event-standings": f"/events/{cup}/screen?at=1",
            "event-new": f"/events/new?kind=tournament&game=rialto&club={club.slug}",
            "event-change": f"/events/{cup}/change",
            "profile": "/people/Ilaria",
            "leaderboard": "/leaderboard?game=palazzo&seats=2",
            "turns": "/turns",
            "news": "/news",
            "account": "/me",
            "offline": "/offline",
            "operator": "/operator",
            "reports": "/operator/reports",
        }

    def _member(self, name: str) -> Member:
        member = new_member(name, "en", None)
        with self.service.store.writing() as connection:
            add_member(connection, member)
        return member

    async def _play_rated(self, members: Sequence[Member]) -> None:
        """Rated matches of two, in which everybody meets everybody, and one against a bot now and then."""
        house = self.service
        for number in range(MATCHES):
            one, other = members[number % 6], members[(number + 1 + number // 6 % 5) % 6]
            bots = {1: "level:2"} if number % 4 == 3 else {}
            live = await house.tables.get(await house.opening.open_table(TablePlan("palazzo", 2, bots=bots, rated=True)))
            for member in (one,) if bots else (one, other):
                await house.seating.sit(live, member)
            await play_out(house, live.row.id, f"rated {number}")
            self.now += 60
            await house.ratings.look_again()

    async def _befriend(self, members: Sequence[Member]) -> None:
        me, people = members[0], self.service.people
        for other in members[1:6]:
            await people.ask(other, me)
            await people.accept(me, other)
        await people.ask(members[6], me)
        await people.ask(me, members[7])

    async def _found(self, members: Sequence[Member]) -> Club:
        clubs = self.service.clubs
        club = await clubs.found(members[0], "Casa del Carnevale", "We play on Fridays from eight, and finish by correspondence what we could not.", "open")
        for member in members[1:8]:
            await clubs.join(club, member)
        await clubs.appoint(club, members[0], members[1], "organiser")
        return club

    async def _hold_events(self, members: Sequence[Member], club: Club) -> str:
        """A cup in its second round, and others that are open; returns the cup's id."""
        events, me = self.service.events, members[0]
        said = "Five rounds of Rialto in one evening.\nWe meet at the long table by the window; whoever comes late finds a chair."
        cup = await events.make(me, EventPlan("Coppa di Carnevale", TOURNAMENT, "rialto", 2, rounds=5, hours=2, about=said, rated=True))
        for member in members:
            await events.enter(cup, member)
        await events.start(cup, me)
        await self._conduct()
        for finished in (6, 2):
            tables = [table for table in (await events.event(cup)).tables if table.state == "open"]
            for table in tables[:finished]:
                await play_out(self.service, table.table_id)
            await self._conduct(5)
            self.now = max(self.now, time.time() - 600)
            await self._conduct(BREAK)
        soon = time.time() + 2 * DAY
        league = EventPlan("Lega della Laguna", LEAGUE, "doge", 4, rounds=0, pace=WEEKLY, hours=336, starts=soon, size=6)
        night = EventPlan("Night of the masks", NIGHT, "dogeship", 3, rounds=3, hours=12, starts=soon, opponents=("level:3", "level:4"), listed=False)
        for organiser, plan, of in ((members[1], league, None), (members[1], night, club.slug)):
            event_id = await events.make(organiser, plan, of)
            for member in members[1:6]:
                await events.enter(event_id, member)
        return cup

    async def _conduct(self, seconds: float = 0.0) -> None:
        """Let some time pass, and events do what is due."""
        self.now += seconds
        store = self.service.store
        while await store.call(due_events, store, self.now, 1):
            await self.service.conductor.look()

    async def _open_tables(self, members: Sequence[Member], club: Club) -> None:
        """Tables that wait, tables that are played at, and some at which it is the reader's turn."""
        house, me = self.service, members[0]
        for game, seats, sitting, pace in (
            ("doge", 4, members[4:7], Pace("live", 60, 900)),
            ("venice", 3, members[7:8], WEEKLY),
            ("palazzo", 3, members[8:10], Pace("live", 60, 900)),
        ):
            await self._table(TablePlan(game, seats, pace=pace), sitting)
        await self._table(TablePlan("dogeship", 3), members[9:12])
        await self._quarrel(await self._table(TablePlan("venice", 2, pace=WEEKLY), members[2:4]))
        for game, other in (("doge", members[1:3]), ("palazzo", members[3:4]), ("venice", members[4:6])):
            await self._table(TablePlan(game, len(other) + 1, pace=WEEKLY, listed=False), [me, *other])
        friday = await self._table(TablePlan("rialto", 3, listed=False), members[1:3])
        await house.clubs.add_table(club.slug, friday)

    async def _quarrel(self, table: str) -> None:
        """What is said at a table, and reported to the operator."""
        live = await self.service.tables.get(table)
        for seat, text in ((0, "Good evening, and good winds."), (1, "You sail like a barrel of salt."), (0, "Let us just play."), (1, "Barrel of salt!")):
            self.now += 20
            await self.service.play.talk(live, seat, text)
        await self.service.reports.report(live, 0, 1, 3, "insult", "He goes on like this at every table.")

    async def _table(self, plan: TablePlan, sitting: Sequence[Member]) -> str:
        house = self.service
        live = await house.tables.get(await house.opening.open_table(plan))
        for member in sitting:
            await house.seating.sit(live, member)
        return live.row.id


@dataclass(frozen=True)
class House:
    """A house with members that runs."""

    url: str
    pages: dict[str, str]
    """Where its pages are, by the names of their pictures."""
    cookie: str
    """Of a browser in which a member is signed in."""
    secret: str
    """The operator's."""


async def _filled(db: str) -> tuple[dict[str, str], str]:
    """Fill a house; returns where its pages are, and the cookie of somebody who is signed in."""
    store = Store(db)
    migrate(store.engine)
    service = TableService(Settings(db=db, members="on"), store)
    evening = Evening(service)
    with evening.going_on():
        found = await evening.fill()
        me = await service.members.named(NAMES[0])
        assert me is not None
        await service.members.sign_in(me, "Safari, iPhone", None)
        cookie = await service.members.sign_in(me, "Firefox, Linux", None)
        await service.ways_in.new_codes(me)
    await service.close()
    return found, cookie


@contextmanager
def house_of_members(nursery: Nursery, folder: Path) -> Iterator[House]:
    """A house with members, at an address that passkeys are valid for."""
    db = f"sqlite:///{folder / 'house.sqlite'}"
    found, cookie = asyncio.run(_filled(db))
    (folder / "secret").write_text(SECRET)
    given = {"operator_token_file": folder / "secret", "backup_folder": folder / "backups"}
    with places_for(nursery, folder, 1, db=db, members="on", grace=86_400, **given) as (place,):
        here = f"http://localhost:{place.port}"
        place._flags += ["--public-url", here]
        place.start()
        place.wait()
        yield House(here, found, cookie, SECRET)
