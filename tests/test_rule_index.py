"""Every numbered rule is found: in the code by its number, or in the list of those that hold by omission."""

import re

import pytest

from ridotto.engine import ruleindex
from ridotto.engine.game import Game, all_games
from ridotto.engine.rulebook import rule_ids

of_every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))


@of_every_game
def test_every_rule_has_a_place_in_the_code_or_is_true_by_omission(game: Game) -> None:
    assert ruleindex.unplaced(game.slug) == []


@of_every_game
def test_every_rule_and_example_is_named_by_a_test(game: Game) -> None:
    assert [rule for rule in rule_ids(game.slug) if not ruleindex.entry(game.slug, rule).tests] == []


@of_every_game
def test_an_omission_is_of_a_rule_without_code_and_points_at_one_with_code(game: Game) -> None:
    for rule, why in ruleindex.omissions(game.slug).items():
        assert rule in rule_ids(game.slug)
        assert ruleindex.entry(game.slug, rule).code == (), f"{rule} has code"
        where = re.findall(r"\b[A-Z]+-[A-Z]?\d+\b", why.partition(":")[0])
        assert where or why.startswith("edition.toml"), f"{rule}: {why}"
        assert [see for see in where if not ruleindex.entry(game.slug, see).code] == []


@of_every_game
def test_the_code_names_no_rule_that_there_is_not(game: Game) -> None:
    prefix = rule_ids(game.slug)[0].partition("-")[0]
    named = {rule for rule in ruleindex.numbers_in_code(game.slug) if rule.startswith(f"{prefix}-")}
    assert sorted(named - set(rule_ids(game.slug))) == []


def test_a_place_has_the_function_around_it_and_its_source() -> None:
    place = ruleindex.entry("doge", "DOG-57").code[0]
    assert (place.path, place.name) == ("rules/vote.py", "count_votes")
    assert place.source.startswith("def count_votes(b: Position)")
    assert place.first < place.line
    assert "DOG-57" in place.source.splitlines()[place.line - place.first]


def test_the_ends_of_a_range_are_not_found() -> None:
    """The docstring of a file says which rules it is about, `PAL-1 to PAL-12`; that is no place of any of them."""
    assert [(place.path, place.name) for place in ruleindex.entry("palazzo", "PAL-1").code] == [("__init__.py", "")]
