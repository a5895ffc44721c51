"""Friends, blocks and invitations: what members can do about one another, and what each of them learns of it."""

import re
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from ridotto.table.language import table_words
from ridotto.table.service import invitations, people
from ridotto.table.service.inbox import news_text
from ridotto.table.service.live_table import Refused
from ridotto.table.service.people import is_here
from ridotto.table.store.inbox import news_of
from ridotto.table.store.members import Member
from ridotto.table.store.ties import ASKED, ASKS, FRIEND, presence_table

from .conftest import Inside, NewDatabase, opened, play_on
from .test_member_seats import clubhouse, join_club, two_devices

pytestmark = pytest.mark.anyio


OF_PEOPLE = re.compile(r"SAVEPOINT|\b(ties|blocks|inbox|invitations|club_members)\b")
"""Statements about what members are to one another: others are of periodic work."""


async def states(inside: Inside, member: Member) -> dict[str, str]:
    """What a member has with others, by name."""
    return {each.name: each.state for each in await inside.service.people.ties(member)}


def news(inside: Inside, member: Member) -> list[tuple[str, str]]:
    """Kinds of a member's news and whom they name, the latest first."""
    return [(each.kind, str(each.args["name"])) for each in news_of(inside.service.store, member.id)]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_request_is_accepted_and_both_are_friends_until_one_parts(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        circle, anna, bruno = inside.service.people, join_club(inside, "Anna"), join_club(inside, "Bruno")
        assert await circle.ask(anna, await circle.called(" bruno ")) == ASKED
        assert await circle.ask(anna, bruno) == ASKED, "asking twice is no mistake"
        assert [await states(inside, anna), await states(inside, bruno)] == [{"Bruno": ASKED}, {"Anna": ASKS}]
        await circle.accept(bruno, anna)
        await circle.accept(bruno, anna)
        assert [await states(inside, anna), await states(inside, bruno)] == [{"Bruno": FRIEND}, {"Anna": FRIEND}]
        assert await circle.state(anna, bruno) == FRIEND
        assert news(inside, bruno) == [("friend-asked", "Anna")]
        assert news(inside, anna) == [("friend-accepted", "Bruno")]
        await circle.part(anna, bruno)
        assert [await states(inside, anna), await states(inside, bruno)] == [{}, {}]


async def test_whoever_asks_back_is_a_friend_at_once(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        circle, anna, bruno = inside.service.people, join_club(inside, "Anna"), join_club(inside, "Bruno")
        await circle.ask(anna, bruno)
        assert await circle.ask(bruno, anna) == FRIEND
        assert await states(inside, anna) == {"Bruno": FRIEND}
        assert news(inside, anna) == [("friend-accepted", "Bruno")]


async def test_a_declined_request_stays_open_to_whoever_made_it(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        circle, anna, bruno = inside.service.people, join_club(inside, "Anna"), join_club(inside, "Bruno")
        await circle.ask(anna, bruno)
        await circle.decline(bruno, anna)
        assert [await states(inside, anna), await states(inside, bruno)] == [{"Bruno": ASKED}, {}]
        assert await circle.ask(anna, bruno) == ASKED
        assert len(news(inside, bruno)) == 1
        assert await circle.ask(bruno, anna) == FRIEND, "and counts if the other thinks better of it"


async def test_a_request_that_was_taken_back_cannot_be_made_again_on_the_same_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside:
        circle, anna, bruno = inside.service.people, join_club(inside, "Anna"), join_club(inside, "Bruno")
        await circle.ask(anna, bruno)
        await circle.withdraw(anna, bruno)
        assert [await states(inside, anna), await states(inside, bruno)] == [{}, {}]
        with pytest.raises(Refused, match="tomorrow"):
            await circle.ask(anna, bruno)
        assert await circle.ask(bruno, anna) == ASKED
        assert await circle.ask(anna, bruno) == FRIEND, "but the other can ask"
        await circle.part(anna, bruno)
        await circle.ask(anna, bruno)
        await circle.withdraw(anna, bruno)
        monkeypatch.setattr(people, "AGAIN_SECONDS", 0.0)
        assert await circle.ask(anna, bruno) == ASKED


async def test_nobody_is_asked_who_is_not_there_nor_oneself(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        circle, anna, bruno = inside.service.people, join_club(inside, "Anna"), join_club(inside, "Bruno")
        with pytest.raises(Refused, match="no member called Zoe"):
            await circle.called("Zoe")
        with pytest.raises(Refused, match="yourself"):
            await circle.ask(anna, anna)
        await inside.service.departure.delete(bruno)
        with pytest.raises(Refused, match="no member called Bruno"):
            await circle.ask(anna, bruno)
        with pytest.raises(Refused, match="no request of Bruno"):
            await circle.accept(anna, bruno)


async def test_friends_requests_and_blocks_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside:
        circle, anna, *others = inside.service.people, *(join_club(inside, name) for name in ("Anna", "Bruno", "Chiara", "Dario", "Elsa"))
        for name in ("MOST_ASKED", "MOST_ASKING", "MOST_FRIENDS", "MOST_BLOCKED"):
            monkeypatch.setattr(people, name, 2)
        for other in others[:2]:
            await circle.ask(anna, other)
        with pytest.raises(Refused, match="2 requests open"):
            await circle.ask(anna, others[2])
        await circle.ask(others[2], others[0])
        with pytest.raises(Refused, match="Bruno has too many requests"):
            await circle.ask(others[3], others[0])
        for other in others[:2]:
            await circle.accept(other, anna)
        with pytest.raises(Refused, match="you can have 2 friends"):
            await circle.ask(anna, others[2])
        await circle.ask(others[2], anna)
        with pytest.raises(Refused, match="you can have 2 friends"):
            await circle.accept(anna, others[2])
        for other in others[2:]:
            await circle.block(anna, other)
        with pytest.raises(Refused, match="block 2 members"):
            await circle.block(anna, others[0])


# ---- blocks ----


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_somebody_blocked_is_answered_as_before_and_reaches_nobody(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        circle, anna, eve = inside.service.people, join_club(inside, "Anna"), join_club(inside, "Eve")
        await circle.block(anna, eve)
        await circle.block(anna, eve)
        assert await circle.ask(eve, anna) == ASKED
        assert [await states(inside, eve), await states(inside, anna), news(inside, anna)] == [{"Anna": ASKED}, {}, []]
        with pytest.raises(Refused, match="you have blocked Eve"):
            await circle.ask(anna, eve)
        assert [await circle.blocks(member.id) for member in (anna, eve)] == [{eve.id}, {anna.id}]
        live = await inside.service.tables.get(await inside.open())
        await inside.service.invitations.invite(live, eve, anna)
        await inside.service.invitations.invite(live, eve, anna)
        assert news(inside, anna) == []
        await circle.unblock(anna, "Eve")
        assert await circle.blocks(anna.id) == frozenset()
        assert await states(inside, anna) == {}, "what was asked meanwhile does not come up afterwards"
        assert await circle.ask(anna, eve) == FRIEND


async def test_blocking_ends_a_friendship_and_the_others_request_stays_open_to_them(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        circle, anna, bruno, eve = inside.service.people, *(join_club(inside, name) for name in ("Anna", "Bruno", "Eve"))
        await circle.ask(anna, bruno)
        await circle.accept(bruno, anna)
        await circle.block(anna, bruno)
        assert [await states(inside, anna), await states(inside, bruno)] == [{}, {}]
        await circle.ask(eve, anna)
        await circle.block(anna, eve)
        assert [await states(inside, anna), await states(inside, eve)] == [{}, {"Anna": ASKED}]
        await circle.ask(bruno, eve)
        await circle.block(bruno, eve)
        assert [await states(inside, bruno), await states(inside, eve)] == [{}, {"Anna": ASKED}]


async def seen_by_eve(folder: Path, blocked: bool) -> list[str]:
    """All pages that Eve sees after she has tried everything with Anna, without what is random in them."""
    folder.mkdir()
    async with clubhouse(folder) as inside, two_devices(inside) as (desk, phone):
        house, anna, eve = inside.service, join_club(inside, "Anna"), join_club(inside, "Eve")
        table, other = await inside.open(), await inside.open()
        if blocked:
            await house.people.block(anna, eve)
        await desk.sign_in(anna)
        await phone.sign_in(eve)
        await desk.sit(other, "Anna")
        for each in (other, table):
            await phone.sit(each, "Eve")
        await house.clubs.found(eve, "Casa", "", "invitation")
        tried = [(f"/t/{table}/invite", {"name": "Anna"}), (f"/t/{other}/people/ask", {"seat": "0"}), ("/people/ask", {"name": "anna"})]
        answers = [await phone.client.post(path, data=form) for path, form in [*tried, ("/clubs/casa/invite", {"name": "Anna"})]]
        looked = [await phone.client.get(path) for path in ("/people", "/clubs/casa", f"/t/{table}/people", f"/t/{other}/people", f"/t/{other}", "/me/data")]
        told = [f"{answer.status_code} {answer.headers.get('location')} {answer.text}" for answer in (*answers, *looked)]
        return [re.sub(r"\d{4}-\d\d-\d\dT[\d:]+Z|[0-9a-f]{12,}", "", each).replace(table, "TABLE").replace(other, "OTHER") for each in told]


async def test_whoever_is_blocked_sees_what_they_would_see_otherwise(tmp_path: Path) -> None:
    one, two = await seen_by_eve(tmp_path / "one", False), await seen_by_eve(tmp_path / "two", True)
    assert one == two


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_the_database_has_the_same_work_whether_somebody_has_blocked_the_one_who_asks(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    """So that how long an answer takes tells nobody."""
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        house, (eve, anna, bruno) = inside.service, (join_club(inside, name) for name in ("Eve", "Anna", "Bruno"))
        await house.people.block(bruno, eve)
        club = await house.clubs.found(eve, "Casa", "", "invitation")
        live = await house.tables.get(await inside.open())
        done: list[str] = []
        sa.event.listen(house.store.engine, "before_cursor_execute", lambda _connection, _cursor, statement, *_: done.append(statement))
        for work in (house.people.ask, partial(house.invitations.invite, live), partial(house.clubs.invite, club)):
            told = []
            for other in (anna, bruno):
                done.clear()
                await work(eve, other)
                told.append([re.sub(r"(RELEASE|ROLLBACK TO) SAVEPOINT.*|sa_savepoint_\d+", "", each) for each in done if OF_PEOPLE.search(each)])
            assert len(told[0]) > 3
            assert told[0] == told[1]
        assert [len(news(inside, member)) for member in (anna, bruno)] == [3, 0]


async def test_words_of_somebody_blocked_are_folded_for_the_one_who_blocked_them(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, eve, table = join_club(inside, "Anna"), join_club(inside, "Eve"), await inside.open()
        await desk.sign_in(anna)
        await phone.sign_in(eve)
        await desk.sit(table, "Anna")
        await phone.sit(table, "Masked")
        await phone.client.post(f"/t/{table}/talk", data={"text": "You play badly."})
        folded = "Message of somebody you have blocked"
        assert folded not in (await desk.client.get(f"/t/{table}")).text
        assert (await desk.client.post(f"/t/{table}/people/block", data={"seat": "1"})).status_code == 303
        assert folded in (await desk.client.get(f"/t/{table}")).text
        assert folded not in (await phone.client.get(f"/t/{table}")).text
        cookie = "; ".join(f"{name}={value}" for name, value in desk.client.cookies.items())
        async with inside.stream(f"/t/{table}/stream", {"cookie": cookie}) as listening:
            await listening.chunk()
            assert folded in await listening.chunk()
        listed = (await desk.client.get("/people")).text
        assert "Masked" in listed
        assert ">Eve<" not in listed, "only the name by which she is known here"
        await desk.client.post("/people/unblock", data={"name": "Masked"})
        assert folded not in (await desk.client.get(f"/t/{table}")).text


# ---- who is here ----


async def test_friends_see_who_is_here_unless_they_do_not_show_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        circle, anna, bruno = inside.service.people, join_club(inside, "Anna"), join_club(inside, "Bruno")
        await desk.sign_in(anna)
        await phone.sign_in(bruno)
        await circle.ask(anna, bruno)
        await desk.client.get("/people")
        await circle.write()
        assert "here now" not in (await phone.client.get("/people")).text, "not before they are friends"
        await circle.accept(bruno, anna)
        (friend,) = await circle.friends(bruno)
        assert is_here(friend)
        assert "here now" in (await phone.client.get("/people")).text
        await desk.client.post("/people/presence", data={"to": "off"})
        assert "here now" not in (await phone.client.get("/people")).text
        assert (await desk.client.post("/people/presence", data={"to": "maybe"})).status_code == 422
        await desk.client.post("/people/presence", data={"to": "on"})
        assert "here now" in (await phone.client.get("/people")).text
        monkeypatch.setattr(people, "HERE_SECONDS", 0.0)
        assert "here now" not in (await phone.client.get("/people")).text


async def test_following_a_table_counts_as_being_here(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _):
        anna, table = join_club(inside, "Anna"), await inside.open()
        await desk.sign_in(anna)
        cookie = "; ".join(f"{name}={value}" for name, value in desk.client.cookies.items())
        async with inside.stream(f"/t/{table}/stream", {"cookie": cookie}) as listening:
            await listening.chunk()
            assert anna.id in inside.service.people._noted


async def test_friends_find_where_one_waits_in_public_under_ones_name(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        circle, anna, bruno = inside.service.people, join_club(inside, "Anna"), join_club(inside, "Bruno")
        await circle.ask(anna, bruno)
        await circle.accept(bruno, anna)
        await desk.sign_in(anna)
        await phone.sign_in(bruno)
        public, masked, private = await inside.open(), await inside.open(), await inside.open(listed=False)
        for table, name in ((public, "Anna"), (masked, "Colombina"), (private, "Anna")):
            await desk.sit(table, name)
        shown = (await phone.client.get("/people")).text
        assert [f"/t/{table}" in shown for table in (public, masked, private)] == [True, False, False]


# ---- invitations ----


async def test_an_invitation_is_news_once_and_keeps_no_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, bruno, table = join_club(inside, "Anna"), join_club(inside, "Bruno"), await inside.open()
        await desk.sign_in(anna)
        await desk.sit(table, "Anna")
        for _ in range(2):
            assert (await desk.client.post(f"/t/{table}/invite", data={"name": "bruno"})).status_code == 303
        (told,) = news_of(inside.service.store, bruno.id)
        assert (told.kind, told.link, told.args) == ("invited", f"/t/{table}", {"name": "Anna", "game": "doge"})
        assert news_text(told, table_words("de")) == "Anna lädt dich an einen Tisch ein: Doge."
        assert (await inside.sit(table, "Zoe")).number == 1
        await phone.sign_in(bruno)
        assert await phone.sit(table, "Bruno") == 2
        full = await desk.client.post(f"/t/{table}/invite", data={"name": "Bruno"}, headers={"accept": "text/html"})
        assert full.status_code == 409
        assert "There is no free seat at this table." in full.text
        other = await inside.open()
        await phone.sit(other, "Bruno")
        live = await inside.service.tables.get(other)
        with pytest.raises(Refused, match="Bruno sits here already"):
            await inside.service.invitations.invite(live, anna, bruno)
        monkeypatch.setattr(invitations, "MOST_INVITED", 1)
        await inside.service.invitations.invite(live, bruno, join_club(inside, "Chiara"))
        with pytest.raises(Refused, match="1 were invited"):
            await inside.service.invitations.invite(live, bruno, join_club(inside, "Dario"))


async def test_only_who_sits_at_a_table_as_a_member_can_invite(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, guest):
        bruno, table = join_club(inside, "Bruno"), await inside.open()
        await desk.sign_in(join_club(inside, "Anna"))
        assert (await desk.client.post(f"/t/{table}/invite", data={"name": "Bruno"})).status_code == 401
        await guest.sit(table, "Guest")
        assert (await guest.client.post(f"/t/{table}/invite", data={"name": "Bruno"})).status_code == 403
        assert "Sign in" in (await guest.client.get(f"/t/{table}/people")).text
        assert news(inside, bruno) == []


async def test_a_fellow_player_is_asked_by_seat_only_under_their_own_name(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, bruno = join_club(inside, "Anna"), join_club(inside, "Bruno")
        await desk.sign_in(anna)
        await phone.sign_in(bruno)
        open_faced, masked = await inside.open(), await inside.open()
        for table, name in ((open_faced, "Bruno"), (masked, "Arlecchino B")):
            await desk.sit(table, "Anna")
            await phone.sit(table, name)
        form = '/people/ask"'
        assert form not in (await desk.client.get(f"/t/{masked}/people")).text
        assert (await desk.client.post(f"/t/{masked}/people/ask", data={"seat": "1"})).status_code == 404
        assert form in (await desk.client.get(f"/t/{open_faced}/people")).text
        assert (await desk.client.post(f"/t/{open_faced}/people/ask", data={"seat": "1"})).status_code == 303
        assert await states(inside, bruno) == {"Anna": ASKS}
        assert (await desk.client.post(f"/t/{masked}/people/ask", data={"seat": "9"})).status_code == 422


async def test_a_tables_people_do_not_tell_which_friend_or_blocked_member_sits_there_under_another_name(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        circle, anna, bruno, table = inside.service.people, join_club(inside, "Anna"), join_club(inside, "Bruno"), await inside.open()
        await desk.sign_in(anna)
        await phone.sign_in(bruno)
        await desk.sit(table, "Anna")
        await circle.ask(anna, bruno)
        await circle.accept(bruno, anna)

        async def shown() -> str:
            return (await desk.client.get(f"/t/{table}/people")).text

        before = (await shown()).count("Bruno")
        await phone.sit(table, "Masked")
        assert (await shown()).count("Bruno") == before > 0
        await circle.block(anna, bruno)
        assert ">blocked<" not in await shown()
        await circle.unblock(anna, "Bruno")
        await circle.block(anna, bruno, "Masked")
        assert ">blocked<" in await shown()


async def test_without_members_a_table_has_nothing_of_it(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, two_devices(inside) as (desk, _):
        table = await inside.open()
        await desk.sit(table, "Guest")
        assert "/people" not in (await desk.client.get(f"/t/{table}")).text
        for path in ("/people", "/clubs", f"/t/{table}/people", "/operator/reports"):
            assert (await desk.client.get(path)).status_code == 404


async def test_after_a_match_the_result_leads_to_the_people_of_the_table(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _):
        await desk.sign_in(join_club(inside, "Anna"))
        table = await inside.open(seats=3)
        await desk.sit(table, "Anna")
        seats = [await inside.sit(table, name) for name in ("Bruno", "Chiara")]
        await play_on(seats)
        shown = (await desk.client.get(f"/t/{table}")).text
        assert 'id="result-people"' in shown
        assert "Fellow players" in (await desk.client.get(f"/t/{table}/people")).text


# ---- departure ----


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_deleted_account_leaves_nothing_with_others_and_the_download_has_it_all(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside, two_devices(inside) as (desk, _):
        circle, anna, bruno, eve = inside.service.people, *(join_club(inside, name) for name in ("Anna", "Bruno", "Eve"))
        await circle.ask(anna, bruno)
        await circle.accept(bruno, anna)
        await circle.block(anna, eve)
        await circle.block(eve, anna, "Annetta")
        await inside.service.clubs.found(anna, "Casa", "", "open")
        await desk.sign_in(anna)
        data = (await desk.client.get("/me/data")).json()
        assert [each["name"] for each in data["people"]] == ["Bruno"]
        assert [each["name"] for each in data["blocked"]] == ["Eve"]
        assert [each["name"] for each in data["clubs"]] == ["Casa"]
        assert data["shows_presence"]
        await inside.service.inbox.add(eve.id, "invited", "/t/one", name="Annetta", game="doge")
        await inside.service.inbox.add(eve.id, "invited", "/t/two", name="Anna", game="doge")
        circle.note_here(anna.id)
        await inside.service.departure.delete(anna)
        await circle.write()
        assert news(inside, bruno) == []
        assert news(inside, eve) == [("invited", "Annetta")]
        with inside.service.store.engine.connect() as connection:
            assert anna.id not in connection.scalars(sa.select(presence_table.c.member_id)).all()
        assert await states(inside, bruno) == {}
        assert await circle.blocked(eve) == []
        assert await circle.blocks(eve.id) == frozenset()
        assert await inside.service.clubs.open("") == []
