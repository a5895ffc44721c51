"""What a network learns from, as arrays: for each search that was learned from, what every seat saw, and what was found.

Observations are kept by their numbers that are not 0, as a row of places and a row of values.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ridotto.adapters.core import look
from ridotto.bots.knowledge import knowledge
from ridotto.bots.search import SEATED
from ridotto.bots.weights import counted
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.learn.taught import Looked, Taught

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]

PATIENCE = 0.8
"""What a position was worth is what the search expected and, by this share, what it was worth a search later; at the end,
who won. The larger, the more the end counts, and its luck with it."""


@dataclass(frozen=True)
class Lessons:
    """Searches and what they found. A lesson has a sight for each seat, the searching one first, then those after it."""

    places: NDArray[np.uint16]
    values: NDArray[np.float16]
    """What all sights see, one after the other."""
    sights: Numbers
    """Where each sight begins among these, and where the last ends."""
    features: Floats
    """By sight: what the advice counts, and how many seats there are."""
    fitted: Floats
    """By sight: how well its seat stands by the features alone, as `seer` sees it."""
    firsts: Numbers
    """Where the sights of each lesson begin, and where those of the last end."""
    shares: Floats
    """By sight: what share of the win its seat could expect."""
    moves: Numbers
    """The moves of all lessons that could be made, one after the other."""
    tried: Floats
    """By move: how often it was tried, as a share. All 0 in a lesson without a search."""
    offers: Numbers
    """Where the moves of each lesson begin, and where those of the last end."""
    advised: Numbers
    """By lesson: the move that the advice would make."""
    decisions: Numbers
    """By lesson: which decision it is."""
    matches: Numbers
    """By lesson: the number of its match."""

    def __len__(self) -> int:
        """How many lessons."""
        return len(self.decisions)


def lessons(game: Game, matches: Iterable[Taught]) -> Lessons:
    """The lessons of these matches."""
    kept = _Kept()
    for match in matches:
        state = game.start(match.seats, Rng.from_seed(match.seed), match.variant)
        made = 0
        for looked, worth in zip(match.looked, worths(match), strict=True):
            for seat, move in match.moves[made : looked.at]:
                state.apply(seat, move)
            made = looked.at
            kept.add(game, state, looked, worth, match.number)
    return kept.lessons(counted(game))


def worths(match: Taught) -> list[tuple[float, ...]]:
    """What the position of each search was worth to each seat."""
    found, worth = [], match.shares
    for looked in reversed(match.looked):
        if looked.expected:
            worth = tuple((1 - PATIENCE) * now + PATIENCE * later for now, later in zip(looked.expected, worth, strict=True))
        found.append(worth)
    return found[::-1]


class _Kept:
    """Lessons while they are gathered."""

    def __init__(self) -> None:
        self.places: list[NDArray[np.uint16]] = []
        self.values: list[NDArray[np.float16]] = []
        self.features: list[list[float]] = []
        self.fitted: list[float] = []
        self.seats: list[int] = []
        self.shares: list[float] = []
        self.moves: list[list[int]] = []
        self.tried: list[float] = []
        self.advised: list[int] = []
        self.decisions: list[int] = []
        self.matches: list[int] = []

    def add(self, game: Game, state: State, looked: Looked, worth: tuple[float, ...], number: int) -> None:
        """A search in a position of a match."""
        seat, seats = looked.seat, len(worth)
        outlook = knowledge(game, seats).outlook
        for other in (*range(seat, seats), *range(seat)):
            seen = np.frombuffer(look(game.observation.observe, state, other), np.float32)
            places = np.flatnonzero(seen)
            self.places.append(places.astype(np.uint16))
            self.values.append(seen[places].astype(np.float16))
            numbers = game.advice.features(state, other)
            self.features.append([*numbers, *(float(count == seats) for count in range(SEATED))])
            self.fitted.append(outlook.standing(numbers) if outlook is not None else 0.0)
            self.shares.append(worth[other])
        self.seats.append(seats)
        moves = state.legal(seat)
        visits, whole = dict(looked.tried), sum(often for _, often in looked.tried)
        self.moves.append(moves)
        self.tried += [visits.get(move, 0) / max(1, whole) for move in moves]
        self.advised.append(game.advice.advise(state.imagine(seat, Rng.from_seed("advised")), seat, Rng.from_seed("advised")))
        self.decisions.append(int(state.decision(seat)))
        self.matches.append(number)

    def lessons(self, features: int) -> Lessons:
        """All of them, as arrays."""
        return Lessons(
            np.concatenate([np.zeros(0, np.uint16), *self.places]),
            np.concatenate([np.zeros(0, np.float16), *self.values]),
            _ends([len(row) for row in self.places]),
            np.array(self.features, np.float32).reshape(-1, features),
            np.array(self.fitted, np.float32),
            _ends(self.seats),
            np.array(self.shares, np.float32),
            np.array([move for moves in self.moves for move in moves], np.int64),
            np.array(self.tried, np.float32),
            _ends([len(moves) for moves in self.moves]),
            np.array(self.advised, np.int64),
            np.array(self.decisions, np.int64),
            np.array(self.matches, np.int64),
        )


def _ends(lengths: list[int]) -> Numbers:
    """Where rows of these lengths begin if they follow one another, and where the last ends."""
    return np.concatenate([np.zeros(1, np.int64), np.cumsum(np.array(lengths, np.int64))])
