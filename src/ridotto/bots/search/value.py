"""What an unfinished position is worth to each seat: the share of the win that seats in such positions had.

A small network turns the features of a seat (`advice.features`) into how well it stands; shares follow from how all stand.
"""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64


def row_of(numbers: list[float]) -> vec[float]:
    """The numbers as a row."""
    row: vec[float] = vec[float](capacity=len(numbers))
    for number in numbers:
        row = append(row, number)
    return row


class Outlook:
    """A network with one hidden layer. `first` is given by hidden unit and input, and kept by input and hidden unit."""

    def __init__(self, middle: list[float], spread: list[float], first: list[float], offset: list[float], second: list[float], last: float) -> None:
        self._inputs: i64 = len(middle)
        self._units: i64 = len(offset)
        self._last = last
        self._second = row_of(second)
        self._first: vec[float] = vec[float]()
        self._offset: vec[float] = vec[float]()
        for unit in range(self._units):  # the scaling of the features goes into the weights
            base = offset[unit]
            for k in range(self._inputs):
                base -= first[unit * self._inputs + k] / spread[k] * middle[k]
            self._offset = append(self._offset, base)
        for k in range(self._inputs):
            for unit in range(self._units):
                self._first = append(self._first, first[unit * self._inputs + k] / spread[k])

    def standing(self, features: list[float]) -> float:
        """How well a seat stands."""
        weights = self._first
        sums = self._offset[:]
        units = self._units
        at: i64 = 0
        for k in range(self._inputs):
            value = features[k]
            if value != 0.0:  # many features are 0 and add nothing
                for unit in range(units):
                    sums[unit] += weights[at + unit] * value
            at += units
        found = self._last
        for unit in range(units):
            if sums[unit] > 0.0:
                found += sums[unit] * self._second[unit]
        return found


def shares(standing: list[float]) -> list[float]:
    """The share of the win that each seat can expect; alone, against the game itself."""
    if len(standing) == 1:
        return [1.0 / (1.0 + exp(-standing[0]))]
    most = max(standing)
    odds = [exp(each - most) for each in standing]
    total = sum(odds)
    return [each / total for each in odds]
