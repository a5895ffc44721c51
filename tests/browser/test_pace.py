"""How others' moves are shown: at the pace that the player sets, from where they come, and once more."""

import re
from random import Random

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import WITH_MOTION, People
from tests.browser.games import every_game, seats_of
from tests.browser.playing import Player
from tests.browser.tables import Table, live, open_table
from tests.table.servers import Server

# Every piece that begins to glide, and from where.
WATCH = """() => {
  window.flights = [];
  document.addEventListener("transitionrun", ({ target, propertyName }) => {
    if (propertyName !== "transform" || !target.matches(".piece")) return;
    window.flights.push(...target.getAnimations().map((each) => [target.id, each.effect.getKeyframes()[0].transform]));
  });
}"""


def open_with_bots(people: People, url: str, game: str) -> Page:
    """Somebody who plays a game against bots alone."""
    table = open_table(url, game, seats_of(game), sitting=1, bots={str(seat): "greedy" for seat in range(1, seats_of(game))})
    return seated(people, table, reduced_motion="reduce")


def seated(people: People, table: Table, seat: int = 0, **options: str) -> Page:
    context = people.browser(**{**WITH_MOTION, **options})
    table.carry(context, seat)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    return page


@every_game
def test_no_piece_flies_in_from_the_corner_of_the_board(people: People, server: Server, game: str) -> None:
    table = open_table(server.url, game, seats_of(game))
    page = seated(people, table)
    page.evaluate(WATCH)
    for part in range(20):
        table.play_some(f"{game} flights {part}", 2)
        table.say(1, f"so far: {part}")
        expect(page.locator("#talk-words li").last).to_contain_text(f"so far: {part}")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    flights = page.evaluate("() => window.flights")
    assert [name for name, start in flights if start == "none"] == []


def test_the_others_moves_wait_for_the_pace_and_ones_own_do_not(people: People, server: Server) -> None:
    table = open_table(server.url, "palazzo", 2)
    table.ask(0)
    page = seated(people, table)
    page.clock.install(time=0)
    page.clock.pause_at(10_000)
    page.locator("#menu > summary").click()
    page.locator("#pace").select_option("slow")
    page.evaluate("() => { window.heard = 0; addEventListener('htmx:sse:before:message', () => (window.heard += 1)); }")
    said = page.locator("#talk-words li")
    page.clock.run_for(10_000)
    table.say(1, "first")  # what is said comes with a picture, too
    expect(said.last).to_contain_text("first")
    table.say(1, "second")
    page.wait_for_function("() => window.heard === 2")
    page.clock.run_for(2500)
    expect(said.last).to_contain_text("first")
    page.clock.run_for(1000)
    expect(said.last).to_contain_text("second")
    before = page.locator("#moves [name=expected]").get_attribute("value") or ""
    page.locator("#scene .legal:visible, #own .legal-item:visible, #buttons button:visible").first.click()
    page.wait_for_function("(before) => document.querySelector('#moves [name=expected]')?.value !== before", arg=before)
    page.reload()
    live(page)
    expect(page.locator("#pace")).to_have_value("slow")


@every_game
def test_what_happened_since_ones_own_move_is_shown_again_picture_by_picture(people: People, server: Server, game: str) -> None:
    table = open_table(server.url, game, seats_of(game))
    table.play_some(f"{game} since", 25)
    table.ask(0)
    page = seated(people, table)
    before = page.locator("#table").evaluate("(table) => table.querySelector('#board-pieces').outerHTML")
    page.locator("#since-again").click()
    dialog = page.locator("#again-dialog")
    expect(dialog).to_be_visible()
    total = int(re.findall(r"of (\d+)", dialog.locator(".turning span").inner_text())[0])
    for step in range(1, total + 1):
        expect(dialog.locator(".turning span")).to_have_text(f"{step} of {total}")
        expect(dialog.locator("svg.scene").first).to_be_visible()
        assert dialog.locator(".log li:not(.quiet)").count() > 0
        if step < total:
            dialog.get_by_role("link", name="One step on").press("Enter")
    doubles = page.evaluate(
        "() => { const all = [...document.querySelectorAll('[id]')].map((each) => each.id); return all.filter((id, at) => all.indexOf(id) !== at); }"
    )
    assert doubles == []
    dialog.get_by_role("link", name="Back to the table").click()
    expect(dialog).to_be_hidden()
    assert page.locator("#table").evaluate("(table) => table.querySelector('#board-pieces').outerHTML") == before


def test_against_bots_nobody_is_asked_where_there_is_one_answer(people: People, server: Server) -> None:
    page = open_with_bots(people, server.url, "rialto")
    player = Player(page, "one answer")
    made = 0
    while made < 30 and player.wait():
        assert page.locator("#moves button").count() > 1, page.locator("#say").inner_text()
        player.move()
        made += 1
    assert page.locator("#unsent").is_hidden()


def test_what_binds_is_asked_even_against_bots(people: People, server: Server) -> None:
    page = open_with_bots(people, server.url, "palazzo")
    player = Player(page, "binding")
    asked = 0
    for _ in range(120):
        if not player.wait():
            break
        if page.locator("#moves[data-only]").count() == 1:
            continue
        if page.locator("#moves button").count() == 1:
            asked += 1
            expect(page.locator("#buttons button")).to_have_text(re.compile("^(Pay|Bid|Pass)"))
            expect(page.locator("#say")).not_to_contain_text("The only answer;")
        player.move()
    assert asked > 0


def test_with_people_it_is_asked_and_said_why(people: People, server: Server) -> None:
    table = open_table(server.url, "rialto", 2)
    rng = Random("one answer")
    for _ in range(400):
        seen = table.see(0)["view"]
        if seen["decision"] and len(seen["moves"]) == 1:
            break
        table.move(rng.choice(seen["actors"]), rng)
    page = seated(people, table)
    expect(page.locator("#moves button")).to_have_count(1)
    expect(page.locator("#say")).to_contain_text("The only answer;")


# As if the second decision had only its first answer.
ONLY = """(number) => addEventListener("htmx:sse:before:message", ({ detail: { message } }) => {
  const moves = new DOMParser().parseFromString(message.data, "text/html").getElementById("moves");
  if (moves?.querySelector("[name=expected]").value !== number) return;
  message.data = message.data.replace('<form id="moves"', `<form id="moves" data-only="${moves.querySelector("button").value}"`);
})"""


def test_one_can_take_back_further_than_a_move_that_the_page_has_made(people: People, server: Server) -> None:
    table = open_table(server.url)
    page = seated(people, table)
    first = table.see(0)["number"]
    page.evaluate(ONLY, str(first + 1))
    Player(page, "take back").move()  # a card; the tokens follow by themselves
    expect(page.locator("#prompt.yours")).to_have_count(0)
    assert table.see(0)["number"] == first + 2
    page.locator("#take-move-back").click()
    expect(page.locator("#moves[data-only] [name=expected]")).to_have_value(str(first + 1))
    expect(page.locator("[data-going]")).to_have_count(0)
    page.locator("#take-move-back").click()
    expect(page.locator("#moves [name=expected]")).to_have_value(str(first))
    assert table.see(0)["number"] == first


def test_a_move_of_the_pages_own_that_another_window_has_made_is_no_click_that_failed(people: People, server: Server) -> None:
    table = open_table(server.url)
    page = seated(people, table)
    first = table.see(0)["number"]
    page.evaluate(ONLY, str(first + 1))
    refused: list[str] = []

    def too_late(route: Route) -> None:
        if f"expected={first}" in (route.request.post_data or "").split("&"):
            route.continue_()
        else:
            refused.append(route.request.post_data or "")
            route.fulfill(status=409, body="another window was quicker")

    people.expect_error("409")
    page.route("**/move", too_late)
    player = Player(page, "two windows")
    player.move()
    expect(page.locator("#moves[data-only] [name=expected]")).to_have_value(str(first + 1))
    expect(page.locator("[data-going]")).to_have_count(0)
    assert len(refused) == 1, "the page answers once, and not again and again"
    expect(page.locator("#unsent")).to_be_hidden()
    player.move()
    expect(page.locator("#unsent")).to_contain_text("another window was quicker")
