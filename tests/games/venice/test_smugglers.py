"""Two players: the smugglers."""

import pytest

from ridotto.engine.rng import Rng
from ridotto.games.venice import GAME
from ridotto.games.venice.moves import TILE_TEXTS, TILES
from ridotto.games.venice.rules.effects import others_with_less, others_with_more
from ridotto.games.venice.rules.position import NOBODY, SMUGGLERS
from ridotto.games.venice.rules.scoring import discs
from tests.games.venice.positions import Table, sailing

SMUGGLER = 2
"""Their colour."""


def after_turn(*deck: str, start: str | None = None, other: str | None = None, scrolls: int = 0) -> Table:
    """Seat 0, who has deck A, has moored at the Harbour; these cards are on top of the deck."""
    table = Table(2).ready()
    table.state.scrolls[0] = scrolls
    table.state.scrolls[1] = scrolls
    table.moor(0, 1, "small-council")
    table.moor(1, 1, "library")
    table.moor(1, 2, "warehouse")
    if start is not None:
        table.moor(SMUGGLER, 1, start)
    if other is not None:
        table.moor(SMUGGLER, 2, other)
    rest = [tile for tile in TILE_TEXTS if tile not in deck]
    table.stack_deck("a", *deck, *rest)
    return table


def go(table: Table) -> Table:
    """The turn up to the smuggler cards."""
    return sailing(table, "sail harbour", "moor", "finish")


def test_each_player_has_a_deck_and_the_gondolas_start_off_the_board() -> None:
    """VEN-181, VEN-R27: the start player has deck A."""
    table = Table(2, first=1)
    view = GAME.view(table.state, None)
    assert [(deck["letter"], deck["seat"], deck["cards"]) for deck in view["decks"]] == [("a", 1, 12), ("b", 0, 12)]
    assert [(gondola["letter"], gondola["at"]) for gondola in view["gondolas"] if gondola["colour"] == SMUGGLER] == [("a", None), ("b", None)]
    assert view["smuggler_assistants"] == 10
    assert sorted(int(tile) for tile in table.state.deck)[::2] == list(range(TILES))
    assert {tuple(int(tile) for tile in Table(2, seed=f"deck {n}").state.deck) for n in range(3)} != {tuple(int(tile) for tile in table.state.deck)}


def test_after_each_turn_its_player_moves_the_gondola_of_his_own_deck() -> None:
    """VEN-182, VEN-R8: after the turn, not after the round."""
    table = go(after_turn("court", "church"))
    assert (table.state.stage, table.state.actors(), table.decision) == (SMUGGLERS, [0], "smuggler-card")
    table.play("smuggle court")
    assert table.state.turn == 1


def test_two_cards_are_drawn_one_is_played_and_the_other_goes_back_on_top() -> None:
    """VEN-183."""
    table = go(after_turn("court", "church"))
    assert table.legal() == ["smuggle church", "smuggle court"]
    assert GAME.view(table.state, 0)["drawn_smugglers"] == ["court", "church"]
    assert GAME.view(table.state, 1)["drawn_smugglers"] == []
    table.play("smuggle church")
    assert TILE_TEXTS[table.state.deck[0]] == "court"
    assert table.state.decked[0] == 11
    assert GAME.view(table.state, 1)["decks"][0]["played"] == ["church"]
    assert [GAME.view(table.state, seat)["decks"][0]["top"] for seat in range(2)] == ["court", None]


def test_the_first_time_the_gondola_is_simply_put_there() -> None:
    """VEN-184, VEN-R26: points for sharing, no meeting, an assistant."""
    table = after_turn("library", "church")
    go(table).play("smuggle library")
    assert table.at(SMUGGLER, 1) == "library"
    assert table.points(1) == 1
    assert table.field(SMUGGLER, "library") == 1
    assert table.told("met-by") == []


def test_it_travels_by_a_cheapest_route_in_coins() -> None:
    """VEN-185, VEN-186: from the Market to the Harbour costs 3, by way of the Small Council or the Consulate."""
    table = go(after_turn("mint", "church", start="court")).play("smuggle mint")
    assert table.at(SMUGGLER, 1) == "mint"
    assert table.state.turn == 1, "Court, Church, Mint is the only route of cost 2"


def test_between_equal_routes_the_active_player_chooses() -> None:
    """VEN-187, VEN-R25: canal by canal."""
    table = after_turn("harbour", "church", start="market")
    table.moor(0, 2, "senate")
    go(table).play("smuggle harbour")
    assert (table.decision, table.legal()) == ("route", ["route small-council", "route consulate"])
    table.play("route consulate")
    assert table.at(SMUGGLER, 1) == "harbour"


def test_a_bridged_canal_costs_smugglers_nothing_and_the_first_move_is_not_free() -> None:
    """VEN-186, VEN-R40: a bridge between Small Council and Harbour makes one route cheaper; nobody pays or gains."""
    table = after_turn("harbour", "church", start="market")
    table.moor(0, 2, "senate")
    table.bridge(1, "small-council", "harbour")
    go(table)
    coins = [int(n) for n in table.state.coins]
    table.play("smuggle harbour")
    assert table.state.turn == 1
    assert [int(n) for n in table.state.coins] == coins
    assert [int(n) for n in table.state.intrigue] == [1, 0], "only seat 0 passed the bridge, in his own turn"


def test_only_owners_of_gondolas_that_are_passed_lose_or_gain() -> None:
    """VEN-188, VEN-189: a meeting does not make the route more expensive."""
    table = after_turn("church", "court", start="library", scrolls=1)
    table.moor(1, 1, "court")
    go(table).play("smuggle church")
    assert (table.decision, table.state.actors()) == ("answer", [1])
    table.play("scroll")
    assert [int(n) for n in table.state.scrolls] == [1, 0]
    assert table.at(SMUGGLER, 1) == "church"


def test_the_mover_answers_for_his_own_gondola_that_is_passed() -> None:
    """VEN-198, VEN-R53: as the owner met, once; never as the mover."""
    table = after_turn("church", "court", start="library", scrolls=1)
    table.moor(0, 2, "court")
    go(table).play("smuggle church")
    assert table.state.actors() == [0]
    table.play("intrigue")
    assert [int(n) for n in table.state.intrigue] == [1, 0]


def test_ending_on_players_gondolas_gives_their_owners_points() -> None:
    """VEN-190."""
    table = after_turn("court", "church", start="church")
    table.moor(1, 1, "court")
    go(table).play("smuggle court")
    assert table.points(1) == 1


def test_ending_on_the_other_smuggler_gondola_gives_its_points_to_the_opponent() -> None:
    """VEN-191, VEN-R23."""
    table = after_turn("court", "church", start="church", other="court")
    table.lay(1, "jetty-rights")
    go(table).play("smuggle court")
    assert [table.points(seat) for seat in range(2)] == [0, 1]


def test_a_player_mooring_on_a_smuggler_gives_nobody_points_for_it() -> None:
    """VEN-R23: but it counts as a gondola above others."""
    table = after_turn("court", "church", start="harbour")
    go(table)
    assert [table.points(seat) for seat in range(2)] == [0, 0]
    table = after_turn("court", "church")
    table.moor(1, 1, "harbour")
    table.moor(SMUGGLER, 1, "harbour")
    go(table)
    assert table.points(1) == 2


def test_the_smugglers_assistant_is_placed_or_advanced_and_pushes() -> None:
    """VEN-192."""
    table = after_turn("court", "church", start="church")
    table.assistant(SMUGGLER, "court", 1)
    table.assistant(1, "court", 2)
    go(table).play("smuggle court")
    assert (table.field(SMUGGLER, "court"), table.field(1, "court")) == (2, 3)


def test_without_assistants_left_none_is_placed() -> None:
    """VEN-193, VEN-R38: and the bonus for the tenth is not touched."""
    table = after_turn("court", "church", start="church")
    for tile in [tile for tile in TILE_TEXTS if tile not in ("court", "mint")]:
        table.assistant(SMUGGLER, tile, 4)
    go(table).play("smuggle court")
    assert table.field(SMUGGLER, "court") == 0
    table = after_turn("court", "church", start="church")
    for tile in [tile for tile in TILE_TEXTS if tile not in ("court", "mint", "church")]:
        table.assistant(SMUGGLER, tile, 4)
    go(table).play("smuggle court")
    assert (table.state.supply[SMUGGLER], table.state.tenth) == (0, NOBODY)


def test_smugglers_activate_nothing() -> None:
    """VEN-194."""
    table = go(after_turn("court", "church", start="church")).play("smuggle court")
    assert table.carries(SMUGGLER, 1) == (0, 0, 0)
    assert table.told("effect") == []


def test_passing_a_smuggler_gondola_only_the_active_player_answers() -> None:
    """VEN-195, VEN-R44: contract 7 pays for it, contract 14 does nothing."""
    table = after_turn("court", "church", start="harbour", scrolls=1)
    table.lay(0, "ear-of-the-city")
    table.lay(1, "counter-spies")
    table.state.coins[0] = 5
    sailing(table, "sail harbour", "pass")
    assert table.state.actors() == [0]
    table.play("scroll")
    assert table.state.coins[0] == 7
    assert [int(n) for n in table.state.scrolls] == [0, 1]
    assert table.decision == "sail"


def test_the_last_card_must_be_played_and_then_the_deck_is_shuffled_anew() -> None:
    """VEN-196, VEN-197: from its own discards."""
    table = after_turn(start="church")
    table.stack_deck("a", "court")
    table.state.played[0] = (1 << TILES) - 1 - (1 << TILE_TEXTS.index("court"))
    go(table)
    assert table.state.turn == 1, "nothing to choose"
    assert (table.state.decked[0], table.state.played[0], table.state.decked[1]) == (12, 0, 12)
    assert sorted(int(table.state.deck[at]) for at in range(TILES)) == list(range(TILES))
    assert table.told("deck-shuffled a 12")


def test_if_the_card_names_the_dock_where_it_lies_the_gondola_stays() -> None:
    """VEN-R24: no points for sharing; the assistant is advanced all the same."""
    table = after_turn("court", "church", start="court")
    table.moor(1, 1, "court")
    go(table).play("smuggle court")
    assert table.points(0) + table.points(1) == 0
    assert table.field(SMUGGLER, "court") == 1
    assert table.state.arrived[4] < table.state.arrived[2]


def test_smugglers_act_after_the_very_last_turn_too() -> None:
    """VEN-R28."""
    table = after_turn("court", "church", start="church")
    table.state.end = 3
    table.state.turn = 1
    table.moor(1, 1, "small-council")
    table.stack_deck("b", "court", "church")
    sailing(table, "sail harbour", "moor", "finish", seat=1)
    assert table.decision == "smuggler-card"


def test_a_route_never_reaches_a_dock_twice() -> None:
    """VEN-R25: with bridges all round a square, both ways round cost nothing, and no way back is offered."""
    table = after_turn("harbour", "church", start="market")
    table.moor(0, 2, "senate")
    for one, two in (("market", "small-council"), ("small-council", "harbour"), ("harbour", "consulate"), ("market", "consulate")):
        table.bridge(1, one, two)
    go(table).play("smuggle harbour")
    assert table.legal() == ["route small-council", "route consulate"]
    table.play("route small-council")
    assert table.at(SMUGGLER, 1) == "harbour"


def test_the_smugglers_are_no_player() -> None:
    """VEN-R55: they do not count for intrigue compared, places on the council track, or the arrest."""
    table = Table(2).ready()
    table.state.intrigue[0] = 2
    assert others_with_less(table.state, 0) == 1
    assert others_with_more(table.state, 1) == 1
    assert discs(table.state) == 2


def test_contracts_22_and_23_work_with_smugglers() -> None:
    """VEN-R44."""
    table = after_turn("court", "church", start="church")
    table.lay(1, "jetty-rights", "mentor")
    table.moor(1, 1, "court")
    table.assistant(1, "court", 1)
    coins = int(table.state.coins[1])
    go(table).play("smuggle court")
    assert (table.points(1), table.state.coins[1]) == (2, coins + 2)


def test_the_other_player_cannot_imagine_away_what_was_played() -> None:
    """VEN-183: the unused card stays secret."""
    table = go(after_turn("court", "church", start="church"))
    tops = {tuple(int(table.state.imagine(1, Rng.from_seed(f"top {n}")).deck[at]) for at in range(2)) for n in range(30)}
    assert len(tops) > 10
    mine = {tuple(int(table.state.imagine(0, Rng.from_seed(f"top {n}")).deck[at]) for at in range(2)) for n in range(30)}
    assert mine == {(TILE_TEXTS.index("court"), TILE_TEXTS.index("church"))}


def test_the_favour_card_is_not_turned_in_the_secret_draw() -> None:
    """VEN-R19: with two players; on the way it is."""
    table = Table(2, "favour").ready()
    table.moor(0, 1, "small-council")
    table.moor(1, 1, "library")
    table.moor(1, 2, "warehouse")
    table.moor(0, 2, "senate")
    table.moor(SMUGGLER, 1, "market")
    table.stack_deck("a", "harbour", "church", *[tile for tile in TILE_TEXTS if tile not in ("harbour", "church")])
    go(table)
    assert table.legal() == ["smuggle harbour", "smuggle church"]
    table.play("smuggle harbour")
    assert table.legal() == ["route small-council", "route consulate", "favour-coins", "favour-scrolls"]


def test_the_view_tells_whom_the_gondola_meets_on_the_whole_way() -> None:
    """VEN-187, VEN-188: not only at the next dock; and whom its assistant pushes."""
    table = after_turn("harbour", "church", start="market")
    table.moor(0, 2, "senate")
    table.moor(1, 1, "consulate")
    go(table)
    landing = next(each for each in GAME.view(table.state, 0)["landings"] if each["building"] == "harbour")
    assert (landing["field"], landing["pushed"]) == (1, [{"colour": 0, "field": 2}])
    assert landing["ways"] == [[], ["1.1"]]
    table.play("smuggle harbour")
    assert [(each["building"], each["ways"]) for each in GAME.view(table.state, 0)["routes"]] == [("small-council", [[]]), ("consulate", [["1.1"]])]


def test_a_meeting_after_the_next_dock_is_told_with_the_way_that_begins_there() -> None:
    """VEN-R25: from the Market two ways lead past the Harbour, where a gondola of seat 0 lies, and one does not."""
    table = go(after_turn("monastery", "church", start="market"))
    table.play("smuggle monastery")
    told = {each["building"]: (each["meetings"], each["ways"]) for each in GAME.view(table.state, 0)["routes"]}
    assert told == {"small-council": ([], [["0.1"]]), "consulate": ([], [["0.1"]]), "st-marks": ([], [[], []])}


@pytest.mark.parametrize("seats", [1, 2])
def test_an_unturned_favour_card_is_no_dock_on_a_way(seats: int) -> None:
    """VEN-187, VEN-R19: it may be turned while a route is chosen, and the view still says whom each way meets."""
    rng = Rng.from_seed("unturned")
    state = GAME.start(seats, rng, "favour")
    asked = {"route", "smuggler-card", "doge-gondola"}
    seen = 0
    while seen < 20:
        seat = state.actors()[0]
        if state.owed(seat).name in asked and any(GAME.codec.text(move).startswith("favour") for move in state.legal(seat)):
            assert GAME.view(state, seat)
            seen += 1
        unturned = [move for move in state.legal(seat) if not GAME.codec.text(move).startswith("favour")]
        state.apply(seat, unturned[rng.below(len(unturned))])
