"""Networks that know nothing: random weights, to see that they are kept, read and asked rightly."""

import json
from collections.abc import Sequence

from ridotto.bots.weights import ADVISED, Learned, counted, layout, observed, packed, understood
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng

FIRST, SECOND = 16, 8


def network(game: Game, seed: str = "network", quick: bool = False) -> bytes:
    """A file of weights for a game."""
    rng = Rng.from_seed(seed)

    def some(count: int) -> Sequence[float]:
        return [(rng.below(2001) - 1000) / 4000 for _ in range(count)]

    rows = {
        "first.weights": some(((0 if quick else observed(game)) + counted(game)) * FIRST),
        "first.offset": some(FIRST),
        "second.weights": some(FIRST * SECOND),
        "second.offset": some(SECOND),
        "worth.weights": some(SECOND),
        "worth.offset": some(1),
        "moves.weights": some(game.codec.size * SECOND),
        "moves.offset": some(game.codec.size),
        ADVISED: some(len(game.decisions)),
    }
    return packed(rows, {"layout": layout(game), "settings": json.dumps({"depth": 2}), "run": json.dumps({"rounds": 1})})


def learned(game: Game, quick: bool = False) -> Learned:
    """What such a file says."""
    return understood(game, network(game, quick=quick), "a file")
