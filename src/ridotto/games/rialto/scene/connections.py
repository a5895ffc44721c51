"""The connections: bridges and gondolas with their values, free places, and where a tile may be laid or turned."""

from functools import lru_cache

from ridotto.games.rialto.scene.places import QUARTERS, Span, quarter, span
from ridotto.games.rialto.scene.scene_view import LAYING, SceneView
from ridotto.games.rialto.shape import ConnectionView
from ridotto.look.pen import INK, Box, at, box, group, num, number, off, shadow, sized, spot, title, use

_BRIDGE_VALUE, _GONDOLA_VALUE = 12.0, 10.4
"""The radius of a value at the end of a tile."""
_DECK = 10.5
"""Half the width of a bridge."""
_STEP = 4.2
_CROWN = 6.0
"""Half the length of the level part in the middle of a bridge."""


def connections(seen: SceneView) -> dict[str, str]:
    """All places for tiles, by quarters of the city."""
    quarters: dict[str, list[str]] = {name: [] for name in QUARTERS}
    for name, connection in seen.connections.items():
        quarters[quarter(name)].append(_connection(seen, connection))
    return {name: group(*tiles, name=name, label=seen.say(f"scene-{name}"), rule="RIA-119") for name, tiles in quarters.items()}


def _connection(seen: SceneView, connection: ConnectionView) -> str:
    name = connection["connection"]
    if connection["tile"] is not None:
        return _laid(seen, connection, connection["tile"])
    if seen.action is not None and seen.action["connection"] == name:
        drawn = _chosen(span(name), mine=seen.action["seat"] == seen.me)
    else:
        drawn = _offered(seen, name) or _free(name)
    marker = _marker(seen, name) if connection["marked"] else ""
    return drawn + (f'<g pointer-events="none">{marker}</g>' if marker and "data-move" in drawn else marker)


def _marker(seen: SceneView, name: str) -> str:
    """RIA-173: where the virtual player would lay the next tile."""
    assert seen.virtual is not None
    disc = at(span(name).x, span(name).y, use(f"disc-{seen.dress(seen.virtual)}", 0, 0, 24))
    said = seen.say("scene-marker", connection=seen.say(f"connection-{name}"))
    return group(title(said, "RIA-173"), disc, label=said)


def _turned(place: Span, *inner: str) -> str:
    return f'<g transform="translate({num(place.x)} {num(place.y)}) rotate({num(place.turn)})">{"".join(inner)}</g>'


# ---- tiles ----


def _laid(seen: SceneView, connection: ConnectionView, tile: str) -> str:
    name, values = connection["connection"], connection["values"]
    first, second = (seen.district_name(end) for end in connection["ends"])
    label = f"{seen.card_name(tile)}: {first} {values[0]}, {second} {values[1]}"
    drawn = _tile(tile, name, values[0], values[1])
    if seen.decision in LAYING:
        return off(seen.say("scene-why-built"), drawn, name=label)
    return group(drawn, label=label, name=f"tile-{name}", rule="RIA-159")


@lru_cache(maxsize=512)
def _tile(tile: str, name: str, first: int, second: int) -> str:
    """A bridge from above with its value at each end, or a gondola with a 1 on both quays."""
    place = span(name)
    if tile == "gondola":
        reach = num(place.half + 6)
        way = f'<path d="M-{reach} 0H{reach}" stroke="var(--ink)" stroke-width="1.6" stroke-dasharray=".1 4.4" stroke-linecap="round"/>'
        drawn, radius = _turned(place, way, _boat(place)), _GONDOLA_VALUE
    else:
        drawn, radius = _turned(place, _deck(place)), _BRIDGE_VALUE
    return drawn + "".join(at(*place.end(end), _value(value, radius)) for end, value in enumerate((first, second)))


def _boat(place: Span) -> str:
    """A gondola lies along its canal, across the line from quay to quay, but in the lagoon along the channel."""
    boat = use("boat", 0, 0, 57, 23.5)
    return boat if place.along else f'<g transform="rotate(90)">{boat}</g>'


def _value(value: int, radius: float) -> str:
    """What a tile shows at one end; larger on a phone."""
    return f'<g class="wide">{_disc(value, radius)}</g><g class="narrow">{_disc(value, radius * 1.3)}</g>'


def _disc(value: int | None, radius: float) -> str:
    """A value of a tile, or a blank one; it is a disc, as a shield means points."""
    under = f'<circle cx="1.2" cy="1.8" r="{num(radius)}" fill="var(--coast)" opacity=".35"/>'
    face = f'<circle r="{num(radius)}" fill="var(--card)" stroke="var(--ink)" stroke-width="1.4"/>'
    return under + face + (number(value, 0, radius * 0.53, round(radius * 1.66, 1)) if value is not None else "")


@lru_cache(maxsize=128)
def _deck(place: Span) -> str:
    """A bridge from above: parapets, steps, a level crown."""
    reach = place.half + 8
    left, right, edge, waist = num(-reach), num(reach), num(_DECK + 1.6), num(_DECK - 1.4)
    body = f"M{left} -{edge}Q0 -{waist} {right} -{edge}V{edge}Q0 {waist} {left} {edge}Z"
    flight = [_CROWN + _STEP * k for k in range(int((reach - _CROWN) / _STEP) + 1)]
    steps = "".join(f"M{num(side * x)} {num(2.6 - _DECK)}V{num(_DECK - 2.6)}" for side in (-1, 1) for x in flight)
    rails = "".join(f"M{left} {sign}{waist}Q0 {sign}{num(_DECK - 4.2)} {right} {sign}{waist}" for sign in ("-", ""))
    lines = f'<path d="{steps}{rails}" fill="none" stroke="var(--ink)" stroke-width=".75" opacity=".85"/>'
    level = f"M-{num(_CROWN)} {num(3.6 - _DECK)}H{num(_CROWN)}V{num(_DECK - 3.6)}H-{num(_CROWN)}Z"
    crown = f'<path d="{level}" fill="var(--card)" stroke="var(--ink)" stroke-width=".7"/><circle r="1.7" fill="var(--ink)"/>'
    under = shadow(f'path d="{body}"')
    return f'{under}<path d="{body}" fill="var(--stone)" {INK}/>{lines}{crown}'


# ---- places without a tile ----


@lru_cache(maxsize=64)
def _free(name: str) -> str:
    """A free place that is not offered: stone on piles."""
    place = span(name)
    reach = place.half + 9
    size = f'{sized((-reach, -11, 2 * reach, 22))} rx="3"'
    field = f'<rect {size} fill="var(--stone)" opacity=".8"/><rect {size} fill="url(#piles)"/>'
    return _turned(place, field, f'<rect {size} fill="none" stroke="var(--ink-2)" stroke-width="1.1" stroke-dasharray="5 4"/>')


def _offered(seen: SceneView, name: str) -> str:
    """A free place on which the viewer may lay a tile, with its ghost; nothing if he may not."""
    bridge, gondola = seen.moves.get(f"bridge {name}"), seen.moves.get(f"gondola {name}")
    move = bridge if bridge is not None else gondola
    if move is None:
        return ""
    place = span(name)
    _, _, width, height = _whole(place)
    return _turned(place, box(move, seen.phrase(move), 0, 0, width, height, _ghost(place, bridge is not None), 5))


def _whole(place: Span) -> Box:
    """All of a tile with its values."""
    half = place.landing + 14
    return -half, -17, 2 * half, 34


@lru_cache(maxsize=128)
def _ghost(place: Span, is_bridge: bool) -> str:
    veil = f'<rect {sized(_whole(place))} rx="5" fill="var(--halo)" opacity=".75"/>'
    tile, radius = (_deck(place), _BRIDGE_VALUE) if is_bridge else (_boat(place), _GONDOLA_VALUE)
    return veil + tile + "".join(at(side * place.landing, 0, _disc(None, radius)) for side in (-1, 1))


def _chosen(place: Span, mine: bool) -> str:
    """The place chosen for a bridge whose values are still to be turned."""
    return _turned(place, _deck(place), f'<rect {sized(_whole(place))} rx="5" class="{"ri-chosen" if mine else "ri-dots"}"/>')


def ends(seen: SceneView) -> str:
    """Rings at both ends of a bridge to be turned, either of which may get the higher number.

    Pointing at one shows the lower number at the other.
    """
    bridge = seen.board["bridge"]
    if bridge is None or seen.action is None or seen.action["connection"] is None:
        return ""
    connection = seen.connections[seen.action["connection"]]
    place, drawn = span(connection["connection"]), ""
    for end, district in enumerate(connection["ends"]):
        move = seen.moves.get(f"low {connection['ends'][1 - end]}")
        if move is not None:
            label = f"{seen.district_name(district)} {bridge['high']}, {seen.district_name(connection['ends'][1 - end])} {bridge['low']}"
            drawn += spot(move, label, *place.end(end), 18, _disc(bridge["high"], _BRIDGE_VALUE), classes="ri-end")
            drawn += f'<g class="ri-other" aria-hidden="true">{at(*place.end(1 - end), _disc(bridge["low"], _BRIDGE_VALUE))}</g>'
    return group(drawn, name="ends", classes="ri-ends") if drawn else ""
