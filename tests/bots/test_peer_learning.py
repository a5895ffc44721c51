"""The comparison with another library's learning: its environment, its bot, and the command. The library itself is only in build/peers."""

from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import typer
from benchmarks.bots.peer_learning import Choices, PeerBot, main
from typer.testing import CliRunner, Result

from ridotto.adapters.gymnasium import SeatEnv
from ridotto.arena.drive import drive
from ridotto.bots import RandomBot
from ridotto.engine.game import game_named
from ridotto.engine.rng import Rng


def run(*args: str) -> Result:
    app = typer.Typer(pretty_exceptions_enable=False)
    app.command()(main)
    return CliRunner().invoke(app, list(args))


def test_a_seat_is_asked_only_where_there_is_a_choice_and_is_paid_in_the_scale_it_learns_in() -> None:
    chance = np.random.default_rng(1)
    table = Choices(SeatEnv("palazzo", 2, 0, "random", reward="margin"), 0.5)
    table.reset(seed=1)
    over, paid = False, 0.0
    while not over:
        possible = np.flatnonzero(table.action_masks())
        assert len(possible) > 1
        _, paid, over, _, _ = table.step(chance.choice(possible))
    state = table.unwrapped._state  # type: ignore[attr-defined]
    mine, other = game_named("palazzo").points(state)
    assert mine != other
    assert paid == (mine - other) / 2


class Eager:
    """Stands for a network: it likes the last possible move most."""

    def predict(self, seen: Any, action_masks: Any, deterministic: bool) -> tuple[Any, None]:
        assert deterministic
        assert seen.dtype == np.float32
        return np.flatnonzero(action_masks)[-1], None


def test_the_bot_makes_the_move_that_its_network_likes_most() -> None:
    game = game_named("palazzo")
    state = game.start(2, Rng.from_seed("peer"))
    seat = state.actors()[0]
    assert PeerBot(game, Eager()).choose(state, seat, Rng.from_seed("")) == max(state.legal(seat))
    drive(state, [PeerBot(game, Eager()), RandomBot()], Rng.from_seed("chance"), 10_000)
    assert state.over()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--game", "chess"), "there is no game 'chess'"),
        (("--seats", "9"), "Palazzo cannot be played with 9 seats"),
        (("--budget", "soon"), "a budget is a number of whole seconds above 0, or several, separated by commas, not 'soon'"),
        (("--against", "nobody"), "there is no bot 'nobody'"),
        (("--reward", "praise"), "there is no reward 'praise'; there are: win, margin"),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, wrong: tuple[str, ...], sentence: str) -> None:
    done = run(*wrong, "--results", str(tmp_path))
    assert isinstance(done.exception, SystemExit)
    assert sentence in f"{done.exception.code}{done.output}"


def test_learning_goes_on_where_it_stopped_and_what_was_measured_is_printed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib", reason="it is installed in build/peers")
    monkeypatch.setattr("benchmarks.bots.peer_learning.ENVS", 4)
    monkeypatch.setattr("benchmarks.bots.peer_learning.STEPS", 128)
    clock = count()
    monkeypatch.setattr("benchmarks.bots.peer_learning.process_time", clock.__next__)  # a round of learning takes a second
    command = ("--against", "random", "--matches", "2", "--results", str(tmp_path), "--budget")
    first = run(*command, "1")
    assert first.exit_code == 0, first.output
    heading, _, row = first.output.splitlines()
    assert heading.startswith("| game | seats | seconds | choices learned from | against |")
    assert row.startswith("| Palazzo | 2 | 1 | 512 | random | 2 | ")
    kept = {file: file.read_bytes() for file in tmp_path.rglob("1*")}
    more = run(*command, "1,3").output.splitlines()
    assert more[2] == row
    assert more[3].startswith("| Palazzo | 2 | 3 | 1,536 | random | 2 | ")
    assert kept == {file: file.read_bytes() for file in kept}
    assert next(clock) == 2 * 3, "it is looked at before and after each of the three rounds, and none was repeated"
