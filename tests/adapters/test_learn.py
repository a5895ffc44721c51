"""examples/learn.py: what it learns from, that it learns the right way, and that it continues where it was stopped."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from ridotto.adapters.setting import Setting
from ridotto.adapters.vector import VectorEnv

LEARN: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "learn.py"))
SHORT = ["--envs", "8", "--steps", "16", "--width", "8", "--matches", "3", "--threads", "1"]


def player(env: VectorEnv) -> Any:
    torch.manual_seed(1)
    return LEARN["Player"](env.setting.observation_size, env.setting.moves, 8)


def test_advantages_follow_a_seat_from_its_decision_to_its_next_one() -> None:
    # one match: seats 0, 1, 0 decide and it ends, won by seat 0; then seat 1 decides in the next match
    values = np.array([[0.5], [0.25], [0.75], [0.5]], np.float32)
    actors = np.array([[0], [1], [0], [1]])
    ended = np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = [1.0, 0.0]
    advantages, known = LEARN["advantages_of"](values, actors, ended, rewards)
    last = 1.0 - 0.75
    assert advantages[:3, 0] == pytest.approx([0.75 - 0.5 + 0.95 * last, 0.0 - 0.25, last])
    assert known[:, 0].tolist() == [True, True, True, False], "nothing of the last decision's future was seen"


def test_it_learns_from_decisions_with_a_choice_only_and_from_legal_moves() -> None:
    with VectorEnv("doge", seats=3, envs=4) as env:
        env.reset(1)
        played = LEARN["play"](env, player(env), 600, "cpu")
    assert len(played.moves) > 600
    assert (played.masks.sum(-1) > 1).all()
    assert played.masks.gather(1, played.moves[:, None]).all()


def test_improving_makes_moves_likelier_that_did_better_than_expected() -> None:
    given = LEARN["options"]().parse_args([*SHORT, "--entropy", "0"])
    with VectorEnv("doge", seats=3, envs=8) as env:
        env.reset(1)
        one = player(env)
        played = LEARN["play"](env, one, 300, "cpu")
    played.advantages = torch.where(played.moves % 2 == 0, 1.0, -1.0)
    LEARN["improve"](one, torch.optim.Adam(one.parameters(), 1e-3), played, given)
    after = one(played.seen, played.masks)[0].gather(1, played.moves[:, None]).squeeze(1)
    gained = after - played.chances
    even = played.moves % 2 == 0
    assert gained[even].mean() > 0 > gained[~even].mean()


def test_an_unlearned_player_loses_to_greedy_and_its_share_is_a_share() -> None:
    setting = Setting.named("doge", 3, "")
    with VectorEnv("doge", seats=3, envs=1) as env:
        share = LEARN["measure"](player(env), setting, "greedy", 9, "x", "cpu")
    assert 0 <= share <= 1 / 3


def test_it_continues_where_it_was_stopped(tmp_path: Path) -> None:
    given = LEARN["options"]().parse_args([*SHORT, "--minutes", "0.02", "--every", "1", "--out", str(tmp_path)])
    told: list[str] = []
    first = LEARN["learn"](given, told.append)
    assert (tmp_path / "curve.csv").read_text().splitlines()[0] == "minutes,decisions,share"
    second = LEARN["learn"](given, told.append)
    assert second[: len(first)] == first
    assert second[-1]["decisions"] > first[-1]["decisions"] > 0
    assert any(line.startswith("continuing after") for line in told)
