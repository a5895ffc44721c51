"""Why one move is better than others, in words: the features that differ soon afterwards and count most.

What a seat's features come to is averaged over imagined continuations, the same ones for all moves. How much a
difference counts is what the fitted value of the game (`knowledge.py`) makes of it. Only features with a sentence are
told (`engine/features.py`), and only what lies beyond chance. Where fewer differ than may be told, the details that the
game names for people (`details.py`) are told, too; and where none does, what the move does at once, and what it comes to
a few turns later.
"""

from collections.abc import Iterator, Sequence
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

WORLDS = 32
"""How many continuations are imagined."""
FURTHER = 16
"""How many decisions they are played on at most; they end where the seat has to decide again after others have."""
LATER = 5
"""So many times it has to decide again in those that are played on for longer,"""
MUCH_FURTHER = 90
"""and so many decisions they have at most."""
MOST = 2
"""How many reasons are given."""
LEAST = 0.01
"""How much better a seat must stand for a reason: this is about a quarter of a per cent of the win."""
BEYOND_CHANCE = 2.5
"""How many standard errors a difference must have: of a move and itself, something is said in 1 of 50 positions."""
BEYOND_CHANCE_LATER = 3.0
"""The same some turns later, when much more differs by chance: in 1 of 25."""
_WHOLE = 0.75  # from here on a difference counts as one

Numbers = Sequence[Sequence[float]]
"""The features of a seat, or the details, at the end of each continuation."""


@dataclass(frozen=True)
class Outcomes:
    """What a move came to in imagined continuations."""

    at_once: Numbers
    """The features right after the move,"""
    soon: Numbers
    """when the seat has to decide again,"""
    later: Numbers
    """and some turns later."""
    details: Numbers
    """The details right after the move; empty where the game names none."""


@dataclass(frozen=True)
class Reason:
    """A feature that is better after a move than after the others."""

    feature: str
    """One of `advice.FEATURES` or `details.DETAILS`."""
    more: bool
    """Whether it is larger, or smaller."""
    by: int
    """About how much; 0 if it is less than one."""


def outcomes(game: Game, state: State, seat: int, moves: Sequence[int], rng: Rng) -> list[Outcomes]:
    """What each of the moves comes to in imagined continuations."""
    return [Outcomes(*zip(*worlds, strict=True)) for worlds in zip(*(_in_a_world(game, state, seat, moves, rng.fork()) for _ in range(WORLDS)), strict=True)]


def _in_a_world(game: Game, state: State, seat: int, moves: Sequence[int], chance: Rng) -> Iterator[tuple[Sequence[float], ...]]:
    """For each of the moves, the numbers of its Outcomes in one imagined world."""
    features, named = game.advice.features, game.details
    world = state.imagine(seat, chance)
    for move in moves:
        after, own = world.clone(), chance.clone()
        after.apply(seat, move)
        at_once, details = features(after, seat), named.details(after, seat) if named is not None else ()
        _play_on(game, after, seat, own, 1, FURTHER)
        soon = features(after, seat)
        _play_on(game, after, seat, own, LATER, MUCH_FURTHER)
        yield at_once, soon, features(after, seat), details


def _play_on(game: Game, state: State, seat: int, rng: Rng, turns: int, most: int) -> None:
    """Finish what the seat has begun, and let the others move until it has to decide again, so many times."""
    others = False
    for _ in range(most):
        owes = seat in state.actors()
        if owes and others:
            turns, others = turns - 1, False
        if state.over() or turns == 0:
            return
        actor = seat if owes else int(first_actor(state))
        others = others or not owes
        state.apply(actor, game.advice.advise(state, actor, rng))


def reasons(game: Game, seats: int, of: Outcomes, others: Sequence[Outcomes]) -> tuple[Reason, ...]:
    """What speaks for a move, the weightiest first; nothing where nothing that can be told differs."""
    outlook = knowledge(game, seats).outlook
    if outlook is None or not others:
        return ()
    found = _of_features(game, outlook, of.soon, [each.soon for each in others])
    details = _of_details(game, of.details, [each.details for each in others])
    if found:
        found = [*found, *details]
    else:
        at_once = _of_features(game, outlook, of.at_once, [each.at_once for each in others])
        found = [*at_once, *details][:1] + _of_features(game, outlook, of.later, [each.later for each in others], BEYOND_CHANCE_LATER)
    words = game.words(LANGUAGES[0])
    said: dict[str, Reason] = {}  # several features may be told by the same sentence: palazzi in all, and in one district
    for reason in found:
        said.setdefault(_told(game, reason, words), reason)
    return tuple(said.values())[:MOST]


def _of_features(game: Game, outlook: Outlook, of: Numbers, others: Sequence[Numbers], errors: float = BEYOND_CHANCE) -> list[Reason]:
    """The features that differ and make the seat stand better, the weightiest first."""
    rest = [_mean(worlds) for worlds in zip(*others, strict=True)]
    mine, theirs = _mean(of), _mean(rest)
    found = [(_weight(outlook, mine, theirs, place), reason) for place, reason in _different(game, game.advice.FEATURES, of, rest, errors)]
    return [reason for weight, reason in sorted(found, key=lambda each: -each[0]) if weight >= LEAST]


def _of_details(game: Game, of: Numbers, others: Sequence[Numbers]) -> list[Reason]:
    """The details that differ for the better, the first named first: what has a sentence is good."""
    if game.details is None:
        return []
    return [reason for _, reason in _different(game, game.details.DETAILS, of, [_mean(worlds) for worlds in zip(*others, strict=True)], BEYOND_CHANCE)]


def _different(game: Game, names: Sequence[str], of: Numbers, rest: Numbers, errors: float) -> list[tuple[int, Reason]]:
    """The numbers that differ by more than chance would explain, in a direction that has a sentence, with their places."""
    words = game.words(LANGUAGES[0])
    found: list[tuple[int, Reason]] = []
    for place, name in enumerate(names):
        differences = [one[place] - other[place] for one, other in zip(of, rest, strict=True)]
        by = sum(differences) / len(differences)
        reason = Reason(name, by > 0, round(abs(by)) if abs(by) >= _WHOLE else 0)
        if _sentence(game, reason) in words and _beyond_chance(differences, errors):
            found.append((place, reason))
    return found


def _mean(rows: Numbers) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _beyond_chance(differences: Sequence[float], errors: float) -> bool:
    """Whether something differs in the same worlds by more than so many standard errors."""
    mean = sum(differences) / len(differences)
    error = sqrt(sum((each - mean) ** 2 for each in differences) / len(differences) / (len(differences) - 1))
    return abs(mean) > errors * error


def _weight(outlook: Outlook, mine: list[float], theirs: list[float], place: int) -> float:
    """How much better the seat stands for this feature alone, whether the others are as after the move or as otherwise."""
    with_it, without = list(theirs), list(mine)
    with_it[place], without[place] = mine[place], theirs[place]
    return (outlook.standing(with_it) - outlook.standing(theirs) + outlook.standing(mine) - outlook.standing(without)) / 2


def _sentence(game: Game, reason: Reason) -> str:
    return f"{told_as(game, reason.feature).key}-{'more' if reason.more else 'less'}"


def why(game: Game, given: Sequence[Reason], words: Words) -> str:
    """Reasons in sentences; empty where there are none: what the move is worth is said beside them."""
    return " ".join(_told(game, reason, words) for reason in given)


def _told(game: Game, reason: Reason, words: Words) -> str:
    place = told_as(game, reason.feature).place
    return words(_sentence(game, reason), by=reason.by, **({"place": words(place)} if place else {}))
