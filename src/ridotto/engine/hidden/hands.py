"""Hands that a seat cannot see, dealt anew from what everybody has seen of them. For games in which cards count by kind.

Time goes by *periods*. Within one a seat first takes cards openly and draws others unseen, then discards some face down, then plays some; at its end it may
have shown that it holds none of certain kinds. When the discards are shuffled, a new *epoch* begins, and with it a period. The pile was empty then, so everybody
knows by kind what the hidden seats had in the epoch that ended, taken together; that is their *share* of the epoch: what they held when it began and
what they drew in it.

How a game uses it, in its `imagine`:

    hands = HiddenHands(kinds, seats, periods, epochs)
    ...                        # fill `epoch`, `share`, and for each hidden seat and period `took`, `laid`, `drawn`, `given` and `lacked`
    hands.hide(seat)           # for each seat whose cards are dealt anew
    if hands.deal(rng):        # now `hand`, `down`, `stock` and, for the draw pile, `slack` of the last epoch hold what was dealt

Cards are dealt period by period, each draw and each discard at random among those with which all that was seen later stays possible (`can_go_on`). So
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
from ridotto.engine.hidden.seen import SeenHands
from ridotto.engine.rng import Rng

NONE: Final = -1  # no kind
PLENTY: Final = 99  # more cards than there can be
CARE: Final = 8
ATTEMPTS: Final = 24  # of all seats
LOOSE_ATTEMPTS: Final = 8  # more of them, without the shares of ended epochs
RETRIES: Final = 3  # of one epoch within an attempt


class HiddenHands(SeenHands):
    """What was seen of some seats' cards, and one deal that fits it."""

    def __init__(self, kinds: i64, seats: i64, periods: i64, epochs: i64) -> None:
        super().__init__(kinds, seats, periods, epochs)
        # ---- what is dealt ----
        self.hand: vec[i64] = zeros(seats * kinds)
        """By seat and kind: cards in hand now."""
        self.down: vec[i64] = zeros(seats * kinds)
        """By seat and kind: cards discarded since the last shuffle."""
        self.had: vec[i64] = zeros(seats * kinds)
        """By seat and kind: cards held when the epoch began or drawn in it."""
        self.stock: vec[i64] = zeros(epochs * seats * kinds)
        """By epoch that has ended, seat and kind: what the seat held or had discarded in the epoch when it ended."""
        self.free: vec[i64] = vec[i64]()
        """By epoch and kind: the share, apart from what seats must have had to play it."""
        self.slack: vec[i64] = vec[i64]()
        """What is left of it."""
        self.attempts: i64 = 0
        """How often the deal was begun."""
        self.loose: bool = False
        """Whether the shares of ended epochs were given up."""
        self.begins: vec[i64] = zeros(epochs + 1)
        """By epoch: its first period; behind the last one the number of periods."""
        self.chances: vec[i64] = zeros(kinds)
        """By kind: how likely it is the next discard."""
        # ---- how it can go on; see can_go_on ----
        self.kept: vec[i64] = zeros(kinds)
        """By kind: cards in hand at the time looked at."""
        self.room: vec[i64] = zeros(kinds)
        """By kind: cards that can still be drawn in the epoch looked at."""
        self.wanted: vec[i64] = zeros(kinds)
        """By kind: cards that must still be drawn in this epoch, before the kind is lacked."""
        self.overdrawn: bool = False
        """Whether more must have been brought into an epoch than the share before it has."""
        self.draws: i64 = 0
        """Draws left in this epoch."""
        self.spare_room: vec[i64] = zeros(kinds)
        """By kind: cards that can be drawn in this epoch beyond those that must be."""
        self.spare_draws: i64 = 0
        """How many of the next draws may be of no use."""
        self.spare_gives: i64 = 0
        """How many of the next discards may be of cards that could have stayed."""
        self.spare_places: i64 = 0
        """How many cards more may become such that cannot be drawn again, and there is still room for them in the hand."""

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

    # ---- looking ahead ----

    def can_go_on(self, seat: i64, period: i64, draws: i64, gives: i64) -> bool:
        """Whether all that was seen later is possible, with so many draws and discards left in this period.

        The seat goes on with as few of either as it can: it draws only what it must play, and discards only what it must not hold. That must never be more than
        it has drawn or discarded by then, nor more of a kind than its share has.
        """
        epoch: i64 = self.epoch[period]
        within = True  # as long as it is the same epoch
        emptied = False
        needed: i64 = 0
        wasted: i64 = 0
        lacked: i64 = 0  # since then, as bits
        spare_draws: i64 = PLENTY
        spare_gives: i64 = PLENTY
        seen: i64 = seat * self.periods + period
        at: i64 = seen * self.kinds
        self.begin_looking(seat, epoch, at)
        kept = self.kept
        net = self.net
        for later in range(period, self.periods):
            if later > period:
                if self.epoch[later] != epoch:
                    if emptied:  # from here on it is the same whatever was before
                        break
                    epoch = self.epoch[later]
                    needed += self.look_at_brought(seat, epoch, within, lacked)
                    wasted += self.look_across(seat, epoch)
                    if needed > draws or wasted > gives or self.overdrawn:
                        return False
                    spare_draws = draws - needed if draws - needed < spare_draws else spare_draws
                    spare_gives = gives - wasted if gives - wasted < spare_gives else spare_gives
                    if within:
                        self.draws = draws
                        within = False
                draws += self.drawn[seen]
                gives += self.given[seen]
            for kind in range(self.kinds):
                left = kept[kind] + net[at + kind]
                if left < 0:
                    needed -= left
                    if not self.draw_later(kind, -left, within, lacked):
                        return False
                    left = 0
                kept[kind] = left
            none_left = self.lacked[seen]
            if none_left != 0:
                lacked |= none_left
                for kind in range(self.kinds):
                    if (none_left >> kind) & 1:
                        wasted += kept[kind]
                        kept[kind] = 0
            if needed > draws or wasted > gives:
                return False
            spare_draws = draws - needed if draws - needed < spare_draws else spare_draws
            spare_gives = gives - wasted if gives - wasted < spare_gives else spare_gives
            if within and self.tight[seen] == 1 and not self.find_places(seen):
                return False
            if self.size[seen] == 0:
                emptied = True
            seen += 1
            at += self.kinds
        if within:
            self.draws = draws
        self.spare_draws = spare_draws
        self.spare_gives = spare_gives
        return True

    def begin_looking(self, seat: i64, epoch: i64, at: i64) -> None:
        """From what is in hand and what the share still has; what the period brought openly is counted with what was played."""
        own: i64 = seat * self.kinds
        share: i64 = epoch * self.kinds
        reserved: i64 = (seat * self.epochs + epoch) * self.kinds
        hand, took, least, had, slack = self.hand, self.took, self.least, self.had, self.slack
        kept, room, spare_room, wanted = self.kept, self.room, self.spare_room, self.wanted
        for kind in range(self.kinds):
            kept[kind] = hand[own + kind] - took[at + kind]
            left: i64 = least[reserved + kind] - had[own + kind]
            left = slack[share + kind] + (left if left > 0 else 0)
            room[kind] = left
            spare_room[kind] = left
            wanted[kind] = 0
        self.spare_places = PLENTY
        self.overdrawn = False

    def draw_later(self, kind: i64, n: i64, within: bool, lacked: i64) -> bool:
        """So many cards must be drawn; False if the share has fewer."""
        self.room[kind] -= n
        if within:
            self.spare_room[kind] -= n
            if not (lacked >> kind) & 1:
                self.wanted[kind] += n
        return self.room[kind] >= 0

    def find_places(self, seen: i64) -> bool:
        """Whether there is room in the hand for all that will be played in this epoch and cannot be drawn any more."""
        places: i64 = self.size[seen]
        at: i64 = seen * self.kinds
        ahead, room = self.ahead, self.room
        for kind in range(self.kinds):
            if ahead[at + kind] > room[kind]:
                places -= ahead[at + kind] - room[kind]
        if places < self.spare_places:
            self.spare_places = places
        return places >= 0

    def look_at_brought(self, seat: i64, epoch: i64, within: bool, lacked: i64) -> i64:
        """An epoch begins: the number of cards that must have been drawn before, to be brought into it."""
        needed: i64 = 0
        first: i64 = (seat * self.epochs + epoch) * self.kinds
        brought, kept = self.brought, self.kept
        for kind in range(self.kinds):
            n: i64 = brought[first + kind] - kept[kind]
            if n > 0:
                needed += n
                kept[kind] += n
                if not self.draw_later(kind, n, within, lacked):
                    self.overdrawn = True
        return needed

    def look_across(self, seat: i64, epoch: i64) -> i64:
        """An epoch begins: the number of cards that cannot have been kept until then."""
        wasted: i64 = 0
        share: i64 = epoch * self.kinds
        reserved: i64 = (seat * self.epochs + epoch) * self.kinds
        slack, first, least, kept, room = self.slack, self.first, self.least, self.kept, self.room
        for kind in range(self.kinds):
            most: i64 = slack[share + kind] + first[reserved + kind]
            if kept[kind] > most:
                wasted += kept[kind] - most
                kept[kind] = most
            room[kind] = slack[share + kind] + least[reserved + kind] - kept[kind]
        return wasted
