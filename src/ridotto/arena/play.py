"""One match between bots, and what is noted of it.

Nothing here knows a game. Rounds are counted by the events named `round`; the start player is the seat that the event
`start-player` names, or else whoever owes the first decision; how a match ended is said by the event that `ends` it.
"""

import importlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ridotto.arena.drive import Watch, drive
from ridotto.bots import Bot, RandomBot
from ridotto.engine.codec import EventKind
from ridotto.engine.edition import Edition
from ridotto.engine.game import Game
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener
from ridotto.engine.words import Words

LIMIT = 100_000
"""Decisions after which a match is abandoned. No sound game comes near it."""
BY_RULES: Final = "end"
"""How a match ended whose game tells no more about it than that it is over."""
BY_LIMIT: Final = "limit"
"""How a match ended that was abandoned."""


@dataclass(frozen=True)
class Outcome:
    """What is noted of a match that is over."""

    points: tuple[int, ...]
    """By seat, as people count them: the scores, or the part that stands for them where a game has no points."""
    parts: tuple[dict[str, int], ...]
    """By seat: what people count, part by part."""
    ranks: tuple[int, ...]
    """By seat: 0 for the winners, 1 for whoever comes next; equal ranks are shared."""
    winners: tuple[int, ...]
    """The seats that have won; nobody if the match was abandoned."""
    decisions: int
    """How many were made."""
    rounds: int
    """0 where a game tells of no rounds."""
    first: int
    """The start player."""
    ended_by: str
    """What the event that ended it calls the reason, BY_RULES or BY_LIMIT."""


class Course(Listener):
    """Hears a match: how often each kind of event was told, who starts, how it ended."""

    def __init__(self, game: Game) -> None:
        self.events: Counter[int] = Counter()
        """How often each kind of event was told, by its number."""
        self.first: int | None = None
        """The start player, once named."""
        self.ended_by = ""
        """How it ended; empty until then, and where a game does not say."""
        self._game = game
        self._marked = _Marked.of(game)

    def hear(self, kind: int, audience: int, args: list[int]) -> None:
        """Note an event."""
        self.events[kind] += 1
        if kind == self._marked.start:
            self.first = args[0]
        elif kind in self._marked.ends:
            self.ended_by = end_name(self._game.events.kinds[kind], args)

    @property
    def rounds(self) -> int:
        """How many rounds have begun."""
        return self.events[self._marked.round]


@dataclass(frozen=True)
class _Marked:
    """The numbers of the events that say more than that they happened."""

    start: int
    round: int
    ends: frozenset[int]

    @classmethod
    def of(cls, game: Game) -> "_Marked":
        numbers = {kind.name: number for number, kind in enumerate(game.events.kinds)}
        ends = frozenset(number for number, kind in enumerate(game.events.kinds) if kind.ends)
        return cls(numbers.get("start-player", -1), numbers.get("round", -1), ends)


def end_name(kind: EventKind, args: Sequence[int]) -> str:
    """What an end is called: the reason that its event gives, or else the event's own name."""
    return next((arg.text(value) for arg, value in zip(kind.args, args, strict=False) if arg.choices), kind.name)


def end_in_words(game: Game, name: str, words: Words) -> str:
    """An end for people: the reason that its event gives, or else what the game or the house calls it."""
    reasons = (arg for kind in game.events.kinds if kind.ends for arg in kind.args)
    keys = [f"{arg.words}-{name}" for arg in reasons if arg.words and name in arg.choices]
    return next((words(key) for key in (*keys, f"end-{name}", f"house-end-{name}") if key in words), name)


@dataclass(frozen=True)
class Setting:
    """What all matches of a series have in common: the `game`, how many `seats`, a `variant`, and an `edition` unless it is the game's own."""

    game: Game
    seats: int
    variant: str = ""
    edition: Edition | None = None

    def check(self, seed: str) -> None:
        """SetupError if no match can be played like this."""
        self.game.start(self.seats, Rng.from_seed(seed), self.variant, self.edition)

    @property
    def used_edition(self) -> Edition:
        """The edition that is played with."""
        return self.game.edition if self.edition is None else self.edition

    @property
    def edition_name(self) -> str:
        """The name of the edition and the beginning of its digest."""
        return f"{self.used_edition.name} {self.used_edition.digest[:16]}"

    def packed(self) -> "PackedSetting":
        """The setting in a form that can be sent to another process."""
        bare = None if self.edition is None else replace(self.edition, components=None)
        return PackedSetting(self.game.package, self.seats, self.variant, bare)


@dataclass(frozen=True)
class PackedSetting:
    """A setting without what cannot be sent between processes: components are compiled objects, built again from their data."""

    package: str
    seats: int
    variant: str
    edition: Edition | None

    def unpacked(self) -> Setting:
        """The setting, in whatever process this is."""
        edition = None if self.edition is None else replace(self.edition, components=self.edition.data.components())
        return Setting(importlib.import_module(self.package).GAME, self.seats, self.variant, edition)


def play_match(setting: Setting, bots: Sequence[Bot], shuffle: str, chance: str, watch: Watch | None = None) -> tuple[Outcome, Course]:
    """Play a match: `shuffle` is the seed of the match itself, `chance` that of the bots. `watch` sees every move."""
    game = setting.game
    course = Course(game)
    state = game.start(setting.seats, Rng.from_seed(shuffle), setting.variant, setting.edition, course)
    first = state.actors()[0] if course.first is None else course.first
    rng = Rng.from_seed(chance)
    at_random = watch is None and all(isinstance(bot, RandomBot) for bot in bots)
    made = playout(state, rng, LIMIT) if at_random else drive(state, bots, rng, LIMIT, watch)
    parts = tuple(game.counted(state, seat) for seat in range(setting.seats))
    winners = tuple(state.winners())
    ended_by = (course.ended_by or BY_RULES) if state.over() else BY_LIMIT
    return Outcome(tuple(game.points(state)), parts, ranks(state.scores(), winners), winners, made, course.rounds, first, ended_by), course


def ranks(scores: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """By seat, from 0: winners first, whatever decided a tie; then by score."""
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    order = sorted(set(keys), reverse=True)
    return tuple(order.index(key) for key in keys)
