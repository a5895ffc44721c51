"""The sheet over the lagoon, only as long as something is chosen from it: piles, new tiles, Doge tiles, bids; at the end, the points of all."""

from collections.abc import Iterator
from typing import NamedTuple

from ridotto.games.dogeship.scene.doge import EFFECT_WIDTH, doge_effects, doge_face, doge_told, effects_art
from ridotto.games.dogeship.scene.places import DOGE_SIZE, SHEET
from ridotto.games.dogeship.scene.sight import Sight
from ridotto.games.dogeship.scene.tiles import HEIGHT, WIDTH, card, pile_card, price_art
from ridotto.games.dogeship.shape import PileView
from ridotto.look.pen import Box, at, box, group, num, number, off, signed, sized, title, use, write
from ridotto.look.scene import Loupe

_LEFT, _TOP, _WIDTH, _HEIGHT = SHEET
_HEAD = 25.0
"""The height of the line that says what lies here."""
_MIDDLE = _TOP + _HEAD + (_HEIGHT - _HEAD) / 2
_PITCH = 140.0
"""The width that a choice takes at the most."""
_SCALE = 1.13
_DOGE = 0.85
"""How large Doge tiles lie here."""
_PER_LOUPE = 4
"""A phone shows so many choices side by side at the most."""
_LEAST = 320.0
"""A phone enlarges nothing narrower."""
_BIDS_PER_ROW, _BIDS_PER_LOUPE, _BIDS_LEAST = 17, 8, 434.0


class Choice(NamedTuple):
    """Something on the sheet: with a move, one may choose it; with a reason, one cannot now."""

    name: str
    label: str
    art: str
    size: tuple[float, float]
    move: int | None = None
    why: str = ""


def sheet(sight: Sight) -> str:
    """What is chosen from at the moment; nothing where the choice is on the board."""
    if sight.over:
        return _paper("", "", *(_total(sight, seat) for seat in range(sight.seats)))
    choices = _choices(sight)
    if not choices:
        return ""
    return _paper(*_title(sight), *_laid_out(choices))


def has_sheet(sight: Sight) -> bool:
    """Whether something lies there."""
    return sight.over or bool(_choices(sight))


def sheet_parts(sight: Sight) -> list[Loupe]:
    """The parts of the sheet that a phone enlarges: a few choices side by side."""
    if sight.over:
        wide, each = _WIDTH / sight.seats, 2 if sight.seats > 3 else 1
        starts = range(0, sight.seats, each)
        return [Loupe(f"result-{seat}", sight.names[seat], (_LEFT + wide * seat, _TOP, wide * min(each, sight.seats - seat), _HEIGHT)) for seat in starts]
    choices = _choices(sight)
    if not choices:
        return []
    if sight.decision == "bid":
        return [Loupe(f"choice-{choices[first].name}", choices[first].label, row) for first, row in _bid_boxes(len(choices))]
    pitch, left = _spread(choices)
    each = 1 if choices[0].size[0] > 2 * WIDTH else 2 if choices[0].size[0] > 1.3 * WIDTH else _per_loupe(len(choices))
    if len(choices) < _PER_LOUPE and each >= len(choices):
        wide = max(pitch * len(choices), _LEAST)
        return [Loupe("sheet", choices[0].label, (_LEFT + (_WIDTH - wide) / 2, _TOP + _HEAD, wide, _HEIGHT - _HEAD))]
    parts = []
    for start in range(0, len(choices), each):
        begin, wide = left + pitch * start, pitch * each
        if begin + wide > _LEFT + _WIDTH:  # fewer in the last row, and no room beside them
            wide = pitch * (len(choices) - start)
        parts.append(Loupe(f"choice-{choices[start].name}", choices[start].label, (begin, _TOP + _HEAD, wide, _HEIGHT - _HEAD)))
    return parts


def _per_loupe(count: int) -> int:
    """Choices are spread evenly over as few rows as they need."""
    rows = -(-count // _PER_LOUPE)
    return -(-count // rows)


def _paper(heading: str, note: str, *inner: str) -> str:
    ground = f'<rect {sized((_LEFT + 2, _TOP + 3, _WIDTH, _HEIGHT))} fill="var(--coast)" opacity=".4"/>'
    ground += f'<rect {sized(SHEET)} fill="var(--sheet)" stroke="var(--ink)" stroke-width="1.6"/>'
    head = write(heading, _LEFT + 14, _TOP + 20, 19, "start", "ds-head") if heading else ""
    side = write(note, _LEFT + _WIDTH - 14, _TOP + 20, None, "end", "ds-word ds-quiet") if note else ""
    return group(ground, head, side, *inner, name="sheet", label=heading)


def _title(sight: Sight) -> tuple[str, str]:
    """What lies on the sheet, and what one should know about it."""
    step, action = sight.board["step"], sight.action
    if step == "bid":
        return sight.say("scene-bids"), sight.say("scene-bids-note")
    if step == "take" and action is not None and action["pile"] is not None:
        you, pile = "yes" if action["seat"] == sight.me else "no", sight.say(f"pile-{action['pile']}")
        return sight.tell("scene-looked", name=sight.names[action["seat"]], you=you, pile=pile), sight.say("scene-looked-note")
    if step == "buy":
        return sight.say("scene-piles"), sight.say("scene-piles-note")
    return sight.say(f"scene-{step}"), sight.say(f"scene-note-{step}")


def _choices(sight: Sight) -> list[Choice]:
    match sight.decision:
        case "buy":
            return list(_piles(sight))
        case "doge-keep":
            return list(_doges(sight))
        case "doge-put":
            return list(_ends(sight))
        case "bid":
            return [_bid(sight, move, int(text.split()[1])) for text, move in sight.moves.items()]
        case _:
            return list(_looked(sight)) if sight.board["step"] == "take" else []


# ---- laying out ----


def _spread(choices: list[Choice]) -> tuple[float, float]:
    """The width of a choice, and where the first begins."""
    widest = max(choice.size[0] for choice in choices)
    pitch = min(max(_PITCH, widest + 14), (_WIDTH - 12) / len(choices))
    return pitch, _LEFT + (_WIDTH - pitch * len(choices)) / 2


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
        inner = title(choice.label) + inner
    return group(inner, name=f"choice-{choice.name}", label="" if choice.move is not None else choice.label)


# ---- tiles ----


def _looked(sight: Sight) -> Iterator[Choice]:
    """The tiles that a buyer has looked at; everybody sees them."""
    if sight.action is None:
        return
    for tile in sight.action["looked"]:
        move = sight.moves.get(f"take {tile['tile']}")
        reason = sight.barred.get(tile["tile"]) if sight.decision == "take" else None
        why = sight.say(f"scene-why-{reason}", price=tile["cost"], ducats=sight.mine["ducats"]) if reason is not None and sight.mine is not None else ""
        art = f'<g transform="translate(-30 0) scale({_SCALE})">{card(sight, tile)}</g>{at(62, 0, price_art(tile["cost"], sight.say("scene-costs")))}'
        told = sight.told(tile) if why else f"{sight.told(tile)} {sight.say('scene-costs-told', cost=tile['cost'])}"
        yield Choice(tile["tile"], told, art, (WIDTH * _SCALE + 66, HEIGHT * _SCALE), move, why)


def _piles(sight: Sight) -> Iterator[Choice]:
    """The piles from which one may buy now."""
    for pile in sight.board["piles"]:
        move = sight.moves.get(f"buy {pile['pile']}")
        if move is not None:
            yield Choice(
                pile["pile"],
                pile_told(sight, pile),
                f'<g transform="scale({_SCALE})">{pile_card(sight, pile)}</g>',
                (WIDTH * _SCALE, HEIGHT * _SCALE),
                move,
            )


def pile_told(sight: Sight, pile: PileView) -> str:
    """What buying from a pile means: how many tiles are looked at, whether its parts fit now, and what is known of them."""
    told = [sight.say("scene-buy-told", name=sight.say(f"pile-{pile['pile']}"), count=pile["count"])]
    if pile["pile"] not in ("barrier", "gondola"):
        told.append(sight.say("scene-pile-next" if sight.is_next(pile["pile"]) else "scene-pile-late" if sight.is_late(pile["pile"]) else "scene-pile-later"))
        told += [sight.say("scene-pile-purple")] if pile["pile"] in sight.doge["purple"] else []
    told += [sight.say("scene-pile-full")] if pile["full"] else []
    told += [sight.say("scene-pile-known", known=sight.words.listing([sight.short(tile) for tile in pile["next"]]))] if pile["next"] else []
    return " ".join(told)


# ---- Doge tiles ----


def _doges(sight: Sight) -> Iterator[Choice]:
    """The two tiles of an intrigue: one of them is laid out."""
    assert sight.board["intrigue"] is not None
    wide, high = DOGE_SIZE
    for tile in sight.board["intrigue"]["tiles"]:
        if tile is not None:
            effects, columns = effects_art(sight, tile)
            whole = wide * _DOGE + (columns * EFFECT_WIDTH + 8 if columns else 0)
            face = at(-whole / 2, 0, f'<g transform="scale({_DOGE})">{at(0, -high / 2, doge_face(sight, tile))}</g>', at(wide * _DOGE + 8, 0, effects))
            label = f"{doge_told(sight, tile)} {doge_effects(sight, tile)}".strip()
            yield Choice(tile["doge"], label, face, (whole, high * _DOGE), sight.moves[f"keep {tile['doge']}"])


def _ends(sight: Sight) -> Iterator[Choice]:
    """Where the other tile may go, and the tile itself."""
    assert sight.board["intrigue"] is not None
    wide, high = DOGE_SIZE
    for end in ("top", "bottom"):
        move = sight.moves[f"put {end}"]
        yield Choice(end, sight.say(f"scene-put-{end}-told"), _end(end, sight.say(f"scene-put-{end}")), (wide * _DOGE, high * _DOGE - 6), move)
    other = sight.board["intrigue"]["tiles"][0]
    if other is not None:
        face = f'<g transform="scale({_DOGE})">{at(-wide / 2, -high / 2, doge_face(sight, other))}</g>'
        yield Choice(other["doge"], doge_told(sight, other), face, (wide * _DOGE, high * _DOGE))


def _end(end: str, word: str) -> str:
    """The pile, with the tile on top of it or beneath it."""
    pile = "".join(
        f'<rect x="-86" y="{6 - 5 * k}" width="76" height="13" rx="2" fill="var(--back-brown)" stroke="var(--back-line)" stroke-width=".8"/>' for k in range(4)
    )
    y, arrow = (-36, "M-48-22v9m-5-5l5 6 5-6") if end == "top" else (32, "M-48 31v-8m-5 5l5-6 5 6")
    tile = f'<rect x="-86" y="{y}" width="76" height="12" rx="2" fill="var(--card)" stroke="var(--ink)" stroke-width="1.4"/>'
    return f'{pile}{tile}<path d="{arrow}" fill="none" stroke="var(--ink)" stroke-width="1.6"/>{write(word, 42, 8, 23, "middle", "ds-head")}'


# ---- bids ----


def _bid(sight: Sight, move: int, approvals: int) -> Choice:
    label = sight.say("scene-bid-told", approvals=approvals)
    art = use("ds-seal", 0, -6, 40, 35.6) if approvals else '<circle cy="-8" r="14" fill="none" stroke="var(--ink-2)" stroke-dasharray="3 3"/>'
    return Choice(f"bid-{approvals}", label, art + number(approvals, 0, 31, 22), (52, 74), move)


def _bid_rows(choices: list[Choice]) -> Iterator[str]:
    """All bids: in one row as long as they fit, else in rows without seals."""
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
    each = -(-across // rows)
    return [(each * k, (x - wide / 2 + wide * each * k, top, wide * min(each, across - each * k), high)) for k in range(rows)]


# ---- the end ----

_SHARES = (("parts", "i-galley"), ("indicators", "i-shield"), ("bonuses", "i-wall"), ("inspections", "i-eye"), ("final-approval", "i-seal"))
_WORD = 34.0
"""The room that the name of a source of points needs."""


def _total(sight: Sight, seat: int) -> str:
    """The points of a seat, and what they are made of."""
    wide = _WIDTH / sight.seats
    left, view = _LEFT + wide * seat, sight.board["seats"][seat]
    won, score = seat in sight.winners, view["score"]
    rule = f'<path d="M{num(left)} {_TOP + 8:g}v{_HEIGHT - 16:g}" stroke="var(--rule)"/>' if seat else ""
    crown = use("ds-corno", left + 33, _TOP + 38, 33, 29) if won else ""
    head = use(f"badge-{seat}", left + 34, _TOP + 66, 38) + crown
    head += number(signed(view["points"]), left + 70, _TOP + 64, 44, "start", "ds-won" if won else "") + write(
        _shortened(sight.names[seat], wide - 24), left + 14, _TOP + 19, 19, "start", "ds-head"
    )
    pitch = (wide - 20) / len(_SHARES)
    cells = "".join(_share(sight, share, icon, score.get(share, 0), left + 10 + pitch * (nth + 0.5), pitch) for nth, (share, icon) in enumerate(_SHARES))
    label = sight.tell("scene-total", name=sight.names[seat], points=view["points"])
    return group(rule, head, cells, name=f"result-{seat}", label=label)


def _share(sight: Sight, share: str, icon: str, points: int, x: float, room: float) -> str:
    """What one source of points has brought; its name where there is room for it, else its sign."""
    if room >= _WORD:
        name = write(sight.say(f"scene-share-{share}"), x, _TOP + 105, None, "middle", "ds-word ds-small ds-quiet")
    else:
        name = f'<g color="var(--ink-2)" class="on-sheet">{use(icon, x, _TOP + 100, 17)}</g>'
    return group(title(sight.say(f"score-{share}")), name, write(signed(points), x, _TOP + 124, None, "middle", "ds-count"))


def _shortened(name: str, room: float) -> str:
    """A name that has to fit."""
    most = max(4, int(room / 9.4))
    return name if len(name) <= most else name[: most - 1] + "…"
