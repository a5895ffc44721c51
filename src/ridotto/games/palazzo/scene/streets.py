"""The streets: each seat's name and points, its palazzi, and what may be built or rebuilt there."""

from functools import lru_cache
from typing import Any

from ridotto.games.palazzo.art import tile
from ridotto.games.palazzo.moves import FLOORS
from ridotto.games.palazzo.scene.paragraphs import STOREY_RULES
from ridotto.games.palazzo.scene.pavement import pavement
from ridotto.games.palazzo.scene.places import FAR, QUARRIES, STOREY, STREET, TILE_WIDTH, Corner, Plots, corner_of
from ridotto.games.palazzo.scene.scene_view import WAREHOUSE, SceneView, floor_of
from ridotto.games.palazzo.scene.works import CAPTION, picked_tile, tile_box
from ridotto.games.palazzo.shape import AuctionView, ChainView, OnePalazzoView
from ridotto.look.pen import INK, area, group, num, number, off, piece, route, signed, title, use, wake, write

NAME_WIDTH = 150.0
SHORT_NAME = 7
"""A name of at most this many letters leaves room for a tall palazzo beside it."""


def streets(seen: SceneView) -> dict[str, str]:
    """All streets, and over them the routes of what is new there."""
    drawn = {f"street-{seat}": _as_it_is(seen, seat) for seat in range(seen.seats)}
    return {**drawn, "arrivals": "".join(seen.arrivals)}


_OWN_STREET = ("build", "in-place", "fee", "out-tile", "in-tile", "gone-tile")
"""The decisions that are made in the viewer's own street, or show there."""


def _as_it_is(seen: SceneView, seat: int) -> str:
    board, own = seen.board, seat == seen.me
    if own and (board["chain"] is not None or seen.decision in _OWN_STREET):
        return _street(seen, seat)
    fresh = board["fresh"] if board["fresh"] is not None and board["fresh"]["seat"] == seat else None
    faces = [face for palazzo in board["seats"][seat]["palazzi"] for face in palazzo["tiles"]]
    shown = {
        **seen.only("rates"),
        "asked": seat if board["asked"] == seat else None,
        "auction": _bid_of(board["auction"], seat),
        "seats": [*[None] * seat, board["seats"][seat]],
        "chain": None,
        "fresh": {"seat": seat, "tiles": fresh["tiles"]} if fresh is not None else None,
    }
    news = seen.changes.built
    built = tuple([(face, news.pop(face)) for face in dict.fromkeys(faces) if face in news]) if news else ()
    drawn, arrivals = seen.kept(
        _kept_street,
        shown,
        seat,
        seen.count_tiles([*faces, *(fresh["tiles"] if fresh is not None else ())]),
        tuple(seen.changes.laid.get(seat, ())),
        built,
        mine=True,
    )
    seen.arrivals += arrivals
    return drawn


def _bid_of(auction: AuctionView | None, seat: int) -> dict[str, Any] | None:
    """What a street shows of an auction."""
    if auction is None:
        return None
    return {
        "auctioneer": seat if auction["auctioneer"] == seat else None,
        "leader": seat if auction["leader"] == seat else None,
        "bids": [*[None] * seat, auction["bids"][seat]],
    }


def _kept_street(
    seen: SceneView, seat: int, drawn: tuple[tuple[str, int], ...], laid: tuple[str, ...], built: tuple[tuple[str, int | None], ...]
) -> tuple[str, tuple[str, ...]]:
    """A street where the viewer has nothing to decide, and the marks of what is new there."""
    seen.begin_with(drawn)
    seen.changes.laid[seat] = list(laid)
    seen.changes.built.update(built)
    others, seen.arrivals = seen.arrivals, []
    street = _street(seen, seat)
    arrivals, seen.arrivals = tuple(seen.arrivals), others
    return street, arrivals


def _street(seen: SceneView, seat: int) -> str:
    corner = corner_of(seat, seen.me, seen.seats)
    palazzi = seen.board["seats"][seat]["palazzi"]
    own = seat == seen.me
    starts = _starts(seen, seat)
    plots = plots_of(seen, seat)
    houses = "".join(_palazzo(seen, seat, plots, palazzo) for palazzo in palazzi)
    houses += _new_palazzo(seen, plots) if starts else ""
    houses += _promise(seen, plots) if own else ""
    front = pavement(seen, seat, corner)
    parts = (front, houses) if own and len(seen.fresh) > 1 else (houses, front)  # a tile that is to be chosen first comes first for the keyboard, too
    field = area(None, "", _ground(corner, seat) + _head(seen, seat, corner), *parts, name=f"street-{seat}", label=_told(seen, seat), rule="PAL-135")
    return f'<g class="s{seat} {"pz-sky" if corner.ground == FAR else "pz-shore"}">{field}</g>'


def _told(seen: SceneView, seat: int) -> str:
    """A street in one sentence: whose it is, the points, and what each palazzo has and brings."""
    houses = [house_told(seen, palazzo) for palazzo in seen.board["seats"][seat]["palazzi"]] or [seen.say("told-nothing")]
    return f"{seen.names[seat]}: {'; '.join([points_of(seen, seat), *houses])}."


def house_told(seen: SceneView, palazzo: OnePalazzoView) -> str:
    """A palazzo in short: its storeys, the material if it has one only, and its points."""
    pure = palazzo["material"] if palazzo["purity"] != 0 else None
    return seen.say("house", storeys=palazzo["storeys"], points=palazzo["points"], material=pure or "mixed")


def _starts(seen: SceneView, seat: int) -> bool:
    """Whether a new palazzo may be begun in a street now."""
    return seat == seen.me and bool(seen.choices.each("new"))


def plots_of(seen: SceneView, seat: int) -> Plots:
    """Where the palazzi of a street are, with room for a new one if it may be begun."""
    corner = corner_of(seat, seen.me, seen.seats)
    return Plots(corner, len(seen.board["seats"][seat]["palazzi"]) + (1 if _starts(seen, seat) else 0), low=_is_low(seen, seat))


def _is_low(seen: SceneView, seat: int) -> bool:
    """Whether a palazzo under the name has five storeys, or can have them after this decision."""
    coming, found = 0, seen.hope(seat)
    if seat == seen.me:
        inserted = 1 if seen.decision in ("in-place", "fee") else 0
        coming = max(inserted, 1 if seen.fresh else 0, len(found["tiles"]) if found is not None else 0)
    free = 2 if len(seen.names[seat]) <= SHORT_NAME else 1
    return any(palazzo["storeys"] + coming >= FLOORS for palazzo in seen.board["seats"][seat]["palazzi"][free:])


# ---- name and ground ----


def _head(seen: SceneView, seat: int, corner: Corner) -> str:
    """Badge, name and points on the outer side; on a ribbon for whoever is asked and, at the end, for the winners."""
    way, anchor = (-1, "end") if corner.mirrored else (1, "start")
    x, y = corner.left + (STREET - 16 if corner.mirrored else 14), corner.ground - 208
    marked = seat in seen.winners if seen.over else seat == seen.board["asked"]
    fill, halo = ('fill="var(--paper)"', "") if marked else ("", " pz-halo")
    name, size, width = _fitted(seen.names[seat].upper(), 18)
    large = min(28.0, size * 1.5)
    start = x + 42 * way
    words = write(name, start, y - 3, size, anchor, f"pz-name wide{halo}", fill)
    words += write(name, start, y + large / 3, large, anchor, f"pz-name narrow{halo}", fill)
    words += write(points_of(seen, seat), start, y + 19, 19, anchor, f"num wide{halo}", fill)
    ribbons = _ribbon(x, y, way, "wide", max(82.0, width)) + _ribbon(x, y, way, "narrow", width * large / size) if marked else ""
    return ribbons + use(f"badge-{seat}", x + 17 * way, y + 1, 36) + words


def points_of(seen: SceneView, seat: int) -> str:
    """The current points of a seat."""
    points = seen.board["seats"][seat]["points"]
    return seen.say("points", points=points, shown=signed(points))


_SLIM, _BROAD = frozenset(" .,'-IJL1"), frozenset("MWÆŒ—")


@lru_cache(maxsize=512)
def _fitted(name: str, size: float) -> tuple[str, float, float]:
    """As much of a name as there is room for, its size, and about how wide it is."""

    def width(text: str) -> float:
        return sum(0.46 if letter in _SLIM else 1.12 if letter in _BROAD or letter > "\u02ff" else 0.8 for letter in text)

    size = min(size, max(13.0, NAME_WIDTH / width(name)))
    shown = name
    while width(shown) * size > NAME_WIDTH + 8:
        shown = f"{shown[:-2].rstrip()}…"
    return shown, size, width(shown) * size


def _ribbon(x: float, y: float, way: int, kind: str, width: float) -> str:
    length = (62 + width) * way
    cloth = f"M{num(x - 14 * way)} {num(y - 26)}h{num(length)}l{11 * way} 26 {-11 * way} 26h{num(-length)}Z"
    return f'<g class="{kind}"><path d="{cloth}" fill="var(--ink)"/></g>'


def _ground(corner: Corner, seat: int) -> str:
    strip = f"M{num(corner.left)} {num(corner.ground)}h{STREET}v7h-{STREET}Z"
    return f'<path d="{strip}" fill="var(--seat)" stroke="var(--seat-key)" stroke-width="1.2"/><path d="{strip}" fill="url(#hatch-{seat})"/>'


# ---- palazzi ----


def _palazzo(seen: SceneView, seat: int, plots: Plots, palazzo: OnePalazzoView) -> str:
    """Its tiles from the ground up, what may be done with it, and what it is worth."""
    x, scale, tiles = plots.across(palazzo["number"]), plots.scale, palazzo["tiles"]
    own = seat == seen.me
    gap = _gap(seen, palazzo) if own else None
    shadow_top = num(plots.corner.ground - STOREY * scale * len(tiles) + 8)
    side = num(x + 30 * scale)
    drawn = f'<path d="M{side} {num(plots.corner.ground)}l10-6V{shadow_top}l-10-6Z" fill="var(--hatch-ink)" opacity=".2"/>' if gap is None else ""
    marks = ""
    for storey, face in enumerate(tiles):
        y = plots.up(storey + (1 if gap is not None and floor_of(face) > gap else 0))
        drawn += piece(seen.name_tile(face), x, y, tile(face, 0, 0, scale))
        marks += _rebuild(seen, palazzo, face, x, y, scale) if own else ""
        _mark_arrival(seen, face, x, y, scale)
    found = seen.hope(seat) if own else None
    drawn += _top(seat, palazzo, x, plots, gap is not None or (found is not None and found["palazzo"] == palazzo["number"]))
    marks += _inserted(seen, palazzo, gap, x, plots) if gap is not None else ""
    ghosts = _ghosts(seen, palazzo, x, plots) if own and seen.decision == "build" else ""
    drawn += _dream(seen, palazzo, x, plots) if own else ""
    label = seen.say("palazzo", number=palazzo["number"] + 1, tiles=seen.tiles(tiles), points=palazzo["points"])
    why = _why_not(seen, palazzo) if own and not marks and not ghosts else ""
    drawn += _worth(palazzo, x, plots)
    return group(title(label, STOREY_RULES[len(tiles)]), drawn, marks, ghosts, _refusal(why, x, plots, len(tiles)) if why else "", label=label)


def _refusal(why: str, x: float, plots: Plots, storeys: int) -> str:
    """A palazzo that says why it has no part in the decision."""
    wide, high = TILE_WIDTH * plots.scale, STOREY * plots.scale * storeys
    size = f'x="{num(x - wide / 2)}" y="{num(plots.corner.ground - high)}" width="{num(wide)}" height="{num(high)}"'
    return off(why, f'<rect {size} fill="var(--card)" fill-opacity="0"/>')


def _dream(seen: SceneView, palazzo: OnePalazzoView, x: float, plots: Plots) -> str:
    """What the lot can make of the viewer's palazzo, dotted in ink, as it is not a move yet."""
    assert seen.me is not None
    found = seen.hope(seen.me)
    if found is None or found["palazzo"] != palazzo["number"]:
        return ""
    scale, drawn = plots.scale, ""
    for storey, face in enumerate(found["tiles"], start=len(palazzo["tiles"])):
        y = plots.up(storey)
        size = f'x="{num(x - 31 * scale)}" y="{num(y - 20 * scale)}" width="{num(62 * scale)}" height="{num(STOREY * scale)}"'
        drawn += f'<g class="pz-dream">{tile(face, x, y, scale)}</g><rect class="pz-dots" {size}/>'
    return f'<g aria-hidden="true" pointer-events="none">{drawn}</g>'


def _promise(seen: SceneView, plots: Plots) -> str:
    """What that palazzo would be worth with the lot, on a plate over all palazzi of the street."""
    assert seen.me is not None
    found = seen.hope(seen.me)
    if found is None or found["palazzo"] is None:
        return ""
    storey = len(seen.board["seats"][seen.me]["palazzi"][found["palazzo"]]["tiles"]) + (len(found["tiles"]) - 1) / 2
    corner, words, drawn = plots.corner, seen.say("with-lot"), ""
    middle, y = plots.across(found["palazzo"]), plots.up(0) - STOREY * plots.scale * storey
    for kind, half, high, size in (("wide", len(words) * 3.1 + 8, 36.0, 22.0), ("narrow", 24.0, 34.0, 32.0)):
        x = min(max(middle, corner.left + half), corner.left + STREET - half)
        size_of = f'x="{num(x - half)}" y="{num(y - high / 2)}" width="{num(2 * half)}" height="{num(high)}"'
        caption = write(words, x, y + 14, 13, classes=CAPTION) if kind == "wide" else ""
        shown = number(found["points"], x, y + (1 if caption else 11), size)
        drawn += f'<g class="{kind}"><rect {size_of} fill="var(--card)" fill-opacity=".92" {INK}/>{shown}{caption}</g>'
    return f'<g aria-hidden="true" pointer-events="none">{drawn}</g>'


def _worth(palazzo: OnePalazzoView, x: float, plots: Plots) -> str:
    """What it is worth, with a swatch of its material if that brings points."""
    ground, points = plots.corner.ground, signed(palazzo["points"])
    size = 23 if plots.pitch > 50 else 19
    swatch = ""
    if palazzo["material"] is not None and palazzo["purity"]:
        swatch = f'<g class="wide"><path d="M{num(x - 29)} {num(ground + 12)}h12v12h-12Z" fill="var(--{palazzo["material"]})" {INK}/></g>'
    return swatch + number(points, x, ground + 26, size, classes="wide") + number(points, x, ground + 29, size + 5, classes="narrow")


def _top(seat: int, palazzo: OnePalazzoView, x: float, plots: Plots, raised: bool) -> str:
    """A scaffold while it may grow, a flag on five storeys."""
    y, scale = plots.up(len(palazzo["tiles"]) - (0 if raised else 1)), plots.scale
    if palazzo["storeys"] == FLOORS:
        return use(f"pz-flag-{seat}", x + 12, y - 37 * scale - 12, 32, 26)
    if floor_of(palazzo["tiles"][-1]) == FLOORS or raised:
        return ""
    return use("pz-scaffold", x, y - 9 * scale, 92 * scale, 62 * scale)


def _mark_arrival(seen: SceneView, face: str, x: float, y: float, scale: float) -> None:
    """Add the route of a tile that is new in a palazzo, and the waves beside it."""
    if face not in seen.changes.built:
        return
    origin = seen.changes.built.pop(face)  # of two equal tiles the first one gets the mark
    if origin is not None:
        start = (500.0, 366.0) if origin == WAREHOUSE else QUARRIES[origin].middle
        seen.arrivals.append(route([start, (x, y)]))
    seen.arrivals.append(f'<g transform="translate({num(x + 33 * scale)} {num(y)}) rotate(-90)">{wake(0, 0, 34 * scale)}</g>')


# ---- building ----


def _ghosts(seen: SceneView, palazzo: OnePalazzoView, x: float, plots: Plots) -> str:
    """Each new tile that fits on top, as a ghost above the roof; it shows once that tile is chosen."""
    fitting = [(face, move) for face in seen.fresh if (move := seen.find("on", face, palazzo=palazzo["number"])) is not None]
    return "".join(_ghost(seen, face, move, x, plots, palazzo) for face, move in fitting)


def _new_palazzo(seen: SceneView, plots: Plots) -> str:
    """The next free plot, for each of the new tiles."""
    fitting = [(face, move) for face in seen.fresh if (move := seen.find("new", face)) is not None]
    x, ground = plots.across(plots.count - 1), plots.corner.ground
    words = write(seen.say("new"), x, ground + 25, 14, classes=f"{CAPTION} wide") + write(seen.say("new"), x, ground + 27, 20, classes=f"{CAPTION} narrow")
    return "".join(_ghost(seen, face, move, x, plots, None) for face, move in fitting) + words


def _ghost(seen: SceneView, face: str, move: int, x: float, plots: Plots, ground: OnePalazzoView | None) -> str:
    """A place for a new tile on a palazzo or as a new one, and what it brings there."""
    y, scale, of = plots.up(len(ground["tiles"]) if ground is not None else 0), plots.scale, f"fresh-{face}"
    drawn = tile_box(move, seen.phrase(move), face, x, y, scale, 40, ghost=True, of=of)
    gain = _gain(seen, face, ground["number"] if ground is not None else None)
    words, wide, top = f"+{gain}" if gain > 0 else signed(gain), 42 * max(0.7, scale), y - 21 * scale
    plate = f'<rect x="{num(x - wide / 2)}" y="{num(top - 11)}" width="{num(wide)}" height="22" fill="var(--card)" {INK}/>'
    return f'{drawn}<g data-of="{of}" pointer-events="none" aria-hidden="true">{plate}{number(words, x, top + 7.5, 24 * max(0.7, scale))}</g>'


def _gain(seen: SceneView, face: str, palazzo: int | None) -> int:
    """What a new tile brings in this place, according to the view."""
    fresh = seen.board["fresh"]
    assert fresh is not None
    return next(each["gain"] for each in fresh["gains"] if each["tile"] == face and each["palazzo"] == palazzo)


# ---- rebuilding ----


def _chain(seen: SceneView) -> ChainView | None:
    chain = seen.board["chain"]
    return chain if chain is not None and chain["kind"] in ("take-out", "insert", "remove") else None


def _gap(seen: SceneView, palazzo: OnePalazzoView) -> int | None:
    """PAL-115: the floor at which a palazzo is opened, because a single tile may go or will go there."""
    chain = _chain(seen)
    if chain is None or chain["kind"] != "insert" or not chain["tiles"]:
        return None
    offered = chain["into"] is None and seen.find("into", palazzo=palazzo["number"]) is not None
    return floor_of(chain["tiles"][0]) if offered or chain["into"] == palazzo["number"] else None


def _inserted(seen: SceneView, palazzo: OnePalazzoView, floor: int, x: float, plots: Plots) -> str:
    """The tile in the gap: a ghost to choose, or already chosen."""
    chain = _chain(seen)
    assert chain is not None
    scale = plots.scale
    y = plots.up(sum(1 for face in palazzo["tiles"] if floor_of(face) < floor))
    move = seen.find("into", palazzo=palazzo["number"])
    face = chain["tiles"][0]
    if move is None:
        return f'<g class="pz-ghost">{tile(face, x, y, scale)}</g>{picked_tile(x, y, scale, 42)}'
    return tile_box(move, seen.phrase(move), face, x, y, scale, 42, ghost=True)


def _rebuild(seen: SceneView, palazzo: OnePalazzoView, face: str, x: float, y: float, scale: float) -> str:
    """A tile that may be taken out, inserted or removed, or that has been chosen for it."""
    chain = _chain(seen)
    if chain is None:
        return ""
    if chain["palazzo"] == palazzo["number"] and face in chain["tiles"]:
        cross = f'<g color="var(--accent)">{use("i-gone", x, y, 30 * scale)}</g>' if chain["kind"] == "remove" else ""
        return cross + picked_tile(x, y, scale)
    move = seen.find("from", palazzo=palazzo["number"], floor=floor_of(face) - 1)
    if move is None and palazzo["storeys"] == 1:
        move = seen.find("single", palazzo=palazzo["alike"])
    return tile_box(move, seen.phrase(move), face, x, y, scale, 38) if move is not None else ""


def _why_not(seen: SceneView, palazzo: OnePalazzoView) -> str:
    """Why a palazzo has no part in the decision, where one might think it has."""
    if seen.decision == "build" and palazzo["alike"] == palazzo["number"]:
        return seen.say("why-on", floor=floor_of(palazzo["tiles"][-1]))
    if seen.decision == "in-place":
        return seen.say("why-into")
    if seen.decision == "out-tile":
        return seen.say("why-out")
    return seen.say("why-single") if seen.decision in ("in-tile", "gone-tile") else ""
