"""What a player of Rialto would point at to say why a move is good: cards by kind, buildings by colour, districts one by one."""

from typing import Final

from ridotto.games.rialto.moves import CARDS, COLOURS, DISTRICTS, JOKER, KINDS, PLACES, VALUES
from ridotto.games.rialto.rules import Rialto

DETAILS: Final = (
    *(f"{colour} buildings" for colour in COLOURS),
    *(f"{district}: worth with my councilmen" for district in DISTRICTS),
    *(f"{district}: worth without them" for district in DISTRICTS),
    *(f"{district}: my councilmen" for district in DISTRICTS),
    *(f"{card}: cards in hand" for card in reversed(CARDS[:JOKER])),
    "my cards played",
)


def details(state: Rialto, seat: int) -> list[float]:
    """The numbers named in DETAILS, as this seat sees them."""
    buildings = [sum(bool(state.owns(seat, colour * VALUES + value)) for value in range(VALUES)) for colour in range(len(COLOURS))]
    men = [int(state.men[seat * PLACES + district]) for district in range(PLACES)]
    worth = [int(state.district_value(district)) for district in range(PLACES)]
    cards = [int(state.hand[seat * KINDS + kind]) - int(state.drop[seat * KINDS + kind]) for kind in range(JOKER)]
    numbers = [
        *buildings,
        *(value if there else 0 for value, there in zip(worth, men, strict=True)),
        *(0 if there else value for value, there in zip(worth, men, strict=True)),
        *men,
        *reversed(cards),
        sum(int(state.played[seat * KINDS + kind]) for kind in range(KINDS)) + int(state.chain_cards),
    ]
    return [float(number) for number in numbers]
