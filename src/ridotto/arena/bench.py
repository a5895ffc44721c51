"""The benchmark: both builds, each in its own process, on the same matches.

`python -m ridotto.arena.bench --child PACKAGE SEATS SECONDS REPEATS` measures one game in whatever build that process
runs and writes JSON; `bench` starts such processes and puts their figures side by side.
"""

import importlib
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from ridotto import __version__, compiled
from ridotto.arena.measure import FIGURES, clone_growth, measure, midway
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Game

CLONES = {"compiled": 1_000_000, "interpreted": 20_000}


@dataclass(frozen=True)
class Result:
    """The figures of one game in one build."""

    game: str
    build: str
    seats: int
    samples: dict[str, list[float]]
    clones: int
    growth: int | None
    """By how many bytes the process grew over this many clones."""
    cpu_share: float
    """The share of a core that it got: well below 1 means that other programs were running."""

    def median(self, figure: str) -> float:
        """The median of the repeats."""
        return median(self.samples[figure])

    def as_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "game": self.game,
            "build": self.build,
            "seats": self.seats,
            **{figure: self.median(figure) for figure in FIGURES},
            "spread": {figure: [min(self.samples[figure]), max(self.samples[figure])] for figure in FIGURES},
            "repeats": len(self.samples[FIGURES[0]]),
            "cpu_share": self.cpu_share,
            "memory": {"clones": self.clones, "growth_bytes": self.growth},
        }


def bench(games: Sequence[Game], seconds: float, repeats: int) -> Iterator[Result]:
    """Measure these games, each with its largest number of seats, in every build that this installation has."""
    for game in games:
        for interpreted in (False, True):
            result = _ask_child(game, seconds, repeats, interpreted)
            yield result
            if result.build == "interpreted":
                break  # without compiled rules this was the only build


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    return {
        "cpu": _cpu_model(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.release()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "ridotto": __version__,
        "librt": _version("librt"),
        "mypy": _version("mypy"),
    }


def _ask_child(game: Game, seconds: float, repeats: int, interpreted: bool) -> Result:
    environment = {name: value for name, value in os.environ.items() if name != "RIDOTTO_INTERPRETED"}
    if interpreted:
        environment["RIDOTTO_INTERPRETED"] = "1"
    ours = str(Path(__file__).resolve().parents[2])  # the child must measure this installation and no other
    environment["PYTHONPATH"] = os.pathsep.join([ours, *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-P", "-m", "ridotto.arena.bench", "--child", game.package, str(max(game.seats)), str(seconds), str(repeats)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise RidottoError(f"measuring {game.slug} failed: {last}")
    return Result(**json.loads(done.stdout))


def _child(package: str, seats: int, seconds: float, repeats: int) -> dict[str, Any]:
    """What a child process has measured."""
    game: Game = importlib.import_module(package).GAME
    build = "compiled" if compiled() else "interpreted"
    measure(game, seats, seconds / 10)  # warm up
    began, worked = perf_counter(), process_time()
    rounds = [measure(game, seats, seconds) for _ in range(repeats)]
    share = (process_time() - worked) / (perf_counter() - began)
    return {
        "game": game.slug,
        "build": build,
        "seats": seats,
        "samples": {figure: [one[figure] for one in rounds] for figure in FIGURES},
        "clones": CLONES[build],
        "growth": clone_growth(midway(game, seats, "bench")[-1], CLONES[build]),
        "cpu_share": share,
    }


def _cpu_model() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    if sys.platform == "darwin":
        asked = subprocess.run(["sysctl", "-n", "machdep.cpu.brand_string"], capture_output=True, text=True, check=False)
        if asked.returncode == 0:
            return asked.stdout.strip()
    return platform.processor() or platform.machine()


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


if __name__ == "__main__":
    _, _, package_, seats_, seconds_, repeats_ = sys.argv
    sys.stdout.write(json.dumps(_child(package_, int(seats_), float(seconds_), int(repeats_))))
