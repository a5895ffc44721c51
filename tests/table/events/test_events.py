"""Events: they begin, seat members, find results and go on by themselves, each thing once, whatever happens in between."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from ridotto.table.language import table_words
from ridotto.table.service.closing import close_table
from ridotto.table.service.events import conductor, events, rounds
from ridotto.table.service.events.conductor import BREAK, LEASE, LIVE_EVERY, Conductor
from ridotto.table.service.events.plan import NIGHT, TOURNAMENT, EventPlan
from ridotto.table.service.inbox import news_text
from ridotto.table.service.live_table import LiveTable, Refused
from ridotto.table.service.paces import Pace
from ridotto.table.store import events as kept
from ridotto.table.store.store import tables_table
from tests.table.conftest import PATIENCE, Inside, NewDatabase
from tests.table.test_member_seats import clubhouse, join_club
from tests.table.tournaments import MOST_LOOKS, Hands, cup, made, news, next_round, people, plan_again, play_out, play_round

pytestmark = pytest.mark.anyio


# ---- tournaments ----


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_tournament_goes_from_its_start_to_its_end_by_itself(tmp_path: Path, hands: Hands, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        members, service = people(inside, 4), inside.service
        event_id = await made(inside, members, start=False, starts=hands.now + 100, listed=False)
        await hands.conduct(inside, seconds=99)
        assert (await service.events.event(event_id)).row.state == "open"
        await hands.conduct(inside, seconds=1)
        event = await service.events.event(event_id)
        assert (event.row.state, event.row.round, len(event.tables)) == ("running", 1, 2)
        for table in event.tables:
            live = await service.tables.get(table.table_id or "")
            assert live.status == "playing"
            assert (live.row.listed, live.row.hints) == (False, False)
            assert await service.members.members_at(live.row.id) == {seat.seat: seat.member_id for seat in table.seats}
        assert [await news(inside, member) for member in members] == [["round"]] * 4
        first = await play_round(inside, event_id)
        await hands.conduct(inside, seconds=5)
        assert (await service.events.event(event_id)).row.round == 1, "people can breathe between two rounds"
        await hands.conduct(inside, seconds=BREAK)
        second = await play_round(inside, event_id)
        assert second.row.round == 2
        pairs = [{seat.member_id for seat in table.seats} for table in second.tables]
        assert all(pairs.count(pair) == 1 for pair in pairs), "nobody meets again"
        await hands.conduct(inside, seconds=5)
        event = await service.events.event(event_id)
        assert (event.row.state, event.row.due) == ("over", None)
        assert sum(row.points for row in event.standings()) == pytest.approx(4.0)
        assert event.standings()[0].points == 2.0
        assert [await news(inside, member) for member in members] == [["round", "round", "over"]] * 4
        last, _, begun = await service.inbox.news(members[0])
        assert news_text(begun, table_words("en")) == "Cup: round 1 has begun, your table is waiting"
        assert news_text(last, table_words("de")).startswith("Cup ist vorbei: Du bist auf Platz ")
        assert first.tables[0].seats != second.tables[-1].seats


STEPS = [
    (kept, "add_tables"),
    (kept, "mark_open"),
    (kept, "claim_round_news"),
    (kept, "set_result"),
    (kept, "claim_last_news"),
    (rounds, "next_round"),
    (conductor, "_result"),
]


@pytest.mark.parametrize(("module", "step"), STEPS, ids=[name for _, name in STEPS])
@pytest.mark.parametrize("at", [1, 3])
async def test_a_stop_in_the_middle_of_anything_is_made_good(
    inside: Inside, hands: Hands, monkeypatch: pytest.MonkeyPatch, module: Any, step: str, at: int
) -> None:
    """The process dies before or after the step; somebody else goes on when its time is over."""
    members, service = people(inside, 4), inside.service
    event_id = await made(inside, members)
    work: Callable[..., Any] = getattr(module, step)
    calls: list[int] = []

    def dies(*args: Any, **named: Any) -> Any:
        calls.append(1)
        if len(calls) == at:
            raise KeyboardInterrupt
        done = work(*args, **named)
        if len(calls) == at + 1:
            raise KeyboardInterrupt
        return done

    monkeypatch.setattr(module, step, dies)
    for _ in range(12):
        with suppress(KeyboardInterrupt):
            await hands.conduct(inside, seconds=LEASE + BREAK)
        await play_round(inside, event_id)
    event = await service.events.event(event_id)
    assert (event.row.state, event.row.due, len(event.tables)) == ("over", None, 4)
    assert sum(row.points for row in event.standings()) == pytest.approx(4.0)
    assert [await news(inside, member) for member in members] == [["round", "round", "over"]] * 4
    assert len({table.table_id for table in event.tables}) == 4


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_several_who_look_at_once_do_everything_once(tmp_path: Path, hands: Hands, new_database: NewDatabase, kind: str) -> None:
    async with AsyncExitStack() as stack:
        db = new_database(kind)
        houses = [await stack.enter_async_context(clubhouse(tmp_path, db=db)) for _ in range(2 if kind == "postgresql" else 1)]
        one, two = houses[0], houses[-1]
        members = people(one, 5)
        event_id = await made(one, members)
        for _ in range(20):
            hands.now += LEASE  # whoever has it is given up
            done = await asyncio.gather(*(each.service.conductor.look() for each in (one, two, one, two)), return_exceptions=True)
            assert [each for each in done if isinstance(each, BaseException)] == []
            await play_round(two, event_id)
        event = await one.service.events.event(event_id)
        assert event.row.state == "over"
        assert len(event.tables) == 6
        assert sum(row.points for row in event.standings()) == pytest.approx(6.0)
        told = [sorted(await news(one, member)) for member in members]
        assert all(len(each) == 3 and each[-1] == "round" and each.count("over") == 1 for each in told)
        assert sum(each.count("bye") for each in told) == 2


async def test_members_who_enter_at_once_do_not_exceed_the_limit(inside: Inside, hands: Hands) -> None:
    members = people(inside, 8)
    event_id = await made(inside, members[:1], start=False, most=4)
    done = await asyncio.gather(*(inside.service.events.enter(event_id, member) for member in members[1:]), return_exceptions=True)
    assert [type(each) for each in done].count(Refused) == 4
    assert len((await inside.service.events.event(event_id)).players) == 4


async def test_whoever_enters_late_plays_from_the_next_round_on(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 5), inside.service
    event_id = await made(inside, members[:4], late=2)
    await hands.conduct(inside)
    await service.events.enter(event_id, members[4])
    event = await next_round(inside, event_id, hands)
    assert {seat.member_id for table in event.tables if table.round == 2 for seat in table.seats} == {member.id for member in members}
    with pytest.raises(Refused, match="too late to enter"):
        await service.events.enter(event_id, join_club(inside, "Zoe"))


async def test_a_bot_plays_on_for_whoever_drops_out_and_later_rounds_are_without_them(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 4), inside.service
    event_id = await made(inside, members)
    await hands.conduct(inside)
    await service.events.leave(event_id, members[1])
    event = await service.events.event(event_id)
    table = next(table for table in event.tables if any(seat.member_id == members[1].id for seat in table.seats))
    seat = next(seat.seat for seat in table.seats if seat.member_id == members[1].id)
    live = await service.tables.get(table.table_id or "")
    assert live.chairs[seat].bot
    assert members[1].id not in (await service.members.members_at(live.row.id)).values()
    with pytest.raises(Refused, match="one cannot enter twice"):
        await service.events.enter(event_id, members[1])
    with pytest.raises(Refused, match="not in this event"):
        await service.events.leave(event_id, members[1])
    event = await next_round(inside, event_id, hands)
    assert event.row.round == 2
    assert members[1].id not in {seat.member_id for table in event.tables if table.round == 2 for seat in table.seats}


@pytest.mark.parametrize("when", ["before", "meanwhile"])
async def test_whoever_drops_out_before_their_table_is_opened_has_no_seat_there(
    inside: Inside, hands: Hands, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    members, service = people(inside, 2), inside.service
    await service.admission.stop("A break.")
    event_id = await made(inside, members)
    await hands.conduct(inside)
    await service.admission.allow()
    open_table = service.opening.open_table

    async def drops_out(*args: Any) -> str:
        with suppress(Refused):  # again
            await service.events.leave(event_id, members[1])
        return await open_table(*args)

    if when == "before":
        await service.events.leave(event_id, members[1])
    else:
        monkeypatch.setattr(service.opening, "open_table", drops_out)
    await hands.conduct(inside, seconds=60)
    (table,) = (await service.events.event(event_id)).tables
    live = await service.tables.get(table.table_id or "")
    assert live.status == "playing"
    assert list((await service.members.members_at(live.row.id)).values()) == [members[0].id]
    assert [bool(live.chairs[seat.seat].bot) for seat in table.seats] == [seat.member_id == members[1].id for seat in table.seats]


async def test_a_seat_that_somebody_gives_up_at_the_table_itself_gets_a_bot(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 2), inside.service
    event_id = await made(inside, members, rounds=1)
    await hands.conduct(inside)
    (table,) = (await service.events.event(event_id)).tables
    live = await service.tables.get(table.table_id or "")
    await service.seats.leave(live, 1)
    assert live.chairs[1].free
    await hands.conduct(inside, seconds=10)
    assert live.chairs[1].bot


async def test_when_the_time_of_a_round_is_over_bots_play_for_whoever_has_to_move(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 2), inside.service
    event_id = await made(inside, members, rounds=1, hours=1)
    await hands.conduct(inside)
    (table,) = (await service.events.event(event_id)).tables
    live = await service.tables.get(table.table_id or "")
    await hands.conduct(inside, seconds=3500)
    assert not any(chair.stand_in for chair in live.chairs)
    await hands.conduct(inside, seconds=200)
    assert any(chair.stand_in for chair in live.chairs)


@pytest.mark.parametrize("kind", [TOURNAMENT, NIGHT])
async def test_no_time_of_a_round_or_night_runs_while_the_house_is_away(inside: Inside, hands: Hands, kind: str) -> None:
    members, service = people(inside, 2), inside.service
    event_id = await made(inside, members, kind=kind, rounds=2, hours=1)
    await hands.conduct(inside)
    await hands.conduct(inside, seconds=1800)
    if kind == NIGHT:  # a table that is over says no earlier end
        await play_out(service, (await service.events.event(event_id)).tables[0].table_id)
    before = {table.until for table in (await service.events.event(event_id)).tables}
    hands.now += 86_400
    await hands.conduct(inside)
    event = await service.events.event(event_id)
    (ends,) = {table.until for table in event.tables}
    assert ends == pytest.approx(before.pop() + 86_400, abs=LIVE_EVERY)
    live = await service.tables.get(event.tables[-1].table_id or "")
    assert not any(chair.stand_in for chair in live.chairs)
    await hands.conduct(inside, seconds=1900)
    async with asyncio.timeout(PATIENCE):  # at a night it may be the bot that has to move first
        while not any(chair.stand_in for chair in live.chairs):
            await asyncio.sleep(0.02)
            await hands.conduct(inside, seconds=LIVE_EVERY)


async def test_results_are_found_although_many_tables_are_late_and_those_keep_nobody_busy(
    inside: Inside, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody_plays(_: Conductor, live: LiveTable) -> None:
        looked.append(live.row.id)

    looked: list[str] = []
    monkeypatch.setattr(Conductor, "_play_for_absent", nobody_plays)
    monkeypatch.setattr(conductor, "TABLES_AT_ONCE", 1)
    service = inside.service
    event_id = await made(inside, people(inside, 8), rounds=1, hours=1)
    await hands.conduct(inside)
    *late, last, end = (await service.events.event(event_id)).tables
    await hands.conduct(inside, seconds=3700)
    for table in (last, end):
        await play_out(service, table.table_id)
    hands.now += 5
    assert await service.conductor.look(), "there is another result"
    assert not await service.conductor.look(), "the tables that are late can wait"
    event = await service.events.event(event_id)
    assert [table.state for table in event.tables] == ["open", "open", "over", "over"]
    for _ in range(MOST_LOOKS):
        await hands.conduct(inside, seconds=5)
        if {table.table_id for table in late} <= set(looked):
            break
    assert {table.table_id for table in late} <= set(looked), "each has its turn"


async def test_a_bot_plays_in_every_round_for_whoever_is_suspended(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 2), inside.service
    event_id = await made(inside, members)
    await service.standings.suspend(members[1], 7, "Rude.")
    for _ in range(2):
        await hands.conduct(inside)
        table = (await service.events.event(event_id)).tables[-1]
        live = await service.tables.get(table.table_id or "")
        assert {seat.member_id: bool(live.chairs[seat.seat].stand_in) for seat in table.seats} == {members[0].id: False, members[1].id: True}
        event = await next_round(inside, event_id, hands)
    assert event.row.state == "over"


async def test_where_nobody_is_left_to_play_with_bots_sit_down_if_the_organiser_allows_it(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 3), inside.service
    event_id = await made(inside, members, bots=True, rounds=1)
    await hands.conduct(inside)
    event = await service.events.event(event_id)
    assert sorted(sum(seat.member_id is None for seat in table.seats) for table in event.tables) == [0, 1]
    assert [await news(inside, member) for member in members] == [["round"]] * 3


async def test_a_member_who_is_called_like_a_bot_is_seated_all_the_same(inside: Inside, hands: Hands) -> None:
    members = [join_club(inside, "Brighella")]
    event_id = await made(inside, members, kind=NIGHT, rounds=1)
    await hands.conduct(inside)
    (table,) = (await inside.service.events.event(event_id)).tables
    live = await inside.service.tables.get(table.table_id or "")
    assert [chair.name for chair in live.chairs] == ["Brighella 2", "Brighella"]
    assert await inside.service.members.members_at(live.row.id) == {0: members[0].id}


async def test_an_event_for_which_too_few_have_entered_is_called_off(inside: Inside, hands: Hands) -> None:
    members = people(inside, 1)
    event_id = await made(inside, members)
    await hands.conduct(inside)
    row = await inside.service.events.row(event_id)
    assert (row.state, row.ended_by) == ("closed", "few")
    assert await news(inside, members[0]) == ["closed"]


async def test_an_event_waits_while_no_new_tables_are_opened(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 2), inside.service
    await service.admission.stop("A break.")
    event_id = await made(inside, members)
    await hands.conduct(inside)
    assert [table.state for table in (await service.events.event(event_id)).tables] == ["new"]
    await service.admission.allow()
    await hands.conduct(inside, seconds=60)
    assert [table.state for table in (await service.events.event(event_id)).tables] == ["open"]


@pytest.mark.parametrize("gone", [{"variant": "gone"}, {"game": "gone"}])
async def test_an_event_whose_tables_can_no_longer_be_set_up_comes_to_its_end(inside: Inside, hands: Hands, gone: dict[str, str]) -> None:
    members, service = people(inside, 2), inside.service
    waiting, begun = [await made(inside, members, start=False) for _ in range(2)]
    await service.admission.stop("A break.")
    await service.events.start(begun, members[0])
    await hands.conduct(inside)
    for event_id in (waiting, begun):
        plan_again(service, event_id, **gone)
    await service.admission.allow()
    await service.events.start(waiting, members[0])
    for _ in range(2):
        await hands.conduct(inside, seconds=BREAK)
    event = await service.events.event(begun)
    assert (event.row.state, [row.points for row in event.standings()]) == ("over", [0.5, 0.5])
    row = await service.events.row(waiting)
    assert (row.state, row.ended_by) == ("closed", "game")


async def test_a_table_that_was_opened_with_other_rules_counts_the_same_for_everybody(inside: Inside, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    members, service = people(inside, 2), inside.service
    event_id = await made(inside, members, rounds=1)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(kept, "mark_open", lambda *_: None)  # the house is renewed in the middle
        await service.conductor.look()
        await service.conductor.look()
    (table,) = (await service.events.event(event_id)).tables
    assert table.state == "new"
    service.tables.forget(await service.tables.get(table.table_id or ""))
    with service.store.writing() as connection:
        connection.execute(tables_table.update().where(tables_table.c.id == table.table_id).values(rules=99))
    await hands.conduct(inside, seconds=BREAK)
    event = await service.events.event(event_id)
    assert (event.row.state, [row.points for row in event.standings()]) == ("over", [0.5, 0.5])


# ---- results ----


async def test_the_organiser_corrects_a_result_with_a_note_and_the_match_does_not_change_it_back(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 2), inside.service
    event_id = await made(inside, members, rounds=1)
    await hands.conduct(inside)
    (table,) = (await service.events.event(event_id)).tables
    for wrong in ([1], [1, 3], [0, 1]):
        with pytest.raises(Refused, match="place from 1 to 2"):
            await service.events.correct(event_id, members[0], 1, 1, wrong, "x")
    with pytest.raises(Refused, match="only the organiser"):
        await service.events.correct(event_id, members[1], 1, 1, [1, 2], "x")
    with pytest.raises(Refused, match="note"):
        await service.events.correct(event_id, members[0], 1, 1, [1, 2], " ")
    with pytest.raises(Refused, match="no such table"):
        await service.events.correct(event_id, members[0], 1, 9, [1, 2], "x")
    await service.events.correct(event_id, members[0], 1, 1, [1, 1], "We agreed on a draw.")
    await play_out(service, table.table_id)
    await hands.conduct(inside, seconds=10)
    event = await service.events.event(event_id)
    assert (event.row.state, event.tables[0].note) == ("over", "We agreed on a draw.")
    assert [seat.share for seat in event.tables[0].seats] == [0.5, 0.5]


async def test_a_table_that_is_closed_or_gone_counts_the_same_for_everybody(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 4), inside.service
    event_id = await made(inside, members, rounds=1)
    await hands.conduct(inside)
    one, two = (await service.events.event(event_id)).tables
    await close_table(service.tables, one.table_id or "", "It misbehaves.")
    live = await service.tables.get(two.table_id or "")
    service.tables.forget(live)
    with service.store.writing() as connection:
        connection.execute(tables_table.delete().where(tables_table.c.id == two.table_id))
    await hands.conduct(inside, seconds=10)
    event = await service.events.event(event_id)
    assert event.row.state == "over"
    assert {row.points for row in event.standings()} == {0.5}


async def test_the_result_of_a_match_counts_although_its_table_is_closed_afterwards(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 2), inside.service
    event_id = await made(inside, members, rounds=1)
    await hands.conduct(inside)
    event = await play_round(inside, event_id)
    await close_table(service.tables, event.tables[0].table_id or "", "It misbehaves.")
    await hands.conduct(inside, seconds=10)
    (table,) = (await service.events.event(event_id)).tables
    assert table.state == "over"
    assert None not in [seat.place for seat in table.seats]


async def test_the_result_of_a_table_that_is_busy_is_read_later(inside: Inside, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    members, service = people(inside, 2), inside.service
    event_id = await made(inside, members, rounds=1)
    await hands.conduct(inside)
    await play_round(inside, event_id)

    async def busy(table_id: str) -> LiveTable:
        raise Refused("busy", 503)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(service.tables, "get", busy)
        await hands.conduct(inside, seconds=10)
    assert [table.state for table in (await service.events.event(event_id)).tables] == ["open"]
    await hands.conduct(inside, seconds=10)
    (table,) = (await service.events.event(event_id)).tables
    assert table.state == "over"
    assert None not in [seat.place for seat in table.seats]


async def test_nobody_but_the_organiser_changes_an_event(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 2), inside.service
    event_id = await made(inside, members, start=False)
    for refused in (
        service.events.start(event_id, members[1]),
        service.events.close(event_id, "x", members[1]),
        service.events.begin_season(event_id, members[1]),
    ):
        with pytest.raises(Refused, match="only the organiser"):
            await refused
    with pytest.raises(Refused, match="no such event"):
        await service.events.enter("nothing", members[0])
    with pytest.raises(Refused, match="reason"):
        await service.events.close(event_id, "", members[0])
    await service.events.close(event_id, "It rains.", members[0])
    await hands.conduct(inside)
    assert [await news(inside, member) for member in members] == [["closed"]] * 2
    for late in (service.events.start(event_id, members[0]), service.events.enter(event_id, members[0]), service.events.leave(event_id, members[0])):
        with suppress(Refused):
            await late
    assert (await service.events.row(event_id)).state == "closed"


# ---- plans ----


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"name": " "}, "1 to 60 characters"),
        ({"name": "x" * 61}, "1 to 60 characters"),
        ({"kind": "war"}, "no such kind"),
        ({"seats": 7}, "choose one of"),
        ({"game": "venice", "seats": 1}, "choose one of"),
        ({"rounds": 0}, "1 to 30 rounds"),
        ({"rounds": 31}, "1 to 30 rounds"),
        ({"hours": 5}, "length"),
        ({"hours": 1, "pace": Pace("correspondence", 86_400)}, "as long as one decision"),
        ({"starts": 1.0}, "within a year"),
        ({"most": 201}, "2 to 200 players"),
        ({"late": 99}, "late players"),
        ({"size": 2}, "3 to 16"),
        ({"variant": "no such"}, "has no variant"),
        ({"stand_in": "no such"}, "no such"),
    ],
)
async def test_a_plan_that_cannot_be_is_refused_with_a_sentence(inside: Inside, wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(Exception, match=why):
        await inside.service.events.make(join_club(inside, "Anna"), cup(**wrong))
    assert await inside.service.events.listed("open") == []


def test_a_plan_is_read_as_it_was_written() -> None:
    plan = cup(pace=Pace("live", 60, 300), opponents=("level:3", "level:4"), starts=5.0)
    assert EventPlan.read(plan.written()) == plan


async def test_an_organiser_has_a_limited_number_of_events(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, service = join_club(inside, "Anna"), inside.service
    monkeypatch.setattr(events, "MOST_CURRENT", 2)
    monkeypatch.setattr(events, "MOST_A_DAY", 3)
    first, _ = [await service.events.make(anna, cup()) for _ in range(2)]
    with pytest.raises(Refused, match="you organise 2 events"):
        await service.events.make(anna, cup())
    await service.events.close(first, "x", anna)
    third = await service.events.make(anna, cup())
    await service.events.close(third, "x", anna)
    with pytest.raises(Refused, match="within a day"):
        await service.events.make(anna, cup())


async def test_a_member_plays_in_a_limited_number_of_events(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "MOST_ENTERED", 1)
    anna, service = join_club(inside, "Anna"), inside.service
    one, two = [await service.events.make(anna, cup()) for _ in range(2)]
    await service.events.enter(one, anna)
    await service.events.enter(one, anna)
    with pytest.raises(Refused, match="you play in 1 events"):
        await service.events.enter(two, anna)


async def test_old_events_are_removed_with_all_that_belongs_to_them(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 2), inside.service
    event_id = await made(inside, members, rounds=1)
    await hands.conduct(inside)
    await play_round(inside, event_id)
    await hands.conduct(inside, seconds=10)
    assert await service.store.call(kept.remove_events, service.store, hands.now - 60, 5) == 0
    assert await service.store.call(kept.remove_events, service.store, hands.now + 60, 5) == 1
    with pytest.raises(Refused, match="no such event"):
        await service.events.event(event_id)
    assert await service.store.call(kept.players_of, service.store, event_id) == []
    assert await service.store.call(kept.tables_of, service.store, event_id) == []
