"""When to stop: a generalised sequential probability ratio test (GSPRT) on the first bot's share of wins.

Two hypotheses are compared: the first bot wins `margin` more than its fair share, or `margin` less (0.1: 1.1 or 0.9
times the fair share). A deal, all its rotations together, is one observation: the first bot's wins as a multiple of the
fair share. The likelihood ratio is that of the normal distribution with the variance found so far, as in chess engine
testing, where no library is commonly used for it either. With the bounds of Wald, either answer is wrong in at most
ERROR of all arenas if the true share lies outside the margin. A bot exactly at the fair share gets either answer, late.
"""

from dataclasses import dataclass
from enum import Enum
from math import log

ERROR = 0.05
"""How often either answer may be wrong."""
LEAST = 8
"""Deals before which nothing is decided: the variance is not known yet."""
BOUND = log((1 - ERROR) / ERROR)


class Verdict(Enum):
    """What the test says about the first bot: `BETTER` or `WORSE` than its fair share, or still `OPEN`."""

    BETTER = "better"
    WORSE = "worse"
    OPEN = "open"


@dataclass
class SequentialTest:
    """The test, told of one deal after another."""

    margin: float
    prior: float
    """The variance of a deal by luck alone, see `luck`."""
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def ratio(self) -> float:
        """The logarithm of the likelihood ratio: positive speaks for better."""
        if self.deals == 0:
            return 0.0
        mean = self.total / self.deals
        # the deal of luck alone that is added keeps the variance above 0 while all deals have gone the same way
        variance = (self.squares - self.deals * mean * mean + self.prior) / (self.deals + 1)
        return self.deals * 2 * self.margin * (mean - 1) / variance if variance else 0.0

    def add(self, deal: float) -> Verdict:
        """Add a deal, and say what all of them say."""
        self.deals += 1
        self.total += deal
        self.squares += deal * deal
        ratio = self.ratio()
        if self.deals < LEAST or abs(ratio) < BOUND:
            return Verdict.OPEN
        return Verdict.BETTER if ratio > 0 else Verdict.WORSE


def luck(fair: float, rotations: int) -> float:
    """The variance of a deal's multiple of the fair share if every match were won by lot."""
    return (1 - fair) / fair / rotations if fair else 1.0
