"""What each seat sees: the chapter on information, SHIP-R1, SHIP-R23, SHIP-R40."""

import json
from collections import Counter

import pytest

from ridotto.engine.edition import Edition
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.advice import advise
from tests.games.courses import course
from tests.games.editions import own_edition

from .positions import SEATS, at, end_round, match_at, play, see


def test_a_seat_sees_its_own_approvals_and_nobody_else_s() -> None:
    """SHIP-R23."""
    state = at(3, approvals=[1, 2, 3])
    assert [seat["approvals"] for seat in see(state, 1)["seats"]] == [None, 2, None]
    assert [seat["approvals"] for seat in see(state)["seats"]] == [None, None, None]


def test_the_log_tells_every_gain_of_approvals_and_every_bid() -> None:
    """SHIP-R23: so the numbers of others can be followed."""
    match = match_at(2, doge="d03", approvals=[2, 2], yards=["ls5", "g12"], markers=[1, 1])
    match.play(0, "field white5")
    match.play(0, "complete ls5")
    match.play(1, "field white2")
    match.play(1, "complete g12")
    match.play(0, "bid 1")
    match.play(1, "bid 3")
    told = [GAME.events.text(event) for event in match.events(None)]
    assert "part 0 ls5 7 2" in told
    assert "gondola-approvals 1 g12 2" in told
    assert {"bid 0 1 3", "bid 1 3 6"} <= set(told)


def test_yards_and_stacks_are_open_with_both_sides_of_every_tile() -> None:
    """SHIP-R1."""
    state = at(2, doge="d01", yards=["", "ls5 b10 g11"], stacks=["", "b25 b14"])
    for seat in (-1, 0, 1):
        other = see(state, seat)["seats"][1]
        assert other["yard"] == [
            {
                "kind": "galley",
                "tile": "ls5",
                "zone": "lower-stern",
                "cost": 5,
                "printed": 2,
                "symbol": True,
                "indicators": ["red", "green", "blue", "blue"],
                "points": 5,
                "approvals": 2,
                "buildable": True,
                "replaces": False,
            },
            {"kind": "barrier", "tile": "b10", "cost": 1, "priority": 10, "trigger": "complete", "bonus": "ducats", "item": None, "amount": 1},
            {"kind": "gondola", "tile": "g11", "cost": 1, "reward": "ducats", "amount": 6},
        ]
        assert [barrier["tile"] for barrier in other["stack"]] == ["b25", "b14"]
        assert (other["stack"][1]["bonus"], other["stack"][1]["item"]) == ("complete", "gondola")


def test_the_current_doge_tile_is_shown_in_full_and_the_covered_ones_by_name() -> None:
    """SHIP-17, SHIP-18."""
    doges = see(at(2, doge="d01", covered="d05 d08"))["doges"]
    assert doges["current"] == {
        "doge": "d01",
        "values": [1, 2, 0, -1],
        "purple": ["lower-stern", "upper-stern"],
        "flood": 4,
        "enough": 5,
        "inspection": False,
    }
    assert doges["covered"] == ["d05", "d08"]
    assert len(doges["unseen"]) == doges["pile"] == 13


def test_piles_show_how_many_tiles_they_have_and_those_that_everybody_has_seen() -> None:
    """SHIP-8 to SHIP-10, SHIP-R1."""
    state = play(at(2, piles={"upper-mid": "um7 um2 um4"}), "field white3", "buy upper-mid", "take um2")
    view = see(state)["piles"][4]
    assert (view["pile"], view["count"], view["fresh"], view["top_cost"], view["beneath"]) == ("upper-mid", 5, 3, None, ["um7", "um4"])
    assert (view["looks"], view["next"]) == (3, [])
    play(state, "field green5", "buy upper-mid", "none")
    view = see(state)["piles"][4]
    assert (view["fresh"], view["beneath"]) == (0, ["um7", "um4", "um3", "um5", "um6"])
    assert [tile["tile"] for tile in view["next"]] == ["um7", "um4", "um3"]
    assert view["top_cost"] == 7


def test_an_unfinished_turn_shows_how_far_it_has_come() -> None:
    """SHIP-23: bonus, then action; what may still be bought or completed."""
    state = play(at(2, stacks=["b14"], yards=["g03 b01 ls2"]), "field green6")
    action = see(state)["action"]
    assert action is not None
    assert (action["field"], action["bonus"], action["verb"], action["items"]) == ("green6", "b14", "complete", ["gondola"])
    play(state, "stop", "complete b01")
    action = see(state)["action"]
    assert action is not None
    assert (action["bonus"], action["items"], action["both"]) == (None, ["galley"], True)


def test_nothing_of_a_turn_is_left_for_the_next() -> None:
    """SHIP-22: a bonus after a "+" field is one thing, not both."""
    state = play(at(2, stacks=["b14"], yards=["g03 g04"]), "field red5", "stop", "discard", "field white2")
    action = see(state)["action"]
    assert action is not None
    assert (action["bonus"], action["items"], action["both"]) == ("b14", ["gondola"], False)
    assert see(play(state, "stop", "stop"))["action"] is None


def test_the_order_of_the_next_round_is_shown_as_the_stacks_stand() -> None:
    """SHIP-108, SHIP-109."""
    assert see(at(3, stacks=["b20", "", "b07"]))["next_order"] == [2, 0, 1]


def test_a_pile_that_is_nearly_used_up_says_how_many_tiles_a_buyer_looks_at() -> None:
    """SHIP-32, SHIP-33."""
    state = at(2)
    for left in (4, 3, 2, 1, 0):
        state.size[4] = left
        assert see(state)["piles"][4]["looks"] == min(left, 3)


def test_bids_show_who_is_still_to_bid() -> None:
    """SHIP-119."""
    state = play(end_round(3, doge="d03", approvals=[1, 2, 0]), "0: bid 1")
    assert see(state, 0)["bids"] == {"waiting": [1], "own": 1, "points": [6, 3, 1, 0, 0]}
    assert see(state, 1)["bids"] == {"waiting": [1], "own": None, "points": [6, 3, 1, 0, 0]}


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_in_a_view_depends_on_what_the_seat_cannot_know(seats: int) -> None:
    """SHIP-R40: in a whole advised match, every view is the same in every imagined position."""
    match, chance = Match.new(GAME, seats, seed="view"), Rng.from_seed("view")
    while not match.over:
        seat = match.actors()[0]
        for viewer in (seat, (seat + 1) % seats):
            assert json.dumps(see(match.imagine(viewer, chance), viewer)) == json.dumps(see(match.state, viewer))  # type: ignore[arg-type]
        match.play(seat, int(advise(match.imagine(seat, chance), seat, chance)))


@pytest.mark.parametrize("edition", [GAME.edition, own_edition(GAME)], ids=["shipped", "own"])
def test_every_tile_that_is_no_choice_says_why_and_no_other(edition: Edition) -> None:
    """SHIP-37, SHIP-45, SHIP-51, SHIP-59, SHIP-89 to SHIP-91."""
    met = Counter[str | None]()
    for number in range(4):
        for match in course(GAME, 2, edition, f"barred {number}"):
            seat = match.actors()[0]
            if match.decision(seat) not in ("take", "give-up", "complete", "replace"):
                continue
            view = match.view(seat)
            action, mine = view["board"]["action"], view["board"]["seats"][seat]
            tiles = {tile["tile"]: tile for tile in (action["looked"] if view["decision"] == "take" else mine["yard"])}
            said = {each["tile"]: each["why"] for each in action["barred"]}
            assert {tile for tile in tiles if tile not in said} == {text.split()[1] for text in view["moves"] if text.startswith(f"{view['decision']} ")}
            assert set(said) <= set(tiles)
            for name, why in said.items():
                tile = tiles[name]
                assert (why == "dear") == (view["decision"] == "take")
                assert (why == "kind") == (view["decision"] == "complete" and tile["kind"] not in action["items"])
                assert (why == "late") == (view["decision"] == "complete" and why != "kind" and tile["zone"] in view["board"]["galley"]["full"])
                assert (why in ("next", "late")) <= (tile["kind"] == "galley")
            met.update(said.values())
    assert set(met) >= {"dear", "give-up", "kind", "late", "next"}, met


def test_what_a_seat_cannot_pay_is_marked_on_the_piles_as_far_as_costs_are_seen() -> None:
    """SHIP-37: for the seat that looks; a spectator has nothing to pay with and no marks."""
    marked = 0
    for match in course(GAME, 3, GAME.edition, "dear"):
        for seat in (0, 1, 2):
            board = match.view(seat)["board"]
            for pile in board["piles"]:
                costs = {pile["fresh"] + at: tile["cost"] for at, tile in enumerate(pile["next"])}
                costs |= {} if pile["top_cost"] is None else {0: pile["top_cost"]}
                assert pile["dear"] == sorted(at for at, cost in costs.items() if cost > board["seats"][seat]["ducats"])
                marked += len(pile["dear"])
        assert not any(pile["dear"] for pile in match.view(None)["board"]["piles"])
    assert marked > 0


def test_only_a_galley_tile_replaces_a_part_and_others_say_so() -> None:
    """SHIP-89, SHIP-91."""
    state = play(at(2, galley=("ls2 ls3", "us2"), yards=["us4 ls4 g12"]), "field red6")
    action = see(state)["action"]
    assert action is not None
    assert action["barred"] == [{"tile": "g12", "why": "replace-part"}]
