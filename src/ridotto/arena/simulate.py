"""Many matches between bots, in one process or several, and their totals."""

import importlib
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from ridotto.arena.drive import drive
from ridotto.arena.tally import Tally
from ridotto.bots import RandomBot, bots_named
from ridotto.engine.edition import Edition
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng

LIMIT = 100_000
"""Decisions after which a match is abandoned. No sound game comes near it."""
MOST_MATCHES = 10_000_000

Progress = Callable[[int], None]
"""Called with the number of matches done."""


@dataclass(frozen=True)
class Report:
    """The outcome of a simulation."""

    game: str
    variant: str
    edition: str
    bots: tuple[str, ...]
    seed: str
    jobs: int
    tally: Tally
    seconds: float
    interrupted: bool
    """Whether it was stopped before all matches were played."""

    def as_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        tally = self.tally
        seats = range(tally.seats)
        return {
            "game": self.game,
            "variant": self.variant,
            "edition": self.edition,
            "seats": tally.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "matches": tally.matches,
            "decisions": tally.decisions,
            "mean_length": tally.decisions / max(tally.matches, 1),
            "min_length": tally.shortest,
            "max_length": tally.longest,
            "mean_scores": [tally.mean_score(seat) for seat in seats],
            "min_scores": [seat.lowest for seat in tally.each],
            "max_scores": [seat.highest for seat in tally.each],
            "score_spread": [tally.spread(seat) for seat in seats],
            "win_share": [tally.win_share(seat) for seat in seats],
            "win_share_95": [list(tally.interval(seat)) for seat in seats],
            "ended_by_limit": tally.by_limit,
            "interrupted": self.interrupted,
            "jobs": self.jobs,
            "seconds": self.seconds,
            "matches_per_s": tally.matches / self.seconds if self.seconds else 0.0,
            "decisions_per_s": tally.decisions / self.seconds if self.seconds else 0.0,
        }


@dataclass(frozen=True)
class _Plan:
    """What a process needs to know to play any of the matches."""

    package: str
    seats: int
    seed: str
    bots: tuple[str, ...]
    variant: str
    edition: Edition | None


def simulate(
    game: Game,
    seats: int,
    matches: int,
    seed: str,
    bots: Sequence[str] = ("random",),
    variant: str = "",
    edition: Edition | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Play `matches` matches; match `i` has the seed `SEED/i`. The outcome does not depend on `jobs`.

    `bots` is one name for all seats or one for each seat. KeyboardInterrupt ends it early and reports what was done.
    """
    if matches < 1 or jobs < 1:
        raise SetupError(f"there must be at least one match and one process; asked for {matches} and {jobs}")
    if matches > MOST_MATCHES:
        raise SetupError(f"there can be at most {MOST_MATCHES:,} matches; asked for {matches}")
    game.check_seats(seats)
    named = tuple(bot.name for bot in bots_named(bots, game, seats))
    game.start(seats, Rng.from_seed(seed), variant, edition)  # raises what is wrong before any process is started
    # components are compiled objects, which cannot be sent between processes; they are rebuilt from the data
    plan = _Plan(game.package, seats, seed, named, variant, None if edition is None else replace(edition, components=None))
    tally = Tally(seats)
    chunks = list(_chunks(matches, 100 if set(named) == {"random"} else 5))
    interrupted = False
    began = perf_counter()
    try:
        for part in _in_processes(plan, chunks, jobs) if jobs > 1 else _here(plan, chunks):
            tally.merge(part)
            if progress is not None:
                progress(tally.matches)
    except KeyboardInterrupt:
        interrupted = True
    used = game.edition if edition is None else edition
    return Report(game.slug, variant, f"{used.name} {used.digest[:16]}", named, seed, jobs, tally, perf_counter() - began, interrupted)


def _chunks(matches: int, size: int) -> Iterator[range]:
    for first in range(0, matches, size):
        yield range(first, min(first + size, matches))


def _here(plan: _Plan, chunks: Sequence[range]) -> Iterator[Tally]:
    for chunk in chunks:
        yield _play(plan, chunk)


def _in_processes(plan: _Plan, chunks: Sequence[range], jobs: int) -> Iterator[Tally]:
    with ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=get_context("spawn"), initializer=_leave_interrupts) as pool:
        waiting = [pool.submit(_play, plan, chunk) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the parent should act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(plan: _Plan, numbers: range) -> Tally:
    """Play the matches with these numbers."""
    game: Game = importlib.import_module(plan.package).GAME
    edition = None if plan.edition is None else replace(plan.edition, components=plan.edition.data.components())
    bots = bots_named(plan.bots, game, plan.seats)
    at_random = all(isinstance(bot, RandomBot) for bot in bots)
    tally = Tally(plan.seats)
    for number in numbers:
        seed = f"{plan.seed}/{number}"
        state = game.start(plan.seats, Rng.from_seed(seed), plan.variant, edition)
        chance = Rng.from_seed(f"{seed}/bots")
        made = playout(state, chance, LIMIT) if at_random else drive(state, bots, chance, LIMIT)
        tally.add(made, state.scores(), state.winners(), state.over())
    return tally
