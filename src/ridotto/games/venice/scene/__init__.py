"""The picture of Venice, drawn from a view and nothing else: the city with its canals, the Great Council's hall."""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games.venice import GAME
from ridotto.games.venice.art import sheet
from ridotto.games.venice.moves import BUILDING_TEXTS
from ridotto.games.venice.scene import loupes, panels
from ridotto.games.venice.scene.about import about, called, labelled
from ridotto.games.venice.scene.board import board
from ridotto.games.venice.scene.canals import bridge_spots, canals, closed_ways, plans, trip, ways
from ridotto.games.venice.scene.changes import changes
from ridotto.games.venice.scene.docks import docks
from ridotto.games.venice.scene.gondolas import berths_on_offer, choices, gondolas, met, spy
from ridotto.games.venice.scene.governing import governing_rule
from ridotto.games.venice.scene.looks import looks
from ridotto.games.venice.scene.own import own_rows, own_sum
from ridotto.games.venice.scene.scene_view import SceneView
from ridotto.games.venice.scene.stores import stores
from ridotto.games.venice.scene.track import track
from ridotto.look.pen import group
from ridotto.look.scene import Scene, read_style


def _city(seen: SceneView, news: Sequence[Event]) -> dict[str, str]:
    """Docks and canals with what is there; over it what may be chosen."""
    water = {"canals": canals(seen), **docks(seen), "trip": trip(seen), "gondolas": gondolas(seen), "changes": changes(seen, news)}
    offered = {"closed": closed_ways(seen), "plans": plans(seen), "looks": looks(seen)}
    marks = (spy(seen), met(seen), bridge_spots(seen), berths_on_offer(seen), choices(seen), ways(seen), loupes.cut_names(seen))
    return {**water, **offered, "marks": "".join(marks)}


def _printed(seen: SceneView) -> tuple[str, Mapping[str, str]]:
    """What the edition alone decides: the board, and the symbols."""
    docks = frozenset(map(seen.dock, BUILDING_TEXTS))
    ways = frozenset(frozenset(map(seen.dock, ends)) for ends in seen.canals)
    return board(seen.seats, docks, ways, seen.board["council"]["last"]), sheet(tuple((building, seen.signs(building)) for building in BUILDING_TEXTS))


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view; `news` are the events since the viewer last moved."""
    seen = SceneView(view, words)
    seen.said = about(seen)
    printed = {
        **seen.only("board_size"),
        "docks": [{key: dock[key] for key in ("building", "dock", "x", "y", "effects")} for dock in view["board"]["docks"]],
        "canals": [{"first": canal["first"], "second": canal["second"]} for canal in seen.board["canals"]],
        "council": {"last": seen.board["council"]["last"]},
    }
    ground, symbols = seen.kept(_printed, printed)
    return Scene(
        label=seen.say("scene-label"),
        heading=panels.heading(seen),
        board=ground,
        parts={"track": track(seen), "quay": group(stores(seen), name="quay"), **_city(seen, news), **loupes.panels(seen)},
        sheet=symbols,
        happened=panels.happened(seen, news),
        hint=panels.hint(seen),
        rule=governing_rule(seen),
        buttons=panels.buttons(seen),
        seats=panels.seat_panels(seen),
        own=labelled(own_rows(seen), seen.said),
        goal=panels.goal(seen),
        loupes=loupes.loupes(seen),
        sum=own_sum(seen),
        style=read_style(GAME.package),
        about=seen.said,
        called=called(seen),
        company=panels.company(seen),
        badges=panels.badges(seen),
    )
