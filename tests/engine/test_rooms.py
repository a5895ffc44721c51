"""The rooms of a game: what the protocols name is what the house finds."""

from types import ModuleType

import pytest

from ridotto.engine import rooms
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game, all_games
from ridotto.games._template import GAME as TEMPLATE
from ridotto.games._template import advice, components, events, moves, observation, rules, scene, text, view
from tests.engine.toys import GAME as TOY

COMPONENTS: rooms.ComponentsRoom = components
MOVES: rooms.MovesRoom = moves
EVENTS: rooms.EventsRoom = events
RULES: rooms.RulesRoom = rules
VIEW: rooms.ViewRoom = view
TEXT: rooms.TextRoom = text
ADVICE: rooms.AdviceRoom = advice
OBSERVATION: rooms.ObservationRoom = observation
SCENE: rooms.SceneRoom = scene
"""The type checker holds the template against the protocols."""
KINDS = {"components": rooms.ComponentsRoom, "moves": rooms.MovesRoom, "events": rooms.EventsRoom, "rules": rooms.RulesRoom, "view": rooms.ViewRoom}
KINDS |= {"text": rooms.TextRoom, "advice": rooms.AdviceRoom, "observation": rooms.ObservationRoom, "scene": rooms.SceneRoom}


@pytest.mark.parametrize("game", [*all_games().values(), TEMPLATE], ids=lambda game: game.slug)
def test_every_room_of_a_game_holds_what_its_protocol_names(game: Game) -> None:
    for name, kind in KINDS.items():
        assert isinstance(game._room(name, kind), ModuleType)


def test_a_room_that_lacks_something_is_named() -> None:
    with pytest.raises(SetupError, match=r"toys\.text lacks something that AdviceRoom names"):
        TOY._room("text", rooms.AdviceRoom)
