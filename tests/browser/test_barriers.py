"""axe-core finds no serious barrier on any page, by day and by night."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import People
from tests.browser.games import every_game, seats_of, several
from tests.browser.tables import Table, live, open_asked, open_table
from tests.table.servers import Server

RUN = """async (rules) => {
  const found = await axe.run(document, rules ? { runOnly: { type: "rule", values: rules } } : { resultTypes: ["violations"] });
  const drawn = (target) => {  // numerals on a piece or a card belong to the drawing: they are no label that somebody would speak
    const copy = document.querySelector(target).cloneNode(true);
    copy.querySelectorAll("svg, text, title").forEach((each) => each.remove());
    return copy.textContent.trim() === "";
  };
  return found.violations.filter((each) => ["serious", "critical"].includes(each.impact))
    .map((each) => [each.id, each.nodes.filter((node) => each.id !== "label-content-name-mismatch" || !drawn(node.target[0]))])
    .filter(([, nodes]) => nodes.length).map(([id, nodes]) => [id, nodes.slice(0, 4).map((node) => `${node.target} ${node.failureSummary}`)]);
}"""
ONLY_COLOURS = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"]
"""What the night can change."""
KINDS = 5
"""So many kinds of decision are looked at in each game."""


class Look:
    """Looks for barriers on pages, by day with every rule and by night with those about colours."""

    def __init__(self, people: People, axe: str) -> None:
        self._axe = axe
        self.contexts: dict[str, BrowserContext] = {}
        for theme in ("light", "dark"):
            context = people.browser(color_scheme=theme, reduced_motion="reduce")
            context.add_init_script(axe)
            self.contexts[theme] = context

    def carry(self, table: Table, seat: int = 0) -> None:
        for context in self.contexts.values():
            table.carry(context, seat)

    def forget(self) -> None:
        for context in self.contexts.values():
            context.clear_cookies()

    def at(self, path: str, do: Callable[[Page], Any] = lambda page: None) -> None:
        """No serious barrier on a page, once something was done there."""
        for theme, context in self.contexts.items():
            page = context.new_page()
            page.goto(path)
            do(page)
            found = page.evaluate(RUN, None if theme == "light" else ONLY_COLOURS[:1])
            assert found == [], f"{path} ({theme}): {found}"
            page.close()


@pytest.fixture
def look(people: People, axe: str) -> Look:
    return Look(people, axe)


def test_no_barrier_in_the_hall_and_where_tables_are_opened(look: Look, people: People, server: Server) -> None:
    people.expect_error("404|422")
    table = open_table(server.url, sitting=1)
    look.carry(table)
    look.at("/", lambda page: page.locator(".menu > summary").click())
    look.at("/open?game=palazzo", lambda page: page.locator(".fold > summary").click())
    look.at("/open?game=doge", wrong)
    look.at("/t/nosuchtable")


def wrong(page: Page) -> None:
    """A table that cannot be opened: nobody has that name."""
    page.get_by_label("Your name").fill(" ")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[role=alert]")).to_be_visible()


def test_no_barrier_at_a_table_that_waits(look: Look, server: Server) -> None:
    table = open_table(server.url, sitting=1)
    look.at(table.path)  # to sit down
    look.at(f"{table.path}/sit")
    look.carry(table)
    look.at(table.path, live)
    for each in ("mine", "fair", "about"):
        look.at(f"{table.path}/{each}")


@every_game
def test_no_barrier_at_a_table_in_play(look: Look, server: Server, game: str) -> None:
    """At the first kinds of decision that a seat is asked for, for the seat and for a spectator."""
    table, met = open_table(server.url, game, seats_of(game)), set[str]()
    while len(met) < KINDS:
        decision = table.ask(0, game)
        if decision not in met:
            met.add(decision)
            look.forget()
            look.at(table.path)
            look.carry(table)
            look.at(table.path, unfolded)
        table.play_one(0, game)


def unfolded(page: Page) -> None:
    """With all that can be opened beside the board."""
    live(page)
    for fold in ("#all-moves", "#talk", "#menu", "#leave"):
        page.locator(f"{fold} > summary").click()


@every_game
def test_no_barrier_with_the_rules_open_beside_the_board_and_while_others_decide(look: Look, server: Server, game: str) -> None:
    table = open_asked(server.url, game)
    look.carry(table, 0)
    look.at(table.path, with_help)
    look.at(f"{table.path}/rules")
    while table.see(0)["view"]["decision"]:
        table.play_one(0, "others")
    look.at(table.path, waiting)


def with_help(page: Page) -> None:
    live(page)
    page.locator("#prompt-rule").click()
    expect(page.locator("#help .here")).to_be_visible()


def waiting(page: Page) -> None:
    expect(page.locator("#say")).to_contain_text("Waiting for")


@every_game
def test_no_barrier_when_the_match_is_over(look: Look, server: Server, game: str) -> None:
    seats = several(game)[0]
    table = open_table(server.url, game, seats, 1, bots={str(seat): "heuristic" for seat in range(1, seats)})
    table.play_with_bots("over")
    look.carry(table)
    for each in ("", "/replay?at=40&seat=0", "/fair"):
        look.at(f"{table.path}{each}")
