"""Totals over matches: sums in whole numbers, so that the order of counting makes no difference."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import lcm, sqrt


@dataclass
class SeatTally:
    """What one seat has scored and won."""

    points: int = 0
    squares: int = 0
    lowest: int | None = None
    highest: int | None = None
    shares: int = 0
    """Wins in units of `Tally.unit`: a shared win is divided among the winners."""

    def add(self, points: int) -> None:
        """Add one match."""
        self.points += points
        self.squares += points * points
        self.lowest = points if self.lowest is None else min(self.lowest, points)
        self.highest = points if self.highest is None else max(self.highest, points)

    def merge(self, other: "SeatTally") -> None:
        """Add all matches of another tally."""
        self.points += other.points
        self.squares += other.squares
        if other.lowest is not None and other.highest is not None:
            self.lowest = other.lowest if self.lowest is None else min(self.lowest, other.lowest)
            self.highest = other.highest if self.highest is None else max(self.highest, other.highest)
        self.shares += other.shares


@dataclass
class Tally:
    """The totals over many matches."""

    seats: int
    matches: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    by_limit: int = 0
    """How many matches were abandoned because they did not end."""
    each: list[SeatTally] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.each = self.each or [SeatTally() for _ in range(self.seats)]

    @property
    def unit(self) -> int:
        """One win, as a number divisible by any number of winners."""
        return lcm(*range(1, self.seats + 1))

    def add(self, decisions: int, scores: Sequence[int], winners: Sequence[int], ended: bool = True) -> None:
        """Add one match; `ended` is false if it was abandoned."""
        self.shortest = decisions if self.matches == 0 else min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.matches += 1
        self.decisions += decisions
        self.by_limit += not ended
        for seat, points in zip(self.each, scores, strict=True):
            seat.add(points)
        for winner in winners:
            self.each[winner].shares += self.unit // len(winners)

    def merge(self, other: "Tally") -> None:
        """Add all matches of another tally."""
        if other.matches == 0:
            return
        self.shortest = other.shortest if self.matches == 0 else min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.matches += other.matches
        self.decisions += other.decisions
        self.by_limit += other.by_limit
        for mine, theirs in zip(self.each, other.each, strict=True):
            mine.merge(theirs)

    def mean_score(self, seat: int) -> float:
        """A seat's average points."""
        return self.each[seat].points / max(self.matches, 1)

    def spread(self, seat: int) -> float:
        """The standard deviation of a seat's points."""
        n = max(self.matches, 1)
        return sqrt(n * self.each[seat].squares - self.each[seat].points ** 2) / n

    def win_share(self, seat: int) -> float:
        """The share of all matches that a seat has won."""
        return self.each[seat].shares / (self.unit * max(self.matches, 1))

    def interval(self, seat: int) -> tuple[float, float]:
        """The 95% confidence interval of the win share (Wilson)."""
        if self.matches == 0:
            return 0.0, 1.0
        z, n, p = 1.96, self.matches, self.win_share(seat)
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)
