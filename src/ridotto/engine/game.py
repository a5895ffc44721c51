"""A game as the rest of Ridotto sees it, and the list of all games.

A game registers itself: it is a package under `ridotto.games` (or one named by an entry point `ridotto.games`) whose
`__init__.py` holds a `GAME`. That file loads without the rules; each room of the game's folder loads when it is needed.
"""

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from ridotto.engine.codec import Codec, Event, EventTable
from ridotto.engine.edition import Edition, check_edition, parse_edition, read_edition
from ridotto.engine.errors import SetupError
from ridotto.engine.rng import Rng
from ridotto.engine.rooms import (
    AdviceRoom,
    ComponentsRoom,
    CountingViewRoom,
    DetailsRoom,
    EventsRoom,
    MovesRoom,
    ObservationRoom,
    Picture,
    RulesRoom,
    SceneRoom,
    TextRoom,
    ViewRoom,
)
from ridotto.engine.state import Decision, Listener, State
from ridotto.engine.words import Words, load_words


@dataclass(frozen=True)
class OptionGroup:
    """Variants and options about one matter, as a form offers them: one of `whole`, or a choice from each of `parts`."""

    name: str
    """Message `group-NAME` in words/ is its title."""
    whole: tuple[str, ...]
    """What settles the matter by itself; at most one of them can be chosen, and then none of the parts."""
    parts: tuple[tuple[str, ...], ...] = ()
    """The single options; at most one of each tuple can be chosen."""

    def names(self) -> tuple[str, ...]:
        """All names in it."""
        return (*self.whole, *(name for part in self.parts for name in part))


@dataclass(frozen=True)
class Game:
    """A game: its metadata (`title`, `author`, the `year` it was published and so on) and access to each room of its folder.

    The metadata load without the rules.
    """

    slug: str
    """Its short name, as in commands, records and addresses: `doge`."""
    title: str
    author: str
    year: int
    seats: tuple[int, ...]
    """The seat counts it can be played with."""
    rules_version: int
    """Raised whenever a change of the rules alters the outcome of any stored record."""
    package: str
    """Where its rooms are."""
    variants: tuple[str, ...] = ()
    """Options of the rulebook besides the ordinary game, which is the variant ''."""
    options: tuple[str, ...] = ()
    """Finer options, which can be combined with one another and with the variants.

    A variant may then be several names, joined by `+` in the order listed.
    """
    only_with: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Variants and options that not every seat count allows, each with the seat counts that do."""
    groups: tuple[OptionGroup, ...] = ()
    """The variants and options by what they are about, where there are too many for one list; the rules decide what agrees."""

    def seats_for(self, variant: str) -> tuple[int, ...]:
        """The seat counts that a variant, with all the names joined in it, can be played with."""
        limits = [set(seats) for name, seats in self.only_with if name in variant.split("+")]
        return tuple(count for count in self.seats if all(count in limit for limit in limits))

    def meaning(self, variant: str, language: str = "en") -> str:
        """What a variant, or each of several joined by `+`, is called; its short name if the game has no word."""
        words = self.words(language)
        return ", ".join(words(f"variant-{name}") if f"variant-{name}" in words else name for name in variant.split("+"))

    # ---- its rooms ----

    def _room(self, name: str, kind: type[Any]) -> ModuleType:
        """A room of the game's folder; it must have what its protocol names."""
        room = importlib.import_module(f"{self.package}.{name}")
        fits: bool = isinstance(room, kind)
        if not fits:
            raise SetupError(f"{self.package}.{name} lacks something that {kind.__name__} names: see ridotto.engine.rooms")
        return room

    @cached_property
    def _components(self) -> ComponentsRoom:
        return cast(ComponentsRoom, self._room("components", ComponentsRoom))

    @cached_property
    def _moves(self) -> MovesRoom:
        return cast(MovesRoom, self._room("moves", MovesRoom))

    @cached_property
    def _rules(self) -> RulesRoom:
        return cast(RulesRoom, self._room("rules", RulesRoom))

    @cached_property
    def _view(self) -> ViewRoom:
        return cast(ViewRoom, self._room("view", ViewRoom))

    @cached_property
    def _text(self) -> TextRoom:
        return cast(TextRoom, self._room("text", TextRoom))

    @cached_property
    def _scene(self) -> SceneRoom:
        return cast(SceneRoom, self._room("scene", SceneRoom))

    @cached_property
    def advice(self) -> AdviceRoom:
        """What bots know about the game."""
        return cast(AdviceRoom, self._room("advice", AdviceRoom))

    @cached_property
    def details(self) -> DetailsRoom | None:
        """What a player would point at to say why a move is good, beside the features; a game may be without."""
        return cast(DetailsRoom, self._room("details", DetailsRoom)) if find_spec(f"{self.package}.details") else None

    @cached_property
    def observation(self) -> ObservationRoom:
        """What a seat can know, as numbers for learning programs."""
        return cast(ObservationRoom, self._room("observation", ObservationRoom))

    @property
    def codec(self) -> Codec:
        """The moves, number <-> text."""
        return self._moves.CODEC

    @cached_property
    def decisions(self) -> tuple[Decision[Any], ...]:
        """The kinds of decision, in the order of their numbers."""
        decisions = tuple(self._rules.DECISIONS)
        if [decision.number for decision in decisions] != list(range(len(decisions))):
            raise SetupError(f"{self.package}.rules: the decisions are numbered {[int(decision.number) for decision in decisions]}, not from 0 in their order")
        return decisions

    @cached_property
    def events(self) -> EventTable:
        """The kinds of event."""
        return cast(EventsRoom, self._room("events", EventsRoom)).EVENTS

    # ---- its editions ----

    @cached_property
    def edition(self) -> Edition:
        """The edition that ships with the game."""
        return self.parse_edition(self.edition_text(), f"{self.slug}/edition.toml")

    def edition_text(self) -> str:
        """The edition file that ships with the game, to be copied and changed."""
        return files(self.package).joinpath("edition.toml").read_text(encoding="utf-8")

    def parse_edition(self, text: str, source: str) -> Edition:
        """An edition given as text; `source` is what an EditionError calls it."""
        return parse_edition(text, self._components.SCHEMA, self.slug, source)

    def changed_edition(self, changes: Mapping[str, Any], source: str) -> Edition:
        """The edition that ships with the game with some of its tables or values replaced."""
        return check_edition(_changed(self.edition.tables, changes), self._components.SCHEMA, self.slug, source)

    def read_edition(self, path: Path) -> Edition:
        """An edition in a file."""
        return read_edition(path, self._components.SCHEMA, self.slug)

    # ---- its play ----

    def start(
        self,
        seats: int,
        rng: Rng,
        variant: str = "",
        edition: Edition | None = None,
        listener: Listener | None = None,
    ) -> State:
        """A new position, set up and shuffled; `listener` is told of the setup too.

        SetupError says what is possible.
        """
        self.check_seats(seats)
        self.check_variant(seats, variant)
        chosen = self.edition if edition is None else edition
        return self._rules.start(chosen.components, seats, variant, rng, listener)

    def check_seats(self, seats: int) -> None:
        """SetupError unless the game can be played with this many seats."""
        if seats not in self.seats:
            possible = ", ".join(str(n) for n in self.seats)
            raise SetupError(f"{self.title} cannot be played with {seats} seats; it takes {possible}")

    def check_variant(self, seats: int, variant: str) -> None:
        """SetupError unless a variant can be played with this many seats.

        It is empty, one of `variants` or, where there are `options`, several of both joined by `+`.
        """
        known = (*self.variants, *self.options)
        named = (variant.split("+") if self.options else [variant]) if variant else []
        for name in named:
            if name not in known:
                possible = f"{', '.join(known) or 'none'}{'; several are joined by +' if self.options else ''}"
                raise SetupError(f"{self.title} has no variant {name!r}; variants: {possible}")
        ordered = "+".join(name for name in known if name in named)
        if variant != ordered:
            raise SetupError(f"{self.title} knows this variant as {ordered!r}, not as {variant!r}")
        for name in named:
            if seats not in self.seats_for(name):
                possible = ", ".join(str(n) for n in self.seats_for(name))
                raise SetupError(f"{self.title}'s variant {name!r} is for {possible} seats, not for {seats}")

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see of the game: the `board` of `Match.view`."""
        view: dict[str, Any] = self._view.view(state, -1 if seat is None else seat)
        return view

    def counted(self, state: State, seat: int) -> dict[str, int]:
        """What people count of a seat, part by part: its breakdown, unless the room `view` has a `counted` of its own."""
        return self._view.counted(state, seat) if isinstance(self._view, CountingViewRoom) else state.breakdown(seat)

    @property
    def points_part(self) -> str:
        """The part of `counted` that stands for the points, where a game has none; otherwise empty: the scores are points."""
        return self._view.POINTS if isinstance(self._view, CountingViewRoom) else ""

    def points(self, state: State) -> list[int]:
        """The points by seat as people count them: the scores, or the part that stands for them where a game has none."""
        part = self.points_part
        return [self.counted(state, seat)[part] for seat in range(int(state.seats))] if part else state.scores()

    @property
    def view_shape(self) -> type[Any]:
        """The shape of `view`, a `TypedDict`."""
        return self._view.VIEW

    def text(self, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
        """The game's part of a view in words."""
        return self._text.text(view, words, names)

    def draw(self, view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Picture:
        """The picture of a view from `Match.view`; `news` are the events since the viewer last moved."""
        return self._scene.draw(view, words, news)

    def words(self, language: str) -> Words:
        """The shared words and those of this game."""
        return load_words(language, self.package)


def _changed(tables: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    def value(key: str) -> Any:
        old, new = tables.get(key), changes.get(key)
        return _changed(old, new) if isinstance(old, dict) and isinstance(new, dict) else new if key in changes else old

    return {key: value(key) for key in {**tables, **changes}}


@cache
def all_games() -> dict[str, Game]:
    """All games by slug. Folders that begin with an underscore are templates and not listed."""
    found: dict[str, Game] = {}
    package = importlib.import_module("ridotto.games")
    for module in pkgutil.iter_modules(package.__path__):
        if module.ispkg and not module.name.startswith("_"):
            game: Game = importlib.import_module(f"ridotto.games.{module.name}").GAME
            found[game.slug] = game
    for entry in entry_points(group="ridotto.games"):
        game = entry.load()
        found[game.slug] = game
    return dict(sorted(found.items()))


def game_named(slug: str) -> Game:
    """The game with this slug; SetupError lists the possible ones."""
    if slug not in all_games():
        raise SetupError(f"there is no game {slug!r}; there are: {', '.join(all_games())}")
    return all_games()[slug]
