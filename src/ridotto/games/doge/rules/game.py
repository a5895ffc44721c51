"""The state of Doge and the course of a round: the engine's contract, fulfilled with the rules in the other files."""

from typing import Final, final

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener
from ridotto.games.doge.moves import DECIDE_SHIFT_ANY, DECIDE_SHIFT_HOME, DECIDE_TOKENS, FIELDS
from ridotto.games.doge.rules.advisors import PickAdvisor, SettleAdvisor
from ridotto.games.doge.rules.building import BuildPalazzo, PlaceHouses, ShiftHouse
from ridotto.games.doge.rules.imagining import redraw
from ridotto.games.doge.rules.parts import Components
from ridotto.games.doge.rules.position import COUNT, OVER, SECONDS, SETTING, TIED_WINNERS, WINNER_ADVISOR, WINNER_HOUSES, Choice, Position
from ridotto.games.doge.rules.scoring import condition_score, end_round, house_score, palazzo_score, score
from ridotto.games.doge.rules.setting import ChooseCard, ChooseTokens, begin_setting, take_cards_back, turn_up_cards
from ridotto.games.doge.rules.setup import set_up
from ridotto.games.doge.rules.soundness import faults
from ridotto.games.doge.rules.vote import (
    after_tied_winners,
    after_winner_advisor,
    begin_seconds,
    begin_vote,
    go_on_in_quarantia,
    go_on_with_seconds,
)

DECISIONS: Final[list[Choice]] = [
    ChooseCard(),
    ChooseTokens(),
    PickAdvisor(),
    SettleAdvisor(),
    ShiftHouse(DECIDE_SHIFT_HOME, "shift-home", "DOG-81"),
    ShiftHouse(DECIDE_SHIFT_ANY, "shift-any", "DOG-84"),
    PlaceHouses(),
    BuildPalazzo(),
]


@final
class Doge(Position):
    """One position of Doge."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(parts, seats, rng)

    def fresh(self, rng: Rng) -> "Doge":
        """An empty position with the same components and seats."""
        return Doge(self.parts, self.seats, rng)

    def set_up(self) -> None:
        """The board and the supplies before the first round."""
        set_up(self)

    def owed(self, seat: i64) -> Choice:
        """What the seat is asked."""
        return DECISIONS[self.asks[seat]]

    def options(self, seat: i64) -> i64:
        """As for every state, but called as a `Choice`, which is quicker (docs/decisions.md)."""
        self.count = 0
        self.owed(seat).offer(self, seat)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        """A seat's choice, secret in a simultaneous stage until all are ready; tokens even stay face down (DOG-30)."""
        if self.asks[seat] == DECIDE_TOKENS:
            self.veiled[seat] += 1
        self.owed(seat).choose(self, seat, move)
        if self.group != 0:
            self.secret[seat] += 1
        self.proceed()

    def proceed(self) -> None:
        """The course of a round (DOG-20, DOG-41): what comes next, as soon as nobody owes a decision."""
        while self.owing == 0 and self.stage != OVER:
            if self.stage == SETTING:
                turn_up_cards(self)
                self.setting += 1
                if self.setting < self.parts.settings[self.seats]:
                    begin_setting(self)
                else:
                    take_cards_back(self)
                    self.stage = COUNT
            elif self.stage == COUNT:
                if self.at < FIELDS:
                    begin_vote(self)
                else:
                    end_round(self)
            elif self.stage == WINNER_ADVISOR:
                after_winner_advisor(self)
            elif self.stage == WINNER_HOUSES:
                begin_seconds(self)
            elif self.stage == SECONDS:
                go_on_with_seconds(self)
            elif self.stage == TIED_WINNERS:
                after_tied_winners(self)
            else:
                go_on_in_quarantia(self)

    def simultaneous(self) -> bool:
        """A setting (DOG-23) or a joint stage (DOG-R14)."""
        return self.group != 0

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Redraw what the seat cannot know."""
        redraw(self, seat, rng)

    def scores(self) -> list[int]:
        """DOG-R26."""
        return [int(score(self, seat)) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        """The parts of the score (DOG-R26)."""
        return {
            "condition": int(condition_score(self, seat)),
            "palazzi": int(palazzo_score(self, seat)),
            "houses": int(house_score(self, seat)),
        }

    def winners(self) -> list[int]:
        """DOG-140, DOG-141, DOG-R25: the seats with the highest score."""
        if self.stage != OVER:
            return []
        points = self.scores()
        return [seat for seat in range(len(points)) if points[seat] == max(points)]

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return faults(self)


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Doge:
    """A new match of Doge, set up. There are no variants (DOG-142)."""
    state = Doge(parts, seats, rng)
    state.begin(listener)
    return state
