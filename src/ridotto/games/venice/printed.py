"""The part of the view that says what is printed on tiles and cards: numbers of the edition, which no move changes."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ridotto.games.venice.moves import (
    ADVOCATE,
    BRIDGE_WARDENS,
    BUILDING_TEXTS,
    CONTRACT_TEXTS,
    DOGES_PALACE,
    FIELDS,
    GREAT_COUNCIL,
    INFLUENCE_TEXTS,
    KINDS,
    MASONS_MARK,
    SECOND_SHIFT,
    ST_MARKS,
    TILES,
)
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.parts import (
    COLUMNS,
    CONTRACT_AMOUNT,
    CONTRACT_COINS,
    CONTRACT_COLUMNS,
    CONTRACT_PLACE,
    CONTRACT_VP,
    COST_SCROLLS,
    Components,
    effect_row,
)
from ridotto.games.venice.rules.scoring import advocate_scrolls
from ridotto.games.venice.shape import ContractView, RatesView

NAMES = (
    *("pay_coins", "pay_cubes", "pay_scrolls", "pay_intrigue", "take_intrigue", "others_intrigue", "lose_intrigue"),
    *("ceramic", "cloth", "silver", "any_cubes", "coins", "scrolls", "points", "influence", "council"),
    *("points_per_contract", "points_per_rival", "points_per_cube", "exchange", "bridge_or_points", "needs_influence"),
)
"""The columns of an effect, as views name them."""


def effects(state: Venice, building: int) -> list[dict[str, int]]:
    """For each effect of a building, its numbers that are not 0."""
    return [dict(effect) for effect in _effects(state.parts, building)]


@lru_cache(maxsize=256)
def _effects(parts: Components, building: int) -> Sequence[Mapping[str, int]]:
    if building < TILES:
        rows = [int(effect_row(building, effect)) for effect in range(FIELDS)]
        found = [dict(zip(NAMES, (int(parts.effect[at]) for at in range(row, row + COLUMNS)), strict=True)) for row in rows]
    else:
        steps = {"council": int(parts.council_advance), "council_per_rival": int(parts.advance_per_player_with_less_intrigue)}
        bridge = {"pay_coins": int(parts.bridge_at_great_council), "bridge": 1}
        contract = {"contracts": 1}
        found = {
            GREAT_COUNCIL: [steps, bridge],
            ST_MARKS: [contract, {"coins": int(parts.st_marks_coins)}],
            DOGES_PALACE: [contract, {"scrolls": int(parts.palace_scrolls), "points": int(parts.palace_vp)}],
        }[building]
    return [{name: number for name, number in numbers.items() if number} for numbers in found]


def contract_of(state: Venice, contract: int) -> ContractView:
    """A contract with its numbers."""
    row, parts = contract * CONTRACT_COLUMNS, state.parts
    numbers = parts.contract
    replaced = {SECOND_SHIFT: parts.keep_gondolier, MASONS_MARK: parts.bridge_intrigue, BRIDGE_WARDENS: parts.bridge_owner_coin}
    return {
        "contract": CONTRACT_TEXTS[contract],
        "number": contract + 1,
        "place": BUILDING_TEXTS[numbers[row + CONTRACT_PLACE]],
        "cubes": [int(numbers[row + kind]) for kind in range(KINDS)],
        "scrolls": int(numbers[row + COST_SCROLLS]),
        "coins": int(numbers[row + CONTRACT_COINS]),
        "points": int(numbers[row + CONTRACT_VP]),
        "amount": int(numbers[row + CONTRACT_AMOUNT]),
        "more": int(advocate_scrolls(state)) if contract == ADVOCATE else int(replaced.get(contract, 0)),
    }


def rates(state: Venice) -> RatesView:
    """The numbers that are the same for everybody."""
    parts = state.parts
    return {
        "assistants": int(parts.assistants),
        "favour_points": int(parts.favour_unturned_vp),
        "favour_coins": int(parts.favour_coins),
        "favour_scrolls": int(parts.favour_scrolls),
        "bridge_coins": int(parts.bridge_owner_coin),
        "bridge_intrigue": int(parts.bridge_intrigue),
        "influence": [{"card": card, "amount": int(parts.influence_amount[kind])} for kind, card in enumerate(INFLUENCE_TEXTS)],
    }
