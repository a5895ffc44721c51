"""Intrigue: SHIP-99 to SHIP-105, and what is known of Doge tiles."""

from .positions import actor, at, current, decision, doges, fields, finish_round, listen, options, play, see


def test_of_the_two_top_doge_tiles_one_is_laid_out_and_the_other_put_back() -> None:
    """SHIP-99, SHIP-100, SHIP-101: keeping the old tile is not offered."""
    state = at(2, doge="d02", doges="d07 d04 d10")
    play(state, "field green4")
    assert decision(state) == "doge-keep"
    assert options(state) == ["keep d04", "keep d07"]
    play(state, "keep d04")
    assert current(state) == "d04"
    assert see(state)["doges"]["covered"] == ["d02"]
    assert options(state) == ["put top", "put bottom"]
    play(state, "put top")
    assert doges(state)[:2] == ["d07", "d10"]
    assert actor(state) == 1


def test_the_other_tile_may_go_beneath_the_pile() -> None:
    """SHIP-99."""
    state = play(at(2, doges="d07 d04 d10"), "field green4", "keep d07", "put bottom")
    assert doges(state)[0] == "d10"
    assert doges(state)[-1] == "d04"


def test_the_tile_laid_out_brings_the_event_of_the_round() -> None:
    """SHIP-100."""
    state = at(2, doge="d02", doges="d05 d04", markers=[1, 1])
    play(state, "field green4", "keep d05", "put top", "discard")
    assert [int(n) for n in state.lost] == [2, 2]


def test_only_the_looking_seat_sees_the_two_tiles() -> None:
    """SHIP-99, SHIP-R40."""
    state = at(3, doges="d07 d04")
    play(state, "field green4")
    mine, other = see(state, 0)["intrigue"], see(state, 1)["intrigue"]
    assert mine is not None
    assert other is not None
    assert [tile["doge"] for tile in mine["tiles"] if tile] == ["d07", "d04"]
    assert other["tiles"] == [None, None]
    assert see(state)["intrigue"] == other


def test_the_tile_put_back_is_known_to_the_seat_and_its_place_to_all() -> None:
    """SHIP-R40."""
    state = at(3, doges="d07 d04")
    heard = listen(state)
    play(state, "field green4", "keep d04", "put bottom")
    assert [(known["place"], known["tile"]["doge"]) for known in see(state, 0)["doges"]["known"]] == [(13, "d07")]
    assert see(state, 1)["doges"]["known"] == see(state)["doges"]["known"] == []
    assert heard == ["chosen 0 green4 0", "doge-seen 0 d07 d04", "doge-laid 0 d04", "doge-put 0 bottom"]


def test_a_known_tile_moves_down_when_another_is_put_on_top() -> None:
    """SHIP-R40: its place is still known."""
    state = at(4, doges="d07 d04 d10 d11")
    play(state, "field green4", "keep d04", "put bottom", "field blue3", "keep d10", "put top")
    assert doges(state)[0] == "d11"
    assert [(known["place"], known["tile"]["doge"]) for known in see(state, 0)["doges"]["known"]] == [(12, "d07")]
    assert [(known["place"], known["tile"]["doge"]) for known in see(state, 1)["doges"]["known"]] == [(0, "d11")]
    assert doges(state)[12] == "d07"


def test_an_empty_pile_is_made_anew_from_the_covered_tiles_when_one_must_be_drawn() -> None:
    """SHIP-102, SHIP-R13: the current tile stays out; here at the beginning of a round."""
    covered = "d01 d03 d04 d05 d06 d07 d08 d09 d10 d11 d12 d13 d14 d15 d16"
    state = at(2, doge="d02", covered=covered, markers=[1, 0])
    heard = listen(state)
    play(state, "discard")
    assert "doge-shuffled 15" in heard
    assert see(state)["doges"]["covered"] == ["d02"]
    assert sorted([current(state), *doges(state)]) == sorted(covered.split())


def test_the_pile_is_not_made_anew_before_a_tile_must_be_drawn() -> None:
    """SHIP-R13."""
    state = at(2, doge="d02", covered=" ".join(f"d{n:02}" for n in range(3, 17)), doges="d01")
    heard = listen(state)
    finish_round(state)
    assert current(state) == "d01"
    assert doges(state) == []
    assert not [text for text in heard if text.startswith("doge-shuffled")]


def test_with_one_tile_left_an_intrigue_draws_it_before_the_others_are_shuffled() -> None:
    """SHIP-R13, SHIP-102."""
    state = at(2, doge="d02", covered=" ".join(f"d{n:02}" for n in range(3, 17)), doges="d01")
    heard = listen(state)
    play(state, "field green4")
    assert heard[1] == "doge-shuffled 14"
    tiles = [move.split()[1] for move in options(state)]
    assert "d01" in tiles
    assert "d02" not in tiles
    assert len(doges(state)) == 13


def test_onto_an_empty_pile_the_other_tile_goes_without_a_question() -> None:
    """SHIP-R13, SHIP-R33."""
    state = at(2, doge="d02", covered=" ".join(f"d{n:02}" for n in range(4, 17)), doges="d01 d03")
    play(state, "field green4", "keep d01")
    assert actor(state) == 1
    assert doges(state) == ["d03"]


def test_onto_a_pile_of_one_tile_the_other_goes_where_the_player_says() -> None:
    """SHIP-99, SHIP-R13: only an empty pile leaves no choice."""
    for end, pile in (("top", ["d03", "d04"]), ("bottom", ["d04", "d03"])):
        state = at(2, doge="d02", covered=" ".join(f"d{n:02}" for n in range(5, 17)), doges="d01 d03 d04")
        play(state, "field green4", "keep d01")
        assert options(state) == ["put top", "put bottom"]
        assert doges(play(state, f"put {end}")) == pile


def test_the_second_intrigue_brings_an_approval_for_nothing() -> None:
    """SHIP-103."""
    state = at(2, ducats=[0])
    heard = listen(state)
    play(state, "field red4")
    assert (int(state.approvals[0]), int(state.ducats[0])) == (1, 0)
    assert heard[1] == "approvals 0 1 0"


def test_the_third_intrigue_brings_two_approvals_for_two_ducats() -> None:
    """SHIP-104, SHIP-105: nothing is asked."""
    state = play(at(2, ducats=[5]), "field white4")
    assert (int(state.approvals[0]), int(state.ducats[0])) == (2, 3)
    assert actor(state) == 1


def test_two_approvals_need_two_ducats_after_surcharge_and_bonus() -> None:
    """SHIP-105, SHIP-R17, SHIP-R37."""
    assert "white4" not in fields(at(2, ducats=[1]))
    assert "white4" in fields(at(2, ducats=[2]))
    assert "white4" not in fields(at(2, dice="white3", ducats=[2]))
    assert "white4" in fields(at(2, dice="white3", ducats=[3]))


def test_approvals_cannot_run_out() -> None:
    """SHIP-R10: holdings are plain numbers."""
    assert play(at(2, approvals=[60, 60]), "field red4").approvals[0] == 61
