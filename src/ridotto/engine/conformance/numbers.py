"""The check of observations: what learning programs are given."""

import math
import struct

from librt.strings import BytesWriter

from ridotto.engine.conformance.trial import Trial
from ridotto.engine.observation import length
from ridotto.engine.state import State


def observes(trial: Trial) -> None:
    """An observation has one number from -1 to 1 for each of BLOCKS, and holds what its seat can know, nothing else.

    It has the same length in every position, for every seat count and variant; two blocks never have the same name; a
    position and everything imagined from it for a seat look the same to that seat; what a seat has chosen so far, in
    secret too, is in it; looking changes nothing.
    """
    room = trial.game.observation
    blocks = room.BLOCKS
    names = [(block.name, block.seat) for block in blocks]
    trial.demand(len(set(names)) == len(names), "two blocks of the observation have the same name")
    size = length(blocks)
    labels = [label for block in blocks for label in block.labels()]
    for state in trial.states(trial.pick(12)):
        before = state.digest()
        for seat in range(trial.seats):
            values = _observed(trial, state, seat)
            trial.demand(len(values) == size, f"an observation has {len(values)} numbers, and its blocks have {size}")
            wrong = [f"{label} is {value}" for label, value in zip(labels, values, strict=True) if not (math.isfinite(value) and -1 <= value <= 1)]
            trial.demand(wrong == [], f"numbers in the observation of seat {seat} are not between -1 and 1: {', '.join(wrong[:4])}")
            for _ in range(2):
                imagined = _observed(trial, state.imagine(seat, trial.rng.fork()), seat)
                peeks = [label for label, one, two in zip(labels, values, imagined, strict=True) if one != two]
                trial.demand(peeks == [], f"the observation of seat {seat} depends on what it cannot know: {', '.join(peeks[:4])}")
        trial.demand(state.digest() == before, "observing a position changes it")
        for seat in state.actors():
            _demand_own_answers(trial, state, seat)


def _observed(trial: Trial, state: State, seat: int) -> tuple[float, ...]:
    out = BytesWriter()
    trial.game.observation.observe(state, seat, out)
    written = out.getvalue()
    trial.demand(len(written) % 4 == 0, f"an observation has {len(written)} bytes, which is no number of float32")
    return struct.unpack(f"<{len(written) // 4}f", written)


def _demand_own_answers(trial: Trial, state: State, seat: int) -> None:
    """After two different answers whose effects the seat sees, it observes different things."""
    legal = state.legal(seat)
    seen: dict[tuple[float, ...], tuple[int, str]] = {}
    for move in legal[:: max(1, len(legal) // 4)]:
        copy = state.clone()
        copy.apply(seat, move)
        look = trial.look(copy, seat)
        other, before = seen.setdefault(_observed(trial, copy, seat), (move, look))
        texts = [trial.game.codec.text(each) for each in (other, move)]
        trial.demand(before == look, f"seat {seat} observes the same after {texts[0]!r} and after {texts[1]!r}, though it sees a difference")
