"""The sheet over the lower edge of the board, shown while something is chosen from it.

It has the card rows or the stock of buildings and, at the end, the scoring.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ridotto.games.rialto.art import card
from ridotto.games.rialto.moves import BUILDING_TEXTS, COLOURS, VALUES
from ridotto.games.rialto.scene.agenda import short
from ridotto.games.rialto.scene.paragraphs import BUILDING_RULES
from ridotto.games.rialto.scene.places import CREST, SHEET
from ridotto.games.rialto.scene.scene_view import SceneView
from ridotto.games.rialto.shape import RowView
from ridotto.look.pen import at, box, group, num, number, off, signed, sized, use, write
from ridotto.look.scene import Loupe

_LEFT, _TOP, _WIDTH, _HEIGHT = SHEET
_MIDDLE = _TOP + _HEIGHT / 2
_PILE = 62.0
"""The width of the draw pile at the right end."""
_PILE_LEFT = _LEFT + _WIDTH - _PILE
_TAKEN = 108.0
"""The width of a row that has been taken."""
_SHORT = 6
"""The most letters of a word that fits beside a badge."""
_HEAD = 16.0
"""The width of a row's number."""
_USUAL_ROW = 6
"""Cards are sized so that this many fit side by side in a row."""
_LARGE, _LARGEST = 34.0, 39.0
"""The least width at which a card is drawn with its frame, and the greatest width of a card."""
_FULL = 3
"""With more rows or seats than this, two loupes are shown side by side."""
_WIDEST = 62.0
"""The greatest distance from one card of a row to the next."""
_BROADEST = 2 * (8 + _HEAD) + _WIDEST * _USUAL_ROW
"""The greatest width of the sheet that is enlarged, so that all parts have one scale."""


class Lying(NamedTuple):
    """A row with its left edge and its width."""

    row: RowView
    left: float
    width: float


def sheet(seen: SceneView) -> str:
    """The sheet that is needed at the moment."""
    if seen.over:
        return _paper(_result(seen), seen.say("scene-result"), "RIA-164")
    if seen.is_market:
        return _paper(_market(seen), seen.say("scene-stock"), "RIA-103")
    if seen.has_rows:
        return _paper(_rows(seen), seen.say("scene-rows"), "RIA-39")
    return ""


def sheet_parts(seen: SceneView) -> list[Loupe]:
    """The parts of the sheet that a phone enlarges."""
    if seen.over:
        return _result_parts(seen)
    if seen.is_market:
        width = _WIDTH / len(COLOURS)
        return [Loupe(f"market-{colour}", seen.say("scene-stock"), (_LEFT + width * k, _TOP, width, _HEIGHT)) for k, colour in enumerate(COLOURS)]
    if seen.has_rows:
        return _row_parts(seen)
    return []


def _paper(inner: Sequence[str], label: str, rule: str) -> str:
    roof = f'<rect {sized(CREST)} fill="var(--water)"/>'
    ground = f'<rect {sized(SHEET)} fill="var(--sheet)" stroke="var(--ink)" stroke-width="1.6"/>'
    return group(roof, ground, *inner, name="sheet", label=label, rule=rule)


def _rule(x: float) -> str:
    """The line between two parts; none at the left edge."""
    return f'<path d="M{num(x)} {num(_TOP + 7)}v{num(_HEIGHT - 14)}" stroke="var(--rule)"/>' if x > _LEFT else ""


def _choice(move: int, label: str, x: float, y: float, width: float, height: float, thing: str) -> str:
    """A choice that shows the thing itself."""
    return box(move, label, x, y, width, height, thing, classes="ri-whole")


# ---- rows ----


def _fitted(word: str, x: float, y: float) -> str:
    """A word beside a badge; a long one is drawn as narrow as there is room."""
    return write(word, x, y, None, "start", "ri-word", f'textLength="{_TAKEN - 42:g}" lengthAdjust="spacingAndGlyphs"' if len(word) > _SHORT else "")


def _lying(seen: SceneView) -> list[Lying]:
    """All rows from left to right: one that has been taken leaves room for the others."""
    rows = seen.board["rows"]
    gone = sum(row["taken_by"] is not None for row in rows)
    room = (_WIDTH - _PILE - _TAKEN * gone) / max(1, len(rows) - gone)
    found, left = [], _LEFT
    for row in rows:
        width = room if row["taken_by"] is None else _TAKEN
        found.append(Lying(row, left, width))
        left += width
    return found


def _row_parts(seen: SceneView) -> list[Loupe]:
    """The rows that can still be taken, and the pile if it can be chosen."""
    free = [lying for lying in _lying(seen) if lying.row["taken_by"] is None]
    parts = []
    for row, left, width in free:
        place = (left, _TOP, min(width, _BROADEST), _HEIGHT)
        parts.append(Loupe(f"row-{row['row']}", seen.say("scene-row", row=row["row"]), place, half=len(free) > _FULL))
    if "pile" in seen.moves:
        parts.append(Loupe("pile", seen.say("scene-pile", count=seen.board["pile"]), (_LEFT + _WIDTH - _BROADEST, _TOP, _BROADEST, _HEIGHT)))
    return parts


def _rows(seen: SceneView) -> list[str]:
    drawn = [_taken_row(seen, lying, taker) if (taker := lying.row["taken_by"]) is not None else _row(seen, lying) for lying in _lying(seen)]
    return [*drawn, _rule(_PILE_LEFT), _pile(seen)]


def _taken_row(seen: SceneView, lying: Lying, taker: int) -> str:
    """Who has taken the row."""
    number_of_row, left = lying.row["row"], lying.left
    badge = f'<g opacity=".85">{use(f"badge-{seen.dress(taker)}", left + 22, _MIDDLE, 24)}</g>'
    word = _fitted(seen.say("scene-row-taken"), left + 37, _MIDDLE + 5)
    label = f"{seen.say('scene-row', row=number_of_row)}: {seen.name(taker)}"
    return group(_rule(left), badge, word, name=f"row-{number_of_row}", label=label, rule="RIA-42")


def _row(seen: SceneView, lying: Lying) -> str:
    """A row on the table: its number, and its cards in the order of the sections."""
    row, left, width = lying
    cards = seen.words.listing([seen.card_name(each) for each in row["cards"]])
    label = f"{seen.say('scene-row', row=row['row'])}: {cards}"
    x, inner = left + width / 2, _row_cards(seen, row, width)
    move = seen.moves.get(f"row {row['row']}")
    drawn = at(x, _MIDDLE, inner) if move is None else _choice(move, label, x, _MIDDLE, width - 8, _HEIGHT - 9, inner)
    return group(_rule(left), drawn, name=f"row-{row['row']}", label=label, rule="RIA-42")


def _row_cards(seen: SceneView, row: RowView, width: float) -> str:
    """Large cards if there is room, otherwise small ones; those of the leftover row may be for taking."""
    moves = {kind: seen.moves[f"card {kind}"] for kind in row["cards"] if f"card {kind}" in seen.moves} if row["leftover"] else {}
    pitch = min(_WIDEST, (width - 18 - _HEAD) / max(_USUAL_ROW, len(row["cards"])))
    size = min(pitch - (6 if moves else 1.5), _LARGEST)
    left = -width / 2
    drawn = number(row["row"], left + 9 + _HEAD / 2, 6.5, 19)
    for place, kind in enumerate(row["cards"]):
        x = left + 8 + _HEAD + pitch * (place + 0.5)
        face = card(kind, size) if size >= _LARGE else use(f"rm-{kind}", 0, 0, size, size * 1.4)
        move = moves.get(kind)
        drawn += at(x, 0, face) if move is None else _choice(move, seen.phrase(move), x, 0, size + 4, size * 80 / 56 + 4, face)
    return drawn


def _pile(seen: SceneView) -> str:
    """The draw pile."""
    x, count = _PILE_LEFT + _PILE / 2, seen.board["pile"]
    back = use("ri-back", -11, 0, 31, 44.3) + write(count, 7, 6, None, "start", "ri-bold")
    move = seen.moves.get("pile")
    drawn = at(x, _MIDDLE, back) if move is None else _choice(move, seen.phrase(move), x, _MIDDLE, _PILE - 5, _HEIGHT - 8, back)
    return group(drawn, name="pile", label=seen.say("scene-pile", count=count), rule="RIA-43")


# ---- the stock ----


def _market(seen: SceneView) -> list[str]:
    """All twelve kinds of building with what they do; those that are too expensive or used up say so."""
    width = _WIDTH / len(BUILDING_TEXTS)
    drawn = []
    for group_number, colour in enumerate(COLOURS):
        left = _LEFT + width * VALUES * group_number
        kinds = [_kind(seen, f"{colour}-{value + 1}", left + width * (value + 0.5), width) for value in range(VALUES)]
        drawn.append(group(_rule(left), *kinds, name=f"market-{colour}"))
    return drawn


def _kind(seen: SceneView, building: str, x: float, width: float) -> str:
    """A building with how many are left and what it does."""
    left, why = seen.supply[building]["left"], seen.supply[building]["why"]
    house = at(-10, -11, use(f"b-{building}", 0, 0, 36, 43.2)) + write(f"×{left}", 12, -5, None, "start", "ri-bold")
    words = write(seen.effect(building), 0, 24, None, "middle", "ri-word ri-effect")
    move = seen.moves.get(f"take {building}")
    if move is not None:
        return _choice(move, f"{seen.phrase(move)}: {seen.deed(building)}", x, _MIDDLE, width - 3, _HEIGHT - 4, house + words)
    if seen.decision is None:
        return group(at(x, _MIDDLE, house, words), label=f"{seen.building_name(building)}: {seen.deed(building)}", rule=BUILDING_RULES[building])
    named = f"{seen.building_name(building)}: {seen.deed(building)}."
    return off(seen.say(f"scene-why-{why}"), at(x, _MIDDLE, f'<g opacity=".38">{house}</g>', words), name=named)


# ---- the end ----


def _result_parts(seen: SceneView) -> list[Loupe]:
    seats, width = seen.seats, _WIDTH / seen.seats
    return [Loupe(f"result-{seat}", seen.names[seat], (_LEFT + width * seat, _TOP, width, _HEIGHT), half=seats > _FULL) for seat in range(seats)]


def _result(seen: SceneView) -> list[str]:
    """For every seat the points and what they are made of."""
    width = _WIDTH / seen.seats
    return [_total(seen, seat, _LEFT + width * seat, width) for seat in range(seen.seats)]


def _total(seen: SceneView, seat: int, left: float, width: float) -> str:
    view, name, won = seen.board["seats"][seat], seen.names[seat], seat in seen.winners
    districts, buildings, stock = view["district_points"], view["building_points"], view["stock_points"]
    before = view["points"] - districts - buildings - stock
    crown = f'<g color="var(--ink)" class="on-sheet">{use("k-doge", left + 28, _TOP + 12, 22)}</g>' if won else ""
    head = crown + use(f"badge-{seat}", left + 28, _TOP + 38, 32)
    head += write(short(name, width - 112), left + 52, _TOP + 25, 19, "start", "ri-name-end")
    head += number(signed(view["points"]), left + width - 12, _TOP + 30, 30, "end", "ri-most" if won else "")
    parts = (("i-clock", before), ("i-shield", districts), ("i-palazzo", buildings), ("i-coin", stock))
    pitch = min(44.0, (width - 56) / len(parts))
    cells = "".join(at(left + 60 + pitch * k, _TOP + 49, _share(icon, value)) for k, (icon, value) in enumerate(parts))
    label = seen.tell("scene-total", name=name, points=view["points"], before=before, districts=districts, buildings=buildings, stock=stock)
    return group(_rule(left), head, cells, name=f"result-{seat}", label=label, rule="RIA-164")


def _share(icon: str, points: int) -> str:
    """What one source of points has brought."""
    return f'<g color="var(--ink-2)">{use(icon, 0, 0, 14)}</g>{write(signed(points), 9, 5.5, None, "start", "ri-bold")}'
