"""Accounts with passkeys: signing up and in, the account's page, recovery codes, one's data, deletion."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ridotto.table.app import create_app
from ridotto.table.service.ways_in import CODES, MOST_PASSKEYS

from .authenticator import Authenticator
from .browsers import Browser, open_table, settings
from .clubs import ANSWER, OPTIONS, Club, Person, club


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with club(tmp_path_factory.mktemp("club"), site_name="Casa Rialto") as running:
        yield running


def seat_of(person: Person, path: str) -> int | None:
    seat: int | None = person._send("GET", f"/api/tables/{path.rpartition('/')[2]}").json()["seat"]
    return seat


# ---- off ----


def test_without_members_no_page_knows_of_them(tmp_path: Path) -> None:
    with TestClient(create_app(settings(tmp_path))) as client:
        guest = Browser(client)
        page = guest.get("/")
        assert not [address for address in page.addresses if "member" in address or address.startswith("/me")]
        for path in ("/members/sign-in", "/members/link/x", "/me", "/me/data", "/me/delete"):
            guest.get(path, 404)
        for path in ("/members/mail", "/members/recover", "/members/sign-out", OPTIONS, ANSWER, "/me/name"):
            guest.post(path, 404)


# ---- passkeys ----


def test_signing_up_and_signing_in_on_a_second_device_share_seats(house: Club) -> None:
    anna = house.guest()
    path = open_table(anna, seat0="me", name="Anna", listed="")
    before = anna.cookie
    assert anna.name == ""
    assert anna.sign_up("Anna") == {"next": "/"}
    assert (anna.name, anna.cookie != before) == ("Anna", True)
    phone = house.guest()
    assert seat_of(phone, path) is None
    assert phone.sign_in(anna.passkey, next="/me") == {"next": "/me"}
    assert (phone.name, seat_of(phone, path)) == ("Anna", 0)
    page = phone.get("/me")
    assert "Casa Rialto" in page.text
    assert page.text.count("this browser") == 1
    assert f'href="{path}"' in phone.get("/").source


def test_signing_out_leaves_nothing_behind_and_signing_in_brings_it_back(house: Club) -> None:
    bruno = house.member("Bruno")
    path = open_table(bruno, seat0="me", name="Bruno", listed="")
    cookie = bruno.cookie
    bruno.post("/members/sign-out")
    assert (bruno.name, seat_of(bruno, path)) == ("", None)
    stale = house.guest()
    stale.cookies["ridotto-browser"] = cookie
    assert (stale.name, seat_of(stale, path)) == ("", None)
    bruno.sign_in()
    assert (bruno.name, seat_of(bruno, path)) == ("Bruno", 0)


def test_a_name_that_is_taken_or_cannot_be_one_is_refused_before_a_passkey_is_made(house: Club) -> None:
    house.member("Chiara")
    guest = house.guest()
    assert "Somebody else is called CHIARA" in guest.json(OPTIONS, {"what": "sign-up", "name": "CHIARA"}, 409)
    for name in ("", "  ", "x" * 41, "a\u202eb"):
        guest.json(OPTIONS, {"what": "sign-up", "name": name}, 422)


def test_of_two_who_sign_up_with_one_name_at_once_one_is_told(house: Club) -> None:
    first, second = house.guest(), house.guest()
    asked = [each.json(OPTIONS, {"what": "sign-up", "name": "Dario"}) for each in (first, second)]
    answers = [
        {"what": "sign-up", "challenge": each["challenge"], "credential": person.passkey.create(each["options"])}
        for person, each in zip((first, second), asked, strict=True)
    ]
    first.json(ANSWER, answers[0])
    assert "Somebody else is called Dario" in second.json(ANSWER, answers[1], 409)
    assert (first.name, second.name) == ("Dario", "")


def test_a_second_passkey_can_be_added_named_and_removed_but_never_the_last(house: Club) -> None:
    elena, spare = house.member("Elena"), Authenticator()
    assert elena.add_passkey(spare) == {"next": "/me#passkeys"}
    page = elena.get("/me")
    first, second = [form["fields"]["passkey"] for form in page.forms if form["action"] == "/me/passkeys/remove"]
    elena.post("/me/passkeys/name", passkey=second, name="Key on the ring")
    assert "Key on the ring" in elena.get("/me").source
    elena.post("/me/passkeys/remove", passkey=first)
    said = elena.post("/me/passkeys/remove", 409, passkey=second)
    assert "This is the only way to sign in to your account; add another one first." in said.text
    assert house.guest().sign_in(spare)
    assert "This passkey is not known here" in house.guest().sign_in(elena.passkey, 403)
    elena.post("/me/passkeys/remove", 404, passkey="none")
    elena.post("/me/passkeys/name", 404, passkey=first, name="Gone")


def test_an_account_has_so_many_passkeys_and_no_more(house: Club) -> None:
    fabio = house.member("Fabio")
    for _ in range(MOST_PASSKEYS - 1):
        fabio.add_passkey(Authenticator())
    assert "at most 20 passkeys" in fabio.json(OPTIONS, {"what": "add"}, 409)


def test_passkeys_are_for_the_public_address_or_this_machine(tmp_path: Path) -> None:
    for public, host, offered in (
        ("https://play.example.org", "play.example.org", True),
        ("http://192.168.0.7:8471", "192.168.0.7:8471", False),
        ("", "localhost:8471", True),
        ("", "127.0.0.1:8471", False),
        ("", "evil.example", False),
    ):
        with club(tmp_path, public_url=public) as running:
            page = running.client.get("/members/sign-in", headers={"host": host, "accept": "text/html"}).text
            assert ("passkey.js" in page) == offered, (public, host)
            scheme = "https" if public.startswith("https") else "http"
            wish = running.client.post(OPTIONS, json={"what": "sign-in"}, headers={"host": host, "origin": f"{scheme}://{host}"})
            assert wish.status_code == (200 if offered else 409)
            if offered:
                assert wish.json()["options"]["rpId"] == host.partition(":")[0]


# ---- the account ----


def test_name_and_language_can_be_changed_and_the_name_is_proposed_when_sitting_down(house: Club) -> None:
    gino = house.member("Gino")
    gino.post("/me/name", name=" Gino  Rossi ")
    assert gino.name == "Gino Rossi"
    assert "Somebody else is called" in gino.post("/me/name", 409, name=house.member("Irene").name).text
    page = gino.post("/me/language", lang="de")
    assert page.language == "de"
    gino.post("/me/language", 422, lang="xx")
    form = gino.get("/open").form("/tables")
    assert form is not None
    assert form["fields"]["name"] == "Gino Rossi"
    table = open_table(gino, seat0="open", name="")
    sit = gino.get(f"{table}/sit").form("/join")
    assert sit is not None
    assert sit["fields"]["name"] == "Gino Rossi"
    gino.post("/play", game="doge")
    assert "Gino Rossi" in gino.get(gino.at).text


def test_one_device_can_be_signed_out_from_another_and_all_at_once(house: Club) -> None:
    desk, phone, tablet = house.member("Luca"), house.guest(), house.guest()
    for device in (phone, tablet):
        device.sign_in(desk.passkey)
    others = [form["fields"]["device"] for form in desk.get("/me").forms if form["action"] == "/me/devices/sign-out"]
    assert len(others) == 2
    desk.post("/me/devices/sign-out", device=others[0])
    assert sorted([phone.name, tablet.name]) == ["", "Luca"]
    desk.post("/me/sign-out-everywhere")
    assert [each.name for each in (desk, phone, tablet)] == ["", "", ""]


def test_somebody_elses_device_is_not_signed_out(house: Club) -> None:
    marco, nina = house.member("Marco"), house.member("Nina")
    phone = house.guest()
    phone.sign_in(marco.passkey)
    (device,) = [form["fields"]["device"] for form in marco.get("/me").forms if form["action"] == "/me/devices/sign-out"]
    nina.post("/me/devices/sign-out", device=device)
    assert phone.name == "Marco"


def test_recovery_codes_are_shown_once_and_each_works_once_however_it_is_typed(house: Club) -> None:
    olga = house.member("Olga")
    assert "You have none." in olga.get("/me").text
    codes = re.findall(r"<code>(.*?)</code>", olga.post("/me/codes").source)
    assert len(set(codes)) == CODES
    page = olga.get("/me")
    assert f"You have {CODES} left." in page.text
    assert codes[0] not in page.source
    lost = house.guest()
    lost.post("/members/recover", code=f" {codes[0].upper().replace('-', ' ')} ")
    assert lost.name == "Olga"
    assert "This is not one of the recovery codes that you have left." in house.guest().post("/members/recover", 403, code=codes[0]).text
    olga.post("/me/codes")
    house.guest().post("/members/recover", 403, code=codes[1])
    with house.service.store.engine.connect() as connection:
        kept = repr(connection.exec_driver_sql("SELECT * FROM recovery_codes").all())
    assert not [code for code in codes if code in kept or code.replace("-", "") in kept]


def test_ones_data_is_all_there_and_nothing_of_anybody_else(house: Club) -> None:
    paola, quinto = house.member("Paola"), house.member("Quinto")
    path = open_table(paola, seat0="me", name="Paola", listed="")
    quinto.post(f"{path}/join", name="Quinto")
    response = paola._send("GET", "/me/data")
    assert response.headers["content-disposition"] == 'attachment; filename="ridotto-account.json"'
    data = response.json()
    assert (data["account"]["name"], data["account"]["email"], data["recovery_codes_left"]) == ("Paola", None, 0)
    assert [len(data["passkeys"]), len(data["devices"])] == [1, 1]
    assert data["seats"] == [{"table": f"http://testserver{path}", "seat": 0, "game": "doge", "status": "waiting", "opened": data["seats"][0]["opened"]}]
    assert "Quinto" not in json.dumps(data)
    member = house.call(house.service.members.named, "Paola")
    assert member.id not in response.text


def test_deletion_is_asked_for_twice_and_then_final(house: Club) -> None:
    rosa, sara = house.member("Rosa"), house.member("Sara")
    path = open_table(rosa, seats=3, seat0="me", name="Rosa", listed="")
    for person, name in ((sara, "Sara"), (house.guest(), "Tito")):
        person.post(f"{path}/join", name=name)
    assert "Finished matches stay" in rosa.get("/me/delete").text
    assert "This is not your name. Nothing was deleted." in rosa.post("/me/delete", 422, name="Sara").text
    assert rosa.name == "Rosa"
    rosa.post("/me/delete", name="rosa")
    assert rosa.name == ""
    assert "not known here" in rosa.sign_in(status=403)
    sara.get(path)
    live = house.call(house.service.tables.get, path.rpartition("/")[2])
    assert [chair.free for chair in live.chairs] == [True, False, False]
    house.member("Rosa")


def test_nobody_elses_page_shows_an_id_an_address_or_that_somebody_is_a_member(house: Club) -> None:
    ugo, guest = house.member("Ugo"), house.guest()
    path = open_table(ugo, seat0="me", name="Ugo")
    member = house.call(house.service.members.named, "Ugo")
    for page in (path, "/", f"/api/tables/{path.rpartition('/')[2]}", f"{path}/sit"):
        text = guest._send("GET", page).text
        assert member.id not in text
        assert ugo.cookie not in text
