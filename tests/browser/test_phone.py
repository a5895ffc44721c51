"""The table on a phone: nothing to scroll sideways, everything in reach of the thumb, the loupe."""

import re

import pytest
from playwright.sync_api import Page, expect

from ridotto.table.language import table_words
from tests.browser.conftest import PHONE, People
from tests.browser.games import every_game, seats_of
from tests.browser.playing import Player
from tests.browser.tables import Table, live, open_asked, open_at, open_table
from tests.browser.test_whole_match import play_now
from tests.table.servers import Server

WIDTH, HEIGHT = 390, 844
# Somewhere in an area of the board where there is no mark.
FREE = """(name) => {
  const ground = document.querySelector(`#${name} > .ground`);
  ground.scrollIntoView({ block: "center", behavior: "instant" });
  const box = ground.getBoundingClientRect();
  const inside = [[0.5, 0.55], [0.5, 0.75], [0.65, 0.6], [0.35, 0.75]].map(([x, y]) => [box.x + x * box.width, box.y + y * box.height]);
  return inside.find(([x, y]) => document.elementFromPoint(x, y)?.matches("#scene *") && !document.elementFromPoint(x, y).closest("[data-pick], [data-move]"));
}"""
SMALL = """() => [...document.querySelectorAll("a.btn, button.btn, summary")].filter((each) => each.checkVisibility())
  .map((each) => [each.textContent.trim(), each.getBoundingClientRect().height]).filter(([, height]) => height < 36)"""

# Loupes that show something else than the table says, or show it no larger than the board does.
LOUPES = """() => [...document.querySelectorAll("#loupes .loupe")].filter((each) => {
  const box = each.viewBox.baseVal, size = each.getBoundingClientRect();
  const scale = Math.min(size.width / box.width, size.height / box.height);
  return each.getAttribute("viewBox") !== each.dataset.box || scale < 1.1 * document.querySelector("#scene").getBoundingClientRect().width / 1000;
}).map((each) => [each.id, each.getAttribute("viewBox"), each.dataset.box, each.getBoundingClientRect().height])"""

SCALE = """(loupe) => Math.min(loupe.clientWidth / loupe.viewBox.baseVal.width, loupe.clientHeight / loupe.viewBox.baseVal.height)"""

# Things of one's own that can be chosen, and of which less than a part can be seen once one has scrolled to them.
OUT_OF_REACH = """async (least) => {
  const seen = (each) => new Promise((done) => {
    const watch = new IntersectionObserver(([entry]) => { watch.disconnect(); done(entry.intersectionRatio); });
    watch.observe(each);
  });
  const found = [];
  for (const each of document.querySelectorAll("#own .legal-item")) {
    each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const ratio = await seen(each);
    if (ratio < least) found.push([each.id, ratio]);
  }
  return found;
}"""

# A part of the board that has a loupe of its own, which is not among those shown, and where it can be tapped without making a move.
PART = """() => {
  const now = [...document.querySelectorAll("#loupes .loupe")].map((each) => each.getAttribute("viewBox"));
  if (!now.length) return null; // nothing is enlarged at this decision
  for (const box of document.querySelector("#loupe-boxes").content.querySelectorAll("[data-of]")) {
    if (now.includes(box.dataset.box)) continue;
    for (const text of document.querySelectorAll(`#scene #${box.dataset.of} text`)) {
      text.scrollIntoView({ block: "center", behavior: "instant" });
      const at = text.getBoundingClientRect(), x = at.x + at.width / 2, y = at.y + at.height / 2, hit = document.elementFromPoint(x, y);
      if (hit?.closest(`#${box.dataset.of}`) && !hit.closest(".legal, .can, .within, [data-why], [data-pick]")) return { x, y, box: box.dataset.box };
    }
  }
  return null;
}"""


def shown(people: People, table: Table) -> Page:
    """The first seat's phone, brought to life."""
    context = people.browser(reduced_motion="reduce", **PHONE)
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    return page


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide = page.evaluate("() => [document.documentElement.scrollWidth, document.body.scrollWidth]")
    assert max(wide) <= WIDTH, f"{page.url} is {wide} pixels wide"
    assert page.evaluate(SMALL) == []


@every_game
def test_some_rounds_are_played_by_tapping(people: People, game: str) -> None:
    page = people.page(reduced_motion="reduce", **PHONE)
    fits(page)
    play_now(page, game)
    player = Player(page, f"{game} on a phone", tap=True)
    for _ in range(10):
        assert player.wait()
        fits(page)
        prompt = page.locator("#prompt").bounding_box()
        assert prompt is not None
        assert prompt["x"] >= 0
        assert prompt["x"] + prompt["width"] <= WIDTH
        assert prompt["y"] + prompt["height"] <= HEIGHT
        own = page.locator("#own").bounding_box()
        assert own is not None
        assert own["y"] >= prompt["y"] + prompt["height"] - 1, "the prompt lies over the hand"
        assert own["y"] + own["height"] <= HEIGHT
        assert page.evaluate(LOUPES) == []
        assert page.evaluate(OUT_OF_REACH, 0.6) == []
        player.move()


@every_game
def test_a_tap_on_a_part_of_the_board_brings_it_under_the_loupe(people: People, server: Server, game: str) -> None:
    table = open_asked(server.url, game)
    page = shown(people, table)
    while (part := page.evaluate(PART)) is None:
        table.play_one(0, "loupe")
        table.ask(0, "loupe")
        expect(page.locator("#moves [name=expected]")).to_have_value(str(table.see(0)["number"]))
    loupe = page.locator("#loupes .loupe").first
    page.touchscreen.tap(part["x"], part["y"])
    expect(loupe).to_have_attribute("viewBox", part["box"])
    picture = loupe.bounding_box()
    assert picture is not None
    assert picture["width"] == (WIDTH / 2 if "half" in (loupe.get_attribute("class") or "") else WIDTH)


def test_what_a_loupe_shows_already_is_not_brought_under_another(people: People, server: Server) -> None:
    """In Rialto every kind of building has a loupe when one is chosen: a tap on a building says what it does and moves none of them."""
    page = shown(people, open_at(server.url, "rialto", "start-building"))
    boxes = page.locator("#loupes .loupe").evaluate_all("(all) => all.map((each) => each.getAttribute('viewBox'))")
    assert len(boxes) > 1
    page.locator("#scene .legal[data-move]:visible").last.tap()
    expect(page.locator("#tip.asks")).to_be_visible()
    assert page.locator("#loupes .loupe").evaluate_all("(all) => all.map((each) => each.getAttribute('viewBox'))") == boxes


def at(people: People, server: Server, game: str, decision: str) -> Page:
    """The first seat's phone when it is asked for a decision."""
    return shown(people, open_at(server.url, game, decision))


@every_game
def test_help_opens_at_the_rule_on_a_phone_too(people: People, server: Server, game: str) -> None:
    page = shown(people, open_asked(server.url, game))
    link = page.locator("#prompt-rule")
    rule = link.get_attribute("data-help") or ""
    say, beside = page.locator("#say").bounding_box(), link.bounding_box()
    assert say is not None
    assert beside is not None
    assert say["y"] - 4 <= beside["y"] < say["y"] + say["height"] + 48, "the link lies beside the question, or beside the buttons below it"
    link.tap()
    expect(page.locator(f"#help #{rule}.here")).to_be_in_viewport(ratio=0.9)
    page.locator("[data-close]").tap()
    expect(page.locator("#help")).to_be_hidden()


def test_the_answers_of_a_learner_have_the_whole_width_and_the_rule_stands_in_the_last_row(people: People, server: Server) -> None:
    table = open_table(server.url, hints=True)
    assert table.play("houses", "houses")
    page = shown(people, table)
    expect(page.locator("#why")).to_be_visible()
    answers, asking, rule = (page.locator(name).bounding_box() for name in ("#buttons", "#ask-hint", "#prompt-rule"))
    assert answers is not None
    assert asking is not None
    assert rule is not None
    assert answers["width"] > 0.9 * WIDTH
    assert answers["y"] + answers["height"] <= rule["y"]
    assert asking["x"] + asking["width"] <= rule["x"]
    assert abs(asking["y"] + asking["height"] - rule["y"] - rule["height"]) <= 4


def test_all_that_is_enlarged_can_be_seen_above_the_prompt_when_it_fits(people: People, server: Server) -> None:
    page = at(people, server, "rialto", "start-building")
    prompt, last = page.locator("#prompt").bounding_box(), page.locator("#loupes .loupe").last.bounding_box()
    assert prompt is not None
    assert last is not None
    assert last["y"] + last["height"] <= prompt["y"] + 1


@pytest.mark.parametrize(("wide", "high", "part"), [(WIDTH, HEIGHT, "#board"), (HEIGHT, WIDTH, "#prompt")], ids=["upright", "sideways"])
def test_the_next_question_about_the_hand_brings_board_and_question_back(people: People, server: Server, wide: int, high: int, part: str) -> None:
    """However far down one has read before."""
    table = open_at(server.url, "rialto", "discard")
    context = people.browser(**(PHONE | {"viewport": {"width": wide, "height": high}}))
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator(part)).not_to_be_in_viewport(ratio=0.9)
    table.play_one(0, "on")
    while table.ask(0) not in ("discard", "cards", "jokers"):
        table.play_one(0, "on")
    expect(page.locator("#moves [name=expected]")).to_have_value(str(table.see(0)["number"]))
    expect(page.locator(part)).to_be_in_viewport(ratio=0.9)


def test_the_seats_come_back_into_view_when_what_was_enlarged_is_gone(people: People, server: Server) -> None:
    table = open_at(server.url, "doge", "houses")
    page = shown(people, table)
    assert page.evaluate("scrollY") > 0
    table.play_one(0, "on")
    while table.ask(0) != "card":
        table.play_one(0, "on")
    expect(page.locator("#moves [name=expected]")).to_have_value(str(table.see(0)["number"]))
    expect(page.locator("#seat-0 .badge")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


def test_asking_what_things_are_brings_the_board_into_view_and_moves_nothing(people: People, server: Server) -> None:
    page = at(people, server, "doge", "card")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("#board")).not_to_be_in_viewport(ratio=0.9)
    page.locator("[data-ask]").locator("visible=true").first.tap()
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.9)
    expect(page.locator("#asking .by-mouse")).to_be_hidden()
    number = page.locator("#seat-1 .main")
    number.scroll_into_view_if_needed()
    before = number.bounding_box()
    number.tap()
    expect(page.locator("#tip")).to_be_visible()
    assert number.bounding_box() == before
    scrolled = page.evaluate("scrollY")
    page.locator("#asking button").tap()
    expect(page.locator("#asking")).to_be_hidden()
    assert page.evaluate("scrollY") == scrolled


def test_all_fields_can_be_tapped_enlarged_above_the_prompt(people: People, server: Server) -> None:
    """Also where more is enlarged below them: a marker in the water has a button, too."""
    page = at(people, server, "dogeship", "turn")
    prompt, top = page.locator("#prompt").bounding_box(), page.locator("#loupe-board-red").bounding_box()
    last = page.locator("#loupes [id^=loupe-board-]").last.bounding_box()
    assert prompt is not None
    assert top is not None
    assert last is not None
    assert top["y"] >= -1
    assert last["y"] + last["height"] <= prompt["y"] + 1


def test_what_a_building_does_is_said_at_the_first_tap_and_the_second_takes_it(people: People, server: Server) -> None:
    page = at(people, server, "rialto", "start-building")
    before = page.locator("#moves [name=expected]").get_attribute("value") or ""
    marks = page.locator("#scene .legal[data-move]")
    marks.last.tap()
    tip = page.locator("#tip.asks")
    expect(tip).to_be_visible()
    expect(tip.locator("span")).to_have_text(re.compile(r"^(When|In|At) .+\.$"))
    expect(tip.locator("button")).to_have_text(re.compile("^Take "))
    expect(page.locator("#moves [name=expected]")).to_have_value(before)
    marks.first.tap()
    expect(tip).to_be_visible()
    tip.locator("button").tap()
    expect(page.locator(f"#moves [name=expected][value='{before}']")).to_have_count(0)
    expect(page.locator("#tip")).to_be_hidden()


def test_one_tap_on_the_bin_beside_a_new_tile_loses_nothing(people: People, server: Server) -> None:
    page = at(people, server, "palazzo", "build")
    before = page.locator("#moves [name=expected]").get_attribute("value") or ""
    page.locator("#scene .legal[aria-label^='Remove']").first.tap()
    expect(page.locator("#tip.asks span")).to_have_text("Nobody can build it any more then, and you get nothing back for it.")
    expect(page.locator("#moves [name=expected]")).to_have_value(before)
    page.locator("#tip.asks button", has_text="from the game").tap()
    expect(page.locator(f"#moves [name=expected][value='{before}']")).to_have_count(0)


def test_the_street_in_which_one_builds_is_as_large_as_the_room_above_the_question_allows(people: People, server: Server) -> None:
    page = at(people, server, "palazzo", "build")
    for high in (HEIGHT, 664):
        page.set_viewport_size({"width": WIDTH, "height": high})
        scale = page.locator("#loupes .loupe").evaluate(SCALE)
        assert scale > 1, high  # pixels a unit; tiles are 60 units wide, their bins 25


def test_nothing_looks_chosen_because_a_finger_was_there_before(people: People, server: Server) -> None:
    page = at(people, server, "palazzo", "take")
    place = page.locator("#scene .legal").first
    place.hover()  # as after a tap: browsers of phones leave it at that
    expect(place.locator(".ground")).to_have_css("fill-opacity", "0")
    expect(place.locator(".dash").first).not_to_have_css("stroke-dasharray", "none")


def test_the_link_in_the_legend_can_be_tapped_and_makes_no_gap_between_its_lines(people: People, server: Server) -> None:
    table = open_table(server.url, "palazzo", seats_of("palazzo"))
    table.play_some("legend", 60)  # an introduction stands there in the first moves
    table.ask(0)
    page = shown(people, table)
    link = page.locator(".goal a").first
    box = link.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    with_link, without = page.evaluate("""() => {
      const goal = document.querySelector(".goal"), high = () => goal.getBoundingClientRect().height, before = high();
      goal.querySelector("a").replaceWith(goal.querySelector("a").textContent);
      return [before, high()];
    }""")
    assert with_link <= without + 1


def test_a_tap_on_what_cannot_be_taken_says_what_it_does_and_why_not_until_the_next_tap(people: People, server: Server) -> None:
    page = at(people, server, "rialto", "start-building")
    page.locator("#loupes .loupe").first.tap(position={"x": 150, "y": 40})  # the second of four buildings
    expect(page.locator("#notice")).to_have_text(re.compile(r"^(Green|Yellow|Blue) \d: .+ You start with a building of value 1\.$"))
    page.locator("#say").tap()
    expect(page.locator("#notice")).to_be_empty()


def test_what_a_thing_is_that_is_no_move_is_said_at_a_tap(people: People, server: Server) -> None:
    page = at(people, server, "dogeship", "turn")
    tip = page.locator("#tip")
    page.locator("#loupe-doge-tile").tap()
    expect(tip).to_contain_text("What the Doge wants now: ")
    page.locator("#own-ducats").tap()
    expect(tip).to_contain_text("ducat")
    expect(tip.locator("button")).to_be_hidden()
    page.locator("#loupe-board-red").tap(position={"x": 8, "y": 20})  # the name of the board: nothing that one could choose
    fits(page)


def test_a_building_says_what_it_does_at_a_tap_whatever_is_asked(people: People, server: Server) -> None:
    """While contracts are put back nothing on the map is a move; it is enlarged all the same, each building whole in one of its parts."""
    page = at(people, server, "venice", "return-contract")
    tip = page.locator("#tip")
    page.locator("#dock-great-council").tap()
    expect(tip).to_contain_text("Great Council")
    expect(tip).to_contain_text("pay 4 coins: build a bridge")
    expect(tip.locator("button")).to_be_hidden()
    page.locator("#loupe-east").tap(position={"x": 67, "y": 306})  # St Mark's Square, in the middle of the board
    expect(tip).to_contain_text("2: gain 2 coins")
    page.locator("#seat-1 .badge").tap()
    page.locator("#seat-1 .things [title]").first.tap()
    expect(tip).to_contain_text("Whoever has the most at the end is arrested")
    expect(page.locator("#seat-1 .things")).to_be_visible()
    fits(page)


def test_a_hand_is_as_high_as_its_cards_also_when_they_become_others(people: People, server: Server) -> None:
    """A card that is narrower than what stood in its place would else be as high as that was wide."""
    page = at(people, server, "venice", "gondolier")
    wide, narrow = page.evaluate("""() => {
      const own = document.querySelector("#own"), made = own.cloneNode(true), last = (hand) => [...hand.querySelectorAll("li:has(svg)")].at(-1);
      const size = () => [last(own).offsetWidth, own.offsetHeight];
      const before = size(), breadth = last(own).querySelector("svg").viewBox.baseVal.width;
      for (const each of [last(made), last(made).querySelector("svg")])
        for (const name of each.getAttributeNames()) each.setAttribute(name, each.getAttribute(name).replace(breadth, "80"));
      Morph.into(own, made);
      return [before, size()];
    }""")
    assert wide[0] > 90
    assert narrow == [76, wide[1]]


def test_what_an_own_tile_would_bring_stands_right_above_the_question(people: People, server: Server) -> None:
    """And not at the top of the screen, far from the finger."""
    page = at(people, server, "dogeship", "complete")
    page.locator("#own .legal-item").first.tap()
    tip = page.locator("#tip.asks")
    expect(tip).to_be_visible()
    told, prompt = tip.bounding_box(), page.locator("#prompt").bounding_box()
    assert told is not None
    assert prompt is not None
    assert abs(told["y"] + told["height"] - prompt["y"]) < 30


def test_a_trip_is_previewed_at_the_first_tap(people: People, server: Server) -> None:
    page = at(people, server, "venice", "sail")
    lane = page.locator("#scene .legal[data-move]").first
    lane.tap()
    expect(page.locator("#tip.asks span")).to_contain_text("you keep")
    expect(page.locator(f"#scene [data-look='{lane.get_attribute('data-move')}']")).to_have_class("look shown")
    fits(page)
    before = page.locator("#moves [name=expected]").get_attribute("value") or ""
    page.locator("#tip.asks button").tap()
    expect(page.locator(f"#moves [name=expected][value='{before}']")).to_have_count(0)


def test_a_house_and_where_it_goes_are_chosen_by_taps_anywhere_in_their_fields(people: People, server: Server) -> None:
    """On a phone they are smaller than a finger. The only place where the house can go is enlarged in the first row."""
    for attempt in range(20):
        table = open_table(server.url)
        if not table.play(f"{attempt}", "shift-home"):
            continue
        page = shown(people, table)
        ways: list[list[str]] = page.locator("#scene [data-of]").evaluate_all("(all) => all.map((each) => [each.dataset.of, each.closest('.within').id])")
        starts = [start for start, _ in ways]
        if only := [way for way in ways if starts.count(way[0]) == 1]:
            break
        page.context.close()
    start, goal = only[0]
    before = page.locator("#moves [name=expected]").get_attribute("value") or ""
    page.touchscreen.tap(*page.evaluate(FREE, f"field-{start}"))
    expect(page.locator(f"#scene [data-pick={start}]")).to_have_attribute("aria-pressed", "true")
    box = page.evaluate("(name) => document.querySelector('#loupe-boxes').content.querySelector(`[data-of=${name}]`).dataset.box", goal)
    tops = page.locator("#loupes .loupe").evaluate_all("(all) => all.map((each) => [each.getBoundingClientRect().top, each.getAttribute('viewBox')])")
    assert [min(tops)[0], box] in tops  # two may stand side by side
    page.touchscreen.tap(*page.evaluate(FREE, goal))
    expect(page.locator(f"#moves [name=expected][value='{before}']")).to_have_count(0)


def test_what_was_touched_last_does_not_look_chosen(people: People, server: Server) -> None:
    """A browser takes the place of the last tap for that of a mouse."""
    page = at(people, server, "doge", "tokens")
    line = "(each) => each.matches(':hover') && getComputedStyle(each, '::after').borderTopStyle"
    token = page.locator("#own .legal-item").first
    token.tap()
    assert token.get_attribute("aria-pressed") == "true"
    token.tap()
    token.hover()
    assert token.evaluate(line) == "dashed"
    colour = "(each) => getComputedStyle(each).color"
    undo = page.locator("#undo button")
    before = undo.evaluate(colour)
    undo.hover()
    assert undo.evaluate(colour) == before


def test_what_the_others_have_is_shown_at_a_tap_on_a_seat(people: People, server: Server) -> None:
    page = at(people, server, "rialto", "cards")
    things = page.locator("#seat-1 .things")
    expect(things).to_be_hidden()
    page.locator("#seat-1 .badge").tap()
    expect(things).to_be_visible()
    fits(page)
    page.locator("#seats-more > summary").tap()
    expect(things).to_be_hidden()


def test_every_page_fits_on_a_phone(people: People, server: Server) -> None:
    waiting, over = open_table(server.url, sitting=1), open_table(server.url, "palazzo", 2)
    over.play("phone")
    context = people.browser(**PHONE)
    for table in (waiting, over):
        table.carry(context, 0)
    page = context.new_page()
    pages = ("", "/rules", "/fair", "/about", "/mine", "/replay")
    for path in ("/", "/open?game=doge", waiting.path, f"{waiting.path}/sit", *(f"{over.path}{each}" for each in pages)):
        page.goto(path)
        fits(page)


def test_nothing_lies_over_who_has_won(people: People, server: Server) -> None:
    table = open_table(server.url, "palazzo", 2)
    table.play_some("end", 2000)
    context = people.browser(**PHONE)
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    expect(page.locator("#result")).to_be_attached()
    own = page.locator("#own").bounding_box()
    assert own is not None
    page.evaluate("(y) => scrollTo(0, y)", own["y"] - 844 + 200)  # one's own things are where the result is told
    said = page.locator("#say").bounding_box()
    assert said is not None
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('#prompt') !== null", [said["x"] + 4, said["y"] + 4])


def test_after_a_match_the_bots_of_the_next_are_chosen_in_one_row(people: People, server: Server) -> None:
    table = open_table(server.url, "palazzo", 2)
    table.play_some("end", 2000)
    context = people.browser(**PHONE)
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    add = "(form, words) => form.insertAdjacentHTML('beforeend', `<button class='btn'>${words}</button>`)"
    for key in ("table-again-stronger", "table-again-weaker"):  # at a table of people they are not offered
        page.locator("#again").evaluate(add, table_words("de")(key))
    again, stronger, weaker = (button.bounding_box() for button in page.locator("#again .btn").all())
    assert again is not None
    assert stronger is not None
    assert weaker is not None
    assert again["y"] < stronger["y"] == weaker["y"]
    fits(page)


def test_what_happened_last_is_told_in_three_lines_where_the_screen_is_high(people: People, server: Server) -> None:
    page = at(people, server, "palazzo", "take")
    page.evaluate("""() => {
      const line = Object.assign(document.createElement("a"), { className: "since", textContent: "Anna puts marble 3 with 1 window on palazzo 2. ".repeat(3) });
      document.querySelectorAll("#prompt .since").forEach((each) => each.remove());
      document.querySelector("#prompt").append(line);
    }""")
    line = page.locator("#prompt .since")
    assert line.evaluate("(line) => line.scrollHeight <= line.clientHeight + 1")
    page.set_viewport_size({"width": WIDTH, "height": 664})
    assert line.evaluate("(line) => line.scrollHeight > line.clientHeight + 1")
