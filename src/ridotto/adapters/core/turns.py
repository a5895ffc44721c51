"""One match, one decision after another: a move in, and out come who is asked next, what a seat sees and what it may do."""

from typing import final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ridotto.adapters.core.batch import Observe, put_mask
from ridotto.engine.playout import first_actor
from ridotto.engine.state import State


def play_on(state: State, seat: int, move: int) -> int:
    """Make a move and return the seat that is asked next, -1 when the match is over. An illegal move changes nothing and raises IllegalMove."""
    state.apply(seat, move)
    return int(first_actor(state))


@final
class Page:
    """What a seat sees and may do, in memory of the caller's: the float32 of its observation, then a byte for each action."""

    def __init__(self, observe: Observe, actions: int, memory: memoryview) -> None:
        self.observe: Observe = observe
        self.blank: bytes = bytes(actions)
        self.memory: memoryview = memory
        self.out: BytesWriter = BytesWriter()  # kept, so that it grows only once

    def write(self, state: State, seat: int, asked: bool) -> None:
        """Write what the seat can know, and which moves it may make now: none unless it is asked."""
        out = self.out
        out.truncate(0)
        self.observe(state, seat, out)
        may: i64 = seat if asked else -1
        put_mask(out, state, may, self.blank)
        self.memory[:] = out.getvalue()
