"""The bots, and their names."""

import pytest

from ridotto.bots import bot_named, bots_named
from ridotto.bots.titles import title
from ridotto.engine.errors import SetupError
from ridotto.engine.rng import Rng
from ridotto.engine.words import load_words
from ridotto.games._template import GAME

SOME = ("random", "greedy", "seer:20n", "level:1", "level:3")


@pytest.mark.parametrize("name", SOME)
def test_a_bot_chooses_a_legal_move_in_every_position(name: str) -> None:
    bot = bot_named(name, GAME)
    assert bot.name == name
    state = GAME.start(3, Rng.from_seed("bots"))
    chance = Rng.from_seed("chance")
    while actors := state.actors():
        move = bot.choose(state.imagine(actors[0], chance), actors[0], chance)
        assert move in state.legal(actors[0])
        state.apply(actors[0], move)


@pytest.mark.parametrize("name", SOME)
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
    with pytest.raises(SetupError, match="there is no bot 'genius'; there are: random, greedy, seer, sage, level:1 to level:10"):
        bot_named("genius", GAME)


@pytest.mark.parametrize("level", [0, 11, 999_999_999])
def test_an_unknown_level_says_which_there_are(level: int) -> None:
    with pytest.raises(SetupError, match=rf"there is no level {level}; levels go from 1 to 10"):
        bot_named(f"level:{level}", GAME)


@pytest.mark.parametrize("name", ["seer:0", "seer:0n", "seer:0.0", "seer:3601", "seer:10000001n"])
def test_a_budget_has_bounds(name: str) -> None:
    with pytest.raises(SetupError, match=f"seer thinks up to 3600 seconds here, or makes 1 to 10000000 simulations; not {name}"):
        bot_named(name, GAME)


@pytest.mark.parametrize("name", ["level:", "level:4.5", "level:-1", "seer:n", "seer:1e3", "seer:4m", "GREEDY", ""])
def test_what_is_nearly_a_name_is_none(name: str) -> None:
    with pytest.raises(SetupError, match="there is no bot"):
        bot_named(name, GAME)


def test_a_bot_still_answers_to_its_former_name() -> None:
    assert bot_named("heuristic", GAME).name == "greedy"


def test_one_name_fills_all_places_and_several_must_fit() -> None:
    assert [bot.name for bot in bots_named(["random"], GAME, 3)] == ["random"] * 3
    assert [bot.name for bot in bots_named(["random", "greedy"], GAME, 2)] == ["random", "greedy"]
    assert bots_named(["random"], GAME, 0) == []
    with pytest.raises(SetupError, match="3 bots are needed and 2 are named"):
        bots_named(["random", "greedy"], GAME, 3)


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("random", "Random", "Zufall"),
        ("heuristic", "Greedy", "Gierig"),
        ("seer", "Seer", "Seher"),
        ("seer:0.2", "Seer (0.2 s)", "Seher (0,2 s)"),
        ("seer:400n", "Seer (400 simulations)", "Seher (400 Simulationen)"),
        ("level:3", "Level 3, Fishmonger", "Stufe 3, Fischhändler"),
        ("oracle", "oracle", "oracle"),
    ],
)
def test_people_read_a_bots_name_in_their_language(name: str, english: str, german: str) -> None:
    assert [title(name, load_words(language), GAME, 2) for language in ("en", "de")] == [english, german]
