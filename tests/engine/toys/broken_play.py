"""Toys whose course of play is broken."""

import itertools
from typing import Self

from mypy_extensions import i64

from ridotto.engine.codec import Arg, Codec, Kind, number
from ridotto.engine.errors import IllegalMove
from ridotto.engine.rng import Rng
from ridotto.engine.state import Fingerprint, Listener

from .breaking import imprint_without, room, state
from .events import REVEAL
from .moves import CODEC, DRAW, ROLL, STAKE
from .rules import NOTHING, Components, Stall, begin

IDLE = 47
BIG_CODEC = Codec(*CODEC.kinds, Kind("idle", IDLE, (number("way", 249),)))
counter = itertools.count()


# ---- ends ----


@state("ends", "not over after")
class NeverEnds(Stall):
    """The winner's turn never ends."""

    def step(self, seat: i64, move: i64) -> None:
        if move < DRAW:
            super().step(seat, move)
        else:
            self.seal()


@state("ends", "nobody has won")
class WinnersEmpty(Stall):
    """Nobody ever wins."""

    def winners(self) -> list[int]:
        return []


@state("ends", "the match is on, and yet")
class WinnersEarly(Stall):
    """Seat 0 wins from the beginning."""

    def winners(self) -> list[int]:
        return [0]


@state("ends", "are not different seats")
class WinnerFromOutside(Stall):
    """A seat wins that is not there."""

    def winners(self) -> list[int]:
        return [] if self.owing else [7]


@state("ends", "adds up to")
class BreakdownDoesNotAddUp(Stall):
    """A point comes from nowhere."""

    def scores(self) -> list[int]:
        return [score + 1 for score in super().scores()]


@state("ends", "scores for")
class OneScoreTooFew(Stall):
    """The last seat has no score."""

    def scores(self) -> list[int]:
        return super().scores()[:-1]


# ---- legal ----


@state("legal", "not ascending")
class MovesNotAscending(Stall):
    """The first two moves stand the wrong way round."""

    def options(self, seat: i64) -> i64:
        n = super().options(seat)
        if n > 1:
            self.found[0], self.found[1] = self.found[1], self.found[0]
        return n


@state("legal", "occurs twice")
class MoveTwice(Stall):
    """The last move is offered twice."""

    def options(self, seat: i64) -> i64:
        n = super().options(seat)
        self.add(self.found[n - 1])
        return self.count


@state("legal", "has no move")
class ActorWithoutMoves(Stall):
    """Who has no coins owes a stake and has none."""

    def options(self, seat: i64) -> i64:
        return 0 if self.offers[seat] != NOTHING and self.winner == NOTHING else super().options(seat)


@state("legal", "is accepted")
class AcceptsIllegalMoves(Stall):
    """A move is carried out as it comes."""

    def apply(self, seat: int, move: int) -> None:
        if 0 <= seat < self.seats and 0 <= move < STAKE and self.winner == NOTHING:
            self.advance(seat, move)
        else:
            super().apply(seat, move)


@state("legal", "it changes the position")
class RefusalCosts(Stall):
    """An illegal move costs a coin."""

    def apply(self, seat: int, move: int) -> None:
        try:
            super().apply(seat, move)
        except IllegalMove:
            self.bank += 1
            raise


@state("legal", "instead of IllegalMove")
class WrongError(Stall):
    """An illegal move raises something else."""

    def apply(self, seat: int, move: int) -> None:
        if move not in self.legal(seat):
            raise KeyError(move)
        super().apply(seat, move)


@state("legal", "more than 200", moves={"CODEC": BIG_CODEC})
class TooManyMoves(Stall):
    """The winner may idle in 250 ways."""

    def options(self, seat: i64) -> i64:
        super().options(seat)
        if self.winner != NOTHING and self.sale == NOTHING:
            for way in range(250):
                self.add(IDLE + way)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        if move >= IDLE:
            self.begin_round()
        else:
            super().step(seat, move)


@state("legal", "outside the codec")
class MoveOutsideTheCodec(Stall):
    """A move that the codec does not know."""

    def options(self, seat: i64) -> i64:
        super().options(seat)
        if self.winner != NOTHING and self.sale == NOTHING:
            self.add(999)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        super().step(seat, ROLL if move == 999 else move)


@state("legal", "owes no decision, and yet")
class MovesForBystanders(Stall):
    """Everybody may always roll."""

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) if seat in self.actors() else [ROLL]


@state("legal", "asking for the legal moves changes")
class AskingChanges(Stall):
    """Looking at the choices costs the bank a coin."""

    def options(self, seat: i64) -> i64:
        self.bank -= 1
        return super().options(seat)


# ---- conserves ----


@state("conserves", "a coin is lost")
class LosesACoin(Stall):
    """Stakes do not reach the bank."""

    def pay(self, seat: i64, coins: i64) -> None:
        if coins < 0:
            self.coins[seat] += coins
        else:
            super().pay(seat, coins)


@state("conserves", "in the deck and elsewhere")
class DoublesACard(Stall):
    """A card that is drawn stays in the deck too."""

    def draw(self, seat: i64) -> None:
        self.take_card(seat)
        self.top -= 1
        self.begin_round()


# ---- repeats ----


@state("repeats", "give a different position")
class HiddenGlobal(Stall):
    """The setup depends on how many matches there were before."""

    def set_up(self) -> None:
        other = next(counter) % 7 + 1
        self.deck[0], self.deck[other] = self.deck[other], self.deck[0]
        super().set_up()


@state("repeats", "a different one with a listener")
class ListenerMatters(Stall):
    """Chance is used only when somebody listens."""

    def roll(self, seat: i64) -> None:
        if self.listener is not None:
            self.rng.word()
        super().roll(seat)


def start_alike(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Stall:
    """Every match is the same."""
    return begin(Stall, parts, seats, variant, Rng.from_seed("always the same"), listener)


room("seed_does_not_matter", "repeats", "other seeds change nothing", rules={"start": start_alike})


# ---- digests ----


@state("digests", "but a different view")
class DigestForgetsCoins(Stall):
    """The fingerprint knows nothing of coins."""

    def imprint(self, mark: Fingerprint) -> None:
        imprint_without("top coins bank", self, mark)


@state("digests", "have the same digest and yet different")
class DigestForgetsCards(Stall):
    """The fingerprint knows nothing of cards."""

    def imprint(self, mark: Fingerprint) -> None:
        imprint_without("deck place bank wins", self, mark)


# ---- clones ----


@state("clones", "coins")
class CloneSharesCoins(Stall):
    """The purse is one and the same."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.coins = self.coins
        return copy


@state("clones", "the original")
class CloneSharesChance(Stall):
    """The clone draws from the original's stream."""

    def clone(self) -> Self:
        copy = self.fresh(self.rng)
        copy.take_over(self)
        return copy


@state("clones", "keeps the listener")
class CloneKeepsListener(Stall):
    """What is tried out on a clone is told."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.listener = self.listener
        return copy


@state("clones", "a different digest")
class CloneForgetsTheSale(Stall):
    """A clone in the middle of a chain is not there."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.sale = NOTHING
        return copy


# ---- order ----


@state("order", "when the answers are given in the order")
class LastAnswerWins(Stall):
    """Who answers last gets a win."""

    def step(self, seat: i64, move: i64) -> None:
        if STAKE <= move < DRAW and self.owing == 1 << seat:
            self.wins[seat] += 1
        super().step(seat, move)


@state("order", "depends on what others have answered")
class StakesMustDiffer(Stall):
    """A stake that another has made cannot be made again."""

    def options(self, seat: i64) -> i64:
        if self.winner != NOTHING or self.offers[seat] == NOTHING:
            return super().options(seat)
        self.count = 0
        for coins in range(min(2, self.coins[seat]) + 1):
            if coins == 0 or coins not in list(self.stakes):
                self.add(STAKE + coins)
        return self.count


@state("order", "is false before the last answer")
class SimultaneousForgotten(Stall):
    """One missing answer is taken for a turn."""

    def simultaneous(self) -> bool:
        return len(self.actors()) > 1


@state("order", "something is sealed when only seat")
class SealsMidway(Stall):
    """Every stake seals."""

    def step(self, seat: i64, move: i64) -> None:
        super().step(seat, move)
        if STAKE <= move < DRAW:
            self.seal()


@state("order", "nothing is sealed")
class StageWithoutSeal(Stall):
    """The answers are shown and not sealed."""

    def reveal(self) -> None:
        seals = self.seals
        super().reveal()
        self.seals = seals


@state("order", "is told something else")
class ToldInTheOrderOfAnswers(Stall):
    """The last answer is shown once more."""

    def step(self, seat: i64, move: i64) -> None:
        if STAKE <= move < DRAW and self.owing == 1 << seat:
            self.tell(REVEAL, seat, self.offers[seat], move - STAKE)
        super().step(seat, move)


# ---- undo ----


@state("undo", "seal() is missing")
class DrawWithoutSeal(Stall):
    """A card is drawn, told and could be put back."""

    def draw(self, seat: i64) -> None:
        seals = self.seals
        super().draw(seat)
        self.seals = seals


@state("undo", "chance was used")
class RollWithoutSeal(Stall):
    """A roll could be taken back."""

    def roll(self, seat: i64) -> None:
        seals = self.seals
        super().roll(seat)
        self.seals = seals


@state("undo", "what it could not know")
class SilentDrawWithoutSeal(Stall):
    """A card is drawn, not told, and could be put back."""

    def draw(self, seat: i64) -> None:
        seals = self.seals
        self.take_card(seat)
        self.begin_round()
        self.seals = seals


@state("undo", "the match is over, and")
class OverWithoutSeal(Stall):
    """The last sale could be taken back when the seed is known."""

    def sell(self, seat: i64, price: i64) -> None:
        seals = self.seals
        super().sell(seat, price)
        self.seals = seals


# ---- text ----


class OneTextForTwo(Codec):
    """Writes two stakes alike."""

    def text(self, move: int) -> str:
        """The text of a move, but for one."""
        return super().text(move - 1 if move == STAKE + 2 else move)


class Shouting(Codec):
    """Writes moves that it cannot read."""

    def text(self, move: int) -> str:
        """The text of a move, with something before it."""
        return f"! {super().text(move)}"


room("move_text_ambiguous", "text", "which is read as move", moves={"CODEC": OneTextForTwo(*CODEC.kinds)})
room("move_text_unreadable", "text", "is not a move of this game", moves={"CODEC": Shouting(*CODEC.kinds)})
room("two_kinds_of_one_name", "text", "two kinds of move", moves={"CODEC": Codec(*CODEC.kinds, Kind("ask", IDLE, (Arg("other", ("7", "8")),)))})
