"""What nobody asked the viewer about, in sentences: how a round ended and that another began, and tiles that all were too dear."""

from collections.abc import Sequence

from ridotto.engine.codec import Event
from ridotto.games.dogeship.moves import TILE_TEXTS
from ridotto.games.dogeship.scene.scene_view import SceneView


def since(seen: SceneView, news: Sequence[Event]) -> list[str]:
    """The sentences, in the order in which it happened: a bot's turn is over before anybody has read the log."""
    found, bids = [], []
    shown: list[str] = []
    begun: list[str] = []
    for event in news:
        if event.kind == "bid":
            bids.append(seen.tell("scene-since-bid", name=seen.names[event.numbers["seat"]], **_without_seat(event)))
        if event.kind == "round" and event.numbers["number"] > 1:
            begun = [seen.say("scene-since-round", number=event.numbers["number"])]
        if event.numbers.get("seat") != seen.me:
            continue
        match event.kind:
            case "looked":
                shown = [seen.tile_name(TILE_TEXTS[tile]) for tile in _numbers(event, "tiles")]
            case "declined" if shown:  # SHIP-R34: without a decision between the two, so that nobody has seen the tiles
                found.append(seen.say("scene-since-dear", tiles=seen.words.listing(shown), count=len(shown)))
            case "flooded":
                found.append(seen.say("scene-since-flooded", markers=event.numbers["number"]))
            case "spared":
                found.append(seen.say("scene-since-spared"))
    return [*found, *([seen.tell("scene-since-bids", bids=seen.words.listing(bids))] if bids else []), *begun]


def _without_seat(event: Event) -> dict[str, int]:
    return {name: number for name, number in event.numbers.items() if name != "seat"}


def _numbers(event: Event, name: str) -> list[int]:
    numbers = event.args[name]
    return numbers if isinstance(numbers, list) else [numbers]
