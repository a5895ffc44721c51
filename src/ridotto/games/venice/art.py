"""The symbols of Venice: signs of buildings, gondolas with their load, assistants, small signs for effects, backs of cards, palaces in elevation."""

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin

from ridotto.games.venice.moves import CUBE_TEXTS
from ridotto.look.buildings import crest, path, windows
from ridotto.look.cards import CARD_BOX, back
from ridotto.look.pen import FILLED, INK, KEY, LINED, PRINT, SEPIA, at, num, number, symbol, use, write
from ridotto.look.seats import MOST, dressed, emblem
from ridotto.look.wood import DISC_BOX, SHADOW, disc

_ICON = "-12 -12 24 24"
_CUT = 'fill="var(--card)"'
"""What is cut out of a sign shows the ground it stands on."""
_CUT_LINE = 'fill="none" stroke="var(--card)" stroke-linecap="round"'
_FACADE = 'stroke="var(--coast)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"'
_DARK = 'fill="var(--coast)"'


def arch(x: float, width: float, foot: float, height: float) -> str:
    """The outline of a pointed opening that stands on `foot`."""
    half = width / 2
    left, right, spring, haunch = num(x - half), num(x + half), num(foot - height * 0.55), num(foot - height * 0.82)
    return f"M{left} {num(foot)}V{spring}Q{left} {haunch} {num(x)} {num(foot - height)}Q{right} {haunch} {right} {spring}V{num(foot)}Z"


# ---- signs of the buildings, in the current colour ----


def _market() -> str:
    roof = "M-11.4-3.4L-8.6-11H8.6L11.4-3.4A2.85 2.85 0 0 1 5.7-3.4A2.85 2.85 0 0 1 0-3.4A2.85 2.85 0 0 1-5.7-3.4A2.85 2.85 0 0 1-11.4-3.4Z"
    stripes = f'<path d="M-5.7-4L-4.3-10.4M0-4V-10.4M5.7-4L4.3-10.4" {_CUT_LINE} stroke-width="1.1"/>'
    wares = '<circle cx="-5" cy="3" r="2.3"/><circle cx=".2" cy="3" r="2.3"/><path d="M3.6 5.4V1.4H7.4V5.4ZM-10.6 5.4H10.6V8.4H-10.6Z"/>'
    return f'<path d="{roof}" {FILLED}/>{stripes}<path d="M-9.4 0V11.6M9.4 0V11.6" {LINED} stroke-width="1.6"/><g {FILLED}>{wares}</g>'


def _monastery() -> str:
    house = f'<path d="M-11.6 11.4V1.6L0-6.2 11.6 1.6V11.4Z" {FILLED}/>'
    doors = arch(-6.6, 4.4, 11.4, 7.4) + arch(0, 4.4, 11.4, 9) + arch(6.6, 4.4, 11.4, 7.4)
    return f'{house}<path d="{doors}" {_CUT}/><path d="M0-12V-6M-2.4-9.8H2.4" {LINED} stroke-width="1.7"/>'


def _small_council() -> str:
    urn = f'<path d="M-7.6-5.6H7.6L6-2.2C10 .6 9.6 6.6 4.6 8.8L5.4 11.6H-5.4L-4.6 8.8C-9.6 6.6-10 .6-6-2.2Z" {FILLED}/>'
    return f'{urn}<path d="M-8 2.4H8M-5.6-2.2H5.6" {_CUT_LINE} stroke-width="1.1"/><circle cy="-9.4" r="2.5" {FILLED}/>'


def _warehouse() -> str:
    hoops = "M-8.6-5.6H8.6M-8.6 5.6H8.6M-3-11C-4-4-4 4-3 11M3-11C4-4 4 4 3 11"
    return f'<path d="M-7-11H7C10-4 10 4 7 11H-7C-10 4-10-4-7-11Z" {FILLED}/><path d="{hoops}" {_CUT_LINE} stroke-width="1.1"/>'


def _harbour() -> str:
    shank = f'<circle cy="-9" r="2.6" {LINED} stroke-width="1.8"/><path d="M0-6.4V10.6M-5.6-3.4H5.6" {LINED} stroke-width="2.2"/>'
    flukes = f'<path d="M-10.6 2.2L-11.2 7.4-6.6 5.6M10.6 2.2L11.2 7.4 6.6 5.6" {FILLED}/>'
    return f'{shank}{flukes}<path d="M-9.4 5C-7.4 9.4-3.4 11 0 11 3.4 11 7.4 9.4 9.4 5" {LINED} stroke-width="2.2"/>'


def _consulate() -> str:
    pole = f'<path d="M-8.4-12V11.6M-11.4 11.6H-5.4" {LINED} stroke-width="2"/>'
    return f'{pole}<path d="M-7.4-11H11.4L7.4-5 11.4 1H-7.4Z" {FILLED}/><path d="M-4-6.8H3.6M-4-3.2H3.6" {_CUT_LINE} stroke-width="1.2"/>'


def _library() -> str:
    book = f'<path d="M0-6.6C-3-9.6-8-9.8-11.6-8.6V8C-8 7-3 7.2 0 10 3 7.2 8 7 11.6 8V-8.6C8-9.8 3-9.6 0-6.6Z" {FILLED}/>'
    left = "M-9-5C-6.4-5.6-4-5-2.4-4M-9-1.4C-6.4-2-4-1.4-2.4-.4M-9 2.2C-6.4 1.6-4 2.2-2.4 3.2"
    lines = f"M0-6V9.4{left}M9-5C6.4-5.6 4-5 2.4-4M9-1.4C6.4-2 4-1.4 2.4-.4M9 2.2C6.4 1.6 4 2.2 2.4 3.2"
    return f'{book}<path d="{lines}" {_CUT_LINE} stroke-width="1"/>'


def _senate() -> str:
    columns = "".join(f"M{x:g}-1.4H{x + 3.2:g}V7.2H{x:g}Z" for x in (-9.8, -4.4, 1.2, 6.6))
    return f'<path d="M0-11.6L11.8-4.4V-2.4H-11.8V-4.4ZM-11 8H11V9.6H12V11.8H-12V9.6H-11Z{columns}" {FILLED}/><circle cy="-6.2" r="1.6" {_CUT}/>'


def _church() -> str:
    dome = f'<path d="M-7.4 1.4C-7.4-4.6-3-7.2 0-7.6 3-7.2 7.4-4.6 7.4 1.4ZM-9 2.4H9V4H-9ZM-11 11.6V4.8H11V11.6Z" {FILLED}/>'
    ribs = "M-7 6.8V9.6M7 6.8V9.6M-2.6 1.2C-2.8-2-2-5 0-6.6 2-5 2.8-2 2.6 1.2"
    cross = f'<path d="M0-12.4V-7M-1.9-10.4H1.9" {LINED} stroke-width="1.5"/>'
    return f'{cross}{dome}<path d="{arch(0, 5, 11.6, 6.2)}" {_CUT}/><path d="{ribs}" {_CUT_LINE} stroke-width="1"/>'


def _court() -> str:
    blade = f'<path d="M0-12.2L2.2-9V3.4H-2.2V-9ZM-8.6 2.6C-6 4.4 6 4.4 8.6 2.6L9.4 4.8C5 7-5 7-9.4 4.8ZM-1.3 6H1.3V9.4H-1.3Z" {FILLED}/>'
    return f'{blade}<circle cy="10.4" r="2.1" {FILLED}/><path d="M0-8.6V1.6" {_CUT_LINE} stroke-width=".8"/>'


def _mint() -> str:
    press = "M-10-12H10V-9H2.4V-5.4H5.6V-2.4H-5.6V-5.4H-2.4V-9H-10ZM-8.4 5.4C-8.4 10 8.4 10 8.4 5.4V8C8.4 13-8.4 13-8.4 8Z"
    coin = f'<ellipse cy="3.2" rx="8.4" ry="3.4" {FILLED}/><ellipse cy="3.2" rx="5" ry="1.7" {_CUT_LINE} stroke-width=".9"/>'
    return f'<path d="{press}" {FILLED}/>{coin}'


def _council_of_ten() -> str:
    ten = "M-7.4-6.6H-1.8V-5.2H-3L.4-.9 3.4-5.2H2.2V-6.6H7V-5.2H5.6L1.5 .6 5.9 5.2H7.4V6.6H1.8V5.2H3L-.5 1.7-3.4 5.2H-2.2V6.6H-7V5.2H-5.4L-1.5 .2-5.8-5.2H-7.4Z"
    return f'<circle r="11" {LINED} stroke-width="1.7"/><path d="{ten}" {FILLED}/>'


def _great_council() -> str:
    hall = "M-11 11.4V-4H11V11.4ZM-11.6-5V-11H-8.2V-8.2H-5.2V-11H-1.7V-8.2H1.7V-11H5.2V-8.2H8.2V-11H11.6V-5Z"
    doors = arch(-6.8, 4.4, 11.4, 7) + arch(0, 4.4, 11.4, 7) + arch(6.8, 4.4, 11.4, 7)
    return f'<path d="{hall}" {FILLED}/><path d="{doors}" {_CUT}/><path d="M-8-1H8" {_CUT_LINE} stroke-width="1.1"/>'


def _st_marks() -> str:
    domes = "M-11.8 11.4V3.4H11.8V11.4ZM-11.6 2.4A4.4 4.6 0 0 1-3.2 2.4ZM11.6 2.4A4.4 4.6 0 0 0 3.2 2.4ZM-5.2 .6A5.2 6.6 0 0 1 5.2 .6L4.4 2.4H-4.4Z"
    crosses = f'<path d="M0-12V-5.6M-1.8-9.6H1.8M-7.4-5V-2M7.4-5V-2" {LINED} stroke-width="1.4"/>'
    doors = arch(-7.4, 4, 11.4, 5.4) + arch(0, 5, 11.4, 6.6) + arch(7.4, 4, 11.4, 5.4)
    return f'<path d="{domes}" {FILLED}/>{crosses}<path d="{doors}" {_CUT}/>'


def _doges_palace() -> str:
    cap = "M-10.4 6.6C-11-1-7.4-4.4-3.4-5.8-2.8-9.4 0-11.8 3.8-11.8 7.6-11.6 9.4-8 8-4.6 9.8-2 10.8 2 10.4 6.6ZM-10.8 7.6H10.8V11.4H-10.8Z"
    stones = "".join(f'<circle cx="{x}" cy="9.5" r=".9" {_CUT}/>' for x in (-5, 0, 5))
    return f'<path d="{cap}" {FILLED}/><path d="M-6 3.6C-3 1.8 3 1.8 6 3.6" {_CUT_LINE} stroke-width="1"/>{stones}'


_SIGNS = {
    "market": _market,
    "monastery": _monastery,
    "small-council": _small_council,
    "warehouse": _warehouse,
    "harbour": _harbour,
    "consulate": _consulate,
    "library": _library,
    "senate": _senate,
    "church": _church,
    "court": _court,
    "mint": _mint,
    "council-of-ten": _council_of_ten,
    "great-council": _great_council,
    "st-marks": _st_marks,
    "doges-palace": _doges_palace,
}


def sign(building: str, size: float, x: float = 0, y: float = 0) -> str:
    """The sign of a building in the current colour."""
    return use(f"v-{building}", x, y, size)


# ---- wood in the colours of a seat ----

ASSISTANT_BOX, BOAT_BOX, GONDOLIER_BOX, BRIDGE_BOX = "-14 -15 28 32", "-40 -18 80 34", "-14 -18 28 40", "-40 -20 80 42"


def _assistant(seat: int) -> str:
    body = "M-11 13.6C-11.2 3-8.6-1.6-4.6-3.4H4.6C8.6-1.6 11.2 3 11 13.6 6 16-6 16-11 13.6Z"
    dark = "M4.6-3.4C6.6 2 7 9 7 15L11 13.6C11.2 3 8.6-1.6 4.6-3.4Z"
    cap = f'<path d="M-6.4-8.4C-6.2-13.6 6.2-13.6 6.4-8.4 3-7.2-3-7.2-6.4-8.4Z" fill="var(--seat-key)" {KEY}/>'
    robe = f'<ellipse cx="1.8" cy="14" rx="13" ry="2.8" {SHADOW}/><path d="{body}" fill="var(--seat)" {KEY}/><path d="{dark}" fill="url(#hatch-{seat})"/>'
    return f'{robe}<circle cy="-7" r="5" fill="var(--seat)" {KEY}/>{cap}{emblem(seat, 13.4, -0.6, 6)}'


def _boat(seat: int) -> str:
    hull = "M-34-8C-29 6-17 11.4 0 11.4 17 11.4 28 6 33.4-6.6L30-6.2C25 .6 13 2.6 0 2.6-13 2.6-25 0-30.6-9Z"
    dark = "M9 2.4C19 1.4 26-1 30-6.2L33.4-6.6C28 6 17 11.4 9 11Z"
    irons = "M-34-8L-36.6-15-32.4-15.8-30.4-8.8M-35.6-12.4H-39M-35-10.6H-38M-34.4-8.8H-37M33.4-6.6C35-9 34.4-11.4 32-12"
    wake = '<path d="M-27 12.6C-14 15.6 14 15.6 28 11.4" fill="none" stroke="var(--water-line)" stroke-width="1.3" stroke-linecap="round"/>'
    wood = f'<path d="{hull}" fill="var(--seat)" {KEY}/><path d="{dark}" fill="url(#hatch-{seat})"/>'
    rim = f'<path d="M-30.6-9C-25 0-13 2.6 0 2.6 13 2.6 25 .6 30-6.2" fill="none" {KEY}/>'
    iron = f'<path d="{irons}" fill="none" stroke="var(--ink)" stroke-width="1.7" stroke-linecap="round"/>'
    return f'{wake}{wood}{rim}{iron}<circle cy="6.4" r="8.2" fill="var(--card)" {KEY}/>{emblem(seat, 12, 0, 6.4, "var(--ink)")}'


def _gondolier(seat: int) -> str:
    oar = '<path d="M9.4-16.6L-10.6 17.4" stroke="var(--ink)" stroke-width="1.7" stroke-linecap="round"/>'
    oar += '<path d="M-9 14L-12.4 18.8-11 20.4-7.6 15.4Z" fill="var(--wood)" stroke="var(--ink)" stroke-width=".9"/>'
    coat = f'<path d="M-5 13L-4.2 1C-4.4-2.6-2.6-4.6 0-4.8 3-4.6 4.6-2.6 4.4 1L5 13Z" fill="var(--seat)" {KEY}/>'
    dark = f'<path d="M2 13L2.2-4.2C4.2-3.4 4.6-1 4.4 1L5 13Z" fill="url(#hatch-{seat})"/><path d="M-4 .6L5.6-4.4" fill="none" {KEY}/>'
    head = f'<circle cy="-8.2" r="3.5" fill="var(--wood)" {KEY}/><path d="M-6-9.6H6M-3.6-9.8V-12.6H3.6V-9.8Z" fill="var(--card)" {KEY}/>'
    return f"{oar}{coat}{dark}{head}"


def _bridge(seat: int) -> str:
    body = f'<path d="M-38 14V5.4C-24 4-16-9 0-9S24 4 38 5.4V14H20A20 16 0 0 0-20 14Z" fill="var(--seat)" {KEY}/>'
    dark = f'<path d="M20 14A20 16 0 0 0 12 .8L20 1Q28 5 38 5.4V14Z" fill="url(#hatch-{seat})"/>'
    posts = "".join(f"M{x:g} {y:g}v-5" for x, y in ((-34, 5), (-26, 2.4), (-18, -2.4), (-10, -6.6), (10, -6.6), (18, -2.4), (26, 2.4), (34, 5)))
    rail = f'<path d="M-38 .4C-24-1-16-14 0-14S24-1 38 .4{posts}" fill="none" {INK}/>'
    return f'{body}{dark}{rail}<circle cy="-9" r="8.6" fill="var(--card)" {KEY}/>{emblem(seat, 11, 0, -9, "var(--ink)")}'


# ---- goods, coins, points ----

_GOODS = {
    "ceramic": f'<path d="M-2.2-4H2.2L1.4-2.4C3.2-1.6 3.6 2 0 4-3.6 2-3.2-1.6-1.4-2.4Z" fill="{SEPIA}"/>',
    "cloth": f'<path d="M-4.4-3H4.4M-4.4 0H4.4M-4.4 3H4.4" stroke="{SEPIA}" stroke-width="1.2" stroke-linecap="round"/>',
    "silver": f'<path d="M-4.4 2.4L-2.6-2H2.6L4.4 2.4Z" fill="{SEPIA}"/>',
    "any": '<path d="M0-4.4L1.3-1.3 4.4 0 1.3 1.3 0 4.4-1.3 1.3-4.4 0-1.3-1.3Z" fill="var(--ink)"/>',
}
"""What is shown on the front of a cube."""


def _cube(kind: str) -> str:
    """A cube of goods from the front: readable at ten pixels. A star for a cube of any kind."""
    fill, line = (f"var(--{kind})", SEPIA) if kind in CUBE_TEXTS else ("var(--card)", "var(--ink)")
    body = f'<path d="M-7.6-5.4L-4.8-8.6H8.6V4.8L5.6 8H-7.6Z" fill="{fill}" stroke="{line}" stroke-width="1.3" stroke-linejoin="round"/>'
    side = f'<path d="M5.6-5.4L8.6-8.6V4.8L5.6 8Z" fill="{line}" opacity=".3"/>'
    edges = f'<path d="M-7.6-5.4H5.6V8M5.6-5.4L8.6-8.6" fill="none" stroke="{line}"/>'
    return f"{body}{side}{edges}{at(-1, 1.3, _GOODS[kind])}"


def _price(value: int) -> str:
    """A milled coin with a value, as it lies on a canal."""
    mill = "".join(f"M{13 * cos(a):.1f} {13 * sin(a):.1f}L{11 * cos(a):.1f} {11 * sin(a):.1f}" for a in (k * pi / 16 for k in range(32)))
    face = f'<circle r="13" fill="var(--brass)" {PRINT}/><path d="{mill}" stroke="{SEPIA}" stroke-width=".8" opacity=".7"/>'
    ring = f'<circle r="10" fill="none" stroke="{SEPIA}" stroke-width=".9"/>'
    return f'<circle cx="1.4" cy="2.4" r="13" {SHADOW}/>{face}{ring}{number(value, 0, 5.6, 17, classes="onbrass")}'


_TWO_DIGITS = 10


def _coin(value: int) -> str:
    """A small coin."""
    rim = f'<circle r="8.8" fill="var(--brass)" stroke="{SEPIA}" stroke-width="1.2"/><circle r="7" fill="none" stroke="{SEPIA}" stroke-width=".5"/>'
    return rim + number(value, 0, 5, 15.6 if value < _TWO_DIGITS else 13.2, classes="onbrass")


def _shield(value: int) -> str:
    """A small shield: points."""
    shape = "M-8.4-9.4H8.4V1.6C8.4 6.4 4.4 9 0 10.6-4.4 9-8.4 6.4-8.4 1.6Z"
    face = number(value, 0, 5.4, 16.6 if value < _TWO_DIGITS else 14.2)
    return f'<path d="{shape}" fill="var(--card)" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round"/>{face}'


_THIN = 'stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round"'
_STROKE = 'fill="none" stroke="var(--ink)" stroke-linecap="round" stroke-linejoin="round"'
_MASK = "M-11-5.6C-7-8.4-3-6.6 0-4.8 3-6.6 7-8.4 11-5.6 11.6 1 9 6 4.8 6.4 2.4 6.6 1.2 4.6 0 2.8-1.2 4.6-2.4 6.6-4.8 6.4-9 6-11.6 1-11-5.6Z"
_EYES = "M-8.4-2C-7-4-4.2-3.6-2.6-1.2-4.2 .8-7 .8-8.4-2ZM8.4-2C7-4 4.2-3.6 2.6-1.2 4.2 .8 7 .8 8.4-2Z"
_ROLLS = (
    "M-8-7A2.2 2.2 0 0 1-5.8-9.2H5.8A2.2 2.2 0 0 1 5.8-4.8H-5.8A2.2 2.2 0 0 1-8-7ZM-8 7A2.2 2.2 0 0 1-5.8 4.8H5.8A2.2 2.2 0 0 1 5.8 9.2H-5.8A2.2 2.2 0 0 1-8 7Z"
)
_SMALL = {
    "m-card": f'<rect x="-6.4" y="-9" width="12.8" height="18" rx="1.6" fill="var(--back-blue)" {_THIN}/>'
    '<path d="M0-5L1.4-1.4 5 0 1.4 1.4 0 5-1.4 1.4-5 0-1.4-1.4Z" fill="var(--back-line)"/>',
    "m-seat": f'<path d="M-7 9.6V-2C-7-5.4-2.6-6.4 0-9.6 2.6-6.4 7-5.4 7-2V9.6Z" fill="var(--stone)" {_THIN}/>'
    f'<path d="M0 7V-2M-3.4 1L0-2.8 3.4 1" {_STROKE} stroke-width="1.7"/>',
    "m-swap": f'<path d="M-9-2.6A9 8.4 0 0 1 8-4.4M9 2.6A9 8.4 0 0 1-8 4.4" {_STROKE} stroke-width="1.7"/>'
    '<path d="M9.6-8.4L8.6-2.8 3.6-5.6ZM-9.6 8.4L-8.6 2.8-3.6 5.6Z" fill="var(--ink)"/>',
    "m-bridge": f'<path d="M-10 6.4V1.6C-6 1-4-5 0-5S6 1 10 1.6V6.4H5.4A5.4 5 0 0 0-5.4 6.4Z" fill="var(--stone)" {_THIN}/>',
    "m-deed": f'<rect x="-7" y="-9" width="14" height="18" rx="1" fill="var(--card)" {_THIN}/>'
    f'<path d="M-4-5.4H4M-4-2H4M-4 1.4H0" {_STROKE} stroke-width="1.1"/>'
    f'<circle cx="3" cy="5" r="3.4" fill="var(--wax)" {_THIN}/>',
    "m-scroll": f'<path d="M-5.4-7H5.4V7H-5.4Z" fill="var(--card)" {_THIN}/><path d="{_ROLLS}" fill="var(--stone)" {_THIN}/>'
    f'<path d="M-3-1.6H3M-3 1.6H3" {_STROKE}/>',
    "m-mask": f'<path d="{_MASK}" fill="var(--card)" {_THIN}/><path d="{_EYES}" fill="var(--ink)"/>',
    "m-men": '<g fill="var(--ink)"><circle cx="-5" cy="-4" r="2.8"/><circle cx="5" cy="-4" r="2.8"/>'
    '<path d="M-10 7C-10 1-8-.4-5-.4-2-.4 0 1 0 7ZM0 7C0 1 2-.4 5-.4 8-.4 10 1 10 7Z"/></g>',
}
"""Small signs of what an effect gives or takes."""

# ---- effects: a row of small signs. A leading > means at a price, a minus that something is lost ----

_SIZES = {"m-card": 20.2, "m-seat": 20.2, "m-swap": 18.7, "m-bridge": 15.4, "m-deed": 16.8, "m-scroll": 16.3, "m-mask": 15.8, "m-men": 14.4}
_HALVES = {"m-card": 5.8, "m-seat": 6.2, "m-swap": 8.0, "m-bridge": 6.6, "m-deed": 5.2, "m-scroll": 5.7, "m-mask": 7.6, "m-men": 6.0, ">": 3.4, "/": 2.6}
_CUBE_SIZE, _VALUE_SIZE = 15.6, 18.0

EFFECTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "market": (("ceramic",), (">", "2", "any"), (">", "c4"), (">", "v5")),
    "monastery": (("ceramic",), ("2", "m-scroll"), ("m-card",), ("v2",)),
    "small-council": (("ceramic",), ("m-seat",), ("−", "m-mask"), ("v1", "×", "m-deed")),
    "warehouse": (("ceramic",), ("m-swap",), ("c3",), ("v2",)),
    "harbour": (("cloth",), ("c2",), ("c1", "v1"), (">", "v1")),
    "consulate": (("cloth",), (">", "m-card"), ("v1",), (">", "v4")),
    "library": (("cloth",), ("2", "m-scroll"), ("−2", "m-mask"), ("2", "m-scroll", "v1")),
    "senate": (("cloth",), ("m-mask", "2", "m-scroll"), ("m-scroll", "m-men", "m-mask"), ("v3",)),
    "church": (("silver",), ("−", "m-mask"), (">", "v1"), (">", "v2")),
    "court": (("silver",), ("m-men", "+", "m-mask"), ("m-card",), (">", "v5")),
    "mint": (("silver",), ("m-mask", "c4"), ("m-mask", "c4"), ("c2", "v1")),
    "council-of-ten": (("silver",), ("v1", "×", "m-men"), ("m-bridge", "/", "v2"), ("−3", "m-mask")),
    "great-council": (("m-seat", "+", "m-men"), ("c4", ">", "m-bridge")),
    "st-marks": (("m-deed",), ("c2",)),
    "doges-palace": (("m-deed",), ("m-scroll", "v1")),
}
"""The signs of each effect of a building; what exactly it does is said in words beside the map."""


def _half(name: str) -> float:
    if name in _HALVES:
        return _HALVES[name]
    if name in _GOODS:
        return 7.0
    if name[0] in "cv" and name[1:].isdigit():
        return 8.3 if name[0] == "c" else 7.7
    return 3.4 * len(name)


def _one(name: str, x: float) -> str:
    if name in _SIZES:
        return use(name, x, 0, _SIZES[name])
    if name in _GOODS:
        return use(f"box-{name}", x, 0, _CUBE_SIZE)
    if name[0] in "cv" and name[1:].isdigit():
        return use(f"{name[0]}-{name[1:]}", x, 0, _VALUE_SIZE)
    if name == ">":
        return f'<path d="M{num(x - 2)}-4L{num(x + 2)} 0L{num(x - 2)} 4" {_STROKE} stroke-width="1.6"/>'
    return write(name, x, 4.8, None, "middle", "ve-fx")


@cache
def signs(names: Sequence[str], room: float = 34.0) -> str:
    """A row of small signs around 0 0, not wider than its room."""
    width = sum(2 * _half(name) for name in names) + 0.6 * (len(names) - 1)
    x, drawn = -width / 2, ""
    for name in names:
        x += _half(name)
        drawn += _one(name, x)
        x += _half(name) + 0.6
    return drawn if width <= room else at(0, 0, drawn, scale=round(room / width, 3))


FIELD = 33.4
"""From one field of a tile to the next."""


def _fields(building: str) -> str:
    """The effects of a building side by side, as they stand below its fields."""
    effects = EFFECTS[building]
    if len(effects) == 2:  # municipal: two parts
        return at(-29, 0, signs(effects[0], 44)) + at(29, 0, signs(effects[1], 44))
    lines = "".join(f"M{num((k - 1) * FIELD)}-7.4V7.6" for k in range(3))
    cells = "".join(at((k - 1.5) * FIELD, 0, signs(effect, 32)) for k, effect in enumerate(effects))
    return f'{cells}<path d="{lines}" stroke="var(--land-line)"/>'


# ---- the three municipal buildings in elevation: 104 wide, standing on 0 ----


def _hall() -> str:
    front = path("M-51 0V-32H51V0Z", "var(--card)", _FACADE) + '<path d="M-51-32H51V-17H-51Z" fill="url(#diaper)" opacity=".6"/>'
    top = path(crest(-53, 53, -34, 15, 6), "var(--card)", _FACADE) + path("M-53-34.4H53V-31.4H-53Z", "var(--stone)", _FACADE)
    doors = windows(-49, 0, 98, 11, 6, 14) + windows(-47, -18, 34, 3, 5.2, 11) + windows(13, -18, 34, 3, 5.2, 11)
    bay = path("M-9-17V-33L0-42 9-33V-17Z", "var(--card)", _FACADE) + f'<path d="{arch(0, 9, -17, 14)}" {_DARK}/>'
    flag = path("M0-42V-49M0-49L9-47 0-44.6Z", "var(--wax)", _FACADE)
    return f'{front}{top}<path d="{doors}" {_DARK}/><path d="M-51-16.4H51" {_FACADE}/>{bay}<path d="M34-32H51V0H34Z" fill="url(#shade)"/>{flag}'


def _basilica() -> str:
    front = path("M-44 0V-17H44V0Z", "var(--card)", _FACADE)
    gables = "M-44-17C-42-23-29-23-27-17C-26-23-14-23-12.4-17C-10-27 10-27 12.4-17C14-23 26-23 27-17C29-23 42-23 44-17Z"
    domes = "M-41-22C-43-33-27-33-29-22M41-22C43-33 27-33 29-22M-24-22.4C-26-35-10-35-12-24M24-22.4C26-35 10-35 12-24M-9-24.6C-13-42 13-42 9-24.6"
    crosses = "M-35-30.6v-6M35-30.6v-6M-18-32v-6M18-32v-6M0-37.6v-8M-2-43h4M-36.4-35h2.8M33.6-35h2.8M-19.4-36.4h2.8M16.6-36.4h2.8"
    doors = "".join(arch(x, 9, 0, 12) for x in (-35, -19, 19, 35)) + arch(0, 13, 0, 17)
    upper = path(gables, "var(--card)", _FACADE) + path(domes, "var(--stone)", _FACADE) + f'<path d="{crosses}" fill="none" {_FACADE}/>'
    return f'{front}{upper}<path d="{doors}" {_DARK}/><path d="M27-17H44V0H27Z" fill="url(#shade)"/>'


def _palace() -> str:
    front = path("M-51 0V-36H51V0Z", "var(--card)", _FACADE) + '<path d="M-51-36H51V-22H-51Z" fill="url(#diaper)"/>'
    top = path(crest(-53, 53, -38, 17, 6), "var(--card)", _FACADE) + path("M-53-38.4H53V-35.6H-53Z", "var(--stone)", _FACADE)
    doors = windows(-50, 0, 100, 9, 7.8, 11) + windows(-50, -12, 100, 18, 3.4, 9) + "".join(arch(x, 6, -24, 9) for x in (-36, -20, 20, 36))
    bay = path("M-6-22V-38L0-44 6-38V-22Z", "var(--card)", _FACADE) + f'<path d="{arch(0, 7, -22, 12)}" {_DARK}/>'
    return f'{front}{top}<path d="{doors}" {_DARK}/><path d="M-51-11.4H51M-51-22H51" {_FACADE}/>{bay}<path d="M36-36H51V0H36Z" fill="url(#shade)"/>'


# ---- backs of cards ----


def _deed_back() -> str:
    return back("var(--back-brown)", 13, f'<g class="ve-on-brown" color="var(--back-line)">{sign("harbour", 18)}</g>')


def _influence_back() -> str:
    return back("var(--back-blue)", 13, f'<g class="ve-on-blue">{use("m-mask", 0, 0, 18)}</g>', 9)


# ---- icons of the seats ----


def _icons() -> dict[str, str]:
    man = "M-9 10.4C-9 2.4-5.6 1 0 1S9 2.4 9 10.4Z"
    council = "M-7.6 10.4V-2C-7.6-6-3-7 0-10.6 3-7 7.6-6 7.6-2V10.4ZM0 7.4V-1.6M-3.6 1.8L0-2 3.6 1.8"
    coin = "M0-5V5M-3.4-2.6H3.4M-3.4 2.6H3.4"
    bridge = "M-11 7V1.6C-6.6 1-4.4-6 0-6S6.6 1 11 1.6V7H6A6 5.6 0 0 0-6 7Z"
    favour = "M0-10.6L2.8-3.4 10.4-3 4.4 1.8 6.6 9.4 0 5-6.6 9.4-4.4 1.8-10.4-3-2.8-3.4Z"
    drawn = {
        "i-man": f'<circle cy="-6" r="4.6" {LINED} stroke-width="2"/><path d="{man}" {LINED} stroke-width="2"/>',
        "i-coin": f'<circle r="9.8" {LINED} stroke-width="2"/><path d="{coin}" {LINED} stroke-width="1.6"/>',
        "i-deed": f'<path d="M-8-10.4H8V10.4H-8Z" {LINED} stroke-width="2"/><path d="M-4-5.4H4M-4-1H4" {LINED} stroke-width="1.8"/>'
        f'<circle cx="2.8" cy="5" r="2.8" {FILLED}/>',
        "i-card": f'<rect x="-7.6" y="-10.4" width="15.2" height="20.8" rx="3" {LINED} stroke-width="2"/>'
        f'<path d="M0-5L1.6-1.6 5 0 1.6 1.6 0 5-1.6 1.6-5 0-1.6-1.6Z" {FILLED}/>',
        "i-bridge": f'<path d="{bridge}" {LINED} stroke-width="2"/>',
        "i-seat": f'<path d="{council}" {LINED} stroke-width="2"/>',
        "i-mask": f'<path d="{_MASK}" {LINED} stroke-width="1.8"/><path d="{_EYES}" {FILLED}/>',
        "i-scroll": f'<path d="M-5.4-7H5.4V7H-5.4Z{_ROLLS}" {LINED} stroke-width="1.7"/>',
        "i-favour": f'<path d="{favour}" {LINED} stroke-width="1.8"/>',
        "i-force": f'<path d="M-8.4-9.4H8.4V1.6C8.4 6.4 4.4 9 0 10.6-4.4 9-8.4 6.4-8.4 1.6ZM-4-1L-1 2.6 4.4-4.4" {LINED} stroke-width="2"/>',
    }
    drawn |= {f"v-{building}": body() for building, body in _SIGNS.items()}
    return {name: symbol(name, _ICON, body) for name, body in (drawn | _SMALL).items()}


def _of_seats() -> dict[str, str]:
    shapes = (("assistant", ASSISTANT_BOX, _assistant), ("boat", BOAT_BOX, _boat), ("gondolier", GONDOLIER_BOX, _gondolier), ("bridge", BRIDGE_BOX, _bridge))
    drawn = {f"{name}-{seat}": symbol(f"{name}-{seat}", box, dressed(seat, body(seat))) for name, box, body in shapes for seat in range(MOST)}
    return drawn | {f"disc-{seat}": symbol(f"disc-{seat}", DISC_BOX, dressed(seat, disc(seat))) for seat in range(MOST)}


def _of_all() -> dict[str, str]:
    drawn = {f"box-{kind}": ("-10 -10 20 20", _cube(kind)) for kind in _GOODS}
    drawn |= {f"c-{value}": ("-10 -10 20 20", _coin(value)) for value in range(21)}
    drawn |= {f"v-{value}": ("-10.6 -10.6 21.2 21.2", _shield(value)) for value in range(1, 21)}
    drawn |= {f"price-{value}": (DISC_BOX, _price(value)) for value in range(3)}
    drawn |= {f"fx-{building}": ("-67 -10 134 20", _fields(building)) for building in EFFECTS}
    drawn |= {"deed-back": (CARD_BOX, _deed_back()), "influence-back": (CARD_BOX, _influence_back())}
    drawn |= {f"elevation-{building}": ("-53 -50 106 50", body()) for building, body in ELEVATIONS.items()}
    return {name: symbol(name, box, body) for name, (box, body) in drawn.items()}


ELEVATIONS = {"great-council": _hall, "st-marks": _basilica, "doges-palace": _palace}
SYMBOLS: dict[str, str] = _icons() | _of_seats() | _of_all()
