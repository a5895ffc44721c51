"""Positions survive being sent and kept."""

import json

import pytest

from ridotto.engine.game import Game
from ridotto.engine.parcel import pack, unpack
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng
from tests.golden import file_of, settings

SETTINGS = list(settings())


@pytest.mark.every_setting
@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS, ids=[file_of(*setting).stem for setting in SETTINGS])
def test_a_parcel_holds_the_whole_position(game: Game, seats: int, variant: str) -> None:
    rng = Rng.from_seed("parcel")
    for number in range(12):
        state = game.start(seats, rng.fork(), variant)
        playout(state, rng, 17 * number)
        twin = unpack(json.loads(json.dumps(pack(state))), game, variant)
        assert twin.digest() == state.digest()
        assert twin.actors() == state.actors()
        for seat in state.actors():
            assert twin.legal(seat) == state.legal(seat)
            assert game.view(twin, seat) == game.view(state, seat)
        same = Rng.from_seed("on")
        playout(twin, same.clone())
        playout(state, same)
        assert twin.digest() == state.digest()
