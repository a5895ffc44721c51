"""The table of Palazzo, drawn from a view: two banks of the Arno, a street for each seat, the building works between them."""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games.palazzo.art import sheet
from ridotto.games.palazzo.scene import panels
from ridotto.games.palazzo.scene.board import base
from ridotto.games.palazzo.scene.goal import goal
from ridotto.games.palazzo.scene.sight import Sight
from ridotto.games.palazzo.scene.streets import streets
from ridotto.games.palazzo.scene.works import works
from ridotto.look.scene import Scene, read_style


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view; `news` are the events since the viewer last moved."""
    sight = Sight(view, words, news)
    rates = sight.board["rates"]
    return Scene(
        label=sight.say("label"),
        heading=panels.heading(sight),
        board=base(sight.board["display_size"]),
        pieces=works(sight) + streets(sight),
        sheet=sheet(rates["certificate"], rates["opening"]),
        happened=panels.happened(sight),
        hint=panels.hint(sight),
        buttons=panels.buttons(sight),
        seats=panels.seat_panels(sight),
        own=panels.own_rows(sight),
        goal=goal(sight),
        loupes=panels.loupes(sight),
        sum=panels.sum_line(sight),
        style=read_style("ridotto.games.palazzo"),
    )
