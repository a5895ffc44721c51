"""The drawings of Palazzo that are used again and again: facades, tile backs, riders, the builder, money.

A facade is composed of a wall by material and openings by floor, each a drawing of its own, so that a page with many tiles
stays small. Inside a facade the current colour is that of its material. Count the dark openings: they are the windows.
"""

from math import cos, pi, sin

from ridotto.games.palazzo.moves import CURRENCIES, FLOORS, LOWEST, MATERIALS, VALUES
from ridotto.look.cards import CARD_BOX, PAPER, back, frame
from ridotto.look.pen import FILLED, INK, KEY, PRINT, SEPIA, UMBER, Point, closed, num, symbol, use
from ridotto.look.seats import dressed, emblem
from ridotto.look.wood import FIGURE_BOX, figure, hat

HOLLOW = f'fill="{UMBER}" stroke="{SEPIA}" stroke-linejoin="round"'
FRAMED = f'fill="var(--frame)" stroke="{SEPIA}" stroke-width=".8" stroke-linejoin="round"'
TILE_BOX = "-46 -40 92 62"
ICON_BOX = "-12 -12 24 24"
STACK_NAMES = ("I", "II", "III")
SEATS = 4


def tile(face: str, x: float, y: float, scale: float) -> str:
    """A tile; `x` and `y` are the middle of its wall, which is 60 x 40. Roof and number stand out of it."""
    return use(f"pz-{face}", x, y - 9 * scale, 92 * scale, 62 * scale)


def card(kind: str, x: float, y: float, scale: float) -> str:
    """A money card, 56 x 80: one of `CARD_TEXTS`, `opening` or `back`."""
    return use(f"pz-card-{kind}", x, y, 56 * scale, 80 * scale)


# ---- facades ----


def _brick() -> str:
    lines = ""
    for course in range(8):
        y = -16.5 + 5 * course
        lines += f"M-30 {num(y)}H30" if y < 20 else ""
        for x in range(-20 + 5 * (course % 2), 30, 10):
            lines += f"M{x} {num(max(-20, y - 5))}V{num(min(20, y))}"
    return f'<path d="{lines}" fill="none" stroke="{SEPIA}" stroke-width=".55" opacity=".42"/>'


def _sandstone() -> str:
    lines = "M-30-9H30M-30 1H30M-30 11H30"
    for course, y in enumerate((-18, -9, 1, 11)):
        lines += "".join(f"M{x} {y}V{y + 9}" for x in ((-14, 6, 24) if course % 2 else (-22, -4, 15)))
    ticks = "M-27-13h3M19-5h2.6M-26 6h2M25 5h2.4M-18 15.4h2.4M10 15.6h2M26-14h2"
    return (
        f'<path d="{lines}" fill="none" stroke="{SEPIA}" stroke-width=".7" opacity=".4"/><path d="{ticks}" stroke="{SEPIA}" stroke-width=".9" opacity=".38"/>'
    )


def _marble() -> str:
    veins = "M-27-4C-20-9-22 4-14 1M27 9C19 10 22-1 14 3M-4-14C-8-9 2-8 4-3M-8 15C-4 10-9 8-6 5M20-14C17-10 23-8 22-4"
    frame = f'<path d="M-27-14H27V15.4H-27Z" fill="none" stroke="{SEPIA}" stroke-width=".7" opacity=".5"/>'
    return f'{frame}<path d="{veins}" fill="none" stroke="{SEPIA}" stroke-width=".6" opacity=".4"/>'


def _wall(lines: str) -> str:
    body = f'<path d="M-30-20H30V20H-30Z" fill="currentColor"/>{lines}<path d="M25-17V20H30V-17Z" fill="{SEPIA}" opacity=".2"/>'
    return f'{body}<path d="M-30-20H30V20H-30Z" fill="none" {PRINT}/>'


def _bars(lines: str, width: float = 0.9) -> str:
    return f'<path d="{lines}" fill="none" stroke="currentColor" stroke-width="{width}"/>'


def _portal() -> str:
    """With voussoirs and two leaves; a door counts as a window (PAL-13)."""
    rays = [pi * k / 6 for k in range(1, 6)]
    stones = "".join(f"M{num(6 * cos(t))} {num(-1 - 6 * sin(t))}L{num(8.4 * cos(t))} {num(-1 - 8.4 * sin(t))}" for t in rays)
    knobs = '<circle cx="-1.8" cy="8.4" r=".8" fill="currentColor"/><circle cx="1.8" cy="8.4" r=".8" fill="currentColor"/>'
    return (
        f'<path d="M-8.4 18.4V-1A8.4 8.4 0 0 1 8.4-1V18.4Z" {FRAMED}/><path d="{stones}" stroke="{SEPIA}" stroke-width=".6"/>'
        f'<path d="M-5.6 18.4V-1A5.6 5.6 0 0 1 5.6-1V18.4Z" {HOLLOW}/>{_bars("M0 18.4V-1M-5.6-1H5.6", 0.8)}{knobs}'
    )


def _openings() -> dict[str, str]:
    """One style per floor: barred, pointed, round with a fanlight, gabled, an open loggia."""
    sill = f'<path d="M-7 12H7" stroke="{SEPIA}" stroke-width="2"/>'
    fan = "".join(f"M0-3.6L{num(4.8 * cos(t))} {num(-3.6 - 4.8 * sin(t))}" for t in (pi / 4, pi / 2, 3 * pi / 4))
    rails = '<path d="M-4 12V6.8M-1.4 12V6.8M1.4 12V6.8M4 12V6.8M-5.4 6.6H5.4" stroke="var(--frame)"/>'
    return {
        "door": _portal(),
        "1": f'<path d="M-5.6-6.4H5.6V9H-5.6Z" {FRAMED}/><path d="M-4-4.6H4V7.4H-4Z" {HOLLOW}/>{_bars("M-1.4-4.6V7.4M1.4-4.6V7.4M-4 1.4H4", 0.8)}'
        f'<path d="M-7 9.4H7" stroke="{SEPIA}" stroke-width="2"/>',
        "2": f'<path d="M-6.4 12V-1.4Q-6.4-8.6 0-13Q6.4-8.6 6.4-1.4V12Z" {FRAMED}/><path d="M-4.6 12V-1.4Q-4.6-7 0-10.2Q4.6-7 4.6-1.4V12Z" {HOLLOW}/>'
        f"{_bars('M0 12V-9.8M-4.6 2H4.6')}{sill}",
        "3": f'<path d="M-6.8 12V-3.6A6.8 6.8 0 0 1 6.8-3.6V12Z" {FRAMED}/><path d="M-4.8 12V-3.6A4.8 4.8 0 0 1 4.8-3.6V12Z" {HOLLOW}/>'
        f"{_bars(f'{fan}M-4.8-3.6H4.8M0 12V-3.6M-4.8 4.2H4.8')}{sill}",
        "4": f'<path d="M-7.4-7.4L0-13.4 7.4-7.4Z" {FRAMED}/><path d="M-6-7.4H6V12H-6Z" {FRAMED}/><path d="M-4.2-5.4H4.2V12H-4.2Z" {HOLLOW}/>'
        f"{_bars('M0 12V-5.4M-4.2 2H4.2')}{sill}",
        "5": f'<path d="M-7.4 12V-5A7.4 7.4 0 0 1 7.4-5V12Z" {FRAMED}/><path d="M-5.4 12V-5A5.4 5.4 0 0 1 5.4-5V12Z" {HOLLOW}/>{rails}'
        f'<path d="M-8.4-4.6H-5M5-4.6H8.4" stroke="{SEPIA}" stroke-width="1.2"/>{sill}',
    }


def _roof() -> str:
    brackets = "".join(f"M{x}-20V-23.4h2.4V-20Z" for x in range(-30, 30, 6))
    tiles = "".join(f"M{num(-27 + k * 54 / 13)}-37.4L{num(-36 + k * 72 / 13)}-25.6" for k in range(1, 13))
    return (
        f'<path d="{brackets}" fill="{SEPIA}"/><path d="M-34-25.6H34V-22.6H-34Z" {FRAMED}/><path d="M-36-25.6H36L27-37.4H-27Z" fill="var(--ceramic)" {PRINT}/>'
        f'<path d="{tiles}M-32.4-30.2H32.4M-29.6-33.8H29.6" fill="none" stroke="{SEPIA}" stroke-width=".6" opacity=".55"/>'
        f'<path d="M10-37.4H27L36-25.6H14Z" fill="{SEPIA}" opacity=".16"/><path d="M-27.6-38H27.6" stroke="{SEPIA}" stroke-width="2.2" stroke-linecap="round"/>'
    )


_BASEMENT = (
    f'<path d="M-30 14.4H30" stroke="{SEPIA}" stroke-width=".8"/><path d="M-30 14.4H30V20H-30Z" fill="{SEPIA}" opacity=".16"/>'
    f'<path d="M-32 18.4H32V21.4H-32Z" {FRAMED}/>'
)
_GROUND_FLOOR: tuple[tuple[tuple[str, float], ...], ...] = ((("door", 0),), (("door", -10), ("1", 12)), (("1", -17), ("door", 1), ("1", 19)))
_ACROSS = ((0.0,), (-11.0, 11.0), (-16.2, 1.0, 18.2))


def _facade(material: str, floor: int, windows: int) -> str:
    """The wall of a storey with its openings and its number, which hangs outside so that it covers no window."""
    openings = _GROUND_FLOOR[windows - 1] if floor == 1 else tuple((str(floor), x) for x in _ACROSS[windows - 1])
    inner = use(f"pz-wall-{material}", 0, 0, 60, 40) + (_BASEMENT if floor == 1 else "")
    inner += "".join(use(f"pz-opening-{name}", x, 0, 24, 40) for name, x in openings)
    inner += f'<path d="M-32-20.6H32V-17H-32Z" {FRAMED}/>' + (use("pz-roof", 0, -30, 72, 20) if floor == FLOORS else "")
    disc = f'<circle cx="-34.5" cy="-6" r="9" fill="var(--card)" {INK}/><text x="-34.5" y="-.2" class="num" font-size="18" text-anchor="middle">{floor}</text>'
    return symbol(f"pz-{material}-{floor}-{windows}", TILE_BOX, f'<g color="var(--{material})">{inner}</g>{disc}')


def _facades() -> dict[str, str]:
    walls = zip(MATERIALS, (_brick(), _sandstone(), _marble()), strict=True)
    drawn = {f"pz-wall-{material}": symbol(f"pz-wall-{material}", "-30 -20 60 40", _wall(lines)) for material, lines in walls}
    drawn |= {f"pz-opening-{name}": symbol(f"pz-opening-{name}", "-12 -20 24 40", body) for name, body in _openings().items()}
    drawn["pz-roof"] = symbol("pz-roof", "-36 -40 72 20", _roof())
    for material in MATERIALS:
        for floor in range(1, FLOORS + 1):
            drawn |= {f"pz-{material}-{floor}-{windows}": _facade(material, floor, windows) for windows in (1, 2, 3)}
    return drawn


# ---- the works ----


def _tile_back(name: str) -> str:
    corners = "M-26.5-16.5H-18L-26.5-8ZM26.5-16.5H18L26.5-8ZM-26.5 16.5H-18L-26.5 8ZM26.5 16.5H18L26.5 8Z"
    return (
        f'<path d="M-30-20H30V20H-30Z" fill="var(--stone)" {INK}/><path d="M-26.5-16.5H26.5V16.5H-26.5Z" fill="none" stroke="var(--ink)" stroke-width=".7"/>'
        f'<path d="{corners}" fill="var(--ink)" opacity=".7"/><text class="num" y="8.6" font-size="27" text-anchor="middle">{name}</text>'
    )


def _rider() -> str:
    horse = (
        "M-14 2.6C-14.6-2-12-4.6-8.6-4.2C-5-3.8-2-3 2-3.6C4-6.4 5.4-9.2 8.6-10.6L9.6-12.6 10.8-10.4C12.6-9 13.6-7 14.6-4.8L12.8-3 9.8-4.8C8.8-3 8.8-.6 7.6 1.4"
        "L12.4 3.2 11.4 8.8H9.6L9.8 5 4.6 3.6C1.6 4-2 4-4.6 3L-6.6 7.2-11 10.6-12.2 9.2-9 5.6-9.6 2.4C-11 1-12 0-12.2-1.2-13 .2-12.8 1.6-14 2.6Z"
    )
    legs = "M2.6 3.4L.6 8.4-3.2 9.2-3 10.8 2 10.2 5.4 4Z"
    man = "M-3.4-3.4C-4-7.6-3.6-11-1.2-12.6 1-12.6 2-11 2-9L6.4-7.6 6-6 1.6-6.6 1.8-3.6 4 1.6 2.4 2.6-1-2.6Z"
    head = '<circle cx=".2" cy="-15.2" r="2.7" fill="var(--ink)"/><path d="M-3.2-16.4H3.6" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round"/>'
    cloak = '<path d="M-4-11C-7-10-9-7-9.6-4.6L-5-5Z" fill="var(--wax)" stroke="var(--ink)" stroke-width=".6"/>'
    ground = '<path d="M-14 12.6H13" stroke="var(--ink)" stroke-linecap="round"/>'
    return (
        f'<rect x="-16" y="-20" width="32" height="40" fill="var(--card)" {INK}/>'
        '<rect x="-13.4" y="-17.4" width="26.8" height="34.8" fill="none" stroke="var(--ink)" stroke-width=".6"/>'
        f'<g transform="translate(-.4 4) scale(.86)"><path d="{horse}{legs}{man}" fill="var(--ink)"/>{head}{cloak}{ground}</g>'
    )


_DIVIDERS = (
    '<circle cy="-7" r="1.9" fill="none" stroke="var(--ink)" stroke-width="1.3"/>'
    '<path d="M-.8-5.2L-5 6.4M.8-5.2L5 6.4M-3.4 1.2Q0 3 3.4 1.2M0-9V-11" fill="none" stroke="var(--ink)" stroke-width="1.4" stroke-linecap="round"/>'
)


def _builder() -> str:
    """Wood, a broad hat, dividers on the apron; he belongs to nobody and has no emblem."""
    broad = "M-9-13.8C-6-12.4 6-12.4 9-13.8 7-16 5.6-15.4 4.8-17.6 3.6-20.6-3.6-20.6-4.8-17.6-5.6-15.4-7-16-9-13.8Z"
    apron = f'<path d="M-6.4-5.8H6.4L7.4 14.6Q0 16.4-7.4 14.6Z" fill="var(--card)" {INK}/><g transform="translate(0 4.4) scale(.86)">{_DIVIDERS}</g>'
    return f"{figure()}{apron}{hat(broad)}"


def _flag(seat: int) -> str:
    cloth, tail = "M0-21.4H25L20-13.4 25-5.4H0Z", "M15-21.4H25L20-13.4 25-5.4H15Z"
    pole = '<path d="M0 2V-22" stroke="var(--ink)" stroke-width="1.4" stroke-linecap="round"/>'
    return dressed(seat, f'{pole}<path d="{cloth}" fill="var(--seat)" {KEY}/><path d="{tail}" fill="url(#hatch-{seat})"/>', emblem(seat, 11.5, 8.4, -13.4))


def _scaffold() -> str:
    """On a palazzo that may still rise: two poles and a plank above the open wall."""
    lines = "M-22-20.6V-33M22-20.6V-33M-26-29H26M-22-21L-8-29M22-21L8-29"
    return f'<path d="{lines}" fill="none" stroke="var(--ink-2)" stroke-width="1.1" stroke-linecap="round"/>'


def _works() -> dict[str, str]:
    drawn = {f"pz-back-{name}": symbol(f"pz-back-{name}", "-30 -20 60 40", _tile_back(name)) for name in STACK_NAMES}
    drawn |= {f"pz-flag-{seat}": symbol(f"pz-flag-{seat}", "-4 -24 32 26", _flag(seat)) for seat in range(SEATS)}
    drawn["pz-rider"] = symbol("pz-rider", FIGURE_BOX, _rider())
    drawn["pz-builder"] = symbol("pz-builder", FIGURE_BOX, _builder())
    drawn["pz-scaffold"] = symbol("pz-scaffold", TILE_BOX, _scaffold())
    return drawn


# ---- money ----

_LINED = 'fill="none" stroke="currentColor" stroke-linecap="round"'
_SIGNS = {
    "brown": f'<path d="M0 11.4C-4.6 9-7.2 5-7.2-.4H7.2C7.2 5 4.6 9 0 11.4ZM-8.6-1.8C-8.4-5.6-4.6-7.8 0-7.8S8.4-5.6 8.6-1.8Z" {FILLED}/>'
    f'<path d="M0-8C0-10 .8-11.2 2.4-11.8" {_LINED} stroke-width="1.8"/>',
    "green": f'<path d="M-1 11.6C-1.6 3 .4-4 5-9.6" {_LINED} stroke-width="1.5"/>'
    '<path d="M5.4-12C8.6-8.6 8.8-4.6 4.6-.8 2-3.8 2.4-8.8 5.4-12ZM-.6-10.4C2-7.6 2.4-3.8 1 .4-3-1.2-3.6-6.8-.6-10.4Z'
    f'M-7-4.8C-2.8-3.6-.8-.4-.6 4.2-5.2 4-8 .4-7-4.8ZM10.4-.6C9.4 3.8 6 6 1.4 6 2 1.2 5.6-1.4 10.4-.6Z" {FILLED}/>',
    "red": '<path d="M0-12C3-8.6 4.2-6 3.8-2.6 3.6-.6 2.6 1 2.4 3.4H-2.4C-2.6 1-3.6-.6-3.8-2.6-4.2-6-3-8.6 0-12Z'
    "M-4 3.4C-4.6.4-6.2-2-8-2-9.4-2-9.8-.8-9.2.8L-11.2 1.2C-12.2-2.6-10.4-5.4-7.6-5.4-4.4-5.4-2.6-1.6-2.2 3.4Z"
    "M4 3.4C4.6.4 6.2-2 8-2 9.4-2 9.8-.8 9.2.8L11.2 1.2C12.2-2.6 10.4-5.4 7.6-5.4 4.4-5.4 2.6-1.6 2.2 3.4Z"
    "M-5.4 4.4H5.4V6.8H-5.4ZM-2.2 7.8H2.2L3.4 11 0 12-3.4 11ZM-3.4 7.8C-4 9.6-5.4 10.6-7 10.4L-6.4 8.2ZM3.4 7.8C4 9.6 5.4 10.6 7 10.4L6.4 8.2Z"
    f'" {FILLED}/>',
}
"""Acorn, laurel, lily: a currency is a frame and a sign on card paper, never flat colour, so that no card looks like a seat's."""


def _cut(across: float, down: float, corner: float) -> str:
    right, low = across - corner, down - corner
    points: list[Point] = [(-right, -down), (right, -down), (across, -low), (across, low), (right, down), (-right, down), (-across, low), (-across, -low)]
    return closed(points)


def _card_frame(currency: str) -> str:
    """Square, round or with cut corners."""
    line = f"var(--cur-{currency})"
    if currency != "red":
        return frame(line, 0 if currency == "brown" else 11)
    outer, inner = _cut(24.5, 36.5, 10), _cut(21.4, 33.4, 8.4)
    return f'<g fill="none" stroke="{line}"><path d="{outer}" stroke-width="2"/><path d="{inner}" stroke-width=".7"/></g>'


def _money(currency: str, value: int) -> str:
    sign = f'<g color="var(--cur-{currency})">{use(f"pz-sign-{currency}", 0, 20, 22)}</g>'
    return f'{use(f"pz-frame-{currency}", 0, 0, 56, 80)}<text class="num" y="3" font-size="42" text-anchor="middle">{value}</text>{sign}'


def _seal() -> str:
    edge = closed([((8.4 if k % 2 else 7.4) * cos(pi * k / 10), 16 + (8.4 if k % 2 else 7.4) * sin(pi * k / 10)) for k in range(20)])
    ribbon = f'<path d="M-4 20L-7 30-3 28-1 31 1 22ZM4 20L7 30 3 28 1 31-1 22Z" fill="var(--wax)" {INK}/>'
    return f'{ribbon}<path d="{edge}" fill="var(--wax)" {INK}/><circle cy="16" r="5" fill="none" stroke="var(--card)" stroke-width=".9"/>'


def _certificate(value: int, foot: str) -> str:
    braid = "".join(f"M-23 {y}" + "".join(f"q2.9 {side * (3 if k % 2 else -3)} 5.75 0" for k in range(8)) for y in (-32.6, 32.6) for side in (1, -1))
    lines = f'<path d="{braid}" fill="none" stroke="var(--ink)" stroke-width=".8"/><path d="M-23-28.4H23M-23 28.4H23" stroke="var(--ink)"/>'
    return f'{PAPER}{lines}<text class="num" y="3" font-size="42" text-anchor="middle">{value}</text>{foot}'


def _opening() -> str:
    frame = '<path d="M-23-28.4V28.4M23-28.4V28.4M-20-25.4H20V25.4H-20Z" fill="none" stroke="var(--ink)" stroke-width="1.4"/>'
    return _certificate(3, f'{frame}<g transform="translate(0 15) scale(.9)">{_DIVIDERS}</g>')


def _card_back() -> str:
    return back("var(--back-brown)", 13, f'<g color="var(--back-line)">{use("pz-sign-red", 0, 0, 18)}</g>')


def _cards() -> dict[str, str]:
    drawn = {f"pz-sign-{currency}": symbol(f"pz-sign-{currency}", ICON_BOX, sign) for currency, sign in _SIGNS.items()}
    drawn |= {f"pz-frame-{currency}": symbol(f"pz-frame-{currency}", CARD_BOX, PAPER + _card_frame(currency)) for currency in CURRENCIES}
    faces = {f"{currency}-{value}": _money(currency, value) for currency in CURRENCIES for value in range(LOWEST, LOWEST + VALUES)}
    faces |= {"cert": _certificate(2, _seal()), "opening": _opening(), "back": _card_back()}
    return drawn | {f"pz-card-{name}": symbol(f"pz-card-{name}", CARD_BOX, body) for name, body in faces.items()}


# ---- icons ----


def _icons() -> dict[str, str]:
    """A tile, a certificate, a card nobody has seen, a bin, and a palazzo with one to five storeys."""
    line = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"'
    panes = "M-5.6 4.4V-1Q-5.6-3-3.8-4.4-2-3-2-1V4.4ZM2 4.4V-1Q2-3 3.8-4.4 5.6-3 5.6-1V4.4Z"
    drawn = {"pz-i-tile": symbol("pz-i-tile", ICON_BOX, f'<path d="M-10.4-7.4H10.4V8H-10.4Z" {line}/><path d="{panes}" fill="currentColor"/>')}
    seal = f'<circle cy="-2" r="7.4" {line}/><circle cy="-2" r="2.6" fill="currentColor"/><path d="M-4 4L-6 11 0 8 6 11 4 4" {line}/>'
    drawn["pz-i-cert"] = symbol("pz-i-cert", ICON_BOX, seal)
    back = f'<path d="M-7.4-10H7.4V10H-7.4Z" {line}/><path d="M0-5L4.4 0 0 5-4.4 0Z" fill="currentColor"/>'
    drawn["pz-i-hidden"] = symbol("pz-i-hidden", ICON_BOX, back)
    drawn["pz-i-bin"] = symbol("pz-i-bin", ICON_BOX, f'<path d="M-7-5L-5.6 10.4H5.6L7-5M-9.4-6.4H9.4M-3-7V-10H3V-7M-2.2-1.6V6.4M2.2-1.6V6.4" {line}/>')
    for storeys in range(1, FLOORS + 1):
        drawn |= _houses(storeys, line)
    return drawn


def _houses(storeys: int, line: str) -> dict[str, str]:
    """A palazzo with so many storeys: of several materials, or before a swatch of its one material."""
    top = 11 - 4 * storeys
    floors = "".join(f"M-7 {11 - 4 * k}H7" for k in range(1, storeys))
    roof = f"M-9.6 {top}L-6 {top - 3}H6L9.6 {top}Z" if storeys == FLOORS else ""
    house = f'<path d="M-7 11V{top}H7V11Z{floors}{roof}" {line}/>'
    drawn = {f"pz-i-house-{storeys}": symbol(f"pz-i-house-{storeys}", ICON_BOX, house)}
    for material in MATERIALS:
        name = f"pz-i-house-{storeys}-{material}"
        drawn[name] = symbol(name, ICON_BOX, f'<path d="M-11.4-11.4H11.4V11.8H-11.4Z" fill="var(--{material})" stroke="currentColor"/>{house}')
    return drawn


SYMBOLS: dict[str, str] = _facades() | _works() | _cards() | _icons()
