"""A check for memory leaks: a bot's process makes millions of positions and must not grow."""

import gc
import sys
from collections.abc import Callable, Iterable, Mapping

from ridotto import compiled
from ridotto.engine.conformance.trial import Trial
from ridotto.engine.parcel import pack, unpack
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

POSITIONS = 8
ROUNDS = 40
"""How often each position is used in one half of the measurement."""
NOISE = 20
"""How many blocks of memory may come and go by themselves; a leak at a single position leaves twice as many."""

CROSSING = 4
"""Blocks allowed per repetition where a compiled engine passes rows to an interpreted game: librt 0.16 leaks them."""

Doing = Callable[[State, int], object]
"""Something done with a position and a seat that owes a decision in it."""


def growth(trial: Trial) -> None:
    """Packing, unpacking, cloning, imagining, advising and viewing thousands of times does not make the process grow.

    What is counted are the blocks of memory that Python has allocated, which every system can report; they include the
    rows of compiled states. It counts as growth if it happens in both halves of the measurement, after a warm-up.
    """
    states = [state.clone() for state in trial.states(trial.pick(POSITIONS)) if not state.over()]
    doings = _doings(trial)

    def left(wanted: Iterable[Doing]) -> int:
        return left_behind(lambda: [doing(state, state.actors()[0]) for state in states for doing in wanted])

    times = ROUNDS * len(states)
    least = NOISE + (CROSSING * times if compiled() and states and hasattr(states[0], "__dict__") else 0)
    if left(doings.values()) > least:
        guilty = {name: found for name, doing in doings.items() if (found := left([doing])) > least}
        told = " and ".join(f"{name} {times} times leaves {found} blocks of memory behind" for name, found in guilty.items())
        trial.demand(guilty == {}, told)


def _doings(trial: Trial) -> Mapping[str, Doing]:
    """What a table and its bots do with positions all the time, by name; with an Rng, so that no two are alike."""
    game, rng = trial.game, Rng.from_seed(f"{trial.seed}: growth")
    return {
        "packing": lambda state, seat: pack(state),
        "unpacking": lambda state, seat: unpack(pack(state), game, trial.variant),
        "cloning": lambda state, seat: state.clone(),
        "imagining": lambda state, seat: state.imagine(seat, rng),
        "advising": lambda state, seat: game.advice.advise(state.imagine(seat, rng), seat, rng),
        "viewing": lambda state, seat: game.view(state.clone(), seat),
    }


def left_behind(doing: Callable[[], object], times: int = ROUNDS) -> int:
    """How many blocks of memory are left behind when something is done `times` times, in the better of two halves."""
    held = []
    for _ in range(3):  # the first is a warm-up: something may be worked out once and kept
        for _ in range(times):
            doing()
        gc.collect()
        held.append(sys.getallocatedblocks())
    return min(held[1] - held[0], held[2] - held[1])
