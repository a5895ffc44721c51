"""Reloading, and a house that goes away and comes back, in the middle of a decision."""

from playwright.sync_api import expect

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
  const flat = (root) => [...root.getElementById("table").querySelectorAll("*:not(#loupes *)")].map((each) => [
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


def test_after_the_house_was_gone_the_stream_comes_back_and_a_move_counts_once(people: People, server: Server) -> None:
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
    before = table.see(0)["number"]

    server.kill()
    player.move()  # nobody hears it
    server.start()
    server.wait()
    table.say(1, "still there?")
    expect(page.locator("#talk-words")).to_contain_text("still there?")
    assert table.see(0)["number"] == before

    mark = page.locator("#scene .legal").first
    mark.dblclick()
    assert player.wait()
    assert table.see(0)["number"] == before + 1
    expect(page.locator("#notice")).to_be_empty()
    server.stop()
    server.start()
    server.wait()
    player.move()
    expect(page.locator("#prompt.yours")).to_have_count(0)
    assert table.see(0)["number"] == before + 2
    assert loads == []


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
