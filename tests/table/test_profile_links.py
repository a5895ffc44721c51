"""Names that lead to profiles: of those who show themselves, wherever the name is, and of nobody else."""

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest

from ridotto.table.pages import lobby as lobby_pages
from ridotto.table.service import lobby as lobbies
from ridotto.table.service import profiles
from ridotto.table.service.lobby import Lobby, Look
from ridotto.table.service.opening import TablePlan
from ridotto.table.service.profiles import Profiles
from ridotto.table.store.members import Member
from ridotto.table.store.profiles import EVERYBODY, MEMBERS, NOBODY, shown_at

from .conftest import HERE, Inside, NewDatabase
from .test_member_seats import Here, clubhouse, join_club, two_devices
from .test_profiles import reading, shows
from .test_ratings import rated_table
from .tournaments import made

pytestmark = pytest.mark.anyio


# ---- at a table, and on the page of an event ----


async def test_a_name_at_a_public_table_leads_to_the_profile_of_a_member_who_is_shown_to_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        house, anna = inside.service, join_club(inside, "Anna")
        await desk.sign_in(anna)
        monkeypatch.setattr(profiles, "LOOK_AGAIN", -1.0)

        async def leads(listed: bool = True, name: str = "Anna") -> bool:
            table = await house.opening.open_table(TablePlan("palazzo", 2, bots={1: "level:1"}, listed=listed))
            await desk.sit(table, name)
            pages = [(await each.client.get(f"/t/{table}")).text for each in (desk, phone)]
            found = {'href="/people/' in page for page in pages}
            assert len(found) == 1, "it is the same for whoever looks"
            return found.pop()

        assert not await leads(), "members alone may see her"
        await house.profiles.show(anna, "everybody")
        assert [await leads(), await leads(listed=False), await leads(name="Somebody")] == [True, False, False]
        await house.profiles.show(anna, "nobody")
        assert not await leads()


async def test_a_guest_who_is_called_like_a_member_leads_nowhere(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _):
        await inside.service.profiles.show(join_club(inside, "Anna"), "everybody")
        table = await inside.open("palazzo", 2)
        await desk.sit(table, "Anna")
        assert "/people/Anna" not in (await desk.client.get(f"/t/{table}")).text


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_the_names_on_an_events_page_lead_to_the_profiles_that_the_reader_may_see(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside, two_devices(inside) as (desk, phone):
        house, members = inside.service, [join_club(inside, name) for name in ("Anna", "Bruno", "Chiara", "Dario")]
        for member, shown in zip(members[:3], ("everybody", "members", "nobody"), strict=True):
            await house.profiles.show(member, shown)
        event_id = await made(inside, members, start=False)
        await house.departure.delete(members[3])
        await desk.sign_in(members[2])
        pages = [(await each.client.get(f"/events/{event_id}")).text for each in (desk, phone)]
        assert [[member.name for member in members if f"/people/{member.name}" in page] for page in pages] == [["Anna", "Bruno", "Chiara"], ["Anna"]]


# ---- in the lobby and on the front page ----


async def sits(inside: Inside, member: Member | None, table: str, name: str) -> None:
    """Somebody sits down at a table, a guest or a member, perhaps under another name."""
    async with reading(inside, member) as client:
        assert await Here(inside, client).sit(table, name) is not None


def led_to(page: str) -> list[str]:
    """Whose profiles a page leads to."""
    return re.findall(r'href="/people/([^"]*)"', page)


async def lists_sent(inside: Inside) -> str:
    """What the lobby's stream sends first."""
    async with inside.stream("/lobby/stream") as lists:
        assert "retry" in await lists.chunk()
        return await lists.chunk()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_lists_of_tables_lead_to_those_alone_who_show_themselves_to_everybody(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        anna, bruno, chiara, dario, eve = members = [join_club(inside, name) for name in ("Anna", "Bruno", "Chiara", "Dario", "Eve")]
        fabio, gina = join_club(inside, "Fabio"), join_club(inside, "Gina")
        for member, to in ((anna, EVERYBODY), (bruno, MEMBERS), (chiara, NOBODY), (eve, EVERYBODY), (fabio, EVERYBODY)):
            shows(inside, member, to)
        waiting, playing, private = await inside.open("doge", 4), await inside.open("rialto", 3), await inside.open("doge", 4, listed=False)
        for member in (bruno, anna, chiara):
            await sits(inside, member, waiting, str(member.name))
        for named, name in ((dario, "Dario"), (eve, "Masked"), (None, "Fabio")):
            await sits(inside, named, playing, name)
        await sits(inside, fabio, private, "Fabio")
        async with reading(inside) as guest, reading(inside, gina) as own:
            shown = [(await client.get(path)).text for client in (guest, own) for path in ("/lobby", "/")]
        for page in (*shown, await lists_sent(inside)):
            assert all(name in page for name in ("Anna", "Bruno", "Chiara", "Dario", "Masked", "Fabio"))
            assert led_to(page) == ["Anna"]
            assert "/people/Eve" not in page
            assert not any(each.id in page for each in members)


async def test_whoever_hides_is_led_to_no_longer_while_others_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "MADE_EVERY", 0.0)
    monkeypatch.setattr(lobby_pages, "LOOK_EVERY", 0.02)
    async with clubhouse(tmp_path) as inside:
        anna, table = join_club(inside, "Anna"), await inside.open("doge", 3)
        shows(inside, anna, EVERYBODY)
        await sits(inside, anna, table, "Anna")
        async with inside.stream("/lobby/stream") as lists, reading(inside) as guest:
            assert "retry" in await lists.chunk()
            for to, leads in ((EVERYBODY, ["Anna"]), (NOBODY, []), (EVERYBODY, ["Anna"]), (MEMBERS, [])):
                shows(inside, anna, to)
                async with asyncio.timeout(5):
                    while led_to(sent := await lists.chunk()) != leads:
                        pass
                assert "Anna" in sent
                assert [led_to((await guest.get(path)).text) for path in ("/lobby", "/")] == [leads, leads]
            shows(inside, anna, EVERYBODY)
            await inside.service.departure.delete(anna)
            assert [led_to((await guest.get(path)).text) for path in ("/lobby", "/")] == [[], []]


async def test_a_clubs_own_tables_lead_to_nobody(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, bruno, house = join_club(inside, "Anna"), join_club(inside, "Bruno"), inside.service
        shows(inside, anna, EVERYBODY)
        club = await house.clubs.found(anna, "Casa", "", "open")
        await house.clubs.join(club, bruno)
        tables = [await inside.open("doge", 3, listed=False), (await rated_table(inside, anna, listed=False)).row.id]
        await sits(inside, anna, tables[0], "Anna")
        for table in tables:
            await house.clubs.add_table("casa", table)
        async with reading(inside, bruno) as member:
            page = (await member.get("/")).text
            assert all(f'href="/t/{table}"' in page for table in tables)
            assert "Anna" in page
            assert "/people/Anna" not in page


async def test_a_name_that_leads_somewhere_stays_in_its_phrase_and_is_text(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        odd, plain, table = join_club(inside, "<i>/?"), join_club(inside, "and"), await inside.open("doge", 4)
        for member in (odd, plain):
            shows(inside, member, EVERYBODY)
            await sits(inside, member, table, str(member.name))
        await sits(inside, None, table, "Guest")
        async with reading(inside) as guest:
            for language, phrase in (("en", "<i>/?, and and Guest"), ("de", "<i>/?, and und Guest")):
                page = (await guest.get("/", headers={"accept-language": language})).text
                assert led_to(page) == ["%3Ci%3E%2F%3F", "and"]
                (head,) = re.findall(r'<span class="w"><b>(.*?)</b>', page)
                assert unescape(re.sub("<[^>]+>", "", head)) == phrase
                assert phrase in unescape(page.split(f'href="/t/{table}"', 1)[1]), "the button says the same"
            assert (await guest.get("/people/%3Ci%3E%2F%3F")).status_code == 200


async def test_a_seat_that_two_members_hold_leads_to_nobody_but_the_one_who_took_it_first(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, bruno, table, store = join_club(inside, "Anna"), join_club(inside, "Bruno"), await inside.open("doge", 3), inside.service.store
        await desk.sign_in(anna)
        await phone.sign_in(bruno)
        link = (await desk.client.post(f"/api/tables/{table}/join", json={"name": "Bruno"})).json()["private_link"].removeprefix(HERE)
        await phone.client.post(link)
        assert [await desk.seat(table), await phone.seat(table)] == [0, 0]
        shows(inside, bruno, EVERYBODY)
        assert shown_at(store, [table]) == {table: frozenset()}
        async with reading(inside) as guest:
            assert [led_to((await guest.get(path)).text) for path in ("/lobby", "/", f"/t/{table}")] == [[], [], []]
        shows(inside, anna, EVERYBODY)
        assert shown_at(store, [table]) == {table: frozenset({(0, "Anna")})}


async def test_a_house_that_has_no_members_any_more_leads_to_nobody(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna, table, house = join_club(inside, "Anna"), await inside.open("doge", 3), inside.service
        shows(inside, anna, EVERYBODY)
        await sits(inside, anna, table, "Anna")
        for with_members in (True, False):
            (found,) = (await Lobby(house.store, house.play_now, with_members).look(Look())).waiting
            assert [each.linked for each in found.sitting if each is not None] == [with_members]
            assert bool(await Profiles(house.store, with_members).links_in_list([table])) == with_members
