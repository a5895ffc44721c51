"""Moves and events as text: kinds with named arguments, both ways.

A move is one number. Its kind and its arguments are packed into it: each kind owns a run of numbers that begins at its
`at`, and the arguments count like the digits of a number with mixed bases. Numbers never change within a rules version.
An event is a kind and a list of argument values; the rules tell it, and records hold its text.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from ridotto.engine.errors import MoveTextError


@dataclass(frozen=True)
class Arg:
    """One argument: its `name` and its `choices`, the text of each of its values, the value being the index.

    Without choices the value is a plain number. Where `words` is given, message `WORDS-TEXT` in words/ names a value
    for people. A `seat` is shown as its player's name. `many` is for events: all remaining values, as a list. A number
    that is counted from 0 but `from_one` by people is told to them as they count.
    """

    name: str
    choices: tuple[str, ...] = ()
    words: str = ""
    seat: bool = False
    many: bool = False
    from_one: bool = False

    def text(self, value: int) -> str:
        """The text of a value; -1 means no choice or nobody."""
        if value == -1 and (self.choices or self.seat):
            return "-"
        return self.choices[value] if self.choices else str(value)


SEAT = Arg("seat", seat=True)
"""A seat, for events."""


def number(name: str, highest: int) -> Arg:
    """An argument that is a number from 0 to `highest`."""
    return Arg(name, tuple(str(i) for i in range(highest + 1)))


@dataclass(frozen=True)
class Kind:
    """One kind of move: its `name`, `at`, the first of its numbers, and its arguments, `args`.

    The arguments of a `veiled` move stay face down even when everybody knows that it was made (`State.veiled` counts
    such moves).
    """

    name: str
    at: int
    args: tuple[Arg, ...] = ()
    veiled: bool = False

    @property
    def size(self) -> int:
        """How many different moves this kind has."""
        size = 1
        for arg in self.args:
            size *= len(arg.choices)
        return size


class Codec:
    """All moves of a game, number <-> text."""

    def __init__(self, *kinds: Kind) -> None:
        at = 0
        for kind in kinds:
            if kind.at != at:
                raise ValueError(f"kind {kind.name!r} begins at {kind.at}, but the kinds before it end at {at}")
            at += kind.size
        self.kinds: tuple[Kind, ...] = kinds
        """The kinds of move, in the order of their numbers."""
        self.size: int = at
        """How many different moves the game has."""
        self._texts: list[str] = [self._compose(move) for move in range(at)]
        self._numbers: dict[str, int] = {text: move for move, text in enumerate(self._texts)}
        if len(self._numbers) != at:
            raise ValueError("two moves have the same text")
        if any(text != text.lower() for text in self._texts):
            raise ValueError("the text of a move must be lowercase: input is lowercased before it is looked up")

    def kind(self, move: int) -> Kind:
        """The kind of a move."""
        self._check(move)
        return next(kind for kind in reversed(self.kinds) if move >= kind.at)

    def args(self, move: int) -> dict[str, int]:
        """The arguments of a move by name."""
        kind = self.kind(move)
        rest = move - kind.at
        values: dict[str, int] = {}
        for arg in reversed(kind.args):
            rest, values[arg.name] = divmod(rest, len(arg.choices))
        return {arg.name: values[arg.name] for arg in kind.args}

    def text(self, move: int) -> str:
        """The text of a move, as in records."""
        self._check(move)
        return self._texts[move]

    def number(self, text: str) -> int:
        """The move with this text; extra spaces and capitals do not matter."""
        plain = " ".join(text.lower().split())
        if plain not in self._numbers:
            near = get_close_matches(plain, self._numbers, n=3, cutoff=0.6)
            hint = f"; near it: {', '.join(near)}" if near else ""
            names = ", ".join(kind.name for kind in self.kinds)
            raise MoveTextError(f"{text!r} is not a move of this game{hint} (kinds of move: {names})")
        return self._numbers[plain]

    def pack(self, name: str, *values: int) -> int:
        """The move of this kind with these argument values."""
        kind = next(kind for kind in self.kinds if kind.name == name)
        rest = 0
        for arg, value in zip(kind.args, values, strict=True):
            rest = rest * len(arg.choices) + value
        return kind.at + rest

    def _compose(self, move: int) -> str:
        kind = next(kind for kind in reversed(self.kinds) if move >= kind.at)
        rest = move - kind.at
        words: list[str] = []
        for arg in reversed(kind.args):
            rest, value = divmod(rest, len(arg.choices))
            words.append(arg.choices[value])
        return " ".join([kind.name, *reversed(words)])

    def _check(self, move: int) -> None:
        if not 0 <= move < self.size:
            raise MoveTextError(f"{move} is not a move of this game: its moves are numbered 0 to {self.size - 1}")


@dataclass(frozen=True)
class EventKind:
    """One kind of event: its `name` (message `event-NAME` tells it) and its arguments, `args`.

    A `chance` event was decided by chance and is part of records. A `quiet` event is not put into words. A `chapter`
    event begins a chapter of the log. An event told to one seat alone can appear in that seat's log `instead_of` the
    kind with which everybody is told the same. An event that `ends` the match says how it came to its end, by its own
    name or by the first of its arguments that has choices.
    """

    name: str
    args: tuple[Arg, ...] = ()
    chance: bool = False
    quiet: bool = False
    chapter: bool = False
    instead_of: str = ""
    ends: bool = False


@dataclass(frozen=True)
class Event:
    """Something that happened, a line of the log: the name of its `kind`, and its `args` by name."""

    kind: str
    args: dict[str, int | list[int]] = field(default_factory=dict)
    audience: int = -1
    """The seat that alone may know of it, or -1 for everybody."""

    @property
    def numbers(self) -> dict[str, int]:
        """The arguments that are one number each."""
        return {name: value for name, value in self.args.items() if isinstance(value, int)}


class EventTable:
    """All events of a game, in the order of their numbers."""

    def __init__(self, kinds: Mapping[int, EventKind]) -> None:
        """The kinds by their numbers, which count from 0."""
        if sorted(kinds) != list(range(len(kinds))):
            raise ValueError(f"the events are numbered {sorted(kinds)}; their numbers must count from 0 without a gap")
        self.kinds: tuple[EventKind, ...] = tuple(kinds[number] for number in range(len(kinds)))
        """The kinds of event by number."""
        self._by_name = {kind.name: kind for kind in self.kinds}

    def __getitem__(self, name: str) -> EventKind:
        return self._by_name[name]

    def event(self, number: int, audience: int, values: list[int]) -> Event:
        """The event that the rules told."""
        kind = self.kinds[number]
        args: dict[str, int | list[int]] = {}
        for i, arg in enumerate(kind.args):
            args[arg.name] = values[i:] if arg.many else values[i]
        return Event(kind.name, args, audience)

    def text(self, event: Event) -> str:
        """The event as one line of plain words, as in records."""
        words = [event.kind]
        for arg in self[event.kind].args:
            value = event.args[arg.name]
            words += [arg.text(v) for v in value] if isinstance(value, list) else [arg.text(value)]
        return " ".join(words)
