"""Puzzles in a browser: by pointing, by keys, on a phone and without script."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ridotto.bots.puzzles import puzzles
from ridotto.engine.game import game_named
from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.games import every_game
from tests.table.servers import Server

SIZES: dict[str, dict[str, Any]] = {"desk": {"viewport": DESKTOP}, "phone": PHONE}


def best(game: str, number: int) -> int:
    """The solution, as the number of a move."""
    return game_named(game).codec.number(puzzles(game_named(game))[number - 1].solution)


def pointed(page: Page, move: int) -> bool:
    """Point at a move on the board, in the hand or among the buttons, where it has such a place."""
    places = page.locator(f"#scene .legal[data-move='{move}']:visible, #own button[value='{move}']:visible, #buttons button[value='{move}']:visible")
    if not places.count():
        return False
    places.first.click()
    return True


@every_game
@pytest.mark.parametrize("size", SIZES)
def test_a_puzzle_is_solved_by_pointing_and_remembered(people: People, server: Server, game: str, size: str) -> None:
    page = people.page(f"/puzzles/{game}/1", **SIZES[size])
    if not pointed(page, best(game, 1)) or "move=" not in page.url:  # it takes two steps, or a first tap that tells
        page.goto(f"/puzzles/{game}/1")
        page.locator("#all-moves > summary").click()
        page.locator(f"#moves button[value='{best(game, 1)}']").click()
    expect(page).to_have_url(re.compile(rf"move={best(game, 1)}$"))
    expect(page.locator("#say")).to_contain_text("That is it.")
    width = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    page.goto("/puzzles")
    expect(page.locator(f"section[aria-labelledby='set-{game}']")).to_contain_text("1 of")


def test_a_wrong_move_is_answered_and_another_try_is_a_click_away(people: People, server: Server) -> None:
    page = people.page("/puzzles/doge/1")
    wrong = next(move for move in puzzles(game_named("doge"))[0].shares if move != puzzles(game_named("doge"))[0].solution)
    page.locator("#all-moves > summary").press("Enter")
    page.locator(f"#moves button[value='{game_named('doge').codec.number(wrong)}']").press("Enter")
    expect(page.locator("#say")).to_contain_text("There is something better.")
    page.get_by_role("link", name="Try again").press("Enter")
    expect(page).to_have_url(re.compile(r"/puzzles/doge/1$"))
    page.locator("#prompt-rule").press("Enter")
    expect(page.locator("#help .here")).to_be_in_viewport()


def test_a_puzzle_says_first_what_is_wanted_and_has_the_whole_width_of_a_phone(people: People, server: Server) -> None:
    page = people.page("/puzzles/doge/5", **PHONE)
    said, rule = page.locator("#say").bounding_box(), page.locator("#prompt-rule").bounding_box()
    expect(page.locator("#say")).to_have_text(re.compile("^You are Anna: find the best move"))
    assert said is not None
    assert rule is not None
    assert said["width"] > 300
    assert rule["y"] >= said["y"] + said["height"]


def test_without_script_the_list_of_moves_does_it(people: People, server: Server) -> None:
    page = people.page("/puzzles", java_script_enabled=False)
    page.locator("section[aria-labelledby='set-palazzo'] .btn.main").click()
    page.locator("#all-moves > summary").click()
    page.locator("#moves button").first.click()
    expect(page).to_have_url(re.compile(r"/puzzles/palazzo/\d+\?move=\d+$"))
    expect(page.locator("#say")).to_contain_text("% of the win")
