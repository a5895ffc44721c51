"""What has changed since the viewer last moved: routes of shifted houses, waves under new things, changed counts."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ridotto.engine.codec import Event
from ridotto.games.doge.moves import ADVISOR_KEYS, FIELD_KEYS
from ridotto.games.doge.scene.scene_view import SceneView
from ridotto.look.pen import changed, plus, route, wake


def changes(seen: SceneView, news: Sequence[Event]) -> str:
    """The marks of all news, over the pieces."""
    houses: Counter[tuple[str, int]] = Counter()
    advisors: set[str] = set()
    drawn: list[str] = []
    for event in news:
        told = event.numbers
        match event.kind:
            case "placed":
                houses[FIELD_KEYS[told["field"]], told["seat"]] += told["count"]
            case "shifted":
                start, goal = FIELD_KEYS[told["from"]], FIELD_KEYS[told["to"]]
                houses[start, told["seat"]] -= 1
                houses[goal, told["seat"]] += 1
                drawn.append(_shifted(seen, told["seat"], start, goal))
            case "built":
                field = FIELD_KEYS[told["field"]]
                houses[field, told["seat"]] -= told["cost"]
                drawn.append(_built(seen, field, told["site"] - 1))
            case "set":
                drawn.append(_set(seen, FIELD_KEYS[told["field"]], told["seat"]))
            case "sited" | "neutral" | "given-up":
                advisors.add(ADVISOR_KEYS[told["advisor"]])
    drawn += [*(_moved(seen, key) for key in sorted(advisors)), *_counts(seen, houses)]
    return changed(*drawn)


def _counts(seen: SceneView, houses: Mapping[tuple[str, int], int]) -> Iterable[str]:
    for (field, seat), change in sorted(houses.items()):
        if change and seen.fields[field]["houses"][seat]:
            x, y = seen.geometry.houses_at(field, seat, seen.seats)
            yield plus(change, x + 36, y - 4)


def _shifted(seen: SceneView, seat: int, start: str, goal: str) -> str:
    """The route of a shifted house, while the seat still has a house where it went and the match is not over."""
    if seen.over or not seen.fields[goal]["houses"][seat]:
        return ""
    (x0, y0), (x1, y1) = seen.geometry.houses_at(start, seat, seen.seats), seen.geometry.houses_at(goal, seat, seen.seats)
    return route([(x0 + 2, y0 + 22), (x1 - 2, y1 + 19)])


def _built(seen: SceneView, field: str, site: int) -> str:
    x, y = seen.geometry.site_at(field, site)
    return wake(x, y + 25)


def _moved(seen: SceneView, key: str) -> str:
    """Waves under an advisor that has a new place or ring."""
    place = seen.advisors[key]["place"]
    if place is None:
        x, y = seen.geometry.neutral_at(ADVISOR_KEYS.index(key))
    else:
        standing = seen.fields[place]["advisors"]
        x, y = seen.geometry.advisor_at(place, standing.index(key), len(standing), seen.taken(place))
    return wake(x, y + 19, 38)


def _set(seen: SceneView, field: str, seat: int) -> str:
    """Waves under a stack that still lies face down."""
    if field == seen.voting or seen.fields[field]["stacks"][seat] is None:
        return ""
    x, y = seen.geometry.stack_at(field, seat, seen.seats)
    return wake(x, y + 18, 36)
