"""German throughout: on no page for a German reader stands a sentence of the English words."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from playwright.sync_api import Page, expect

from ridotto.engine.game import all_games
from ridotto.table.language import PARTS
from tests.browser.conftest import People
from tests.browser.games import every_game
from tests.browser.playing import Player
from tests.browser.tables import live, open_table
from tests.browser.test_whole_match import play_now
from tests.table.servers import Server

# Everything that a page says to anybody: its text, and what stands in for pictures. What is marked as English is English.
SAID = """() => {
  const said = [document.title];
  for (const each of document.querySelectorAll("body *")) {
    if (each.closest("script, style, [lang=en]")) continue;
    for (const name of ["aria-label", "title", "placeholder", "data-why"]) if (each.hasAttribute(name)) said.push(each.getAttribute(name));
    for (const node of each.childNodes) if (node.nodeType === 3 && node.nodeValue.trim()) said.push(node.nodeValue);
  }
  return said.map((text) => text.replace(/\\s+/g, " ")).join("\\n");
}"""


def phrases(language: str) -> Iterator[str]:
    """Every stretch of words between the variables of a language's messages, if it has two words at least."""
    for package in ("ridotto.engine", "ridotto.table", *(game.package for game in all_games().values())):
        folder = files(package).joinpath("words")
        source = "\n".join(folder.joinpath(name).read_text(encoding="utf-8") for name in _words_files(package, language))
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, fluent_ast.Message) and not entry.id.name.startswith("text-"):
                for text in _texts(entry):
                    stretch = " ".join(text.split())
                    if len(stretch.strip(" .,:;")) >= 7 and " " in stretch.strip(" .,:;"):
                        yield stretch


def _words_files(package: str, language: str) -> list[str]:
    return [f"{language}.ftl", *(f"{part}.{language}.ftl" for part in PARTS if package == "ridotto.table")]


def _texts(node: Any) -> Iterator[str]:
    if isinstance(node, fluent_ast.TextElement):
        yield node.value
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, fluent_ast.BaseNode):
                yield from _texts(part)


@pytest.fixture(scope="module")
def english() -> list[str]:
    """What only English has."""
    german = "\n".join(phrases("de"))
    return sorted({phrase for phrase in phrases("en") if phrase not in german})


def is_german(page: Page, english: list[str]) -> None:
    """No stretch of English stands on the page."""
    assert page.locator("html").get_attribute("lang") == "de"
    said = page.evaluate(SAID)
    assert [phrase for phrase in english if phrase in said] == [], page.url


def test_the_words_to_look_for_are_many(english: list[str]) -> None:
    assert len(english) > 300
    assert "Choose a game and who sits where. Friends join through the table's address; an open seat waits for them." in english


@every_game
def test_a_match_is_german(people: People, english: list[str], game: str) -> None:
    page = people.page(language="de", reduced_motion="reduce")
    is_german(page, english)
    play_now(page, game)
    player = Player(page, f"{game} auf Deutsch")
    for _ in range(12):
        assert player.wait()
        is_german(page, english)
        player.move()


def test_every_page_is_german(people: People, server: Server, english: list[str]) -> None:
    people.expect_error("404")
    waiting, over, on = open_table(server.url, sitting=1), open_table(server.url, "palazzo", 2), open_table(server.url, "doge", 3)
    over.play("deutsch")
    context = people.browser("de")
    for table in (waiting, over, on):
        table.carry(context, 0)
    page = context.new_page()
    beside = ("", "/fair", "/about", "/mine", "/replay?at=30&seat=1", "/rules")
    paths = ("/", "/open?game=palazzo", waiting.path, f"{waiting.path}/sit", f"{on.path}/fair", "/t/nothere", *(f"{over.path}{each}" for each in beside))
    for path in paths:
        page.goto(path)
        is_german(page, english)
    page.goto(on.path)
    live(page)
    page.locator("#prompt-rule").click()
    expect(page.locator("#help-title")).to_have_text("Regeln von Doge")
    is_german(page, english)


def test_the_language_can_be_switched_where_one_is(people: People, server: Server) -> None:
    table = open_table(server.url)
    page = people.page(table.path)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.url.endswith(table.path)
    expect(page.locator("#log-title")).to_have_text("Was geschah")
    page.get_by_role("button", name="English").click()
    expect(page.locator("#log-title")).to_have_text("What happened")
