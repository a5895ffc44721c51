"""The Doge's galley from the side: parts of both decks, ribs and posts of what is not built yet.

Stern and bow are in `art/parts`. All lines of the ship follow one sheer curve. A part is drawn once for each column
width, as if the deck were level; the scene sets it in its column with `on_sheer`, which lifts and slants it so that
upright things stay upright.
"""

from functools import lru_cache
from math import hypot

from ridotto.look.pen import Point, closed, num, symbol

LEFT, LENGTH = 126.0, 640.0
"""Where the first column begins, and how long all columns are together."""
RIGHT = LEFT + LENGTH
WATERLINE = 250.0
ROOF, EAVES, FLOOR, RAIL, DECK, WALE = 86.0, 104.0, 149.0, 150.0, 160.0, 207.0
"""Heights on the level ship: top of the roof, eaves, sill of the hall, its rail, the upper deck, the painted wale."""
KEEL = 216.0
"""Where parts of the lower deck end and the bottom of the hull begins."""
STYLES = 3
"""Plain, better and rich: parts for 2 and 3, 4 and 5, 6 and 7 ducats."""
_BAY = 20.0
"""About how wide a bay is: a port below, an arch above."""
_HEIGHT = 300


def stroke(width: float, colour: str = "var(--sl)") -> str:
    """The stroke of a line."""
    return f'stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'


LINE, FINE = stroke(1.2), stroke(0.8)
"""Contours on painted wood: dark by day and by night."""
HAIR = f'fill="none" {stroke(0.55)}'
BARE, BARE_FINE = stroke(1.2, "var(--coast)"), stroke(0.8, "var(--coast)")
"""Contours on bare timber."""
BARE_HAIR = f'fill="none" {stroke(0.55, "var(--coast)")}'
WOODEN, GILDED, CRIMSON, DARK, PALE = 'fill="var(--hull)"', 'fill="var(--brass)"', 'fill="var(--wax)"', 'fill="var(--open)"', 'fill="var(--cabin)"'
"""What wood, gold, cloth, openings and walls are filled with."""


def sheer(x: float) -> float:
    """How far the ship rises at a place, from its lowest point amidships."""
    way = (x - 430) / 340
    return (15 if way < 0 else 7) * way * way


def height(level: float, x: float) -> float:
    """The actual height at a place, from a height on the level ship."""
    return level - sheer(x)


def along(level: float, left: float, right: float, steps: int = 5) -> list[Point]:
    """A line along the ship."""
    places = [left + (right - left) * k / steps for k in range(steps + 1)]
    return [(x, height(level, x)) for x in places]


def line(points: list[Point]) -> str:
    """The path of an open line."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def strake(top: float, bottom: float, left: float, right: float) -> str:
    """The outline of a band along the ship."""
    return closed(along(top, left, right) + along(bottom, left, right)[::-1])


@lru_cache(maxsize=64)
def width(columns: int) -> float:
    """The width of a column."""
    return LENGTH / columns


@lru_cache(maxsize=512)
def on_sheer(columns: int, column: int) -> str:
    """The transform that sets a part in its column."""
    left = LEFT + column * width(columns)
    slope = (sheer(left) - sheer(left + width(columns))) / width(columns)
    return f'transform="matrix(1 {slope:.4f} 0 1 {left:.2f} {-sheer(left):.2f})"'


def part(name: str, columns: int, column: int) -> str:
    """A symbol of this module in its column."""
    return f'<use href="#ds-{name}-{columns}" width="{width(columns):.2f}" height="{_HEIGHT}" {on_sheer(columns, column)}/>'


def style_of(cost: int) -> int:
    """How richly a part is decorated."""
    return (cost - 2) // 2


def arch(x: float, sill: float, wide: float, high: float) -> str:
    """A pointed opening on a level sill."""
    half, top = wide / 2, sill - high
    spring, haunch, tip = num(top + high * 0.42), num(top + high * 0.18), num(top + high * 0.1)
    left, right = num(x - half), num(x + half)
    rise = f"M{left} {num(sill)}V{spring}C{left} {haunch} {num(x - 1)} {tip} {num(x)} {num(top)}"
    return f"{rise}C{num(x + 1)} {tip} {right} {haunch} {right} {spring}V{num(sill)}Z"


# ---- parts of the lower deck ----


def _centres(wide: float, bays: int) -> list[float]:
    return [wide * (k + 0.5) / bays for k in range(bays)]


def _seams(wide: float, bays: int) -> list[float]:
    return [wide * k / bays for k in range(1, bays)]


def _frieze(wide: float, style: int) -> str:
    """The gilt band below the deck: waves, lozenges or scrolls."""
    count = round(wide / 8)
    pitch, drawn = wide / count, ""
    for k in range(count):
        x = pitch * (k + 0.5)
        if style == 0:
            drawn += f"M{num(x - 3)} 166.1q3-5 6 0"
        elif style == 1:
            drawn += f"M{num(x)} 161.7l2.8 2.8-2.8 2.8-2.8-2.8Z"
        else:
            drawn += f"M{num(x - 3)} 164.5a3 3 0 1 1 3 3q-2 0-2-2"
    band = f'<path d="M0 160H{num(wide)}V169H0Z" {GILDED} {FINE}/>'
    return f'{band}<path d="{drawn}" fill="none" {stroke(0.8)}/>'


def _between_ports(wide: float, bays: int, style: int) -> str:
    """The ornaments on the planks between and below the ports."""
    seams, centres = _seams(wide, bays), _centres(wide, bays)
    if style == 0:
        nails = "".join(f"M{num(x)} {y}h.1" for x in seams for y in (176, 182))
        return f'<path d="{nails}" fill="none" {stroke(2)}/>'
    if style == 1:
        lozenges = "".join(f"M{num(x)} 173.6l3.2 4.6-3.2 4.6-3.2-4.6Z" for x in seams)
        return f'<path d="{lozenges}" {GILDED} {FINE}/>'
    rosettes = "".join(f'<circle cx="{num(x)}" cy="178" r="3.7" {GILDED} {FINE}/><path d="M{num(x)} 178h.1" fill="none" {stroke(2.6)}/>' for x in seams)
    swags = "".join(f"M{num(x - 8)} 190.4Q{num(x)} 204.6 {num(x + 8)} 190.4Q{num(x)} 197 {num(x - 8)} 190.4Z" for x in centres)
    knots = "".join(f"M{num(x + side * 8)} 190.4v6.4" for x in centres for side in (-1, 1))
    return f'{rosettes}<path d="{swags}" {GILDED} {FINE}/><path d="{knots}" fill="none" {stroke(2.6)}/>'


def _lower(wide: float, bays: int, style: int) -> str:
    planks = f'<path d="M0 160H{num(wide)}V216H0Z" {WOODEN} {LINE}/><path d="M0 187H{num(wide)}M0 194H{num(wide)}M0 201H{num(wide)}" {HAIR}/>'
    ports = "".join(arch(x, 185.4, 8.6, 11.4) for x in _centres(wide, bays))
    frames = "".join(arch(x, 186.4, 11.6, 14) for x in _centres(wide, bays)) if style else ""
    framed = f'<path d="{frames}" {GILDED} {stroke(0.6)}/>' if frames else ""
    count = round(wide / 8)
    studs = "".join(f"M{num(wide * (k + 0.5) / count)} 211.5h.1" for k in range(count))
    wale = f'<path d="M0 207H{num(wide)}V216H0Z" {CRIMSON} {FINE}/><path d="{studs}" fill="none" {stroke(2.6, "var(--brass)")}/>'
    edge = f'<path d="M.4 160V216M{num(wide - 0.4)} 160V216" fill="none" {stroke(0.8)}/>'
    return f'{planks}{_frieze(wide, style)}{framed}<path d="{ports}" {DARK}/>{_between_ports(wide, bays, style)}{wale}{edge}'


def _oars(wide: float, bays: int) -> str:
    """One oar from each port, its blade in the water."""
    shafts, blades = "", ""
    for x in _centres(wide, bays):
        foot_x, foot_y = x - 33, 273.0
        neck_x, neck_y = x + (foot_x - x) * 0.8, 181 + (foot_y - 181) * 0.8
        length = hypot(foot_x - neck_x, foot_y - neck_y)
        ux, uy = (foot_x - neck_x) / length, (foot_y - neck_y) / length
        shafts += f"M{num(x)} 181L{num(neck_x)} {num(neck_y)}"
        sides = [(neck_x, neck_y)] + [(neck_x + ux * 5 + side * uy * 2.8, neck_y + uy * 5 - side * ux * 2.8) for side in (-1,)]
        sides += [(foot_x - uy * 2.8, foot_y + ux * 2.8), (foot_x + uy * 2.8, foot_y - ux * 2.8), (neck_x + ux * 5 + uy * 2.8, neck_y + uy * 5 - ux * 2.8)]
        blades += closed(sides)
    return f'<path d="{shafts}" fill="none" {stroke(3)}/><path d="{shafts}" fill="none" {stroke(1.2, "var(--oar)")}/><path d="{blades}" {CRIMSON} {FINE}/>'


# ---- parts of the upper deck ----


def _columns(wide: float, bays: int, style: int) -> str:
    """Gilt columns between the arches; on a rich part they are figures that carry the roof."""
    drawn = ""
    for x in _seams(wide, bays):
        if style < 2:
            drawn += f'<path d="M{num(x - 1.8)} 119h3.6v31h-3.6Z" {GILDED} {stroke(0.55)}/><circle cx="{num(x)}" cy="114.6" r="2.5" {GILDED} {FINE}/>'
        else:
            body = f"M{num(x - 2.8)} 121.4Q{num(x)} 119 {num(x + 2.8)} 121.4L{num(x + 1.6)} 133 {num(x + 2.6)} 150H{num(x - 2.6)}L{num(x - 1.6)} 133Z"
            arms = "".join(f"M{num(x + 2.4 * side)} 122C{num(x + 5 * side)} 118 {num(x + 4 * side)} 111 {num(x + 1.6 * side)} 109" for side in (-1, 1))
            drawn += f'<path d="{arms}" fill="none" {stroke(1.9)}/><path d="{arms}" fill="none" {stroke(1, "var(--brass)")}/>'
            drawn += f'<path d="{body}" {GILDED} {stroke(0.7)}/><circle cx="{num(x)}" cy="116.4" r="2.5" {GILDED} {stroke(0.7)}/>'
    ends = f"M0 {EAVES:g}h3.2v46H0ZM{num(wide - 3.2)} {EAVES:g}h3.2v46h-3.2Z"
    return f'{drawn}<path d="{ends}" {GILDED} {FINE}/>'


def _senator(x: float) -> str:
    """A senator looking out."""
    robe = f"M{num(x - 4.6)} 149C{num(x - 4.6)} 141 {num(x - 3.4)} 137.4 {num(x)} 137.4S{num(x + 4.6)} 141 {num(x + 4.6)} 149Z"
    cap = f"M{num(x - 2.7)} 132.6Q{num(x)} 127.6 {num(x + 2.7)} 132.6Z"
    return f'<path d="{robe}" {CRIMSON} {stroke(0.5)}/><circle cx="{num(x)}" cy="134.2" r="2.7" fill="var(--skin)"/><path d="{cap}" {GILDED}/>'


def _inside(wide: float, bays: int, style: int) -> str:
    """What shows in the arches: nothing; curtains and a senator; or a balustrade, lamps and two senators."""
    if style == 0:
        return ""
    curtains = "".join(f"M{num(x + side * 6.4)} 129Q{num(x + side * 4.4)} 140 {num(x + side * 6.2)} 149" for x in _centres(wide, bays) for side in (-1, 1))
    centres = _centres(wide, bays)
    people = (centres[0], centres[-1]) if style == 2 else (centres[bays // 2],)
    drawn = "".join(map(_senator, people)) + f'<path d="{curtains}" fill="none" {stroke(2.6, "var(--wax)")}/>'
    if style == 2:
        rails = "".join(f"M{num(x - 6.4)} 140H{num(x + 6.4)}" + "".join(f"M{num(x + at)} 149v-9" for at in (-3.2, 0, 3.2)) for x in _centres(wide, bays))
        lamps = "".join(f"M{num(x)} 116v6" for x in _centres(wide, bays))
        drawn += f'<path d="{rails}" fill="none" {stroke(1, "var(--brass)")}/><path d="{lamps}" fill="none" {stroke(0.6, "var(--brass)")}/>'
        drawn += "".join(f'<circle cx="{num(x)}" cy="124" r="1.9" {GILDED}/>' for x in _centres(wide, bays))
    return drawn


def _roof(wide: float, bays: int, style: int) -> str:
    """A barrel of crimson cloth with seams, a gilt cord, a scalloped hem and a finial."""
    cloth = f'<path d="M0 86H{num(wide)}V104H0Z" {CRIMSON} {LINE}/><path d="M0 98H{num(wide)}V104H0Z" fill="#231b15" opacity=".2"/>'
    seams = "".join(f"M{num(x)} 86V104" for x in _seams(wide, bays))
    cord = f'<path d="{seams}" {HAIR}/><path d="M0 90H{num(wide)}" fill="none" {stroke(1.4, "var(--brass)")}/>'
    if style:
        count = round(wide / 10.6)
        flowers = "".join(f"M{num(wide * (k + 0.5) / count)} 94.4h.1" for k in range(count))
        cord += f'<path d="{flowers}" fill="none" {stroke(2.4 if style == 2 else 1.6, "var(--brass)")}/>'
    count = round(wide / 8)
    pitch = wide / count
    hem = "M0 104" + "".join(f"q{num(pitch / 2)} 7 {num(pitch)} 0" for _ in range(count))
    x = wide / 2
    finial = f'<path d="M{num(x)} 86v-4" fill="none" {FINE}/><circle cx="{num(x)}" cy="80" r="2.5" {GILDED} {FINE}/>'
    if style == 2:
        finial += f'<path d="M{num(x)} 77.6V66M{num(x)} 66.6l10 2.6-10 3Z" {CRIMSON} {FINE}/>'
    return f'{cloth}{cord}<path d="{hem}" {GILDED} {FINE}/>{finial}'


def _upper(wide: float, bays: int, style: int) -> str:
    wall = f'<path d="M0 104H{num(wide)}V152H0Z" {PALE} {LINE}/>'
    arches = f'<path d="{"".join(arch(x, FLOOR, 13.2, 36) for x in _centres(wide, bays))}" {DARK}/>'
    count = round(wide / 5.33)
    balusters = "".join(f"M{num(wide * (k + 0.5) / count)} 151.4v7.2" for k in range(count))
    rail = f'<path d="M0 150H{num(wide)}V160H0Z" {GILDED} {FINE}/><path d="{balusters}" fill="none" {stroke(0.9)}/>'
    return f"{wall}{arches}{_inside(wide, bays, style)}{_columns(wide, bays, style)}{rail}{_roof(wide, bays, style)}"


# ---- what is not built yet ----


def _rib(x: float, foot: float, head: float, wide: float) -> str:
    half, middle = wide / 2, num((foot + head) / 2)
    left = f"M{num(x - half)} {num(foot)}Q{num(x - half - 1)} {middle} {num(x - half + 0.8)} {num(head)}H{num(x + half - 0.8)}"
    return f"{left}Q{num(x + half + 1)} {middle} {num(x + half)} {num(foot)}Z"


def _frame(wide: float, bays: int) -> str:
    """The lower deck as a skeleton: far ribs, near ribs, ribbands and the beam of the deck."""
    far = "".join(f"M{num(wide * (k + 0.35) / bays)} 168V222" for k in range(bays))
    near = "".join(_rib(wide * (k + 1) / bays, 217, 152 if k == bays - 1 else 158, 6 if k == bays - 1 else 4.4) for k in range(bays))
    bands = f"M0 170H{num(wide)}V174H0ZM0 196H{num(wide)}V200H0ZM0 157H{num(wide)}V161H0Z"
    bolts = "".join(f"M{num(wide * (k + 1) / bays)} {y}h.1" for k in range(bays) for y in (172, 198))
    behind = f'<path d="{far}" fill="none" {stroke(2.6, "var(--land-line)")}/>'
    ribs = f'{behind}<path d="{near}" {WOODEN} {BARE_FINE}/><path d="{bands}" fill="var(--card)" {BARE_FINE}/>'
    return f'{ribs}<path d="{bolts}" fill="none" {stroke(1.8, "var(--coast)")}/>'


def _posts(wide: float, bays: int) -> str:
    """The posts of the hall, which already stand over a built lower deck."""
    posts = "".join(_rib(wide * (k + 1) / bays, 160, 106 if k == bays - 1 else 112, 4 if k == bays - 1 else 3) for k in range(bays))
    return f'<path d="{posts}" {WOODEN} {BARE_FINE}/><path d="M0 106H{num(wide)}V109H0Z" fill="var(--card)" {BARE_FINE}/>'


def _draught(wide: float) -> str:
    """The upper deck as the master builder's drawing."""
    lines = f"M0 86H{num(wide)}M0 104H{num(wide)}M{num(wide)} 86V157"
    return f'<path d="{lines}" fill="none" stroke="var(--ink-2)" stroke-width=".9" stroke-dasharray="3 4" opacity=".8"/>'


def bottom(columns: int, built: int) -> str:
    """The bottom of the hull, painted as far as the lower deck is built, bare planks beyond."""
    middle = LEFT + built * width(columns)
    floor = num(WATERLINE + 5)
    bare = f'<path d="{line(along(KEEL, middle, RIGHT, 10))}V{floor}H{num(middle)}Z" fill="var(--land)" {BARE}/>' if built < columns else ""
    seams = "".join(line(along(level, middle, RIGHT, 8)) for level in (225, 234, 243)) if built < columns else ""
    drawn = f'{bare}<path d="{seams}" {BARE_HAIR}/>' if seams else ""
    if built:
        drawn += f'<path d="{line(along(KEEL, LEFT, middle, 10))}V{floor}H{num(LEFT)}Z" {WOODEN} {LINE}/>'
        drawn += f'<path d="{line(along(232, LEFT, middle, 8))}V{floor}H{num(LEFT)}Z" fill="url(#shade)" opacity=".8"/>'
        drawn += f'<path d="{"".join(line(along(level, LEFT, middle, 8)) for level in (225, 234, 243))}" {HAIR}/>'
    return drawn


# ---- all of them ----


@lru_cache(maxsize=16)
def hull(columns: int) -> dict[str, str]:
    """The parts of a galley of so many columns (SHIP-14, or those of an edition), by name."""
    wide = width(columns)
    bays = round(wide / _BAY)
    drawn = {f"lower{style}": _lower(wide, bays, style) for style in range(STYLES)}
    drawn |= {f"upper{style}": _upper(wide, bays, style) for style in range(STYLES)}
    drawn |= {"oars": _oars(wide, bays), "frame": _frame(wide, bays), "posts": _posts(wide, bays), "draught": _draught(wide)}
    names = {name: f"ds-{name}-{columns}" for name in drawn}
    return {names[name]: symbol(names[name], f"0 0 {wide:.2f} {_HEIGHT}", body) for name, body in drawn.items()}
