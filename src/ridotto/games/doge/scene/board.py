"""The part of the board that no move changes: lagoon, land, palace, quay of the neutral advisors, places of the order cards."""

from functools import cache

from ridotto.engine.rng import Rng
from ridotto.games.doge.moves import DISTRICTS, FIELD_KEYS
from ridotto.games.doge.scene.geometry import coast, lot, walls
from ridotto.look.pen import Point, closed, num, use

_LAND = FIELD_KEYS[:DISTRICTS]
_LEFT, _TOP, _RIGHT, _BOTTOM = 120, 14, 720, 140  # the palace
_MERLONS = 50
_ARCHES = 40
_BRIDGES = ((672, 300, 0), (306, 540, 0), (160, 376, 90), (830, 376, 90))
_CANAL = "M329 160C336 196 343 225 344 252C344 285 336 320 333 366"


@cache
def board() -> str:
    """The plan of the city. Nothing on it depends on the seats."""
    drawn = (_water(), *(_district(field) for field in _LAND), _bridges(), _palace(), _quay(), use("rose", 60, 78, 88), *map(_row, (10, 534)))
    lettering = f'<path id="canal" d="{_CANAL}" fill="none"/><text class="water"><textPath href="#canal" startOffset="16%">Canal Grande</textPath></text>'
    return f'<g class="map" aria-hidden="true">{"".join(drawn)}{lettering}</g>'


def _water() -> str:
    """The lagoon, with the coast repeated outwards, ever lighter."""
    land = "".join(coast(field) for field in _LAND)
    lines = ""
    for distance, strength in ((17, 0.35), (12.5, 0.55), (8.5, 0.75), (5, 1)):
        lines += f'<use href="#land" stroke="var(--water-line)" stroke-width="{2 * distance + 1.5:g}" opacity="{strength:g}"/>'
        lines += f'<use href="#land" stroke="var(--water)" stroke-width="{2 * distance:g}"/>'
    ground = '<rect width="1000" height="700" fill="var(--water)"/><rect width="1000" height="700" fill="url(#waves)"/>'
    shadow = '<use href="#land" transform="translate(2.2 2.8)" fill="var(--coast)" opacity=".55"/>'
    return f'{ground}<defs><path id="land" d="{land}" stroke-linejoin="round"/></defs><g fill="none">{lines}</g>{shadow}'


def _district(field: str) -> str:
    roofs, shaded = _roofs(field)
    land = f'<path d="{coast(field)}" fill="var(--land)" stroke="var(--coast)" stroke-width="1.6" stroke-linejoin="round"/>'
    tiles = f'<path d="{roofs}" fill="var(--stone)" stroke="var(--ink-2)" stroke-width=".6" opacity=".55"/>'
    return f'{land}{tiles}<path d="{shaded}" fill="var(--land-line)" opacity=".55"/>'


def _roofs(field: str) -> tuple[str, str]:
    """Roofs in one row along the quays, and their sides away from the light."""
    rng = Rng.from_seed(f"roofs of {field}")
    roofs, shaded = "", ""
    for wall in walls(field):
        if wall.length < 40:
            continue
        way = 9.0
        while True:
            width, depth, gap = 7 + lot(rng, 11), 5 + lot(rng, 36) / 10, (1.2, 1.2, 1.2, 4.5)[lot(rng, 4)]
            if way + width > wall.length - 12:
                break
            if lot(rng, 10) > 0:
                corners = [wall.at(way, 4.2), wall.at(way + width, 4.2), wall.at(way + width, 4.2 + depth), wall.at(way, 4.2 + depth)]
                ridge = [wall.at(way, 4.2 + depth / 2), wall.at(way + width, 4.2 + depth / 2)]
                roofs += closed(corners)
                shaded += closed([*ridge, *_dark_side(corners)])
            way += width + gap
    return roofs, shaded


def _dark_side(corners: list[Point]) -> list[Point]:
    """The long side of a roof that looks to the south-east: light falls from the upper left."""
    outer, inner = [corners[1], corners[0]], [corners[2], corners[3]]
    return inner if sum(corners[2]) > sum(corners[0]) else outer


def _bridges() -> str:
    small = '<path d="M-8-4Q0-6.4 8-4V4Q0 6.4-8 4Z"/><path d="M-4-4.8V4.8M0-5.2V5.2M4-4.8V4.8" stroke-width=".6"/>'
    shops = "".join(f"M{x} -10.8V-4.4M{x} 10.8V4.4" for x in (-9, -5, -1, 3, 7))
    rialto = f'<path d="M-13-10Q0-13 13-10V10Q0 13-13 10Z"/><path d="M-13-4.4H13M-13 4.4H13{shops}" stroke-width=".6"/>'
    drawn = "".join(f'<g transform="translate({x} {y}) rotate({turn})">{small}</g>' for x, y, turn in _BRIDGES)
    return f'<g stroke="var(--coast)" stroke-width="1.1" fill="var(--stone)">{drawn}<g transform="translate(598 382) rotate(90)">{rialto}</g></g>'


def _palace() -> str:
    size = f'x="{_LEFT}" y="{_TOP}" width="{_RIGHT - _LEFT}" height="{_BOTTOM - _TOP}"'
    merlons = f"M{_LEFT} {_TOP}" + "h3.5v-6.4l3.6-4.8 3.6 4.8v6.4h1.3" * _MERLONS + f"V{_TOP}Z"
    shadow = f'<rect {size} transform="translate(3 3)" fill="var(--coast)" opacity=".5"/>'
    wall = f'<rect {size} fill="var(--land)"/><rect {size} fill="url(#diaper)" opacity=".38"/>'
    arches = f'<path d="{_arcade()}" fill="var(--stone)" stroke="var(--land-line)" stroke-width=".9"/>'
    sill = f'<path d="M{_LEFT} 108.5H{_RIGHT}" stroke="var(--land-line)"/><path d="M{_LEFT} 18H{_RIGHT}" stroke="var(--coast)" stroke-width=".6"/>'
    crest = f'<path d="{merlons}" fill="var(--stone)" stroke="var(--coast)" stroke-width=".9" stroke-linejoin="round"/>'
    return f'{shadow}{crest}{wall}{arches}{sill}<rect {size} fill="none" stroke="var(--coast)" stroke-width="1.8"/>'


def _arcade() -> str:
    """The arcade at the foot of the palace: pointed arches."""
    width, foot, height = (_RIGHT - _LEFT - 8) / _ARCHES, _BOTTOM, 30.0
    drawn = ""
    for arch in range(_ARCHES):
        left, right = _LEFT + 6 + arch * width, _LEFT + 2 + (arch + 1) * width
        middle, spring, bend, point = (left + right) / 2, num(foot - height * 0.52), num(foot - height * 0.8), num(foot - height)
        drawn += f"M{num(left)} {foot}V{spring}C{num(left)} {bend} {num(middle - 1)} {bend} {num(middle)} {point}"
        drawn += f"C{num(middle + 1)} {bend} {num(right)} {bend} {num(right)} {spring}V{foot}"
    return drawn


def _quay() -> str:
    """The quay on which the neutral advisors wait."""
    edge = "M729 21H996V136H729Z"
    shadow = f'<path d="{edge}" transform="translate(2 3)" fill="var(--coast)" opacity=".5"/>'
    lines = '<path d="M729 78H996M866 78V136" stroke="var(--land-line)" stroke-width=".9"/>'
    return f'{shadow}<path d="{edge}" fill="var(--stone)" stroke="var(--coast)" stroke-width="1.4"/>{lines}'


def _row(left: float) -> str:
    """The place of one set of order cards."""
    shadow = f'<rect x="{left + 2:g}" y="608" width="456" height="90" fill="var(--coast)" opacity=".45"/>'
    sheet = f'<rect x="{left:g}" y="605" width="456" height="90" fill="var(--sheet)" stroke="var(--coast)" stroke-width="1.2"/>'
    return f'{shadow}{sheet}<rect x="{left + 3:g}" y="608" width="450" height="84" fill="none" stroke="var(--coast)" stroke-width=".5"/>'
