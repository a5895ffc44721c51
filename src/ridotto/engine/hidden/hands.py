"""Hands that a seat cannot see, dealt anew from what everybody has seen of them. For games in which cards count by kind.

Time goes by *periods*. Within one a seat first takes cards openly and draws others unseen, then discards some face down, then plays some; at its end it may
have shown that it holds none of certain kinds. When the discards are shuffled, a new *epoch* begins, and with it a period. If the pile was empty then, everybody
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

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
from ridotto.engine.rng import Rng

NONE: Final = -1  # no kind
PLENTY: Final = 99  # more cards than there can be
CARE: Final = 8
ATTEMPTS: Final = 24  # of all seats
LOOSE_ATTEMPTS: Final = 8  # more of them, without the shares of ended epochs
RETRIES: Final = 3  # of one seat within an attempt


class HiddenHands:
    """What was seen of some seats' cards, and one deal that fits it."""

    def __init__(self, kinds: i64, seats: i64, periods: i64, epochs: i64) -> None:
        self.kinds: i64 = kinds
        self.periods: i64 = periods
        self.epochs: i64 = epochs
        # ---- what was seen, filled by the game ----
        self.epoch: vec[i64] = zeros(periods)
        """By period."""
        self.begins: vec[i64] = zeros(epochs + 1)
        """By epoch: its first period; behind the last one the number of periods."""
        self.share: vec[i64] = zeros(epochs * kinds)
        """By epoch and kind: what the hidden seats held when it began and drew in it; in the last epoch the draw pile is part of it."""
        self.took: vec[i64] = zeros(seats * periods * kinds)
        """By seat, period and kind: cards taken openly."""
        self.laid: vec[i64] = zeros(seats * periods * kinds)
        """By seat, period and kind: cards played."""
        self.drawn: vec[i64] = zeros(seats * periods)
        """By seat and period: how many cards were drawn unseen."""
        self.given: vec[i64] = zeros(seats * periods)
        """By seat and period: how many cards were discarded face down."""
        self.lacked: vec[i64] = zeros(seats * periods)
        """By seat and period: the kinds of which none was left in the end, as bits."""
        # ---- what is dealt ----
        self.hand: vec[i64] = zeros(seats * kinds)
        """By seat and kind: cards in hand now."""
        self.down: vec[i64] = zeros(seats * kinds)
        """By seat and kind: cards discarded since the last shuffle."""
        self.stock: vec[i64] = zeros(epochs * seats * kinds)
        """By epoch that has ended, seat and kind: what the seat held or had discarded in the epoch when it ended."""
        self.slack: vec[i64] = vec[i64]()
        """By epoch and kind: what is left of the share, apart from what seats must have had to play it."""
        self.attempts: i64 = 0
        """How often all seats were begun."""
        self.loose: bool = False
        """Whether the shares of ended epochs were given up."""
        # ---- what follows from it ----
        self.seats: i64 = seats
        self.order: vec[i64] = vec[i64]()
        """The hidden seats, in the order in which cards are dealt to them."""
        self.least: vec[i64] = zeros(seats * epochs * kinds)
        """By seat, epoch and kind: cards that the seat must have held when the epoch began or have drawn in it."""
        self.first: vec[i64] = zeros(seats * epochs * kinds)
        """The same, as far as they were needed before the kind was lacked in the epoch."""
        self.brought: vec[i64] = zeros(seats * epochs * kinds)
        """By seat, epoch and kind: cards that the seat must have held when the epoch began, because it could not draw them in time."""
        self.useful: vec[i64] = zeros(seats * periods * kinds)
        """By seat, period and kind: cards in hand before discarding that can be played then or later."""
        self.ahead: vec[i64] = zeros(seats * periods * kinds)
        """By seat, period and kind: cards that can be played in later periods of the epoch."""
        self.size: vec[i64] = zeros(seats * periods)
        """By seat and period: how many cards are in hand in the end."""
        self.free: vec[i64] = vec[i64]()
        """`slack` before anything is dealt."""
        # ---- the seat to which cards are dealt ----
        self.had: vec[i64] = zeros(seats * kinds)
        """By kind: cards held when the epoch began or drawn in it."""
        # ---- how it can go on; see can_go_on ----
        self.kept: vec[i64] = zeros(kinds)
        self.room: vec[i64] = zeros(kinds)
        self.wanted: vec[i64] = zeros(kinds)
        """By kind: cards that must still be drawn in this epoch, before the kind is lacked."""
        self.spare_room: vec[i64] = zeros(kinds)
        """By kind: cards that can be drawn in this epoch beyond those that must be."""
        self.draws: i64 = 0
        """Draws left in this epoch."""
        self.spare_draws: i64 = 0
        """How many of the next draws may be of no use."""
        self.spare_gives: i64 = 0
        """How many of the next discards may be of cards that could have stayed."""
        self.spare_places: i64 = 0
        """How many cards more could not be drawn again, and there would still be room for them in the hand."""

    def hide(self, seat: i64) -> None:
        """This seat's cards are to be dealt; call it when all that was seen of the seat is filled in."""
        self.order = append(self.order, seat)
        self.measure_size(seat)
        self.measure_brought(seat)
        self.measure_least(seat)
        self.measure_useful(seat)

    def measure_size(self, seat: i64) -> None:
        """Who has no card left has none of any kind."""
        size: i64 = 0
        for at in range(seat * self.periods, (seat + 1) * self.periods):
            size += self.drawn[at] - self.given[at]
            for kind in range(at * self.kinds, (at + 1) * self.kinds):
                size += self.took[kind] - self.laid[kind]
            self.size[at] = size
            if size == 0:
                self.lacked[at] = (1 << self.kinds) - 1

    def measure_brought(self, seat: i64) -> None:
        """What was played after an epoch began, without what was taken openly and all that was drawn in between."""
        for kind in range(self.kinds):
            must: i64 = 0
            period: i64 = self.periods - 1
            while period > 0:
                at = seat * self.periods + period
                must += self.laid[at * self.kinds + kind] - self.took[at * self.kinds + kind] - self.drawn[at]
                if must < 0:
                    must = 0
                if self.epoch[period] != self.epoch[period - 1]:
                    self.brought[(seat * self.epochs + self.epoch[period]) * self.kinds + kind] = must
                period -= 1

    def measure_least(self, seat: i64) -> None:
        """What a seat cannot have discarded before an epoch, and what it played or brought into the next one beyond that and beyond what it took openly."""
        for kind in range(self.kinds):
            certain: i64 = 0  # cards that must be in hand
            held: i64 = 0  # cards in hand, if none is discarded and none drawn before it must be
            epoch: i64 = 0
            at: i64 = seat * self.epochs * self.kinds + kind
            lacked = False
            for period in range(self.periods):
                seen = seat * self.periods + period
                if self.epoch[period] != epoch:
                    brought: i64 = self.brought[at + self.kinds]
                    if held < brought:
                        self.least[at] += brought - held
                        if not lacked:
                            self.first[at] += brought - held
                    if certain < brought:
                        certain = brought
                    epoch = self.epoch[period]
                    at += self.kinds
                    self.least[at] = certain
                    self.first[at] = certain
                    held = certain
                    lacked = False
                more: i64 = self.took[seen * self.kinds + kind] - self.laid[seen * self.kinds + kind]
                certain += more - self.given[seen]
                held += more
                if certain < 0:
                    certain = 0
                if held < 0:
                    self.least[at] -= held
                    if not lacked:
                        self.first[at] -= held
                    held = 0
                if (self.lacked[seen] >> kind) & 1:
                    certain = 0
                    held = 0
                    lacked = True

    def measure_useful(self, seat: i64) -> None:
        """From the last period back: what was played, without what was taken openly in between."""
        for kind in range(self.kinds):
            later: i64 = 0
            ahead: i64 = 0
            period: i64 = self.periods - 1
            while period >= 0:
                at = seat * self.periods + period
                if (self.lacked[at] >> kind) & 1:
                    later = 0
                    ahead = 0
                self.ahead[at * self.kinds + kind] = ahead
                later += self.laid[at * self.kinds + kind]
                ahead += self.laid[at * self.kinds + kind]
                self.useful[at * self.kinds + kind] = later
                later -= self.took[at * self.kinds + kind]
                ahead -= self.took[at * self.kinds + kind]
                later = later if later > 0 else 0
                ahead = ahead if ahead > 0 and self.epoch[period] == self.epoch[period - 1 if period > 0 else 0] else 0
                period -= 1

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
        for kind in range(self.kinds):
            self.hand[own + kind] += self.took[at * self.kinds + kind]
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
        for kind in range(self.kinds):
            self.hand[own + kind] -= self.laid[at * self.kinds + kind]
            if self.hand[own + kind] < 0 or ((self.lacked[at] >> kind) & 1 and self.hand[own + kind] > 0):
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
        needed: i64 = 0
        others: i64 = 0
        for kind in range(self.kinds):
            if not (ruled_out >> kind) & 1:
                needed += self.wanted[kind]
                others += self.slack[first + kind]
        if needed + others == 0:
            return NONE
        if needed > 0 and (others == 0 or rng.below(self.draws) < needed):
            nth: i64 = rng.below(needed)
            for kind in range(self.kinds):
                if not (ruled_out >> kind) & 1:
                    if nth < self.wanted[kind]:
                        return kind
                    nth -= self.wanted[kind]
        if others == 0:
            return NONE
        nth = rng.below(others)
        for kind in range(self.kinds):
            if not (ruled_out >> kind) & 1:
                if nth < self.slack[first + kind]:
                    return kind
                nth -= self.slack[first + kind]
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
        if self.spare_draws > 0 and self.wanted[kind] == 0 and self.spare_gives > 0 and self.spare_room[kind] > 0 and self.spare_places > 0:
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
        n: i64 = 0
        for kind in range(self.kinds):
            if not (ruled_out >> kind) & 1:
                n += self.chances(seat, period, kind)
        if n == 0:
            return NONE
        nth: i64 = rng.below(n)
        for kind in range(self.kinds):
            if not (ruled_out >> kind) & 1:
                if nth < self.chances(seat, period, kind):
                    return kind
                nth -= self.chances(seat, period, kind)
        return NONE

    def chances(self, seat: i64, period: i64, kind: i64) -> i64:
        """How likely a card of this kind is the next discard."""
        held: i64 = self.hand[seat * self.kinds + kind]
        useless: i64 = held - self.useful[(seat * self.periods + period) * self.kinds + kind]
        return held + (CARE - 1) * useless if useless > 0 else held

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
        in_first = True
        needed: i64 = 0
        wasted: i64 = 0
        spent: i64 = 0  # kinds that were lacked since
        self.begin_looking(seat, epoch)
        self.spare_draws = PLENTY
        self.spare_gives = PLENTY
        self.spare_places = PLENTY
        for later in range(period, self.periods):
            at = seat * self.periods + later
            first = at * self.kinds
            if later > period:
                if self.epoch[later] != epoch:
                    epoch = self.epoch[later]
                    for kind in range(self.kinds):
                        left = self.kept[kind] - self.brought[(seat * self.epochs + epoch) * self.kinds + kind]
                        if left < 0:
                            needed -= left
                            self.room[kind] += left
                            if self.room[kind] < 0:
                                return False
                            if in_first:
                                self.spare_room[kind] += left
                                if not (spent >> kind) & 1:
                                    self.wanted[kind] -= left
                            self.kept[kind] -= left
                    if in_first:
                        self.draws = draws
                        in_first = False
                    wasted += self.look_across(seat, epoch)
                    if wasted > gives or needed > draws:
                        return False
                    if draws - needed < self.spare_draws:
                        self.spare_draws = draws - needed
                    if gives - wasted < self.spare_gives:
                        self.spare_gives = gives - wasted
                draws += self.drawn[at]
                gives += self.given[at]
                for kind in range(self.kinds):
                    self.kept[kind] += self.took[first + kind]
            must: i64 = 0
            for kind in range(self.kinds):
                left = self.kept[kind] - self.laid[first + kind]
                if left < 0:
                    needed -= left
                    self.room[kind] += left
                    if self.room[kind] < 0:
                        return False
                    if in_first:
                        self.spare_room[kind] += left
                        if not (spent >> kind) & 1:
                            self.wanted[kind] -= left
                    left = 0
                self.kept[kind] = left
                if in_first and self.ahead[first + kind] > self.room[kind]:
                    must += self.ahead[first + kind] - self.room[kind]
            if must > self.size[at]:
                return False
            if in_first and self.size[at] - must < self.spare_places:
                self.spare_places = self.size[at] - must
            if self.lacked[at] != 0:
                spent |= self.lacked[at]
                for kind in range(self.kinds):
                    if (self.lacked[at] >> kind) & 1:
                        wasted += self.kept[kind]
                        self.kept[kind] = 0
            if needed > draws or wasted > gives:
                return False
            if draws - needed < self.spare_draws:
                self.spare_draws = draws - needed
            if gives - wasted < self.spare_gives:
                self.spare_gives = gives - wasted
        if in_first:
            self.draws = draws
        return True

    def begin_looking(self, seat: i64, epoch: i64) -> None:
        """From what is in hand and what the share still has."""
        for kind in range(self.kinds):
            share: i64 = epoch * self.kinds + kind
            reserved: i64 = self.least[seat * self.epochs * self.kinds + share] - self.had[seat * self.kinds + kind]
            self.kept[kind] = self.hand[seat * self.kinds + kind]
            self.room[kind] = self.slack[share] + (reserved if reserved > 0 else 0)
            self.spare_room[kind] = self.room[kind]
            self.wanted[kind] = 0

    def look_across(self, seat: i64, epoch: i64) -> i64:
        """An epoch begins: the number of cards that cannot have been kept until then."""
        wasted: i64 = 0
        for kind in range(self.kinds):
            share: i64 = epoch * self.kinds + kind
            reserved: i64 = seat * self.epochs * self.kinds + share
            most: i64 = self.slack[share] + self.first[reserved]
            if self.kept[kind] > most:
                wasted += self.kept[kind] - most
                self.kept[kind] = most
            self.room[kind] = self.slack[share] + self.least[reserved] - self.kept[kind]
        return wasted
