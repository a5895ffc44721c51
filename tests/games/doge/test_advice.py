"""What bots know: the features, and what the heuristic sees."""

from ridotto.engine.rng import Rng
from ridotto.games.doge.advice import FEATURES, advise, features
from ridotto.games.doge.moves import CODEC

from .positions import Play, votes


def advised(play: Play, seat: int) -> str:
    """The move that the heuristic makes, from what the seat can know."""
    rng = Rng.from_seed("advice")
    return CODEC.text(int(advise(play.state.imagine(seat, rng), seat, rng)))


def test_features_have_their_names() -> None:
    play = votes(stacks={"castello": {0: "3", 1: "1"}}, houses={"castello": {0: 2, 1: 4}}, palazzi={"castello": [0, 1]}, advisors={"q1": (1, "castello")})
    numbers = dict(zip(FEATURES, features(play.state, 0), strict=True))
    assert (numbers["castello: own houses"], numbers["castello: own palazzi"], numbers["castello: palazzi of all"]) == (2.0, 1.0, 2.0)
    assert (numbers["castello: most houses of another"], numbers["castello: missing houses"]) == (4.0, 3.0)
    assert (numbers["castello: own votes"], numbers["castello: advisors of others"], numbers["castello: tokens of others"]) == (3.0, 1.0, 1.0)
    assert (numbers["own palazzi"], numbers["best other: palazzi"]) == (1.0, 1.0)


def test_advice_builds_where_it_helps() -> None:
    play = votes(stacks={"castello": {0: "3"}}, houses={"castello": {0: 1}}).play(0, "site san-polo")
    assert advised(play, 0) == "houses 2"
    assert advised(play.play(0, "houses 2"), 0) == "build"


def test_advice_does_not_build_a_palazzo_that_leads_nowhere() -> None:
    """Seven in three districts: an eighth in one of them would make every condition impossible."""
    play = votes(stacks={"castello": {0: "3"}}, houses={"castello": {0: 4}}, palazzi={"castello": [0, 0], "dorsoduro": [0, 0, 0], "san-polo": [0, 0]})
    assert advised(play.play(0, "site san-polo", "houses 2"), 0) == "hold"


def test_advice_counts_the_palazzi_it_has_chosen_in_a_joint_stage() -> None:
    """DOG-R14: six in three districts, one chosen in a fourth; an eighth in one of the four meets a condition."""
    played = {"castello": [0, 0], "dorsoduro": [0, 0], "san-polo": [0, 0]}
    houses = {"cannaregio": {0: 2}, "castello": {0: 4, 1: 1}, "santa-croce": {0: 2}}
    play = votes(stacks={"quarantia": {0: "3", 1: "3"}}, houses=houses, palazzi=played)
    play.play(0, "shift santa-croce cannaregio", "build", "shift santa-croce castello")
    assert advised(play, 0) == "build"


def test_advice_knows_a_district_in_which_it_has_chosen_to_build() -> None:
    """DOG-R14: with seven in three districts, the last of them chosen just now, the eighth must be in a fourth."""
    played = {"castello": [0, 0], "dorsoduro": [0, 0, 0, 0]}
    houses = {"cannaregio": {0: 6, 1: 1}, "santa-croce": {0: 2}}
    play = votes(stacks={"quarantia": {0: "3", 1: "3"}}, houses=houses, palazzi=played)
    play.play(0, "shift santa-croce cannaregio", "build", "shift santa-croce cannaregio")
    assert advised(play, 0) == "hold"


def test_advice_gives_up_an_advisor_for_the_house_that_is_missing() -> None:
    play = votes(stacks={"quarantia": {0: "3"}}, houses={"castello": {0: 2}, "san-polo": {0: 1}})
    assert advised(play, 0) == "give-up"
    assert advised(play.play(0, "give-up"), 0) == "shift san-polo castello"
