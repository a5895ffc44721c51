"""The canals: prices and bridges, where to build or sail, the trip so far, and routes further on."""

from functools import lru_cache
from html import escape
from itertools import pairwise

from ridotto.games.venice.art import signs
from ridotto.games.venice.moves import CODEC
from ridotto.games.venice.scene.gondolas import BOAT, next_berth
from ridotto.games.venice.scene.paper import block, breadth, wrapped
from ridotto.games.venice.scene.places import TOP, WATER, Berth, Dock, half, price_at, stretch
from ridotto.games.venice.scene.scene_view import TRAVEL, SceneView, capital
from ridotto.games.venice.scene.trips import along, asks_in_passing, others_met
from ridotto.games.venice.shape import CanalView, ReachView, WayView
from ridotto.look.pen import Box, at, lane, num, off, piece, ring, sized, spot, title, use

_COIN, _BRIDGE = 26.0, (56.0, 29.4)
_CAPTION: Box = (606, 652, 388, 42)
"""Where a route is put into words on a large board."""
PLAN: Box = (0, 740, 390, 46)
"""The same for the loupes of a phone: below the board."""


def canals(seen: SceneView) -> str:
    """Prices and bridges of all canals that cannot be chosen now."""
    offered = set(_offers(seen))
    if not offered:
        trip = True if seen.trip is not None else None
        return seen.kept(_canals, {**seen.only("board_size", "mode", "canals"), "docks": seen.places, "trip": trip})
    return "".join(_canal(seen, canal) for canal in seen.board["canals"] if not _ends(canal) & offered or not _leads(seen, canal))


def _canals(seen: SceneView) -> str:
    """All canals, where none can be chosen."""
    return "".join(_canal(seen, canal) for canal in seen.board["canals"])


def _ends(canal: CanalView) -> set[str]:
    return {canal["first"], canal["second"]}


def _leads(seen: SceneView, canal: CanalView) -> bool:
    """Whether a canal leads from where the gondola is."""
    return _from(seen) in _ends(canal)


def _from(seen: SceneView) -> str | None:
    return seen.active["at"] if seen.active is not None else None


def _middle(seen: SceneView, first: str, second: str) -> tuple[float, float]:
    return price_at(seen.dock(first), seen.dock(second))


def _canal(seen: SceneView, canal: CanalView) -> str:
    first, second = canal["first"], canal["second"]
    x, y = _middle(seen, first, second)
    names = seen.say("scene-canal", first=seen.place(first), second=seen.place(second))
    if canal["bridge"] is not None:
        label = f"{names}: {seen.tell('scene-bridge-of', name=seen.owner(canal['bridge']))}"
        return piece(_bridge_name(canal), x, y + 2, title(label, "VEN-82"), use(f"bridge-{seen.dress(canal['bridge'])}", 0, 0, *_BRIDGE))
    if canal["used"] and seen.trip is not None:
        disc = f'<circle cx="{num(x)}" cy="{num(y)}" r="12" fill="var(--water)" stroke="var(--ink-2)"/>'
        return f'<g class="ve-far" color="var(--ink)">{disc}{use("i-tick", x, y, 14)}</g>'
    return _price(x, y, canal["cost"], f"{names}: {seen.say('scene-coins', count=canal['cost'])}")


@lru_cache(maxsize=512)
def _price(x: float, y: float, cost: int, label: str) -> str:
    return at(x, y, title(label, "VEN-32"), use(f"price-{cost}", 0, 0, _COIN))


def bridge_spots(seen: SceneView) -> str:
    """The canals where a bridge may be built, drawn over all gondolas."""
    bridge = seen.board["bridge"]
    if bridge is None:
        return ""
    drawn = ""
    for text, move in seen.moves.items():
        kind, *ends = text.split()
        if kind == "bridge":
            ghost = use(f"bridge-{seen.dress(bridge['colour'])}", 0, 1, 40, 21)
            drawn += spot(move, seen.phrase(move), *_middle(seen, *ends), 19, ghost)
    return drawn


def _bridge_name(canal: CanalView) -> str:
    """The name of a bridge's piece: that of its canal, as it never moves."""
    return f"bridge-{canal['first']}-{canal['second']}"


# ---- where a gondola may go next ----


def _offers(seen: SceneView) -> list[str]:
    """The buildings that can be sailed to from here, now or after passing."""
    if seen.decision in ("sail", "route"):
        return [text.partition(" ")[2] for text in seen.moves if text.startswith(f"{seen.decision} ")]
    if seen.decision == "halt" and "pass" in seen.moves and seen.trip is not None:
        return [way["building"] for way in seen.trip["ways"]]
    return []


def ways(seen: SceneView) -> str:
    """The canals that can be sailed. At a dock, each means passing it and, if nothing is asked, sailing there."""
    start = _from(seen)
    if start is None:
        return ""
    return "".join(_way(seen, start, goal) for goal in _offers(seen))


def closed_ways(seen: SceneView) -> str:
    """Canals from here that cannot be sailed, and why. VEN-32 to VEN-34."""
    start = _from(seen)
    if start is None or seen.trip is None or seen.decision not in TRAVEL:
        return ""
    drawn, offered = "", _offers(seen)
    for closed in seen.trip["closed"]:
        goal = closed["building"]
        if goal not in offered:
            x, y = _middle(seen, start, goal)
            ground = f'<circle cx="{num(x)}" cy="{num(y)}" r="17" fill="transparent"/>'
            drawn += off(seen.say(f"scene-why-{closed['why']}"), ground, name=seen.say("scene-canal", first=seen.place(start), second=seen.place(goal)))
    return drawn


def _way(seen: SceneView, start: str, goal: str) -> str:
    assert seen.active is not None
    move = seen.moves["pass"] if seen.decision == "halt" else seen.moves[f"{seen.decision} {goal}"]
    begin, end = stretch(seen.dock(start), seen.dock(goal), WATER)  # clear of the gondolas at both ends
    x, y = _middle(seen, start, goal)
    ghost = "" if seen.decision == "halt" else _ghost(seen.dress(seen.active["colour"]), next_berth(seen, goal))
    then = (CODEC.number(f"sail {goal}"),) if seen.decision == "halt" else ()
    return ghost + lane(move, way_label(seen, goal), begin, end, at(x, y, _toll(seen, start, goal)), then=then)


def _ghost(dress: int, berth: Berth) -> str:
    """The ghost of the gondola where it would be."""
    hull = at(berth.x, berth.y, use(f"boat-{dress}", 0, 2, *BOAT), scale=berth.scale)
    return f'<g opacity=".5" pointer-events="none" aria-hidden="true">{hull}</g>'


def way_of(seen: SceneView, goal: str) -> WayView | None:
    """What the view says about a canal that can be sailed."""
    return next((way for way in seen.trip["ways"] if way["building"] == goal), None) if seen.trip is not None else None


def way_label(seen: SceneView, goal: str) -> str:
    """Where a canal leads, what it costs and what it brings."""
    move = seen.moves.get(f"sail {goal}")
    if move is not None:
        return f"{capital(seen.say('scene-sail-to', to=seen.to(goal)))}. {seen.said[move]}"
    way = way_of(seen, goal)
    said = seen.say("scene-way", to=seen.to(goal), price=way["price"]) if way is not None else seen.place(goal)
    if seen.decision != "halt" or way is None or seen.here is None:
        return said
    key = "scene-pass-first" if asks_in_passing(seen, seen.here) else "scene-pass-on"
    return "\n".join([seen.said[seen.moves["pass"]], seen.say(key, to=seen.to(goal), price=way["price"]), *along(seen, way)])


def _toll(seen: SceneView, start: str, goal: str) -> str:
    """The price or the bridge within its ring, with what a bridge gives or costs beside it."""
    canal, way = seen.canals[frozenset((start, goal))], way_of(seen, goal)
    if canal["bridge"] is not None:
        gain = (("+", f"c{way['coins']}") if way["coins"] else ("+", "m-mask")) if way is not None and (way["coins"] or way["intrigue"]) else ()
        water = '<rect x="-31" y="-20" width="62" height="40" rx="20" fill="var(--water)"/>'
        plate = at(0, 21, _plate(28, signs(gain))) if gain else ""
        bridge = use(f"bridge-{seen.dress(canal['bridge'])}", 0, 2, *_BRIDGE)
        return f"{water}{ring(62, 40, bridge)}{plate}"
    cost = way["price"] if way is not None else canal["cost"]
    return f'<circle r="17" fill="var(--water)"/>{ring(34, 34, use(f"price-{cost}", 0, 0, 27))}'


def _plate(width: float, *inner: str) -> str:
    """A small paper tag, centred."""
    return f'<rect {sized((-width / 2, -10, width, 20))} fill="var(--card)" stroke="var(--ink-2)" stroke-width=".9"/>{"".join(inner)}'


# ---- the trip so far ----


def trip(seen: SceneView) -> str:
    """The route so far, dotted as on a chart, with what was paid for it."""
    if seen.trip is None or seen.over or len(seen.trip["path"]) < 2:
        return ""
    path = seen.trip["path"]
    (x0, y0), _ = stretch(seen.dock(path[0]), seen.dock(path[1]))
    lines = "".join(_leg(seen, first, second) for first, second in pairwise(path))
    origin = f'<path class="origin" d="M{num(x0)} {num(y0 - 7)}l7 7-7 7-7-7Z"/>'
    x, y = _middle(seen, path[-2], path[-1])
    paid = at(x, y, _plate(28, use(f"c-{min(99, seen.trip['paid'])}", 0, 0, 19))) if seen.board["phase"] == "turn" else ""
    tag = f'<g class="ve-near">{paid}</g>' if paid else ""
    return f'<g class="changes" aria-hidden="true"><path class="route" d="{lines}"/>{origin}{tag}</g>'


def _leg(seen: SceneView, first: str, second: str) -> str:
    return _line(seen.dock(first), seen.dock(second))


@lru_cache(maxsize=512)
def _line(first: Dock, second: Dock) -> str:
    (x0, y0), (x1, y1) = stretch(first, second)
    return f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}"


# ---- routes further on ----


def plans(seen: SceneView) -> str:
    """Docks further on that the coins reach: pointed at, each shows its cheapest route, price, meetings and effects."""
    if not has_plans(seen):
        return ""
    hint = f'<g class="ve-panel" id="plan" aria-hidden="true">{plan_strip(seen.say("scene-plan-hint"))}</g>'
    return hint + "".join(_plan(seen, reach) for reach in _further(seen))


def has_plans(seen: SceneView) -> bool:
    """Whether there is somewhere further on to look at."""
    return bool(_further(seen))


def _further(seen: SceneView) -> list[ReachView]:
    if seen.trip is None or seen.decision not in TRAVEL or seen.active is None:
        return []
    near = set(_offers(seen))
    return [reach for reach in seen.trip["reach"] if len(reach["path"]) > 1 and reach["building"] not in near]


def plan_words(seen: SceneView, reach: ReachView) -> str:
    """A route in one sentence."""
    stops = []
    for building in reach["path"][:-1]:
        brings = _brings(seen, building)
        stops.append(f"{seen.the(building)} ({seen.words.listing(brings)})" if brings else seen.the(building))
    return seen.tell("scene-plan", building=seen.place(reach["building"]), price=reach["price"], by=seen.words.listing(stops))


def _brings(seen: SceneView, building: str) -> list[str]:
    """Meetings and effects when passing a dock."""
    found = seen.docks[building]["passing"]
    met = [seen.owner(colour) for colour in reversed(others_met(seen, found))]
    said = [seen.tell("scene-plan-meets", names=seen.words.listing(met))] if met else []
    if found is not None and found["effects"]:
        said.append(seen.say("scene-plan-effects", last=len(found["effects"])))
    return said


def _plan(seen: SceneView, reach: ReachView) -> str:
    assert seen.active is not None
    goal = reach["building"]
    name, dock = f"to-{goal}", seen.dock(goal)
    words = plan_words(seen, reach)
    effects = seen.effects(goal).partition("\n")[2]
    label = f"{words}.\n{effects}"
    button = f'<g class="ve-goal" data-pick="{name}" role="button" tabindex="0" aria-pressed="false" aria-label="{escape(label)}">'
    button += f"{_goal(dock, min(99, reach['price']))}</g>"
    return f'{button}<g class="ve-plan" data-of="{name}" aria-hidden="true">{_drawn_plan(seen, reach)}</g>'


@lru_cache(maxsize=512)
def _goal(dock: Dock, price: int) -> str:
    """The ground to point at, and the price of the whole route."""
    _, x, y = dock
    left = half(dock)
    ground = f'<rect class="ground" {sized((x - left, y + TOP, 2 * left, 82))}/>'
    return ground + at(x - left - 1, y + TOP - 1, '<circle r="11.4" fill="var(--card)"/>', use(f"c-{price}", 0, 0, 21))


@lru_cache(maxsize=512)
def _plan_tag(dock: Dock, names: tuple[str, ...]) -> str:
    _, x, y = dock
    return at(x, y + TOP - 6, _plate(max(28.0, 15.0 * len(names)), signs(names, 15.0 * len(names))))


def _drawn_plan(seen: SceneView, reach: ReachView) -> str:
    """The dotted route, with a tag for meetings and effects at each dock that is passed."""
    start = _from(seen)
    assert start is not None
    stops = [start, *reach["path"]]
    lines = "".join(_leg(seen, first, second) for first, second in pairwise(stops))
    tags = ""
    for building in reach["path"][:-1]:
        names = _signs(seen, building)
        if names:
            tags += _plan_tag(seen.dock(building), names)
    return f'<path class="ve-under" d="{lines}"/><path class="ve-way" d="{lines}"/>{tags}{_strip(plan_words(seen, reach))}'


@lru_cache(maxsize=512)
def _strip(words: str) -> str:
    """The route in words: at the lower edge of a large board, in a strip of its own on a phone."""
    left, top, width, _ = _CAPTION
    size = min(14.6, 14.6 * 2 * (width - 22) / max(1.0, breadth(words, 15.6)))
    near = f'<rect {sized(_CAPTION)} fill="var(--card)" stroke="var(--ink)"/>{block(words, left + 10, top + 17, width - 18, round(size, 1), 2, 17)}'
    return f'<g class="ve-board">{near}</g><g class="ve-panel">{plan_strip(words)}</g>'


def plan_strip(words: str) -> str:
    """The strip that only a loupe shows."""
    left, top, width, _ = PLAN
    size, most = (15.0, 2) if len(wrapped(words, width - 22, 15, 9)) <= 2 else (12.6, 3)
    return f'<rect {sized(PLAN)} fill="var(--card)"/>{block(words, left + 12, top + 3 + size, width - 22, size, most, size * 1.12)}'


def _signs(seen: SceneView, building: str) -> tuple[str, ...]:
    found = seen.docks[building]["passing"]
    met = tuple("m-mask" for _ in others_met(seen, found))
    last = len(found["effects"]) if found is not None else 0
    return (*met, "m-men", f"1–{last}" if last > 1 else "1") if last else met
