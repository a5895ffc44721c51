"""Lessons as pages: whole lessons without script, what wrong answers are told, where one goes on, and what is refused."""

import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.lesson import Lesson, has_lesson, lesson_of
from ridotto.engine.words import LANGUAGES
from ridotto.table.app import create_app
from ridotto.table.language import table_words
from ridotto.table.pages.lesson import COOKIE, corrected, part
from ridotto.table.pages.pointing import said_once, tags

from .browsers import Browser, Page, settings

GAMES = [game for game in all_games().values() if has_lesson(game)]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings(tmp_path_factory.mktemp("lessons")))) as client:
        yield client


def coached(page: Page) -> str:
    """What is told in a step."""
    found = re.search(r'id="coach-say"[^>]*>([^<]*)<', page.source)
    assert found is not None
    return found[1].replace("&#39;", "'")


# ---- every lesson ----


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_lesson_is_played_without_script(client: TestClient, game: Game, language: str) -> None:
    browser, lesson = Browser(client, language), lesson_of(game)
    words, house = lesson.words(language), table_words(language)
    page = browser.get(f"/learn/{game.slug}")
    for number, step in enumerate(lesson.steps, 1):
        assert browser.at == f"/learn/{game.slug}/{number}"
        assert coached(page) == words(f"lesson-{step.say}")
        assert house("table-lesson-step", step=number, total=len(lesson.steps)) in page.text
        assert (page.form("/move") is not None) == bool(step.expect)
        if step.expect:
            pressed = ("move", str(game.codec.number(step.expect)))
            form = next(form for form in page.forms if pressed in form["buttons"])
            page = browser.post(form["action"], **form["fields"], move=pressed[1])
        else:
            assert f"/learn/{game.slug}/{number + 1}" in page.addresses
            page = browser.get(f"/learn/{game.slug}/{number + 1}")
    assert all(words(f"lesson-learned-{line}") in page.source for line in (1, 2, 3))
    play = page.form("/play")
    assert play is not None
    assert play["fields"] == {"game": game.slug, "seats": str(lesson.plan.seats), "level": "level:2"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_pointed_at_is_there_ringed_and_named(game: Game, language: str) -> None:
    lesson = lesson_of(game)
    for number, step in enumerate(lesson.steps, 1):
        shown = str(part(lesson, number, -1, language)["part"])
        points = step.points()
        for point in points:
            found = list(tags(shown, point, game.codec))
            assert found, (number, point)
            assert all("data-pointed" in tag[0] for tag in found)
        assert ('id="coach-shown"' in shown) == bool(points), number
        assert re.search(r'id="coach-shown">[^<]*: *(;|<)', shown) is None, (number, "something has no name")
        assert ".;" not in shown[shown.find('id="coach-shown"') :].partition("</p>")[0], number


def test_what_a_step_without_a_question_points_at_is_enlarged_on_phones() -> None:
    lesson = lesson_of(game_named("palazzo"))
    step = next(number for number, each in enumerate(lesson.steps, start=1) if each.say == "bruno-bought")
    shown = re.findall(r'id="loupe-([^"]+)"', str(part(lesson, step, -1, "en")["part"]))
    assert [name for name in shown if name != "boxes"] == ["street-1"]


def test_the_only_part_in_which_such_a_step_points_at_something_is_enlarged_too() -> None:
    """In Doge an advisor who stays on his quay; those that went to three districts could not all be seen."""
    lesson = lesson_of(game_named("doge"))
    for say, parts in (("tied", ["neutral"]), ("quarantia", [])):
        step = next(number for number, each in enumerate(lesson.steps, start=1) if each.say == say)
        shown = re.findall(r'id="loupe-([^"]+)"', str(part(lesson, step, -1, "en")["part"]))
        assert [name for name in shown if name != "boxes"] == parts


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_wrong_answer_of_every_step_is_told_why_with_the_paragraph_of_a_rule(game: Game) -> None:
    lesson = lesson_of(game)
    for number, step in enumerate(lesson.steps, 1):
        match = lesson.match_at(number)
        for move in match.state.legal(lesson.plan.you) if step.expect else []:
            for language in LANGUAGES:
                told = corrected(lesson, number, match, move, language)
                assert (told is None) == (game.codec.text(move) == step.expect)
                assert told is None or (told.why.endswith((".", "!", "?")) and "<li" in told.rule), (number, game.codec.text(move))


# ---- a wrong answer ----


def test_a_wrong_answer_changes_nothing_and_shows_why_with_the_rule(client: TestClient) -> None:
    browser, lesson = Browser(client), _doge()
    page = browser.post("/learn/doge/2/move", move=lesson.game.codec.number("card quarantia"))
    assert browser.at == f"/learn/doge/2?tried={lesson.game.codec.number('card quarantia')}"
    assert lesson.words("en")("lesson-not-quarantia") in page.text
    assert 'id="DOG-5"' in page.source
    assert coached(page) == lesson.words("en")("lesson-card")
    assert "coach-wrong" not in browser.get("/learn/doge/2").source


def test_a_wrong_answer_without_a_sentence_of_its_own_is_told_what_is_wanted(client: TestClient) -> None:
    browser, lesson = Browser(client, "de"), _doge()
    page = browser.post("/learn/doge/5/move", move=lesson.game.codec.number("card dorsoduro"))
    assert table_words("de")("table-lesson-other", move="Karte: San Marco") in page.text


@pytest.mark.parametrize("tried", [-1, 0, 10**6, 10**30])
def test_an_answer_that_was_not_possible_there_is_not_corrected(client: TestClient, tried: int) -> None:
    assert "coach-wrong" not in Browser(client).get(f"/learn/doge/4?tried={tried}").source


# ---- leaving and coming back ----


def test_whoever_left_a_lesson_continues_it_and_the_hall_says_so(client: TestClient) -> None:
    browser, words = Browser(client), table_words("en")
    assert words("hall-lesson-on") not in browser.get("/").text
    browser.get("/learn/doge/7")
    assert browser.cookies[COOKIE].strip('"') == "doge.7"
    assert browser.get("/").text.count(words("hall-lesson-on")) == 1
    assert words("hall-lesson-on") in browser.get("/games/doge").text
    browser.get("/learn/doge")
    assert browser.at == "/learn/doge/7"


def test_at_the_end_there_is_nothing_to_continue(client: TestClient) -> None:
    browser, lesson = Browser(client), _doge()
    browser.get("/learn/doge/7")
    browser.get(f"/learn/doge/{lesson.end}")
    assert table_words("en")("hall-lesson-on") not in browser.get("/").text
    browser.get("/learn/doge")
    assert browser.at == "/learn/doge/1"


@pytest.mark.parametrize("cookie", ["", "doge", "doge.0", "doge.-3", "nothing.4", "doge.999", "x" * 3000, "doge.99", "~~~"])
def test_a_cookie_of_ours_that_somebody_changed_does_no_harm(client: TestClient, cookie: str) -> None:
    browser, lesson = Browser(client), _doge()
    browser.cookies[COOKIE] = cookie
    browser.get("/")
    browser.get("/learn/doge")
    assert 1 <= int(browser.at.removeprefix("/learn/doge/")) <= lesson.end
    assert len(browser.cookies.get(COOKIE, "")) < 50 * len(GAMES)


# ---- what is refused ----


@pytest.mark.parametrize("path", ["/learn/nothing", "/learn/nothing/1", "/learn/doge/0", "/learn/doge/99", "/learn/doge/-1", "/learn/template/1"])
def test_a_step_that_is_not_there_is_not_found(client: TestClient, path: str) -> None:
    Browser(client).get(path, 404)


@pytest.mark.parametrize("path", ["/learn/doge/x", f"/learn/doge/{'9' * 5000}", "/learn/doge/2?tried=x"])
def test_what_is_no_number_is_refused_with_a_page(client: TestClient, path: str) -> None:
    page = Browser(client).get(path, 422)
    assert table_words("en")("table-problem-422") in page.text


def test_a_move_that_is_no_number_or_at_no_step_is_refused(client: TestClient) -> None:
    browser = Browser(client)
    browser.post("/learn/doge/2/move", 422, move="x")
    browser.post("/learn/doge/2/move", 422)
    browser.post("/learn/doge/99/move", 404, move=1)
    browser.post("/learn/nothing/1/move", 404, move=1)
    browser.post("/learn/doge/1/move", move=1)
    assert browser.at == "/learn/doge/1?tried=1", "nothing is expected there"


@pytest.mark.parametrize(("language", "choosing", "to_move"), [("en", "is choosing", "to move"), ("de", "wählt noch", "am Zug")])
def test_where_all_choose_in_secret_the_others_are_choosing_and_in_turn_one_is_to_move(client: TestClient, language: str, choosing: str, to_move: str) -> None:
    browser = Browser(client, language)
    together, in_turn = browser.get("/learn/doge/2").source, browser.get("/learn/doge/15").source
    assert (together.count(f"<span>{choosing}</span>"), together.count(f"<span>{to_move}</span>")) == (2, 0)
    assert (in_turn.count(f"<span>{choosing}</span>"), in_turn.count(f"<span>{to_move}</span>")) == (0, 1)


# ---- where lessons are found ----


def test_the_hall_and_the_page_of_a_game_lead_to_its_lesson(client: TestClient) -> None:
    hall = Browser(client).get("/")
    for game in GAMES:
        assert f"/learn/{game.slug}" in hall.addresses
        assert f"/learn/{game.slug}" in Browser(client).get(f"/games/{game.slug}").addresses


def _doge() -> Lesson:
    return lesson_of(all_games()["doge"])


def test_who_does_not_see_what_is_pointed_at_hears_each_name_once() -> None:
    """A mark, its card and its building are pointed at together, and each name holds the one before."""
    assert said_once(["gain 1 cloth", "Effect 1. gain 1 cloth", "gain 1 cloth", "Library"]) == ["Effect 1. gain 1 cloth", "Library"]
    assert said_once(["Sail", "Sail to the Mint. Free.", "Anna"]) == ["Sail to the Mint. Free.", "Anna"]
