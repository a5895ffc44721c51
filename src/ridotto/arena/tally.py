"""Totals over matches: sums in whole numbers, so that the order of counting makes no difference."""

from collections import Counter
from dataclasses import dataclass, field
from math import lcm, sqrt

from ridotto.arena.play import BY_LIMIT, Outcome


def wilson(share: float, of: float) -> tuple[float, float]:
    """The 95% confidence interval of a share that was found in so many trials (Wilson)."""
    if of <= 0:
        return 0.0, 1.0
    z = 1.96
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(max(share * (1 - share), 0) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class SeatTally:
    """What one seat has scored and won: the sum of its `points` and of their `squares`, the `lowest` and the `highest`."""

    points: int = 0
    squares: int = 0
    lowest: int | None = None
    highest: int | None = None
    shares: int = 0
    """Wins in units of `Tally.unit`: a shared win is divided among the winners."""
    parts: Counter[str] = field(default_factory=Counter)
    """What the points are made of, or what people count instead."""
    seen: Counter[int] = field(default_factory=Counter)
    """How often it had how many points."""

    def add(self, points: int, parts: dict[str, int]) -> None:
        """Add one match."""
        for name, value in parts.items():
            self.parts[name] += value
        self.seen[points] += 1
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
        self.seen += other.seen
        for name, value in other.parts.items():
            self.parts[name] += value


@dataclass
class Tally:
    """The totals over many `matches` with so many `seats`."""

    seats: int
    matches: int = 0
    decisions: int = 0
    """Of all matches together."""
    shortest: int = 0
    """The fewest decisions of a match."""
    longest: int = 0
    """The most."""
    ended_by: Counter[str] = field(default_factory=Counter)
    """How many matches ended in which way."""
    rounds: Counter[int] = field(default_factory=Counter)
    """How many matches had how many rounds; empty where a game tells of no rounds."""
    lengths: Counter[int] = field(default_factory=Counter)
    """How many matches had how many decisions."""
    each: list[SeatTally] = field(default_factory=list)
    """By seat."""

    def __post_init__(self) -> None:
        self.each = self.each or [SeatTally() for _ in range(self.seats)]

    @property
    def unit(self) -> int:
        """One win, as a number divisible by any number of winners."""
        return lcm(*range(1, self.seats + 1))

    @property
    def by_limit(self) -> int:
        """How many matches were abandoned because they did not end."""
        return self.ended_by[BY_LIMIT]

    def add(self, outcome: Outcome, turned: int = 0) -> None:
        """Add one match; seats are counted from the seat `turned`."""
        self.shortest = outcome.decisions if self.matches == 0 else min(self.shortest, outcome.decisions)
        self.longest = max(self.longest, outcome.decisions)
        self.matches += 1
        self.decisions += outcome.decisions
        self.lengths[outcome.decisions] += 1
        self.ended_by[outcome.ended_by] += 1
        if outcome.rounds:
            self.rounds[outcome.rounds] += 1
        for at, tally in enumerate(self.each):
            seat = (at + turned) % self.seats
            tally.add(outcome.points[seat], outcome.parts[seat])
        for winner in outcome.winners:
            self.each[(winner - turned) % self.seats].shares += self.unit // len(outcome.winners)

    def merge(self, other: "Tally") -> None:
        """Add all matches of another tally."""
        if other.matches == 0:
            return
        self.shortest = other.shortest if self.matches == 0 else min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.matches += other.matches
        self.decisions += other.decisions
        self.ended_by += other.ended_by
        self.rounds += other.rounds
        self.lengths += other.lengths
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
        """The 95% confidence interval of the win share."""
        return wilson(self.win_share(seat), self.matches)

    def mean_parts(self, seat: int) -> dict[str, float]:
        """The average of each part of a seat's points."""
        return {name: value / max(self.matches, 1) for name, value in self.each[seat].parts.items()}

    def mean_rounds(self) -> float:
        """The average number of rounds in a match."""
        return sum(rounds * count for rounds, count in self.rounds.items()) / max(sum(self.rounds.values()), 1)

    def rounds_at(self, part: float) -> int:
        """The number of rounds that this share of all matches did not exceed."""
        left = part * sum(self.rounds.values())
        for rounds, count in sorted(self.rounds.items()):
            left -= count
            if left <= 0:
                return rounds
        return max(self.rounds, default=0)

    def unfairness(self) -> float:
        """How far any seat's share of wins is from the fair one, at most."""
        return max(abs(self.win_share(at) - 1 / self.seats) for at in range(self.seats))
