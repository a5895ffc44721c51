"""Profiles, leaderboards and ratings at tables: what is shown, and that nobody sees more of anybody than they chose."""

import re
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ridotto.engine.record import parse_record
from ridotto.table.service.clock import now
from ridotto.table.service.departure import delete_member
from ridotto.table.service.member_data import member_data
from ridotto.table.service.rating_model import rate
from ridotto.table.service.ratings import LOOK_AGAIN, MONTH
from ridotto.table.service.tables import load_table
from ridotto.table.store.members import Member
from ridotto.table.store.profiles import EVERYBODY, MEMBERS, NOBODY, profiles_table, show_to
from ridotto.table.store.ratings import ratings_of
from ridotto.table.store.results import Result, SeatResult, file_result, ratings_table, recalculate
from ridotto.table.store.store import results_due_table, tables_table

from .conftest import HERE, Inside, NewDatabase
from .test_browser_cookie import browsing
from .test_member_seats import Here, clubhouse, join_club
from .test_ratings import due, ended, filed, finished, play_out, rated_table

pytestmark = pytest.mark.anyio

PAGE = {"accept": "text/html"}


@asynccontextmanager
async def reading(inside: Inside, member: Member | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """A browser of a member, or of a guest."""
    async with browsing(inside) as client:
        if member is not None:
            await Here(inside, client).sign_in(member)
        yield client


async def text_of(client: httpx.AsyncClient, path: str, status: int = 200) -> str:
    """A page, without its tags."""
    answer = await client.get(path, headers=PAGE)
    assert answer.status_code == status, answer.text
    return unescape(re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", answer.text)))


def shows(inside: Inside, member: Member, to: str) -> None:
    with inside.service.store.writing() as connection:
        show_to(connection, member.id, to)


async def settle(inside: Inside, member: Member, *places: int, game: str = "rialto", level: int = 5) -> None:
    """So many rated matches of a member against a level."""
    live = await rated_table(inside, member, game=game, bots={1: f"level:{level}"})
    store = inside.service.store
    for number, place in enumerate(places):
        table = await inside.open()
        with store.writing() as connection:
            connection.execute(results_due_table.insert().values(table_id=table, ended=1000.0 + number))
        seats = [SeatResult(0, member.id, "", place, 7, "take green-1", named=True), SeatResult(1, None, live.chairs[1].bot, 3 - place, 5, "take blue-1")]
        assert file_result(store, Result(table, game, 1000.0 + number, True, True, seats), rate)


# ---- who sees whom ----


@pytest.mark.parametrize("path", ["/people/{}", "/api/ratings/{}"])
async def test_somebody_who_is_not_shown_is_as_if_there_were_none(tmp_path: Path, path: str) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, eve = join_club(inside, "Anna"), join_club(inside, "Eve/?")
        async with reading(inside) as guest, reading(inside, eve) as member, reading(inside, anna) as own:
            for to, seen in ((None, [404, 200, 200]), (NOBODY, [404, 404, 200]), (MEMBERS, [404, 200, 200]), (EVERYBODY, [200, 200, 200])):
                if to is not None:
                    shows(inside, anna, to)
                answers = [await client.get(path.format("anna"), headers=PAGE) for client in (guest, member, own)]
                assert [answer.status_code for answer in answers] == seen, to
                for client, answer in zip((guest, member, own), answers, strict=True):
                    if answer.status_code == 404:
                        none = await client.get(path.format("nina"), headers=PAGE)
                        assert (none.status_code, none.text.replace("nina", "anna")) == (404, answer.text)
                    assert anna.id not in answer.text
            assert (await own.get(path.format("Eve%2F%3F"), headers=PAGE)).status_code == 200


async def test_the_leaderboard_has_settled_ratings_of_those_who_show_themselves_and_levels_among_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, bruno, chiara, dario = (join_club(inside, name) for name in ("Anna", "Bruno", "Chiara", "Dario"))
        for person, to in ((anna, EVERYBODY), (chiara, NOBODY), (dario, EVERYBODY)):
            shows(inside, person, to)
        await settle(inside, anna, *(1, 2) * 4)
        await settle(inside, bruno, *(1,) * 8)
        await settle(inside, chiara, *(1,) * 8)
        await settle(inside, dario, 1)
        board = "/leaderboard?game=rialto&seats=2"
        async with reading(inside) as guest, reading(inside, bruno) as member:
            shown = await text_of(guest, board)
            assert ("Anna" in shown, "Bruno" in shown, "Chiara" in shown, "Dario" in shown) == (True, False, False, False)
            shown = await text_of(member, board)
            assert re.search(r"1 Bruno\s+you.*Bot: Level 6.*2 Anna.*Bot: Level 4", shown), shown
            assert "Chiara" not in shown
            assert "Nobody has a settled rating" in await text_of(guest, f"{board}&since=month")
            monkeypatch.setattr("ridotto.table.service.ratings.now", lambda: 1000.0 + MONTH)
            assert "1 Anna" in await text_of(guest, f"{board}&since=month")
            told = (await guest.get("/api/ratings?game=rialto&seats=2")).json()
            assert [(each["place"], each["name"], each["matches"]) for each in told["ratings"]] == [(1, "Anna", 8)]
            assert [each["bot"] for each in told["levels"]] == [f"level:{level}" for level in range(1, 11)]
            assert told["levels"][3]["rating"] == 1320
            assert (await guest.get("/api/ratings/dario")).json() == {
                "name": "Dario",
                "ratings": [{"game": "rialto", "seats": 2, "rating": 1601, "provisional": True, "matches": 1}],
            }
            assert not any(each.id in shown for each in (anna, bruno, chiara, dario))
            for wrong in ("/leaderboard?game=rialto&seats=9", "/leaderboard?game=nothing", "/leaderboard?since=week", "/leaderboard?page=0"):
                assert (await guest.get(wrong, headers=PAGE)).status_code == 422, wrong
            for wrong in ("/api/ratings?game=rialto&seats=9", "/api/ratings?game=x&seats=2", "/api/ratings"):
                assert (await guest.get(wrong)).status_code == 422, wrong


async def test_pages_of_the_leaderboard_go_on_where_the_one_before_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.service.ratings.PAGE", 2)
    monkeypatch.setattr("ridotto.table.pages.leaderboard.PAGE", 2)
    async with clubhouse(tmp_path) as inside:
        members = [join_club(inside, name) for name in ("Anna", "Bruno", "Chiara")]
        for member, place in zip(members, (40.0, 30.0, 8.0), strict=True):
            shows(inside, member, EVERYBODY)
            with inside.service.store.writing() as connection:
                row = {"member_id": member.id, "game": "rialto", "seats": 2, "mu": place, "sigma": 2.0, "matches": 9, "played": 1.0}
                connection.execute(ratings_table.insert().values(**row))
        async with reading(inside) as guest:
            pages = [await text_of(guest, f"/leaderboard?game=rialto&seats=2&page={page}") for page in (1, 2)]
        assert [re.findall(r"Level (\d+)|(Anna|Bruno|Chiara)", page) for page in pages] == [
            [("10", ""), ("", "Anna"), ("9", ""), ("8", ""), ("7", ""), ("", "Bruno"), ("6", ""), ("5", ""), ("4", ""), ("3", ""), ("2", "")],
            [("", "Chiara"), ("1", "")],
        ]
        assert "3 Chiara" in pages[1]


# ---- profiles ----


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_profile_tells_ratings_results_openings_opponents_and_matches(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        house = inside.service
        anna, bruno, chiara = (join_club(inside, name) for name in ("Anna", "Bruno", "Chiara"))
        shows(inside, chiara, NOBODY)
        for other, places in ((bruno, (1, 2)), (chiara, (2, 1)), (bruno, (1, 1))):
            await finished(inside, await rated_table(inside, anna, other, game="rialto"), *places)
        quiet = await inside.open("rialto", 2, bots={"1": "level:3"}, listed=False)
        async with reading(inside, anna) as own, reading(inside, bruno) as member:
            await Here(inside, own).sit(quiet, "Anna")
            live = await house.tables.get(quiet)
            live.match = ended(live)
            due(house.store, live)
            await house.ratings.look_again()
            seen, mine = await text_of(member, "/people/Anna"), await text_of(own, "/people/Anna")
            assert "Rialto, 2 players" in seen
            assert "3 rated matches" in seen
            assert "50 % chance 50 %" in seen  # one whole win and a shared one, of three
            assert "1.3" in seen
            assert re.search(r"take green 1\s+3 of 3", seen)
            assert re.search(r"Bruno\s+ahead in 1 of 2", seen)
            assert ("Chiara" in seen, "with a member" in seen) == (False, True)
            assert ("Level 3" in re.sub(".*Matches", "", seen), "private" in mine) == (False, True)
            assert "Members see this page" in mine
            for nobody in ("%00", "x" * 41, "%0A", "", "..%2F..", "%F0%9F%98%80"):
                await text_of(member, f"/people/{nobody}", 404)
                assert (await member.get(f"/api/ratings/{nobody}")).status_code in ((404,) if nobody else (404, 307)), nobody
            await house.store.call(remove, house.store)
            assert "Replay" not in await text_of(member, "/people/Anna")
            delete_member(house.store, bruno, 2000.0)
            assert "Former member" in await text_of(own, "/people/Anna")
            assert ratings_of(house.store, bruno.id) == []
            page = (await own.get("/people/Anna")).text
            assert not any(each.id in page for each in (anna, bruno, chiara))


async def test_nobody_learns_who_has_played_under_another_name_and_the_member_sees_it(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, bruno, house = join_club(inside, "Anna"), join_club(inside, "Bruno"), inside.service
        async with reading(inside, anna) as first, reading(inside, bruno) as second, reading(inside, join_club(inside, "Chiara")) as other:
            for names in (("Anna", "Masked"), ("Masked", "Bruno")):
                table = await inside.open("rialto", 2, listed=True)
                for client, name in zip((first, second), names, strict=True):
                    await Here(inside, client).sit(table, name)
                live = await house.tables.get(table)
                live.match = ended(live)
                due(house.store, live)
            await house.ratings.look_again()
            for reader, own, count in ((other, "Anna", 1), (other, "Bruno", 1), (second, "Anna", 1), (first, "Anna", 2), (second, "Bruno", 2)):
                shown = re.sub(".*Matches", "", await text_of(reader, f"/people/{own}"))
                assert shown.count("Replay") == count, shown
            assert (await text_of(first, "/people/Anna")).count("· private") == 1
            for reader, own, met in ((other, "Anna", "Bruno"), (other, "Bruno", "Anna")):
                assert met not in await text_of(reader, f"/people/{own}")
            assert re.search(r"Bruno\s+ahead in \d of 1", await text_of(first, "/people/Anna"))
            delete_member(house.store, bruno, 2000.0)
            assert "Former member" not in await text_of(other, "/people/Anna")


def remove(store: Any) -> None:
    with store.writing() as connection:
        connection.execute(tables_table.delete())


async def test_a_deleted_account_is_in_no_list_and_the_ratings_of_others_stay(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, bruno, store = join_club(inside, "Anna"), join_club(inside, "Bruno"), inside.service.store
        shows(inside, anna, EVERYBODY)
        tables = [await rated_table(inside, anna, bruno, game="rialto") for _ in range(2)]
        await finished(inside, tables[0], 1, 2)
        before = ratings_of(store, bruno.id)
        delete_member(store, anna, 2000.0)
        assert ratings_of(store, bruno.id) == before
        await finished(inside, tables[1], 1, 2)  # it had begun before
        results = [filed(inside, live) for live in tables]
        assert results[1].seats[0].before == results[0].seats[0].after
        assert recalculate(store, rate) == (2, 0)
        with store.engine.connect() as connection:
            assert connection.scalars(sa.select(ratings_table.c.member_id)).all() == [bruno.id]
            assert connection.execute(sa.select(profiles_table)).all() == []
        async with reading(inside) as guest:
            await text_of(guest, "/people/Anna", 404)


# ---- at tables ----


async def test_at_a_table_players_see_what_members_may_see_and_spectators_what_everybody_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, bruno, chiara = (join_club(inside, name) for name in ("Anna", "Bruno", "Chiara"))
        shows(inside, anna, EVERYBODY)
        shows(inside, chiara, NOBODY)
        live = await rated_table(inside, anna, bruno, chiara, game="doge", seats=3)
        async with reading(inside) as guest, reading(inside, bruno) as player, reading(inside, chiara) as private:

            async def rated() -> list[list[bool]]:
                pictures = [(await client.get(f"/api/tables/{live.row.id}")).json() for client in (guest, player, private)]
                return [[seat["rating"] is not None for seat in picture["seats"]] for picture in pictures]

            assert await rated() == [[True, False, False], [True, True, False], [True, True, True]]
            async with inside.stream(f"/api/tables/{live.row.id}/stream") as spectator:
                assert (await spectator.event())[1]["seats"][0]["rating"] is not None
                shows(inside, anna, NOBODY)
                later = now() + LOOK_AGAIN
                monkeypatch.setattr("ridotto.table.service.ratings.now", lambda: later)
                await inside.service.ratings.look_again()
                assert (await spectator.event())[1]["seats"][0]["rating"] is None
            assert await rated() == [[False, False, False], [False, True, False], [False, True, True]]
            assert "1500?" in (await text_of(player, f"/t/{live.row.id}")).replace("1500 ?", "1500?")


async def test_the_end_of_a_rated_match_says_how_ratings_have_changed(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, bruno = join_club(inside, "Anna"), join_club(inside, "Bruno")
        shows(inside, bruno, NOBODY)
        live = await rated_table(inside, anna, bruno, game="rialto")
        won = await play_out(inside, live)
        async with reading(inside, anna) as own:
            picture = (await own.get(f"/api/tables/{live.row.id}")).json()
            change = picture["seats"][0]["rating"]["change"]
            assert (change > 0) == (0 in won)
            assert picture["seats"][1]["rating"] is None
            shown = await text_of(own, f"/t/{live.row.id}")
            assert re.search(rf"Anna {1500 + change} {change:+d} provisional".replace("-", "−").replace("+", r"\+"), shown)
            assert "Bruno not shown" in shown


async def test_a_rated_match_has_no_hints_and_no_explanations_and_is_told_before_one_sits_down(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, bruno = join_club(inside, "Anna"), join_club(inside, "Bruno")
        live = await rated_table(inside, anna, game="rialto")
        async with reading(inside, anna) as own, reading(inside) as guest:
            assert "only members can sit down" in await text_of(guest, f"/t/{live.row.id}")
            assert "One seat is free, rated" in await text_of(guest, "/")
            assert "sign in first" in await text_of_post(guest, f"/t/{live.row.id}/join", 403)
            await inside.service.seating.sit(live, bruno)
            await own.post("/learner", data={"to": "on"}, headers={"origin": HERE})
            assert 'id="why"' not in (await own.get(f"/t/{live.row.id}")).text
            assert "hints are not allowed" in (await own.post(f"/api/tables/{live.row.id}/hints", headers={"origin": HERE})).text


async def text_of_post(client: httpx.AsyncClient, path: str, status: int) -> str:
    answer = await client.post(path, headers={**PAGE, "origin": HERE})
    assert answer.status_code == status, answer.text
    return answer.text


async def test_playing_again_is_rated_and_seats_the_member(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna = join_club(inside, "Anna")
        live = await rated_table(inside, anna, game="rialto", bots={1: "level:3"})
        live.match = ended(live)
        async with reading(inside, anna) as own:
            assert (await own.post(f"/t/{live.row.id}/again", data={"step": "1"}, headers={"origin": HERE})).status_code == 303
        other = await inside.service.tables.get(live.again)
        assert (other.row.rated, other.rated_as) == (True, (anna.id, "level:4"))


async def test_for_whom_a_match_counts_is_known_after_a_snapshot(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, store = join_club(inside, "Anna"), inside.service.store
        live = await rated_table(inside, anna, game="rialto", bots={1: "level:3"})
        kept = live.snapshot()
        assert kept is not None
        store.keep_snapshot(live.row.id, live.number, kept)
        again = load_table(store, live.row.id)
        assert (again.snapshot_number > 0, again.rated_as, again.chairs[0].member) == (True, (anna.id, "level:3"), anna.id)


# ---- one's own ----


async def test_a_member_takes_home_all_records_and_all_that_is_kept(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna = join_club(inside, "Anna")
        lives = [await rated_table(inside, anna, join_club(inside, name), game="rialto") for name in ("Bruno", "Chiara")]
        for live in lives:
            await play_out(inside, live)
            await inside.service.ratings.look(live)
        await rated_table(inside, anna, game="rialto")
        async with reading(inside, anna) as own, reading(inside) as guest:
            assert (await guest.get("/me/records")).status_code == 403
            answer = await own.get("/me/records")
            assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
            with zipfile.ZipFile(BytesIO(answer.content)) as archive:
                assert archive.testzip() is None
                records = [parse_record(archive.read(name).decode()) for name in archive.namelist()]
            assert {record.table for record in records} == {live.row.id for live in lives}
            assert "/me/records?part=1" in (await own.get("/people/Anna")).text
            with zipfile.ZipFile(BytesIO((await own.get("/me/records?part=2")).content)) as archive:
                assert archive.namelist() == []
            assert (await own.get("/me/records?part=0")).status_code == 422
        data = member_data(inside.service.store, anna, HERE)
        assert data["profile"] == {"shown_to": "members"}
        assert [(each["game"], each["matches"]) for each in data["ratings"]] == [("rialto", 2)]
        assert [each["rating"]["mu"] == data["ratings"][0]["mu"] for each in data["matches"]] == [True, False]


async def test_whom_a_profile_is_shown_to_is_chosen_on_the_account(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna = join_club(inside, "Anna")
        async with reading(inside, anna) as own:
            assert '<option value="members" selected>' in (await own.get("/me")).text
            assert (await own.post("/me/profile", data={"shown": EVERYBODY}, headers={"origin": HERE})).status_code == 303
            assert '<option value="everybody" selected>' in (await own.get("/me")).text
            assert "to nobody, to members or to everybody" in (await own.post("/me/profile", data={"shown": "x"}, headers={"origin": HERE})).text
            assert await inside.service.profiles.shown(anna) == EVERYBODY
