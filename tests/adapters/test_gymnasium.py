"""Gymnasium's own check passes for every environment; what is ours beside it."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ridotto.adapters import rendering
from ridotto.adapters.gymnasium import SeatEnv
from ridotto.engine.errors import IllegalMove, SetupError
from ridotto.engine.game import Game, all_games
from ridotto.games._template import GAME as TEMPLATE

from .settings import GAMES, every_setting


@every_setting
def test_check_env(game: Game, seats: int, variant: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The pixels themselves are tried elsewhere."""
    monkeypatch.setattr(rendering, "pixels", lambda svg: np.zeros((1, 1, 3), np.uint8))
    if game.slug in all_games():
        made = gymnasium.make(f"ridotto/{game.slug.capitalize()}-v1", seats=seats, seat=seats - 1, others="random", variant=variant).unwrapped
    else:
        made = SeatEnv(game, seats=seats, seat=seats - 1, others="random", variant=variant)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(made, skip_render_check=game.slug not in all_games())
    capsys.readouterr()


def play(env: Any, seed: int) -> tuple[float, list[bytes]]:
    """A match of random legal moves: the reward, and all that was seen."""
    seen, info = env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    course = [seen.tobytes()]
    while True:
        move = generator.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, cut_off, info = env.step(move)
        course.append(seen.tobytes())
        if over or cut_off:
            return float(reward), course


@pytest.mark.parametrize("game", [game for game in GAMES if game.slug in all_games()], ids=lambda game: game.slug)
def test_ids_are_registered(game: Game) -> None:
    env = gymnasium.make(f"ridotto/{game.slug.capitalize()}-v1")
    assert isinstance(env.unwrapped, SeatEnv)


def test_the_same_seed_gives_the_same_match() -> None:
    env = SeatEnv(TEMPLATE, seats=3, seat=1)
    assert play(env, 4) == play(env, 4)
    assert play(env, 4) != play(env, 5)


def test_the_seat_is_asked_last_of_those_who_choose_together_and_sees_nothing_of_it() -> None:
    courses = [play(SeatEnv(TEMPLATE, seats=2, seat=0, others=bot), 4)[1] for bot in ("random", "greedy")]
    assert courses[0][0] == courses[1][0]


def test_rewards_are_those_of_the_seat() -> None:
    rewards = {play(SeatEnv(TEMPLATE, seats=2, others="random"), seed)[0] for seed in range(12)}
    assert rewards <= {0.0, 0.5, 1.0}
    assert len(rewards) > 1


def test_every_other_seat_may_have_its_own_bot() -> None:
    play(SeatEnv(TEMPLATE, seats=3, seat=1, others="random, greedy"), 1)
    with pytest.raises(SetupError, match="3 bots are needed and 2 are named"):
        SeatEnv(TEMPLATE, seats=4, seat=1, others="random, greedy")
    with pytest.raises(SetupError, match="there is no bot 'genius'"):
        SeatEnv(TEMPLATE, seats=3, others="genius")


def test_an_illegal_move_loses_raises_or_is_replaced() -> None:
    env = SeatEnv("doge", seats=3, seat=2, others="random")
    before, _ = env.reset(seed=1)
    seen, reward, over, cut_off, info = env.step(130)
    assert (reward, over, cut_off) == (-1.0, True, False)
    assert (seen == before).all()
    assert info["illegal"].startswith("move 130 ('hold') is not possible now; seat 2 may make 0 ('card cannaregio')")
    with pytest.raises(RuntimeError, match="the match is over; reset the environment"):
        env.step(0)
    env = SeatEnv("doge", seats=3, seat=2, others="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="None is no move of the game: moves are the numbers 0 to 130; seat 2 may make"):
        env.step(None)  # type: ignore[arg-type]
    assert (env.step(0)[0] != before).any()
    env = SeatEnv("doge", seats=3, seat=2, others="random", illegal="replace")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(130)
    assert (reward, over) == (0.0, False)
    assert "illegal" in info


def test_masks_are_given_in_two_ways() -> None:
    env = SeatEnv("doge", seats=3)
    _, info = env.reset(seed=1)
    assert (env.action_masks() == info["action_mask"].astype(bool)).all()
    assert env.action_masks().sum() == 7


def test_wrong_settings_are_one_sentence() -> None:
    with pytest.raises(SetupError, match="there is no seat 3; seats are 0 to 2"):
        SeatEnv("doge", seats=3, seat=3)
    with pytest.raises(SetupError, match="Doge cannot be played with 2 seats"):
        gymnasium.make("ridotto/Doge-v1", seats=2)
