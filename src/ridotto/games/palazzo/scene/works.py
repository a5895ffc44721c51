"""The works between the streets: stacks and riders, the four quarries, the warehouse, the money."""

from collections.abc import Sequence

from ridotto.games.palazzo.art import card, tile
from ridotto.games.palazzo.scene.board import display_places, rim
from ridotto.games.palazzo.scene.places import CROWDED, MONEY, QUARRIES, ROW, STACKS, STORE_LOW, STORE_TOP, WAREHOUSE, shelf, shelves
from ridotto.games.palazzo.scene.scene_view import CARD_NUMBERS, SceneView
from ridotto.look.pen import INK, area, at, box, group, num, number, off, piece, title, use, wake, write

HIGHEST = 24
"""So many tiles of a stack are drawn; more would reach beyond the board."""
CAPTION = "pz-cap"
_INK = 'fill="var(--ink)"'


def works(seen: SceneView) -> dict[str, str]:
    """Everything there."""
    quarries = {f"quarry-{quarry}": _quarry_as_it_is(seen, quarry) for quarry in range(4)}
    return {"stacks": _stacks_as_they_are(seen), **quarries, "warehouse": _warehouse_as_it_is(seen), "money": _money_as_it_is(seen), "builder": _builder(seen)}


def _slot(x: float, y: float, width: float, height: float, text: str = "", bold: bool = False) -> str:
    """An empty place with a dashed outline."""
    ink, line = ("var(--ink)", 1.6) if bold else ("var(--ink-2)", 1)
    size = f'x="{num(x - width / 2)}" y="{num(y - height / 2)}" width="{num(width)}" height="{num(height)}"'
    words = write(text, x, y + 7, 21, classes="num", more=f'fill="{ink}"') if text else ""
    return f'<rect {size} fill="var(--land)" fill-opacity="0" stroke="{ink}" stroke-width="{line:g}" stroke-dasharray="4 4"/>{words}'


def tile_box(move: int, label: str, face: str, x: float, y: float, scale: float, height: float = 44.0, ghost: bool = False, of: str = "") -> str:
    """A tile as a move: the outline includes its number, which is outside the wall."""
    shown = tile(face, 5.5 * scale, 0, scale) if ghost else ""
    return box(move, label, x - 5.5 * scale, y, 80 * scale, height * scale, ghost=shown, corner=2, of=of)


def picked_tile(x: float, y: float, scale: float, height: float = 44.0) -> str:
    """A tile that the viewer has chosen."""
    return picked(x - 5.5 * scale, y, 78 * scale, height * scale)


def _tag(words: str, x: float, y: float, room: float = 400.0) -> str:
    """A plate that says in a word what a marked part is for, no wider than `room`."""
    drawn = ""
    for kind, most in (("wide", 15.0), ("narrow", 20.0)):
        size = min(most, (room - 10) / (len(words) * 0.5))
        half, high = min(len(words) * size * 0.26 + 10, room / 2), size + 7
        size_of = f'x="{num(x - half)}" y="{num(y - high / 2)}" width="{num(2 * half)}" height="{num(high)}"'
        plate = f'<rect {size_of} fill="var(--card)" stroke="var(--accent)" stroke-width="1.6"/>'
        drawn += f'<g class="{kind}">{plate}{write(words, x, y + size / 3, size, classes=CAPTION, more=_INK)}</g>'
    return f'<g pointer-events="none" aria-hidden="true">{drawn}</g>'


def _whole(move: int | None, label: str, part: tuple[float, float, float, float], why: str = "") -> str:
    """A whole part of the works as a move, or why it is not one now."""
    left, top, width, height = part
    if move is not None:
        return box(move, label, left + width / 2, top + height / 2, width - 8, height - 6, corner=2)
    if why:
        return off(why, f'<rect x="{num(left)}" y="{num(top)}" width="{num(width)}" height="{num(height)}" fill="var(--land)" fill-opacity="0"/>')
    return ""


# ---- stacks and riders ----


def _stacks_as_they_are(seen: SceneView) -> str:
    move = seen.find("tiles")
    mark = _whole(move, seen.phrase(move), STACKS) + _tag(seen.phrase(move), 600, 20) if move is not None else ""
    return seen.kept(_stacks, seen.only("stacks", "riders", "riders_end"), seen.changes.riders, mark)


def _stacks(seen: SceneView, new: int, mark: str) -> str:
    """The stacks and the riders, of whom the last `new` have come since the viewer moved; over them the mark of the move that turns up tiles."""
    drawn = ""
    now = next((stack["name"] for stack in seen.board["stacks"] if stack["left"]), "")
    for x, stack in zip((352, 418, 484), seen.board["stacks"], strict=True):
        label = seen.say("stack", stack=stack["name"], left=stack["left"], riders=stack["riders"])
        inner = _used_stack(x, stack["name"]) if stack["left"] == 0 else _stack(seen, x, stack["name"], stack["left"], stack["name"] == now)
        drawn += group(title(label, "PAL-54"), inner, label=label)
    return area(None, "", drawn, _riders(seen, new), mark, name="stacks", label=seen.say("stacks"), rule="PAL-53")


def _used_stack(x: float, name: str) -> str:
    tick = f'<g color="var(--ink-2)">{use("i-tick", x + 13, 54, 14)}</g>'
    return _slot(x, 54, 56, 38) + write(name, x - 9, 61, 21, classes="num", more='fill="var(--ink-2)"') + tick


def _stack(seen: SceneView, x: float, name: str, left: int, now: bool) -> str:
    drawn = min(left, HIGHEST)
    edges = "".join(f"M{x - 30} {num(78 - 1.3 * k)}H{x + 30}" for k in range(drawn))
    top = 58 - 1.3 * (drawn - 1)
    side = f'<path d="M{x - 30} 78V{num(top)}H{x + 30}V78Z" fill="var(--stone)" {INK}/><path d="{edges}" stroke="var(--ink)" stroke-width=".6"/>'
    words = write(seen.say("left", left=left), x, 95, 14, classes=f"{CAPTION} wide") + (number(left, x, 98, 23, classes="narrow") if now else "")
    return side + use(f"pz-back-{name}", x, top, 60, 40) + words


def _riders(seen: SceneView, new: int) -> str:
    riders, end = seen.board["riders"], seen.board["riders_end"]
    pitch = min(32.0, 158 / end)
    drawn = ""
    for place in range(end):
        x = 538 + pitch * place
        if place < riders:
            drawn += piece(f"rider-{place}", x, 54, use("pz-rider", 0, 0, min(30.0, pitch), 38))
            drawn += wake(x, 76, 24) if place >= riders - new else ""
        elif place < end - 1:
            drawn += _slot(x, 54, pitch - 4, 37, str(place + 1))
        else:
            flag = '<path d="M-6 10V-9M-6-8h12l-3 4.5 3 4.5h-12" fill="none" stroke="var(--ink-2)" stroke-width="1.5" stroke-linejoin="round"/>'
            drawn += _slot(x, 54, pitch - 4, 37) + at(x, 54, flag)
    words = seen.say("riders", riders=riders, end=end)
    return group(
        title(seen.say("riders-told", riders=riders, end=end), "PAL-122"),
        drawn,
        write(words, 600, 95, 14, classes=f"{CAPTION} wide"),
        number(f"{riders}/{end}", 600, 98, 23, classes="narrow"),
        label=words,
    )


# ---- quarries ----


def _quarry_as_it_is(seen: SceneView, quarry: int) -> str:
    arrived = tuple(sorted(seen.changes.arrived.intersection(seen.board["quarries"][quarry])))
    board, tiles, here = seen.board, seen.board["quarries"][quarry], seen.board["builder"] == quarry
    if seen.decision == "market" or (here and seen.decision == "pick"):
        return _quarry(seen, quarry, arrived)
    auction, draft = (True if here and each is not None else None for each in (board["auction"], board["draft"]))
    shown = {**seen.only("builder", "goes_to"), "auction": auction, "draft": draft, "quarries": [*[None] * quarry, tiles]}
    return seen.kept(_quarry, shown, quarry, arrived, seen.count_tiles(tiles))


def _quarry(seen: SceneView, quarry: int, arrived: Sequence[str], drawn: Sequence[tuple[str, int]] = ()) -> str:
    seen.begin_with(drawn)
    place, tiles, here = QUARRIES[quarry], seen.board["quarries"][quarry], seen.board["builder"] == quarry
    points, scale = place.tiles(len(tiles), here)
    now = here and seen.lot
    inner = _caption(seen, quarry, len(tiles) if here else 0)
    inner += f'<path d="{rim(place)}" fill="none" stroke="var(--coast)" stroke-width="3.4" stroke-linejoin="round"/>' if now else ""
    marks = ""
    for face, (x, y) in zip(tiles, points, strict=True):
        inner += piece(seen.name_tile(face), x, y, tile(face, 0, 0, scale))
        inner += wake(x, y + 23 * scale, 50 * scale) if face in arrived else ""
        move = seen.find("pick", face) if here else None
        marks += tile_box(move, seen.phrase(move), face, x, y, scale) if move is not None else ""
    marks += "" if here else _plate(seen, quarry)
    inner += _ribbon(seen, quarry) if now else ""
    words = seen.say("quarry-here" if here else "quarry", quarry=quarry + 1, tiles=seen.tiles(tiles) or seen.say("empty"))
    return area(None, "", title(words, "PAL-77"), inner, _auction(seen, quarry), marks, name=f"quarry-{quarry}", label=words)


def _caption(seen: SceneView, quarry: int, lot: int) -> str:
    """The quarry's number, as sentences name it; beside the builder and a lot, in the room that is left."""
    place = QUARRIES[quarry]
    x, y = place.caption
    if (lot > 2 and not place.flat) or (place.flat and len(seen.board["quarries"][quarry]) > ROW):
        return ""
    if lot:
        x, y = (place.middle[0] + 106, place.middle[1] - place.height / 2 + 37) if place.flat else (place.middle[0], place.middle[1] - place.height / 2 + 94)
    words = seen.say("quarry-short", quarry=quarry + 1)
    size = 15.0 if place.flat else min(15.0, 150 / len(words))
    tiny = write(seen.say("quarry-tiny" if place.flat else "quarry-upright", quarry=quarry + 1), x, y, 19 if place.flat else 17, classes="pz-aside narrow")
    return write(words, x, y, size, classes="pz-aside wide") + tiny


def _plate(seen: SceneView, quarry: int) -> str:
    """PAL-56: how many windows send a new tile here; the plates move with the builder."""
    x, y = QUARRIES[quarry].plate
    windows = seen.board["goes_to"].index(quarry) + 1
    width = 20 + 9 * windows
    panes = ""
    for pane in range(windows):
        left = x - 9 * (windows - 1) / 2 + 9 * pane - 2.9
        panes += f"M{num(left)} {num(y + 5)}v-6.4q0-3 2.9-4.6q2.9 1.6 2.9 4.6v6.4Z"
    sign = f'<rect x="{num(x - width / 2)}" y="{num(y - 10)}" width="{num(width)}" height="20" fill="var(--card)" {INK}/>'
    words = title(seen.say("plate", windows=windows), "PAL-56")
    passing = ' pointer-events="none"' if seen.decision == "market" else ""  # then the quarry below takes the click
    return f'<g{passing}>{words}{sign}<path d="{panes}" fill="var(--ink)"/></g>'


def _ribbon(seen: SceneView, quarry: int) -> str:
    place = QUARRIES[quarry]
    x, y = place.ribbon
    half = 82.0 if place.flat else 50.0
    words = seen.say("lot" if seen.board["auction"] is not None else "draft").upper()
    size = [min(most, 2 * half / (len(words) * 0.74)) for most in ((18.0, 25.0) if place.flat else (15.0, 16.0))]
    cloth = f"M{num(x - half)} {num(y - 14)}H{num(x + half)}l8 14-8 14H{num(x - half)}l-8-14Z"
    texts = "".join(
        write(words, x, y + fit * 0.35, fit, classes=f"pz-name {kind}", more='fill="var(--paper)"') for kind, fit in zip(("wide", "narrow"), size, strict=True)
    )
    return f'<path d="{cloth}" fill="var(--ink)"/>{texts}'


def _auction(seen: SceneView, quarry: int) -> str:
    """In the market the next quarry with tiles is a move, and the others say why they are not."""
    if seen.decision != "market":
        return ""
    place = QUARRIES[quarry]
    x, y = place.middle
    part = (x - place.width / 2, y - place.height / 2, place.width, place.height)
    move = seen.find("auction")
    if quarry != seen.next_quarry or move is None:
        return _whole(None, "", part, seen.say("why-quarry") if seen.next_quarry is not None else seen.say("why-no-lot"))
    ghost_x, ghost_y, _ = place.builder()
    ghost = at(ghost_x - x, ghost_y - y, use("pz-builder", 0, 0, 46, 57)) if len(seen.board["quarries"][quarry]) < 3 else ""
    kind = "draft" if seen.next_by_turns else "auction"
    tag = _tag(seen.say(f"tag-{kind}"), place.ribbon[0], place.ribbon[1] - 4, 320 if place.flat else 100)
    return box(move, seen.say(f"send-{kind}", quarry=quarry + 1), x, y, place.width - 4, place.height - 4, ghost=ghost, corner=3) + tag


def _builder(seen: SceneView) -> str:
    quarry = seen.board["builder"]
    x, y, scale = QUARRIES[quarry].builder(len(seen.board["quarries"][quarry]) >= CROWDED)
    figure = piece("builder", x, y, title(seen.say("builder", quarry=quarry + 1), "PAL-76"), use("pz-builder", 0, 0, 46 * scale, 57 * scale))
    return figure + (wake(x, y + 30 * scale, 44 * scale) if seen.changes.builder else "")


# ---- warehouse ----


def _warehouse_as_it_is(seen: SceneView) -> str:
    tiles = seen.board["warehouse"]["tiles"]
    arrived = tuple(sorted(seen.changes.arrived.intersection(tiles)))
    chain = seen.board["chain"]
    if seen.decision in ("market", "first", "second") or (chain is not None and chain["kind"] == "buy"):
        return _warehouse(seen, arrived)
    return seen.kept(_warehouse, {**seen.only("warehouse"), "chain": None}, arrived, seen.count_tiles(tiles))


def _warehouse(seen: SceneView, arrived: Sequence[str], before: Sequence[tuple[str, int]] = ()) -> str:
    seen.begin_with(before)
    tiles, price = seen.board["warehouse"]["tiles"], seen.board["warehouse"]["price"]
    chain = seen.board["chain"]
    chosen = list(chain["tiles"]) if chain is not None and chain["kind"] == "buy" else []
    drawn, marks = _racks(seen, len(tiles)), ""
    for place, face in enumerate(tiles):
        x, y, scale = shelf(place, len(tiles))
        drawn += piece(seen.name_tile(face), x, y, tile(face, 0, 0, scale))
        drawn += wake(x, y + 21 * scale, 46 * scale) if face in arrived else ""
        if face in chosen:
            chosen.remove(face)
            marks += picked_tile(x, y, scale)
        else:
            marks += _for_sale(seen, face, x, y, scale)
    drawn += _sign(seen, price, len(tiles)) if seen.find("buy") is None else ""
    label = seen.say("store", tiles=seen.tiles(tiles), price=price) if tiles else seen.say("store-empty")
    return area(None, "", title(label, "PAL-67"), drawn, marks, _market(seen), name="store", label=label)


def picked(x: float, y: float, width: float, height: float) -> str:
    """What the viewer has chosen and nobody else can see yet."""
    size = f'x="{num(x - width / 2)}" y="{num(y - height / 2)}" width="{num(width)}" height="{num(height)}" rx="2"'
    return f'<g class="pz-picked" aria-hidden="true"><rect class="pz-under" {size}/><rect {size}/></g>'


def _for_sale(seen: SceneView, face: str, x: float, y: float, scale: float) -> str:
    move = seen.find("tile", face)
    if move is not None:
        return tile_box(move, seen.phrase(move), face, x, y, scale, 46)
    if seen.decision == "second":
        veil = '<rect x="-30" y="-20" width="60" height="40" fill="var(--sheet)" fill-opacity=".55"/>'
        return off(seen.say("why-second", price=seen.board["warehouse"]["price_of_two"]), at(x, y, veil, scale=scale))
    return ""


def _racks(seen: SceneView, count: int) -> str:
    """Each empty place shows what a tile costs once it is filled."""
    columns, rows = shelves(count)
    high = (STORE_LOW - STORE_TOP) / rows
    boards = "".join(f"M432 {num(STORE_TOP - 3 + high * row)}H568" for row in range(1, rows + 1))
    empty = ""
    for place, then in zip(range(count, columns * rows), seen.board["warehouse"]["prices"], strict=False):
        x, y, scale = shelf(place, count)
        slot = _slot(x - 3, y - 1, 57 * scale, 38 * scale, str(then), bold=place == count)
        empty += group(title(seen.say("slot", tiles=place + 1, price=then), "PAL-67"), slot)
    return f'<path d="{boards}" stroke="var(--coast)" stroke-width="2.4"/>{empty}'


def _sign(seen: SceneView, price: int, count: int) -> str:
    """What a tile costs with `count` tiles there."""
    plate = f'<path d="M456 238H544V266H456Z" fill="var(--card)" {INK}/>'
    if count == 0:
        return plate + write(seen.say("empty"), 500, 257, 14, classes=CAPTION)
    return plate + number(seen.say("price", price=price), 500, 259, 22, classes="wide") + number(seen.say("price", price=price), 500, 259, 25, classes="narrow")


def _market(seen: SceneView) -> str:
    if seen.decision != "market":
        return ""
    move = seen.find("buy")
    if move is not None:
        return _whole(move, seen.phrase(move), WAREHOUSE) + _tag(seen.say("tag-buy", price=seen.board["warehouse"]["price"]), 500, 252, 150)
    why = seen.say(f"why-{seen.board['barred']['buy']}", price=seen.board["warehouse"]["price"])
    return _whole(None, "", WAREHOUSE, why)


# ---- money ----


def _money_as_it_is(seen: SceneView) -> str:
    auction = True if seen.board["auction"] is not None else None
    return seen.kept(_money, {**seen.only("pile", "discard", "rates", "display", "display_size"), "auction": auction}, _money_marks(seen))


def _money_marks(seen: SceneView) -> str:
    """The cards of the display that may be taken; for a turn, all money as one thing to choose."""
    if seen.decision not in ("turn", "take"):
        return ""
    places = display_places(seen.board["display_size"])
    if seen.decision == "turn":
        move = seen.find("money")
        if move is None:
            return _whole(None, "", MONEY, seen.say("why-money"))
        return _whole(move, seen.phrase(move), MONEY) + _tag(seen.phrase(move), (places[0] + places[-1]) / 2, 634)
    taken = [(x, seen.find("take", card=CARD_NUMBERS[kind])) for x, kind in zip(places, seen.board["display"], strict=False)]
    return "".join(box(move, seen.phrase(move), x, 634, 37, 52, corner=3) for x, move in taken if move is not None)


def _money(seen: SceneView, marks: str) -> str:
    """The money, and over it the marks of what may be chosen."""
    board = seen.board
    pile = "".join(card("back", 346 - 1.2 * k, 635 - 1.2 * k, 0.7) for k in range(min(4, (board["pile"] + 9) // 10))) or _slot(346, 635, 38, 55)
    drawn = group(title(seen.say("pile-told", count=board["pile"]), "PAL-46"), pile)
    discard = card(board["discard"][-1], 396, 635, 0.7) if board["discard"] else _slot(396, 635, 38, 55)
    drawn += group(title(seen.say("discard-told", count=len(board["discard"])), "PAL-50"), discard)
    opening = card("opening", 446, 635, 0.7) if board["auction"] is None else _slot(446, 635, 38, 55, str(board["rates"]["opening"]))
    drawn += group(title(seen.say("opening-told", value=board["rates"]["opening"]), "PAL-78"), opening)
    for x, words in ((346.0, board["pile"]), (396, len(board["discard"])), (446, seen.say("opening"))):
        drawn += write(words, x, 683, 14, classes=f"{CAPTION} wide")
    drawn += number(board["pile"], 346, 690, 25, classes="narrow") + number(len(board["discard"]), 396, 690, 25, classes="narrow")
    places = display_places(board["display_size"])
    drawn += write(seen.say("display"), (places[0] + places[-1]) / 2, 683, 14, classes=f"{CAPTION} wide")
    drawn += "".join(card(kind, x, 634, 0.62) for x, kind in zip(places, board["display"], strict=False))
    label = seen.say("money", pile=board["pile"], discard=len(board["discard"]))
    return area(None, "", drawn, marks, name="money", label=label, rule="PAL-46")
