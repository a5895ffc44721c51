"""Many matches at once: the same matches as one by one, whatever the number of processes, and never a half-made step."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import psutil
import pytest

from ridotto import Match
from ridotto.adapters.core import Batch, look
from ridotto.adapters.vector import VectorEnv
from ridotto.engine.errors import IllegalMove, SetupError
from ridotto.engine.game import Game, game_named
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games._template import GAME as TEMPLATE

from .settings import every_setting


def course(game: Game | str, steps: int = 60, workers: int = 0, others: str = "") -> list[bytes]:
    """Everything that some random steps show."""
    with VectorEnv(game, seats=3, envs=5, workers=workers, others=others) as env:
        generator = np.random.default_rng(5)
        seen = [b"".join(array.tobytes() for array in env.reset(seed=7))]
        for _ in range(steps):
            seen.append(b"".join(array.tobytes() for array in env.step(env.sample(generator))))
        return seen


@every_setting
def test_a_place_plays_the_matches_of_its_seeds(game: Game, seats: int, variant: str) -> None:
    """Observations, masks, actors and results are those of the match itself."""
    env = VectorEnv(game, seats=seats, envs=2, variant=variant)
    now = env.reset(seed="carnival")
    generator = np.random.default_rng(1)
    matches = [Match.new(game, seats, env.seed_of(place), variant) for place in range(2)]
    for _ in range(25):
        for place, match in enumerate(matches):
            seat = int(first_actor(match.state))
            assert now.actors[place] == seat
            assert np.flatnonzero(now.masks[place]).tolist() == match.state.legal(seat)
            assert now.observations[place].tobytes() == look(game.observation.observe, match.state, seat)
            assert not now.terminated[place]
        moves = env.sample(generator)
        for match, move in zip(matches, moves, strict=True):
            match.play(int(first_actor(match.state)), int(move))
            if match.over:
                return
        now = env.step(moves)


def test_workers_change_nothing() -> None:
    alone = course(TEMPLATE)
    assert course(TEMPLATE, workers=1) == alone
    assert course(TEMPLATE, workers=2) == alone


def test_workers_change_nothing_of_what_bots_do_either() -> None:
    alone = course("doge", others="greedy")
    assert alone != course("doge", others="random")
    assert course("doge", workers=2, others="greedy") == alone


@every_setting
def test_bots_play_all_seats_but_one(game: Game, seats: int, variant: str) -> None:
    """The one seat alone is asked, each time for something that it can do."""
    with VectorEnv(game, seats=seats, envs=seats, variant=variant, others="random") as env:
        now = env.reset(seed=3)
        generator = np.random.default_rng(1)
        for _ in range(12):
            assert now.actors.tolist() == list(range(seats))
            assert now.masks.any(-1).all()
            now = env.step(env.sample(generator))


def test_bots_on_the_other_seats_do_not_see_the_hand_of_the_one() -> None:
    """What they are given was imagined for them."""
    game = game_named("venice")
    seen: list[int] = []
    true: list[int] = []

    def peep(state: State, seat: int, rng: Rng) -> int:
        seen.append(int(state.hand[0]))  # type: ignore[attr-defined]
        return state.legal(seat)[0]

    def start(seed: str) -> State:
        state = game.start(3, Rng.from_seed(seed))
        true.append(int(state.hand[0]))  # type: ignore[attr-defined]
        return state

    batch = Batch(start, game.observation.observe, lambda state: [0.0] * 3, 0, 1, game.codec.size, 0, peep)
    for number in range(30):
        batch.reset(str(number))
    assert len(seen) >= 30
    assert sum(hand in true for hand in seen) < len(seen) / 2


def test_the_same_seed_gives_the_same_matches_and_another_seed_others() -> None:
    assert course("doge", 10) == course("doge", 10)
    env = VectorEnv("doge", seats=3, envs=2)
    one, two = env.reset(seed=1).observations.copy(), env.reset(seed=2).observations.copy()
    assert (one != two).any()
    assert env.reset().observations.shape == one.shape


def test_a_match_that_ends_rewards_its_seats_and_is_followed_by_another() -> None:
    env = VectorEnv(TEMPLATE, seats=2, envs=3)
    env.reset(seed=3)
    generator = np.random.default_rng(0)
    ends = 0
    for _ in range(100):
        now = env.step(env.sample(generator))
        assert ((now.rewards.sum(1) > 0) == now.terminated).all()
        np.testing.assert_allclose(now.rewards.sum(1), now.terminated)
        assert now.masks.any(1).all()
        ends += int(now.terminated.sum())
    assert ends == 3 * 100 // (2 * TEMPLATE.edition.components.bids)


def test_the_next_match_has_the_next_seed() -> None:
    env = VectorEnv(TEMPLATE, seats=2, envs=1)
    now = env.reset(seed=3)
    generator = np.random.default_rng(0)
    while not now.terminated[0]:
        now = env.step(env.sample(generator))
    again = Match.new(TEMPLATE, 2, env.seed_of(0, 1))
    assert now.observations[0].tobytes() == look(TEMPLATE.observation.observe, again.state, 0)


def test_margins_are_points_less_the_best_of_the_others() -> None:
    env = VectorEnv(TEMPLATE, seats=3, envs=1, reward="margin")
    now = env.reset(seed=3)
    match = Match.new(TEMPLATE, 3, env.seed_of(0))
    generator = np.random.default_rng(0)
    while not now.terminated[0]:
        moves = env.sample(generator)
        match.play(int(now.actors[0]), int(moves[0]))
        now = env.step(moves)
    points = match.scores()
    assert now.rewards[0].tolist() == [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(3)]


def test_a_limit_cuts_matches_off() -> None:
    env = VectorEnv("doge", seats=3, envs=2, limit=4)
    env.reset(seed=1)
    generator = np.random.default_rng(0)
    cut = [env.step(env.sample(generator)).truncated.tolist() for _ in range(8)]
    assert cut == [[step % 4 == 3] * 2 for step in range(8)]
    assert not env.now.terminated.any()
    assert not env.now.rewards.any()


@pytest.mark.parametrize("workers", [0, 1])
def test_an_illegal_move_is_named_and_no_match_is_stepped(workers: int) -> None:
    with VectorEnv("doge", seats=3, envs=3, workers=workers) as env:
        before = [array.copy() for array in env.reset(seed=1)]
        says = r"in match 2 the move 130 \('hold'\) is not possible for seat 0; possible: 0 \('card cannaregio'\), .*; no match was stepped"
        with pytest.raises(IllegalMove, match=says):
            env.step([0, 1, 130])
        with pytest.raises(IllegalMove, match=r"in match 0 the move -1, which is no move of the game \(0 to 130\)"):
            env.step([-1, 1, 0])
        with pytest.raises(IllegalMove, match="a step needs 3 whole numbers, one move for each match; these are float64"):
            env.step([0.5, 1.0, 1.0])
        with pytest.raises(IllegalMove, match=r"of shape \(2,\)"):
            env.step([0, 1])
        assert all((now == then).all() for now, then in zip(env.now, before, strict=True))
        assert not (env.step([0, 1, 2]).observations == before[0]).all()


def test_wrong_settings_are_one_sentence() -> None:
    with pytest.raises(SetupError, match="Doge cannot be played with 5 seats; it takes 3, 4"):
        VectorEnv("doge", seats=5)
    with pytest.raises(SetupError, match="there is no game 'chess'"):
        VectorEnv("chess")
    with pytest.raises(SetupError, match="Doge has no variant 'quick'"):
        VectorEnv("doge", seats=3, variant="quick")
    with pytest.raises(SetupError, match="envs must be a whole number from 1 on, not 0"):
        VectorEnv("doge", seats=3, envs=0)
    with pytest.raises(SetupError, match="2 matches cannot be shared by 3 workers"):
        VectorEnv("doge", seats=3, envs=2, workers=3)
    with pytest.raises(SetupError, match="there is no reward 'fame'; there are: win, margin"):
        VectorEnv("doge", seats=3, reward="fame")
    with pytest.raises(RuntimeError, match="reset the environment before its first step"):
        VectorEnv("doge", seats=3, envs=1).step([0])


def test_a_closed_environment_says_so_and_keeps_its_arrays() -> None:
    env = VectorEnv(TEMPLATE, seats=2, envs=2, workers=1)
    now = env.reset(seed=1)
    env.close()
    env.close()
    assert now.masks.any(1).all()
    with pytest.raises(RuntimeError, match="this environment is closed"):
        env.reset()


def children() -> list[psutil.Process]:
    return [child for child in psutil.Process().children(recursive=True) if "ridotto.adapters.worker" in " ".join(child.cmdline())]


def test_a_worker_that_dies_closes_the_environment() -> None:
    env = VectorEnv(TEMPLATE, seats=2, envs=2, workers=2)
    now = env.reset(seed=1)
    [first, _] = children()
    first.kill()
    first.wait()
    with pytest.raises(RuntimeError, match=r"worker process \d of the environment has ended"):
        env.step(now.masks.argmax(1))
    assert children() == []


PARENT = """
import sys, time
from ridotto.adapters.vector import VectorEnv
from ridotto.games._template import GAME
env = VectorEnv(GAME, seats=2, envs=2, workers=1)
now = env.reset(seed=1)
print(*[worker._process.pid for worker in env._workers], flush=True)
try:
    while True:
        now = env.step(now.masks.argmax(1))
finally:
    print("left", flush=True)
"""


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_workers_end_with_their_parent_and_leave_nothing(how: signal.Signals) -> None:
    shared = Path("/dev/shm")
    before = set(shared.iterdir()) if shared.is_dir() else set()
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True)
    assert parent.stdout is not None
    worker = psutil.Process(int(parent.stdout.readline()))
    if how == signal.SIGINT:
        os.killpg(parent.pid, how)  # as a terminal does: the worker is interrupted too
    else:
        parent.send_signal(how)
    parent.wait(30)
    until = time.monotonic() + 30
    while worker.is_running() and worker.status() != psutil.STATUS_ZOMBIE and time.monotonic() < until:
        time.sleep(0.05)
    assert not worker.is_running() or worker.status() == psutil.STATUS_ZOMBIE
    if shared.is_dir():
        assert not {path for path in set(shared.iterdir()) - before if "ridotto" in path.name}
