"""axe-core finds no serious barrier on any page, by day and by night."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.games import every_game, seats_of, several
from tests.browser.tables import Table, live, open_asked, open_table
from tests.table.servers import Server

RUN = """async (rules) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const changing = document.getAnimations().filter((each) => each instanceof CSSTransition); // colours, when night falls
  await Promise.allSettled(changing.map((each) => each.finished));
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
PAPER = "getComputedStyle(document.body).backgroundColor"
THEMES: dict[Literal["light", "dark"], list[str] | None] = {"light": None, "dark": ["color-contrast"]}
"""The rules to look by: by day all of them, by night what it can change."""
KINDS = 1
"""So many kinds of decision are looked at in each game with everything unfolded; one more with the rules beside it."""
ANALYSED_WITHIN = 180_000.0  # milliseconds, on a machine with other work to do
ONE = "doge"
"""The game whose pages of words alone are looked at: rules and shuffles are written in the same elements in every game."""


class Look:
    """Looks for barriers on pages, by day with every rule and by night with those about colours."""

    def __init__(self, people: People, axe: str) -> None:
        self._context = people.browser(reduced_motion="reduce")
        self._context.add_init_script(axe)

    def carry(self, table: Table, seat: int = 0) -> None:
        table.carry(self._context, seat)

    def forget(self) -> None:
        self._context.clear_cookies()

    def at(self, path: str, do: Callable[[Page], Any] = lambda page: None) -> None:
        """No serious barrier on a page, once something was done there. Night falls while it is open: only its colours change."""
        page = self._context.new_page()
        page.goto(path)
        do(page)
        papers = set()
        for theme, rules in THEMES.items():
            page.emulate_media(color_scheme=theme)
            papers.add(page.evaluate(PAPER))
            found = page.evaluate(RUN, rules)
            assert found == [], f"{path} ({theme}): {found}"
        assert len(papers) == len(THEMES), f"{path} looks the same by day and by night"
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
    """At the first kinds of decision that a seat is asked for; and at the last of them for a spectator, who is asked for nothing."""
    table, met = open_table(server.url, game, seats_of(game)), set[str]()
    look.carry(table)
    while len(met) < KINDS:
        decision = table.ask(0, game)
        if decision not in met:
            met.add(decision)
            look.at(table.path, unfolded)
        table.play_one(0, game)
    look.forget()
    look.at(table.path, watching)


def watching(page: Page) -> None:
    expect(page.locator("#say")).to_contain_text("You are watching")


def unfolded(page: Page) -> None:
    """With all that can be opened beside the board."""
    live(page)
    for fold in ("#all-moves", "#talk", "#menu", "#leave"):
        page.locator(f"{fold} > summary").click()


def test_no_barrier_with_hints_beside_the_board(look: Look, server: Server) -> None:
    table = open_table(server.url, ONE, 3, hints=True)
    look.carry(table)
    look.at(table.path, hinted)


def hinted(page: Page) -> None:
    live(page)
    page.locator("#ask-hint").click()
    expect(page.locator("#hints li").first).to_be_visible()


def test_no_barrier_in_an_analysis_and_while_it_is_made(look: Look, server: Server) -> None:
    table = open_table(server.url, "palazzo", 2)
    table.play("barriers")
    look.at(f"{table.path}/analysis", asked_for)
    look.at(f"{table.path}/analysis", lambda page: expect(page.locator("#expected")).to_be_visible(timeout=ANALYSED_WITHIN))
    look.at(f"{table.path}/replay?at=0", asked_about)


def asked_for(page: Page) -> None:
    """The page that an analysis is made behind, which is another one."""
    page.locator("#analysis-ask").click()
    expect(page.locator("#analysis-ask")).to_have_count(0)
    page.wait_for_load_state("domcontentloaded")


def asked_about(page: Page) -> None:
    """At the first moment with a choice."""
    while not page.locator("#ask-bot").count():
        page.goto(str(page.locator("#scrub-on").get_attribute("href")))
    page.locator("#ask-bot").click()
    page.wait_for_url("**/replay/bot")


@every_game
def test_no_barrier_with_the_rules_open_beside_the_board_and_while_others_decide(look: Look, server: Server, game: str) -> None:
    table = open_asked(server.url, game)
    look.carry(table, 0)
    look.at(table.path, with_help)
    if game == ONE:
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
    table = open_table(server.url, game, seats, 1, bots={str(seat): "greedy" for seat in range(1, seats)})
    table.play_with_bots("over")
    look.carry(table)
    for each in ("", "/replay?at=40&seat=0", *(["/fair"] if game == ONE else [])):
        look.at(f"{table.path}{each}")
