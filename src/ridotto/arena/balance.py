"""Whether a game is balanced: one bot on all seats, and then how often each seat wins, how long matches are, how they
end, how often each choice is taken, and how those fare who take it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from ridotto.arena.choices import Choices, Use, components_of
from ridotto.arena.play import Outcome, PackedSetting, Setting, play_match
from ridotto.arena.shards import Here, Workers
from ridotto.arena.simulate import check_matches
from ridotto.arena.tally import Tally
from ridotto.bots import BOTS, bot_named
from ridotto.engine.conformance import combinations
from ridotto.engine.edition import Edition
from ridotto.engine.game import Game

SENSIBLE = BOTS[1]
"""The bot that plays by the game's advice."""

Progress = Callable[[int], None]
"""Called with how many more matches are done."""


@dataclass
class Counts:
    """The totals over the matches of one seat count (`seats`) and `variant`."""

    seats: int
    variant: str
    by_seat: Tally = field(init=False)
    """Wins and points by seat."""
    by_place: Tally = field(init=False)
    """The same by place at the table, clockwise: 0 is the start player, or else whoever owed the first decision."""
    moves: Use = field(default_factory=Use)
    """How often each move was possible and made, by its number."""
    components: Use = field(default_factory=Use)
    """The same of what moves name: buildings, contracts."""
    events: Counter[int] = field(default_factory=Counter)
    """How often each kind of event was told."""

    def __post_init__(self) -> None:
        self.by_seat = Tally(self.seats)
        self.by_place = Tally(self.seats)

    @property
    def name(self) -> str:
        """For headings: the number of seats and the variant."""
        return f"{self.seats} seats{', ' + self.variant if self.variant else ''}"

    def add(self, outcome: Outcome, choices: Choices, events: Counter[int]) -> None:
        """Add a match."""
        self.by_seat.add(outcome)
        self.by_place.add(outcome, outcome.first)
        self.moves.add(choices.offered, choices.taken, outcome, self.by_seat.unit)
        self.components.add(choices.components_offered, choices.components_taken, outcome, self.by_seat.unit)
        self.events += events

    def merge(self, other: "Counts") -> None:
        """Add all matches of another."""
        self.by_seat.merge(other.by_seat)
        self.by_place.merge(other.by_place)
        self.moves.merge(other.moves)
        self.components.merge(other.components)
        self.events += other.events


@dataclass(frozen=True)
class Plan:
    """What a process needs to know to play any of the matches."""

    setting: PackedSetting
    seed: str
    bot: str


def balance(
    game: Game,
    matches: int,
    seed: str = "0",
    bot: str = SENSIBLE,
    seats: Sequence[int] | None = None,
    edition: Edition | None = None,
    workers: Workers | None = None,
    progress: Progress | None = None,
) -> list[Counts]:
    """Play `matches` matches with each seat count (or those given) and variant; match `i` has the seed `SEED/i`.

    Editions played with the same seed are played with the same shuffles, as far as their components agree.
    """
    check_matches(matches)
    for count in seats or ():
        game.check_seats(count)
    bot_named(bot, game)
    found = []
    for count, variant in combinations(game, seats):
        plan = Plan(Setting(game, count, variant, edition).packed(), seed, bot)
        total = Counts(count, variant)
        with closing((workers or Here()).do(play, plan, range(matches))) as shards:
            for shard in shards:
                total.merge(shard.result)
                if progress is not None:
                    progress(len(shard.numbers))
        found.append(total)
    return found


def play(plan: Plan, numbers: range) -> Counts:
    """Play the matches with these numbers."""
    setting = plan.setting.unpacked()
    counts = Counts(setting.seats, setting.variant)
    for number in numbers:
        choices = Choices(setting.game, setting.seats)
        bots = [bot_named(plan.bot, setting.game) for _ in range(setting.seats)]
        outcome, course = play_match(setting, bots, f"{plan.seed}/{number}", f"{plan.seed}/{number}/bots", choices.note)
        counts.add(outcome, choices, course.events)
    return counts


@dataclass(frozen=True)
class Balance:
    """What was found with one edition."""

    game: Game
    edition: Edition | None
    """None: the one that ships with the game."""
    settings: list[Counts]

    @property
    def used_edition(self) -> Edition:
        """The edition that was played with."""
        return self.game.edition if self.edition is None else self.edition

    @property
    def name(self) -> str:
        """The edition's name and the beginning of its digest."""
        return f"{self.used_edition.name} {self.used_edition.digest[:16]}"


def edition_labels(balances: Sequence[Balance]) -> list[str]:
    """What to call each edition beside the others: its name if that tells them apart."""
    names = [found.used_edition.name for found in balances]
    return names if len(set(names)) == len(names) else [f"{found.used_edition.name} {found.used_edition.digest[:6]}" for found in balances]


def as_json_of(balances: Sequence[Balance]) -> Any:
    """The figures as plain data: those of one edition, or by edition where two are compared."""
    figures = [[_figures(found.game, counts) for counts in found.settings] for found in balances]
    if len(balances) == 1:
        return figures[0]
    return [{"edition": found.name, "settings": settings} for found, settings in zip(balances, figures, strict=True)]


def _figures(game: Game, counts: Counts) -> dict[str, Any]:
    seats, unit = range(counts.seats), counts.by_seat.unit
    moves, components = counts.moves, counts.components
    return {
        "seats": counts.seats,
        "variant": counts.variant,
        "matches": counts.by_seat.matches,
        "win_share_by_seat": [counts.by_seat.win_share(seat) for seat in seats],
        "win_share_by_place": [counts.by_place.win_share(place) for place in seats],
        "mean_scores": [counts.by_seat.mean_score(seat) for seat in seats],
        "mean_parts": [counts.by_seat.mean_parts(seat) for seat in seats],
        "mean_length": counts.by_seat.decisions / max(counts.by_seat.matches, 1),
        "rounds": {str(rounds): count for rounds, count in sorted(counts.by_seat.rounds.items())},
        "ended_by": dict(sorted(counts.by_seat.ended_by.items())),
        "choices": {game.codec.text(move): [moves.offered[move], moves.taken[move]] for move in sorted(moves.offered)},
        "components": [
            {
                "group": component.group,
                "component": component.text,
                "offered": components.offered[number],
                "taken": components.taken[number],
                "takers": components.takers[number],
                "win_share": components.win_share(number, unit),
                "win_share_95": list(components.interval(number, unit)),
            }
            for number, component in enumerate(components_of(game).all)
            if components.offered[number]
        ],
        "events": {game.events.kinds[number].name: count for number, count in sorted(counts.events.items())},
    }
