"""The sheet over the lagoon, shown while it is needed: piles, tiles, Doge tiles, bids; at the end the scores."""

from collections.abc import Iterator
from typing import NamedTuple

from ridotto.games.dogeship.scene.doge import EFFECT_WIDTH, doge_effects, doge_face, doge_told, effects_art
from ridotto.games.dogeship.scene.paragraphs import SHEET_RULES
from ridotto.games.dogeship.scene.places import DOGE_SIZE, SHEET
from ridotto.games.dogeship.scene.scene_view import SceneView
from ridotto.games.dogeship.scene.tiles import HEIGHT, WIDTH, card, pile_card, price_art
from ridotto.games.dogeship.shape import PileView
from ridotto.look.pen import Box, at, box, group, num, number, off, signed, sized, title, use, write
from ridotto.look.scene import Loupe

_LEFT, _TOP, _WIDTH, _HEIGHT = SHEET
_HEAD = 25.0
"""The height of the title line."""
_MIDDLE = _TOP + _HEAD + (_HEIGHT - _HEAD) / 2
_PITCH = 140.0
"""The greatest width of a choice."""
_SCALE = 1.13
_DOGE = 0.85
"""The scale of Doge tiles here."""
_PER_LOUPE = 4
"""The most choices that a phone shows side by side."""
_LEAST = 320.0
"""The least width that a phone enlarges."""
_BIDS_PER_ROW, _BIDS_PER_LOUPE, _BIDS_LEAST = 17, 8, 434.0


class Choice(NamedTuple):
    """Something on the sheet: with a move it can be chosen; with a reason it cannot now."""

    name: str
    label: str
    art: str
    size: tuple[float, float]
    move: int | None = None
    why: str = ""


def sheet(seen: SceneView) -> str:
    """What there is to choose from at the moment; nothing if the choice is on the board."""
    if seen.over:
        return _paper(SHEET_RULES["over"], "", "", *(_total(seen, seat) for seat in range(seen.seats)))
    choices = _choices(seen)
    if not choices:
        return ""
    return _paper(SHEET_RULES[seen.board["step"]], *_title(seen), *_laid_out(choices))


def has_sheet(seen: SceneView) -> bool:
    """Whether the sheet is shown."""
    return seen.over or bool(_choices(seen))


def sheet_parts(seen: SceneView) -> list[Loupe]:
    """The parts of the sheet that a phone enlarges: a few choices side by side."""
    if seen.over:
        wide, each = _WIDTH / seen.seats, 2 if seen.seats > 3 else 1
        starts = range(0, seen.seats, each)
        return [Loupe(f"result-{seat}", seen.names[seat], (_LEFT + wide * seat, _TOP, wide * min(each, seen.seats - seat), _HEIGHT)) for seat in starts]
    choices = _choices(seen)
    if not choices:
        return []
    if seen.decision == "bid":
        return [Loupe(f"choice-{choices[first].name}", choices[first].label, row) for first, row in _bid_boxes(len(choices))]
    pitch, left = _spread(choices)
    each = _each(choices)
    if len(choices) < _PER_LOUPE and each >= len(choices):
        wide = max(pitch * len(choices), _LEAST)
        return [Loupe("sheet", choices[0].label, (_LEFT + (_WIDTH - wide) / 2, _TOP + _HEAD, wide, _HEIGHT - _HEAD))]
    parts = []
    for start in range(0, len(choices), each):
        parts.append(Loupe(f"choice-{choices[start].name}", choices[start].label, (left + pitch * start, _TOP + _HEAD, pitch * each, _HEIGHT - _HEAD)))
    return parts


def _each(choices: list[Choice]) -> int:
    """How many choices a loupe shows, by how wide they are."""
    wide = choices[0].size[0]
    return 1 if wide > 2 * WIDTH else 2 if wide > 1.3 * WIDTH else _per_loupe(len(choices))


def _per_loupe(count: int) -> int:
    """How many choices a loupe shows: spread evenly over as few loupes as possible."""
    rows = -(-count // _PER_LOUPE)
    return -(-count // rows)


def _paper(rule: str, heading: str, note: str, *inner: str) -> str:
    ground = f'<rect {sized((_LEFT + 2, _TOP + 3, _WIDTH, _HEIGHT))} fill="var(--coast)" opacity=".4"/>'
    ground += f'<rect {sized(SHEET)} fill="var(--sheet)" stroke="var(--ink)" stroke-width="1.6"/>'
    head = write(heading, _LEFT + 14, _TOP + 17, 19, "start", "ds-head") if heading else ""
    side = write(note, _LEFT + _WIDTH - 14, _TOP + 17, None, "end", "ds-word ds-quiet wide") if note else ""
    return group(ground, head, side, *inner, name="sheet", label=heading, rule=rule)


def _title(seen: SceneView) -> tuple[str, str]:
    """What is on the sheet, and a note about it."""
    step, action = seen.board["step"], seen.action
    if step == "bid":
        return seen.say("scene-bids"), seen.say("scene-bids-note")
    if step == "take" and action is not None and action["pile"] is not None:
        you, pile = "yes" if action["seat"] == seen.me else "no", seen.say(f"pile-{action['pile']}")
        return seen.tell("scene-looked", name=seen.names[action["seat"]], you=you, pile=pile), seen.say("scene-looked-note")
    if step == "buy":
        return seen.say("scene-piles"), seen.say("scene-piles-note")
    return seen.say(f"scene-{step}"), seen.say(f"scene-note-{step}")


def _choices(seen: SceneView) -> list[Choice]:
    match seen.decision:
        case "buy":
            return list(_piles(seen))
        case "doge-keep":
            return list(_doges(seen))
        case "doge-put":
            return list(_ends(seen))
        case "bid":
            return [_bid(seen, move, int(text.split()[1])) for text, move in seen.moves.items()]
        case _:
            return list(_looked(seen)) if seen.board["step"] == "take" else []


# ---- laying out ----


def _spread(choices: list[Choice]) -> tuple[float, float]:
    """The width of a choice, and where the first begins: with room at the right for as many in the last loupe as in the others."""
    each = _each(choices)
    rooms = -(-len(choices) // each) * each
    widest = max(choice.size[0] for choice in choices)
    pitch = min(max(_PITCH, widest + 14), (_WIDTH - 12) / rooms)
    return pitch, _LEFT + min((_WIDTH - pitch * len(choices)) / 2, _WIDTH - 6 - pitch * rooms)


def _laid_out(choices: list[Choice]) -> Iterator[str]:
    if choices[0].name.startswith("bid"):
        yield from _bid_rows(choices)
        return
    pitch, left = _spread(choices)
    for nth, choice in enumerate(choices):
        yield _laid(choice, left + pitch * (nth + 0.5), pitch)


def _laid(choice: Choice, x: float, pitch: float) -> str:
    """A choice in its place."""
    wide, high = choice.size
    scale = min(1.0, (pitch - 8) / wide)
    art = f'<g transform="scale({scale:.3f})">{choice.art}</g>'
    inner = at(x, _MIDDLE, art)
    if choice.move is not None:
        inner = box(choice.move, choice.label, x, _MIDDLE, wide * scale + 6, high * scale + 6, art, classes="ds-whole")
    elif choice.why:
        inner = off(choice.why, at(x, _MIDDLE, f'<g opacity=".42">{art}</g>'), name=choice.label)
    elif choice.label:
        inner = title(choice.label, SHEET_RULES["take"]) + inner
    label, rule = ("", "") if choice.move is not None else (choice.label, SHEET_RULES["take"])
    return group(inner, name=f"choice-{choice.name}", label=label, rule=rule)


# ---- tiles ----


def _looked(seen: SceneView) -> Iterator[Choice]:
    """The tiles that a buyer has looked at; everybody sees them."""
    if seen.action is None:
        return
    for tile in seen.action["looked"]:
        move = seen.moves.get(f"take {tile['tile']}")
        reason = seen.barred.get(tile["tile"]) if seen.decision == "take" else None
        why = seen.say(f"scene-why-{reason}", price=tile["cost"], ducats=seen.mine["ducats"]) if reason is not None and seen.mine is not None else ""
        art = f'<g transform="translate(-30 0) scale({_SCALE})">{card(seen, tile)}</g>{at(62, 0, price_art(tile["cost"], seen.say("scene-costs")))}'
        told = seen.told(tile) if why else f"{seen.told(tile)} {seen.say('scene-costs-told', cost=tile['cost'])}"
        yield Choice(tile["tile"], told, art, (WIDTH * _SCALE + 66, HEIGHT * _SCALE), move, why)


def _piles(seen: SceneView) -> Iterator[Choice]:
    """The piles from which the viewer may buy now."""
    for pile in seen.board["piles"]:
        move = seen.moves.get(f"buy {pile['pile']}")
        if move is not None:
            yield Choice(
                pile["pile"],
                pile_told(seen, pile),
                f'<g transform="scale({_SCALE})">{pile_card(seen, pile)}</g>',
                (WIDTH * _SCALE, HEIGHT * _SCALE),
                move,
            )


def pile_told(seen: SceneView, pile: PileView) -> str:
    """What buying from a pile means: how many tiles are looked at, whether they fit now, and what is known of them."""
    told = [seen.say("scene-buy-told", name=seen.say(f"pile-{pile['pile']}"), count=pile["count"])]
    if pile["pile"] not in ("barrier", "gondola"):
        told.append(seen.say("scene-pile-next" if seen.is_next(pile["pile"]) else "scene-pile-late" if seen.is_late(pile["pile"]) else "scene-pile-later"))
        told += [seen.say("scene-pile-purple")] if pile["pile"] in seen.doge["purple"] else []
    told += [seen.say("scene-pile-full", room=seen.lacking)] if pile["full"] else []
    told += [seen.say("scene-pile-top", cost=pile["top_cost"])] if pile["top_cost"] is not None and pile["fresh"] else []
    return " ".join([*told, *seen.known(pile)])


# ---- Doge tiles ----


def _doges(seen: SceneView) -> Iterator[Choice]:
    """The two tiles of an intrigue: one of them is laid out."""
    assert seen.board["intrigue"] is not None
    wide, high = DOGE_SIZE
    for tile in seen.board["intrigue"]["tiles"]:
        if tile is not None:
            effects, columns = effects_art(seen, tile)
            whole = wide * _DOGE + (columns * EFFECT_WIDTH + 8 if columns else 0)
            face = at(-whole / 2, 0, _shrunk(at(0, -high / 2, doge_face(seen, tile))), at(wide * _DOGE + 8, 0, effects))
            label = f"{doge_told(seen, tile)} {doge_effects(seen, tile)}".strip()
            yield Choice(tile["doge"], label, face, (whole, high * _DOGE), seen.moves[f"keep {tile['doge']}"])


def _shrunk(face: str) -> str:
    """A Doge tile that has room in the sheet; its words shrink less than the rest, to be read."""
    return f'<g class="ds-laid" transform="scale({_DOGE})">{face}</g>'


def _ends(seen: SceneView) -> Iterator[Choice]:
    """Where the other tile may go, and the tile itself."""
    assert seen.board["intrigue"] is not None
    wide, high = DOGE_SIZE
    for end in ("top", "bottom"):
        move = seen.moves[f"put {end}"]
        yield Choice(end, seen.say(f"scene-put-{end}-told"), _end(end, seen.say(f"scene-put-{end}")), (wide * _DOGE, high * _DOGE - 6), move)
    other = seen.board["intrigue"]["tiles"][0]
    if other is not None:
        face = _shrunk(at(-wide / 2, -high / 2, doge_face(seen, other)))
        yield Choice(other["doge"], doge_told(seen, other), face, (wide * _DOGE, high * _DOGE))


def _end(end: str, word: str) -> str:
    """The pile, with the tile on top of it or beneath it."""
    pile = "".join(
        f'<rect x="-86" y="{6 - 5 * k}" width="76" height="13" rx="2" fill="var(--back-brown)" stroke="var(--back-line)" stroke-width=".8"/>' for k in range(4)
    )
    y, arrow = (-36, "M-48-22v9m-5-5l5 6 5-6") if end == "top" else (32, "M-48 31v-8m-5 5l5-6 5 6")
    tile = f'<rect x="-86" y="{y}" width="76" height="12" rx="2" fill="var(--card)" stroke="var(--ink)" stroke-width="1.4"/>'
    return f'{pile}{tile}<path d="{arrow}" fill="none" stroke="var(--ink)" stroke-width="1.6"/>{write(word, 42, 8, 23, "middle", "ds-head")}'


# ---- bids ----


def _bid(seen: SceneView, move: int, approvals: int) -> Choice:
    label = seen.say("scene-bid-told", approvals=approvals)
    art = use("ds-seal", 0, -6, 40, 35.6) if approvals else '<circle cy="-8" r="14" fill="none" stroke="var(--ink-2)" stroke-dasharray="3 3"/>'
    return Choice(f"bid-{approvals}", label, art + number(approvals, 0, 31, 22), (52, 74), move)


def _bid_rows(choices: list[Choice]) -> Iterator[str]:
    """All bids: in one row if they fit, otherwise in several rows without seals."""
    for choice, (x, y, wide, high) in zip(choices, _bid_places(len(choices)), strict=True):
        art = choice.art if high > 50 else number(choice.name.split("-")[1], 0, 7, 20)
        assert choice.move is not None
        mark = box(choice.move, choice.label, x, y, wide - 6, high - 4, art, classes="ds-whole")
        yield group(mark, name=f"choice-{choice.name}")


def _bid_places(count: int) -> list[Box]:
    """Middle, width and height of each bid."""
    rows = -(-count // _BIDS_PER_ROW)
    wide, high = min(62.0, (_WIDTH - 12) / min(count, _BIDS_PER_ROW)), (_HEIGHT - _HEAD - 8) / rows
    left = _LEFT + (_WIDTH - wide * min(count, _BIDS_PER_ROW)) / 2
    top = _TOP + _HEAD + 2
    return [(left + wide * (k % _BIDS_PER_ROW + 0.5), top + high * (k // _BIDS_PER_ROW + 0.5), wide, min(high, 88)) for k in range(count)]


def _bid_boxes(count: int) -> list[tuple[int, Box]]:
    """What a phone shows of the bids, some side by side, and the first of them."""
    across = min(count, _BIDS_PER_ROW)
    x, _, wide, _ = _bid_places(count)[0]
    top, high = _TOP + _HEAD - 2, _HEIGHT - _HEAD + 2
    if wide * across < _BIDS_LEAST:
        return [(0, (_LEFT + (_WIDTH - _BIDS_LEAST) / 2, top, _BIDS_LEAST, high))]
    rows = -(-across // _BIDS_PER_LOUPE)
    each, left = -(-across // rows), x - wide / 2
    return [(each * k, (left + wide * each * k, top, min(wide * each, _LEFT + _WIDTH - left - wide * each * k), high)) for k in range(rows)]


# ---- the end ----

_SHARES = (
    ("parts", "i-galley", "SHIP-61"),
    ("indicators", "i-shield", "SHIP-62"),
    ("bonuses", "i-wall", "SHIP-77"),
    ("inspections", "i-eye", "SHIP-121"),
    ("final-approval", "i-seal", "SHIP-128"),
)
_WORD = 34.0
"""The room that the name of a source of points needs."""


def _total(seen: SceneView, seat: int) -> str:
    """The points of a seat, and what they are made of."""
    wide = _WIDTH / seen.seats
    left, view = _LEFT + wide * seat, seen.board["seats"][seat]
    won, score = seat in seen.winners, view["score"]
    rule = f'<path d="M{num(left)} {_TOP + 8:g}v{_HEIGHT - 16:g}" stroke="var(--rule)"/>' if seat else ""
    crown = use("ds-corno", left + 33, _TOP + 38, 33, 29) if won else ""
    head = use(f"badge-{seat}", left + 34, _TOP + 66, 38) + crown
    head += number(signed(view["points"]), left + 70, _TOP + 64, 44, "start", "ds-won" if won else "") + write(
        _shortened(seen.names[seat], wide - 24), left + 14, _TOP + 19, 19, "start", "ds-head"
    )
    pitch = (wide - 20) / len(_SHARES)
    cells = "".join(
        _share(seen, share, icon, rule, score.get(share, 0), left + 10 + pitch * (nth + 0.5), pitch) for nth, (share, icon, rule) in enumerate(_SHARES)
    )
    label = seen.tell("scene-total", name=seen.names[seat], points=view["points"])
    return group(rule, head, cells, name=f"result-{seat}", label=label, rule="SHIP-131")


def _share(seen: SceneView, share: str, icon: str, rule: str, points: int, x: float, room: float) -> str:
    """What one source of points has brought; its name if there is room for it, otherwise its sign."""
    if room >= _WORD:
        name = write(seen.say(f"scene-share-{share}"), x, _TOP + 105, None, "middle", "ds-word ds-small ds-quiet")
    else:
        name = f'<g color="var(--ink-2)" class="on-sheet">{use(icon, x, _TOP + 100, 17)}</g>'
    return group(title(seen.say(f"score-{share}"), rule), name, write(signed(points), x, _TOP + 124, None, "middle", "ds-count"))


def _shortened(name: str, room: float) -> str:
    """A name shortened to fit."""
    most = max(4, int(room / 9.4))
    return name if len(name) <= most else name[: most - 1] + "…"
