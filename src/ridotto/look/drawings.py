"""Drawings in files that a designer can open in an editor: `art/NAME.svg` of each game and of this package.

A file is a complete SVG. Its colours are tokens, each with its daytime value: `var(--ink, #231b15)`. Textures
(`url(#shade)`) are defined by the page and show only there. The folder says what a drawing is:

- `art/` has symbols, named like their files;
- `art/seats/` has pieces of which every seat has its own, drawn for the first seat: red, with tower and vertical hatch;
- `art/parts/` has what other drawings are made with.
"""

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from ridotto.look.pen import symbol
from ridotto.look.seats import MOST, dressed, worn_by

_FILE = re.compile(r'<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>')
_BY_DAY = re.compile(r"(var\(--[\w-]+), #[0-9a-f]{6}\)")


@dataclass(frozen=True)
class Drawing:
    """What a file holds: its view box and what is drawn in it."""

    box: str
    body: str


def read_drawing(file: Traversable) -> Drawing:
    """The drawing in a file, without the white space around its lines and without the daytime colours."""
    text = "".join(line.strip() for line in file.read_text(encoding="utf-8").splitlines())
    found = _FILE.fullmatch(text)
    if found is None:
        raise ValueError(f"{file} is not an SVG file with a view box")
    return Drawing(found[1], _BY_DAY.sub(r"\1)", found[2]))


def read_symbols(package: str) -> dict[str, str]:
    """The symbols in files: those of `art/`, and those of `art/seats/` for each seat, as `NAME-0`, `NAME-1` ..."""
    found = {name: symbol(name, drawing.box, drawing.body) for name, drawing in _in_folder(package, "art").items()}
    for name, drawing in _in_folder(package, "art/seats").items():
        for seat in range(MOST):
            found[f"{name}-{seat}"] = symbol(f"{name}-{seat}", drawing.box, dressed(seat, worn_by(seat, drawing.body)))
    return found


def read_parts(package: str) -> dict[str, Drawing]:
    """The drawings of `art/parts/`, by name."""
    return _in_folder(package, "art/parts")


def _in_folder(package: str, folder: str) -> dict[str, Drawing]:
    there = files(package).joinpath(folder)
    found = sorted(file.name for file in there.iterdir() if file.name.endswith(".svg")) if there.is_dir() else []
    return {name.removesuffix(".svg"): read_drawing(there.joinpath(name)) for name in found}
