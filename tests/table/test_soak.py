"""The soak test of the server runs, and finds what grows."""

import csv
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.table.soak import BOUNDS, COLUMNS, ENOUGH, Sample, growths

ROOT = Path(__file__).parents[2]


def test_some_seconds_with_five_tables_are_seen_and_written_down(tmp_path: Path) -> None:
    """Too short for a verdict; that it works and that nothing goes wrong is what is seen here."""
    file = tmp_path / "soak.csv"
    command = [sys.executable, "-m", "benchmarks.table.soak", "--minutes", "0.12", "--tables", "5", "--csv", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "Too short for a verdict" in done.stdout
    with file.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert tuple(rows[0]) == COLUMNS
    assert len(rows) >= 3
    assert all(float(row["server_mb"]) > 20 and int(row["descriptors"]) > 5 and int(row["threads"]) > 1 for row in rows)
    assert sum(int(row["moves"]) for row in rows) > 0
    assert int(rows[-1]["matches"]) >= 5


def samples(minutes: int, **slopes: float) -> list[Sample]:
    """Six a minute, of a server that grows so much in a minute and is noisy."""
    found = []
    for number in range(6 * minutes):
        minute, noise = number / 6, (number * 7 % 5) - 2
        sizes = {name: 100 + slopes.get(name, 0.0) * minute for name in BOUNDS}
        sizes["server_mb"] += 3 * noise + (60 if number % 17 == 0 else 0)
        found.append(
            Sample(
                minute=minute,
                server_mb=sizes["server_mb"],
                bots_mb=sizes["bots_mb"],
                descriptors=round(sizes["descriptors"]),
                threads=round(sizes["threads"]),
                matches=0,
                moves=0,
                move_p50=0,
                move_p99=0,
                page_p50=0,
                page_p99=0,
            )
        )
    return found


def test_a_server_that_stays_as_it_is_passes_whatever_the_noise() -> None:
    found = growths(samples(30), 5)
    assert [growth.name for growth in found] == list(BOUNDS)
    assert all(growth.bounded for growth in found)


@pytest.mark.parametrize("name", BOUNDS)
def test_whatever_grows_is_found(name: str) -> None:
    found = growths(samples(30, **{name: 3 * BOUNDS[name]}), 5)
    assert [growth.name for growth in found if not growth.bounded] == [name]


def test_what_happens_in_the_warm_up_does_not_count_and_few_samples_give_no_verdict() -> None:
    warm = [sample for sample in samples(5, server_mb=50.0) if sample.minute < 5]
    later = [sample for sample in samples(30) if sample.minute >= 5]
    assert all(growth.bounded for growth in growths(warm + later, 5))
    assert growths(later[: ENOUGH - 1], 5) == []
