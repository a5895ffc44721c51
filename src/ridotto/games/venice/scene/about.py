"""What moves bring, in words: shown when their places are hovered over, reached by key, or first tapped."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ridotto.games.venice.moves import FIELDS
from ridotto.games.venice.scene.answers import answers
from ridotto.games.venice.scene.canals import way_of
from ridotto.games.venice.scene.own import card_said, deed_said
from ridotto.games.venice.scene.scene_view import SceneView
from ridotto.games.venice.scene.trips import along, in_all, mooring, others_met, passing, reach, worded
from ridotto.games.venice.shape import ContractView
from ridotto.look.scene import Item, Row


def about(seen: SceneView) -> dict[int, str]:
    """What each move brings, except answers to meetings, whose names say it."""
    found = {}
    for text, move in seen.moves.items():
        kind, _, thing = text.partition(" ")
        match kind:
            case "sail":
                found[move] = _sails(seen, thing)
            case "pass" if seen.here is not None:
                said = "; ".join(passing(seen, seen.here))
                found[move] = _lines(seen.tell("scene-if-pass", what=said), *worded(seen, seen.here, reach(seen, seen.here, moors=False)), *_final(seen))
            case "moor" if seen.here is not None:
                said = "; ".join(mooring(seen, seen.here))
                found[move] = _lines(seen.tell("scene-if-moor", what=said), *worded(seen, seen.here, reach(seen, seen.here, moors=True)))
            case "place":
                found[move] = _placed(seen, thing)
            case "play":
                found[move] = _lines(card_said(seen, thing), seen.say("scene-no-undo"))
            case "keep-card":
                found[move] = card_said(seen, thing)
            case "bridge":
                found[move] = _bridged(seen, thing)
            case "overtime":
                found[move] = _lines(*worded(seen, thing, 2 if seen.docks[thing]["municipal"] else len(seen.docks[thing]["own_effects"])))
            case "archive":
                found[move] = seen.say("scene-why-archive", effect=seen.lasting(_known(seen, thing)))
            case "fulfil":
                found[move] = _lines(_deed(seen, thing), seen.say("scene-no-undo"))
            case "keep" | "return":
                found[move] = _deed(seen, thing)
    return found | _answered(seen)


def called(seen: SceneView) -> dict[int, str]:
    """Moves that name a gondola by its number, by where it lies instead, unless both lie at one dock."""
    docks = [seen.gondolas[f"{seen.me}.{number}"]["at"] for number in (1, 2)] if seen.moves and seen.me is not None else []
    if None in docks or len(set(docks)) < 2:
        return {}
    at = {word: seen.at(dock) for word, dock in zip(("first", "second"), docks, strict=True) if dock is not None}
    found = {}
    for text, move in seen.moves.items():
        match text.split():
            case ["gondolier", which]:
                found[move] = seen.say("scene-man-at", at=at[which])
            case ["cube", kind, which]:
                found[move] = seen.say("scene-load-at", cube=seen.say(f"cube-{kind}"), at=at[which])
            case ["give", kind, which]:
                found[move] = seen.say("scene-give-at", cube=seen.say(f"cube-{kind}"), at=at[which])
    return found


def labelled(rows: Sequence[Row], said: Mapping[int, str]) -> list[Row]:
    """Rows with answers that say in full what their moves bring."""
    if not said:
        return list(rows)
    return [replace(row, items=[_labelled(item, said) for item in row.items]) for row in rows]


def _labelled(item: Item, said: Mapping[int, str]) -> Item:
    words = said.get(item.move, "") if item.move is not None and item.name.startswith("act-") else ""
    return item if not words or words == item.label else item._replace(label=f"{item.label.splitlines()[0]}. {words}")


def _lines(*lines: str) -> str:
    return "\n".join(lines)


def _sails(seen: SceneView, goal: str) -> str:
    """A route: its price, meetings, the assistant, and what the building there offers."""
    way = way_of(seen, goal)
    return "" if way is None else _lines(in_all(seen, way), *along(seen, way), *worded(seen, goal, reach(seen, goal, way["may_moor"])))


def _placed(seen: SceneView, building: str) -> str:
    """VEN-20 to VEN-22: what placing a gondola brings at once, and what its building may bring later."""
    if seen.docks[building]["municipal"]:
        return _lines(seen.say("scene-about-place-municipal"), *worded(seen, building, 2))
    first, *later = worded(seen, building, FIELDS)
    return _lines(seen.say("scene-about-place"), first, seen.say("scene-about-later"), *later)


def _bridged(seen: SceneView, ends: str) -> str:
    """VEN-81 to VEN-83: what a canal costs without a bridge, and what one there brings from then on."""
    cost = next(canal["cost"] for canal in seen.board["canals"] if {canal["first"], canal["second"]} == set(ends.split()))
    rates = seen.board["rates"]
    return _lines(seen.say("scene-about-canal", coins=cost), seen.say("scene-about-bridge", coins=rates["bridge_coins"], intrigue=rates["bridge_intrigue"]))


def _final(seen: SceneView) -> list[str]:
    """VEN-69: answers to a meeting are simultaneous, so nothing before them can be taken back."""
    assert seen.here is not None
    met = others_met(seen, seen.docks[seen.here]["passing"])
    return [seen.say("scene-no-undo")] if any(colour < seen.seats for colour in met) else []


def _deed(seen: SceneView, name: str) -> str:
    """A contract: what it takes, what it gives, and its lasting effect."""
    return deed_said(seen, _known(seen, name))


def _known(seen: SceneView, name: str) -> ContractView:
    """A contract that the viewer sees."""
    laid = [place for place in seen.mine["places"] if place is not None] if seen.mine is not None else []
    fulfilling = seen.board["fulfilling"]
    known = (*(seen.board["hand"] or ()), *seen.board["drawn_contracts"], *laid, *((fulfilling,) if fulfilling is not None else ()))
    found: ContractView = next(contract for contract in known if contract["contract"] == name)
    return found


def _answered(seen: SceneView) -> dict[int, str]:
    """What the answer cards of some decisions say."""
    if seen.decision not in ("route", "smuggler-card", "doge-gondola", "gondolier", "effect", "card-either"):
        return {}
    items = {item.move: item.label for row in answers(seen) for item in row.items if item.move is not None}
    if seen.decision in ("effect", "card-either"):  # their heads are what the moves are called
        return {move: label.partition("\n")[2] for move, label in items.items()}
    return items
