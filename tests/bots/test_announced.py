"""Bots of other packages, announced by an entry point."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto.bots import bot_named
from ridotto.bots.named import broken, names
from ridotto.engine.errors import SetupError
from ridotto.engine.rng import Rng
from ridotto.games._template import GAME

from .packages import announcing

SOURCE = """
class Last:
    def __init__(self, game):
        self.game = game
    def choose(self, state, seat, rng):
        return state.legal(seat)[-1]

def shy(game):
    raise RuntimeError(f"not {game.title}")

def nothing(game):
    return None

NUMBER = 5
"""
BOTS = {
    "last": "third_party:Last",
    "shy": "third_party:shy",
    "nothing": "third_party:nothing",
    "number": "third_party:NUMBER",
    "missing": "third_party:Missing",
    "away": "no_such_module:Bot",
    "greedy": "third_party:Last",
    "heuristic": "third_party:Last",
}


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package that announces good and broken bots."""
    with announcing(tmp_path, monkeypatch, SOURCE, BOTS):
        yield


def test_a_class_with_one_method_is_a_bot_under_the_name_announced() -> None:
    bot = bot_named("last", GAME)
    assert bot.name == "last"
    state = GAME.start(2, Rng.from_seed("x"))
    assert bot.choose(state, 0, Rng.from_seed("y")) == state.legal(0)[-1]


def test_bots_of_other_packages_are_listed_after_ours_and_take_no_name_of_ours() -> None:
    assert names() == ["random", "greedy", "seer", "sage", "level:1 to level:10", "away", "last", "missing", "nothing", "number", "shy"]
    assert type(bot_named("greedy", GAME)).__name__ == type(bot_named("heuristic", GAME)).__name__ == "GreedyBot"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("shy", "the bot 'shy' (third_party:shy) cannot be made: RuntimeError: not Lots"),
        ("nothing", "the bot 'nothing' (third_party:nothing) cannot be made: it gives NoneType, which has no method choose"),
        ("number", "the bot 'number' (third_party:NUMBER) cannot be loaded: it should be a function of a game or a class, it is 5"),
        ("away", "the bot 'away' (no_such_module:Bot) cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
    ],
)
def test_a_broken_bot_is_named_in_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(SetupError) as error:
        bot_named(name, GAME)
    assert str(error.value) == sentence


def test_those_that_cannot_be_loaded_are_found_without_playing() -> None:
    assert [sentence.split("'")[1] for sentence in broken()] == ["away", "missing", "number"]
