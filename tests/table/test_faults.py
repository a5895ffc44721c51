"""A server that is killed at any moment loses nothing it has acknowledged, and nobody's seat is stuck afterwards."""

import asyncio
import random
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Store
from tests.table.clusters import wait_until
from tests.table.conftest import NewDatabase
from tests.table.killing import Killing, Setting, check_all, play_and_kill
from tests.table.matching_while_killed import check_meeting, meet_and_kill
from tests.table.servers import Nursery, is_alive, places_for

TABLES: tuple[Setting, ...] = (
    ("doge", 3, {2: "greedy"}),
    ("palazzo", 2, {1: "greedy"}),
    ("doge", 4, {1: "random", 3: "greedy"}),
    ("palazzo", 3, {}),
    ("doge", 3, {}),
    ("palazzo", 4, {0: "random"}),
)
"""Games, seats and bots of the tables at which people play at the same time."""
KILLS = [("sqlite", 1, 6), ("postgresql", 1, 4), ("postgresql", 2, 6)]
"""With which database, how many servers, and how many kills; each costs the start of a server. `make kills` does thousands."""
MEETINGS = [("sqlite", 1, 4), ("postgresql", 2, 6)]
"""The same for those who want to play now."""
GUESTS = 5  # at a time: one of them always waits
TO_THE_END = 60  # seconds that the matches get when the killing has stopped


@pytest.mark.parametrize(("kind", "processes", "times"), KILLS)
def test_a_server_killed_at_any_moment_loses_no_acknowledged_move_and_no_seat_is_stuck(
    kind: str, processes: int, times: int, nursery: Nursery, new_database: NewDatabase, tmp_path: Path, record_property: Any
) -> None:
    db = new_database(kind)
    with places_for(nursery, tmp_path, processes, db=db) as places:
        killing = Killing(random.Random(f"{kind} {processes}"), places)
        asyncio.run(play_and_kill(killing, TABLES, times, TO_THE_END))
        places[0].wait()
        figures = check_all(killing, db, places[0].url)
    for name, value in figures.items():
        record_property(name, value)
        print(f"{name}: {value}")
    assert killing.done == times
    assert killing.in_flight >= times // 4, "hardly any kill has met a move on its way"


@pytest.mark.parametrize(("kind", "processes", "times"), MEETINGS)
def test_whoever_is_matched_while_servers_are_killed_sits_at_one_table_and_nobody_is_lost(
    kind: str, processes: int, times: int, nursery: Nursery, new_database: NewDatabase, tmp_path: Path
) -> None:
    db = new_database(kind)
    with places_for(nursery, tmp_path, processes, db=db, play_now_seconds=600) as places:
        meeting = asyncio.run(meet_and_kill(places, times, GUESTS, f"{kind} {processes}"))
        met = check_meeting(meeting, db, places[0].url)
    assert meeting.killing.done == times
    assert met > 1, "hardly anybody has met somebody"


@pytest.mark.parametrize(("kind", "every"), [("sqlite", 2), ("postgresql", 8)])
def test_a_migration_that_is_cut_off_in_the_middle_has_not_happened(kind: str, every: int, new_database: NewDatabase) -> None:
    """A server that is killed in the middle of its very first start can start the next time; `every` so many statements it is tried."""

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

    for cut_after in count(1, every):
        db = new_database(kind, empty=True)
        if migrated(db, cut_after):
            assert cut_after > 8
            return
        assert migrated(db, 0)


def test_bot_workers_end_when_their_server_is_killed_alone(nursery: Nursery, new_database: NewDatabase, tmp_path: Path) -> None:
    """The kernel, short of memory, kills one process and not its children."""
    with places_for(nursery, tmp_path, 1, db=new_database("sqlite")) as (place,):
        place.start()
        place.wait()
        opened = httpx.post(f"{place.url}/api/tables", json={"game": "doge", "seats": 3, "bots": {"0": "random", "1": "random", "2": "greedy"}})
        assert opened.status_code == 201
        table = f"{place.url}/api/tables/{opened.json()['table']}"
        wait_until("a bot has moved", lambda: httpx.get(table).json()["number"] > 0)
        family = place.family()
        place.kill_alone()
        wait_until("all its processes have ended", lambda: not any(is_alive(process) for process in family))
