"""Bell towers and gardens on the larger islands: texture without meaning."""

from collections.abc import Sequence

from ridotto.look.pen import Point, num

_TOWERS: tuple[Point, ...] = ((410, 176), (592, 262), (188, 318), (846, 326), (420, 396), (228, 474), (648, 264))
_GARDENS: tuple[Point, ...] = ((196, 122), (820, 142), (262, 232), (770, 272), (84, 322), (640, 480), (738, 488), (112, 520), (474, 242))


def gardens(grounds: Sequence[Sequence[Point]]) -> str:
    """Bell towers and trees, where there is land."""
    towers = "".join(_tower(*place) for place in _TOWERS if _on_land(place, grounds))
    trees = "".join(_trees(*place) for place in _GARDENS if _on_land(place, grounds))
    buildings = f'<g fill="var(--land)" stroke="var(--ink-2)" stroke-width=".8" stroke-linejoin="round" opacity=".8">{towers}</g>'
    return f'{buildings}<g fill="var(--land-line)" stroke="var(--ink-2)" stroke-width=".7" fill-opacity=".7" opacity=".8">{trees}</g>'


def _on_land(place: Point, grounds: Sequence[Sequence[Point]]) -> bool:
    x, y = place
    return any(min(p[0] for p in ground) < x < max(p[0] for p in ground) and min(p[1] for p in ground) < y < max(p[1] for p in ground) for ground in grounds)


def _tower(x: float, y: float) -> str:
    """A campanile with its church."""
    shaft = f"M{num(x - 8)} {num(y + 9)}v-18h6v18ZM{num(x - 8)} {num(y - 9)}l3-9 3 9M{num(x - 8)} {num(y - 4.5)}h6"
    church = f"M{num(x - 1)} {num(y + 9)}v-10l6-5 6 5v10ZM{num(x + 3.4)} {num(y + 9)}v-4.6h3.2v4.6"
    return f'<path d="{shaft}{church}"/>'


def _trees(x: float, y: float) -> str:
    spots = ((x - 8, y + 5), (x + 1, y + 9), (x + 9, y + 3), (x - 1, y - 3))
    return "".join(f'<path d="M{num(a)} {num(b)}v-4"/><circle cx="{num(a)}" cy="{num(b - 6)}" r="2.6"/>' for a, b in spots)
