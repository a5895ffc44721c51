"""Why one move is better than others, in words: the features that differ soon afterwards and count most.

What a seat's features come to is averaged over imagined continuations, the same ones for all moves. How much a
difference counts is what the fitted value of the game (`knowledge.py`) makes of it. Only features with a sentence are
told (`engine/features.py`), and only what lies beyond chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ridotto.bots.knowledge import knowledge
from ridotto.bots.search import Outlook
from ridotto.engine.features import told_as
from ridotto.engine.game import Game
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.engine.words import LANGUAGES, Words

WORLDS = 16
"""How many continuations are imagined."""
FURTHER = 16
"""How many decisions they are played on at most; they end where the seat has to decide again after others have."""
MOST = 2
"""How many reasons are given."""
LEAST = 0.02
"""How much better a seat must stand for a reason: this is about half a per cent of the win."""
BEYOND_CHANCE = 2.0
"""How many standard errors a difference must have."""
_WHOLE = 0.75  # from here on a difference counts as one

Outcomes = Sequence[Sequence[float]]
"""The features of a seat at the end of each continuation."""


@dataclass(frozen=True)
class Reason:
    """A feature that is better after a move than after the others."""

    feature: str
    """One of `advice.FEATURES`."""
    more: bool
    """Whether it is larger, or smaller."""
    by: int
    """About how much; 0 if it is less than one."""


def outcomes(game: Game, state: State, seat: int, moves: Sequence[int], rng: Rng) -> list[Outcomes]:
    """For each of the moves, what the seat's features come to in imagined continuations."""
    found: list[list[list[float]]] = [[] for _ in moves]
    for _ in range(WORLDS):
        chance = rng.fork()
        world = state.imagine(seat, chance)
        for features, move in zip(found, moves, strict=True):
            after = world.clone()
            after.apply(seat, move)
            _play_on(game, after, seat, chance.clone())
            features.append(game.advice.features(after, seat))
    return list(found)


def _play_on(game: Game, state: State, seat: int, rng: Rng) -> None:
    """Finish what the seat has begun, and let the others move until it has to decide again."""
    others = False
    for _ in range(FURTHER):
        owes = seat in state.actors()
        if state.over() or (owes and others):
            return
        actor = seat if owes else int(first_actor(state))
        others = others or not owes
        state.apply(actor, game.advice.advise(state, actor, rng))


def reasons(game: Game, seats: int, of: Outcomes, others: Sequence[Outcomes]) -> tuple[Reason, ...]:
    """What speaks for a move, the weightiest first; nothing where nothing that can be told differs."""
    outlook, words = knowledge(game, seats).outlook, game.words(LANGUAGES[0])
    if outlook is None or not others:
        return ()
    rest = [_mean(worlds) for worlds in zip(*others, strict=True)]
    mine, theirs = _mean(of), _mean(rest)
    found: list[tuple[float, Reason]] = []
    for place, feature in enumerate(game.advice.FEATURES):
        by = mine[place] - theirs[place]
        reason = Reason(feature, by > 0, round(abs(by)) if abs(by) >= _WHOLE else 0)
        told = _sentence(game, reason) in words and _beyond_chance([one[place] - other[place] for one, other in zip(of, rest, strict=True)])
        if told and (weight := _weight(outlook, mine, theirs, place)) >= LEAST:
            found.append((weight, reason))
    said: dict[str, Reason] = {}  # several features may be told by the same sentence: palazzi in all, and in one district
    for _, reason in sorted(found, key=lambda each: -each[0]):
        said.setdefault(_told(game, reason, words), reason)
    return tuple(said.values())[:MOST]


def _mean(rows: Outcomes) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _beyond_chance(differences: Sequence[float]) -> bool:
    """Whether something differs in the same worlds by more than chance would explain."""
    mean = sum(differences) / len(differences)
    error = sqrt(sum((each - mean) ** 2 for each in differences) / len(differences) / (len(differences) - 1))
    return abs(mean) > BEYOND_CHANCE * error


def _weight(outlook: Outlook, mine: list[float], theirs: list[float], place: int) -> float:
    """How much better the seat stands for this feature alone, whether the others are as after the move or as otherwise."""
    with_it, without = list(theirs), list(mine)
    with_it[place], without[place] = mine[place], theirs[place]
    return (outlook.standing(with_it) - outlook.standing(theirs) + outlook.standing(mine) - outlook.standing(without)) / 2


def _sentence(game: Game, reason: Reason) -> str:
    return f"{told_as(game, reason.feature).key}-{'more' if reason.more else 'less'}"


def why(game: Game, given: Sequence[Reason], words: Words) -> str:
    """Reasons in sentences; an honest one where there are none."""
    return " ".join(_told(game, reason, words) for reason in given) if given else words("house-reason-none")


def _told(game: Game, reason: Reason, words: Words) -> str:
    place = told_as(game, reason.feature).place
    return words(_sentence(game, reason), by=reason.by, **({"place": words(place)} if place else {}))
