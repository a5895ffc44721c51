"""What a game's `scene.py` gives to a page: the picture of a view, in the parts that pages lay out.

`draw(view, words, news)` makes a `Scene` from what `Match.view` returns and nothing else; `news` are the events since
the viewer last moved, for the marks of what has changed. The same view always gives the same scene.

What there is many of is a named tuple: it is made and looked up for every update of a page.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from itertools import chain
from typing import Any, NamedTuple

from ridotto.engine.words import Words
from ridotto.look.symbols import used


class Mark(NamedTuple):
    """A small sign with a number or a word: a cell of progress, or something in the supply."""

    icon: str
    """The name of a symbol of 24 x 24 units in the current colour."""
    text: str
    label: str
    """What it is, for those who do not see the icon."""
    rule: str
    """The number of the paragraph that it comes from."""
    has: bool = False
    """Whether it stands out in the seat's colour."""
    tint: str = ""
    """The name of a colour of its own, which the game's stylesheet gives to the class `tint-NAME`."""


class SeatPanel(NamedTuple):
    """A player beside the board. Name, badge and whose turn it is are the page's business."""

    number: str
    """The number that decides the match."""
    caption: str
    """What it counts, in one or two short lines."""
    rule: str
    """The number of the paragraph that says so."""
    status: str = ""
    """A quiet line on this player's situation at the moment."""
    cells: Sequence[Mark] = ()
    supply: Sequence[Mark] = ()
    leads: bool = False
    note: str = ""
    """What number and caption mean, shown when the pointer rests on them."""
    worth: int | None = None
    """What the chart of the match shows, where the number alone does not say who is ahead."""
    warning: str = ""
    """What must never be hidden about this player, not even by whose turn it is."""


def leaders(points: Sequence[int], to_beat: int | None = None) -> frozenset[int]:
    """The seats that lead by points: those with the most, unless all have the same or somebody without a seat has as many.

    A seat alone has nobody else to be ahead of.
    """
    least = min(points) if to_beat is None else to_beat
    return frozenset(seat for seat, own in enumerate(points) if own == max(points) > least)


@dataclass(frozen=True)
class Company:
    """A player that nobody controls: it has no seat and is listed below those that have one."""

    name: str
    badge: int
    """The number of the seat whose badge and colours it has."""
    about: str
    """Who it is, in one sentence."""
    panel: SeatPanel


class Item(NamedTuple):
    """A card, a token or a plate with words in the viewer's own area."""

    name: str
    """The same for the same physical thing at all times."""
    art: str
    """SVG centred on 0 0; empty for a plate with words."""
    box: str
    """The view box, such as `-30 -42 60 84`."""
    label: str
    rule: str
    """The number of the paragraph that it comes from."""
    move: int | None = None
    """The move that choosing it makes."""
    why: str = ""
    """Why it cannot be chosen now, where one might think it can."""
    chosen: bool = False
    aside: bool = False
    part: str = ""
    """What choosing it adds to a set: one chooses several items, then the button that has them as `parts`."""
    then: Sequence[int] = ()
    """The moves that follow `move` as a matter of course: the page's script makes them, too."""


@dataclass(frozen=True)
class Row:
    """Some of the viewer's own things that belong together, with a title and a note."""

    title: str
    note: str
    items: Sequence[Item]
    run: bool = False
    """Whether choosing an item also chooses all those before it that may be chosen."""


@dataclass(frozen=True)
class Button:
    """A move that has nothing to point at."""

    move: int
    label: str
    main: bool = False
    binding: bool = False
    """Whether it makes final what the player has begun: the page never presses it by itself."""
    parts: Sequence[str] = ()
    """The items that must be chosen for it, by their `part`; it is shown when exactly these are chosen."""
    then: Sequence[int] = ()
    """As for an item: the moves that follow it as a matter of course."""


@dataclass(frozen=True)
class Refusal:
    """A button that is shown but cannot be pressed now, and why."""

    label: str
    why: str


class Loupe(NamedTuple):
    """A part of the board that a phone shows enlarged."""

    name: str
    """The part's id: a tap on the element with this name brings it here."""
    label: str
    box: tuple[float, float, float, float]
    now: bool = False
    """Whether the decision is about it: it is then shown first."""
    half: bool = False
    """Whether two of its kind are shown side by side."""


def first_shown(loupes: Iterable[Loupe], first: Sequence[str]) -> list[Loupe]:
    """The loupes with these names in front, in this order, as what the decision is about; then the others."""
    marked = [loupe if loupe.now == (loupe.name in first) else loupe._replace(now=not loupe.now) for loupe in loupes]
    return sorted(marked, key=lambda loupe: first.index(loupe.name) if loupe.now else len(first))


@dataclass(frozen=True)
class Scene:
    """The picture of a view."""

    label: str
    """What the board is, for those who do not see it."""
    heading: str
    """Where the match stands: round, turn, phase."""
    board: str
    """The part that no move changes: the same for every view of a table."""
    parts: Mapping[str, str]
    """All the rest, in the order in which it is drawn, by the names of its parts. A page that follows the match is sent
    only those that have changed, so what changes by itself is a part by itself."""
    sheet: Mapping[str, str]
    """The symbols of the game, by name."""
    happened: str = ""
    """What the viewer should know before the question."""
    hint: str = ""
    """How the decision is made here: what to point at."""
    rule: str = ""
    """The paragraph that governs the decision here, where it is not the one that governs all of its kind."""
    buttons: Sequence[Button | Refusal] = ()
    seats: Sequence[SeatPanel] = ()
    own: Sequence[Row] = ()
    outcome: Sequence[tuple[str, Sequence[str]]] = ()
    """The result in the game's own terms: for each line its name and what each seat has. Empty: the parts of the score."""
    goal: str = ""
    """What wins, in one sentence."""
    loupes: Sequence[Loupe] = ()
    size: tuple[int, int] = (1000, 700)
    sum: str = ""
    """A line beside the viewer's own things: what those chosen so far come to."""
    style: str = ""
    """The game's own stylesheet, on top of that of all scenes."""
    about: Mapping[int, str] = field(default_factory=dict)
    """What a move brings, in a sentence, where its place does not show it: shown when it is pointed at."""
    called: Mapping[int, str] = field(default_factory=dict)
    """What a move is called here, where its own words do not say enough: which of two gondolas, by where they lie."""
    company: Sequence[Company] = ()
    badges: Mapping[str, int] = field(default_factory=dict)
    """Whose badge the log shows before events that name no seat, by the kind of event."""

    @property
    def pieces(self) -> str:
        """The parts together."""
        return "".join(drawn_part(name, drawn) for name, drawn in self.parts.items())

    def board_symbols(self) -> dict[str, str]:
        """The symbols used in the part that never changes, by name."""
        return used([self.board], self.sheet)

    def symbols(self) -> dict[str, str]:
        """The symbols used in all the rest, by name."""
        art = (item.art for row in self.own for item in row.items)
        marks = (mark.icon for panel in (*self.seats, *(each.panel for each in self.company)) for mark in (*panel.cells, *panel.supply))
        return used(chain(self.parts.values(), art), self.sheet, marks)

    def svg(self, theme: str = "", box: Sequence[float] = ()) -> str:
        """The board, or the part of it in a box (x, y, width, height), as a stand-alone picture for notebooks and files."""
        left, top, width, height = box or (0, 0, *self.size)
        named = f' data-theme="{theme}"' if theme else ""
        size = f'viewBox="{left} {top} {width} {height}" width="{width}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} class="scene"{named} role="img" aria-label="{escape(self.label)}">'
        symbols = "".join((self.board_symbols() | self.symbols()).values())
        return f"{head}<style>{scene_style()}{self.style}</style><defs>{symbols}</defs>{self.board}{self.pieces}</svg>"

    def table_svg(self, view: Mapping[str, Any], words: Words) -> str:
        """The whole table as a stand-alone picture; `view` is what the scene was drawn from."""
        from ridotto.look.plate import plate

        return plate(self, view, words)


def drawn_part(name: str, drawn: str) -> str:
    """A part as the group that it is on a page."""
    return f'<g id="part-{name}" class="scene">{drawn}</g>' if drawn else ""


@lru_cache(maxsize=64)
def read_style(package: str) -> str:
    """The stylesheet beside a game's `scene.py`."""
    return files(package).joinpath("scene.css").read_text(encoding="utf-8")


@cache
def scene_style() -> str:
    """The tokens and the stylesheet of scenes, for a stand-alone picture."""
    return "".join(files("ridotto.look").joinpath("css", name).read_text(encoding="utf-8") for name in ("tokens.css", "scene.css"))
