"""What no move changes on the board: lagoon, land, palace, quay of the neutral advisors, places of the order cards."""

from functools import lru_cache

from ridotto.games.doge.moves import DISTRICTS, FIELD_KEYS
from ridotto.games.doge.scene.geometry import Geometry
from ridotto.look.buildings import arcade, crest
from ridotto.look.pen import Box, num, shadow, sized, slab, use
from ridotto.look.quays import lagoon, land, waterway

_LAND = FIELD_KEYS[:DISTRICTS]
_MERLON, _ARCH = 12.0, 15.0
_BRIDGES = ((672, 300, 0), (306, 540, 0), (160, 376, 90), (830, 376, 90))
_RIALTO = (598, 382, 90)
_CANAL = "M329 160C336 196 343 225 344 252C344 285 336 320 333 366"


@lru_cache(maxsize=16)
def board(geometry: Geometry) -> str:
    """The plan of the city. Nothing on it depends on the seats."""
    districts = (land(f"roofs of {field}", geometry.outlines[field], geometry.coast(field)) for field in _LAND)
    rows = (_row(geometry.order_row(colour)) for colour in ("brown", "blue"))
    drawn = (
        lagoon(map(geometry.coast, _LAND)),
        *districts,
        _bridges(geometry),
        _palace(geometry.palace()),
        _quay(geometry.quay()),
        use("rose", 60, 78, 88),
        *rows,
    )
    return f'<g class="map" aria-hidden="true">{"".join(drawn)}{waterway(_CANAL, "Canal Grande", "16%")}</g>'


def _bridges(geometry: Geometry) -> str:
    """Bridges over the water between the districts of the standard edition; left out where another edition has land."""
    small = '<path d="M-8-4Q0-6.4 8-4V4Q0 6.4-8 4Z"/><path d="M-4-4.8V4.8M0-5.2V5.2M4-4.8V4.8" stroke-width=".6"/>'
    shops = "".join(f"M{x} -10.8V-4.4M{x} 10.8V4.4" for x in (-9, -5, -1, 3, 7))
    rialto = f'<path d="M-13-10Q0-13 13-10V10Q0 13-13 10Z"/><path d="M-13-4.4H13M-13 4.4H13{shops}" stroke-width=".6"/>'
    drawn = "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">{bridge}</g>'
        for (x, y, turn), bridge in ((*((each, small) for each in _BRIDGES), (_RIALTO, rialto)))
        if geometry.is_water((x, y))
    )
    return f'<g stroke="var(--coast)" stroke-width="1.1" fill="var(--stone)">{drawn}</g>'


def _palace(walls: Box) -> str:
    left, top, right, bottom = walls
    size = sized((left, top, right - left, bottom - top))
    wall = f'<rect {size} fill="var(--land)"/><rect {size} fill="url(#diaper)" opacity=".38"/>'
    arches, merlons = round((right - left) / _ARCH), round((right - left) / _MERLON)
    gallery = f'<path d="{arcade(left + 4, right - 4, bottom, 30, arches)}" fill="var(--stone)" stroke="var(--land-line)" stroke-width=".9"/>'
    sill = f'<path d="M{num(left)} {num(bottom - 31.5)}H{num(right)}" stroke="var(--land-line)"/>'
    sill += f'<path d="M{num(left)} {num(top + 4)}H{num(right)}" stroke="var(--coast)" stroke-width=".6"/>'
    line = 'stroke="var(--coast)" stroke-width=".9" stroke-linejoin="round"'
    battlement = f'<path d="{crest(left, right, top, merlons, 11.2)}" fill="var(--stone)" {line}/>'
    return f'{shadow(f"rect {size}")}{battlement}{wall}{gallery}{sill}<rect {size} fill="none" stroke="var(--coast)" stroke-width="1.8"/>'


def _quay(box: Box) -> str:
    """The quay on which the neutral advisors wait."""
    left, top, width, height = box
    middle = num(top + height / 2 - 0.5)
    lines = f'<path d="M{num(left)} {middle}H{num(left + width)}M{num(left + 137)} {middle}V{num(top + height)}" stroke="var(--land-line)" stroke-width=".9"/>'
    return f"{slab(box, 'var(--stone)')}{lines}"


def _row(box: Box) -> str:
    """The place of one set of order cards."""
    left, top, width, height = box
    edge = sized((left + 3, top + 3, width - 6, height - 6))
    return f'{slab(box, "var(--sheet)", 1.2)}<rect {edge} fill="none" stroke="var(--coast)" stroke-width=".5"/>'
