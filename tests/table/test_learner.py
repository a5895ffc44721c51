"""The learner's mode: whoever is new to a game is told at each decision what can be done and why, and can turn it off and on."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from ridotto.engine.game import all_games, game_named
from ridotto.engine.words import LANGUAGES
from ridotto.table.app import create_app
from ridotto.table.language import table_words

from .browsers import Browser, Page, play_out, settings

WHYS = {language: {slug: game.words(language) for slug, game in all_games().items()} for language in LANGUAGES}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings(tmp_path_factory.mktemp("learner")))) as client:
        yield client


def why(page: Page) -> str:
    """What is explained below the question."""
    return page.source.partition('<span id="why" class="why">')[2].partition("</span>")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", all_games())
def test_a_first_match_explains_each_decision_with_its_rule(client: TestClient, slug: str, language: str) -> None:
    browser = Browser(client, language)
    page = browser.post("/play", game=slug, level="random")
    while page.form("/move") is None:
        page = browser.get(browser.at)
    words = game_named(slug).words(language)
    assert why(page) in {words(f"why-{decision.name}").replace("'", "&#39;") for decision in game_named(slug).decisions}
    rule = page.source.partition('id="prompt-rule"')[2].partition('data-help="')[2].partition('"')[0]
    assert f"<b>{rule}</b></a>" in page.source
    assert table_words(language)("table-learner-off") in page.text


def test_it_is_turned_off_and_on_in_the_menu(client: TestClient) -> None:
    browser = Browser(client)
    page = browser.post("/play", game="doge", level="random")
    path = browser.at
    assert why(page)
    form = page.form("/learner")
    assert form is not None
    assert form["buttons"] == [("to", "off")]
    page = browser.post("/learner", to="off", **form["fields"])
    assert browser.at == path
    assert not why(page)
    assert page.form("/learner")["buttons"] == [("to", "on")]  # type: ignore[index]
    page = browser.post("/learner", to="on", back=path)
    assert why(page)
    assert why(browser.post("/learner", to="sideways", back=path)), "what is not a choice changes nothing"


def test_whoever_has_finished_a_match_of_the_game_is_no_longer_new_to_it_but_to_others(client: TestClient) -> None:
    browser = Browser(client)
    browser.post("/play", game="palazzo", seats="2", level="random")
    play_out(browser, browser.at)
    for game, is_new in (("palazzo", False), ("doge", True)):
        page = browser.post("/play", game=game, seats="3", level="random")
        while page.form("/move") is None:
            page = browser.get(browser.at)
        assert bool(why(page)) == is_new


def test_spectators_are_explained_nothing(client: TestClient) -> None:
    browser = Browser(client)
    browser.post("/play", game="doge", level="random")
    page = Browser(client).get(browser.at)
    assert not why(page)
    assert page.form("/learner") is None


@pytest.mark.parametrize("slug", all_games())
def test_the_legend_links_each_sign_to_its_paragraph(client: TestClient, slug: str) -> None:
    """So it works without script, too."""
    browser = Browser(client)
    page = browser.post("/play", game=slug, level="random")
    links = [at for tag, at in page.tags if tag == "a" and at.get("id", "").startswith("legend-")]
    assert links
    assert all(at["href"] == f"{browser.at}/rules#{at['data-help']}" for at in links)
    rules = browser.get(f"{browser.at}/rules").source
    assert all(f'id="{at["data-help"]}"' in rules for at in links)
