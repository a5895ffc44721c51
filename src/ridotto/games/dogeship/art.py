"""The symbols of The Doge Ship: things one buys and completes, signs of actions and indicators, coins, seals, dice, the Doge. The galley is in `hull`."""

from math import cos, pi, sin

from ridotto.games.dogeship.hull import HULL
from ridotto.games.dogeship.moves import FACES, ZONE_TEXTS
from ridotto.look.pen import FILLED, INK, LINED, PRINT, SEPIA, around, closed, num, symbol, use
from ridotto.look.seats import MOST, dressed
from ridotto.look.wood import DISC_BOX, SHADOW, disc

THING_BOX = "-18 -16 36 32"
ICON_BOX = "-12 -12 24 24"
_FINE = INK.replace('"1.2"', '"1"')
_BOLD = INK.replace('"1.2"', '"2"')
_DYE = PRINT.replace('"1.2"', '"1.5"')
_CUT = 'fill="none" stroke="var(--card)" stroke-linecap="round"'
_MOST_COINS = 7

# ---- things one buys and completes; the class `ds-plan` around them empties the fills: a drawing, not yet a thing ----


def _galley() -> str:
    roof = f'<path d="M-9.6-3.4V-9Q0-13.4 9.6-9V-3.4Z" fill="var(--f-wax,var(--wax))" {INK}/>'
    hall = f'<path d="M-10.4-3.4H10.4V1.4H-10.4Z" fill="var(--f-land,var(--land))" {INK}/>'
    hall += f'<path d="M-7.6 1V-1.2M-3.8 1V-1.2M0 1V-1.2M3.8 1V-1.2M7.6 1V-1.2" fill="none" {INK}/>'
    keel = "M-15-5C-13.6-.6-12 1.4-10 1.4H10.4C13 1.4 14.6.4 16-1.6L13.4 4C11.6 7 9 8.4 6 8.4H-7C-11.6 8.4-14 4-15-5Z"
    oars = f'<path d="M-8 5L-11.6 12.4M-3.4 5L-7 12.4M1.2 5L-2.4 12.4M5.8 5L2.2 12.4M10 4.6L6.8 12.4" fill="none" {INK}/>'
    return f'{roof}{hall}<path d="{keel}" fill="var(--f-wood,var(--wood))" {INK}/>{oars}'


def _gondola() -> str:
    keel = "M-15.4-4.4C-12.6 4.6-6 7.4 1 7.4 9 7.4 13.6 4 15.6-3.6L13.8-3.2C10.4 1 5.6 2.2 0 2.2-6.4 2.2-11-.2-13.6-5Z"
    iron = f'<path d="M-15.4-4.4L-16.6-9.6-13.8-9.4-13.6-5M-16-7.4H-18" fill="none" {INK}/>'
    iron += f'<path d="M-4.4 2.6V-3.4Q0-7 4.4-3.4V2.6Z" fill="var(--f-card,var(--card))" {INK}/>'
    waves = '<path d="M-14 10.4c4-1.8 6 1.8 10 0M4 11c4-1.8 6 1.8 10 0" fill="none" stroke="var(--ink-2)"/>'
    return f'<path d="{keel}" fill="var(--f-boat,var(--coast))" {INK}/>{iron}{waves}'


def _barrier() -> str:
    stones = f'<path d="M-8-10.6H8V-4.4H-8ZM-11.6-4.4H11.6V2H-11.6ZM-15 2H15V9H-15Z" fill="var(--f-stone,var(--stone))" {INK}/>'
    joints = f'<path d="M0-10.6V-4.4M-4.4-4.4V2M4.4-4.4V2M-7.6 2V9M0 2V9M7.6 2V9" fill="none" {_FINE}/>'
    return f'{stones}{joints}<path d="M-16 12.4c4-2.2 6.6 2.2 10.6 0s6.6 2.2 10.6 0 6.6 2.2 10.6 0" fill="none" {INK}/>'


def _seal() -> str:
    ribbons = f'<path d="M-5.4 3L-8.4 13.6-4.4 11.6-2 15 1 4ZM5.4 3L8.4 13.6 4.4 11.6 2 15-1 4Z" fill="var(--card)" {_FINE}/>'
    edge = closed([(x * (10.4 if k % 2 else 9), y * (10.4 if k % 2 else 9) - 2.6) for k, (x, y) in enumerate(around(1, 18))])
    tick = '<path d="M-4.6-2.6L-1.4.8 4.8-6" fill="none" stroke="#fefaf1" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>'
    return f'{ribbons}<path d="{edge}" fill="var(--wax)" {INK}/>{tick}'


def _corno() -> str:
    cap = "M-11 6.4C-11.6-1-9.6-5-5.4-6.6-1-8.4 3.4-9 5.4-13.4 10-11.4 12.4-3 11.4 6.4Z"
    rim = "M-11.6 5.4Q0 9.4 11.8 5.4L12.2 9.8Q0 13.8-12 9.8Z"
    fold = f'<path d="M5.4-13.4C6.4-9 6-4 5.6 7.6" fill="none" stroke="{SEPIA}" stroke-width=".8"/>'
    stones = f'<path d="M-7.6 9.4h.1M-2.6 10.4h.1M2.6 10.4h.1M7.6 9.4h.1" stroke="{SEPIA}" stroke-width="2.2" stroke-linecap="round"/>'
    return f'<path d="{cap}" fill="var(--wax)" {PRINT}/><path d="{rim}" fill="var(--brass)" {PRINT}/>{fold}{stones}'


def _replacing() -> str:
    beam = f'<path d="M-13 3.6H13V12H-13Z" fill="var(--wood)" {INK}/><path d="M-13 7.8H13M-4 3.6V7.8M5 7.8V12" fill="none" {_FINE}/>'
    turn = '<path d="M-9-1.4C-8.4-8.6-1-11.6 4.6-8.6M9 .2C9.2-2 8.6-4 7.6-5.4" fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-linecap="round"/>'
    return f'{beam}{turn}<path d="M3.4-13L10.4-7.2 2.4-4.4Z" fill="var(--ink)"/>'


def _coin(mark: str) -> str:
    """A ducat, milled."""
    mill = "".join(f"M{12.4 * cos(a):.1f} {12.4 * sin(a):.1f}L{10.6 * cos(a):.1f} {10.6 * sin(a):.1f}" for a in (k * pi / 14 for k in range(28)))
    face = f'<circle cx="1.4" cy="2.4" r="12.4" {SHADOW}/><circle r="12.4" fill="var(--brass)" {PRINT}/>'
    return f'{face}<path d="{mill}" stroke="{SEPIA}" stroke-width=".8" opacity=".7"/><circle r="9.8" fill="none" stroke="{SEPIA}" stroke-width=".8"/>{mark}'


def _number(value: int, size: float) -> str:
    return f'<text y="{num(size * 0.33)}" class="num onbrass" font-size="{size:g}" text-anchor="middle">{value}</text>'


_STAR = f'<path d="M0-7.4L1.8-1.8 7.4 0 1.8 1.8 0 7.4-1.8 1.8-7.4 0-1.8-1.8Z" fill="{SEPIA}"/>'


def thing(item: str, planned: bool, x: float, y: float, width: float) -> str:
    """A galley, a barrier or a gondola: to be bought it is a plan, to be completed it has its colours."""
    drawn = use(f"ds-{item}", x, y, width, width * 0.88)
    return f'<g class="ds-plan">{drawn}</g>' if planned else drawn


# ---- what a field does, in the current colour; what is cut out of a sign shows `--card` ----

_MASK = "M-12-5.6C-8-8.6-3.6-7 0-4.8 3.6-7 8-8.6 12-5.6 12.4 1 9.8 6.6 5.2 7 2.6 7.2 1.2 5 0 3-1.2 5-2.6 7.2-5.2 7-9.8 6.6-12.4 1-12-5.6Z"
_BREAKER = "M-12 1.4C-9-6.4-2-8.4 3.4-5 6.4-3.2 6.6.4 3.6 1 1.4 1.4.2-.6 1.4-2-3-2-5.6.6-5 4.4-2.4 4.4-1 2.6 1.4 2.6S5 4.6 7.4 4.4 10.4 2.6 12 2.8"
_VERBS = {
    "buy": f'<path d="M-4.6-6.4C-7.6-4-10 .6-10 4.4-10 9.4-6 11.4 0 11.4S10 9.4 10 4.4C10 .6 7.6-4 4.6-6.4Z" {FILLED}/>'
    f'<path d="M-6-11.2L-4.2-8H4.2L6-11.2 2.6-9.8 0-11.6-2.6-9.8Z" {FILLED}/><circle cy="3" r="4" {_CUT} stroke-width="1.5"/>',
    "complete": f'<g transform="rotate(-38)"><path d="M-8.4-11.6H8.4V-3.4H-8.4Z" {FILLED}/><path d="M-1.9-3.4H1.9L2.6 12H-2.6Z" {FILLED}/>'
    f'<path d="M-5-11.6V-3.4M5-11.6V-3.4" {_CUT} stroke-width="1.2"/></g>',
    "intrigue": f'<path d="{_MASK}" {FILLED}/>'
    '<path d="M-9.4-2C-7.6-4-4.6-3.6-3-1.2-4.6.8-7.6 1-9.4-2ZM9.4-2C7.6-4 4.6-3.6 3-1.2 4.6.8 7.6 1 9.4-2Z" fill="var(--card)"/>',
    "ducats": f'<circle r="10.4" {FILLED}/><circle r="7.6" {_CUT} stroke-width="1.2"/>'
    f'<path d="M0-4.6V4.6M-3.2-2.4H3.2M-3.2 2.4H3.2" {_CUT} stroke-width="1.4"/>',
    "replace": f'<path d="M-8.6 2.6A8.8 8.8 0 0 1 4.4-7.6M8.6-2.6A8.8 8.8 0 0 1-4.4 7.6" {LINED} stroke-width="2.4"/>'
    f'<path d="M1.6-12.4L9.6-6.6 1-2.8ZM-1.6 12.4L-9.6 6.6-1 2.8Z" {FILLED}/>',
}

# ---- the four indicators: a shape each, the pigment helps ----

_INDICATORS = {
    "red": f'<path d="M-3.4-5.4A4.2 4.2 0 1 1 3.4-5.4" fill="none" {_BOLD}/><path d="M-6-5.4H6L10 10.6H-10Z" fill="var(--pig-red)" {_DYE}/>',
    "green": f'<path d="M0-11.4C6.6-11.4 9.4-5 9.4 0S6.6 11.4 0 11.4-9.4 5-9.4 0-6.6-11.4 0-11.4Z" fill="var(--pig-green)" {_DYE}/>'
    f'<circle r="4.4" fill="var(--card)" {_DYE}/><circle r="1.4" fill="{SEPIA}"/>',
    "blue": f'<path d="M-7.4 11.4V-11.8C3-8.6 9.4-1 11 6.6-2 4-4 5.4-7.4 6.8Z" fill="var(--pig-blue)" {_DYE}/><path d="M-7.4 11.6V-11.8" fill="none" {_BOLD}/>',
    "yellow": f'<path d="M-11.4-8.6L1-6.8V-11H6.4V11.4H-6V1.6L1-1.4V-3.6L-11.8-5.2Z" fill="var(--pig-yellow)" {_DYE}/>'
    f'<path d="M1-1.4V11M-2.4 1.4V11" fill="none" stroke="{SEPIA}" stroke-width=".8"/>',
}

_FLOOD = (
    f'<path d="{_BREAKER}" {LINED} stroke-width="2"/><path d="M-12 6.6c4-2.6 6 1.6 10 0s6-1 14 0M-12 11c4-2.6 6 1.6 10 0s6-1 14 0" {LINED} stroke-width="1.8"/>'
)
_SPECTACLES = f'<circle cx="-6" r="5" {LINED} stroke-width="2"/><circle cx="6" r="5" {LINED} stroke-width="2"/>'
_SPECTACLES += f'<path d="M-1-1Q0-2.4 1-1M-11-1L-12-5M11-1L12-5" {LINED} stroke-width="2"/>'

# ---- zones: six cells in a hull ----

_HULL = "M-19-10V1C-18 7-14 11-9 11H8C14 11 18 6 20-1L17-1V-10Z"
_ORDER = tuple(f"{deck}-{section}" for deck in ("upper", "lower") for section in ("stern", "mid", "bow"))


def zone_cells(chosen: frozenset[str], fill: str, line: float = 0.9) -> str:
    """The six zones, upper deck above; the chosen ones filled."""
    drawn = f'<path d="{_HULL}" fill="var(--card)" stroke="currentColor" stroke-width="1.2" stroke-linejoin="round"/>'
    for place, zone in enumerate(_ORDER):
        x, y = -16 + 11 * (place % 3), -8 + 9 * (place // 3)
        drawn += f'<rect x="{x}" y="{y}" width="9.6" height="7.4" fill="{fill if zone in chosen else "none"}" stroke="currentColor" stroke-width="{line:g}"/>'
    return drawn


def favoured_cells(zones: frozenset[str]) -> str:
    """The six zones, those that the Doge favours hung with cloth and ticked."""
    ticks = ""
    for place, zone in enumerate(_ORDER):
        if zone in zones:
            ticks += f"M{-13.4 + 11 * (place % 3):.1f} {-4.4 + 9 * (place // 3):.1f}l1.7 1.8 3-3.4"
    tick = f'<path d="{ticks}" fill="none" stroke="{SEPIA}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>' if ticks else ""
    return zone_cells(zones, "var(--cloth)", 0.7) + tick


# ---- the Doge ----


def _portrait() -> str:
    """The Doge in profile: horned cap, white coif, cape with bell buttons."""
    cape = f'<path d="M-24 40C-24 22-16 13-4 10L14 12C24 16 28 27 28 40Z" fill="var(--brass)" {PRINT}/>'
    folds = f'<path d="M-14 40C-15 30-12 21-6 14M8 14C14 22 17 31 17 40" fill="none" stroke="{SEPIA}" stroke-width=".8"/>'
    folds += '<path d="M17 40C17 31 14 22 10 13L14 12C24 16 28 27 28 40Z" fill="url(#shade)"/>'
    bells = "".join(f'<circle cx="{x}" cy="{y}" r="2.5" fill="var(--card)" stroke="{SEPIA}"/>' for x, y in ((-9, 21), (-11.4, 28.4), (-12.4, 36)))
    face = "M-11-9C-13-4-14.6-2-16.6 1-15.6 2.6-13.6 2.4-13.4 3.4-13 5-14 5.4-13.4 6.6-13 8-12.6 11-8 11L-4 12C-2 15 6 17 11 13L12-8Z"
    look = f'<path d="M-11.6-1.4C-10-2.4-8.4-2-7.6-1M-13 6.8H-9.6M2-2C4.4-2.6 5.4.6 3.4 3" fill="none" stroke="{SEPIA}" stroke-linecap="round"/>'
    coif = "M-12-9C-6-6 6-6 13-9L13.6 11C11 14 8 11 6.4 6 5 2 1-3-3-4.6-6-5.8-10-6-12-5.4Z"
    cap = "M-13.6-12C-12-22-4-24 3-28 8-31 10-37 14-40 21-34 19-20 15-9 6-5-6-6-13.6-9Z"
    drawn = f'{cape}{folds}{bells}<path d="{face}" fill="var(--skin)" {PRINT}/>'
    drawn += f'{look}<path d="{coif}" fill="#fefaf1" {PRINT}/><path d="{cap}" fill="var(--wax)" {PRINT}/>'
    drawn += f'<path d="M14-40C14-30 13-20 9-7.4L15-9C19-20 21-34 14-40Z" fill="{SEPIA}" opacity=".26"/>'
    drawn += f'<path d="M-14.4-13.6Q0-9 16.4-14.4L15-8.4Q0-3.6-14.2-8.6Z" fill="var(--brass)" {PRINT}/>'
    stones = f'<path d="M-9-9.6h.1M-3-8.6h.1M3-8.6h.1M9-9.6h.1" stroke="{SEPIA}" stroke-width="2.4" stroke-linecap="round"/>'
    return f'{drawn}{stones}<circle cx="14" cy="-40" r="1.8" fill="var(--brass)" stroke="{SEPIA}"/>'


# ---- dice ----

_PIPS = {
    1: ((0, 0),),
    2: ((-5, -5), (5, 5)),
    3: ((-5, -5), (0, 0), (5, 5)),
    4: ((-5, -5), (5, -5), (-5, 5), (5, 5)),
    5: ((-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5)),
    6: ((-5, -5.4), (5, -5.4), (-5, 0), (5, 0), (-5, 5.4), (5, 5.4)),
}


def pips(face: int, scale: float = 1.0, radius: float = 2.1) -> str:
    """The pips of a face."""
    return "".join(f'<circle cx="{num(x * scale)}" cy="{num(y * scale)}" r="{radius:g}" fill="var(--ink)"/>' for x, y in _PIPS[face])


def _die(face: int) -> str:
    shade = '<path d="M-10 12H12V-9L14-6V14H-8Z" fill="var(--ink)" opacity=".18"/>'
    return f'{shade}<rect x="-12" y="-12" width="24" height="24" rx="4" fill="var(--card)" {INK}/>{pips(face)}'


# ---- all of them ----


def _icons() -> dict[str, str]:
    """Signs in the current colour, for the list of players."""
    hull = "M-11-2C-9.6 4-7 8-2 8H4C9 8 11 3 12-3L8-1H-7Z"
    drawn = {
        "i-galley": f'<path d="{hull}" {LINED} stroke-width="1.8"/><path d="M-6-1V-7Q1-10 7-7V-1M-3 8L-5 12M2 8L0 12" {LINED} stroke-width="1.6"/>',
        "i-barrier": f'<path d="M-10 10V3H10V10ZM-6.6 3V-4H6.6V3ZM-3.6-4V-10H3.6V-4" {LINED} stroke-width="1.8"/>',
        "i-gondola": f'<path d="M-11-3C-9 4-5 6 0 6S9 4 11-2M-11-3L-12-8-9-8M-3 5V1Q0-2 3 1V5" {LINED} stroke-width="1.8"/>',
        "i-ducat": f'<circle r="9.4" {LINED} stroke-width="1.8"/><path d="M0-5.4L1.5-1.5 5.4 0 1.5 1.5 0 5.4-1.5 1.5-5.4 0-1.5-1.5Z" {FILLED}/>',
        "i-seal": f'<circle cy="-3" r="7" {LINED} stroke-width="1.8"/>'
        f'<path d="M-4 3L-6 11-2.4 9.4 0 12 2.4 9.4 6 11 4 3M-3-3L-.8-.6 3.2-5.4" {LINED} stroke-width="1.6"/>',
        "i-marker": f'<ellipse cy="-2" rx="9.4" ry="6" {LINED} stroke-width="1.8"/>'
        f'<path d="M-9.4-2V3C-9.4 6.4-5 9 0 9S9.4 6.4 9.4 3V-2" {LINED} stroke-width="1.8"/>',
        "i-shield": f'<path d="M-9-10H9V2C9 7 4.6 9.4 0 11-4.6 9.4-9 7-9 2Z" {LINED} stroke-width="2"/>',
        "i-eye": _SPECTACLES,
        "i-wall": f'<path d="M-11-8H11V8H-11ZM-11 0H11M-4-8V0M5-8V0M0 0V8M-7 0V8M7 0V8" {LINED} stroke-width="1.6"/>',
    }
    drawn |= {f"i-{zone}": f'<g transform="scale(.6)">{zone_cells(frozenset({zone}), "currentColor", 1.4)}</g>' for zone in ZONE_TEXTS}
    return {name: symbol(name, ICON_BOX, body) for name, body in drawn.items()}


def _things() -> dict[str, str]:
    things = {"galley": _galley(), "gondola": _gondola(), "barrier": _barrier(), "seal": _seal(), "corno": _corno(), "replacing": _replacing()}
    drawn = {f"ds-{name}": (THING_BOX, body) for name, body in things.items()}
    drawn |= {f"ds-coin-{value}": ("-14 -14 28 28", _coin(_number(value, 17.5))) for value in range(_MOST_COINS + 1)}
    drawn["ds-coin"] = ("-14 -14 28 28", _coin(_STAR))
    drawn |= {f"ds-do-{kind}": (ICON_BOX, body) for kind, body in _VERBS.items()}
    drawn |= {f"ds-sign-{colour}": ("-13 -13 26 26", body) for colour, body in _INDICATORS.items()}
    drawn |= {f"ds-zone-{zone}": ("-20 -12 40 24", zone_cells(frozenset({zone}), "currentColor")) for zone in ZONE_TEXTS}
    drawn |= {f"ds-die-{face}": ("-15 -15 30 30", _die(face)) for face in range(1, FACES + 1)}
    drawn |= {"ds-flood": ("-13 -13 26 26", _FLOOD), "ds-inspection": ("-13 -13 26 26", _SPECTACLES), "ds-doge": ("-26 -42 56 84", _portrait())}
    drawn |= {f"ds-disc-{seat}": (DISC_BOX, dressed(seat, disc(seat))) for seat in range(MOST)}
    return {name: symbol(name, box, body) for name, (box, body) in drawn.items()}


SYMBOLS: dict[str, str] = _icons() | _things() | HULL
