"""The pages of events, as browsers without script see them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ridotto.table.service.clock import now
from ridotto.table.service.events.conductor import BREAK, Conductor
from ridotto.table.store.events import due_events

from .browsers import Page
from .clubs import HERE, Club, Person, club
from .tournaments import MOST_LOOKS, plan_again, play_out

SECRET = "a secret of the operator's"


class Evening(Club):
    """A house with members in which the test conducts the events, and time passes as it says."""

    ahead = 0.0

    def conduct(self, seconds: float = 0.0) -> None:
        """Let pass some time, and do all that is due then."""
        self.ahead += seconds

        async def look() -> None:
            for _ in range(MOST_LOOKS):
                if not await self.service.store.call(due_events, self.service.store, now(), 1):
                    return
                await self.service.conductor.look()

        self.call(look)

    def play(self, event: str) -> None:
        """Play all matches of an event that are not over, and let what follows begin."""

        async def play() -> None:
            for table in (await self.service.events.event(event)).tables:
                if table.state == "open":
                    await play_out(self.service, table.table_id)

        self.call(play)
        self.conduct(5)
        self.conduct(BREAK)


async def _nothing(_: Conductor) -> None:
    pass


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    monkeypatch.setattr(Conductor, "run", _nothing)
    with club(tmp_path) as running:
        evening = Evening(running.client)
        monkeypatch.setattr("ridotto.table.service.clock.time", lambda: 1_800_000_000.0 + evening.ahead)
        yield evening


def make(person: Person, kind: str = "tournament", game: str = "rialto", status: int = 200, /, **fields: Any) -> Page:
    """Make an event by the form, as it is proposed but for some fields."""
    form = person.get(f"/events/new?kind={kind}&game={game}").form("/events/new")
    assert form is not None
    return person.post("/events/new", status, **{**form["fields"], "name": "Summer cup", "seats": "2", "time": "none", **fields})


def event_of(person: Person) -> str:
    return person.at.rpartition("/")[2]


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_evening_from_the_form_to_the_last_standings(house: Evening, language: str) -> None:
    anna, bruno = house.member("Anna", language), house.member("Bruno", language)
    make(anna, rounds="1")
    event = event_of(anna)
    path = f"/events/{event}"
    assert "Summer cup" in house.guest(language).get("/events").text
    for person in (anna, bruno):
        page = person.get(path)
        assert page.form("/enter") is not None
        page = person.post(f"{path}/enter")
        assert page.form("/enter") is None
    assert bruno.get(path).form("/start") is None
    anna.post(f"{path}/start")
    house.conduct()
    page = bruno.get(path)
    table = next(address for address in page.addresses if address.startswith("/t/"))
    assert bruno.get(table).form("/move") is not None or anna.get(table).form("/move") is not None
    house.play(event)
    page = house.guest(language).get(path)
    assert {"Anna", "Bruno"} <= set(page.text.split())
    assert page.form("/leave") is None
    assert "Summer cup" in house.guest(language).get("/events").text


def test_all_kinds_and_games_have_a_form_that_makes_an_event_as_it_is_proposed(house: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.service.events.events.MOST_CURRENT", 99)
    monkeypatch.setattr("ridotto.table.service.events.events.MOST_A_DAY", 99)
    anna = house.member("Anna")
    for kind in ("tournament", "league", "night"):
        for game in ("doge", "palazzo", "rialto", "dogeship", "venice"):
            form = anna.get(f"/events/new?kind={kind}&game={game}").form("/events/new")
            assert form is not None
            page = anna.post("/events/new", **{**form["fields"], "name": f"{kind} of {game}"})
            assert f"{kind} of {game}" in page.text


def test_what_is_wrong_stands_beside_the_form_and_everything_is_still_filled_in(house: Evening) -> None:
    anna = house.member("Anna")
    for fields, why in (
        ({"rounds": "99"}, "1 to 30 rounds"),
        ({"most": "many"}, "2 to 200 players"),
        ({"starts": "soon"}, "within a year"),
        ({"starts": "2027-13-40T99:99"}, "within a year"),
        ({"starts": "2027-01-16T20:00", "zone": "x" * 9}, "within a year"),
        ({"seats": "9"}, "choose one of"),
        ({"name": " "}, "1 to 60 characters"),
        ({"kind": "war"}, "no such kind"),
        ({"time": "live x y"}, "seconds"),
    ):
        page = make(anna, "tournament", "rialto", 422, **{"name": "My cup", **fields})
        assert why in page.text
        form = page.form("/events/new")
        assert form is not None
        assert form["fields"]["name"] == fields.get("name", "My cup")


def test_a_start_is_in_the_organisers_own_time(house: Evening) -> None:
    anna = house.member("Anna")
    assert "2027-01-16 18:00 UTC" in make(anna, starts="2027-01-16T20:00", zone="120").text


def test_a_guest_watches_and_is_asked_to_sign_in(house: Evening) -> None:
    anna = house.member("Anna")
    make(anna)
    path = f"/events/{event_of(anna)}"
    guest = house.guest()
    page = guest.get(path)
    assert f"/members/sign-in?next={path}" in page.addresses
    assert page.form("/enter") is None
    guest.get("/events/new")
    assert guest.at.startswith("/members/sign-in")
    for what in ("enter", "leave", "start", "close", "season", "rounds/1/1"):
        assert "sign in first" in guest.post(f"{path}/{what}", 403).text


def test_an_event_by_link_is_not_listed(house: Evening) -> None:
    anna = house.member("Anna")
    make(anna, listed="")
    event = event_of(anna)
    assert event not in house.guest().get("/events").source
    assert event in anna.get("/events").source
    assert "Summer cup" in house.guest().get(f"/events/{event}").text


def test_events_are_listed_although_the_game_of_one_is_gone(house: Evening) -> None:
    anna = house.member("Anna")
    for name in ("Summer cup", "Winter cup"):
        make(anna, name=name)
    event = event_of(anna)
    plan_again(house.service, event, game="gone")
    for person in (anna, house.guest()):
        text = person.get("/events").text
        assert "Summer cup" in text
        assert "Winter cup" not in text
        for path in (f"/events/{event}", f"/events/{event}/screen"):
            person.get(path, 404)


def test_only_the_organiser_has_the_organisers_buttons_and_can_use_them(house: Evening) -> None:
    anna, bruno = house.member("Anna"), house.member("Bruno")
    make(anna, rounds="1")
    path = f"/events/{event_of(anna)}"
    for person in (anna, bruno):
        person.post(f"{path}/enter")
    for what in ("start", "close", "season"):
        assert "Only the organiser" in bruno.post(f"{path}/{what}", 403, why="x").text
    anna.post(f"{path}/start")
    house.conduct()
    correct = f"{path}/rounds/1/1"
    assert correct in anna.get(path).addresses
    assert f"{HERE}{path}" in anna.get(path).text, "to be sent to others"
    assert correct not in bruno.get(path).addresses
    bruno.get(correct, 403)
    bruno.post(correct, 403, place0="1", place1="2", note="mine")
    assert "note of 1 to" in anna.post(correct, 422, place0="1", place1="2", note="").text
    assert "place from 1 to 2" in anna.post(correct, 422, place0="1", place1="x", note="a").text
    for missing in (f"{path}/rounds/1/99", f"{path}/rounds/{10**30}/1"):
        anna.get(missing, 404)
    page = anna.post(correct, place0="2", place1="1", note="The wrong way round.")
    assert "The wrong way round." in page.text
    house.conduct(BREAK)
    assert "This event is over" in bruno.get(path).text


def test_a_page_shows_the_tables_of_the_present_round_and_of_one_before(house: Evening) -> None:
    people = [house.member(name) for name in ("Anna", "Bruno")]
    make(people[0], rounds="3")
    event = event_of(people[0])
    path = f"/events/{event}"
    for person in people:
        person.post(f"{path}/enter")
    people[0].post(f"{path}/start")
    house.conduct()
    for _ in range(2):
        house.play(event)
    one, two, three = (f"/t/{table.table_id}" for table in house.call(house.service.events.event, event).tables)

    def tables(address: str) -> set[str]:
        return {one, two, three} & set(house.guest().get(address).addresses)

    assert tables(path) == {three}
    assert tables(f"{path}?round=1") == {one, three}
    assert tables(f"{path}?round=2") == {two, three}
    assert {f"{path}?round=1#before", f"{path}?round=2#before"} <= set(house.guest().get(path).addresses)
    for other in ("3", "0", "-1", str(10**40)):
        assert tables(f"{path}?round={other}") == {three}
    house.guest().get(f"{path}?round=x", 422)
    assert "As it was." in people[0].post(f"{path}/rounds/1/1", place0="2", place1="1", note="As it was.").text
    house.play(event)
    assert tables(path) == {three}, "of an event that is over, the last"


def test_a_league_goes_into_its_next_season(house: Evening) -> None:
    people = [house.member(name) for name in ("Anna", "Bruno", "Chiara")]
    make(people[0], "league", size="3", moving="1", hours="24")
    event = event_of(people[0])
    for person in people:
        person.post(f"/events/{event}/enter")
    people[0].post(f"/events/{event}/start")
    house.conduct()
    assert "Division 1" in people[0].get(f"/events/{event}").text
    for _ in range(3):
        house.play(event)
    page = people[0].post(f"/events/{event}/season")
    assert "Summer cup, season 2" in page.text
    assert f"/events/{event}" in page.addresses
    assert people[0].at in people[0].get(f"/events/{event}").addresses


def test_the_big_screen_shows_one_thing_after_the_other(house: Evening) -> None:
    people = [house.member(f"Player {number}") for number in range(4)]
    make(people[0], rounds="1")
    event = event_of(people[0])
    screen = f"/events/{event}/screen"
    guest = house.guest()
    assert "Nobody has entered yet" in guest.get(screen).text
    for person in people:
        person.post(f"/events/{event}/enter")
    assert "Player 3" in guest.get(screen).text
    people[0].post(f"/events/{event}/start")
    house.conduct()
    page = guest.get(screen)
    assert "Who plays where" in page.text
    assert not page.forms
    following = next(at["data-next"] for _, at in page.tags if "data-next" in at)
    assert following == f"{screen}?at=1"
    assert "Standings" in guest.get(following).text
    assert "Who plays where" in guest.get(f"{screen}?at=2").text
    guest.get(f"{screen}?at={10**40}")
    guest.get(f"{screen}?at=x", 422)


def test_no_page_of_an_event_names_a_member_by_anything_but_the_name(house: Evening) -> None:
    anna, bruno = house.member("Anna"), house.member("Bruno")
    make(anna)
    event = event_of(anna)
    for person in (anna, bruno):
        person.post(f"/events/{event}/enter")
    anna.post(f"/events/{event}/start")
    house.conduct()
    ids = [player.member_id for player in house.call(house.service.events.event, event).players]
    for person in (anna, bruno, house.guest()):
        for path in ("/events", f"/events/{event}", f"/events/{event}/screen"):
            assert not any(member_id in person.get(path).source for member_id in ids)
    assert not any(member_id in anna.get(f"/events/{event}/rounds/1/1").source for member_id in ids)


def test_the_operator_closes_an_event(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(SECRET.replace(" ", "-"))
    with club(tmp_path, operator_token_file=str(tmp_path / "secret")) as house:
        anna, operator = house.member("Anna"), house.guest()
        make(anna)
        event = event_of(anna)
        operator.post("/operator/events/close", 403, event=event, why="x")
        operator.post("/operator/enter", secret=SECRET.replace(" ", "-"))
        assert "Close an event" in operator.get("/operator").text
        operator.post("/operator/events/close", 404, event="nothing", why="x")
        assert "This house plays fair" in operator.post("/operator/events/close", event=event, why="This house plays fair.").text
        assert "The host has closed it" in anna.get(f"/events/{event}").text
        operator.get("/operator/events/new", 404)


def test_where_only_the_operator_organises_members_cannot(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(SECRET.replace(" ", "-"))
    with club(tmp_path, operator_token_file=str(tmp_path / "secret"), events="operator") as house:
        anna = house.member("Anna")
        assert "/events/new" not in anna.get("/events").addresses
        anna.get("/events/new", 404)
        anna.get("/operator/events/new", 403)
        anna.post("/operator/enter", secret=SECRET.replace(" ", "-"))
        form = anna.get("/operator/events/new").form("/operator/events/new")
        assert form is not None
        assert "Winter cup" in anna.post("/operator/events/new", **{**form["fields"], "name": "Winter cup"}).text


@pytest.mark.parametrize("settings", [{"events": "off"}, {"members": "off"}])
def test_there_are_no_events_where_the_host_wants_none(tmp_path: Path, settings: dict[str, Any]) -> None:
    with club(tmp_path, **settings) as house:
        house.guest().get("/events", 404)
        assert "/events" not in house.guest().get("/").addresses


def test_a_table_leads_to_its_event_but_a_spectator_not_to_one_that_is_not_listed(house: Evening) -> None:
    anna, bruno = house.member("Anna"), house.member("Bruno")
    for listed in ("yes", ""):
        make(anna, listed=listed)
        event = event_of(anna)
        for person in (anna, bruno):
            person.post(f"/events/{event}/enter")
        anna.post(f"/events/{event}/start")
        house.conduct()
        (table,) = house.call(house.service.events.event, event).tables
        assert f"/events/{event}" in anna.get(f"/t/{table.table_id}").addresses
        assert (f"/events/{event}" in house.guest().get(f"/t/{table.table_id}").addresses) is bool(listed)
