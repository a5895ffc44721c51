"""What a network that learned from play sees in a position: how well a seat stands, and which of its moves look good.

It is shown what the game's advice counts (its features), how many seats there are and, unless it is a quick one, all that
the seat can know (the game's observation). Nearly all of these numbers are 0, and only the others cost time.
"""

from collections.abc import Callable
from math import exp
from typing import Final, final

from librt.strings import BytesWriter, read_f32_le, read_i32_le, read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.bots.search.value import Outlook, row_of
from ridotto.engine.cells import zeros
from ridotto.engine.state import State

Observe = Callable[[State, int, BytesWriter], None]
Features = Callable[[State, int], list[float]]


SEATED: Final = 6
"""So many numbers say how many seats there are: one of them is 1."""
AT_ONCE: Final = 8
"""So many outputs are summed at once, in registers; layers have a multiple of it."""


@final
class Inputs:
    """The inputs of a layer that are not 0: which they are, and their values."""

    def __init__(self, most: int) -> None:
        self.which: vec[i64] = zeros(most)
        self.values: vec[float] = row_of([0.0] * most)
        self.count: i64 = 0

    def add(self, which: i64, value: float) -> None:
        """One more."""
        self.which[self.count] = which
        self.values[self.count] = value
        self.count += 1

    def keep(self, which: i64, value: float) -> None:
        """One more if it is above 0."""
        if value > 0.0:
            self.add(which, value)


@final
class Layer:
    """Every output is its offset and a weighted sum of the inputs. The weights are given by input, then by output."""

    def __init__(self, weights: list[float], offset: list[float]) -> None:
        self.weights: vec[float] = row_of(weights)
        self.offset: vec[float] = row_of(offset)
        self.outputs: i64 = len(offset)
        self.inputs: i64 = len(weights) // len(offset)

    def outputs_of(self, given: Inputs, into: Inputs) -> None:
        """Let `into` have the outputs above 0."""
        which, values, weights, offset, outputs = given.which, given.values, self.weights, self.offset, self.outputs
        into.count = 0
        for first in range(0, outputs, AT_ONCE):
            a, b, c, d = offset[first], offset[first + 1], offset[first + 2], offset[first + 3]
            e, f, g, h = offset[first + 4], offset[first + 5], offset[first + 6], offset[first + 7]
            for i in range(given.count):
                at = which[i] * outputs + first
                value = values[i]
                a += weights[at] * value
                b += weights[at + 1] * value
                c += weights[at + 2] * value
                d += weights[at + 3] * value
                e += weights[at + 4] * value
                f += weights[at + 5] * value
                g += weights[at + 6] * value
                h += weights[at + 7] * value
            into.keep(first, a)
            into.keep(first + 1, b)
            into.keep(first + 2, c)
            into.keep(first + 3, d)
            into.keep(first + 4, e)
            into.keep(first + 5, f)
            into.keep(first + 6, g)
            into.keep(first + 7, h)


@final
class Mind:
    """A network with two hidden layers.

    From the second of these follows how good each move of the game looks (`moves`, whose weights are given by move, then by
    input). `advised` is added to the look of the move that the game's advice would make, by decision. The standing is what
    was fitted to the features alone (`fitted`, by number of seats), corrected by what follows from the second layer (`worth`, one output).
    A quick one has no `observe`.
    """

    def __init__(
        self,
        observe: Observe | None,
        features: Features,
        fitted: list[Outlook | None],
        first: Layer,
        second: Layer,
        worth: Layer,
        moves: Layer,
        advised: list[float],
    ) -> None:
        self._observe = observe
        self._features = features
        self._fitted = fitted
        self._first = first
        self._second = second
        self._worth = worth
        self._moves = moves
        self._advised = row_of(advised)
        self._counted: list[float] = []
        """The features that were seen last."""
        self._out = BytesWriter()
        self._shown = Inputs(int(first.inputs))
        self._between = Inputs(int(first.outputs))
        self._seen = Inputs(int(second.outputs))

    def standing(self, state: State, seat: i64) -> float:
        """How well a seat stands."""
        self._see(state, seat)
        seen = self._seen
        found = self._worth.offset[0]
        for i in range(seen.count):
            found += self._worth.weights[seen.which[i]] * seen.values[i]
        fitted = self._fitted[state.seats]
        return found if fitted is None else found + fitted.standing(self._counted)

    def looks(self, state: State, seat: i64, moves: vec[i64], advised: i64) -> vec[float]:
        """How good each of these moves looks to a seat that owes a decision: shares of the attention that come to 1."""
        self._see(state, seat)
        seen = self._seen
        weights = self._moves.weights
        units = self._second.outputs
        bonus = self._advised[state.decision(seat)]
        looks: vec[float] = vec[float](capacity=len(moves))
        most = -1e9
        for i in range(len(moves)):
            move = moves[i]
            look = self._moves.offset[move]
            if move == advised:
                look += bonus
            at: i64 = move * units
            for k in range(seen.count):
                look += weights[at + seen.which[k]] * seen.values[k]
            looks = append(looks, look)
            if look > most:
                most = look
        whole = 0.0
        for i in range(len(looks)):
            looks[i] = exp(looks[i] - most)
            whole += looks[i]
        for i in range(len(looks)):
            looks[i] /= whole
        return looks

    def _see(self, state: State, seat: i64) -> None:
        """Let `_seen` be what the second hidden layer makes of what the seat is shown."""
        shown = self._shown
        shown.count = 0
        length = self._observed(state, seat) if self._observe is not None else 0
        self._counted = self._features(state, int(seat))
        for value in self._counted:
            if value != 0.0:
                shown.add(length, value)
            length += 1
        shown.add(length + state.seats, 1.0)
        self._first.outputs_of(shown, self._between)
        self._second.outputs_of(self._between, self._seen)

    def _observed(self, state: State, seat: i64) -> i64:
        """Show the seat's observation; how many numbers that are."""
        out, shown = self._out, self._shown
        out.truncate(0)
        assert self._observe is not None
        self._observe(state, int(seat), out)
        observed = out.getvalue()
        length: i64 = len(observed) >> 2
        k: i64 = 0
        while k < length:
            if k + 1 < length and read_i64_le(observed, 4 * k) == 0:  # two at once: most are 0
                k += 2
                continue
            if read_i32_le(observed, 4 * k) != 0:
                shown.add(k, read_f32_le(observed, 4 * k))
            k += 1
        return length
