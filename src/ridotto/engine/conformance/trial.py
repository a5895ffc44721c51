"""One random match of a game for a check to examine, and helpers that all checks share."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import FrameType
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game
from ridotto.engine.match import Match, Played
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng
from ridotto.engine.state import Fingerprint, Listener, State

Move = tuple[int, int]
"""A seat and its move."""

SPECTATOR = -1
LONG = 3_000
"""A match that random play has not ended after this many decisions is long."""
AT_RANDOM = 600
"""How many decisions of a long match are made at random; after that three in four follow the game's advice."""
SCRATCH = frozenset({"asked", "count", "found", "listener", "memo", "rng", "variant"})
"""Fields of a state that are not part of the position, and its generator, which clones may partly share."""
COVERED_BY_ENGINE = frozenset({"owing", "seals", "seats", "secret", "veiled"})
"""Fields that the engine itself puts into every digest."""


class Unsound(Exception):  # noqa: N818 (it is a finding, not an error in the check)
    """What a check demanded does not hold."""

    def __init__(self, what: str, moves: Sequence[Move]) -> None:
        super().__init__(what)
        self.moves = list(moves)


@dataclass(frozen=True)
class Situation:
    """What is remembered of one position of a course, to choose the positions worth examining."""

    decisions: tuple[int, ...]
    simultaneous: bool
    pending: bool
    """Whether some seat has answered and the others may not know it yet."""
    seals: int = field(compare=False)
    actors: tuple[int, ...] = field(compare=False)


@dataclass(frozen=True)
class Course:
    """A match from its setup to its end: the moves, and the situation before each and after the last."""

    moves: list[Move]
    situations: list[Situation]
    ended: bool


class Trial:
    """One random match with this seat count, variant and seed; a check can go through it repeatedly."""

    def __init__(self, game: Game, seats: int, variant: str, seed: str, most: int) -> None:
        self.game = game
        self.seats = seats
        self.variant = variant
        self.seed = seed
        self.most = most
        self.rng = Rng.from_seed(f"{seed}: what the check chooses")
        """Chooses what to examine and what to try; never drives the match itself."""
        self.moves: list[Move] = []
        """The moves up to the position being examined: where a failure is reported."""

    @property
    def viewers(self) -> range:
        """Everybody with a view: the spectator and every seat."""
        return range(SPECTATOR, self.seats)

    def demand(self, holds: bool, what: str, *further: Move) -> None:
        """Report `what` unless it holds; `further` are moves made since the position being examined."""
        if not holds:
            raise Unsound(what, [*self.moves, *further])

    def start(self, listener: Listener | None = None) -> State:
        """The match's first position."""
        return self.game.start(self.seats, Rng.from_seed(self.seed), self.variant, None, listener)

    @cached_property
    def course(self) -> Course:
        """The match played to the end, or to the limit: random moves, in a long match later mostly advised ones."""
        rng = Rng.from_seed(f"{self.seed}: the course")
        self.moves = []
        state = self.start()
        situations = [situation(state)]
        while not state.over() and len(self.moves) < self.most:
            actors = state.actors()
            seat = actors[rng.below(len(actors))]
            move = self.choose(state, seat, rng, len(self.moves))
            self.moves.append((seat, move))
            state.apply(seat, move)
            situations.append(situation(state))
        return Course(list(self.moves), situations, state.over())

    @cached_property
    def takes_long(self) -> bool:
        """Whether random play of this match is very long."""
        state = self.start()
        playout(state, Rng.from_seed(f"{self.seed}: how long"), LONG)
        return not state.over()

    def choose(self, state: State, seat: int, rng: Rng, made: int) -> int:
        """The next move when `made` have been made."""
        legal = state.legal(seat)
        self.demand(bool(legal), f"seat {seat} owes a decision and has no move")
        if made < AT_RANDOM or not self.takes_long or rng.below(4) == 0:
            return legal[rng.below(len(legal))]
        return int(self.game.advice.advise(state.imagine(seat, rng.fork()), seat, rng.fork()))

    def pick(self, most: int = 8, among: Sequence[int] | None = None) -> list[int]:
        """Positions worth examining, ascending: one of each situation first, then others at random.

        A position is the number of moves before it. Without `among`, the setup and the end are always there.
        """
        course = self.course
        ends = [0, len(course.moves)] if among is None else []
        rest = [i for i in (range(len(course.moves) + 1) if among is None else among) if i not in ends]
        for i in reversed(range(1, len(rest))):
            j = self.rng.below(i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        met = {course.situations[i] for i in ends}
        new: list[int] = []
        for i in rest:
            if course.situations[i] not in met:
                met.add(course.situations[i])
                new.append(i)
        chosen = [*ends, *new, *(i for i in rest if i not in new)]
        return sorted(set(chosen[:most]))

    def states(self, at: Sequence[int]) -> Iterator[State]:
        """The match's state at these positions in turn. It is one state that moves on: try things out on clones."""
        course = self.course
        self.moves = []
        state = self.start()
        for i in at:
            for move in course.moves[len(self.moves) : i]:
                self.moves.append(move)
                state.apply(*move)
            yield state

    def matches(self, at: Sequence[int]) -> Iterator[Match]:
        """The same as `states`, as a Match."""
        course = self.course
        self.moves = []
        match = Match(self.game, self.seats, self.seed, self.variant)
        for i in at:
            for move in course.moves[len(self.moves) : i]:
                self.moves.append(move)
                match.play(*move)
            yield match

    def next_move(self) -> Move:
        """The move that the course makes at the position being examined."""
        return self.course.moves[len(self.moves)]

    def stages(self) -> list[int]:
        """The positions at which a simultaneous stage begins."""
        course = self.course
        return [
            i
            for i, now in enumerate(course.situations[:-1])
            if now.simultaneous and len(now.actors) > 1 and not now.pending and (i == 0 or course.situations[i - 1].seals != now.seals)
        ]

    def look(self, state: State, seat: int) -> str:
        """The view of a seat or of a spectator as one canonical text, to compare byte by byte."""
        return canonical(self.game.view(state, None if seat == SPECTATOR else seat))

    def looks(self, state: State) -> list[str]:
        """The views of everybody."""
        return [self.look(state, seat) for seat in self.viewers]

    def random_move(self, state: State, seat: int) -> int:
        """One of the seat's moves."""
        legal = state.legal(seat)
        return legal[self.rng.below(len(legal))]

    def play_on(self, state: State, most: int) -> list[Move]:
        """Make up to `most` moves, chosen as in a course; returns them."""
        made: list[Move] = []
        while not state.over() and len(made) < most:
            actors = state.actors()
            seat = actors[self.rng.below(len(actors))]
            made.append((seat, self.choose(state, seat, self.rng, len(made))))
            state.apply(*made[-1])
        return made


class Ear(Listener):
    """Notes what a state tells, as plain tuples: the event's number, the audience, the arguments."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, int, tuple[int, ...]]] = []

    def hear(self, kind: int, audience: int, args: list[int]) -> None:
        """Note an event."""
        self.heard.append((kind, audience, tuple(args)))

    def chance(self, game: Game) -> list[tuple[int, int, tuple[int, ...]]]:
        """What chance decided, as far as the game told it."""
        return [event for event in self.heard if game.events.kinds[event[0]].chance]


def combinations(game: Game, seats: Sequence[int] | None = None, variants: Sequence[str] | None = None) -> list[tuple[int, str]]:
    """The valid pairs of seat count and variant, from all or from those given.

    A variant may be for some seat counts only; the game says so with a SetupError. But each seat count must have a
    variant: where none can be set up, the first is listed all the same, so that a check meets the error.
    """
    found: list[tuple[int, str]] = []
    for count in game.seats if seats is None else seats:
        wanted = ("", *game.variants) if variants is None else tuple(variants)
        found += [(count, variant) for variant in wanted if _can_be_set_up(game, count, variant)] or [(count, wanted[0])]
    return found


def _can_be_set_up(game: Game, seats: int, variant: str) -> bool:
    try:
        game.start(seats, Rng.from_seed("combinations"), variant)
    except SetupError:
        return False
    except Exception:  # broken in another way: a matter for the checks
        return True
    return True


def situation(state: State) -> Situation:
    """The situation of a position."""
    actors = state.actors()
    decisions = sorted({int(state.decision(seat)) for seat in actors})
    pending = any(state.secret[seat] > 0 for seat in range(int(state.seats)))
    return Situation(tuple(decisions), bool(actors) and state.simultaneous(), pending, int(state.seals), tuple(actors))


def who(seat: int) -> str:
    """A seat or the spectator, for sentences."""
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"


def canonical(value: Any) -> str:
    """A value as JSON in one canonical form."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def imprint(state: State) -> int:
    """The fingerprint of the game's own fields: without the generator and what the engine adds."""
    mark = Fingerprint()
    state.imprint(mark)
    return mark.value()


def stream(rng: Rng) -> tuple[object, ...]:
    """The state of a random generator, to compare."""
    return (tuple(int(word) for word in rng.key), int(rng.counter), int(rng.at))


def drawn(rng: Rng) -> int:
    """How many numbers a random generator has given."""
    return 16 * int(rng.counter) + int(rng.at)


def ends_within(lines: int, call: Callable[[], object]) -> bool:
    """Whether a call returns after so many lines of interpreted code; it is broken off if not. Compiled code has no lines."""
    left = lines

    def count(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise _TooManyLines
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        call()
    except _TooManyLines:
        return False
    finally:
        sys.settrace(before)
    return True


class _TooManyLines(BaseException):
    """Leaves a call that has gone on for too long."""


def size(state: State) -> int:
    """How many numbers make up a position."""
    return sum(len(value) if (value := getattr(state, name)).__class__.__name__.startswith("vec") else 1 for name in fields(state) if name not in SCRATCH)


def fields(state: State) -> list[str]:
    """The names of all attributes of a state, declared or not, in either build."""
    names = set(vars(state)) if hasattr(state, "__dict__") else set()
    for cls in type(state).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    return sorted(name for name in names if not name.startswith("__"))


def contents(state: State) -> dict[str, str]:
    """The fields of a state by name, each as text."""
    return {name: repr(getattr(state, name)) for name in fields(state) if name not in SCRATCH}


def uncovered(state: State) -> dict[str, int]:
    """The numbers in a state that its game's fingerprint does not cover, by field and place."""
    found: dict[str, int] = {}
    whole = imprint(state)

    def unnoticed() -> bool:
        try:
            return imprint(state) == whole
        except (IndexError, ValueError):  # noticed indeed
            return False

    for name in set(fields(state)) - COVERED_BY_ENGINE - SCRATCH:
        value = getattr(state, name)
        if isinstance(value, int):
            setattr(state, name, value + 1)
            if unnoticed():
                found[name] = value
            setattr(state, name, value)
        elif type(value).__name__.startswith("vec"):
            for i in range(len(value)):
                value[i] += 1
                if unnoticed():
                    found[f"{name}[{i}]"] = int(value[i]) - 1
                value[i] -= 1
    return found


def changed(before: dict[str, str], after: dict[str, str]) -> str:
    """The names of the fields that differ, for sentences."""
    return ", ".join(name for name in before if before[name] != after.get(name)) or "something no field shows"


def played(match: Match, since: int = 0) -> list[Move]:
    """The moves in a match's log, from log entry `since` on."""
    return [(entry.seat, entry.move) for entry in match.log[since:] if isinstance(entry, Played)]


def events_of(match: Match, since: int = 0) -> list[Event]:
    """The events in a match's log, secret ones included, from log entry `since` on."""
    return [entry for entry in match.log[since:] if isinstance(entry, Event)]
