"""Hints at a table in a browser: with the mouse, with the keyboard, on a phone, and gone with the position."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, People
from tests.browser.games import every_game
from tests.browser.tables import live
from tests.browser.test_keyboard import tab_to


def sit(people: People, game: str, **options: Any) -> Page:
    """Somebody who plays with bots and is asked for something with a choice."""
    page = people.page(f"/open?game={game}", reduced_motion="reduce", **options)
    page.evaluate("document.querySelectorAll('select[name^=seat]').forEach((each, seat) => seat && (each.value = 'level:1'))")
    page.locator("form .btn.main").click()
    page.wait_for_url("**/t/*")
    live(page)
    for _ in range(40):
        page.locator("#prompt.yours").wait_for()
        if page.locator("#ask-hint").is_visible():
            return page
        number = page.locator("#moves [name=expected]").get_attribute("value")
        page.locator("#all-moves summary").click()
        page.locator("#moves button").first.click()
        page.wait_for_function("(number) => document.querySelector('#moves [name=expected]')?.value !== number", arg=number)
    raise AssertionError("there was never a choice")


@every_game
def test_a_hint_is_shown_beside_the_board_and_one_of_its_moves_can_be_made(people: People, game: str) -> None:
    page = sit(people, game)
    expect(page.locator("#hints-on")).to_be_visible()
    expect(page.locator("#hints")).to_be_hidden()
    page.locator("#ask-hint").click()
    moves = page.locator("#hints li button")
    expect(moves.first).to_be_visible()
    assert 2 <= moves.count() <= 3
    assert all(text.rstrip().endswith(".") for text in page.locator("#hints li p:not(.brings)").all_text_contents())
    number = page.locator("#hints [name=expected]").get_attribute("value")
    moves.first.click()
    page.wait_for_function("(number) => document.querySelector('#moves [name=expected]')?.value !== number", arg=number)
    expect(page.locator("#hints li")).to_have_count(0)


def test_hints_make_room_for_what_is_asked_about(people: People) -> None:
    """On a phone they lie over the table."""
    page = sit(people, "dogeship")
    page.locator("#ask-hint").click()
    expect(page.locator("#hints li").first).to_be_visible()
    page.locator("#menu-summary").click()
    page.locator("#ask").click()
    expect(page.locator("#hints li")).to_have_count(0)


def test_a_hint_can_be_asked_for_read_and_closed_without_a_mouse(people: People) -> None:
    page = sit(people, "doge")
    tab_to(page, "#ask-hint")
    page.keyboard.press("Enter")
    expect(page.locator("#hints li").first).to_be_visible()
    assert page.locator("#hints").get_attribute("aria-live") == "polite"
    tab_to(page, "#hints-close")
    page.keyboard.press("Enter")
    expect(page.locator("#hints")).to_be_hidden()
    expect(page.locator("#ask-hint")).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, "#hints li:first-child button")
    page.keyboard.press("Enter")
    expect(page.locator("#hints li")).to_have_count(0)


def test_on_a_phone_a_hint_stands_above_the_question_and_hides_neither(people: People) -> None:
    page = sit(people, "doge", **PHONE)
    page.locator("#ask-hint").tap()
    expect(page.locator("#hints li").first).to_be_visible()
    panel, prompt = page.locator("#hints").bounding_box(), page.locator("#prompt").bounding_box()
    assert panel is not None
    assert prompt is not None
    assert panel["y"] >= 0
    assert panel["y"] + panel["height"] <= prompt["y"] + 1
    for button in page.locator("#hints button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40


def test_what_others_say_leaves_a_hint_where_it_is(people: People) -> None:
    page = sit(people, "doge")
    page.locator("#ask-hint").click()
    expect(page.locator("#hints li").first).to_be_visible()
    page.locator("#talk summary").click()
    page.locator("#say-text").fill("Hm, what to do?")
    page.locator("#say-form button").click()
    expect(page.locator("#talk-words")).to_contain_text("Hm, what to do?")
    expect(page.locator("#hints li").first).to_be_visible()
