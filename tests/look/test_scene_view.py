"""Parts of a picture that are drawn again only when what they show has changed."""

from collections.abc import Mapping
from typing import Any

import pytest

from ridotto.engine.match import Match
from ridotto.engine.words import Words
from ridotto.games._template import GAME
from ridotto.look import scene_view


class SceneView(scene_view.SceneView):
    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        super().__init__(view, words, GAME.codec)
        self.board = view["board"]


def seen(seat: int | None, **board: Any) -> SceneView:
    match = Match.new(GAME, 2, "parts")
    return SceneView(match.view(seat) | {"board": board}, GAME.words("en"))


def test_a_part_is_drawn_once_for_all_viewers_until_what_it_shows_changes() -> None:
    drawn: list[int] = []

    def draw(part: SceneView) -> str:
        drawn.append(part.board["prize"])
        return f"a prize of {part.board['prize']}"

    for viewer in (seen(0, prize=3, hand=[1]), seen(1, prize=3, hand=[2]), seen(None, prize=3), seen(0, prize=4)):
        assert viewer.kept(draw, viewer.only("prize")) == f"a prize of {viewer.board['prize']}"
    assert drawn == [3, 4]


def test_a_part_is_given_nothing_else() -> None:
    viewer = seen(0, prize=5, hand=[1])
    with pytest.raises(KeyError, match="hand"):
        viewer.kept(lambda part: str(part.board["hand"]), viewer.only("prize"))
    assert viewer.moves
    assert viewer.kept(lambda part: (part.me, part.decision, part.moves, part.actors), {}) == (None, None, {}, [])
    assert viewer.kept(lambda part: part.me, {}, mine=True) == 0
