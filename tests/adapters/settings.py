"""The settings that every adapter is tried with: every game, seat count and variant."""

import pytest

from ridotto.engine.conformance import combinations
from ridotto.engine.game import Game, all_games
from ridotto.games._template import GAME as TEMPLATE
from ridotto.games._template_cards import GAME as TEMPLATE_CARDS

GAMES = [TEMPLATE, TEMPLATE_CARDS, *all_games().values()]
SETTINGS: list[tuple[Game, int, str]] = [(game, seats, variant) for game in GAMES for seats, variant in combinations(game)]

every_setting = pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS, ids=[f"{game.slug}-{seats}{variant}" for game, seats, variant in SETTINGS])
