"""Reloading, and a house that goes away and comes back, in the middle of a decision."""

from playwright.sync_api import Route, expect

from tests.browser.conftest import People
from tests.browser.games import every_game, seats_of
from tests.browser.playing import Player
from tests.browser.tables import live, open_table
from tests.table.servers import Server

GONE = "ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_NETWORK|ERR_EMPTY_RESPONSE|Failed to fetch|network error|htmx"

# The table as the page has it now, and as the house sends it anew: without what the browser keeps for itself.
SAME = """async () => {
  const anew = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  const own = (name) => name.startsWith("hx-") || ["data-htmx-powered", "hidden", "open", "style", "class", "aria-pressed"].includes(name);
  const dress = (each) => [...each.classList].filter((name) => !["picking", "shown"].includes(name) && !name.startsWith("htmx")).sort().join(".");
  const flat = (root) => [...root.getElementById("table").querySelectorAll("*:not(#loupes *, #unread *)")].map((each) => [
    each.namespaceURI, each.tagName, dress(each),
    ...[...each.attributes].filter((at) => !own(at.name)).map((at) => `${at.name}=${at.value.trim()}`).sort(),
    ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue.trim()),
  ].join(" "));
  const [now, then] = [flat(document), flat(anew)];
  return now.map((line, at) => [line, then[at]]).find(([one, other]) => one !== other) ?? (now.length === then.length ? null : "longer");
}"""


def test_a_reload_in_the_middle_of_a_chain_of_decisions_changes_nothing(people: People, server: Server) -> None:
    table = open_table(server.url)
    context = people.browser()
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    player = Player(page, "reload")
    player.play(1)  # a card: tokens are to follow
    assert player.wait()
    asked, number, marks = page.locator("#say").inner_text(), player.number, player.moves()
    page.reload()
    live(page)
    expect(page.locator("#say")).to_have_text(asked, use_inner_text=True)
    assert page.locator("#moves [name=expected]").get_attribute("value") == number
    assert player.moves() == marks
    player.move()
    expect(page.locator("#prompt.yours")).to_have_count(0)


def test_a_click_while_the_server_is_gone_waits_and_counts_once_when_it_is_back(people: People, server: Server) -> None:
    people.expect_error(GONE)
    table = open_table(server.url)
    context = people.browser()
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    player = Player(page, "gone")
    assert player.wait()
    before, unsent = table.see(0)["number"], page.locator("#unsent")

    server.kill()
    player.move()
    expect(unsent).to_contain_text("not been sent yet")
    server.start()
    server.wait()
    assert player.wait()
    assert table.see(0)["number"] == before + 1
    expect(unsent).to_be_hidden()

    server.stop()
    player.move()
    expect(unsent).to_contain_text("not been sent yet")
    server.start()
    server.wait()
    expect(page.locator("#prompt.yours")).to_have_count(0)
    expect(unsent).to_be_hidden()
    assert table.see(0)["number"] == before + 2
    assert loads == []


def test_a_double_click_is_one_move(people: People, server: Server) -> None:
    table = open_table(server.url)
    context = people.browser()
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    player = Player(page, "twice")
    assert player.wait()
    before = table.see(0)["number"]
    page.locator("#scene .legal").first.dblclick()
    assert player.wait()
    assert table.see(0)["number"] == before + 1
    expect(page.locator("#unsent")).to_be_hidden()


def test_a_click_whose_answer_is_lost_is_sent_again_and_counts_once(people: People, server: Server) -> None:
    people.expect_error(GONE)
    table = open_table(server.url)
    context = people.browser()
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    player = Player(page, "answer lost")
    assert player.wait()
    before, keys = table.see(0)["number"], []

    def lose_the_first(route: Route) -> None:
        keys.append(route.request.headers["idempotency-key"])
        if len(keys) == 1:
            route.fetch()
            route.abort("connectionreset")
        else:
            route.continue_()

    page.route("**/move", lose_the_first)
    player.move()
    expect(page.locator("[data-going]")).to_have_count(0)
    expect(page.locator("#unsent")).to_be_hidden()
    assert len(keys) == 2
    assert len(set(keys)) == 1
    assert table.see(0)["number"] == before + 1


def test_a_click_made_offline_is_sent_when_the_connection_is_back(people: People, server: Server) -> None:
    people.expect_error(f"{GONE}|ERR_INTERNET_DISCONNECTED")
    table = open_table(server.url)
    context = people.browser("de")
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    player = Player(page, "offline")
    assert player.wait()
    before = table.see(0)["number"]
    context.set_offline(True)
    player.move()
    expect(page.locator("#unsent")).to_contain_text("noch nicht gesendet")
    assert table.see(0)["number"] == before
    context.set_offline(False)
    assert player.wait()
    expect(page.locator("#unsent")).to_be_hidden()
    assert table.see(0)["number"] == before + 1


def test_a_click_that_comes_too_late_is_reported_and_the_report_outlives_the_update(people: People, server: Server) -> None:
    people.expect_error(f"{GONE}|ERR_INTERNET_DISCONNECTED|409")
    table = open_table(server.url)
    context = people.browser()
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    player = Player(page, "late")
    assert player.wait()
    context.set_offline(True)
    player.move()
    expect(page.locator("#unsent")).to_contain_text("not been sent yet")
    table.play_one(0, "from another device")
    context.set_offline(False)
    expect(page.locator("#unsent")).to_contain_text("Your click changed nothing. Not possible now:")
    assert player.wait()
    expect(page.locator("#unsent")).to_be_visible()
    page.locator("#unsent button").click()
    expect(page.locator("#unsent")).to_be_hidden()


@every_game
def test_a_page_that_has_followed_the_match_is_the_page_that_the_house_would_send_now(people: People, server: Server, game: str) -> None:
    table = open_table(server.url, game, seats_of(game))
    context = people.browser(reduced_motion="reduce")
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    for part in range(10):
        table.play_some(f"{game} {part}", 6)
        said = f"so far: {part}"
        table.say(1, said)
        expect(page.locator("#talk-words li").last).to_contain_text(said)
        assert page.evaluate(SAME) is None


def test_a_page_that_lacks_a_part_for_whatever_reason_is_sent_everything(people: People, server: Server) -> None:
    table = open_table(server.url)
    context = people.browser(reduced_motion="reduce")
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    page.evaluate("document.getElementById('seat-1').remove()")
    table.say(1, "do you see me")
    expect(page.locator("#talk-words li").last).to_contain_text("do you see me")
    expect(page.locator("#seat-1 .who")).to_have_count(1)
    expect(page.locator("#table [data-same]")).to_have_count(0)
    assert page.evaluate(SAME) is None
