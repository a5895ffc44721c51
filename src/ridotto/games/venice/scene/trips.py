"""What passing and mooring at a dock would bring the viewer, as far as everybody can see it."""

from ridotto.games.venice.moves import FIELDS
from ridotto.games.venice.scene.sight import Sight
from ridotto.games.venice.shape import WayView

_MOST_ASSISTANTS = 10


def passing(sight: Sight, building: str, brief: bool = False) -> list[str]:
    """Meetings, own gondola, effects when a dock is passed; in brief, without what a meeting costs and without effects that are not there."""
    met = meetings(sight, building, brief)
    effects = _effects_in_passing(sight, building)
    if brief and met and not sight.docks[building]["own_effects"]:
        effects = []
    return [*met, *effects] or [sight.say("scene-pass-nothing")]


def asks_in_passing(sight: Sight, building: str) -> bool:
    """Whether something has to be decided before one sails on: a meeting, cubes to be moved, effects."""
    dock = sight.docks[building]
    spied = sight.trip is not None and sight.trip["spy"] == "ready"
    return bool(dock["pile"]) or (not dock["municipal"] and (bool(dock["own_effects"]) or spied))


def meetings(sight: Sight, building: str, brief: bool = False) -> list[str]:
    """Whom the gondola meets: others, who cost a scroll or intrigue each time, and one's own gondola."""
    colours = [sight.gondolas[name]["colour"] for name in reversed(sight.docks[building]["pile"])]
    others = [sight.owner(colour) for colour in colours if not sight.is_mine(colour)]
    said = [sight.tell("scene-plan-meets" if brief else "scene-meet", names=sight.words.listing(others))] if others else []
    return [*said, sight.say("scene-meet-own")] if len(others) < len(colours) else said


def _effects_in_passing(sight: Sight, building: str) -> list[str]:
    dock = sight.docks[building]
    if dock["municipal"]:
        return [sight.say("scene-pass-municipal")]
    said = [sight.say("scene-open-effects", last=len(dock["own_effects"]))] if dock["own_effects"] else [sight.say("scene-pass-no-assistant")]
    if sight.trip is not None and sight.trip["spy"] == "ready":
        said.append(sight.say("scene-pass-spy"))
    return said


def mooring(sight: Sight, building: str) -> list[str]:
    """Assistant, effects, contracts and points for those below when one moors."""
    dock, said = sight.docks[building], []
    said += [sight.say("scene-moor-fulfil", contract=sight.contract(contract)) for contract in ready(sight, building)]
    if dock["municipal"]:
        assert sight.mine is not None
        said.append(sight.say(f"scene-moor-{building}", tax=sight.mine["tax"]))
    else:
        said += _advance(sight, building)
    return [*said, *shares(sight, building)]


def shares(sight: Sight, building: str) -> list[str]:
    """VEN-43, VEN-208: what those who lie at a dock score when another gondola moors on top of theirs."""
    pile = [sight.gondolas[name]["colour"] for name in sight.docks[building]["pile"]]
    points: dict[str, int] = {}
    for place, colour in enumerate(pile):
        if colour < sight.seats or sight.mode == "doge":
            points[sight.owner(colour)] = points.get(sight.owner(colour), 0) + len(pile) - place
    return [sight.tell("scene-moor-share", name=name, points=count) for name, count in points.items()]


def field_after(sight: Sight, building: str) -> int:
    """The field of the viewer's assistant after mooring; 0 where he has none to place."""
    assert sight.me is not None
    assert sight.mine is not None
    now = sight.docks[building]["assistants"][sight.me]
    if not now:
        return 1 if sight.mine["assistants"] < _MOST_ASSISTANTS else 0
    return min(now + 1, FIELDS)


def _advance(sight: Sight, building: str) -> list[str]:
    """VEN-48 to VEN-54: where the assistant goes, and whom it pushes."""
    assert sight.me is not None
    standing = sight.docks[building]["assistants"]
    field, now = field_after(sight, building), standing[sight.me]
    if not field:
        return [sight.say("scene-moor-no-assistant")]
    if now == FIELDS:
        return [sight.say("scene-moor-stays"), sight.say("scene-open-effects", last=field)]
    moves = [sight.say("scene-moor-field", field=field), *(_pushed(sight, colour, goal) for colour, goal in pushes(standing, field, sight.me))]
    return [", ".join(moves), sight.say("scene-open-effects", last=field)]


def pushes(standing: list[int], field: int, mover: int) -> list[tuple[int, int]]:
    """VEN-53, VEN-54: the colours that are pushed, each with its new field."""
    found = []
    while field < FIELDS:
        pushed = next((colour for colour, place in enumerate(standing) if place == field and colour != mover), None)
        if pushed is None:
            break
        field += 1
        found.append((pushed, field))
    return found


def _pushed(sight: Sight, colour: int, field: int) -> str:
    return sight.tell("scene-moor-push", who="seat" if colour < sight.seats else sight.mode, name=sight.owner(colour), field=field)


def ready(sight: Sight, building: str) -> list[str]:
    """The viewer's contracts that the gondola under way could fulfil at a building. VEN-96 to VEN-98, VEN-141."""
    if sight.active is None or sight.mine is None:
        return []
    load, scrolls = sight.active["load"], sight.mine["scrolls"]
    spare = 1 if any(place is not None and place["contract"] == "mixed-cargo" for place in sight.mine["places"]) else 0
    found = []
    for contract in sight.board["hand"] or []:
        short = sum(max(0, wanted - there) for wanted, there in zip(contract["cubes"], load, strict=True))
        if contract["place"] == building and short <= spare and sum(load) >= sum(contract["cubes"]) and contract["scrolls"] <= scrolls:
            found.append(contract["contract"])
    return found


def along(sight: Sight, way: WayView, brief: bool = False) -> list[str]:
    """A way on offer in a few lines: what a bridge brings, what passing there would bring, whether one may moor."""
    said = []
    if way["coins"]:
        said.append(sight.say("scene-way-own-bridge", coins=way["coins"]))
    if way["intrigue"]:
        said.append(sight.say("scene-way-bridge"))
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
    assert sight.mine is not None
    left = sight.mine["coins"] - way["price"] + way["coins"]
    return sight.say("scene-about-sail", price=way["price"], all=sight.trip["paid"] + way["price"], left=left)


def worded(sight: Sight, building: str, last: int) -> list[str]:
    """The effects of a building up to a field, each in words."""
    count = 2 if sight.docks[building]["municipal"] else last
    return [f"{effect}: {'; '.join([sight.effect(building, effect), *hints(sight, building, effect)])}" for effect in range(1, count + 1)]


def reach(sight: Sight, building: str, moors: bool) -> int:
    """How many effects of a building one could use there."""
    if sight.docks[building]["municipal"]:
        return 2 if moors else 0
    spied = FIELDS if sight.trip is not None and sight.trip["spy"] == "ready" else 0
    return max(field_after(sight, building) if moors else 0, len(sight.docks[building]["own_effects"]), spied)


def hints(sight: Sight, building: str, effect: int) -> list[str]:
    """What an effect comes to now: the tax on a contract, the steps in the council."""
    assert sight.mine is not None
    assert sight.me is not None
    if building in ("st-marks", "doges-palace") and effect == 1:
        return [sight.say("scene-tax", coins=sight.mine["tax"])]
    if building == "great-council" and effect == 1:
        others = [seat["intrigue"] for number, seat in enumerate(sight.board["seats"]) if number != sight.me]
        if sight.board["doge"] is not None:
            others = [sight.board["doge"]["intrigue"]]
        orator = any(place is not None and place["contract"] == "orator" for place in sight.mine["places"])
        return [sight.say("scene-steps", steps=1 + sum(each < sight.mine["intrigue"] for each in others) + orator)]
    if building == "small-council" and effect == FIELDS:
        return [sight.say("scene-points-now", points=sight.mine["fulfilled"])]
    return []
