"""Events and the accounts of those who play in them: deleted, entering at the same moment."""

import asyncio
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
import sqlalchemy as sa

from ridotto.table.service import departure
from ridotto.table.service.events.conductor import LEASE
from ridotto.table.service.events.plan import LEAGUE
from ridotto.table.service.member_data import member_data
from ridotto.table.store import events as kept
from ridotto.table.store.clubs import count_clubs
from ridotto.table.store.members import change_member
from tests.table.conftest import PATIENCE, Inside, NewDatabase
from tests.table.test_member_seats import clubhouse
from tests.table.tournaments import Hands, made, news, next_round, people

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_deleted_account_is_out_of_all_events_and_leaves_results_behind(tmp_path: Path, hands: Hands, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        service, members = inside.service, people(inside, 4)
        own = await made(inside, members[1:2], start=False)
        await service.events.enter(own, members[0])
        running = await made(inside, members)
        waiting = await made(inside, members, start=False)
        await hands.conduct(inside)
        told = member_data(service.store, members[1], "https://club.example")["events"]
        assert sorted(each["event"] for each in told) == sorted(f"https://club.example/events/{each}" for each in (own, running, waiting))
        assert [(each["organiser"], each["about"]) for each in told if own in each["event"]] == [(True, "")]
        await service.departure.delete(members[1])
        await hands.conduct(inside, seconds=10)
        assert (await service.events.row(own)).state == "closed"
        assert await news(inside, members[0]) == ["round", "closed"]
        assert members[1].id not in {player.member_id for player in (await service.events.event(waiting)).players}
        event = await service.events.event(running)
        assert [player.playing for player in event.players] == [True, False, True, True]
        table = next(table for table in event.tables if any(seat.member_id == members[1].id for seat in table.seats))
        live = await service.tables.get(table.table_id or "")
        assert sum(bool(chair.bot) for chair in live.chairs) == 1
        assert "Former member" in (await service.members.shown([members[1].id], "en")).values()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_deleted_account_is_not_entered_in_the_next_season(tmp_path: Path, hands: Hands, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        service, members = inside.service, people(inside, 3)
        event_id = await made(inside, members, kind=LEAGUE, rounds=1, size=3)
        await hands.conduct(inside)
        event = await next_round(inside, event_id, hands)
        assert event.row.state == "over"
        await service.departure.delete(members[1])
        season = await service.events.begin_season(event_id, members[0])
        again = {player.member_id for player in (await service.events.event(season)).players}
        assert again == {members[0].id, members[2].id}


async def test_a_table_knows_its_event(inside: Inside, hands: Hands) -> None:
    event_id = await made(inside, people(inside, 2))
    await hands.conduct(inside)
    (table,) = (await inside.service.events.event(event_id)).tables
    found = await inside.service.store.call(kept.event_at, inside.service.store, table.table_id or "")
    assert found is not None
    assert (found[0].id, found[1]) == (event_id, 1)
    assert await inside.service.store.call(kept.event_at, inside.service.store, "another") is None


async def test_a_next_round_and_the_deletion_of_an_account_at_once_wait_for_one_another(
    tmp_path: Path, hands: Hands, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The round refers to members while its event is locked; a deletion locks both, and would block it in another order."""
    async with AsyncExitStack() as stack:
        db = new_database("postgresql")
        one, two = [await stack.enter_async_context(clubhouse(tmp_path, db=db)) for _ in range(2)]
        members = people(one, 4)
        event_id = await made(one, members)
        begun, add_tables = threading.Event(), kept.add_tables

        def slowly(*args: Any) -> None:
            begun.set()
            _until_somebody_waits(two)
            add_tables(*args)

        monkeypatch.setattr(kept, "add_tables", slowly)
        round = asyncio.create_task(one.service.conductor.look())
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        await two.service.departure.delete(members[1])
        await round
        await hands.conduct(one, seconds=LEASE)
        event = await one.service.events.event(event_id)
        assert (event.row.state, len(event.tables)) == ("running", 2)
        assert [player.playing for player in event.players] == [True, False, True, True]


def _until_somebody_waits(inside: Inside) -> None:
    """Wait until a transaction waits for the lock of another."""
    waiting = sa.text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
    until = monotonic() + PATIENCE
    while monotonic() < until:
        with inside.service.store.engine.connect() as connection:
            if connection.scalar(waiting):
                return
    raise AssertionError("nobody waits")


@pytest.mark.parametrize("what", ["event", "club"])
async def test_whoever_enters_something_while_their_account_is_deleted_is_not_in_it(
    tmp_path: Path, hands: Hands, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with AsyncExitStack() as stack:
        db = new_database("postgresql")
        one, two = [await stack.enter_async_context(clubhouse(tmp_path, db=db)) for _ in range(2)]
        anna, bruno = people(one, 2)
        event_id = await made(one, [anna], start=False)
        club = await one.service.clubs.found(anna, "Casa", "", "open")
        entering = [two.service.events.enter(event_id, bruno) if what == "event" else two.service.clubs.join(club, bruno)]
        loop = asyncio.get_running_loop()

        def later(*args: Any, **changes: Any) -> None:
            if entering:
                asyncio.run_coroutine_threadsafe(entering.pop(), loop).result(PATIENCE)
            change_member(*args, **changes)

        monkeypatch.setattr(departure, "change_member", later)
        await one.service.departure.delete(bruno)
        assert [player.member_id for player in (await one.service.events.event(event_id)).players] == [anna.id]
        with one.service.store.engine.connect() as connection:
            assert count_clubs(connection, bruno.id) == 0
