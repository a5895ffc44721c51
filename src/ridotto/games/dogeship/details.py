"""What a player of The Doge Ship would point at to say why a move is good: what the tiles in the yard pay, and what the Doge rewards next."""

from typing import Final

from ridotto.games.dogeship.advice.doge import part_under
from ridotto.games.dogeship.advice.worth import Sight, held, part_some_day
from ridotto.games.dogeship.moves import FIRST_GONDOLA, GALLEYS
from ridotto.games.dogeship.rules import DogeShip

DETAILS: Final = (
    "what my parts bring under the next Doge tile",
    "what the parts of others bring under the next Doge tile",
    "what my yard is worth",
    "what my gondolas pay",
    "what my parts may bring",
    "tiles in my yard",
)


def details(state: DogeShip, seat: int) -> list[float]:
    """The numbers named in DETAILS, as this seat sees them."""
    yards = [[int(state.in_room(each, room)) for room in range(int(state.tiles_in_yard(each)))] for each in range(int(state.seats))]
    mine, sight = yards[seat], Sight(state, seat)
    theirs = [tile for other, yard in enumerate(yards) if other != seat for tile in yard]
    numbers = [
        _under_the_next_doge(state, mine),
        _under_the_next_doge(state, theirs),
        sum(int(held(sight, tile)) for tile in mine),
        sum(100 * int(state.parts.reward_amount[tile - FIRST_GONDOLA]) for tile in mine if tile >= FIRST_GONDOLA),
        sum(int(part_some_day(state, tile)) for tile in mine if tile < GALLEYS),
        100 * len(mine),
    ]
    return [number / 100 for number in numbers]


def _under_the_next_doge(state: DogeShip, tiles: list[int]) -> int:
    """What the best part of these brings under the Doge tile on top of the pile; 0 if there is none."""
    if state.doges_left == 0:
        return 0
    return max((int(part_under(state, tile, state.doges[0])) for tile in tiles if tile < GALLEYS), default=0)
