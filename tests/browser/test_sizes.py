"""Every game in windows of every kind: what is written can be read, what can be pressed can be hit, and nothing lies over something else."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, People
from tests.browser.games import every_game, seats_of
from tests.browser.tables import Table, live, open_at, open_table
from tests.table.servers import Server

LEAST_TEXT = 11.0
"""Pixels of a letter on the screen."""
LEAST_TARGET = 40.0
"""Pixels of what a finger must hit."""
FLAT = 66.0
"""Pixels of a prompt beside which everything else has to fit."""
EXPLAINED = 36.0
"""How much higher it may be with what the learner's mode says below the question: two lines."""
ON_A_DESK = {  # width and height of the window, and the least part of its width that the board takes
    (1440, 900): 0.63,
    (1920, 1080): 0.58,
    (1366, 657): 0.52,
    (1280, 600): 0.5,
    (1024, 768): 0.6,
    (1440, 450): 0.44,
    (960, 600): 0.62,
    (720, 450): 0.95,
    (640, 400): 0.95,
}
BY_TOUCH = {(844, 390): 0.66, (915, 412): 0.66, (932, 430): 0.66, (1024, 1366): 0.95, (768, 1024): 0.95, (390, 844): 1.0, (360, 640): 1.0}
MOVES = 24
"""So many moves are made before somebody looks, so that there is something on the board."""

# Letters that are too small, in the page and in drawings. Where a phone has a loupe the whole board beside it is a map of where things are.
SMALL_TEXT = """(least) => {
  const loupe = document.querySelector("#loupes")?.checkVisibility();
  const drawn = (text) => { const { a, b } = text.getScreenCTM(); return Math.hypot(a, b); };
  const found = new Set();
  for (const each of document.querySelectorAll("body *")) {
    if (!each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || each.closest(".unseen, .skip, .sprite, defs, symbol, .look")) continue;
    if (loupe && each.closest(".board")) continue;
    const words = [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join("").trim();
    if (!words || each.tagName === "title" || each.tagName === "STYLE" || each.tagName === "SCRIPT") continue;
    const size = parseFloat(getComputedStyle(each).fontSize) * (each instanceof SVGTextContentElement ? drawn(each) : 1);
    if (size < least - 0.05) found.add(`${words.slice(0, 30)} (${each.getAttribute("class") ?? each.tagName}): ${size.toFixed(1)}`);
  }
  return [...found];
}"""
# What is pressed and is too small for a finger. Links within a sentence are as high as the sentence, as everywhere.
SMALL_TARGETS = """(least) => [...document.querySelectorAll("button, summary, select, input:not([type=hidden]), a.btn, .links-bar a, .top a")]
  .filter((each) => each.checkVisibility() && !each.closest(".unseen, .skip, #tip"))
  .map((each) => [each.textContent.trim().slice(0, 30) || each.id || each.name, (each.closest("label") ?? each).getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5).map(([name, box]) => `${name}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`)"""
# Parts of the page that lie over each other, and parts that are wider than the window or than what they are in.
COLLISIONS = """() => {
  const docked = getComputedStyle(document.querySelector("#prompt")).position === "fixed";
  const names = ["#prompt", "#own", "#board", "#seats", "#log", "#folds", "#heading", "#links", "#next-turn", ".top .menu", ".top .lang", ".top .home"];
  const shown = names.map((name) => [name, document.querySelector(name)]).filter(([, each]) => each?.checkVisibility());
  const boxes = shown.map(([name, each]) => [name, each.getBoundingClientRect(), each.closest("#side")]).filter(([, box]) => box.width && box.height);
  const found = [];
  const isDock = (name) => ["#prompt", "#own"].includes(name);
  for (const [k, [one, a, inSide]] of boxes.entries()) {
    if (a.left < -1 || a.right > innerWidth + 1) found.push(`${one} runs off the page`);
    for (const [other, b, alsoInSide] of boxes.slice(k + 1)) {
      if (docked && isDock(one) !== isDock(other)) continue; // what is under the dock is scrolled to
      if (inSide && alsoInSide) continue; // the folds stick to the lower end of what scrolls
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (wide > 1 && high > 1) found.push(`${one} lies over ${other}: ${wide.toFixed(0)} x ${high.toFixed(0)}`);
    }
  }
  const answers = [...document.querySelectorAll("#prompt :is(.btn, .clock, .say)")].filter((each) => each.checkVisibility());
  for (const [k, one] of answers.entries()) {
    for (const other of answers.slice(k + 1)) {
      const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (wide > 1 && high > 1) found.push(`${one.textContent.trim()} lies over ${other.textContent.trim()}`);
    }
  }
  for (const each of document.querySelectorAll("#prompt, #prompt .say, #prompt button, #heading, .seat, .seat .who, .log, .goal")) {
    if (each.checkVisibility() && each.scrollWidth > each.clientWidth + 1) found.push(`${each.id || each.className} is cut off: ${each.scrollWidth}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return found;
}"""
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
BOX = "(name) => { const { x, y, width, height } = document.querySelector(name).getBoundingClientRect(); return { x, y, width, height }; }"


@pytest.fixture
def table(server: Server, game: str) -> Table:
    """A match in progress, in which the first seat is asked for something."""
    table = open_table(server.url, game, seats_of(game))
    table.play_some("sizes", MOVES)
    table.ask(0)
    return table


def seated(people: People, table: Table, **options: Any) -> Page:
    context = people.browser(reduced_motion="reduce", **options)
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    return page


def resized(page: Page, width: int, height: int) -> None:
    """The same page in another window, scrolled to its beginning, once the script has followed."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate("() => scrollTo(0, 0)")
    page.evaluate(SETTLED)


def complaints(page: Page, share: float) -> list[str]:
    """What is wrong in this window."""
    found: list[str] = page.evaluate(COLLISIONS) + [f"too small: {each}" for each in page.evaluate(SMALL_TEXT, LEAST_TEXT)]
    size = page.viewport_size
    assert size is not None
    board, prompt = page.evaluate(BOX, "#board"), page.evaluate(BOX, "#prompt")
    if board["width"] < share * size["width"]:
        found.append(f"the board takes {board['width']:.0f} of {size['width']}")
    if size["width"] >= 1100 and size["height"] > 520 and prompt["height"] > FLAT + EXPLAINED:
        found.append(f"the prompt is {prompt['height']:.0f} high")
    if prompt["width"] < 220:
        found.append(f"the prompt is {prompt['width']:.0f} wide")
    return found


@every_game
def test_the_table_fits_every_window(people: People, table: Table) -> None:
    """In German, whose words are longer."""
    page = seated(people, table, language="de")
    found: list[str] = []
    for (width, height), share in ON_A_DESK.items():
        resized(page, width, height)
        found += [f"{width} x {height}: {each}" for each in complaints(page, share)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_way_to_the_next_match_lies_over_nothing_in_any_window(people: People, server: Server, language: str) -> None:
    """As if others waited."""
    page = seated(people, open_at(server.url, "doge", "card"), language=language)
    page.locator("#next-turn").evaluate("(next) => { next.hidden = false; next.querySelectorAll('span, b').forEach((each) => (each.textContent ||= '12')); }")
    found: list[str] = []
    for width, height in (*ON_A_DESK, *BY_TOUCH):
        resized(page, width, height)
        found += [f"{width} x {height}: {each}" for each in page.evaluate(COLLISIONS) if "#next-turn" in each or ".home" in each]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("decision", ["return-contract", "gondolier"])
def test_a_desk_shows_all_of_venice_without_scrolling(people: People, server: Server, decision: str) -> None:
    """Its cards are the highest, and what the learner's mode says makes the prompt higher, too."""
    page = seated(people, open_at(server.url, "venice", decision), language="de")
    page.evaluate(SETTLED)
    assert page.evaluate("() => scrollY") == 0
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0


@every_game
def test_the_table_fits_every_phone_and_tablet_and_a_finger_can_hit_everything(people: People, table: Table) -> None:
    """In German, whose words are longer."""
    page = seated(people, table, is_mobile=True, has_touch=True, language="de")
    found: list[str] = []
    for (width, height), share in BY_TOUCH.items():
        resized(page, width, height)
        missed = [f"hard to hit: {each}" for each in page.evaluate(SMALL_TARGETS, LEAST_TARGET)]
        found += [f"{width} x {height}: {each}" for each in complaints(page, share) + missed]
    assert not found, "\n".join(found)


def test_a_phone_held_sideways_shows_that_there_is_a_second_answer(people: People, server: Server) -> None:
    """Below the first it would lie under the edge of the screen."""
    page = seated(people, open_at(server.url, "venice", "halt"), is_mobile=True, has_touch=True, language="de")
    resized(page, 844, 390)
    first, second = (page.evaluate(BOX, f"#own-act-{answer}") for answer in ("pass", "moor"))
    assert second["y"] == first["y"]
    assert second["x"] < 844 - 20, "its edge can be seen"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_way_to_the_rule_lies_over_no_answer_on_a_phone_held_sideways(people: People, server: Server, language: str) -> None:
    """Nor over the way to a hint, with which it shares a row."""
    page = seated(people, open_at(server.url, "dogeship", "take", hints=True), is_mobile=True, has_touch=True, language=language)
    resized(page, 844, 390)
    expect(page.locator("#ask-hint")).to_be_visible()
    assert page.evaluate(COLLISIONS) == []


@pytest.mark.parametrize("decision", ["doge-keep", "doge-put"])
def test_doge_tiles_of_an_intrigue_can_be_read_on_a_phone_held_sideways(people: People, server: Server, decision: str) -> None:
    """They are drawn smaller than the one above the galley."""
    page = seated(people, open_at(server.url, "dogeship", decision), is_mobile=True, has_touch=True)
    resized(page, 844, 390)
    assert page.evaluate(SMALL_TEXT, LEAST_TEXT) == []


@pytest.mark.parametrize(("width", "height"), [(1366, 657), (844, 390), (390, 844)])
def test_what_is_chosen_stays_under_the_finger_when_its_button_shows(people: People, server: Server, width: int, height: int) -> None:
    page = seated(people, open_at(server.url, "doge", "tokens"), viewport={"width": width, "height": height}, has_touch=True)
    token = page.locator("#own .legal-item").nth(1)
    before = page.evaluate(BOX, f"#{token.get_attribute('id')}")
    token.tap()
    expect(page.locator("#buttons button:visible")).to_have_count(1)
    after = page.evaluate(BOX, f"#{token.get_attribute('id')}")
    assert -8 <= after["y"] - before["y"] <= 0, "no more than it is raised"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 657), (844, 390), (390, 844)])
def test_what_is_asked_for_is_seen_before_what_cannot_be_chosen(people: People, server: Server, width: int, height: int) -> None:
    """Doge's tokens, beside a hand of which a card has been chosen."""
    page = seated(people, open_at(server.url, "doge", "tokens"), viewport={"width": width, "height": height})
    asked, other = (page.evaluate(BOX, f"#own .{kind}") for kind in ("legal-item", "off-item"))
    assert asked["y"] + asked["height"] <= height
    assert asked["x"] + asked["width"] <= width
    assert (asked["y"], asked["x"]) < (other["y"], other["x"]) or asked["x"] < other["x"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 657), (844, 390), (1024, 1366), (390, 844)])
def test_what_opens_takes_the_whole_width_and_can_be_seen(people: People, server: Server, width: int, height: int) -> None:
    page = seated(people, open_at(server.url, "doge", "card"), viewport={"width": width, "height": height})
    folds = page.evaluate(BOX, "#folds")
    for fold, inside in (("#all-moves", "#moves button"), ("#talk", "#say-text")):
        page.locator(f"{fold} > summary").click()
        assert page.evaluate(BOX, fold)["width"] > 0.94 * folds["width"]
        expect(page.locator(inside).first).to_be_in_viewport()
        page.locator(f"{fold} > summary").click()
    page.locator("#menu > summary").click()
    first, last = page.locator("#menu a").first, page.locator("#leave summary")
    expect(first).to_be_in_viewport()
    expect(last).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(first).to_be_hidden()
    expect(page.locator("#links").get_by_role("link", name="Rules", exact=True)).to_be_in_viewport()
    expect(page.locator("#links").get_by_role("link", name="Log", exact=True)).to_be_in_viewport()


def test_what_is_said_while_the_talk_is_closed_is_counted_and_read_out(people: People, server: Server) -> None:
    table = open_table(server.url)
    page = seated(people, table)
    unread, spoken = page.locator("#unread"), page.locator("#spoken")
    expect(unread).to_be_hidden()
    for number, text in enumerate(("Ciao", "Whose turn is it?"), 1):
        table.say(1, text)
        expect(unread).to_have_text(f"{number} unread")
        expect(spoken).to_have_text(f"Bruno {text}")
    expect(spoken).to_have_attribute("aria-live", "polite")
    page.reload()
    live(page)
    expect(unread).to_have_text("2 unread")
    page.locator("#talk > summary").click()
    expect(unread).to_be_hidden()
    page.locator("#talk > summary").click()
    table.play_some("talk", 1)
    expect(page.locator("#log-lines li.new").first).to_be_visible()
    expect(unread).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844), (320, 640)])
def test_the_number_of_what_is_unread_stays_in_its_box(people: People, server: Server, language: str, width: int, height: int) -> None:
    table = open_table(server.url)
    page = seated(people, table, language=language, viewport={"width": width, "height": height})
    for said in range(12):
        table.say(1, str(said))
    expect(page.locator("#unread > span").first).to_have_text("12")
    box, number = page.locator("#talk").bounding_box(), page.locator("#unread").bounding_box()
    assert box is not None
    assert number is not None
    assert box["x"] + box["width"] <= width
    assert number["x"] + number["width"] < box["x"] + box["width"] - 8
    assert page.evaluate("innerWidth") == width


@pytest.mark.parametrize("touch", [False, True])
def test_what_unfolds_in_the_menu_shows_that_it_does(people: People, server: Server, touch: bool) -> None:
    page = seated(people, open_table(server.url), viewport={"width": 390, "height": 844}, has_touch=touch, is_mobile=touch)
    page.locator("#menu > summary").click()
    for summary in page.locator("#menu .drop summary").all():
        assert summary.evaluate("(each) => getComputedStyle(each).display") == "list-item", summary.inner_text()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 657), (844, 390), (390, 844)])
def test_a_tip_leaves_free_what_it_speaks_of_and_the_question_and_so_does_why_not(people: People, server: Server, width: int, height: int) -> None:
    page = seated(people, open_at(server.url, "palazzo", "turn"), viewport={"width": width, "height": height})
    for mark in page.locator("#scene .legal[data-move], #own .legal-item:not(.plate)").all():
        mark.scroll_into_view_if_needed()
        page.evaluate(SETTLED)  # a page that still scrolls shows no tip
        mark.hover()
        expect(page.locator("#tip")).to_be_visible()
        mark.evaluate("(each) => { each.dataset.here = '' }")
        for free in ("[data-here]", "#prompt"):
            assert not page.evaluate(OVERLAP, ["#tip", free]), f"{free}: {mark.get_attribute('aria-label')}"
        mark.evaluate("(each) => { delete each.dataset.here }")
        page.mouse.move(1, 1)
        expect(page.locator("#tip")).to_be_hidden()
    page = seated(people, open_at(server.url, "dogeship", "turn"), viewport={"width": width, "height": height})
    page.locator("[data-why]").first.click(force=True)
    expect(page.locator("#notice")).to_be_visible()
    assert not page.evaluate(OVERLAP, ["#notice", "#prompt"])


@every_game
def test_the_pictures_of_how_to_play_can_be_read_on_a_phone(people: People, game: str) -> None:
    page = people.page(f"/games/{game}", language="de", **PHONE)
    assert page.evaluate(SMALL_TEXT, LEAST_TEXT) == []
    assert page.evaluate("() => [...document.querySelectorAll('figure')].every((each) => each.clientWidth > each.scrollWidth / 2)"), "half of it is seen"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_question_that_becomes_longer_does_not_go_out_of_sight(people: People, server: Server) -> None:
    """Beside the board, on a phone held sideways: a browser keeps what is below it in place, unless it is told not to."""
    page = seated(people, open_at(server.url, "palazzo", "turn"), **PHONE | {"viewport": {"width": 844, "height": 390}})
    page.evaluate("() => scrollTo(0, 200)")
    page.evaluate("() => document.querySelector('#say').append(' And more is said.'.repeat(30))")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    assert page.evaluate("() => scrollY") == 200


def test_the_pictures_of_how_to_play_begin_at_the_middle_of_the_board(people: People) -> None:
    """At its left side Palazzo has nothing but empty streets."""
    page = people.page("/games/palazzo", **PHONE)
    for figure in page.locator(".overview figure").all():
        left, room = figure.evaluate("(each) => [each.scrollLeft, each.scrollWidth - each.clientWidth]")
        assert room > 100
        assert abs(left - room / 2) <= 1


# How many marks stand neither on the part of the board that is seen nor in a loupe that is.
UNSEEN = """(marks) => {
  const above = document.querySelector("#prompt").getBoundingClientRect().top, board = document.querySelector("#scene");
  const seen = (box) => box.top >= 0 && box.bottom <= above;
  const loupes = [...document.querySelectorAll("#loupes .loupe")].filter((each) => seen(each.getBoundingClientRect()));
  const at = (box) => new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(board.getScreenCTM().inverse());
  const holds = ({ viewBox: { baseVal: area } }, { x, y }) => area.x <= x && x <= area.x + area.width && area.y <= y && y <= area.y + area.height;
  return [...document.querySelectorAll(marks)].map((each) => each.getBoundingClientRect())
    .filter((box) => !seen(box) && !loupes.some((each) => holds(each, at(box)))).length;
}"""


@pytest.mark.parametrize(("decision", "marks"), [("advisor", ".legal[data-move]"), ("shift-home", "[data-pick]")])
def test_on_a_phone_every_field_to_choose_from_is_seen(people: People, server: Server, decision: str, marks: str) -> None:
    """Doge's advisor may go to more fields than loupes show, and all loupes of a shift may be higher than the room above the prompt."""
    page = seated(people, open_at(server.url, "doge", decision), **PHONE)
    page.wait_for_function("() => scrollY === 0 || document.querySelector('#loupes').getBoundingClientRect().top > 0")
    assert page.locator(f"#scene {marks}").count() > 0
    assert page.evaluate(UNSEEN, f"#scene {marks}") == 0


@every_game
def test_on_a_phone_nothing_shows_between_the_question_and_the_hand(people: People, table: Table) -> None:
    page = seated(people, table, **PHONE)
    for width, height in ((360, 640), (390, 844), (412, 915)):
        resized(page, width, height)
        hand, prompt = page.evaluate(BOX, "#own"), page.evaluate(BOX, "#prompt")
        assert -1 < hand["y"] - prompt["y"] - prompt["height"] <= 0, (width, height)


@every_game
def test_in_a_low_window_the_question_takes_the_width_and_the_answers_stand_below(people: People, table: Table) -> None:
    page = seated(people, table)
    for width, height in ((1440, 450), (720, 450), (683, 328)):
        resized(page, width, height)
        said, prompt = page.evaluate(BOX, "#prompt .say"), page.evaluate(BOX, "#prompt")
        assert said["width"] > 0.7 * prompt["width"], (width, height)


def test_in_a_low_window_nothing_lies_over_the_newest_line_of_the_log(people: People, server: Server) -> None:
    table = open_table(server.url, hints=True)
    assert table.play("log", "build")
    assert table.play("log", "card")
    page = seated(people, table, viewport={"width": 1366, "height": 657})
    expect(page.locator("#intro")).to_have_count(0)
    line, below = page.evaluate(BOX, "#log-lines > ol > li:last-child"), page.evaluate(BOX, "#folds")
    assert line["y"] + line["height"] <= below["y"] + 1


def test_in_a_low_window_what_has_happened_stands_before_the_game_in_short_once_that_was_read(people: People, server: Server) -> None:
    table = open_table(server.url)
    page = seated(people, table, viewport={"width": 1366, "height": 657})
    log, intro = page.locator("#log-lines"), page.locator("#intro")

    def tops() -> list[float]:
        return [float(page.evaluate(BOX, name)["y"]) for name in ("#log-lines", "#intro")]

    expect(intro).to_be_visible()
    assert tops()[0] > tops()[1]
    for _ in range(2):  # a card and its tokens
        table.play_one(0, "log")
    expect(intro).to_have_class("panel intro read")
    assert tops()[0] < tops()[1]
    expect(log).to_be_visible()
