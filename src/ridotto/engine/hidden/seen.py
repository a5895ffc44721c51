"""What was seen of hidden hands, and what follows from it. `hands.py` deals from it and defines the terms.

It does not change once all seats are hidden: any number of deals can be made from it, and copies of a position may
share it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros


class SeenHands:
    """By seat and period, what everybody has seen of some seats' cards."""

    def __init__(self, kinds: i64, seats: i64, periods: i64, epochs: i64) -> None:
        self.kinds: i64 = kinds
        self.seats: i64 = seats
        self.periods: i64 = periods
        self.epochs: i64 = epochs
        self.hidden: vec[i64] = vec[i64]()
        """The hidden seats."""
        # ---- what was seen, filled by the game ----
        self.epoch: vec[i64] = zeros(periods)
        """By period."""
        self.share: vec[i64] = zeros(epochs * kinds)
        """By epoch and kind: what the hidden seats held at its beginning and drew; in the last also the draw pile."""
        self.took: vec[i64] = zeros(seats * periods * kinds)
        """By seat, period and kind: cards taken openly."""
        self.laid: vec[i64] = zeros(seats * periods * kinds)
        """By seat, period and kind: cards played."""
        self.drawn: vec[i64] = zeros(seats * periods)
        """By seat and period: how many cards were drawn unseen."""
        self.given: vec[i64] = zeros(seats * periods)
        """By seat and period: how many cards were discarded face down."""
        self.lacked: vec[i64] = zeros(seats * periods)
        """By seat and period: the kinds of which none was left at its end, as bits."""
        # ---- what follows from it ----
        self.begins: vec[i64] = zeros(epochs + 1)
        """By epoch: its first period; one more entry holds the number of periods."""
        self.net: vec[i64] = zeros(seats * periods * kinds)
        """By seat, period and kind: cards taken openly less cards played."""
        self.size: vec[i64] = zeros(seats * periods)
        """By seat and period: how many cards are in hand at its end."""
        self.useful: vec[i64] = zeros(seats * periods * kinds)
        """By seat, period and kind: cards in hand before discarding that can be played then or later."""
        self.ahead: vec[i64] = zeros(seats * periods * kinds)
        """By seat, period and kind: cards that can be played in later periods of the epoch."""
        self.tight: vec[i64] = zeros(seats * periods)
        """By seat and period: 1 if these are more than the hand holds at its end."""
        self.brought: vec[i64] = zeros(seats * epochs * kinds)
        """By seat, epoch and kind: cards that the seat must have brought, as it could not draw them in time."""
        self.least: vec[i64] = zeros(seats * epochs * kinds)
        """By seat, epoch and kind: cards that the seat must have held when the epoch began or have drawn in it."""
        self.first: vec[i64] = zeros(seats * epochs * kinds)
        """The same, counting only those needed before the kind was lacked in the epoch."""
        self.reserved: vec[i64] = zeros(epochs * kinds)
        """By epoch and kind: `least` of all hidden seats together."""

    def hide(self, seat: i64) -> None:
        """Let this seat's cards be dealt; call it when everything seen of the seat is filled in."""
        if len(self.hidden) == 0:
            for period in range(self.periods):
                self.begins[self.epoch[period] + 1] = period + 1
        self.hidden = append(self.hidden, seat)
        self.measure_size(seat)
        self.look_back(seat)
        self.measure_least(seat)
        self.reserve(seat)

    def measure_size(self, seat: i64) -> None:
        """Work out `net` and `size`; a seat with no card left lacks every kind."""
        size: i64 = 0
        at: i64 = seat * self.periods * self.kinds
        took, laid, nets = self.took, self.laid, self.net
        for seen in range(seat * self.periods, (seat + 1) * self.periods):
            size += self.drawn[seen] - self.given[seen]
            for place in range(at, at + self.kinds):
                net: i64 = took[place] - laid[place]
                nets[place] = net
                size += net
            at += self.kinds
            self.size[seen] = size
            if size == 0:
                self.lacked[seen] = (1 << self.kinds) - 1

    def look_back(self, seat: i64) -> None:
        """From the last period to the first: what can be of use later, and what must have been brought into an epoch.

        Useful is what was played, less what was taken openly in between; it must have been brought if even all draws
        together could not make up for it.
        """
        took, laid, nets, drawn, lacked = self.took, self.laid, self.net, self.drawn, self.lacked
        epochs, aheads, usefuls, tight = self.epoch, self.ahead, self.useful, self.tight
        for kind in range(self.kinds):
            useful: i64 = 0
            ahead: i64 = 0
            must: i64 = 0
            period: i64 = self.periods - 1
            while period >= 0:
                seen = seat * self.periods + period
                at = seen * self.kinds + kind
                if (lacked[seen] >> kind) & 1:
                    useful = 0
                    ahead = 0
                aheads[at] = ahead
                tight[seen] += ahead
                useful += laid[at]
                usefuls[at] = useful
                useful -= took[at]
                ahead -= nets[at]
                must -= nets[at] + drawn[seen]
                if useful < 0:
                    useful = 0
                if ahead < 0:
                    ahead = 0
                if must < 0:
                    must = 0
                if period > 0 and epochs[period] != epochs[period - 1]:
                    ahead = 0
                    self.brought[(seat * self.epochs + epochs[period]) * self.kinds + kind] = must
                period -= 1
        for seen in range(seat * self.periods, (seat + 1) * self.periods):
            self.tight[seen] = 1 if self.tight[seen] > self.size[seen] else 0

    def measure_least(self, seat: i64) -> None:
        """What a seat must have had in each epoch.

        That is what it cannot have discarded before, and what it played or brought into the next epoch beyond that and
        beyond what it took openly.
        """
        nets, given, epochs, least = self.net, self.given, self.epoch, self.least
        for kind in range(self.kinds):
            certain: i64 = 0  # cards that must be in hand
            held: i64 = 0  # cards in hand, if none is discarded and none drawn before it must be
            epoch: i64 = 0
            at: i64 = seat * self.epochs * self.kinds + kind
            lacked = False
            for period in range(self.periods):
                seen = seat * self.periods + period
                if epochs[period] != epoch:
                    brought: i64 = self.brought[at + self.kinds]
                    if held < brought:
                        least[at] += brought - held
                        if not lacked:
                            self.first[at] += brought - held
                    if certain < brought:
                        certain = brought
                    epoch = epochs[period]
                    at += self.kinds
                    least[at] = certain
                    self.first[at] = certain
                    held = certain
                    lacked = False
                net: i64 = nets[seen * self.kinds + kind]
                certain += net - given[seen]
                held += net
                if certain < 0:
                    certain = 0
                if held < 0:
                    least[at] -= held
                    if not lacked:
                        self.first[at] -= held
                    held = 0
                if (self.lacked[seen] >> kind) & 1:
                    certain = 0
                    held = 0
                    lacked = True

    def reserve(self, seat: i64) -> None:
        """Reserve for this seat what it must have had."""
        first: i64 = seat * self.epochs * self.kinds
        least, reserved = self.least, self.reserved
        for at in range(self.epochs * self.kinds):
            reserved[at] += least[first + at]
