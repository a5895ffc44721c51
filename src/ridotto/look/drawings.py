"""Drawings that lie in files, where a designer opens them in an editor: `art/NAME.svg` of each game and of the house.

A file is a whole SVG. Its colours are tokens, each with what it is by day: `var(--ink, #231b15)`. Textures (`url(#shade)`) are
the house's and show on pages only. What the name of a folder says of a drawing:

- `art/` is the symbol of its name;
- `art/seats/` is a piece that every seat has, drawn for the first seat, in red with tower and vertical hatch;
- `art/parts/` is something that other drawings are made with.
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
    """What stands in a file: its view box and what is drawn in it."""

    box: str
    body: str


def read_drawing(file: Traversable) -> Drawing:
    """The drawing in a file, without the blanks between its lines and without the colours of day."""
    text = "".join(line.strip() for line in file.read_text(encoding="utf-8").splitlines())
    found = _FILE.fullmatch(text)
    if found is None:
        raise ValueError(f"{file} is not an SVG file with a view box")
    return Drawing(found[1], _BY_DAY.sub(r"\1)", found[2]))


def read_symbols(package: str) -> dict[str, str]:
    """The symbols that lie in files: those of `art/`, and those of `art/seats/` dressed for each seat, `NAME-0`, `NAME-1` and so on."""
    found = {name: symbol(name, drawing.box, drawing.body) for name, drawing in _in_folder(package, "art").items()}
    for name, drawing in _in_folder(package, "art/seats").items():
        for seat in range(MOST):
            found[f"{name}-{seat}"] = symbol(f"{name}-{seat}", drawing.box, dressed(seat, worn_by(seat, drawing.body)))
    return found


def read_parts(package: str) -> dict[str, Drawing]:
    """What other drawings are made with, by name."""
    return _in_folder(package, "art/parts")


def _in_folder(package: str, folder: str) -> dict[str, Drawing]:
    there = files(package).joinpath(folder)
    found = sorted(file.name for file in there.iterdir() if file.name.endswith(".svg")) if there.is_dir() else []
    return {name.removesuffix(".svg"): read_drawing(there.joinpath(name)) for name in found}
