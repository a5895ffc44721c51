"""The load benchmark of the table still runs: two tables, a few moves, no error; and so do the kills."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_load_benchmark_measures_two_tables_without_an_error() -> None:
    command = [sys.executable, "-m", "benchmarks.table", "--quick", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    (result,) = json.loads(done.stdout)["results"]
    assert (result["tables"], result["seats"], result["troubles"]) == (2, 7, [])
    assert len(result["loads"]) == 2
    for load in result["loads"]:
        assert load["moves"] > 0
        assert load["errors"] == 0
        assert 0 < load["latency_ms"]["p50"] <= load["latency_ms"]["p99"] <= load["latency_ms"]["max"]
    assert all(size > 0 for size in result["memory"].values())


def test_a_few_kills_in_the_middle_of_a_match_lose_nothing() -> None:
    command = [sys.executable, "-m", "benchmarks.table.kills", "--kills", "4", "--tables", "1", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert {kind: figures["kills"] for kind, figures in found.items()} == {"sqlite": 2, "postgresql": 2}
    for figures in found.values():
        assert figures["moves acknowledged"] > 0


def test_two_servers_on_one_postgresql_are_measured_without_an_error() -> None:
    command = [sys.executable, "-m", "benchmarks.table.processes", "--quick", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=250, check=False)
    assert done.returncode == 0, done.stderr
    (result,) = json.loads(done.stdout)["results"]
    assert (result["processes"], result["way"], result["troubles"]) == (2, "by player", [])
    assert result["moves"] > 0
    assert result["answer_ms"]["p50"] > 0


def test_a_full_house_is_measured_without_an_error() -> None:
    command = [sys.executable, "-m", "benchmarks.table.house", "--quick"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=250, check=False)
    assert done.returncode == 0, done.stderr
    assert "10 members online, 20 matches by correspondence" in " ".join(done.stdout.split())
    assert "│ / " in done.stdout
