"""Play now: people who want the same meet at a table, whichever process they talk to."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ridotto.table.service import play_now
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Refused
from ridotto.table.service.matching import Wish
from ridotto.table.service.member_data import member_data
from ridotto.table.service.opening import TablePlan, table_with
from ridotto.table.service.play_now import FORGOTTEN_AFTER, GONE_AFTER, KEPT, Visitor, distinct, fitting_bot
from ridotto.table.service.tables import load_table
from ridotto.table.store import tickets
from ridotto.table.store.browsers import held_seat
from ridotto.table.store.store import Raced
from ridotto.table.store.tickets import Seated, TicketRow

from .conftest import HERE, Inside, NewDatabase, opened
from .test_member_seats import clubhouse, join_club

pytestmark = pytest.mark.anyio

PALAZZO = Wish("palazzo", 2, "none")


def guest(name: str, of: str = "") -> Visitor:
    """A browser that wants to play."""
    return Visitor(f"browser {of or name}", name, of or name)


def tables_of(inside: Inside) -> list[str]:
    return [row.id for status in ("waiting", "playing") for row in inside.service.store.tables(status, 100)]


@asynccontextmanager
async def houses(folder: Path, db: str, count: int = 1, **settings: Any) -> AsyncIterator[list[Inside]]:
    """Services on one database, which look for tickets only when they are told to."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(opened(folder, db=db, **settings)) for _ in range(count)]


@pytest.fixture(autouse=True)
def only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens by itself in these tests."""
    monkeypatch.setattr(play_now, "LOOK_EVERY", 3600.0)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_two_guests_meet_and_hold_their_seats(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with houses(tmp_path, new_database(database)) as (inside,):
        house = inside.service.play_now
        waiting = await house.ask(guest("Anna"), PALAZZO)
        assert (waiting.table_id, [each.name for each in house.waiting]) == (None, ["Anna"])
        bruno = await house.ask(guest("Bruno"), PALAZZO)
        anna = await house.ticket("browser Anna")
        assert anna is not None
        assert anna.table_id == bruno.table_id is not None
        assert {anna.seat, bruno.seat} == {0, 1}
        live = await inside.service.tables.get(anna.table_id or "")
        assert live.status == "playing"
        assert sorted(chair.name for chair in live.chairs) == ["Anna", "Bruno"]
        for each in (anna, bruno):
            assert await inside.service.seats.seat_of(live, [house.token(each)]) == each.seat
            assert seat_held(inside, each) == each.seat
        assert house.waiting == ()
        load_table(inside.service.store, live.row.id)


def seat_held(inside: Inside, ticket: TicketRow) -> int | None:
    """The seat that the ticket's browser holds at its table."""
    found = held_seat(inside.service.store, ticket.browser or "", ticket.table_id or "")
    return found.seat if found is not None else None


async def test_bots_come_after_the_wait_or_when_they_are_called_and_time_runs_by_the_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, play_now_seconds=30) as inside:
        house = inside.service.play_now
        assert (await house.ask(guest("Anna"), Wish("doge", 3, "live"))).table_id is None
        called = await house.call_bots("browser Anna")
        assert called is not None
        live = await inside.service.tables.get(called.table_id or "")
        assert [bool(chair.bot) for chair in live.chairs].count(True) == 2
        assert (live.row.pace, live.row.listed, live.row.hints) == ("live", True, True)
        assert live.row.due is not None, "the timekeeper looks at it"
        at_once = await house.ask(guest("Bruno"), Wish("", 0, "correspondence"), bots=True)
        assert at_once.table_id is not None
        began = now()
        assert (await house.ask(guest("Chiara"), PALAZZO)).table_id is None
        for waited, there in ((20.0, False), (31.0, True)):
            monkeypatch.setattr(play_now, "now", lambda waited=waited: began + waited)
            await house.ticket("browser Chiara")
            await house.match()
            chiara = await house.ticket("browser Chiara")
            assert (chiara is not None and chiara.table_id is not None) == there


async def test_whoever_asks_again_or_leaves_waits_once_or_not_at_all(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        house = inside.service.play_now
        await house.ask(guest("Anna"), PALAZZO)
        await house.ask(guest("Annetta", "Anna"), Wish("doge", 3, "none"))
        assert [(each.name, each.game) for each in house.waiting] == [("Annetta", "doge")]
        await house.leave("browser Anna")
        assert (await house.ticket("browser Anna"), house.waiting) == (None, ())
        await house.ask(guest("Bruno"), PALAZZO)
        assert tables_of(inside) == []


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_button_pressed_twice_gives_one_seat(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with houses(tmp_path, new_database(database), 2 if database == "postgresql" else 1) as places:
        one, two = places[0].service.play_now, places[-1].service.play_now
        await one.ask(guest("Anna"), PALAZZO)
        pressed = [await one.ask(guest("Bruno"), PALAZZO), *await asyncio.gather(*(house.ask(guest("Bruno"), PALAZZO) for house in (one, two)))]
        assert len({ticket.table_id for ticket in pressed}) == 1
        await asyncio.gather(*(house.ask(guest("Chiara"), PALAZZO, bots=True) for house in (one, two, one)))
        await one.match()
        chiara = await two.ticket("browser Chiara")
        assert chiara is not None
        assert chiara.table_id in tables_of(places[0])
        assert len(tables_of(places[0])) == 2


async def test_a_closed_page_no_longer_waits_and_an_open_one_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as inside:
        house = inside.service.play_now
        await house.ask(guest("Anna"), PALAZZO)
        await house.ask(guest("Bruno"), Wish("doge", 3, "none"))
        began = now()
        monkeypatch.setattr(play_now, "now", lambda: began + GONE_AFTER - 1)
        await house.known_ticket("browser Bruno")
        await house.match()
        monkeypatch.setattr(play_now, "now", lambda: began + GONE_AFTER + 1)
        await house.match()
        assert [each.name for each in house.waiting] == ["Bruno"]
        await house.ask(guest("Chiara"), PALAZZO)
        assert tables_of(inside) == []
        monkeypatch.setattr(play_now, "now", lambda: began + FORGOTTEN_AFTER + 1)
        assert await house.ticket("browser Anna") is None, "who comes back later is not taken to a table at once"
        tickets.remove_tickets(inside.service.store, began + KEPT)
        assert tickets.find_ticket(inside.service.store, "browser Anna") is None


async def test_names_at_the_table_differ_and_the_bots_fit(tmp_path: Path) -> None:
    assert distinct(["Guest", "guest", "Brighella", "x" * 40, "x" * 40], ["Brighella"]) == ["Guest", "guest 2", "Brighella 2", "x" * 40, f"{'x' * 37} 2"]
    blank = {"who": "", "browser": None, "member_id": None, "name": "", "game": "", "seats": 0, "pace": "", "near": False, "bots": False}

    def person(finished: str, rating: float | None = None) -> TicketRow:
        return TicketRow(id="", **blank, rating=rating, finished=finished, since=0.0, seen=0.0)  # type: ignore[arg-type]

    assert fitting_bot("doge", 3, [person("doge rialto")]) == "level:4"
    assert fitting_bot("doge", 3, [person("doge"), person("rialto")]) == "level:2"
    assert fitting_bot("doge", 3, [person("", 0.0)]) == "level:1"
    assert fitting_bot("doge", 3, [person("", 30.0), person("", 99.0)]) == "level:10"


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        (Wish("doge", 2, "none"), 422),
        (Wish("doge", -1, "none"), 422),
        (Wish("", 9, "none"), 422),
        (Wish("", 0, "hasty"), 422),
    ],
)
async def test_what_no_table_can_be_is_refused(inside: Inside, wish: Wish, status: int) -> None:
    with pytest.raises(Refused) as refused:
        await inside.service.play_now.ask(guest("Anna"), wish)
    assert refused.value.status == status
    assert tickets.find_ticket(inside.service.store, "browser Anna") is None


async def test_a_full_queue_and_a_closed_house_take_nobody(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    house = inside.service.play_now
    monkeypatch.setattr(play_now, "MOST_WAITING", 2)
    for name in ("Anna", "Bruno"):
        await house.ask(guest(name), Wish("doge", 4, "none"))
    with pytest.raises(Refused, match="too many people"):
        await house.ask(guest("Chiara"), PALAZZO)
    await inside.service.admission.stop("")
    with pytest.raises(Refused, match="no new tables"):
        await house.ask(guest("Anna"), PALAZZO)
    await house.call_bots("browser Bruno")
    assert tables_of(inside) == []
    await inside.service.admission.allow()
    await house.match()
    assert len(tables_of(inside)) == 1


# ---- members ----


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_member_waits_once_is_seated_as_a_member_and_is_forgotten_with_the_account(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        house, anna = inside.service.play_now, join_club(inside, "Anna")
        cookie = await inside.service.members.sign_in(anna, "", None)
        digest = browser_digest(cookie)
        await house.ask(Visitor(f"member {anna.id}", "Anna", digest, anna.id), PALAZZO)
        (waits,) = member_data(inside.service.store, anna, HERE)["waits_to_play"]
        assert {name: waits[name] for name in ("name", "game", "seats", "pace")} == {"name": "Anna", "game": "palazzo", "seats": 2, "pace": "none"}
        ticket = await house.call_bots(f"member {anna.id}")
        assert ticket is not None
        assert await inside.service.members.members_at(ticket.table_id or "") == {ticket.seat: anna.id}
        await inside.service.departure.delete(anna)
        assert tickets.tickets_of(inside.service.store, anna.id) == []


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_whoever_signs_in_or_out_or_is_suspended_no_longer_waits_by_the_cookie_they_had(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        house, members, anna = inside.service.play_now, inside.service.members, join_club(inside, "Anna")
        before = "a cookie of a guest"
        await house.ask(guest("Anna", browser_digest(before)), PALAZZO)
        digest = browser_digest(await members.sign_in(anna, "", before))
        ticket = await house.ask(Visitor(f"member {anna.id}", "Anna", digest, anna.id), PALAZZO)
        assert [each.id for each in house.waiting] == [ticket.id]
        assert await house.ticket(f"browser {browser_digest(before)}") is None
        await inside.service.standings.suspend(anna, 1, "rude")
        assert (await house.ask(guest("Bruno"), PALAZZO)).table_id is None
        row = tickets.tickets_of(inside.service.store, anna.id)[0]
        with pytest.raises(Raced):
            tickets.seat_all(
                inside.service.store,
                table_with(TablePlan("palazzo", 2, bots={1: "level:1"}), {0: "Anna"}, lambda *_: "nonce"),
                [Seated(row, 0, "nonce")],
                now(),
            )
        assert tables_of(inside) == []


async def test_members_who_have_blocked_each_other_never_meet_even_if_it_happened_a_moment_ago(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        house, people = inside.service.play_now, {name: join_club(inside, name) for name in ("Anna", "Bruno", "Chiara")}
        blocked: dict[str, frozenset[str]] = {}

        async def blocks(member_id: str) -> frozenset[str]:
            return blocked.get(member_id, frozenset())

        async def ask(name: str) -> TicketRow:
            return await house.ask(Visitor(f"member {people[name].id}", name, None, people[name].id), PALAZZO)

        house.blocks = blocks
        await ask("Anna")
        blocked[people["Bruno"].id] = frozenset([people["Anna"].id])
        bruno = await ask("Bruno")
        assert bruno.table_id is None
        assert house.company(bruno) == []
        blocked[people["Anna"].id] = frozenset([people["Chiara"].id])  # after it was read for the last time
        assert (await ask("Chiara")).table_id is None
        await house.match()
        chiara = await house.ticket(f"member {people['Chiara'].id}")
        bruno_now = await house.ticket(f"member {people['Bruno'].id}")
        assert chiara is not None
        assert bruno_now is not None
        assert chiara.table_id == bruno_now.table_id is not None
        assert [each.name for each in house.waiting] == ["Anna"]


async def test_a_rating_is_asked_for_where_there_are_some(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        house, anna, asked = inside.service.play_now, join_club(inside, "Anna"), []

        async def strength(member_id: str, game: str, seats: int) -> float | None:
            asked.append((member_id, game, seats))
            return 31.0

        house.strength = strength
        ticket = await house.ask(Visitor("member x", "Anna", None, anna.id), Wish("doge", 0, "none", near=True))
        assert (ticket.rating, ticket.near, asked) == (31.0, True, [(anna.id, "doge", 3)])
        assert not (await house.ask(guest("Bruno"), Wish("doge", 0, "none", near=True))).near


# ---- several at once ----


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_many_who_ask_at_once_in_two_processes_are_each_seated_once(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with houses(tmp_path, new_database(database), 2 if database == "postgresql" else 1) as places:
        each = [places[number % len(places)].service.play_now for number in range(24)]
        await asyncio.gather(*(house.ask(guest(f"P{number}"), PALAZZO) for number, house in enumerate(each)))
        await asyncio.gather(*(house.match() for house in {id(house): house for house in each}.values()))
        found = [await house.ticket(f"browser P{number}") for number, house in enumerate(each)]
        seats = [(ticket.table_id, ticket.seat) for ticket in found if ticket is not None]
        assert len(set(seats)) == 24
        assert len({table for table, _ in seats}) == 12
        assert len(tables_of(places[0])) == 12
        for table in {table for table, _ in seats if table is not None}:
            assert load_table(places[0].service.store, table).status == "playing"


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_one_who_leaves_or_calls_bots_while_others_match_is_seated_once_or_not_at_all(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with houses(tmp_path, new_database(database), 2 if database == "postgresql" else 1) as places:
        one, two = places[0].service.play_now, places[-1].service.play_now
        for number in range(6):
            await one.ask(guest(f"A{number}"), PALAZZO)
            act = two.leave if number % 2 else two.call_bots
            await asyncio.gather(act(f"browser A{number}"), one.ask(guest(f"B{number}"), PALAZZO), two.match())
            left = await one.ticket(f"browser A{number}")
            await one.call_bots(f"browser B{number}")
            other = await one.ticket(f"browser B{number}")
            assert other is not None
            assert other.table_id is not None
            assert left is None or left.table_id is not None
        joined = [entry.data["name"] for table in tables_of(places[0]) for entry in places[0].service.store.entries(table) if entry.kind == "join"]
        assert len(joined) == len(set(joined))


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_the_tickets_of_a_process_that_has_died_are_matched_by_another(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    db = new_database(database)
    async with houses(tmp_path, db) as (first,):
        await first.service.play_now.ask(guest("Anna"), PALAZZO)
    async with houses(tmp_path, db) as (second,):
        bruno = await second.service.play_now.ask(guest("Bruno"), PALAZZO)
        anna = await second.service.play_now.ticket("browser Anna")
        assert anna is not None
        assert anna.table_id == bruno.table_id is not None


async def test_a_crash_while_seating_leaves_people_who_wait_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as inside:
        house = inside.service.play_now
        await house.ask(guest("Anna"), PALAZZO)

        def crash(*_: Any) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patched:
            patched.setattr(tickets, "hold", crash)
            with pytest.raises(KeyboardInterrupt):
                await house.ask(guest("Bruno"), PALAZZO)
        assert tables_of(inside) == []
        await house.match()
        (table,) = tables_of(inside)
        assert sorted(chair.name for chair in (await inside.service.tables.get(table)).chairs) == ["Anna", "Bruno"]


async def test_seating_somebody_who_no_longer_waits_opens_no_table(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    house = inside.service.play_now
    await house.ask(guest("Anna"), PALAZZO)
    read = tickets.open_tickets

    def and_then_leave(*args: Any) -> list[TicketRow]:
        found = read(*args)
        tickets.drop_ticket(inside.service.store, "browser Anna")
        return found

    monkeypatch.setattr(tickets, "open_tickets", and_then_leave)
    assert (await house.ask(guest("Bruno"), PALAZZO)).table_id is None
    assert tables_of(inside) == []


async def test_those_who_share_a_look_that_fails_do_not_each_wait_for_another(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    house, looks = inside.service.play_now, []
    going = asyncio.Event()

    async def fail() -> None:
        looks.append(1)
        await going.wait()
        raise sa.exc.OperationalError("", {}, Exception("gone"))

    monkeypatch.setattr(house, "_look", fail)
    asked = [asyncio.create_task(house.match()) for _ in range(20)]
    await asyncio.sleep(0)
    going.set()
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert len(looks) <= 2
    assert sum(each is not None for each in done) == len(looks)
