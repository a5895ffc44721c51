"""Hints: the moves worth considering, what each is expected to bring, and why. From what a seat knows, and nothing else.

Every position here is imagined by the seat: handed the true one, a hint comes out the same to the last number.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ridotto.bots.levels import levels
from ridotto.bots.reasons import Reason, outcomes, reasons
from ridotto.bots.seer import SeerBot
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

LEVEL = 8
"""The moves are found by a search as thorough as this level's,"""
LEAST = 400
"""with so many simulations at least: where a ladder's levels think little, a hint still looks well ahead."""
CANDIDATES = 3
SIMULATIONS = 400
"""How many are spent on what each candidate brings."""
REST = 3
"""With so many moves that are no candidates they are compared, where they do not differ from one another."""
WORLDS = 8
"""In how many imagined worlds it is looked for."""
CONSIDERED = 0.05
"""A third move is named if the search tried it in this part of its simulations."""


@dataclass(frozen=True)
class Hint:
    """A move worth considering."""

    move: int
    shares: tuple[float, ...]
    """The share of the win that each seat can expect after it."""
    reasons: tuple[Reason, ...]
    """What speaks for it, compared with the other candidates."""


def hints(game: Game, state: State, seat: int, rng: Rng, stop: Callable[[], bool] = lambda: False) -> list[Hint]:
    """Two or three moves, the best first; one where only one is possible.

    `stop` is asked now and then whether to answer with what was found so far.
    """
    bot = SeerBot(game, simulations=thorough(game, int(state.seats), LEAST), stop=stop)
    tried, legal = bot.search(state, seat, rng).tried(), state.legal(seat)
    moves = candidates(tried, legal)
    brought = weigh(game, state, seat, moves, SIMULATIONS, rng, stop)
    given = compared(game, state, seat, moves, [move for move in in_order(tried, legal) if move not in moves][:REST], rng)
    found = [Hint(move, tuple(brought[at]), given[at]) for at, move in enumerate(moves)]
    return sorted(found, key=lambda hint: -hint.shares[seat])


def thorough(game: Game, seats: int, least: int) -> int:
    """As many simulations as LEVEL makes, or `least` if that is more."""
    return max(least, levels(game, seats)[LEVEL - 1].simulations)


def compared(game: Game, state: State, seat: int, moves: Sequence[int], rest: Sequence[int], rng: Rng) -> list[tuple[Reason, ...]]:
    """What speaks for each of the moves against the others; where they come to the same, against the rest."""
    seats, again = int(state.seats), rng.clone()
    came = outcomes(game, state, seat, moves, rng)
    given = [reasons(game, seats, each, [other for other in came if other is not each]) for each in came]
    if all(given) or not rest:
        return given
    further = outcomes(game, state, seat, rest, again)  # in the same worlds
    return [found or reasons(game, seats, each, further) for each, found in zip(came, given, strict=True)]


def candidates(tried: Sequence[tuple[int, int, float]], legal: Sequence[int]) -> list[int]:
    """The moves that a search (move, visits, worth) tried most: two, if there are two, and a third that it did not merely touch."""
    visits = {move: often for move, often, _ in tried}
    enough = CONSIDERED * sum(visits.values())
    return [move for place, move in enumerate(in_order(tried, legal)[:CANDIDATES]) if place < 2 or visits.get(move, 0) >= enough > 0]


def in_order(tried: Sequence[tuple[int, int, float]], legal: Sequence[int]) -> list[int]:
    """All moves, those that a search (move, visits, worth) tried most first."""
    found = {move: (-often, -worth) for move, often, worth in tried}
    return sorted(legal, key=lambda move: found.get(move, (0, 0.0)))


def weigh(game: Game, state: State, seat: int, moves: Sequence[int], simulations: int, rng: Rng, stop: Callable[[], bool] = lambda: False) -> list[list[float]]:
    """The share of the win that every seat can expect after each of the moves, from what one seat knows.

    Each is searched on from, with so many simulations in all, in the same imagined worlds.
    """
    bot = SeerBot(game, simulations=max(1, simulations // WORLDS), stop=stop)
    sums = [[0.0] * int(state.seats) for _ in moves]
    for _ in range(WORLDS):
        chance = rng.fork()
        world = state.imagine(seat, chance)
        for total, move in zip(sums, moves, strict=True):
            after = world.clone()
            after.apply(seat, move)
            for other, share in enumerate(bot.search(after, seat, chance.clone()).expected()):
                total[other] += share / WORLDS
    return sums
