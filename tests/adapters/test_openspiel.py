"""OpenSpiel's own tests pass for every game; nothing leaks; its search plays our games; what is ours beside that."""

import pickle
import random
import subprocess
import sys
import unittest
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from ridotto.adapters import openspiel
from ridotto.adapters.openspiel import MatchState, register
from ridotto.engine.conformance.trial import Ear, imprint
from ridotto.engine.errors import IllegalMove, SetupError
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.state import EVERYBODY

from .settings import GAMES, every_setting

for _game in GAMES:
    register(_game)

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def loaded(game: Game, seats: int, variant: str = "", limit: int = 0) -> Any:
    return pyspiel.load_game(openspiel.short_name(game), {"seats": seats, "variant": variant, **({"limit": limit} if limit else {})})


def usual(game: Game, limit: int = 0) -> Any:
    return loaded(game, min(count for count in game.seats if count > 1), limit=limit)


def dealt(game: Any, seed: str = "00000001") -> MatchState:
    """A state in which the first decision is owed."""
    state: MatchState = game.new_initial_state()
    for byte in bytes.fromhex(seed):
        state.apply_action(byte)
    return state


def course(game: Any, seed: str, every: int) -> Iterator[MatchState]:
    """A match of random moves: the state before every so many of them."""
    state, chance = dealt(game, seed), random.Random(seed)
    for number in range(game.max_game_length()):
        if state.is_terminal():
            return
        if number % every == 0:
            yield state
        state.apply_action(chance.choice(state.legal_actions()))


def shown(state: MatchState, seat: int) -> tuple[Any, ...]:
    """All that OpenSpiel tells a seat."""
    tensors = (state.information_state_tensor(seat), state.observation_tensor(seat))
    return state.information_state_string(seat), state.observation_string(seat), *tensors, state.legal_actions(seat)


# ---- OpenSpiel's own tests ----


@every_setting
def test_random_sim_test_passes(game: Game, seats: int, variant: str) -> None:
    pyspiel.random_sim_test(loaded(game, seats, variant, limit=60), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", [game for game in GAMES if game.slug != "dogeship"], ids=lambda game: game.slug)
def test_random_sim_test_passes_to_the_end_of_the_match(game: Game) -> None:
    """Random play of The Doge Ship takes some 12,000 decisions."""
    pyspiel.random_sim_test(usual(game), num_sims=1, serialize=True, verbose=False)


@every_setting
def test_the_api_test_passes(game: Game, seats: int, variant: str) -> None:
    """Its own way to choose states hardly gets past the first decisions; these are from a whole course."""
    spiel = loaded(game, seats, variant, limit=200)
    states = [spiel.new_initial_state(), *(state.clone() for state in course(spiel, "0000beef", 20))]
    given = {"setUpClass": classmethod(lambda cls: None), "game": spiel, "game_name": str(spiel), "game_type": spiel.get_type(), "some_states": states}
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(type("Checks", (api_test.EnforceAPIOnPartialTreeBase,), given)).run(found)
    assert found.testsRun >= 5
    assert found.wasSuccessful(), [*found.errors, *found.failures]


@every_setting
def test_the_sim_test_passes(game: Game, seats: int, variant: str) -> None:
    """It pickles games and states, too."""
    games_sim_test.GamesSimTest().sim_game(loaded(game, seats, variant, limit=60))


# ---- what seats know ----


@every_setting
def test_a_resampled_state_looks_the_same_to_its_seat_and_holds_nothing_else_of_the_true_one(game: Game, seats: int, variant: str) -> None:
    sampler, differed = random.Random(1), 0
    for state in course(loaded(game, seats, variant, limit=200), "0000cafe", 15):
        for seat in range(seats):
            other = state.resample_from_infostate(seat, sampler.random)
            assert shown(other, seat) == shown(state, seat)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            assert other.progress.seed == b""
            assert stream(other) != stream(state)
            assert state.progress.state is not None
            assert other.progress.state is not None
            differed += imprint(other.progress.state) != imprint(state.progress.state)
            again = other.resample_from_infostate(seat, random.Random(2).random)
            assert str(again) == str(state.resample_from_infostate(seat, random.Random(2).random))
            assert pickle.dumps(again) == pickle.dumps(state.resample_from_infostate(seat, random.Random(2).random))
            clone, twin = other.clone(), pickle.loads(pickle.dumps(other))
            move = random.Random(3).choice(other.legal_actions())
            for copy in (other, clone, twin):
                copy.apply_action(move)
            assert shown(other, seat) == shown(clone, seat) == shown(twin, seat)
    assert differed or seats == 1


def stream(state: MatchState) -> Any:
    """The random generator of the match."""
    assert state.progress.state is not None
    return state.progress.state.rng.numbers()


@each_game
def test_what_is_chosen_in_secret_changes_nothing_for_others(game: Game) -> None:
    spiel = usual(game, limit=400)
    compared = 0
    for state in course(spiel, "000000aa", 3):
        actor = state.current_player()
        worlds = [state.child(move) for move in state.legal_actions()]
        secret = [world for world in worlds if world.progress.state and world.progress.state.secret[actor] and not world.is_terminal()]
        for still_choosing in (True, False):
            same = [world for world in secret if (world.current_player() == actor) == still_choosing][:3]
            if same and still_choosing:
                same.append(state)  # nor do they know that something was chosen
            for seat in range(spiel.num_players()):
                if seat != actor and len(same) > 1:
                    compared += 1
                    assert len({repr(shown(world, seat)) for world in same}) == 1
                    told = [world.resample_from_infostate(seat, random.Random(5).random) for world in same]
                    assert len({pickle.dumps(world) for world in told}) == 1
    assert compared


@each_game
def test_two_worlds_are_told_apart_exactly_when_the_seat_has_seen_a_difference(game: Game) -> None:
    """Two worlds that look the same to a seat go on with the same moves while that is possible."""
    spiel = usual(game, limit=300)
    alike = apart = 0
    for number, start in enumerate(course(spiel, "000000bb", 25)):
        seat, chance = number % spiel.num_players(), random.Random(number)
        worlds = [start.clone(), start.resample_from_infostate(seat, chance.random)]
        ears = [heard_in(world) for world in worlds]
        same = True
        for _ in range(25):
            if any(world.is_terminal() for world in worlds) or worlds[0].current_player() != worlds[1].current_player():
                break
            both = sorted(set(worlds[0].legal_actions()) & set(worlds[1].legal_actions()))
            if not both:
                break
            move = chance.choice(both)
            for world in worlds:
                world.apply_action(move)
            told = [[event for event in ear.heard if event[1] in (EVERYBODY, seat)] for ear in ears]
            same = same and told[0] == told[1]
            looks = same and worlds[0].observation_tensor(seat) == worlds[1].observation_tensor(seat)
            assert (worlds[0].information_state_string(seat) == worlds[1].information_state_string(seat)) == looks
            alike, apart = alike + looks, apart + (not looks)
    assert alike
    assert apart


def heard_in(state: MatchState) -> Ear:
    """Notes all events that a state tells, beside what it notes itself."""
    position, recall = state.progress.state, state.progress.recall

    class Both(Ear):
        def hear(self, kind: int, audience: int, args: list[int]) -> None:
            super().hear(kind, audience, args)
            recall.hear(kind, audience, args)

    ear = Both()
    assert position is not None
    position.listener = ear
    return ear


@each_game
def test_an_information_state_recalls_all_earlier_ones_and_the_moves_made_in_them(game: Game) -> None:
    """As OpenSpiel's api_test has it, in a part of the tree."""
    met: dict[str, list[tuple[str, int]]] = {}

    def visit(state: MatchState, pasts: list[list[tuple[str, int]]], depth: int) -> None:
        seat = state.current_player()
        if seat < 0 or depth == 0:
            return
        now = state.information_state_string()
        assert met.setdefault(now, pasts[seat]) == pasts[seat]
        legal = state.legal_actions()
        for move in legal[:: max(1, len(legal) // 2)][:3]:
            visit(state.child(move), [[*past, (now, move)] if each == seat else past for each, past in enumerate(pasts)], depth - 1)

    spiel = usual(game, limit=500)
    for state in course(spiel, "000000cc", 120):
        met.clear()
        visit(state, [[] for _ in range(spiel.num_players())], 6)
    assert len(met) > 1


def test_tensors_are_the_same_through_observers() -> None:
    game = pyspiel.load_game("ridotto_rialto(seats=3)")
    state = dealt(game)
    for recalls, tensor in ((True, state.information_state_tensor), (False, state.observation_tensor)):
        observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recalls))
        for seat in range(3):
            observer.set_from(state, seat)
            assert observer.tensor.tolist() == tensor(seat) == getattr(pyspiel.State, tensor.__name__)(state, seat)
            assert observer.dict["observation"].size == game.observation_tensor_size()
    assert state.observation_tensor() == state.observation_tensor(state.current_player())


def test_information_states_of_two_seats_are_never_the_same() -> None:
    state = dealt(pyspiel.load_game("ridotto_doge(seats=3)"))
    assert len({state.information_state_string(seat) for seat in range(3)}) == 3
    assert len({tuple(state.information_state_tensor(seat)) for seat in range(3)}) == 3


# ---- playing ----


@each_game
def test_is_mcts_plays(game: Game) -> None:
    spiel = usual(game, limit=40)
    chance = np.random.RandomState(1)
    bots = [ISMCTSBot(spiel, RandomRolloutEvaluator(1, chance), 1.4, 6, random_state=chance) for _ in range(spiel.num_players())]
    state = dealt(spiel)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert len(state.history()) <= 44


def test_is_mcts_plays_a_match_to_its_end() -> None:
    spiel = pyspiel.load_game("ridotto_template(seats=2)")
    chance = np.random.RandomState(2)
    bots = [ISMCTSBot(spiel, RandomRolloutEvaluator(1, chance), 1.4, simulations, random_state=chance) for simulations in (20, 2)]
    state = dealt(spiel)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0


def test_learning_environments_and_sampling_solvers_run() -> None:
    table = Environment(pyspiel.load_game("ridotto_rialto(seats=3,limit=30)"))
    step = table.reset()
    while not step.last():
        step = table.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert step.rewards == [0, 0, 0]
    solver = OutcomeSamplingSolver(pyspiel.load_game("ridotto_rialto(limit=8)"))
    solver.iteration()
    assert solver.average_policy() is not None


@every_setting
def test_a_history_is_the_seed_and_the_moves_of_a_match(game: Game, seats: int, variant: str) -> None:
    spiel = loaded(game, seats, variant)
    state = dealt(spiel, "0badcafe")
    match = Match.new(game, seats, "0badcafe", variant)
    chance = random.Random("history")
    for _ in range(400):
        if state.is_terminal():
            break
        seat, move = state.current_player(), chance.choice(state.legal_actions())
        assert state.action_to_string(seat, move) in match.legal(seat)
        match.play(seat, move)
        state.apply_action(move)
        assert state.progress.state is not None
    assert state.progress.state is not None
    assert state.progress.state.digest() == match.state.digest()
    assert state.is_terminal() == match.over


@every_setting
def test_a_win_is_worth_one_and_the_others_pay_for_it(game: Game, seats: int, variant: str) -> None:
    spiel = loaded(game, seats, variant)
    state, chance = dealt(spiel, "00000abc"), random.Random(4)
    while not state.is_terminal():
        assert state.current_player() >= 0
        state.apply_action(chance.choice(state.legal_actions()))
    assert state.progress.state is not None
    winners, returns = state.progress.state.winners(), state.returns()
    assert spiel.min_utility() <= min(returns) <= max(returns) <= spiel.max_utility() == 1
    if seats == 1:
        assert returns == [1.0 if winners else -1.0]
        assert spiel.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    else:
        assert sum(returns) == pytest.approx(0)
        assert [seat for seat in range(seats) if returns[seat] == max(returns)] == winners
        assert len(winners) > 1 or max(returns) == 1


def test_a_match_that_is_cut_off_is_worth_nothing() -> None:
    spiel = pyspiel.load_game("ridotto_doge(seats=3,limit=2)")
    state = dealt(spiel)
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0, 0, 0]
    assert state.observation_string(1).endswith("Seat 1: the match was cut off after 2 decisions.")
    assert state.resample_from_infostate(1, random.random).is_terminal()


def test_a_position_of_a_match_can_be_searched() -> None:
    match = Match.new("doge", 3, "carnival")
    spiel = pyspiel.load_game("ridotto_doge(seats=3)")
    state = spiel.state_at(match.imagine(0, Rng.from_seed("what seat 0 imagines")))
    assert state.legal_actions() == match.state.legal(0)
    chance = np.random.RandomState(1)
    before = match.state.digest()
    assert ISMCTSBot(spiel, RandomRolloutEvaluator(1, chance, max_length=20), 1.4, 8, random_state=chance).step(state) in match.state.legal(0)
    assert match.state.digest() == before


def test_a_pickled_state_is_read_where_nothing_of_ours_is_imported_yet() -> None:
    state = dealt(pyspiel.load_game("ridotto_venice(seats=2,variant=favour)"), "00000007")
    state.apply_action(state.legal_actions()[0])
    script = (
        "import pickle, sys; state = pickle.load(sys.stdin.buffer)\n"
        "print(state, state.get_game(), state.resample_from_infostate(state.current_player(), lambda: 0.5).legal_actions())"
    )
    done = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(state), capture_output=True, check=True)
    assert done.stdout.decode() == f"{state} {state.get_game()} {state.legal_actions()}\n"


# ---- what is wrong is said ----


@pytest.mark.parametrize("action", [130, 131, 2**62, -5])
def test_an_illegal_action_is_one_sentence_and_changes_nothing(action: int) -> None:
    state = dealt(pyspiel.load_game("ridotto_doge(seats=3)"))
    before = (str(state), state.history(), state.information_state_string(0))
    with pytest.raises(IllegalMove, match=r"^[^\n]*; seat 0 may make 0 \('card cannaregio'\), 1[^\n]*$"):
        state.apply_action(action)
    assert (str(state), state.history(), state.information_state_string(0)) == before
    with pytest.raises((pyspiel.SpielError, ValueError)):
        state.apply_action_with_legality_check(action)
    assert (str(state), state.history(), state.information_state_string(0)) == before


def test_what_cannot_be_played_is_one_sentence() -> None:
    over = dealt(pyspiel.load_game("ridotto_doge(seats=3,limit=1)")).child(0)
    with pytest.raises(IllegalMove, match="3 is not possible: the match is over"):
        over.apply_action(3)
    with pytest.raises(IllegalMove, match="256 is no outcome of chance here; outcomes are 0 to 255"):
        pyspiel.load_game("ridotto_doge").new_initial_state().apply_action(256)
    with pytest.raises(SetupError, match="there is no seat 3; seats are 0 to 2"):
        over.resample_from_infostate(3, random.random)
    with pytest.raises(SetupError, match="observations have no parameters; these were given: colour"):
        pyspiel.load_game("ridotto_doge").make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("ridotto_doge(seats=5)", "Doge cannot be played with 5 seats; it takes 3, 4"),
        ("ridotto_rialto(seats=3,variant=virtual)", "Rialto's variant 'virtual' is for 2 seats, not for 3"),
        ("ridotto_doge(variant=short)", "Doge has no variant 'short'; variants: none"),
        ("ridotto_doge(limit=0)", "a match is cut off after 1 decision or more, not after 0"),
    ],
)
def test_wrong_parameters_are_one_sentence(name: str, says: str) -> None:
    with pytest.raises(SetupError, match=f"^{says}$"):
        pyspiel.load_game(name)


def test_parameters_that_are_left_out_are_the_usual_ones() -> None:
    assert {game.slug: pyspiel.load_game(openspiel.short_name(game)).num_players() for game in all_games().values()} == {
        "doge": 3,
        "dogeship": 2,
        "palazzo": 2,
        "rialto": 2,
        "venice": 2,
    }
