"""Every game keeps the state contract, with every seat count and variant."""

import pytest

from ridotto import Game, compiled
from ridotto.engine.conformance import CHECKS, assert_conforms, combinations
from ridotto.engine.game import all_games
from ridotto.games._template import GAME as TEMPLATE
from ridotto.games._template_cards import GAME as TEMPLATE_CARDS

pytestmark = pytest.mark.every_setting

TABLES = [(game, seats, variant) for game in (TEMPLATE, TEMPLATE_CARDS, *all_games().values()) for seats, variant in combinations(game)]
"""Each is a separate test for each check, so that they can run in parallel."""
MATCHES = 3 if compiled() else 1
"""The interpreted build, where there is no other, is slow."""
ONE_IS_ENOUGH = {"edition", "text", "words"}
"""Checks that look at files more than at matches."""


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("game", "seats", "variant"), [pytest.param(*table, id=f"{table[0].slug}-{table[1]}{table[2]}") for table in TABLES])
def test_game_conforms(game: Game, seats: int, variant: str, check: str) -> None:
    """The check's own docstring says what it demands."""
    assert_conforms(game, [seats], [variant], matches=1 if check in ONE_IS_ENOUGH else MATCHES, checks=[check])
