"""The ladder of levels of a game: ten bots, each of which beats the one below as often as the next one beats it.

All possible levels stand on one path, from one that thinks little and wavers much to one that thinks as long as the top.
First some of them, far apart, play their neighbours: that says how strength rises along the path. Then the levels are
chosen from the bottom up: where the rest of the way to the top divides into even steps. Each step is proved by matches,
and one that proves too small or too large is chosen again, knowing more. Nothing is remembered but the matches, in a
results file for each pair, so a ladder is continued by making it again; what was played then is not played twice.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import log2
from pathlib import Path

from ridotto.arena.contest import Contest, Contested, Progress, run
from ridotto.arena.measure import searching_rate
from ridotto.arena.play import Setting
from ridotto.arena.ratings import settled
from ridotto.arena.results import Played, Results
from ridotto.arena.shards import Workers
from ridotto.arena.standings import Standing
from ridotto.arena.strengths import Curve, Meeting, odds, share_of, strengths, with_seats, with_two
from ridotto.bots.levels import LEVELS, Level, levels
from ridotto.engine.errors import SetupError

BAND = (0.58, 0.72)
"""The share of two-seat matches that a level should win against the one below."""
STEEPEST = 0.68
"""What even steps should not exceed, so that few of them prove to be outside; level 1 is raised for it."""
SLACK = 0.07
"""Where even steps cannot lie in the band, a step may be this far from even."""
CALM = 28
"""The place on the path from which on levels do not waver: there are so many notches of temper before it."""
NOTCH, WAVERING = 0.05, 1.4
FEWEST, CALM_SIMULATIONS, DOUBLING = 16, 64, 4
"""Simulations at the beginning and where wavering ends; from there on they double with every four places."""
SOUNDED = (0, 7, 14, 21, 28, 36, 44, 52, 60, 68, 76, 84)
"""Places that are measured first."""
DEAR = 2_000
"""Simulations beyond which matches take long, so that fewer are played."""
SHORT = 8
"""The last of them is at least so far from the top: there a match takes a quarter of the time."""
TRIES = 5
LOOKS = (4, 2, 1)
"""A step is looked at after a quarter, a half and all of its matches, and given up as soon as it is surely outside."""


def at(place: int) -> Level:
    """The level at a place of the path."""
    if place < CALM:
        return Level(round(FEWEST * (CALM_SIMULATIONS / FEWEST) ** (place / CALM)), temper=round(WAVERING - NOTCH * place, 2))
    simulations = CALM_SIMULATIONS * 2 ** ((place - CALM) / DOUBLING)
    return Level(int(float(f"{simulations:.2g}")))


def _contested(
    setting: Setting,
    upper: Level,
    lower: Level,
    matches: int,
    seed: str,
    workers: Workers,
    folder: Path,
    bar: Callable[[int, int], AbstractContextManager[Progress]],
) -> Contested:
    """What came of matches of one level against another on all other seats, every seating of a shuffle played; KeyboardInterrupt if not all are."""
    contest = Contest(setting, (upper.bot, lower.bot), -(-matches // setting.seats) * setting.seats, seed)
    file = folder / f"{'-'.join(contest.bots)}.jsonl".replace(":", "")
    with closing(Results(file, contest.header())) as stored:
        before = sum(match < contest.matches for match in stored.played)
        with bar(contest.matches, before) as progress:
            found = run(contest, workers, stored, progress)
    if found.interrupted:
        raise KeyboardInterrupt
    return found


def crowned(
    setting: Setting,
    top: Level,
    matches: int,
    seed: str,
    workers: Workers,
    folder: Path,
    bar: Callable[[int, int], AbstractContextManager[Progress]],
) -> tuple[list[Level], Standing]:
    """A game's levels with another top, rated by its matches against level 9, and how these went. KeyboardInterrupt ends it early."""
    known = levels(setting.game, setting.seats)
    last, nine = LEVELS[-1], known[-2]
    if nine.rating is None:
        raise SetupError(f"{setting.game.title} has no ladder for {setting.seats} seats yet that level {last} could stand on")
    mine: Standing = _contested(setting, top, nine, matches, seed, workers, folder, bar).standings.bots[0]
    rated = settled(strengths([Meeting(1, 0, mine.total.wins, mine.matches)], setting.seats), setting.seats)
    rating = nine.rating + max(rated[1] - rated[0], 0)  # no level is rated below the one beneath it
    return [*known[:-1], replace(top, rating=round(rating, 1))], mine


def place_of(simulations: float) -> int:
    """The place on the path where a level makes about so many simulations without wavering."""
    return round(CALM + DOUBLING * log2(max(simulations, 1) / CALM_SIMULATIONS))


@dataclass(frozen=True)
class Step:
    """What a level proved against another, on all other seats."""

    upper: int
    lower: int
    played: list[Played]
    share: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Ladder:
    """The levels and what they proved."""

    levels: list[Level]
    steps: list[Step]
    """Each against the one below."""
    band: tuple[float, float]
    """Within which a step should lie, with the seats there were."""
    remark: str
    """Whether the way from the bottom to the top suits nine steps."""

    def verdict(self) -> str:
        """How even the steps are."""
        low, high = self.band
        within = sum(low <= step.share <= high for step in self.steps)
        return f"{self.remark}; {within} of {len(self.steps)} steps proved to lie between {low:.0%} and {high:.0%}"

    def rows(self) -> Iterator[str]:
        """A table in Markdown."""
        yield "| level | thinks | wavers | against the level below | 95% | matches | rating |"
        yield "|---|---|---|---|---|---|---|"
        for number, level, step in zip(LEVELS, self.levels, (None, *self.steps), strict=True):
            thinks = f"{level.simulations:,} simulations" if level.simulations else f"{level.seconds:g} s"
            proved = ("", "", "") if step is None else (f"{step.share:.0%}", f"{100 * step.interval[0]:.0f}-{100 * step.interval[1]:.0f}%", len(step.played))
            yield f"| {number} | {thinks} | {level.temper:g} | {' | '.join(map(str, proved))} | {level.rating:.1f} |"


@dataclass(frozen=True)
class _Rungs:
    """Levels as places on the path, and how they were chosen."""

    places: list[int]
    last: Step
    """The step to the top."""
    band: tuple[float, float]
    """Within which a step of two-seat matches should lie."""
    remark: str


@dataclass
class Maker:
    """Makes the ladder of a game with some number of seats."""

    setting: Setting
    matches: int
    """How many prove a step."""
    top_matches: int
    """How many prove a step of levels that think long, the one to the top included: these are dear."""
    seed: str
    top: Level
    workers: Workers
    folder: Path
    tell: Callable[[str], None]
    bar: Callable[[int, int], AbstractContextManager[Progress]]
    """Shows how far a pair has come: how many matches there are, and were before."""
    end: int = 0
    """The place of the top."""
    _met: dict[tuple[int, int], Meeting] = field(default_factory=dict)
    _told: set[str] = field(default_factory=set)

    def make(self) -> Ladder:
        """Make it. KeyboardInterrupt ends it early; what was played is stored."""
        self.end = self._place_of_top()
        if self.end < 2 * len(LEVELS):
            raise SetupError(f"level {LEVELS[-1]} would think too little for {len(LEVELS) - 1} levels below it; let it think longer")
        sounded = [place for place in SOUNDED if place <= max(self.end - SHORT, SOUNDED[1])]
        for lower, upper in pairwise(sounded):
            self._play(upper, lower, self.matches if upper <= CALM else self.top_matches)
        found = self._built()
        if self._too_steep(found):  # the top is stronger than was foreseen: once more from the bottom, knowing that
            found = self._built()
        return self._finished(found)

    def _built(self) -> _Rungs:
        """Choose the levels from the bottom up, with what is known now."""
        curve, steps = self._curve(), len(LEVELS) - 1
        span = curve.at(self.end) - curve.at(0)
        even = share_of(span / steps)
        bottom, band, remark = 0, BAND, f"the way from the weakest to the top is nine steps of {even:.0%}"
        if even > STEEPEST:
            bottom = curve.place(curve.at(self.end) - steps * odds(STEEPEST), 0, self.end - steps)
            remark += f"; level 1 was raised, so that {STEEPEST:.0%} suffice"
        elif even < BAND[0]:
            band, remark = (even - SLACK, even + SLACK), f"{remark}, less than {BAND[0]:.0%}; so steps are as even as can be"
        self._say(remark)
        places = [bottom]
        for number in LEVELS[1:-1]:
            places.append(self._climb(places[-1], number, band))
            self._say(f"level {number} is {at(places[-1]).bot}")
        last = self._last(places, band)
        return _Rungs([*places, self.end], last, band, remark)

    def _too_steep(self, found: _Rungs) -> bool:
        """Whether the top surely wins more against level 9 than a step should be."""
        most = with_seats(found.band[1], self.setting.seats)
        return found.last.share > most and not self._holds(found.last, found.band)

    def _climb(self, lower: int, number: int, band: tuple[float, float]) -> int:
        """The place of the level with this number, above the one at `lower`."""
        first, last = lower + 1, self.end - (LEVELS[-1] - number)
        tried: dict[int, Step] = {}
        while first <= last and len(tried) < TRIES:
            place = self._aim(lower, number, first, last)
            step = tried[place] = self._prove(place, lower, band)
            share = with_two(step.share, self.setting.seats)
            if self._holds(step, band):
                return place
            first, last = (place + 1, last) if share < band[0] else (first, place - 1)
        middle = with_seats(sum(band) / 2, self.setting.seats)
        return min(tried, key=lambda place: abs(tried[place].share - middle))

    def _last(self, places: list[int], band: tuple[float, float]) -> Step:
        """The step to the top; where it is outside the band, level 9 is chosen once more with what is known now."""
        step = self._play(self.end, places[-1], self.top_matches)
        if self._holds(step, band):
            return step
        number = LEVELS[-2]
        again = self._climb(places[-2], number, band)
        if again != places[-1]:
            places[-1] = again
            self._say(f"level {number} is {at(again).bot} instead")
        return self._play(self.end, again, self.top_matches)

    def _holds(self, step: Step, band: tuple[float, float]) -> bool:
        """Whether a step lies in the band; of one that is dear, and so proved by few matches, whether it may well."""
        least, most = (with_seats(share, self.setting.seats) for share in band)
        return least <= step.share <= most or (self._dear(step.upper) and step.interval[0] <= least and most <= step.interval[1])

    def _aim(self, lower: int, number: int, first: int, last: int) -> int:
        """Where the rest of the way divides into even steps, as far as is known now."""
        curve, steps = self._curve(), LEVELS[-1] - number + 1
        left = curve.at(self.end) - curve.at(lower)
        if left < steps * odds(0.51):  # nothing to go by
            return min(max(lower + (self.end - lower) // steps, first), last)
        return curve.place(curve.at(lower) + min(left / steps, odds(STEEPEST)), first, last)

    def _curve(self) -> Curve:
        return Curve(list(self._met.values()), self.setting.seats)

    def _prove(self, upper: int, lower: int, band: tuple[float, float]) -> Step:
        """Play a step, and give it up as soon as it is surely outside the band."""
        least, most = (with_seats(share, self.setting.seats) for share in band)
        for part in LOOKS:
            step = self._play(upper, lower, max(self._matches(upper) // part, 1))
            if step.interval[1] < least or step.interval[0] > most:
                break
        return step

    def _play(self, upper: int, lower: int, matches: int) -> Step:
        """Let two levels play, so that every seating of a shuffle is played."""
        found = _contested(self.setting, self._level(upper), self._level(lower), matches, self.seed, self.workers, self.folder, self.bar)
        mine: Standing = found.standings.bots[0]
        step = Step(upper, lower, found.played, mine.win_share, mine.interval())
        known = self._met.get((upper, lower))
        if known is None or known.matches <= mine.matches:  # of what was played in full a part may be asked for later
            self._met[upper, lower] = Meeting(upper, lower, mine.total.wins, mine.matches)
        self._say(
            f"{self._level(upper).bot} against {self._level(lower).bot}: {step.share:.1%} ({step.interval[0]:.0%} to {step.interval[1]:.0%}) of {mine.matches}"
        )
        return step

    def _matches(self, upper: int) -> int:
        """How many prove a step to this place."""
        return self.top_matches if self._dear(upper) else self.matches

    def _dear(self, place: int) -> bool:
        """Whether a level thinks so long that its matches take minutes."""
        return not 0 < self._level(place).simulations <= DEAR

    def _say(self, line: str) -> None:
        """Tell something once."""
        if line not in self._told:
            self._told.add(line)
            self.tell(line)

    def _level(self, place: int) -> Level:
        return self.top if place == self.end else at(place)

    def _place_of_top(self) -> int:
        """Where on the path the top would be with as many simulations as it makes here; measured once, and noted."""
        if self.top.simulations:
            return place_of(self.top.simulations)
        note = self.folder / "simulations-per-second"
        if not note.is_file():
            self.folder.mkdir(parents=True, exist_ok=True)
            note.write_text(f"{searching_rate(self.setting.game, self.setting.seats):.0f}\n", encoding="utf-8")
        return place_of(self.top.seconds * float(note.read_text(encoding="utf-8")))

    def _finished(self, found: _Rungs) -> Ladder:
        """The ladder with its ratings: from every match that was played for it, and never falling, as more thinking does no harm."""
        places = found.places
        steps = [*(self._play(upper, lower, self._matches(upper)) for lower, upper in pairwise(places[:-1])), found.last]
        for lower, upper in zip(places, places[2:-1], strict=False):
            self._play(upper, lower, max(self._matches(upper) // 2, 1))
        curve = self._curve()
        rated = settled({place: curve.at(place) for place in places}, self.setting.seats)
        levels = [replace(self._level(place), rating=round(rated[place], 1)) for place in places]
        least, most = (with_seats(share, self.setting.seats) for share in found.band)
        return Ladder(levels, steps, (least, most), found.remark)
