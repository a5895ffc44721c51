"""The sky: the order of the round with the markers left, and the current Doge tile."""

from functools import lru_cache

from ridotto.games.dogeship.art import favoured_cells
from ridotto.games.dogeship.scene.places import DOGE, DOGE_SIZE, ORDER_PITCH, ORDER_RIGHT, ORDER_Y
from ridotto.games.dogeship.scene.scene_view import SIGNS, SceneView, plus
from ridotto.games.dogeship.shape import DogeTileView, GalleyTileView
from ridotto.look.pen import INK, LINED, at, group, num, number, piece, sized, title, use, write
from ridotto.look.seats import dressed

_WIDTH, _HEIGHT = DOGE_SIZE
_MARKERS = 5
_LONG = 10
"""Names of indicators with more letters are squeezed."""
_SHORT = 9
"""Events with no more letters have room."""
_LINES = 5
"""How many parts are listed in one column."""
EFFECT_WIDTH = 108.0
"""The width of a column of `effects_art`."""


def sky(seen: SceneView) -> str:
    """Order and Doge tile; neither matters at the end."""
    return "" if seen.over else _current(seen) + _order(seen)


# ---- the Doge tile ----


def _current(seen: SceneView) -> str:
    covered = min(2, len(seen.board["doges"]["covered"]))
    edges = "".join(f'<rect {sized((DOGE[0] + 2.2 * k, DOGE[1] + 2.2 * k, _WIDTH, _HEIGHT))} rx="3" fill="var(--stone)" {INK}/>' for k in range(covered, 0, -1))
    tile = piece(f"doge-{seen.doge['doge']}", *DOGE, doge_face(seen, seen.doge))
    told = doge_told(seen, seen.doge)
    return group(title(told, "SHIP-18"), edges, tile, name="doge-tile", label=told)


def doge_told(seen: SceneView, tile: DogeTileView) -> str:
    """A Doge tile in words."""
    signs = [f"{seen.say(f'text-indicator-{colour}')} {plus(value)}" for colour, value in zip(SIGNS, tile["values"], strict=True)]
    zones = seen.words.listing([seen.zone_name(zone) for zone in tile["purple"]])
    event = "inspection" if tile["inspection"] else "none" if tile["flood"] is None else "flood"
    laid = "yes" if tile["doge"] == seen.doge["doge"] else "no"
    return seen.say(
        "scene-doge-told", laid=laid, signs=seen.words.listing(signs), zones=zones or "-", some="yes" if zones else "no", event=event, level=tile["flood"] or 0
    )


def worth_under(seen: SceneView, tile: GalleyTileView, doge: DogeTileView) -> int:
    """What a part would bring under another Doge tile."""
    intrigue = seen.board["intrigue"]
    assert intrigue is not None
    found = intrigue["worth"][[each is not None and each["doge"] == doge["doge"] for each in intrigue["tiles"]].index(True)]
    return next(each["points"] for each in found if each["tile"] == tile["tile"])


def doge_effects(seen: SceneView, doge: DogeTileView) -> str:
    """What the parts in all yards would bring under a Doge tile, in words."""
    told = []
    for seat, view in enumerate(seen.board["seats"]):
        tiles = [tile for tile in view["yard"] if tile["kind"] == "galley"]
        changes = [
            seen.say("scene-doge-change", tile=seen.tile_name(tile["tile"]), before=plus(tile["points"]), points=plus(worth_under(seen, tile, doge)))
            for tile in tiles
        ]
        told += [seen.tell("scene-doge-changes", name=seen.names[seat], tiles=", ".join(changes))] if changes else []
    return " ".join(told)


def effects_art(seen: SceneView, doge: DogeTileView) -> tuple[str, int]:
    """The same as a drawing, the viewer's own parts first, and its number of columns."""
    order = sorted(range(seen.seats), key=lambda seat: seat != seen.me)
    lines = [(seat, tile) for seat in order for tile in seen.board["seats"][seat]["yard"] if tile["kind"] == "galley"]
    drawn = ""
    for nth, (seat, tile) in enumerate(lines):
        x, y = EFFECT_WIDTH * (nth // _LINES), -40 + 20 * (nth % _LINES)
        drawn += _effect(x, y, seat, tile["zone"], plus(tile["points"]), plus(worth_under(seen, tile, doge)))
    return drawn, -(-len(lines) // _LINES)


@lru_cache(maxsize=512)
def _effect(x: float, y: float, seat: int, zone: str, before: str, after: str) -> str:
    part = use(f"ds-zone-{zone}", x + 30, y, 25, 15)
    arrow = f'<path d="M{num(x + 70)} {num(y)}h8m-3-3l3 3-3 3" {LINED} stroke-width="1.3"/>'
    worth = write(before, x + 67, y + 5.4, None, "end", "ds-word ds-quiet") + write(after, x + 82, y + 5.4, None, "start", "ds-worth")
    return f'{use(f"badge-{seat}", x + 8, y, 16)}<g color="var(--ink)">{part}{arrow}</g>{worth}'


def doge_face(seen: SceneView, tile: DogeTileView) -> str:
    """A Doge tile from its upper left corner: number, portrait, four values with their words, favoured zones, event."""
    names = tuple(seen.say(f"scene-sign-{colour}") for colour in SIGNS)
    event = seen.say("scene-inspection") if tile["inspection"] else seen.say("scene-flood") if tile["flood"] is not None else seen.say("scene-no-event")
    return _face(int(tile["doge"][1:]), tuple(tile["values"]), frozenset(tile["purple"]), tile["flood"], tile["inspection"], names, event)


@lru_cache(maxsize=512)
def _face(tile: int, values: tuple[int, ...], zones: frozenset[str], flood: int | None, inspection: bool, names: tuple[str, ...], event: str) -> str:
    paper = f'<rect width="{_WIDTH:g}" height="{_HEIGHT:g}" rx="3" fill="var(--card)" {INK}/>'
    frame = f'<rect {sized((3.5, 3.5, _WIDTH - 7, _HEIGHT - 7))} fill="none" stroke="var(--ink)" stroke-width="1.6"/>'
    ground = f'<rect {sized((5, 5, 50, _HEIGHT - 10))} fill="var(--stone)" opacity=".55"/>'
    ground += f'<path d="M55 5V{_HEIGHT - 5:g}M55 80H{_WIDTH - 5:g}" stroke="var(--ink)" stroke-width=".7"/>'
    portrait = use("ds-doge", 30.5, 70, 54, 81) + number(tile, 20, 25, 23)
    drawn = ""
    for place, (colour, value, name) in enumerate(zip(SIGNS, values, names, strict=True)):
        x, y = 69 + 73 * (place % 2), 18 + 36 * (place // 2)
        fit = 'textLength="66" lengthAdjust="spacingAndGlyphs"' if len(name) > _LONG else ""
        drawn += (
            use(f"ds-sign-{colour}", x, y, 21)
            + number(plus(value), x + 31, y + 7, 23, "middle")
            + write(name, x - 10, y + 21.4, None, "start", "ds-word ds-small word", fit)
        )
    cells = f'<g color="var(--ink)">{at(86, 97, favoured_cells(zones), scale=1.22)}</g>'
    return f"{paper}{frame}{ground}{portrait}{drawn}{cells}{_event(flood, inspection, event)}"


def _event(flood: int | None, inspection: bool, word: str) -> str:
    """The event that ends the round, its word fitted into the tile."""
    x, y = 130, 97
    fit = f'textLength="{min(82, 7.2 * len(word)):g}" lengthAdjust="spacingAndGlyphs"' if len(word) > _SHORT else ""
    if flood is None and not inspection:
        return write(word, x - 14, y + 4.6, None, "start", "ds-word ds-small ds-quiet word", fit)
    sign = use("ds-inspection", x, y - 6, 24) if flood is None else use("ds-flood", x, y - 8, 21)
    level = "" if flood is None else number(flood, x + 24, y + 1, 23)
    return f'<g color="var(--ink)">{sign}</g>{level}{write(word, x - 14, y + 13, None, "start", "ds-word ds-small word", fit)}'


# ---- the order ----


def _order(seen: SceneView) -> str:
    """The order of play, with the markers that each seat has left; the seat on turn is on ink."""
    order, seats = seen.board["order"], seen.board["seats"]
    left = ORDER_RIGHT - ORDER_PITCH * len(order)
    drawn = [write(seen.say("scene-order"), left - 6, ORDER_Y + 2, None, "end", "ds-aside wide")]
    for place, seat in enumerate(order):
        drawn.append(_in_order(left + ORDER_PITCH * (place + 0.5), seat, seats[seat]["markers"], seat == seen.board["turn"]))
    told = seen.tell(
        "scene-order-told",
        names=seen.words.listing([seen.names[seat] for seat in order]),
        next=seen.words.listing([seen.names[seat] for seat in seen.board["next_order"]]),
    )
    return group(title(told, "SHIP-108"), *drawn, name="round-order", label=told)


@lru_cache(maxsize=512)
def _in_order(x: float, seat: int, markers: int, now: bool) -> str:
    ribbon = f'<path d="M{num(x - 19)} 2H{num(x + 19)}l6 22-6 22H{num(x - 19)}l-6-22Z" fill="var(--ink)"/>' if now else ""
    line = "var(--paper)" if now else "var(--ink)"
    dots = "".join(_dot(x - 15.2 + 7.6 * k, k < markers, line) for k in range(_MARKERS))
    return f"{ribbon}{use(f'badge-{seat}', x, ORDER_Y - 3, 29)}{dressed(seat, dots)}"


def _dot(x: float, left: bool, line: str) -> str:
    """A marker that is left, or one that has been spent."""
    fill, strength = ("var(--seat)", 1) if left else ("none", 0.55)
    return f'<circle cx="{num(x)}" cy="40" r="3" fill="{fill}" stroke="{line}" stroke-width=".9" opacity="{strength}"/>'
