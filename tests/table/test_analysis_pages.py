"""The pages after a match, without script: the analysis, what the bot would do, playing on, and what is said about the shuffle."""

import re
from collections.abc import Iterator
from itertools import pairwise
from time import monotonic, sleep

import pytest
from starlette.testclient import TestClient

from ridotto.bots import analysis
from ridotto.engine.game import game_named
from ridotto.engine.words import LANGUAGES
from ridotto.look.scene import Scene
from ridotto.table.app import create_app
from ridotto.table.language import table_words
from ridotto.table.pages.analysis import question
from ridotto.table.pages.replay import draw_chart

from .browsers import Browser, Page, settings

PATIENCE = 240.0


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, str]]:
    """A match between bots that is over, and the path of its table."""
    with pytest.MonkeyPatch.context() as quick, TestClient(create_app(settings(tmp_path_factory.mktemp("analysis")))) as client:
        quick.setattr(analysis, "LONGEST", 0.01)
        quick.setattr(analysis, "LONGEST_CLOSER", 0.05)
        table = client.post("/api/tables", json={"game": "palazzo", "seats": 2, "bots": {"0": "greedy", "1": "random"}}).json()["table"]
        until = monotonic() + PATIENCE
        while client.get(f"/api/tables/{table}").json()["status"] != "over":
            assert monotonic() < until
            sleep(0.05)
        yield client, f"/t/{table}"


def analysed(browser: Browser, path: str) -> Page:
    """The page of the analysis, once it is there."""
    page = browser.get(f"{path}/analysis")
    if page.form("/analysis") is not None:
        page = browser.post(f"{path}/analysis")
    until = monotonic() + PATIENCE
    while "progress" in {tag for tag, _ in page.tags}:
        assert monotonic() < until, page.text
        sleep(0.1)
        page = browser.get(f"{path}/analysis")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_shows_expectations_luck_and_the_dearest_decisions(over: tuple[TestClient, str], language: str) -> None:
    client, path = over
    words, browser = table_words(language), Browser(client, language)
    page = analysed(browser, path)
    for key in ("expected", "luck-why", "dearest-all", "dearest-all-why", "own", "others", "luck"):
        assert words(f"table-analysis-{key}") in page.text
    assert sum(at.get("class") == "chart" for _, at in page.tags) == 1
    dear = [form for form in page.forms if form["action"] == f"{path}/play-on"]
    assert 1 <= len(dear) <= 5
    game = game_named("palazzo")
    asked = [game.words(language)(f"decision-{decision.name}") for decision in game.decisions]
    assert sum(page.text.count(question) for question in asked) >= len(dear)
    assert len(re.findall(r'<p class="quiet"><b>[^<]+</b>', page.source)) == len(dear), "where the match stood at each of them"
    assert sum(at.get("class") == "scene" and tag == "svg" for tag, at in page.tags) == 1
    second = browser.get(f"{path}/analysis?n=2")
    assert second.source != page.source or len(dear) == 1
    assert browser.get(f"{path}/analysis?n=99").source


@pytest.mark.parametrize(
    ("happened", "told"), [("Placement 2 of 4.", "Choose a card."), ("Your card: Castello.", "Your card: Castello. Choose a card."), ("", "Choose a card.")]
)
def test_where_the_match_stood_is_told_once_at_a_costly_decision(happened: str, told: str) -> None:
    scene = Scene("", "Round 1, placement 2 of 4", "", {}, {}, happened=happened)
    assert question(scene, "Choose a card.") == told


def test_the_result_and_the_replay_lead_to_the_analysis(over: tuple[TestClient, str]) -> None:
    client, path = over
    browser = Browser(client, "en")
    for page in (browser.get(path), browser.get(f"{path}/replay?at=3")):
        assert f"{path}/analysis" in page.addresses


def test_a_replay_asks_the_bot_and_plays_on(over: tuple[TestClient, str]) -> None:
    client, path = over
    browser = Browser(client, "en")
    at, asked = next((at, form) for at in range(4, 60) if (form := browser.get(f"{path}/replay?at={at}").form("/replay/bot")) is not None)
    name, value = asked["buttons"][0]
    found = browser.post(asked["action"], **asked["fields"], **{name: value})
    assert "Worth considering" in found.text
    assert "Played: " in found.text
    go = found.form("/play-on")
    assert go is not None
    table = browser.post(go["action"], **go["fields"])
    assert browser.at != path
    assert f"continues another match after its move {at}" in table.text
    fair = browser.get(f"{browser.at}/fair")
    assert "Nothing was shuffled at this table" in fair.text
    assert "sealed" not in fair.text


def test_the_end_of_a_replay_has_nothing_to_decide(over: tuple[TestClient, str]) -> None:
    client, path = over
    browser = Browser(client, "de")
    page = browser.get(f"{path}/replay?at=1000000")
    assert page.form("/replay/bot") is None
    assert page.form("/play-on") is None
    browser.post(f"{path}/replay/bot", 422, at=1_000_000, seat=0)
    browser.post(f"{path}/play-on", 422, at=1_000_000, seat=0)
    browser.post(f"{path}/play-on", 422, at="x", seat=0)


def test_the_badges_of_seats_that_end_together_stand_apart_and_within_the_chart() -> None:
    chart = draw_chart([[33.0, 100.0], [33.0, 0.0], [33.0, 0.0], [33.0, 0.0]])
    height = float(re.findall(r'viewBox="0 0 \S+ (\S+)"', chart)[0])
    badges = sorted((float(y), float(size)) for y, size in re.findall(r'<use href="#badge-\d" x="\S+" y="(\S+)" width="\S+" height="(\S+)"', chart))
    assert len(badges) == 4
    assert all(y >= 0 and y + size <= height for y, size in badges)
    assert all(low + size <= high for (low, size), (high, _) in pairwise(badges))
