"""Messages to devices: encrypted as the standard says, once for a table until it is looked at, to public push services alone."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec

from ridotto.engine.errors import SetupError
from ridotto.table.service import reminders as service_reminders
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.clock import now
from ridotto.table.service.member_data import member_data
from ridotto.table.service.push import NotPublic, checked_address
from ridotto.table.service.push_message import CURVE, encrypt, from_text, is_allowed, to_text
from ridotto.table.settings import Settings
from ridotto.table.store.reminders import device_of, push_devices_table, tidy_devices, told_table
from ridotto.table.store.store import seats_table, tables_table

from .conftest import HERE, PATIENCE, Inside, NewDatabase, opened
from .push_service import PushService, check_signature, push_service
from .test_browser_cookie import OWN, browsing
from .test_member_seats import join_club, two_devices
from .test_your_turn import play_until, sit_down

pytestmark = pytest.mark.anyio

DEFAULT_HOSTS = Settings().push_hosts.split()


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@asynccontextmanager
async def house(folder: Path, push: PushService, **more: Any) -> AsyncIterator[Inside]:
    """A house that sends messages to our own push service, without pauses between tries."""
    given = {"push": "on", "push_hosts": push.url, "public_url": HERE, "members": "on", "mail_from": "casa@house.test", **more}
    async with opened(folder, pages=True, **given) as inside:
        pushing = inside.service.reminders.pushing
        assert pushing is not None
        pushing.pauses = (0.0, 0.0, 0.0)
        yield inside


async def subscribe(browser: httpx.AsyncClient, push: PushService, name: str) -> None:
    assert (await browser.post("/turns/push", json=push.subscribe(name).asked)).status_code == 204


def look(inside: Inside, ago: float) -> None:
    """Everybody was last seen so many seconds ago."""
    inside.service.presence._unwritten.clear()
    with inside.service.store.writing() as connection:
        connection.execute(seats_table.update().values(seen=now() - ago))


async def begin_turn(inside: Inside, table: str, seat: int = 0) -> None:
    """It becomes somebody's turn who was here long ago."""
    await play_until(inside, table, seat, asked=True)
    await inside.service.turns.settle()
    look(inside, 600)


async def until(what: Any) -> None:
    """Wait for something, with a limit."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


async def all_sent(inside: Inside) -> None:
    """Wait until nothing is being sent."""
    pushing = inside.service.reminders.pushing
    assert pushing is not None
    await until(lambda: pushing._waiting == 0)


# ---- what is sent ----


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    key = ec.derive_private_key(int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    browser = from_text("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    text, auth, salt = b"When I grow up, I want to be a watermelon", from_text("BTBZMqHH6r4Tts7J_aSIgg"), from_text("DGv6ra1nlYgDCS1FRnbzlw")
    assert to_text(encrypt(text, browser, auth, key, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_whoever_is_away_gets_one_message_for_a_table_until_it_is_looked_at(tmp_path: Path, push: PushService) -> None:
    async with house(tmp_path, push) as inside, browsing(inside) as browser:
        table = await sit_down(inside, browser)
        await subscribe(browser, push, "anna")
        await begin_turn(inside, table)
        tell = inside.service.reminders.tell_devices
        await tell()
        name, message, headers = await asyncio.to_thread(push.next)
        assert (name, message) == (
            "anna",
            {"title": "Ridotto", "text": "Rialto with Bruno: it is your turn.", "link": f"/t/{table}", "topic": f"table {table}"},
        )
        await all_sent(inside)
        assert check_signature(headers["authorization"], push.url)["sub"] == "mailto:casa@house.test"
        assert headers["content-encoding"] == "aes128gcm"
        await play_until(inside, table, 0, asked=False)
        await begin_turn(inside, table)
        await tell()
        look(inside, -1)
        await tell()
        assert (push.seen, push.empty) == (1, True)
        await browser.get(f"/t/{table}")
        await inside.service.presence.write()
        with inside.service.store.writing() as connection:  # that look was a while ago
            connection.execute(told_table.update().values(at=1.0))
            connection.execute(seats_table.update().values(seen=2.0))
        await tell()
        assert (await asyncio.to_thread(push.next))[1]["link"] == f"/t/{table}"


async def test_whoever_is_here_or_has_not_asked_gets_none(tmp_path: Path, push: PushService) -> None:
    async with house(tmp_path, push) as inside, browsing(inside) as anna, browsing(inside) as other:
        table = await sit_down(inside, anna)
        await sit_down(inside, other)
        await subscribe(anna, push, "anna")
        await begin_turn(inside, table)
        look(inside, 5)
        await inside.service.reminders.tell_devices()
        look(inside, 600)
        with inside.service.store.writing() as connection:  # closed by another process, and not noted yet
            connection.execute(tables_table.update().values(status="closed"))
        await inside.service.reminders.tell_devices()
        with inside.service.store.writing() as connection:
            connection.execute(tables_table.update().values(status="playing"))
        assert (await anna.post("/turns/push/off")).status_code == 204
        await inside.service.reminders.tell_devices()
        await all_sent(inside)
        assert push.seen == 0


async def test_the_key_to_subscribe_again_is_for_browsers_that_have_asked_for_messages(tmp_path: Path, push: PushService) -> None:
    async with house(tmp_path, push) as inside, browsing(inside) as anna, browsing(inside) as other:
        await sit_down(inside, anna)
        assert [(await each.get("/turns/push")).json() for each in (anna, other)] == [{"key": ""}] * 2
        await subscribe(anna, push, "anna")
        pushing = inside.service.reminders.pushing
        assert pushing is not None
        assert [(await each.get("/turns/push")).json()["key"] for each in (anna, other)] == [pushing.public_key, ""]
        await anna.post("/turns/push/off")
        assert (await anna.get("/turns/push")).json() == {"key": ""}


async def test_a_members_devices_are_all_told_and_one_that_has_signed_out_is_not(tmp_path: Path, push: PushService) -> None:
    async with house(tmp_path, push) as inside, two_devices(inside) as (desk, phone):
        anna = join_club(inside, "Anna")
        table = await sit_down(inside, desk.client)
        await desk.sign_in(anna)
        await subscribe(desk.client, push, "desk")
        await phone.sign_in(anna)
        await subscribe(phone.client, push, "phone")
        await begin_turn(inside, table)
        await inside.service.reminders.tell_devices()
        assert {(await asyncio.to_thread(push.next))[0] for _ in range(2)} == {"desk", "phone"}
        await all_sent(inside)
        await inside.service.members.sign_out(anna, browser_digest(phone.client.cookies["ridotto-browser"]))
        with inside.service.store.writing() as connection:
            connection.execute(told_table.delete())
        await inside.service.reminders.tell_devices()
        assert (await asyncio.to_thread(push.next))[0] == "desk"
        assert push.seen == 3
        kept = member_data(inside.service.store, anna, HERE)["reminders"]["devices_with_messages"]
        assert [each["push_service"] for each in kept] == ["127.0.0.1"]
        await inside.service.departure.delete(anna)
        assert device_of(inside.service.store, browser_digest(desk.client.cookies["ridotto-browser"])) is None


async def test_whoever_turned_messages_on_by_a_cookie_planted_before_signing_in_gets_none_of_the_members(tmp_path: Path, push: PushService) -> None:
    async with house(tmp_path, push) as inside, two_devices(inside) as (desk, thief):
        anna = join_club(inside, "Anna")
        table = await sit_down(inside, thief.client)
        await subscribe(thief.client, push, "thief")
        desk.client.cookies.update(thief.client.cookies)
        await desk.sign_in(anna)
        assert (await thief.client.post("/turns/push", json=push.subscribe("thief").asked)).status_code == 409
        await begin_turn(inside, table)
        await inside.service.reminders.tell_devices()
        await inside.service.inbox.add(anna.id, "test", "/t/one")
        await subscribe(desk.client, push, "desk")
        await inside.service.reminders.tell_devices()
        assert (await asyncio.to_thread(push.next))[0] == "desk"
        assert push.seen == 1


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_devices_of_guests_without_a_table_and_of_those_who_signed_out_are_forgotten(
    tmp_path: Path, push: PushService, new_database: NewDatabase, database: str
) -> None:
    async with house(tmp_path, push, db=new_database(database)) as inside, two_devices(inside) as (desk, phone), browsing(inside) as guest:
        anna, store = join_club(inside, "Anna"), inside.service.store
        tables = [await sit_down(inside, client) for client in (guest, phone.client)]
        for here in (desk, phone):
            await here.sign_in(anna)
        browsers = {"desk": desk.client, "phone": phone.client, "guest": guest}
        for name, client in browsers.items():
            await subscribe(client, push, name)

        def left() -> set[str]:
            tidy_devices(store)
            return {name for name, client in browsers.items() if device_of(store, browser_digest(client.cookies["ridotto-browser"])) is not None}

        assert left() == {"desk", "phone", "guest"}
        await inside.service.members.sign_out(anna, phone.digest)
        assert left() == {"desk", "guest"}
        assert 'data-push="' in (await guest.get("/turns")).text
        with store.writing() as connection:
            connection.execute(tables_table.delete().where(tables_table.c.id.in_(tables)))
        assert left() == {"desk"}
        assert 'data-push="' not in (await guest.get("/turns")).text
        assert (await guest.post("/turns/push", json=push.subscribe("guest").asked)).json()["error"].startswith("take a seat")


async def test_the_first_news_since_the_last_look_are_sent_and_no_more(tmp_path: Path, push: PushService) -> None:
    async with house(tmp_path, push) as inside, two_devices(inside) as (desk, _):
        anna = join_club(inside, "Anna")
        await desk.sign_in(anna)
        await subscribe(desk.client, push, "desk")
        for link in ("/t/one", "/t/two"):
            await inside.service.inbox.add(anna.id, "test", link)
        assert (await asyncio.to_thread(push.next))[1]["link"] == "/news"
        await all_sent(inside)
        await desk.client.get("/news")
        await inside.service.inbox.add(anna.id, "test", "/t/three")
        await asyncio.to_thread(push.next)
        assert push.seen == 2


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_two_processes_send_one_message(tmp_path: Path, push: PushService, new_database: NewDatabase, database: str) -> None:
    async with house(tmp_path, push, db=new_database(database)) as inside, browsing(inside) as browser:
        table = await sit_down(inside, browser)
        await subscribe(browser, push, "anna")
        await begin_turn(inside, table)
        await asyncio.gather(*(inside.service.reminders.tell_devices() for _ in range(5)))
        await asyncio.to_thread(push.next)
        await all_sent(inside)
        assert push.seen == 1


# ---- devices that are gone, and push services that fail ----


async def test_a_device_that_is_gone_is_forgotten_and_a_failing_service_is_tried_again_a_little(tmp_path: Path, push: PushService) -> None:
    async with house(tmp_path, push) as inside, browsing(inside) as browser:
        table = await sit_down(inside, browser)
        await subscribe(browser, push, "anna")
        me = browser_digest(browser.cookies["ridotto-browser"])
        await begin_turn(inside, table)
        push.answers = [503, 503]
        await inside.service.reminders.tell_devices()
        await asyncio.to_thread(push.next)
        assert push.seen == 3
        await all_sent(inside)
        push.answers = [500] * 3
        with inside.service.store.writing() as connection:
            connection.execute(told_table.delete())
        await inside.service.reminders.tell_devices()
        await until(lambda: getattr(device_of(inside.service.store, me), "failures", None) == 1)
        await all_sent(inside)
        push.answers = [410]
        with inside.service.store.writing() as connection:
            connection.execute(told_table.delete())
        await inside.service.reminders.tell_devices()
        await until(lambda: device_of(inside.service.store, me) is None)
        assert push.seen == 7


# ---- addresses ----


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example\\@fcm.googleapis.com/x",
        "https://notpush.services.mozilla.com.evil.example/",
        "https://push.services.mozilla.com/",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://169.254.169.254/latest/meta-data",
        "https://fcm.googleapis.com/x\r\nHost: evil.example",
        "https://fcm.googleapis.com:x/",
        "file:///etc/passwd",
        "",
        "https://fcm.googleapis.com/" + "x" * 1000,
    ],
)
def test_no_message_goes_to_an_address_that_is_none_of_a_known_push_service(address: str) -> None:
    assert not is_allowed(address, DEFAULT_HOSTS)


@pytest.mark.parametrize(
    "address", ["https://fcm.googleapis.com/fcm/send/x", "https://updates.push.services.mozilla.com/wpush/v2/x", "https://web.push.apple.com/x"]
)
def test_the_push_services_of_browsers_are_known(address: str) -> None:
    assert is_allowed(address, DEFAULT_HOSTS)


PRIVATE = ("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "::1", "fe80::1%eth0", "fd00::1", "0.0.0.0", "224.0.0.1", "::ffff:10.0.0.1")


@pytest.mark.parametrize("private", PRIVATE)
def test_a_known_name_that_leads_into_a_private_network_is_not_followed(monkeypatch: pytest.MonkeyPatch, private: str) -> None:
    answers = [(0, 0, 0, "", ("142.250.1.1", 443)), (0, 0, 0, "", (private, 443))]
    monkeypatch.setattr("ridotto.table.service.push.socket.getaddrinfo", lambda *_args, **_more: answers)
    with pytest.raises(NotPublic):
        checked_address(urlsplit("https://fcm.googleapis.com/x"), False)
    assert checked_address(urlsplit("https://fcm.googleapis.com/x"), True) == "142.250.1.1"


async def test_a_bad_subscription_is_refused_and_nothing_is_kept(tmp_path: Path, push: PushService) -> None:
    async with house(tmp_path, push) as inside, browsing(inside) as browser:
        asked = push.subscribe("anna").asked
        assert (await browser.post("/turns/push", json=asked)).status_code == 409
        for made_up in range(3):
            made = {**OWN, "Cookie": f"ridotto-browser={made_up:032}"}
            assert (await inside.client.post("/turns/push", json=asked, headers=made)).status_code == 409
        await sit_down(inside, browser)
        for wrong in (
            {"endpoint": "https://elsewhere.example/x"},
            {"endpoint": "x" * 5000},
            {"key": "AAAA"},
            {"key": to_text(b"\x04" + b"\x01" * 64)},
            {"auth": "AAAA"},
            {"auth": "ü"},
            {"key": None},
        ):
            assert (await browser.post("/turns/push", json={**asked, **wrong})).status_code == 422, wrong
        with inside.service.store.engine.connect() as connection:
            assert connection.scalar(sa.select(sa.func.count()).select_from(push_devices_table)) == 0


async def test_without_the_setting_nobody_is_offered_messages_and_the_setting_needs_an_address(tmp_path: Path, push: PushService) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        await sit_down(inside, browser)
        assert "data-push" not in (await browser.get("/turns")).text
        assert (await browser.post("/turns/push", json=push.subscribe("anna").asked)).status_code == 409
    with pytest.raises(SetupError, match="push needs public_url as well"):
        Settings(push="on")


async def test_one_look_sends_a_limited_number_of_messages_and_the_next_the_rest(tmp_path: Path, push: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_reminders, "MOST_AT_ONCE", 2)
    async with house(tmp_path, push) as inside, browsing(inside) as browser:
        tables = [await sit_down(inside, browser) for _ in range(3)]
        await subscribe(browser, push, "anna")
        for table in tables:
            await begin_turn(inside, table)
        await inside.service.reminders.tell_devices()
        links = [(await asyncio.to_thread(push.next))[1]["link"] for _ in range(2)]
        await inside.service.reminders.tell_devices()
        links.append((await asyncio.to_thread(push.next))[1]["link"])
        assert sorted(links) == sorted(f"/t/{table}" for table in tables)
