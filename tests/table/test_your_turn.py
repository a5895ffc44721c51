"""Whose turn it is, over all matches of somebody: listed by how urgent it is, counted, exact after a crash, and no more than they may know."""

import asyncio
import re
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ridotto.engine.rng import Rng
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.closing import close_table
from ridotto.table.service.tables import load_table
from ridotto.table.service.turns import Turns, note_of
from ridotto.table.store import reminders
from ridotto.table.store.browsers import HeldSeat
from ridotto.table.store.sessions import browser_seats_table, holding
from ridotto.table.store.store import seats_table, tables_table
from ridotto.table.store.turns import TableNote, Turn, behind, my_tables, notes_table, turns_table, waiting_for, write_notes

from .conftest import PATIENCE, Inside, NewDatabase, opened, play_on
from .test_browser_cookie import browsing
from .test_member_seats import clubhouse, join_club, two_devices

pytestmark = pytest.mark.anyio


async def sit_down(inside: Inside, browser: httpx.AsyncClient, first: bool = True, **more: object) -> str:
    """A match of Rialto, in which Anna in a browser is asked first, or after the others."""
    table = await inside.open("rialto", 2, **more)
    if not first:
        await inside.sit(table, "Bruno")
    assert (await browser.post(f"/t/{table}/join", data={"name": "Anna"})).status_code == 303
    if first:
        await inside.sit(table, "Bruno")
    return table


async def tables_on(browser: httpx.AsyncClient, path: str = "/turns") -> list[str]:
    return list(dict.fromkeys(re.findall(r'href="/t/(\w+)"', (await browser.get(path)).text)))


async def waiting(browser: httpx.AsyncClient) -> int:
    return int((await browser.get("/turns/waiting")).json()["turns"])


async def play_until(inside: Inside, table: str, seat: int, asked: bool) -> None:
    """Make moves until a seat is asked, or is not."""
    live, rng = await inside.service.tables.get(table), Rng.from_seed("until")
    for _ in range(500):
        actors = live.the_match().actors()
        if (seat in actors) == asked:
            return
        mover = next((each for each in actors if each == seat), actors[0]) if not asked else actors[0]
        moves = live.the_match().legal(mover)
        await inside.service.play.move(live, mover, moves[rng.below(len(moves))])
    raise AssertionError


async def test_a_guest_sees_which_matches_wait_and_a_move_takes_one_off_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        assert await waiting(browser) == 0
        table = await sit_down(inside, browser)
        await play_until(inside, table, 0, asked=True)
        assert await waiting(browser) == 1
        page = (await browser.get("/turns")).text
        assert "<title>(1) Your turn</title>" in page
        assert "One match waits for you." in page
        assert f'href="/t/{table}"' in page
        await play_until(inside, table, 0, asked=False)
        assert await waiting(browser) == 0
        page = (await browser.get("/turns")).text
        assert "No match waits for you." in page
        assert "These wait for others" in page


async def test_a_member_sees_the_matches_of_all_devices_and_others_see_none_of_them(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone), browsing(inside) as stranger:
        anna = join_club(inside, "Anna")
        table = await sit_down(inside, desk.client)
        await play_until(inside, table, 0, asked=True)
        await desk.sign_in(anna)
        await phone.sign_in(anna)
        assert [await tables_on(desk.client), await tables_on(phone.client)] == [[table], [table]]
        await sit_down(inside, stranger)
        assert table not in await tables_on(stranger)
        await inside.service.members.sign_out(anna, browser_digest(phone.client.cookies["ridotto-browser"]))
        assert await tables_on(phone.client) == []


async def test_the_match_with_the_least_time_comes_first_and_the_next_match_follows_in_that_order(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        slow = await sit_down(inside, browser, pace="correspondence", days=7)
        none = await sit_down(inside, browser)
        fast = await sit_down(inside, browser, pace="correspondence", days=1)
        for table in (slow, none, fast):
            await play_until(inside, table, 0, asked=True)
        assert await tables_on(browser) == [fast, slow, none]
        went = [(await browser.get(f"/turns/next?after={after}")).headers["location"] for after in ("", fast, slow, none, "elsewhere")]
        assert went == [f"/t/{table}" for table in (fast, slow, none, fast, fast)]
        page = (await browser.get(f"/t/{fast}")).text
        assert "2 more wait for you" in page
        assert (await browser.get(f"/turns/waiting?besides={fast}")).json() == {"turns": 3, "others": 2, "said": "2 more wait for you", "news": None}


async def test_nothing_waits_for_somebody_for_whom_a_bot_plays_or_whose_seat_was_given_up(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        table = await sit_down(inside, browser)
        await play_until(inside, table, 0, asked=True)
        assert (await browser.post(f"/t/{table}/leave")).status_code == 303
        assert await waiting(browser) == 0
        assert await tables_on(browser) == []


async def test_a_finished_match_is_listed_with_who_has_won(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        table = await sit_down(inside, browser)
        live = await inside.service.tables.get(table)
        rng = Rng.from_seed("over")
        while not live.the_match().over:
            seat = live.the_match().actors()[0]
            moves = live.the_match().legal(seat)
            await inside.service.play.move(live, seat, moves[rng.below(len(moves))])
        page = (await browser.get("/turns")).text
        assert "Finished lately" in page
        assert re.search(r"(Anna|Bruno) has won\.|share the win", page)
        assert await waiting(browser) == 0


async def test_the_front_page_lists_three_matches_that_have_ended_and_leads_to_the_others(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        tables = [await sit_down(inside, browser) for _ in range(5)]
        for table in tables[1:]:
            await close_table(inside.service.tables, table, "late")
        listed = re.findall(r'aria-labelledby="mine">(.*?)</section>', (await browser.get("/")).text, re.S)[-1]
        found = list(dict.fromkeys(re.findall(r'href="/t/(\w+)"', listed)))
        assert (len(found), found[0]) == (4, tables[0]), "the one that is played is there, too"
        assert 'href="/turns"' in listed
        assert set(await tables_on(browser)) == set(tables)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_what_a_killed_process_has_not_noted_is_noted_at_the_next_start(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    url = new_database(database)
    async with opened(tmp_path, pages=True, db=url) as inside, browsing(inside) as browser:
        table = await sit_down(inside, browser)
        await play_until(inside, table, 0, asked=True)
        await inside.service.turns.settle()
        with inside.service.store.writing() as connection:  # as if the process had been killed before it wrote them
            connection.execute(turns_table.delete())
            connection.execute(notes_table.update().values(changed=0.0, number=1))
        cookies = dict(browser.cookies)
    async with opened(tmp_path, pages=True, db=url) as inside, browsing(inside) as browser:
        await inside.service.turns.catch_up(0.0)
        browser.cookies.update(cookies)
        assert await waiting(browser) == 1
        assert behind(inside.service.store, ("waiting", "playing"), 0.0, 1e12, 10) == []


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_what_waits_at_a_table_that_this_version_cannot_play_is_not_counted_until_one_can(
    tmp_path: Path, new_database: NewDatabase, database: str
) -> None:
    async with opened(tmp_path, pages=True, db=new_database(database)) as inside, browsing(inside) as browser:
        turns, store = inside.service.turns, inside.service.store
        old, new = [await sit_down(inside, browser) for _ in range(2)]
        for table in (old, new):
            await play_until(inside, table, 0, asked=True)
        row = store.table(old)
        assert row is not None

        async def is_now(**changes: object) -> list[str]:
            with store.writing() as connection:
                connection.execute(tables_table.update().where(tables_table.c.id == old).values(**changes))
            await turns.forget_unplayable()
            await turns.catch_up(0.0)
            assert await waiting(browser) == (await browser.get("/turns")).text.count('class="yours"')
            return sorted(await tables_on(browser))

        assert await is_now(rules=row.rules) == sorted([old, new])
        assert await is_now(rules=row.rules + 1) == [new]
        assert await is_now(rules=row.rules) == sorted([old, new])
        assert await is_now(game="gone") == [new]
        assert await is_now(game=row.game, status="closed") == sorted([old, new])
        assert await waiting(browser) == 1
        assert "Closed by the host" in (await browser.get("/turns")).text
        assert await is_now(status=row.status) == sorted([old, new])


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_an_older_note_never_replaces_a_newer_one(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with opened(tmp_path, pages=True, db=new_database(database)) as inside:
        anna, _ = await inside.seats("rialto", 2)
        store, live = inside.service.store, await inside.service.tables.get(anna.table)
        await inside.service.turns.settle()
        note = note_of(live)
        later = replace(note, number=note.number + 5, turns=[Turn(1, 7.0, 0.0)])
        write_notes(store, [later])
        write_notes(store, [replace(note, turns=[Turn(0, 1.0, 0.0)])])
        with store.engine.connect() as connection:
            assert [tuple(row) for row in connection.execute(sa.select(turns_table.c.seat, turns_table.c.since))] == [(1, 7.0)]
        notes = [replace(note, number=note.number + 6 + at, turns=[Turn(at % 2, float(at), 0.0)]) for at in range(8)]
        await asyncio.gather(*(asyncio.to_thread(write_notes, store, [each]) for each in notes))
        with store.engine.connect() as connection:
            assert [tuple(row) for row in connection.execute(sa.select(turns_table.c.seat, turns_table.c.since))] == [(1, 7.0)]


async def test_a_note_is_what_the_entries_add_up_to_whatever_happens(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        seats = await inside.seats("doge", 3, pace="live", clock=60, reserve=300)
        store = inside.service.store
        for most in (1, 3, 40):
            await play_on(seats, seed=str(most), most=most)
            await seats[0].post("/talk", {"text": "Ciao"})
            await inside.service.turns.settle()
            live = await inside.service.tables.get(seats[0].table)
            again = note_of(load_table(store, seats[0].table, live.pauses))
            assert note_of(live) == again
            with store.engine.connect() as connection:
                assert set(connection.scalars(sa.select(turns_table.c.seat))) == {turn.seat for turn in again.turns}
                assert connection.scalar(sa.select(notes_table.c.number)) == again.number


async def test_five_hundred_matches_of_one_person_are_counted_and_listed_by_indexes_alone(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        table = await sit_down(inside, browser)
        await inside.service.turns.settle()
        store, me = inside.service.store, browser_digest(browser.cookies["ridotto-browser"])
        row, note = store.table(table), note_of(await inside.service.tables.get(table))
        assert row is not None
        names = [f"{number:012d}" for number in range(500)]
        with store.writing() as connection:
            connection.execute(tables_table.insert(), [{**vars(row), "id": name} for name in names])
            connection.execute(seats_table.insert(), [{"table_id": name, "seat": 0, "nonce": "n", "seen": 0.0} for name in names])
            connection.execute(browser_seats_table.insert(), [{"browser": me, "at": 0.0, **vars(HeldSeat(name, 0, "n"))} for name in names])
        write_notes(store, [TableNote(name, 1, note.changed, [Turn(0, float(at), 0.0)], note.data) for at, name in enumerate(names)])
        plans: list[str] = []

        def explain(connection: sa.Connection, _cursor: Any, statement: str, values: Any, *_more: Any) -> None:
            plans.extend(str(row[3]) for row in connection.connection.cursor().execute(f"EXPLAIN QUERY PLAN {statement}", values))

        sa.event.listen(store.engine, "before_cursor_execute", explain)
        assert len(waiting_for(store, me, 500)) == 500
        assert len(my_tables(store, holding(me), ("playing",), 0.0, 500)) == 500
        reminders.devices_to_tell(store, 0.0, 1e12, 1e12, 10)
        reminders.mails_due(store, 1e12, 0.0, 0.0, 4, 10)
        reminders.news_to_tell(store, 0.0, 1e12, 10)
        sa.event.remove(store.engine, "before_cursor_execute", explain)
        assert any("SEARCH turns" in step for step in plans)
        scanned = {step.split()[1] for step in plans if step.startswith("SCAN")}
        few = {"CONSTANT", "push_devices", "reminders", "member_browsers", "member_browsers_1", "anon_1", "anon_2"}
        assert scanned <= few, "nothing is read that grows with other people's tables"


async def test_a_list_is_shown_while_nothing_can_be_written_and_what_was_not_noted_is_noted_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        table = await sit_down(inside, browser)
        await inside.service.turns.settle()

        def full(*_args: object) -> None:
            raise sa.exc.OperationalError("write", None, Exception("disk full"))

        monkeypatch.setattr("ridotto.table.service.turns.write_notes", full)
        await play_until(inside, table, 0, asked=False)
        await play_until(inside, table, 0, asked=True)
        assert await tables_on(browser) == [table]
        monkeypatch.undo()
        assert await waiting(browser) == 1


async def test_those_who_ask_while_nothing_can_be_written_wait_together_and_not_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        table = await sit_down(inside, browser)
        await play_until(inside, table, 0, asked=True)
        assert await waiting(browser) == 1
        tries, given_up = threading.Semaphore(0), threading.Event()

        def stalled(*_args: object) -> None:
            tries.release()
            given_up.wait(PATIENCE)
            raise sa.exc.OperationalError("write", None, Exception("database is locked"))

        monkeypatch.setattr("ridotto.table.service.turns.write_notes", stalled)
        turns, live, me = inside.service.turns, await inside.service.tables.get(table), browser.cookies["ridotto-browser"]
        turns.note(live)
        first = asyncio.create_task(turns.waiting_for(me))
        assert await asyncio.to_thread(tries.acquire, timeout=PATIENCE)
        turns.note(live)
        asking = [asyncio.create_task(turns.waiting_for(me)) for _ in range(10)]
        await asyncio.sleep(0)  # they begin
        given_up.set()
        assert set(await asyncio.gather(first, *asking)) == {frozenset({table})}
        others = sum(tries.acquire(blocking=False) for _ in asking)
        assert others <= 1, "the house itself tries again"
        monkeypatch.undo()
        assert await waiting(browser) == 1


async def test_whoever_asks_while_notes_are_written_waits_for_them(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        table = await sit_down(inside, browser)
        await play_until(inside, table, 0, asked=True)
        assert set(await asyncio.gather(*(waiting(browser) for _ in range(5)))) == {1}


async def test_one_look_at_a_table_asks_once_whose_turn_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        table, other = await sit_down(inside, browser), await sit_down(inside, browser)
        for each in (table, other):
            await play_until(inside, each, 0, asked=True)
        asked, settle = list[str](), Turns._settle_to_read

        async def counted(turns: Turns) -> None:
            asked.append("")
            await settle(turns)

        monkeypatch.setattr(Turns, "_settle_to_read", counted)
        assert '<b aria-hidden="true">1</b>' in (await browser.get(f"/t/{table}")).text, "the other match waits"
        assert len(asked) == 1
        assert (await browser.get(f"/turns/waiting?besides={table}")).json()["others"] == 1
        assert len(asked) == 2


async def test_who_has_chosen_in_secret_is_not_told_by_the_list_of_another(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        table = await inside.open("doge", 3)
        assert (await browser.post(f"/t/{table}/join", data={"name": "Anna"})).status_code == 303
        await inside.sit(table, "Bruno")
        await inside.sit(table, "Chiara")
        live = await inside.service.tables.get(table)
        match, rng, compared = live.the_match(), Rng.from_seed("secret"), 0
        for _ in range(200):
            seat = match.actors()[-1]
            before, known = (await browser.get("/turns")).text, (match.actors(), live.chairs[0].since)
            moves = match.legal(seat)
            await inside.service.play.move(live, seat, moves[rng.below(len(moves))])
            if seat != 0 and live.secret_moves(seat) and (match.actors(), live.chairs[0].since) == known:
                assert (await browser.get("/turns")).text == before
                compared += 1
                if compared == 3:
                    return
        raise AssertionError("no secret move came")
