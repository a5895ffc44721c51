"""What has changed since the viewer last moved: gondolas arrived, assistants advanced, discs moved, bridges built."""

from collections.abc import Sequence

from ridotto.engine.codec import Event
from ridotto.games.venice.moves import BUILDING_TEXTS
from ridotto.games.venice.scene.docks import assistant_at
from ridotto.games.venice.scene.gondolas import berth_of
from ridotto.games.venice.scene.places import price_at
from ridotto.games.venice.scene.scene_view import SceneView
from ridotto.games.venice.scene.track import disc_at
from ridotto.look.pen import changed, wake

_ADVANCED = ("new-assistant", "assistant", "pushed")
_OTHERS = ("smuggler-assistant", "smuggler-pushed")
_DOGES = ("doge-assistant", "doge-pushed")


def changes(seen: SceneView, news: Sequence[Event]) -> str:
    """The marks of all news, over the pieces; each thing is marked once."""
    marks: dict[str, str] = {}
    for event in news:
        told = event.numbers
        for name, mark in _marks(seen, event.kind, told):
            marks[name] = mark
    return changed(*(marks[name] for name in sorted(marks)))


def _marks(seen: SceneView, kind: str, told: dict[str, int]) -> list[tuple[str, str]]:
    if kind in ("moors", "placed") and told["seat"] != seen.me:
        return _boats(seen, told["seat"], BUILDING_TEXTS[told["building"]])
    if kind in ("smuggler-sailed", "smuggler-placed"):
        return _boats(seen, seen.seats, BUILDING_TEXTS[told["building"]])
    if kind in ("doge-sailed", "doge-placed"):
        return _boats(seen, 1 + told["colour"], BUILDING_TEXTS[told["building"]])
    if kind in _ADVANCED and (kind == "pushed" or told["seat"] != seen.me):
        return _man(seen, told["seat"], BUILDING_TEXTS[told["building"]])
    if kind in _OTHERS:
        return _man(seen, seen.seats, BUILDING_TEXTS[told["building"]])
    if kind in _DOGES:
        return _man(seen, 1 + told["colour"], BUILDING_TEXTS[told["building"]])
    if kind == "council" and told["seat"] != seen.me:
        return [(f"disc {told['seat']}", wake(disc_at(seen, told["seat"]), 45, 26))]
    if kind == "doge-council":
        return [(f"disc {1 + told['colour']}", wake(disc_at(seen, 1 + told["colour"]), 45, 26))]
    if kind in ("built", "doge-built"):
        first, second = BUILDING_TEXTS[told["first"]], BUILDING_TEXTS[told["second"]]
        x, y = price_at(seen.dock(first), seen.dock(second))
        return [(f"bridge {first} {second}", wake(x, y + 20, 56))]
    return []


def _boats(seen: SceneView, colour: int, building: str) -> list[tuple[str, str]]:
    """Waves on two sides of a gondola that has arrived."""
    found = []
    for name in seen.docks[building]["pile"]:
        if seen.gondolas[name]["colour"] == colour:
            berth = berth_of(seen, name)
            found.append((f"gondola {name}", wake(berth.x, berth.y + 13 * berth.scale, 70 * berth.scale)))
    return found


def _man(seen: SceneView, colour: int, building: str) -> list[tuple[str, str]]:
    """Waves under an assistant that is new or has moved."""
    if not seen.docks[building]["assistants"][colour]:
        return []
    x, y, scale = assistant_at(seen, building, colour)
    return [(f"man {building} {colour}", wake(x, y + 15 * scale, 28 * scale))]
