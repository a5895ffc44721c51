"""An update and a key cross: the focus is still somewhere, and a key answers only what was asked when it was pressed."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.games import every_game, seats_of
from tests.browser.tables import Table, live, open_at, open_table
from tests.table.servers import Server

# While held, what the stream sends is kept back; when let go, it is shown at once: each piece has only what changed since the one before.
HOLD = """() => {
  window.held = [];
  addEventListener("htmx:sse:before:message", window.holding = (event) => { window.held.push(event.detail.message.data); event.preventDefault(); });
}"""
LET_GO = """() => {
  removeEventListener("htmx:sse:before:message", window.holding);
  for (const data of window.held) htmx.trigger("#table", "table:sent", { data });
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
HELD_NUMBER = """(number) => new DOMParser().parseFromString(window.held.at(-1) ?? "", "text/html").querySelector("#moves [name=expected]")?.value === number"""
AT_AN_ANSWER = """() => document.activeElement.matches("#scene .legal, #scene [data-pick], #own .legal-item, #own [data-part], #buttons button")"""
ASKED = "(number) => document.querySelector('#moves[hx-post] [name=expected]')?.value === number"
MARKS = "#scene .legal:visible, #own .legal-item:visible, #buttons button:visible"


def seated(people: People, table: Table) -> Page:
    """The first seat's page, with the keyboard in use."""
    context = people.browser(reduced_motion="reduce")
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    page.keyboard.press("Tab")
    return page


def answer_and_be_asked(table: Table, move: str, rng: Random) -> bool:
    """Make a move for the first seat, and others' moves until the first seat is asked again; whether that comes."""
    table.make(0, int(move) if move.isdecimal() else move)
    for _ in range(200):
        seen = table.see(0)
        if seen["status"] == "over":
            return False
        if seen["view"]["decision"]:
            return True
        table.move(rng.choice(seen["view"]["actors"]), rng)
    raise AssertionError("the first seat is not asked again")


@every_game
def test_whatever_had_the_focus_the_next_question_has_it(people: People, server: Server, game: str) -> None:
    table, rng = open_table(server.url, game, seats_of(game)), Random(f"{game} crossing")
    table.ask(0)
    page = seated(people, table)
    for _ in range(12):
        page.wait_for_function(ASKED, arg=str(table.see(0)["number"]))
        marks = page.locator(MARKS).all()
        mark = rng.choice([each for each in marks if (each.get_attribute("data-move") or each.get_attribute("value"))] or marks)
        move = mark.get_attribute("data-move") or mark.get_attribute("value")
        mark.focus()
        page.evaluate(HOLD)
        if not answer_and_be_asked(table, move or rng.choice(table.see(0)["view"]["moves"]), rng):
            return
        page.wait_for_function(HELD_NUMBER, arg=str(table.see(0)["number"]))
        page.evaluate(LET_GO)
        page.evaluate(DRAWN)
        assert page.evaluate(AT_AN_ANSWER), f"after {move} the focus is at {page.evaluate('() => document.activeElement.outerHTML.slice(0, 200)')}"


def test_while_others_think_the_focus_waits_at_the_prompt_and_goes_on_with_the_question(people: People, server: Server) -> None:
    table = open_table(server.url, "palazzo", 2)
    table.ask(0)
    page = seated(people, table)
    for _ in range(20):
        if not table.see(0)["view"]["decision"]:
            break
        before = str(table.see(0)["number"])
        page.wait_for_function(ASKED, arg=before)
        page.locator(MARKS).first.press("Enter")
        page.wait_for_function(f"(number) => !({ASKED})(number)", arg=before)
    expect(page.locator("#prompt")).to_be_focused()
    table.ask(0)
    page.wait_for_function(AT_AN_ANSWER)


def test_a_key_that_is_held_down_answers_one_question(people: People, server: Server) -> None:
    table = open_table(server.url)
    page = seated(people, table)
    before = table.see(0)["number"]
    page.locator("#scene .legal").first.focus()
    page.keyboard.down("Enter")
    page.wait_for_function(f"(number) => !({ASKED})(number)", arg=str(before))
    page.wait_for_function(AT_AN_ANSWER)
    page.keyboard.down("Enter")  # it repeats
    page.keyboard.up("Enter")
    page.evaluate(DRAWN)
    expect(page.locator("[data-going]")).to_have_count(0)
    assert table.see(0)["number"] == before + 1


def test_an_answer_given_beforehand_waits_for_its_question_however_late_it_is_shown(people: People, server: Server) -> None:
    table = open_at(server.url, "rialto", "yellow")
    page = seated(people, table)
    before = table.see(0)["number"]
    page.evaluate(HOLD)
    passing = page.get_by_role("button", name="Pass", exact=True)
    assert passing.get_attribute("data-then"), "passing answers a second question"
    passing.focus()
    with page.expect_response("**/move"):
        page.keyboard.press("Enter")
    page.wait_for_function("() => window.held.length > 0")
    passing.press("Enter")  # once more: it is still shown, and already answered
    expect(page.locator("[data-going]")).to_have_count(1)
    assert table.see(0)["number"] == before + 1
    page.evaluate(LET_GO)
    expect(page.locator("#log-lines")).to_contain_text("Anna passes.")
    expect(page.locator("[data-going]")).to_have_count(0, timeout=5_000)  # nothing is left to be answered; others' moves keep their pace again
    expect(page.locator("#unsent")).to_be_hidden()


def test_what_is_chosen_is_given_by_control_and_enter_where_the_focus_is(people: People, server: Server) -> None:
    page = seated(people, open_at(server.url, "doge", "tokens"))
    token = page.locator("#own [data-part]").first
    token.focus()
    page.keyboard.press("Space")
    expect(token).to_have_attribute("aria-pressed", "true")
    answer = page.locator("#buttons button[data-parts]:visible")
    expect(answer).to_have_attribute("aria-keyshortcuts", "Control+Enter")
    move = answer.get_attribute("value")
    with page.expect_request(lambda request: request.method == "POST" and "move" in request.url) as sent:
        page.keyboard.press("Control+Enter")
    assert f"move={move}" in (sent.value.post_data or "")
