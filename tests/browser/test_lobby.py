"""The lobby in Chromium: it follows what happens, and two who press "Play now" meet at a table."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, People
from tests.browser.tables import open_table
from tests.browser.test_barriers import Look
from tests.table.servers import Server


def test_two_who_press_play_now_meet_and_the_lobby_shows_it_to_whoever_looks(people: People) -> None:
    watcher = people.page("/lobby")
    told = watcher.locator("#told")
    expect(told).to_contain_text("no match is in progress")
    anna = people.page("/lobby?game=palazzo")
    anna.locator(".to-play .btn.main").click()
    expect(anna.get_by_label("Game")).to_have_value("palazzo")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_label("Players").select_option("2")
    anna.keyboard.press("Tab")
    anna.get_by_role("button", name="Play now").press("Enter")
    expect(anna.locator("#others")).to_contain_text("Nobody else")
    expect(anna.locator("#waited-for")).not_to_have_text("0 seconds")
    expect(told).to_contain_text("One person wants to play now: Palazzo (1).")

    bruno = people.page("/play-now", "de", **PHONE)
    bruno.get_by_label("Dein Name").fill("Bruno")
    bruno.get_by_role("button", name="Gleich spielen").click()
    for page in (anna, bruno):
        expect(page).to_have_url(re.compile("/t/"))
        expect(page.locator("#seats")).to_contain_text("Anna")
        expect(page.locator("#seats")).to_contain_text("Bruno")
    assert anna.url == bruno.url
    expect(watcher.locator("#playing .tables li")).to_have_count(1)
    expect(told).to_contain_text("one match can be watched")
    expect(told).not_to_contain_text("wants to play")


def test_filters_are_applied_when_chosen_and_seats_are_those_of_the_game(people: People, server: Server) -> None:
    open_table(server.url, sitting=1)
    page = people.page("/lobby")
    expect(page.locator("#waiting .tables li")).to_have_count(1)
    page.locator(".filters [name=game]").select_option("rialto")
    expect(page).to_have_url(re.compile(r"/lobby\?game=rialto$"))
    expect(page.locator("#waiting-none")).to_be_visible()
    page.goto("/play-now?game=doge&seats=2")
    expect(page.get_by_label("Players")).to_have_value("")
    assert page.get_by_label("Players").locator("option:not([disabled])").evaluate_all("all => all.map((each) => each.value)") == ["", "3", "4"]


def test_a_table_is_shared_by_the_systems_sheet_and_shows_its_code_on_the_desk(people: People) -> None:
    context = people.browser()
    context.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    page = context.new_page()
    page.goto("/open?game=doge")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("shared") == {"title": "Doge", "url": page.url}
    expect(page.locator("#qr")).to_be_visible()
    assert page.locator("#qr").evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#qr")).to_be_hidden()


def test_the_lobby_and_waiting_have_no_barriers_and_fit_every_screen(people: People, server: Server, axe: str) -> None:
    open_table(server.url, sitting=2)
    look = Look(people, axe)
    look.at("/lobby")
    look.at("/play-now")
    look.at("/play-now", lambda page: page.get_by_role("button", name="Play now").click())
    page = people.page("/lobby")
    for width, height in ((390, 844), (844, 390), (1366, 657), (1440, 900), (1024, 1366), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        for path in ("/lobby", "/play-now", "/"):
            page.goto(path)
            expect(page.locator(".top > nav").get_by_role("link", name="Lobby")).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)
