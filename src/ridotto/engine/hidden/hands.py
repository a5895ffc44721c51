"""Hands that a seat cannot see, dealt again from what everybody has seen; for games with cards counted by kind.

Time is divided into *periods*. Within one a seat first takes cards openly and draws others unseen, then discards some
face down, then plays some; at its end it may have shown that it holds none of certain kinds. When the discards are
shuffled, a new *epoch* begins, and with it a period. The pile was empty then, so everybody knows by kind what the
hidden seats, taken together, had in the epoch that ended; that is their *share* of the epoch: what they held when it
began and what they drew in it.

How a game uses it, in its `imagine`:

    seen = SeenHands(kinds, seats, periods, epochs)
    ...                        # fill `epoch` and `share`, and for each hidden seat and period
                               # `took`, `laid`, `drawn`, `given` and `lacked`
    seen.hide(seat)            # for each seat whose cards are to be dealt
    hands = HiddenHands(seen)  # one deal; until something else is seen, more can be made from the same `seen`
    if hands.deal(rng):        # now `hand`, `down`, `stock` and, for the draw pile, `slack` of the last epoch
                               # hold what was dealt

Cards are dealt period by period, each draw and each discard at random among those that keep everything seen later
possible (`outlook.py`). So a single seat hardly ever needs a second try. Shares tie seats together: what a seat must
have had in order to play it is reserved for it, and the rest is shared. Where the last seat finds nothing that fits,
the epoch is dealt again, at most RETRIES times, and then the whole deal, at most ATTEMPTS times; after that the shares
of ended epochs are dropped. Every attempt costs a bounded number of steps, and so does `deal`.

A needed card is any of the seat's draws of the epoch, equally likely; every other draw is one of the cards left in the
share, equally likely. A discard is one of the cards in hand; a card of no use for what the seat played later is CARE
times as likely as one that was.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
from ridotto.engine.hidden.outlook import PLENTY, Outlook
from ridotto.engine.hidden.seen import SeenHands
from ridotto.engine.rng import Rng

NONE: Final = -1  # no kind
CARE: Final = 8
ATTEMPTS: Final = 24  # of all seats
LOOSE_ATTEMPTS: Final = 8  # more of them, without the shares of ended epochs
RETRIES: Final = 6  # of one epoch within an attempt


class HiddenHands(Outlook):
    """One deal that fits what was seen of some seats' cards."""

    def __init__(self, seen: SeenHands) -> None:
        super().__init__(seen)
        # ---- what is dealt ----
        self.down: vec[i64] = zeros(seen.seats * seen.kinds)
        """By seat and kind: cards discarded since the last shuffle."""
        self.stock: vec[i64] = zeros((seen.epochs - 1) * seen.seats * seen.kinds)
        """By epoch that has ended, seat and kind: what the seat held or had discarded in the epoch when it ended."""
        self.attempts: i64 = 0
        """How often the deal was begun."""
        self.loose: bool = False
        """Whether the shares of ended epochs were dropped."""
        # ---- used while dealing ----
        self.order: vec[i64] = seen.hidden[:]
        """The hidden seats, in the order in which they are dealt to."""
        self.chances: vec[i64] = zeros(seen.kinds)
        """By kind: how likely it is the next discard."""

    # ---- all seats ----

    def deal(self, rng: Rng) -> bool:
        """Deal to all hidden seats; False if no attempt succeeded."""
        rng.shuffle(self.order, 0, len(self.order))
        while self.attempts < ATTEMPTS + LOOSE_ATTEMPTS:
            if self.attempts == ATTEMPTS:
                self.loose = True
            self.attempts += 1
            if self.deal_once(rng):
                return True
        return False

    def deal_once(self, rng: Rng) -> bool:
        """One attempt, epoch by epoch; False if an epoch fails."""
        self.gather()
        return all(self.deal_epoch_again(epoch, rng) for epoch in range(self.seen.epochs))

    def gather(self) -> None:
        """Undo the deal.

        If shares were dropped, only what was seen of each seat by itself counts, and the last epoch's share.
        """
        share, reserved, slack = self.seen.share, self.seen.reserved, self.slack
        for at in range(len(slack)):
            slack[at] = share[at] - reserved[at]
        if self.loose:
            for at in range(len(slack) - self.seen.kinds):
                slack[at] = PLENTY
        hand, down, had = self.hand, self.down, self.had
        for at in range(len(hand)):
            hand[at] = 0
            down[at] = 0
            had[at] = 0

    def deal_epoch_again(self, epoch: i64, rng: Rng) -> bool:
        """Deal one epoch to all, if need be several times; a seat that cannot go on comes first in the next try."""
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
        """Deal one epoch to all hidden seats; returns the index in `order` of the seat that got stuck, or NONE."""
        seen = self.seen
        for nth in range(len(self.order)):
            seat = self.order[nth]
            for period in range(seen.begins[epoch], seen.begins[epoch + 1]):
                if not self.deal_period(seat, period, rng):
                    return nth
            if epoch + 1 < seen.epochs and not self.carry_over(seat, epoch + 1):
                return nth
        return NONE

    # ---- one seat ----

    def deal_period(self, seat: i64, period: i64, rng: Rng) -> bool:
        """What a seat took, drew, discarded and played; False if it cannot go on."""
        seen = self.seen
        at: i64 = seat * seen.periods + period
        own: i64 = seat * seen.kinds
        first: i64 = at * seen.kinds
        hand, took, laid = self.hand, seen.took, seen.laid
        for kind in range(seen.kinds):
            hand[own + kind] += took[first + kind]
        draws: i64 = seen.drawn[at]
        gives: i64 = seen.given[at]
        if draws + gives > 0:
            if not self.can_go_on(seat, period, draws, gives):
                return False
            while draws > 0:
                draws -= 1
                if not self.draw(seat, period, draws, rng):
                    return False
            if gives > 0 and not self.give(seat, period, gives, rng):
                return False
        lacked: i64 = seen.lacked[at]
        for kind in range(seen.kinds):
            left: i64 = hand[own + kind] - laid[first + kind]
            hand[own + kind] = left
            if left < 0 or (left > 0 and (lacked >> kind) & 1):
                return False
        return True

    def carry_over(self, seat: i64, epoch: i64) -> bool:
        """Begin an epoch with what is in hand; False if that is more than the share has."""
        seen = self.seen
        own: i64 = seat * seen.kinds
        share: i64 = epoch * seen.kinds
        reserved: i64 = (seat * seen.epochs + epoch) * seen.kinds
        ended: i64 = ((epoch - 1) * seen.seats + seat) * seen.kinds
        hand, down, had, stock, least, slack = self.hand, self.down, self.had, self.stock, seen.least, self.slack
        for kind in range(seen.kinds):
            held: i64 = hand[own + kind]
            stock[ended + kind] = held + down[own + kind]
            down[own + kind] = 0
            had[own + kind] = held
            more: i64 = held - least[reserved + kind]
            if more > 0:
                slack[share + kind] -= more
                if slack[share + kind] < 0:
                    return False
        return True

    # ---- draws ----

    def draw(self, seat: i64, period: i64, left: i64, rng: Rng) -> bool:
        """Draw a card, with `left` more to come; False if no kind is possible."""
        ruled_out: i64 = 0
        while True:
            kind: i64 = self.any_drawn(period, ruled_out, rng)
            if kind == NONE:
                return False
            if self.receive(seat, period, kind, left):
                return True
            ruled_out |= 1 << kind

    def any_drawn(self, period: i64, ruled_out: i64, rng: Rng) -> i64:
        """The kind of the next card drawn: a needed one, or one left in the share; NONE if all are ruled out."""
        kinds: i64 = self.seen.kinds
        first: i64 = self.seen.epoch[period] * kinds
        wanted = self.wanted
        slack = self.slack
        needed: i64 = 0
        others: i64 = 0
        for kind in range(kinds):
            if not (ruled_out >> kind) & 1:
                needed += wanted[kind]
                others += slack[first + kind]
        if needed > 0 and (others == 0 or rng.below(self.draws) < needed):
            return self.nth_kind(wanted, 0, ruled_out, rng.below(needed))
        if others <= 0:
            return NONE
        return self.nth_kind(slack, first, ruled_out, rng.below(others))

    def nth_kind(self, row: vec[i64], first: i64, ruled_out: i64, nth: i64) -> i64:
        """The kind of the nth of the cards counted by kind in a row from `first` on, without the ruled-out kinds."""
        for kind in range(self.seen.kinds):
            if not (ruled_out >> kind) & 1:
                nth -= row[first + kind]
                if nth < 0:
                    return kind
        return NONE

    def receive(self, seat: i64, period: i64, kind: i64, left: i64) -> bool:
        """Draw a card of this kind; False, and nothing changes, if it is not possible."""
        seen = self.seen
        at: i64 = seat * seen.periods + period
        own: i64 = seat * seen.kinds + kind
        share: i64 = seen.epoch[period] * seen.kinds + kind
        reserved = self.had[own] < seen.least[seat * seen.epochs * seen.kinds + share]
        if not reserved and self.slack[share] == 0:
            return False
        self.hand[own] += 1
        self.had[own] += 1
        if not reserved:
            self.slack[share] -= 1
        if self.is_fine(kind, self.hand[own] <= seen.laid[at * seen.kinds + kind]):
            self.draws -= 1
            return True
        if self.can_go_on(seat, period, left, seen.given[at]):
            return True
        self.hand[own] -= 1
        self.had[own] -= 1
        if not reserved:
            self.slack[share] += 1
        self.can_go_on(seat, period, left + 1, seen.given[at])  # it can, and so restores its notes
        return False

    def is_fine(self, kind: i64, due: bool) -> bool:
        """Whether the notes allow a card to be drawn; if so, they are updated.

        `due`: it is played in this very period.
        """
        if due:  # one draw fewer is left, and one fewer is needed
            self.wanted[kind] -= 1
            return True
        if self.spare_draws == 0 or self.spare_places == 0:
            return False
        if self.wanted[kind] > 0:
            self.wanted[kind] -= 1
        elif self.room[kind] == 0:
            return False
        elif self.spare_hold[kind] > 0:
            self.spare_hold[kind] -= 1
            self.room[kind] -= 1
        elif self.spare_gives > 0:
            self.spare_gives -= 1
            self.room[kind] -= 1
        else:
            return False
        self.spare_draws -= 1
        self.spare_places -= 1
        return True

    # ---- discards ----

    def give(self, seat: i64, period: i64, gives: i64, rng: Rng) -> bool:
        """Discard `gives` cards; False if too few can be spared."""
        chances = self.chances
        sum_of_chances: i64 = 0
        for kind in range(self.seen.kinds):
            chances[kind] = self.chance(seat, period, kind)
            sum_of_chances += chances[kind]
        while gives > 0:
            if sum_of_chances == 0:
                return False
            given: i64 = self.nth_kind(chances, 0, 0, rng.below(sum_of_chances))
            sum_of_chances -= chances[given]
            if self.lose(seat, period, given, gives - 1):
                gives -= 1
                chances[given] = self.chance(seat, period, given)
                sum_of_chances += chances[given]
            else:
                chances[given] = 0  # nor will it be possible after other discards
        return True

    def chance(self, seat: i64, period: i64, kind: i64) -> i64:
        """How likely a card of this kind is the next discard; 0 if all in hand are played in this period."""
        seen = self.seen
        at: i64 = (seat * seen.periods + period) * seen.kinds + kind
        held: i64 = self.hand[seat * seen.kinds + kind]
        if held <= seen.laid[at]:
            return 0
        if held <= seen.useful[at]:
            return held
        return held + (CARE - 1) * (held - seen.useful[at])

    def lose(self, seat: i64, period: i64, kind: i64, left: i64) -> bool:
        """Discard a card of this kind; False, and nothing changes, if it is not possible."""
        own: i64 = seat * self.seen.kinds + kind
        had_to_go = self.has_to_go(seat, period, kind)
        useless = self.hand[own] > self.seen.useful[(seat * self.seen.periods + period) * self.seen.kinds + kind]
        self.hand[own] -= 1
        self.down[own] += 1
        if had_to_go:  # the notes counted on it
            return True
        if useless and self.spare_gives > 0:
            self.spare_gives -= 1
            return True
        if self.can_go_on(seat, period, 0, left):
            return True
        self.hand[own] += 1
        self.down[own] -= 1
        return False

    def has_to_go(self, seat: i64, period: i64, kind: i64) -> bool:
        """Whether a card of this kind must be discarded now: none is left at the end, or the next epoch has no room."""
        seen = self.seen
        at: i64 = seat * seen.periods + period
        if (seen.lacked[at] >> kind) & 1:
            return True
        epoch: i64 = seen.epoch[period] + 1
        if epoch == seen.epochs or seen.begins[epoch] != period + 1:
            return False
        left: i64 = self.hand[seat * seen.kinds + kind] - seen.laid[at * seen.kinds + kind]
        return left > self.slack[epoch * seen.kinds + kind] + seen.first[(seat * seen.epochs + epoch) * seen.kinds + kind]
