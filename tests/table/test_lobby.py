"""The lobby: what it shows to everybody, and what it never does."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import segno
import sqlalchemy as sa
from starlette.testclient import TestClient

from ridotto.table.app import create_app
from ridotto.table.pages import lobby as pages
from ridotto.table.service import lobby as lobbies
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.clock import now
from ridotto.table.service.lobby import MOST_VIEWS, PAGE, Look
from ridotto.table.service.opening import TablePlan, _prepared
from ridotto.table.service.paces import CORRESPONDENCE, DAY, LIVE, Pace
from ridotto.table.service.play_now import TOPIC
from ridotto.table.store.lobby import Filters, count_public, public_page
from ridotto.table.store.members import Member
from ridotto.table.store.profiles import EVERYBODY, MEMBERS
from ridotto.table.store.results import ratings_table
from ridotto.table.store.store import Store, tables_table

from .attacks import SCRIPT
from .browsers import Browser, Page, settings
from .conftest import HERE, Inside, NewDatabase, opened
from .test_member_seats import clubhouse, join_club
from .test_profile_links import sits
from .test_profiles import reading, shows
from .test_ratings import rated_table

LIVE_PACE, BY_MAIL = Pace(LIVE, 60, 900), Pace(CORRESPONDENCE, DAY)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(settings(tmp_path))) as client:
        yield client


def add_tables(store: Store, count: int, **plan: Any) -> list[str]:
    """Tables that were opened one second after the other; returns their names, the latest first."""
    found = [_prepared(TablePlan(**{"game": "doge", "seats": 3, **plan})) for _ in range(count)]
    for number, new in enumerate(found):
        store.open_table(replace(new, row=replace(new.row, created=now() - 1000 + number)))
    return [new.row.id for new in reversed(found)]


def tables_on(page: Page) -> list[str]:
    return [at["id"].removeprefix("at-") for tag, at in page.tags if tag == "li" and at.get("id", "").startswith("at-")]


# ---- what is found ----


@pytest.mark.anyio
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_filters_pages_and_counts_find_public_tables_alone(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with opened(tmp_path, db=new_database(database)) as inside:
        store = inside.service.store
        doge = add_tables(store, PAGE + 5)
        four = add_tables(store, 1, seats=4, pace=LIVE_PACE)
        rialto = add_tables(store, 2, game="rialto", pace=BY_MAIL)
        hidden = add_tables(store, 3, listed=False)
        botted = add_tables(store, 1, game="palazzo", bots={1: "level:4"})
        rated = add_tables(store, 1, game="venice", rated=True)

        def found(page: int = 1, **filters: Any) -> list[str]:
            return [table.id for table in public_page(store, "waiting", Filters(**filters), (page - 1) * PAGE, PAGE)]

        assert [*found(game="doge", seats=3), *found(2, game="doge", seats=3)] == doge
        assert found(game="rialto") == found(pace="correspondence") == rialto
        assert found(seats=4) == found(pace="live") == four
        assert [*found(game="doge", pace="none"), *found(2, game="doge", pace="none")] == doge
        assert found(game="dogeship") == found(game="rialto", pace="live") == found(game="venice", rated="no") == []
        assert found(bots="with") == found(game="palazzo", bots="with", rated="no") == botted
        assert found(rated="yes") == found(rated="yes", bots="without") == rated
        assert count_public(store, "waiting", Filters(bots="without", rated="no")) == len(doge) + len(four) + len(rialto)
        assert count_public(store, "waiting", Filters()) == len(doge) + len(four) + len(rialto) + 2
        assert not set(hidden) & {table for page in (1, 2) for table in found(page)}


def test_a_page_is_read_along_its_index(house: TestClient) -> None:
    store: Store = house.app.state.service.store  # type: ignore[attr-defined]
    read: list[tuple[str, Any]] = []
    # others read as well meanwhile: what is due, who waits
    sa.event.listen(store.engine, "before_cursor_execute", lambda *args: read.append((args[2], args[3])) if "listed" in args[2] else None)
    filters = Filters("doge", 3, "live", "without", "yes")
    public_page(store, "waiting", filters, 0, PAGE)
    count_public(store, "waiting", filters)
    with store.engine.connect() as connection:
        plans = [str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values).all()) for text, values in list(read)]
    assert len(plans) == 2
    for plan in plans:
        assert "COVERING INDEX ix_tables_lobby (listed=? AND status=?)" in plan
    assert not any(f"SCAN {tables_table.name}'" in plan for plan in plans)


# ---- what is shown ----


def test_a_table_says_who_sits_there_who_is_there_now_and_what_is_played(house: TestClient) -> None:
    anna, guest = Browser(house), Browser(house)
    anna.post("/tables", game="doge", seats="3", seat0="me", seat1="level:4", seat2="open", name="Anna", listed="yes", time="live 60 900")
    table = anna.at.rpartition("/")[2]
    page = guest.get("/lobby")
    assert tables_on(page) == [table]
    for said in (
        "One table has a free seat, no match is in progress.",
        "Anna is there now",
        "Brighella Level 4, Gondolier",
        "1 of 3 seats free",
        "Live: one minute",
    ):
        assert said in page.text
    assert f"/t/{table}" in page.addresses
    guest.post(f"/t/{table}/join", name="Bruno")
    page = Browser(house, "de").get("/lobby?game=doge&pace=live")
    assert "An keinem Tisch ist ein Platz frei, einer Partie kannst du zuschauen." in page.text
    assert tables_on(page) == [table]


def test_a_private_table_is_nowhere_and_says_so_to_whoever_sits_there(house: TestClient) -> None:
    anna = Browser(house)
    page = anna.post("/tables", game="doge", seats="3", seat0="me", name="Anna")
    table = anna.at.rpartition("/")[2]
    assert "This table is in no list" in page.text
    assert f"/t/{table}/qr.svg" in page.addresses
    for path in ("/lobby", "/api/lobby", "/api/tables", "/"):
        assert table not in Browser(house)._send("GET", path).text
    page = anna.post("/tables", game="doge", seats="3", seat0="me", name="Anna", listed="yes")
    assert "This table is in the lobby" in page.text


def test_the_qr_code_holds_the_public_address_whatever_the_request_says(tmp_path: Path) -> None:
    with TestClient(create_app(settings(tmp_path, public_url="https://play.example.org"))) as house:
        table = house.post("/api/tables", json={"game": "doge", "seats": 3}).json()["table"]
        answer = house.get(f"/t/{table}/qr.svg", headers={"Host": "evil.example"})
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        modules = len(segno.make_qr(f"https://play.example.org/t/{table}", error="m").matrix)
        assert f'viewBox="0 0 {modules + 4} {modules + 4}"' in answer.text
        assert house.get("/t/nosuchtable/qr.svg").status_code == 404


def test_pages_and_filters_stay_in_the_address(house: TestClient) -> None:
    store: Store = house.app.state.service.store  # type: ignore[attr-defined]
    first = add_tables(store, PAGE + 1)
    add_tables(store, 1, game="rialto")
    guest = Browser(house)
    page = guest.get("/lobby?game=doge&seats=&pace=")
    assert tables_on(page) == first[:PAGE]
    assert "/lobby?game=doge&page=2" in page.addresses
    assert "/lobby/stream?game=doge" in page.addresses
    assert "/play-now?game=doge" in page.addresses
    filters = page.form("/lobby")
    assert filters is not None
    assert filters["fields"] == {"game": "doge", "seats": "", "pace": "", "bots": ""}
    page = guest.get("/lobby?game=doge&page=2")
    assert tables_on(page) == first[PAGE:]
    assert "/lobby?game=doge" in page.addresses
    assert tables_on(guest.get("/lobby?page=50")) == []
    play = guest.get("/play-now?game=doge&seats=4&pace=none").form("/play-now")
    assert play is not None
    assert play["fields"] == {"game": "doge", "seats": "4", "pace": "none", "name": "Guest"}


def test_a_filter_that_cannot_be_is_a_clear_sentence(house: TestClient) -> None:
    for query in (
        "game=nothing",
        "seats=x",
        "seats=-1",
        "seats=10",
        "pace=hasty",
        "page=0",
        "page=51",
        "watch=9999999",
        "page=1e3",
        "seats=²",
        "bots=2",
        "rated=1",
        "near=1550",
        "near=9000",
    ):
        page = Browser(house).get(f"/lobby?{query}", 422)
        assert "The lobby cannot be filtered like this" in page.text or "nothing" in page.text
        for path in ("/api/lobby", "/lobby/stream"):
            answer = house.get(f"{path}?{query}")
            assert (answer.status_code, list(answer.json())) == (422, ["error"])


def test_names_are_text_and_never_markup(house: TestClient) -> None:
    Browser(house).post("/tables", game="doge", seats="3", seat0="me", name=SCRIPT[:40], listed="yes")
    Browser(house).post("/play-now", name=SCRIPT[:40], game="doge", seats="3", pace="none")
    waiting = Browser(house).post("/play-now", name="Zoe", game="doge", seats="3", pace="none")
    assert SCRIPT[:40] in waiting.text
    for source in (house.get("/lobby").text, waiting.source):
        assert SCRIPT[:8] not in source


@pytest.mark.anyio
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_bot_that_sits_down_later_is_noted_with_its_seat(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with opened(tmp_path, db=new_database(database)) as inside:
        table = await inside.open("doge", 3)

        async def found(bots: str) -> list[str]:
            return [
                each.table.id for each in (await lobbies.Lobby(inside.service.store, inside.service.play_now, False).look(Look(Filters(bots=bots)))).waiting
            ]

        assert (await found("without"), await found("with")) == ([table], [])
        await inside.service.seats.seat_bot(await inside.service.tables.get(table), 1, "level:2")
        assert (await found("without"), await found("with")) == ([], [table])


# ---- how strong ----


def rates(inside: Inside, member: Member, points: int, game: str = "doge", seats: int = 3, sigma: float = 3.0) -> None:
    """Somebody has this rating, in the numbers that people read."""
    with inside.service.store.writing() as connection:
        values = {"member_id": member.id, "game": game, "seats": seats, "mu": 25 + (points - 1500) / 30, "sigma": sigma}
        connection.execute(ratings_table.insert().values(**values, matches=9, played=now()))


@pytest.mark.anyio
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_tables_are_found_by_the_ratings_that_those_who_sit_there_show_to_everybody(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        shown = {"Anna": EVERYBODY, "Bruno": EVERYBODY, "Chiara": MEMBERS, "Dario": EVERYBODY, "Eve": EVERYBODY}
        points = {"Anna": 1640, "Bruno": 1300, "Chiara": 1600, "Dario": 1600, "Eve": 1600}
        tables: dict[str, str] = {}
        for name, to in shown.items():
            member = join_club(inside, name)
            shows(inside, member, to)
            rates(inside, member, points[name], seats=4 if name == "Eve" else 3, sigma=8.0 if name == "Anna" else 3.0)
            tables[name] = (await rated_table(inside, member, game="doge", seats=3)).row.id if name == "Bruno" else await inside.open("doge", 3)
            if name != "Bruno":
                await sits(inside, member, tables[name], "Masked" if name == "Dario" else name)

        async def found(near: int, **filters: Any) -> list[str]:
            answer = await inside.client.get("/api/lobby", params={"near": near, **filters})
            assert answer.json()["waiting_count"] == len(answer.json()["waiting"])
            return [name for each in answer.json()["waiting"] for name in tables if tables[name] == each["table"]]

        # not Chiara, who is shown to members, Dario, who sits there under another name, nor Eve, who is rated with four players
        assert await found(1600) == await found(1800) == ["Anna"]
        assert await found(1500) == ["Bruno", "Anna"]
        assert await found(1300) == await found(1500, rated="yes") == ["Bruno"]
        assert await found(2000) == await found(1600, game="rialto") == []
        whole = (await inside.client.get("/api/lobby")).json()["waiting"]
        said = {each["seats"][0]["name"]: (each["rated"], each["seats"][0]["rating"], each["seats"][0]["provisional"]) for each in whole}
        nothing = False, None, False
        assert said == {"Anna": (False, 1640, True), "Bruno": (True, 1300, False), "Chiara": nothing, "Masked": nothing, "Eve": nothing}


@pytest.mark.anyio
async def test_members_are_offered_their_own_strength_and_see_ratings_in_the_lines(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, bruno = join_club(inside, "Anna"), join_club(inside, "Bruno")
        rates(inside, anna, 1640)
        rates(inside, anna, 1810, "doge", 4)
        shows(inside, anna, EVERYBODY)
        await sits(inside, anna, await inside.open("doge", 3), "Anna")
        async with reading(inside) as guest, reading(inside, anna) as own, reading(inside, bruno) as other:

            async def strengths(of: Any, query: str) -> list[tuple[str, str]]:
                return re.findall(r'<option( value="[1-9]\d*"(?: selected)?| disabled)>(About[^<]*|\d+ to \d+[^<]*)<', (await of.get(f"/lobby{query}")).text)

            assert await strengths(guest, "?game=doge") == []
            assert await strengths(guest, "?game=doge&near=1500") == [(' value="1500" selected', "1300 to 1700")]
            assert await strengths(own, "") == [(" disabled", "About as strong as I am: choose a game first")]
            assert await strengths(other, "?game=doge") == [(" disabled", "About as strong as I am: you have no rating yet")]
            assert await strengths(own, "?game=doge&seats=4") == [(' value="1800"', "1600 to 2000: about as strong as I am")]
            assert (await strengths(own, "?game=doge&seats=3&near=1600"))[0][0] == ' value="1600" selected'
            page = (await guest.get("/lobby?near=1600")).text
            assert '<span class="unseen">Rating </span>1640</small>' in page
            assert (await guest.get("/lobby?near=2000")).text.count('id="at-') == 0


def test_near_strengths_are_rounded_so_that_looks_are_shared() -> None:
    assert [lobbies.near_step(25 + (points - 1500) / 30) for points in (1449, 1451, 1549, 1551, -400, 9000)] == [1400, 1500, 1500, 1600, 100, 3000]


# ---- made once for all ----


@pytest.mark.anyio
async def test_what_many_look_at_is_read_once_a_second_and_only_so_many_views_are_kept(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Look] = []
    really = lobbies._read

    def counted(store: Store, look: Look, with_members: bool) -> Any:
        read.append(look)
        return really(store, look, with_members)

    time = 100.0
    monkeypatch.setattr(lobbies, "_read", counted)
    monkeypatch.setattr(lobbies, "monotonic", lambda: time)
    lobby = inside.service.lobby
    views = await asyncio.gather(*(lobby.look(Look()) for _ in range(50)))
    assert (len(read), len({id(view) for view in views})) == (1, 1)
    time += lobbies.MADE_EVERY + 0.01
    await asyncio.gather(*(lobby.look(Look()) for _ in range(50)))
    assert len(read) == 2
    for page in range(1, 40):
        for watch in range(1, 4):
            await lobby.look(Look(page=page, watch=watch))
    assert len(lobby._made) == MOST_VIEWS


@pytest.mark.anyio
async def test_a_database_that_fails_once_is_asked_again(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise sa.exc.OperationalError("", {}, Exception("gone"))

    with monkeypatch.context() as patched:
        patched.setattr(lobbies, "_read", fail)
        assert (await inside.client.get("/api/lobby")).status_code == 503
    assert (await inside.client.get("/api/lobby")).status_code == 200


@pytest.mark.anyio
async def test_the_stream_sends_the_lists_when_they_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "MADE_EVERY", 0.0)
    monkeypatch.setattr(pages, "LOOK_EVERY", 0.02)
    async with opened(tmp_path, pages=True) as inside, inside.stream("/lobby/stream") as lists:
        assert "retry" in await lists.chunk()
        assert "No table with a free seat" in await lists.chunk()
        assert await lists.nothing(0.2)
        table = await inside.open()
        assert f'id="at-{table}"' in await lists.chunk()


# ---- for programs ----


@pytest.mark.anyio
async def test_programs_see_the_same_lobby(inside: Inside) -> None:
    table = await inside.open("doge", 3, bots={"1": "level:4"}, pace="live", clock=60, reserve=900)
    await inside.sit(table, "Anna")
    await inside.open("doge", 3, listed=False)
    shown = (await inside.client.get("/api/lobby?pace=live")).json()
    (found,) = shown["waiting"]
    assert abs(found.pop("opened") - now()) < 60
    unrated = {"rating": None, "provisional": False}
    seats = [{"name": "Anna", "bot": None, "here": True, **unrated}, {"name": "Brighella", "bot": "level:4", "here": False, **unrated}, None]
    facts = {"rated": False, "game": "doge", "variant": "", "own_edition": False, "status": "waiting", "pace": "live", "clock": 60, "reserve": 900}
    assert found == {"table": table, **facts, "seats": seats}
    assert (shown["waiting_count"], shown["playing"], shown["want_to_play"]) == (1, [], [])
    assert (await inside.client.get("/api/lobby?game=rialto")).json()["waiting"] == []


@pytest.mark.anyio
async def test_two_programs_wait_and_get_their_seats(inside: Inside) -> None:
    wish = {"name": "Anna", "game": "palazzo", "seats": 2, "pace": "none"}
    asked = await inside.client.post("/api/play-now", json=wish)
    assert asked.status_code == 201, asked.text
    anna = {"Authorization": f"Bearer {asked.json()['ticket']}"}
    assert {name: asked.json()[name] for name in ("status", "others", "token")} == {"status": "waiting", "others": 0, "token": None}
    assert (await inside.client.get("/api/lobby")).json()["want_to_play"] == [{"game": "palazzo", "people": 1}]
    bruno = (await inside.client.post("/api/play-now", json={**wish, "name": "anna"})).json()
    found = (await inside.client.get("/api/play-now", headers=anna)).json()
    assert found["status"] == bruno["status"] == "seated"
    assert found["table"] == bruno["table"]
    names = {}
    for each in (found, bruno):
        shown = (await inside.client.get(f"/api/tables/{each['table']}", headers={"Authorization": f"Bearer {each['token']}"})).json()
        assert (shown["seat"], shown["status"]) == (each["seat"], "playing")
        names[each["seat"]] = shown["seats"][each["seat"]]["name"]
    assert sorted(names.values()) == ["Anna", "anna 2"]
    left = await inside.client.post(f"/api/tables/{found['table']}/leave", headers={"Authorization": f"Bearer {found['token']}"})
    assert left.status_code == 200
    again = (await inside.client.get("/api/play-now", headers=anna)).json()
    answer = await inside.client.get(f"/api/tables/{found['table']}", headers={"Authorization": f"Bearer {again['token']}"})
    assert answer.status_code == 401, "a ticket gives no seat back that was given up"


@pytest.mark.anyio
async def test_a_ticket_is_known_by_its_secret_alone_and_can_be_given_back(inside: Inside) -> None:
    secret = (await inside.client.post("/api/play-now", json={"name": "Anna", "game": "doge"})).json()["ticket"]
    mine = {"Authorization": f"Bearer {secret}"}
    with inside.service.store.engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT * FROM tickets")).all()
    assert secret not in json.dumps([list(map(str, row)) for row in rows])
    for headers, status in (({}, 401), ({"Authorization": f"Bearer {secret[1:]}"}, 409), ({"Authorization": "Basic x"}, 401)):
        assert (await inside.client.get("/api/play-now", headers=headers)).status_code == status
    assert (await inside.client.delete("/api/play-now")).status_code == 401
    assert (await inside.client.post("/api/play-now", json={"name": "Anna", "bots": True, "game": "palazzo"}, headers=mine)).json()["status"] == "seated"
    other = (await inside.client.post("/api/play-now", json={"name": "Bruno", "game": "doge"})).json()["ticket"]
    assert (await inside.client.delete("/api/play-now", headers={"Authorization": f"Bearer {other}"})).status_code == 204
    assert (await inside.client.get("/api/play-now", headers={"Authorization": f"Bearer {other}"})).status_code == 409


@pytest.mark.anyio
async def test_a_browser_that_is_signed_out_no_longer_waits_as_the_member(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        service, anna = inside.service, join_club(inside, "Anna")
        browser = await service.members.sign_in(anna, "", None)
        cookie = {"Cookie": f"ridotto-browser={browser}", "Origin": HERE}
        wish = {"name": "Anna", "game": "doge", "seats": "4", "pace": "none"}
        assert (await inside.client.post("/play-now", data=wish, headers=cookie)).status_code == 303
        async with inside.stream("/play-now/stream", cookie) as page:
            await page.chunk()
            assert "You want to play: Doge" in await page.chunk()
            await service.members.sign_out(anna, browser_digest(browser))
            service.notices.announce(TOPIC)
            assert 'data-go="/play-now"' in await page.chunk()


@pytest.mark.anyio
async def test_an_address_can_wait_only_so_often(tmp_path: Path) -> None:
    async with opened(tmp_path, tables_per_hour=3) as inside:
        answers = [await inside.client.post("/api/play-now", json={"name": "Anna"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]


# ---- in two browsers ----


def test_two_guests_press_play_now_and_meet(house: TestClient) -> None:
    anna, bruno = Browser(house), Browser(house, "de")
    page = anna.get("/play-now")
    form = page.form("/play-now")
    assert form is not None
    page = anna.post("/play-now", **{**form["fields"], "name": "Anna", "game": "palazzo", "seats": "2"})
    assert anna.at == "/play-now/waiting"
    assert "You want to play: Palazzo · 2 players · Live." in page.text
    assert "Nobody else wants to play that right now." in page.text
    assert "One person wants to play now: Palazzo (1)." in Browser(house).get("/lobby").text
    assert anna.get("/play-now").form("/play-now/leave") is not None, "whoever waits is shown that"
    bruno.post("/play-now", name="Bruno", game="", seats="", pace="none")
    assert "Anna" not in bruno.get("/play-now/waiting").text, "she wants to play live"
    bruno.post("/play-now", name="Bruno", game="", seats="", pace="live")
    assert bruno.at.startswith("/t/")
    anna.get("/play-now/waiting")
    assert anna.at == bruno.at
    table = anna.at
    assert {"Anna", "Bruno"} <= set(anna.get(table).text.split())
    assert all(browser.get(table).form("/talk") is not None for browser in (anna, bruno)), "both have a seat"
    assert "Mit Leuten" in bruno.get("/play-now").text, "afterwards one can look for the next match"


def test_whoever_waits_is_told_that_no_new_tables_are_opened(house: TestClient) -> None:
    anna = Browser(house)
    anna.post("/play-now", name="Anna", game="doge", seats="4", pace="none")
    assert house.portal is not None
    house.portal.call(house.app.state.service.admission.stop, "Back at noon.")  # type: ignore[attr-defined]
    for path in ("/play-now/waiting", "/lobby"):
        assert "No new tables are opened at the moment. Back at noon." in anna.get(path).text
    assert "no new tables" in Browser(house).post("/play-now", 503, name="Zoe", game="doge", seats="", pace="none").text.casefold()


def test_one_waits_with_company_calls_bots_or_leaves(house: TestClient) -> None:
    anna, bruno = Browser(house), Browser(house)
    anna.post("/play-now", name="Anna", game="doge", seats="4", pace="none")
    page = bruno.post("/play-now", name="Bruno", game="doge", seats="", pace="none")
    assert "They are waiting, too Anna Doge · 4 players · No clock" in page.text
    bruno.post("/play-now/leave")
    assert bruno.at == "/lobby"
    assert bruno.get("/play-now/waiting").form("/play-now") is not None
    page = anna.post("/play-now/bots")
    assert anna.at.startswith("/t/")
    assert sum(mask in page.text for mask in ("Arlecchino", "Brighella", "Colombina", "Dottore")) == 3


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"seats": "2"}, "cannot be played with that many seats; choose one of 3, 4"),
        ({"seats": "x"}, "cannot be played with that many seats"),
        ({"name": " "}, "A name must have 1 to 40 printable characters"),
        ({"pace": "hasty"}, "No table can be like that"),
        ({"game": "nothing"}, "nothing"),
    ],
)
def test_a_wish_that_cannot_be_is_said_beside_the_form_with_everything_filled_in(house: TestClient, fields: dict[str, str], said: str) -> None:
    browser = Browser(house)
    page = browser.post("/play-now", 422, **{"name": "Anna", "game": "doge", "seats": "3", "pace": "none", **fields})
    assert said in page.text
    form = page.form("/play-now")
    assert form is not None
    assert form["fields"]["name"] == {"name": "Anna", **fields}["name"]
    assert browser.cookies == {}, "nobody gets a cookie for nothing"


@pytest.mark.anyio
async def test_the_stream_of_a_waiting_page_says_where_to_go_and_keeps_the_ticket_alive(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside:
        answer = await inside.client.post("/play-now", data={"name": "Anna", "game": "palazzo", "seats": "2", "pace": "none"})
        assert answer.status_code == 303
        cookie = {"Cookie": f"ridotto-browser={inside.client.cookies['ridotto-browser']}"}
        inside.client.cookies.clear()
        async with inside.stream("/play-now/stream", cookie) as page:
            await page.chunk()
            assert "You want to play: Palazzo" in await page.chunk()
            seated = (await inside.client.post("/api/play-now", json={"name": "Bruno", "game": "palazzo", "pace": "none"})).json()
            assert f'data-go="/t/{seated["table"]}"' in await page.chunk()
        async with inside.stream("/play-now/stream") as page:
            await page.chunk()
            gone = await page.chunk()
            assert 'data-go="/play-now"' in gone
            assert "Your table is ready" not in gone
