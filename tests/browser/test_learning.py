"""Learning at the table: each decision explained, and everything says what it is and which rule it comes from, without covering itself."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.games import every_game
from tests.browser.tables import live, open_asked, open_at
from tests.table.servers import Server

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESKTOP},
    "laptop": {"viewport": {"width": 1366, "height": 657}},
    "phone": PHONE,
    "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}},
}
RULE = re.compile(r"[A-Z]+-[A-Z]?\d+")

# Things that can be asked about and name no rule.
NAMELESS = """() => [...document.querySelectorAll("#seats [title], #own .item, #scene title")]
  .filter((each) => !/^[A-Z]+-[A-Z]?\\d+$/.test(each.dataset.rule ?? "")).map((each) => each.outerHTML.slice(0, 120))"""


def shown(people: People, server: Server, game: str, size: str = "desk", decision: str = "", **more: Any) -> Page:
    """The first seat's page when it is asked for something."""
    table = open_at(server.url, game, decision) if decision else open_asked(server.url, game)
    context = people.browser(reduced_motion="reduce", **SIZES[size], **more)
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    return page


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things do not overlap."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    return (
        first["x"] + first["width"] <= second["x"] + 1
        or second["x"] + second["width"] <= first["x"] + 1
        or first["y"] + first["height"] <= second["y"] + 1
        or second["y"] + second["height"] <= first["y"] + 1
    )


@every_game
@pytest.mark.parametrize("size", SIZES)
def test_a_decision_is_explained_and_its_paragraph_opens_beside_it(people: People, server: Server, game: str, size: str) -> None:
    page = shown(people, server, game, size)
    why, link = page.locator("#why"), page.locator("#prompt-rule")
    expect(why).to_be_visible()
    expect(link).to_have_text(RULE)
    assert page.evaluate(NAMELESS) == []
    link.click()
    rule = page.locator("#help .here")
    expect(rule).to_be_in_viewport()
    assert apart(page.locator("#help"), page.locator("#say")), "the rule does not cover the question"
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    expect(link).to_be_focused()


def test_the_menu_turns_the_explanations_off_and_on(people: People, server: Server) -> None:
    page = shown(people, server, "doge")
    for is_on in (False, True):
        page.locator("#menu-summary").click()
        page.locator("#learner").click()
        live(page)
        expect(page.locator("#why")).to_have_count(1 if is_on else 0)


@every_game
def test_a_sign_of_a_seat_says_what_it_is_and_opens_its_paragraph_beside_it(people: People, server: Server, game: str) -> None:
    page = shown(people, server, game)
    sign = page.locator("#things-1 [data-rule]").first
    sign.click()
    tip = page.locator("#tip")
    expect(tip).to_contain_text(sign.get_attribute("data-rule") or "?")
    assert apart(tip, sign)
    tip.locator("a").click()
    expect(page.locator("#help .here")).to_have_id(sign.get_attribute("data-rule") or "?")
    expect(page.locator("#help .here")).to_be_in_viewport()
    assert apart(page.locator("#help"), sign), "the rule does not cover the sign"


@pytest.mark.parametrize("size", SIZES)
def test_while_one_asks_what_things_are_nothing_is_a_move(people: People, server: Server, size: str) -> None:
    page = shown(people, server, "doge", size, "card")
    press = "tap" if size in ("phone", "sideways") else "click"
    number = page.locator("#moves [name=expected]").get_attribute("value") or ""
    getattr(page.locator("#menu-summary"), press)()
    getattr(page.locator("#ask"), press)()
    expect(page.locator("#asking")).to_be_visible()
    tip, card = page.locator("#tip"), page.locator("#own .legal-item").first
    getattr(card, press)()
    expect(tip).to_contain_text("DOG-14")
    assert apart(tip, card)
    getattr(tip.locator("a"), press)()
    expect(page.locator("#help .here")).to_have_id("DOG-14")
    assert apart(page.locator("#help"), card), "the rule does not cover the card"
    page.locator("[data-close]").click()
    expect(page.locator("#moves [name=expected]")).to_have_value(number)
    getattr(page.locator("#asking button"), press)()
    expect(page.locator("#asking")).to_be_hidden()
    getattr(card, press)()
    expect(page.locator(f"#moves [name=expected][value='{number}']")).to_have_count(0)


def test_on_a_phone_what_lies_under_a_move_can_be_asked_about_and_the_table_comes_into_view(people: People, server: Server) -> None:
    """All three stacks are one move, and each of them is something; the way to ask lies below the board."""
    page = shown(people, server, "palazzo", "phone", "turn")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.evaluate("document.getElementById('ask').click()")
    expect(page.locator("#board")).to_be_in_viewport(ratio=1)
    stack = page.locator("#stacks g:has(> title)").first.bounding_box()
    assert stack is not None
    page.touchscreen.tap(stack["x"] + stack["width"] / 2, stack["y"] + stack["height"] / 2)
    expect(page.locator("#tip")).to_contain_text("tack I")
    before = page.evaluate("scrollY")
    page.locator("#asking button").tap()
    assert page.evaluate("scrollY") == before


def test_on_a_phone_what_a_thing_low_on_the_screen_is_stands_below_the_line_that_asks(people: People, server: Server) -> None:
    page = shown(people, server, "rialto", "phone", "cards")
    page.locator("#menu-summary").tap()
    page.locator("#ask").tap()
    page.evaluate("scrollTo(0, 0)")
    page.locator("#bonus-citra").tap()
    tip, line = page.locator("#tip"), page.locator("#asking")
    expect(tip).to_have_class(re.compile("high"))
    assert apart(tip, line)


@every_game
def test_with_the_keyboard_everything_is_reached_told_and_left_again(people: People, server: Server, game: str) -> None:
    page = shown(people, server, game)
    number = page.locator("#moves [name=expected]").get_attribute("value") or ""
    page.locator("#menu-summary").focus()
    page.keyboard.press("Enter")
    page.locator("#ask").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#asking")).to_be_visible()
    thing = page.locator("#scene g:has(> title)[tabindex='0']").first
    thing.focus()
    page.keyboard.press("Enter")
    link = page.locator("#tip a")
    expect(link).to_be_focused()
    rule = link.get_attribute("data-help") or "?"
    expect(page.locator("#spoken")).to_contain_text(rule)
    expect(page.locator("#spoken")).not_to_contain_text("..")
    page.evaluate("document.dispatchEvent(new Event('scroll'))")  # a browser says so when it next draws: the tip has the focus by then, and stays
    page.keyboard.press("Enter")
    expect(page.locator("#help .here")).to_have_id(rule)
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#asking")).to_be_hidden()
    expect(page.locator("[data-reached]")).to_have_count(0)
    expect(page.locator("#moves [name=expected]")).to_have_value(number)


def test_a_key_opens_the_rule_of_what_is_pointed_at_or_has_the_focus(people: People, server: Server) -> None:
    page = shown(people, server, "doge", decision="card")
    page.locator("#things-1 [data-rule]").first.hover()
    page.keyboard.press("?")
    expect(page.locator("#help .here")).to_have_id("DOG-132")
    page.keyboard.press("Escape")
    page.locator("#own .legal-item").first.focus()
    page.keyboard.press("?")
    expect(page.locator("#help .here")).to_have_id("DOG-14")
    page.keyboard.press("Escape")
    page.locator("#talk > summary").click()
    page.locator("#talk input[name=text]").fill("")
    page.locator("#talk input[name=text]").press("?")
    expect(page.locator("#help")).to_be_hidden()
