"""What is told, which the log, the record and the pictures depend on."""

from .positions import at, lay, listen, options, pass_on, play, see


def test_a_play_is_told_with_its_cards_buildings_and_count() -> None:
    """RIA-R39, RIA-83, RIA-84, RIA-88."""
    state = at("A", 2, coins=[2], buildings=["y2 y3"], hands=["DGJ", ""])
    ear = listen(state)
    play(state, "convert yellow-2 gold", "use yellow-3", "cards 1")
    assert ear.events == []
    play(state, "jokers 1")
    assert [event.kind for event in ear.events] == ["converted", "joker-building", "played"]
    assert ear.events[-1].args == {"seat": 0, "number": 4, "alone": 0, "cards": [0, 1, 6]}
    lay(state, "0")
    assert [event.kind for event in ear.events[3:6]] == ["passed", "majority", "steps"]


def test_jokers_that_stand_alone_are_told_as_such() -> None:
    """RIA-72, RIA-74: three count 2, and the log says why."""
    state = at("A", 2, hands=["JJJ", ""])
    ear = listen(state)
    play(state, "cards 0", "jokers 3")
    assert ear.named("played")[0].args == {"seat": 0, "number": 2, "alone": 1, "cards": [6, 6, 6]}


def test_a_majority_is_told_with_how_many_others_have_as_much() -> None:
    """RIA-90: then the Doge track has decided."""
    state = at("B", 3, hands=["GG", "GG", "G"])
    ear = listen(state)
    lay(state, "2", "2", "1")
    assert ear.named("majority")[0].args == {"seat": 0, "section": 1, "number": 2, "others": 1}
    state = at("B", 3, hands=["GG", "G", "G"])
    ear = listen(state)
    lay(state, "2", "1", "1")
    assert ear.named("majority")[0].args["others"] == 0


def test_a_district_bonus_is_told_with_its_districts() -> None:
    """RIA-130."""
    state = at("F", 2, round=2, hands=["C", ""], men={"cannaregio": [1, 0], "san-marco": [1, 0]})
    ear = listen(state)
    lay(state, "1", "0")
    assert ear.named("district-bonus")[0].args == {"seat": 0, "side": 0, "points": 5, "districts": [0, 1, 2]}
    assert ear.named("turned")[0].args == {"side": 0, "districts": [0, 1, 2]}


def test_phase_one_is_told_step_by_step() -> None:
    """RIA-38, RIA-39, RIA-42, RIA-43, RIA-49, RIA-57, RIA-61."""
    state = at("end", 2, coins=[1], buildings=["g2"], pile="DGB DGB DGB DGB DGB DGB JJ OO")
    ear = listen(state)
    play(state, "row 1", "row 3", "use green-2")
    play(state, f"1: {options(state, 1)[0]}")
    kinds = [event.kind for event in ear.events]
    assert kinds[:8] == ["row-taken", "draws", "drawn", "row-taken", "draws", "drawn", "used", "limit"]
    assert ear.events[0].args == {"seat": 0, "row": 0, "cards": [0] * 6}
    assert ear.named("limit")[0].args == {"seat": 0, "number": 8}
    assert kinds[8:] == ["discards", "discarded", "leftovers", "section"]


def test_a_bonus_tile_is_turned_once() -> None:
    """RIA-132, RIA-195."""
    state = at("F", 2, round=2, hands=["C", ""], men={"cannaregio": [1, 0], "san-marco": [1, 0]})
    ear = listen(state)
    lay(state, "1", "0")
    assert [event.kind for event in ear.events if event.kind in ("district-bonus", "turned")] == ["district-bonus", "turned"]
    while see(state)["round"] < 4:
        if see(state)["step"] == "play":
            pass_on(state)
        else:
            seat = state.actors()[0]
            play(state, f"{seat}: {options(state, seat)[0]}")
    assert len(ear.named("turned")) == 1


def test_bridge_gondola_and_building_are_told() -> None:
    """RIA-103, RIA-118, RIA-120, RIA-124."""
    state = at("C", 2, hands=["BRO", ""])
    ear = listen(state)
    lay(state, "1", "0")
    play(state, "take blue-2")
    lay(state, "1", "0")
    play(state, "bridge cs-do", "low dorsoduro")
    lay(state, "1", "0")
    play(state, "gondola ca-sm", "place san-marco")
    assert ear.named("taken")[0].args == {"seat": 0, "building": 9}
    assert ear.named("bridge-laid")[0].args == {"seat": 0, "connection": 8, "first": 1, "first-value": 4, "second": 5, "second-value": 3}
    assert ear.named("top-bridge")[0].args == {"low": 3, "high": 5}
    assert ear.named("gondola-laid")[0].args == {"seat": 0, "connection": 1}
    assert ear.named("placed")[0].args == {"seat": 0, "district": 2}
    assert ear.named("bridge-loss")[0].args == {"seat": 1}
