"""The symbols of Rialto: cards and their signs, buildings, councilmen, discs, the bridge in elevation, the gondola from above."""

from math import cos, pi, sin

from ridotto.games.rialto.moves import CARDS, COLOURS, SECTION_LETTERS, VALUES
from ridotto.look.buildings import window
from ridotto.look.cards import CARD_BOX, PAPER, back, frame
from ridotto.look.pen import FILLED, INK, LINED, PRINT, SEPIA, UMBER, num, number, symbol, use
from ridotto.look.seats import MOST, dressed
from ridotto.look.wood import DISC_BOX, FIGURE_BOX, SHADOW, disc, figure, hat, seat_figure

_SMALL_BOX = "-10 -14 20 28"
_BUILDING_BOX = "-20 -24 40 48"

_MANDORLA = "M0-7C4-2.6 4 2.6 0 7-4 2.6-4-2.6 0-7Z"
"""What stands on a ducat, in outline."""
_CUT = 'fill="none" stroke="var(--card)" stroke-linecap="round"'
"""Lines that are cut out of a sign."""
_POST = 'fill="none" stroke="var(--post)" stroke-linecap="round"'
"""Thin wood and iron on a roof."""

# ---- signs of the kinds of card, in the current colour; what is cut out of them shows `--card` ----


def _doge() -> str:
    cap = "M-10.4 5.6C-10.6-1-8.6-4.2-4.6-6.4-1.6-8.2 1-11 5.4-11.4 8.6-11.4 9.6-8.6 8.6-6 7.6-3.4 8.4-1.4 9.4.8 10.2 2.6 10.4 4 10.4 5.6Z"
    stones = "".join(f"M{num(x)} 7.4l1.6 1.3-1.6 1.3-1.6-1.3Z" for x in (-7.6, -2.5, 2.5, 7.6))
    folds = f'<path d="M-7.4 2.2C-6-1.6-3-3.4.4-3.6M1.6-6.6C3.4-8.6 5-9.4 6.6-9" {_CUT} stroke-width="1"/>'
    return f'<path d="{cap}M-11 6.4H11V11H-11Z" {FILLED}/>{folds}<path d="{stones}" fill="var(--card)"/>'


def _gold() -> str:
    pile = '<ellipse cx="-3.6" cy="8.2" rx="7.6" ry="3"/><path d="M-11.2 2.8V6.6A7.6 3 0 0 0 4 6.6V2.8A7.6 3 0 0 1-11.2 2.8Z"/>'
    pile += '<path d="M-11.2-2.4V1.2A7.6 3 0 0 0 4 1.2V-2.4A7.6 3 0 0 1-11.2-2.4Z"/><ellipse cx="-3.6" cy="-3.6" rx="7.6" ry="3"/>'
    coin = f'<circle cx="5.4" cy="-5.2" r="6.8" {FILLED} stroke="var(--card)" stroke-width="1.2"/><circle cx="5.4" cy="-5.2" r="4.6" {_CUT} stroke-width="1"/>'
    return f'<g {FILLED}>{pile}</g>{coin}<path d="M5.4-8.2C7.4-6.2 7.4-4.2 5.4-2.2 3.4-4.2 3.4-6.2 5.4-8.2Z" {_CUT} stroke-width="1"/>'


def _building_sign() -> str:
    house = f'<path d="M-9.6 11.6V-3.6L0-11.8 9.6-3.6V11.6Z" {FILLED}/><path d="M-11-3.4L0-12.4 11-3.4" {LINED} stroke-width="1.6"/>'
    sides = "M-6.6 4V.2Q-6.6-1.8-5-2.8-3.4-1.8-3.4.2V4ZM3.4 4V.2Q3.4-1.8 5-2.8 6.6-1.8 6.6.2V4Z"
    middle = "M-2 11.6V7.6A2 2 0 0 1 2 7.6V11.6ZM-1.5 3.4V-.6A1.5 1.7 0 0 1 1.5-.6V3.4ZM-1.7-5.8A1.7 1.7 0 1 1 1.7-5.8 1.7 1.7 0 1 1-1.7-5.8Z"
    return f'{house}<path d="{sides}{middle}" fill="var(--card)"/>'


def _bridge_sign() -> str:
    arch = f'<path d="M-12 9.6V2.6C-7.4 2-5-4.4 0-4.4S7.4 2 12 2.6V9.6H6.8A6.8 6.6 0 0 0-6.8 9.6Z" {FILLED}/>'
    rail = f'<path d="M-12-.6C-7.6-1.2-5-7.4 0-7.4S7.6-1.2 12-.6" {LINED} stroke-width="1.2"/>'
    posts = f'<path d="M-9.6-1V2M-6.4-3.6V0M-3.2-6.2V-3M0-7.4V-4M3.2-6.2V-3M6.4-3.6V0M9.6-1V2" {LINED} stroke-width=".9"/>'
    return f'{arch}{rail}{posts}<path d="M-4.6 8.6L-6.6 7M0 3V1M4.6 8.6L6.6 7M-2.9 4.4L-4.2 2.6M2.9 4.4L4.2 2.6" {_CUT} stroke-width=".8"/>'


def _gondola_sign() -> str:
    hull = "M-11.6-3.4C-10 3.4-5.4 6 .4 6 6.2 6 9.8 3.8 11.8-1.4L10.6-1.2C8.2 1.6 4.6 2.4.2 2.4-4.4 2.4-8.2 1-10-3.6Z"
    lines = "M-11.6-3.2L-12.2-7-10.4-7.6M-12-5.2H-13M11.6-1.6C12.4-3 12-4 11-4.4M7.4 1.4V-5.6M7.4-2.4L10.6 6.4"
    waves = "M-11 9.4c2.4-1.2 4 1.2 6.4 0s4 1.2 6.4 0 4 1.2 6.4 0"
    rower = f'<path d="{lines}{waves}" {LINED} stroke-width="1.2"/><circle cx="7.4" cy="-7.6" r="1.7" {FILLED}/>'
    return f'<path d="{hull}M-3.6 2V-1.6Q0-4.4 3.6-1.6V2Z" {FILLED}/>{rower}'


def _councilman_sign() -> str:
    robe = f'<path d="M-7.6 11.4C-7.2 3-6.4-1-4.6-2.8-3.2-4 3.2-4 4.6-2.8 6.4-1 7.2 3 7.6 11.4Z" {FILLED}/><circle cy="-6.4" r="3.4" {FILLED}/>'
    cap = f'<path d="M-4.4-8.4C-4.6-12.4 4.6-12.4 4.4-8.4 4.4-7.4-4.4-7.4-4.4-8.4Z" {FILLED} stroke="var(--card)" stroke-width=".8"/>'
    return f'{robe}{cap}<path d="M-3.2-2.4L0 2.6 3.2-2.4M0 2.6V11" {_CUT} stroke-width="1"/>'


def _joker_sign() -> str:
    mask = "M-11.6-5.6C-7.4-8.6-3.4-7-0-5 3.4-7 7.4-8.6 11.6-5.6 12.2 1 9.4 6.6 5 7 2.4 7.2 1.2 5 0 3.2-1.2 5-2.4 7.2-5 7-9.4 6.6-12.2 1-11.6-5.6Z"
    eyes = '<path d="M-9-2C-7.4-4-4.6-3.6-2.8-1.2-4.4.8-7.4 1-9-2ZM9-2C7.4-4 4.6-3.6 2.8-1.2 4.4.8 7.4 1 9-2Z" fill="var(--card)"/>'
    return f'<path d="{mask}" {FILLED}/>{eyes}<path d="M5 7C8 8.6 9.6 9.6 10.6 12M-5 7C-8 8.6-9.6 9.6-10.6 12" {LINED} stroke-width="1.2"/>'


_SIGNS = dict(zip(CARDS, (_doge, _gold, _building_sign, _bridge_sign, _gondola_sign, _councilman_sign, _joker_sign), strict=True))


def sign(kind: str, size: float, x: float = 0, y: float = 0) -> str:
    """The sign of a kind of card in the current colour."""
    return use(f"k-{kind}", x, y, size)


# ---- cards ----


def card(kind: str, width: float = 56.0, x: float = 0, y: float = 0) -> str:
    """A card of the hand: brown square frame with letter and sign; the joker has a blue round one and a star."""
    return use(f"rc-{kind}", x, y, width, width * 80 / 56)


def _card(kind: str) -> str:
    joker = kind == "joker"
    edge = frame("var(--set-blue)", 9) if joker else frame("var(--set-brown)")
    star = '<path d="M0-30L1.8-25.8 6-24 1.8-22.2 0-18-1.8-22.2-6-24-1.8-25.8Z" fill="var(--ink)"/>'
    head = star if joker else number(SECTION_LETTERS[CARDS.index(kind)], 0, -17.6, 17)
    return f'{PAPER}{edge}<g color="var(--ink)">{sign(kind, 34, 0, 3)}</g>{head}'


def _small_card(kind: str) -> str:
    """A played card: the sign alone."""
    line, corner = ("var(--set-blue)", 4) if kind == "joker" else ("var(--set-brown)", 0)
    paper = f'<rect x="-10" y="-14" width="20" height="28" rx="2.4" fill="var(--card)" {INK}/>'
    edge = f'<rect x="-8" y="-12" width="16" height="24" rx="{corner}" fill="none" stroke="{line}" stroke-width="1.2"/>'
    return f'{paper}{edge}<g color="var(--ink)">{sign(kind, 13.4)}</g>'


def _back() -> str:
    return back("var(--back-brown)", 14, f'<g class="on-back" color="var(--back-line)">{sign("bridge", 19)}</g>')


# ---- buildings: three roofs for three colours, the value in a shield, since it scores that much ----


def _roof(colour: str) -> str:
    """Terrace with a vine for green, pediment for yellow, dome for blue."""
    tint = f"var(--b-{colour})"
    if colour == "green":
        posts = "M-11.4-6V-15M-4-6V-15M4-6V-15M11.4-6V-15M-13.6-15H13.6M-13.6-18H13.6M-9-15V-18M-3-15V-18M3-15V-18M9-15V-18"
        vine = "M-13-13c2.6 2.2 4-2 6.6 0s4-2 6.6 0 4-2 6.6 0 3.4-1.4 5.6-.4"
        terrace = f'<path d="M-15-6H15V-2.6H-15Z" fill="{tint}" {PRINT}/><path d="{posts}" {_POST} stroke-width="1"/>'
        return f'{terrace}<path d="{vine}" fill="none" stroke="var(--b-leaf)" stroke-width="2.2" stroke-linecap="round"/>'
    if colour == "yellow":
        gable = f'<path d="M-15-5.6L0-19.6 15-5.6ZM-16.4-5.6H16.4V-2.6H-16.4Z" fill="{tint}" {PRINT}/>'
        return f'{gable}<circle cy="-10.6" r="2.7" fill="{UMBER}"/><path d="M0-19.8V-22" {_POST} stroke-width="1.2"/>'
    dome = f'<path d="M-11.4-6C-12.4-13.4-7-18.4 0-18.4S12.4-13.4 11.4-6ZM-14.6-6H14.6V-2.6H-14.6Z" fill="{tint}" {PRINT}/>'
    ribs = f'<path d="M-5.4-6C-6.4-12-3.4-16.6 0-18.4 3.4-16.6 6.4-12 5.4-6" fill="none" stroke="{SEPIA}" stroke-width=".7"/>'
    return f'{dome}{ribs}<path d="M-1.8-18.2V-21.2H1.8V-18.2M0-21.2V-24M-1.3-22.8H1.3" {_POST} stroke-width=".9"/>'


def shield(width: float = 22.0, height: float = 25.0) -> str:
    """The outline of a shield: points."""
    half, side = num(width / 2), num(width * 0.24)
    low, foot, tip = num(height - 20), num(height - 12.4), num(height - 11)
    return f"M-{half}-11H{half}V{low}C{half} {num(height - 14.6)} {side} {foot} 0 {tip} -{side} {foot} -{half} {num(height - 14.6)} -{half} {low}Z"


def points(value: object, fill: str = "var(--card)", line: str = "var(--ink)") -> str:
    """A shield with so many points."""
    return f'<path d="{shield()}" fill="{fill}" stroke="{line}" stroke-width="1.3"/>{number(value, 0, 6.4, 19)}'


def _building(colour: str, value: int) -> str:
    walls = f'<path d="M-13.6-3V19.6H13.6V-3Z" fill="var(--b-{colour})" {PRINT}/><path d="M7.6-2.6H13.6V19.6H7.6Z" fill="url(#shade)"/>'
    doors = "M-12.4 14V10.6Q-12.4 9-10.6 8.4-8.8 9-8.8 10.6V14ZM8.8 14V10.6Q8.8 9 10.6 8.4 12.4 9 12.4 10.6V14Z"
    windows = window(-10.6, 6, 3.4, 7.6) + window(10.6, 6, 3.4, 7.6)
    front = f'<path d="{windows}{doors}" fill="{UMBER}"/><path d="M-15 19.6H15" {_POST} stroke-width="1.8"/>'
    plate = f'<path d="M-7.4-1.4H7.4V9.6C7.4 14 4 16.4 0 18-4 16.4-7.4 14-7.4 9.6Z" fill="var(--card)" {INK}/>{number(value, 0, 12.6, 17.5)}'
    return f'<path d="M-14 19.6H14L18 21.8H-10Z" {SHADOW}/>{walls}{front}{_roof(colour)}{plate}'


def _coin() -> str:
    """A coin, milled."""
    mill = "".join(f"M{13 * cos(a):.1f} {13 * sin(a):.1f}L{11 * cos(a):.1f} {11 * sin(a):.1f}" for a in (k * pi / 16 for k in range(32)))
    face = f'<circle r="13" fill="var(--brass)" {PRINT}/><path d="{mill}" stroke="{SEPIA}" stroke-width=".8" opacity=".7"/>'
    ring = f'<circle r="10" fill="none" stroke="{SEPIA}" stroke-width=".9"/>'
    image = f'<path d="{_MANDORLA}" fill="none" {PRINT}/><circle cy="-1" r="1.5" fill="{SEPIA}"/>'
    return f'<circle cx="1.4" cy="2.4" r="13" {SHADOW}/>{face}{ring}{image}'


# ---- wood ----

_HORN = "M-6-13.6C-6.6-18.6-3-19.6-.6-21.6 1-23 4.4-24.4 5.2-22 5.8-20 5.2-17 6-13.6 4-12.6-4-12.6-6-13.6Z"


def _district_figure() -> str:
    """Neutral wood with the ducal cap: it shows where this round is played."""
    folds = f'<path d="M-4.4-7.6L0-.6 4.4-7.6M0-.6V17.6" fill="none" stroke="{SEPIA}" stroke-width="1"/>'
    return f"{figure()}{hat(_HORN)}{folds}"


def _arch() -> str:
    """A bridge in elevation, as on the face of its tile; the values are written over it."""
    rail = '<path d="M-38 5.4C-24 4-16-9 0-9S24 4 38 5.4" fill="none" transform="translate(0 -5)"/>'
    posts = "".join(f"M{x} {y}v-5" for x, y in ((-34, 5), (-26, 2.4), (-18, -2.4), (-10, -6.6), (0, -9), (10, -6.6), (18, -2.4), (26, 2.4), (34, 5)))
    joints = "".join(f"M{20 * cos(a):.1f} {14 - 16 * sin(a):.1f}L{24 * cos(a):.1f} {14 - 20.4 * sin(a):.1f}" for a in (k * pi / 12 for k in range(1, 12)))
    body = '<path d="M-38 14V5.4C-24 4-16-9 0-9S24 4 38 5.4V14H20A20 16 0 0 0-20 14Z" fill="var(--stone)"/>'
    body += f'{rail}<path d="{posts}{joints}" fill="none" stroke-width=".8"/>'
    return f'<g {INK}>{body}</g><path d="M22 14A22 18 0 0 0 14.6 2.2L20 1Q28 5 38 5.4V14Z" fill="url(#shade)"/>'


def _boat() -> str:
    """A gondola from above, lying along the canal; neutral wood."""
    shadow = '<path d="M-27 1.4C-17 9-2 9.4 8 8 17 6.8 23 4 27-1 25 6 14 11.6 2 11.8-12 12-23 8-27 1.4Z" fill="var(--coast)" opacity=".35"/>'
    hull = f'<path d="M-28-.6C-20-6-8-7.2 2-6.8 14-6.4 22-4 28 .4 22 4.4 12 6.8 0 6.8-12 6.6-21 4.4-28-.6Z" fill="var(--wood)" {INK}/>'
    inside = f'<path d="M-20-.4C-13-3.4-5-4 2-3.8 11-3.6 17-2 21 .3 16 2.6 9 3.8 0 3.8-8 3.6-15 2-20-.4Z" fill="{UMBER}" stroke="{SEPIA}" stroke-width=".7"/>'
    cabin = f'<path d="M-5.4-4.2H5.4V4.4H-5.4Z" fill="var(--card)" {INK}/><path d="M-2-4.2V4.4M2-4.2V4.4" stroke="var(--ink)" stroke-width=".6"/>'
    return f'{shadow}{hull}{inside}{cabin}<path d="M-28-.6H-32.6M-30.6-2.6V1.4M28 .4L31 .3M13-6L21-12.6" {INK}/>'


# ---- icons ----


def _roof_icon(colour: str) -> str:
    """A roof as a sign of one colour of ink."""
    outlines = {
        "green": '<path d="M-11 4H11V8H-11ZM-8 4V-8M0 4V-8M8 4V-8M-11-8H11M-11-4c2.4 2 3.6-2 6 0s3.6-2 6 0 3.6-2 6 0 2.6-1 4-.4"/>',
        "yellow": '<path d="M-10 4L0-8 10 4ZM-11 4H11V8H-11Z"/>',
        "blue": '<path d="M-8 4C-9-3-5-7 0-7S9-3 8 4ZM-11 4H11V8H-11ZM0-7V-11"/>',
    }
    return f'<g {LINED} stroke-width="1.8">{outlines[colour]}</g>'


def _icons() -> dict[str, str]:
    man = "M-7.4 10.6C-7 3-6-.4-4.2-2-2.6-3.4 2.6-3.4 4.2-2 6-.4 7 3 7.4 10.6Z"
    drawn = {
        "i-coin": f'<circle r="9.4" {LINED} stroke-width="2"/><path d="M0-5.4C3.4-2 3.4 2 0 5.4-3.4 2-3.4-2 0-5.4Z" {FILLED}/>',
        "i-man": f'<path d="{man}" {LINED} stroke-width="2"/><circle cy="-7" r="3.6" {LINED} stroke-width="2"/>',
        "i-shield": f'<path d="M-9-10H9V2C9 7 4.6 9.4 0 11-4.6 9.4-9 7-9 2Z" {LINED} stroke-width="2"/>',
    }
    drawn |= {f"i-{colour}": _roof_icon(colour) for colour in COLOURS}
    drawn |= {f"k-{kind}": body() for kind, body in _SIGNS.items()}
    return {name: symbol(name, "-12 -12 24 24", body) for name, body in drawn.items()}


def _of_seats() -> dict[str, str]:
    drawn = {}
    for seat in range(MOST):
        drawn[f"councilman-{seat}"] = symbol(f"councilman-{seat}", FIGURE_BOX, dressed(seat, seat_figure(seat)))
        drawn[f"disc-{seat}"] = symbol(f"disc-{seat}", DISC_BOX, dressed(seat, disc(seat)))
    return drawn


def _of_all() -> dict[str, str]:
    drawn = {f"rc-{kind}": (CARD_BOX, _card(kind)) for kind in CARDS}
    drawn |= {f"rm-{kind}": (_SMALL_BOX, _small_card(kind)) for kind in CARDS}
    drawn |= {f"b-{colour}-{value}": (_BUILDING_BOX, _building(colour, value)) for colour in COLOURS for value in range(1, VALUES + 1)}
    drawn |= {f"roof-{colour}": ("-18 -24 36 24", _roof(colour)) for colour in COLOURS}
    drawn |= {
        "ri-back": (CARD_BOX, _back()),
        "ri-coin": (DISC_BOX, _coin()),
        "district-figure": ("-16 -24 32 44", _district_figure()),
        "arch": ("-40 -18 80 42", _arch()),
        "boat": ("-34 -14 68 28", _boat()),
    }
    return {name: symbol(name, box, body) for name, (box, body) in drawn.items()}


SYMBOLS: dict[str, str] = _icons() | _of_seats() | _of_all()
