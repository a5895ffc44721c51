"""Whether the cards dealt to a seat so far can lead to everything seen of it later. `hands.py` defines the terms."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
from ridotto.engine.hidden.seen import SeenHands

PLENTY: Final = 99  # more cards than there can be


class Outlook:
    """What has been dealt so far, and what can still come of it.

    `can_go_on` notes how much there is to spare, so that most choices need no second look.
    """

    def __init__(self, seen: SeenHands) -> None:
        self.seen: SeenHands = seen
        # ---- what has been dealt ----
        self.hand: vec[i64] = zeros(seen.seats * seen.kinds)
        """By seat and kind: cards in hand now."""
        self.had: vec[i64] = zeros(seen.seats * seen.kinds)
        """By seat and kind: cards held when the epoch began or drawn in it."""
        self.slack: vec[i64] = zeros(seen.epochs * seen.kinds)
        """By epoch and kind: what is left of the share, apart from what seats must have had to play it."""
        # ---- used by can_go_on ----
        self.kept: vec[i64] = zeros(seen.kinds)
        """By kind: cards in hand at the time being considered."""
        self.room: vec[i64] = zeros(seen.kinds)
        """By kind: cards that can be drawn in this epoch beyond those that must be. One of the notes, too."""
        self.later_room: vec[i64] = zeros(seen.kinds)
        """The same for a later epoch, while that is being considered."""
        self.needed: i64 = 0
        """How many cards must have been drawn by then."""
        self.wasted: i64 = 0
        """How many cards must have been discarded by then."""
        self.lacked: i64 = 0
        """Kinds that have been lacked since, as bits."""
        # ---- its notes ----
        self.wanted: vec[i64] = zeros(seen.kinds)
        """By kind: cards that must still be drawn in this epoch, before the kind is lacked."""
        self.draws: i64 = 0
        """Draws left in this epoch."""
        self.spare_hold: vec[i64] = zeros(seen.kinds)
        """By kind: how many more cards could be held to the end without having to be discarded."""
        self.spare_draws: i64 = 0
        """How many of the next draws may be useless."""
        self.spare_gives: i64 = 0
        """How many of the next discards may be of cards that could have stayed."""
        self.spare_places: i64 = 0
        """How many more cards that cannot be drawn again still fit into the hand."""

    def can_go_on(self, seat: i64, period: i64, draws: i64, gives: i64) -> bool:
        """Whether everything seen later is possible, with this many draws and discards left in the period.

        The seat makes as few of either as it can: it draws only what it must play, and discards only what it must not
        hold. That must never be more than it has drawn or discarded by then, nor more of a kind than its share has.
        """
        seen = self.seen
        epoch: i64 = seen.epoch[period]
        within = True  # still in the same epoch
        emptied = False
        at: i64 = seat * seen.periods + period
        self.begin_looking(seat, epoch, at)
        spare_draws: i64 = PLENTY
        spare_gives: i64 = PLENTY
        for later in range(period, seen.periods):
            if later > period:
                if seen.epoch[later] != epoch:
                    if emptied:  # what was dealt before makes no difference from here on
                        break
                    epoch = seen.epoch[later]
                    if not self.cross(seat, epoch, within) or self.needed > draws or self.wasted > gives:
                        return False
                    if draws - self.needed < spare_draws:
                        spare_draws = draws - self.needed
                    if gives - self.wasted < spare_gives:
                        spare_gives = gives - self.wasted
                    if within:
                        self.draws = draws
                        within = False
                draws += seen.drawn[at]
                gives += seen.given[at]
            if not self.go_through(at, within) or self.needed > draws or self.wasted > gives:
                return False
            if draws - self.needed < spare_draws:
                spare_draws = draws - self.needed
            if gives - self.wasted < spare_gives:
                spare_gives = gives - self.wasted
            if within and seen.tight[at] == 1 and not self.find_places(at):
                return False
            if seen.size[at] == 0:
                emptied = True
            at += 1
        if within:
            self.draws = draws
        self.spare_draws = spare_draws
        self.spare_gives = spare_gives
        return True

    def begin_looking(self, seat: i64, epoch: i64, at: i64) -> None:
        """Start from the hand and what the share still has; cards taken openly in the period are counted in `net`."""
        seen = self.seen
        kinds: i64 = seen.kinds
        own: i64 = seat * kinds
        share: i64 = epoch * kinds
        reserved: i64 = (seat * seen.epochs + epoch) * kinds
        opened: i64 = at * kinds
        hand, took, least, had, slack = self.hand, seen.took, seen.least, self.had, self.slack
        kept, room, spare_hold, wanted = self.kept, self.room, self.spare_hold, self.wanted
        for kind in range(kinds):
            kept[kind] = hand[own + kind] - took[opened + kind]
            can_come: i64 = slack[share + kind]
            if least[reserved + kind] > had[own + kind]:
                can_come += least[reserved + kind] - had[own + kind]
            room[kind] = can_come
            spare_hold[kind] = PLENTY
            wanted[kind] = 0
        self.spare_places = PLENTY
        self.needed = 0
        self.wasted = 0
        self.lacked = 0

    def go_through(self, at: i64, within: bool) -> bool:
        """Go through the period at index `at`: what was taken, played, then lacked; False if the share has too few."""
        seen = self.seen
        first: i64 = at * seen.kinds
        net, kept = seen.net, self.kept
        for kind in range(seen.kinds):
            left: i64 = kept[kind] + net[first + kind]
            if left < 0:
                if not self.draw_later(kind, -left, within):
                    return False
                left = 0
            kept[kind] = left
        lacked: i64 = seen.lacked[at]
        if lacked != 0:
            self.lacked |= lacked
            for kind in range(seen.kinds):
                if (lacked >> kind) & 1:
                    self.wasted += kept[kind]
                    kept[kind] = 0
                    self.spare_hold[kind] = 0
        return True

    def cross(self, seat: i64, epoch: i64, within: bool) -> bool:
        """Cross into an epoch: what must be brought into it was drawn before, what cannot be was discarded.

        False if the share of the epoch before has too few.
        """
        seen = self.seen
        share: i64 = epoch * seen.kinds
        own: i64 = (seat * seen.epochs + epoch) * seen.kinds
        brought, first, least = seen.brought, seen.first, seen.least
        slack, kept, room, spare_hold = self.slack, self.kept, self.later_room, self.spare_hold
        for kind in range(seen.kinds):
            held: i64 = kept[kind]
            if held < brought[own + kind]:
                if not self.draw_later(kind, brought[own + kind] - held, within):
                    return False
                held = brought[own + kind]
            left: i64 = slack[share + kind]
            most: i64 = left + first[own + kind]
            if held > most:
                self.wasted += held - most
                held = most
            if most - held < spare_hold[kind]:
                spare_hold[kind] = most - held
            kept[kind] = held
            room[kind] = left + least[own + kind] - held
        return True

    def draw_later(self, kind: i64, n: i64, within: bool) -> bool:
        """Require `n` more cards to be drawn; False if the share has fewer."""
        self.needed += n
        if not within:
            self.later_room[kind] -= n
            return self.later_room[kind] >= 0
        if not (self.lacked >> kind) & 1:
            self.wanted[kind] += n
        self.room[kind] -= n
        return self.room[kind] >= 0

    def find_places(self, at: i64) -> bool:
        """Whether the hand has room for everything that will be played in this epoch and can no longer be drawn."""
        seen = self.seen
        places: i64 = seen.size[at]
        first: i64 = at * seen.kinds
        ahead, room = seen.ahead, self.room
        for kind in range(seen.kinds):
            if ahead[first + kind] > room[kind]:
                places -= ahead[first + kind] - room[kind]
        if places < self.spare_places:
            self.spare_places = places
        return places >= 0
