"""Whether a seat to which cards are being dealt can go on to all that was seen of it later. `hands.py` says what the words mean."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
from ridotto.engine.hidden.seen import SeenHands

PLENTY: Final = 99  # more cards than there can be


class Outlook(SeenHands):
    """What was seen, what has been dealt so far, and what can still come of it.

    What `can_go_on` finds is noted, so that a choice which leaves enough to spare need not be looked at again.
    """

    def __init__(self, kinds: i64, seats: i64, periods: i64, epochs: i64) -> None:
        super().__init__(kinds, seats, periods, epochs)
        # ---- what has been dealt ----
        self.hand: vec[i64] = zeros(seats * kinds)
        """By seat and kind: cards in hand now."""
        self.had: vec[i64] = zeros(seats * kinds)
        """By seat and kind: cards held when the epoch began or drawn in it."""
        self.slack: vec[i64] = vec[i64]()
        """By epoch and kind: what is left of the share, apart from what seats must have had to play it."""
        # ---- what can_go_on works with ----
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
