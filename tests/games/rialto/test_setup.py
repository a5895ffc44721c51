"""Setup: RIA-1 to RIA-20."""

import pytest

from ridotto.engine.errors import SetupError
from ridotto.games.rialto.moves import DISTRICTS

from .positions import actor, lay, left_of, options, play, rooms, seat_of, see, start, tile, track

SEEDS = [f"seed {n}" for n in range(24)]


def ready(seats: int, seed: str = "rialto") -> tuple[int, list[int]]:
    """The start player, and all seats clockwise from there."""
    first = see(start(seats, seed))["start_player"]
    return first, [(first + n) % seats for n in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_take_part(seats: int) -> None:
    """RIA-1."""
    assert len(see(start(seats))["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_nobody_else_can_play(seats: int) -> None:
    """RIA-1."""
    with pytest.raises(SetupError, match="2, 3, 4, 5"):
        start(seats)


def test_the_left_neighbour_of_the_last_seat_is_seat_0() -> None:
    """RIA-1: from the beginner on, play goes to the next higher seat and round."""
    state = start(3)
    while see(state)["step"] != "play":
        seat = state.actors()[0]
        play(state, f"{seat}: {options(state, seat)[0]}")
    first = actor(state)
    order: list[int] = []
    while see(state)["step"] == "play" and len(order) < 3:
        order.append(actor(state))
        lay(state, "0")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_each_district_has_one_of_the_numbers_1_to_6_at_random() -> None:
    """RIA-2."""
    dealt = [tuple(district["number"] for district in see(start(seed=seed))["districts"]) for seed in SEEDS]
    assert all(sorted(numbers) == [1, 2, 3, 4, 5, 6] for numbers in dealt)
    assert len(set(dealt)) > 15
    assert {numbers[0] for numbers in dealt} == {1, 2, 3, 4, 5, 6}


def test_six_gondolas_lie_ready_and_nothing_is_built() -> None:
    """RIA-3, RIA-119."""
    board = see(start())
    assert board["gondolas"] == 6
    assert [connection["tile"] for connection in board["connections"]] == [None] * 12


def test_only_the_top_bridge_is_visible() -> None:
    """RIA-4: the five below it are known, their order is not."""
    tops = set()
    for seed in SEEDS:
        board = see(start(seed=seed))
        assert board["bridge"] is not None
        top = (board["bridge"]["low"], board["bridge"]["high"])
        below = [(bridge["low"], bridge["high"]) for bridge in board["bridges_below"]]
        assert below == sorted(below)
        assert sorted([top, *below]) == [(3, 4), (3, 5), (3, 6), (4, 5), (4, 6), (5, 6)]
        tops.add(top)
    assert len(tops) == 6


def test_both_bonus_tiles_start_unturned() -> None:
    """RIA-5."""
    assert [(bonus["side"], bonus["turned"]) for bonus in see(start())["bonus_tiles"]] == [("citra", False), ("ultra", False)]


@pytest.mark.parametrize("seats", [2, 5])
def test_all_sixty_buildings_are_in_the_supply(seats: int) -> None:
    """RIA-6."""
    assert [kind["left"] for kind in see(start(seats))["buildings"]] == [5] * 12


def test_thirty_coins_are_there() -> None:
    """RIA-7: what the players do not start with is in the general supply."""
    board = see(start(5))
    assert board["bank"] + sum(seat["coins"] for seat in board["seats"]) == 30


def test_all_77_cards_are_in_one_shuffled_pile() -> None:
    """RIA-8: no discards, empty hands."""
    state = start(2)
    board = see(state)
    assert (board["pile"], board["discards"], [seat["cards"] for seat in board["seats"]]) == (77, 0, [0, 0])
    assert [int(state.pile[at]) for at in range(77)].count(6) == 11
    assert len({tuple(int(card) for card in start(2, seed).pile) for seed in SEEDS}) == len(SEEDS)


def test_the_start_player_is_drawn_by_lot() -> None:
    """RIA-9, RIA-R41: every seat can be it; the seats themselves are as the table gives them."""
    assert {see(start(4, seed))["start_player"] for seed in SEEDS} == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_the_start_players_disc_lies_on_top_and_the_others_below_it_clockwise(seed: str) -> None:
    """RIA-10."""
    _, clockwise = ready(5, seed)
    assert track(start(5, seed)) == [(seat, 0) for seat in clockwise]


def test_everybody_starts_with_3_points() -> None:
    """RIA-11."""
    assert start(5).scores() == [3] * 5


def test_5_of_18_councilmen_are_on_the_tableau() -> None:
    """RIA-12."""
    assert [(seat["tableau"], seat["supply"]) for seat in see(start(4))["seats"]] == [(5, 13)] * 4


@pytest.mark.parametrize(("seats", "coins"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 2, 3]), (5, [1, 2, 2, 2, 3])])
def test_starting_coins_go_clockwise_from_the_start_player(seats: int, coins: list[int]) -> None:
    """RIA-13, RIA-14, RIA-15, RIA-16."""
    for seed in SEEDS[:5]:
        _, clockwise = ready(seats, seed)
        assert [seat_of(start(seats, seed), seat)["coins"] for seat in clockwise] == coins


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_starting_buildings_are_chosen_counter_clockwise_and_by_the_start_player_last(seats: int) -> None:
    """RIA-17."""
    for seed in SEEDS[:5]:
        _, clockwise = ready(seats, seed)
        state = start(seats, seed)
        asked = []
        while see(state)["step"] == "start-building":
            asked.append(actor(state))
            play(state, options(state)[-1])
        # who has a single kind left is not asked (RIA-R38)
        assert asked == list(reversed(clockwise))[: len(asked)]
        assert all(len(rooms(state, seat)) == 1 for seat in range(seats))


def test_only_buildings_of_value_1_can_be_chosen_at_the_start() -> None:
    """RIA-17."""
    assert options(start()) == ["take green-1", "take yellow-1", "take blue-1"]


@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_each_kind_is_chosen_once(seats: int) -> None:
    """RIA-18."""
    state = play(start(seats), "take yellow-1")
    assert options(state) == ["take green-1", "take blue-1"]


def test_the_third_of_three_takes_what_is_left_without_being_asked() -> None:
    """RIA-18, RIA-R38."""
    state = play(start(3), "take yellow-1", "take green-1")
    assert see(state)["step"] == "row"
    assert sorted(rooms(state, seat)[0] for seat in range(3)) == ["blue-1", "green-1", "yellow-1"]


@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_each_kind_is_chosen_twice_at_most(seats: int) -> None:
    """RIA-19."""
    state = play(start(seats), "take yellow-1")
    assert "take yellow-1" in options(state)
    assert options(play(state, "take yellow-1")) == ["take green-1", "take blue-1"]


def test_a_starting_building_leaves_the_supply_and_takes_a_place() -> None:
    """RIA-20: four are left of the kind, three when two have chosen it."""
    state = start(4)
    first = actor(state)
    play(state, "take blue-1")
    assert left_of(state, "blue-1") == 4
    assert rooms(state, first) == ["blue-1"]
    play(state, "take blue-1")
    assert left_of(state, "blue-1") == 3


def test_the_board_has_twelve_connections_and_three_pairs_without_one() -> None:
    """RIA-R1: each district has four neighbours."""
    board = see(start())
    pairs = {tuple(connection["ends"]) for connection in board["connections"]}
    assert len(pairs) == 12
    for name in DISTRICTS:
        assert sum(name in pair for pair in pairs) == 4
    missing = {("cannaregio", "dorsoduro"), ("castello", "san-polo"), ("san-marco", "santa-croce")}
    assert not pairs & missing
    assert tile(start(), "ca-cs") == (None, [0, 0])


def test_three_districts_lie_on_each_side_of_the_canal() -> None:
    """RIA-131, RIA-R2: and the pairs without a connection lie across it."""
    board = see(start())
    assert [bonus["districts"] for bonus in board["bonus_tiles"]] == [["cannaregio", "castello", "san-marco"], ["santa-croce", "san-polo", "dorsoduro"]]
    assert sum(connection["crosses_canal"] for connection in board["connections"]) == 6
