"""The pages of puzzles: a position as its seat sees it, any move can be tried, and nothing comes from a table."""

import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from ridotto.bots.puzzles import Puzzle, puzzles
from ridotto.bots.reasons import why
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.rng import Rng
from ridotto.engine.words import LANGUAGES
from ridotto.table.app import create_app
from ridotto.table.language import table_words
from ridotto.table.pages import puzzles as pages

from .browsers import Browser, settings

GAMES = list(all_games().values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings(tmp_path_factory.mktemp("puzzles")))) as client:
        yield client


def number_of(game: Game, text: str) -> int:
    return game.codec.number(text)


def worst(puzzle: Puzzle) -> str:
    return min(puzzle.shares, key=lambda move: puzzle.shares[move])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_a_day_for_every_game_and_all_others(client: TestClient, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser(client, language)
    assert "/puzzles" in browser.get("/").addresses
    met: dict[str, set[int]] = {game.slug: set() for game in GAMES}
    for day in range(30):
        monkeypatch.setattr("ridotto.table.service.clock.time", lambda day=day: 86_400.0 * (20_000 + day) + 3600)
        page = browser.get("/puzzles")
        for game in GAMES:
            today = re.search(rf'class="btn main" href="/puzzles/{game.slug}/(\d+)"', page.source)
            assert today is not None
            met[game.slug].add(int(today[1]))
    assert met == {game.slug: set(range(1, len(puzzles(game)) + 1)) for game in GAMES}, "each has its day"
    listed = {address for address in page.addresses if re.fullmatch(r"/puzzles/\w+/\d+", address)}
    assert listed == {f"/puzzles/{game.slug}/{number}" for game in GAMES for number in range(1, len(puzzles(game)) + 1)}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_move_can_be_tried_and_is_answered_with_shares(client: TestClient, game: Game, language: str) -> None:
    browser, words = Browser(client, language), table_words(language)
    for number, puzzle in enumerate(puzzles(game), 1):
        path = f"/puzzles/{game.slug}/{number}"
        page = browser.get(path)
        assert game.words(language)(f"decision-{puzzle.decision}") in page.text
        offered = [{int(value) for _, value in form["buttons"]} for form in page.forms if form["action"] == path]
        assert {number_of(game, move) for move in puzzle.shares} in offered, "the list of moves has all of them"
        assert words("puzzle-wrong") not in page.text
        assert "data-best" not in page.source, "nothing is given away"
        right = browser.get(f"{path}?move={number_of(game, puzzle.solution)}")
        assert words("puzzle-right") in right.text
        assert words("table-per-cent", number=str(round(100 * puzzle.shares[puzzle.solution]))) in right.text
        wrong = browser.get(f"{path}?move={number_of(game, worst(puzzle))}")
        assert words("puzzle-wrong") in wrong.text
        assert all(words("table-per-cent", number=str(round(100 * puzzle.shares[move]))) in wrong.text for move in (puzzle.solution, worst(puzzle)))
        told = why(game, puzzle.reasons, game.words(language))
        assert [told in seen.text for seen in (page, right, wrong)] == [False, bool(puzzle.reasons), bool(puzzle.reasons)], "why comes after the answer"


@each_game
def test_the_better_move_is_shown_where_it_has_a_place(client: TestClient, game: Game) -> None:
    for number, puzzle in enumerate(puzzles(game), 1):
        page = Browser(client).get(f"/puzzles/{game.slug}/{number}?move={number_of(game, worst(puzzle))}")
        best = number_of(game, puzzle.solution)
        marked = re.findall(r'(?:data-move|value)="(\d+)" data-best', page.source)
        assert set(marked) <= {str(best)}
        assert marked or f'data-move="{best}"' not in page.source


def test_solved_ones_are_remembered_in_a_small_cookie(client: TestClient) -> None:
    browser, game = Browser(client), game_named("doge")
    solved = table_words("en")("puzzle-solved-count", solved=1, count=len(puzzles(game)))
    browser.get(f"/puzzles/doge/2?move={number_of(game, worst(puzzles(game)[1]))}")
    assert "puzzles" not in browser.cookies
    browser.get(f"/puzzles/doge/2?move={number_of(game, puzzles(game)[1].solution)}")
    assert browser.cookies["puzzles"] == "doge.2"
    assert solved in browser.get("/puzzles").text
    for each in GAMES:
        for number, puzzle in enumerate(puzzles(each), 1):
            browser.get(f"/puzzles/{each.slug}/{number}?move={number_of(each, puzzle.solution)}")
    assert len(browser.cookies["puzzles"]) <= sum(len(slug) + 18 for slug in all_games())


@pytest.mark.parametrize("cookie", ["x", "doge.zz", "doge.ffffffffffffffff", "chess.1", "_" * 3000, "doge.1_doge.2", "doge." + "f" * 500])
def test_a_cookie_that_makes_no_sense_counts_as_far_as_it_does(client: TestClient, cookie: str) -> None:
    browser = Browser(client)
    browser.cookies["puzzles"] = cookie
    text = browser.get("/puzzles").text
    assert "doge".title() in text
    game = game_named("doge")
    browser.get(f"/puzzles/doge/1?move={number_of(game, puzzles(game)[0].solution)}")
    assert re.fullmatch(r"[a-z0-9-]+\.[0-9a-f]+(_[a-z0-9-]+\.[0-9a-f]+)*", browser.cookies["puzzles"])


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/puzzles/chess/1", 404),
        ("/puzzles/doge/999", 404),
        ("/puzzles/doge/0", 422),
        ("/puzzles/doge/x", 422),
        ("/puzzles/doge/1?move=999999", 422),
        ("/puzzles/doge/1?move=x", 422),
        ("/puzzles/doge/1?move=-1", 422),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_said(client: TestClient, path: str, status: int, language: str) -> None:
    page = Browser(client, language).get(path, status)
    assert page.language == language


@each_game
def test_the_page_shows_the_seat_nothing_that_it_cannot_know(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """With other secrets, which the seat cannot tell from the true ones, the page is the same; the log is what the seat was told."""
    for number, puzzle in enumerate(puzzles(game), 1):
        shown = pages._seen(game, number, puzzle, None, "en")
        other = puzzle.match(game, pages.NAMES[: puzzle.seats])
        other.state = other.state.imagine(puzzle.seat, Rng.from_seed(f"other {number}"))
        monkeypatch.setattr(pages, "_position", lambda game, number, other=other: other)
        again = pages._seen(game, number, puzzle, None, "en")
        monkeypatch.undo()
        assert {key: again[key] for key in ("pieces", "own", "moves", "scene")} == {key: shown[key] for key in ("pieces", "own", "moves", "scene")}


def test_the_rules_beside_a_puzzle_are_those_of_its_game(client: TestClient) -> None:
    answer = client.get("/rules/doge/part", headers={"Accept-Language": "en"})
    assert answer.status_code == 200
    assert 'id="DOG-23"' in answer.text
    assert client.get("/rules/chess/part", headers={"Accept": "text/html"}).status_code == 404
