"""A report as one HTML file: sections of figures, each with its numbers, and links to the files beside it."""

import csv
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, select_autoescape
from markupsafe import Markup

from ridotto.arena.report.plots import Row, tokens_css
from ridotto.engine.errors import SetupError
from ridotto.engine.words import Words
from ridotto.look.fonts import TEXT, TITLE, font_faces

FONTS = ((TITLE, 600, "normal"), (TEXT, 400, "normal"), (TEXT, 600, "normal"))


@dataclass(frozen=True)
class Cell:
    """A cell of a table: its text, how long a bar is drawn behind it (0 to 1), and whether it stands out."""

    text: str
    bar: float | None = None
    out: bool = False


@dataclass(frozen=True)
class Figure:
    """A plot, or only a table, with a title and a sentence that says how to read it."""

    title: str
    note: str = ""
    svg: str = ""
    headings: Sequence[str] = ()
    rows: Sequence[Sequence[Cell | str]] = ()
    wide: bool = False

    @property
    def heading(self) -> str:
        """The title, as a heading is written."""
        return self.title[:1].upper() + self.title[1:]

    @property
    def plot(self) -> Markup:
        """The plot, with its title as its name."""
        return Markup(self.svg.replace("<svg ", f'<svg aria-label="{Markup.escape(self.title)}" ', 1))


@dataclass(frozen=True)
class Section:
    """Figures about one matter."""

    title: str
    figures: Sequence[Figure]
    note: str = ""


@dataclass(frozen=True)
class Report:
    """A page, and the tables that are written beside it."""

    title: str
    subtitle: str
    command: str
    facts: Sequence[tuple[str, str]]
    """The most important figures, with their names."""
    sections: Sequence[Section]
    figures: Any
    """Everything as plain data, for `figures.json`."""
    tables: dict[str, list[Row]] = field(default_factory=dict)
    """By file name without its ending."""

    def write(self, folder: Path, words: Words) -> None:
        """Write `index.html`, `figures.json` and the tables as CSV."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "figures.json").write_text(json.dumps(self.figures, ensure_ascii=False, indent=2) + "\n", encoding="utf-8", newline="\n")
            for name, rows in self.tables.items():
                with (folder / f"{name}.csv").open("w", encoding="utf-8", newline="") as file:
                    writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
                    writer.writeheader()
                    writer.writerows(rows)
            (folder / "index.html").write_text(self.html(words), encoding="utf-8", newline="\n")
        except OSError as error:
            raise SetupError(f"{folder}: the report cannot be written: {error.strerror}") from None

    def html(self, words: Words) -> str:
        """The page."""
        named = ["figures.json", *(f"{name}.csv" for name in self.tables)]
        return _templates().get_template("page.html").render(report=self, words=words, css=Markup(_styles()), files=named)


@lru_cache(1)
def _templates() -> Environment:
    return Environment(loader=PackageLoader("ridotto.arena.report", "."), autoescape=select_autoescape(), trim_blocks=True, lstrip_blocks=True)


@lru_cache(1)
def _styles() -> str:
    """All styles of the page, with the letters of the table's pages where the package has them."""
    own = files("ridotto.arena.report").joinpath("page.css").read_text(encoding="utf-8")
    return "\n".join([font_faces(*FONTS), tokens_css(), own])
