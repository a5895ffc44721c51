"""The symbols of Rialto: the files beside this one, and cards and buildings, which vary by kind and value."""

from ridotto.games.rialto import GAME
from ridotto.games.rialto.moves import CARDS, COLOURS, SECTION_LETTERS, VALUES
from ridotto.look.cards import CARD_BOX, PAPER, back, frame
from ridotto.look.drawings import read_parts, read_symbols
from ridotto.look.pen import INK, num, number, symbol, use
from ridotto.look.seats import MOST, dressed
from ridotto.look.wood import DISC_BOX, disc

_SMALL_BOX = "-10 -14 20 28"
PARTS = read_parts(GAME.package)
"""Sights of the city, as texture where there are never any pieces; three roofs for the three colours, with a blank
shield for the value, which is what a building scores."""


def sign(kind: str, size: float, x: float = 0, y: float = 0) -> str:
    """The sign of a kind of card in the current colour, with cut-outs in `--card`."""
    return use(f"k-{kind}", x, y, size)


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


def shield(width: float = 22.0, height: float = 25.0) -> str:
    """The outline of a shield, which means points."""
    half, side = num(width / 2), num(width * 0.24)
    low, foot, tip = num(height - 20), num(height - 12.4), num(height - 11)
    return f"M-{half}-11H{half}V{low}C{half} {num(height - 14.6)} {side} {foot} 0 {tip} -{side} {foot} -{half} {num(height - 14.6)} -{half} {low}Z"


def points(value: object, fill: str = "var(--card)", line: str = "var(--ink)") -> str:
    """A shield with a number of points."""
    return f'<path d="{shield()}" fill="{fill}" stroke="{line}" stroke-width="1.3"/>{number(value, 0, 6.8, 20)}'


def _of_all() -> dict[str, str]:
    drawn = {f"rc-{kind}": (CARD_BOX, _card(kind)) for kind in CARDS}
    drawn |= {f"rm-{kind}": (_SMALL_BOX, _small_card(kind)) for kind in CARDS}
    for colour in COLOURS:
        house = PARTS[colour]
        drawn |= {f"b-{colour}-{value}": (house.box, house.body + number(value, 0, 12.6, 17.5)) for value in range(1, VALUES + 1)}
    drawn |= {f"disc-{seat}": (DISC_BOX, dressed(seat, disc(seat))) for seat in range(MOST)}
    drawn["ri-back"] = (CARD_BOX, _back())
    return {name: symbol(name, box, body) for name, (box, body) in drawn.items()}


SYMBOLS: dict[str, str] = read_symbols(GAME.package) | _of_all()
