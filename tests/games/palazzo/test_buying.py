"""Buying: PAL-64 to PAL-75, PAL-142."""

import pytest

from ridotto.games.palazzo.rules import Palazzo

from .positions import actor, arrange, cards, decision, edition_with, hand, in_order, options, paying, play, see, some, start, tile, tiles

TEN = "B1/1 B1/2 B1/3 S1/1 S1/2 S1/3 M1/1 M1/2 M1/3 B2/1"


def target(state: Palazzo) -> int:
    chain = see(state, actor(state))["chain"]
    assert chain is not None
    assert chain["target"] is not None
    return chain["target"]


def test_only_tiles_in_the_warehouse_can_be_bought() -> None:
    """PAL-64, PAL-66: any of them, the one just turned up included, none of a quarry."""
    state = arrange(start(2), warehouse="B1/1 S2/1", quarries=["M1/1", "M1/2"], coming="M3/3 B4/1", hands=["b7 b7 b7"])
    play(state, "tiles", "buy")
    assert (decision(state), options(state)) == ("first", ["tile brick-1-1", "tile sandstone-2-1", "tile marble-3-3"])


def test_one_tile_or_two_are_bought() -> None:
    """PAL-65: never none, never three."""
    state = arrange(start(2), warehouse="B1/1 S2/1", coming="M3/3 B4/1", hands=["b7 b7 b7"])
    play(state, "tiles", "buy", "tile brick-1-1")
    assert (decision(state), options(state)) == ("second", ["tile sandstone-2-1", "tile marble-3-3", "no-second"])
    one = state.clone()
    play(one, "no-second", "card brown 7", "done")
    assert some(one, "new") == ["brick-1-1"]
    play(state, "tile marble-3-3")
    assert decision(state) == "pay"
    play(state, "card brown 7", "card brown 7", "done")
    assert some(state, "new") == ["brick-1-1", "marble-3-3"]


def test_the_edition_says_how_many_tiles_a_purchase_may_have() -> None:
    """PAL-65."""
    state = arrange(start(2, edition=edition_with(("buy_most = 2", "buy_most = 1"))), warehouse="B1/1 S2/1", coming="M3/3 B4/1", hands=["b7 b7 b7"])
    assert options(play(state, "tiles", "buy", "tile brick-1-1")) == ["no-second"]


@pytest.mark.parametrize("lying", range(1, 10))
def test_each_tile_costs_10_minus_the_tiles_in_the_warehouse(lying: int) -> None:
    """PAL-67, PAL-68, PAL-R3: counted after the turning up, before a tile is taken out."""
    before = " ".join(TEN.split()[: lying - 1])
    state = play(arrange(start(2), warehouse=before, coming="B5/1 M5/2", hands=["b7 b7 b7"]), "tiles")
    assert see(state)["warehouse"]["price"] == 10 - lying
    play(state, "buy", "tile brick-5-1", "no-second")
    assert target(state) == 10 - lying


def test_a_rider_that_comes_first_leaves_the_price_as_it_was() -> None:
    """PAL-68: only the tiles that lie there count."""
    state = play(arrange(start(2), warehouse="B1/1 B1/2", coming="R M5/2", hands=["b7 b7"]), "tiles")
    assert see(state)["warehouse"]["price"] == 8


def test_both_tiles_cost_the_same_and_are_paid_together() -> None:
    """PAL-69, PAL-70: three tiles lie there, two cost 14, in one payment."""
    state = arrange(start(2), warehouse="B1/1 S2/1", coming="M3/3 B4/1", hands=["b7 b7 g7 c c"])
    play(state, "tiles", "buy", "tile brick-1-1", "tile marble-3-3")
    assert target(state) == 14
    play(state, "card brown 7")
    assert "done" not in options(state)
    assert options(state) == ["card brown 7", "cert"]


def test_a_second_tile_is_offered_only_if_both_can_be_paid() -> None:
    """PAL-70: 14 out of brown 7, green 7 and certificates is out of reach with two of them and within it with three."""
    for certificates, possible in ((2, ["no-second"]), (3, ["tile sandstone-2-1", "tile marble-3-3", "no-second"])):
        state = arrange(start(2), warehouse="B1/1 S2/1", coming="M3/3 B4/1", hands=["b7 g7" + " c" * certificates])
        assert options(play(state, "tiles", "buy", "tile brick-1-1")) == possible


def test_more_than_the_price_may_be_paid_without_change() -> None:
    """PAL-71."""
    state = play(paying("b7 b6", 8), "card brown 6", "card brown 7", "done")
    assert hand(state, 0) == []
    assert see(state)["discard"] == cards("b6 b7")


@pytest.mark.parametrize("further", ["", "B2/2", "B2/2 B2/3"])
def test_a_price_is_never_below_0_and_then_nothing_is_paid(further: str) -> None:
    """PAL-72, PAL-R4: with ten tiles or more the purchase is complete with the decision about the second tile."""
    nine = " ".join(TEN.split()[:9])
    state = play(arrange(start(2), warehouse=f"{nine} {further}", coming="B5/1 M5/2", hands=[""]), "tiles")
    assert see(state)["warehouse"]["price"] == 0
    play(state, "buy", "tile brick-1-1", "tile brick-5-1")
    assert (decision(state), some(state, "new")) == ("build", ["brick-1-1", "brick-5-1"])
    assert (see(state)["discard"], hand(state, 0)) == ([], [])


def test_one_tile_for_nothing() -> None:
    """PAL-R4."""
    state = arrange(start(2), warehouse=" ".join(TEN.split()[:9]), coming="B5/1 M5/2", hands=["b3"])
    play(state, "tiles", "buy", "tile brick-5-1", "no-second")
    assert (decision(state), some(state, "new"), hand(state, 0)) == ("build", ["brick-5-1"], ["brown-3"])


def test_a_least_price_of_the_edition_is_kept() -> None:
    """PAL-72."""
    edition = edition_with(("[warehouse.least]\nprice = 0", "[warehouse.least]\nprice = 4"))
    state = play(arrange(start(2, edition=edition), warehouse=TEN, coming="B5/1 M5/2"), "tiles")
    assert see(state)["warehouse"]["price"] == 4


def test_tiles_that_are_not_bought_stay_in_the_warehouse() -> None:
    """PAL-74, PAL-73."""
    state = arrange(start(2), warehouse="B1/1 S2/1", coming="M3/3 B4/1", hands=["b7 b7 b6"], discard="r3")
    play(state, "tiles", "buy", "tile sandstone-2-1", "no-second", "card brown 7", "done")
    assert see(state)["warehouse"]["tiles"] == tiles("B1/1 M3/3")
    assert see(state)["discard"] == in_order("r3 b7")


def test_one_of_two_equal_tiles_is_bought_and_the_other_stays() -> None:
    """PAL-R35: equal tiles are one option; both can be bought."""
    state = arrange(start(2), warehouse="B3/1 B3/1", coming="M3/3 B4/1", hands=["b7 b7 b6"])
    play(state, "tiles", "buy")
    assert options(state) == ["tile brick-3-1", "tile marble-3-3"]
    play(state, "tile brick-3-1")
    assert options(state) == ["tile brick-3-1", "tile marble-3-3", "no-second"]
    play(state, "tile brick-3-1", "card brown 7", "card brown 7", "done")
    assert see(state)["warehouse"]["tiles"] == [tile("M3/3")]
    assert options(state) == ["new brick-3-1", "out brick-3-1"]
    play(state, "new brick-3-1")
    assert options(state) == ["new brick-3-1", "out brick-3-1"]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_buyer_builds_and_then_the_next_player_has_the_turn(active: int) -> None:
    """PAL-75."""
    hands = ["", "", ""]
    hands[active] = "b7 b7"
    state = play(arrange(start(3), active=active, coming="B5/1 M5/2", hands=hands), "tiles", "buy", "tile brick-5-1", "no-second")
    play(state, "card brown 7", "card brown 7", "done")
    assert (actor(state), decision(state)) == (active, "build")
    play(state, "new brick-5-1")
    assert (actor(state), decision(state), see(state)["turn"]) == ((active + 1) % 3, "turn", (active + 1) % 3)


def test_a_purchase_moves_neither_the_builder_nor_a_tile_on_a_quarry() -> None:
    """PAL-142: the tile just put on a quarry stays there too."""
    state = arrange(start(2), builder=1, quarries=["M1/1", "", "M1/2", "M1/3"], coming="B5/1 M5/2", hands=["b7 b7"])
    play(state, "tiles", "buy", "tile brick-5-1", "no-second", "card brown 7", "card brown 7", "done", "new brick-5-1")
    assert see(state)["builder"] == 1
    assert see(state)["quarries"] == [["marble-1-1"], [], ["marble-1-2"], ["marble-1-3", "marble-5-2"]]
