"""Phase I, the rows: RIA-37 to RIA-45."""

import pytest

from ridotto.games.rialto.rules import Rialto

from .positions import actor, arrange, at, cards, hand, listen, options, pass_on, play, seat_of, see, start


def through_phase_two(state: Rialto) -> Rialto:
    """Everybody passes in every section."""
    while see(state)["phase"] == "II":
        pass_on(state)
    return state


def first_options(state: Rialto, until: str) -> Rialto:
    """Everybody takes the first option until this step."""
    while see(state)["step"] != until:
        seat = state.actors()[0]
        play(state, f"{seat}: {options(state, seat)[0]}")
    return state


def test_a_match_has_six_rounds_of_three_phases() -> None:
    """RIA-37, RIA-153: cards, sections, blue buildings, in this order, six times."""
    state = start(2)
    met: list[tuple[int, str]] = []
    while not state.over():
        board = see(state)
        if (board["round"], board["phase"]) not in met:
            met.append((board["round"], board["phase"]))
        seat = state.actors()[0]
        play(state, f"{seat}: {options(state, seat)[0]}")
    rounds = [entry for entry in met if entry[1] in ("I", "II")]
    assert rounds == [(number, phase) for number in range(1, 7) for phase in ("I", "II")]
    thirds = [entry for entry in met if entry[1] == "III"]
    assert thirds == sorted(thirds)


def test_blue_buildings_come_after_the_last_section() -> None:
    """RIA-37."""
    state = through_phase_two(at("F", 2, coins=[1], buildings=["b4"]))
    assert (see(state)["phase"], see(state)["round"]) == ("III", 1)


@pytest.mark.parametrize("number", [1, 2, 6])
def test_the_current_district_is_the_one_with_the_number_of_the_round(number: int) -> None:
    """RIA-38."""
    state = at("rows", 2, round=number, numbers=[3, 1, 2, 6, 5, 4])
    assert see(state)["current"] == {1: "castello", 2: "san-marco", 6: "santa-croce"}[number]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_row_of_six_more_than_players_is_laid_out(seats: int) -> None:
    """RIA-39."""
    rows = see(at("rows", seats))["rows"]
    assert [len(row["cards"]) for row in rows] == [6] * (seats + 1)


def test_rows_are_dealt_card_by_card() -> None:
    """RIA-40: the first card of every row, then the second."""
    state = at("rows", 2, pile="DGB DGB DGB DGB DGB DGB")
    assert [row["cards"] for row in see(state)["rows"]] == [cards("DDDDDD"), cards("GGGGGG"), cards("BBBBBB")]


def test_the_discards_are_shuffled_when_a_card_is_needed_in_the_middle_of_a_row() -> None:
    """RIA-41, RIA-R6: four cards of the old pile come first, then cards of the shuffled discards."""
    state = start(2)
    ear = listen(state)
    arrange(state, at="rows", pile="JJJJ", rest="discard")
    rows = [row["cards"] for row in see(state)["rows"]]
    assert [row.count("joker") >= least for row, least in zip(rows, (2, 1, 1), strict=True)] == [True] * 3
    assert ear.named("shuffled")[0].args["number"] == 73
    assert (see(state)["pile"], see(state)["discards"]) == (77 - 18, 0)


def test_face_down_discards_are_shuffled_too() -> None:
    """RIA-41: those of all players."""
    state = at("discard", 2, hands=["DDDDDDDD", "GGGGGGGG"], pile="J", rest="discard")
    play(state, "0: discard doge", "1: discard gold")
    assert [seat["down"] for seat in see(state)["seats"]] == [1, 1]
    through_phase_two(state)
    assert [seat["down"] for seat in see(state)["seats"]] == [0, 0]
    assert see(state)["discards"] == 0


def test_the_discards_are_not_shuffled_before_a_card_is_needed() -> None:
    """RIA-R6: the pile may lie empty."""
    state = at("rows", 2, pile="DGBROCJ DGBROCJ DGBR", rest="discard")
    assert see(state)["pile"] == 0
    assert see(state)["discards"] == 77 - 18
    play(state, "row 1")
    assert see(state)["pile"] == 77 - 18 - 2


def test_shuffling_leaves_rows_and_hands_alone() -> None:
    """RIA-R6."""
    state = at("rows", 2, hands=["JJJ", ""], pile="DGBROC DGBROC DGBROC", rest="discard")
    play(state, "row 1")
    assert see(state)["pile"] == 77 - 3 - 18 - 2
    assert [len(row["cards"]) for row in see(state)["rows"]] == [0, 6, 6]


def test_rows_are_taken_in_doge_order() -> None:
    """RIA-42."""
    state = at("rows", 3, spaces=[1, 2, 3])
    order = []
    while see(state)["step"] == "row":
        order.append(actor(state))
        play(state, options(state)[0])
    assert order == [2, 1, 0]


def test_a_row_is_taken_whole_and_is_then_gone() -> None:
    """RIA-42."""
    state = at("rows", 2, pile="DGB DGB DGB DGB DGB DGB JJ")
    assert options(state) == ["row 1", "row 2", "row 3"]
    play(state, "row 2")
    assert hand(state, 0) == cards("GGGGGG JJ")
    assert options(state) == ["row 1", "row 3"]
    assert see(state)["rows"][1]["taken_by"] == 0


def test_two_cards_of_the_pile_follow_the_row_at_once() -> None:
    """RIA-43: before the next player chooses."""
    state = play(at("rows", 2, pile="DGB DGB DGB DGB DGB DGB JO"), "row 1")
    assert hand(state, 0) == cards("DDDDDD OJ")
    assert seat_of(state, 0)["cards"] == 8
    assert actor(state) == 1


def test_cards_kept_from_the_round_before_stay_in_hand() -> None:
    """RIA-44."""
    state = play(at("rows", 2, hands=["CCC", ""], pile="DGB DGB DGB DGB DGB DGB JO"), "row 1")
    assert hand(state, 0) == cards("CCC DDDDDD OJ")


@pytest.mark.parametrize("seats", [2, 5])
def test_one_row_is_left_over(seats: int) -> None:
    """RIA-45."""
    state = at("rows", seats, coins=[1], buildings=["g2"])
    while see(state)["step"] == "row":
        play(state, options(state)[0])
    left = [row for row in see(state)["rows"] if row["leftover"]]
    assert [row["row"] for row in left] == [seats + 1]
    assert len(left[0]["cards"]) == 6


def test_rows_stay_shorter_when_the_cards_run_out() -> None:
    """RIA-R7: within one card of each other, and nothing is drawn afterwards."""
    state = at("rows", 2, pile="DGBROCJ", rest="last hand")
    assert [len(row["cards"]) for row in see(state)["rows"]] == [3, 2, 2]
    play(state, "row 1")
    assert seat_of(state, 0)["cards"] == 3
    assert see(state)["pile"] == 0


def test_an_empty_row_can_still_be_chosen() -> None:
    """RIA-R7."""
    state = at("rows", 2, pile="DG", rest="last hand")
    assert options(state) == ["row 1", "row 2", "row 3"]
    play(state, "row 3")
    assert seat_of(state, 0)["cards"] == 0


def test_who_draws_first_takes_what_there_is() -> None:
    """RIA-R7: one card is left for the first on the track, none for the other."""
    state = at("rows", 2, pile="DGB DGB DGB DGB DGB DGB O", rest="last hand")
    before = seat_of(state, 1)["cards"]
    play(state, "row 1", "row 2")
    assert seat_of(state, 0)["cards"] == 7
    assert seat_of(state, 1)["cards"] == before + 6
