"""Buildings used for a coin, one after the other: green in phase I, blue in phase III. RIA-29 to RIA-33."""

from mypy_extensions import i64

from ridotto.games.rialto.events import USED
from ridotto.games.rialto.moves import DONE, USE, VALUES
from ridotto.games.rialto.rules.position import Choice, Position


class UseBuilding(Choice):
    """Which building of a colour the player on turn uses next, or no more of them."""

    def __init__(self, number: int, name: str, rule: str, lowest: int, then: int) -> None:
        super().__init__(number, name, rule)
        self.lowest: i64 = lowest
        """The building of value 1 in the colour."""
        self.then: i64 = then
        """The stage that follows when all have used theirs."""

    def would_work(self, p: Position, seat: i64, building: i64) -> bool:
        """Whether the building would do anything now."""
        raise NotImplementedError

    def use(self, p: Position, seat: i64, building: i64) -> None:
        """What the building does; its coin has been laid."""
        raise NotImplementedError

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-30, RIA-32, RIA-33: any building without a coin that can be used, in any order, or no more."""
        for building in range(self.lowest, self.lowest + VALUES):
            if self.can_use(state, seat, building):
                state.add(USE + building)
        state.add(DONE)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-29: lay the coin, then the building takes effect."""
        state.owing = 0
        if move == DONE:
            state.acts += 1
            return
        state.lay_coin(seat, move - USE)
        state.tell(USED, seat, move - USE)
        self.use(state, seat, move - USE)

    def next_player(self, p: Position) -> None:
        """RIA-47, RIA-142, RIA-190, RIA-R9: in the fixed order, without those who can use none."""
        while p.acts < p.players:
            seat = p.acting[p.acts]
            if seat != p.virtual and self.can_act(p, seat):
                p.wait_for(seat, self.number)
                return
            p.acts += 1
        p.stage = self.then

    def can_act(self, p: Position, seat: i64) -> bool:
        """RIA-29: whether the seat has a coin, and a building to use it on."""
        return p.coins[seat] > 0 and any(self.can_use(p, seat, building) for building in range(self.lowest, self.lowest + VALUES))

    def can_use(self, p: Position, seat: i64, building: i64) -> bool:
        """RIA-30: whether there is a tile without a coin, and it would do something."""
        return p.usable(seat, building) > 0 and self.would_work(p, seat, building)
