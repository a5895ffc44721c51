"""The rules of Lots, in the order of play.

LOT-1  Each round the next prize is turned up.
LOT-2  Every seat secretly chooses one of its bids; each bid can be used once.
LOT-3  When all have chosen, the bids are shown; the highest takes the prize, equal highest bids take nothing.
LOT-4  After the last bid the most points win; equal points share the win.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import listed, sort, total, zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import Fingerprint, Listener, State
from ridotto.games._template.moves import BID, DECIDE_BID

PRIZE: Final = 0
REVEAL: Final = 1
WIN: Final = 2
TIE: Final = 3

NO_BID: Final = -1


class Components:
    """The numbers of the edition."""

    def __init__(self, bids: int, prizes: vec[i64]) -> None:
        self.bids: i64 = bids
        self.prizes: vec[i64] = prizes


class Lots(State):
    """One position of Lots."""

    def __init__(self, parts: Components, seats: i64, rng: Rng, origin: "Lots | None" = None) -> None:
        super().__init__(seats, rng, origin)
        self.parts: Components = parts
        if origin is None:
            self.round: i64 = 0
            self.deck: vec[i64] = parts.prizes[:]
            """All prizes; those from `round` on are face down, but for the one turned up."""
            self.used: vec[i64] = zeros(seats * parts.bids)
            """1 where a seat has used a bid, by seat and bid."""
            self.chosen: vec[i64] = zeros(seats)
            """Each seat's hidden bid, or NO_BID."""
            self.points: vec[i64] = zeros(seats)
        else:
            self.round = origin.round
            self.deck = origin.deck[:]
            self.used = origin.used[:]
            self.chosen = origin.chosen[:]
            self.points = origin.points[:]

    def set_up(self) -> None:
        """Shuffle the prizes and begin the first round."""
        self.rng.shuffle(self.deck, 0, len(self.deck))
        self.begin_round()

    def begin_round(self) -> None:
        """LOT-1: turn up a prize; then everybody owes a bid."""
        self.seal()
        if self.round == self.parts.bids:
            self.owing = 0
            return
        self.tell(PRIZE, self.deck[self.round])
        for seat in range(self.seats):
            self.chosen[seat] = NO_BID
        self.owing = (1 << self.seats) - 1

    def options(self, seat: i64) -> i64:
        """LOT-2: any bid not used yet."""
        for bid in range(self.parts.bids):
            if self.used[seat * self.parts.bids + bid] == 0:
                self.add(BID + bid)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        """LOT-2: keep the bid hidden until the last one is in."""
        self.chosen[seat] = move - BID
        self.secret[seat] = 1
        self.owing &= ~(1 << seat)
        if self.owing == 0:
            self.reveal()

    def reveal(self) -> None:
        """LOT-3: show the bids, give away the prize."""
        best: i64 = -1
        winner: i64 = -1
        for seat in range(self.seats):
            bid = self.chosen[seat]
            self.used[seat * self.parts.bids + bid] = 1
            self.tell(REVEAL, seat, bid + 1)
            if bid > best:
                best = bid
                winner = seat
            elif bid == best:
                winner = -1
        prize = self.deck[self.round]
        if winner >= 0:
            self.points[winner] += prize
            self.tell(WIN, winner, prize)
        else:
            self.tell(TIE, prize)
        self.round += 1
        self.begin_round()

    def decision(self, seat: i64) -> i64:
        return DECIDE_BID

    def simultaneous(self) -> bool:
        return True

    def clone(self) -> "Lots":
        return Lots(self.parts, self.seats, self.rng.clone(), self)

    def imagine(self, seat: i64, rng: Rng) -> "Lots":
        """Redraw the face-down prizes and the bids that others have chosen but not shown."""
        copy = Lots(self.parts, self.seats, rng.fork(), self)
        if self.owing != 0:
            sort(copy.deck, self.round + 1, len(copy.deck))  # a copy rests on what the seat knows and on the Rng alone
            rng.shuffle(copy.deck, self.round + 1, len(copy.deck))
            for other in range(self.seats):
                if other != seat and copy.chosen[other] != NO_BID:
                    copy.count = 0
                    n = copy.options(other)  # before `found` is looked at: it may grow
                    copy.chosen[other] = copy.found[rng.below(n)] - BID
        return copy

    def scores(self) -> list[int]:
        return listed(self.points)

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"prizes": int(self.points[seat])}

    def winners(self) -> list[int]:
        """LOT-4."""
        if self.owing != 0:
            return []
        points = self.scores()
        return [seat for seat in range(len(points)) if points[seat] == max(points)]

    def faults(self) -> list[str]:
        found: list[str] = []
        if sorted(listed(self.deck)) != sorted(listed(self.parts.prizes)):
            found.append("the prizes are not those of the edition")
        if total(self.used) != self.round * self.seats:
            found.append("the bids used do not fit the number of rounds")
        return found

    def imprint(self, mark: Fingerprint) -> None:
        mark.put(self.round)
        mark.row(self.deck)
        mark.row(self.used)
        mark.row(self.chosen)
        mark.row(self.points)


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Lots:
    """A new match of Lots, set up."""
    state = Lots(parts, seats, rng)
    state.listener = listener
    state.set_up()
    return state
