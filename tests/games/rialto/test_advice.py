"""What bots know."""

from ridotto.engine.rng import Rng
from ridotto.games.rialto.advice import FEATURES, advise, features
from ridotto.games.rialto.rules import Rialto

from .positions import at, lay, options, play, tile


def test_features_are_numbers_with_names() -> None:
    """RIA-62, RIA-156."""
    state = at("B", 2, round=3, begins=0, spaces=[1, 4], coins=[2, 1], hands=["GGJ", "CCCC"], tiles={"ca-cs": "5/3"}, men={"cannaregio": [2, 1]})
    found = dict(zip(FEATURES, features(state, 0), strict=True))
    assert (found["rounds to come"], found["section"], found["my rank on the Doge track"], found["steps to the first"]) == (3.0, 1.0, 2.0, 3.0)
    assert (found["my coins"], found["coins in the supply"], found["my jokers"], found["my cards of the section"]) == (2.0, 27.0, 1.0, 2.0)
    assert (found["most cards of another"], found["what the districts bring me"], found["most that they bring another"]) == (4.0, 5.0, 2.0)
    assert (found["my first places"], found["bonus tiles unturned"], found["I am on turn"]) == (1.0, 2.0, 1.0)


def advised(state: Rialto) -> str:
    """The advice to seat 0, as text."""
    return options(state)[state.legal(0).index(int(advise(state, 0, Rng.from_seed(""))))]


def test_a_bridge_goes_where_it_helps_most_the_high_number_to_the_own_district() -> None:
    """RIA-117, RIA-118."""
    state = lay(at("D", 2, round=6, hands=["R", ""], men={"castello": [3, 0], "dorsoduro": [0, 3]}), "1", "0")
    play(state, "bridge cs-do")
    assert advised(state) == "low dorsoduro"
    play(state, advised(state))
    assert tile(state, "cs-do") == ("bridge", [4, 3])


def test_a_councilman_who_completes_a_side_is_advised() -> None:
    """RIA-130."""
    state = lay(at("E", 2, round=2, hands=["O", ""], men={"cannaregio": [1, 0], "san-marco": [1, 0]}), "1", "0")
    assert "cs" in advised(state)
    play(state, advised(state))
    assert advised(state) == "place castello"


def test_the_lowest_building_is_put_back() -> None:
    """RIA-110."""
    state = lay(at("C", 2, round=5, hands=["BBB", ""], buildings=["g4 g3 y3 y4 b3 b4 g1"]), "3", "0")
    play(state, "take blue-4")
    assert advised(state).startswith("give-up")
