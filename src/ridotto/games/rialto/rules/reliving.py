"""Other seats' cards lived through again, from what everybody has seen of them (history.py): RIA-41, RIA-62, RIA-73, RIA-R40.

What a seat took openly is known by its kind; what it drew unseen is *blank* until a play shows its kind, or until all is lived through. Which cards it
discarded is chosen at random among those without which it could still have played, and lacked, what was seen later.

An *epoch* lasts from one shuffle of the discards to the next. When it ended the pile was empty, so everybody knows by kind what the others held or had face
down then, taken together; from that follows their *share*: what they had kept until the epoch began or drew in it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
from ridotto.engine.rng import Rng
from ridotto.games.rialto.moves import KINDS
from ridotto.games.rialto.rules.history import counted, drawn_in, given_in, lacked_in
from ridotto.games.rialto.rules.position import NOBODY, PERIODS, Position

BLANK: Final = KINDS  # where a kind of card is expected
PLENTY: Final = 99  # more cards, or later, than there can be
TRIES: Final = 12  # of one seat, before all begin anew
CAUTIOUS: Final = 8  # so many tries of all look ahead; after that every other does
PATIENCE: Final = 64  # so many are strict
UNTHRIFTY: Final = 8  # one seat in so many discards what it could have played
# A slot is a card that is still blank at the end, in one number: the seat, the period of drawing, the kinds that it cannot be, and whether it lies face down.
SLOT_PERIOD: Final = 4
SLOT_LACKED: Final = 12
SLOT_DOWN: Final = 20


class Past:
    """One way in which all seats but one may have come by the cards that they hold and have discarded."""

    def __init__(self, p: Position, viewer: i64) -> None:
        self.p: Position = p
        self.viewer: i64 = viewer
        epoch: i64 = 0
        self.epoch: vec[i64] = zeros(PERIODS)
        """By period."""
        for period in range(p.period + 1):
            epoch += (p.remade >> period) & 1
            self.epoch[period] = epoch
        self.last: i64 = epoch
        """The epoch that has not ended."""
        self.whole: vec[i64] = zeros((epoch + 1) * KINDS)
        """By epoch and kind: the others' share, and in the last epoch the draw pile."""
        self.measure_shares()
        self.share: vec[i64] = self.whole[:]
        """What is left of it when all cards whose kind is given are taken out."""
        self.stocks: vec[i64] = zeros(epoch * p.seats * KINDS)
        """By ended epoch, seat and kind: what the seat held or had face down at the end, as far as its kind is given."""
        self.hand: vec[i64] = zeros(p.seats * KINDS)
        """Cards of known kind in hand now."""
        self.down: vec[i64] = zeros(p.seats * KINDS)
        """Cards of known kind face down now."""
        self.slots: vec[i64] = vec[i64]()
        self.tries: i64 = 0
        self.loose: bool = False
        self.bold: bool = False
        """Whether discards are chosen without looking ahead."""
        self.order: vec[i64] = vec[i64]()
        """The other seats, in the order in which they are lived through."""
        for seat in range(p.seats):
            if seat != viewer:
                self.order = append(self.order, seat)
        # ---- the seat that is lived through ----
        self.known: vec[i64] = zeros(KINDS)
        """Cards of known kind in hand."""
        self.sunk: vec[i64] = zeros(KINDS)
        """Cards of known kind discarded face down in this epoch."""
        self.blank: i64 = 0
        """Blank cards in hand."""
        self.blanks: vec[i64] = zeros(PERIODS)
        """The same by the period of drawing."""
        self.lacked: vec[i64] = zeros(PERIODS)
        """Kinds that they cannot be, as bits."""
        self.use: vec[i64] = zeros(PERIODS * KINDS)
        """By period and kind: known cards that can be played later, if all that was taken later is kept until it is played."""
        self.most: vec[i64] = zeros(PERIODS * KINDS)
        """By period and kind: known cards that can be kept, if all that was taken later is kept, too."""
        self.due: vec[i64] = zeros(PERIODS * KINDS)
        """By period and kind: the period by which more of them must have been discarded."""
        # ---- how it may have gone on ----
        self.kept: vec[i64] = zeros(KINDS)
        """Cards of known kind."""
        self.room: vec[i64] = zeros(KINDS)
        """By kind: how many blank cards that are played in the epoch can be of it."""

    def measure_shares(self) -> None:
        """What the others had at the end of an epoch, without what they took openly and with what they played."""
        p = self.p
        for at in range(len(p.pile)):
            self.whole[self.last * KINDS + p.pile[at]] += 1
        for seat in range(p.seats):
            if seat != self.viewer:
                for kind in range(KINDS):
                    self.whole[self.last * KINDS + kind] += p.hand[seat * KINDS + kind] + p.down[seat * KINDS + kind]
                for period in range(p.period + 1):
                    at = period * p.seats + seat
                    share = self.epoch[period] * KINDS
                    if p.took[at] | p.laid[at] != 0:
                        for kind in range(KINDS):
                            self.whole[share + kind] += counted(p.laid[at], kind) - counted(p.took[at], kind)
                    if (p.remade >> period) & 1:
                        for kind in range(KINDS):
                            self.whole[share - KINDS + kind] += counted(p.stocks[at], kind)

    def loosen(self) -> None:
        """From now on only what was seen of each seat by itself counts, and what cannot be seen now; no longer what all had together at a shuffle."""
        self.loose = True
        for at in range(self.last * KINDS):
            self.whole[at] = PLENTY

    # ---- all seats ----

    def relive_all(self, rng: Rng) -> bool:
        """Live through all seats but the viewer's; False where their shares were used up in vain. Then the seat in want comes first in the next try.

        Every way in which it may have gone can come out of a try: a bold one shuns nothing but contradictions. So a try will succeed at last.
        """
        self.tries += 1
        if self.tries == PATIENCE:
            self.loosen()
        self.forget_all()
        for turn in range(len(self.order)):
            seat = self.order[turn]
            if not self.relive_until_it_fits(seat, rng):
                for at in range(turn):
                    self.order[turn - at] = self.order[turn - at - 1]
                self.order[0] = seat
                return False
        return self.deal_slots(rng)

    def forget_all(self) -> None:
        """Nothing is lived through yet."""
        self.slots = vec[i64]()
        self.share = self.whole[:]
        self.forget_stocks()

    def forget_stocks(self) -> None:
        """What seats had at the shuffles is open again."""
        for at in range(len(self.stocks)):
            self.stocks[at] = 0

    def relive_until_it_fits(self, seat: i64, rng: Rng) -> bool:
        """Live through one seat with what the seats before it have left of the shares."""
        share: vec[i64] = self.share[:]
        slots: vec[i64] = self.slots[:]
        for _ in range(TRIES):
            if self.relive(seat, rng):
                return True
            self.share = share[:]
            self.slots = slots[:]
            for epoch in range(self.last):
                for at in range((epoch * self.p.seats + seat) * KINDS, (epoch * self.p.seats + seat) * KINDS + KINDS):
                    self.stocks[at] = 0
        return False

    # ---- one seat ----

    def relive(self, seat: i64, rng: Rng) -> bool:
        """Live through one seat's periods."""
        p = self.p
        for kind in range(KINDS):
            self.known[kind] = 0
            self.sunk[kind] = 0
        self.blank = 0
        self.look_ahead(seat)
        thrifty = rng.below(UNTHRIFTY) > 0
        self.bold = self.tries > CAUTIOUS and rng.below(2) == 0
        for period in range(p.period + 1):
            at = period * p.seats + seat
            if (p.remade >> period) & 1 and not self.keep(seat, self.epoch[period]):
                return False
            for kind in range(KINDS):
                self.known[kind] += counted(p.took[at], kind)
            self.lacked[period] = 0
            self.blanks[period] = drawn_in(p.did[at])
            self.blank += self.blanks[period]
            if not self.discard(seat, period, given_in(p.did[at]), thrifty, rng) or not self.lay(seat, period, p.laid[at], rng):
                return False
            if not self.lack(period, lacked_in(p.did[at])):
                return False
        for kind in range(KINDS):
            self.hand[seat * KINDS + kind] = self.known[kind]
            self.down[seat * KINDS + kind] = self.sunk[kind]
        for drawn in range(p.period + 1):
            for _ in range(self.blanks[drawn]):
                self.slots = append(self.slots, seat + (drawn << SLOT_PERIOD) + (self.lacked[drawn] << SLOT_LACKED))
        return True

    def keep(self, seat: i64, epoch: i64) -> bool:
        """RIA-41: an epoch begins, with what was not discarded; False if that is more than the others can have kept."""
        for kind in range(KINDS):
            self.stocks[((epoch - 1) * self.p.seats + seat) * KINDS + kind] += self.known[kind] + self.sunk[kind]
            self.sunk[kind] = 0
            self.share[epoch * KINDS + kind] -= self.known[kind]
            if self.share[epoch * KINDS + kind] < 0:
                return False
        return True

    def lack(self, period: i64, lacked: i64) -> bool:
        """RIA-73: no card is of these kinds, given as bits."""
        for kind in range(KINDS):
            if (lacked >> kind) & 1 and self.known[kind] > 0:
                return False
        for drawn in range(period + 1):
            self.lacked[drawn] |= lacked
        return True

    def lay(self, seat: i64, period: i64, laid: i64, rng: Rng) -> bool:
        """RIA-R40: known cards are played first; what is more gives blank cards their kind."""
        if laid == 0:
            return True
        for kind in range(KINDS):
            n = counted(laid, kind)
            while n > 0 and self.known[kind] > 0:
                self.known[kind] -= 1
                n -= 1
            for _ in range(n):
                if not self.lay_blank(seat, period, kind, rng):
                    return False
        return True

    def lay_blank(self, seat: i64, period: i64, kind: i64, rng: Rng) -> bool:
        """A blank card that can be of this kind is played."""
        n: i64 = 0
        for drawn in range(period + 1):
            if self.blanks[drawn] > 0 and self.can_be(drawn, period, kind, self.lacked[drawn]) > 0:
                n += self.blanks[drawn]
        if n == 0:
            return False
        nth: i64 = rng.below(n)
        for drawn in range(period + 1):
            if self.blanks[drawn] > 0 and self.can_be(drawn, period, kind, self.lacked[drawn]) > 0:
                if nth < self.blanks[drawn]:
                    self.blanks[drawn] -= 1
                    self.blank -= 1
                    self.give_kind(seat, drawn, period, kind)
                    break
                nth -= self.blanks[drawn]
        return True

    def can_be(self, drawn: i64, until: i64, kind: i64, lacked: i64) -> i64:
        """How many cards of a kind a blank card can be that was held from one period to another: none of a kind that was lacking."""
        n: i64 = 0 if (lacked >> kind) & 1 else PLENTY
        for epoch in range(self.epoch[drawn], self.epoch[until] + 1):
            if self.share[epoch * KINDS + kind] < n:
                n = self.share[epoch * KINDS + kind]
        return n

    def give_kind(self, seat: i64, drawn: i64, until: i64, kind: i64) -> None:
        """A card held from one period to another was of this kind."""
        for epoch in range(self.epoch[drawn], self.epoch[until] + 1):
            self.share[epoch * KINDS + kind] -= 1
        for epoch in range(self.epoch[drawn], self.epoch[until]):
            self.stocks[(epoch * self.p.seats + seat) * KINDS + kind] += 1

    # ---- what it discarded ----

    def discard(self, seat: i64, period: i64, wanted: i64, thrifty: bool, rng: Rng) -> bool:
        """RIA-57: so many cards of the hand, all equally likely, as far as the rest can explain what was seen later.

        Who is thrifty rather keeps what is played later.
        """
        left: i64 = wanted
        ruled_out: i64 = 0  # what cannot be missed among so many cannot be missed among fewer
        while left > 0:
            left -= 1
            kind = self.any_card(period, ruled_out, thrifty, rng)
            while kind != NOBODY and not self.give_up(seat, period, kind, left, rng):
                ruled_out |= 1 << kind
                kind = self.any_card(period, ruled_out, thrifty, rng)
            if kind == NOBODY:
                return False
        return True

    def any_card(self, period: i64, ruled_out: i64, thrifty: bool, rng: Rng) -> i64:
        """The kind of a random card in hand, BLANK if it is blank; NOBODY if all are ruled out."""
        n: i64 = 0 if (ruled_out >> BLANK) & 1 else self.blank
        for kind in range(KINDS):
            if not (ruled_out >> kind) & 1:
                n += self.spare(period, kind, thrifty)
        if n == 0:
            return self.any_card(period, ruled_out, False, rng) if thrifty else NOBODY
        nth: i64 = rng.below(n)
        for kind in range(KINDS):
            if not (ruled_out >> kind) & 1:
                if nth < self.spare(period, kind, thrifty):
                    return kind
                nth -= self.spare(period, kind, thrifty)
        return BLANK

    def spare(self, period: i64, kind: i64, thrifty: bool) -> i64:
        """How many known cards of a kind may go."""
        n: i64 = self.known[kind]
        if thrifty:
            n -= self.use[period * KINDS + kind]
        return n if n > 0 else 0

    def give_up(self, seat: i64, period: i64, kind: i64, left: i64, rng: Rng) -> bool:
        """Discard a card, before `left` others, unless it must have been kept."""
        if kind == BLANK:
            self.blank -= 1
            if not self.can_go_on(seat, period, left):
                self.blank += 1
                return False
            self.give_up_blank(seat, period, rng)
        else:
            harmless = self.is_harmless(period, kind)
            self.known[kind] -= 1
            if not harmless and not self.can_go_on(seat, period, left):
                self.known[kind] += 1
                return False
            self.sunk[kind] += 1
        return True

    def is_harmless(self, period: i64, kind: i64) -> bool:
        """Whether one card of a kind is of no use later, while no others must go by any time."""
        if self.known[kind] <= self.use[period * KINDS + kind]:
            return False
        return all(self.known[other] <= self.most[period * KINDS + other] for other in range(KINDS))

    def give_up_blank(self, seat: i64, period: i64, rng: Rng) -> None:
        """Any of the blank cards is discarded; its kind matters only if it still lies there."""
        nth: i64 = rng.below(self.blank + 1)
        drawn: i64 = 0
        while nth >= self.blanks[drawn]:
            nth -= self.blanks[drawn]
            drawn += 1
        self.blanks[drawn] -= 1
        if self.epoch[period] == self.last:
            self.slots = append(self.slots, seat + (drawn << SLOT_PERIOD) + (self.lacked[drawn] << SLOT_LACKED) + (1 << SLOT_DOWN))

    def look_ahead(self, seat: i64) -> None:
        """From the last period back: how many known cards can be of use later, and by when others must have gone, because none was left or no more can be."""
        p = self.p
        for kind in range(KINDS):
            use: i64 = 0
            most: i64 = PLENTY
            due: i64 = PLENTY
            period: i64 = p.period
            while period >= 0:
                at = period * p.seats + seat
                if (lacked_in(p.did[at]) >> kind) & 1:
                    use = 0
                    most = 0
                    due = period
                use += counted(p.laid[at], kind)
                most += counted(p.laid[at], kind)
                self.use[period * KINDS + kind] = use if use < most else most
                self.most[period * KINDS + kind] = most
                self.due[period * KINDS + kind] = due
                use -= counted(p.took[at], kind)
                most -= counted(p.took[at], kind)
                if (p.remade >> period) & 1 and self.share[self.epoch[period] * KINDS + kind] < most:
                    most = self.share[self.epoch[period] * KINDS + kind]
                    due = period - 1
                use = use if use > 0 else 0
                most = most if most > 0 else 0
                period -= 1

    def can_go_on(self, seat: i64, since: i64, owed: i64) -> bool:
        """Whether the cards in hand in a period, with so many still to be discarded, can explain all that was seen later.

        That is tried with the best discards: first what is of no use; then what is used latest, and blank cards last, or the other way round.
        """
        return self.bold or self.goes_on(seat, since, owed, False) or self.goes_on(seat, since, owed, True)

    def goes_on(self, seat: i64, since: i64, owed: i64, blanks_first: bool) -> bool:
        """The same for one way to discard."""
        p = self.p
        for kind in range(KINDS):
            self.kept[kind] = self.known[kind]
            self.room[kind] = self.share[self.epoch[since] * KINDS + kind]
        blank: i64 = self.blank
        for period in range(since, p.period + 1):
            at = period * p.seats + seat
            did = p.did[at]
            if period > since:
                if (p.remade >> period) & 1 and not self.can_keep(self.epoch[period]):
                    return False
                for kind in range(KINDS):
                    self.kept[kind] += counted(p.took[at], kind)
                blank += drawn_in(did)
                owed = given_in(did)
            for _ in range(owed):
                least = self.least_useful(seat, period, blanks_first and blank > self.missing(p.laid[at]))
                if least == BLANK:
                    blank -= 1
                else:
                    self.kept[least] -= 1
            for kind in range(KINDS):
                self.kept[kind] -= counted(p.laid[at], kind)
                if self.kept[kind] < 0:
                    blank += self.kept[kind]
                    self.room[kind] += self.kept[kind]
                    self.kept[kind] = 0
                    if self.room[kind] < 0:
                        return False
                elif (lacked_in(did) >> kind) & 1 and self.kept[kind] > 0:
                    return False
            if blank < 0:
                return False
        return True

    def can_keep(self, epoch: i64) -> bool:
        """Whether the others can have kept so much until the epoch began."""
        for kind in range(KINDS):
            self.room[kind] = self.share[epoch * KINDS + kind] - self.kept[kind]
            if self.room[kind] < 0:
                return False
        return True

    def missing(self, laid: i64) -> i64:
        """How many blank cards are played, beside the known ones."""
        n: i64 = 0
        for kind in range(KINDS):
            if counted(laid, kind) > self.kept[kind]:
                n += counted(laid, kind) - self.kept[kind]
        return n

    def least_useful(self, seat: i64, period: i64, blank: bool) -> i64:
        """The kind of a known card to discard: soonest due, otherwise of no use; then BLANK if a blank one may go, otherwise what is used latest."""
        best: i64 = BLANK
        soonest: i64 = PLENTY + 1
        for kind in range(KINDS):
            at = period * KINDS + kind
            if self.kept[kind] > self.use[at]:
                due = self.due[at] if self.kept[kind] > self.most[at] else PLENTY
                if due < soonest:
                    best = kind
                    soonest = due
        latest: i64 = NOBODY
        if best == BLANK and not blank:
            for kind in range(KINDS):
                used = self.used_in(seat, period, kind) if self.kept[kind] > 0 else NOBODY
                if used > latest and self.can_miss(seat, period, kind):
                    best = kind
                    latest = used
        return best

    def can_miss(self, seat: i64, since: i64, kind: i64) -> bool:
        """Whether blank cards could be played instead of one known card of a kind, as far as the epoch goes."""
        p = self.p
        n: i64 = self.kept[kind] - 1
        room: i64 = self.room[kind]
        for period in range(since, p.period + 1):
            at = period * p.seats + seat
            if self.epoch[period] == self.epoch[since]:
                if period > since:
                    n += counted(p.took[at], kind)
                n -= counted(p.laid[at], kind)
                if n < 0:
                    room += n
                    n = 0
        return room >= 0

    def used_in(self, seat: i64, since: i64, kind: i64) -> i64:
        """The period in which the last of the known cards of a kind is played."""
        p = self.p
        n: i64 = self.kept[kind]
        for period in range(since, p.period + 1):
            at = period * p.seats + seat
            if period > since:
                n += counted(p.took[at], kind)
            n -= counted(p.laid[at], kind)
            if n <= 0:
                return period
        return p.period

    # ---- what is still blank ----

    def deal_slots(self, rng: Rng) -> bool:
        """Blank cards receive their kinds from the shares, those with most conditions first; False when nothing fits."""
        for drawn in range(self.p.period + 1):
            if self.epoch[drawn] < self.last:  # held since before a shuffle
                for at in range(len(self.slots)):
                    if (self.slots[at] >> SLOT_PERIOD) % (1 << (SLOT_LACKED - SLOT_PERIOD)) == drawn and not self.fill(self.slots[at], rng):
                        return False
        for free in range(2):
            for at in range(len(self.slots)):
                slot = self.slots[at]
                is_new = self.epoch[(slot >> SLOT_PERIOD) % (1 << (SLOT_LACKED - SLOT_PERIOD))] == self.last
                is_free = (slot >> SLOT_LACKED) % (1 << KINDS) == 0
                if is_new and is_free == (free == 1) and not self.fill(slot, rng):
                    return False
        return True

    def fill(self, slot: i64, rng: Rng) -> bool:
        """One blank card receives its kind."""
        p = self.p
        seat: i64 = slot % (1 << SLOT_PERIOD)
        drawn: i64 = (slot >> SLOT_PERIOD) % (1 << (SLOT_LACKED - SLOT_PERIOD))
        lacked: i64 = slot >> SLOT_LACKED
        n: i64 = 0
        for kind in range(KINDS):
            n += self.can_be(drawn, p.period, kind, lacked)
        if n == 0:
            return False
        nth: i64 = rng.below(n)
        kind_drawn: i64 = 0
        while nth >= self.can_be(drawn, p.period, kind_drawn, lacked):
            nth -= self.can_be(drawn, p.period, kind_drawn, lacked)
            kind_drawn += 1
        self.give_kind(seat, drawn, p.period, kind_drawn)
        if slot >> SLOT_DOWN:
            self.down[seat * KINDS + kind_drawn] += 1
        else:
            self.hand[seat * KINDS + kind_drawn] += 1
        return True
