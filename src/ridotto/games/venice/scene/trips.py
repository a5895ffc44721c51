"""What passing and mooring at a dock would bring the viewer, in words; the view has the numbers."""

from collections.abc import Sequence

from ridotto.games.venice.moves import FIELDS
from ridotto.games.venice.scene.sight import Sight
from ridotto.games.venice.shape import DockView, MooringView, PassingView, PushView, ShareView, WayView


def passing(sight: Sight, building: str, brief: bool = False) -> list[str]:
    """Meetings, own gondola, effects when a dock is passed; in brief, without what a meeting costs and without effects that are not there."""
    found = sight.docks[building]["passing"]
    if found is None:
        return []
    met = meetings(sight, found, brief)
    effects = _effects_in_passing(sight, found)
    if brief and met and not found["effects"]:
        effects = []
    return [*met, *effects] or [sight.say("scene-pass-nothing")]


def asks_in_passing(sight: Sight, building: str) -> bool:
    """Whether something has to be decided before one sails on: a meeting, cubes to be moved, effects."""
    found = sight.docks[building]["passing"]
    return found is not None and bool(found["meetings"] or found["effects"] or found["spy"])


def meetings(sight: Sight, found: PassingView, brief: bool = False) -> list[str]:
    """Whom the gondola meets: others, who cost a scroll or intrigue each time, and one's own gondola."""
    others = [sight.owner(colour) for colour in others_met(sight, found)]
    said = [sight.tell("scene-plan-meets" if brief else "scene-meet", names=sight.words.listing(others))] if others else []
    return [*said, sight.say("scene-meet-own")] if len(others) < len(found["meetings"]) else said


def others_met(sight: Sight, found: PassingView | None) -> list[int]:
    """The colours of the gondolas met in passing that are not the viewer's."""
    colours = [sight.gondolas[name]["colour"] for name in found["meetings"]] if found is not None else []
    return [colour for colour in colours if not sight.is_mine(colour)]


def _effects_in_passing(sight: Sight, found: PassingView) -> list[str]:
    said = [sight.say(f"scene-pass-{_CLOSED[found['closed']]}")] if found["closed"] else [sight.say("scene-open-effects", last=len(found["effects"]))]
    return [*said, sight.say("scene-pass-spy")] if found["spy"] else said


_CLOSED = {"municipal": "municipal", "gondola": "barred", "assistant": "no-assistant"}


def mooring(sight: Sight, building: str) -> list[str]:
    """Assistant, effects, contracts and points for those below when one moors."""
    dock = sight.docks[building]
    found = dock["mooring"]
    if found is None:
        return []
    said = [sight.say("scene-moor-fulfil", contract=sight.contract(contract)) for contract in found["contracts"]]
    if dock["municipal"]:
        assert sight.mine is not None
        said.append(sight.say(f"scene-moor-{building}", second=sight.effect(building, 2), tax=sight.mine["tax"]))
    else:
        said += _advance(sight, dock, found)
    return [*said, *shares(sight, dock, found["shares"])]


def shares(sight: Sight, dock: DockView, found: Sequence[ShareView]) -> list[str]:
    """What others score when a gondola comes to lie at a dock: who lies there, or the opponent for a smuggler gondola below."""
    there = {sight.owner(sight.gondolas[name]["colour"]) for name in dock["pile"]}
    names = [sight.owner(share["colour"]) for share in found]
    keys = ["scene-moor-share" if name in there else "scene-moor-gift" for name in names]
    return [sight.tell(key, name=name, points=share["points"]) for key, name, share in zip(keys, names, found, strict=True)]


def _advance(sight: Sight, dock: DockView, found: MooringView) -> list[str]:
    """Where the assistant goes, and whom it pushes."""
    assert sight.me is not None
    if not found["field"]:
        return [sight.say("scene-moor-no-assistant")]
    opened = sight.say("scene-open-effects", last=len(found["effects"]))
    if found["field"] == dock["assistants"][sight.me]:
        return [sight.say("scene-moor-stays"), opened]
    moves = [sight.say("scene-moor-field", field=found["field"]), *(_pushed(sight, push) for push in found["pushed"])]
    return [", ".join(moves), opened]


def _pushed(sight: Sight, push: PushView) -> str:
    colour = push["colour"]
    return sight.tell("scene-moor-push", who="seat" if colour < sight.seats else sight.mode, name=sight.owner(colour), field=push["field"])


def along(sight: Sight, way: WayView, brief: bool = False) -> list[str]:
    """A way on offer in a few lines: what a bridge brings, what passing there would bring, whether one may moor."""
    said = []
    if way["coins"]:
        said.append(sight.say("scene-way-own-bridge", coins=way["coins"]))
    if way["intrigue"]:
        said.append(sight.say("scene-way-bridge", intrigue=way["intrigue"]))
    if way["lost"]:
        said.append(sight.say("scene-way-bridge-full", points=way["lost"]))
    building = way["building"]
    if way["may_pass"]:
        said.append(sight.tell("scene-if-pass", what="; ".join(passing(sight, building, brief))))
    else:
        said.append(sight.say("scene-no-pass"))
    if way["may_moor"]:
        said.append(sight.tell("scene-if-moor", what="; ".join(mooring(sight, building))))
    else:
        said.append(sight.say("scene-no-moor"))
    return said


def in_all(sight: Sight, way: WayView) -> str:
    """What a way costs, what the trip has cost with it, and what one keeps."""
    assert sight.trip is not None
    return sight.say("scene-about-sail", price=way["price"], all=sight.trip["paid"] + way["price"], left=way["left"])


def worded(sight: Sight, building: str, last: int) -> list[str]:
    """The effects of a building up to a field, each in words."""
    count = 2 if sight.docks[building]["municipal"] else last
    return [f"{effect}: {'; '.join([sight.effect(building, effect), *hints(sight, building, effect)])}" for effect in range(1, count + 1)]


def reach(sight: Sight, building: str, moors: bool) -> int:
    """How many effects of a building one could use there."""
    dock = sight.docks[building]
    passed = dock["passing"]
    opened = [*(passed["effects"] if passed is not None else []), *(dock["mooring"]["effects"] if moors and dock["mooring"] is not None else [])]
    return FIELDS if passed is not None and passed["spy"] else max(opened, default=0)


def hints(sight: Sight, building: str, effect: int) -> list[str]:
    """What an effect comes to now: the tax on a contract, the steps in the council."""
    said = []
    for amount in sight.docks[building]["amounts"]:
        if amount["effect"] == effect:
            said += [sight.say("scene-tax", coins=amount["tax"])] if amount["tax"] is not None else []
            said += [sight.say("scene-steps", steps=amount["steps"])] if amount["steps"] is not None else []
            said += [sight.say("scene-points-now", points=amount["points"])] if amount["points"] is not None else []
    return said
