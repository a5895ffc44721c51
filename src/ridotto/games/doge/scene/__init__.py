"""The table of Doge: a plan of Venice, drawn from a view and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games.doge import GAME
from ridotto.games.doge.art import SYMBOLS
from ridotto.games.doge.scene import around, fields, panels, sentences
from ridotto.games.doge.scene.board import board
from ridotto.games.doge.scene.changes import changes
from ridotto.games.doge.scene.sight import Sight
from ridotto.look.scene import Scene, read_style


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view; `news` are the events since the viewer last moved."""
    sight = Sight(view, words)
    drawn = (
        fields.all_fields(sight),
        fields.neutral_group(sight),
        around.orders(sight),
        around.crowned(sight),
        changes(sight, news),
    )
    return Scene(
        label=sight.say("scene-label"),
        heading=sentences.heading(sight),
        board=board(sight.geometry),
        pieces="".join(drawn),
        sheet=SYMBOLS,
        happened=sentences.happened(sight),
        hint=sentences.hint(sight),
        buttons=list(sentences.buttons(sight)),
        seats=panels.seat_panels(sight),
        own=panels.own_rows(sight),
        goal=sentences.goal(sight),
        loupes=panels.loupes(sight),
        sum=panels.own_sum(sight),
        style=read_style(GAME.package),
    )
