"""Finding one's way: the form to open a table, the check of a shuffle beside the result, and the replay that is shared."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.tables import open_table
from tests.table.servers import Server


def test_the_form_shows_only_what_goes_with_the_chosen_seats(people: People) -> None:
    page = people.page("/open?game=venice")
    difficulty, favour = (page.get_by_role("group", name=name) for name in (re.compile("^Difficulty"), re.compile("^Favour cards")))
    expect(difficulty).to_be_hidden()
    expect(favour).to_be_visible()
    page.locator("label:has([name=seats][value='1'])").click()
    expect(difficulty).to_be_visible()
    expect(page.locator("#part-council-1")).to_be_hidden()
    page.get_by_label("choose one by one").check()
    page.locator("#part-council-1").select_option("council-2")
    page.get_by_label("for some seats").check()
    expect(page.get_by_label("favour card for seat 2")).to_be_hidden()
    page.get_by_label("favour card for seat 1").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    variant = page.evaluate("async () => (await (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()).variant")
    assert variant == "favour-1+council-2"


def test_the_check_beside_the_result_says_what_it_means(people: People, server: Server) -> None:
    table = open_table(server.url, "palazzo", 2)
    context = people.browser()
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    expect(page.locator(".sealed")).to_contain_text("The shuffle of this match is sealed as")
    seal = page.locator("[data-commitment]").get_attribute("data-commitment")
    table.play("check")
    expect(page.locator("#result")).to_be_visible()
    page.locator("#result-check").click()
    checked = page.locator("#result-checked")
    expect(checked).to_contain_text("It checks out: the seed of the shuffle is the one that was sealed when this browser saw")
    stranger = people.page(table.path)
    stranger.locator("#result-check").click()
    expect(stranger.locator("#result-checked")).to_contain_text("This browser did not see the match begin")
    page.evaluate("([table, seal]) => localStorage.setItem(`seal ${table}`, JSON.stringify({ begun: seal.replace(/./g, '0') }))", [table.id, seal])
    page.locator("#result-check").click()
    expect(checked).to_contain_text("It does not check out")


def test_a_moment_of_the_replay_is_shared_with_all_hands_open(people: People, server: Server) -> None:
    table = open_table(server.url, "rialto", 2)
    table.play("replay")
    context = people.browser(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{table.path}/replay?at=20")
    expect(page.locator("#own")).to_have_count(0)
    page.locator("#scrub-seat").select_option("all")
    expect(page.locator("#own [role=group]")).to_have_count(2)
    page.locator("#scrub-on").click()
    expect(page.locator("output")).to_have_text(re.compile("^21 of"))
    expect(page.locator("#own [role=group]")).to_have_count(2)
    page.locator("#scrub-share").click()
    expect(page.locator("#scrub-shared")).to_have_text("The link to this moment has been copied.")
    address = page.evaluate("navigator.clipboard.readText()")
    other = people.page(address)
    expect(other.locator("output")).to_have_text(re.compile("^21 of"))
    expect(other.locator("#own [role=group]")).to_have_count(2)


def test_the_log_beside_a_replay_shows_the_move_that_is_shown(people: People, server: Server) -> None:
    """In a low window it scrolls, and what it shows is its end."""
    table = open_table(server.url, "rialto", 2)
    table.play("replay log")
    page = people.browser(viewport={"width": 1366, "height": 657}).new_page()
    page.goto(f"{table.path}/replay?at=60")
    hidden = "(log) => log.scrollHeight - log.clientHeight - log.scrollTop"
    log = page.locator("#log .scroll")
    assert log.evaluate("(log) => log.scrollHeight > log.clientHeight")
    assert log.evaluate(hidden) < 2
    page.locator("#scrub-on").click()
    expect(page.locator("output")).to_have_text(re.compile("^61 of"))
    assert log.evaluate(hidden) < 2
