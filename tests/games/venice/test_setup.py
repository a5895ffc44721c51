"""Setup and prologue."""

import pytest

from ridotto.engine.errors import SetupError
from ridotto.engine.rng import Rng
from ridotto.games.venice import GAME
from ridotto.games.venice.moves import CONTRACT_TEXTS, INFLUENCE, TILES
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.piles import cards_held
from ridotto.games.venice.rules.position import NOBODY, PROLOGUE
from tests.games.venice.positions import Table, masks


def start(seats: int, variant: str = "", seed: str = "setup") -> Venice:
    """A match at its beginning."""
    state = GAME.start(seats, Rng.from_seed(seed), variant)
    assert isinstance(state, Venice)
    return state


def test_the_mode_follows_from_the_number_of_seats() -> None:
    """VEN-1."""
    modes = {seats: GAME.view(start(seats), None)["mode"] for seats in GAME.seats}
    assert modes == {1: "doge", 2: "smugglers", 3: "standard", 4: "standard", 5: "standard"}
    with pytest.raises(SetupError):
        GAME.start(6, Rng.from_seed("six"))


def test_the_tiles_are_laid_at_random_and_the_municipal_docks_are_fixed() -> None:
    """VEN-2."""
    layouts = []
    for n in range(4):
        docks = GAME.view(start(3, seed=f"layout {n}"), None)["docks"]
        assert [dock["building"] for dock in docks[:3]] == ["great-council", "st-marks", "doges-palace"]
        layouts.append(tuple(dock["building"] for dock in docks[3:]))
        assert len(set(layouts[-1])) == TILES
    assert len(set(layouts)) == 4


@pytest.mark.parametrize(("seats", "field"), [(2, 10), (3, 12), (4, 14), (5, 16)])
def test_the_end_marker_lies_on_its_field(seats: int, field: int) -> None:
    """VEN-3."""
    assert GAME.view(start(seats), None)["council"]["marker"] == field


def test_each_player_has_gondolas_bridges_and_assistants() -> None:
    """VEN-4: 2 gondolas, 2 bridges, 10 assistants, a gondolier."""
    view = GAME.view(start(4), None)
    for seat in range(4):
        assert [gondola["colour"] for gondola in view["gondolas"]].count(seat) == 2
        assert (view["seats"][seat]["bridges_left"], view["seats"][seat]["assistants"], view["seats"][seat]["gondolier"]) == (2, 0, None)
    assert [int(n) for n in start(4).supply] == [10] * 4


@pytest.mark.parametrize(("seats", "cap"), [(1, 8), (2, 8), (3, 8), (4, 10), (5, 10)])
def test_the_intrigue_cap_depends_on_the_number_of_players(seats: int, cap: int) -> None:
    """VEN-5."""
    assert start(seats).cap() == cap


@pytest.mark.parametrize(("seats", "before", "after"), [(1, 23, 24), (2, 3, 5), (3, 4, 7), (4, 5, 9), (5, 5, 10)])
def test_so_many_contracts_are_in_the_pile(seats: int, before: int, after: int) -> None:
    """VEN-6, VEN-7, VEN-9, VEN-202, VEN-R33: 9, 13, 17 or 20 cards, in the solo game all 26; the rest is in the box.

    Three go to each player, and one comes back from each.
    """
    state = start(seats)
    assert state.piled == before
    seen = {int(card) for card in state.pile if card != NOBODY}
    assert len(seen) + 3 * seats == {1: 26, 2: 9, 3: 13, 4: 17, 5: 20}[seats]
    table = Table(seats).deal()
    assert table.state.piled == after


def test_all_choose_at_the_same_time_which_contract_to_put_back() -> None:
    """VEN-8: nobody sees another's choice."""
    state = start(3)
    assert state.actors() == [0, 1, 2]
    assert state.simultaneous()
    for seat in range(3):
        assert int(state.hand[seat]).bit_count() == 3
        assert len(state.legal(seat)) == 3
    seen = GAME.view(state, 1)
    state.apply(0, state.legal(0)[1])
    assert dict(GAME.view(state, 1).items()) == seen
    assert state.actors() == [1, 2]


def test_the_contracts_put_back_lie_under_the_pile_in_play_order() -> None:
    """VEN-9: the last player's lowest."""
    table = Table(3, first=1)
    chosen = {}
    for seat in (2, 0, 1):
        chosen[seat] = table.legal(seat)[2]
        table.play(chosen[seat], seat=seat)
    lowest = [f"return {CONTRACT_TEXTS[table.state.pile[at]]}" for at in range(4, 7)]
    assert lowest == [chosen[1], chosen[2], chosen[0]]
    assert all(int(table.state.hand[seat]).bit_count() == 2 for seat in range(3))


def test_all_influence_cards_are_in_the_pile_and_nobody_holds_one() -> None:
    """VEN-10."""
    state = start(5)
    assert sorted(int(kind) for kind in state.card_pile) == sorted(list(range(INFLUENCE)) * 2)
    assert [cards_held(state, seat) for seat in range(5)] == [0] * 5
    assert {tuple(int(kind) for kind in start(5, seed=f"pile {n}").card_pile) for n in range(3)} != {tuple(int(kind) for kind in state.card_pile)}


def test_everybody_starts_at_zero_with_one_scroll() -> None:
    """VEN-11, VEN-12."""
    for seat in GAME.view(start(3), None)["seats"]:
        assert (seat["points"], seat["council"], seat["intrigue"], seat["scrolls"]) == (0, 0, 0, 1)


def test_later_players_get_more_coins() -> None:
    """VEN-13, VEN-15: five players in play order have 6, 8, 10, 12, 14."""
    state = start(5)
    assert [int(state.coins[state.seat_at(place)]) for place in range(5)] == [6, 8, 10, 12, 14]


def test_the_start_player_is_drawn_and_stays() -> None:
    """VEN-14."""
    assert {int(start(3, seed=f"lot {n}").first) for n in range(20)} == {0, 1, 2}
    table = Table(3, first=2).ready()
    table.turn(1).play("gondolier first")
    while table.state.turn == 1:
        table.state.apply(1, table.state.legal(1)[-1])
    assert (table.state.first, table.state.turn, table.state.round) == (2, 2, 2)


def test_with_the_favour_option_everybody_has_an_unturned_favour_card() -> None:
    """VEN-16, VEN-124: or only those who want one."""
    assert [seat["favour"] for seat in GAME.view(start(3, "favour"), None)["seats"]] == ["unturned"] * 3
    assert [seat["favour"] for seat in GAME.view(start(3, "favour-1+favour-3"), None)["seats"]] == ["unturned", None, "unturned"]
    assert [seat["favour"] for seat in GAME.view(start(3), None)["seats"]] == [None] * 3


@pytest.mark.parametrize("variant", ["favour-4", "favour+favour-1", "easier", "one-scroll", "favour-2+favour-1", "nothing", "favour+nothing"])
def test_options_that_do_not_fit_are_refused_with_a_sentence(variant: str) -> None:
    """VEN-1, VEN-124: with three seats."""
    with pytest.raises(SetupError, match="Venice"):
        start(3, variant)


@pytest.mark.parametrize("variant", ["one-scroll+three-scrolls", "easier+two-extra-turns", "council-1+council-2", "easier+harder"])
def test_options_that_exclude_each_other_are_refused(variant: str) -> None:
    """VEN-255 to VEN-263 are settings with one value each."""
    with pytest.raises(SetupError):
        start(1, variant)


# ---- the prologue ----


def test_gondolas_are_placed_clockwise_and_then_counter_clockwise() -> None:
    """VEN-17, VEN-18."""
    table = Table(3, first=1).deal()
    order = []
    while table.state.stage == PROLOGUE:
        if table.decision == "place":
            order.append(table.state.actors()[0])
        moves = table.legal()
        table.play("finish" if "finish" in moves else moves[0])
    assert order == [1, 2, 0, 0, 2, 1]


def test_the_second_gondola_is_not_placed_at_the_dock_of_the_first() -> None:
    """VEN-19."""
    table = Table(3).deal()
    for place in ("market", "mint", "court"):
        table.play(f"place {place}", "finish")
    assert table.state.actors() == [2]
    assert "place court" not in table.legal()
    assert "place mint" in table.legal()
    assert len(table.legal()) == 14


def test_placing_on_gondolas_gives_their_owners_points() -> None:
    """VEN-20."""
    table = Table(3).deal()
    table.play("place market", "finish", "place market", "finish", "place market")
    assert [table.points(seat) for seat in range(3)] == [2 + 1, 1, 0]


def test_an_assistant_is_put_on_field_one_and_pushes() -> None:
    """VEN-21."""
    table = Table(3).deal().play("place market", "finish", "place market")
    assert (table.field(0, "market"), table.field(1, "market")) == (2, 1)


def test_the_building_is_activated_before_the_next_player_places() -> None:
    """VEN-22."""
    table = Table(3).deal().play("place mint")
    assert (table.decision, table.state.actors()) == ("effect", [0])
    table.play("use 1")
    assert table.carries(0, 1) == (0, 0, 1)
    assert (table.decision, table.state.actors()) == ("place", [1])


def test_a_municipal_building_has_its_full_effect_in_the_prologue_taxes_included() -> None:
    """VEN-23: two contracts in hand cost 2 coins."""
    table = Table(3).deal().play("place st-marks", "use 2", "use 1")
    assert table.state.coins[0] == 6 + 2 - 2
    assert table.decision == "keep-contract"


def test_in_the_first_turn_either_gondola_is_manned_for_nothing() -> None:
    """VEN-24."""
    table = Table(3).ready()
    table.state.gondolier[0] = NOBODY
    table.state.coins[0] = 0
    table.turn()
    assert table.legal() == ["gondolier first", "gondolier second"]
    table.play("gondolier second")
    assert table.state.coins[0] == 0


def test_contracts_are_named_by_their_effects() -> None:
    """The helper of these tests numbers them as the notation does."""
    assert masks(["second-shift", "masons-mark"]) == 5
