"""What an unfinished position is worth to each seat: the share of the win that seats in such positions had.

A small network turns the features of a seat (`advice.features`) into how well it stands; shares follow from how all stand.
"""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64


def _row(numbers: list[float]) -> vec[float]:
    row: vec[float] = vec[float]()
    for number in numbers:
        row = append(row, number)
    return row


class Outlook:
    """A network with one hidden layer. `first` holds the weights of each hidden unit, one after the other."""

    def __init__(self, middle: list[float], spread: list[float], first: list[float], offset: list[float], second: list[float], last: float) -> None:
        self._inputs: i64 = len(middle)
        self._units: i64 = len(offset)
        self._last = last
        self._second = _row(second)
        self._first: vec[float] = vec[float]()
        self._offset: vec[float] = vec[float]()
        for unit in range(self._units):  # the scaling of the features goes into the weights
            base = offset[unit]
            for k in range(self._inputs):
                weight = first[unit * self._inputs + k] / spread[k]
                base -= weight * middle[k]
                self._first = append(self._first, weight)
            self._offset = append(self._offset, base)

    def standing(self, features: list[float]) -> float:
        """How well a seat stands."""
        row = _row(features)
        found = self._last
        at: i64 = 0
        for unit in range(self._units):
            total = self._offset[unit]
            for k in range(self._inputs):
                total += self._first[at + k] * row[k]
            at += self._inputs
            if total > 0.0:
                found += total * self._second[unit]
        return found


def shares(standing: list[float]) -> list[float]:
    """The share of the win that each seat can expect; alone, against the game itself."""
    if len(standing) == 1:
        return [1.0 / (1.0 + exp(-standing[0]))]
    most = max(standing)
    odds = [exp(each - most) for each in standing]
    total = sum(odds)
    return [each / total for each in odds]
