"""What bots know about Stall."""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.engine.state import State

from .rules import Stall

FEATURES: Final = ("round", "my coins", "my highest card")


def features(state: State, seat: int) -> list[float]:
    """The numbers named in FEATURES."""
    assert isinstance(state, Stall)
    return [float(state.round), float(state.coins[seat]), float(max(state.hand(seat), default=0))]


def advise(state: State, seat: i64, rng: Rng) -> i64:
    """The last move offered: the highest card, the highest stake."""
    return state.legal(seat)[-1]
