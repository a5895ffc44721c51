"""Whether a game is balanced: how often each seat wins, how long matches are, how often each choice is taken.

Nothing here knows a game. A choice is a move: it is offered whenever it is legal in a decision, and taken when it is
made. Rounds are counted by the events named `round`, where a game tells them.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from ridotto.arena.drive import drive
from ridotto.arena.simulate import LIMIT
from ridotto.arena.tally import Tally
from ridotto.bots import bots_named
from ridotto.engine.conformance import combinations
from ridotto.engine.edition import Edition
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener, State

RUN = 3
"""From this many neighbouring choices on, those that stand out in the same way are reported as one range."""
RARE = 0.01
"""A choice taken less often than this, when offered, is as good as none."""
ALWAYS = 0.95
"""A choice taken more often than this is hardly a choice."""
FEW = 200
"""With fewer chances than this a share means nothing."""

Progress = Callable[[], None]
"""Called after each match."""


@dataclass
class Counts:
    """The totals over the matches of one seat count and variant."""

    seats: int
    variant: str
    by_seat: Tally = field(init=False)
    by_place: Tally = field(init=False)
    """The same by place at the table, clockwise: 0 is the start player, or else whoever owed the first decision."""
    rounds: Counter[int] = field(default_factory=Counter)
    offered: Counter[int] = field(default_factory=Counter)
    """In how many decisions each move was legal."""
    taken: Counter[int] = field(default_factory=Counter)
    """How often each move was made."""
    events: Counter[int] = field(default_factory=Counter)
    """How often each kind of event was told."""

    def __post_init__(self) -> None:
        self.by_seat = Tally(self.seats)
        self.by_place = Tally(self.seats)

    def note(self, state: State, seat: int, move: int) -> None:
        """Count what is offered and taken; decisions with only one move do not count."""
        legal = state.legal(seat)
        if len(legal) > 1:
            self.offered.update(legal)
            self.taken[move] += 1

    def share(self, move: int) -> float:
        """How often a move was made, as a share of the times it was possible."""
        return self.taken[move] / self.offered[move] if self.offered[move] else 0.0

    def mean_rounds(self) -> float:
        """The average number of rounds in a match."""
        return sum(rounds * count for rounds, count in self.rounds.items()) / max(sum(self.rounds.values()), 1)

    def rounds_at(self, part: float) -> int:
        """The number of rounds that this share of all matches did not exceed."""
        left = part * sum(self.rounds.values())
        for rounds, count in sorted(self.rounds.items()):
            left -= count
            if left <= 0:
                return rounds
        return max(self.rounds, default=0)

    def unfairness(self, tally: Tally) -> float:
        """How far any seat's, or place's, share of wins is from the fair one, at most."""
        return max(abs(tally.win_share(at) - 1 / self.seats) for at in range(self.seats))


class _Counter(Listener):
    """Counts events by their number, and notes the start player."""

    def __init__(self, game: Game, events: Counter[int]) -> None:
        self._events = events
        self._start = next((number for number, kind in enumerate(game.events.kinds) if kind.name == "start-player"), None)
        self.first: int | None = None

    def hear(self, kind: int, audience: int, args: list[int]) -> None:
        """Count an event."""
        self._events[kind] += 1
        if kind == self._start:
            self.first = args[0]


def balance(
    game: Game,
    matches: int,
    seed: str = "0",
    bots: Sequence[str] = ("greedy",),
    seats: Sequence[int] | None = None,
    edition: Edition | None = None,
    progress: Progress | None = None,
) -> list[Counts]:
    """Play `matches` matches with each seat count (or those given) and variant; match `i` has the seed `SEED/i`."""
    if matches < 1:
        raise SetupError(f"there must be at least one match; asked for {matches}")
    for count in seats or ():
        game.check_seats(count)
    return [_count(game, count, variant, matches, seed, bots, edition, progress) for count, variant in combinations(game, seats)]


def _count(game: Game, seats: int, variant: str, matches: int, seed: str, bots: Sequence[str], edition: Edition | None, progress: Progress | None) -> Counts:
    counts = Counts(seats, variant)
    players = bots_named(bots, game, seats)
    round_event = next((number for number, kind in enumerate(game.events.kinds) if kind.name == "round"), None)
    for number in range(matches):
        events: Counter[int] = Counter()
        ear = _Counter(game, events)
        state = game.start(seats, Rng.from_seed(f"{seed}/{number}"), variant, edition, ear)
        first = state.actors()[0] if ear.first is None else ear.first
        made = drive(state, players, Rng.from_seed(f"{seed}/{number}/bots"), LIMIT, counts.note)
        scores, winners = state.scores(), state.winners()
        counts.by_seat.add(made, scores, winners, state.over())
        turned = [scores[(first + place) % seats] for place in range(seats)]
        counts.by_place.add(made, turned, [(winner - first) % seats for winner in winners], state.over())
        if round_event is not None:
            counts.rounds[events[round_event]] += 1
        counts.events += events
        if progress is not None:
            progress()
    return counts


def as_json(game: Game, all_counts: Sequence[Counts]) -> list[dict[str, Any]]:
    """The figures as plain data."""
    return [
        {
            "seats": counts.seats,
            "variant": counts.variant,
            "matches": counts.by_seat.matches,
            "win_share_by_seat": [counts.by_seat.win_share(seat) for seat in range(counts.seats)],
            "win_share_by_place": [counts.by_place.win_share(place) for place in range(counts.seats)],
            "mean_scores": [counts.by_seat.mean_score(seat) for seat in range(counts.seats)],
            "rounds": {str(rounds): count for rounds, count in sorted(counts.rounds.items())},
            "choices": {game.codec.text(move): [counts.offered[move], counts.taken[move]] for move in sorted(counts.offered)},
            "events": {game.events.kinds[number].name: count for number, count in sorted(counts.events.items())},
        }
        for counts in all_counts
    ]


# ---- the report ----


def report(game: Game, all_counts: Sequence[Counts], command: str, edition: str) -> str:
    """The report as a page in Markdown."""
    lines = [f"# {game.title}: balance", ""]
    lines += [f"Made by `{command}` (edition {edition}, rules {game.rules_version}). Every seat is played by the same bot.", ""]
    lines += ["## Seats and length", "", *_table(_HEADINGS, (_setting(counts) for counts in all_counts)), ""]
    lines += ["Fair is the same share for everybody. Places are counted from the start player, or from whoever decides first. Intervals are 95%.", ""]
    lines += ["## What stands out", "", *_remarks(game, all_counts), ""]
    lines += ["## Choices", ""]
    lines += ["How often a move was made, of the decisions in which it and at least one other were possible; the number of these decisions is in brackets.", ""]
    for kind in game.codec.kinds:
        moves = [move for move in range(kind.at, kind.at + kind.size) if any(counts.offered[move] for counts in all_counts)]
        if moves:
            heading = (f"`{kind.name}`", *(_name(counts) for counts in all_counts))
            rows = ([f"`{game.codec.text(move)}`", *(_cell(counts, move) for counts in all_counts)] for move in moves)
            lines += [*_table(heading, rows), ""]
    lines += ["## Events", "", "How often each happens in a match.", ""]
    told = [number for number in range(len(game.events.kinds)) if any(counts.events[number] for counts in all_counts)]
    rows = ([f"`{game.events.kinds[number].name}`", *(f"{counts.events[number] / counts.by_seat.matches:.2f}" for counts in all_counts)] for number in told)
    return "\n".join([*lines, *_table(("event", *(_name(counts) for counts in all_counts)), rows)]) + "\n"


_HEADINGS = ("setting", "matches", "wins by seat, %", "wins by place, %", "farthest from fair: seat, place", "points", "rounds: mean, 10% to 90%", "decisions")


def _name(counts: Counts) -> str:
    return f"{counts.seats} seats{', ' + counts.variant if counts.variant else ''}"


def _setting(counts: Counts) -> list[str]:
    tally = counts.by_seat
    wins = [" ".join(f"{100 * of.win_share(at):.1f}" for at in range(counts.seats)) for of in (tally, counts.by_place)]
    half = max((high - low) / 2 for low, high in (tally.interval(seat) for seat in range(counts.seats)))
    points = " ".join(f"{tally.mean_score(seat):.1f}" for seat in range(counts.seats))
    rounds = f"{counts.mean_rounds():.1f}, {counts.rounds_at(0.1)} to {counts.rounds_at(0.9)}" if counts.rounds else "-"
    apart = f"{100 * counts.unfairness(tally):.1f}, {100 * counts.unfairness(counts.by_place):.1f} (± {100 * half:.1f})"
    return [_name(counts), str(tally.matches), *wins, apart, points, rounds, f"{tally.decisions / tally.matches:.0f}"]


def _remarks(game: Game, all_counts: Sequence[Counts]) -> Iterator[str]:
    """Choices that are hardly ever or nearly always made, setting by setting."""
    for counts in all_counts:
        shares = {move: counts.share(move) for move in sorted(counts.offered) if counts.offered[move] >= FEW}
        rare = _told_in_runs(game, shares, lambda share: share < RARE, 1)
        always = _told_in_runs(game, shares, lambda share: share > ALWAYS, 0)
        found = f"under {100 * RARE:.0f}% {rare or 'none'}; over {100 * ALWAYS:.0f}% {always or 'none'}"
        yield f"- {_name(counts)}, of choices with {FEW} chances or more: {found}."


def _told_in_runs(game: Game, shares: dict[int, float], stands_out: Callable[[float], bool], digits: int) -> str:
    """The choices that stand out, with their shares; a run of one kind (bids from 8 to 46, say) as one range."""
    told = []
    for (_, out), group in groupby(shares, lambda move: (game.codec.kind(move).name, stands_out(shares[move]))):
        run = list(group) if out else []
        if len(run) < RUN:
            told += [f"`{game.codec.text(move)}` {100 * shares[move]:.{digits}f}%" for move in run]
        else:
            low, high = (f"{100 * of(shares[move] for move in run):.{digits}f}%" for of in (min, max))
            told.append(f"`{game.codec.text(run[0])}` to `{game.codec.text(run[-1])}` {low if low == high else f'{low} to {high}'}")
    return ", ".join(told)


def _cell(counts: Counts, move: int) -> str:
    return f"{100 * counts.share(move):.1f}% ({counts.offered[move]})" if counts.offered[move] else "-"


def _table(heading: Sequence[str], rows: Iterator[list[str]]) -> list[str]:
    lines = [f"| {' | '.join(heading)} |", f"|---{'|---' * (len(heading) - 1)}|"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]
