"""Measuring one game in this process: how fast it is played, copied and imagined, and whether copies leak memory."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from ridotto.bots.seer import SeerBot
from ridotto.engine.game import Game
from ridotto.engine.playout import first_actor, playout, repeat_clone, repeat_imagine
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

FIGURES = ("decisions_per_s", "matches_per_s", "python_loop_decisions_per_s", "clones_per_s", "imagines_per_s")
MATCHES = 4
POSITIONS = 4
BATCH = 100
SIMULATIONS = 200


def measure(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Each of FIGURES once, measured for this many seconds, always on the same matches and positions."""
    decisions, matches = playing_rate(game, seats, seconds, "bench")
    positions = midway(game, seats, "bench")
    chance = Rng.from_seed("bench/imagine")

    def clone(position: State) -> None:
        repeat_clone(position, BATCH)

    def imagine(position: State) -> None:
        repeat_imagine(position, first_actor(position), chance, BATCH)

    return {
        "decisions_per_s": decisions,
        "matches_per_s": matches,
        "python_loop_decisions_per_s": loop_rate(game, seats, seconds, "bench"),
        "clones_per_s": _rate(clone, positions, seconds),
        "imagines_per_s": _rate(imagine, positions, seconds),
    }


def playing_rate(game: Game, seats: int, seconds: float, seed: str) -> tuple[float, float]:
    """Decisions and matches per second of random play inside the engine, including setup."""
    chance = Rng.from_seed(f"{seed}/bots")
    decisions = matches = 0
    began = now = perf_counter()
    while now - began < seconds or matches == 0:
        decisions += playout(game.start(seats, Rng.from_seed(f"{seed}/{matches}")), chance)
        matches += 1
        now = perf_counter()
    return decisions / (now - began), matches / (now - began)


def loop_rate(game: Game, seats: int, seconds: float, seed: str) -> float:
    """Decisions per second of a loop in Python over `actors`, `legal` and `apply`."""
    chance = Rng.from_seed(f"{seed}/bots")
    decisions = matches = 0
    began = now = perf_counter()
    while now - began < seconds or matches == 0:
        state = game.start(seats, Rng.from_seed(f"{seed}/{matches}"))
        while actors := state.actors():
            legal = state.legal(actors[0])
            state.apply(actors[0], legal[chance.below(len(legal))])
            decisions += 1
        matches += 1
        now = perf_counter()
    return decisions / (now - began)


def searching_rate(game: Game, seats: int) -> float:
    """Simulations of `seer` per second of one core, in the middle of matches. Waiting for a busy core does not count."""
    found = []
    for position in midway(game, seats, "bench"):
        seat = int(first_actor(position))
        if len(position.legal(seat)) > 1:
            began = process_time()
            SeerBot(game, simulations=SIMULATIONS).search(position, seat, Rng.from_seed("bench/search"))
            found.append(SIMULATIONS / (process_time() - began))
    return median(found)


def midway(game: Game, seats: int, seed: str) -> list[State]:
    """Positions spread evenly over a few matches of random play, neither the first nor the last of any."""
    positions = []
    for number in range(MATCHES):
        start = game.start(seats, Rng.from_seed(f"{seed}/{number}"))
        chance = Rng.from_seed(f"{seed}/{number}/bots")
        length = playout(start.clone(), chance.clone())
        for part in range(1, POSITIONS + 1):
            state = start.clone()
            playout(state, chance.clone(), length * part // (POSITIONS + 1))
            positions.append(state)
    return positions


def clone_growth(state: State, times: int) -> int | None:
    """By how many bytes this process grew while a state was cloned `times` times; None if the system does not say."""
    repeat_clone(state, min(times, 10_000))
    before = _size()
    repeat_clone(state, times)
    after = _size()
    return None if before is None or after is None else after - before


def _rate(work: Callable[[State], None], positions: Sequence[State], seconds: float) -> float:
    done = 0
    began = now = perf_counter()
    while now - began < seconds:
        for position in positions:
            work(position)
        done += len(positions) * BATCH
        now = perf_counter()
    return done / (now - began)


def _size() -> int | None:
    """The resident memory of this process; its maximum so far where the system does not report the current size."""
    try:
        import resource
    except ImportError:  # not on Windows
        return None
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return largest if sys.platform == "darwin" else largest * 1024
