"""How a broken toy is made from the sound one: another state, other names in a room, or an edited file."""

import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from ridotto.engine.cells import cells, listed
from ridotto.engine.game import Game
from ridotto.engine.state import Fingerprint, declared

from . import GAME
from .rules import Stall, begin


@dataclass(frozen=True)
class ToyGame(Game):
    """A game some of whose rooms have other things in them than their files say."""

    instead: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def _room(self, name: str, kind: type[Any]) -> ModuleType:
        """The room with what stands there instead."""
        room = super()._room(name, kind)
        if name not in self.instead:
            return room
        changed = ModuleType(room.__name__)
        changed.__dict__.update(vars(room) | dict(self.instead[name]))
        return changed


@dataclass(frozen=True)
class Broken:
    """A broken toy: the check that must catch it, words that its sentence must hold, and what is broken."""

    check: str
    says: str
    instead: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    edits: tuple[tuple[str, str, str], ...] = ()
    """File, what stands there, what stands there instead."""

    def game(self, name: str, folder: Path) -> Game:
        """The game; files are edited in a copy of the toy's package in `folder`, which must be on the path."""
        package = GAME.package
        if self.edits:
            package = f"stall_{name}"
            shutil.copytree(Path(__file__).parent, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
            for file, old, new in self.edits:
                path = folder / package / file
                text = path.read_text(encoding="utf-8")
                assert old in text, f"{file} does not hold {old!r}"
                path.write_text(text.replace(old, new), encoding="utf-8")
        return ToyGame("stall", "Stall", "the house", 2026, (2, 3), 1, package, ("rich",), instead=self.instead)


BROKEN: dict[str, Broken] = {}
"""All broken toys by name."""


def add(name: str, broken: Broken) -> None:
    """Put a broken toy into the list."""
    assert name not in BROKEN, f"there are two toys named {name}"
    BROKEN[name] = broken


def state(check: str, says: str, **instead: Mapping[str, Any]) -> Callable[[type[Stall]], type[Stall]]:
    """Make a broken toy of a subclass of Stall, named like the class."""

    def keep(kind: type[Stall]) -> type[Stall]:
        name = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).strip("_")
        add(name, Broken(check, says, {"rules": {"start": partial(begin, kind)}, **instead}))
        return kind

    return keep


def imprint_without(forgotten: str, state: Stall, mark: Fingerprint) -> None:
    """Put every declared field into a fingerprint but those forgotten."""
    for name, value in declared(state):
        if name not in forgotten.split():
            mark.row(cells([value] if isinstance(value, int) else listed(value)))


def room(name: str, check: str, says: str, **instead: Mapping[str, Any]) -> None:
    """Make a broken toy with other things in its rooms."""
    add(name, Broken(check, says, instead))


def files(name: str, check: str, says: str, *edits: tuple[str, str, str]) -> None:
    """Make a broken toy with edited files."""
    add(name, Broken(check, says, {}, edits))
