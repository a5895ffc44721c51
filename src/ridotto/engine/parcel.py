"""A position as plain numbers, to be sent to another process or kept in a store, and back.

A parcel is a dict that JSON can hold: every field of the state by name, rows as lists. It is read by the same version of
the rules that wrote it, and by no other.
"""

from typing import Any

from ridotto.engine.cells import cells, listed
from ridotto.engine.edition import Edition
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

NOT_PACKED = frozenset({"asked", "count", "found", "listener", "rng", "parts", "seats"})
"""Scratch, what belongs to the process, and what the game sets up anew."""

Parcel = dict[str, Any]


def fields(state: State) -> list[str]:
    """The names of the fields of a state, whichever build it comes from."""
    names = set(vars(state)) if hasattr(state, "__dict__") else set()
    for cls in type(state).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    return sorted(name for name in names if not name.startswith("__"))


def pack(state: State) -> Parcel:
    """The position, its chance included, as plain numbers."""
    parcel: Parcel = {"seats": int(state.seats), "rng": _pack_rng(state.rng)}
    for name in fields(state):
        if name not in NOT_PACKED:
            value = getattr(state, name)
            parcel[name] = int(value) if isinstance(value, int) else listed(value)
    return parcel


def unpack(parcel: Parcel, game: Game, variant: str = "", edition: Edition | None = None) -> State:
    """The position that was packed."""
    state = game.start(parcel["seats"], Rng.from_seed(""), variant, edition)
    for name, value in parcel.items():
        if name not in ("seats", "rng"):
            setattr(state, name, cells(value) if isinstance(value, list) else value)
    state.rng = _unpack_rng(parcel["rng"])
    state.asked = -1  # the moves found for the setup are not those of this position
    return state


def _pack_rng(rng: Rng) -> list[list[int]]:
    return [listed(rng.key), [int(rng.counter), int(rng.at)], listed(rng.block)]


def _unpack_rng(packed: list[list[int]]) -> Rng:
    key, (counter, at), block = packed
    return Rng(cells(key), counter, cells(block), at)
