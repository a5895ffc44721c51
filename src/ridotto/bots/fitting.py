"""Learning what positions are worth: a small network is fitted to how matches ended.

Each seat's features come to one number, how well it stands; the seats' shares of the win are the softmax of these.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from ridotto.bots.self_play import Lesson

UNITS = 24
ROUNDS = 250
SMOOTH = 2e-4
"""How strongly large weights count against a network."""
HELD_OUT = 10
"""The lessons of one match in so many are kept back, to see what was learned."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Fit:
    """What was learned from lessons."""

    outlook: dict[str, Any]
    """The arguments of `Outlook`."""
    lessons: int
    surprise: float
    """The mean of -log(share) that it gave to the winner, in lessons that it had not seen; less is better."""
    chance: float
    """The same of somebody who knows nothing."""


def fit(matches: Sequence[Sequence[Lesson]], seed: int = 0) -> Fit:
    """Fit a network to the lessons of matches of one game and seat count."""
    lessons = [lesson for match in matches for lesson in match]
    features = np.array([lesson.features for lesson in lessons], dtype=np.float64)  # lesson, seat, feature
    shares = np.array([lesson.shares for lesson in lessons])
    held = np.repeat(np.arange(len(matches)) % HELD_OUT == 0, [len(match) for match in matches])
    middle, spread = features[~held].mean((0, 1)), features[~held].std((0, 1))
    spread[spread < 1e-3] = 1.0
    features = (features - middle) / spread
    start = _first_guess(features.shape[2], np.random.default_rng(seed))
    found = minimize(_surprise, start, (features[~held], shares[~held], SMOOTH), "L-BFGS-B", jac=True, options={"maxiter": ROUNDS})
    first, offset, second = _parts(found.x, features.shape[2])
    surprise, _ = _surprise(found.x, features[held], shares[held], 0.0)
    outlook = {
        "middle": _rounded(middle),
        "spread": _rounded(spread),
        "first": _rounded(first.ravel()),
        "offset": _rounded(offset),
        "second": _rounded(second),
        "last": float(f"{found.x[-1]:.4g}"),
    }
    return Fit(outlook, len(lessons), surprise, log(max(2, features.shape[1])))


def _first_guess(inputs: int, rng: np.random.Generator) -> Numbers:
    weights = rng.normal(0, inputs**-0.5, UNITS * inputs), np.zeros(UNITS), rng.normal(0, UNITS**-0.5, UNITS), np.zeros(1)
    return np.concatenate(weights)


def _parts(weights: Numbers, inputs: int) -> tuple[Numbers, Numbers, Numbers]:
    at = UNITS * inputs
    return weights[:at].reshape(UNITS, inputs), weights[at : at + UNITS], weights[at + UNITS : at + 2 * UNITS]


def _surprise(weights: Numbers, features: Numbers, shares: Numbers, smooth: float) -> tuple[float, Numbers]:
    """How surprised such a network is by how the matches ended, and the gradient of that."""
    first, offset, second = _parts(weights, features.shape[2])
    hidden = np.maximum(0, features @ first.T + offset)
    standing = hidden @ second + weights[-1]
    expected, loss = _expected(standing, shares)
    count = len(features)
    error = (expected - shares) / count  # of each seat's standing
    back = error[..., None] * second * (hidden > 0)
    gradient = np.concatenate(
        [
            np.tensordot(back, features, ((0, 1), (0, 1))).ravel(),
            back.sum((0, 1)),
            np.tensordot(error, hidden, ((0, 1), (0, 1))),
            [error.sum()],
        ]
    )
    return float(loss / count + smooth * weights @ weights), gradient + 2 * smooth * weights


def _expected(standing: Numbers, shares: Numbers) -> tuple[Numbers, float]:
    """The share of the win that each seat can expect, and the sum of the surprises; alone, against the game."""
    if standing.shape[1] == 1:
        expected = 1 / (1 + np.exp(-standing))
        return expected, -float((shares * np.log(expected + 1e-12) + (1 - shares) * np.log(1 - expected + 1e-12)).sum())
    odds = np.exp(standing - standing.max(1, keepdims=True))
    expected = odds / odds.sum(1, keepdims=True)
    return expected, -float((shares * np.log(expected + 1e-12)).sum())


def _rounded(values: Numbers) -> list[float]:
    return [float(f"{value:.4g}") for value in values.tolist()]
