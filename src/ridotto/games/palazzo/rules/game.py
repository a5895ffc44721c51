"""The state of Palazzo: the engine's contract, fulfilled with the rules in the other files.

A turn is one of three things (turn.py). Each choice says who is asked next, so there is no `proceed`.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from ridotto.engine.cells import cells
from ridotto.engine.rng import Rng
from ridotto.engine.state import Fingerprint, Listener
from ridotto.games.palazzo.moves import DECIDE_GONE_TILE, DECIDE_IN_TILE
from ridotto.games.palazzo.rules.auction import Bid, PickTile
from ridotto.games.palazzo.rules.building import Build
from ridotto.games.palazzo.rules.imagining import redraw
from ridotto.games.palazzo.rules.market import BuyOrAuction, ChooseFirst, ChooseSecond, Pay
from ridotto.games.palazzo.rules.money import TakeCard
from ridotto.games.palazzo.rules.parts import Components
from ridotto.games.palazzo.rules.position import OVER, Choice, Position
from ridotto.games.palazzo.rules.rebuild import ChoosePlace, ChooseSingle, ChooseStorey, PayFee
from ridotto.games.palazzo.rules.scoring import parts_of, points_of, winners_of
from ridotto.games.palazzo.rules.setup import set_up
from ridotto.games.palazzo.rules.soundness import faults
from ridotto.games.palazzo.rules.turn import ChooseAction

DECISIONS: Final[list[Choice]] = [
    ChooseAction(),
    TakeCard(),
    BuyOrAuction(),
    ChooseFirst(),
    ChooseSecond(),
    Pay(),
    Bid(),
    PickTile(),
    Build(),
    ChooseStorey(),
    ChooseSingle(DECIDE_IN_TILE, "in-tile", "PAL-115"),
    ChoosePlace(),
    ChooseSingle(DECIDE_GONE_TILE, "gone-tile", "PAL-117"),
    PayFee(),
]

SETS_OF_TILES: Final = ("warehouse", "quarries", "acquired", "gone", "palazzi")
FOR_THE_LOG: Final = "lay_order"


@final
class Palazzo(Position):
    """One position of Palazzo."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(parts, seats, rng)

    def fresh(self, rng: Rng) -> "Palazzo":
        """An empty position with the same components and seats."""
        return Palazzo(self.parts, self.seats, rng)

    def set_up(self) -> None:
        """PAL-1 to PAL-12."""
        set_up(self)

    def owed(self, seat: i64) -> Choice:
        """The phase is the decision: no two seats ever decide at the same time."""
        return DECISIONS[self.phase]

    def options(self, seat: i64) -> i64:
        """As for every state, but called as a `Choice`, which is quicker (docs/decisions.md)."""
        self.count = 0
        self.owed(seat).offer(self, seat)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        """Each choice says itself who is asked next."""
        self.owed(seat).choose(self, seat, move)

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Redraw what the seat cannot know."""
        redraw(self, seat, rng)

    def scores(self) -> list[int]:
        """PAL-135: the current points."""
        return [int(points_of(self, seat)) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        """PAL-126 to PAL-133: what the points are made of."""
        return parts_of(self, seat)

    def winners(self) -> list[int]:
        """PAL-137 to PAL-139: who has won; nobody while the match is on."""
        return winners_of(self) if self.phase == OVER else []

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return faults(self)

    def imprint(self, mark: Fingerprint) -> None:
        """Every field but `lay_order`, which is for the log alone.

        A set of tiles has more bits than a fingerprint takes at once.
        """
        fields: dict[str, Any] = {}
        self.write_fields(fields)
        for name, value in fields.items():
            if name in SETS_OF_TILES:
                for tiles in [value] if isinstance(value, int) else value:
                    mark.put(tiles & 0xFFFFFFFF)
                    mark.put(tiles >> 32)
            elif isinstance(value, int):
                mark.put(value)
            elif name != FOR_THE_LOG:
                mark.row(cells(value))


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Palazzo:
    """A new match of Palazzo, set up. There are no variants."""
    state = Palazzo(parts, seats, rng)
    state.begin(listener)
    return state
