"""A newcomer plays a whole match of each game against bots, from the hall to the opened seal, by pointing only.

Variants and matches alone are opened by the form, and each kind of decision in them is pointed at.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from ridotto.engine.game import all_games
from tests.browser.conftest import People
from tests.browser.games import ways
from tests.browser.playing import Player

PATIENCE = 40
"""After so many moves of one's own it goes on by the shortest way."""

LONG, FIRST = ("venice",), 40
"""In matches that nobody can make shorter, so many moves are pointed at, and then each kind of decision that is new."""

OFTEN = 1
"""So many times each kind of decision is pointed at in a variant."""


def play_now(page: Page, game: str) -> None:
    """One click in the hall."""
    page.locator(f"article:has(#game-{game}) form[action='/play'] button").click()
    page.wait_for_url("**/t/*")


def number(text: str) -> int:
    """A number as people read it, with a minus sign."""
    return int(text.replace("−", "-"))


def check_result(page: Page, seats: int) -> None:
    """The points come to the total. A result that is told in words fills every cell, and names in the last line who won and each loser's place."""
    parts = page.locator("#result tbody tr:not(.total)")
    columns = [parts.locator(f"td:nth-child({column})").all_inner_texts() for column in range(2, seats + 2)]
    total = page.locator("#result .total td").all_inner_texts()
    won = page.locator(".seat:not(.company)").evaluate_all("(all) => all.map((each) => each.matches('.won'))")
    if "has won" not in [cell.strip() for cell in total]:
        assert [sum(map(number, column)) for column in columns] == [number(cell) for cell in total]
    else:
        assert all(cell.strip() for column in columns for cell in column)
        assert all(re.fullmatch("has won" if seat else r"[1-5](st|nd|rd|th) place", cell.strip()) for seat, cell in zip(won, total, strict=True))


def play_variant(page: Page, game: str, way: str) -> None:
    """By the form, against a bot on each seat but one."""
    page.goto(f"/open?game={game}")
    seats, _, variant = way.partition(" ")
    group = next((group.name for group in all_games()[game].groups if variant in group.whole), "")
    page.locator(f"label:has([name=seats][value='{seats if group else way}'])").click()
    if group:
        page.locator(f"label:has([name=group-{group}][value='{variant}'])").click()
    for seat in range(1, int(way.split(" ")[0])):
        page.locator(f"#seat{seat}").select_option("level:5")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("game", "way"), ways())
def test_a_newcomer_plays_to_the_end_by_pointing(people: People, game: str, way: str) -> None:
    page = people.page(reduced_motion="reduce")  # so that marks stand still when it is looked whether they can be reached
    player = Player(page, game, patience=PATIENCE)
    if way:
        play_variant(page, game, way)
        assert player.play_each_kind(OFTEN) >= 4 * OFTEN
    elif game in LONG:
        play_now(page, game)
        assert player.play_each_kind(OFTEN, FIRST) > 20
    else:
        play_now(page, game)
        gone: list[str] = []
        page.on("framenavigated", lambda _: gone.append(page.url))
        assert player.play() > 20
        assert not gone, "the page was loaded anew"
    seats = page.locator(".seat:not(.company)").count()

    winners = [name.split("\n")[0].strip() for name in page.locator(".seat.won .who strong").all_inner_texts()]
    if seats == 1 and not winners:  # whoever plays alone may lose
        expect(page.locator("#say")).to_contain_text("The Doge wins")
    else:
        name = winners[0].removesuffix(" you").removesuffix(" YOU")
        expect(page.locator("#say")).to_contain_text(name if name == winners[0] else re.compile(f"{name}|You|The Doge is beaten"))
    check_result(page, seats)
    assert page.locator("#result .chart path[class^=s]").count() == seats
    page.locator("#result-check").click()
    expect(page.locator("#result-checked")).to_contain_text(
        "It checks out: the seed of the shuffle is the one that was sealed when this browser saw the match begin"
    )
    with page.expect_download() as record:
        page.locator("#menu summary").first.click()
        page.locator("#menu a[download]").click()
    assert "seed" in record.value.path().read_text()

    page.locator("#menu a[href$='/fair']").click()
    expect(page.locator("dl.facts code")).to_have_count(4)
    assert all(re.fullmatch(r"\S{32,}", code) for code in page.locator("dl.facts code").all_inner_texts())
    page.get_by_role("button", name="Check here").click()
    expect(page.locator("#fair-result")).to_contain_text("It checks out")
    page.locator("dl.facts code").last.evaluate("(code) => (code.textContent += '0')")
    page.get_by_role("button", name="Check here").click()
    expect(page.locator("#fair-result")).to_contain_text("It does not check out")
    page.go_back()
    page.locator("#prompt a[href$='/replay']").click()
    expect(page.locator("#scrub-at")).to_be_visible()
