"""The pen: short functions that write SVG. Coordinates are scene units; colours are tokens (`tokens.css`), not values.

A piece that moves is a group with an id of its own (`piece`). A legal move is a `spot` or a `box` that carries the
move's number; the page's script sends the move when it is clicked or chosen by key. What cannot be done now is shown
with `off`, which says why.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape
from math import cos, hypot, pi, sin

KEY = 'stroke="var(--seat-key,var(--ink))" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"'
"""The contour of a seat's piece."""
INK = 'stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"'
"""The contour of everything else."""
SEPIA, UMBER = "#231b15", "#3a2f26"
"""Lines and openings of what is the same colour by day and by night: coins, goods, facades."""
LINED = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
"""The lines of a sign in the current colour; each sets its own width."""
LEGIBLE = 20.0
"""Letters of this size can be read on the smallest board that is not shown through a loupe."""
MOST_DRAWN = 4_096
"""So many of the smallest drawings of a kind are kept: the same ones make up most of every picture."""
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width, height."""


@lru_cache(maxsize=8192)
def num(value: float) -> str:
    """A coordinate in as few characters as possible."""
    return f"{value + 0.0:.1f}".removesuffix(".0")  # and nothing is 0, not -0


def closed(points: Iterable[Point]) -> str:
    """The path of a closed outline."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def around(radius: float, count: int, start: float = 0.0) -> list[Point]:
    """`count` points on a circle, clockwise from the top."""
    return [(radius * sin(start + 2 * pi * k / count), -radius * cos(start + 2 * pi * k / count)) for k in range(count)]


def sized(box: Box) -> str:
    """The position and size of a rectangle, as SVG attributes."""
    left, top, width, height = box
    return f'x="{num(left)}" y="{num(top)}" width="{num(width)}" height="{num(height)}"'


def slab(box: Box, fill: str, line: float = 1.4) -> str:
    """Something flat on the board, such as a quay or a sheet of paper, with its shadow to the lower right."""
    return f'{shadow(f"rect {sized(box)}")}<rect {sized(box)} fill="{fill}" stroke="var(--coast)" stroke-width="{line:g}"/>'


def shadow(shape: str) -> str:
    """The shadow of a shape, given as the beginning of its element: `rect x=...`, `path d=...`."""
    return f'<{shape} transform="translate(2 3)" fill="var(--coast)" opacity=".45"/>'


def ribbon(left: float, right: float, y: float, half: float = 15.0) -> str:
    """The ink ribbon under the name of what is being decided; its right end is pointed, its left end notched."""
    return f'<path d="M{num(left)} {num(y - half)}H{num(right)}l9 {num(half)}-9 {num(half)}H{num(left)}l-9-{num(half)}Z" fill="var(--ink)"/>'


def symbol(name: str, box: str, body: str) -> str:
    """A drawing defined once, for `use`."""
    return f'<symbol id="{name}" viewBox="{box}" overflow="visible">{body}</symbol>'


@lru_cache(maxsize=MOST_DRAWN, typed=True)
def use(name: str, x: float, y: float, width: float, height: float | None = None, more: str = "") -> str:
    """A symbol, centred."""
    height = width if height is None else height
    size = f'x="{num(x - width / 2)}" y="{num(y - height / 2)}" width="{num(width)}" height="{num(height)}"'
    return f'<use href="#{name}" {size}{" " + more if more else ""}/>'


def at(x: float, y: float, *inner: str, scale: float = 1.0) -> str:
    """Something moved to its place."""
    scaled = f" scale({scale:g})" if scale != 1.0 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scaled}">{"".join(inner)}</g>'


def piece(name: str, x: float, y: float, *inner: str, classes: str = "") -> str:
    """A piece that glides when its place changes. The same physical piece always has the same name."""
    return f'<g id="{name}" class="piece{" " + classes if classes else ""}" transform="translate({num(x)} {num(y)})">{"".join(inner)}</g>'


def group(*inner: str, classes: str = "", label: str = "", name: str = "", rule: str = "") -> str:
    """Things that belong together; the label is for screen readers, `rule` the paragraph that it comes from, unless a title names it."""
    parts = [f'id="{name}"' if name else "", f'class="{classes}"' if classes else "", f'role="group" aria-label="{escape(label)}"' if label else ""]
    parts.append(f'data-rule="{rule}"' if rule else "")
    return f"<g {' '.join(part for part in parts if part)}>{''.join(inner)}</g>"


@lru_cache(maxsize=MOST_DRAWN, typed=True)
def write(text: object, x: float, y: float, size: float | None = None, anchor: str = "middle", classes: str = "", more: str = "") -> str:
    """A text; `y` is its base line. Small letters grow where the page shows the drawing small: to `--least`."""
    shown = f'font-size="{_letters(size)}"' if size else ""
    parts = [f'class="{classes}"' if classes else "", shown, f'text-anchor="{anchor}"' if anchor != "start" else "", more]
    return f'<text x="{num(x)}" y="{num(y)}" {" ".join(part for part in parts if part)}>{escape(str(text))}</text>'


def _letters(size: float) -> str:
    return f"{size:g}" if size >= LEGIBLE else f"max({size:g}px,var(--least,0px))"


def signed(points: int) -> str:
    """Points, which may be negative: with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)


@lru_cache(maxsize=MOST_DRAWN)
def title(text: str, rule: str) -> str:
    """What a thing is, shown when the pointer rests on it, and the number of the paragraph that it comes from."""
    return f'<title data-rule="{rule}">{escape(text)}</title>'


def number(value: object, x: float, y: float, size: float, anchor: str = "middle", classes: str = "") -> str:
    """A numeral on a piece, in the title font."""
    return write(value, x, y, size, anchor, f"num {classes}".strip())


def count(value: object, x: float, y: float) -> str:
    """How many there are, beside a piece. The page sets its size: larger on a phone."""
    return write(value, x, y, None, "start", "count")


# ---- what may be done ----


def _doing(move: int, label: str, of: str = "", classes: str = "", then: Sequence[int] = ()) -> str:
    picked = f' data-of="{of}"' if of else ""
    after = f' data-then="{" ".join(map(str, then))}"' if then else ""
    return f'class="legal{" " + classes if classes else ""}" data-move="{move}"{picked}{after} role="button" tabindex="0" aria-label="{escape(label)}"'


def pick(name: str, label: str, x: float, y: float, radius: float, *inner: str) -> str:
    """Something to be chosen first, such as the piece to move: the marks with `of=name` then show where it may go.

    On a page without script they all show at once.
    """
    ring = f'<circle class="ground" r="{num(radius)}"/><circle class="halo" r="{num(radius)}"/>{"".join(inner)}<circle class="dash" r="{num(radius)}"/>'
    button = f'class="legal pick" data-pick="{name}" role="button" tabindex="0" aria-pressed="false" aria-label="{escape(label)}"'
    return f'<g {button} transform="translate({num(x)} {num(y)})">{ring}{_ticks(radius)}</g>'


@lru_cache(maxsize=64)
def _ticks(radius: float) -> str:
    """Four strokes across a circle."""
    strokes = (f"M{num(dx * (radius - 4))} {num(dy * (radius - 4))}L{num(dx * (radius + 1.5))} {num(dy * (radius + 1.5))}" for dx, dy in around(1, 4))
    return f'<path class="tick" d="{"".join(strokes)}"/>'


def spot(move: int, label: str, x: float, y: float, radius: float = 19.0, ghost: str = "", ground: str = "", of: str = "", classes: str = "") -> str:
    """A legal move at a spot or around a piece: halo, walking dashes, four ticks, and a ghost of what would be there.

    With `of` it shows once the `pick` of that name has been chosen.
    """
    veil = f'<circle r="{num(radius)}" fill="var(--halo)" opacity=".75"/>' if ghost else f'<circle class="ground" r="{num(radius)}"/>'
    ring = f'<circle class="halo" r="{num(radius)}"/>{_ghost(ghost)}<circle class="dash" r="{num(radius)}"/>{_ticks(radius)}'
    return f'<g {_doing(move, label, of, classes)}>{ground}<g transform="translate({num(x)} {num(y)})">{veil}{ring}</g></g>'


def box(move: int, label: str, x: float, y: float, width: float, height: float, ghost: str = "", corner: float = 4.0, of: str = "", classes: str = "") -> str:
    """A legal move on a card, a tile or an area, centred: dashed outline with corner brackets. `of` as in `spot`."""
    ground, lines = _framed(width, height, corner)
    return f'<g {_doing(move, label, of, classes)} transform="translate({num(x)} {num(y)})">{ground}{_ghost(ghost)}{lines}</g>'


@lru_cache(maxsize=512)
def _framed(width: float, height: float, corner: float) -> tuple[str, str]:
    """What is drawn under and over a card that may be chosen."""
    left, top = -width / 2, -height / 2
    size = f'x="{num(left)}" y="{num(top)}" width="{num(width)}" height="{num(height)}" rx="{num(corner)}"'
    arm = min(10.0, width / 4, height / 4)
    bracket = "".join(
        f"M{num(sx * width / 2)} {num(sy * (height / 2 - arm))}V{num(sy * height / 2)}H{num(sx * (width / 2 - arm))}" for sx in (-1, 1) for sy in (-1, 1)
    )
    return f'<rect class="ground" {size}/>', f'<rect class="halo" {size}/><rect class="dash" {size}/><path class="tick" d="{bracket}"/>'


def lane(move: int, label: str, start: Point, end: Point, *middle: str, breadth: float = 13.0, classes: str = "", then: Sequence[int] = ()) -> str:
    """A legal move along a route, such as a canal: walking dashes with an arrow at the end, and `middle` over them.

    `then` are the moves that follow it as a matter of course, as for an item.
    """
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    ground = [(x0 - uy * breadth, y0 + ux * breadth), (x1 - uy * breadth, y1 + ux * breadth), (x1 + uy * breadth, y1 - ux * breadth)]
    ground.append((x0 + uy * breadth, y0 - ux * breadth))
    line = f"M{num(x0 + ux * 3)} {num(y0 + uy * 3)}L{num(x1 - ux * 4)} {num(y1 - uy * 4)}"
    tip = [(x1 - ux * 9 - uy * 7, y1 - uy * 9 + ux * 7), (x1 - ux * 1.5, y1 - uy * 1.5), (x1 - ux * 9 + uy * 7, y1 - uy * 9 - ux * 7)]
    arrow = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in tip)
    lines = f'<path class="halo" d="{line}{arrow}"/><path class="dash" d="{line}"/><path class="tick" d="{arrow}" stroke-linejoin="round"/>'
    return f'<g {_doing(move, label, classes=classes, then=then)}><path class="ground" d="{closed(ground)}"/>{lines}{"".join(middle)}</g>'


def ring(width: float, height: float, *inner: str) -> str:
    """The marks of a legal move around something oblong, centred; they belong in a group that carries the move."""
    size = f'x="{num(-width / 2)}" y="{num(-height / 2)}" width="{num(width)}" height="{num(height)}" rx="{num(min(width, height) / 2)}"'
    half, rise = width / 2, height / 2
    ticks = f"M0 {num(-rise - 4.5)}v8.5M0 {num(rise - 4)}v8.5M{num(-half - 4.5)} 0h8.5M{num(half - 4)} 0h8.5"
    under = f'<rect class="ground" {size}/><rect class="halo" {size}/>'
    return f'{under}{"".join(inner)}<rect class="dash" {size}/><path class="tick" d="{ticks}"/>'


def oblong(move: int, label: str, x: float, y: float, width: float, height: float, *inner: str, classes: str = "") -> str:
    """A legal move around something oblong, such as a boat."""
    return f'<g {_doing(move, label, classes=classes)} transform="translate({num(x)} {num(y)})">{ring(width, height, *inner)}</g>'


def area(move: int | None, ground: str, *inner: str, name: str = "", label: str = "", rule: str = "", picking: bool = False) -> str:
    """A large area with the outline `ground`. With a move, a click anywhere in it counts as one on the mark inside. `rule` as in `group`.

    With `picking` there are marks of two steps in it: a click counts as one on that which is shown there for what has been
    picked, and otherwise as one on the `pick` inside.
    """
    if picking:
        return group(f'<path class="ground" d="{ground}"/>', *inner, classes="field within", name=name, label=label, rule=rule)
    if move is None:
        return group(*inner, classes="field", name=name, label=label, rule=rule)
    named = f' id="{name}"' if name else ""
    labelled = f' role="group" aria-label="{escape(label)}"' if label else ""
    ruled = f' data-rule="{rule}"' if rule else ""
    return f'<g{named} class="field can" data-move="{move}"{labelled}{ruled}><path class="ground" d="{ground}"/>{"".join(inner)}</g>'


def off(why: str, *inner: str, name: str = "") -> str:
    """Something that looks usable but is not at the moment. Asked, it says why and, with a name, what it is."""
    label = escape(f"{name}{'' if name.endswith('.') else ':'} {why}" if name else why)
    return f'<g class="off" role="button" tabindex="0" aria-disabled="true" aria-label="{label}" data-why="{escape(why)}">{"".join(inner)}</g>'


def look(keys: Iterable[object], *inner: str) -> str:
    """Drawn only while one of these is pointed at: a move, by its number, or an own item, as `own-NAME`."""
    return f'<g class="look" data-look="{" ".join(map(str, keys))}" aria-hidden="true">{"".join(inner)}</g>'


def _ghost(ghost: str) -> str:
    return f'<g class="ghost" aria-hidden="true">{ghost}</g>' if ghost else ""


# ---- what has changed ----


def route(points: Sequence[Point]) -> str:
    """The route a piece has taken, dotted as on a chart, with an open diamond at its start."""
    (x, y), *_ = points
    (x0, y0), (x1, y1) = points[0], points[-1]
    bend = (x0 + x1) / 2 - (y1 - y0) * 0.16, (y0 + y1) / 2 + (x1 - x0) * 0.16
    way = f"M{num(x0)} {num(y0)}Q{num(bend[0])} {num(bend[1])} {num(x1)} {num(y1)}"
    return f'<path class="route" d="{way}"/><path class="origin" d="M{num(x)} {num(y - 7)}l7 7-7 7-7-7Z"/>'


def wake(x: float, y: float, width: float = 48.0) -> str:
    """Two short waves under something new."""
    half = width / 2
    left = f"M{num(x - half)} {num(y)}c{num(half * 0.34)} 4 {num(half * 0.68)} 4 {num(half * 0.94)} 4"
    return f'<path class="wake" d="{left}M{num(x + half)} {num(y - 1)}c-4 2-8 3-13 4"/>'


def plus(value: int, x: float, y: float) -> str:
    """By how much a count has changed."""
    return write(f"+{value}" if value > 0 else signed(value), x, y, None, "middle", "plus")


def changed(*marks: str) -> str:
    """The marks of everything that has changed, over the pieces."""
    return f'<g class="changes" aria-hidden="true">{"".join(marks)}</g>' if any(marks) else ""
