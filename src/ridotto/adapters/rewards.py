"""What a seat gets at the end of a match."""

from collections.abc import Callable

from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game
from ridotto.engine.state import State

REWARDS = ("win", "margin")


def settler(game: Game, reward: str) -> Callable[[State], list[float]]:
    """How every seat's reward is worked out; SetupError lists the possible kinds.

    `win`: the winners share 1. `margin`: a seat's points less the most that another has; alone, its points.
    """
    if reward not in REWARDS:
        raise SetupError(f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}")
    if reward == "win":
        return win_shares
    return lambda state: margins(game, state)


def win_shares(state: State) -> list[float]:
    """The winners share 1."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(int(state.seats))]


def zero_sum(state: State) -> list[float]:
    """A win is worth 1, and those who have lost pay for it in equal parts; alone, a loss is worth -1."""
    winners, others = state.winners(), int(state.seats) - 1
    if not others:
        return [1.0 if winners else -1.0]
    won = ((others + 1) / len(winners) - 1) / others
    return [won if seat in winners else -1 / others for seat in range(others + 1)]


def margins(game: Game, state: State) -> list[float]:
    """Points less the best of the others', in the points that people count."""
    points = game.points(state)
    others = [max((points[other] for other in range(len(points)) if other != seat), default=0) for seat in range(len(points))]
    return [float(mine - best) for mine, best in zip(points, others, strict=True)]
