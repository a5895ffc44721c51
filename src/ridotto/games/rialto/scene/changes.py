"""What has changed since the viewer last moved: councilmen who arrived, tiles laid, discs that moved on."""

from collections import Counter
from collections.abc import Sequence

from ridotto.engine.codec import Event
from ridotto.games.rialto.moves import DISTRICTS, PAIR_TEXTS
from ridotto.games.rialto.scene.places import man_at, span
from ridotto.games.rialto.scene.scene_view import SceneView
from ridotto.games.rialto.scene.track import arch_of
from ridotto.look.pen import changed, plus, route, wake

_LAID = ("bridge-laid", "virtual-bridge", "gondola-laid", "virtual-gondola")


def changes(seen: SceneView, news: Sequence[Event]) -> str:
    """The marks of all news, over the pieces."""
    men: Counter[tuple[str, int]] = Counter()
    stepped, drawn = set(), []
    for event in news:
        told = event.numbers
        player = told.get("seat", seen.virtual if seen.virtual is not None else 0)
        match event.kind:
            case "placed" | "placed-from-tableau":
                men[DISTRICTS[told["district"]], player] += 1
            case "sent" | "virtual-sent":
                men[DISTRICTS[told["district"]], player] += told["number"]
            case "moved" | "moved-beside":
                source, goal = DISTRICTS[told["source"]], DISTRICTS[told["district"]]
                men[source, player] -= 1
                men[goal, player] += 1
                drawn.append(_moved(seen, player, source, goal))
            case "steps" | "virtual-steps":
                stepped.add(player)
        if event.kind in _LAID:
            name = PAIR_TEXTS[told["connection"]]
            drawn.append(_laid(name))
            if event.kind == "virtual-gondola" and name in seen.connections:
                men.update((end, player) for end in seen.connections[name]["ends"])
    drawn += [_count(seen, district, player, change) for (district, player), change in sorted(men.items()) if change and not seen.over]
    drawn += [wake(arch_of(seen, player), 67, 26) for player in sorted(stepped)]
    return changed(*drawn)


def _laid(name: str) -> str:
    """Waves below a new tile."""
    place = span(name)
    return wake(place.x, max(place.y + 4, place.end(0)[1], place.end(1)[1]) + 15, 46)


def _count(seen: SceneView, district: str, player: int, change: int) -> str:
    """By how much a player's councilmen in a district have changed, where there are any."""
    if not seen.districts[district]["men"][player]:
        return ""
    x, y = man_at(district, player, seen.players)
    return plus(change, x + 21, y - 3)


def _moved(seen: SceneView, player: int, source: str, goal: str) -> str:
    """The route of a councilman."""
    (x0, y0), (x1, y1) = man_at(source, player, seen.players), man_at(goal, player, seen.players)
    return route([(x0, y0 + 26), (x1, y1 + 24)])
