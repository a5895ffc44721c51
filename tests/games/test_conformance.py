"""Every game keeps the state contract, with every seat count and variant."""

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet

from ridotto import Game, compiled
from ridotto.engine.conformance import CHECKS, ONCE, assert_conforms, combinations
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


def trials() -> Iterator[ParameterSet]:
    """Every check with every table, or with a game's first where it is the same with each."""
    met = set()
    for game, seats, variant in TABLES:
        for check in CHECKS:
            if check not in ONCE or (game.slug, check) not in met:
                met.add((game.slug, check))
                yield pytest.param(game, seats, variant, check, id=f"{game.slug}-{seats}{variant}-{check}")


@pytest.mark.parametrize(("game", "seats", "variant", "check"), list(trials()))
def test_game_conforms(game: Game, seats: int, variant: str, check: str) -> None:
    """The check's own docstring says what it demands."""
    assert_conforms(game, [seats], [variant], matches=1 if check in ONE_IS_ENOUGH else MATCHES, checks=[check])
