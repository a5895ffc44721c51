"""The rulebook's pages: every number leads to its paragraph, and in one step to its code and tests."""

import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from ridotto.engine.figures import figures
from ridotto.engine.game import Game, all_games
from ridotto.engine.rulebook import rule_ids
from ridotto.engine.ruleindex import entry
from ridotto.engine.words import LANGUAGES
from ridotto.table.app import create_app
from ridotto.table.language import table_words
from ridotto.table.pages.rulebook import rules_html

from .browsers import Browser, open_table, settings


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server."""
    with TestClient(create_app(settings(tmp_path_factory.mktemp("house")))) as client:
        yield client


of_every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))


@of_every_game
def test_every_number_links_to_its_paragraph_and_every_paragraph_to_its_code(game: Game) -> None:
    for language in LANGUAGES:
        html = rules_html(game.slug, language)
        ids = re.findall(r'<li id="([A-Z]+-\w+)"', html)
        assert ids == rule_ids(game.slug)
        assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids)
        assert re.findall(rf'<strong><a href="/rules/{game.slug}/([^"]+)">', html) == ids
        assert len(re.findall(r'<li id="[A-Z]+-R\d+" class="ruling">', html)) == len([rule for rule in ids if "-R" in rule])


@of_every_game
def test_beside_a_board_no_paragraph_says_where_it_comes_from_and_no_note_explains_it(game: Game) -> None:
    for language in LANGUAGES:
        whole, beside = (rules_html(game.slug, language, beside) for beside in (False, True))
        assert ('<span class="source">' in whole, whole.count("<blockquote>")) == (True, 1)
        assert ('<span class="source">' in beside, beside.count("<blockquote>")) == (False, 0)
        assert re.findall(r'<li id="([^"]+)"', beside) == re.findall(r'<li id="([^"]+)"', whole)


@of_every_game
def test_a_rule_is_one_step_from_the_line_that_carries_it_out(game: Game, client: TestClient) -> None:
    browser = Browser(client)
    rules = [rule for rule in rule_ids(game.slug) if entry(game.slug, rule).code]
    for rule in rules[:: len(rules) // 5]:
        text = browser.get(f"/rules/{game.slug}/{rule}").text
        place = entry(game.slug, rule).code[0]
        assert f"/{place.path}:{place.line}" in text
        assert all(test.name.split(".")[-1] in text for test in entry(game.slug, rule).tests)


def test_a_rule_without_code_says_where_to_look(client: TestClient) -> None:
    assert "DOG-30: no decision touches a stack" in Browser(client).get("/rules/doge/DOG-33").text


@of_every_game
def test_the_rulebook_shows_its_figures(game: Game, client: TestClient) -> None:
    shown = re.findall(r'<img src="([^"]+)" alt="" loading="lazy"><figcaption>', client.get(f"/rules/{game.slug}").text)
    assert sorted(shown) == sorted(f"/rules/{game.slug}/figures/{name}.svg" for name in figures(game.slug))
    drawn = client.get(shown[0])
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_says_where_its_components_come_from_in_the_readers_language(client: TestClient, language: str) -> None:
    browser = Browser(client, language)
    about = browser.get(f"{open_table(browser, 'dogeship', 2)}/about").text
    assert {"en": "dice boards", "de": "Würfeltafeln"}[language] in about
    assert table_words(language)("table-provenance-why") not in about


def test_a_table_with_an_edition_of_ones_own_says_what_that_does(client: TestClient) -> None:
    browser = Browser(client)
    edition = f"# of my own\n{all_games()['dogeship'].edition_text()}".replace('name = "house"', 'name = "own"', 1)
    about = browser.get(f"{open_table(browser, 'dogeship', 2, edition=edition)}/about").text
    assert "the edition “own”" in about
    assert table_words("en")("table-provenance-why") in about


@pytest.mark.parametrize("path", ["chess", "doge/DOG-999", "chess/DOG-1", "doge/figures/moon.svg", "chess/figures/board.svg"])
def test_what_there_is_not_is_not_found(client: TestClient, path: str) -> None:
    Browser(client).get(f"/rules/{path}", 404)
