"""Levels in people's words: who plays like each, the one that a first match has, and a little more or less the next time."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from ridotto.bots.levels import BUILT_IN, LEVELS
from ridotto.bots.named import stepped
from ridotto.bots.titles import level_title
from ridotto.engine.game import all_games
from ridotto.engine.words import LANGUAGES, load_words
from ridotto.table.app import create_app
from ridotto.table.language import table_words

from .browsers import Browser, Page, open_table, play_out, settings


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings(tmp_path_factory.mktemp("levels")))) as client:
        yield client


def bots(client: TestClient, path: str) -> list[str | None]:
    """The bots of a table by seat."""
    client.cookies.clear()
    return [chair["bot"] for chair in client.get(f"/api/tables/{path.rpartition('/')[2]}").json()["seats"]]


def proposed(page: Page) -> dict[str, str]:
    """The level that the front page proposes for each game."""
    return {form["fields"]["game"]: form["fields"]["level"] for form in page.forms if form["action"] == "/play" and "level" in form["fields"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence_of_its_own_and_a_page_lists_them(client: TestClient, language: str) -> None:
    words = load_words(language)
    told = [(level_title(level, words), words(f"house-level-{level}-how")) for level in LEVELS]
    assert len({name for name, _ in told}) == len({how for _, how in told}) == len(LEVELS) == len(BUILT_IN)
    page = Browser(client, language).get("/levels")
    assert all(name in page.text and how in page.text for name, how in told)
    assert "/levels" in Browser(client, language).get("/").addresses


def test_a_first_match_of_a_game_has_a_weaker_bot_until_one_is_over_in_this_browser(client: TestClient) -> None:
    browser = Browser(client)
    assert proposed(browser.get("/")) == dict.fromkeys(all_games(), "level:2")
    browser.post("/play", game="palazzo", seats="2", level="random")
    path = browser.at
    assert proposed(browser.get("/"))["palazzo"] == "level:2", "it is not over yet"
    play_out(browser, path)
    assert proposed(browser.get("/")) == {**dict.fromkeys(all_games(), "level:2"), "palazzo": "level:4"}
    for game, level in (("palazzo", "level:4"), ("doge", "level:2")):
        browser.post("/play", game=game)
        assert bots(client, browser.at) == [None, level, level]
    assert proposed(Browser(client).get("/"))["palazzo"] == "level:2", "another browser is new"


def test_a_level_is_moved_within_the_ten_and_other_bots_stay() -> None:
    assert [stepped(f"level:{level}", step) for level, step in ((2, 1), (2, -1), (10, 1), (1, -1), (5, 0))] == [
        "level:3",
        "level:1",
        "level:10",
        "level:1",
        "level:5",
    ]
    assert [stepped(name, 1) for name in ("greedy", "seer:0.2", "heuristic")] == ["greedy", "seer:0.2", "heuristic"]


@pytest.mark.parametrize(
    ("seated", "steps", "step", "then"),
    [
        (("level:1", "random"), ["0", "1"], "1", ("level:2", "random")),
        (("level:1", "level:2"), ["0", "1", "-1"], "-1", ("level:1", "level:1")),
        (("random", "random"), ["0"], "0", ("random", "random")),
    ],
)
def test_after_a_match_bots_can_be_a_little_stronger_or_weaker(
    client: TestClient, seated: tuple[str, str], steps: list[str], step: str, then: tuple[str, str]
) -> None:
    browser = Browser(client)
    path = open_table(browser, "palazzo", 3, seat0="me", seat1=seated[0], seat2=seated[1], name="Anna")
    page = play_out(browser, path)
    form = page.form("/again")
    assert form is not None
    assert form["buttons"] == [("step", each) for each in steps]
    words = table_words("en")
    assert (words("table-again-stronger") in page.text, words("table-again-weaker") in page.text) == ("1" in steps, "-1" in steps)
    browser.post(form["action"], step=step)
    assert browser.at != path
    assert bots(client, browser.at) == [None, *then]


@pytest.mark.parametrize("wrong", ["2", "x", "-9"])
def test_other_steps_are_refused_and_open_nothing(client: TestClient, wrong: str) -> None:
    browser = Browser(client)
    path = open_table(browser, "palazzo", 2, seat0="me", seat1="random", name="Anna")
    page = play_out(browser, path)
    browser.post(f"{path}/again", 422, step=wrong)
    assert page.form("/again") is not None
    assert browser.get(path).form("/again") is not None, "no other table was opened"
