"""A whole table as one picture for notebooks and files: who plays, the board, and the viewer's own things.

On a page these are parts of the page (`table/`); here they are engraved on one plate, which needs nothing around it:
styles and symbols are in it, and fonts that are missing are replaced by the next of their kind.
"""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import chain
from typing import Any

from ridotto.engine.words import Words
from ridotto.look.fonts import TEXT, TITLE, font_faces
from ridotto.look.pen import num, sized
from ridotto.look.scene import Item, Row, Scene, SeatPanel, scene_style
from ridotto.look.symbols import used

MARGIN = 16.0
BAR = 54.0
"""Height of the title, and of the line of players."""
ITEM = 78.0
"""Height of the viewer's own things."""
ROW = ITEM + 30
GAP = 6.0
WIDE = 0.47
"""How wide a letter is, as a share of its size: more than our letters need on average."""
FONTS = ((TITLE, 600, "normal"), (TITLE, 600, "italic"), (TITLE, 700, "normal"), (TEXT, 400, "normal"), (TEXT, 600, "normal"), (TEXT, 700, "normal"))
STYLE = """
.plate { --march: none; }
.plate .said { font-family: var(--font-text); }
.plate .title { font-family: var(--font-title); }
.plate .quiet { fill: var(--ink-2); }
"""


def plate(scene: Scene, view: Mapping[str, Any], words: Words) -> str:
    """The picture, as wide as the board and its margins. `scene` is the one drawn from `view`."""
    width, board_height = scene.size
    own, own_height = _own(scene, float(width))
    top = MARGIN + 2 * BAR
    head = _title(scene, view, words, float(width)) + _players(scene, view, float(width))
    board = f'<svg {sized((0, top, width, board_height))} viewBox="0 0 {width} {board_height}"><g class="scene">{scene.board}{scene.pieces}</g></svg>'
    height = top + board_height + own_height
    badges = [f"badge-{badge}" for badge, _, _ in _company(scene, view["names"])]
    art = (item.art for row in scene.own for item in row.items)
    symbols = "".join(used(chain([scene.board], scene.parts.values(), art), scene.sheet, badges).values())
    label = escape(f"{words('title')}: {scene.heading}. {scene.label}")
    ground = f'<rect {sized((-MARGIN, 0, width + 2 * MARGIN, height))} rx="8" fill="var(--paper)"/>'
    size = f'viewBox="{num(-MARGIN)} 0 {num(width + 2 * MARGIN)} {num(height)}" width="{num(width + 2 * MARGIN)}" height="{num(height)}"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} class="plate" role="img" aria-label="{label}">'
    inside = f"<style>{font_faces(*FONTS)}{scene_style()}{scene.style}{STYLE}</style><defs>{symbols}</defs>{ground}{head}{board}"
    return f'{opening}{inside}<g transform="translate(0 {num(top + board_height)})">{own}</g></svg>'


def _title(scene: Scene, view: Mapping[str, Any], words: Words, width: float) -> str:
    """What is played, where it stands, and whose eyes one looks through."""
    seat = view["seat"]
    whose = words("house-spectator") if seat is None else words("house-seat-of", name=view["names"][seat], seat=seat)
    title, whose = words("title"), _cut(whose, 15, width / 3)
    question = words(f"decision-{view['decision']}") if view["decision"] else ""
    room = width - 34 * WIDE * len(title) - 15 * WIDE * len(whose) - 40
    heading = _cut(scene.heading, 18, room)
    asked = _cut(question, 18, room - 18 * WIDE * len(heading)) if question else ""
    named = f'<tspan font-size="34" font-weight="700" class="title">{escape(title)}</tspan><tspan dx="14">{escape(heading)}</tspan>'
    more = f'<tspan dx="10" class="quiet">{escape(asked)}</tspan>' if asked else ""
    left = f'<text x="0" y="42" font-size="18" class="said">{named}{more}</text>'
    return left + _text(width, 40, whose, 15, kind="quiet", anchor="end")


def _players(scene: Scene, view: Mapping[str, Any], width: float) -> str:
    """Everybody with the number that decides the match; a line below those who decide now, or have won."""
    company = list(_company(scene, view["names"]))
    room = width / max(len(company), 3)
    marked = view["winners"] if view["over"] else view["actors"]
    drawn = ""
    for at, (badge, name, panel) in enumerate(company):
        left, space = at * room, room - 46
        said = f"{panel.number} {panel.caption}".replace("\n", ", ")
        drawn += f'<use href="#badge-{badge}" {sized((left, MARGIN + BAR - 4, 34, 34))}/>'
        drawn += _text(left + 42, MARGIN + BAR + 11, _cut(name, 17, space), 17, weight=600)
        drawn += _text(left + 42, MARGIN + BAR + 28, _cut(said, 14, space), 14, kind="quiet")
        if at in marked:
            drawn += f'<rect {sized((left, MARGIN + BAR + 35, room - 12, 3))} fill="var(--accent)"/>'
    return drawn


def _company(scene: Scene, names: Sequence[str]) -> Iterator[tuple[int, str, SeatPanel]]:
    """Badge, name and panel of all who play, those without a seat last."""
    for seat, (name, panel) in enumerate(zip(names, scene.seats, strict=False)):
        yield seat, name, panel
    for each in scene.company:
        yield each.badge, each.name, each.panel


def _own(scene: Scene, width: float) -> tuple[str, float]:
    """The viewer's own things, row after row and side by side where there is room, and how high they are together."""
    drawn, left, top = "", 0.0, 12.0
    for row in scene.own:
        if any(item.art for item in row.items):
            things, long = _row(row, width)
            if left and left + long > width:
                left, top = 0.0, top + ROW
            drawn += f'<g transform="translate({num(left)} {num(top)})">{things}</g>'
            left += long + 28
    return drawn, top + ROW if left else MARGIN


def _row(row: Row, width: float) -> tuple[str, float]:
    """Things that belong together below their title, closer to each other or overlapping where they are many, and how wide they are."""
    items = [item for item in row.items if item.art]
    note = _cut(row.note, 14, width - 14 * WIDE * len(row.title)) if row.note else ""
    drawn = f'<text y="14" font-size="14" class="said"><tspan font-weight="600">{escape(row.title)}</tspan>'
    drawn += f'<tspan dx="6" class="quiet">{escape(note)}</tspan></text>'
    widths = [_width(item) for item in items]
    steps = [wide + GAP for wide in widths[:-1]]
    closer = min(1.0, (width - widths[-1]) / max(sum(steps), 1))
    at = 0.0
    for item, wide, step in zip(items, widths, [*steps, 0], strict=True):
        aside = ' class="aside"' if item.aside else ""
        drawn += f'<svg {sized((at, 22, wide, ITEM))} viewBox="{item.box}"{aside}><g class="scene">{item.art}</g></svg>'
        at += step * closer
    return drawn, max(at + widths[-1], 14 * WIDE * len(row.title + note) + 12)


def _width(item: Item) -> float:
    """How wide an item is at the height that all have."""
    _, _, wide, high = (float(each) for each in item.box.split())
    return wide * ITEM / high


def _text(x: float, y: float, said: str, size: float, weight: int = 400, kind: str = "", anchor: str = "start") -> str:
    where = f'x="{num(x)}" y="{num(y)}" text-anchor="{anchor}"'
    return f'<text {where} font-size="{num(size)}" font-weight="{weight}" class="said {kind}">{escape(said)}</text>'


def _cut(said: str, size: float, space: float) -> str:
    """As much of a text as there is room for."""
    most = max(int(space / (size * WIDE)), 1)
    return said if len(said) <= most else f"{said[: most - 1].rstrip()}…"
