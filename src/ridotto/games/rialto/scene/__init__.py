"""The picture of Rialto: a plan of Venice under the gallery of the Doge, drawn from a view and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games.rialto import GAME
from ridotto.games.rialto.art import SYMBOLS
from ridotto.games.rialto.scene import panels
from ridotto.games.rialto.scene.agenda import agenda
from ridotto.games.rialto.scene.board import board
from ridotto.games.rialto.scene.changes import changes
from ridotto.games.rialto.scene.city import city
from ridotto.games.rialto.scene.governing import governing_rule
from ridotto.games.rialto.scene.own import own_rows
from ridotto.games.rialto.scene.scene_view import SceneView
from ridotto.games.rialto.scene.sheet import sheet
from ridotto.games.rialto.scene.supplies import supplies
from ridotto.games.rialto.scene.track import track
from ridotto.look.scene import Scene, read_style


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view; `news` are the events since the viewer last moved."""
    seen = SceneView(view, words)
    around = {"track": seen.kept(track, seen.only("track", "virtual")), "agenda": agenda(seen), **supplies(seen)}
    return Scene(
        label=seen.say("scene-label"),
        heading=panels.heading(seen),
        board=board(),
        parts={**around, **city(seen), "changes": changes(seen, news), "sheet": sheet(seen)},
        sheet=SYMBOLS,
        happened=panels.happened(seen),
        hint=panels.hint(seen),
        rule=governing_rule(seen),
        buttons=panels.buttons(seen),
        seats=panels.seat_panels(seen),
        own=own_rows(seen),
        goal=seen.say("scene-goal"),
        loupes=panels.loupes(seen),
        style=read_style(GAME.package),
        about=panels.about(seen),
        company=panels.company(seen),
        badges=panels.badges(seen),
    )
