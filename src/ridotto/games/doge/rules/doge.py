"""The state of Doge: the contract of the engine, fulfilled with the rules of the rooms beside this one."""

from mypy_extensions import i64

from ridotto.engine.cells import sort
from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener
from ridotto.games.doge.moves import (
    DECIDE_ADVISOR,
    DECIDE_BUILD,
    DECIDE_CARD,
    DECIDE_HOUSES,
    DECIDE_PICK,
    DECIDE_TOKENS,
    FIELDS,
)
from ridotto.games.doge.rules.advisors import choose_advisor, choose_pick, offer_advisor, offer_picks
from ridotto.games.doge.rules.board import (
    COUNT,
    IN_SUPPLY,
    OVER,
    PLACES,
    SECONDS,
    SETTING,
    TIED_WINNERS,
    WINNER_ADVISOR,
    WINNER_HOUSES,
    Board,
    Components,
    size,
)
from ridotto.games.doge.rules.building import (
    begin_member,
    choose_build,
    choose_houses,
    choose_shift,
    offer_build,
    offer_houses,
    offer_shifts,
)
from ridotto.games.doge.rules.checks import lost_pieces, wrong_advisors, wrong_cards
from ridotto.games.doge.rules.ending import condition_score, end_round, house_score, palazzo_score, score, set_up
from ridotto.games.doge.rules.setting import (
    begin_choosing,
    begin_setting,
    choose_card,
    choose_tokens,
    offer_cards,
    offer_tokens,
    take_cards_back,
    turn_up_cards,
)
from ridotto.games.doge.rules.vote import (
    after_tied_winners,
    after_winner_advisor,
    begin_seconds,
    begin_vote,
    go_on_in_quarantia,
    go_on_with_seconds,
)


class Doge(Board):
    """One position of Doge."""

    def __init__(self, parts: Components, seats: i64, rng: Rng, origin: "Doge | None" = None) -> None:
        super().__init__(parts, seats, rng, origin)

    # ---- play ----

    def options(self, seat: i64) -> i64:
        """The answers to what the seat is asked."""
        asks = self.asks[seat]
        if asks == DECIDE_CARD:
            offer_cards(self, seat)
        elif asks == DECIDE_TOKENS:
            offer_tokens(self, seat)
        elif asks == DECIDE_PICK:
            offer_picks(self)
        elif asks == DECIDE_ADVISOR:
            offer_advisor(self)
        elif asks == DECIDE_HOUSES:
            offer_houses(self, seat)
        elif asks == DECIDE_BUILD:
            offer_build(self)
        else:
            offer_shifts(self, seat)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        """A seat's choice; in a simultaneous stage it stays the seat's secret until all are ready.

        What tokens were chosen lies face down beyond that (DOG-30): `veiled` until the end of the round, when all were turned up.
        """
        if self.asks[seat] == DECIDE_TOKENS:
            self.veiled[seat] += 1
        self.choose(seat, move)
        if self.group != 0:
            self.secret[seat] += 1
        self.proceed()

    def choose(self, seat: i64, move: i64) -> None:
        """One choice of a seat, and which one it owes next."""
        asks = self.asks[seat]
        if asks == DECIDE_CARD:
            choose_card(self, seat, move)
        elif asks == DECIDE_TOKENS:
            choose_tokens(self, seat, move)
        elif asks == DECIDE_PICK:
            choose_pick(self, seat, move)
        elif asks == DECIDE_ADVISOR:
            choose_advisor(self, seat, move)
        elif asks == DECIDE_HOUSES:
            choose_houses(self, seat, move)
        elif asks == DECIDE_BUILD:
            choose_build(self, seat, move)
        else:
            choose_shift(self, seat, move)

    def proceed(self) -> None:
        """The course of a round (DOG-20, DOG-41): as soon as nobody owes a decision, what comes next."""
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

    def decision(self, seat: i64) -> i64:
        """What the seat is asked."""
        return self.asks[seat]

    def simultaneous(self) -> bool:
        """A setting (DOG-23) or a joint stage (DOG-R14)."""
        return self.group != 0

    # ---- copies ----

    def clone(self) -> "Doge":
        """A copy that shares nothing that can change."""
        return Doge(self.parts, self.seats, self.rng.clone(), self)

    def imagine(self, seat: i64, rng: Rng) -> "Doge":
        """Redraw the face-down order cards, others' face-down tokens, and what others have chosen in a stage not complete."""
        copy = Doge(self.parts, self.seats, rng.fork(), self)
        hidden: i64 = (1 - self.open_set()) * FIELDS
        sort(copy.cards, hidden + self.at, hidden + FIELDS)
        rng.shuffle(copy.cards, hidden + self.at, hidden + FIELDS)
        for other in range(self.seats):
            if other != seat:
                copy.deal_anew(other, rng)
                if (self.group >> other) & 1:
                    copy.choose_anew(other, rng)
        return copy

    def deal_anew(self, seat: i64, rng: Rng) -> None:
        """Deal the seat's face-down tokens over its supply and its stacks; the stack that is being counted lies open."""
        own: i64 = seat * PLACES
        pool = self.tokens[own + IN_SUPPLY]
        for field in range(FIELDS):
            if field != self.field:
                pool += self.tokens[own + field]
        left = size(pool)
        for field in range(FIELDS):
            if field == self.field or self.tokens[own + field] == 0:
                continue
            stack: i64 = 0
            for _ in range(size(self.tokens[own + field])):
                nth: i64 = rng.below(left)
                one: i64 = 1
                while nth >= (pool // one) & 7:
                    nth -= (pool // one) & 7
                    one *= 16
                pool -= one
                stack += one
                left -= 1
            self.tokens[own + field] = stack
        self.tokens[own + IN_SUPPLY] = pool

    def choose_anew(self, seat: i64, rng: Rng) -> None:
        """Begin the seat's chain anew; one that was complete is completed by legal choices, each equally likely."""
        complete = not (self.owing >> seat) & 1
        self.clear_chain(seat)
        self.secret[seat] = 0
        if self.stage == SETTING:
            begin_choosing(self, seat)
        else:
            begin_member(self, seat)
        while complete and (self.owing >> seat) & 1:
            self.count = 0
            n = self.options(seat)  # before `found` is looked at: it may grow
            self.choose(seat, self.found[rng.below(n)])
            self.secret[seat] += 1

    # ---- results ----

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
        """DOG-137 to DOG-141: the seats with the highest score."""
        if self.stage != OVER:
            return []
        points = self.scores()
        return [seat for seat in range(len(points)) if points[seat] == max(points)]

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return [*lost_pieces(self), *wrong_advisors(self), *wrong_cards(self)]


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Doge:
    """A new match of Doge, set up. There are no variants (DOG-142)."""
    state = Doge(parts, seats, rng)
    state.listener = listener
    set_up(state)
    return state
