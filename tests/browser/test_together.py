"""Several browsers at one table: seats, secrets, words, links, leaving, and another match."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import WITH_MOTION, People
from tests.browser.playing import Player
from tests.browser.tables import live, open_table
from tests.table.servers import Server

# The page without what says whether Anna is ready.
STAYS = """() => {
  const seen = document.querySelector("#table").cloneNode(true);
  seen.querySelectorAll("#seat-0, #board-pieces [aria-label^='Anna']").forEach((each) => each.remove());
  return seen.innerHTML;
}"""


def open_and_join(people: People) -> tuple[Page, Page]:
    """Anna opens a table of Doge for herself, a friend and a bot; Bruno follows the link that her page shows."""
    anna = people.page("/open?game=doge", **WITH_MOTION)
    anna.get_by_label("Seat 3", exact=True).select_option("level:2")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.locator("#say")).to_contain_text("when the last seat is taken")
    bruno = people.page(anna.locator("#address").inner_text(), **WITH_MOTION)
    expect(bruno.locator("#join-seat-1")).to_be_checked()
    assert bruno.locator("[name=seat]").count() == 1, "only a free seat can be chosen"
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    return anna, bruno


def test_two_browsers_choose_at_the_same_time_and_neither_sees_the_others_choice(people: People) -> None:
    anna, bruno = open_and_join(people)
    hers, his = Player(anna, "anna"), Player(bruno, "bruno")
    assert hers.wait(), "the match begins on her page by itself"
    assert his.wait()
    for page in (anna, bruno):
        expect(page.locator("#seat-0.acts, #seat-1.acts")).to_have_count(2)
        expect(page.locator("#seat-2.acts")).to_have_count(0)
    before = bruno.evaluate(STAYS)
    hers.move()  # a card
    assert hers.wait()
    hers.move()  # and tokens
    expect(anna.locator("#prompt.yours")).to_have_count(0)
    expect(anna.locator("#say")).to_contain_text("Bruno")
    expect(anna.locator("#seat-0.acts")).to_have_count(0)
    expect(bruno.locator("#seat-0.acts")).to_have_count(0)  # he sees that she is ready
    assert bruno.evaluate(STAYS) == before  # and nothing else
    his.move()
    assert his.wait()
    his.move()
    assert hers.wait(), "what follows comes by itself"
    assert his.wait()


def test_a_friend_chooses_among_the_free_seats(people: People, server: Server) -> None:
    table = open_table(server.url, sitting=1)
    page = people.page(table.path)
    expect(page.locator("[name=seat]")).to_have_count(2)
    page.locator("label:has(#join-seat-2)").click()
    page.get_by_label("Your name").fill("Chiara")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#seat-2 .who")).to_contain_text("Chiara")
    expect(page.locator("#seat-2 em")).to_have_text("you")


def test_table_talk_with_script_in_it_is_text(people: People, server: Server) -> None:
    table = open_table(server.url)
    anna, watching = people.browser(), people.page(table.path)
    table.carry(anna, 0)
    page = anna.new_page()
    page.goto(table.path)
    live(page)
    said = "<script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\"> & {{ 1 }}"
    page.locator("#talk > summary").click()
    page.locator("#say-text").fill(said)
    page.locator("#say-text").press("Enter")
    for each in (page, watching):
        expect(each.locator("#talk-words li span")).to_have_text(f"Anna {said}")
        assert each.locator("#talk-words script, #talk-words img").count() == 0
        assert each.title() != "taken"
    expect(page.locator("#say-text")).to_have_value("")


def test_whoever_has_the_link_can_watch_and_do_nothing_else(people: People, server: Server) -> None:
    table = open_table(server.url)
    page = people.page(table.path)
    live_title = page.title()
    expect(page.locator("#say")).to_contain_text("You are watching.")
    for mark in ("[data-move]", "#moves", "#buttons", "#own", "#say-form", "#leave", "#undo"):
        assert page.locator(mark).count() == 0
    table.play_some("watched", 30)
    assert page.title() == live_title
    expect(page.locator("#log-lines li")).not_to_have_count(1)


def test_a_private_link_carries_the_seat_to_another_device_and_leaving_ends_it_everywhere(people: People, server: Server) -> None:
    table = open_table(server.url)
    desk, phone, stranger = people.browser(), people.browser(), people.browser()
    table.carry(desk, 0)
    page = desk.new_page()
    page.goto(f"{table.path}/mine")
    link = page.locator("code").inner_text()
    assert link.startswith(f"{server.url}{table.path}/seat/")
    elsewhere = phone.new_page()
    elsewhere.goto(link)
    elsewhere.get_by_role("button", name="Take the seat").click()
    expect(elsewhere.locator("#seat-0 em")).to_have_text("you")
    assert Player(elsewhere, "phone").wait()

    page.goto(table.path)
    live(page)
    page.locator("#menu > summary").click()
    page.locator("#leave > summary").click()
    page.get_by_role("button", name="Leave for good").click()
    for each in (page, elsewhere):
        expect(each.locator("#seat-0 em")).to_have_count(0)
        expect(each.locator("[data-move]")).to_have_count(0)
    people.expect_error("404")
    late = stranger.new_page()
    late.goto(link)
    expect(late.locator("main")).to_contain_text("is no longer valid")


def test_the_same_players_go_on_at_another_table(people: People, server: Server) -> None:
    table = open_table(server.url, "palazzo", 2)
    table.play("again")
    pages = []
    for seat in (0, 1):
        context = people.browser()
        table.carry(context, seat)
        page = context.new_page()
        page.goto(table.path)
        expect(page.locator("#result")).to_be_visible()
        pages.append(page)
    one, two = pages
    one.get_by_role("button", name="Play again with the same players").click()
    one.wait_for_url(re.compile(f"/t/(?!{table.id})"))
    expect(one.locator("#seat-0 strong")).to_contain_text("Anna")
    two.get_by_role("link", name="Go to the new table").click()
    two.wait_for_url(re.compile(f"/t/(?!{table.id})"))
    assert two.url == one.url


def test_a_text_for_the_shuffle_is_sealed_and_opened_without_being_asked(people: People) -> None:
    anna = people.page("/open?game=doge")
    anna.get_by_label("Seat 3", exact=True).select_option("level:2")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Open the table").click()
    bruno = people.page(anna.locator("#address").inner_text())
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.locator("#join-more summary").click()
    bruno.locator("#join-entropy").fill("my own dice: 4 2 6")
    with bruno.expect_request("**/join") as joining:
        bruno.get_by_role("button", name="Sit down").click()
    sent = joining.value.post_data or ""
    assert "dice" not in sent
    assert re.search(r"entropy_commitment=[0-9a-f]{64}", sent)
    for page in (anna, bruno):
        expect(page.locator("#prompt.yours")).to_have_count(1)  # the match has begun
    kept = bruno.evaluate("() => JSON.parse(localStorage.getItem(`seal ${document.getElementById('content').dataset.table}`))")
    assert kept["opened"]
    bruno.goto(bruno.url + "/fair")
    expect(bruno.locator("#seal-of-text-1")).to_have_text(kept["seal"])
