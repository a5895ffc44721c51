"""Every imagined hand is consistent with what everybody saw: RIA-41, RIA-57, RIA-58, RIA-62, RIA-73, RIA-R40."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

import pytest

from ridotto.engine.hidden.hands import ATTEMPTS, HiddenHands
from ridotto.engine.parcel import pack
from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener
from ridotto.games.rialto import GAME
from ridotto.games.rialto import events as told
from ridotto.games.rialto.moves import DECIDE_CARDS, DECIDE_DISCARD, DECIDE_JOKERS, KINDS
from ridotto.games.rialto.rules import Rialto
from ridotto.games.rialto.rules.history import cards_packed, counted, hands_seen
from ridotto.games.rialto.rules.imagining import deal_stocks, deal_unseen

from .positions import VARIANT, at, cards, hand, lay, options, pass_on, play, see, start, variant_at

MANY = 40
Cards = tuple[int, ...]


def imagined(state: Rialto, seat: int) -> list[Rialto]:
    """Many positions as a seat imagines them."""
    rng = Rng.from_seed("hands")
    return [state.imagine(seat, rng) for _ in range(MANY)]


def next_rows(state: Rialto) -> Rialto:
    """On to the rows of the next round, without another card played."""
    while see(state)["phase"] == "II":
        pass_on(state)
    return state


# ---- a slow judge, which knows nothing but the public events ----


class Public(Listener):
    """What everybody hears of each seat's cards."""

    def __init__(self, seats: int) -> None:
        self.of: list[list[tuple[str, list[int]]]] = [[] for _ in range(seats)]
        self.section = 0
        self.converted = False

    def hear(self, kind: int, audience: int, args: list[int]) -> None:
        """Note it."""
        args = [int(arg) for arg in args]
        if kind == told.ROW_TAKEN:
            self.of[args[0]].append(("open", args[2:]))
        elif kind == told.FROM_LEFTOVER:
            self.of[args[0]].append(("open", args[1:2]))
        elif kind == told.DRAWS:
            self.of[args[0]].append(("drawn", args[1:2]))
        elif kind == told.DISCARDS:
            self.of[args[0]].append(("discards", args[1:2]))
        elif kind == told.CONVERTED:
            self.converted = True
        elif kind == told.SECTION:
            self.section = args[1]
        elif kind == told.VIRTUAL_BEGINS:
            self.section = args[0]
        elif kind == told.PLAYED:
            self.of[args[0]].append(("played", args[3:]))
            if not self.converted and self.section not in args[3:]:
                self.of[args[0]].append(("lacks", [self.section]))
            self.converted = False
        elif kind == told.SHUFFLED:
            for seat in self.of:
                seat.append(("shuffled", []))


@lru_cache(None)
def choices(bound: Cards, size: int) -> tuple[Cards, ...]:
    """All ways to choose `size` cards."""
    if not bound:
        return ((),) if size == 0 else ()
    return tuple((n, *rest) for n in range(min(bound[0], size) + 1) for rest in choices(bound[1:], size - n))


def discarded(known: Cards, blank: int, down: Cards, n: int, last: bool) -> set[tuple[Cards, int, Cards]]:
    """All ways to have discarded n cards, those still face down being among `down`."""
    found = set()
    if last:
        for some in choices(down, n):
            short = sum(max(0, some[kind] - known[kind]) for kind in range(KINDS))
            if short <= blank:
                kept = tuple(max(0, known[kind] - some[kind]) for kind in range(KINDS))
                found.add((kept, blank - short, tuple(down[kind] - some[kind] for kind in range(KINDS))))
    else:
        for of_blank in range(min(blank, n) + 1):
            for some in choices(known, n - of_blank):
                found.add((tuple(known[kind] - some[kind] for kind in range(KINDS)), blank - of_blank, down))
    return found


def could_be(events: list[tuple[str, list[int]]], held: Cards, down: Cards) -> bool:
    """Whether a seat with this history can hold these cards and have discarded those; unseen ones may be any."""
    shuffles = [at for at, (what, _) in enumerate(events) if what == "shuffled"]
    ways: set[tuple[Cards, int, Cards]] = {((0,) * KINDS, 0, down)}
    lacks: set[int] = set()
    for number, (what, args) in enumerate(events):
        found: set[tuple[Cards, int, Cards]] = set()
        lacks = set() if what in ("open", "drawn") else lacks | set(args) if what == "lacks" else lacks
        for known, blank, left in ways:
            counts = list(known)
            if what == "discards":
                found |= discarded(known, blank, left, args[0], not shuffles or number > shuffles[-1])
                continue
            for kind in args if what in ("open", "played") else ():
                if what == "open":
                    counts[kind] += 1
                elif counts[kind] > 0:
                    counts[kind] -= 1
                else:
                    blank -= 1
            if blank >= 0 and not (what == "lacks" and counts[args[0]] > 0):
                found.add((tuple(counts), blank + (args[0] if what == "drawn" else 0), left))
        ways = found
    if any(held[kind] for kind in lacks):
        return False
    return any(not any(left) and sum(known) + blank == sum(held) and all(known[k] <= held[k] for k in range(KINDS)) for known, blank, left in ways)


def cards_of(row: object, seat: int) -> Cards:
    """A seat's cards in a row."""
    return tuple(int(row[at]) for at in range(seat * KINDS, seat * KINDS + KINDS))  # type: ignore[index]


@pytest.mark.parametrize(("seats", "variant"), [(2, ""), (3, ""), (4, ""), (5, ""), (2, VARIANT)])
def test_no_imagined_hand_contradicts_what_was_seen(seats: int, variant: str) -> None:
    """RIA-R40: in random matches, for every other seat, by a judge that looks at the public events alone."""
    rng = Rng.from_seed("judge")
    judged = 0
    for number in range(6):
        public = Public(seats)
        state = start(seats, f"judge {number}", variant, listener=public)
        while not state.over():
            seat = state.actors()[rng.below(len(state.actors()))]
            if state.round > 1 and rng.below(12) == 0:
                copy = state.imagine(seat, rng)
                for other in range(seats):
                    if other != seat:
                        assert could_be(public.of[other], cards_of(state.hand, other), cards_of(state.down, other))
                        assert could_be(public.of[other], cards_of(copy.hand, other), cards_of(copy.down, other)), (number, seat, other)
                        judged += 1
            moves = state.legal(seat)
            eager = state.phase in (DECIDE_CARDS, DECIDE_JOKERS) and rng.below(4) > 0
            state.apply(seat, moves[-1] if eager else moves[rng.below(len(moves))])
    assert judged > 30


def eager_match(seed: str, seats: int, listener: Listener | None = None) -> Iterator[Rialto]:
    """The positions of a match of random players who mostly play all the cards that they can."""
    rng = Rng.from_seed(seed)
    state = GAME.start(seats, rng.fork(), listener=listener)
    assert isinstance(state, Rialto)
    while not state.over():
        yield state
        seat = state.actors()[rng.below(len(state.actors()))]
        moves = state.legal(seat)
        eager = state.phase in (DECIDE_CARDS, DECIDE_JOKERS) and rng.below(8) > 0
        state.apply(seat, moves[-1] if eager else moves[rng.below(len(moves))])


def test_every_hand_that_could_be_is_imagined_and_no_other() -> None:
    """RIA-R40: before the first shuffle, against all hands and discards that judge and unseen cards allow."""
    compared = 0
    for number in range(40):
        public = Public(2)
        for state in eager_match(f"all {number}", 2, public):
            held, down = cards_of(state.hand, 0), cards_of(state.down, 0)
            if state.round < 3 or state.remade or not 1 <= sum(held) + sum(down) <= 3:
                continue
            unseen = Counter(int(state.pile[at]) for at in range(len(state.pile)))
            unseen.update({kind: held[kind] + down[kind] for kind in range(KINDS)})
            every = tuple(unseen[kind] for kind in range(KINDS))
            possible = {
                (one, two)
                for one in choices(every, sum(held))
                for two in choices(tuple(every[kind] - one[kind] for kind in range(KINDS)), sum(down))
                if could_be(public.of[0], one, two)
            }
            rng = Rng.from_seed("all")
            found = set()
            for _ in range(100 * len(possible)):
                copy = state.imagine(1, rng)
                found.add((cards_of(copy.hand, 0), cards_of(copy.down, 0)))
                if found == possible:
                    break
            assert found == possible, (number, found - possible, possible - found)
            compared += 1
            break
        if compared == 6:
            return
    raise AssertionError("there are too few such positions")


STALLING = [("stall 404", 174), ("stall 2035", 172)]
"""Two-player matches, and the move after which 3000 random tries had once found no possible past."""


@pytest.mark.parametrize(("seed", "made"), STALLING)
def test_hands_are_found_at_once_where_few_are_possible(seed: str, made: int) -> None:
    """RIA-R40: two shuffles revealed what the other had, and random discards hardly ever lead there."""
    public = Public(2)
    state = next(islice(eager_match(seed, 2, public), made, None))
    assert (int(state.round), state.remade > 0) == (6, True)
    for viewer in (0, 1, -1):
        for number in range(20):
            hands = HiddenHands(hands_seen(state, viewer))
            chance = Rng.from_seed(f"{viewer} {number}")
            assert hands.deal(chance)
            assert (int(hands.attempts), hands.loose) == (1, False)
            assert int(chance.counter) < 12  # blocks of sixteen numbers
        copy = state.imagine(viewer, Rng.from_seed("copy"))
        assert copy.faults() == []
        for other in {0, 1} - {viewer}:
            assert could_be(public.of[other], cards_of(copy.hand, other), cards_of(copy.down, other))


def together(state: Rialto, viewer: int) -> list[Cards]:
    """What all but one seat had together at each shuffle."""
    found = []
    for period in range(int(state.period) + 1):
        if state.remade >> period & 1:
            at = [period * state.seats + seat for seat in range(int(state.seats)) if seat != viewer]
            found.append(tuple(sum(int(counted(state.stocks[place], kind)) for place in at) for kind in range(KINDS)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_all_others_had_at_a_shuffle_is_kept(seats: int) -> None:
    """RIA-41, RIA-R40: by kind for all together, and by number for each."""
    rng = Rng.from_seed("stocks")
    looked = 0
    for state in eager_match("stocks", seats):
        if state.remade and rng.below(6) == 0:
            seat = state.actors()[0]
            copy = state.imagine(seat, rng)
            assert together(copy, seat) == together(state, seat)
            assert [cards_packed(copy.stocks[at]) for at in range(len(copy.stocks))] == [cards_packed(state.stocks[at]) for at in range(len(state.stocks))]
            looked += 1
    assert looked > 5


def test_no_hand_contradicts_what_was_seen_of_its_seat_when_shares_are_given_up() -> None:
    """RIA-R40: only what everybody had together at shuffles is disregarded."""
    rng = Rng.from_seed("loose")
    judged = 0
    for number in range(3):
        public = Public(3)
        for state in eager_match(f"loose {number}", 3, public):
            if state.remade and rng.below(10) == 0:
                hands = HiddenHands(hands_seen(state, 0))
                hands.attempts = ATTEMPTS
                if hands.deal(rng):
                    assert hands.loose
                    for other in (1, 2):
                        assert could_be(public.of[other], cards_of(hands.hand, other), cards_of(hands.down, other)), (number, other)
                        judged += 1
    assert judged > 20


def test_where_nothing_fits_what_is_certain_is_kept() -> None:
    """RIA-R40: the last resort is sound and keeps the view of the seat."""
    rng = Rng.from_seed("resort")
    looked = 0
    for state in eager_match("resort", 4):
        if state.phase != DECIDE_DISCARD and rng.below(8) == 0:
            copy = state.clone()
            assert isinstance(copy, Rialto)
            deal_unseen(copy, 2, rng)
            deal_stocks(copy, 2, rng)
            assert copy.faults() == []
            assert see(copy, 2)["seats"] == see(state, 2)["seats"]
            assert (hand(copy, 2), together(copy, 2)) == (hand(state, 2), together(state, 2))
            looked += 1
    assert looked > 20


def test_positions_that_look_the_same_are_imagined_the_same() -> None:
    """RIA-62: nothing of what is redrawn depends on what is hidden."""
    rng = Rng.from_seed("alike")
    state = start(4, "alike")
    while not state.over():
        seat = state.actors()[rng.below(len(state.actors()))]
        if rng.below(8) == 0:
            twin = state.imagine(seat, rng)
            one, two = state.imagine(seat, Rng.from_seed("x")), twin.imagine(seat, Rng.from_seed("x"))
            for held in range(4):
                assert (hand(one, held), see(one, held)["own_down"]) == (hand(two, held), see(two, held)["own_down"]), (int(state.round), seat, held)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize("seats", [2, 5])
def test_a_position_is_imagined_as_one_that_was_never_imagined_before(seats: int) -> None:
    """What was seen of hands is worked out once for a position; using it changes nothing, and a move drops it."""
    rng = Rng.from_seed("before")
    state = start(seats, "before")
    while not state.over():
        viewer = int(rng.below(2))
        for number in range(2):
            fresh = state.clone().imagine(viewer, Rng.from_seed(f"{number}"))
            assert state.imagine(viewer, Rng.from_seed(f"{number}")).digest() == fresh.digest()
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])


def test_a_position_that_becomes_that_of_a_parcel_forgets_what_was_seen_before() -> None:
    """Parcels contain what was noted in each round, not what follows from it."""
    state, other = start(3, "parcel"), next(islice(eager_match("other", 3), 60, None))
    state.imagine(0, Rng.from_seed("x"))
    state.read(pack(other))
    assert state.imagine(0, Rng.from_seed("x")).digest() == other.imagine(0, Rng.from_seed("x")).digest()


# ---- single conclusions ----


def test_what_an_empty_hand_has_not_played_stays_discarded() -> None:
    """RIA-57, RIA-R40: all eight cards were open, seven were played, so the eighth stays discarded."""
    state = play(at("discard", 2, hands=["DDDDDDDG", ""], open=["DDDDDDDG", ""]), "discard gold")
    next_rows(lay(state, "7"))
    play(state, "row 1")
    assert all(see(copy, 0)["own_down"] == ["gold"] for copy in imagined(state, 1))


def test_cards_held_at_a_shuffle_were_hidden_then() -> None:
    """RIA-41, RIA-R40: only three Gold cards were hidden when the pile was reshuffled; they are still held."""
    state = next_rows(at("F", 2, hands=["GGG", "CC"], pile="", rest="discard"))
    play(state, options(state)[0])
    assert all(Counter(hand(copy, 0))["gold"] >= 3 for copy in imagined(state, 1))


def third_round() -> Rialto:
    """Seat 0 had eight Doge cards, discarded one and played seven.

    In the next round it took GJJRRR, discarded the Gold card and played jokers in its place.
    """
    state = at("discard", 2, hands=["DDDDDDDD", ""], open=["DDDDDDDD", ""], pile="GCO JCO JCO RCO RCO RCO BBBB")
    next_rows(lay(play(state, "discard doge"), "7"))
    play(state, "row 1", "row 2")
    return play(state, "0: discard gold", "1: discard councilman")


def test_open_cards_are_not_among_the_discards_of_rounds_before_they_were_taken() -> None:
    """RIA-R40: one round later it still holds that only one card of the second round has been discarded."""
    state = next_rows(third_round())
    assert see(state)["round"] == 3
    for copy in imagined(state, 1):
        down = Counter(see(copy, 0)["own_down"] or [])
        assert (down["doge"] >= 1, down.total()) == (True, 2)


def test_a_card_shown_to_be_discarded_may_be_one_of_this_round() -> None:
    """RIA-73, RIA-R40: the Gold card was taken in this round, so the earlier discard is still the Doge card."""
    state = pass_on(third_round())
    while see(state)["turn"] != 0:
        lay(state, "0")
    play(state, "cards 0", "jokers 2")
    assert all(see(copy, 0)["own_down"] == cards("DG") for copy in imagined(state, 1))


def test_cards_carried_on_are_still_not_of_a_kind_shown_to_be_lacking() -> None:
    """RIA-73, RIA-R40: only the two cards drawn since can be Doge cards."""
    state = at("A", 2, hands=["JJGCRO", "C"], pile="GCO GCO GCO RCO RCO RCO")
    next_rows(play(state, "cards 0", "jokers 2"))
    play(state, "row 1")
    found = {Counter(hand(copy, 0))["doge"] for copy in imagined(state, 1)}
    assert found <= {0, 1, 2}
    assert len(found) > 1


def test_a_shuffle_for_the_virtual_player_leaves_known_what_must_be_in_hand() -> None:
    """RIA-177, RIA-R40: of six cards of this round one at most has been discarded, though two cards lay face down."""
    pile = "CCCCCCC GBO GBO GBO GBO GBO GBO JJRR"
    state = variant_at("discard", order=[0, 1, 2], hands=["DDDDDDDD", ""], open=["DDDDDDDD", ""], pile=pile, rest="discard")
    next_rows(lay(play(state, "discard doge"), "7"))
    seats = [seat for seat in (0, 1) if seat == state.actors()[0]]
    play(state, "row 1" if seats == [0] else "row 2")
    play(state, "row 2" if seats == [0] else "row 1")
    play(state, "0: discard joker", f"1: {options(state, 1)[0]}")
    assert see(state)["seats"][0]["down"] == 0
    assert Counter(see(state)["seats"][0]["known"])["gold"] == 5
