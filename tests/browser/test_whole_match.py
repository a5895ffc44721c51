"""A newcomer plays a whole match of each game against bots, from the hall to the opened seal, by pointing only."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.playing import Player


def play_now(page: Page, game: str) -> None:
    """One click in the hall."""
    page.locator(f"article:has(#game-{game}) form[action='/play'] button").click()
    page.wait_for_url("**/t/*")


def number(text: str) -> int:
    """A number as people read it, with a minus sign."""
    return int(text.replace("−", "-"))


@pytest.mark.parametrize("game", ["doge", "palazzo"])
def test_a_newcomer_plays_to_the_end_by_pointing(people: People, game: str) -> None:
    page = people.page(reduced_motion="reduce")  # so that marks stand still when it is looked whether they can be reached
    page.on("framenavigated", lambda _: gone.append(page.url))
    gone: list[str] = []
    play_now(page, game)
    player = Player(page, game)
    assert player.play() > 20
    assert len(gone) == 1, "the page was loaded anew"

    winners = [name.split("\n")[0].strip() for name in page.locator(".seat.won .who strong").all_inner_texts()]
    assert winners
    name = winners[0].removesuffix(" you").removesuffix(" YOU")
    expect(page.locator("#say")).to_contain_text(name if name == winners[0] else re.compile(f"{name}|You"))
    parts = page.locator("#result tbody tr:not(.total)")
    columns = [[number(cell) for cell in parts.locator(f"td:nth-child({column})").all_inner_texts()] for column in (2, 3, 4)]
    total = [number(cell) for cell in page.locator("#result .total td").all_inner_texts()]
    assert [sum(column) for column in columns] == total
    assert page.locator("#result .chart path[class^=s]").count() == 3
    with page.expect_download() as record:
        page.locator("#menu summary").first.click()
        page.locator("#menu a[download]").click()
    assert "seed" in record.value.path().read_text()

    page.locator("#menu a[href$='/fair']").click()
    expect(page.locator("dl.facts code")).to_have_count(4)
    assert all(re.fullmatch(r"\S{32,}", code) for code in page.locator("dl.facts code").all_inner_texts())
    page.go_back()
    page.locator("#prompt a[href$='/replay']").click()
    expect(page.locator("#scrub-at")).to_be_visible()
