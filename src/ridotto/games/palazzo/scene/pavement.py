"""The pavement in front of a street: the cards of a bid or a payment, the tiles still to be built."""

from collections import Counter
from collections.abc import Sequence

from ridotto.games.palazzo.art import card, tile
from ridotto.games.palazzo.scene.places import FAR, Corner
from ridotto.games.palazzo.scene.scene_view import SceneView
from ridotto.games.palazzo.scene.works import CAPTION, picked
from ridotto.games.palazzo.shape import BidView, ChainView, GroupView, RatesView
from ridotto.look.pen import box, group, num, pick, piece, title, use, wake, write

CARD_SCALE = 0.7
CARD_WIDTH = 56 * CARD_SCALE


def pavement(seen: SceneView, seat: int, corner: Corner) -> str:
    """What lies in front of a seat."""
    fresh, auction, chain = seen.board["fresh"], seen.board["auction"], seen.board["chain"]
    if fresh is not None and fresh["seat"] == seat:
        return _choice(seen, corner, fresh["tiles"]) if seen.fresh and seat == seen.me else _to_build(seen, corner, fresh["tiles"])
    lay = chain if seat == seen.me and chain is not None and chain["total"] is not None else None
    if auction is not None:
        return _bid(seen, corner, auction["bids"][seat], lay)
    if lay is not None:
        return _payment(seen, corner, lay)
    left = seen.board["seats"][seat]["amount"]
    if left is not None:
        return write(seen.say("amount", amount=left), corner.left + 14, corner.ground + 70, 19, "start", "pz-aside wide")
    return ""


def _middle(corner: Corner) -> float:
    return corner.ground + (62 if corner.ground == FAR else 64)


def _to_build(seen: SceneView, corner: Corner, tiles: Sequence[str]) -> str:
    """Tiles acquired and not yet built."""
    y = _middle(corner) + 6
    pitch = min(76.0, 214 / max(len(tiles), 1))
    scale = min(0.86, pitch / 80)
    drawn = "".join(piece(seen.name_tile(face), corner.left + 50 + pitch * place, y, tile(face, 0, 0, scale)) for place, face in enumerate(tiles))
    return drawn + write(seen.say("to-build"), corner.left + 296, y + 20, 14, "end", f"{CAPTION} wide")


def _choice(seen: SceneView, corner: Corner, tiles: Sequence[str]) -> str:
    """PAL-26: the viewer's new tiles. Choosing one shows the places for it; beside each, clear of the next tile, is its bin (PAL-25)."""
    y = corner.ground + 67  # the rings fit between the points of the palazzi and the lower edge
    cell = min(112.0, 294 / len(tiles))
    scale = min(0.78, (cell - 38) / 89)
    drawn, marks, shown = "", "", set()
    for place, face in enumerate(tiles):
        x = corner.left + 6 + cell * place + 42 * scale
        drawn += piece(seen.name_tile(face), x, y, tile(face, 4 * scale, 0, scale))
        if face in shown:
            continue  # PAL-R35: equal tiles are one option
        shown.add(face)
        marks += pick(f"fresh-{face}", seen.say("pick-tile", tile=seen.face(face)), x - 4 * scale, y, 43 * scale, title(seen.face(face), "PAL-13"))
        marks += _bin(seen, face, x + 42 * scale + 20, y + 17)
    caption = write(seen.say("to-build"), corner.left + 296, y + 24, 14, "end", f"{CAPTION} wide") if len(tiles) < 3 else ""  # no room
    return drawn + marks + caption


def _bin(seen: SceneView, face: str, x: float, y: float) -> str:
    """PAL-25: the choice to put the tile out of the game."""
    move = seen.find("out", face)
    assert move is not None
    words = seen.say("throw", tile=seen.face(face))
    sign = f'<g color="var(--ink)">{title(words, "PAL-25")}{use("pz-i-bin", x, y, 19)}</g>'
    return sign + box(move, words, x, y, 25, 28)


def _row(cards: Sequence[str], x: float, y: float, step: float) -> str:
    return "".join(card(kind, x + CARD_WIDTH / 2 + step * place, y, CARD_SCALE) for place, kind in enumerate(cards))


def _lays(rows: Sequence[Sequence[str]], room: float) -> tuple[list[float], float]:
    """Where each lay begins and how far apart its cards are, so that all fit."""
    rows = [row for row in rows if row]
    cards = sum(len(row) for row in rows)
    fixed = len(rows) * CARD_WIDTH + 9 * (len(rows) - 1)
    step = min(28.0, (room - fixed) / max(cards - len(rows), 1))
    starts, x = [], 0.0
    for row in rows:
        starts.append(x)
        x += CARD_WIDTH + step * (len(row) - 1) + 9
    return starts, step


def _bid(seen: SceneView, corner: Corner, bid: BidView, lay: ChainView | None) -> str:
    """The cards laid, the latest ones apart; after them what the viewer is laying, which nobody else sees."""
    auction = seen.board["auction"]
    assert auction is not None
    y = _middle(corner)
    if bid["passed"]:
        return write(seen.say("passed"), corner.left + 14, y + 10, 19, "start", "pz-aside")
    opening = ["opening"] if bid["seat"] == auction["auctioneer"] else []
    earlier, latest = _split(bid["cards"], seen.changes.laid.get(bid["seat"], []))
    laying = lay["cards"] if lay is not None else []
    rows = [opening, earlier, latest, laying]
    starts, step = _lays(rows, 206.0)
    shown = iter(starts)
    drawn = ""
    for kind, row in enumerate(rows):
        if row:
            x = corner.left + 10 + next(shown)
            drawn += _lay(seen.board["rates"], row, x, y, step, new=kind == 2, chosen=kind == 3)
    value, caption = bid["value"], seen.say("opened") if opening else ""
    if lay is not None and laying:
        assert lay["total"] is not None
        value, caption = lay["total"], f"{bid['value']} + {lay['total'] - bid['value']}" if bid["value"] else ""
    leads = auction["leader"] == bid["seat"] and not laying
    return group(
        drawn,
        _sum(seen, corner, value, caption, leads, bool(laying)) if value else "",
        name=f"bid-{bid['seat']}",
        label=seen.say("bid", value=value),
        rule="PAL-86",
    )


def _split(cards: Sequence[str], latest: Sequence[str]) -> tuple[list[str], list[str]]:
    """The earlier cards of a bid, and those of its latest lay."""
    earlier = list(cards)
    if any(cards.count(kind) < latest.count(kind) for kind in latest):
        return earlier, []
    for kind in latest:
        earlier.remove(kind)
    return earlier, list(latest)


def _grouped(groups: Sequence[GroupView], cards: Sequence[str]) -> tuple[list[str], list[GroupView]]:
    """Cards with groups first, and these groups."""
    rest, found = list(cards), list[GroupView]()
    for each in groups:
        wanted = Counter(each["cards"])
        times = min(rest.count(kind) // count for kind, count in wanted.items())
        found += [each] * times
        for kind in each["cards"] * times:
            rest.remove(kind)
    return [kind for each in found for kind in each["cards"]] + rest, found


def _lay(rates: RatesView, cards: Sequence[str], x: float, y: float, step: float, new: bool, chosen: bool) -> str:
    """Cards in a row. Of earlier lays nobody can tell which certificates were laid together."""
    width = CARD_WIDTH + step * (len(cards) - 1)
    row, groups = _grouped([each for each in rates["groups"] if new or chosen or "cert" not in each["cards"]], cards)
    drawn, brackets, left = _row(row, x, y, step), "", x
    for each in groups:
        brackets += _bracket(left, y, CARD_WIDTH + (len(each["cards"]) - 1) * step, len(each["cards"]) * step, each["worth"])
        left += len(each["cards"]) * step
    if chosen:
        return f'<g class="pz-ghost">{drawn}</g>{picked(x + width / 2, y, width + 5, 61)}{brackets}'
    return drawn + (wake(x + width / 2, y + 31, width - 6) if new else "") + brackets


def _bracket(x: float, y: float, width: float, room: float, worth: int) -> str:
    """What the cards of a group are worth together."""
    right, low = x + min(width, room) - 3, y + 28
    line = f'<path d="M{num(x + 2)} {num(low - 7)}V{num(low)}H{num(right)}V{num(low - 7)}" fill="none" stroke="var(--ink)" stroke-width="2"/>'
    plate = f'<rect x="{num((x + right) / 2 - 20)}" y="{num(low - 9)}" width="40" height="19" fill="var(--card)" stroke="var(--ink)"/>'
    return f'<g pointer-events="none">{line}{plate}{write(f"= {worth}", (x + right) / 2, low + 6, 18, classes="num")}</g>'


def _sum(seen: SceneView, corner: Corner, value: int, caption: str, leads: bool, chosen: bool) -> str:
    """The value of a bid: in the accent colour while it is being laid, on a ribbon if it is the highest."""
    x, y = corner.left + 296, _middle(corner)
    ink = 'fill="var(--accent)"' if chosen else ""
    drawn = write(value, x, y + 6, 40, "end", "num wide", ink) + write(value, x, y + 16, 52, "end", f"num narrow{' pz-highest' if leads else ''}", ink)
    if leads:
        ribbon = f'<g class="wide"><path d="M{num(x - 68)} {num(y + 13)}H{num(x + 4)}V{num(y + 31)}H{num(x - 68)}l-7-9Z" fill="var(--ink)"/></g>'
        return drawn + ribbon + write(seen.say("highest"), x - 1, y + 26.6, 14, "end", f"{CAPTION} wide", 'fill="var(--paper)"')
    return drawn + (write(caption, x, y + 26, 14, "end", f"{CAPTION} wide") if caption else "")


def _payment(seen: SceneView, corner: Corner, lay: ChainView) -> str:
    """The cards laid for a purchase, and what is needed."""
    y = _middle(corner)
    _, step = _lays([lay["cards"]], 206.0)
    assert lay["total"] is not None
    drawn = _lay(seen.board["rates"], lay["cards"], corner.left + 10, y, step, new=False, chosen=True) if lay["cards"] else ""
    return drawn + _sum(seen, corner, lay["total"], seen.say("of-price", price=lay["target"]), False, True)
