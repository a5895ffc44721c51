"""What passing and mooring at a dock would bring the viewer, in words; the view has the numbers."""

from collections.abc import Sequence

from ridotto.games.venice.moves import FIELDS
from ridotto.games.venice.scene.scene_view import SceneView
from ridotto.games.venice.shape import DockView, MooringView, PassingView, PushView, ShareView, WayView


def passing(seen: SceneView, building: str, brief: bool = False) -> list[str]:
    """Meetings, own gondola and effects when passing a dock; if brief, without costs and missing effects."""
    found = seen.docks[building]["passing"]
    if found is None:
        return []
    met = meetings(seen, found, brief)
    effects = _effects_in_passing(seen, found)
    if brief and met and not found["effects"]:
        effects = []
    return [*met, *effects] or [seen.say("scene-pass-nothing")]


def asks_in_passing(seen: SceneView, building: str) -> bool:
    """Whether something has to be decided before sailing on: a meeting, cubes to move, effects."""
    found = seen.docks[building]["passing"]
    return found is not None and bool(found["meetings"] or found["effects"] or found["spy"])


def meetings(seen: SceneView, found: PassingView, brief: bool = False) -> list[str]:
    """What the gondola meets: others, which cost a scroll or intrigue each time, and the viewer's own."""
    others = [seen.owner(colour) for colour in others_met(seen, found)]
    said = [seen.tell("scene-plan-meets" if brief else "scene-meet", names=seen.words.listing(others))] if others else []
    return [*said, seen.say("scene-meet-own")] if len(others) < len(found["meetings"]) else said


def others_met(seen: SceneView, found: PassingView | None) -> list[int]:
    """The colours of the gondolas met in passing that are not the viewer's."""
    colours = [seen.gondolas[name]["colour"] for name in found["meetings"]] if found is not None else []
    return [colour for colour in colours if not seen.is_mine(colour)]


def _effects_in_passing(seen: SceneView, found: PassingView) -> list[str]:
    said = [seen.say(f"scene-pass-{_CLOSED[found['closed']]}")] if found["closed"] else [seen.say("scene-open-effects", last=len(found["effects"]))]
    return [*said, seen.say("scene-pass-spy")] if found["spy"] else said


_CLOSED = {"municipal": "municipal", "gondola": "barred", "assistant": "no-assistant"}


def mooring(seen: SceneView, building: str) -> list[str]:
    """Assistant, effects, contracts and points for those below, when mooring."""
    dock = seen.docks[building]
    found = dock["mooring"]
    if found is None:
        return []
    said = [seen.say("scene-moor-fulfil", contract=seen.contract(contract)) for contract in found["contracts"]]
    if dock["municipal"]:
        assert seen.mine is not None
        said.append(seen.say(f"scene-moor-{building}", second=seen.effect(building, 2), tax=seen.mine["tax"]))
    else:
        said += _advance(seen, dock, found)
    return [*said, *shares(seen, dock, found["shares"])]


def shares(seen: SceneView, dock: DockView, found: Sequence[ShareView]) -> list[str]:
    """What others score when a gondola moors: those already there, or the opponent for a smuggler gondola below."""
    there = {seen.owner(seen.gondolas[name]["colour"]) for name in dock["pile"]}
    names = [seen.owner(share["colour"]) for share in found]
    keys = ["scene-moor-share" if name in there else "scene-moor-gift" for name in names]
    return [seen.tell(key, name=name, points=share["points"]) for key, name, share in zip(keys, names, found, strict=True)]


def _advance(seen: SceneView, dock: DockView, found: MooringView) -> list[str]:
    """Where the assistant goes, and whom it pushes."""
    assert seen.me is not None
    if not found["field"]:
        return [seen.say("scene-moor-no-assistant")]
    opened = seen.say("scene-open-effects", last=len(found["effects"]))
    if found["field"] == dock["assistants"][seen.me]:
        return [seen.say("scene-moor-stays"), opened]
    moves = [seen.say("scene-moor-field", field=found["field"]), *(pushed(seen, push) for push in found["pushed"])]
    return [", ".join(moves), opened]


def pushed(seen: SceneView, push: PushView) -> str:
    """Whose assistant is pushed, and to which field."""
    colour = push["colour"]
    return seen.tell("scene-moor-push", who="seat" if colour < seen.seats else seen.mode, name=seen.owner(colour), field=push["field"])


def along(seen: SceneView, way: WayView, brief: bool = False) -> list[str]:
    """A canal that can be sailed, in a few lines: what a bridge brings, what passing would bring, whether to moor."""
    said = []
    if way["coins"]:
        said.append(seen.say("scene-way-own-bridge", coins=way["coins"]))
    if way["intrigue"]:
        said.append(seen.say("scene-way-bridge", intrigue=way["intrigue"]))
    if way["lost"]:
        said.append(seen.say("scene-way-bridge-full", points=way["lost"]))
    building = way["building"]
    if way["may_pass"]:
        said.append(seen.tell("scene-if-pass", what="; ".join(passing(seen, building, brief))))
    else:
        said.append(seen.say("scene-no-pass"))
    if way["may_moor"]:
        said.append(seen.tell("scene-if-moor", what="; ".join(mooring(seen, building))))
    else:
        said.append(seen.say("scene-no-moor"))
    return said


def in_all(seen: SceneView, way: WayView) -> str:
    """What a canal costs, what the trip costs with it, and the coins left."""
    assert seen.trip is not None
    return seen.say("scene-about-sail", price=way["price"], all=seen.trip["paid"] + way["price"], left=way["left"])


def worded(seen: SceneView, building: str, last: int) -> list[str]:
    """The effects of a building up to a field, each in words."""
    return [f"{effect}: {'; '.join([seen.effect(building, effect), *hints(seen, building, effect)])}" for effect in range(1, last + 1)]


def reach(seen: SceneView, building: str, moors: bool) -> int:
    """How many effects of a building the viewer could use there."""
    dock = seen.docks[building]
    passed = dock["passing"]
    opened = [*(passed["effects"] if passed is not None else []), *(dock["mooring"]["effects"] if moors and dock["mooring"] is not None else [])]
    return FIELDS if passed is not None and passed["spy"] else max(opened, default=0)


def hints(seen: SceneView, building: str, effect: int) -> list[str]:
    """What an effect comes to now: the tax on a contract, the steps in the council."""
    said = []
    for amount in seen.docks[building]["amounts"]:
        if amount["effect"] == effect:
            said += [seen.say("scene-tax", coins=amount["tax"])] if amount["tax"] is not None else []
            said += [seen.say("scene-steps", steps=amount["steps"])] if amount["steps"] is not None else []
            said += [seen.say("scene-points-now", points=amount["points"])] if amount["points"] is not None else []
    return said
