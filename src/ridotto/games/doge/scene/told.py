"""What the board says to those who do not see it, a sentence for each field; and the paragraph that governs a decision."""

from collections.abc import Iterator

from ridotto.games.doge.scene.geometry import COUNCIL
from ridotto.games.doge.scene.scene_view import SceneView


def field_told(seen: SceneView, field: str) -> str:
    """A field in one sentence: what there is to win, or what the next palazzo costs, and what everybody has there."""
    return seen.tell("scene-told", field=seen.field_name(field), parts="; ".join(_parts(seen, field)))


def _parts(seen: SceneView, field: str) -> Iterator[str]:
    here = seen.fields[field]
    if field == seen.voting and not seen.over:
        yield seen.say("scene-told-vote")
    yield seen.say("scene-told-council") if field == COUNCIL else seen.say("scene-told-cost", cost=here["cost"] or 0)
    for seat, name in enumerate(seen.names):
        if seat in here["palazzi"]:
            yield seen.tell("scene-told-palazzi", name=name, count=here["palazzi"].count(seat))
        if here["houses"][seat]:
            yield seen.tell("scene-told-houses", name=name, count=here["houses"][seat])
        stack = here["stacks"][seat]
        if stack is not None:
            yield seen.tell("scene-told-tokens", name=name, count=stack["size"])
    for key in here["advisors"]:
        controller = seen.advisors[key]["controller"]
        if controller is not None:
            yield seen.tell("scene-told-advisor", advisor=seen.advisor_name(key), name=seen.names[controller])


def governing_rule(seen: SceneView) -> str:
    """The paragraph for this decision in this vote; empty where the one for all decisions of its kind will do."""
    if seen.vote is None or seen.me is None:
        return ""
    second = seen.me not in seen.vote["winners"]
    tied = len(seen.vote["seconds"] if second else seen.vote["winners"]) > 1
    council = seen.voting == COUNCIL
    match seen.decision:
        case "houses":
            return ("DOG-103" if tied else "DOG-102") if second else "DOG-104" if tied else "DOG-101"
        case "advisor" | "pick" if council:
            return "DOG-90" if second else "DOG-89" if seen.vote["seconds"] else "DOG-98"
        case "shift-any" if council and tied:
            return "DOG-96" if second else "DOG-95"
    return ""
