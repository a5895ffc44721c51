"""Fields, surcharges, discarding and ducats: SHIP-22 to SHIP-29, SHIP-96 to SHIP-98, SHIP-106."""

import pytest

from ridotto.engine.errors import IllegalMove
from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.moves import FIELD_TEXTS

from .positions import actor, at, decision, fields, listen, match_at, options, play, see


def prices(colour: str, die: int) -> list[int | None]:
    board = next(board for board in see(at(5, dice=f"{colour}{die}"))["boards"] if board["colour"] == colour)
    return [field["price"] for field in board["fields"]]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_fields_up_to_the_die_are_free_and_the_others_cost_the_difference(die: int) -> None:
    """SHIP-26, SHIP-27."""
    assert prices("blue", die) == [max(0, face - die) for face in range(1, 7)]


def test_the_surcharge_is_paid_when_the_field_is_chosen() -> None:
    """SHIP-28, SHIP-23: before the ducats of the field itself."""
    state = at(2, dice="green1", ducats=[2, 0])
    heard = listen(state)
    play(state, "field green3")
    assert heard[:2] == ["chosen 0 green3 2", "ducats 0 3"]
    assert state.ducats[0] == 3


def test_a_field_that_cannot_be_paid_cannot_be_chosen() -> None:
    """SHIP-28, SHIP-29: the ducats that it would bring do not help."""
    state = at(2, dice="red1 green1 white1", ducats=[1, 0])
    assert fields(state) == {"red1", "red2", "green1", "green2", "white1", "white2"}
    with pytest.raises(IllegalMove):
        play(state, "field green3")


@pytest.mark.parametrize("owner", [0, 1])
def test_a_field_with_a_marker_on_it_cannot_be_chosen_by_anybody(owner: int) -> None:
    """SHIP-25: not even by its owner."""
    state = at(2, taken={"red1": owner})
    assert "red1" not in fields(state)
    assert see(state)["boards"][0]["fields"][0]["taken_by"] == owner


def test_choosing_a_field_puts_a_marker_on_it() -> None:
    """SHIP-19, SHIP-25."""
    state = play(at(2), "field red1")
    assert see(state)["boards"][0]["fields"][0]["taken_by"] == 0
    assert state.markers[0] == 4
    assert actor(state) == 1
    assert "red1" not in fields(state)


def test_boards_without_a_die_cannot_be_chosen_from() -> None:
    """SHIP-24, SHIP-13."""
    assert not {field for field in fields(at(2)) if field.startswith(("yellow", "blue", "black"))}
    assert fields(at(5, yards=["ls2"], galley=("ls3", ""))) == set(FIELD_TEXTS)


def test_a_turn_is_a_field_or_a_discard_or_first_a_reordering() -> None:
    """SHIP-22."""
    kinds = {move.split()[0] for move in options(at(2, stacks=["b01 b02"]))}
    assert kinds == {"field", "discard", "reorder"}


def test_dice_do_not_move_during_a_round() -> None:
    """SHIP-R41: prices stay what they are."""
    state = at(2, dice="red2")
    before = [board["die"] for board in see(state)["boards"]]
    play(state, "field red5", "stop", "field green4", "keep d01", "put top")
    assert [board["die"] for board in see(state)["boards"]] == before


def test_buy_and_complete_fields_may_be_chosen_to_no_effect() -> None:
    """SHIP-R17, SHIP-41, SHIP-52: with nothing to complete the turn is simply over (SHIP-R33)."""
    state = at(2)
    heard = listen(state)
    play(state, "field white6")
    assert heard == ["chosen 0 white6 0"]
    assert actor(state) == 1


# ---- discarding ----


def test_a_marker_on_the_water_brings_a_ducat_and_nothing_else() -> None:
    """SHIP-96."""
    state = at(2, ducats=[3, 0])
    heard = listen(state)
    play(state, "discard")
    assert heard == ["discarded 0 1"]
    seat = see(state)["seats"][0]
    assert (seat["ducats"], seat["markers"], seat["adrift"]) == (4, 4, 1)
    assert actor(state) == 1


def test_any_number_of_markers_may_be_discarded_by_everybody() -> None:
    """SHIP-97."""
    state = at(2, ducats=[0, 0])
    for _ in range(9):
        play(state, "discard")
    assert [seat["adrift"] for seat in see(state)["seats"]] == [5, 4]
    assert [int(n) for n in state.ducats] == [5, 4]


def test_discarding_is_always_possible() -> None:
    """SHIP-98: beside any field."""
    assert "discard" in options(at(5))
    assert "discard" in options(at(2, ducats=[0, 0]))


# ---- ducats ----


@pytest.mark.parametrize(("field", "ducats"), [("red1", 2), ("green3", 3), ("yellow1", 2), ("blue4", 3), ("black3", 3)])
def test_a_ducats_field_brings_what_it_shows(field: str, ducats: int) -> None:
    """SHIP-106."""
    assert play(at(5, ducats=[1]), f"field {field}").ducats[0] == 1 + ducats


def test_money_has_no_upper_limit() -> None:
    """SHIP-R12."""
    assert play(at(2, ducats=[500]), "field green3").ducats[0] == 503


def test_every_field_does_what_the_edition_says() -> None:
    """SHIP-31, SHIP-49: the view names kind, items and link of all 36 fields."""
    shown = {field["field"]: field for board in see(at(5))["boards"] for field in board["fields"]}
    assert len(shown) == 36
    assert (shown["red3"]["kind"], shown["red3"]["items"], shown["red3"]["both"]) == ("complete", ["galley", "gondola"], False)
    assert (shown["red5"]["kind"], shown["red5"]["items"], shown["red5"]["both"]) == ("buy", ["galley", "gondola"], True)
    assert shown["red6"]["kind"] == "replace"
    assert (shown["green6"]["kind"], shown["green6"]["items"], shown["green6"]["both"]) == ("complete", ["galley", "barrier"], True)


def test_the_turn_decision_is_asked_even_without_a_choice() -> None:
    """SHIP-R33."""
    match = match_at(2, ducats=[0, 0], dice="red1 green1 white1", taken={"red1": 1, "green1": 1, "white1": 1})
    assert match.decision(0) == "turn"
    assert match.legal(0) == ["discard"]
    assert GAME.codec.text(match.state.legal(0)[0]) == "discard"
    assert decision(match.state) == "turn"  # type: ignore[arg-type]
