"""A pile that a seat cannot see, and its cards in other hands, dealt again from a log of what everybody has seen.

For piles from which cards are drawn on top and put back underneath.

An entry of the log has three numbers: act and seat, then what was dealt, drawn, put back or shown. Acts and numbers of
cards are public; which cards they were is read only where the viewer drew them, or where they were shown.

How a game uses it, in its `imagine`:

    pile = HiddenPile(viewer, log, copies, lots, hand, drawer, drawn)
    pile.deal(rng)             # now `holder` and `card`, `card_at` from `top` on, and `log` say what was dealt

The places of the pile are numbered in the order in which they were filled. So the log alone says when the card in a
place was drawn, and where the one put back went: a card's *way* through the pile is fixed from its first place on,
except for who kept it. A *lot* is a card in its first place: one of those shuffled (each shuffle is a *batch* whose
cards are known), or one that the viewer put under the pile. A *gain* is a card that a seat got from the pile. A *sight*
is a card that the viewer drew or another seat showed; it needs a lot that can be this card, and a way from there to one
of the seat's gains. No two ways may share a place, and no gain may be two sights; the rest then fits by itself. Where
no way is laid, a coin decides which of two cards was kept, and lots that nobody saw share what is left of their batch.

So ways are laid sight by sight, each at random among those that are free, with the probability that coins and batch
give it. Where none is free, some of the ways laid last are removed and the sight is placed before them, at most
MOST_DEAD_ENDS times. Everything that fits can come out, and nothing else. Only after that many dead ends are all cards
that the viewer cannot see now dealt again, whatever their ways; that forgets where the cards lie that the viewer put
under the pile, but it never reads anything hidden.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import cells, filled, one_by_one, zeros
from ridotto.engine.rng import Rng

# Acts, each with the numbers that follow it.
DEALT: Final = 0  # cards as bits; always the first act
PUT_BACK: Final = 1  # one of the cards dealt
DREW_TWO: Final = 2  # the card kept, the one put under the pile
DREW_BOTH: Final = 3  # two cards kept
DREW_ONE: Final = 4  # a card kept
SHOWN: Final = 5  # a card from the hand, which goes to the discards
SHUFFLED: Final = 6  # how many: all discards go under the pile

ENTRY: Final = 3  # numbers of an entry
NONE: Final = -1
AWAY: Final = -2  # shown, or drawn by the viewer
MOST_DEAD_ENDS: Final = 1000
CERTAIN: Final = 1 << 20  # the chance of a way without any coin
ENDLESS: Final = 1 << 40  # more than all chances
COUNTED: Final = cells(list(range(1024)))  # never changed: copying a part of it is quicker than filling a row
BLANK: Final = filled(1024, NONE)  # likewise


def noted(log: vec[i64], act: i64, seat: i64, a: i64, b: i64) -> vec[i64]:
    """The log with one more entry."""
    longer: vec[i64] = append(log, act * 8 + seat)
    longer = append(longer, a)
    return append(longer, b)


def still_under(log: vec[i64], lots: i64, hand: i64, drawing: i64, seat: i64) -> vec[i64]:
    """The cards that a seat has put under the pile and nobody can have drawn since, in that order.

    `lots` cards were in the pile at first, each seat was dealt `hand` of them, and `drawing` of them are being chosen
    from now.
    """
    taken: i64 = drawing
    for at in range(0, len(log), ENTRY):
        act: i64 = log[at] // 8
        if act == DEALT:
            taken += hand
        elif act in (DREW_TWO, DREW_BOTH):
            taken += 2
        elif act == DREW_ONE:
            taken += 1
    found = vec[i64]()
    place: i64 = lots
    for at in range(0, len(log), ENTRY):
        act = log[at] // 8
        if act in (PUT_BACK, DREW_TWO):
            if log[at] % 8 == seat and place >= taken:
                found = append(found, log[at + 1] if act == PUT_BACK else log[at + 2])
            place += 1
        elif act == SHUFFLED:
            place += log[at + 1]
    return found


def counted(n: i64) -> vec[i64]:
    """The numbers below `n`."""
    return COUNTED[:n] if n <= 1024 else cells(list(range(n)))


def blank(n: i64) -> vec[i64]:
    """A row of `n` times NONE."""
    return BLANK[:n] if n <= 1024 else filled(n, NONE)


class HiddenPile:
    """What one seat has seen of a pile, and one deal that fits it."""

    def __init__(self, viewer: i64, log: vec[i64], copies: vec[i64], lots: i64, hand: i64, drawer: i64, drawn: vec[i64]) -> None:
        """There are `copies` of each card; `lots` were in the pile at first; each seat is dealt `hand` cards.

        `drawer` (or NONE) is choosing from `drawn` now.
        """
        self.viewer: i64 = viewer
        self.log: vec[i64] = log[:]
        self.copies: vec[i64] = copies
        self.kinds: i64 = len(copies)
        self.lots: i64 = lots
        self.hand: i64 = hand
        self.drawer: i64 = drawer
        self.drawn: vec[i64] = drawn
        places: i64 = lots
        for at in range(0, len(log), ENTRY):
            if log[at] // 8 == SHUFFLED:
                places += log[at + 1]
            else:
                places += 1
        # ---- places ----
        self.filled: i64 = 0
        """How many places there have been."""
        self.top: i64 = 0
        """The first place still in the pile; the cards that another seat is choosing from were in the two before it."""
        self.first: vec[i64] = counted(places)
        """By place: the first of the places that its card may have come from; for a lot this place itself."""
        self.last: vec[i64] = counted(places)
        """By place: the last of them."""
        self.onward: vec[i64] = blank(places)
        """By place: where its card was put if it was drawn and not kept, NONE if that cannot be."""
        self.way: vec[i64] = blank(places)
        """By place: the sight whose way goes through it."""
        # ---- lots, each identified by its first place ----
        self.batch: vec[i64] = zeros(places)
        """By lot: its batch, NONE if the viewer put it there."""
        self.card: vec[i64] = blank(places)
        """By lot: its card, NONE if not known."""
        self.spare: vec[i64] = copies[:]
        """By batch and card: how many are not yet assigned to a lot."""
        self.unnamed: vec[i64] = vec[i64]()
        """By batch: lots whose card is not known."""
        self.discards: vec[i64] = zeros(self.kinds)
        self.unseen: vec[i64] = copies[:]
        """By card: how many are neither on the discards nor in the viewer's hand."""
        # ---- gains: cards that somebody got ----
        self.gain_of: vec[i64] = vec[i64](capacity=len(log))
        """By gain: the seat."""
        self.gain_first: vec[i64] = vec[i64](capacity=len(log))
        """By gain: the first of the places that it may have been drawn from."""
        self.gain_last: vec[i64] = vec[i64](capacity=len(log))
        """By gain: the last of them."""
        self.seen_as: vec[i64] = vec[i64]()
        """By gain: the sight that it is, or NONE."""
        # ---- sights ----
        self.sight_card: vec[i64] = vec[i64](capacity=len(log))
        """By sight: the card."""
        self.sight_of: vec[i64] = vec[i64](capacity=len(log))
        """By sight: the seat that had it."""
        self.since: vec[i64] = vec[i64](capacity=len(log))
        """By sight: the first gain that it may be."""
        self.until: vec[i64] = vec[i64](capacity=len(log))
        """By sight: the number of gains before it was seen."""
        self.lot: vec[i64] = vec[i64]()
        """By sight: the lot where its way begins."""
        self.gain: vec[i64] = vec[i64]()
        """By sight: the gain where its way ends."""
        # ---- the search for a way ----
        self.chances: i64 = 0
        """The total probability of the ways considered so far."""
        self.goal: i64 = 0
        """The search ends when `chances` exceeds this."""
        self.found_lot: i64 = 0
        self.found_gain: i64 = 0
        # ---- what is dealt ----
        self.under: vec[i64] = counted(places)
        """By place: the lot that got there."""
        self.holder: vec[i64] = blank(places)
        """By lot: the seat other than the viewer that holds it, NONE if it is in the pile, or AWAY."""
        self.kept: vec[i64] = vec[i64]()
        """By gain: the lot."""
        self.dead_ends: i64 = 0
        """How often no way was free."""
        self.fits: bool = True
        """Whether the deal fits everything the viewer has seen."""

    def deal(self, rng: Rng) -> None:
        """Deal everything that the viewer cannot know."""
        self.read()
        self.fits = self.lay_ways(rng)
        if not self.fits:
            self.forget()
        self.follow(rng)
        if self.fits:
            self.share_out(rng)
        else:
            self.deal_rest(rng)
        self.rewrite()

    # ---- what the log says ----

    def read(self) -> None:
        """Read places, gains and sights from the log."""
        self.add_batch(self.lots)
        for at in range(0, len(self.log), ENTRY):
            act: i64 = self.log[at] // 8
            who: i64 = self.log[at] % 8
            if act == SHOWN:
                self.discards[self.log[at + 1]] += 1
                if who != self.viewer:
                    self.see(self.log[at + 1], who, 0)
            elif act == SHUFFLED:
                for card in range(self.kinds):
                    self.spare = append(self.spare, self.discards[card])
                    self.unseen[card] += self.discards[card]
                    self.discards[card] = 0
                self.add_batch(self.log[at + 1])
            elif act == PUT_BACK:
                self.read_put_back(who, self.log[at + 1])
            else:
                self.read_draw(at, act, who)
        if self.drawer != NONE and self.drawer == self.viewer:
            gains: i64 = len(self.gain_of)
            self.gain_each(self.viewer, 2)
            self.see(self.drawn[0], self.viewer, gains)
            self.see(self.drawn[1], self.viewer, gains)
        elif self.drawer != NONE:
            self.top += 2

    def read_draw(self, at: i64, act: i64, who: i64) -> None:
        """Read an entry in which cards are dealt or drawn."""
        gains: i64 = len(self.gain_of)
        if act == DREW_TWO and who != self.viewer:
            self.add_gain(who, self.top, self.top + 1)
            self.put_under(self.top, self.top + 1)
            self.top += 2
            return
        self.gain_each(who, self.gains_of(act, True))
        if who != self.viewer:
            return
        if act == DEALT:
            for card in range(self.kinds):
                if (self.log[at + 1] >> card) & 1:
                    self.see(card, who, gains)
            return
        self.see(self.log[at + 1], who, gains)
        if act != DREW_ONE:
            self.see(self.log[at + 2], who, gains)
        if act == DREW_TWO:
            self.add_own(self.log[at + 2])

    def read_put_back(self, who: i64, card: i64) -> None:
        """Read an entry in which a dealt card goes under the pile; for another seat it does not matter which."""
        if who == self.viewer:
            self.add_own(card)
            return
        gain: i64 = 0
        while self.gain_of[gain] != who:
            gain += 1
        self.gain_of[gain] = NONE
        self.put_under(self.gain_first[gain], self.gain_first[gain])

    def add_batch(self, lots: i64) -> None:
        """Put a batch of `lots` unknown cards under the pile."""
        for lot in range(self.filled, self.filled + lots):
            self.batch[lot] = len(self.unnamed)
        self.filled += lots
        self.unnamed = append(self.unnamed, lots)

    def put_under(self, first: i64, last: i64) -> None:
        """Put under the pile what another seat drew from one of these places."""
        self.onward[first] = self.filled
        self.onward[last] = self.filled
        self.first[self.filled] = first
        self.last[self.filled] = last
        self.filled += 1

    def add_own(self, card: i64) -> None:
        """Put a card of the viewer's under the pile."""
        self.unseen[card] += 1
        self.card[self.filled] = card
        self.batch[self.filled] = NONE
        self.filled += 1

    def add_gain(self, who: i64, first: i64, last: i64) -> None:
        """Add a gain: a seat got the card in one of these places."""
        self.gain_of = append(self.gain_of, who)
        self.gain_first = append(self.gain_first, first)
        self.gain_last = append(self.gain_last, last)

    def gain_each(self, who: i64, cards: i64) -> None:
        """Add gains: a seat got this many cards from the top."""
        for _ in range(cards):
            self.add_gain(who, self.top, self.top)
            self.top += 1

    def see(self, card: i64, who: i64, since: i64) -> None:
        """Add a sight: the seat had this card, from gain `since` on at the earliest."""
        self.unseen[card] -= 1
        self.sight_card = append(self.sight_card, card)
        self.sight_of = append(self.sight_of, who)
        self.since = append(self.since, since)
        self.until = append(self.until, len(self.gain_of))

    # ---- ways ----

    def lay_ways(self, rng: Rng) -> bool:
        """Lay a way for every sight; False if that fails.

        Each dead end that gets no further than the last one removes twice as many ways; the sight without a way is then
        placed before theirs.
        """
        self.seen_as = blank(len(self.gain_of))
        self.lot = zeros(len(self.sight_of))
        self.gain = zeros(len(self.sight_of))
        order: vec[i64] = counted(len(self.sight_of))
        laid: i64 = 0
        furthest: i64 = 0
        back: i64 = 1
        while laid < len(order):
            sight: i64 = order[laid]
            if self.find_way(sight, rng):
                self.lay_way(sight)
                laid += 1
                if laid > furthest:
                    furthest = laid
                    back = 1
                continue
            if laid == 0 or self.dead_ends == MOST_DEAD_ENDS:
                return False
            self.dead_ends += 1
            stays: i64 = laid - back if back < laid else 0
            while laid > stays:
                laid -= 1
                self.take_up(order[laid])
                order[laid + 1] = order[laid]
            order[stays] = sight
            back = back * 2 if stays > 0 else 1
        return True

    def find_way(self, sight: i64, rng: Rng) -> bool:
        """Find a random free way for the sight; False if there is none."""
        self.goal = ENDLESS
        self.look_for_way(sight)
        if self.chances == 0:
            return False
        self.goal = rng.below(self.chances)
        self.look_for_way(sight)
        return True

    def look_for_way(self, sight: i64) -> None:
        """Search from gain to lot, until the goal is reached."""
        self.chances = 0
        who: i64 = self.sight_of[sight]
        for gain in range(self.since[sight], self.until[sight]):
            if self.gain_of[gain] == who and self.seen_as[gain] == NONE:
                self.look_below(sight, gain, self.gain_first[gain], self.gain_last[gain], CERTAIN)
                if self.chances > self.goal:
                    return

    def look_below(self, sight: i64, gain: i64, first: i64, last: i64, chance: i64) -> None:
        """Search these places: each holds a lot, or a card that came from earlier places."""
        if first != last:
            chance //= 2
        for place in range(first, last + 1):
            if self.chances > self.goal or self.way[place] != NONE:
                continue
            if self.first[place] != place:
                self.look_below(sight, gain, self.first[place], self.last[place], chance)
                continue
            self.chances += self.chance_of(place, self.sight_card[sight], chance)
            if self.chances > self.goal:
                self.found_lot = place
                self.found_gain = gain

    def chance_of(self, lot: i64, card: i64, chance: i64) -> i64:
        """How likely it is that a lot is this card and took this way; 0 if it is impossible."""
        batch: i64 = self.batch[lot]
        if batch == NONE:
            if self.card[lot] == card:
                return chance + 1
            return 0
        spare: i64 = self.spare[batch * self.kinds + card]
        if spare > 0:
            return chance * spare // self.unnamed[batch] + 1
        return 0

    def lay_way(self, sight: i64) -> None:
        """Lay the way that was found."""
        lot: i64 = self.found_lot
        self.lot[sight] = lot
        self.gain[sight] = self.found_gain
        self.seen_as[self.found_gain] = sight
        self.mark(sight, sight)
        if self.batch[lot] != NONE:
            self.card[lot] = self.sight_card[sight]
            self.spare[self.batch[lot] * self.kinds + self.card[lot]] -= 1
            self.unnamed[self.batch[lot]] -= 1

    def take_up(self, sight: i64) -> None:
        """Remove the way of a sight, to be laid again."""
        lot: i64 = self.lot[sight]
        self.mark(sight, NONE)
        self.seen_as[self.gain[sight]] = NONE
        if self.batch[lot] != NONE:
            self.spare[self.batch[lot] * self.kinds + self.card[lot]] += 1
            self.unnamed[self.batch[lot]] += 1
            self.card[lot] = NONE

    def mark(self, sight: i64, way: i64) -> None:
        """Mark the places on the way of a sight."""
        place: i64 = self.lot[sight]
        self.way[place] = way
        while place < self.gain_first[self.gain[sight]]:
            place = self.onward[place]
            self.way[place] = way

    # ---- what follows ----

    def follow(self, rng: Rng) -> None:
        """Decide who kept what: along the ways as laid, elsewhere by a coin."""
        self.kept = zeros(len(self.gain_of))
        for gain in range(len(self.gain_of)):
            kept: i64 = self.gain_first[gain]
            back: i64 = self.gain_last[gain]
            onward: i64 = self.onward[kept]
            if kept != back and self.keeps_second(kept, back, onward, rng):
                back = kept
                kept += 1
            if onward != NONE:
                self.under[onward] = self.under[back]
            lot: i64 = self.under[kept]
            self.kept[gain] = lot
            if self.seen_as[gain] != NONE:
                self.card[lot] = self.sight_card[self.seen_as[gain]]
                self.holder[lot] = AWAY
            elif self.gain_of[gain] != NONE:
                self.holder[lot] = self.gain_of[gain]

    def keeps_second(self, one: i64, two: i64, onward: i64, rng: Rng) -> bool:
        """Whether the second of two cards was kept, and the first put back."""
        if self.way[onward] != NONE:
            return self.way[one] == self.way[onward]
        if self.way[one] != self.way[two]:
            return self.way[two] != NONE
        return rng.below(2) == 1

    def share_out(self, rng: Rng) -> None:
        """Give the lots still unknown the cards that are left of their batch."""
        lot: i64 = 0
        for batch in range(len(self.unnamed)):
            if self.unnamed[batch] > 0:
                cards = shuffled(self.spare[batch * self.kinds : (batch + 1) * self.kinds], rng)
                for nth in range(self.unnamed[batch]):
                    while self.card[lot] != NONE or self.batch[lot] != batch:
                        lot += 1
                    self.card[lot] = cards[nth]

    def rewrite(self) -> None:
        """Write what was dealt to others into the log."""
        gain: i64 = 0
        place: i64 = self.lots
        for at in range(0, len(self.log), ENTRY):
            act: i64 = self.log[at] // 8
            own = self.log[at] % 8 == self.viewer
            gains: i64 = self.gains_of(act, own)
            if act == SHUFFLED:
                place += self.log[at + 1]
            elif not own and act == DEALT:
                self.log[at + 1] = 0
                for nth in range(gain, gain + gains):
                    self.log[at + 1] |= i64(1) << self.card[self.kept[nth]]
            elif not own and act == PUT_BACK:
                self.log[at + 1] = self.card_at(place)
            elif not own and act != SHOWN:
                self.log[at + 1] = self.card[self.kept[gain]]
                if act != DREW_ONE:
                    self.log[at + 2] = self.card_at(place) if act == DREW_TWO else self.card[self.kept[gain + 1]]
            gain += gains
            if act in (PUT_BACK, DREW_TWO):
                place += 1

    def gains_of(self, act: i64, own: bool) -> i64:
        """How many gains an act has; if another seat drew two and put one back, only the other counts."""
        if act == DEALT:
            return self.hand
        if act == DREW_BOTH or (act == DREW_TWO and own):
            return 2
        if act in (DREW_ONE, DREW_TWO):
            return 1
        return 0

    def card_at(self, place: i64) -> i64:
        """The card that got to this place."""
        return self.card[self.under[place]]

    # ---- where no ways were found ----

    def forget(self) -> None:
        """Forget where cards came from; whoever showed a card still had it."""
        for lot in range(self.filled):
            self.way[lot] = NONE
            self.card[lot] = NONE
        for gain in range(len(self.gain_of)):
            self.seen_as[gain] = NONE
        for sight in range(len(self.lot)):
            gain = self.since[sight]
            while self.gain_of[gain] != self.sight_of[sight] or self.seen_as[gain] != NONE:
                gain += 1
            self.seen_as[gain] = sight

    def deal_rest(self, rng: Rng) -> None:
        """Deal the cards that the viewer cannot see now to the pile and the other hands."""
        cards = shuffled(self.unseen, rng)
        nth: i64 = 0
        for lot in range(self.filled):
            if self.first[lot] == lot and self.holder[lot] != AWAY:
                self.card[lot] = cards[nth]
                nth += 1


def shuffled(counts: vec[i64], rng: Rng) -> vec[i64]:
    """This many of each card, in random order."""
    cards = one_by_one(counts)
    rng.shuffle(cards, 0, len(cards))
    return cards
