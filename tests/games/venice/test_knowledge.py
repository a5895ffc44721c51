"""An independent referee of `imagine`: from what a seat has seen and heard alone it works out where cards may be.

It goes through the seat's own log again and keeps every way in which the hidden choices of others may have gone. An
imagined copy is sound if one of them leads to exactly its piles and hands. VEN-R31: a card put under a pile is known to
whoever put it there, until somebody draws it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest

from ridotto.engine.codec import Event
from ridotto.engine.hidden.piles import DREW_TWO, ENTRY, SHOWN, noted
from ridotto.engine.match import Match, Played
from ridotto.engine.rng import Rng
from ridotto.games.venice import GAME
from ridotto.games.venice.moves import CONTRACT_TEXTS, INFLUENCE, INFLUENCE_TEXTS
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.position import NOBODY

Card = tuple[str, int]
"""A card that the seat knows, or ("", batch) for one that it does not; a batch is the number of its shuffle."""


@dataclass(frozen=True)
class Way:
    """One way in which things may have gone."""

    pile: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    pools: tuple[tuple[tuple[str, int], ...], ...]
    """By batch: which cards its unknown ones may be, with counts."""
    discards: tuple[str, ...] = ()
    limbo: tuple[Card, ...] = ()
    """Drawn, and not yet decided which is kept."""
    who: int = field(default=-1)

    def named(self, card: Card, name: str) -> "Way | None":
        """The same way with an unknown card being this one; None if it cannot be."""
        if card[0]:
            return self if card[0] == name else None
        pool = dict(self.pools[card[1]])
        if not pool.get(name):
            return None
        pool[name] -= 1
        pools = list(self.pools)
        pools[card[1]] = tuple(sorted(pool.items()))
        return replace(self, pools=tuple(pools))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards less one of them."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


def handed(way: Way, seat: int, *cards: Card) -> Way:
    """The seat holds these too."""
    hands = list(way.hands)
    hands[seat] = tuple(sorted((*hands[seat], *cards)))
    return replace(way, hands=tuple(hands))


class Referee:
    """What one seat can know of one kind of card."""

    def __init__(self, seat: int, seats: int, lots: int, names: dict[str, int]) -> None:
        pool = tuple(sorted(names.items()))
        self.seat = seat
        self.ways = {Way(tuple(("", 0) for _ in range(lots)), tuple(() for _ in range(seats)), (pool,))}

    def settle(self, found: Iterator[Way]) -> None:
        """Keep only these ways."""
        self.ways = set(found)
        assert self.ways, "the referee has contradicted itself"

    def draw(self, who: int, number: int) -> None:
        """Cards leave the pile."""
        self.settle(replace(way, pile=way.pile[number:], limbo=way.pile[:number], who=who) for way in self.ways)

    def see(self, names: list[str]) -> None:
        """The seat sees the cards that it has drawn."""

        def seen() -> Iterator[Way]:
            for way in self.ways:
                for order in {tuple(names), tuple(reversed(names))} if len(names) < 3 else {tuple(names)}:
                    now: Way | None = way
                    for card, name in zip(way.limbo, order, strict=True):
                        now = now.named(card, name) if now else None
                    if now:
                        yield replace(now, limbo=tuple((name, 0) for name in order))

        self.settle(seen())

    def keep(self, who: int, name: str | None, all_of_them: bool = False) -> None:
        """One of the drawn cards is kept and the other put under the pile, or all are kept; the own seat has `name`."""

        def kept() -> Iterator[Way]:
            for way in self.ways:
                if all_of_them:
                    yield replace(handed(way, who, *way.limbo), limbo=())
                    continue
                for card in set(way.limbo):
                    if name is None or card[0] == name:
                        rest = without(way.limbo, card)
                        yield replace(handed(way, who, card), limbo=(), pile=(*way.pile, *rest))

        self.settle(kept())

    def put_back(self, who: int, name: str | None) -> None:
        """A dealt card goes under the pile."""

        def back() -> Iterator[Way]:
            for way in self.ways:
                for card in set(way.hands[who]):
                    if name is None or card[0] == name:
                        hands = list(way.hands)
                        hands[who] = without(hands[who], card)
                        yield replace(way, hands=tuple(hands), pile=(*way.pile, card))

        self.settle(back())

    def show(self, who: int, name: str, keeps: bool) -> None:
        """A card is shown; it goes to the discards if they matter."""

        def shown() -> Iterator[Way]:
            for way in self.ways:
                for card in set(way.hands[who]):
                    now = way.named(card, name)
                    if now:
                        hands = list(now.hands)
                        hands[who] = without(hands[who], card)
                        yield replace(now, hands=tuple(hands), discards=(*now.discards, name) if keeps else ())

        self.settle(shown())

    def shuffle(self) -> None:
        """The discards become unknown cards of a batch of their own."""

        def shuffled() -> Iterator[Way]:
            for way in self.ways:
                batch = len(way.pools)
                fresh = tuple(("", batch) for _ in way.discards)
                yield replace(way, pile=(*way.pile, *fresh), pools=(*way.pools, tuple(sorted(Counter(way.discards).items()))), discards=())

        self.settle(shuffled())

    def allows(self, pile: list[str], hands: list[list[str]]) -> bool:
        """Whether one of the ways leads to these cards."""
        return any(self.fits(way, pile, hands) for way in self.ways)

    def fits(self, way: Way, pile: list[str], hands: list[list[str]]) -> bool:
        """The pile card by card, hands as sets; cards that somebody is choosing from may be any that are left."""
        now: Way | None = way
        for card, name in zip(way.pile, pile, strict=True):
            now = now.named(card, name) if now else None
        return now is not None and self.hands_fit(now, hands, 0)

    def hands_fit(self, way: Way, hands: list[list[str]], seat: int) -> bool:
        """One hand after the other; unknown cards may be any that their batch has left."""
        if seat == len(hands):
            return True
        left = Counter(hands[seat])
        for card in way.hands[seat]:
            if card[0]:
                if not left[card[0]]:
                    return False
                left[card[0]] -= 1
        return self.share_out(way, [card for card in way.hands[seat] if not card[0]], +left, hands, seat)

    def share_out(self, way: Way, unknown: list[Card], left: Counter[str], hands: list[list[str]], seat: int) -> bool:
        """The unknown cards of a hand are what is left of it."""
        if not unknown:
            return not left and self.hands_fit(way, hands, seat + 1)
        for name in list(left):
            now = way.named(unknown[0], name)
            if now and self.share_out(now, unknown[1:], left - Counter([name]), hands, seat):
                return True
        return False


class Watcher:
    """Follows a match as one seat sees it: its own moves, public moves, and the events that are told to it."""

    def __init__(self, match: Match, seat: int) -> None:
        state = match.state
        assert isinstance(state, Venice)
        self.match, self.seat, self.at = match, seat, 0
        contracts = dict.fromkeys(CONTRACT_TEXTS, 1)
        self.contracts = Referee(seat, match.seats, int(state.parts.contract_pile[match.seats]), contracts)
        self.cards = Referee(seat, match.seats, 2 * INFLUENCE, dict.fromkeys(INFLUENCE_TEXTS, 2))
        for place in range(match.seats):
            dealt = int(state.seat_at(place))
            self.contracts.draw(dealt, 3)
            if dealt == seat:
                [event] = [event for event in match.events(seat) if event.kind == "deals"]
                names = event.args["contracts"]
                assert isinstance(names, list)
                self.contracts.see([CONTRACT_TEXTS[n] for n in names])
            self.contracts.keep(dealt, None, all_of_them=True)
        self.at = len(match.log)
        self.returned = ""
        self.pending: dict[str, int] = {}

    def follow(self) -> None:
        """What has happened since."""
        for entry in self.match.log[self.at :]:
            if isinstance(entry, Played):
                self.move(entry)
            elif entry.audience in (-1, self.seat):
                self.event(entry)
        self.at = len(self.match.log)

    def move(self, entry: Played) -> None:
        """A move, as far as the seat may know it."""
        kind, _, rest = GAME.codec.text(entry.move).partition(" ")
        own = entry.seat == self.seat
        if kind == "return" and own:
            self.returned = rest
        elif kind == "keep":
            self.contracts.keep(entry.seat, rest if own else None)
        elif kind == "keep-card":
            self.cards.keep(entry.seat, rest if own else None)
        elif kind == "play":
            self.cards.show(entry.seat, rest, keeps=True)
        elif kind == "fulfil":
            self.contracts.show(entry.seat, rest, keeps=False)

    def event(self, event: Event) -> None:
        """An event that the seat is told."""
        seat = event.args.get("seat", -1)
        assert isinstance(seat, int)
        if event.kind == "puts-back":
            self.contracts.put_back(seat, self.returned if seat == self.seat else None)
        elif event.kind == "draws":
            number = event.args["number"]
            assert isinstance(number, int)
            self.contracts.draw(seat, number)
            self.pending["contracts"] = number
            if seat != self.seat and number == 1:
                self.contracts.keep(seat, None, all_of_them=True)
        elif event.kind == "drawn":
            names = event.args["contracts"]
            assert isinstance(names, list)
            self.contracts.see([CONTRACT_TEXTS[n] for n in names])
            if len(names) == 1:
                self.contracts.keep(seat, None, all_of_them=True)
        elif event.kind == "draws-cards":
            number = event.args["number"]
            assert isinstance(number, int)
            self.pending["cards"] = number
            self.pending["seat"] = seat
            if not self.shuffles_next():
                self.draw_cards()
        elif event.kind == "cards-shuffled":
            self.cards.shuffle()
            self.draw_cards()
        elif event.kind == "drawn-cards":
            names = event.args["cards"]
            assert isinstance(names, list)
            self.cards.see([INFLUENCE_TEXTS[n] for n in names])
            if self.keeps_all(seat, len(names)):
                self.cards.keep(seat, None, all_of_them=True)

    def shuffles_next(self) -> bool:
        """Whether the pile has fewer cards than are drawn: everybody sees that."""
        return len(next(iter(self.cards.ways)).pile) < self.pending["cards"]

    def draw_cards(self) -> None:
        """Influence cards are drawn."""
        seat, number = self.pending["seat"], self.pending["cards"]
        self.cards.draw(seat, number)
        if seat != self.seat and self.keeps_all(seat, number):
            self.cards.keep(seat, None, all_of_them=True)

    def keeps_all(self, seat: int, number: int) -> bool:
        """A single card, or two with contract 16 in force, which everybody sees."""
        state = self.match.state
        assert isinstance(state, Venice)
        return number == 1 or state.has(seat, CONTRACT_TEXTS.index("secret-archive"))

    def accepts(self, copy: Venice) -> bool:
        """Whether an imagined copy fits all of this."""
        hands = [[CONTRACT_TEXTS[n] for n in range(26) if (int(copy.hand[seat]) >> n) & 1] for seat in range(self.match.seats)]
        pile = [CONTRACT_TEXTS[copy.pile[at]] for at in range(int(copy.piled))]
        held = [
            [INFLUENCE_TEXTS[kind] for kind in range(INFLUENCE) for _ in range(int(copy.cards[seat * INFLUENCE + kind]))] for seat in range(self.match.seats)
        ]
        cards = [INFLUENCE_TEXTS[copy.card_pile[at]] for at in range(int(copy.cards_piled))]
        return self.contracts.allows(pile, hands) and self.cards.allows(cards, held)


EAGER = ("use", "keep", "fulfil", "play", "place st-marks", "place doges-palace", "sail st-marks", "sail doges-palace", "sail monastery", "sail court", "moor")


def eager_move(match: Match, seat: int, rng: Rng) -> int:
    """Moves that draw and show many cards."""
    legal = match.state.legal(seat)
    wanted = [move for move in legal if GAME.codec.text(move).startswith(EAGER)]
    some = wanted if wanted and rng.below(4) > 0 else legal
    return some[rng.below(len(some))]


@pytest.mark.parametrize(("seats", "seed"), [(2, "one"), (3, "two"), (3, "three"), (4, "four"), (5, "five")])
def test_no_imagined_copy_contradicts_what_a_seat_has_seen(seats: int, seed: str) -> None:
    """VEN-R31, VEN-8, VEN-94, VEN-104, VEN-107."""
    match = Match.new("venice", seats, f"knowledge {seed}")
    rng = Rng.from_seed(f"knowledge moves {seed}")
    watchers = [Watcher(match, seat) for seat in range(seats)]
    looked = 0
    for made in range(500):
        if match.over:
            break
        seat = match.actors()[rng.below(len(match.actors()))]
        match.play(seat, eager_move(match, seat, rng))
        for watcher in watchers:
            watcher.follow()
        if made % 9 == 0 and not match.state.simultaneous():
            for watcher in watchers:
                if max(len(watcher.cards.ways), len(watcher.contracts.ways)) > 400:
                    continue  # too many ways for a referee that keeps them all
                true = match.state
                assert isinstance(true, Venice)
                assert watcher.accepts(true), "the referee refuses the truth"
                for n in range(3):
                    copy = match.imagine(watcher.seat, Rng.from_seed(f"{seed} {made} {n}"))
                    assert isinstance(copy, Venice)
                    assert watcher.accepts(copy), f"after move {made} a copy for seat {watcher.seat} contradicts what it has seen"
                    looked += 1
    assert looked > 20


def test_a_card_put_under_the_pile_stays_known_there() -> None:
    """VEN-R31: to whoever put it there, and to nobody else."""
    match = Match.new("venice", 3, "under")
    first = match.state.first  # type: ignore[attr-defined]
    for seat in match.actors():
        match.play(seat, match.legal(seat)[0])
    state = match.state
    assert isinstance(state, Venice)
    lowest = int(state.piled) - 1
    last = int(state.seat_at(2))
    mine = {int(match.imagine(last, Rng.from_seed(f"mine {n}")).pile[lowest]) for n in range(20)}  # type: ignore[attr-defined]
    others = {int(match.imagine(first, Rng.from_seed(f"others {n}")).pile[lowest]) for n in range(20)}  # type: ignore[attr-defined]
    assert mine == {int(state.pile[lowest])}
    assert len(others) > 5


# ---- the last resort ----


def _hopeless(seed: str) -> Venice:
    """A match in which another seat seems to have shown a contract that seat 0 holds, so that nothing can fit."""
    match = Match.new(GAME, 3, seed)
    rng = Rng.from_seed(seed)
    assert isinstance(match.state, Venice)
    while match.state.round < 4 or not match.state.hand[0] or int(match.state.hand[1]).bit_count() < 2:
        seat = match.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    state = match.state
    assert isinstance(state, Venice)
    mine, shown = (next(contract for contract in range(26) if (state.hand[seat] >> contract) & 1) for seat in (0, 1))
    state.hand[1] -= 1 << shown
    state.contract_log = noted(state.contract_log, SHOWN, 1, mine, NOBODY)
    return state


def _with_another_truth(state: Venice) -> Venice:
    """The same to seat 0, but another hand has another contract, piles differ, and others kept the other card."""
    other = state.clone()
    held = next(contract for contract in range(26) if (other.hand[1] >> contract) & 1)
    other.hand[1] += (1 << other.pile[0]) - (1 << held)
    other.pile[0] = held
    for at, kind in enumerate(reversed([int(other.card_pile[at]) for at in range(int(other.cards_piled))])):
        other.card_pile[at] = kind
    for log in (other.contract_log, other.card_log):
        for at in range(0, len(log), ENTRY):
            if log[at] // 8 == DREW_TWO and log[at] % 8 != 0:
                log[at + 1], log[at + 2] = log[at + 2], log[at + 1]
    return other


@pytest.mark.parametrize("seed", ["hopeless 1", "hopeless 2"])
def test_where_nothing_fits_nothing_hidden_is_kept(seed: str) -> None:
    """VEN-R31: the seat's own cards and all counts stay, everything else is redealt, whatever the truth."""
    state = _hopeless(seed)
    copies = [state.imagine(0, Rng.from_seed(f"{n}")) for n in range(6)]
    for copy in copies:
        assert copy.hand[0] == state.hand[0]
        assert [int(copy.hand[seat]).bit_count() for seat in range(3)] == [int(state.hand[seat]).bit_count() for seat in range(3)]
        assert [int(n) for n in copy.cards][:INFLUENCE] == [int(n) for n in state.cards][:INFLUENCE]
        assert [fault for fault in copy.faults() if "contract" not in fault] == [fault for fault in state.faults() if "contract" not in fault]
        assert GAME.view(copy, 0) == GAME.view(state, 0)
    assert len({(int(copy.hand[1]), int(copy.hand[2]), tuple(int(n) for n in copy.pile)) for copy in copies}) > 3
    assert _with_another_truth(state).imagine(0, Rng.from_seed("0")).digest() == copies[0].digest()
