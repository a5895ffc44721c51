"""The puzzles that ship: each can be reached, asks what it says, and a shorter search from what the seat knows finds the same answer."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ridotto.bots.basic import GreedyBot, RandomBot
from ridotto.bots.puzzle_mining import Course, Demands, chosen, explained, mine, quick_answer, search_of
from ridotto.bots.puzzles import FILE, Puzzle, puzzles, read_puzzles, write_puzzles
from ridotto.bots.reasons import Reason, why
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match, Played
from ridotto.engine.rng import Rng
from ridotto.engine.words import LANGUAGES
from ridotto.games._template import GAME as TEMPLATE
from tests.shipped import SHIPPED

LEAST = 5
"""Puzzles of each game."""
ALL = [(game, number) for game in all_games().values() for number in range(1, len(puzzles(game)) + 1)]
every_puzzle = pytest.mark.parametrize(("game", "number"), ALL, ids=lambda value: value.slug if isinstance(value, Game) else str(value))


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.slug)
def test_every_game_that_ships_has_a_few_puzzles_from_different_matches(game: Game) -> None:
    found = puzzles(game)
    assert len(found) >= LEAST
    assert len({(puzzle.seed, puzzle.seats) for puzzle in found}) == len(found)
    made = json.loads(Path(__file__).parents[2].joinpath("src", *game.package.split("."), FILE).read_text())["made"]
    assert made["simulations"] >= 20_000
    assert made["searches"] >= 3


@every_puzzle
def test_a_puzzle_asks_for_a_decision_of_its_position_and_names_a_move_that_is_ahead(game: Game, number: int) -> None:
    puzzle = puzzles(game)[number - 1]
    match = puzzle.match(game)
    assert match.decision(puzzle.seat) == puzzle.decision
    assert set(puzzle.shares) == set(match.legal(puzzle.seat))
    assert all(0 <= share <= 1 for share in puzzle.shares.values())
    assert puzzle.margin >= 0.05
    assert [made.partition(" ")[2] in {game.codec.text(move) for move in range(game.codec.size)} for made in puzzle.line] == [True] * len(puzzle.line)


@pytest.mark.every_setting
@every_puzzle
def test_a_shorter_search_from_what_the_seat_knows_prefers_the_solution_and_the_advice_does_not(game: Game, number: int) -> None:
    """Simulations, not seconds: it comes out the same on every machine."""
    puzzle = puzzles(game)[number - 1]
    state = puzzle.match(game).state
    assert game.codec.text(quick_answer(game, state, puzzle.seat)) == puzzle.solution
    chance = Rng.from_seed("advice")
    assert game.codec.text(GreedyBot(game).choose(state.imagine(puzzle.seat, chance), puzzle.seat, chance)) != puzzle.solution


@every_puzzle
def test_a_search_is_given_nothing_that_the_seat_cannot_know(game: Game, number: int) -> None:
    """In a position that the seat cannot tell from the real one the same search comes out the same."""
    puzzle = puzzles(game)[number - 1]
    state = puzzle.match(game).state
    other = state.imagine(puzzle.seat, Rng.from_seed("another truth"))
    assert search_of(game, state, puzzle.seat, 16, "blind").tried() == search_of(game, other, puzzle.seat, 16, "blind").tried()


# ---- why a solution is best ----


@every_puzzle
def test_the_reasons_kept_are_those_that_hints_find_whatever_is_hidden(game: Game, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """`ridotto puzzles GAME --explain` finds them anew where advice, features or their fitted value have changed."""
    puzzle = puzzles(game)[number - 1]
    assert explained(game, puzzle) == puzzle
    other = puzzle.match(game)
    other.state = other.state.imagine(puzzle.seat, Rng.from_seed("another truth"))
    monkeypatch.setattr(Puzzle, "match", lambda self, game: other)
    assert explained(game, puzzle) == puzzle


@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_puzzles_of_ten_say_why_in_every_language(language: str) -> None:
    said = [why(game, puzzle.reasons, game.words(language)) for game, number in ALL if (puzzle := puzzles(game)[number - 1]).reasons]
    assert len(said) >= 0.9 * len(ALL)
    assert all(line[0].isupper() and line.endswith(".") and "{" not in line for line in said), said


# ---- finding and keeping them ----


def played(seed: str) -> Course:
    """A match of the template game, played at random."""
    match, bot, chance = Match.new(TEMPLATE, 2, seed), RandomBot(), Rng.from_seed(f"{seed}/bots")
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, bot.choose(match.state, seat, chance))
    moves = [(entry.seat, entry.move) for entry in match.log if isinstance(entry, Played)]
    return Course(f"match {seed}", 2, "", seed, moves)


def test_what_is_found_fulfils_the_demands_and_comes_out_the_same_again() -> None:
    demands = Demands(simulations=300, searches=2, margin=0.02, sift=100)
    found = [mine(TEMPLATE, played(str(number)), demands) for number in range(12)]
    assert found == [mine(TEMPLATE, played(str(number)), demands) for number in range(12)]
    clear = [puzzle for puzzle in found if puzzle is not None]
    assert clear
    for puzzle in clear:
        assert puzzle.margin >= 0.02 - 0.001
        assert puzzle.match(TEMPLATE).decision(puzzle.seat) == puzzle.decision == "bid"


def test_where_no_move_is_that_clear_there_is_no_puzzle() -> None:
    assert mine(TEMPLATE, played("1"), Demands(simulations=200, searches=2, margin=0.99)) is None


def some(decision: str, margin: float) -> Puzzle:
    return Puzzle(2, "", "1", (), 0, decision, "bid 1", {"bid 1": 0.5 + margin, "bid 2": 0.5}, (), f"{decision} {margin}")


def test_of_each_kind_of_decision_the_clearest_are_kept_in_turn() -> None:
    found = [some("a", 0.1), some("a", 0.3), some("b", 0.2), some("a", 0.2)]
    assert [puzzle.source for puzzle in chosen(found, 3)] == ["a 0.3", "b 0.2", "a 0.2"]


def test_a_file_of_other_rules_is_refused_and_a_broken_puzzle_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / FILE
    monkeypatch.setattr("ridotto.bots.puzzles.files", lambda package: tmp_path)
    puzzles.cache_clear()
    try:
        assert puzzles(TEMPLATE) == ()
        write_puzzles(file, TEMPLATE, {"margin": 0.1}, [some("bid", 0.2)])
        puzzles.cache_clear()
        (kept,) = puzzles(TEMPLATE)
        assert kept.solution == "bid 1"
        assert kept.margin == pytest.approx(0.2)
        with pytest.raises(SetupError, match="asks for something else"):
            kept.match(TEMPLATE)
        file.write_text(file.read_text().replace('"version": 2', '"version": 3'))
        puzzles.cache_clear()
        with pytest.raises(SetupError, match="ridotto puzzles template"):
            puzzles(TEMPLATE)
        file.write_text(file.read_text().replace('"version": 3', '"version": 2').replace('"rules": 1', '"rules": 0'))
        puzzles.cache_clear()
        with pytest.raises(SetupError, match="ridotto puzzles template"):
            puzzles(TEMPLATE)
        file.write_text("{")
        with pytest.raises(SetupError, match="cannot be read"):
            puzzles(TEMPLATE)
    finally:
        puzzles.cache_clear()


def test_reasons_are_kept_and_a_file_from_before_them_has_none(tmp_path: Path) -> None:
    file = tmp_path / FILE
    kept = replace(some("bid", 0.2), reasons=(Reason("points", True, 2), Reason("coins", False, 0)))
    write_puzzles(file, TEMPLATE, {"margin": 0.1}, [kept])
    assert read_puzzles(file, FILE, TEMPLATE) == ({"margin": 0.1}, [replace(kept, moves=[], line=[])])
    data = json.loads(file.read_text())
    del data["puzzles"][0]["reasons"]
    file.write_text(json.dumps({**data, "version": 1}))
    assert read_puzzles(file, FILE, TEMPLATE)[1][0].reasons == ()
