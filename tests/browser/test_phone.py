"""The table on a phone: nothing to scroll sideways, everything in reach of the thumb, the loupe."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, People
from tests.browser.playing import Player
from tests.browser.tables import live, open_at, open_table
from tests.browser.test_whole_match import play_now
from tests.table.servers import Server

WIDTH, HEIGHT = 390, 844
SMALL = """() => [...document.querySelectorAll("a.btn, button.btn, summary")].filter((each) => each.checkVisibility())
  .map((each) => [each.textContent.trim(), each.getBoundingClientRect().height]).filter(([, height]) => height < 36)"""


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide = page.evaluate("() => [document.documentElement.scrollWidth, document.body.scrollWidth]")
    assert max(wide) <= WIDTH, f"{page.url} is {wide} pixels wide"
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("game", ["doge", "palazzo"])
def test_some_rounds_are_played_by_tapping(people: People, game: str) -> None:
    page = people.page(reduced_motion="reduce", **PHONE)
    fits(page)
    play_now(page, game)
    player = Player(page, f"{game} on a phone", tap=True)
    for _ in range(15):
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
        for mark in page.locator("#own .legal-item").all():
            mark.scroll_into_view_if_needed()
            expect(mark).to_be_in_viewport(ratio=0.6)
        player.move()


@pytest.mark.parametrize(("game", "decision", "part"), [("doge", "advisor", "neutral"), ("palazzo", "turn", "street-1")])
def test_a_tap_on_a_part_of_the_board_brings_it_under_the_loupe(people: People, server: Server, game: str, decision: str, part: str) -> None:
    table = open_at(server.url, game, decision)
    context = people.browser(reduced_motion="reduce", **PHONE)
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    loupe = page.locator("#loupes .loupe").first
    box = page.locator("#loupe-boxes").evaluate("(boxes, part) => boxes.content.querySelector(`[data-of='${part}']`).dataset.box", part)
    assert loupe.get_attribute("viewBox") != box
    page.locator(f"#{part} text:visible").first.tap()
    expect(loupe).to_have_attribute("viewBox", box)
    picture = loupe.bounding_box()
    assert picture is not None
    assert picture["width"] == WIDTH


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
