"""Positions to learn from: matches between bots that slip now and then, and who won them in the end."""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ridotto.bots.bot import Bot
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

SLIPS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.5)
"""How often a seat makes a random move: one of these for each seat and match, so that good and bad positions are met."""
EVEN = 0.02
"""In a third of the matches all seats slip as seldom as this: there the position decides, not who plays better."""
POSITIONS = 14
"""About so many of each match are kept: those in between are nearly the same."""
MOST = 20_000
"""Decisions of a match, which every game ends well before."""


@dataclass(frozen=True)
class Lesson:
    """A position of a match and how the match ended."""

    features: tuple["array[float]", ...]
    """For each seat, what it sees."""
    shares: tuple[float, ...]
    """For each seat, its share of the win."""


def lessons(game: Game, bots: Sequence[Bot], variant: str, seed: str, length: int) -> tuple[list[Lesson], int]:
    """The lessons of one match of about this length, and how long it was."""
    rng, seats = Rng.from_seed(seed), len(bots)
    state = game.start(seats, rng.fork(), variant)
    slips = [EVEN] * seats if rng.below(3) == 0 else [SLIPS[rng.below(len(SLIPS))] for _ in range(seats)]
    kept, made = [], 0
    for wanted in _moments(rng, max(1, length // POSITIONS)):
        while made < min(wanted, MOST) and state.owing:
            _move(state, bots, slips, rng)
            made += 1
        if made < wanted or not state.owing:
            break
        kept.append(tuple(array("f", game.advice.features(state, seat)) for seat in range(seats)))
    winners = state.winners()
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    return [Lesson(features, shares) for features in kept], made


def _moments(rng: Rng, every: int) -> Iterator[int]:
    """Decisions after which to look, on average so many apart."""
    at = rng.below(every)
    while True:
        yield at
        at += 1 + rng.below(2 * every)


def _move(state: State, bots: Sequence[Bot], slips: Sequence[float], rng: Rng) -> None:
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    legal = state.legal(seat)
    slipped = int(rng.below(1000)) < 1000 * slips[seat]
    state.apply(seat, legal[rng.below(len(legal))] if slipped else bots[seat].choose(state.imagine(seat, rng), seat, rng))
