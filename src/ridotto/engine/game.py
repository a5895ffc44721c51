"""A game as the house knows it, and the list of all games.

A game contributes itself: a package under `ridotto.games` (or one named by an entry point `ridotto.games`) whose
`__init__.py` holds a `GAME`. That file loads without the rules; each room of the game's folder loads when it is needed.
"""

import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

from ridotto.engine.codec import Codec, Decision, EventTable
from ridotto.engine.edition import Edition, parse_edition, read_edition
from ridotto.engine.errors import SetupError
from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener, State
from ridotto.engine.words import Words, load_words


@dataclass(frozen=True)
class Game:
    """The rules of one title: what can be said without loading them, and the way to each room of its folder."""

    slug: str
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
    only_with: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Variants that not every seat count allows, each with those that do."""

    def seats_for(self, variant: str) -> tuple[int, ...]:
        """The seat counts that a variant can be played with."""
        return next((seats for name, seats in self.only_with if name == variant), self.seats)

    def room(self, name: str) -> ModuleType:
        """One room of the game's folder: rules, moves, events, view, text, scene, cover, advice, components."""
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def codec(self) -> Codec:
        """The moves, number <-> text."""
        codec: Codec = self.room("moves").CODEC
        return codec

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """The kinds of decision, in the order of their numbers."""
        decisions: tuple[Decision, ...] = self.room("moves").DECISIONS
        return decisions

    @cached_property
    def events(self) -> EventTable:
        """The kinds of event."""
        events: EventTable = self.room("events").EVENTS
        return events

    @cached_property
    def edition(self) -> Edition:
        """The edition that ships with the game."""
        text = files(self.package).joinpath("edition.toml").read_text(encoding="utf-8")
        return parse_edition(text, self.room("components").SCHEMA, self.slug, f"{self.slug}/edition.toml")

    def edition_text(self) -> str:
        """The edition file that ships with the game, to be copied and changed."""
        return files(self.package).joinpath("edition.toml").read_text(encoding="utf-8")

    def read_edition(self, path: Path) -> Edition:
        """An edition of somebody's own."""
        return read_edition(path, self.room("components").SCHEMA, self.slug)

    def start(
        self,
        seats: int,
        rng: Rng,
        variant: str = "",
        edition: Edition | None = None,
        listener: Listener | None = None,
    ) -> State:
        """A new position, set up and shuffled; `listener` hears the setup too. SetupError says what is possible."""
        if seats not in self.seats:
            possible = ", ".join(str(n) for n in self.seats)
            raise SetupError(f"{self.title} cannot be played with {seats} seats; it takes {possible}")
        if variant and variant not in self.variants:
            possible = ", ".join(self.variants) if self.variants else "none"
            raise SetupError(f"{self.title} has no variant {variant!r}; variants: {possible}")
        if seats not in self.seats_for(variant):
            possible = ", ".join(str(n) for n in self.seats_for(variant))
            raise SetupError(f"{self.title}'s variant {variant!r} is for {possible} seats, not for {seats}")
        chosen = self.edition if edition is None else edition
        state: State = self.room("rules").start(chosen.components, seats, variant, rng, listener)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat, or with None a spectator, may see: the game's part of it."""
        view: dict[str, Any] = self.room("view").view(state, -1 if seat is None else seat)
        return view

    def words(self, language: str) -> Words:
        """The words of the house and of this game."""
        return load_words(language, self.package)


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
    """The game with this slug; SetupError names those there are."""
    if slug not in all_games():
        raise SetupError(f"there is no game {slug!r}; there are: {', '.join(all_games())}")
    return all_games()[slug]
