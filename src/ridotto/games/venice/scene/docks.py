"""The docks: names and effects of buildings, assistants, effects open to the viewer, and what may be chosen."""

from functools import lru_cache

from ridotto.games.venice.art import ELEVATIONS, sign
from ridotto.games.venice.scene.paper import breadth
from ridotto.games.venice.scene.paragraphs import BUILDING_RULES
from ridotto.games.venice.scene.places import (
    BAR,
    EFFECTS_AT,
    FIELD_SIZE,
    FIELD_TOP,
    FOOT,
    NAME_FOOT,
    TILE_HALF,
    TOP,
    Dock,
    field_at,
    field_left,
    half,
    island,
)
from ridotto.games.venice.scene.scene_view import TRAVEL, SceneView, capital
from ridotto.games.venice.shape import DockView, EffectView
from ridotto.look.pen import area, at, box, num, off, piece, spot, title, use, write
from ridotto.look.seats import dressed

FIGURE = (29.0, 33.0)
_CROWD = ((0.0, 0.0, 1.0),), ((-6.0, 2.0, 0.8), (6.5, 2.0, 0.8)), ((-7.6, 4.4, 0.66), (7.6, 4.4, 0.66), (0.0, -5.0, 0.66))
_MANY = ((-7.6, 5.0, 0.58), (7.6, 5.0, 0.58), (-7.6, -6.4, 0.58), (7.6, -6.4, 0.58), (0.0, -1.0, 0.58))
"""Where several assistants stand on field 4, and how large they are."""


def docks(seen: SceneView) -> dict[str, str]:
    """All docks with what is on them; one by one where one of them has changed."""
    if any(_is_asked(seen, dock["building"]) for dock in seen.board["docks"]):
        return _docks(seen, seen.here)
    boats = [{"gondola": gondola["gondola"], "colour": gondola["colour"]} for gondola in seen.board["gondolas"]]
    board = {**seen.only("board_size", "mode", "docks"), "gondolas": boats, "trip": None, "activation": None, "meeting": None}
    return seen.kept(_docks, board, seen.here, mine=True)


def _docks(seen: SceneView, here: str | None) -> dict[str, str]:
    return {f"dock-{number}": _as_it_is(seen, dock, here == dock["building"] and not seen.over) for number, dock in enumerate(seen.board["docks"])}


def _as_it_is(seen: SceneView, dock: DockView, now: bool) -> str:
    if _is_asked(seen, dock["building"]):
        return _dock(seen, now, dock["building"])
    boats = [seen.gondolas[name] for name in dock["pile"]]
    board = {**seen.only("board_size", "mode"), "docks": [dock], "gondolas": boats, "trip": None, "activation": None}
    return seen.kept(_dock, board, now, dock["building"], mine=True)


def _is_asked(seen: SceneView, building: str) -> bool:
    """Whether a dock has a part in the viewer's decision."""
    return seen.decision in TRAVEL or seen.decision == "effect" or building in seen.named


def goes_to(seen: SceneView, building: str) -> int | None:
    """The move that clicking on a dock makes."""
    for kind in ("place", "overtime", "sail", "route", "smuggle"):
        if (move := seen.moves.get(f"{kind} {building}")) is not None:
            return move
    return None


def _dock(seen: SceneView, now: bool, building: str) -> str:
    dock, place = seen.docks[building], seen.dock(building)
    standing = tuple((seen.dress(colour), field, colour) for colour, field in enumerate(dock["assistants"]) if field)
    move = goes_to(seen, building)
    why = _why_not(seen, building) if move is None else ""
    said = "\n".join([seen.effects(building), *([why] if why else [])])
    drawn = _drawn(said, seen.place(building), place, building, now, bool(dock["contracts"]), standing, seen.me, len(dock["own_effects"]))
    label = _label(seen, dock) if move is None else f"{_goal(seen, move, building)}. {_label(seen, dock)}"
    return area(move, _outline(place), drawn, _bid(seen, dock), *_effects(seen, dock), name=f"dock-{place.name}", label=label)


def _goal(seen: SceneView, move: int, building: str) -> str:
    """What clicking on a dock means."""
    if f"place {building}" in seen.moves:
        return seen.say("scene-place-at", at=seen.at(building))
    if f"sail {building}" in seen.moves:
        return capital(seen.say("scene-sail-to", to=seen.to(building)))
    return capital(seen.phrase(move))


def _why_not(seen: SceneView, building: str) -> str:
    """Why a dock cannot be sailed to on this trip, in words."""
    beyond = seen.trip["beyond"] if seen.trip is not None and seen.decision in TRAVEL else []
    return next((seen.say(f"scene-why-{each['why']}") for each in beyond if each["building"] == building), "")


@lru_cache(maxsize=512)
def _drawn(
    said: str, named: str, dock: Dock, building: str, now: bool, wanted: bool, standing: tuple[tuple[int, int, int], ...], me: int | None, reach: int
) -> str:
    """What is at a dock, without what may be chosen there."""
    face = _face(dock, building, named, now, wanted)
    bar = at(dock.x, dock.y, _bar(me, reach)) if me is not None and reach else ""
    men = "".join(
        _assistant(dock, building, dress, colour, field, [each for _, other, each in standing if other == field]) for dress, field, colour in standing
    )
    return f"{title(said, BUILDING_RULES[building])}{_ground(dock)}{face}{bar}{men}"


@lru_cache(maxsize=256)
def _outline(dock: Dock) -> str:
    left, top, width, height = island(dock)
    return f"M{num(left)} {num(top)}h{num(width)}v{num(height)}h-{num(width)}Z"


@lru_cache(maxsize=256)
def _ground(dock: Dock) -> str:
    """The ground of the island, which says what the building does."""
    return f'<path d="{_outline(dock)}" fill="transparent"/>'


def _label(seen: SceneView, dock: DockView) -> str:
    """Building, effects and who is there, for those who do not see it."""
    men = [seen.tell("scene-told-assistant", name=seen.owner(colour), field=field) for colour, field in enumerate(dock["assistants"]) if field]
    boats = [seen.tell("scene-told-gondola", name=seen.owner(seen.gondolas[gondola]["colour"])) for gondola in dock["pile"]]
    name, _, effects = seen.effects(dock["building"]).partition("\n")
    told = "; ".join([*men, *boats]) or seen.say("scene-told-nobody")
    return " ".join([f"{name.rstrip(':')}: {told}.", effects.replace("\n", "; ")]).strip()


# ---- lettering ----


@lru_cache(maxsize=512)
def _face(dock: Dock, building: str, name: str, now: bool, wanted: bool) -> str:
    """Sign, name and effects; on a phone only the sign. The current dock has an ink ribbon, a contract's a seal."""
    _, x, y = dock
    edge = f'<path d="{_outline(dock)}" fill="none" stroke="var(--ink)" stroke-width="3" stroke-linejoin="round"/>' if now else ""
    seal = use("m-deed", x + half(dock) - 30, y + TOP - 3, 24) if wanted else ""
    return f'<g pointer-events="none">{edge}{_palace(x, y, building, name, now) if building in ELEVATIONS else _tile(x, y, building, name, now)}{seal}</g>'


def _tile(x: float, y: float, building: str, name: str, now: bool) -> str:
    ink, ground = ("var(--paper)", "on-ink") if now else ("var(--ink)", "on-land")
    width = TILE_HALF + 1.5
    ribbon = f'<path d="M{num(-width)} {TOP - 1.5}H{num(width)}V{NAME_FOOT - 0.5}H{num(-width)}Z" fill="var(--ink)"/>' if now else ""
    small = round(min(19.4, (width + 31) / max(1.0, breadth(name, 0.93))), 1)
    near = f'<g class="{ground}" color="{ink}">{sign(building, 20, -57.5, TOP + 12.5)}</g>'
    near += write(name, -44.5, TOP + 18.6, small, "start", "ve-name", f'fill="{ink}"')
    near += use(f"fx-{building}", 0, EFFECTS_AT, 134, 20)
    far = f'<g class="{ground}" color="{ink}">{sign(building, 33, 0, TOP + 10)}</g>'
    return at(x, y, ribbon, f'<g class="ve-near">{near}</g><g class="ve-far">{far}</g>')


def _palace(x: float, y: float, building: str, name: str, now: bool) -> str:
    """A municipal building in elevation, its name and its two parts below."""
    front = use(f"elevation-{building}", 0, -26, 106, 50) + '<path d="M-58-1H58" stroke="var(--coast)" stroke-width="1.2"/>'
    ribbon = '<path d="M-65 .4H65V19H-65Z" fill="var(--ink)"/>' if now else ""
    size = round(min(18.6, 118 / max(1.0, breadth(name, 0.93))), 1)
    near = write(name, 0, 14.5, size, "middle", "ve-name", 'fill="var(--paper)"' if now else "")
    near += use(f"fx-{building}", 0, EFFECTS_AT + 1.6, 127, 19) + '<path d="M0 20V33" stroke="var(--rule)"/>'
    far = f'<g class="{"on-ink" if now else "on-land"}" color="{"var(--paper)" if now else "var(--ink)"}">{sign(building, 30, 0, 18)}</g>'
    wash = '<path d="M-65 .4H65V36H-65Z" fill="var(--ink)"/>' if now else ""
    return at(x, y, front, ribbon, f'<g class="ve-near">{near}</g><g class="ve-far">{wash}{far}</g>')


# ---- assistants ----


def _crowd(many: int) -> tuple[tuple[float, float, float], ...]:
    return _CROWD[many - 1] if many <= len(_CROWD) else _MANY


def assistant_at(seen: SceneView, building: str, colour: int) -> tuple[float, float, float]:
    """Where an assistant stands, and how large it is drawn."""
    dock = seen.docks[building]
    field = dock["assistants"][colour]
    return _stands(seen.dock(building), field, colour, [each for each, at_field in enumerate(dock["assistants"]) if at_field == field])


def _stands(dock: Dock, field: int, colour: int, same: list[int]) -> tuple[float, float, float]:
    x, y = field_at(dock, field)
    dx, dy, scale = _crowd(len(same))[same.index(colour)]
    return x + dx, y + dy, scale


def _assistant(dock: Dock, building: str, dress: int, colour: int, field: int, same: list[int]) -> str:
    x, y, scale = _stands(dock, field, colour, same)
    return piece(f"man-{building}-{colour}", x, y, use(f"assistant-{dress}", 0, 0, FIGURE[0] * scale, FIGURE[1] * scale))


@lru_cache(maxsize=64)
def _bar(seat: int, fields: int) -> str:
    """A bar in the viewer's colour under the fields whose effects are open."""
    width = field_left(fields + 1) - field_left(1) - 1.4
    return dressed(
        seat, f'<rect x="{num(field_left(1))}" y="{BAR}" width="{num(width)}" height="3.6" fill="var(--seat)" stroke="var(--seat-key)" stroke-width=".8"/>'
    )


# ---- choices ----


def _bid(seen: SceneView, dock: DockView) -> str:
    """An assistant that a card may move."""
    move = seen.moves.get(f"assistant {dock['building']}")
    if move is None or seen.me is None:
        return ""
    x, y, _ = assistant_at(seen, dock["building"], seen.me)
    return spot(move, seen.phrase(move), x, y, 20)


def _effects(seen: SceneView, dock: DockView) -> list[str]:
    """The effects that may be used now, field by field."""
    activation = seen.board["activation"]
    if activation is None or activation["building"] != dock["building"] or seen.decision != "effect":
        return []
    _, x, y = seen.dock(dock["building"])
    drawn = []
    for each in activation["effects"]:
        effect = each["effect"]
        move = seen.moves.get(f"use {effect}")
        said = seen.effect(dock["building"], effect)
        width, height, dx, dy = _effect_box(dock["municipal"], effect)
        if move is not None:
            drawn.append(box(move, said, x + dx, y + dy, width, height, corner=2))
        else:
            why = why_closed(seen, each)
            drawn.append(
                off(
                    why,
                    f'<rect x="{num(x + dx - width / 2)}" y="{num(y + dy - height / 2)}" width="{num(width)}" height="{num(height)}" fill="transparent"/>',
                    name=said,
                )
            )
    return drawn


def why_closed(seen: SceneView, effect: EffectView) -> str:
    """Why an effect cannot be used now. VEN-61 to VEN-64."""
    if effect["state"] == "used":
        return seen.say("scene-why-used")
    activation = seen.board["activation"]
    numbers = seen.docks[activation["building"]]["effects"][effect["effect"] - 1] if activation is not None else {}
    why = "cards" if effect["why"] == "cost" and "needs_influence" in numbers else effect["why"] or "nothing"
    return seen.say(f"scene-why-{why}")


def _effect_box(municipal: bool, effect: int) -> tuple[float, float, float, float]:
    """Width and height of the place of an effect, and where its middle is."""
    if municipal:
        return 60.0, 18.0, -30.0 if effect == 1 else 30.0, EFFECTS_AT + 1.6
    height = FOOT - FIELD_TOP - 1
    return FIELD_SIZE[0], height, field_left(effect) + FIELD_SIZE[0] / 2, FIELD_TOP + height / 2
