"""The symbols of Palazzo: the files beside this one, and facades, tile backs and money, which vary by a value.

A facade is composed of a wall for its material and openings for its floor, each a drawing of its own, so that a page
with many tiles stays small. Inside a facade the current colour is that of its material. The dark openings are the
windows; a door counts as one (PAL-13). A currency is a frame and a sign on card paper, never flat colour, so that no
card looks like a seat's.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import product

from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.moves import CURRENCIES, FLOORS, LOWEST, MATERIALS, VALUES
from ridotto.look.cards import CARD_BOX, back
from ridotto.look.drawings import read_parts, read_symbols
from ridotto.look.pen import INK, SEPIA, symbol, use

TILE_BOX = "-46 -40 92 62"
ICON_BOX = "-12 -12 24 24"
STACK_NAMES = ("I", "II", "III")
PARTS = {name: drawing.body for name, drawing in read_parts(GAME.package).items()}
"""The plinth of a ground floor; certificates without their number; and in their places on the board, Florence on both
banks of the Arno and the ground of the works."""


def tile(face: str, x: float, y: float, scale: float) -> str:
    """A tile; `x` and `y` are the middle of its wall, which is 60 x 40. Roof and number reach beyond it."""
    return use(f"pz-{face}", x, y - 9 * scale, 92 * scale, 62 * scale)


def card(kind: str, x: float, y: float, scale: float) -> str:
    """A money card, 56 x 80: one of `CARD_TEXTS`, `opening` or `back`."""
    return use(f"pz-card-{kind}", x, y, 56 * scale, 80 * scale)


# ---- tiles ----

_GROUND_FLOOR: tuple[tuple[tuple[str, float], ...], ...] = ((("door", 0),), (("door", -10), ("1", 12)), (("1", -17), ("door", 1), ("1", 19)))
_ACROSS = ((0.0,), (-11.0, 11.0), (-16.2, 1.0, 18.2))


def _facade(material: str, floor: int, windows: int) -> str:
    """The wall of a storey with its openings and its number, which is outside so that it covers no window."""
    openings = _GROUND_FLOOR[windows - 1] if floor == 1 else tuple((str(floor), x) for x in _ACROSS[windows - 1])
    inner = use(f"pz-wall-{material}", 0, 0, 60, 40) + (PARTS["basement"] if floor == 1 else "")
    inner += "".join(use(f"pz-opening-{name}", x, 0, 24, 40) for name, x in openings)
    cornice = f'fill="var(--frame)" stroke="{SEPIA}" stroke-width=".8" stroke-linejoin="round"'
    inner += f'<path d="M-32-20.6H32V-17H-32Z" {cornice}/>' + (use("pz-roof", 0, -30, 72, 20) if floor == FLOORS else "")
    disc = f'<circle cx="-34.5" cy="-6" r="9" fill="var(--card)" {INK}/><text x="-34.5" y="-.2" class="num" font-size="18" text-anchor="middle">{floor}</text>'
    return f'<g color="var(--{material})">{inner}</g>{disc}'


def _tile_back(name: str) -> str:
    corners = "M-26.5-16.5H-18L-26.5-8ZM26.5-16.5H18L26.5-8ZM-26.5 16.5H-18L-26.5 8ZM26.5 16.5H18L26.5 8Z"
    return (
        f'<path d="M-30-20H30V20H-30Z" fill="var(--stone)" {INK}/><path d="M-26.5-16.5H26.5V16.5H-26.5Z" fill="none" stroke="var(--ink)" stroke-width=".7"/>'
        f'<path d="{corners}" fill="var(--ink)" opacity=".7"/><text class="num" y="8.6" font-size="27" text-anchor="middle">{name}</text>'
    )


def _tiles() -> dict[str, str]:
    faces = product(MATERIALS, range(1, FLOORS + 1), (1, 2, 3))
    drawn = {f"pz-{material}-{floor}-{windows}": (TILE_BOX, _facade(material, floor, windows)) for material, floor, windows in faces}
    drawn |= {f"pz-back-{name}": ("-30 -20 60 40", _tile_back(name)) for name in STACK_NAMES}
    return {name: symbol(name, box, body) for name, (box, body) in drawn.items()}


# ---- money ----


def _value(value: int) -> str:
    return f'<text class="num" y="3" font-size="42" text-anchor="middle">{value}</text>'


def _money(currency: str, value: int) -> str:
    sign = f'<g color="var(--cur-{currency})">{use(f"pz-sign-{currency}", 0, 20, 22)}</g>'
    return f"{use(f'pz-frame-{currency}', 0, 0, 56, 80)}{_value(value)}{sign}"


def _cards() -> dict[str, str]:
    faces = {f"{currency}-{value}": _money(currency, value) for currency in CURRENCIES for value in range(LOWEST, LOWEST + VALUES)}
    faces["back"] = back("var(--back-brown)", 13, f'<g color="var(--back-line)">{use("pz-sign-red", 0, 0, 18)}</g>')
    return {f"pz-card-{name}": symbol(f"pz-card-{name}", CARD_BOX, body) for name, body in faces.items()}


# ---- icons ----


def _houses() -> dict[str, str]:
    """Palazzi with one to five storeys: plain for several materials, or on a swatch of the only material."""
    drawn = {}
    for storeys in range(1, FLOORS + 1):
        house, swatch = _house(storeys), "M-11.4-11.4H11.4V11.8H-11.4Z"
        drawn[f"pz-i-house-{storeys}"] = house
        drawn |= {f"pz-i-house-{storeys}-{material}": f'<path d="{swatch}" fill="var(--{material})" stroke="currentColor"/>{house}' for material in MATERIALS}
    return {name: symbol(name, ICON_BOX, body) for name, body in drawn.items()}


def _house(storeys: int) -> str:
    top = 11 - 4 * storeys
    floors = "".join(f"M-7 {11 - 4 * k}H7" for k in range(1, storeys))
    roof = f"M-9.6 {top}L-6 {top - 3}H6L9.6 {top}Z" if storeys == FLOORS else ""
    return f'<path d="M-7 11V{top}H7V11Z{floors}{roof}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>'


_SYMBOLS: dict[str, str] = read_symbols(GAME.package) | _tiles() | _cards() | _houses()


@lru_cache(maxsize=16)
def sheet(certificate: int, opening: int) -> Mapping[str, str]:
    """All symbols, with the edition's values on certificates; those of money are fixed, as moves name them."""
    numbered = {"cert": PARTS["certificate"] + _value(certificate), "opening": PARTS["opening"] + _value(opening)}
    return _SYMBOLS | {f"pz-card-{name}": symbol(f"pz-card-{name}", CARD_BOX, body) for name, body in numbered.items()}
