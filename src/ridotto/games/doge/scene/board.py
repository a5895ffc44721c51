"""The part of the board that no move changes: lagoon, land, palace, quay of the neutral advisors, places of the order cards."""

from functools import cache

from ridotto.games.doge.moves import DISTRICTS, FIELD_KEYS
from ridotto.games.doge.scene.geometry import coast, place
from ridotto.look.buildings import arcade, crest
from ridotto.look.pen import shadow, sized, slab, use
from ridotto.look.quays import lagoon, land, waterway

_LAND = FIELD_KEYS[:DISTRICTS]
_LEFT, _TOP, _RIGHT, _BOTTOM = 120, 14, 720, 140  # the palace
_MERLONS = 50
_ARCHES = 40
_BRIDGES = ((672, 300, 0), (306, 540, 0), (160, 376, 90), (830, 376, 90))
_CANAL = "M329 160C336 196 343 225 344 252C344 285 336 320 333 366"


@cache
def board() -> str:
    """The plan of the city. Nothing on it depends on the seats."""
    districts = (land(f"roofs of {field}", place(field).outline, coast(field)) for field in _LAND)
    drawn = (lagoon(map(coast, _LAND)), *districts, _bridges(), _palace(), _quay(), use("rose", 60, 78, 88), *map(_row, (10, 534)))
    return f'<g class="map" aria-hidden="true">{"".join(drawn)}{waterway(_CANAL, "Canal Grande", "16%")}</g>'


def _bridges() -> str:
    small = '<path d="M-8-4Q0-6.4 8-4V4Q0 6.4-8 4Z"/><path d="M-4-4.8V4.8M0-5.2V5.2M4-4.8V4.8" stroke-width=".6"/>'
    shops = "".join(f"M{x} -10.8V-4.4M{x} 10.8V4.4" for x in (-9, -5, -1, 3, 7))
    rialto = f'<path d="M-13-10Q0-13 13-10V10Q0 13-13 10Z"/><path d="M-13-4.4H13M-13 4.4H13{shops}" stroke-width=".6"/>'
    drawn = "".join(f'<g transform="translate({x} {y}) rotate({turn})">{small}</g>' for x, y, turn in _BRIDGES)
    return f'<g stroke="var(--coast)" stroke-width="1.1" fill="var(--stone)">{drawn}<g transform="translate(598 382) rotate(90)">{rialto}</g></g>'


def _palace() -> str:
    size = sized((_LEFT, _TOP, _RIGHT - _LEFT, _BOTTOM - _TOP))
    wall = f'<rect {size} fill="var(--land)"/><rect {size} fill="url(#diaper)" opacity=".38"/>'
    arches = f'<path d="{arcade(_LEFT + 4, _RIGHT - 4, _BOTTOM, 30, _ARCHES)}" fill="var(--stone)" stroke="var(--land-line)" stroke-width=".9"/>'
    sill = f'<path d="M{_LEFT} 108.5H{_RIGHT}" stroke="var(--land-line)"/><path d="M{_LEFT} 18H{_RIGHT}" stroke="var(--coast)" stroke-width=".6"/>'
    merlons = f'<path d="{crest(_LEFT, _RIGHT, _TOP, _MERLONS, 11.2)}" fill="var(--stone)" stroke="var(--coast)" stroke-width=".9" stroke-linejoin="round"/>'
    return f'{shadow(f"rect {size}")}{merlons}{wall}{arches}{sill}<rect {size} fill="none" stroke="var(--coast)" stroke-width="1.8"/>'


def _quay() -> str:
    """The quay on which the neutral advisors wait."""
    lines = '<path d="M729 78H996M866 78V136" stroke="var(--land-line)" stroke-width=".9"/>'
    return f"{slab((729, 21, 267, 115), 'var(--stone)')}{lines}"


def _row(left: float) -> str:
    """The place of one set of order cards."""
    edge = sized((left + 3, 608, 450, 84))
    return f'{slab((left, 605, 456, 90), "var(--sheet)", 1.2)}<rect {edge} fill="none" stroke="var(--coast)" stroke-width=".5"/>'
