"""The symbols of Venice: the files beside this one, coins and points with values, signs for effects, backs of cards."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ridotto.games.venice import GAME
from ridotto.games.venice.moves import CUBE_TEXTS
from ridotto.look.cards import CARD_BOX, back
from ridotto.look.drawings import read_parts, read_symbols
from ridotto.look.pen import at, num, number, symbol, use, write
from ridotto.look.seats import MOST, dressed
from ridotto.look.wood import DISC_BOX, disc

ELEVATIONS = ("great-council", "st-marks", "doges-palace")
"""The municipal buildings, which are drawn in elevation, 106 wide."""
_PARTS = read_parts(GAME.package)
_CUBES = (*CUBE_TEXTS, "any")
_MOST = 99
"""The most coins or points that anything brings or costs."""


def sign(building: str, size: float, x: float = 0, y: float = 0) -> str:
    """The sign of a building in the current colour, with cut-outs in `--card`."""
    return use(f"v-{building}", x, y, size)


# ---- coins and points ----


def _of_values() -> dict[str, tuple[str, str]]:
    """Coins for canals, small coins and small shields, each with a value."""
    price, coin, points = _PARTS["price"], _PARTS["coin"], _PARTS["points"]
    drawn = {f"price-{value}": (price.box, price.body + number(value, 0, 5.6, 17, classes="onbrass")) for value in range(3)}
    drawn |= {f"c-{value}": (coin.box, coin.body + number(value, 0, 5, 15.6 if value < 10 else 13.2, classes="onbrass")) for value in range(_MOST + 1)}
    return drawn | {f"v-{value}": (points.box, points.body + number(value, 0, 5.4, 16.6 if value < 10 else 14.2)) for value in range(1, _MOST + 1)}


# ---- effects: a row of small signs ----

_SIZES = {"m-card": 20.2, "m-seat": 20.2, "m-swap": 18.7, "m-bridge": 15.4, "m-deed": 16.8, "m-scroll": 16.3, "m-mask": 15.8, "m-men": 14.4}
_HALVES = {"m-card": 5.8, "m-seat": 6.2, "m-swap": 8.0, "m-bridge": 6.6, "m-deed": 5.2, "m-scroll": 5.7, "m-mask": 7.6, "m-men": 6.0, ">": 3.4, "/": 2.6}
_CUBE_SIZE, _VALUE_SIZE = 15.6, 18.0


def _half(name: str) -> float:
    if name in _HALVES:
        return _HALVES[name]
    if name in _CUBES:
        return 7.0
    if name[0] in "cv" and name[1:].isdigit():
        return 8.3 if name[0] == "c" else 7.7
    return 3.4 * len(name)


def _one(name: str, x: float) -> str:
    if name in _SIZES:
        return use(name, x, 0, _SIZES[name])
    if name in _CUBES:
        return use(f"box-{name}", x, 0, _CUBE_SIZE)
    if name[0] in "cv" and name[1:].isdigit():
        return use(f"{name[0]}-{name[1:]}", x, 0, _VALUE_SIZE)
    if name == ">":
        arrow = f"M{num(x - 2)}-4L{num(x + 2)} 0L{num(x - 2)} 4"
        return f'<path d="{arrow}" fill="none" stroke="var(--ink)" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6"/>'
    return write(name, x, 4.8, None, "middle", "ve-fx")


@lru_cache(maxsize=512)
def signs(names: Sequence[str], room: float = 34.0) -> str:
    """A row of small signs, centred on 0 0 and no wider than `room`."""
    width = sum(2 * _half(name) for name in names) + 0.6 * (len(names) - 1)
    x, drawn = -width / 2, ""
    for name in names:
        x += _half(name)
        drawn += _one(name, x)
        x += _half(name) + 0.6
    return drawn if width <= room else at(0, 0, drawn, scale=round(room / width, 3))


FIELD = 33.4
"""The distance from one field of a tile to the next."""


def _fields(effects: Sequence[Sequence[str]]) -> str:
    """The effects of a building side by side, as they are below its fields."""
    if len(effects) == 2:  # municipal: two parts
        return at(-29, 0, signs(effects[0], 44)) + at(29, 0, signs(effects[1], 44))
    lines = "".join(f"M{num((k - 1) * FIELD)}-7.4V7.6" for k in range(3))
    cells = "".join(at((k - 1.5) * FIELD, 0, signs(effect, 32)) for k, effect in enumerate(effects))
    return f'{cells}<path d="{lines}" stroke="var(--land-line)"/>'


# ---- backs of cards ----


def _deed_back() -> str:
    return back("var(--back-brown)", 13, f'<g class="ve-on-brown" color="var(--back-line)">{sign("harbour", 18)}</g>')


def _influence_back() -> str:
    return back("var(--back-blue)", 13, f'<g class="ve-on-blue">{use("m-mask", 0, 0, 18)}</g>', 9)


# ---- all of them ----


def _of_all() -> dict[str, str]:
    drawn = {"deed-back": (CARD_BOX, _deed_back()), "influence-back": (CARD_BOX, _influence_back())}
    drawn |= {f"disc-{seat}": (DISC_BOX, dressed(seat, disc(seat))) for seat in range(MOST)}
    return {name: symbol(name, box, body) for name, (box, body) in (drawn | _of_values()).items()}


_SYMBOLS: dict[str, str] = read_symbols(GAME.package) | _of_all()


@lru_cache(maxsize=16)
def sheet(effects: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]) -> Mapping[str, str]:
    """All symbols, with the signs of the effects that each building has in the edition."""
    return _SYMBOLS | {f"fx-{building}": symbol(f"fx-{building}", "-67 -10 134 20", _fields(signs)) for building, signs in effects}
