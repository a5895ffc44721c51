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
"""The moves are found by a search as this level makes it."""
CANDIDATES = 3
SIMULATIONS = 400
"""How many are spent on what each candidate brings."""
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
    level = levels(game, int(state.seats))[LEVEL - 1]
    moves = candidates(SeerBot(game, level.seconds, level.simulations, stop).search(state, seat, rng).tried(), state.legal(seat))
    brought = weigh(game, state, seat, moves, SIMULATIONS, rng, stop)
    came = outcomes(game, state, seat, moves, rng)
    found = [
        Hint(move, tuple(brought[at]), reasons(game, int(state.seats), came[at], [other for number, other in enumerate(came) if number != at]))
        for at, move in enumerate(moves)
    ]
    return sorted(found, key=lambda hint: -hint.shares[seat])


def candidates(tried: Sequence[tuple[int, int, float]], legal: Sequence[int]) -> list[int]:
    """The moves that a search (move, visits, worth) tried most: two, if there are two, and a third that it did not merely touch."""
    visits = dict.fromkeys(legal, 0) | {move: often for move, often, _ in tried}
    worth = {move: brought for move, _, brought in tried}
    ordered = sorted(legal, key=lambda move: (-visits[move], -worth.get(move, 0.0)))
    enough = CONSIDERED * sum(visits.values())
    return [move for place, move in enumerate(ordered[:CANDIDATES]) if place < 2 or visits[move] >= enough > 0]


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
