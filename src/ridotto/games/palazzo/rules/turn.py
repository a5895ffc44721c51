"""What a turn is used for: PAL-44, PAL-45."""

from mypy_extensions import i64

from ridotto.games.palazzo.moves import DECIDE_TURN, MONEY, TILES
from ridotto.games.palazzo.rules.market import turn_up_tiles
from ridotto.games.palazzo.rules.money import enough_money, turn_up_money
from ridotto.games.palazzo.rules.position import Choice, Position
from ridotto.games.palazzo.rules.rebuild import begin_rebuild, offer_rebuilds


class ChooseAction(Choice):
    """Money, tiles, or a rebuild."""

    def __init__(self) -> None:
        super().__init__(DECIDE_TURN, "turn", "PAL-45")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-45, PAL-R31: tiles are always possible, passing never."""
        if enough_money(state):
            state.add(MONEY)
        state.add(TILES)
        offer_rebuilds(state, seat)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """PAL-45: one of three things, the third of which, rebuilding, is again one of three."""
        if move == MONEY:
            turn_up_money(state, seat)
        elif move == TILES:
            turn_up_tiles(state, seat)
        else:
            begin_rebuild(state, seat, move)
