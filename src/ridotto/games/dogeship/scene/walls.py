"""The lagoon: each seat's sea wall with the coming flood, its ducats and its yard; markers drifting on the water."""

from functools import lru_cache

from ridotto.games.dogeship.art import thing
from ridotto.games.dogeship.scene.paragraphs import TILE_RULES
from ridotto.games.dogeship.scene.places import ADRIFT, ADRIFT_RIGHT, BAND_FOOT, BAND_TOP, THINGS_LEFT, WALL_LEFT, WALL_WIDTH, course_height, seat_width
from ridotto.games.dogeship.scene.scene_view import ROOMS, SceneView, plus
from ridotto.games.dogeship.shape import BarrierView, GondolaView, SeatView, TileView
from ridotto.look.pen import INK, KEY, LINED, Box, at, box, group, num, piece, sized, spot, title, use, write
from ridotto.look.seats import dressed, emblem

_MARKERS = 5
_COUNTED = 0.95
"""A course this high, compared with the highest, has numbers beside its signs; in a lower one they could not be read."""
_LETTER = 7.6
"""The average width of a letter in the names on the water."""
_NARROW = 110.0
"""With less room than this the yard has two rows."""
_BROAD = 40.0
"""From this width on a place of the yard is drawn larger."""


def lagoon(seen: SceneView) -> dict[str, str]:
    """All seats, and the water."""
    places = [_seat(seen, seat) if seat == seen.me and seen.moves else seen.kept(_seat, seen.of_seat(seat), seat) for seat in range(seen.seats)]
    pairs = {f"pair-{seat}": group(*places[seat : seat + 2], name=f"pair-{seat}") for seat in range(0, seen.seats, 2)}
    return {**pairs, "adrift": _adrift(seen)}


def seat_box(seen: SceneView, seat: int) -> Box:
    """The place of a seat."""
    wide = seat_width(seen.seats)
    return seat * wide, BAND_TOP + 1, wide, BAND_FOOT - BAND_TOP + 9


def _seat(seen: SceneView, seat: int) -> str:
    view, left = seen.board["seats"][seat], seat * seat_width(seen.seats)
    ground = f'<rect {sized(seat_box(seen, seat))} fill="none" pointer-events="all"/>'
    drawn = [ground, *_wall(seen, seat, view, left), _level(seen, view, left), _things(seen, seat, view, left), _after_flood(seen, seat, view, left)]
    label = seen.tell(
        "scene-seat-told",
        name=seen.names[seat],
        ducats=view["ducats"],
        yard=seen.words.listing([seen.short(tile) for tile in view["yard"]]) or seen.say("scene-told-nothing"),
        wall=len(view["stack"]),
    )
    return group(*drawn, name=f"place-{seat}", label=label, rule="SHIP-42")


# ---- walls ----


def _wall(seen: SceneView, seat: int, view: SeatView, left: float) -> list[str]:
    """The barriers, the newest on top. Only the top one, which alone is in effect, is drawn on paper; one that may go there is legible, too."""
    stack, drawn = view["stack"], []
    high = course_height(len(stack), seen.doge["flood"])
    for nth, barrier in enumerate(stack):
        top = nth == len(stack) - 1
        x, y = left + WALL_LEFT + (1.4 if nth % 2 else -1.4), BAND_FOOT - high * (nth + 1)
        told = seen.told(barrier)
        legible = top or (seat == seen.me and f"reorder {barrier['tile']}" in seen.moves)
        drawn.append(piece(f"wall-{barrier['tile']}", x, y, title(told, "SHIP-70"), _course(barrier, top, legible, high)))
        if seat == seen.me and not top:
            drawn.append(_turning(seen, barrier, x, y, high, told))
    if not stack and (seen.doge["flood"] is None or seen.over):  # before a flood the markers it takes stand here
        drawn.append(write(seen.say("scene-no-wall"), left + WALL_LEFT + 4, BAND_FOOT - 7, None, "start", "ds-note"))
    return drawn


def _course(barrier: BarrierView, top: bool, legible: bool, high: float) -> str:
    return _stone(barrier["priority"], barrier["trigger"], barrier["bonus"], barrier["item"] or "", barrier["amount"] or 0, top, legible, high)


@lru_cache(maxsize=512)
def _stone(priority: int, trigger: str, bonus: str, item: str, amount: int, top: bool, legible: bool, high: float) -> str:
    scale = high / 19
    paper = f'<rect width="{WALL_WIDTH:g}" height="{high:.1f}" fill="{"var(--card)" if top else "var(--stone)"}" {INK}/>'
    shade = f'<path d="M{WALL_WIDTH - 7:g} .8h6.2v{high - 1.6:.1f}h-6.2Z" fill="url(#shade)" opacity=".8"/>'
    rank = write(priority, 13, high / 2 + 5.2, None, "middle", "ds-rank")  # as large in a low course: it decides the order
    inner = '<path d="M25.5 3v13" stroke="var(--ink)" stroke-width=".6"/>' + at(37, 9.5, bonus_art(trigger, bonus, item, amount, scale >= _COUNTED))
    spread = WALL_WIDTH / 2 * (1 - scale) * 0.6
    art = f'<g transform="translate({spread:.1f} 0) scale({scale:.3f})">{inner}</g>'
    return f'{paper}{shade}<g opacity="{1 if legible else 0.66}">{rank}{art}</g>'


def bonus_art(trigger: str, bonus: str, item: str, amount: int, counted: bool = True) -> str:
    """The kind of field that sets off a bonus, an arrow, and the bonus; 50 units wide, beginning at 0 0. In a low course no number could be read."""
    arrow = f'<path d="M10 0H17M14.4-2.8L17.4 0 14.4 2.8" {LINED} stroke-width="1.3"/>'
    return f'<g color="var(--ink)">{use(f"ds-do-{trigger}", 0, 0, 14)}{arrow}</g>{at(29.5, 0, gain_art(bonus, item, amount, counted))}'


def gain_art(bonus: str, item: str, amount: int, counted: bool = True) -> str:
    """What a barrier gives, centred on 0 0: another purchase or completion, ducats, approvals or points."""
    if item:
        return thing(item, bonus == "buy", 0, 0, 20.5)
    if bonus == "ducats":
        return use(f"ds-coin-{amount}", 0, 0, 18.6)
    if bonus == "approvals":
        several = counted and amount > 1
        return use("ds-seal", -3, 0, 19, 17) + write(amount, 10.4, 5, None, "middle", "ds-amount") if several else use("ds-seal", 0, 0, 19, 17)
    shield = f'<path d="M-8-8H8V2C8 6 4 8 0 9-4 8-8 6-8 2Z" fill="var(--card)" {INK}/>'
    return shield + write(amount, 0, 4.8, None, "middle", "ds-amount") if counted else shield


def _turning(seen: SceneView, barrier: BarrierView, x: float, y: float, high: float, told: str) -> str:
    """The move that puts a barrier on top for ducats: SHIP-83."""
    move = seen.moves.get(f"reorder {barrier['tile']}")
    if move is None:
        return ""
    label = seen.say("scene-reorder", cost=seen.board["reorder_cost"], tile=told)
    mark = box(move, label, x + WALL_WIDTH / 2, y + high / 2, WALL_WIDTH, high, corner=0, classes="ds-fine")
    return group(mark, use(f"ds-coin-{seen.board['reorder_cost']}", x - 8, y + high / 2, min(19, high + 2)))


# ---- the flood ----


def _level(seen: SceneView, view: SeatView, left: float) -> str:
    """The flood that ends this round, as a line of water across the wall."""
    flood = seen.doge["flood"]
    if flood is None or seen.over:
        return ""
    y = BAND_FOOT - flood * course_height(len(view["stack"]), flood)
    return _wave(left, THINGS_LEFT - 4, round(y, 1))


@lru_cache(maxsize=512)
def _wave(left: float, wide: float, y: float) -> str:
    count = round(wide / 22)
    pitch = wide / count / 2
    way = f"M{num(left)} {num(y)}" + f"q{pitch / 2:.2f}-2.6 {pitch:.2f} 0t{pitch:.2f} 0" * count
    foam = f'<path d="{way}" fill="none" stroke="var(--halo)" stroke-width="3.6" opacity=".8"/>'
    return f'{foam}<path d="{way}" fill="none" stroke="var(--ink)" stroke-width="1.7"/>'


def _after_flood(seen: SceneView, seat: int, view: SeatView, left: float) -> str:
    """The markers of the next round behind the wall; those that the flood takes are struck through."""
    flood = seen.doge["flood"]
    if flood is None or seen.over:
        return ""
    told = seen.say("scene-flood-told", level=flood, wall=len(view["stack"]), loss=view["flood_loss"], enough=seen.doge["enough"])
    word = seen.say("scene-loses", loss=view["flood_loss"])
    return _rescued(seat, view["flood_loss"], left + THINGS_LEFT, seat_width(seen.seats) - THINGS_LEFT, word, told)


@lru_cache(maxsize=512)
def _rescued(seat: int, loss: int, left: float, room: float, word: str, told: str) -> str:
    y = BAND_FOOT - 8
    drawn = write(word, left, y + 4.5, None, "start", "ds-word ds-on-water")
    if room >= _NARROW:
        start = left + room - 12.4 * _MARKERS
        for nth in range(_MARKERS):
            x = start + 12.4 * nth
            if nth >= _MARKERS - loss:
                drawn += f'<circle cx="{num(x)}" cy="{y:g}" r="5" fill="var(--water)" stroke="var(--ink)" stroke-dasharray="2 1.8"/>'
                drawn += f'<path d="M{num(x - 3.4)} {y + 3.4:g}l6.8-6.8" stroke="var(--ink)" stroke-width="1.2"/>'
            else:
                drawn += f'<circle cx="{num(x)}" cy="{y:g}" r="5.2" fill="var(--seat)" {KEY}/>{emblem(seat, 6.2, x, y)}'
    return group(title(told, "SHIP-113"), dressed(seat, drawn))


# ---- what a seat has ----


def _things(seen: SceneView, seat: int, view: SeatView, left: float) -> str:
    """Ducats, then the yard."""
    x, room = left + THINGS_LEFT, seat_width(seen.seats) - THINGS_LEFT - 4
    ducats = _ducats(view["ducats"], x, seen.say("scene-ducats", ducats=view["ducats"]))
    across = ROOMS if room >= _NARROW else 3
    wide = min(50.0, room / across)
    high = 25.0 if across < ROOMS else 36.0 if wide < _BROAD else 44.0
    top = BAND_TOP + (20 if across < ROOMS else 22)
    drawn = [ducats]
    for nth in range(ROOMS):
        place = x + wide * (nth % across), top + high * (nth // across), wide - 2, high - 2
        drawn.append(_room(seen, view["yard"][nth], place) if nth < len(view["yard"]) else _empty(place))
    return "".join(drawn)


@lru_cache(maxsize=512)
def _ducats(ducats: int, x: float, told: str) -> str:
    return group(title(told, "SHIP-29"), use("ds-coin", x + 9, BAND_TOP + 10, 19), write(ducats, x + 22, BAND_TOP + 16, None, "start", "ds-count"))


@lru_cache(maxsize=512)
def _empty(place: Box) -> str:
    return f'<rect {sized(place)} fill="none" stroke="var(--ink-2)" stroke-dasharray="3 3" stroke-width=".8" opacity=".7"/>'


def gain(tile: GondolaView) -> str:
    """What a gondola brings, in a sign or two: approvals are told from ducats."""
    return f"{tile['amount']}{'✓' if tile['reward'] == 'approvals' else ''}"


def _room(seen: SceneView, tile: TileView, place: Box) -> str:
    """A tile under construction: what it is, and what it would bring."""
    told = seen.told(tile)
    if tile["kind"] == "galley":
        return _small(tile["zone"], "zone", plus(tile["points"]), not tile["buildable"], place, told, TILE_RULES["galley"])
    if tile["kind"] == "barrier":
        return _small("barrier", "thing", str(tile["priority"]), False, place, told, TILE_RULES["barrier"])
    return _small("gondola", "thing", str(tile["amount"]), False, place, told, TILE_RULES["gondola"], tile["reward"] == "approvals")


@lru_cache(maxsize=512)
def _small(what: str, kind: str, text: str, later: bool, place: Box, told: str, rule: str, seal: bool = False) -> str:
    left, top, wide, high = place
    x, size = left + wide / 2, 14.0 if high < 30 else 20.0 if high < 40 else 27.0
    paper = f'<rect {sized(place)} fill="var(--card)" stroke="var(--ink)" stroke-width="1"/>'
    if kind == "zone":
        glyph = f'<g color="var(--ink)">{use(f"ds-zone-{what}", x, top + size * 0.47, size * 1.16, size * 0.7)}</g>'
    else:
        glyph = thing(what, True, x, top + size * 0.48, size)
    line, shift = top + high - (2.2 if high < 30 else 3.4), 6.0 if seal else 0.0
    approvals = use("ds-seal", x + shift, line - 4.6, 13, 11.6) if seal else ""
    return group(title(told, rule), paper, glyph, write(text, x - shift, line, None, "middle", _worth(high < 30, later)), approvals)


def _worth(tiny: bool, later: bool) -> str:
    """The classes of the number that says what a tile is worth."""
    return f"ds-worth{' ds-tiny' if tiny else ''}{' ds-quiet' if later else ''}"


# ---- adrift ----


def _adrift(seen: SceneView) -> str:
    """Markers discarded onto the water, and those that a flood has taken; another may be discarded there."""
    if seen.over:
        return ""
    (x, y), word = ADRIFT, seen.say("scene-adrift")
    owners = [(seat, nth) for seat, view in enumerate(seen.board["seats"]) for nth in range(view["adrift"] + view["lost"])]
    start = x + len(word) * _LETTER + 26
    pitch = min(13.0, (ADRIFT_RIGHT - start) / max(1, len(owners)))
    drawn = [piece(f"adrift-{seat}-{nth}", start + pitch * place, y, use(f"ds-disc-{seat}", 0, 0, 19)) for place, (seat, nth) in enumerate(owners)]
    move = seen.moves.get("discard")
    if move is not None:
        label, x_next = seen.say("scene-discard", ducats=seen.board["discard_ducats"]), start + pitch * len(owners) + (10 if owners else 4)
        mark = spot(move, label, x_next, y, 10.5, use(f"ds-disc-{seen.me}", 0, 0, 19))
        drawn.append(group(mark, use(f"ds-coin-{seen.board['discard_ducats']}", x_next + 20, y, 16)))
    if not drawn:
        return ""
    return group(
        write(word, x, y + 5.6, None, "start", "ds-aside"),
        *drawn,
        name="adrift",
        label=seen.say("scene-adrift-told", ducats=seen.board["discard_ducats"]),
        rule="SHIP-96",
    )
