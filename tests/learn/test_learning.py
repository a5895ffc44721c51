"""`ridotto learn`: what is learned, that it can be interrupted at any moment, and what is said about it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

from ridotto.arena.shards import Here
from ridotto.bots.knowledge import Knowledge, Settings, knowledge
from ridotto.bots.search import SEATED
from ridotto.bots.weights import layout, packed, understood
from ridotto.cli.app import build
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game, game_named
from ridotto.engine.rng import Rng
from ridotto.learn.learner import Learner
from ridotto.learn.network import Network, Scale, Shown, exported
from ridotto.learn.run import Course, Run, seats_wanted
from ridotto.learn.self_play import GUESTED, Pace, Plan, play, warm_up
from ridotto.learn.taught import Taught, append, numbers, read, read_all, written
from ridotto.learn.tensors import PATIENCE, lessons, worths
from ridotto.learn.training import train

from .networks import network

PACE = Pace(long=12, short=8)
COURSE = Course((3,), "test", 10, 6, 0, 0.002, PACE, Settings(depth=2))


def plan(slug: str, seats: int, of: bytes = b"") -> Plan:
    return Plan(slug, ((seats, ""),), "played", of, pace=PACE)


def taught(slug: str, seats: int) -> Taught:
    return play(plan(slug, seats), 0)


@contextmanager
def no_bar(total: int, done: int) -> Iterator[Any]:
    yield lambda now: None


def run_in(folder: Path, course: Course = COURSE, game: Game | None = None, workers: Any = None) -> Run:
    return Run(game or game_named("doge"), folder, course, workers or Here(), Learner("cpu"), lambda line: None, no_bar)


# ---- matches ----


def test_a_match_is_kept_as_its_seed_and_moves_and_reads_as_it_was_written() -> None:
    match = taught("palazzo", 2)
    again = read(written(match))
    assert replace(again, looked=(), seconds=0.0) == replace(match, looked=(), seconds=0.0)
    assert [look.tried for look in again.looked] == [look.tried for look in match.looked]
    game = game_named("palazzo")
    state = game.start(2, Rng.from_seed(match.seed))
    for seat, move in match.moves:
        state.apply(seat, move)
    assert state.over()
    assert sum(match.shares) == 1


def test_only_long_searches_are_learned_from_and_guests_never() -> None:
    guested = play(plan("doge", 3, network(game_named("doge"))), GUESTED - 1)
    assert {look.seat for look in guested.looked} == {1, 2}  # the guest sits on seat 0
    assert all(sum(often for _, often in look.tried) == PACE.long - 1 or sum(often for _, often in look.tried) == PACE.long for look in guested.looked)
    assert len(guested.looked) < 0.8 * len(guested.moves)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    assert numbers(file) == set()
    append(file, [warm_up(plan("doge", 3), number) for number in range(3)])
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    assert numbers(file) == {0, 1}
    assert file.read_bytes() == whole[: len(file.read_bytes())]
    assert [match.number for match in read_all(file)] == [0, 1]
    with pytest.raises(SetupError, match="no match to learn from"):
        read("{}")


# ---- lessons ----


def test_a_lesson_shows_every_seat_what_it_sees_and_what_the_search_found() -> None:
    game, match = game_named("rialto"), taught("rialto", 3)
    found = lessons(game, [match])
    assert len(found) == len(match.looked)
    state = game.start(3, Rng.from_seed(match.seed))
    first = match.looked[0]
    for seat, move in match.moves[: first.at]:
        state.apply(seat, move)
    moves = found.moves[: found.offers[1]].tolist()
    assert moves == state.legal(first.seat)
    whole = sum(often for _, often in first.tried)
    assert found.tried[: found.offers[1]].tolist() == pytest.approx([dict(first.tried).get(move, 0) / whole for move in moves])
    order = [(first.seat + k) % 3 for k in range(3)]
    assert found.features[:3].tolist() == pytest.approx(np.array([[*game.advice.features(state, seat), 0, 0, 0, 1, 0, 0] for seat in order]), rel=1e-6)
    assert found.shares[:3].tolist() == pytest.approx([worths(match)[0][seat] for seat in order], rel=1e-6)


def test_what_a_position_was_worth_lies_between_what_was_expected_and_how_it_ended() -> None:
    match = taught("palazzo", 2)
    last = match.looked[-1]
    expected = [(1 - PATIENCE) * now + PATIENCE * end for now, end in zip(last.expected, match.shares, strict=True)]
    assert worths(match)[-1] == pytest.approx(expected)
    assert all(sum(worth) == pytest.approx(1) for worth in worths(match))
    warm = warm_up(plan("palazzo", 2), 0)
    assert set(worths(warm)) == {warm.shares}


# ---- the network ----


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("slug", ["doge", "venice"])
def test_the_compiled_network_sees_what_the_learning_one_sees(slug: str, quick: bool) -> None:
    torch.manual_seed(3)
    game = game_named(slug)
    match = warm_up(plan(slug, 3), 1)
    shown = lessons(game, [match, warm_up(plan(slug, 4), 2)])
    scale, learning = Scale.of(shown), Network(game, quick)
    torch.nn.init.normal_(learning.worth.weight, 0.0, 0.3)
    torch.nn.init.normal_(learning.moves.weight, 0.0, 0.3)
    mind = understood(game, packed(exported(learning, scale), {"layout": layout(game), "settings": "{}", "run": "{}"}), "it").mind
    standing = learning(Shown(shown, np.arange(len(shown)), scale, torch.device("cpu")))[0].detach()
    state, made = game.start(3, Rng.from_seed(match.seed)), 0
    for at, look in enumerate(match.looked):
        for seat, move in match.moves[made : look.at]:
            state.apply(seat, move)
        made = look.at
        for k in range(3):
            assert mind.standing(state, (look.seat + k) % 3) == pytest.approx(float(standing[3 * at + k]), abs=2e-3)


def test_before_it_learns_it_values_positions_as_seer_does() -> None:
    game = game_named("palazzo")
    shown = lessons(game, [warm_up(plan("palazzo", 2), 1)])
    standing = Network(game)(Shown(shown, np.arange(len(shown)), Scale.of(shown), torch.device("cpu")))[0].tolist()
    outlook = knowledge(game, 2).outlook
    assert outlook is not None
    assert standing == pytest.approx([outlook.standing([float(value) for value in row[:-SEATED]]) for row in shown.features], abs=1e-3)


def test_what_is_hidden_while_it_learns_is_made_up_for_by_the_rest() -> None:
    torch.manual_seed(2)
    game = game_named("doge")
    seen = lessons(game, [warm_up(plan("doge", 3), number) for number in range(4)])
    shown = Shown(seen, np.arange(len(seen)), Scale.of(seen), torch.device("cpu"))
    whole = shown.values.clone()
    shown.hide(0.25)
    hidden = shown.values == 0
    assert float(hidden.float().mean()) == pytest.approx(0.25, abs=0.05)
    assert torch.allclose(shown.values[~hidden], whole[~hidden] / 0.75)


def test_it_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nothing was fitted to begin with."""
    monkeypatch.setattr("ridotto.learn.tensors.knowledge", lambda *_: Knowledge(Settings(), None))
    torch.manual_seed(1)
    game = game_named("doge")
    shown = lessons(game, [warm_up(plan("doge", 3), number) for number in range(60)])
    scale, learning = Scale.of(shown), Network(game)
    before = learning.surprise(Shown(shown, np.arange(len(shown)), scale, torch.device("cpu")))[0].item()
    after = train(learning, shown, scale, 12, 0, torch.device("cpu")).worth
    assert after < before - 0.05


# ---- a run ----


class Cut(Here):
    """Works on a few shards, and is interrupted then."""

    def __init__(self, shards: int) -> None:
        self.left = shards

    def do(self, *work: Any) -> Any:
        for done in super().do(*work):
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            yield done


def test_a_run_that_is_interrupted_again_and_again_plays_the_same_matches(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    run_in(whole).go_on(1)
    for _ in range(40):
        try:
            run_in(cut, workers=Cut(2)).go_on(1)
            break
        except KeyboardInterrupt:
            continue
    first, second = ([replace(match, seconds=0.0) for match in read_all(folder / "round-000.jsonl")] for folder in (whole, cut))
    assert sorted(first, key=lambda match: match.number) == sorted(second, key=lambda match: match.number)
    assert [(each.number, each.lessons) for each in run_in(cut).rounds()] == [(each.number, each.lessons) for each in run_in(whole).rounds()]


def test_rounds_go_on_from_one_another_and_a_run_that_is_done_does_nothing(tmp_path: Path) -> None:
    course = replace(COURSE, warm=0, proofs=3)
    run_in(tmp_path, course).go_on(2)
    done = run_in(tmp_path, course).rounds()
    assert [each.number for each in done] == [0, 1]
    assert {proof["against"] for proof in done[1].proofs} == {"greedy", "seer:0.002"}
    assert all(proof["matches"] == 3 and proof["low"] <= proof["share"] <= proof["high"] for each in done for proof in each.proofs)
    kept = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir() if file.name.startswith("round-")}
    run_in(tmp_path, course).go_on(2)
    assert {file: file.stat().st_mtime_ns for file in kept} == kept
    about = understood(game_named("doge"), (tmp_path / "round-001.safetensors").read_bytes(), "it").run
    assert about["rounds"] == 2
    assert about["seats"] == [3]


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    run_in(tmp_path)
    with pytest.raises(SetupError, match="holds another run: its seed is 'test', not 'other'"):
        run_in(tmp_path, replace(COURSE, seed="other"))
    (tmp_path / "run.json").write_text("{")
    with pytest.raises(SetupError, match="no run can be kept there"):
        run_in(tmp_path)


def test_all_seat_counts_are_learned_unless_some_are_named() -> None:
    game = game_named("doge")
    assert seats_wanted(game, ()) == (3, 4)
    assert seats_wanted(game, (4, 4)) == (4,)
    with pytest.raises(SetupError, match="seats"):
        seats_wanted(game, (7,))


def test_the_command_learns_writes_the_weights_and_reports(tmp_path: Path) -> None:
    small = ["--rounds", "1", "--matches", "10", "--warm", "4", "--simulations", "8", "--proofs", "3", "--seconds", "0.002", "--device", "cpu"]
    words = ["learn", "doge", "--seats", "3", *small, "--into", str(tmp_path / "run"), "--out", str(tmp_path / "w"), "--report", str(tmp_path / "r")]
    done = CliRunner().invoke(build(), words)
    assert done.exit_code == 0, done.output
    assert understood(game_named("doge"), (tmp_path / "w").read_bytes(), "it").settings == knowledge(game_named("doge"), 3).settings
    page = (tmp_path / "r" / "index.html").read_text(encoding="utf-8")
    assert "How strong it is" in page
    assert page.count("<svg") == 2
    assert json.loads((tmp_path / "r" / "figures.json").read_text())[0]["matches"] == 10


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--seats", "9"], "seats"),
        (["--device", "abacus"], "there is no device 'abacus'"),
        (["--out", "/nowhere/at/all"], "no such folder"),
        (["--jobs", "0"], "at least one process"),
        (["--rounds", "0"], "greater than or equal to 1"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(tmp_path: Path, wrong: list[str], sentence: str) -> None:
    done = CliRunner().invoke(build(), ["learn", "doge", "--into", str(tmp_path / "run"), *wrong])
    assert done.exit_code == 2
    assert sentence in done.output
