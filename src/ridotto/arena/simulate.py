"""Many matches between bots, in one process or several, and their totals."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ridotto.arena.play import PackedSetting, Setting, play_match
from ridotto.arena.shards import workers
from ridotto.arena.tally import Tally
from ridotto.bots import bot_named, bots_named
from ridotto.engine.edition import Edition
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game

MOST_MATCHES = 10_000_000

Progress = Callable[[int], None]
"""Called with the number of matches done."""


@dataclass(frozen=True)
class Report:
    """The outcome of a simulation: what was played (`setting`, `bots` by seat, `seed`), in how many processes (`jobs`), and what came of it."""

    setting: Setting
    bots: tuple[str, ...]
    seed: str
    jobs: int
    tally: Tally
    """The totals over all matches."""
    seconds: float
    """How long it took."""
    interrupted: bool
    """Whether it was stopped before all matches were played."""

    def as_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        tally = self.tally
        seats = range(tally.seats)
        return {
            "game": self.setting.game.slug,
            "variant": self.setting.variant,
            "edition": self.setting.edition_name,
            "seats": tally.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "matches": tally.matches,
            "decisions": tally.decisions,
            "mean_length": tally.decisions / max(tally.matches, 1),
            "min_length": tally.shortest,
            "max_length": tally.longest,
            "mean_rounds": tally.mean_rounds() if tally.rounds else None,
            "rounds": {str(rounds): count for rounds, count in sorted(tally.rounds.items())},
            "mean_scores": [tally.mean_score(seat) for seat in seats],
            "min_scores": [seat.lowest for seat in tally.each],
            "max_scores": [seat.highest for seat in tally.each],
            "score_spread": [tally.spread(seat) for seat in seats],
            "mean_parts": [tally.mean_parts(seat) for seat in seats],
            "win_share": [tally.win_share(seat) for seat in seats],
            "win_share_95": [list(tally.interval(seat)) for seat in seats],
            "ended_by": dict(sorted(tally.ended_by.items())),
            "ended_by_limit": tally.by_limit,
            "interrupted": self.interrupted,
            "jobs": self.jobs,
            "seconds": self.seconds,
            "matches_per_s": tally.matches / self.seconds if self.seconds else 0.0,
            "decisions_per_s": tally.decisions / self.seconds if self.seconds else 0.0,
        }


@dataclass(frozen=True)
class Plan:
    """What a process needs to know to play any of the matches."""

    setting: PackedSetting
    seed: str
    bots: tuple[str, ...]


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
    check_matches(matches)
    setting = Setting(game, seats, variant, edition)
    game.check_seats(seats)
    bots_named(bots, game, seats)  # raises what is wrong before any process is started
    named = tuple(bots) * (seats if len(bots) == 1 else 1)
    setting.check(seed)
    tally = Tally(seats)
    interrupted = False
    began = perf_counter()
    try:
        with closing(workers(jobs).do(play, Plan(setting.packed(), seed, named), range(matches))) as shards:
            for shard in shards:
                tally.merge(shard.result)
                if progress is not None:
                    progress(tally.matches)
    except KeyboardInterrupt:
        interrupted = True
    return Report(setting, named, seed, jobs, tally, perf_counter() - began, interrupted)


def check_matches(matches: int) -> None:
    """SetupError unless so many matches can be played."""
    if matches < 1:
        raise SetupError(f"there must be at least one match; asked for {matches}")
    if matches > MOST_MATCHES:
        raise SetupError(f"there can be at most {MOST_MATCHES:,} matches; asked for {matches}")


def play(plan: Plan, numbers: range) -> Tally:
    """Play the matches with these numbers."""
    setting = plan.setting.unpacked()
    tally = Tally(setting.seats)
    for number in numbers:
        seed = f"{plan.seed}/{number}"
        bots = [bot_named(name, setting.game) for name in plan.bots]  # new ones: what a bot remembers must not depend on shards
        tally.add(play_match(setting, bots, seed, f"{seed}/bots")[0])
    return tally
