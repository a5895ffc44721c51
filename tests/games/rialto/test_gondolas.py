"""Section E and the district bonus: RIA-121 to RIA-133."""

from .positions import at, decision, lay, listen, men, options, play, seat_of, see, tile


def test_each_player_moves_a_councilman_per_count_to_the_tableau() -> None:
    """RIA-121: the majority bonus brings none."""
    state = at("E", 2, hands=["OOO", "O"])
    ear = listen(state)
    lay(state, "3", "1")
    assert (seat_of(state, 0)["tableau"], seat_of(state, 0)["supply"]) == (8, 10)
    assert ear.named("to-tableau")[0].args == {"seat": 0, "number": 3}
    play(state, "gondola ca-cs", "place castello")
    assert (seat_of(state, 1)["tableau"], seat_of(state, 1)["supply"]) == (6, 12)
    assert seat_of(state, 0)["supply"] == 9


def test_each_councilman_missing_from_the_supply_is_a_point_instead() -> None:
    """RIA-122."""
    state = lay(at("E", 2, spaces=[0, 1], begins=0, hands=["OOOO", "OOOOO"], supply=[2, 9]), "3", "4")
    play(state, "gondola ca-cs", "place castello")
    assert (seat_of(state, 0)["tableau"], seat_of(state, 0)["supply"]) == (7, 0)
    assert state.scores() == [4, 3]
    assert state.breakdown(0)["gondolas"] == 1


def test_the_player_with_the_bonus_lays_a_gondola_on_any_free_connection() -> None:
    """RIA-123, RIA-119, RIA-159: it shows 1 at both ends."""
    state = lay(at("E", 2, hands=["O"], tiles={"ca-cs": "4/3"}), "1", "0")
    assert "gondola ca-cs" not in options(state)
    assert len(options(state)) == 11
    play(state, "gondola sp-do")
    assert tile(state, "sp-do") == ("gondola", [1, 1])
    assert see(state)["gondolas"] == 5


def test_a_councilman_of_the_supply_goes_beside_the_gondola() -> None:
    """RIA-124."""
    state = play(lay(at("E", 2, hands=["O"]), "1", "0"), "gondola sp-do")
    assert (decision(state), options(state)) == ("gondola-district", ["place san-polo", "place dorsoduro"])
    play(state, "place dorsoduro")
    assert men(state, "dorsoduro") == [1, 0]
    assert (seat_of(state, 0)["tableau"], seat_of(state, 0)["supply"]) == (6, 11)


def test_without_a_councilman_in_the_supply_the_bonus_is_a_point_and_an_offer() -> None:
    """RIA-125, RIA-126, RIA-127, RIA-128: the gondola is laid in any case."""
    state = at("E", 2, hands=["O"], supply=[0, 5], men={"castello": [2, 0]})
    lay(state, "1", "0")
    play(state, "gondola ca-cs")
    assert tile(state, "ca-cs")[0] == "gondola"
    assert state.scores()[0] == 3 + 1 + 1
    assert decision(state) == "gondola-help"
    assert options(state) == ["from-tableau", "from castello", "from dorsoduro", "no-help"]


def test_a_councilman_may_come_from_the_tableau() -> None:
    """RIA-126."""
    state = play(lay(at("E", 2, hands=["O"], supply=[0, 5]), "1", "0"), "gondola ca-cs", "from-tableau")
    assert options(state) == ["place cannaregio", "place castello"]
    play(state, "place castello")
    assert men(state, "castello") == [1, 0]
    assert seat_of(state, 0)["tableau"] == 4


def test_or_from_any_other_district_the_other_end_included() -> None:
    """RIA-127, RIA-R28: a councilman who leaves one end goes to the other, without asking."""
    state = play(lay(at("E", 2, hands=["O"], supply=[0, 5], men={"castello": [2, 0]}), "1", "0"), "gondola ca-cs", "from castello")
    assert (men(state, "castello"), men(state, "cannaregio")) == ([1, 0], [1, 0])
    assert seat_of(state, 0)["tableau"] == 5
    state = play(lay(at("E", 2, hands=["O"], supply=[0, 5], men={"castello": [2, 0]}), "1", "0"), "gondola ca-cs", "from dorsoduro")
    assert options(state) == ["place cannaregio", "place castello"]


def test_or_nobody_and_the_point_stays() -> None:
    """RIA-128."""
    state = play(lay(at("E", 2, hands=["O"], supply=[0, 5]), "1", "0"), "gondola ca-cs", "no-help")
    assert state.scores()[0] == 5
    assert see(state)["sections"][4]["state"] == "done"


def test_the_supply_is_looked_at_again_after_the_cards() -> None:
    """RIA-129, RIA-94, RIA-R27: the last councilman goes to the tableau, and the bonus finds none."""
    state = play(lay(at("E", 2, hands=["O"], supply=[1, 5]), "1", "0"), "gondola ca-cs")
    assert decision(state) == "gondola-help"
    assert (seat_of(state, 0)["tableau"], state.scores()[0]) == (6, 4)


CITRA = {"cannaregio": [1, 0], "san-marco": [1, 0]}


def test_the_first_with_councilmen_in_all_three_districts_of_a_side_scores_5_at_once() -> None:
    """RIA-130, RIA-131: and the tile is turned."""
    state = lay(at("E", 2, hands=["O"], men=CITRA), "1", "0")
    play(state, "gondola cs-do", "place castello")
    assert state.scores()[0] == 8
    assert state.breakdown(0)["district-bonus"] == 5
    bonus = see(state)["bonus_tiles"][0]
    assert (bonus["turned"], bonus["players"]) == (True, [0])
    assert see(state)["bonus_tiles"][1]["turned"] is False


def test_two_districts_of_one_side_and_one_of_the_other_are_not_enough() -> None:
    """RIA-131."""
    state = lay(at("E", 2, hands=["O"], men=CITRA), "1", "0")
    play(state, "gondola cs-do", "place dorsoduro")
    assert state.scores()[0] == 3


def test_a_turned_tile_pays_nobody() -> None:
    """RIA-132: whatever happens to the councilmen later."""
    state = lay(at("E", 2, hands=["O"], men=CITRA, turned=["citra"]), "1", "0")
    play(state, "gondola cs-do", "place castello")
    assert state.scores()[0] == 3
    assert see(state)["bonus_tiles"][0]["turned"] is True


def test_the_same_player_may_earn_both_bonuses() -> None:
    """RIA-133."""
    ultra = {"santa-croce": [1, 0], "san-polo": [1, 0]}
    state = lay(at("E", 2, hands=["O", ""], men={**CITRA, **ultra, "castello": [1, 0]}, turned=["citra"]), "1", "0")
    state.awarded[0] = 1
    play(state, "gondola cs-do", "place dorsoduro")
    assert state.scores()[0] == 8
    assert [bonus["players"] for bonus in see(state)["bonus_tiles"]] == [[0], [0]]


def test_a_councilman_moved_away_no_longer_counts_in_his_old_district() -> None:
    """RIA-R31: the last of the three comes out of another of them."""
    state = lay(at("E", 2, hands=["O"], supply=[0, 5], men=CITRA), "1", "0")
    ear = listen(state)
    play(state, "gondola cs-sm", "from san-marco")
    assert men(state, "castello") == [1, 0]
    assert ear.named("district-bonus") == []


def test_one_moved_in_from_elsewhere_can_complete_a_side() -> None:
    """RIA-127, RIA-R31."""
    state = lay(at("E", 2, hands=["O"], supply=[0, 5], men=CITRA), "1", "0")
    play(state, "gondola cs-sm", "from dorsoduro", "place castello")
    assert state.breakdown(0)["district-bonus"] == 5
