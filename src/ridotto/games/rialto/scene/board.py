"""What no move changes on the board: lagoon, land, the Doge's gallery, the panel of sections, quays."""

from functools import cache

from ridotto.games.rialto.art import PARTS
from ridotto.games.rialto.moves import DISTRICTS
from ridotto.games.rialto.scene.places import (
    AGENDA_LEFT,
    AGENDA_RIGHT,
    AGENDA_SILL,
    ARCH,
    ARCH_LEFT,
    ARCHES,
    BAND_FOOT,
    BAND_TOP,
    LAND,
    LANES,
    SPANS,
    STOCK,
    TILES,
    TRACK_LEFT,
    TRACK_RIGHT,
    TRACK_SILL,
    coast,
    name_at,
)
from ridotto.look.buildings import crest, path
from ridotto.look.pen import Box, num, shadow, sized, slab, use, write
from ridotto.look.quays import Houses, lagoon, land, waterway

_CANAL = "M348 308C390 311 430 302 462 306"
_HOUSES = Houses(first=7, last=6, shortest=30)
"""The sides of the districts are shorter than on other plans."""
_MERLONS = 48
_MERLON = 8.0
_MERLON_LINE = 'stroke="var(--coast)" stroke-width=".8" stroke-linejoin="round"'


@cache
def board() -> str:
    """The plan of the city with the gallery above it. Nothing on it depends on the seats."""
    districts = (land(f"roofs of {district}", LAND[district], coast(district), _HOUSES, _kept_free(district)) for district in DISTRICTS)
    quays = (slab(place, "var(--stone)") for place in (STOCK, TILES))
    drawn = (lagoon(map(coast, DISTRICTS)), *districts, PARTS["sights"].body, _channel(), _lettering(), _gallery(), _agenda(), *quays)
    return f'<g class="map" aria-hidden="true">{"".join(drawn)}</g>'


def _kept_free(district: str) -> list[Box]:
    """Where a bridgehead, the round, the name or councilmen are drawn."""
    x, y = name_at(district)
    heads = [_around(*span.end(end), 19, 19) for span in SPANS.values() for end in (0, 1)]
    return [*heads, _around(x, y - 30, 16, 16), _around(x, y, 112, 16), _around(x, y + 43, 100, 26)]


def _around(x: float, y: float, half_width: float, half_height: float) -> Box:
    return x - half_width, y - half_height, 2 * half_width, 2 * half_height


def _channel() -> str:
    """The channel across the lagoon, between piles."""
    way = "".join(LANES)
    strokes = (
        f'<path d="{way}" stroke="var(--water)" stroke-width="17"/>',
        f'<path d="{way}" stroke="var(--coast)" stroke-width="15" stroke-dasharray="2.4 22" stroke-linecap="butt"/>',
        f'<path d="{way}" stroke="var(--water)" stroke-width="10"/>',
        f'<path d="{way}" stroke="var(--water-line)" stroke-width="1" stroke-dasharray="9 6"/>',
    )
    return f'<g fill="none" stroke-linecap="round">{"".join(strokes)}</g>'


def _lettering() -> str:
    """The names of waters; where the channel leads is written beside its tile."""
    waters = (("Bacino di", 748, 576), ("San Marco", 760, 593), ("Laguna", 884, 138))
    names = "".join(write(name, x, y, classes="water") for name, x, y in waters)
    ends = write("Santa Croce", 404, 116, 15, "end", "ri-note") + write("Castello", 552, 116, 15, "start", "ri-note")
    return f"{waterway(_CANAL, 'Canal Grande')}{names}{use('rose', 954, 132, 60)}{ends}"


# ---- the band: the gallery of the palace is the Doge track, beside it the sections of a round ----


def _gallery() -> str:
    size = sized((TRACK_LEFT, BAND_TOP, TRACK_RIGHT - TRACK_LEFT, BAND_FOOT - BAND_TOP))
    merlons = path(crest(TRACK_LEFT, TRACK_RIGHT, BAND_TOP, _MERLONS, _MERLON), "var(--stone)", _MERLON_LINE)
    arches = f'<path d="{"".join(map(_arch, range(ARCHES)))}" fill="var(--stone)" stroke="var(--land-line)" stroke-width="1"/>'
    lines = f'<path d="M{ARCH_LEFT:g} {BAND_TOP:g}V{BAND_FOOT:g}M{ARCH_LEFT:g} {TRACK_SILL:g}H{TRACK_RIGHT:g}" stroke="var(--coast)" stroke-width=".8"/>'
    return f'{shadow(f"rect {size}")}{merlons}<rect {size} fill="var(--land)"/>{arches}{lines}{_framed(size)}'


def _arch(number: int) -> str:
    """An arch wide enough for a disc."""
    left, right = ARCH_LEFT + number * ARCH + 1.4, ARCH_LEFT + (number + 1) * ARCH - 1.4
    middle = (left + right) / 2
    rise = f"V36C{num(left)} 27 {num(middle - 2)} 25 {num(middle)} 18"
    return f"M{num(left)} {TRACK_SILL:g}{rise}C{num(middle + 2)} 25 {num(right)} 27 {num(right)} 36V{TRACK_SILL:g}Z"


def _agenda() -> str:
    size = sized((AGENDA_LEFT, BAND_TOP, AGENDA_RIGHT - AGENDA_LEFT, BAND_FOOT - BAND_TOP))
    rule = f'<path d="M{AGENDA_LEFT:g} {AGENDA_SILL:g}H{AGENDA_RIGHT:g}" stroke="var(--rule)"/>'
    return f'{shadow(f"rect {size}")}<rect {size} fill="var(--sheet)"/>{rule}{_framed(size)}'


def _framed(size: str) -> str:
    return f'<rect {size} fill="none" stroke="var(--coast)" stroke-width="1.6"/>'
