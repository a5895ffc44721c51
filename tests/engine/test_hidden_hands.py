"""Hidden hands dealt anew: every hand that fits what was seen can come out, no other ever does, and a deal costs a bounded number of steps."""

from collections import Counter
from itertools import product

import pytest

from ridotto.engine.hidden.hands import ATTEMPTS, CARE, HiddenHands
from ridotto.engine.hidden.seen import SeenHands
from ridotto.engine.rng import Rng

KINDS = 3
Cards = tuple[int, ...]
Period = tuple[Cards, int, int, Cards, int, bool]
"""Cards taken, cards drawn, cards discarded, cards played, kinds lacked as bits, and whether a shuffle came before it."""
Outcome = tuple[tuple[Cards, Cards], ...]
"""By seat: cards in hand and cards face down."""
NOTHING: Cards = (0,) * KINDS


def plus(one: Cards, two: Cards) -> Cards:
    """Both together."""
    return tuple(a + b for a, b in zip(one, two, strict=True))


def minus(one: Cards, two: Cards) -> Cards:
    """The first without the second."""
    return tuple(a - b for a, b in zip(one, two, strict=True))


def parts_of(cards: Cards, n: int) -> list[Cards]:
    """All ways to take so many of these cards."""
    return [some for some in product(*(range(count + 1) for count in cards)) if sum(some) == n]


class Course:
    """A random match of nothing but cards: a few seats, a pile, shuffles whenever it is empty; and what was seen of it."""

    def __init__(self, seed: str, seats: int, rounds: int, copies: int) -> None:
        self.rng = Rng.from_seed(seed)
        self.seats = seats
        self.periods: list[list[Period]] = []
        """By period and seat."""
        self.shares: list[Cards] = []
        """By epoch."""
        self.pile = [kind for kind in range(KINDS) for _ in range(copies)]
        self.used: list[int] = []
        self.hands = [list[int]() for _ in range(seats)]
        self.down = [list[int]() for _ in range(seats)]
        self.had = [0] * KINDS  # what the seats held when the epoch began or drew in it
        self.shuffled = False
        self.mix(self.pile)
        for _ in range(rounds):
            if len(self.pile) < 3 * seats:  # as if somebody else drew the rest
                self.used += self.pile
                self.shuffle()
            self.play_round()

    def mix(self, cards: list[int]) -> None:
        """Shuffle."""
        for i in reversed(range(1, len(cards))):
            j = int(self.rng.below(i + 1))
            cards[i], cards[j] = cards[j], cards[i]

    def shuffle(self) -> None:
        """An epoch ends."""
        self.shares.append(tuple(self.had))
        self.pile = self.used + [kind for down in self.down for kind in down]
        self.used = []
        self.down = [[] for _ in range(self.seats)]
        self.had = [sum(hand.count(kind) for hand in self.hands) for kind in range(KINDS)]
        self.mix(self.pile)
        self.shuffled = True

    def play_round(self) -> None:
        """Everybody takes, draws, discards and plays some."""
        row: list[Period] = []
        for seat in range(self.seats):
            took = [self.pile.pop() for _ in range(min(self.rng.below(2), len(self.pile)))]
            drawn = [self.pile.pop() for _ in range(min(self.rng.below(3), len(self.pile)))]
            for kind in drawn:
                self.had[kind] += 1
            hand = self.hands[seat] + took + drawn
            self.mix(hand)
            given = hand[: self.rng.below(min(2, len(hand)) + 1)]
            rest = hand[len(given) :]
            laid = rest[: self.rng.below(len(rest) + 1)]
            self.hands[seat] = rest[len(laid) :]
            self.down[seat] += given
            self.used += laid
            lacked = 0
            kind = int(self.rng.below(KINDS))
            if kind not in self.hands[seat] and self.rng.below(3) == 0:
                lacked = 1 << kind
            row.append((count(took), len(drawn), len(given), count(laid), lacked, self.shuffled))
        self.periods.append(row)
        self.shuffled = False

    def seen(self) -> SeenHands:
        """What was seen."""
        seen = SeenHands(KINDS, self.seats, len(self.periods), len(self.shares) + 1)
        epoch = 0
        for period, row in enumerate(self.periods):
            epoch += row[0][5]
            seen.epoch[period] = epoch
            for seat, (took, drawn, given, laid, lacked, _) in enumerate(row):
                at = seat * len(self.periods) + period
                seen.drawn[at], seen.given[at], seen.lacked[at] = drawn, given, lacked
                for kind in range(KINDS):
                    seen.took[at * KINDS + kind] = took[kind]
                    seen.laid[at * KINDS + kind] = laid[kind]
        for number, share in enumerate([*self.shares, plus(tuple(self.had), count(self.pile))]):
            for kind in range(KINDS):
                seen.share[number * KINDS + kind] = share[kind]
        for seat in range(self.seats):
            seen.hide(seat)
        return seen

    def outcomes(self) -> set[Outcome]:
        """All that can have come of it, found by going through everything that can have happened."""
        shares = [*self.shares, plus(tuple(self.had), count(self.pile))]
        ways: set[tuple[Outcome, Cards]] = {(((NOTHING, NOTHING),) * self.seats, shares[0])}
        epoch = 0
        for row in self.periods:
            if row[0][5]:
                epoch += 1
                ways = {
                    (tuple((hand, NOTHING) for hand, _ in seats), minus(shares[epoch], total([hand for hand, _ in seats])))
                    for seats, left in ways
                    if not any(left)  # all of the share of an ended epoch was drawn
                }
                ways = {(seats, left) for seats, left in ways if min(left) >= 0}
            for seat, period in enumerate(row):
                ways = {after for way in ways for after in lived(way, seat, period)}
        return {seats for seats, _ in ways}


def count(cards: list[int]) -> Cards:
    """Cards by kind."""
    return tuple(cards.count(kind) for kind in range(KINDS))


def total(hands: list[Cards]) -> Cards:
    """All of them together."""
    return tuple(sum(hand[kind] for hand in hands) for kind in range(KINDS))


def lived(way: tuple[Outcome, Cards], seat: int, period: Period) -> list[tuple[Outcome, Cards]]:
    """All ways in which a seat can have gone through a period."""
    seats, left = way
    took, drawn, given, laid, lacked, _ = period
    hand, down = seats[seat]
    found = []
    for draw in parts_of(left, drawn):
        full = plus(plus(hand, took), draw)
        for give in parts_of(full, given):
            rest = minus(minus(full, give), laid)
            if min(rest) >= 0 and not any(rest[kind] for kind in range(KINDS) if lacked >> kind & 1):
                after = (*seats[:seat], (rest, plus(down, give)), *seats[seat + 1 :])
                found.append((after, minus(left, draw)))
    return found


def dealt(hands: HiddenHands, seats: int) -> Outcome:
    """What was dealt."""
    return tuple((row(hands.hand, seat), row(hands.down, seat)) for seat in range(seats))


def row(cards: object, seat: int) -> Cards:
    """A seat's cards."""
    return tuple(int(cards[at]) for at in range(seat * KINDS, seat * KINDS + KINDS))  # type: ignore[index]


@pytest.mark.parametrize(("seats", "rounds", "copies"), [(1, 3, 3), (1, 5, 2), (2, 2, 4), (2, 3, 3)])
def test_every_hand_that_fits_can_come_out_and_no_other(seats: int, rounds: int, copies: int) -> None:
    """Against an enumeration of everything that can have happened, in small random matches."""
    rng = Rng.from_seed("every")
    compared = loose = 0
    for number in range(60):
        course = Course(f"{seats} {rounds} {number}", seats, rounds, copies)
        possible = course.outcomes()
        if not 1 <= len(possible) <= 40:
            continue
        seen = course.seen()
        found: set[Outcome] = set()
        for _ in range(60 * len(possible)):
            hands = HiddenHands(seen)
            assert hands.deal(rng)
            if hands.loose:
                loose += 1
            else:
                found.add(dealt(hands, seats))
            if found == possible:
                break
        assert found <= possible, (number, found - possible)
        assert found == possible, (number, possible - found)
        compared += 1
    assert compared > 10
    assert loose == 0


def test_shares_are_used_up() -> None:
    """What the seats had in each ended epoch is what they are known to have had; what is left of the last share is the pile."""
    rng = Rng.from_seed("shares")
    for number in range(40):
        course = Course(f"shares {number}", 2, 5, 4)
        hands = HiddenHands(course.seen())
        assert hands.deal(rng)
        if not hands.loose:
            last = (len(course.shares)) * KINDS
            assert not any(hands.slack[at] for at in range(last))
            assert sum(int(hands.slack[at]) for at in range(last, last + KINDS)) == len(course.pile)


def simple(took: Cards, drawn: int, given: int, laid: Cards, share: Cards) -> SeenHands:
    """One seat, two periods: cards are taken, drawn and discarded, and some are played in the second."""
    seen = SeenHands(KINDS, 1, 2, 1)
    seen.drawn[0], seen.given[0] = drawn, given
    for kind in range(KINDS):
        seen.took[kind], seen.laid[KINDS + kind], seen.share[kind] = took[kind], laid[kind], share[kind]
    seen.hide(0)
    return seen


def frequencies(seen: SeenHands, n: int = 6000) -> Counter[Cards]:
    """How often each set of discards comes out."""
    rng = Rng.from_seed("often")
    found: Counter[Cards] = Counter()
    for _ in range(n):
        hands = HiddenHands(seen)
        assert hands.deal(rng)
        found[row(hands.down, 0)] += 1
    return found


def test_a_discard_is_any_card_in_hand_those_of_no_use_more_often() -> None:
    """Two cards could be played later, one could not and is CARE times as likely to go as each of them; one of either kind can be spared."""
    found = frequencies(simple((2, 1, 0), 1, 1, (2, 0, 0), (1, 0, 0)))
    # three of the first kind in hand, of which one is of no use: CARE + 2 to CARE
    assert set(found) == {(1, 0, 0), (0, 1, 0)}
    assert abs(found[1, 0, 0] / 6000 - (CARE + 2) / (2 * CARE + 2)) < 0.02


def test_a_draw_is_any_card_of_the_share() -> None:
    """Nothing was played, so a card drawn is one of the six left, equally likely."""
    rng = Rng.from_seed("drawn")
    seen = simple(NOTHING, 1, 0, NOTHING, (3, 2, 1))
    found: Counter[Cards] = Counter()
    for _ in range(6000):
        hands = HiddenHands(seen)
        assert hands.deal(rng)
        found[row(hands.hand, 0)] += 1
    assert abs(found[1, 0, 0] / 6000 - 3 / 6) < 0.025
    assert abs(found[0, 1, 0] / 6000 - 2 / 6) < 0.025


def test_a_deal_that_contradicts_itself_is_given_up_after_a_bounded_number_of_attempts() -> None:
    """A card was played that nobody can have had: no attempt comes out, and each costs a few numbers of the generator at most."""
    hands = HiddenHands(simple((0, 1, 0), 1, 1, (2, 0, 0), (1, 0, 0)))
    rng = Rng.from_seed("never")
    assert not hands.deal(rng)
    assert hands.loose
    assert int(hands.attempts) > ATTEMPTS
    assert int(rng.counter) < 10


def test_a_deal_changes_nothing_of_what_was_seen() -> None:
    """So that any number of deals can be made from it: the next one comes out as from one that was never used."""
    for number in range(20):
        course = Course(f"again {number}", 2, 5, 4)
        seen = course.seen()
        for time in range(3):
            used, fresh = HiddenHands(seen), HiddenHands(course.seen())
            assert used.deal(Rng.from_seed(f"{time}")) == fresh.deal(Rng.from_seed(f"{time}"))
            assert dealt(used, 2) == dealt(fresh, 2)
