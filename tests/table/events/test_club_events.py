"""Events that are rated, that are a club's, that are changed, and that the operator looks after."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

from ridotto.table.language import table_words
from ridotto.table.pages.operator_events import operator_events
from ridotto.table.service.events import events
from ridotto.table.service.events.events import Start
from ridotto.table.service.events.plan import LEAGUE, NIGHT
from ridotto.table.service.live_table import Refused
from ridotto.table.service.members import new_member
from ridotto.table.store.clubs import Club
from ridotto.table.store.events import EventRow, Player, add_players, find_event, players_of
from ridotto.table.store.members import Member, add_member
from ridotto.table.store.migrate import migrate
from ridotto.table.store.results import result_of
from ridotto.table.store.store import Store
from tests.table.conftest import Inside, NewDatabase
from tests.table.test_member_seats import Here, clubhouse, join_club, two_devices
from tests.table.tournaments import EVENT_FORMS, EVENT_PAGES, Hands, cup, made, news, next_round, people, plan_again, play_round

pytestmark = pytest.mark.anyio


async def club_of(inside: Inside, organiser: Member, *others: Member, entry: str = "invitation") -> Club:
    """A club with these members."""
    clubs = inside.service.clubs
    club = await clubs.found(organiser, "Casa", "", entry)
    for other in others:
        await clubs.invite(club, organiser, other)
        await clubs.join(club, other)
    return club


# ---- rated events ----


@pytest.mark.parametrize("kind", ["tournament", NIGHT])
async def test_the_matches_of_a_rated_event_are_rated_for_those_who_were_seated(inside: Inside, hands: Hands, kind: str) -> None:
    members, service = people(inside, 2), inside.service
    against: dict[str, Any] = {"seats": 3, "opponents": ("level:1", "level:2")} if kind == NIGHT else {}
    event_id = await made(inside, members, rated=True, rounds=1, kind=kind, **against)
    await hands.conduct(inside)
    event = await play_round(inside, event_id)
    await service.ratings.look_again()
    for table in event.tables:
        result = await service.store.call(result_of, service.store, table.table_id or "")
        assert result is not None
        assert result.rated
        assert [seat.member_id for seat in result.seats] == [seat.member_id for seat in table.seats]
        assert all(seat.after is not None for seat in result.seats)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"game": "doge", "seats": 3, "variant": "short"}, "variant"),
        ({"stand_in": "random"}, "random"),
        ({"kind": NIGHT, "opponents": ("random",)}, "random"),
    ],
)
async def test_what_cannot_be_rated_is_refused_when_the_event_is_made(inside: Inside, wrong: dict[str, Any], why: str) -> None:
    anna = join_club(inside, "Anna")
    with pytest.raises(Refused, match=why):
        await inside.service.events.make(anna, cup(**wrong, rated=True))


# ---- events of clubs ----


async def asked(here: Here, path: str, **fields: str) -> int:
    """The status that a browser gets."""
    answer = await (here.client.post(path, data=fields) if fields else here.client.get(path))
    return answer.status_code


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_an_event_for_a_club_alone_is_there_for_nobody_else(tmp_path: Path, hands: Hands, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside, two_devices(inside) as (desk, phone):
        events, (anna, bruno, eve) = inside.service.events, (join_club(inside, name) for name in ("Anna", "Bruno", "Eve"))
        club = await club_of(inside, anna, bruno)
        event_id = await events.make(anna, cup(name="Among us", listed=False), club.slug)
        await desk.sign_in(bruno)
        await phone.sign_in(eve)
        routes: list[tuple[str, dict[str, str]]] = [(route, {}) for route in EVENT_PAGES] + [
            (route, fields or {"x": ""}) for route, fields in EVENT_FORMS.items()
        ]
        asks = [(route.partition(" ")[2].format(event_id=event_id, round=1, number=1), fields) for route, fields in routes if "{event_id}" in route]
        for signed_in in (True, False):
            if not signed_in:
                phone.client.cookies.clear()
            for path, fields in asks:
                assert await asked(phone, path, **fields) == 404, path
            for path in ("/events", "/", "/clubs", "/lobby"):
                assert "Among us" not in (await phone.client.get(path)).text
        assert "Among us" in (await desk.client.get("/clubs/casa")).text
        assert "For members of the club Casa alone" in (await desk.client.get(f"/events/{event_id}")).text
        assert await asked(desk, f"/events/{event_id}/enter", x="") == 303
        with pytest.raises(Refused, match="only members of the club"):
            await events.enter(event_id, eve)
        assert [player.member_id for player in (await events.event(event_id)).players] == [bruno.id]


async def test_whoever_has_entered_still_sees_the_event_when_the_club_is_closed_and_nobody_else_does(inside: Inside, hands: Hands) -> None:
    service, (anna, bruno, eve) = inside.service, people(inside, 3)
    club = await club_of(inside, anna, bruno, eve)
    event_id = await service.events.make(anna, cup(listed=False), club.slug)
    await service.events.enter(event_id, bruno)
    assert (await service.events.row_for(event_id, eve)).club == club.slug
    await service.clubs.close(club, anna)
    again = await service.clubs.found(eve, "Casa", "", "open")
    assert again.slug == club.slug
    for member in (anna, bruno):
        assert (await service.events.row_for(event_id, member)).club is None
    for other in (eve, None):
        with pytest.raises(Refused, match="no such event"):
            await service.events.row_for(event_id, other)


async def test_a_public_event_of_a_club_is_for_everybody_and_names_a_closed_club_to_its_members_alone(inside: Inside, hands: Hands) -> None:
    async with two_devices(inside) as (desk, phone):
        events, (anna, bruno, eve) = inside.service.events, people(inside, 3)
        club = await club_of(inside, anna, bruno)
        event_id = await events.make(anna, cup(), club.slug)
        await desk.sign_in(bruno)
        await phone.sign_in(eve)
        assert "An event of the club Casa" in (await desk.client.get(f"/events/{event_id}")).text
        assert "Casa" not in (await phone.client.get(f"/events/{event_id}")).text
        await events.enter(event_id, eve)
        assert [row.id for row in await events.listed("open")] == [event_id]


async def test_organisers_of_a_club_alone_make_its_events(inside: Inside, hands: Hands) -> None:
    async with two_devices(inside) as (desk, phone):
        events, (anna, bruno, eve) = inside.service.events, people(inside, 3)
        club = await club_of(inside, anna, bruno)
        for member, why in ((bruno, "only organisers"), (eve, "no such club")):
            with pytest.raises(Refused, match=why):
                await events.make(member, cup(), club.slug)
        for slug in ("another", "a\0b"):
            with pytest.raises(Refused, match="no such club"):
                await events.make(anna, cup(), slug)
        await desk.sign_in(anna)
        await phone.sign_in(bruno)
        assert "/events/new?club=casa" in (await desk.client.get("/clubs/casa")).text
        assert "/events/new" not in (await phone.client.get("/clubs/casa")).text
        assert [await asked(here, "/events/new?club=casa") for here in (desk, phone)] == [200, 403]
        fields = {**EVENT_FORMS["POST /events/new"], "time": "none", "club": "casa"}
        assert [await asked(here, "/events/new", **fields) for here in (desk, phone)] == [303, 403]
        (row,) = await events.of_club("casa")
        assert row.for_club, "the form proposes that it is for the club"


async def test_the_next_season_of_a_clubs_league_is_for_those_who_are_still_in_it(inside: Inside, hands: Hands) -> None:
    service, members = inside.service, people(inside, 3)
    club = await club_of(inside, *members)
    event_id = await service.events.make(members[0], cup(kind=LEAGUE, rounds=1, size=3, listed=False), club.slug)
    for member in members:
        await service.events.enter(event_id, member)
    await service.events.start(event_id, members[0])
    await hands.conduct(inside)
    assert (await next_round(inside, event_id, hands)).row.state == "over"
    await service.clubs.remove(club, members[0], members[2])
    season = await service.events.event(await service.events.begin_season(event_id, members[0]))
    assert {player.member_id for player in season.players} == {member.id for member in members[:2]}
    assert (season.row.club, season.row.for_club) == (club.slug, True)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_those_in_a_club_are_told_once_of_a_new_event(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        service, (anna, bruno, left, removed, blocks, blocked, outside) = inside.service, people(inside, 7)
        club = await club_of(inside, anna, bruno, left, removed, blocks, blocked)
        await service.clubs.leave(club, left)
        await service.clubs.remove(club, anna, removed)
        await service.people.block(blocks, anna)
        await service.people.block(anna, blocked)
        event_id = await service.events.make(anna, cup(), club.slug)
        (told,) = [each for each in await service.inbox.news(bruno) if each.kind == "event-new"]
        assert (told.link, told.args) == (f"/events/{event_id}", {"event": "Cup", "club": "Casa"})
        for member in (anna, left, removed, blocks, blocked, outside):
            assert "event-new" not in [each.kind for each in await service.inbox.news(member)]


# ---- changing an event ----


async def test_an_organiser_changes_what_was_not_promised(inside: Inside, hands: Hands) -> None:
    members, events = people(inside, 3), inside.service.events
    event_id = await made(inside, members, start=False, starts=hands.now + 100)
    await events.change(event_id, members[0], " New  cup ", "Bring a friend.\r\nOr two.", 8, Start(hands.now + 500))
    event = await events.event(event_id)
    assert (event.row.name, event.plan.about, event.plan.most) == ("New cup", "Bring a friend.\nOr two.", 8)
    assert replace(event.plan, name="Cup", about="", most=32, starts=None, moved=0) == cup(), "everything else is as before"
    assert [await news(inside, member) for member in members] == [[], ["moved"], ["moved"]]
    await hands.conduct(inside, seconds=400)
    assert (await events.row(event_id)).state == "open"
    await hands.conduct(inside, seconds=100)
    assert (await events.row(event_id)).state == "running"
    with pytest.raises(Refused, match="already begun"):
        await events.change(event_id, members[0], "Cup", "", 8, Start(hands.now + 500))
    await events.change(event_id, members[0], "Last cup", "", 4)
    assert (await events.row(event_id)).name == "Last cup"
    for _ in range(2):
        await next_round(inside, event_id, hands)
    with pytest.raises(Refused, match="over or closed"):
        await events.change(event_id, members[0], "Cup", "", 8)


async def test_a_start_is_changed_a_few_times_and_told_only_if_it_is_another(inside: Inside, hands: Hands) -> None:
    members, service = people(inside, 2), inside.service
    event_id = await made(inside, members, start=False)
    for number in range(events.MOST_MOVES):
        for _ in range(2):
            await service.events.change(event_id, members[0], "Cup", "", 8, Start(hands.now + 100 + number))
    with pytest.raises(Refused, match="changed 5 times"):
        await service.events.change(event_id, members[0], "Cup", "", 8, Start(None))
    assert await news(inside, members[1]) == ["moved"] * events.MOST_MOVES


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"name": " "}, "1 to 60"),
        ({"about": "x" * 601}, "at most 600"),
        ({"about": "a\0b"}, "at most 600"),
        ({"most": 2}, "3 players have entered"),
        ({"most": 201}, "2 to 200"),
        ({"start": Start(1.0)}, "within a year"),
    ],
)
async def test_a_change_that_cannot_be_is_refused_and_nothing_is_changed(inside: Inside, hands: Hands, wrong: dict[str, Any], why: str) -> None:
    members, events = people(inside, 3), inside.service.events
    event_id = await made(inside, members, start=False)
    before = await events.row(event_id)
    with pytest.raises(Refused, match=why):
        await events.change(event_id, members[0], **{"name": "Cup", "about": "", "most": 8, **wrong})
    with pytest.raises(Refused, match="only the organiser"):
        await events.change(event_id, members[1], "Mine", "", 8)
    assert await events.row(event_id) == before


async def test_the_form_shows_what_is_wrong_and_keeps_what_was_typed(inside: Inside, hands: Hands) -> None:
    async with two_devices(inside) as (desk, phone):
        members = people(inside, 2)
        event_id = await made(inside, members, start=False, starts=hands.now + 3600)
        path = f"/events/{event_id}/change"
        await desk.sign_in(members[0])
        await phone.sign_in(members[1])
        assert [await asked(here, path) for here in (desk, phone)] == [200, 403]
        fields = {"name": "Typed", "about": "Said", "most": "many", "starts": "2027-01-16T20:00", "zone": "120"}
        answer = await desk.client.post(path, data=fields, headers={"accept": "text/html"})
        assert answer.status_code == 422
        for value in ('value="Typed"', ">Said<", 'value="2027-01-16T20:00"'):
            assert value in answer.text
        assert await asked(phone, path, **{**fields, "most": "9"}) == 403
        assert await asked(desk, path, **{**fields, "most": "9"}) == 303
        assert "2027-01-16 18:00 UTC" in (await desk.client.get(f"/events/{event_id}")).text


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_an_event_that_is_changed_while_it_begins_is_both_changed_and_begun(
    tmp_path: Path, hands: Hands, new_database: NewDatabase, database: str
) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        members, events = people(inside, 4), inside.service.events
        event_id = await made(inside, members)
        await asyncio.gather(hands.conduct(inside), *(events.change(event_id, members[0], f"Cup {number}", "", 8) for number in range(5)))
        await hands.conduct(inside, seconds=40)
        event = await events.event(event_id)
        assert (event.row.state, event.plan.most, len(event.tables)) == ("running", 8, 2)
        assert event.row.name == event.plan.name


# ---- the operator ----


async def test_the_operator_sees_all_events_and_what_keeps_them_from_going_on(inside: Inside, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "MOST_CURRENT", 9)
    service, members = inside.service, people(inside, 2)
    club = await club_of(inside, members[0])
    await service.events.make(members[0], cup(name="Among us", listed=False), club.slug)
    lost = await made(inside, members, start=False, name="Lost")
    plan_again(service, lost, game="nothing")
    running = await made(inside, members, name="Running")
    await hands.conduct(inside)
    lines = {line["name"]: line for line in await operator_events(service, table_words("en"))}
    assert lines["Running"]["facts"] == ["in progress", "Organised by Player 1", "2 of 32 players", "one table, 1 in play"]
    assert [lines[name]["troubles"] for name in ("Running", "Among us")] == [[], []]
    assert lines["Lost"]["troubles"] == ["Its game can no longer be played here."]
    assert [lines[name]["is_public"] for name in ("Running", "Among us")] == [True, False]
    hands.now += 3 * 3600
    lines = {line["name"]: line for line in await operator_events(service, table_words("en"))}
    assert lines["Running"]["troubles"] == ["It has not gone on for a while.", "One match goes on although its time is over."]
    await service.events.close(running, "Too late.", None)
    lines = {line["name"]: line for line in await operator_events(service, table_words("en"))}
    assert (lines["Running"]["facts"][0], lines["Running"]["why"], lines["Running"]["current"]) == ("called off", "Too late.", False)


async def test_no_new_tables_are_told_to_the_operator_as_tables_that_wait(inside: Inside, hands: Hands) -> None:
    await inside.service.admission.stop("")
    await made(inside, people(inside, 2))
    await hands.conduct(inside)
    hands.now += 100
    (line,) = await operator_events(inside.service, table_words("en"))
    assert "One table could not be opened yet." in line["troubles"]


# ---- databases from before ----


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_events_from_before_there_were_those_of_clubs_keep_their_players(new_database: NewDatabase, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, upgrade = Store(new_database(database, empty=True)), command.upgrade
    monkeypatch.setattr(command, "upgrade", lambda config, _: upgrade(config, "0013"))
    migrate(store.engine)
    monkeypatch.undo()
    member = new_member("Anna", "en", None)
    row = EventRow("cup", "tournament", "Cup", member.id, cup().written(), True, "seed", "open", 0, 0, None, 1.0, 1.0)
    before = {name: value for name, value in vars(row).items() if name not in ("club", "for_club")}
    with store.writing() as connection:
        add_member(connection, member)
        columns = ", ".join(before)
        connection.execute(sa.text(f"INSERT INTO events ({columns}) VALUES (:{columns.replace(', ', ', :')})"), before)
        add_players(connection, "cup", [Player(member.id, 1, 1.0)])
    migrate(store.engine)
    assert find_event(store, "cup") == row
    assert [player.member_id for player in players_of(store, "cup")] == [member.id]
    store.close()
