"""What bots know about Lots. They are given imagined states only, so nothing here can see a secret."""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games._template.rules import Lots

FEATURES: Final = ("round", "prize", "my points", "best other points", "my highest bid")


def features(state: State, seat: int) -> list[float]:
    """The numbers named in FEATURES, as this seat sees them."""
    assert isinstance(state, Lots)
    prize = 0 if state.over() else state.prize()
    best = max(int(state.points[other]) for other in range(int(state.seats)) if other != seat)
    highest = 0
    for bid in range(state.parts.bids):
        if not state.has_used(seat, bid):
            highest = bid + 1
    return [float(state.round), float(prize), float(state.points[seat]), float(best), float(highest)]


def advise(state: State, seat: i64, rng: Rng) -> i64:
    """A sensible move: the bid whose rank among those left is nearest to the prize's rank among the prizes left."""
    assert isinstance(state, Lots)
    n = state.ask(seat)
    prize = state.prize()
    lower: i64 = 0
    unseen: i64 = 1
    for i in range(state.round + 1, len(state.deck)):
        unseen += 1
        if state.deck[i] < prize:
            lower += 1
    return state.found[(lower * n) // unseen]
