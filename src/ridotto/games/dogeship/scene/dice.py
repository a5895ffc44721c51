"""The dice boards: dice and prices, markers on fields, words, and the fields that may be chosen."""

from functools import lru_cache

from ridotto.games.dogeship.art import pips
from ridotto.games.dogeship.scene.paragraphs import FIELD_RULES
from ridotto.games.dogeship.scene.places import BOARD_HEIGHT, BOARD_WIDTH, FIELD_WIDTH, NAME_WIDTH, REACH, board_at, die_at, field_at
from ridotto.games.dogeship.scene.scene_view import SceneView
from ridotto.games.dogeship.scene.walls import gain_art
from ridotto.games.dogeship.shape import BoardView, FieldView
from ridotto.look.pen import SEPIA, at, box, group, num, off, piece, sized, title, use, write

_FREE, _TAKEN, _DIM, _IDLE = 0.0, 0.7, 0.62, 0.42
"""How strongly a field is veiled: if it can be used, is taken, is impossible, or would do nothing."""
_FACE = '<rect x="-8.6" y="-8.6" width="17.2" height="17.2" rx="3" fill="none" stroke="var(--ink)" stroke-width=".8"/>'
_SEAMS = (0.36, 0.7, 0.22, 0.58)
"""Where the planks of a closed board meet, row by row."""
_LONG = 6
"""Names of boards with more letters are squeezed."""
_LONG_WORD = 7
"""Words of fields with more letters are set closer where letters grow."""
_MANY = 18
"""From this many moves on, their marks have no brackets."""


def dice_boards(seen: SceneView) -> dict[str, str]:
    """All six boards, with markers and dice."""
    return {f"board-{board['colour']}": _as_it_is(seen, board) for board in seen.board["boards"]}


def _as_it_is(seen: SceneView, board: BoardView) -> str:
    return _board(seen, board["colour"]) if seen.decision == "turn" else seen.kept(_board, {"boards": [board]}, board["colour"])


def _board(seen: SceneView, colour: str) -> str:
    board = next(each for each in seen.board["boards"] if each["colour"] == colour)
    die = board["die"]
    name = seen.say(f"scene-board-{colour}")
    if die is None:
        why = seen.say("scene-closed", seats=seen.seats)
        return group(_closed(colour, name, why), name=f"board-{colour}", label=f"{name}: {why}", rule="SHIP-13")
    fields = [_field(seen, colour, die, field) for field in board["fields"]]
    lying = piece(f"die-{colour}", *die_at(colour, die), _die(colour, die))
    return group(
        _named(colour, name),
        _reach(colour, die, tuple(field["price"] or 0 for field in board["fields"])),
        *fields,
        lying,
        name=f"board-{colour}",
        label=seen.say("scene-board-told", name=name, die=die),
        rule="SHIP-16",
    )


@lru_cache(maxsize=64)
def _named(colour: str, name: str) -> str:
    left, top = board_at(colour)
    x, y = left + NAME_WIDTH / 2 + 5.6, top + BOARD_HEIGHT / 2
    fill = "var(--pig-on-black)" if colour == "black" else "var(--pig-on)"
    fit = ' textLength="80" lengthAdjust="spacing"' if len(name) > _LONG else ""
    lettering = write(name.upper(), 0, 0, 16, "middle", "ds-board", f'fill="{fill}"{fit}')
    return f'<g transform="translate({num(x)} {num(y)}) rotate(-90)">{lettering}</g>'


@lru_cache(maxsize=512)
def _closed(colour: str, name: str, why: str) -> str:
    left, top = board_at(colour)
    start, wide = left + NAME_WIDTH, BOARD_WIDTH - NAME_WIDTH
    middle, half = start + wide / 2, len(why) * 4.7 + 16
    planks = f'<rect {sized((start, top, wide, BOARD_HEIGHT))} fill="var(--shutter)" stroke="var(--coast)" stroke-width="1.3"/>'
    seams = "".join(f"M{num(start)} {num(top + BOARD_HEIGHT * k / 4)}h{num(wide)}" for k in (1, 2, 3))
    seams += "".join(f"M{num(start + wide * across)} {num(top + BOARD_HEIGHT * row / 4)}v{num(BOARD_HEIGHT / 4)}" for row, across in enumerate(_SEAMS))
    battens = "".join(_batten(start + wide * across, top) for across in (0.09, 0.91))
    paper = f'<rect {sized((middle - half, top + BOARD_HEIGHT / 2 - 17, 2 * half, 34))} fill="var(--card)" stroke="var(--ink)" stroke-width="1"/>'
    drawn = f'{planks}<path d="{seams}" stroke="{SEPIA}" stroke-width=".9" opacity=".7"/>{battens}{paper}'
    return _named(colour, name) + drawn + write(why, middle, top + BOARD_HEIGHT / 2 + 6.4, None, "middle", "ds-shut")


def _batten(x: float, top: float) -> str:
    """A board across the planks, with its nails."""
    nails = "".join(f'<circle cx="{num(x)}" cy="{num(top + BOARD_HEIGHT * (k + 0.5) / 4)}" r="1.5" fill="{SEPIA}"/>' for k in range(4))
    return f'<rect {sized((x - 8, top + 3, 16, BOARD_HEIGHT - 6))} fill="var(--shutter)" stroke="{SEPIA}" stroke-width="1.2"/>{nails}'


@lru_cache(maxsize=512)
def _reach(colour: str, die: int, prices: tuple[int, ...]) -> str:
    """The rail: fields up to the die are free and show pips; those to its right show prices."""
    left, top = board_at(colour)
    start = left + NAME_WIDTH
    wide = FIELD_WIDTH * die + 0.5
    tint = "var(--edge-white)" if colour == "white" else f"var(--pig-{colour})"
    drawn = f'<rect {sized((start + 0.6, top + 0.7, wide, REACH - 1))} fill="{tint}" opacity="{".26" if colour == "white" else ".45"}"/>'
    drawn += f'<path d="M{num(start + wide)} {num(top)}v{REACH:g}" stroke="var(--coast)" stroke-width="1.3"/>'
    for face, price in enumerate(prices, 1):
        x, y = die_at(colour, face)
        if price:
            drawn += use(f"ds-coin-{price}", x, y, 22)
        elif face != die:
            drawn += f'<g opacity=".62">{at(x, y, _FACE, pips(face, 0.82, 1.5))}</g>'
    return drawn


@lru_cache(maxsize=64)
def _die(colour: str, die: int) -> str:
    """A die, with an inner frame in the colour of its board."""
    frame = f'<rect x="-10.6" y="-10.6" width="21.2" height="21.2" rx="2.6" fill="none" stroke="var(--edge-{colour})" stroke-width="2.4"/>'
    return use(f"ds-die-{die}", 0, 0, 34) + frame


# ---- fields ----


def _field(seen: SceneView, colour: str, die: int, field: FieldView) -> str:
    x, y = field_at(colour, field["face"])
    word = seen.say("scene-do", kind=field["intrigue"] or field["kind"])
    told = seen.say("scene-field", field=seen.field_name(field["field"]), price=field["price"] or 0, deed=seen.deed(field))
    told_sign = seen.say("scene-sign", kind=field["kind"])
    taker = field["taken_by"]
    if taker is not None:
        by = seen.tell("scene-taken", field=told, name=seen.names[taker], over="yes" if seen.over else "no")
        marker = piece(f"marker-{field['field']}", x, y - 8, use(f"ds-disc-{taker}", 0, 0, 37))
        return group(title(by, "SHIP-25"), _worded(x, y, word, _TAKEN), _sign(x, y, field["kind"], told_sign, colour="var(--edge)"), marker, label=by)
    if seen.decision != "turn":
        return group(title(told, FIELD_RULES[field["kind"]]), _worded(x, y, word, _FREE), _sign(x, y, field["kind"], told_sign), label=told)
    move = seen.moves.get(f"field {field['field']}")
    if move is None:
        sign = _sign(x, y, field["kind"], told_sign, colour="var(--edge)")
        return sign + off(_why(seen, field), _worded(x, y, word, _DIM), _dear(colour, field["face"], die), name=told)
    added = seen.added(field)
    bonus = "" if added is None else _added(x, y, added["bonus"], added["item"] or "", added["amount"] or 0)
    idle = field["kind"] == "complete" and not field["fits"]
    classes = "ds-field" + (" ds-idle" if idle else "") + (" ds-many" if len(seen.moves) > _MANY else "")
    mark = box(move, field_told(seen, field), x, y + 0.6, FIELD_WIDTH - 6, 59, classes=classes)
    sign = _sign(x, y, field["kind"], told_sign, 0.5 if bonus else 24.0)
    return group(_worded(x, y, word, _IDLE if idle else _FREE), sign, bonus, mark)


def field_told(seen: SceneView, field: FieldView) -> str:
    """A field in words: what it costs and does, what the viewer's wall adds, and its use for the viewer's yard."""
    told = seen.say("scene-field", field=seen.field_name(field["field"]), price=field["price"] or 0, deed=seen.deed(field))
    added = seen.added(field)
    adds = "" if added is None else seen.say("scene-field-bonus", bonus=seen.bonus(added["bonus"], added["item"], added["amount"]))
    price = field["price"] or 0
    total = seen.say("scene-field-total", total=price + field["pay"]) if price and field["pay"] else ""
    return " ".join(filter(None, (told, total, adds, _for_yard(seen, field))))


def _for_yard(seen: SceneView, field: FieldView) -> str:
    """What a field could complete or replace now, or that the yard is full; SHIP-R17: it may be chosen to no effect."""
    if seen.mine is None or field["kind"] not in ("buy", "complete", "replace"):
        return ""
    if field["kind"] == "replace":
        fitting = [seen.short(tile) for tile in seen.mine["yard"] if tile["kind"] == "galley" and tile["replaces"]]
        return seen.say("scene-field-replaces", count=len(fitting), tiles=seen.words.listing(fitting)) if fitting else ""
    if field["kind"] == "buy":
        return seen.say("scene-field-full", room=seen.lacking) if field["full"] else ""
    fitting = [seen.short(tile) for tile in seen.mine["yard"] if tile["tile"] in field["fits"]]
    return seen.say("scene-field-fits", tiles=seen.words.listing(fitting)) if fitting else seen.say("scene-idle-complete")


@lru_cache(maxsize=512)
def _added(x: float, y: float, bonus: str, item: str, amount: int) -> str:
    plus = f'<path d="M{num(x + 9.6)} {num(y - 44.5)}h4.6m-2.3-2.3v4.6" stroke="var(--ink)" stroke-width="1.5" stroke-linecap="round"/>'
    return plus + at(x + 24, y - 44.5, gain_art(bonus, item, amount), scale=0.88)


@lru_cache(maxsize=512)
def _worded(x: float, y: float, word: str, veil: float) -> str:
    """The word for what a field does, and a veil over the field."""
    hit = f'<rect {sized((x - 37, y - 31, 74, 62))} fill="var(--sheet)" opacity="{veil:g}"/>'
    classes = "ds-word word" + (" ds-long" if len(word) > _LONG_WORD else "") + ("" if veil < _DIM else " ds-quiet")
    return hit + write(word, x, y + 23.8, None, "middle", classes)


@lru_cache(maxsize=512)
def _sign(x: float, y: float, kind: str, told: str, right: float = 24.0, colour: str = "var(--ink)") -> str:
    """The sign for the kind of a field, which barriers show, too."""
    ground = f'<rect {sized((x + right - 11, y - 56, 22, 23))} fill="none" pointer-events="all"/>'
    return f'<g color="{colour}" class="on-sheet">{title(told, FIELD_RULES[kind])}{ground}{use(f"ds-do-{kind}", x + right, y - 44.5, 15.5)}</g>'


@lru_cache(maxsize=128)
def _dear(colour: str, face: int, die: int) -> str:
    """A veil over the price of a field that cannot be chosen."""
    x, y = die_at(colour, face)
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="12" fill="var(--sheet)" opacity="{_DIM}"/>' if face > die else ""


def _why(seen: SceneView, field: FieldView) -> str:
    """Why a free field cannot be chosen: SHIP-28, SHIP-92, SHIP-105."""
    assert seen.mine is not None
    price = field["price"] or 0
    return seen.say(f"scene-why-{field['why']}", price=price, total=price + field["pay"], ducats=seen.mine["ducats"])
