"""Round robins, leagues and nights against bots."""

import asyncio

import pytest

from ridotto.table.service.events.conductor import BREAK
from ridotto.table.service.events.plan import LEAGUE, NIGHT, ROBIN
from tests.table.conftest import Inside
from tests.table.test_member_seats import join_club
from tests.table.tournaments import Hands, made, next_round, people, play_out, play_round

pytestmark = pytest.mark.anyio


async def test_in_a_round_robin_everybody_meets_everybody(inside: Inside, hands: Hands) -> None:
    event_id = await made(inside, people(inside, 4), system=ROBIN, rounds=0)
    for _ in range(4):
        await hands.conduct(inside, seconds=BREAK)
        event = await next_round(inside, event_id, hands)
    assert (event.row.state, event.plan.rounds) == ("over", 3)
    assert len({frozenset(seat.member_id for seat in table.seats) for table in event.tables}) == 6


@pytest.mark.parametrize("stays", [1, 2, 3])
async def test_two_who_are_left_of_a_round_robin_meet_although_they_have_rounds_off_before(inside: Inside, hands: Hands, stays: int) -> None:
    members, service = people(inside, 4), inside.service
    event_id = await made(inside, members, system=ROBIN, rounds=0)
    await hands.conduct(inside)
    left = {member.id for number, member in enumerate(members) if number not in (0, stays)}
    for member in members:
        if member.id in left:
            await service.events.leave(event_id, member)
    for _ in range(3):
        event = await next_round(inside, event_id, hands)
    assert event.row.state == "over"
    met = [{seat.member_id for seat in table.seats} for table in event.tables if table.table_id is not None]
    assert met.count({members[0].id, members[stays].id}) == 1


async def test_a_league_has_divisions_and_the_next_season_has_new_ones(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 7), inside.service
    event_id = await made(inside, members, kind=LEAGUE, rounds=0, size=3, moving=1)
    for _ in range(5):
        await hands.conduct(inside, seconds=BREAK)
        event = await next_round(inside, event_id, hands)
    assert (event.row.state, event.divisions) == ("over", [1, 2])
    assert [sum(player.division == division for player in event.players) for division in (1, 2)] == [4, 3]
    met = [frozenset(seat.member_id for seat in table.seats) for table in event.tables if table.table_id is not None]
    assert len(met) == len(set(met)) == 6 + 3, "everybody has met everybody of the same division once"
    upper, lower = ([row.player for row in event.standings(division)] for division in (1, 2))
    done = await asyncio.gather(*(service.events.begin_season(event_id, members[0]) for _ in range(2)), return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Refused", "str"]
    season = next(each for each in done if isinstance(each, str))
    assert [player.member_id for player in (await service.events.event(season)).players] == [*upper[:3], lower[0], upper[3], *lower[1:]]
    await service.events.start(season, members[0])
    await hands.conduct(inside)
    second = await service.events.event(season)
    assert (second.plan.season, second.row.state, second.divisions) == (2, "running", [1, 2])
    assert (await service.events.next_season(event_id)) == second.row


async def test_at_a_night_everybody_plays_one_match_after_the_other_against_bots(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 2), inside.service
    zoe = join_club(inside, "Zoe")
    event_id = await made(inside, members, kind=NIGHT, seats=3, rounds=2, late=1, opponents=("level:1", "level:2"))
    await hands.conduct(inside)
    event = await service.events.event(event_id)
    assert [[seat.bot for seat in table.seats] for table in event.tables] == [["", "level:1", "level:2"]] * 2
    await play_out(service, event.tables[0].table_id)
    await service.events.enter(event_id, zoe)
    await hands.conduct(inside, seconds=5)
    event = await service.events.event(event_id)
    assert sorted((table.number, table.round, table.state) for table in event.tables) == [(1, 1, "over"), (1, 2, "open"), (2, 1, "open"), (3, 1, "open")]
    second = next(table for table in event.tables if table.round == 2)
    assert [seat.member_id for seat in second.seats] == [None, members[0].id, None]
    for _ in range(2):
        await play_round(inside, event_id)
        await hands.conduct(inside, seconds=5)
    event = await service.events.event(event_id)
    assert (event.row.state, len(event.tables)) == ("running", 6), "others may still come"
    await hands.conduct(inside, seconds=7200)
    event = await service.events.event(event_id)
    assert event.row.state == "over"
    assert [len(row.shares) for row in event.standings()] == [2, 2, 2]
