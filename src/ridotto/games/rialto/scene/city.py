"""The plan of the city: names and values of districts, councilmen, the district figure, and where men may go."""

from functools import lru_cache
from math import pi

from ridotto.games.rialto.art import points
from ridotto.games.rialto.scene.connections import connections, ends
from ridotto.games.rialto.scene.places import coast, figure_at, man_at, name_at, outline
from ridotto.games.rialto.scene.scene_view import SceneView
from ridotto.games.rialto.shape import DistrictView, StandingView
from ridotto.look.pen import area, around, at, closed, piece, ribbon, spot, title, use, write
from ridotto.look.quays import strong

_STEPS = "M-14 17H14V22H-14ZM-17 22H17V26.4H-17Z"
"""What the leader of a district stands on."""
_OCTAGON = closed(around(12.4, 8, pi / 8))
_ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
"""Rounds in Roman numerals, so that nobody takes them for values."""
_MAN = (32.5, 40.6)
"""Width and height of a councilman."""
_NAME_WIDTHS = {"santa-croce": 6.80, "cannaregio": 6.65, "castello": 4.95, "san-marco": 5.86, "san-polo": 4.83, "dorsoduro": 6.26}
"""The width of each name in ems, in capitals of the title font without tracking."""


def city(seen: SceneView) -> dict[str, str]:
    """All districts, over them all connections, the district figure, and the ends of a bridge being laid."""
    districts = {name: _as_it_is(seen, district) for name, district in seen.districts.items()}
    return {**districts, **connections(seen), "figure": _figure(seen), "ends": ends(seen)}


def _as_it_is(seen: SceneView, district: DistrictView) -> str:
    if _move(seen, district["district"]) is not None:
        return _district(seen, district["district"])
    return seen.kept(_district, {**seen.only("round", "virtual"), "districts": [district]}, district["district"])


def _move(seen: SceneView, district: str) -> int | None:
    """The move that a click in a district makes."""
    return seen.moves.get(f"place {district}", seen.moves.get(f"from {district}"))


def _district(seen: SceneView, name: str) -> str:
    district = seen.districts[name]
    now = district["current"] and not seen.over
    inner = [strong(coast(name))] if now else []
    inner.append(_name(seen, district, now))
    move = _move(seen, name)
    if move is None:
        inner.insert(0, f'<path d="{outline(name)}" fill="none" pointer-events="all"/>')  # all of it says what it is
    else:
        inner.append(_ring(seen, name, move))
    # from right to left, so that no figure covers the count of its neighbour
    inner += [_men(seen, name, standing) for standing in sorted(district["standings"], key=lambda standing: -standing["player"])]
    return area(move, outline(name), *inner, name=f"district-{name}", label=_label(seen, district), rule="RIA-158")


def _label(seen: SceneView, district: DistrictView) -> str:
    """Name, value and who is there, for those who do not see it."""
    men = [seen.tell("scene-told-men", name=seen.name(each["player"]), count=each["men"]) for each in district["standings"]]
    said = seen.words.listing(men) or seen.say("scene-told-nobody")
    return seen.tell("scene-district", district=seen.district_name(district["district"]), round=district["number"], value=district["value"], men=said)


# ---- names ----


def _name(seen: SceneView, district: DistrictView, now: bool) -> str:
    state = "now" if now else "done" if district["number"] <= seen.board["round"] else "to-come"
    return _plate(seen.district_name(district["district"]), district["district"], district["number"], district["value"], state)


@lru_cache(maxsize=512)
def _plate(name: str, district: str, turn: int, value: int, state: str) -> str:
    """Round, name and value; in lettering for large boards and for phones."""
    x, y = name_at(district)
    wide = _lettering(name, district, value, state == "now", 19.0, 0.085, 1.0)
    narrow = _lettering(name, district, value, state == "now", 23.0, 0.01, 1.3)
    tile = _round_tile(turn, state)
    return f'<g class="wide">{wide}{at(x, y - 30, tile)}</g><g class="narrow">{narrow}{at(x, y - 36, tile, scale=1.25)}</g>'


def _lettering(name: str, district: str, value: int, now: bool, size: float, tracking: float, scale: float) -> str:
    """A name and the shield with the value, which first place scores. The current district has an ink ribbon."""
    x, y = name_at(district)
    length = _NAME_WIDTHS[district] * size + len(name) * tracking * size
    gap, arms = 7, 23 * scale
    width = length + gap + arms
    left = x - width / 2
    cloth = ribbon(left - 11, left + width + 9, y, 15 * scale) if now else ""
    fit = f'textLength="{length - tracking * size:.0f}" lengthAdjust="spacing"' + (' fill="var(--paper)"' if now else "")
    letters = write(name.upper(), left, y + size * 0.33, size, "start", "ri-name", fit)
    shield = points(value, line="var(--paper)" if now else "var(--ink)")
    return cloth + letters + at(left + length + gap + arms / 2, y, shield, scale=scale)


def _round_tile(turn: int, state: str) -> str:
    """The octagon with the round in which the district is the current one; a tick once that is over."""
    fill, line = {"now": ("var(--ink)", "var(--ink)"), "done": ("var(--stone)", "var(--ink-2)"), "to-come": ("var(--card)", "var(--ink)")}[state]
    tile = f'<path d="{_OCTAGON}" fill="{fill}" stroke="{line}" stroke-width="1.2"/>'
    if state == "done":
        return f'{tile}<g color="var(--ink-2)">{use("i-tick", 0, 0, 15)}</g>'
    return tile + write(_ROMAN[turn], 0, 5, 14.5, "middle", "num", 'fill="var(--paper)"' if state == "now" else "")


# ---- figures ----


def _men(seen: SceneView, district: str, standing: StandingView) -> str:
    """The councilmen of a player; the leader stands on two steps and his count is underlined."""
    player, leads = standing["player"], standing["place"] == 1
    steps = f'<path d="{_STEPS}" fill="var(--stone)" stroke="var(--ink)" stroke-width="1.1"/>' if leads else ""
    figure = use(f"councilman-{seen.dress(player)}", 0, -1 if leads else 6, *_MAN)
    count = write(standing["men"], 14.5, 14, None, "start", "count ri-most" if leads else "count")
    scored = _scored(standing["points"]) if seen.over and player != seen.virtual else ""
    told = title(seen.say("scene-leads", district=seen.district_name(district)), "RIA-156") if leads else ""
    return piece(f"men-{district}-{player}", *man_at(district, player, seen.players), told, steps, figure, count, scored)


@lru_cache(maxsize=256)
def _scored(value: int) -> str:
    """What a place has brought in the final scoring."""
    return f'<g class="wide">{at(20, -15, points(value), scale=0.78)}</g>'


def _figure(seen: SceneView) -> str:
    """The district figure in the current district."""
    current = seen.board["current"]
    if current is None:
        return ""
    told = title(seen.say("scene-figure", district=seen.district_name(current)), "RIA-38")
    return piece("district-piece", *figure_at(current), told, use("district-figure", 0, 0, 31, 42.6))


def _ring(seen: SceneView, district: str, move: int) -> str:
    """Where a councilman may go, or which one the viewer may take. It is under the figures, so it covers no number."""
    assert seen.me is not None
    x, y = man_at(district, seen.me, seen.players)
    ghost = "" if seen.districts[district]["men"][seen.me] else use(f"councilman-{seen.me}", 0, 0, *_MAN)
    return spot(move, seen.phrase(move), x, y + 3, 24, ghost)
