"""The table of Doge: a plan of Venice, drawn from a view and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games.doge import GAME
from ridotto.games.doge.art import SYMBOLS
from ridotto.games.doge.scene import around, fields, panels
from ridotto.games.doge.scene.board import board
from ridotto.games.doge.scene.changes import changes
from ridotto.games.doge.scene.sight import Sight
from ridotto.look.scene import Scene, read_style

CHAPTERS: frozenset[str] = frozenset({"round", "vote", "end"})
"""The events that begin a chapter of the log."""


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view; `news` are the events since the viewer last moved."""
    sight = Sight(view, words)
    tray = around.Tray(sight) if sight.decision == "tokens" else None
    drawn = (
        fields.all_fields(sight),
        fields.neutral_group(sight),
        around.orders(sight),
        around.ready(sight),
        around.crowned(sight),
        changes(sight, news),
        tray.draw() if tray else "",
    )
    return Scene(
        label=sight.say("scene-label"),
        heading=panels.heading(sight),
        board=board(),
        pieces="".join(drawn),
        sheet=SYMBOLS,
        happened=panels.happened(sight),
        hint=panels.hint(sight),
        buttons=list(panels.buttons(sight)),
        seats=panels.seat_panels(sight),
        own=panels.own_rows(sight),
        goal=panels.goal(sight),
        loupes=panels.loupes(sight, tray),
        sum=panels.own_sum(sight),
        style=read_style(GAME.package),
    )
