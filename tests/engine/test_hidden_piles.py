"""A hidden pile dealt anew: everything that fits what was seen can come out, nothing else ever does, and a deal costs a bounded number of steps."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import cells, filled, listed
from ridotto.engine.hidden.piles import (
    DEALT,
    DREW_BOTH,
    DREW_ONE,
    DREW_TWO,
    ENTRY,
    MOST_DEAD_ENDS,
    NONE,
    PUT_BACK,
    SHOWN,
    SHUFFLED,
    HiddenPile,
    noted,
    still_under,
)
from ridotto.engine.rng import Rng

KINDS = 3
SEATS = 3
HAND = 2
Entry = tuple[int, int, int, int]
"""Act, seat, and the two numbers behind them."""
Outcome = tuple[tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]
"""The pile, the hands of the seats, and what the drawer is choosing from."""


def bits(cards: tuple[int, ...]) -> int:
    """Cards as bits."""
    return sum(1 << card for card in cards)


class Course:
    """A random match of nothing but cards, and its log."""

    def __init__(self, seed: str, copies: int, acts: int) -> None:
        self.rng = Rng.from_seed(seed)
        self.copies = copies
        self.pile = [kind for kind in range(KINDS if copies > 1 else 2 * KINDS) for _ in range(copies)]
        self.kinds = max(self.pile) + 1
        self.mix(self.pile)
        if copies == 1:
            self.pile.pop()  # one stays in the box
        self.lots = len(self.pile)
        self.hands = [list[int]() for _ in range(SEATS)]
        self.discards: list[int] = []
        self.log: list[Entry] = []
        self.drawer, self.drawn = NONE, (NONE, NONE)
        if copies == 1:
            self.deal()
        for _ in range(acts):
            self.act(int(self.rng.below(SEATS)))
        if len(self.pile) > 1 and self.rng.below(2):
            self.drawer, self.drawn = int(self.rng.below(SEATS)), (self.pile.pop(0), self.pile.pop(0))

    def mix(self, cards: list[int]) -> None:
        """Shuffle."""
        for i in reversed(range(1, len(cards))):
            j = int(self.rng.below(i + 1))
            cards[i], cards[j] = cards[j], cards[i]

    def deal(self) -> None:
        """Two seats are dealt cards, and put one back."""
        for seat in range(2):
            self.hands[seat] = [self.pile.pop(0) for _ in range(HAND)]
            self.log.append((DEALT, seat, bits(tuple(self.hands[seat])), NONE))
        for seat in range(2):
            card = self.hands[seat].pop(int(self.rng.below(HAND)))
            self.pile.append(card)
            self.log.append((PUT_BACK, seat, card, NONE))

    def act(self, seat: int) -> None:
        """A seat draws or shows, or the discards are shuffled."""
        hand = self.hands[seat]
        if hand and self.rng.below(2):
            card = hand.pop(int(self.rng.below(len(hand))))
            self.discards.append(card)
            self.log.append((SHOWN, seat, card, NONE))
        elif len(self.pile) < 2 and self.copies > 1 and self.discards:
            self.log.append((SHUFFLED, 0, len(self.discards), NONE))
            self.mix(self.discards)
            self.pile += self.discards
            self.discards = []
        elif len(self.pile) > 1:
            one, two = self.pile.pop(0), self.pile.pop(0)
            kind = int(self.rng.below(6))
            if kind == 0:
                hand.append(one)
                self.pile.insert(0, two)
                self.log.append((DREW_ONE, seat, one, NONE))
            elif kind == 1:
                hand += [one, two]
                self.log.append((DREW_BOTH, seat, one, two))
            else:
                kept, back = (one, two) if kind % 2 else (two, one)
                hand.append(kept)
                self.pile.append(back)
                self.log.append((DREW_TWO, seat, kept, back))

    def hidden(self, viewer: int) -> HiddenPile:
        """What a seat has seen."""
        log = [number for act, seat, a, b in self.log for number in (act * 8 + seat, a, b)]
        return HiddenPile(viewer, cells(log), filled(self.kinds, self.copies), self.lots, HAND, self.drawer, cells(list(self.drawn)))


@dataclass(frozen=True)
class Truth:
    """One way in which it may have been, card by card."""

    pile: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] = ((),) * SEATS
    discards: tuple[int, ...] = ()

    def holding(self, seat: int, hand: tuple[int, ...], pile: tuple[int, ...]) -> "Truth":
        """A seat's hand and the pile have changed."""
        return replace(self, pile=pile, hands=(*self.hands[:seat], tuple(sorted(hand)), *self.hands[seat + 1 :]))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def after(truth: Truth, entry: Entry, viewer: int) -> Iterator[Truth]:
    """Everything that may be so after an entry, as far as the viewer can tell."""
    act, seat, a, b = entry
    hand, pile, own = truth.hands[seat], truth.pile, seat == viewer
    if act == SHOWN and a in hand:
        yield replace(truth.holding(seat, without(hand, a), pile), discards=(*truth.discards, a))
    elif act == SHUFFLED:
        yield from (replace(truth, pile=pile + order, discards=()) for order in set(permutations(truth.discards)))
    elif act == PUT_BACK:
        yield from (truth.holding(seat, without(hand, card), (*pile, card)) for card in set(hand) if not own or card == a)
    elif act == DEALT:
        if not own or bits(pile[:HAND]) == a:
            yield truth.holding(seat, hand + pile[:HAND], pile[HAND:])
    elif act == DREW_ONE:
        if not own or pile[0] == a:
            yield truth.holding(seat, (*hand, pile[0]), pile[1:])
    elif act == DREW_BOTH:
        if not own or sorted(pile[:2]) == sorted((a, b)):
            yield truth.holding(seat, hand + pile[:2], pile[2:])
    elif act == DREW_TWO:
        for kept, back in {pile[:2], pile[1::-1]}:
            if not own or (kept, back) == (a, b):
                yield truth.holding(seat, (*hand, kept), (*pile[2:], back))


def everything_possible(course: Course, viewer: int) -> set[Outcome]:
    """All outcomes that fit what a seat has seen, from every order in which the pile can have been."""
    cards = [kind for kind in range(course.kinds) for _ in range(course.copies)]
    truths = {Truth(order) for some in combinations(cards, course.lots) for order in permutations(some)}
    for entry in course.log:
        truths = {later for truth in truths for later in after(truth, entry, viewer)}
    return {found for truth in truths if (found := looked_at(truth, course, viewer))}


def looked_at(truth: Truth, course: Course, viewer: int) -> Outcome | None:
    """The outcome, with what the drawer chooses from taken off the pile; None if the viewer sees that it is not so."""
    if course.drawer == NONE:
        return truth.pile, truth.hands, ()
    if course.drawer == viewer and sorted(truth.pile[:2]) != sorted(course.drawn):
        return None
    return truth.pile[2:], truth.hands, tuple(sorted(truth.pile[:2]))


def outcome(pile: HiddenPile, course: Course, viewer: int) -> Outcome:
    """What was dealt."""
    hands = [[int(pile.card[lot]) for lot in range(pile.filled) if pile.holder[lot] == seat] for seat in range(SEATS)]
    if viewer >= 0:
        hands[viewer] = course.hands[viewer]
    drawn = course.drawn if course.drawer == viewer else tuple(int(pile.card_at(place)) for place in (pile.top - 2, pile.top - 1))
    cards = tuple(int(pile.card_at(place)) for place in range(pile.top, pile.filled))
    return cards, tuple(tuple(sorted(hand)) for hand in hands), tuple(sorted(drawn)) if course.drawer != NONE else ()


def dealt(course: Course, viewer: int, number: int) -> HiddenPile:
    """One deal."""
    pile = course.hidden(viewer)
    pile.deal(Rng.from_seed(f"deal {number}"))
    return pile


@pytest.mark.parametrize(("copies", "seed"), [(copies, seed) for copies in (1, 2) for seed in range(40)])
def test_everything_possible_comes_out_and_nothing_else(copies: int, seed: int) -> None:
    course = Course(f"pile {copies} {seed}", copies, 5 + seed % 12)
    for viewer in (seed % SEATS, NONE) if seed % 4 == 0 else (seed % SEATS,):
        possible = everything_possible(course, viewer)
        true = (tuple(course.pile), tuple(tuple(sorted(hand)) for hand in course.hands), tuple(sorted(course.drawn)) if course.drawer != NONE else ())
        assert true in possible, "the enumeration refuses the truth"
        found = Counter[Outcome]()
        for number in range(60 * len(possible)):
            if number >= 40 and len(found) == len(possible):
                break
            pile = dealt(course, viewer, number)
            assert pile.fits
            found[outcome(pile, course, viewer)] += 1
            if len(possible) > 300 and number > 150:
                break  # too many to see them all
        assert set(found) <= possible, f"impossible: {set(found) - possible}"
        if len(possible) <= 300:
            assert set(found) == possible, f"of {len(possible)} outcomes {len(possible) - len(found)} never come out"


@pytest.mark.parametrize("seed", range(8))
def test_the_log_tells_of_others_what_was_dealt(seed: int) -> None:
    """So whoever imagines from a copy finds that all of it fits; what the viewer itself saw stays as it is, and it imagines the same again."""
    course = Course(f"log {seed}", 1 + seed % 2, 14)
    for viewer in range(SEATS):
        pile = dealt(course, viewer, seed)
        before, log = listed(course.hidden(viewer).log), listed(pile.log)
        for at in range(0, len(log), ENTRY):
            if log[at] % 8 == viewer or log[at] // 8 in (SHOWN, SHUFFLED):
                assert log[at : at + ENTRY] == before[at : at + ENTRY]
        copy = Course(f"log {seed}", 1 + seed % 2, 14)
        copy.log = [(log[at] // 8, log[at] % 8, log[at + 1], log[at + 2]) for at in range(0, len(log), ENTRY)]
        cards, hands, drawn = outcome(pile, course, viewer)
        if drawn:
            copy.drawn = (drawn[0], drawn[1])
        for other in range(SEATS):
            assert (cards, hands, drawn) in everything_possible(copy, other), f"seat {other} could not be where the copy puts it"
        assert outcome(dealt(copy, viewer, seed), course, viewer) == (cards, hands, drawn)


def test_what_a_seat_has_put_under_a_pile_is_there_until_it_can_have_been_drawn() -> None:
    log = vec[i64]()
    for act, seat, a, b in ((DEALT, 0, 0b11, NONE), (DEALT, 1, 0b1100, NONE), (PUT_BACK, 0, 5, NONE), (DREW_TWO, 1, 7, 8), (DREW_TWO, 0, 4, 5)):
        log = noted(log, act, seat, a, b)
    under = [
        (lots, drawing, [listed(still_under(log, lots, 2, drawing, seat)) for seat in range(3)]) for lots, drawing in ((9, 0), (8, 0), (7, 0), (7, 1), (7, 2))
    ]
    assert under == [(9, 0, [[5, 5], [8], []]), (8, 0, [[5, 5], [8], []]), (7, 0, [[5], [8], []]), (7, 1, [[5], [], []]), (7, 2, [[], [], []])]
    log = noted(log, SHUFFLED, 0, 2, NONE)
    log = noted(log, PUT_BACK, 1, 6, NONE)
    assert listed(still_under(log, 7, 2, 2, 1)) == [6]


def test_what_others_kept_unseen_makes_no_difference() -> None:
    course = Course("truth", 2, 14)
    other = Course("truth", 2, 14)
    other.log = [(act, seat, b, a) if act == DREW_TWO and seat != 0 else (act, seat, a, b) for act, seat, a, b in course.log]
    assert other.log != course.log
    for number in range(20):
        assert outcome(dealt(course, 0, number), course, 0) == outcome(dealt(other, 0, number), course, 0)


def test_a_card_that_the_coins_make_likelier_comes_out_more_often() -> None:
    """Seat 0 put a card under the pile, seat 1 drew it with another and kept one of them: in half of all cases it is that one."""
    course = Course("likely", 1, 0)
    course.kinds, course.lots, course.drawer = 6, 3, NONE
    course.log = [(DREW_TWO, 0, 0, 1), (DREW_TWO, 1, 2, 1)]
    kept = Counter(outcome(dealt(course, 0, number), course, 0)[1][1] == (1,) for number in range(400))
    assert 150 < kept[True] < 250


# ---- the bound ----


def test_where_nothing_fits_all_that_is_not_seen_now_is_dealt_anew() -> None:
    """Seat 1 seems to show a third card of a kind of which seat 0 has two."""
    course = Course("hopeless", 2, 0)
    course.drawer = NONE
    course.log = [(DREW_BOTH, 0, 0, 0), (DREW_TWO, 1, 1, 2), (SHOWN, 1, 0, NONE), (DREW_ONE, 2, 1, NONE)]
    course.hands[0] = [0, 0]
    found = set[Outcome]()
    for number in range(80):
        pile = dealt(course, 0, number)
        assert not pile.fits
        assert pile.dead_ends <= MOST_DEAD_ENDS
        cards, hands, _ = outcome(pile, course, 0)
        assert (len(cards), [len(hand) for hand in hands]) == (2, [2, 0, 1])
        assert not Counter([*cards, *hands[2]]) - Counter({1: 2, 2: 2})
        assert listed(pile.log)[:3] == [DREW_BOTH * 8, 0, 0]
        found.add((cards, hands, ()))
    assert len(found) == 6


def test_long_logs_are_dealt_with_few_dead_ends() -> None:
    """With back-tracking, for a seat and for a spectator, who sees least."""
    most = 0
    for seed in range(6):
        course = Course(f"long {seed}", 4, 120)
        assert sum(act == SHUFFLED for act, *_ in course.log) > 1
        for viewer in (NONE, 1):
            pile = dealt(course, viewer, seed)
            assert pile.fits
            most = max(most, pile.dead_ends)
    assert 0 < most < MOST_DEAD_ENDS // 4
