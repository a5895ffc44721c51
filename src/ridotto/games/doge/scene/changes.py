"""What has changed since the viewer last moved: routes of shifted houses, wakes under what is new, by how much counts differ."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ridotto.engine.codec import Event
from ridotto.games.doge.moves import ADVISOR_KEYS, FIELD_KEYS
from ridotto.games.doge.scene.sight import Sight
from ridotto.look.pen import changed, plus, route, wake


def changes(sight: Sight, news: Sequence[Event]) -> str:
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
                drawn.append(_shifted(sight, told["seat"], start, goal))
            case "built":
                field = FIELD_KEYS[told["field"]]
                houses[field, told["seat"]] -= told["cost"]
                drawn.append(_built(sight, field, told["site"] - 1))
            case "set":
                drawn.append(_set(sight, FIELD_KEYS[told["field"]], told["seat"]))
            case "sited" | "neutral" | "given-up":
                advisors.add(ADVISOR_KEYS[told["advisor"]])
    drawn += [*(_moved(sight, key) for key in sorted(advisors)), *_counts(sight, houses)]
    return changed(*drawn)


def _counts(sight: Sight, houses: Mapping[tuple[str, int], int]) -> Iterable[str]:
    for (field, seat), change in sorted(houses.items()):
        if change and sight.fields[field]["houses"][seat]:
            x, y = sight.geometry.houses_at(field, seat, sight.seats)
            yield plus(change, x + 36, y - 4)


def _shifted(sight: Sight, seat: int, start: str, goal: str) -> str:
    """The way of a house, as long as one of the seat's still stands where it went and the match goes on."""
    if sight.over or not sight.fields[goal]["houses"][seat]:
        return ""
    (x0, y0), (x1, y1) = sight.geometry.houses_at(start, seat, sight.seats), sight.geometry.houses_at(goal, seat, sight.seats)
    return route([(x0 + 2, y0 + 22), (x1 - 2, y1 + 19)])


def _built(sight: Sight, field: str, site: int) -> str:
    x, y = sight.geometry.site_at(field, site)
    return wake(x, y + 25)


def _moved(sight: Sight, key: str) -> str:
    """A wake under an advisor that has got a new place or ring."""
    place = sight.advisors[key]["place"]
    if place is None:
        x, y = sight.geometry.neutral_at(ADVISOR_KEYS.index(key))
    else:
        standing = sight.fields[place]["advisors"]
        x, y = sight.geometry.advisor_at(place, standing.index(key), len(standing), sight.taken(place))
    return wake(x, y + 19, 38)


def _set(sight: Sight, field: str, seat: int) -> str:
    """A wake under a stack that still lies face down."""
    if field == sight.voting or sight.fields[field]["stacks"][seat] is None:
        return ""
    x, y = sight.geometry.stack_at(field, seat, sight.seats)
    return wake(x, y + 18, 36)
