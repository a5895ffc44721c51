"""The dice boards: dice and prices, markers on fields, words, and the fields that may be chosen."""

from functools import cache

from ridotto.games.dogeship.art import pips
from ridotto.games.dogeship.scene.places import BOARD_HEIGHT, BOARD_WIDTH, FIELD_WIDTH, NAME_WIDTH, REACH, board_at, die_at, field_at
from ridotto.games.dogeship.scene.sight import Sight
from ridotto.games.dogeship.scene.walls import gain_art
from ridotto.games.dogeship.view import BoardView, FieldView
from ridotto.look.pen import at, box, group, num, off, piece, sized, title, use, write

_FREE, _TAKEN, _DIM, _IDLE = 0.0, 0.7, 0.62, 0.42
"""How much of a field is veiled: when it can be used, when it is taken, when it is impossible, when it would do nothing."""
_FACE = '<rect x="-8.6" y="-8.6" width="17.2" height="17.2" rx="3" fill="none" stroke="var(--ink)" stroke-width=".8"/>'
_LONG = 6
"""Names of boards with more letters are squeezed."""
_MANY = 18
"""From so many moves on their marks have no brackets."""


def dice_boards(sight: Sight) -> str:
    """All six boards; markers and dice lie on them."""
    return "".join(_board(sight, board) for board in sight.board["boards"])


def _board(sight: Sight, board: BoardView) -> str:
    colour, die = board["colour"], board["die"]
    name = sight.say(f"scene-board-{colour}")
    if die is None:
        why = sight.say("scene-closed", seats=sight.seats)
        return group(_closed(colour, name, why), name=f"board-{colour}", label=f"{name}: {why}")
    fields = [_field(sight, colour, die, field) for field in board["fields"]]
    lying = piece(f"die-{colour}", *die_at(colour, die), _die(colour, die))
    return group(_named(colour, name), _reach(colour, die), *fields, lying, name=f"board-{colour}", label=sight.say("scene-board-told", name=name, die=die))


@cache
def _named(colour: str, name: str) -> str:
    left, top = board_at(colour)
    x, y = left + NAME_WIDTH / 2 + 5.6, top + BOARD_HEIGHT / 2
    fill = "var(--pig-on-black)" if colour == "black" else "var(--pig-on)"
    fit = ' textLength="80" lengthAdjust="spacingAndGlyphs"' if len(name) > _LONG else ""
    lettering = write(name.upper(), 0, 0, 16, "middle", "ds-board", f'fill="{fill}"{fit}')
    return f'<g transform="translate({num(x)} {num(y)}) rotate(-90)">{lettering}</g>'


@cache
def _closed(colour: str, name: str, why: str) -> str:
    left, top = board_at(colour)
    veil = f'<rect {sized((left + NAME_WIDTH + 0.7, top + 0.7, BOARD_WIDTH - NAME_WIDTH - 1.4, BOARD_HEIGHT - 1.4))} fill="var(--sheet)" opacity=".84"/>'
    return _named(colour, name) + veil + write(why, left + NAME_WIDTH + (BOARD_WIDTH - NAME_WIDTH) / 2, top + BOARD_HEIGHT / 2 + 7, None, "middle", "ds-shut")


@cache
def _reach(colour: str, die: int) -> str:
    """As far as the die fields are free: pips to its left, prices to its right."""
    left, top = board_at(colour)
    start = left + NAME_WIDTH
    wide = FIELD_WIDTH * die + 0.5
    tint = "var(--edge-white)" if colour == "white" else f"var(--pig-{colour})"
    drawn = f'<rect {sized((start + 0.6, top + 0.7, wide, REACH - 1))} fill="{tint}" opacity="{".26" if colour == "white" else ".45"}"/>'
    drawn += f'<path d="M{num(start + wide)} {num(top)}v{REACH:g}" stroke="var(--coast)" stroke-width="1.3"/>'
    for face in range(1, 7):
        x, y = die_at(colour, face)
        if face < die:
            drawn += f'<g opacity=".62">{at(x, y, _FACE, pips(face, 0.82, 1.5))}</g>'
        elif face > die:
            drawn += use(f"ds-coin-{face - die}", x, y, 22)
    return drawn


@cache
def _die(colour: str, die: int) -> str:
    """A die has the pigment of its board as its inner frame."""
    frame = f'<rect x="-10.6" y="-10.6" width="21.2" height="21.2" rx="2.6" fill="none" stroke="var(--edge-{colour})" stroke-width="2.4"/>'
    return use(f"ds-die-{die}", 0, 0, 34) + frame


# ---- fields ----


def _field(sight: Sight, colour: str, die: int, field: FieldView) -> str:
    x, y = field_at(colour, field["face"])
    word = sight.say("scene-do", kind=field["intrigue"] or field["kind"])
    told = sight.say("scene-field", field=sight.field_name(field["field"]), price=field["price"] or 0, deed=sight.deed(field))
    taker = field["taken_by"]
    if taker is not None:
        by = sight.tell("scene-taken", field=told, name=sight.names[taker])
        return group(
            title(by), _worded(x, y, field["kind"], word, _TAKEN), piece(f"marker-{field['field']}", x, y - 8, use(f"ds-disc-{taker}", 0, 0, 37)), label=by
        )
    if sight.decision != "turn":
        return group(title(told), _worded(x, y, field["kind"], word, _FREE), label=told)
    move = sight.moves.get(f"field {field['field']}")
    if move is None:
        return off(_why(sight, field), _worded(x, y, field["kind"], word, _DIM), _dear(colour, field["face"], die), name=told)
    idle = _idle(sight, field)
    bonus, adds = _bonus(sight, field, x, y)
    label = " ".join(filter(None, (told, adds, idle)))
    classes = "ds-field ds-many" if len(sight.moves) > _MANY else "ds-field"
    mark = box(move, label, x, y + 0.6, FIELD_WIDTH - 6, 59, classes=classes)
    return group(title(label), _worded(x, y, field["kind"], word, _IDLE if idle else _FREE, 4.0 if bonus else 24.0), bonus, mark)


def _bonus(sight: Sight, field: FieldView, x: float, y: float) -> tuple[str, str]:
    """What the top barrier of the viewer's wall adds to a field (SHIP-71): beside the sign of the field, and in words."""
    top = sight.mine["stack"][-1] if sight.mine is not None and sight.mine["stack"] else None
    if top is None or top["trigger"] != field["kind"]:
        return "", ""
    said = sight.say("scene-field-bonus", bonus=sight.bonus(top["bonus"], top["item"], top["amount"]))
    return _added(x, y, top["bonus"], top["item"] or "", top["amount"] or 0), said


@cache
def _added(x: float, y: float, bonus: str, item: str, amount: int) -> str:
    plus = f'<path d="M{num(x + 13.4)} {num(y - 44.5)}h5m-2.5-2.5v5" stroke="var(--ink)" stroke-width="1.5" stroke-linecap="round"/>'
    return plus + at(x + 28, y - 44.5, gain_art(bonus, item, amount), scale=0.78)


@cache
def _worded(x: float, y: float, kind: str, word: str, veil: float, sign_at: float = 24.0) -> str:
    """The sign of the kind of a field, the word for what it does, and a veil over what does not count."""
    hit = f'<rect {sized((x - 37, y - 31, 74, 62))} fill="var(--sheet)" opacity="{veil:g}"/>'
    lettering = write(word, x, y + 23.8, None, "middle", "ds-word" + ("" if veil < _DIM else " ds-quiet"))
    colour = "var(--ink)" if veil < _DIM else "var(--edge)"
    sign = f'<g color="{colour}" class="on-sheet">{use(f"ds-do-{kind}", x + sign_at, y - 44.5, 15.5)}</g>'
    return hit + sign + lettering


@cache
def _dear(colour: str, face: int, die: int) -> str:
    """A veil over the price of a field that cannot be chosen."""
    x, y = die_at(colour, face)
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="12" fill="var(--sheet)" opacity="{_DIM}"/>' if face > die else ""


def _why(sight: Sight, field: FieldView) -> str:
    """Why a free field cannot be chosen: SHIP-28, SHIP-92, SHIP-105."""
    price, ducats = field["price"] or 0, sight.mine["ducats"] if sight.mine is not None else 0
    if price > ducats:
        return sight.say("scene-why-price", price=price, ducats=ducats)
    if field["kind"] == "replace":
        return sight.say("scene-why-replace")
    return sight.say("scene-why-approvals", total=price + field["pay"], ducats=ducats)


def _idle(sight: Sight, field: FieldView) -> str:
    """A field may be chosen to no effect (SHIP-R17): then it says so."""
    if field["kind"] != "complete" or sight.mine is None:
        return ""
    return "" if any(sight.fits(tile, field["items"]) for tile in sight.mine["yard"]) else sight.say("scene-idle-complete")
