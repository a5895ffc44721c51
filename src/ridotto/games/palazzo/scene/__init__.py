"""The picture of Palazzo, drawn from a view: two banks of the Arno, a street for each seat, the works between them."""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games.palazzo.art import sheet
from ridotto.games.palazzo.scene import panels
from ridotto.games.palazzo.scene.board import base
from ridotto.games.palazzo.scene.goal import goal
from ridotto.games.palazzo.scene.governing import governing_rule
from ridotto.games.palazzo.scene.scene_view import SceneView
from ridotto.games.palazzo.scene.streets import streets
from ridotto.games.palazzo.scene.works import works
from ridotto.look.scene import Scene, read_style


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view; `news` are the events since the viewer last moved."""
    seen = SceneView(view, words, news)
    rates = seen.board["rates"]
    return Scene(
        label=seen.say("label"),
        heading=panels.heading(seen),
        board=base(seen.board["display_size"]),
        parts={**works(seen), **streets(seen)},
        sheet=sheet(rates["certificate"], rates["opening"]),
        happened=panels.happened(seen),
        hint=panels.hint(seen),
        buttons=panels.buttons(seen),
        seats=panels.seat_panels(seen),
        own=panels.own_rows(seen),
        goal=goal(seen),
        loupes=panels.loupes(seen),
        sum=panels.sum_line(seen),
        rule=governing_rule(seen),
        style=read_style("ridotto.games.palazzo"),
        about=panels.about(seen),
    )
