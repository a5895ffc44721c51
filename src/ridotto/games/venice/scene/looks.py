"""What the map shows while something is pointed at: meetings on a route, assistants' new fields, contracts' docks."""

from functools import lru_cache

from ridotto.games.venice.scene.docks import FIGURE
from ridotto.games.venice.scene.gondolas import met_ring
from ridotto.games.venice.scene.places import FIELD_SIZE, Dock, field_at, island
from ridotto.games.venice.scene.scene_view import SceneView
from ridotto.look.pen import look, num, sized, use


def looks(seen: SceneView) -> str:
    """Everything that shows on pointing."""
    return "".join((*_ways(seen), *_deeds(seen), *_cards(seen)))


def _ways(seen: SceneView) -> list[str]:
    """Docks that may be sailed to, the dock reached, and docks where a gondola may be placed."""
    drawn = []
    for text, move in seen.moves.items():
        kind, _, goal = text.partition(" ")
        if kind == "sail":
            drawn.append(look([move], _meetings(seen, goal), _advance(seen, goal)))
        elif kind == "place":
            drawn.append(look([move], _advance(seen, goal)))
        elif kind == "pass" and seen.here is not None:
            drawn.append(look([move], _meetings(seen, seen.here), _passed(seen, seen.here)))
        elif kind == "moor" and seen.here is not None:
            drawn.append(look([move], _advance(seen, seen.here)))
    return drawn


def _meetings(seen: SceneView, building: str) -> str:
    """A frame around each gondola that would be met."""
    found = seen.docks[building]["passing"]
    met = reversed(found["meetings"]) if found is not None else ()
    return "".join(met_ring(seen, name) for name in met if not seen.is_mine(seen.gondolas[name]["colour"]))


def _passed(seen: SceneView, building: str) -> str:
    """The effects that could be used in passing."""
    found = seen.docks[building]["passing"]
    return _reach(seen, building, len(found["effects"]) if found is not None else 0)


def _advance(seen: SceneView, building: str) -> str:
    """The assistant on its new field, the one it pushes, and the effects that it opens."""
    dock = seen.docks[building]
    found = dock["mooring"]
    if dock["municipal"] or seen.me is None:
        return _frame(seen.dock(building))
    if found is None:
        return ""
    field = found["field"]
    if field == dock["assistants"][seen.me]:
        return _reach(seen, building, field)
    x, y = field_at(seen.dock(building), field)
    ghost = f'<g opacity=".75">{use(f"assistant-{seen.me}", x, y - 9, *FIGURE)}</g>'
    return f"{_reach(seen, building, field)}{_push(seen.dock(building), field) if found['pushed'] else ''}{ghost}"


@lru_cache(maxsize=512)
def _push(dock: Dock, field: int) -> str:
    """An arrow from a field to the next one."""
    x, y = field_at(dock, field)
    return f'<path class="ve-push" d="M{num(x + 6)} {num(y + 8)}h{num(FIELD_SIZE[0] - 8)}m-6-5 6 5-6 5"/>'


def _reach(seen: SceneView, building: str, effects: int) -> str:
    """A frame around the fields whose effects could be used."""
    return _fields(seen.dock(building), effects) if effects else ""


@lru_cache(maxsize=256)
def _fields(dock: Dock, effects: int) -> str:
    left, top = field_at(dock, 1)
    right, _ = field_at(dock, effects)
    width, height = FIELD_SIZE
    return f'<rect class="ve-met" {sized((left - width / 2 - 1, top - height / 2 - 1, right - left + width + 2, 56))} rx="3"/>'


@lru_cache(maxsize=256)
def _frame(dock: Dock) -> str:
    left, top, width, height = island(dock)
    return f'<rect class="ve-met" {sized((left - 3, top - 3, width + 6, height + 6))} rx="5"/>'


def _deeds(seen: SceneView) -> list[str]:
    """The buildings of contracts that the viewer holds or has drawn."""
    drawn = []
    for contract in (*(seen.board["hand"] or ()), *seen.board["drawn_contracts"]):
        name = contract["contract"]
        keys = [f"own-{kind}-{name}" for kind in ("deed", "note", "deed-drawn", "spare-note")]
        drawn.append(look(keys, _frame(seen.dock(contract["place"]))))
    return drawn


def _cards(seen: SceneView) -> list[str]:
    """The docks of smuggler cards."""
    return [look([move], _frame(seen.dock(text.split()[1]))) for text, move in seen.moves.items() if text.startswith("smuggle ")]
