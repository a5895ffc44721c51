"""An evening in a house with members, in Chromium with a real mail server: bots who come after a while, a guest's match that comes
along, an invitation, mails and a feed about turns, and an event from its first round to the last standings.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, People
from tests.browser.tables import open_table, table_of
from tests.browser.test_events import organise
from tests.browser.test_members import sign_up
from tests.table.empty_database import laid_out
from tests.table.mailbox import Mailbox, receiving
from tests.table.servers import Nursery, Server, places_for


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with receiving() as box:
        yield box


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """A house with members and mails in which bots come after a second."""
    folder = tmp_path_factory.mktemp("evening")
    mails = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_security": "none", "mail_from": "casa@house.test"}
    with places_for(nursery, folder, 1, db=laid_out(folder), members="on", sign_ins_per_hour=0, play_now_seconds=1, **mails) as (place,):
        here = f"http://localhost:{place.port}"
        place._flags += ["--public-url", here]
        place.start()
        place.wait()
        place.url = here
        yield place
    assert "Traceback" not in place.log.read_text()


def until(page: Page, path: str, there: str) -> None:
    """Look at a page again and again, until this is there: what the house does by itself takes it some seconds."""
    for _ in range(80):
        page.goto(path)
        if page.locator(there).count():
            return
        page.wait_for_timeout(250)
    raise AssertionError(f"{there} never came to {path}")


def test_whoever_waits_alone_plays_with_bots_after_a_while(people: People) -> None:
    page = people.page("/play-now?game=palazzo&seats=3&pace=live", **PHONE)
    page.get_by_label("Your name").fill("Nina")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("#seats")).to_contain_text("Nina")
    expect(page.locator("[id^=seat-]:has-text('bot')")).not_to_have_count(0)
    expect(page.locator("#prompt")).to_be_visible()


def test_a_match_that_was_finished_as_a_guest_comes_along_into_the_profile(people: People, server: Server) -> None:
    path = open_table(server.url, "palazzo", 2, 0, bots={"1": "level:1"}).path
    page = people.page(path)
    page.get_by_label("Your name").fill("Guest of honour")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#seats em")).to_have_text("you")
    table = table_of(page)
    page.goto("/levels")  # the page answers by itself what has only one answer
    table.play_with_bots("as a guest")
    sign_up(people, "Olivia", on=page)
    until(page, "/people/Olivia", f".matches a[href^='{path}']")
    expect(page.locator(".matches li")).to_have_count(1)


def test_a_member_is_invited_to_a_table_and_finds_it_in_the_news(people: People) -> None:
    anna, bruno = sign_up(people, "Anna")[1], sign_up(people, "Bruno")[1]
    anna.goto("/open?game=palazzo")
    anna.locator("label:has([name=seats][value='2'])").click()
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.locator("#table")).to_be_visible()
    path = re.sub("^.*/t/", "/t/", anna.url)
    anna.goto(f"{path}/people")
    anna.get_by_label("Name of a member").fill("Bruno")
    anna.get_by_role("button", name="Invite", exact=True).click()
    bruno.goto("/news")
    bruno.get_by_role("link", name="Anna").click()
    expect(bruno).to_have_url(re.compile(f"{path}$"))
    bruno.get_by_role("button", name="Sit down").click()
    expect(bruno.locator("#seats em")).to_have_text("you")
    expect(bruno.locator("#seats")).to_contain_text("Anna")


def test_mails_about_turns_come_when_asked_for_and_end_by_their_link(people: People, server: Server, mailbox: Mailbox) -> None:
    page = people.page("/members/sign-in")
    page.get_by_label("E-mail address").fill("greta@example.org")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Look in your mailbox")).to_be_visible()
    page.goto(mailbox.link())
    page.get_by_label("Your name").fill("Greta")
    page.keyboard.press("Enter")
    expect(page.locator(".top .account")).to_have_text("Greta")
    expect(page.locator("#mails")).to_have_value(re.compile("^never"))
    page.locator("#mails").select_option(label="Once a day")
    page.locator("#reminders").get_by_role("button", name="Save").click()
    expect(page.locator("#mails")).to_have_value(re.compile("^daily"))
    page.get_by_role("button", name="Make a feed").click()
    feed = str(page.locator("#reminders a.long").get_attribute("href"))

    table = open_table(server.url, "palazzo", 2, 0)
    page.goto(table.path)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#seats em")).to_have_text("you")
    page.goto("/levels")
    page.wait_for_timeout(1500)
    table.tokens[1] = str(table._ask("POST", "/join", None, {"name": "Hugo", "seat": 1})["token"])
    while 0 not in table.see(1)["view"]["actors"]:
        table.play_one(1, "until it is her turn")
    until(page, "/turns", f"#mine ~ * a[href='{table.path}']")
    assert table.path in page.request.get(feed).text()

    server.stop()  # a house that begins looks at once for mails that are due
    server.start()
    server.wait()
    mail = mailbox.next()
    assert mail["To"] == "greta@example.org"
    said = mail.get_content()
    assert f"{server.url}{table.path}" in said
    assert "Hugo" in said
    stop = next(word for word in said.split() if "/mails/off/" in word)
    reader = people.page(stop)  # on any device, without signing in
    reader.get_by_role("button", name="No more mails").click()
    expect(reader.get_by_role("status")).to_contain_text("no more mails")
    page.goto("/me")
    expect(page.locator("#mails")).to_have_value(re.compile("^never"))


def test_an_event_goes_on_without_whoever_drops_out_and_ends_with_standings(people: People) -> None:
    anna, bruno = sign_up(people, "Ada")[1], sign_up(people, "Bice")[1]
    path = organise(anna, "Coppa d'Inverno", rounds=1)
    for page in (anna, bruno):
        page.goto(path)
        page.get_by_role("button", name="Enter").click()
        expect(page.locator(".told")).to_have_text("You are in.")
    anna.get_by_role("button", name="Begin now").click()
    until(bruno, path, "a.main:has-text('To your table')")
    bruno.locator("summary", has_text="Drop out").click()
    expect(bruno.locator(".sure")).to_contain_text("A bot plays your match to its end")
    bruno.get_by_role("button", name="Yes, leave").click()
    expect(bruno.locator("main")).to_contain_text("You have left this event")

    until(anna, path, "a.main:has-text('To your table')")
    anna.locator("a.main", has_text="To your table").click()
    expect(anna.locator("#table")).to_be_visible()
    table = table_of(anna)
    anna.goto("/levels")
    table.play_with_bots("Coppa")
    until(anna, path, ".lead:has-text('over')")
    expect(anna.locator(".ranking tbody tr")).to_have_count(2)
    expect(anna.locator(".ranking tr.gone")).to_contain_text("Bice")
    anna.goto("/news")
    expect(anna.locator("main")).to_contain_text("Coppa d'Inverno is over: you are number")
