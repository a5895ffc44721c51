"""Day and night, stillness on request, pieces that glide, and a page that does not jump."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import WITH_MOTION, People
from tests.browser.games import every_game, seats_of
from tests.browser.playing import Player
from tests.browser.tables import live, open_table
from tests.table.servers import Server

PAPER = "getComputedStyle(document.body).backgroundColor"
LONGEST = """() => Math.max(...[...document.querySelectorAll("*")].flatMap((each) =>
  getComputedStyle(each).transitionDuration.split(",").map((time) => parseFloat(time) * (time.endsWith("ms") ? 1 : 1000))))"""
MOVING = """() => document.getAnimations().filter((each) => each.playState === "running" && each.effect.getComputedTiming().duration > 1).length"""
# Every piece that gets another place: whether it is the element that it was, and whether it is on its way a frame later.
WATCH = """() => {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!target.matches(".piece") || !window.before.has(target.id)) continue;
      const travels = (each) => each.effect.target === target && each.transitionProperty === "transform" && each.playState === "running";
      const same = window.before.get(target.id) === target && target.isConnected;
      requestAnimationFrame(() => window.glides.push([target.id, same, document.getAnimations().some(travels)]));
    }
  }).observe(document.querySelector("#scene"), { subtree: true, attributes: true, attributeFilter: ["transform"] });
}"""
BEFORE = """() => {
  window.before = new Map([...document.querySelectorAll("#scene .piece")].map((piece) => [piece.id, piece]));
  window.glides = [];
}"""
SHIFTS = """new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted = (window.shifted ?? 0) + shift.value;
}).observe({ type: "layout-shift", buffered: true });"""


def ratio(page: Page) -> float:
    """The contrast of text and paper."""
    colours = page.evaluate("() => ['color', 'backgroundColor'].map((name) => getComputedStyle(document.body)[name].match(/\\d+/g).map(Number))")
    lights: list[float] = []
    for colour in colours:
        linear = [channel / 255 / 12.92 if channel <= 10 else ((channel / 255 + 0.055) / 1.055) ** 2.4 for channel in colour[:3]]
        lights.append(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def test_pages_are_light_by_day_and_dark_by_night_and_can_be_told_so(people: People, server: Server) -> None:
    table = open_table(server.url)
    day, night = people.page(table.path, color_scheme="light"), people.page(table.path, color_scheme="dark")
    papers = day.evaluate(PAPER), night.evaluate(PAPER)
    assert papers[0] != papers[1]
    assert min(ratio(day), ratio(night)) > 7
    for page, name, paper in ((day, "Night", papers[1]), (day, "Day", papers[0]), (night, "Day", papers[0]), (night, "Same as the system", papers[1])):
        page.locator(".menu > summary").click()
        page.get_by_role("button", name=name).click()
        expect(page.locator(".menu > summary")).to_be_visible()
        assert page.url.endswith(table.path)
        assert page.evaluate(PAPER) == paper


@every_game
def test_whoever_asks_for_stillness_sees_nothing_move(people: People, server: Server, game: str) -> None:
    seats = seats_of(game)
    table = open_table(server.url, game, seats, 1, bots={str(seat): "greedy" for seat in range(1, seats)})
    context = people.browser(reduced_motion="reduce")
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    player = Player(page, "still")
    for _ in range(8):
        assert player.wait()
        assert page.evaluate(LONGEST) <= 1
        assert page.evaluate(MOVING) == 0
        player.move()
    page.goto("/")
    assert page.evaluate(LONGEST) <= 1


@every_game
def test_pieces_glide_to_their_new_places(people: People, server: Server, game: str) -> None:
    table, most = open_table(server.url, game, seats_of(game)), 120
    page = people.page(table.path, **WITH_MOTION)
    expect(page.locator("#scene .piece").first).to_be_visible()
    rng = Random("glide")
    page.evaluate(WATCH)
    for number in range(most):
        page.evaluate(BEFORE)
        table.move(rng.choice(table.see(0)["view"]["actors"]), rng)
        table.say(0, f"moved {number}")
        expect(page.locator("#talk-words li").last).to_contain_text(f"moved {number}")
        glides = page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.glides))))")
        if glides:
            assert all(same for _, same, _ in glides), glides
            assert any(travels for _, _, travels in glides), glides
            return
    raise AssertionError(f"no piece has changed its place in {most} moves")


@every_game
def test_the_page_does_not_jump_while_others_and_oneself_move(people: People, server: Server, game: str) -> None:
    """The moves come from elsewhere, so that every shift counts: those that follow a click do not."""
    table = open_table(server.url, game, seats_of(game))
    table.play_some("begin", 6)
    context = people.browser(**WITH_MOTION)
    context.add_init_script(SHIFTS)
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    rng = Random("jump")
    for _ in range(10):
        table.move(rng.choice(table.see(0)["view"]["actors"]), rng)
        expect(page.locator("#prompt.yours")).to_have_count(1 if table.see(0)["view"]["decision"] else 0)
    table.say(1, "all of them")
    expect(page.locator("#talk-words")).to_contain_text("all of them")
    assert page.evaluate("() => window.shifted ?? 0") < 0.1
