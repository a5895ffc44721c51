"""What a game's `scene.py` gives to a page: the picture of a view, in the parts in which pages lay it out.

`draw(view, words, news)` makes a `Scene` from a view of `Match.view` and nothing else; `news` are the events since the
viewer last moved, for the marks of what has changed. The same view always gives the same scene.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from html import escape
from importlib.resources import files

from ridotto.look.symbols import used


@dataclass(frozen=True)
class Mark:
    """A small sign with a number or a word: a cell of progress, or something in the supply."""

    icon: str
    """The name of a symbol of 24 x 24 units in the current colour."""
    text: str
    label: str
    """What it is, for those who do not see the icon."""
    has: bool = False
    """Whether it stands out in the seat's colour."""
    tint: str = ""
    """The name of a colour of its own, which the game's rules of style give to the class `tint-NAME`."""


@dataclass(frozen=True)
class SeatPanel:
    """A player beside the board. Name, badge and whose turn it is are the page's business."""

    number: str
    """The number that decides the match."""
    caption: str
    """What it counts, in one or two short lines."""
    status: str = ""
    """A quiet line on how this player stands at the moment."""
    cells: Sequence[Mark] = ()
    supply: Sequence[Mark] = ()
    leads: bool = False
    note: str = ""
    """What number and caption mean, for those who rest on them with the pointer."""
    worth: int | None = None
    """What the course of the match is drawn from, where the number alone does not tell who is ahead."""
    warning: str = ""
    """What this player must know at any time, even while it is said whose turn it is."""


@dataclass(frozen=True)
class Company:
    """A player whom nobody plays: it has no seat, and stands below those who have one."""

    name: str
    badge: int
    """The number of the seat whose badge and colours it has."""
    about: str
    """Who that is, in one sentence."""
    panel: SeatPanel


@dataclass(frozen=True)
class Item:
    """A card, a token or a plate with words in the viewer's own area."""

    name: str
    """Stays with the physical thing."""
    art: str
    """SVG around 0 0; empty for a plate with words."""
    box: str
    """The view box, such as `-30 -42 60 84`."""
    label: str
    move: int | None = None
    """The move that choosing it makes."""
    why: str = ""
    """Why it cannot be chosen now, where somebody could think it can."""
    chosen: bool = False
    aside: bool = False
    part: str = ""
    """What choosing it adds to a set: several items are chosen, then the button whose `parts` they are."""
    then: Sequence[int] = ()
    """The moves that go without saying after `move`: the page's script makes them, too; without it they are asked for one by one."""


@dataclass(frozen=True)
class Row:
    """Things of the viewer's own that belong together, with a title and a word for what they wait for."""

    title: str
    note: str
    items: Sequence[Item]
    run: bool = False
    """Whether choosing an item stands for all those before it that may be chosen."""


@dataclass(frozen=True)
class Button:
    """A move that cannot be pointed at."""

    move: int
    label: str
    main: bool = False
    parts: Sequence[str] = ()
    """The items that must be chosen for it, by their `part`; it is shown when exactly these are."""
    then: Sequence[int] = ()
    """As for an item: the moves that go without saying after it."""


@dataclass(frozen=True)
class Refusal:
    """A button that is there and cannot be pressed now, and why."""

    label: str
    why: str


@dataclass(frozen=True)
class Loupe:
    """A part of the board that a phone shows enlarged."""

    name: str
    """The part's id: a tap on the element with this name brings it here."""
    label: str
    box: tuple[float, float, float, float]
    now: bool = False
    """Whether it is what the decision is about: shown first."""
    half: bool = False
    """Whether two of its kind are shown side by side."""


def first_shown(loupes: Iterable[Loupe], first: Sequence[str]) -> list[Loupe]:
    """The loupes with these names in front, in this order, as what the decision is about; then the others."""
    marked = [replace(loupe, now=loupe.name in first) for loupe in loupes]
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
    pieces: str
    """All the rest."""
    sheet: Mapping[str, str]
    """The symbols of the game, by name."""
    happened: str = ""
    """What the viewer should know before the question."""
    hint: str = ""
    """How the decision is made here: what to point at."""
    buttons: Sequence[Button | Refusal] = ()
    seats: Sequence[SeatPanel] = ()
    own: Sequence[Row] = ()
    goal: str = ""
    """What wins, in one sentence."""
    loupes: Sequence[Loupe] = ()
    size: tuple[int, int] = (1000, 700)
    sum: str = ""
    """A line beside the viewer's own things: what is chosen so far comes to."""
    style: str = ""
    """The game's own rules of style, beside those of all scenes."""
    about: Mapping[int, str] = field(default_factory=dict)
    """What a move brings, in a sentence, where its place does not show it: said when somebody points at it."""
    company: Sequence[Company] = ()
    badges: Mapping[str, int] = field(default_factory=dict)
    """Whose badge stands in the log before events that name no seat, by the kind of event."""

    def board_symbols(self) -> dict[str, str]:
        """The symbols that the part which never changes uses, by name."""
        return used(self.board, self.sheet)

    def symbols(self) -> dict[str, str]:
        """The symbols that all the rest uses, by name."""
        art = "".join(item.art for row in self.own for item in row.items)
        marks = "".join(f'href="#{mark.icon}"' for panel in (*self.seats, *(each.panel for each in self.company)) for mark in (*panel.cells, *panel.supply))
        return used(self.pieces + art + marks, self.sheet)

    def svg(self, theme: str = "") -> str:
        """The board as a picture of its own, for notebooks and files."""
        width, height = self.size
        named = f' data-theme="{theme}"' if theme else ""
        size = f'viewBox="0 0 {width} {height}" width="{width}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} class="scene"{named} role="img" aria-label="{escape(self.label)}">'
        symbols = "".join((self.board_symbols() | self.symbols()).values())
        return f"{head}<style>{_style()}{self.style}</style><defs>{symbols}</defs>{self.board}{self.pieces}</svg>"


@lru_cache(maxsize=64)
def read_style(package: str) -> str:
    """The rules of style that lie beside a game's `scene.py`."""
    return files(package).joinpath("scene.css").read_text(encoding="utf-8")


@cache
def _style() -> str:
    """The tokens and the rules of scenes, for a picture that stands alone."""
    return "".join(files("ridotto.look").joinpath("css", name).read_text(encoding="utf-8") for name in ("tokens.css", "scene.css"))
