"""What a phone enlarges: the part of the map that a decision is about, every dock in words, and the Doge's cards.

The panels are below the board, where only a loupe shows them (`ve-panel` in scene.css).
"""

from collections.abc import Sequence
from functools import lru_cache

from ridotto.games.venice.art import ELEVATIONS, sign, signs
from ridotto.games.venice.scene.canals import PLAN, has_plans
from ridotto.games.venice.scene.gondolas import boat, visitors
from ridotto.games.venice.scene.paper import block, breadth
from ridotto.games.venice.scene.places import CORNER, QUAY, TRACK_HALVES, cut, dock_box, price_at, spot_box
from ridotto.games.venice.scene.scene_view import SceneView
from ridotto.games.venice.shape import DockView, DogeView
from ridotto.look.pen import Box, at, num, sized, use, write
from ridotto.look.pen import number as digits
from ridotto.look.scene import Loupe

_WIDTH = 390.0
_TOP = 800.0
"""Where the panels begin, below the board."""
_ROW = 29.0
_SMALL = 12.4
_CARD = 36.0


def loupes(seen: SceneView) -> list[Loupe]:
    """First what the decision is about. A tap on a dock shows its panel, one on the Doge's cards their words."""
    now = _about(seen)
    named = {loupe.name for loupe in now}
    rest = seen.kept(
        _parts, {**seen.only("mode"), "docks": seen.places, "decks": [None] if seen.board["decks"] else [], "doge": {} if seen.board["doge"] else None}
    )
    return [*now, *[loupe for loupe in rest if loupe.name not in named]]


def _parts(seen: SceneView) -> Sequence[Loupe]:
    """Every dock in words, and the other parts of the board."""
    rest = [Loupe(f"dock-{dock['dock']}", seen.place(dock["building"]), _panel_box(number)) for number, dock in enumerate(seen.board["docks"])]
    parts = [("quay", "scene-stores", QUAY)]
    if seen.board["decks"]:
        parts.append(("doge" if seen.mode == "doge" else "smugglers", "scene-corner", CORNER))
    rest += [Loupe(name, seen.say(key), cut([box])) for name, key, box in parts]
    if seen.board["doge"] is not None:
        rest.append(_doge_words(seen))
    return (*rest, *(Loupe(name, seen.say("scene-council"), box) for name, box in TRACK_HALVES.items()))


def _about(seen: SceneView) -> list[Loupe]:
    """The part of the map and the panel of the building that the decision is about."""
    found = [Loupe("plan", seen.say("scene-plan-hint"), PLAN, True)] if has_plans(seen) else []
    boxes = _places(seen)
    panel = _panel_of(seen)
    if seen.decision == "effect" and panel is not None:
        found.append(panel)
    if boxes:
        if len(boxes) > 9:  # all over the city
            found += _halves(seen)
        else:
            place = cut(boxes)
            found.append(Loupe(_cut_name(place), seen.say("scene-city"), place, True))
    elif seen.decision is not None and not found:  # contracts and cards name buildings, a small map does not
        found += _halves(seen)
    if seen.mode == "doge" and seen.decision in ("smuggler-card", "doge-gondola"):
        found.insert(0, _doge_words(seen, now=True))
    return found


def _halves(seen: SceneView) -> list[Loupe]:
    """The city in two parts; the buildings in the middle are complete in both."""
    return [Loupe("west", seen.say("scene-west"), (0, 56, 592, 644), True), Loupe("east", seen.say("scene-east"), (408, 56, 592, 644), True)]


def _doge_words(seen: SceneView, now: bool = False) -> Loupe:
    return Loupe("doge-row", seen.say("scene-doge-row"), (0, _TOP, _WIDTH, 6 + 3 * _CARD), now)


def _cut_name(box: Box) -> str:
    """The name for a part of the map; the page keeps loupes by name, so each part needs its own."""
    return "cut-" + "-".join(str(round(side)) for side in box)


def cut_names(seen: SceneView) -> str:
    """Elements with the names of such parts."""
    return "".join(f'<g id="{loupe.name}"/>' for loupe in _about(seen) if loupe.name.startswith(("cut-", "west", "east")))


def _places(seen: SceneView) -> list[Box]:
    """The boxes of what can be chosen on the map, and of the gondola's dock."""
    boxes = []
    for text in seen.moves:
        kind, *names = text.split()
        if kind in ("place", "overtime", "sail", "route", "assistant", "smuggle"):
            boxes.append(dock_box(seen.dock(names[0])))
        elif kind == "bridge":
            boxes.append(spot_box(*price_at(seen.dock(names[0]), seen.dock(names[1])), 24))
    if seen.decision in ("gondolier", "cube-kind", "load"):
        boxes += [dock_box(seen.dock(gondola["at"])) for gondola in seen.board["gondolas"] if seen.is_mine(gondola["colour"]) and gondola["at"] is not None]
    if seen.decision == "doge-gondola":
        letter = seen.board["deck_now"]
        goals = [deck["now"] for deck in seen.board["decks"] if deck["letter"] == letter]
        lying = [gondola["at"] for gondola in seen.board["gondolas"] if gondola["letter"] == letter]
        boxes += [dock_box(seen.dock(building)) for building in (*goals, *lying) if building is not None]
    if seen.decision == "halt" and seen.trip is not None:
        boxes += [dock_box(seen.dock(way["building"])) for way in seen.trip["ways"]] if "pass" in seen.moves else []
    if seen.here is not None and seen.decision not in ("bridge", "doge-bridge", "card-assistant"):
        boxes.append(dock_box(seen.dock(seen.here)))
    return boxes


def _panel_of(seen: SceneView) -> Loupe | None:
    if seen.here is None:
        return None
    number = next(k for k, dock in enumerate(seen.board["docks"]) if dock["building"] == seen.here)
    return Loupe(f"dock-{seen.dock(seen.here).name}", seen.place(seen.here), _panel_box(number), True)


# ---- panels that only a loupe shows ----


def panels(seen: SceneView) -> dict[str, str]:
    """The Doge's cards and the panels of all docks."""
    docks = [{"building": dock["building"], "assistants": dock["assistants"], "effects": dock["effects"], "pile": dock["pile"]} for dock in seen.board["docks"]]
    return seen.kept(_panels, {**seen.only("mode", "gondolas", "doge", "decks"), "docks": docks})


def _panels(seen: SceneView) -> dict[str, str]:
    doge = seen.board["doge"]
    drawn = {"cards": at(0, _TOP, _paper(6 + 3 * _CARD), _doge_cards(seen, doge))} if doge is not None else {}
    drawn |= {f"panel-{number}": at(*_panel_box(number)[:2], _as_it_is(seen, dock)) for number, dock in enumerate(seen.board["docks"])}
    return {name: f'<g class="ve-panel" aria-hidden="true">{panel}</g>' for name, panel in drawn.items()}


def _panel_box(number: int) -> Box:
    return 420.0 * (number % 5), _TOP + 140 + 240.0 * (number // 5), _WIDTH, 40 + 4 * _ROW + 46


def _paper(height: float) -> str:
    return f'<rect {sized((0, 0, _WIDTH, height))} fill="var(--sheet)"/>'


def _doge_cards(seen: SceneView, doge: DogeView) -> str:
    """What his three cards do; those crossed out are faint."""
    crossed = {deck["crossed"] for deck in seen.board["decks"]}
    drawn = ""
    for position, card in enumerate(doge["row"], 1):
        if card is None:
            continue
        words = f"{seen.say(f'doge-card-{card}')}: {seen.doge_card(card)}"
        y = 6 + _CARD * (position - 1)
        line = digits(position, 20, y + 20, 21) + block(words, 40, y + 14, _WIDTH - 50, 14.6, 2)
        drawn += f'<g opacity=".45">{line}</g>' if position in crossed else line
    return drawn


def _as_it_is(seen: SceneView, dock: DockView) -> str:
    boats = (*dock["pile"], *visitors(seen, dock["building"]))
    shown = {"building": dock["building"], "assistants": dock["assistants"], "effects": dock["effects"]}
    return seen.kept(_dock, {**seen.only("mode"), "docks": [shown], "gondolas": [seen.gondolas[name] for name in boats]}, dock["building"], boats)


def _dock(seen: SceneView, building: str, moored: tuple[str, ...]) -> str:
    """A building in words: its effects, who is on which field, the gondolas moored there with their loads."""
    dock = seen.docks[building]
    men = tuple((seen.dress(colour), field) for colour, field in enumerate(dock["assistants"]) if field)
    boats = tuple(_boat(seen, name) for name in moored)
    effects = tuple(seen.effect(building, effect) for effect in range(1, len(dock["effects"]) + 1))
    return _panel(seen.place(building), building, effects, seen.signs(building), men, boats)


def _boat(seen: SceneView, name: str) -> tuple[int, tuple[int, ...], bool, str]:
    gondola = seen.gondolas[name]
    return seen.dress(gondola["colour"]), tuple(gondola["load"]), gondola["gondolier"], gondola["letter"] or ""


@lru_cache(maxsize=512)
def _panel(
    name: str,
    building: str,
    effects: tuple[str, ...],
    marks: tuple[tuple[str, ...], ...],
    men: tuple[tuple[int, int], ...],
    boats: tuple[tuple[int, tuple[int, ...], bool, str], ...],
) -> str:
    figures = ""
    for field in range(1, 5):
        here = [dress for dress, place in men if place == field]
        figures += "".join(use(f"assistant-{dress}", 34 + 9 * k, 48 + _ROW * (field - 1), 20, 23) for k, dress in enumerate(here))
    ships = "".join(at(44 + 76 * k, 40 + 4 * _ROW + 26, boat(*each)) for k, each in enumerate(boats))
    return f"{_face(name, building, effects, marks)}{figures}{ships}"


def _row(effect: str, x: float, y: float, room: float) -> str:
    """The words of an effect in its row: in one line, or in two small ones rather than in one that nobody can read."""
    size = min(15.5, 15.5 * room / max(1.0, breadth(effect, 15.5)))
    return write(effect, x, y + 5, round(size, 1), "start", "ve-text") if size >= _SMALL else block(effect, x, y - 2, room, _SMALL, 2)


@lru_cache(maxsize=256)
def _face(name: str, building: str, words: tuple[str, ...], marks: tuple[tuple[str, ...], ...]) -> str:
    """The part of a dock's panel that never changes."""
    head = f'<g color="var(--ink)" class="on-sheet">{sign(building, 24, 20, 18)}</g>{write(name, 38, 26, 24, "start", "ve-name")}'
    rows = ""
    left = 24 if building in ELEVATIONS else 74
    for k, effect in enumerate(words):
        y = 48 + _ROW * k
        rows += digits(k + 1, 14, y + 6, 18) + at(left + 24, y, signs(marks[k], 46)) + _row(effect, left + 52, y, _WIDTH - left - 60)
        rows += f'<path d="M8 {num(y - _ROW / 2)}H{num(_WIDTH - 8)}" stroke="var(--rule)"/>'
    water = f'<rect {sized((0, 34 + 4 * _ROW, _WIDTH, 52))} fill="var(--water)"/>'
    return f"{_paper(40 + 4 * _ROW)}{head}{rows}{water}"
