"""Toys in which somebody knows too much, or imagines too little."""

import itertools
from typing import Any, Self

from mypy_extensions import i64

from ridotto.engine.cells import zeros
from ridotto.engine.codec import EventKind, EventTable
from ridotto.engine.rng import Rng
from ridotto.engine.state import Fingerprint

from .breaking import imprint_without, room, state
from .events import EVENTS, REVEAL, SOLD
from .moves import DRAW, STAKE
from .rules import NOTHING, Stall
from .view import view

counter = itertools.count()


def changed_view(**changes: Any) -> dict[str, Any]:
    """A view room in which these keys are computed otherwise, from the state, the seat and the sound view."""

    def other(state: Stall, seat: int) -> dict[str, Any]:
        sound: dict[str, Any] = {**view(state, seat)}
        return sound | {key: change(state, seat, sound) for key, change in changes.items()}

    return {"view": other}


# ---- views ----


def without_bank(state: Stall, seat: int) -> dict[str, Any]:
    """The view without a key."""
    return {key: value for key, value in view(state, seat).items() if key != "bank"}


room("view_holds_a_set", "views", "cannot be written as JSON", view=changed_view(gone=lambda state, seat, sound: set(sound["gone"])))
room("view_holds_a_tuple", "views", "does not survive JSON", view=changed_view(gone=lambda state, seat, sound: tuple(sound["gone"])))
room("view_misses_a_key", "views", "does not fit VIEW at 'bank'", view={"view": without_bank})
room("view_has_a_key_too_many", "views", "holds more than VIEW describes: note", view=changed_view(note=lambda state, seat, sound: "hello"))
room("view_has_a_wrong_type", "views", "does not fit VIEW at 'bank'", view=changed_view(bank=lambda state, seat, sound: True))


@state("views", "hands out a list", view=changed_view(gone=lambda state, seat, sound: state.pile))
class ViewHandsOutAList(Stall):
    """The state keeps a list, and the view gives it away."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.pile = [1, 2, 3]


@state("views", "looking at a position changes it", view=changed_view(bank=lambda state, seat, sound: state.count_coins()))
class ViewChanges(Stall):
    """Who counts the bank takes a coin."""

    def count_coins(self) -> int:
        """Counts, and more."""
        self.top += 1
        return int(self.bank)


# ---- imagines ----


@state("imagines", "changes what it sees")
class ImagineChangesKnownCards(Stall):
    """Even the seat's own hand is redealt."""

    def redeal(self, seat: i64, rng: Rng) -> None:
        super().redeal(-1, rng)


@state("imagines", "changes the original: deck, place")
class ImagineTouchesTheOriginal(Stall):
    """The original is redealt before it is copied."""

    def imagine(self, seat: i64, rng: Rng) -> Self:
        self.redeal(seat, rng)
        return super().imagine(seat, rng)


@state("imagines", "hands on the match's own generator")
class ImagineKeepsChance(Stall):
    """What will be rolled is known."""

    def imagine(self, seat: i64, rng: Rng) -> Self:
        copy = super().imagine(seat, rng)
        copy.rng = self.rng.clone()
        return copy


@state("imagines", "has faults: the deck does not hold")
class ImagineUnsound(Stall):
    """A card is in the imagined deck twice."""

    def redeal(self, seat: i64, rng: Rng) -> None:
        super().redeal(seat, rng)
        self.deck[0] = self.deck[self.parts.cards - 1]


@state("imagines", "twice with the same Rng")
class ImagineByAnotherChance(Stall):
    """Redraws with a stream of its own."""

    def redeal(self, seat: i64, rng: Rng) -> None:
        super().redeal(seat, Rng.from_seed(str(next(counter))))


@state("imagines", "something that it cannot know")
class ImagineFromTheTruth(Stall):
    """What is redrawn depends on what lies at the bottom of the deck."""

    def redeal(self, seat: i64, rng: Rng) -> None:
        for _ in range(self.deck[self.parts.cards - 1]):
            rng.below(2)
        super().redeal(seat, rng)


@state("imagines", "changes the decision it owes")
class ImagineForgetsTheChain(Stall):
    """A seat in the middle of a chain is thought to be at its beginning."""

    def decision(self, seat: i64) -> i64:
        return super().decision(seat) if self.imagined == 0 else 0

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.imagined = 0

    def imagine(self, seat: i64, rng: Rng) -> Self:
        copy = super().imagine(seat, rng)
        assert isinstance(copy, ImagineForgetsTheChain)
        copy.imagined = 1
        return copy


# ---- bounded ----


@state("bounded", "more than the")
class ImagineTriesTooLong(Stall):
    """Deals again and again before it is content: it ends, but late."""

    def redeal(self, seat: i64, rng: Rng) -> None:
        for _ in range(400):
            super().redeal(seat, rng)


@state("bounded", "lines that its size allows")
class ImagineNeverEnds(Stall):
    """Looks for something that is not there, without drawing a number."""

    def redeal(self, seat: i64, rng: Rng) -> None:
        at = 0
        while self.deck[at % len(self.deck)] >= 0:
            at += 1


# ---- redraws ----


@state("redraws", "ever differ")
class ImagineRedrawsNothing(Stall):
    """A copy with other chance."""

    def redraw(self, seat: i64, rng: Rng) -> None:
        pass


@state("redraws", "told things in private")
class ImagineKeepsHands(Stall):
    """Only the deck is shuffled."""

    def redeal(self, seat: i64, rng: Rng) -> None:
        rng.shuffle(self.deck, self.top, len(self.deck))


@state("redraws", "leaves something of the real deal")
class ImagineLeavesTheDeal(Stall):
    """The cards as they were dealt lie in a row that nothing looks at."""

    def lay_out(self) -> None:
        super().lay_out()
        self.dealt = zeros(self.parts.cards)

    def imprint(self, mark: Fingerprint) -> None:
        imprint_without("dealt", self, mark)

    def take_card(self, seat: i64) -> None:
        self.dealt[self.top] = self.deck[self.top]
        super().take_card(seat)


@state("redraws", "betrays what seat")
class ImagineKeepsChoices(Stall):
    """What others have chosen stays."""

    def choose_anew(self, seat: i64, rng: Rng) -> None:
        pass


@state("redraws", "betrays what seat")
class ImagineKeepsStakes(Stall):
    """The card is redrawn, the stake stays."""

    def choose_anew(self, seat: i64, rng: Rng) -> None:
        stakes = self.stakes[:]
        super().choose_anew(seat, rng)
        self.stakes = stakes


# ---- secrets ----


def hand_of_the_next(state: Stall, seat: int, sound: Any) -> list[int]:
    """Somebody else's cards."""
    return state.hand((seat + 1) % state.seats)


room("view_leaks_a_hand", "secrets", "depends on what it cannot know", view=changed_view(hand=hand_of_the_next))
room("view_leaks_a_choice", "secrets", "the view of", view=changed_view(offer=lambda state, seat, sound: int(max(state.offers))))
room("view_leaks_a_sale", "secrets", "the view of", view=changed_view(sale=lambda state, seat, sound: int(state.sale)))
room("view_leaks_how_far_a_chain_is", "imagines", "changes what it sees", view=changed_view(sale=lambda state, seat, sound: int(state.sale != NOTHING)))


@state("secrets", "the events of")
class EventLeaksAChoice(Stall):
    """The offer is told at once."""

    def step(self, seat: i64, move: i64) -> None:
        if move < STAKE:
            self.tell(REVEAL, seat, move, 0)
        super().step(seat, move)


@state("secrets", "the record so far of")
class RecordLeaksAChoice(Stall):
    """Nothing is counted as secret."""

    def step(self, seat: i64, move: i64) -> None:
        super().step(seat, move)
        self.secret[seat] = 0


@state("secrets", "the record so far")
class RecordLeaksTheChain(Stall):
    """Of a chain of two moves only the last is counted as secret."""

    def step(self, seat: i64, move: i64) -> None:
        super().step(seat, move)
        self.secret[seat] = min(1, self.secret[seat])


@state("secrets", "is gone from the record again")
class RecordForgets(Stall):
    """More moves are counted as secret than are."""

    def step(self, seat: i64, move: i64) -> None:
        super().step(seat, move)
        if move < STAKE:
            self.secret[seat] = 9


@state("secrets", "what its view and its events do not")
class RecordShowsWhatStaysHidden(Stall):
    """Cards are sold face down, but the move stands in the record when the sale is over."""

    def step(self, seat: i64, move: i64) -> None:
        super().step(seat, move)
        self.veiled[seat] = 0


@state("secrets", "the events of")
class EventLeaksASale(Stall):
    """What is sold is told before it is sold."""

    def step(self, seat: i64, move: i64) -> None:
        super().step(seat, move)
        if self.sale != NOTHING:
            self.tell(SOLD, seat, self.sale)


@state("secrets", "the view of")
class OptionsLeakAChoice(Stall):
    """Who chooses last has a move less when another has staked two."""

    def options(self, seat: i64) -> i64:
        n = super().options(seat)
        offering = self.winner == NOTHING and self.offers[seat] == NOTHING
        return n - 1 if offering and max(self.stakes) == 2 and n > 1 else n


# ---- records ----


def events_without(*names: str) -> dict[str, EventTable]:
    """An events room in which these events are not marked as chance."""
    kinds = [EventKind(kind.name, kind.args, kind.chance and kind.name not in names, kind.quiet) for kind in EVENTS.kinds]
    return {"EVENTS": EventTable(dict(enumerate(kinds)))}


room("roll_not_recorded", "records", "what is seen, and the record does not tell", events=events_without("roll"))
room("no_chance_recorded", "records", "states no chance outcome", events=events_without("roll", "hand"))


@state("records", "a different position or log")
class RecordDoesNotReplay(Stall):
    """What is told depends on how many matches there were before."""

    def step(self, seat: i64, move: i64) -> None:
        if move == DRAW:
            self.tell(SOLD, seat, next(counter) % 1000)
        super().step(seat, move)
