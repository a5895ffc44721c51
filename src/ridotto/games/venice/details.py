"""What a player of Venice would point at to say why a move is good: what contracts lack and bring, cubes by kind, open effects."""

from typing import Final

from ridotto.games.venice.advice.cards import card_value
from ridotto.games.venice.advice.sight import Sight
from ridotto.games.venice.advice.worth import contract_value
from ridotto.games.venice.moves import CONTRACTS, CUBE_TEXTS, INFLUENCE, KINDS
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.contracts import lacking

DETAILS: Final = (
    "cubes that my next contract lacks",
    "cubes that my contracts lack",
    "what my contracts bring",
    "what my influence cards are worth now",
    *(f"{cube}: cubes of the kind" for cube in CUBE_TEXTS),
)


def details(state: Venice, seat: int) -> list[float]:
    """The numbers named in DETAILS, as this seat sees them."""
    contracts = [contract for contract in range(CONTRACTS) if (int(state.hand[seat]) >> contract) & 1]
    loads = [[int(state.load[gondola * KINDS + kind]) for kind in range(KINDS)] for gondola in (seat * 2, seat * 2 + 1)]
    lacks = [min(int(lacking(state, contract, *load)) for load in loads) for contract in contracts]
    sight = Sight(state, seat)
    held = [kind for kind in range(INFLUENCE) if state.cards[seat * INFLUENCE + kind] > 0]
    numbers = [
        min(lacks, default=0),
        sum(lacks),
        sum(int(contract_value(sight, contract)) for contract in contracts) / 100,
        sum(int(card_value(sight, kind)) for kind in held) / 100,
        *(loads[0][kind] + loads[1][kind] for kind in range(KINDS)),
    ]
    return [float(number) for number in numbers]
