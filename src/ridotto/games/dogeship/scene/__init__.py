"""The picture of The Doge Ship, drawn from a view and nothing else: the galley above walls, stores and dice boards."""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.art import sheet_of
from ridotto.games.dogeship.scene import panels
from ridotto.games.dogeship.scene.board import board
from ridotto.games.dogeship.scene.changes import changes
from ridotto.games.dogeship.scene.dice import dice_boards
from ridotto.games.dogeship.scene.doge import sky
from ridotto.games.dogeship.scene.galley import galley
from ridotto.games.dogeship.scene.governing import governing_rule
from ridotto.games.dogeship.scene.own import own_rows
from ridotto.games.dogeship.scene.scene_view import SceneView
from ridotto.games.dogeship.scene.sheet import sheet
from ridotto.games.dogeship.scene.stores import stores
from ridotto.games.dogeship.scene.walls import lagoon
from ridotto.look.scene import Scene, read_style


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view; `news` are the events since the viewer last moved."""
    seen = SceneView(view, words)
    works = {**galley(seen), "sky": sky(seen), **lagoon(seen), "stores": stores(seen), **dice_boards(seen)}
    return Scene(
        label=seen.say("scene-label"),
        heading=panels.heading(seen),
        board=board(seen.seats, seen.board["boards"]),
        parts={**works, "changes": changes(seen, news), "sheet": sheet(seen)},
        sheet=sheet_of(seen.columns),
        happened=panels.happened(seen, news),
        hint=panels.hint(seen),
        rule=governing_rule(seen),
        buttons=panels.buttons(seen),
        seats=panels.seat_panels(seen),
        own=own_rows(seen),
        goal=panels.goal(seen),
        loupes=panels.loupes(seen),
        style=read_style(GAME.package),
        about=panels.about(seen),
    )
