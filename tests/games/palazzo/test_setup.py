"""Setup: PAL-1 to PAL-12."""

import pytest

from ridotto.engine.errors import SetupError
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.moves import FACE_TEXTS
from ridotto.games.palazzo.rules.parts import RIDER

from .positions import actor, arrange, bidding, decision, edition_with, hand, play, see, start

SEEDS = [f"seed {n}" for n in range(12)]


def stacks(seed: str) -> list[int]:
    return [int(face) for face in start(3, seed).stacks]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_players_take_part(seats: int) -> None:
    """PAL-1."""
    assert len(see(start(seats))["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_else_can_play(seats: int) -> None:
    """PAL-1."""
    with pytest.raises(SetupError, match="2, 3, 4"):
        start(seats)


def test_the_quarries_form_a_ring_of_four() -> None:
    """PAL-2: after quarry 3 comes quarry 0 again."""
    state = play(arrange(start(), builder=3, coming="B1/1 B4/1"), "tiles")
    assert see(state)["quarries"] == [["brick-4-1"], [], [], []]


def test_the_builder_starts_on_quarry_0() -> None:
    """PAL-3."""
    assert {see(start(seed=seed))["builder"] for seed in SEEDS} == {0}
    assert see(start(edition=edition_with(("[quarries.builder]\nstart = 0", "[quarries.builder]\nstart = 2"))))["builder"] == 2


def test_each_stack_holds_its_own_tiles_in_a_shuffled_order() -> None:
    """PAL-4."""
    printed = [int(face) for face in GAME.edition.components.stacks]
    for first, last in ((0, 15), (15, 33), (33, 53)):
        orders = {tuple(stacks(seed)[first:last]) for seed in SEEDS}
        assert len(orders) == len(SEEDS)
        assert all(sorted(order) == sorted(printed[first:last]) for order in orders)


def test_the_five_riders_lie_anywhere_in_stack_iii() -> None:
    """PAL-5: among sixty setups each of its twenty places has one about every fourth time."""
    places = [[at for at, face in enumerate(stacks(f"riders {n}")) if face == RIDER] for n in range(60)]
    assert {len(found) for found in places} == {5}
    times = [sum(at in found for found in places) for at in range(33, 53)]
    assert sum(times) == 5 * 60
    assert all(5 <= n <= 25 for n in times), times


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_tile_goes_to_the_warehouse_and_the_next_four_to_the_quarries(seed: str) -> None:
    """PAL-6, PAL-7, PAL-R2: whatever their windows, the builder's quarry included."""
    first = [FACE_TEXTS[face] for face in stacks(seed)[:5]]
    board = see(start(seed=seed))
    assert board["warehouse"]["tiles"] == first[:1]
    assert board["quarries"] == [[face] for face in first[1:]]
    assert [stack["left"] for stack in board["stacks"]] == [10, 18, 20]


def test_windows_do_not_matter_for_the_start_tiles() -> None:
    """PAL-7: among a dozen setups, tiles with 1, 2 and 3 windows have come to one and the same quarry."""
    assert {see(start(seed=seed))["quarries"][0][0][-1] for seed in SEEDS} == {"1", "2", "3"}


def test_the_opening_certificate_belongs_to_nobody() -> None:
    """PAL-8: all 55 cards are without it, and only an auction brings it out."""
    board = see(start(4))
    assert board["auction"] is None
    assert len(board["unseen"]) == 55
    auction = see(bidding(["b3", "b3"]))["auction"]
    assert auction is not None
    assert auction["bids"][0]["value"] == 3
    assert auction["bids"][0]["cards"] == []


def test_all_55_money_cards_are_shuffled_into_one_pile() -> None:
    """PAL-9."""
    state = start(2)
    deck = see(state)["unseen"]
    assert {card: deck.count(card) for card in deck} == {
        **{f"{currency}-{value}": 3 for currency in ("brown", "green", "red") for value in range(3, 8)},
        "cert": 10,
    }
    assert see(state)["pile"] == 55 - 2 * 4
    assert len({tuple(int(kind) for kind in start(2, seed).pile) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_four_hidden_cards(seats: int) -> None:
    """PAL-10."""
    state = start(seats)
    for seat in range(seats):
        assert len(hand(state, seat)) == 4
        assert see(state)["seats"][seat]["hidden"] == 4
        assert see(state)["seats"][seat]["known"] == []
    assert see(state)["hand"] is None
    assert len({tuple(hand(state, seat)) for seat in range(seats)}) > 1


def test_each_hand_is_told_to_its_owner_alone() -> None:
    """PAL-10."""
    match = Match.new(GAME, 3, "florence")
    for seat in range(3):
        dealt = [event for event in match.events(seat) if event.kind == "deal"]
        assert [(event.args["seat"], event.audience) for event in dealt] == [(seat, seat)]
    assert not [event for event in match.events() if event.kind == "deal"]


def test_nobody_begins_with_a_palazzo() -> None:
    """PAL-11."""
    assert [seat["palazzi"] for seat in see(start(4))["seats"]] == [[], [], [], []]
    assert start(4).scores() == [0, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_0_has_the_first_turn(seats: int) -> None:
    """PAL-12, PAL-R1."""
    state = start(seats)
    assert (actor(state), decision(state), see(state)["turn"]) == (0, "turn", 0)
    changed = start(seats, edition=edition_with(("[players.start]\nseat = 0", "[players.start]\nseat = 1")))
    assert (actor(changed), see(changed)["turn"]) == (1, 1)


def test_there_are_no_variants() -> None:
    """PAL-140."""
    assert GAME.variants == ()
    with pytest.raises(SetupError, match="no variant"):
        GAME.start(2, Rng.from_seed(""), "duel")
