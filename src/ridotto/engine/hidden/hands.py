"""Hands that a seat cannot see, dealt anew from what everybody has seen of them. For games in which cards count by kind.

Time goes by *periods*. Within one a seat first takes cards openly and draws others unseen, then discards some face down, then plays some; at its end it may
have shown that it holds none of certain kinds. When the discards are shuffled, a new *epoch* begins, and with it a period. The pile was empty then, so
everybody knows by kind what the hidden seats had in the epoch that ended, taken together; that is their *share* of the epoch: what they held when it began and
what they drew in it.

How a game uses it, in its `imagine`:

    hands = HiddenHands(kinds, seats, periods, epochs)
    ...                        # fill `epoch`, `share`, and for each hidden seat and period `took`, `laid`, `drawn`, `given` and `lacked`
    hands.hide(seat)           # for each seat whose cards are dealt anew
    if hands.deal(rng):        # now `hand`, `down`, `stock` and, for the draw pile, `slack` of the last epoch hold what was dealt

Cards are dealt period by period, each draw and each discard at random among those with which all that was seen later stays possible (`outlook.py`). So
there is nothing to try again as long as one seat is looked at by itself. Only shares tie seats together: what one must have had to play it is kept
for it, and the rest goes round. Where that comes out even for no seat, the deal begins anew, ATTEMPTS times at most; after that the shares of ended epochs are
given up. Every attempt costs a bounded number of steps, so `deal` does.

A needed card is any of the seat's draws of the epoch, equally likely; every other draw is one of the cards left in the share, equally likely. A discard is
one of the cards in hand; one that was of no use for what the seat played later is CARE times as likely as one that was.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
from ridotto.engine.hidden.outlook import PLENTY, Outlook
from ridotto.engine.rng import Rng

NONE: Final = -1  # no kind
CARE: Final = 8
ATTEMPTS: Final = 24  # of all seats
LOOSE_ATTEMPTS: Final = 8  # more of them, without the shares of ended epochs
RETRIES: Final = 3  # of one epoch within an attempt


class HiddenHands(Outlook):
    """What was seen of some seats' cards, and one deal that fits it."""

    def __init__(self, kinds: i64, seats: i64, periods: i64, epochs: i64) -> None:
        super().__init__(kinds, seats, periods, epochs)
        # ---- what is dealt ----
        self.down: vec[i64] = zeros(seats * kinds)
        """By seat and kind: cards discarded since the last shuffle."""
        self.stock: vec[i64] = zeros(epochs * seats * kinds)
        """By epoch that has ended, seat and kind: what the seat held or had discarded in the epoch when it ended."""
        self.free: vec[i64] = vec[i64]()
        """`slack` before anything is dealt."""
        self.attempts: i64 = 0
        """How often the deal was begun."""
        self.loose: bool = False
        """Whether the shares of ended epochs were given up."""
        self.begins: vec[i64] = zeros(epochs + 1)
        """By epoch: its first period; behind the last one the number of periods."""
        self.chances: vec[i64] = zeros(kinds)
        """By kind: how likely it is the next discard."""

    # ---- all seats ----

    def deal(self, rng: Rng) -> bool:
        """Deal to all hidden seats; False if no attempt came out."""
        self.free = self.share[:]
        for period in range(self.periods):
            self.begins[self.epoch[period] + 1] = period + 1
        for nth in range(len(self.order)):
            seat = self.order[nth]
            for at in range(self.epochs * self.kinds):
                self.free[at] -= self.least[seat * self.epochs * self.kinds + at]
        rng.shuffle(self.order, 0, len(self.order))
        while self.attempts < ATTEMPTS + LOOSE_ATTEMPTS:
            if self.attempts == ATTEMPTS:
                self.loosen()
            self.attempts += 1
            if self.deal_once(rng):
                return True
        return False

    def loosen(self) -> None:
        """From now on only what was seen of each seat by itself counts, and what cannot be seen now."""
        self.loose = True
        for at in range((self.epochs - 1) * self.kinds):
            self.free[at] = PLENTY

    def deal_once(self, rng: Rng) -> bool:
        """One attempt, epoch by epoch; False where an epoch does not come out."""
        self.slack = self.free[:]
        for at in range(len(self.hand)):
            self.hand[at] = 0
            self.down[at] = 0
            self.had[at] = 0
        return all(self.deal_epoch_again(epoch, rng) for epoch in range(self.epochs))

    def deal_epoch_again(self, epoch: i64, rng: Rng) -> bool:
        """Deal one epoch to all, if need be several times; the seat that found no way to go on comes first in the next try."""
        slack = self.slack[:]
        hand = self.hand[:]
        for _ in range(RETRIES):
            stuck = self.deal_epoch(epoch, rng)
            if stuck == NONE:
                return True
            seat = self.order[stuck]
            while stuck > 0:
                self.order[stuck] = self.order[stuck - 1]
                stuck -= 1
            self.order[0] = seat
            self.slack = slack[:]
            self.hand = hand[:]
            for at in range(len(self.hand)):
                self.down[at] = 0
                self.had[at] = hand[at]
        return False

    def deal_epoch(self, epoch: i64, rng: Rng) -> i64:
        """Deal one epoch to all hidden seats; returns the place of the one that cannot go on, NONE if all can."""
        for nth in range(len(self.order)):
            seat = self.order[nth]
            for period in range(self.begins[epoch], self.begins[epoch + 1]):
                if not self.deal_period(seat, period, rng):
                    return nth
            if epoch + 1 < self.epochs and not self.carry_over(seat, epoch + 1):
                return nth
        return NONE

    # ---- one seat ----

    def deal_period(self, seat: i64, period: i64, rng: Rng) -> bool:
        """What a seat took, drew, discarded and played; False where it cannot go on."""
        at: i64 = seat * self.periods + period
        own: i64 = seat * self.kinds
        hand, took, laid = self.hand, self.took, self.laid
        for kind in range(self.kinds):
            hand[own + kind] += took[at * self.kinds + kind]
        draws: i64 = self.drawn[at]
        gives: i64 = self.given[at]
        if draws + gives > 0:
            if not self.can_go_on(seat, period, draws, gives):
                return False
            while draws > 0:
                draws -= 1
                if not self.draw(seat, period, draws, rng):
                    return False
            while gives > 0:
                gives -= 1
                if not self.give(seat, period, gives, rng):
                    return False
        lacked: i64 = self.lacked[at]
        for kind in range(self.kinds):
            left: i64 = hand[own + kind] - laid[at * self.kinds + kind]
            hand[own + kind] = left
            if left < 0 or (left > 0 and (lacked >> kind) & 1):
                return False
        return True

    def carry_over(self, seat: i64, epoch: i64) -> bool:
        """An epoch begins with what is in hand; False if that is more than the share has."""
        own: i64 = seat * self.kinds
        for kind in range(self.kinds):
            held: i64 = self.hand[own + kind]
            self.stock[((epoch - 1) * self.seats + seat) * self.kinds + kind] = held + self.down[own + kind]
            self.down[own + kind] = 0
            self.had[own + kind] = held
            more: i64 = held - self.least[(seat * self.epochs + epoch) * self.kinds + kind]
            if more > 0:
                self.slack[epoch * self.kinds + kind] -= more
                if self.slack[epoch * self.kinds + kind] < 0:
                    return False
        return True

    # ---- draws ----

    def draw(self, seat: i64, period: i64, left: i64, rng: Rng) -> bool:
        """A card is drawn, before so many others; False if none of any kind can have been."""
        ruled_out: i64 = 0
        kind: i64 = self.any_drawn(period, ruled_out, rng)
        while kind != NONE and not self.receive(seat, period, kind, left):
            ruled_out |= 1 << kind
            kind = self.any_drawn(period, ruled_out, rng)
        return kind != NONE

    def any_drawn(self, period: i64, ruled_out: i64, rng: Rng) -> i64:
        """The kind of the next card drawn: one that is needed, or one of those left in the share; NONE if all are ruled out."""
        first: i64 = self.epoch[period] * self.kinds
        wanted = self.wanted
        slack = self.slack
        needed: i64 = 0
        others: i64 = 0
        for kind in range(self.kinds):
            if not (ruled_out >> kind) & 1:
                needed += wanted[kind]
                others += slack[first + kind]
        if needed > 0 and (others == 0 or rng.below(self.draws) < needed):
            return self.nth_kind(wanted, 0, ruled_out, rng.below(needed))
        return self.nth_kind(slack, first, ruled_out, rng.below(others)) if others > 0 else NONE

    def nth_kind(self, row: vec[i64], first: i64, ruled_out: i64, nth: i64) -> i64:
        """The kind of the nth card of those counted by kind in a row, from `first` on, without the kinds that are ruled out."""
        for kind in range(self.kinds):
            if not (ruled_out >> kind) & 1:
                if nth < row[first + kind]:
                    return kind
                nth -= row[first + kind]
        return NONE

    def receive(self, seat: i64, period: i64, kind: i64, left: i64) -> bool:
        """A card of this kind is drawn; False, and nothing happens, if it cannot be."""
        own: i64 = seat * self.kinds + kind
        share: i64 = self.epoch[period] * self.kinds + kind
        reserved = self.had[own] < self.least[seat * self.epochs * self.kinds + share]
        if not reserved and self.slack[share] == 0:
            return False
        self.hand[own] += 1
        self.had[own] += 1
        if not reserved:
            self.slack[share] -= 1
        if self.spare_draws > 0 and self.spare_places > 0:
            if self.wanted[kind] > 0:
                self.wanted[kind] -= 1
                self.spare_draws -= 1
                self.spare_places -= 1
                self.draws -= 1
                return True
            if self.spare_gives > 0 and self.spare_room[kind] > 0:
                self.spare_draws -= 1
                self.spare_places -= 1
                self.spare_gives -= 1
                self.spare_room[kind] -= 1
                self.draws -= 1
                return True
        if self.can_go_on(seat, period, left, self.given[seat * self.periods + period]):
            return True
        self.hand[own] -= 1
        self.had[own] -= 1
        if not reserved:
            self.slack[share] += 1
        self.can_go_on(seat, period, left + 1, self.given[seat * self.periods + period])  # it could, so all that it notes is as before
        return False

    # ---- discards ----

    def give(self, seat: i64, period: i64, left: i64, rng: Rng) -> bool:
        """A card is discarded, before so many others; False if each of them must have been kept."""
        ruled_out: i64 = 0
        kind: i64 = self.any_given(seat, period, ruled_out, rng)
        while kind != NONE and not self.lose(seat, period, kind, left):
            ruled_out |= 1 << kind
            kind = self.any_given(seat, period, ruled_out, rng)
        return kind != NONE

    def any_given(self, seat: i64, period: i64, ruled_out: i64, rng: Rng) -> i64:
        """The kind of a random card in hand; NONE if all are ruled out."""
        own: i64 = seat * self.kinds
        at: i64 = (seat * self.periods + period) * self.kinds
        hand = self.hand
        useful = self.useful
        chances = self.chances
        n: i64 = 0
        for kind in range(self.kinds):
            held: i64 = hand[own + kind]
            useless: i64 = held - useful[at + kind]
            chances[kind] = held + (CARE - 1) * useless if useless > 0 else held
            if not (ruled_out >> kind) & 1:
                n += chances[kind]
        return self.nth_kind(chances, 0, ruled_out, rng.below(n)) if n > 0 else NONE

    def lose(self, seat: i64, period: i64, kind: i64, left: i64) -> bool:
        """A card of this kind is discarded; False, and nothing happens, if it cannot be."""
        own: i64 = seat * self.kinds + kind
        useless = self.hand[own] > self.useful[(seat * self.periods + period) * self.kinds + kind]
        self.hand[own] -= 1
        self.down[own] += 1
        if useless and self.spare_gives > 0:
            self.spare_gives -= 1
            return True
        if self.can_go_on(seat, period, 0, left):
            return True
        self.hand[own] += 1
        self.down[own] -= 1
        self.can_go_on(seat, period, 0, left + 1)
        return False
