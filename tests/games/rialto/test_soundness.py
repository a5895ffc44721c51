"""What `faults` finds: every kind of lost or duplicated piece."""

from collections.abc import Callable

import pytest

from ridotto.games.rialto.moves import KINDS, PLACES
from ridotto.games.rialto.rules import Rialto
from ridotto.games.rialto.rules.position import COIN, NO_WAY

from .positions import at, variant_at


def lose_card(p: Rialto) -> None:
    """A card vanishes from a hand."""
    p.hand[0] -= 1


def know_too_much(p: Rialto) -> None:
    """More cards are known than there are."""
    p.open[KINDS - 1] += 1


def drop_too_much(p: Rialto) -> None:
    """A card is chosen that is not held."""
    p.drop[KINDS - 1] += 1


def add_coin(p: Rialto) -> None:
    """A coin too many."""
    p.coins[0] += 1


def owe_coin(p: Rialto) -> None:
    """A stock below zero."""
    p.coins[0] -= 1
    p.bank += 1


def add_tile(p: Rialto) -> None:
    """A building too many."""
    p.tiles[3] += 1


def coin_on_nothing(p: Rialto) -> None:
    """A coin lies on an empty place."""
    p.mark[6] = COIN
    p.bank -= 1


def lose_man(p: Rialto) -> None:
    """A councilman vanishes."""
    p.tableau[1] -= 1


def negative_men(p: Rialto) -> None:
    """A district holds fewer than none."""
    p.men[PLACES] -= 1
    p.supply[1] += 1


def overtake(p: Rialto) -> None:
    """The order is not that of the spaces."""
    p.space[p.order[1]] = 5


def double_disc(p: Rialto) -> None:
    """A disc is in the order twice."""
    p.order[1] = p.order[0]


def lose_gondola(p: Rialto) -> None:
    """A gondola vanishes."""
    p.gondolas -= 1


def lay_unknown_bridge(p: Rialto) -> None:
    """A bridge lies there that was never laid."""
    p.tile[0] = 2


def cut_connection(p: Rialto) -> None:
    """A connection is gone from the board."""
    p.tile[0] = NO_WAY


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lose_card, "cards doge, not 11"),
        (know_too_much, "known of the cards joker of seat 0"),
        (drop_too_much, "holds 0 cards joker and discards 1"),
        (add_coin, "there are 31 coins"),
        (owe_coin, "seat 0 has -1 coins"),
        (add_tile, "there are 6 buildings green-4, not 5"),
        (coin_on_nothing, "place 6 of seat 0 is empty and yet marked"),
        (lose_man, "seat 1 has 17 councilmen, not 18"),
        (negative_men, "seat 1 has -1 councilmen in a district"),
        (overtake, "the Doge order is not that of the spaces"),
        (double_disc, "a disc is missing"),
        (lose_gondola, "there are 5 gondolas, not 6"),
        (lay_unknown_bridge, "1 bridges lie on the board, not 0"),
        (cut_connection, "pair 0 is not what the board says"),
    ],
)
def test_a_damaged_position_is_found_out(damage: Callable[[Rialto], None], complaint: str) -> None:
    """RIA-7, RIA-8, RIA-12, RIA-25, RIA-119: and only that is found."""
    state = at("A", 2, hands=["D", ""])
    assert state.faults() == []
    damage(state)
    assert any(complaint in fault for fault in state.faults()), state.faults()


def test_the_marker_on_a_tile_is_found_out() -> None:
    """RIA-175."""
    state = variant_at("A", order=[0, 1, 2], tiles={"ca-cs": "gondola"})
    state.marker = 0
    assert any("the marker lies on a connection" in fault for fault in state.faults())
