"""PettingZoo's own tests pass for every environment; what is ours beside them."""

import warnings
from collections.abc import Iterable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from ridotto.adapters import rendering
from ridotto.adapters.pettingzoo import env, parallel_env
from ridotto.engine.errors import IllegalMove, SetupError
from ridotto.engine.game import Game, all_games
from ridotto.games._template import GAME as TEMPLATE

from .settings import GAMES, every_setting

AGENTS = ["seat_0", "seat_1", "seat_2"]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """PettingZoo warns of what its conventions demand: observations with masks are no plain arrays; others' masks are empty."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@every_setting
def test_aec_passes_api_test(game: Game, seats: int, variant: str) -> None:
    api_test(env(game, seats=seats, variant=variant), num_cycles=20)


@every_setting
def test_aec_passes_seed_test(game: Game, seats: int, variant: str) -> None:
    seed_test(partial(env, game, seats=seats, variant=variant), num_cycles=10)


@every_setting
def test_parallel_passes_api_test(game: Game, seats: int, variant: str) -> None:
    parallel_api_test(parallel_env(game, seats=seats, variant=variant), num_cycles=15)


@every_setting
def test_parallel_passes_seed_test(game: Game, seats: int, variant: str) -> None:
    """It acts without looking at masks."""
    parallel_seed_test(partial(parallel_env, game, seats=seats, variant=variant, illegal="replace"), num_cycles=8)


@every_setting
def test_max_cycles_test(game: Game, seats: int, variant: str) -> None:
    """It counts what each agent does in a step: that is the parallel environment, also step by step. It does not look at masks."""
    made = partial(parallel_env, game, seats=seats, variant=variant, illegal="replace")
    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles=max_cycles))))


@every_setting
def test_render_test(game: Game, seats: int, variant: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Pixels are drawn below, once for each game."""
    monkeypatch.setattr(rendering, "pixels", lambda svg: np.zeros((len(svg) % 9 + 1, 1, 3), np.uint8))
    render_test(partial(env, game, seats=seats, variant=variant))
    assert capsys.readouterr().out.count("\n") > 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_picture_is_drawn(game: Game) -> None:
    table = env(game, seats=max(game.seats), render_mode="rgb_array")
    table.reset(seed=1)
    drawn = table.render()
    assert drawn.dtype == np.uint8
    assert drawn.shape[2] == 3
    assert min(drawn.shape[:2]) > 300
    assert len(np.unique(drawn.reshape(-1, 3)[::97], axis=0)) > 8


@pytest.mark.parametrize("made", [env, parallel_env])
@pytest.mark.parametrize("game", [game for game in GAMES if game.slug in all_games()], ids=lambda game: game.slug)
def test_environments_have_ids(game: Game, made: Any) -> None:
    kind = "aec" if made is env else "parallel"
    found = pettingzoo.make(kind, f"ridotto/{game.slug.capitalize()}-v1", seats=game.seats[-1])
    assert isinstance(found, made)
    assert len(found.possible_agents) == game.seats[-1]


def play(table: Any, seed: int) -> dict[str, float]:
    """A match of first moves; every seat's reward."""
    table.reset(seed=seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut_off, _ = table.last()
        total[agent] += reward
        table.step(None if over or cut_off else int(seen["action_mask"].argmax()))
    return total


def test_the_winners_share_one_point() -> None:
    for seed in range(4):
        assert sum(play(env(TEMPLATE, seats=3), seed).values()) == pytest.approx(1)
    margins = play(env(TEMPLATE, seats=2, reward="margin"), 1)
    assert sum(margins.values()) == 0


def test_who_chooses_later_does_not_see_what_others_have_chosen() -> None:
    table = env("doge", seats=3)
    seen = []
    for move in (0, 3):
        table.reset(seed=5)
        for _ in range(2):
            table.step(move if table.observe("seat_0")["action_mask"][move] else 7)
        assert table.agent_selection == "seat_1"
        seen.append(table.observe("seat_1")["observation"])
    assert (seen[0] == seen[1]).all()


def test_only_the_agent_that_is_asked_has_moves() -> None:
    table = env("doge", seats=3)
    table.reset(seed=5)
    assert [int(table.observe(agent)["action_mask"].sum()) for agent in AGENTS] == [7, 0, 0]
    assert table.state().shape == table.state_space.shape
    assert (table.last()[4]["action_mask"] == table.observe("seat_0")["action_mask"]).all()


def test_agents_are_iterated_until_the_match_is_over_or_the_most_is_reached() -> None:
    table = env("doge", seats=3, max_cycles=5)

    def asked(turns: Iterable[str]) -> list[str]:
        found = []
        for agent in turns:
            found.append(agent)
            seen, _, over, cut_off, _ = table.last()
            table.step(None if over or cut_off else int(seen["action_mask"].argmax()))
        return found

    turns = table.agent_iter(4)
    for _ in range(2):  # it can be used again
        table.reset(seed=5)
        assert asked(turns) == ["seat_0", "seat_0", "seat_1", "seat_1"]
    assert list(table.agent_iter(2)) == ["seat_2", "seat_2"]
    assert asked(table.agent_iter()) == ["seat_2", *AGENTS]


def test_what_an_agent_was_given_stays_as_it_was() -> None:
    table = env("doge", seats=3)
    table.reset(seed=5)
    seen, _, _, _, info = table.last()
    before = seen["observation"].tobytes(), seen["action_mask"].tobytes()
    table.step(0)
    after = table.last()[0]
    assert (after["observation"].tobytes(), after["action_mask"].tobytes()) != before
    assert (seen["observation"].tobytes(), seen["action_mask"].tobytes()) == before
    assert info["action_mask"].tobytes() == before[1]
    assert seen["observation"].flags.writeable
    together = parallel_env("doge", seats=3)
    every, _ = together.reset(seed=5)
    first = {agent: every[agent]["observation"].tobytes() for agent in AGENTS}
    together.step(dict.fromkeys(AGENTS, 0))
    assert {agent: every[agent]["observation"].tobytes() for agent in AGENTS} == first


def test_an_illegal_move_loses_as_in_the_classic_games() -> None:
    table = env("doge", seats=3)
    table.reset(seed=5)
    before = table.observe("seat_0")["observation"]
    with pytest.warns(UserWarning, match=r"seat_0 loses by an illegal move: move 130 \('hold'\) is not possible now; seat 0 may make 0 \('card cannaregio'\)"):
        table.step(130)
    assert table.rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0}
    assert all(table.terminations.values())
    assert (table.observe("seat_0")["observation"] == before).all()
    for _ in AGENTS:
        table.step(None)
    assert table.agents == []
    with pytest.warns(UserWarning, match="the match is over; reset the environment"):
        table.step(0)


@pytest.mark.parametrize("action", [130, -1, 131, 2**70, None, "hold", 0.5, 1.0])
def test_an_illegal_move_may_raise_instead_and_change_nothing(action: Any) -> None:
    table = env("doge", seats=3, illegal="raise")
    table.reset(seed=5)
    with pytest.raises(IllegalMove, match="seat 0 may make 0"):
        table.step(action)
    assert table.agent_selection == "seat_0"
    table.step(0)


def test_an_illegal_move_may_be_replaced() -> None:
    table = env("doge", seats=3, illegal="replace")
    table.reset(seed=5)
    table.step(130)
    assert not any(table.terminations.values())
    assert table.observe("seat_0")["action_mask"].sum() > 7  # its tokens are next


def test_max_cycles_cut_a_match_off() -> None:
    table = env("doge", seats=3, max_cycles=5)
    assert play(table, 1) == dict.fromkeys(AGENTS, 0.0)


def test_in_the_parallel_environment_those_who_owe_nothing_wait() -> None:
    table = parallel_env("doge", seats=3)
    seen, _ = table.reset(seed=5)
    while all(seen[agent]["action_mask"][table.wait] == 0 for agent in AGENTS):
        seen, *_ = table.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in AGENTS})
    waiting = [agent for agent in AGENTS if seen[agent]["action_mask"][table.wait]]
    assert waiting
    assert all(seen[agent]["action_mask"].sum() == 1 for agent in waiting)


def test_in_the_parallel_environment_one_illegal_move_stops_all() -> None:
    table = parallel_env("doge", seats=3, illegal="raise")
    before, _ = table.reset(seed=5)
    with pytest.raises(IllegalMove, match="seat 2 may make 0"):
        table.step({"seat_0": 0, "seat_1": 1, "seat_2": 130})
    with pytest.raises(IllegalMove, match="131 is no move of the game: moves are the numbers 0 to 130; seat 1 may make"):
        table.step({"seat_0": 0, "seat_2": 1})
    with pytest.raises(IllegalMove, match=r"1\.0 is no move of the game"):
        table.step({"seat_0": 1.0, "seat_1": 1, "seat_2": 1})  # type: ignore[dict-item]
    after, *_ = table.step({"seat_0": 0, "seat_1": 0, "seat_2": 0})
    assert all((after[agent]["observation"] != before[agent]["observation"]).any() for agent in AGENTS)
    table = parallel_env("doge", seats=3)
    table.reset(seed=5)
    with pytest.warns(UserWarning, match="seat_1 loses by an illegal move"):
        _, rewards, over, _, _ = table.step({"seat_0": 0, "seat_1": 130, "seat_2": 0})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(over.values())
    assert table.agents == []


def test_wrong_settings_are_one_sentence() -> None:
    with pytest.raises(SetupError, match="Doge cannot be played with 5 seats; it takes 3, 4"):
        env("doge", seats=5)
    with pytest.raises(SetupError, match="there is no render mode 'film'; there are: ansi, human, rgb_array"):
        env("doge", seats=3, render_mode="film")
    with pytest.raises(SetupError, match="illegal must be one of lose, raise, replace, not 'shout'"):
        parallel_env("doge", seats=3, illegal="shout")
