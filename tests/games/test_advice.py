"""The advice of every game to bots: legal, without side effects, far better than chance. Each game tests the rest."""

import pytest

from ridotto.engine.conformance.trial import combinations
from ridotto.engine.game import Game, all_games
from ridotto.engine.rng import Rng

pytestmark = pytest.mark.every_setting
MATCHES, WON = 6, 5
TABLES = [(game, seats, variant) for game in all_games().values() for seats, variant in combinations(game) if seats > 1]


@pytest.mark.parametrize(("game", "seats", "variant"), TABLES, ids=lambda value: value.slug if isinstance(value, Game) else str(value))
def test_advice_is_legal_changes_nothing_and_beats_random_play(game: Game, seats: int, variant: str) -> None:
    """One advised seat against random ones, in each seat in turn; chance would win at most half of the matches."""
    won = 0
    for number in range(MATCHES):
        state, rng, mine = game.start(seats, Rng.from_seed(f"advice {number}"), variant), Rng.from_seed(f"{number}"), number % seats
        while not state.over():
            seat = state.actors()[0]
            moves = state.legal(seat)
            move = moves[rng.below(len(moves))]
            if seat == mine:
                imagined = state.imagine(seat, rng)
                before = imagined.digest()
                move = int(game.advice.advise(imagined, seat, rng))
                assert move in moves
                assert imagined.digest() == before
            state.apply(seat, move)
        won += mine in state.winners()
    assert won >= WON
