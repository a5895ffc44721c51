"""The table of Venice: a plan of the city with its canals under the hall of the Great Council, drawn from a view and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games.venice import GAME
from ridotto.games.venice.art import sheet
from ridotto.games.venice.moves import BUILDING_TEXTS
from ridotto.games.venice.scene import loupes, panels
from ridotto.games.venice.scene.about import about, labelled
from ridotto.games.venice.scene.board import board
from ridotto.games.venice.scene.canals import bridge_spots, canals, closed_ways, plans, trip, ways
from ridotto.games.venice.scene.changes import changes
from ridotto.games.venice.scene.docks import docks
from ridotto.games.venice.scene.gondolas import berths_on_offer, choices, gondolas, met, spy
from ridotto.games.venice.scene.looks import looks
from ridotto.games.venice.scene.own import own_rows, own_sum
from ridotto.games.venice.scene.sight import Sight
from ridotto.games.venice.scene.stores import stores
from ridotto.games.venice.scene.track import track
from ridotto.look.pen import group
from ridotto.look.scene import Scene, read_style


def _marks(sight: Sight) -> tuple[str, ...]:
    """What may be chosen on the water, over everything else."""
    return spy(sight), met(sight), bridge_spots(sight), berths_on_offer(sight), choices(sight)


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view; `news` are the events since the viewer last moved."""
    sight = Sight(view, words)
    sight.said = about(sight)
    water = (canals(sight), docks(sight), trip(sight), gondolas(sight), changes(sight, news))
    city = (*water, closed_ways(sight), plans(sight), looks(sight), *_marks(sight), ways(sight))
    drawn = (track(sight), group(stores(sight), name="quay"), group(*city, loupes.cut_names(sight), name="city"), loupes.panels(sight))
    return Scene(
        label=sight.say("scene-label"),
        heading=panels.heading(sight),
        board=board(
            sight.seats,
            frozenset(map(sight.dock, BUILDING_TEXTS)),
            frozenset(frozenset(map(sight.dock, ends)) for ends in sight.canals),
            sight.board["council"]["last"],
        ),
        pieces="".join(drawn),
        sheet=sheet(tuple((building, sight.signs(building)) for building in BUILDING_TEXTS)),
        happened=panels.happened(sight, news),
        hint=panels.hint(sight),
        buttons=panels.buttons(sight),
        seats=panels.seat_panels(sight),
        own=labelled(own_rows(sight), sight.said),
        goal=panels.goal(sight),
        loupes=loupes.loupes(sight),
        sum=own_sum(sight),
        style=read_style(GAME.package),
        about=sight.said,
        company=panels.company(sight),
        badges=panels.badges(sight),
    )
