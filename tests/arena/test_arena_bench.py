"""The benchmark."""

import os

import pytest

from ridotto import compiled
from ridotto.arena.bench import bench, machine
from ridotto.arena.measure import FIGURES, clone_growth, measure, midway
from ridotto.engine.rng import Rng
from ridotto.games._template import GAME


def test_every_figure_is_measured() -> None:
    figures = measure(GAME, 3, 0.002)
    assert set(figures) == set(FIGURES)
    assert all(value > 0 for value in figures.values())


def test_positions_lie_between_the_start_and_the_end() -> None:
    positions = midway(GAME, 3, "s")
    start = GAME.start(3, Rng.from_seed("s")).digest()
    assert not any(position.over() for position in positions)
    assert len({position.digest() for position in positions} - {start}) == len(positions)


def test_both_builds_are_measured_in_processes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when this process itself was told to run interpreted: what there is to measure is the installation."""
    builds = [result.build for result in bench([GAME], 0.002, 1)]
    assert builds[-1] == "interpreted"
    assert ("compiled" in builds) or not compiled()
    monkeypatch.setitem(os.environ, "RIDOTTO_INTERPRETED", "1")
    assert [result.build for result in bench([GAME], 0.002, 1)] == builds


def test_the_machine_is_described() -> None:
    found = machine()
    assert found["cpu"]
    assert found["cores"] == os.cpu_count()
    assert found["python"].startswith("CPython 3.")


def test_clones_leave_nothing_behind() -> None:
    """A million clones, fewer where they are slow; a leak of eight bytes each would show."""
    times = 1_000_000 if compiled() else 50_000
    growth = clone_growth(midway(GAME, 4, "s")[-1], times)
    if growth is not None:
        assert growth < max(8 * times // 2, 1024 * 1024)
