"""Imagining ends after a bounded number of lines, which only the interpreted build can count."""

import pytest

from ridotto import Game, compiled
from ridotto.engine.conformance import assert_conforms
from ridotto.engine.game import all_games


@pytest.mark.skipif(compiled(), reason="compiled code has no lines to count")
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))
def test_imagining_runs_no_more_lines_than_the_size_of_a_position_allows(game: Game) -> None:
    """With as few seats as can play, each knows most of the others' cards: so the least fits."""
    assert_conforms(game, [min(game.seats)], [""], matches=1, checks=["bounded"])
