"""The symbols of The Doge Ship: the files beside this one, and coins, zones and dice, which vary by a value.

The galley is in `hull`: its parts vary with the number of columns.
"""

from functools import lru_cache

from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.hull import hull
from ridotto.games.dogeship.moves import FACES, ZONE_TEXTS
from ridotto.look.drawings import read_parts, read_symbols
from ridotto.look.pen import INK, SEPIA, num, symbol, use
from ridotto.look.seats import MOST, dressed
from ridotto.look.wood import DISC_BOX, disc

ICON_BOX = "-12 -12 24 24"
_MOST_COINS = 99
"""The highest price or gain in any edition."""
PARTS = {name: drawing.body for name, drawing in read_parts(GAME.package).items()}
"""In their places on the board: the lagoon, both ends of the galley, what is there on the day of the launch. Also a
ducat without a value."""


def thing(item: str, planned: bool, x: float, y: float, width: float) -> str:
    """A galley, a barrier or a gondola: a plan if it is to be bought, in colour if it is to be completed."""
    drawn = use(f"ds-{item}", x, y, width, width * 0.88)
    return f'<g class="ds-plan">{drawn}</g>' if planned else drawn


def _coin(value: int) -> str:
    """A ducat with a value."""
    size = 17.5 if value < 10 else 14.5
    return f'{PARTS["coin"]}<text y="{num(size * 0.33)}" class="num onbrass" font-size="{size:g}" text-anchor="middle">{value}</text>'


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
    """The six zones; those that the Doge favours are hung with cloth and ticked."""
    ticks = ""
    for place, zone in enumerate(_ORDER):
        if zone in zones:
            ticks += f"M{-13.4 + 11 * (place % 3):.1f} {-4.4 + 9 * (place // 3):.1f}l1.7 1.8 3-3.4"
    tick = f'<path d="{ticks}" fill="none" stroke="{SEPIA}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>' if ticks else ""
    return zone_cells(zones, "var(--cloth)", 0.7) + tick


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


def _of_all() -> dict[str, str]:
    drawn = {f"i-{zone}": (ICON_BOX, f'<g transform="scale(.6)">{zone_cells(frozenset({zone}), "currentColor", 1.4)}</g>') for zone in ZONE_TEXTS}
    drawn |= {f"ds-coin-{value}": ("-14 -14 28 28", _coin(value)) for value in range(_MOST_COINS + 1)}
    drawn |= {f"ds-zone-{zone}": ("-20 -12 40 24", zone_cells(frozenset({zone}), "currentColor")) for zone in ZONE_TEXTS}
    drawn |= {f"ds-die-{face}": ("-15 -15 30 30", _die(face)) for face in range(1, FACES + 1)}
    drawn |= {f"ds-disc-{seat}": (DISC_BOX, dressed(seat, disc(seat))) for seat in range(MOST)}
    return {name: symbol(name, box, body) for name, (box, body) in drawn.items()}


SYMBOLS: dict[str, str] = read_symbols(GAME.package) | _of_all()
"""All symbols but the galley."""


@lru_cache(maxsize=16)
def sheet_of(columns: int) -> dict[str, str]:
    """The symbols with a galley of so many columns."""
    return SYMBOLS | hull(columns)
