"""An arena: bots against bots, seats rotated over the same shuffles, reproducible, resumable, stopped early if asked.

Match `m` is `Schedule.seating(m)`. Its shuffle has the seed `SEED/SHUFFLE`, its bots' random numbers the seed
`SEED/DEAL/ROTATION/bots`. So a match depends on its number alone, and the outcome neither on the number of processes
nor on interruptions, except for bots that think for a time instead of a number of simulations.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ridotto.arena.choices import Choices
from ridotto.arena.drive import Watch
from ridotto.arena.play import PackedSetting, Setting, play_match
from ridotto.arena.results import Played, Results
from ridotto.arena.schedule import Schedule
from ridotto.arena.sequential import SequentialTest, Verdict, luck
from ridotto.arena.shards import Workers
from ridotto.arena.simulate import check_matches
from ridotto.arena.standings import Standing, Standings, standings
from ridotto.bots import Bot, bot_named
from ridotto.engine.game import Game
from ridotto.engine.state import State

Progress = Callable[[int], None]
"""Called with the number of matches done."""
Named = Callable[[str, Game], Bot]


@dataclass(frozen=True)
class Contest:
    """What is to be played: so many `matches` in a `setting` between these `bots`, from a `seed`."""

    setting: Setting
    bots: tuple[str, ...]
    matches: int
    seed: str
    margin: float = 0.0
    """Where it stops as soon as the first bot is found better or worse: see `sequential`. 0: it does not."""
    with_choices: bool = False
    """Whether what was offered and taken is noted too, for a report."""
    named: Named = bot_named
    """What makes bots of their names; a function of a module, because it is sent to other processes."""
    with_moves: bool = False
    """Whether the moves are stored too, for a dataset."""

    def check(self) -> Schedule:
        """The schedule; SetupError says what is wrong before anything is played."""
        check_matches(self.matches)
        self.setting.check(self.seed)
        for name in self.bots:
            self.named(name, self.setting.game)
        return Schedule(self.bots, self.setting.seats, self.seed)

    def header(self) -> dict[str, Any]:
        """What two runs must have in common for one to continue the other. The number of matches may differ."""
        game, setting = self.setting.game, self.setting
        return {
            "game": game.slug,
            "rules": game.rules_version,
            "seats": setting.seats,
            "variant": setting.variant,
            "edition": setting.used_edition.digest,
            "bots": list(self.bots),
            "seed": self.seed,
            "choices": self.with_choices,
            **({"moves": True} if self.with_moves else {}),
        }


@dataclass(frozen=True)
class Contested:
    """What was `played` of a `contest`, and what it says."""

    contest: Contest
    played: list[Played]
    """The matches that count, in their order."""
    standings: Standings
    """Wins, points and ratings of the bots."""
    verdict: Verdict
    """What the test for stopping early says; OPEN where there was none."""
    seconds: float
    """How long this run took; what was there before is not included."""
    interrupted: bool
    """Whether it was stopped by the user."""

    def as_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        setting = self.contest.setting
        found = self.standings.as_json()
        return {
            "game": setting.game.slug,
            "seats": setting.seats,
            "variant": setting.variant,
            "matches": len(self.played),
            "seed": self.contest.seed,
            "bots": found.pop("bots"),
            "ended_by": found.pop("ended_by"),
            "seconds": self.seconds,
            "match_seconds": sum(match.seconds for match in self.played) / max(len(self.played), 1),
            "edition": setting.edition_name,
            "verdict": self.verdict.value if self.contest.margin else None,
            "interrupted": self.interrupted,
            **found,
        }


@dataclass(frozen=True)
class Plan:
    """What a process needs to know to play any of the matches."""

    setting: PackedSetting
    bots: tuple[str, ...]
    seed: str
    with_choices: bool
    named: Named = bot_named
    with_moves: bool = False


def run(contest: Contest, workers: Workers, results: Results, progress: Progress | None = None) -> Contested:
    """Play what `results` does not hold yet. KeyboardInterrupt ends it early; what was done is stored and counts."""
    schedule = contest.check()
    stopping = Stopping(contest, schedule)
    interrupted = False
    began = perf_counter()
    stopping.see(results.in_order(contest.matches))
    missing = (match for match in range(contest.matches) if match not in results.played)
    done = sum(match < contest.matches for match in results.played)
    try:
        if stopping.verdict is Verdict.OPEN:
            plan = Plan(contest.setting.packed(), contest.bots, contest.seed, contest.with_choices, contest.named, contest.with_moves)
            with closing(workers.do(play, plan, missing)) as shards:
                for shard in shards:
                    for match in shard.result:
                        results.add(match)
                    done += len(shard.result)
                    if progress is not None:
                        progress(done)
                    stopping.see(shard.result)
                    if stopping.verdict is not Verdict.OPEN:
                        break
    except KeyboardInterrupt:
        interrupted = True
    counted = list(results.in_order(min(contest.matches, stopping.counting)))
    found = standings(schedule.bots, contest.setting.seats, counted)
    return Contested(contest, counted, found, stopping.verdict, perf_counter() - began, interrupted)


def play(plan: Plan, numbers: range) -> list[Played]:
    """Play the matches with these numbers."""
    setting = plan.setting.unpacked()
    schedule = Schedule(plan.bots, setting.seats, plan.seed)
    found = []
    for number in numbers:
        seating = schedule.seating(number)
        choices = Choices(setting.game, setting.seats) if plan.with_choices else None
        moves: list[int] | None = [] if plan.with_moves else None
        bots = [plan.named(name, setting.game) for name in seating.bots]
        shuffle, chance = schedule.seeds(number)
        began = perf_counter()
        outcome, _ = play_match(setting, bots, shuffle, chance, _watch(choices, moves))
        seconds = perf_counter() - began
        noted = None if choices is None else choices.as_json()
        found.append(Played(number, seating.deal, seating.bots, outcome, seconds, noted, None if moves is None else tuple(moves)))
    return found


def _watch(choices: Choices | None, moves: list[int] | None) -> Watch | None:
    """What notes what was offered and taken, the moves, or both; None if nobody asks for either."""
    if moves is None:
        return None if choices is None else choices.note

    def note(state: State, seat: int, move: int) -> None:
        if choices is not None:
            choices.note(state, seat, move)
        moves.append(move)

    return note


class Stopping:
    """Tells the sequential test of complete deals in their order, whatever the order in which they are played.

    So where an arena stops does not depend on the number of processes; what was played beyond that does not count.
    """

    def __init__(self, contest: Contest, schedule: Schedule) -> None:
        self.verdict = Verdict.OPEN
        self.counting = contest.matches
        """How many matches count."""
        self._seats = contest.setting.seats
        self._first = contest.bots[0]
        self._waiting: dict[int, list[Played]] = defaultdict(list)
        self._next = 0
        self._test: SequentialTest | None = None
        if contest.margin:
            taking_part = next(found.bots for found in map(schedule.seating, range(schedule.groups * self._seats)) if self._first in found.bots)
            self._test = SequentialTest(contest.margin, luck(taking_part.count(self._first) / self._seats, self._seats))

    def see(self, played: Iterable[Played]) -> None:
        """Some more matches have been played."""
        if self._test is None:
            return
        for match in played:
            self._waiting[match.deal].append(match)
        while self.verdict is Verdict.OPEN and len(self._waiting[self._next]) == self._seats:
            deal = self._waiting.pop(self._next)
            if self._first in deal[0].bots:
                mine = Standing(self._first)
                for match in sorted(deal, key=lambda match: match.match):
                    mine.add(match)
                self.verdict = self._test.add(mine.total.relative)
            self._next += 1
            if self.verdict is not Verdict.OPEN:
                self.counting = self._next * self._seats
