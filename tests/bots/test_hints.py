"""Hints: which moves they name, what they say speaks for them, and that they know nothing a seat does not."""

from collections.abc import Callable

import pytest

from ridotto.bots import analysis
from ridotto.bots.hints import LEAST, LEVEL, REST, candidates, compared, hints, in_order, thorough, weigh
from ridotto.bots.levels import levels
from ridotto.bots.reasons import WORLDS, Outcomes, Reason, outcomes, reasons, why
from ridotto.bots.seer import SeerBot
from ridotto.engine.features import DIRECTIONS, reasons_of, told_as
from ridotto.engine.game import Game, game_named
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.engine.words import LANGUAGES, messages
from ridotto.games._template import GAME as TEMPLATE
from tests.shipped import SHIPPED

from .test_cheating import positions

TOLD = 12
"""Of so many features at least a game can tell."""
every_game = pytest.mark.parametrize("game", SHIPPED, ids=lambda game: str(game.slug))


def told(game: Game) -> dict[str, list[str]]:
    """The features that have a sentence, each with the directions that are told."""
    words = game.words("en")
    found = {name: [way for way in DIRECTIONS if f"{told_as(game, name).key}-{way}" in words] for name in reasons_of(game)}
    return {feature: ways for feature, ways in found.items() if ways}


def soon(game: Game, state: State, seat: int) -> list[list[float]]:
    """A seat's features as if every continuation left them as they are."""
    return [list(game.advice.features(state, seat)) for _ in range(WORLDS)]


def came(numbers: list[list[float]], details: list[list[float]] | None = None, later: list[list[float]] | None = None) -> Outcomes:
    """A move after which the features are as given when the seat has to decide again, and as told otherwise."""
    still = [[0.0] * len(row) for row in numbers]
    return Outcomes(still, numbers, still if later is None else later, [] if details is None else details)


# ---- the sentences ----


@every_game
def test_every_sentence_is_about_a_feature_or_a_detail_and_at_least_a_dozen_have_one(game: Game) -> None:
    keys = {f"{told_as(game, feature).key}-{way}" for feature in reasons_of(game) for way in DIRECTIONS}
    for language in LANGUAGES:
        assert {key for key in messages(game.package, language) if key.startswith("hint-")} <= keys
    assert len(told(game)) >= TOLD
    assert game.details is None or set(game.details.DETAILS) <= set(told(game))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_whatever_the_difference(game: Game, language: str) -> None:
    words = game.words(language)
    for feature, ways in told(game).items():
        for way in ways:
            said = [why(game, [Reason(feature, way == "more", by)], words) for by in (0, 1, 2, 17)]
            assert all(line[0].isupper() and line.endswith(".") and "{" not in line for line in said), said


def test_a_feature_of_a_district_names_it() -> None:
    doge = game_named("doge")
    assert told_as(doge, "castello: own votes") == ("hint-own-votes", "field-castello")
    assert told_as(doge, "best other: palazzi") == ("hint-best-other-palazzi", "")
    assert why(doge, [Reason("quarantia: own votes", True, 2)], doge.words("de")) == "Danach hättest du in der Quarantia etwa 2 Stimmen mehr."


# ---- the reasons ----


def test_what_is_said_for_a_move_is_what_differs_after_it() -> None:
    doge = game_named("doge")
    state = doge.start(3, Rng.from_seed("reasons"))
    place = doge.advice.FEATURES.index("own palazzi")
    better, worse = soon(doge, state, 0), soon(doge, state, 0)
    for row in better:
        row[place] += 2
    assert reasons(doge, 3, came(better), [came(worse)]) == (Reason("own palazzi", True, 2),)
    assert reasons(doge, 3, came(worse), [came(better)]) == ()  # fewer palazzi speak for nothing


def test_the_same_sentence_is_not_said_twice() -> None:
    doge = game_named("doge")
    state = doge.start(3, Rng.from_seed("reasons"))
    better, worse = soon(doge, state, 0), soon(doge, state, 0)
    for row in better:
        for feature in ("own palazzi", "castello: own palazzi"):
            row[doge.advice.FEATURES.index(feature)] += 1
    given = reasons(doge, 3, came(better), [came(worse)])
    assert [reason.feature for reason in given] in (["own palazzi"], ["castello: own palazzi"])
    assert why(doge, given, doge.words("en")).count("palazzi of yours") == 1


def test_nothing_is_said_of_what_chance_alone_explains_or_of_what_is_equal() -> None:
    doge = game_named("doge")
    state = doge.start(3, Rng.from_seed("reasons"))
    place = doge.advice.FEATURES.index("own palazzi")
    one, other = soon(doge, state, 0), soon(doge, state, 0)
    assert reasons(doge, 3, came(one), [came(other)]) == ()
    one[0][place] += 1  # in one world of many
    assert reasons(doge, 3, came(one), [came(other)]) == ()
    assert why(doge, (), doge.words("en")) == ""


def test_a_difference_of_less_than_one_is_told_without_a_number() -> None:
    doge = game_named("doge")
    state = doge.start(3, Rng.from_seed("reasons"))
    place = doge.advice.FEATURES.index("own palazzi")
    one, other = soon(doge, state, 0), soon(doge, state, 0)
    for row in one:
        row[place] += 0.5
    assert reasons(doge, 3, came(one), [came(other)]) == (Reason("own palazzi", True, 0),)


def test_what_a_move_does_at_once_is_told_where_nothing_differs_soon_and_then_what_it_comes_to_later() -> None:
    rialto = game_named("rialto")
    state = rialto.start(3, Rng.from_seed("reasons"))
    same = soon(rialto, state, 0)
    room = rialto.details
    assert room is not None
    plain, blue = ([list(room.details(state, 0)) for _ in range(WORLDS)] for _ in range(2))
    later = soon(rialto, state, 0)
    for row in blue:
        row[room.DETAILS.index("blue buildings")] += 1
    for row in later:
        row[rialto.advice.FEATURES.index("my points")] += 5
    better, other = came(same, blue, later), came(same, plain, same)
    assert reasons(rialto, 3, better, [other]) == (Reason("blue buildings", True, 1), Reason("my points", True, 5))
    assert reasons(rialto, 3, other, [better]) == ()  # a building less speaks for nothing


def test_moves_that_come_to_the_same_are_compared_with_the_rest() -> None:
    """At the first turn of The Doge Ship two fields may do the same; against taking money, each has a reason."""
    ship = game_named("dogeship")
    state = ship.start(3, Rng.from_seed("same"))
    seat = state.actors()[0]
    buys, money = ship.codec.number("field yellow2"), ship.codec.number("field yellow1")
    assert compared(ship, state, seat, [buys, buys], [], Rng.from_seed("worlds")) == [(), ()]
    assert all(compared(ship, state, seat, [buys, buys], [money], Rng.from_seed("worlds")))


@every_game
def test_nine_hints_of_ten_say_why(game: Game) -> None:
    """Over decisions of every kind in whole matches."""
    rng, said = Rng.from_seed("why"), list[bool]()
    for match in range(3):
        state = game.start(game.seats[match % len(game.seats)], rng.fork())
        while not state.over():
            seat = state.actors()[0]
            view, legal = state.imagine(seat, rng), state.legal(seat)
            if len(legal) > 1 and rng.below(7) == 0:
                tried = SeerBot(game, simulations=60).search(view, seat, rng).tried()
                moves = candidates(tried, legal)
                rest = [move for move in in_order(tried, legal) if move not in moves][:REST]
                said.append(bool(compared(game, view, seat, moves, rest, rng)[0]))
            state.apply(seat, int(game.advice.advise(view, seat, rng)))
    assert len(said) > 20
    assert sum(said) >= 0.9 * len(said)


def test_a_game_that_was_never_fitted_has_hints_without_reasons() -> None:
    state = TEMPLATE.start(3, Rng.from_seed("bare"))
    seat = state.actors()[0]
    found = hints(TEMPLATE, state, seat, Rng.from_seed("hint"))
    assert found
    assert all(hint.reasons == () for hint in found)


# ---- the moves ----


def test_a_third_move_that_was_hardly_tried_is_not_named() -> None:
    legal = [3, 4, 5, 7, 9]
    assert candidates([(7, 300, 0.4), (3, 90, 0.3), (5, 10, 0.9)], legal) == [7, 3]
    assert candidates([(7, 300, 0.4), (3, 90, 0.3), (5, 60, 0.2), (4, 50, 0.2)], legal) == [7, 3, 5]
    assert candidates([(7, 300, 0.4)], legal) == [7, 3]  # there is always something to compare with
    assert candidates([(7, 300, 0.4)], [7]) == [7]


@every_game
def test_hints_are_two_or_three_moves_that_can_be_made_the_best_first(game: Game) -> None:
    for _, seat, [state, *_] in positions(game.slug, 1):
        before = state.digest()
        found = hints(game, state, seat, Rng.from_seed("hint"), stop=lambda: True)
        assert state.digest() == before
        assert 2 <= len({hint.move for hint in found}) == len(found) <= 3
        assert {hint.move for hint in found} <= set(state.legal(seat))
        mine = [hint.shares[seat] for hint in found]
        assert mine == sorted(mine, reverse=True)
        assert all(sum(hint.shares) == pytest.approx(1) for hint in found)


@every_game
def test_hints_can_be_given_until_the_last_decision(game: Game) -> None:
    """Continuations that reach the end of the match are looked at like others."""
    rng = Rng.from_seed("late")
    state = game.start(max(game.seats), Rng.from_seed("late"))
    while not state.over():
        seat, before = state.actors()[0], state.clone()
        state.apply(seat, int(game.advice.advise(state.imagine(seat, rng), seat, rng)))
    legal = before.legal(seat)[:2]
    assert all(len(each.later) == WORLDS for each in outcomes(game, before, seat, legal, rng))
    assert all(sum(shares) == pytest.approx(1) for shares in weigh(game, before, seat, legal, 8, rng))


@every_game
def test_hints_are_the_same_whatever_is_hidden(game: Game) -> None:
    """Handed positions with other secrets that look the same to the seat: the same moves, numbers and reasons."""
    for _, seat, worlds in positions(game.slug, 2):
        first, *others = (hints(game, world, seat, Rng.from_seed("hint"), stop=lambda: True) for world in worlds)
        assert all(other == first for other in others)


def test_a_hint_is_no_shallower_than_level_8_and_never_shallow() -> None:
    """Whatever ladder was measured: some have a level 8 of 55 simulations, others of 1,000."""
    for game in SHIPPED:
        for seats in game.seats:
            level = levels(game, seats)[LEVEL - 1].simulations
            assert thorough(game, seats, LEAST) == max(400, level)
            assert thorough(game, seats, analysis.SIMULATIONS) >= level, "an analysis is as strong"


def test_a_hint_searches_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Noting(SeerBot):
        def __init__(self, game: Game, seconds: float = 0.0, simulations: int = 0, stop: Callable[[], bool] = lambda: False) -> None:
            super().__init__(game, seconds, simulations, stop)
            asked.append(simulations)

    monkeypatch.setattr("ridotto.bots.hints.SeerBot", Noting)
    palazzo = game_named("palazzo")
    state = palazzo.start(4, Rng.from_seed("deep"))
    hints(palazzo, state, state.actors()[0], Rng.from_seed("hint"))
    assert asked[0] == LEAST > levels(palazzo, 4)[LEVEL - 1].simulations


def test_more_thought_does_not_stop_before_its_budget_is_used() -> None:
    """`stop` alone shortens a hint: it is asked, and a hint that is stopped at once still names moves."""
    asked: list[bool] = []
    doge = game_named("doge")
    state = doge.start(3, Rng.from_seed("stop"))

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 3

    assert len(hints(doge, state, 0, Rng.from_seed("hint"), stop)) >= 2
    assert len(asked) > 3
