"""How a pile of cards may have come to be what a seat has seen of it: the pile's log gone through again with everything unknown chosen anew.

The log says who dealt, drew, put back and showed how many cards; which cards they were is read only where the seat itself held or saw them. Every card
has a lot. Lots are piled, drawn and put back as the log says; where another player kept one of two, a coin decides which, with regard to what was seen
later. A lot's card is known from the moment the seat sees it, or somebody shows it; at the end the lots still unknown get the cards that are left. A course
that contradicts what the seat has seen is given up and another one tried; where that takes too long, many courses are followed side by side, and one that
fails goes on as one that has not.

Cards that were shuffled from the discards are new lots; they share out what was shuffled, and nothing else: the lots of one shuffle are a batch.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import filled, zeros
from ridotto.engine.rng import Rng
from ridotto.games.venice.rules.position import DEALT, DREW_BOTH, DREW_ONE, DREW_TWO, HAND, NOBODY, PUT_BACK, SHOWN, SHUFFLED

PILED: Final = -1  # in the pile
AWAY: Final = -2  # shown and discarded, or fulfilled
TRIES: Final = 6
CROWD: Final = 24
MOST_CROWD: Final = 6000
ENTRY: Final = 3  # numbers of a log entry


class Retrace:
    """One pile of cards, seen by one seat."""

    def __init__(self, seat: i64, log: vec[i64], kinds: i64, copies: vec[i64], lots: i64, drawer: i64, drawn: vec[i64]) -> None:
        """`lots` cards were in the pile at first; `drawer` is choosing from `drawn` now, or nobody is."""
        self.seat: i64 = seat
        self.log: vec[i64] = log
        self.kinds: i64 = kinds
        self.copies: vec[i64] = copies
        self.lots: i64 = lots
        self.drawer: i64 = drawer
        self.drawn: vec[i64] = drawn
        self.told: vec[i64] = log[:]
        """The log as this course would have written it; lots in place of cards until `name_lots`."""
        self.card: vec[i64] = vec[i64]()
        """By lot: its card, NOBODY as long as it is unknown."""
        self.holder: vec[i64] = vec[i64]()
        """By lot: the seat that holds it, PILED or AWAY."""
        self.batch: vec[i64] = vec[i64]()
        """By lot: the batch it belongs to."""
        self.spare: vec[i64] = vec[i64]()
        """By batch and card: how many of them no lot has yet."""
        self.queue: vec[i64] = vec[i64]()
        """The pile as lots; those from `top` on are in it, top first."""
        self.top: i64 = 0
        self.discards: vec[i64] = zeros(kinds)
        self.in_hand: vec[i64] = zeros(2)
        """The lots that the drawer chooses from."""
        self.doubt: i64 = 1
        """In how many of eight cases what looks better for later is not what was done; a crowd needs more variety."""
        self.fate: vec[i64] = vec[i64]()
        """By place in the queue: where the log tells that it was drawn, as far as it does; the log's length for what the drawer chooses from."""

    def foresee(self) -> None:
        """When each place in the queue was drawn follows from the log alone."""
        self.fate = filled(self.lots, NOBODY)
        top: i64 = 0
        at: i64 = 0
        while at < len(self.log):
            kind: i64 = self.log[at] // 8
            drawn: i64 = HAND if kind == DEALT else 2 if kind in (DREW_TWO, DREW_BOTH) else 1 if kind == DREW_ONE else 0
            for _ in range(drawn):
                self.fate[top] = at
                top += 1
            added: i64 = self.log[at + 1] if kind == SHUFFLED else 1 if kind in (DREW_TWO, PUT_BACK) else 0
            for _ in range(added):
                self.fate = append(self.fate, NOBODY)
            at += ENTRY
        if self.drawer != NOBODY:
            self.fate[top] = at
            self.fate[top + 1] = at

    def is_seen(self, place: i64) -> bool:
        """Whether the seat itself drew what came to this place in the queue."""
        at: i64 = self.fate[place]
        if at == NOBODY:
            return False
        return self.drawer == self.seat if at == len(self.log) else self.log[at] % 8 == self.seat

    def can_come(self, lot: i64, place: i64) -> bool:
        """Whether a lot may be what the seat saw when it drew from this place."""
        at: i64 = self.fate[place]
        if at == len(self.log):
            return self.can_be(lot, self.drawn[0]) or self.can_be(lot, self.drawn[1])
        if self.can_be(lot, self.log[at + 1]):
            return True
        return self.log[at] // 8 != DREW_ONE and self.can_be(lot, self.log[at + 2])

    def only_one_serves(self, at: i64, who: i64, one: i64, two: i64) -> i64:
        """Cards that a player shows later: how many more of them the first of two lots alone can be than the second alone."""
        more: i64 = 0
        later: i64 = at + ENTRY
        while later < len(self.log):
            if self.log[later] == SHOWN * 8 + who:
                first = self.can_be(one, self.log[later + 1])
                if first != self.can_be(two, self.log[later + 1]):
                    more += 1 if first else -1
            later += ENTRY
        return more

    def keeps_second(self, at: i64, who: i64, one: i64, two: i64, rng: Rng) -> bool:
        """Which of two lots another player kept: where what is known leaves a choice either, with regard to what happens later."""
        if self.card[one] == self.card[two] and self.batch[one] == self.batch[two]:
            return False
        place: i64 = len(self.queue)
        if self.is_seen(place):
            first_fits = self.can_come(one, place)
            if first_fits != self.can_come(two, place):
                return first_fits  # the lot that fits went under the pile
        more: i64 = self.only_one_serves(at, who, one, two)
        if more != 0:
            return (more > 0) == (rng.below(8) < self.doubt)
        return rng.below(2) == 1

    def find(self, rng: Rng) -> bool:
        """Try courses until one fits all that the seat has seen."""
        self.foresee()
        for _ in range(TRIES):
            if self.go(rng):
                self.name_lots(rng)
                return True
        size: i64 = CROWD
        while size < MOST_CROWD:
            if self.go_with(size, rng):
                self.name_lots(rng)
                return True
            size *= 6
        return False

    def go_with(self, size: i64, rng: Rng) -> bool:
        """So many courses side by side: who cannot go on follows, from here, one who can."""
        crowd: list[Retrace] = []
        for _ in range(size):
            one = Retrace(self.seat, self.log, self.kinds, self.copies, self.lots, self.drawer, self.drawn)
            one.fate = self.fate
            one.doubt = 3
            one.begin()
            crowd.append(one)
        stands: vec[i64] = zeros(size)
        at: i64 = 0
        while at <= len(self.log):
            alive: i64 = 0
            for n in range(size):
                one = crowd[n]
                holds = one.happens(at, rng) if at < len(self.log) else one.looks(rng)
                if holds:
                    stands[alive] = n
                    alive += 1
                else:
                    one.top = NOBODY
            if alive == 0:
                return False
            if alive < size:
                for n in range(size):
                    if crowd[n].top == NOBODY:
                        crowd[n].become(crowd[stands[rng.below(alive)]])
            at += ENTRY
        self.become(crowd[rng.below(size)])
        return True

    def become(self, other: "Retrace") -> None:
        """Go on from where another course stands."""
        self.told = other.told[:]
        self.card = other.card[:]
        self.holder = other.holder[:]
        self.batch = other.batch[:]
        self.spare = other.spare[:]
        self.queue = other.queue[:]
        self.top = other.top
        self.discards = other.discards[:]
        self.in_hand = other.in_hand[:]

    def begin(self) -> None:
        """The pile before anything happened."""
        self.card = vec[i64]()
        self.holder = vec[i64]()
        self.batch = vec[i64]()
        self.queue = vec[i64]()
        self.spare = self.copies[:]
        self.top = 0
        for kind in range(self.kinds):
            self.discards[kind] = 0
        for _ in range(self.lots):
            self.add_lot(0)

    def add_lot(self, batch: i64) -> None:
        """One more unknown card under the pile."""
        self.queue = append(self.queue, len(self.card))
        self.card = append(self.card, NOBODY)
        self.holder = append(self.holder, PILED)
        self.batch = append(self.batch, batch)

    def go(self, rng: Rng) -> bool:
        """The whole log once; False where it cannot be so."""
        self.begin()
        at: i64 = 0
        while at < len(self.log):
            if not self.happens(at, rng):
                return False
            at += ENTRY
        return self.looks(rng)

    def looks(self, rng: Rng) -> bool:
        """At last, what somebody has drawn and is choosing from."""
        if self.drawer == NOBODY:
            return True
        self.in_hand[0] = self.take()
        self.in_hand[1] = self.take()
        if self.drawer == self.seat:
            return self.see_pair(self.in_hand[0], self.in_hand[1], self.drawn[0], self.drawn[1], rng)
        return True

    def happens(self, at: i64, rng: Rng) -> bool:
        """One entry of the log."""
        kind: i64 = self.log[at] // 8
        who: i64 = self.log[at] % 8
        if kind == DREW_TWO:
            return self.draw_two(at, who, rng)
        if kind == SHOWN:
            return self.show(at, who, self.log[at + 1], rng)
        if kind == DREW_ONE:
            lot: i64 = self.take()
            self.holder[lot] = who
            self.told[at + 1] = lot
            return who != self.seat or self.know(lot, self.log[at + 1])
        if kind == DREW_BOTH:
            return self.draw_both(at, who, rng)
        if kind == DEALT:
            return self.deal(at, who)
        if kind == PUT_BACK:
            return self.put_back(at, who)
        if kind == SHUFFLED:
            self.shuffle()
        return True

    def take(self) -> i64:
        """The top lot leaves the pile."""
        lot: i64 = self.queue[self.top]
        self.top += 1
        return lot

    def know(self, lot: i64, card: i64) -> bool:
        """The seat sees that this lot is this card; False if it cannot be."""
        if self.card[lot] != NOBODY:
            return self.card[lot] == card
        spare: i64 = self.batch[lot] * self.kinds + card
        if self.spare[spare] == 0:
            return False
        self.spare[spare] -= 1
        self.card[lot] = card
        return True

    def can_be(self, lot: i64, card: i64) -> bool:
        """Whether this lot may be this card."""
        if self.card[lot] != NOBODY:
            return self.card[lot] == card
        return self.spare[self.batch[lot] * self.kinds + card] > 0

    def see_pair(self, one: i64, two: i64, a: i64, b: i64, rng: Rng) -> bool:
        """The seat has drawn these two lots and seen these two cards; where both ways are possible either may be so."""
        swapped = rng.below(2) == 1
        if not (self.can_be(one, a) and self.can_be(two, b)):
            swapped = True
        elif not (self.can_be(one, b) and self.can_be(two, a)):
            swapped = False
        if swapped:
            return self.know(one, b) and self.know(two, a)
        return self.know(one, a) and self.know(two, b)

    def draw_two(self, at: i64, who: i64, rng: Rng) -> bool:
        """Two lots are drawn, one is kept, the other goes under the pile."""
        kept: i64 = self.take()
        back: i64 = self.take()
        if who == self.seat:
            if not self.see_pair(kept, back, self.log[at + 1], self.log[at + 2], rng):
                return False
            if self.card[kept] != self.log[at + 1]:
                swap: i64 = kept
                kept = back
                back = swap
        elif self.keeps_second(at, who, kept, back, rng):
            swap = kept
            kept = back
            back = swap
        self.holder[kept] = who
        self.queue = append(self.queue, back)
        self.told[at + 1] = kept
        self.told[at + 2] = back
        return True

    def draw_both(self, at: i64, who: i64, rng: Rng) -> bool:
        """Two lots are drawn and kept."""
        one: i64 = self.take()
        two: i64 = self.take()
        self.holder[one] = who
        self.holder[two] = who
        self.told[at + 1] = one
        self.told[at + 2] = two
        if who != self.seat:
            return True
        holds = self.see_pair(one, two, self.log[at + 1], self.log[at + 2], rng)
        if holds and self.card[one] != self.log[at + 1]:  # the seat's own entries stay as they are
            self.told[at + 1] = two
            self.told[at + 2] = one
        return holds

    def deal(self, at: i64, who: i64) -> bool:
        """Three lots are dealt; the entry holds the cards as bits."""
        self.told[at + 1] = self.queue[self.top]
        card: i64 = 0
        for _ in range(HAND):
            lot = self.take()
            self.holder[lot] = who
            if who == self.seat:
                while not (self.log[at + 1] >> card) & 1:
                    card += 1
                if not self.know(lot, card):
                    return False
                card += 1
        return True

    def put_back(self, at: i64, who: i64) -> bool:
        """One of the dealt lots goes under the pile; of another player's three it does not matter which."""
        lot: i64 = 0
        while self.holder[lot] != who or (who == self.seat and self.card[lot] != self.log[at + 1]):
            lot += 1
        self.holder[lot] = PILED
        self.queue = append(self.queue, lot)
        self.told[at + 1] = lot
        return True

    def show(self, at: i64, who: i64, card: i64, rng: Rng) -> bool:
        """A player shows a card: it is one of the lots that he holds."""
        chosen: i64 = NOBODY
        n: i64 = 0
        for lot in range(len(self.card)):
            if self.holder[lot] == who and self.can_be(lot, card):
                n += 1
                if n == 1 or rng.below(n) == 0:
                    chosen = lot
        if chosen == NOBODY:
            return False
        self.holder[chosen] = AWAY
        self.discards[card] += 1
        self.told[at + 1] = chosen
        return self.know(chosen, card)

    def shuffle(self) -> None:
        """The discards become new lots, below what is left of the pile."""
        batch: i64 = len(self.spare) // self.kinds
        n: i64 = 0
        for kind in range(self.kinds):
            self.spare = append(self.spare, self.discards[kind])
            n += self.discards[kind]
            self.discards[kind] = 0
        for _ in range(n):
            self.add_lot(batch)

    def name_lots(self, rng: Rng) -> None:
        """The lots still unknown get the cards that are left of their batch."""
        for batch in range(len(self.spare) // self.kinds):
            left = vec[i64]()
            for kind in range(self.kinds):
                for _ in range(self.spare[batch * self.kinds + kind]):
                    left = append(left, kind)
            rng.shuffle(left, 0, len(left))
            n: i64 = 0
            for lot in range(len(self.card)):
                if self.card[lot] == NOBODY and self.batch[lot] == batch:
                    self.card[lot] = left[n]
                    n += 1
