"""The table of The Doge Ship: the galley in the lagoon over walls, stores and dice boards, drawn from a view and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.art import SYMBOLS
from ridotto.games.dogeship.scene import panels
from ridotto.games.dogeship.scene.board import board
from ridotto.games.dogeship.scene.changes import changes
from ridotto.games.dogeship.scene.dice import dice_boards
from ridotto.games.dogeship.scene.doge import sky
from ridotto.games.dogeship.scene.galley import galley
from ridotto.games.dogeship.scene.own import own_rows
from ridotto.games.dogeship.scene.sheet import sheet
from ridotto.games.dogeship.scene.sight import Sight
from ridotto.games.dogeship.scene.stores import stores
from ridotto.games.dogeship.scene.walls import lagoon
from ridotto.look.scene import Scene, read_style


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view; `news` are the events since the viewer last moved."""
    sight = Sight(view, words)
    drawn = (galley(sight), sky(sight), lagoon(sight), stores(sight), dice_boards(sight), changes(sight, news), sheet(sight))
    return Scene(
        label=sight.say("scene-label"),
        heading=panels.heading(sight),
        board=board(sight.seats, sight.board["boards"]),
        pieces="".join(drawn),
        sheet=SYMBOLS,
        happened=panels.happened(sight),
        hint=panels.hint(sight),
        buttons=panels.buttons(sight),
        seats=panels.seat_panels(sight),
        own=own_rows(sight),
        goal=panels.goal(sight),
        loupes=panels.loupes(sight),
        style=read_style(GAME.package),
        about=panels.about(sight),
    )
