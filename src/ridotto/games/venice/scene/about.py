"""What moves bring, in words: said when somebody rests on their places, comes to them by key, or taps them for the first time."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ridotto.games.venice.moves import FIELDS
from ridotto.games.venice.scene.answers import answers
from ridotto.games.venice.scene.canals import way_of
from ridotto.games.venice.scene.own import card_said, deed_said
from ridotto.games.venice.scene.sight import Sight
from ridotto.games.venice.scene.trips import along, in_all, mooring, others_met, passing, reach, worded
from ridotto.games.venice.shape import ContractView
from ridotto.look.scene import Item, Row


def about(sight: Sight) -> dict[int, str]:
    """By move. Effects and answers are not among them: they are said where they are chosen."""
    found = {}
    for text, move in sight.moves.items():
        kind, _, thing = text.partition(" ")
        match kind:
            case "sail":
                found[move] = _sails(sight, thing)
            case "pass" if sight.here is not None:
                said = "; ".join(passing(sight, sight.here))
                found[move] = _lines(sight.tell("scene-if-pass", what=said), *worded(sight, sight.here, reach(sight, sight.here, moors=False)), *_final(sight))
            case "moor" if sight.here is not None:
                said = "; ".join(mooring(sight, sight.here))
                found[move] = _lines(sight.tell("scene-if-moor", what=said), *worded(sight, sight.here, reach(sight, sight.here, moors=True)))
            case "place":
                found[move] = _placed(sight, thing)
            case "play":
                found[move] = _lines(card_said(sight, thing), sight.say("scene-no-undo"))
            case "keep-card":
                found[move] = card_said(sight, thing)
            case "archive":
                found[move] = sight.say("scene-why-archive", effect=sight.lasting(_known(sight, thing)))
            case "fulfil":
                found[move] = _lines(_deed(sight, thing), sight.say("scene-no-undo"))
            case "keep" | "return":
                found[move] = _deed(sight, thing)
    return found | _answered(sight)


def labelled(rows: Sequence[Row], said: Mapping[int, str]) -> list[Row]:
    """Answers that say in full what their moves bring."""
    return [replace(row, items=[_labelled(item, said) for item in row.items]) for row in rows]


def _labelled(item: Item, said: Mapping[int, str]) -> Item:
    words = said.get(item.move, "") if item.move is not None and item.name.startswith("act-") else ""
    return item if not words or words == item.label else replace(item, label=f"{item.label.splitlines()[0]}. {words}")


def _lines(*lines: str) -> str:
    return "\n".join(lines)


def _sails(sight: Sight, goal: str) -> str:
    """A way: its price, meetings, the assistant, and what the building there offers."""
    way = way_of(sight, goal)
    return "" if way is None else _lines(in_all(sight, way), *along(sight, way), *worded(sight, goal, reach(sight, goal, way["may_moor"])))


def _placed(sight: Sight, building: str) -> str:
    """VEN-20 to VEN-22: what a gondola that is placed brings at once, and what its building may bring later."""
    if sight.docks[building]["municipal"]:
        return _lines(sight.say("scene-about-place-municipal"), *worded(sight, building, 2))
    first, *later = worded(sight, building, FIELDS)
    return _lines(sight.say("scene-about-place"), first, sight.say("scene-about-later"), *later)


def _final(sight: Sight) -> list[str]:
    """VEN-69: answers to a meeting are given at the same time, so that nothing before them can be taken back."""
    assert sight.here is not None
    met = others_met(sight, sight.docks[sight.here]["passing"])
    return [sight.say("scene-no-undo")] if any(colour < sight.seats for colour in met) else []


def _deed(sight: Sight, name: str) -> str:
    """A contract: what it takes, what it gives and what lasts."""
    return deed_said(sight, _known(sight, name))


def _known(sight: Sight, name: str) -> ContractView:
    """A contract that the viewer sees."""
    laid = [place for place in sight.mine["places"] if place is not None] if sight.mine is not None else []
    fulfilling = sight.board["fulfilling"]
    known = (*(sight.board["hand"] or ()), *sight.board["drawn_contracts"], *laid, *((fulfilling,) if fulfilling is not None else ()))
    found: ContractView = next(contract for contract in known if contract["contract"] == name)
    return found


def _answered(sight: Sight) -> dict[int, str]:
    """What the cards of some decisions say."""
    if sight.decision not in ("route", "smuggler-card", "doge-gondola", "gondolier"):
        return {}
    items = [item for row in answers(sight) for item in row.items if item.move is not None]
    return {item.move: item.label for item in items if item.move is not None}
