"""Setup: SHIP-1 to SHIP-14."""

from collections import Counter

import pytest

from ridotto.engine.errors import SetupError
from ridotto.engine.rng import Rng
from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.rules import DogeShip
from tests.games.hearing import Ear

from .positions import SEATS, doges, fields, options, pile, see, stack, yard


def start(seats: int, seed: str = "setup") -> DogeShip:
    state = GAME.start(seats, Rng.from_seed(seed))
    assert isinstance(state, DogeShip)
    return state


def test_two_to_five_seats_can_play() -> None:
    """SHIP-1."""
    assert GAME.seats == SEATS
    for seats in (1, 6):
        with pytest.raises(SetupError, match="it takes 2, 3, 4, 5"):
            GAME.start(seats, Rng.from_seed("s"))


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_twelve_ducats_and_nothing_else(seats: int) -> None:
    """SHIP-2, SHIP-3, SHIP-4, SHIP-6."""
    state = start(seats)
    for seat in range(seats):
        mine = see(state, seat)["seats"][seat]
        assert (mine["points"], mine["ducats"], mine["approvals"], mine["markers"]) == (0, 12, 0, 5)
        assert yard(state, seat) == stack(state, seat) == []


def test_the_starting_seat_is_drawn_and_the_others_follow_clockwise() -> None:
    """SHIP-5, SHIP-R26: each seat equally often."""
    first = Counter()  # type: Counter[int]
    for number in range(400):
        order = see(start(4, f"lot {number}"))["order"]
        assert order == [(order[0] + rank) % 4 for rank in range(4)]
        first[order[0]] += 1
    assert all(70 <= first[seat] <= 130 for seat in range(4))


def test_the_starting_seat_has_the_first_turn() -> None:
    """SHIP-5, SHIP-19."""
    state = start(5)
    assert state.actors() == [see(state)["order"][0]]


@pytest.mark.parametrize("seats", SEATS)
def test_the_galley_begins_without_a_part(seats: int) -> None:
    """SHIP-7."""
    galley = see(start(seats))["galley"]
    assert galley["filled"] == 0
    assert [deck["parts"] for deck in galley["decks"]] == [[], []]


def test_six_piles_of_galley_tiles_are_shuffled_apart_and_nothing_of_them_is_seen() -> None:
    """SHIP-8."""
    state = start(3)
    for view in see(state)["piles"][:6]:
        name = view["pile"]
        assert (view["count"], view["fresh"], view["top_cost"], view["beneath"]) == (6, 6, None, [])
        letters = "".join(word[0] for word in name.split("-"))
        assert sorted(pile(state, name)) == [f"{letters}{n}" for n in range(2, 8)]
    assert len({tuple(pile(start(3, f"s{n}"), "lower-stern")) for n in range(40)}) > 30


@pytest.mark.parametrize(("name", "count"), [("barrier", 26), ("gondola", 14)])
def test_barriers_and_gondolas_lie_in_one_pile_each_and_show_the_cost_of_the_top_tile_alone(name: str, count: int) -> None:
    """SHIP-9, SHIP-10."""
    costs = set()
    for number in range(30):
        state = start(2, f"s{number}")
        view = next(view for view in see(state)["piles"] if view["pile"] == name)
        assert (view["count"], view["fresh"], view["beneath"], view["next"]) == (count, count, [], [])
        assert view["top_cost"] == state.parts.cost[state.pile[36 if name == "barrier" else 62]]
        assert len(set(pile(state, name))) == count
        costs.add(view["top_cost"])
    assert costs == {0, 1}


def test_the_doge_tiles_are_one_face_down_pile_of_which_the_first_is_turned_up() -> None:
    """SHIP-11, SHIP-17: also in the first round."""
    state = start(2)
    seen = see(state)["doges"]
    assert seen["pile"] == 15
    assert not seen["known"]
    assert not seen["covered"]
    assert sorted([seen["current"]["doge"], *doges(state)]) == [f"d{n:02}" for n in range(1, 17)]
    assert len({see(start(2, f"s{n}"))["doges"]["current"]["doge"] for n in range(60)}) > 12


@pytest.mark.parametrize(
    ("seats", "colours"),
    [(2, ["red", "green", "white"]), (3, ["red", "green", "white", "yellow"]), (4, ["red", "green", "white", "yellow", "blue"])],
)
def test_dice_in_use_depend_on_the_seats_and_other_boards_are_closed(seats: int, colours: list[str]) -> None:
    """SHIP-12, SHIP-13, SHIP-24."""
    state = start(seats)
    assert [board["colour"] for board in see(state)["boards"] if board["die"] is not None] == colours
    assert {field.rstrip("123456") for field in fields(state)} == set(colours)
    closed = see(state)["boards"][-1]
    assert closed["colour"] == "black"
    assert {field["price"] for field in closed["fields"]} == {None}


def test_with_five_seats_all_six_boards_are_open() -> None:
    """SHIP-12."""
    assert all(board["die"] is not None for board in see(start(5))["boards"])


@pytest.mark.parametrize(("seats", "lengths", "parts"), [(2, [2, 2, 2], 12), (3, [3, 2, 3], 16), (4, [3, 4, 3], 20), (5, [4, 3, 4], 22)])
def test_the_length_of_the_galley_depends_on_the_seats(seats: int, lengths: list[int], parts: int) -> None:
    """SHIP-14; SHIP-X17 is the row of four seats."""
    galley = see(start(seats))["galley"]
    assert (galley["lengths"], galley["places"]) == (lengths, parts)


def test_setting_up_is_told() -> None:
    """SHIP-5, SHIP-9, SHIP-10, SHIP-16, SHIP-17: the lot, visible costs, dice and the Doge tile, in this order."""
    ear = Ear(GAME)
    state = GAME.start(2, Rng.from_seed("setup"), "", None, ear)
    assert [text.split()[0] for text in ear.heard] == ["first-seat", "top-cost", "top-cost", "round", "dice", "doge-drawn"]
    assert options(state)[-1] == "discard"  # type: ignore[arg-type]
