"""The bots."""

import pytest

from ridotto.bots import BOTS, bot_named, bots_named
from ridotto.engine.errors import SetupError
from ridotto.engine.rng import Rng
from ridotto.games._template import GAME


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_a_legal_move_in_every_position(name: str) -> None:
    bot = bot_named(name, GAME)
    assert bot.name == name
    state = GAME.start(3, Rng.from_seed("bots"))
    chance = Rng.from_seed("chance")
    while actors := state.actors():
        move = bot.choose(state.imagine(actors[0], chance), actors[0], chance)
        assert move in state.legal(actors[0])
        state.apply(actors[0], move)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_given_the_same_chance_chooses_the_same(name: str) -> None:
    bot = bot_named(name, GAME)
    state = GAME.start(3, Rng.from_seed("bots"))
    first, second = (bot.choose(state.imagine(0, rng), 0, rng) for rng in (Rng.from_seed("x"), Rng.from_seed("x")))
    assert first == second


def test_the_random_bot_makes_every_legal_move_sooner_or_later() -> None:
    bot = bot_named("random", GAME)
    state = GAME.start(2, Rng.from_seed("bots"))
    chance = Rng.from_seed("chance")
    assert {bot.choose(state, 0, chance) for _ in range(200)} == set(state.legal(0))


def test_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(SetupError, match="there is no bot 'genius'; there are: random, heuristic"):
        bot_named("genius", GAME)


def test_one_name_fills_all_places_and_several_must_fit() -> None:
    assert [bot.name for bot in bots_named(["random"], GAME, 3)] == ["random"] * 3
    assert [bot.name for bot in bots_named(["random", "heuristic"], GAME, 2)] == ["random", "heuristic"]
    assert bots_named(["random"], GAME, 0) == []
    with pytest.raises(SetupError, match="3 bots are needed and 2 are named"):
        bots_named(["random", "heuristic"], GAME, 3)
