"""The load of the last minutes, worked out from the metrics: they are noted every ten seconds, and compared."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from prometheus_client.metrics import MetricWrapperBase

from ridotto.table.metrics import QUICK, Metrics

EVERY = 10.0  # seconds
MINUTES = 5


@dataclass(frozen=True)
class Load:
    """What a time was like."""

    requests: float
    """In a second."""
    moves: float
    """In a second, by people and bots."""
    p50: float
    """Half of the requests were answered within so many milliseconds."""
    p99: float


@dataclass(frozen=True)
class _Note:
    at: float
    moves: float
    within: Sequence[float]
    """How many requests were answered within each of the times of `QUICK`, and at all."""


class RecentLoad:
    """Notes the metrics of the last five minutes."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._notes: deque[_Note] = deque(maxlen=int(MINUTES * 60 / EVERY) + 1)
        self.note()

    async def run(self) -> None:
        """Note until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            self.note()

    def note(self) -> None:
        """Note the metrics as they are now."""
        within = [0.0] * (len(QUICK) + 1)
        for place, count in _buckets(self._metrics.request_seconds):
            within[place] += count
        moves = sum(sample.value for family in self._metrics.moves.collect() for sample in family.samples if sample.name.endswith("_total"))
        self._notes.append(_Note(monotonic(), moves, within))

    def of_last(self, minutes: float) -> Load:
        """The load of the last minutes, up to the last note."""
        last = self._notes[-1]
        first = next((note for note in self._notes if last.at - note.at <= minutes * 60 + 1), last)
        seconds = max(last.at - first.at, 1.0)
        within = [after - before for after, before in zip(last.within, first.within, strict=True)]
        return Load(within[-1] / seconds, (last.moves - first.moves) / seconds, quantile(within, 0.5), quantile(within, 0.99))


def quantile(within: Sequence[float], part: float) -> float:
    """The time in milliseconds within which this part of the requests was answered, as far as the buckets tell."""
    wanted, below, lowest = within[-1] * part, 0.0, 0.0
    for most, count in zip(QUICK, within, strict=False):
        if count >= wanted and count > below:
            return 1000 * (lowest + (most - lowest) * (wanted - below) / (count - below))
        below, lowest = count, most
    return 1000 * QUICK[-1] if within[-1] else 0.0


def _buckets(histogram: MetricWrapperBase) -> list[tuple[int, float]]:
    """For each bucket of each label, its place in `QUICK` (after the last: all) and how many are in it."""
    places = {**{float(most): place for place, most in enumerate(QUICK)}, float("inf"): len(QUICK)}
    return [
        (places[float(sample.labels["le"])], sample.value) for family in histogram.collect() for sample in family.samples if sample.name.endswith("_bucket")
    ]
