"""What could be chosen, what was chosen, and how those fared who chose it: by move and by component.

A choice is a move: it is offered whenever it is legal in a decision, and taken when it is made. A component is what the
argument of a move names (a building to take, a contract to keep): it is offered in a decision when any of its moves is.
Components of the same argument of the same kind of move are peers. Decisions with only one move do not count.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from statistics import median
from typing import Any

from ridotto.arena.play import Outcome
from ridotto.arena.tally import wilson
from ridotto.engine.codec import Arg, Kind
from ridotto.engine.game import Game
from ridotto.engine.state import State
from ridotto.engine.words import Words

Taken = dict[int, list[int]]
"""By number: how often each seat took it."""


@dataclass(frozen=True)
class Component:
    """What a kind of move can name with one of its arguments."""

    kind: Kind
    arg: Arg
    value: int

    @property
    def group(self) -> str:
        """What it has in common with its peers, as in `take building`; an argument named like its kind is not repeated."""
        return self.kind.name if self.arg.name == self.kind.name else f"{self.kind.name} {self.arg.name}"

    @property
    def text(self) -> str:
        """Its name in moves and editions."""
        return self.arg.choices[self.value]

    def in_words(self, words: Words) -> str:
        """Its name for people."""
        return words(f"{self.arg.words}-{self.text}")


class Components:
    """All components of a game, numbered, and those that each move names."""

    def __init__(self, game: Game) -> None:
        self.all: list[Component] = []
        self.of_move: list[tuple[int, ...]] = [()] * game.codec.size
        for kind in game.codec.kinds:
            named: dict[str, int] = {}
            for arg in kind.args:
                if arg.words and len(arg.choices) > 1:  # it names something that people have a word for
                    named[arg.name] = len(self.all)
                    self.all += [Component(kind, arg, value) for value in range(len(arg.choices))]
            if named:
                for move in range(kind.at, kind.at + kind.size):
                    args = game.codec.args(move)
                    self.of_move[move] = tuple(first + args[name] for name, first in named.items())


@lru_cache(16)
def components_of(game: Game) -> Components:
    """The components of a game."""
    return Components(game)


class Choices:
    """Watches a match: what each decision offered and what was taken."""

    def __init__(self, game: Game, seats: int) -> None:
        self._of_move = components_of(game).of_move
        self._seats = seats
        self.offered: Counter[int] = Counter()
        self.taken: Taken = {}
        self.components_offered: Counter[int] = Counter()
        self.components_taken: Taken = {}

    def note(self, state: State, seat: int, move: int) -> None:
        """Count what is offered and taken."""
        legal = state.legal(seat)
        if len(legal) < 2:
            return
        self.offered.update(legal)
        self.components_offered.update({component for option in legal for component in self._of_move[option]})
        self.taken.setdefault(move, [0] * self._seats)[seat] += 1
        for component in self._of_move[move]:
            self.components_taken.setdefault(component, [0] * self._seats)[seat] += 1

    def as_json(self) -> list[list[list[Any]]]:
        """Plain data: for moves and for components, what was offered how often and what was taken by whom."""
        both = ((self.offered, self.taken), (self.components_offered, self.components_taken))
        return [[[number, times, *taken.get(number, [])] for number, times in sorted(offered.items())] for offered, taken in both]

    @classmethod
    def from_json(cls, game: Game, seats: int, data: Sequence[Sequence[Sequence[int]]]) -> "Choices":
        """What `as_json` has written."""
        found = cls(game, seats)
        both = ((found.offered, found.taken), (found.components_offered, found.components_taken))
        for (offered, taken), rows in zip(both, data, strict=True):
            for number, times, *by_seat in rows:
                offered[number] = times
                if by_seat:
                    taken[number] = list(by_seat)
        return found


@dataclass
class Use:
    """How often each of several things was offered and taken over many matches, and how its takers fared."""

    offered: Counter[int] = field(default_factory=Counter)
    """In how many decisions each was possible."""
    taken: Counter[int] = field(default_factory=Counter)
    """How often each was chosen."""
    takers: Counter[int] = field(default_factory=Counter)
    """How many seats chose it at least once, over all matches."""
    won: Counter[int] = field(default_factory=Counter)
    """How many of them won, in units of `Tally.unit`."""

    def add(self, offered: Counter[int], taken: Taken, outcome: Outcome, unit: int) -> None:
        """Add a match."""
        self.offered += offered
        share = unit // len(outcome.winners) if outcome.winners else 0
        for number, by_seat in taken.items():
            self.taken[number] += sum(by_seat)
            self.takers[number] += sum(times > 0 for times in by_seat)
            self.won[number] += sum(share for seat in outcome.winners if by_seat[seat])

    def merge(self, other: "Use") -> None:
        """Add all matches of another."""
        self.offered += other.offered
        self.taken += other.taken
        self.takers += other.takers
        self.won += other.won

    def share(self, number: int) -> float:
        """How often it was taken, as a share of the times it was possible."""
        return self.taken[number] / self.offered[number] if self.offered[number] else 0.0

    def win_share(self, number: int, unit: int) -> float:
        """How many of those who took it won."""
        return self.won[number] / (unit * self.takers[number]) if self.takers[number] else 0.0

    def interval(self, number: int, unit: int) -> tuple[float, float]:
        """The 95% interval of that."""
        return wilson(self.win_share(number, unit), self.takers[number])

    def beside_peers(self, number: int, peers: Sequence[int]) -> float:
        """Its share of being taken, as a multiple of the median of its peers (itself included); 0 if that is 0."""
        middle = median([self.share(peer) for peer in peers if self.offered[peer]] or [0.0])
        return self.share(number) / middle if middle else 0.0
