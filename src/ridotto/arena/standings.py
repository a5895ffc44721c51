"""What an arena has found: each bot's share of wins, points and rating, who finishes ahead of whom, and the course of matches."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ridotto.arena.ratings import Rating, rate
from ridotto.arena.results import Played
from ridotto.arena.tally import Tally, wilson


@dataclass
class Share:
    """The `wins` beside those that would be `fair`."""

    wins: float = 0.0
    fair: float = 0.0

    def add(self, wins: float, fair: float) -> None:
        """Add a match."""
        self.wins += wins
        self.fair += fair

    @property
    def relative(self) -> float:
        """Wins as a multiple of what would be fair: 1 is fair."""
        return self.wins / self.fair if self.fair else 0.0


@dataclass
class Standing:
    """One bot, by its `name`. Where it sits on several seats of a match, they are taken together."""

    name: str
    matches: int = 0
    """In how many it sat."""
    taken: int = 0
    """How many seats it had in all matches together."""
    points: int = 0
    """The sum of its points."""
    total: Share = field(default_factory=Share)
    """Its wins."""
    by_seat: dict[int, Share] = field(default_factory=lambda: defaultdict(Share))
    """Its wins on each seat."""
    by_place: dict[int, Share] = field(default_factory=lambda: defaultdict(Share))
    """Its wins at each place, counted from the start player."""
    by_deal: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By deal: its wins in each match."""

    def add(self, match: Played) -> None:
        """Add a match in which it sat."""
        outcome, seats = match.outcome, len(match.bots)
        mine = [seat for seat, bot in enumerate(match.bots) if bot == self.name]
        wins = {seat: (seat in outcome.winners) / max(len(outcome.winners), 1) for seat in mine}
        self.matches += 1
        self.taken += len(mine)
        self.points += sum(outcome.points[seat] for seat in mine)
        self.total.add(sum(wins.values()), len(mine) / seats)
        self.by_deal[match.deal].append(sum(wins.values()))
        for seat in mine:
            self.by_seat[seat].add(wins[seat], 1 / seats)
            self.by_place[(seat - outcome.first) % seats].add(wins[seat], 1 / seats)

    @property
    def win_share(self) -> float:
        """Its wins, as a share of its matches; a shared win counts in part."""
        return self.total.wins / max(self.matches, 1)

    @property
    def fair_share(self) -> float:
        """The share of wins it would have if all players were equal: its share of the seats."""
        return self.total.fair / max(self.matches, 1)

    @property
    def mean_points(self) -> float:
        """Its points, on average over its seats."""
        return self.points / max(self.taken, 1)

    def interval(self) -> tuple[float, float]:
        """The 95% interval of its win share (Wilson); wider where matches of the same deal tend to go the same way."""
        share, n, deals = self.win_share, self.matches, self.by_deal.values()
        worth: float = n
        if len(deals) > 1 and 0 < share < 1:
            variance = sum((sum(wins) - share * len(wins)) ** 2 for wins in deals) / n**2 * len(deals) / (len(deals) - 1)
            worth = min(worth, share * (1 - share) / variance) if variance else worth
        return wilson(share, worth)


@dataclass(frozen=True)
class Standings:
    """All bots of an arena."""

    bots: list[Standing]
    """In the order in which they were named."""
    ratings: dict[str, Rating]
    """By name."""
    ahead: dict[tuple[str, str], tuple[float, int]]
    """How often the first of two bots finished ahead of the second, a tie being half, and of how many meetings of two seats."""
    tally: Tally
    """All bots together, by seat."""
    by_place: Tally
    """The same, counted from the start player."""

    def as_json(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "bots": [self._bot(bot) for bot in self.bots],
            "ended_by": dict(sorted(self.tally.ended_by.items())),
            "rounds": {str(rounds): count for rounds, count in sorted(self.tally.rounds.items())},
            "mean_length": self.tally.decisions / max(self.tally.matches, 1),
            "win_share_by_seat": [self.tally.win_share(seat) for seat in range(self.tally.seats)],
            "win_share_by_place": [self.by_place.win_share(place) for place in range(self.tally.seats)],
            "pairs": [
                {"bot": one, "against": other, "ahead": ahead / meetings, "meetings": meetings} for (one, other), (ahead, meetings) in self.ahead.items()
            ],
        }

    def _bot(self, bot: Standing) -> dict[str, Any]:
        rating = self.ratings[bot.name]
        return {
            "name": bot.name,
            "matches": bot.matches,
            "win_share": bot.win_share,
            "win_share_95": list(bot.interval()),
            "mean_score": bot.mean_points,
            "rating": rating.value,
            "rating_95": [rating.low, rating.high],
            "fair_share": bot.fair_share,
            "relative_share": bot.total.relative,
            "relative_share_by_seat": {str(seat): share.relative for seat, share in sorted(bot.by_seat.items())},
            "relative_share_by_place": {str(place): share.relative for place, share in sorted(bot.by_place.items())},
        }


def standings(names: Sequence[str], seats: int, played: Sequence[Played]) -> Standings:
    """What these matches, in their order, say about the bots."""
    bots = {name: Standing(name) for name in names}
    ahead: dict[tuple[str, str], tuple[float, int]] = {(one, other): (0.0, 0) for one in names for other in names if one != other}
    tally, by_place = Tally(seats), Tally(seats)
    for match in played:
        tally.add(match.outcome)
        by_place.add(match.outcome, match.outcome.first)
        for name in set(match.bots):
            bots[name].add(match)
        for seat, one in enumerate(match.bots):
            for against, other in enumerate(match.bots):
                if one != other:
                    mine, theirs = match.outcome.ranks[seat], match.outcome.ranks[against]
                    won, meetings = ahead[one, other]
                    ahead[one, other] = won + (1.0 if mine < theirs else 0.5 if mine == theirs else 0.0), meetings + 1
    met = {pair: found for pair, found in ahead.items() if found[1]}
    return Standings(list(bots.values()), rate(names, played), met, tally, by_place)
