"""Accounts in Chromium, with a virtual authenticator and a real mail server: signing up, a second device, keys, no barriers."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PHONE, People
from tests.browser.test_barriers import Look
from tests.table.empty_database import laid_out
from tests.table.mailbox import Mailbox, receiving
from tests.table.servers import Nursery, Server, places_for


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with receiving() as box:
        yield box


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """A house with members, at an address that passkeys are valid for."""
    folder = tmp_path_factory.mktemp("club")
    mails = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_security": "none", "mail_from": "casa@house.test"}
    given = {"db": laid_out(folder), "members": "on", "sign_ins_per_hour": 0, **mails}
    with places_for(nursery, folder, 1, **given) as (place,):
        here = f"http://localhost:{place.port}"
        place._flags += ["--public-url", here]
        place.start()
        place.wait()
        place.url = here
        yield place
    assert "Traceback" not in place.log.read_text()


class Key:
    """A virtual authenticator of a page."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
        options = {**kind, "automaticPresenceSimulation": True}
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def passkeys(self) -> list[dict[str, object]]:
        """What it holds."""
        found: list[dict[str, object]] = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})["credentials"]
        return found

    def take(self, passkey: dict[str, object]) -> None:
        """Let it hold a passkey of another device, as a shared keychain would."""
        self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})


def sign_up(people: People, name: str, on: Page | None = None, **options: Any) -> tuple[BrowserContext, Page, Key]:
    page = on or people.browser(**options).new_page()
    page.goto("/members/sign-in")
    key = Key(page)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sign up with a passkey").click()
    expect(page.locator(".top .account")).to_have_text(name)
    return page.context, page, key


def test_a_guest_signs_up_with_a_passkey_and_plays_on_on_a_second_device(people: People, server: Server) -> None:
    page = people.page("/")
    page.locator("form.quick .btn").first.click()
    expect(page.locator("#table")).to_be_visible()
    table = page.url
    page.goto("/members/sign-in")
    key = Key(page)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Sign up with a passkey").click()
    expect(page.locator(".top .account")).to_have_text("Anna")
    (passkey,) = key.passkeys()

    phone = people.page("/members/sign-in", **PHONE)
    Key(phone).take(passkey)
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.locator(".top .account")).to_have_text("Anna")
    phone.goto(table)
    expect(phone.locator("#prompt.yours")).to_have_count(1)

    phone.goto("/me")
    phone.get_by_role("button", name="Sign out everywhere").click()
    page.goto("/")
    expect(page.locator(".top .account")).to_have_text("Sign in")
    page.goto(table)
    expect(page.locator("#moves")).to_have_count(0)


def test_a_passkey_is_added_and_removed_and_without_one_the_page_says_so(people: People) -> None:
    people.expect_error("status of 403|status of 409")
    context, page, _ = sign_up(people, "Bruno")
    page.goto("/me")
    expect(page.get_by_role("button", name="Remove passkey")).to_have_count(1)
    other = context.new_page()  # with a key of its own
    other.goto("/me")
    Key(other)
    other.get_by_role("button", name="Add a passkey").click()
    expect(other.get_by_role("button", name="Remove passkey")).to_have_count(2)
    other.get_by_role("button", name="Remove passkey").first.click()
    expect(other.get_by_role("button", name="Remove passkey")).to_have_count(1)
    other.get_by_role("button", name="Remove passkey").first.click()
    expect(other.get_by_role("alert")).to_have_text("This is the only way to sign in to your account; add another one first.")

    guest = people.page("/members/sign-in")
    Key(guest)
    guest.get_by_label("Your name").fill("bruno")
    guest.get_by_role("button", name="Sign up with a passkey").click()
    expect(guest.get_by_role("alert")).to_have_text("Somebody else is called bruno; choose another name.")


def test_a_link_by_mail_signs_up_with_the_keyboard_alone_and_the_name_is_proposed_at_a_table(people: People, server: Server, mailbox: Mailbox) -> None:
    page = people.page("/members/sign-in")
    page.get_by_label("E-mail address").focus()
    page.keyboard.type("chiara@example.org")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Look in your mailbox")).to_be_visible()
    page.goto(mailbox.link())
    page.get_by_label("Your name").focus()
    page.keyboard.type("Chiara")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/me$"))
    expect(page.locator(".top .account")).to_have_text("Chiara")
    host = people.page("/open?game=doge")
    host.get_by_role("button", name="Open the table").or_(host.locator(".acts .btn.main")).first.click()
    expect(host.locator("#table")).to_be_visible()
    page.goto(host.url)
    expect(page.locator("#join-name")).to_have_value("Chiara")
    expect(host.locator(".top .account")).to_have_count(0)


def test_a_member_comes_back_by_a_code_takes_all_data_home_and_leaves_others_their_match(people: People, server: Server) -> None:
    people.expect_error("status of 403")
    page = sign_up(people, "Elisa")[1]
    page.goto("/open?game=palazzo")
    page.locator("label:has([name=seats][value='2'])").click()
    page.get_by_role("button", name="Open the table").click()
    table = page.url
    friend = people.page(table)
    friend.get_by_label("Your name").fill("Fabio")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator("#seat-0")).to_contain_text("Elisa")
    page.goto("/me")
    page.get_by_role("button", name="Make new codes").click()
    code = page.locator("#codes code").first.inner_text()

    lost = people.page("/members/sign-in")  # a new device, without the passkey
    enter_code(lost, code)
    expect(lost.locator(".top .account")).to_have_text("Elisa")
    lost.goto(table)
    expect(lost.locator("#seats em")).to_have_text("you")
    lost.goto("/me")
    with lost.expect_download() as got:
        lost.locator("a[href='/me/data']").click()
    data = json.loads(Path(got.value.path()).read_text())
    assert data["account"]["name"] == "Elisa"
    assert [seat["table"] for seat in data["seats"]] == [table]
    lost.locator("a[href='/me/delete']").click()
    lost.locator("#name").fill("Elisa")
    lost.locator("#name").press("Enter")
    expect(lost.locator(".top .account")).to_have_text("Sign in")
    page.goto("/me")
    expect(page.locator(".top .account")).to_have_text("Sign in")
    expect(friend.locator("#seats em")).to_have_text("you")
    friend.goto(table)
    expect(friend.locator("#seats")).to_contain_text("Fabio")
    expect(friend.locator("#seat-0")).to_contain_text("free")
    guest = people.page("/members/sign-in")
    enter_code(guest, code)
    expect(guest.get_by_role("alert")).to_be_visible()


def enter_code(page: Page, code: str) -> None:
    page.locator("summary", has_text="recovery code").click()
    page.locator("#code").fill(code)
    page.locator("#code").press("Enter")


def test_the_pages_of_members_have_no_barriers_and_fit_every_screen(people: People, axe: str) -> None:
    look = Look(people, axe)
    look.at("/members/sign-in")
    context, page, _ = sign_up(people, "Dario " + "of the very long name"[:30])
    context.add_init_script(axe)
    look._context = context
    look.at("/me", lambda shown: shown.get_by_role("button", name="Make new codes").click())
    look.at("/me/delete")
    look.at("/leaderboard")
    person = "/people/" + quote("Dario of the very long name")
    look.at(person)
    look.at("/people")
    look.at("/clubs")
    page.goto("/clubs")
    page.get_by_label("Name").fill("Casa Rialto")
    page.get_by_role("button", name="Found it").click()
    expect(page.get_by_role("heading", name="Casa Rialto")).to_be_visible()
    look.at("/clubs/casa-rialto")
    for width, height in ((390, 844), (844, 390), (1366, 657), (1440, 900), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        for path in ("/me", "/me/delete", "/", "/members/sign-in", "/leaderboard", person, "/people", "/clubs", "/clubs/casa-rialto"):
            page.goto(path)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)
