"""The symbols of Doge: signs of the fields, houses and palazzi, advisors and their rings, tokens, cards."""

from math import cos, pi, sin

from ridotto.games.doge.moves import FIELD_KEYS, TOKEN_VALUES
from ridotto.look.buildings import window
from ridotto.look.cards import CARD_BOX, PAPER, back, frame
from ridotto.look.pen import FILLED, INK, KEY, LINED, symbol, use
from ridotto.look.seats import dressed, emblem
from ridotto.look.wood import CAP, DISC_BOX, FIGURE_BOX, SHADOW, disc, disc_edge, figure, hat

SEATS = 4
SETS = ("brown", "blue")
_CORNERS = {"brown": 0, "blue": 9}
"""The two sets of order cards differ in colour and in the corners of the frame."""


def sign(field: str, size: float, x: float = 0, y: float = 0) -> str:
    """The sign of a field in the current colour; what is cut out of it shows `--card`."""
    return use(f"f-{field}", x, y, size)


def _reed() -> str:
    stalks = f'<path d="M0 12V2M-5 12C-5 6-5.4 3-6.4 0M5 12C5 7 5.4 4 6.4 2" {LINED} stroke-width="1.5"/><path d="M0-11.6V-10" {LINED} stroke-width="1.3"/>'
    middle = "M-1.9-9.4A1.9 1.9 0 0 1 1.9-9.4V1.4A1.9 1.9 0 0 1-1.9 1.4Z"
    sides = "M-9-6.6A1.6 1.6 0 0 1-5.9-7.4L-4.7-.6A1.6 1.6 0 0 1-7.8 0ZM9-4.2A1.6 1.6 0 0 0 5.9-5L4.7 1.6A1.6 1.6 0 0 0 7.8 2.2Z"
    leaves = "M0 12C-2 9-7.6 9.6-10.4 4.4-5.8 6-2 7.4 0 12ZM0 12C2 9.4 7.4 10 10.4 6.2 6 6.8 2 8 0 12Z"
    return f'{stalks}<path d="{middle}{sides}{leaves}" {FILLED}/>'


def _shell() -> str:
    """A scallop: a fan of seven lobes with ribs cut out."""
    lobes, radius = 7, 10.6
    turns = [-1.32 + 2.64 * k / lobes for k in range(lobes + 1)]
    fan = f"M-2.6 8.2L{radius * sin(turns[0]):.1f} {6.2 - radius * 1.32 * cos(turns[0]):.1f}"
    for k in range(1, lobes + 1):
        height = radius * 1.5 * cos(turns[k]) * (0.88 if k == lobes else 1)
        fan += f"A2.5 2.5 0 0 1 {radius * sin(turns[k]):.1f} {6.2 - height:.1f}"
    ribs = "".join(f"M{0.16 * radius * sin(a):.1f} 6.6L{0.9 * radius * sin(a):.1f} {6.2 - 1.3064 * radius * cos(a):.1f}" for a in turns[1:-1])
    hinge = f'<path d="M-5.4 7.4H5.4L3.6 11.2H-3.6Z" {FILLED} stroke="var(--card)" stroke-width=".9"/>'
    return f'<path d="{fan}L2.6 8.2Z" {FILLED}/><path d="{ribs}" fill="none" stroke="var(--card)" stroke-width="1"/>{hinge}'


def _oars() -> str:
    oar = "M-1-12H1V2.6C3.2 3.4 3.4 5 3.2 7L2.6 12H-2.6L-3.2 7C-3.4 5-3.2 3.4-1 2.6Z"
    cut = 'stroke="var(--card)" stroke-width="1" paint-order="stroke"'
    return f'<path transform="rotate(38)" d="{oar}" {FILLED}/><path transform="rotate(-38)" d="{oar}" {FILLED} {cut}/>'


def _lion() -> str:
    """The lion's face in its mane, from the front."""
    locks = 14
    mane = "M0-8.9"
    for k in range(locks):
        tip, end = 2 * pi * (k + 0.5) / locks, 2 * pi * (k + 1) / locks
        mane += f"Q{13.2 * sin(tip):.1f} {0.4 - 13.2 * cos(tip):.1f} {9.3 * sin(end):.1f} {0.4 - 9.3 * cos(end):.1f}"
    ears = "M-6.6-5A2.3 2.3 0 1 1-3.4-7.2M6.6-5A2.3 2.3 0 1 0 3.4-7.2"
    face = "M-5.6-4.6C-3.6-6.8 3.6-6.8 5.6-4.6 6.4-1.6 5.6 1.4 4 3.2 4 6.4 2.4 8.4 0 8.4-2.4 8.4-4 6.4-4 3.2-5.6 1.4-6.4-1.6-5.6-4.6Z"
    look = "M-4-1.6Q-2.6-3-1.3-1.4M4-1.6Q2.6-3 1.3-1.4M-1.3-1.2L-1.7 2.4M1.3-1.2L1.7 2.4M0 4.6V6M-2.6 6.2Q-1.3 7 0 6Q1.3 7 2.6 6.2"
    nose = "M-2 2.6H2L.9 4.6H-.9Z"
    return f'<path d="{mane}Z" {FILLED}/><path d="{ears}{face}" fill="var(--card)"/><path d="{look}" {LINED} stroke-width="1"/><path d="{nose}" {FILLED}/>'


def _well() -> str:
    head = f'<path d="M-10.4-10.6H10.4V-6.8H8.8L7 6.4H9.2V8.4H11V11.4H-11V8.4H-9.2V6.4H-7L-8.8-6.8H-10.4Z" {FILLED}/>'
    cut = '<path d="M-8.4-6H8.4M-6.6 5.6H6.6" stroke="var(--card)" stroke-width="1.1" fill="none"/><circle cy="-.4" r="3.7" fill="var(--card)"/>'
    return f'{head}{cut}<path d="M0-4.1V3.3M-3.7-.4H3.7" {LINED} stroke-width="1.5"/>'


def _cross() -> str:
    upper = "M-4.6-11.6H4.6C3.4-8 2.6-5 2.4-2.4 5-2.6 8-3.4 11.6-4.6V4.6"
    lower = "C8 3.4 5 2.6 2.4 2.4 2.6 5 3.4 8 4.6 11.6H-4.6C-3.4 8-2.6 5-2.4 2.4-5 2.6-8 3.4-11.6 4.6V-4.6C-8-3.4-5-2.6-2.4-2.4-2.6-5-3.4-8-4.6-11.6Z"
    return f'<path d="{upper}{lower}" {FILLED}/>'


def _scales() -> str:
    beam = f'<path d="M0-10.4V9.4M-9-7.4H9M-9-7.4L-12 1.4M-9-7.4L-6 1.4M9-7.4L6 1.4M9-7.4L12 1.4" {LINED} stroke-width="1.3"/>'
    pans = "M-12.4 1.4H-5.6A3.5 3.5 0 0 1-12.4 1.4ZM5.6 1.4H12.4A3.5 3.5 0 0 1 5.6 1.4ZM-5 11.6C-4 9.6-2 9 0 9S4 9.6 5 11.6Z"
    return f'{beam}<path d="{pans}" {FILLED}/><circle cy="-10.2" r="1.8" {FILLED}/>'


SIGNS = {
    "cannaregio": _reed,
    "castello": _shell,
    "dorsoduro": _oars,
    "san-marco": _lion,
    "san-polo": _well,
    "santa-croce": _cross,
    "quarantia": _scales,
}

# ---- wood ----


def _house(seat: int) -> str:
    front, side, roof = "M-13 13V.6L-5-9.4 3 .6V13Z", "M3 13V.6L12-2V9.8Z", "M-5-9.4L3 .6 12-2 4-12Z"
    shadow = f'<path d="M-13 13L3 13 12 9.8 15 12.6 5.6 15.6H-10Z" {SHADOW}/>'
    shaded = f'<path d="{side}" fill="var(--seat)"/><path d="{side}" fill="url(#hatch-{seat})"/><path d="{side}" fill="none" {KEY}/>'
    walls = f'{shaded}<path d="{front}" fill="var(--seat)" {KEY}/>'
    return f'{shadow}{walls}<path d="{roof}" fill="var(--seat)" {KEY}/><path d="{roof}" fill="var(--seat-key)" opacity=".34"/>{emblem(seat, 11.6, -5, 5.6)}'


def _palazzo(seat: int) -> str:
    crest = "M-19-14" + "h2.2v-3.4l1.6-2.2 1.6 2.2v3.4h2.2" * 5 + "V-14Z"
    windows = "".join(window(x, y, 4.4, 9.6) for y in (1.6, 13) for x in (-14.2, 14.2))
    wall = f'<path d="M-18-11V21H18V-11Z" fill="var(--seat)" {KEY}/><path d="M10-11V21H18V-11Z" fill="url(#hatch-{seat})"/>'
    front = (
        f'<path d="M-20-14.4H20V-11H-20Z" fill="var(--card)" {KEY}/><path d="{windows}" fill="var(--card)" {KEY}/><path d="M-18 14.8H18" fill="none" {KEY}/>'
    )
    door = '<path d="M-4.4 21V17.6A4.4 3.6 0 0 1 4.4 17.6V21Z" fill="var(--seat-key)"/>'
    shield = f'<path d="M-9-9H9V2.6C9 8 5 11 0 13-5 11-9 8-9 2.6Z" fill="var(--card)" {KEY}/>{emblem(seat, 14.4, 0, 1, "var(--ink)")}'
    return f'<path d="M-18 21H18L22 23.4H-14Z" {SHADOW}/><path d="{crest}" fill="var(--seat)" {KEY}/>{wall}{front}{door}{shield}'


def _advisor(field: str) -> str:
    return f'{advisor()}<g color="var(--ink)">{sign(field, 10.8, 0, -1.2)}</g>'


def advisor() -> str:
    """An advisor with a blank shield."""
    shield = f'<path d="M-6.8-7H6.8V-.6C6.8 3.2 3.4 5.2 0 6.4-3.4 5.2-6.8 3.2-6.8-.6Z" fill="var(--card)" {INK}/>'
    return f"{figure()}{hat(CAP)}{shield}"


def ring_back() -> str:
    """The part of a ring that lies behind an advisor."""
    return f'<path d="M-11.6 6.4Q0 2 11.6 6.4" fill="var(--seat)" {KEY}/>'


def ring_front(seat: int) -> str:
    """The part of a ring that lies before an advisor."""
    band = "M-11.8 6.2Q0 10.4 11.8 6.2Q13 6.6 13 8L13.4 13Q13.4 14.4 12.2 14.9Q0 19-12.2 14.9Q-13.4 14.4-13.4 13L-13 8Q-13 6.6-11.8 6.2Z"
    end = "M6.6 7.8Q9.4 7.2 11.8 6.2Q13 6.6 13 8L13.4 13Q13.4 14.4 12.2 14.9Q9.6 16 6.8 16.5Z"
    return f'<path d="{band}" fill="var(--seat)" {KEY}/><path d="{end}" fill="url(#hatch-{seat})"/>{emblem(seat, 9, 0, 12.2)}'


# ---- tokens and cards ----


def _token_up(seat: int, value: int) -> str:
    face = f'<circle r="13" fill="var(--seat)" {KEY}/><circle r="13" fill="url(#hatch-{seat})"/><circle r="9.6" fill="var(--card)" {KEY}/>'
    # A symbol is drawn outside the scene that uses it: its letters carry their own style.
    letters = 'font-family="var(--font-title)" font-weight="700" font-size="17" text-anchor="middle" fill="var(--ink)"'
    return f'{disc_edge()}{face}<text y="5.6" class="num" {letters}>{value}</text>'


def _order_card(field: str, colour: str) -> str:
    line = f"var(--set-{colour})"
    bars = f'<path d="M-9 25H9M-5-26.4H5" stroke="{line}" stroke-width="1.2" stroke-linecap="round"/>'
    return f'{PAPER}{frame(line, _CORNERS[colour])}<g color="var(--ink)">{sign(field, 34, 0, -1)}</g>{bars}'


def _order_back(colour: str) -> str:
    star = '<path d="M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2Z" fill="var(--back-line)"/>'
    return back(f"var(--back-{colour})", 12, star, _CORNERS[colour])


def _player_card(field: str, seat: int) -> str:
    head = f'<path d="M-28-36a4 4 0 0 1 4-4H24a4 4 0 0 1 4 4V-22H-28Z" fill="var(--seat)" {KEY}/><path d="M-28-27H28V-22H-28Z" fill="url(#hatch-{seat})"/>'
    edge = '<path d="M-24.5-18.5H24.5V19H-24.5Z" fill="none" stroke="var(--ink)" stroke-width=".7"/>'
    return f'{PAPER}{head}{emblem(seat, 11, 0, -32.4)}{edge}<g color="var(--ink)">{sign(field, 31, 0, 0.5)}</g>'


# ---- icons and parts of the board ----


def _site() -> str:
    """A building site: stone on piles."""
    square = 'x="-21" y="-21" width="42" height="42"'
    return f'<rect {square} fill="var(--stone)"/><rect {square} fill="url(#piles)"/><circle r="11" fill="var(--stone)"/>'


def _figure_icon() -> str:
    return f'<path d="M-7 11C-6.4 3-5.6-1-4-3.4-2.6-4.6 2.6-4.6 4-3.4 5.6-1 6.4 3 7 11ZM-3.6-7.4A3.6 3.6 0 1 1 3.6-7.4 3.6 3.6 0 1 1-3.6-7.4Z" {FILLED}/>'


def _corno() -> str:
    """The doge's cap: a stiff horn over a band, with a button on its tip."""
    horn = f'<path d="M-12 7C-13-1-9-6-2-8 3-9.4 6-11 9-9.4 12.4-7.4 12.6 0 12 7Z" fill="var(--wax)" {INK}/>'
    band = f'<path d="M-13 6.4H13V10.6H-13Z" fill="var(--brass)" {INK}/><circle cx="9.6" cy="-10.2" r="1.8" fill="var(--brass)" {INK}/>'
    return f'{horn}<path d="M6-9.6C8-4 8.6 2 8.4 6.4H12C12.6 0 12.4-7.4 9-9.4Z" fill="url(#shade)"/>{band}'


def _of_seats() -> dict[str, str]:
    drawn: dict[str, str] = {}
    for seat in range(SEATS):
        mine = {
            f"house-{seat}": ("-16 -16 32 32", _house(seat)),
            f"palazzo-{seat}": ("-22 -22 44 46", _palazzo(seat)),
            f"ring-back-{seat}": (FIGURE_BOX, ring_back()),
            f"ring-front-{seat}": (FIGURE_BOX, ring_front(seat)),
            f"token-{seat}": (DISC_BOX, disc(seat)),
        }
        mine |= {f"token-{seat}-{value}": (DISC_BOX, _token_up(seat, value)) for value in range(TOKEN_VALUES)}
        mine |= {f"card-{seat}-{field}": (CARD_BOX, _player_card(field, seat)) for field in FIELD_KEYS}
        drawn |= {name: symbol(name, box, dressed(seat, body)) for name, (box, body) in mine.items()}
    return drawn


def _of_all() -> dict[str, str]:
    drawn = {f"f-{field}": symbol(f"f-{field}", "-12 -12 24 24", body()) for field, body in SIGNS.items()}
    drawn |= {f"advisor-{field}": symbol(f"advisor-{field}", FIGURE_BOX, _advisor(field)) for field in FIELD_KEYS}
    for colour in SETS:
        drawn[f"back-{colour}"] = symbol(f"back-{colour}", CARD_BOX, _order_back(colour))
        drawn |= {f"order-{colour}-{field}": symbol(f"order-{colour}-{field}", CARD_BOX, _order_card(field, colour)) for field in FIELD_KEYS}
    drawn["site"] = symbol("site", "-21 -21 42 42", _site())
    drawn["corno"] = symbol("corno", "-15 -12 30 23", _corno())
    drawn["i-advisor"] = symbol("i-advisor", "-12 -12 24 24", _figure_icon())
    return drawn


SYMBOLS: dict[str, str] = _of_seats() | _of_all()
