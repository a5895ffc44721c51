"""The picture of Doge: a plan of Venice, drawn from a view and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games.doge import GAME
from ridotto.games.doge.art import SYMBOLS
from ridotto.games.doge.scene import around, fields, panels, sentences
from ridotto.games.doge.scene.board import board
from ridotto.games.doge.scene.changes import changes
from ridotto.games.doge.scene.scene_view import SceneView
from ridotto.games.doge.scene.told import governing_rule
from ridotto.look.scene import Scene, read_style


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view; `news` are the events since the viewer last moved."""
    seen = SceneView(view, words)
    parts = {
        **fields.all_fields(seen),
        "neutral": fields.neutral(seen),
        "orders": seen.kept(around.orders, seen.only("order", "next_order", "voted", "round"), seen.geometry, seen.voting is not None),
        "crowned": around.crowned(seen),
        "changes": changes(seen, news),
    }
    return Scene(
        label=seen.say("scene-label"),
        heading=sentences.heading(seen),
        board=board(seen.geometry),
        parts=parts,
        sheet=SYMBOLS,
        happened=sentences.happened(seen),
        hint=sentences.hint(seen),
        rule=governing_rule(seen),
        buttons=list(sentences.buttons(seen)),
        seats=panels.seat_panels(seen),
        outcome=panels.outcome(seen),
        own=panels.own_rows(seen),
        goal=sentences.goal(seen),
        loupes=panels.loupes(seen, news),
        sum=panels.own_sum(seen),
        style=read_style(GAME.package),
    )
