"""Clubs: founding, joining and leaving them, who may know of them, and their tables."""

from pathlib import Path

import pytest

from ridotto.table.service import clubs as service
from ridotto.table.service.clubs import slug_for
from ridotto.table.service.live_table import Refused
from ridotto.table.store.clubs import INVITED, MEMBER, ORGANISER, Club
from ridotto.table.store.inbox import news_of
from ridotto.table.store.members import Member

from .conftest import Inside, NewDatabase
from .test_member_seats import clubhouse, join_club, two_devices

pytestmark = pytest.mark.anyio


async def roles(inside: Inside, club: Club) -> dict[str, str]:
    """Who is in a club, as what."""
    return {each.name: each.role for each in await inside.service.clubs.fellows(club)}


@pytest.mark.parametrize(
    ("name", "slug"), [("Casa Rialto", "casa-rialto"), ("Die Größten & Co.", "die-grossten-co"), ("Ca' d'Oro", "ca-d-oro"), ("x" * 60, "x" * 33)]
)
def test_a_clubs_address_is_made_of_its_name(name: str, slug: str) -> None:
    assert slug_for(name) == slug
    assert slug_for(name, True).startswith(f"{slug}-")


def test_a_name_without_any_letter_of_ours_has_an_address_too() -> None:
    assert slug_for("狂言").startswith("club-")


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_an_open_club_is_found_joined_and_left(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        clubs, anna, bruno = inside.service.clubs, join_club(inside, "Anna"), join_club(inside, "Bruno")
        club = await clubs.found(anna, " Casa  Rialto ", "We play on Fridays.", "open")
        assert (club.name, club.slug) == ("Casa Rialto", "casa-rialto")
        assert [(each.name, count) for each, count in await clubs.open("")] == [("Casa Rialto", 1)]
        await clubs.join(club, bruno)
        await clubs.join(club, bruno)
        assert await roles(inside, club) == {"Anna": ORGANISER, "Bruno": MEMBER}
        assert [role for _, role in await clubs.of(bruno)] == [MEMBER]
        await clubs.leave(club, bruno)
        await clubs.leave(club, bruno)
        assert await roles(inside, club) == {"Anna": ORGANISER}
        with pytest.raises(Refused, match="is called casa rialto already"):
            await clubs.found(bruno, "casa rialto", "", "open")
        other = await clubs.found(bruno, "Casa-Rialto", "", "open")
        assert other.slug.startswith("casa-rialto-"), "another name, the same letters"


async def test_a_club_by_invitation_is_known_to_those_invited_alone(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        clubs, anna, bruno, eve = inside.service.clubs, *(join_club(inside, name) for name in ("Anna", "Bruno", "Eve"))
        club = await clubs.found(anna, "Casa", "", "invitation")
        await desk.sign_in(bruno)
        await phone.sign_in(eve)
        assert (await desk.client.get("/clubs/casa")).status_code == 404
        assert (await desk.client.post("/clubs/casa/join")).status_code == 404
        await clubs.invite(club, anna, bruno)
        await clubs.invite(club, anna, bruno)
        (told,) = news_of(inside.service.store, bruno.id)
        assert (told.kind, told.link, told.args) == ("club-invited", "/clubs/casa", {"name": "Anna", "club": "Casa"})
        page = (await desk.client.get("/clubs/casa")).text
        assert "Join" in page
        assert "/people/Anna" not in page, "who is in it is for those in it"
        assert (await phone.client.get("/clubs/casa")).status_code == 404
        with pytest.raises(Refused, match="only if you are invited"):
            await clubs.join(club, eve)
        assert (await desk.client.post("/clubs/casa/join")).status_code == 303
        assert "/people/Anna" in (await desk.client.get("/clubs/casa")).text
        assert await clubs.open("") == []
        await clubs.invite(club, anna, eve)
        await phone.client.post("/clubs/casa/leave")
        assert await roles(inside, club) == {"Anna": ORGANISER, "Bruno": MEMBER}


async def test_a_link_lets_in_until_it_is_renewed(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        clubs, anna, bruno, eve = inside.service.clubs, *(join_club(inside, name) for name in ("Anna", "Bruno", "Eve"))
        club = await clubs.found(anna, "Casa", "", "link")
        await desk.sign_in(bruno)
        await phone.sign_in(eve)
        for wrong in ("/clubs/casa", "/clubs/casa/join/x", "/clubs/casa/join/%C3%A4"):
            assert (await desk.client.get(wrong)).status_code == 404
        assert (await desk.client.get(f"/clubs/casa/join/{club.link}")).status_code == 200
        assert (await desk.client.post("/clubs/casa/join", data={"link": club.link})).status_code == 303
        assert club.link not in (await desk.client.get("/clubs/casa")).text, "organisers hand it out"
        await clubs.renew_link(club, anna)
        assert (await phone.client.get(f"/clubs/casa/join/{club.link}")).status_code == 404
        with pytest.raises(Refused):
            await clubs.join(club, eve, club.link)


async def test_only_organisers_change_invite_appoint_remove_and_close(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _):
        clubs, anna, bruno, eve = inside.service.clubs, *(join_club(inside, name) for name in ("Anna", "Bruno", "Eve"))
        club = await clubs.found(anna, "Casa", "", "open")
        await clubs.join(club, bruno)
        await desk.sign_in(bruno)
        forms = {
            "change": {"name": "Mine", "entry": "open"},
            "link": {},
            "invite": {"name": "Eve"},
            "appoint": {"name": "Bruno", "role": "organiser"},
            "remove": {"name": "Anna"},
            "close": {},
        }
        for act, form in forms.items():
            assert (await desk.client.post(f"/clubs/casa/{act}", data=form)).status_code == 403, act
        await clubs.appoint(club, anna, bruno, ORGANISER)
        with pytest.raises(Refused, match="cannot be removed"):
            await clubs.remove(club, anna, bruno)
        await clubs.appoint(club, bruno, anna, MEMBER)
        with pytest.raises(Refused, match="one organiser at least"):
            await clubs.appoint(club, bruno, bruno, MEMBER)
        with pytest.raises(Refused, match="Eve is not in this club"):
            await clubs.appoint(club, bruno, eve, ORGANISER)
        await clubs.change(club, bruno, "Palazzo", "New", "invitation")
        assert (await clubs.enter("casa", bruno))[0].name == "Palazzo"
        await clubs.close(club, bruno)
        with pytest.raises(Refused, match="no such club"):
            await clubs.enter("casa", bruno)


async def test_whoever_was_removed_comes_back_only_if_invited(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        clubs, anna, eve = inside.service.clubs, join_club(inside, "Anna"), join_club(inside, "Eve")
        club = await clubs.found(anna, "Casa", "", "open")
        await clubs.join(club, eve)
        await clubs.remove(club, anna, eve)
        with pytest.raises(Refused, match="only if you are invited"):
            await clubs.join(club, eve)
        await clubs.invite(club, anna, eve)
        await clubs.join(club, eve)
        assert await roles(inside, club) == {"Anna": ORGANISER, "Eve": MEMBER}


async def test_the_last_organiser_hands_over_or_the_club_closes(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        clubs, anna, bruno, chiara = inside.service.clubs, *(join_club(inside, name) for name in ("Anna", "Bruno", "Chiara"))
        club = await clubs.found(anna, "Casa", "", "open")
        for other in (bruno, chiara):
            await clubs.join(club, other)
        for heir in ("", "Anna"):
            with pytest.raises(Refused, match="who of the club’s members takes over"):
                await clubs.leave(club, anna, heir)
        await clubs.leave(club, anna, "chiara")
        assert await roles(inside, club) == {"Bruno": MEMBER, "Chiara": ORGANISER}
        await inside.service.departure.delete(chiara)
        assert await roles(inside, club) == {"Bruno": ORGANISER}
        await clubs.leave(club, bruno)
        assert await clubs.open("") == []


async def test_an_invitation_of_somebody_blocked_looks_sent_and_reaches_nobody(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        clubs, anna, bruno, eve = inside.service.clubs, *(join_club(inside, name) for name in ("Anna", "Bruno", "Eve"))
        club = await clubs.found(eve, "Casa", "", "invitation")
        await inside.service.people.block(anna, eve)
        await clubs.invite(club, eve, anna)
        assert "Anna" in await roles(inside, club)
        assert [await clubs.of(anna), news_of(inside.service.store, anna.id)] == [[], []]
        with pytest.raises(Refused, match="no such club"):
            await clubs.enter("casa", anna)
        await clubs.invite(club, eve, bruno)
        await clubs.join(club, bruno)
        await clubs.appoint(club, eve, bruno, ORGANISER)
        await clubs.invite(club, bruno, anna)
        assert [role for _, role in await clubs.of(anna)] == [INVITED], "another organiser can"


async def test_clubs_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside:
        clubs, anna, bruno, chiara = inside.service.clubs, *(join_club(inside, name) for name in ("Anna", "Bruno", "Chiara"))
        for limit in ("MOST_CLUBS", "MOST_FELLOWS", "MOST_INVITED"):
            monkeypatch.setattr(service, limit, 1)
        club = await clubs.found(anna, "Casa", "", "open")
        with pytest.raises(Refused, match="1 clubs at most"):
            await clubs.found(anna, "Palazzo", "", "open")
        with pytest.raises(Refused, match="1 members"):
            await clubs.join(club, bruno)
        await clubs.invite(club, anna, bruno)
        with pytest.raises(Refused, match="1 invitations"):
            await clubs.invite(club, anna, chiara)
        for about, entry in (("x" * 601, "open"), ("\x00", "open"), ("", "shut")):
            with pytest.raises(Refused):
                await clubs.found(chiara, "Torre", about, entry)


async def test_invitations_push_nobody_out_of_the_list_of_their_own_clubs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside:
        clubs, anna, eve = inside.service.clubs, join_club(inside, "Anna"), join_club(inside, "Eve")
        await clubs.found(anna, "Zattere", "", "open")
        for name in ("A", "B"):
            await clubs.invite(await clubs.found(eve, name, "", "invitation"), eve, anna)
        monkeypatch.setattr(service, "MOST_CLUBS", 1)
        monkeypatch.setattr(service, "MOST_INVITED", 1)
        assert [(club.name, role) for club, role in await clubs.of(anna)] == [("Zattere", "organiser"), ("A", "invited")]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_names_and_addresses_that_no_database_looks_for_are_nobodys(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside, two_devices(inside) as (desk, _):
        await desk.sign_in(join_club(inside, "Anna"))
        assert (await desk.client.get("/clubs/%00")).status_code == 404
        assert (await desk.client.get("/clubs?after=%00")).status_code == 200
        assert (await desk.client.post("/people/ask", data={"name": "\x00"})).status_code == 404
        with pytest.raises(Refused, match="no such club"):
            await inside.service.clubs.may_open("\x00", await inside.service.members.named("Anna"))


# ---- tables ----


async def test_a_table_for_the_club_is_shown_to_its_members_and_to_nobody_else(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        clubs, anna, bruno, eve = inside.service.clubs, *(join_club(inside, name) for name in ("Anna", "Bruno", "Eve"))
        club = await clubs.found(anna, "Casa", "", "open")
        await clubs.join(club, bruno)
        await desk.sign_in(anna)
        form = {"game": "doge", "seats": "3", "seat0": "me", "name": "Anna", "listed": "yes", "club": "casa"}
        table = (await desk.client.post("/tables", data=form)).headers["location"]
        for member, sees in ((bruno, True), (eve, False)):
            await phone.sign_in(member)
            for path in ("/", "/clubs/casa"):
                assert (f'href="{table}"' in (await phone.client.get(path)).text) == sees, (member.name, path)
        assert table not in (await inside.client.get("/")).text
        assert table.rpartition("/")[2] not in (await inside.client.get("/api/tables?status=waiting")).text
        assert (await phone.client.post("/tables", data={**form, "name": "Eve"})).status_code == 404, "eve is in no club"
        assert (await inside.client.post("/tables", data=form)).status_code == 404
        assert 'name="club"' in (await desk.client.get("/open?club=casa")).text
        assert 'name="club"' not in (await phone.client.get("/open?club=casa")).text
        other = await inside.open(listed=False)
        for _ in range(2):
            await clubs.carry_over(table.rpartition("/")[2], other)
        assert {row.id for row, _ in (await clubs.tables(club))["waiting"]} == {table.rpartition("/")[2], other}
        await clubs.close(club, anna)
        assert (await desk.client.get(table)).status_code == 200, "the table stays"


async def test_finished_matches_of_the_club_are_on_its_page(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _):
        anna: Member = join_club(inside, "Anna")
        await inside.service.clubs.found(anna, "Casa", "", "open")
        table = await inside.open()
        await inside.service.clubs.add_table("casa", table)
        with inside.service.store.writing() as connection:
            connection.exec_driver_sql("UPDATE tables SET status = 'over'")
        await desk.sign_in(anna)
        page = (await desk.client.get("/clubs/casa")).text
        assert "Finished matches" in page
        assert "See how it ended" in page
