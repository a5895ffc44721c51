"""Arenas on a real Ray cluster of this machine, with workers that are killed."""

import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ridotto.arena import contest as arena
from ridotto.arena.contest import Contest, Plan
from ridotto.arena.play import Setting
from ridotto.arena.ray_workers import RayWorkers
from ridotto.arena.results import Played
from ridotto.arena.shards import Here
from ridotto.games._template import GAME

from .names import RANDOM, SENSIBLE

ray: Any = pytest.importorskip("ray", reason="Ray is not installed: pip install 'ridotto[ray]' (docs/decisions.md says why it is in no lock)")

CONTEST = Contest(Setting(GAME, 3), (SENSIBLE, RANDOM), 60, "s")


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayWorkers]:
    """Three workers on this machine, whatever its cores."""
    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield RayWorkers("auto")
    ray.shutdown()


@dataclass(frozen=True)
class DeadlyPlan:
    """A plan with one match that kills the process that plays it, the first time."""

    plan: Plan
    match: int
    mark: Path


def deadly(plan: DeadlyPlan, numbers: range) -> list[tuple[int, list[Played]]]:
    """Play, and say in which process; or be killed."""
    if plan.match in numbers and not plan.mark.exists():
        plan.mark.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return [(os.getpid(), arena.play(plan.plan, numbers))]


def test_a_killed_worker_costs_its_shard_only_and_the_results_are_those_of_one_process(cluster: RayWorkers, tmp_path: Path) -> None:
    plan = Plan(CONTEST.setting.packed(), CONTEST.bots, CONTEST.seed, False)
    plain = {match.match: match.outcome for shard in Here().do(arena.play, plan, range(CONTEST.matches)) for match in shard.result}
    mark = tmp_path / "killed"
    found: dict[int, Any] = {}
    processes: set[int] = set()
    for shard in cluster.do(deadly, DeadlyPlan(plan, 30, mark), range(CONTEST.matches)):
        for process, matches in shard.result:
            processes.add(process)
            assert not found.keys() & {match.match for match in matches}  # every match once
            found |= {match.match: match.outcome for match in matches}
    assert mark.exists()
    assert len(processes) > 1
    assert found == plain


def test_what_is_wrong_in_a_worker_is_said_here(cluster: RayWorkers) -> None:
    with pytest.raises(ZeroDivisionError):
        list(cluster.do(wrong, None, range(3)))


def wrong(plan: None, numbers: range) -> int:
    """Fail."""
    return 1 // numbers.start


def test_work_that_is_no_longer_wanted_is_stopped(cluster: RayWorkers) -> None:
    shards = cluster.do(endless, None, range(10))
    assert next(shards).result == 0
    shards.close()
    assert next(cluster.do(quick, None, range(1))).result == 1


def endless(plan: None, numbers: range) -> int:
    """Hang on everything but the first."""
    import time

    while numbers.start:
        time.sleep(0.1)
    return 0


def quick(plan: None, numbers: range) -> int:
    """Nothing."""
    return 1
