"""The galley: ribs and posts of what is to come, parts of both decks, oars, favoured zones, and where a part may go."""

from collections.abc import Iterator
from functools import lru_cache

from ridotto.games.dogeship.art import PARTS
from ridotto.games.dogeship.hull import LEFT, RIGHT, WATERLINE, bottom, height, part, strake, style_of, width
from ridotto.games.dogeship.moves import SECTIONS
from ridotto.games.dogeship.scene.places import SECTIONS_Y, column_left, column_of, place_box
from ridotto.games.dogeship.scene.scene_view import SceneView, plus
from ridotto.games.dogeship.shape import DeckView, GalleyTileView
from ridotto.look.pen import Box, at, box, group, num, number, piece, sized, title, use, write

_RAIL = {"upper": 151.0, "lower": 205.0}
"""Where the cloth of a favoured zone hangs."""
_BANDS = {"upper": (104.0, 157.0), "lower": (162.0, 214.0)}
"""The top and the bottom of the places of a deck."""
_JOIN = 22.0
"""How far the bow moves to the left when it is added."""
_DECKS_X = 782.0
"""Where the names of the decks are."""
_AROUND, _NARROWEST, _WIDEST, _SHAPE = 24.0, 234.0, 440.0, 125 / 215
"""The margin around the next places on a phone, its least and greatest width, and its shape: that of a Doge tile."""
_NARROWEST_SECTION = 180.0
_CLOTH_LINE = 'stroke="var(--sl)" stroke-width=".8" stroke-linejoin="round"'
_ACROSS = "".join("q5-2.8 10 0t10 0" for _ in range(50))
_IN_FRONT = f'<path d="M0 {WATERLINE + 4:g}{_ACROSS}V281H0Z" fill="var(--water)" opacity=".74"/>'


def galley(seen: SceneView) -> dict[str, str]:
    """The whole ship, and what is marked on it."""
    lower, upper = seen.board["galley"]["decks"]
    built = len(lower["parts"]), len(upper["parts"])
    drawn = {"hull": _skeleton(seen.columns, *built), "lower": "".join(_parts(seen, lower, "lower")), "upper": "".join(_parts(seen, upper, "upper"))}
    drawn["front"] = _oars(seen.columns, built[0]) + _bow(seen.over and sum(built) == seen.board["galley"]["places"]) + _IN_FRONT
    if not seen.over:
        drawn["swags"] = _swags(seen.lengths, tuple(seen.doge["purple"])) + _decks(seen.say("scene-deck-upper"), seen.say("scene-deck-lower"))
        drawn["sections"] = _sections(seen)
        drawn["next"] = _next_places(seen) + "".join(_marks(seen))
    return drawn


# ---- the ship ----


@lru_cache(maxsize=256)
def _skeleton(columns: int, lower: int, upper: int) -> str:
    """What is not built: the draught of the upper deck, posts over the lower one, ribs."""
    drawn = "".join(part("draught", columns, column) for column in range(max(lower, upper), columns))
    drawn += bottom(columns, lower) + "".join(part("frame", columns, column) for column in range(lower, columns))
    return drawn + "".join(part("posts", columns, column) for column in range(upper, lower))


def _parts(seen: SceneView, deck: DeckView, name: str) -> list[str]:
    """The built parts of a deck from the stern on."""
    return [_part(name, seen.columns, column, style_of(tile["cost"]), tile["tile"]) for column, tile in enumerate(deck["parts"])]


@lru_cache(maxsize=512)
def _part(deck: str, columns: int, column: int, style: int, tile: str) -> str:
    return piece(f"part-{tile}", 0, 0, part(f"{deck}{style}", columns, column))


@lru_cache(maxsize=64)
def _oars(columns: int, built: int) -> str:
    return "".join(part("oars", columns, column) for column in range(built))


@lru_cache(maxsize=2)
def _bow(joined: bool) -> str:
    """The bow, on its raft until the galley is complete."""
    front = PARTS["awning"] + PARTS["bunting"] if joined else PARTS["open-section"]
    return f"{piece('bow', -_JOIN if joined else 0, 0, PARTS['bow'])}{front}"


# ---- what is marked on it ----


def _next_places(seen: SceneView) -> str:
    """The next place of each deck that can be filled now."""
    drawn, label = "", seen.say("scene-next-places")
    for deck in seen.board["galley"]["decks"]:
        if deck["next"] is not None:
            drawn += _next_place(seen.columns, len(deck["parts"]), deck["deck"])
            mine = [tile for tile in seen.mine["yard"] if tile["kind"] == "galley" and tile["zone"] == deck["next"]] if seen.mine is not None else []
            if mine and seen.me is not None and not _has_mark(seen):
                best = max(mine, key=lambda tile: tile["points"])
                drawn += _own_hope(seen.columns, len(deck["parts"]), deck["deck"], seen.me, best["points"], best["approvals"], seen.told(best))
    return group(drawn, name="next-places", label=label, rule="SHIP-57")


def next_view(seen: SceneView) -> Box:
    """What a phone shows of the places that can be filled now.

    Both decks if they are near each other, otherwise the one for which the viewer has a tile.
    """
    decks = [deck for deck in seen.board["galley"]["decks"] if deck["next"] is not None]
    mine = {tile["zone"] for tile in seen.mine["yard"] if tile["kind"] == "galley"} if seen.mine is not None else set()
    lefts = [column_left(seen.columns, len(deck["parts"])) for deck in decks]
    wide = width(seen.columns)
    if lefts and max(lefts) - min(lefts) + wide + 2 * _AROUND > _WIDEST:
        lefts = [left for deck, left in zip(decks, lefts, strict=True) if deck["next"] in mine][-1:] or lefts[-1:]
    left, right = min(lefts, default=LEFT), max(lefts, default=LEFT) + wide
    if seen.decision == "replace":
        left -= wide
    broad = min(_WIDEST, max(_NARROWEST, right - left + 2 * _AROUND))
    high = broad * _SHAPE
    return min(max(0.0, (left + right - broad) / 2), RIGHT + 30 - broad), 158 - high / 2, broad, high


def _has_mark(seen: SceneView) -> bool:
    """Whether the places themselves are marked."""
    return seen.decision in ("complete", "replace")


@lru_cache(maxsize=512)
def _own_hope(columns: int, column: int, deck: str, seat: int, points: int, approvals: int, told: str) -> str:
    """What the viewer's best tile for a place would bring there now."""
    x, y, _, _ = place_box(columns, column, deck)
    y -= 8 if approvals else 0
    plate = f'<rect {sized((x - 26, y - 13, 52, 41 if approvals else 24))} fill="var(--card)" stroke="var(--ink)" stroke-width="1"/>'
    worth = number(plus(points), x + 9, y + 5.6, 20)
    seals = use("ds-seal", x - 10, y + 17, 19, 17) + number(approvals, x + 9, y + 22.6, 17) if approvals else ""
    return group(title(told, "SHIP-62"), plate, use(f"badge-{seat}", x - 13, y - 0.6, 18), worth, seals)


@lru_cache(maxsize=512)
def _next_place(columns: int, column: int, deck: str) -> str:
    left = column_left(columns, column) + 1.5
    outline = strake(*_BANDS[deck], left, left + width(columns) - 3)
    return (
        f'<path d="{outline}" fill="var(--stone)" opacity=".5"/><path d="{outline}" fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-dasharray="5 4"/>'
    )


@lru_cache(maxsize=512)
def _swags(lengths: tuple[int, ...], zones: tuple[str, ...]) -> str:
    """Each purple zone has its tint, cloth along its rail, and a seal in its middle."""
    columns, tint, drawn, seals = sum(lengths), "", "", ""
    for zone in zones:
        deck, section = zone.split("-")
        first, count = column_of(lengths, section)
        level = _RAIL[deck]
        band = strake(*_BANDS[deck], column_left(columns, first), column_left(columns, first + count))
        tint += f'<path d="{band}" fill="var(--cloth)" opacity=".24"/>'
        drawn += "".join(_swag(columns, column, half, level) for column in range(first, first + count) for half in (0, 1))
        drawn += _knot(column_left(columns, first + count), level)
        x = column_left(columns, first) + count * width(columns) / 2
        seals += use("ds-seal", x, height(level, x) + 12, 33, 29)
    return f'<g aria-hidden="true">{tint}{drawn}{seals}</g>'


def _swag(columns: int, column: int, half: int, level: float) -> str:
    wide = width(columns) / 2
    left = column_left(columns, column) + half * wide
    right, middle = left + wide, left + wide / 2
    start, end, low = num(height(level, left)), num(height(level, right)), height(level, middle)
    cloth = f"M{num(left)} {start}Q{num(middle)} {num(low + 25)} {num(right)} {end}Q{num(middle)} {num(low + 9)} {num(left)} {start}Z"
    fold = f"M{num(left + 5)} {num(height(level, left) + 5.4)}Q{num(middle)} {num(low + 18)} {num(right - 5)} {num(height(level, right) + 5.4)}"
    return f'<path d="{cloth}" fill="var(--cloth)" {_CLOTH_LINE}/><path d="{fold}" fill="none" stroke="var(--sl)" stroke-width=".55"/>{_knot(left, level)}'


def _knot(x: float, level: float) -> str:
    y = height(level, x)
    return f'<path d="M{num(x - 2.6)} {num(y)}L{num(x - 3.4)} {num(y + 11)}H{num(x + 3.4)}L{num(x + 2.6)} {num(y)}Z" fill="var(--cloth)" {_CLOTH_LINE}/>'


@lru_cache(maxsize=16)
def _decks(upper: str, lower: str) -> str:
    """The names of both decks, upright at their ends."""
    drawn = ""
    for deck, name in (("upper", upper), ("lower", lower)):
        top, foot = (height(level, RIGHT) for level in _BANDS[deck])
        bracket = f'<path d="M{RIGHT + 2:g} {num(top + 2)}h4V{num(foot - 1)}h-4" fill="none" stroke="var(--ink-2)" stroke-width="1"/>'
        drawn += bracket + at(_DECKS_X, (top + foot) / 2, f'<g transform="rotate(-90)">{write(name, 0, 0, 13, "middle", "ds-deck")}</g>')
    return f'<g class="wide" aria-hidden="true">{drawn}</g>'


def _sections(seen: SceneView) -> str:
    """The names of the sections below the ship; each is a group that a phone enlarges."""
    return "".join(_section(seen.lengths, section, seen.say(f"scene-section-{section}"), _told(seen, section)) for section in SECTIONS)


def _told(seen: SceneView, section: str) -> str:
    """A section in one sentence: how much of each deck is built, and whose turn it is to be filled."""
    first, count = column_of(seen.lengths, section)
    decks = [(deck["deck"], max(0, min(count, len(deck["parts"]) - first)), deck["next"]) for deck in seen.board["galley"]["decks"]]
    said = [
        seen.say("scene-told-deck", deck=deck, built=built, count=count, next="yes" if following == f"{deck}-{section}" else "no")
        for deck, built, following in decks
    ]
    return f"{seen.say(f'scene-section-{section}')}: {'; '.join(said)}."


@lru_cache(maxsize=128)
def _section(lengths: tuple[int, ...], section: str, name: str, told: str) -> str:
    first, count = column_of(lengths, section)
    left = column_left(sum(lengths), first)
    right = left + count * width(sum(lengths))
    middle, half = (left + right) / 2, len(name) * 5.9 + 8
    fit = min(1.0, (right - left) / (2 * half))  # the shipped sections have room for their names
    start, end, y = num(left + 3), num(right - 3), SECTIONS_Y
    beside = f"M{start} {y:g}H{num(middle - half)}M{num(middle + half)} {y:g}H{end}" if fit == 1 else ""
    rule = f'<path d="{beside}M{start} {y - 5:g}v10M{end} {y - 5:g}v10" stroke="var(--ink-2)" stroke-width="1"/>'
    wide, narrow = (
        write(name.upper(), middle, SECTIONS_Y + 5.6 * fit, 16 * fit, "middle", "ds-section wide"),
        write(name.upper(), middle, SECTIONS_Y + 7 * fit, 22 * fit, "middle", "ds-section narrow"),
    )
    return group(
        f'<rect x="{num(left)}" y="60" width="{num(right - left)}" height="222" fill="none" pointer-events="all"/>',
        f'<g class="wide">{rule}</g>',
        wide,
        narrow,
        name=f"section-{section}",
        label=told,
        rule="SHIP-57",
    )


def section_view(lengths: tuple[int, ...], section: str) -> Box:
    """What a phone shows of a section."""
    first, count = column_of(lengths, section)
    left = column_left(sum(lengths), first)
    right = left + count * width(sum(lengths))
    if section == "stern":
        left = 0.0
    if section == "bow":
        right = RIGHT + 20
    more = max(0.0, _NARROWEST_SECTION - (right - left + 24)) / 2
    return max(0.0, left - 12 - more), 62.0, right - left + 24 + 2 * more, 222.0


# ---- where a part may go ----


def _to_set(seen: SceneView) -> Iterator[tuple[int, str, GalleyTileView]]:
    """The parts that the viewer can set on a deck now; two for the same place can only be chosen in the yard."""
    if seen.decision not in ("complete", "replace") or seen.mine is None:
        return
    tiles = [tile for tile in seen.mine["yard"] if tile["kind"] == "galley" and f"{seen.decision} {tile['tile']}" in seen.moves]
    for nth, deck in enumerate(("lower", "upper")):
        here = [tile for tile in tiles if tile["zone"].startswith(deck)]
        if len(here) == 1:
            yield nth, deck, here[0]


def has_marks(seen: SceneView) -> bool:
    """Whether a place of the galley can be pointed at."""
    return any(True for _ in _to_set(seen))


def _marks(seen: SceneView) -> Iterator[str]:
    """The place of each part that the viewer can set now, with what it brings."""
    for nth, deck, tile in _to_set(seen):
        column = len(seen.board["galley"]["decks"][nth]["parts"]) - (1 if seen.decision == "replace" else 0)
        yield _mark(seen, tile, deck, column)


def _mark(seen: SceneView, tile: GalleyTileView, deck: str, column: int) -> str:
    move = seen.moves[f"{seen.decision} {tile['tile']}"]
    x, y, wide, high = place_box(seen.columns, column, deck)
    ghost = at(-x, -y, part(f"{deck}{style_of(tile['cost'])}", seen.columns, column))
    mark = box(move, seen.told(tile, seen.phrase(move)), x, y, wide, high, ghost, corner=0)
    return group(mark, _callout(tile, x, deck))


def _callout(tile: GalleyTileView, x: float, deck: str) -> str:
    """What a part brings, above its place; for the lower deck to the right, where the upper one is not built yet."""
    seals, y = tile["approvals"], 52.0 if deck == "upper" else 118.0
    wide = 62.0 + (44 if seals else 0)
    x = min(max(x, LEFT + wide / 2), RIGHT)
    left = x - wide / 2 if deck == "upper" else min(x - 16, RIGHT + 22 - wide)
    frame = f"M{num(left)} {y - 17:g}H{num(left + wide)}V{y + 13:g}H{num(x + 7)}L{num(x)} {y + 21:g}L{num(x - 7)} {y + 13:g}H{num(left)}Z"
    drawn = f'<path d="{frame}" fill="var(--card)" stroke="var(--accent)" stroke-width="2" stroke-linejoin="round"/>'
    drawn += number(plus(tile["points"]), left + 31, y + 7, 26)
    if seals:
        drawn += use("ds-seal", left + 68, y - 2, 25, 22) + number(seals, left + 90, y + 6, 21)
    return f'<g aria-hidden="true" pointer-events="none">{drawn}</g>'
