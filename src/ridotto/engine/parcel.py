"""Positions as plain numbers, to send to another process or keep in a store, and back.

A parcel is a dict ready for JSON: every field of the state by name, rows as lists. Only the rules version that wrote it
can read it.
"""

from typing import Any

from ridotto.engine.edition import Edition
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

Parcel = dict[str, Any]


def pack(state: State) -> Parcel:
    """The position, including its random generator, as plain numbers."""
    parcel: Parcel = {"seats": int(state.seats)}
    state.write(parcel)
    return parcel


def unpack(parcel: Parcel, game: Game, variant: str = "", edition: Edition | None = None) -> State:
    """The position that was packed."""
    state = game.start(parcel["seats"], Rng.from_seed(""), variant, edition)
    state.read(parcel)
    return state
