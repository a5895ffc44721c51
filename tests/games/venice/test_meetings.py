"""Meetings, bridges and favour cards."""

from ridotto.engine.match import Match
from ridotto.games.venice import GAME
from tests.games.venice.positions import Table, sailing


def meeting(*others: int, seats: int = 3) -> Table:
    """Seat 0 passes the Small Council, where gondolas of the others lie in this order."""
    table = Table(seats).ready()
    for other in others:
        table.moor(other, 1, "small-council")
    return table


def test_both_players_lose_a_scroll_or_gain_intrigue_independently() -> None:
    """VEN-68, VEN-69, VEN-R6: nobody sees the other's answer before both are in."""
    table = sailing(meeting(1), "sail small-council", "pass")
    assert table.state.actors() == [0, 1]
    assert table.state.simultaneous()
    seen = GAME.view(table.state, 1)
    table.play("intrigue", seat=0)
    assert GAME.view(table.state, 1) == seen
    table.play("scroll", seat=1)
    assert [int(n) for n in table.state.intrigue] == [1, 0, 0]
    assert [int(n) for n in table.state.scrolls] == [1, 0, 1]


def test_the_order_of_the_answers_does_not_matter() -> None:
    """VEN-69."""
    one = sailing(meeting(1), "sail small-council", "pass").play("intrigue", seat=0).play("scroll", seat=1)
    two = sailing(meeting(1), "sail small-council", "pass").play("scroll", seat=1).play("intrigue", seat=0)
    assert one.state.digest() == two.state.digest()


def test_who_has_no_scroll_takes_the_intrigue_unasked() -> None:
    """VEN-70, VEN-R7: only the other one is asked."""
    table = meeting(1)
    table.state.scrolls[0] = 0
    sailing(table, "sail small-council", "pass")
    assert table.state.actors() == [1]
    table.play("scroll")
    assert table.state.intrigue[0] == 1


def test_meeting_the_own_gondola_cubes_may_be_moved_and_there_is_no_intrigue() -> None:
    """VEN-71: any division with at most five on each."""
    table = Table().ready()
    table.moor(0, 2, "small-council")
    table.load(0, 1, ceramic=3)
    table.load(0, 2, cloth=3)
    sailing(table, "sail small-council")
    assert table.decision == "load"
    assert "cubes 3 2 0" in table.legal()
    assert "cubes 3 3 0" not in table.legal()
    assert "cubes 0 0 0" not in table.legal()
    table.play("cubes 2 3 0")
    assert (table.carries(0, 1), table.carries(0, 2)) == ((2, 3, 0), (1, 0, 0))
    assert table.state.intrigue[0] == 0


def test_several_meetings_follow_one_another_from_the_top_of_the_pile() -> None:
    """VEN-72, VEN-R5: the own gondola takes its turn in that order."""
    table = meeting(1)
    table.moor(0, 2, "small-council")
    table.load(0, 2, cloth=1)
    table.moor(2, 1, "small-council")
    sailing(table, "sail small-council")
    assert table.state.actors() == [0, 2]
    table.play("scroll", seat=0).play("scroll", seat=2)
    assert table.decision == "load"
    table.play("cubes 0 1 0")
    assert table.state.actors() == [1], "seat 0 has no scroll left"


def test_turning_the_favour_card_is_one_of_the_answers() -> None:
    """VEN-R19: for 2 scrolls, of which one is lost at once."""
    table = Table(3, "favour").ready()
    table.moor(1, 1, "small-council")
    table.state.scrolls[0] = 0
    sailing(table, "sail small-council", "pass")
    assert table.legal(0) == ["intrigue", "favour-scroll"]
    table.play("favour-scroll", seat=0).play("intrigue", seat=1)
    assert (table.state.scrolls[0], table.state.intrigue[0], table.state.favour[0]) == (1, 0, 2)


# ---- bridges ----


def build(table: Table) -> Table:
    """Seat 0 builds at the Great Council."""
    table.moor(0, 1, "harbour")
    table.state.coins[0] = 20
    return sailing(table, "sail great-council", "moor", "use 2")


def test_a_bridge_is_built_on_any_free_canal() -> None:
    """VEN-78, VEN-80: one on each canal, wherever the gondolas are."""
    table = Table().ready()
    table.bridge(1, "court", "library")
    build(table)
    assert len(table.legal()) == 23
    assert "bridge library court" not in table.legal()
    table.play("bridge warehouse library")
    assert table.state.bridge[table.canal("library", "warehouse")] == 0


def test_a_player_builds_at_most_two_bridges() -> None:
    """VEN-79."""
    table = Table().ready()
    table.bridge(0, "court", "library")
    table.bridge(0, "senate", "doges-palace")
    table.moor(0, 1, "harbour")
    table.state.coins[0] = 20
    sailing(table, "sail great-council", "moor")
    assert "use 2" not in table.legal()


def test_a_bridged_canal_costs_nobody_anything() -> None:
    """VEN-81."""
    table = Table().ready()
    table.bridge(1, "small-council", "harbour")
    before = int(table.state.coins[0])
    sailing(table, "sail small-council", "pass", "sail harbour")
    assert table.state.coins[0] == before


def test_the_own_bridge_gives_a_coin_each_time_also_on_the_free_move() -> None:
    """VEN-82."""
    table = Table().ready()
    table.bridge(0, "market", "small-council")
    table.bridge(0, "small-council", "harbour")
    before = int(table.state.coins[0])
    sailing(table, "sail small-council", "pass", "sail harbour")
    assert table.state.coins[0] == before + 2


def test_anothers_bridge_gives_intrigue_that_no_scroll_wards_off() -> None:
    """VEN-83, VEN-84: also on the free move; it is no meeting and the owner gets nothing."""
    table = Table().ready()
    table.bridge(1, "market", "small-council")
    coins = int(table.state.coins[1])
    sailing(table, "sail small-council")
    assert (table.state.intrigue[0], table.state.scrolls[0]) == (1, 1)
    assert (table.state.coins[1], table.state.intrigue[1]) == (coins, 0)
    assert table.decision == "halt"


# ---- favour cards ----


def test_a_favour_card_is_turned_once_for_coins_or_scrolls() -> None:
    """VEN-122, VEN-R19: an extra option at the own decisions; the decision is still owed."""
    table = Table(3, "favour").ready().turn()
    before = int(table.state.coins[0])
    assert table.legal()[-2:] == ["favour-coins", "favour-scrolls"]
    table.play("favour-coins")
    assert table.state.coins[0] == before + 5
    assert table.decision == "gondolier"
    assert "favour-scrolls" not in table.legal()


def test_the_favour_card_alone_is_no_question() -> None:
    """VEN-R7, VEN-R19: a single option is asked for only if the card's coins or scrolls would add another."""
    table = Table(3, "favour").ready()
    table.state.coins[0] = 9
    sailing(table, "sail small-council", "moor", "use 1")
    assert table.state.turn == 1, "nothing but the end of the activation was left"
    table = Table(3, "favour").ready()
    table.state.coins[0] = 0
    table.turn()
    assert table.legal() == ["gondolier first", "favour-coins", "favour-scrolls"], "with five coins the gondolier might stay"
    table.play("gondolier first", "sail small-council")
    assert (table.decision, table.legal()) == ("halt", ["moor", "favour-coins", "favour-scrolls"]), "and the journey might go on"


def test_with_ten_scrolls_the_favour_card_is_not_turned_for_scrolls() -> None:
    """VEN-R16."""
    table = Table(3, "favour").ready()
    table.state.scrolls[0] = 10
    table.turn()
    assert table.legal()[-1] == "favour-coins"


def test_the_favour_card_is_not_offered_at_the_deal_and_in_secret_draws() -> None:
    """VEN-R19."""
    table = Table(3, "favour")
    assert all(move.startswith("return") for move in table.legal())
    table.deal().play("place st-marks", "use 1")
    assert table.decision == "keep-contract"
    assert len(table.legal()) == 2


def test_an_unturned_favour_card_is_worth_four_points_at_the_end() -> None:
    """VEN-123, VEN-175."""
    table = Table(3, "favour").ready()
    table.state.favour[1] = 2
    table.end()
    assert [table.state.breakdown(seat)["favour"] for seat in range(3)] == [4, 0, 4]


def test_a_seat_may_play_without_a_favour_card() -> None:
    """VEN-124."""
    table = Table(3, "favour-2").ready().turn()
    assert not any(move.startswith("favour") for move in table.legal())
    table.turn(1)
    assert "favour-coins" in table.legal()


# ---- taking back ----


def test_a_trip_can_be_taken_back_until_something_is_revealed() -> None:
    """VEN-36: sailing and passing show nothing; a meeting that both have answered does."""
    match = Match.new("venice", 3, "undo")
    for _ in range(3):
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    while match.state.stage != 2:  # type: ignore[attr-defined]
        seat = match.actors()[0]
        moves = match.legal(seat)
        match.play(seat, "finish" if "finish" in moves else moves[0])
    seat = match.actors()[0]
    before = match.state.digest()
    made = 0
    while match.decision(seat) in ("gondolier", "sail", "halt") and made < 3:
        match.play(seat, match.legal(seat)[0])
        made += 1
    for _ in range(made):
        match.undo(seat)
    assert match.state.digest() == before
