"""Every imagined hand could have come about as everybody has seen it: RIA-41, RIA-57, RIA-58, RIA-62, RIA-73, RIA-R40."""

from collections import Counter
from functools import lru_cache

import pytest

from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener
from ridotto.games.rialto import events as told
from ridotto.games.rialto.moves import DECIDE_CARDS, DECIDE_JOKERS, KINDS
from ridotto.games.rialto.rules import Rialto
from ridotto.games.rialto.rules.reliving import CAUTIOUS, PATIENCE, Past

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
    """All ways to choose so many cards."""
    if not bound:
        return ((),) if size == 0 else ()
    return tuple((n, *rest) for n in range(min(bound[0], size) + 1) for rest in choices(bound[1:], size - n))


def discarded(known: Cards, blank: int, down: Cards, n: int, last: bool) -> set[tuple[Cards, int, Cards]]:
    """All ways to have discarded so many cards, those that still lie there among `down`."""
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
    """Whether a seat with this history can hold these cards and have discarded those; unseen cards may have been of any kind."""
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


@pytest.mark.parametrize("tries", [CAUTIOUS, PATIENCE - 1])
def test_no_past_contradicts_what_was_seen_however_hard_it_was_to_find(tries: int) -> None:
    """RIA-R40: where many tries were in vain, discards are chosen without looking ahead, and at last what all had together is set aside."""
    rng = Rng.from_seed("hard")
    judged = 0
    for number in range(4):
        public = Public(3)
        state = start(3, f"hard {number}", listener=public)
        while not state.over():
            seat = state.actors()[rng.below(len(state.actors()))]
            if state.round > 2 and rng.below(10) == 0:
                past = Past(state, seat)
                past.tries = tries
                while not past.relive_all(rng):
                    past.tries = tries
                for other in range(3):
                    if other != seat:
                        assert could_be(public.of[other], cards_of(past.hand, other), cards_of(past.down, other)), (number, seat, other)
                        judged += 1
            moves = state.legal(seat)
            eager = state.phase in (DECIDE_CARDS, DECIDE_JOKERS) and rng.below(4) > 0
            state.apply(seat, moves[-1] if eager else moves[rng.below(len(moves))])
    assert judged > 30


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


# ---- single conclusions ----


def test_what_an_empty_hand_has_not_played_stays_discarded() -> None:
    """RIA-57, RIA-R40: all eight cards were open, seven were played, so the eighth lies face down in every later round."""
    state = play(at("discard", 2, hands=["DDDDDDDG", ""], open=["DDDDDDDG", ""]), "discard gold")
    next_rows(lay(state, "7"))
    play(state, "row 1")
    assert all(see(copy, 0)["own_down"] == ["gold"] for copy in imagined(state, 1))


def test_cards_held_at_a_shuffle_were_hidden_then() -> None:
    """RIA-41, RIA-R40: only three Gold cards could not be seen when the pile was made anew; they are still held."""
    state = next_rows(at("F", 2, hands=["GGG", "CC"], pile="", rest="discard"))
    play(state, options(state)[0])
    assert all(Counter(hand(copy, 0))["gold"] >= 3 for copy in imagined(state, 1))


def third_round() -> Rialto:
    """Seat 0 had eight Doge cards, discarded one and played seven; in the next round it took GJJRRR, discarded the Gold card and let jokers stand for it."""
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
    """RIA-73, RIA-R40: the Gold card was taken in this round, so the discard of the round before is still the Doge card."""
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
