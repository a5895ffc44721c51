"""How the match ends, how it is scored, and who wins: one fixture for each end and tie-break."""

import pytest

from ridotto.games.venice.moves import TILE_TEXTS
from ridotto.games.venice.rules.position import BY_CONTRACTS, BY_COUNCIL, BY_ROUNDS, LAST, LAST_BUT_ONE, OPEN, OVER, TRIGGERED
from ridotto.games.venice.rules.scoring import assistant_reward, council_reward
from ridotto.games.venice.rules.tasks import TO_ROUND
from ridotto.games.venice.rules.tracks import advance_council
from tests.games.venice.positions import Table, sailing


def finish_turn(table: Table) -> None:
    """The seat on turn does as little as it can."""
    seat = table.state.turn
    while table.state.turn == seat and table.state.owing and table.state.stage < OVER:
        moves = table.legal()
        quiet = [move for move in moves if move in ("finish", "moor", "no-contract", "no-card", "intrigue", "hold")]
        table.play((quiet or moves)[0])
        if table.decision == "gondolier" and table.state.turn == seat:
            return


def finish_round(table: Table) -> None:
    """Turns to the end of the round."""
    now = table.state.round
    while table.state.round == now and table.state.stage != OVER:
        finish_turn(table)


def drawing_last(seat: int = 0) -> Table:
    """A seat draws the last contract, so it no longer has two to choose from."""
    table = Table().ready()
    table.stack("orator")
    table.moor(seat, 1, "market")
    return sailing(table, "sail st-marks", "moor", "use 1", seat=seat)


def test_the_last_contract_triggers_the_end_and_two_more_rounds_are_played() -> None:
    """VEN-163, VEN-165, VEN-167: end 1."""
    table = drawing_last()
    assert (table.state.end, table.state.reason) == (TRIGGERED, BY_CONTRACTS)
    stages: list[tuple[int, int]] = []
    while table.state.stage != OVER:
        if not stages or stages[-1] != (table.state.round, table.state.end):
            stages.append((int(table.state.round), int(table.state.end)))
        finish_turn(table)
    assert stages == [(1, TRIGGERED), (2, LAST_BUT_ONE), (3, LAST)]


def test_two_contracts_in_the_pile_leave_one_and_trigger_nothing() -> None:
    """VEN-R9."""
    table = Table().ready()
    table.stack("orator", "mentor")
    sailing(table, "sail st-marks", "moor", "use 1", "keep orator")
    assert (table.state.piled, table.state.end) == (1, OPEN)


@pytest.mark.parametrize("field", [11, 9])
def test_reaching_or_passing_the_marked_field_triggers_the_end(field: int) -> None:
    """VEN-164: end 2; from field 9 it is passed by several fields at once."""
    table = Table().ready()
    table.state.council[0] = field
    table.state.intrigue[0] = 4
    table.moor(0, 1, "harbour")
    sailing(table, "sail great-council", "moor", "use 1")
    assert table.state.council[0] == field + 3
    assert (table.state.end, table.state.reason) == (TRIGGERED, BY_COUNCIL)


def test_below_the_marked_field_nothing_is_triggered() -> None:
    """VEN-164."""
    table = Table().ready()
    advance_council(table.state, 0, 11)
    assert table.state.end == OPEN


def test_triggered_in_the_last_turn_of_a_round_exactly_two_more_follow() -> None:
    """VEN-165: end 3."""
    table = drawing_last(seat=2)
    finish_turn(table)
    assert (table.state.round, table.state.end) == (2, LAST_BUT_ONE)
    finish_round(table)
    finish_round(table)
    assert table.state.stage == OVER
    assert table.state.round == 3


def test_a_second_trigger_changes_nothing() -> None:
    """VEN-166: end 4."""
    table = drawing_last()
    finish_round(table)
    advance_council(table.state, 1, 15)
    assert (table.state.end, table.state.reason) == (LAST_BUT_ONE, BY_CONTRACTS)


def test_the_round_limit_triggers_the_end() -> None:
    """VEN-R30: end 5; rounds 41 and 42 are the last two."""
    table = Table().ready()
    table.state.round = 40
    table.state.then(TO_ROUND)
    table.state.proceed()
    assert (table.state.round, table.state.end, table.state.reason) == (41, LAST_BUT_ONE, BY_ROUNDS)
    finish_round(table)
    assert (table.state.round, table.state.end) == (42, LAST)
    finish_round(table)
    assert table.state.stage == OVER


# ---- scoring ----


def council(*fields: int) -> list[int]:
    """The rewards for these council fields, in order of seats."""
    table = Table(len(fields)).ready()
    for seat, field in enumerate(fields):
        table.state.council[seat] = field
    return [int(council_reward(table.state, seat)) for seat in range(len(fields))]


def test_the_council_track_rewards_places() -> None:
    """VEN-168."""
    assert council(3, 9, 5) == [2, 11, 5]
    assert council(1, 2, 3, 4, 5) == [1, 3, 6, 9, 13]


def test_tied_players_score_the_average_rounded_down() -> None:
    """VEN-169: end 14; for first (the rulebook's example), for second, among all."""
    assert council(4, 4) == [5, 5]
    assert council(9, 4, 4) == [11, 3, 3]
    assert council(6, 6, 6) == [6, 6, 6]


def test_field_zero_scores_nothing_whatever_the_place() -> None:
    """VEN-170: end 14."""
    assert council(0, 0, 4) == [0, 0, 11]
    assert council(0, 7) == [0, 9]
    assert council(0, 0) == [0, 0]


@pytest.mark.parametrize(("placed", "points"), [(6, 0), (7, 4), (8, 4), (9, 7), (10, 7)])
def test_assistants_give_nothing_half_or_all_of_the_council_position(placed: int, points: int) -> None:
    """VEN-171: on field 7, half rounded up."""
    table = Table().ready()
    table.state.council[0] = 7
    for tile in TILE_TEXTS[:placed]:
        table.assistant(0, tile, 1)
    assert assistant_reward(table.state, 0) == points


def test_intrigue_is_paid_off_for_scrolls_or_coins() -> None:
    """VEN-172."""
    table = Table().ready()
    table.state.intrigue[0] = 3
    table.state.coins[0] = 4
    table.state.scrolls[0] = 2
    table.score()
    assert table.legal() == ["pay-scrolls", "pay-coins", "hold"]
    table.play("pay-scrolls", "pay-coins")
    assert table.state.stage == OVER
    assert (table.state.intrigue[0], table.state.coins[0], table.state.scrolls[0]) == (1, 0, 0)


def test_paying_off_goes_round_until_all_have_held_one_after_the_other() -> None:
    """VEN-173, VEN-R20: after holding one may pay again if another has paid; end 12, an arrest openly avoided."""
    table = Table().ready()
    for seat in range(3):
        table.state.intrigue[seat] = 2
        table.state.coins[seat] = 8
        table.state.scrolls[seat] = 0
    table.score()
    asked = []
    for move in ("hold", "hold", "pay-coins", "pay-coins", "pay-coins", "hold", "hold", "hold"):
        asked.append(table.state.actors()[0])
        table.play(move)
    assert asked == [0, 1, 2, 0, 1, 2, 0, 1]
    assert table.state.stage == OVER
    assert [int(n) for n in table.state.intrigue] == [1, 1, 1]
    assert table.state.arrested == 2, "the last in play order could have paid once more"


def test_four_coins_are_a_point_and_the_rest_is_worth_nothing() -> None:
    """VEN-174."""
    table = Table().ready()
    table.state.coins[0] = 11
    table.state.scrolls[0] = 10
    table.end()
    assert table.state.breakdown(0)["coins"] == 2
    assert table.points(0) == 2


def ended(points: tuple[int, ...], intrigue: tuple[int, ...], first: int = 0) -> Table:
    """A match that ends with these points and this intrigue, nobody able to pay."""
    table = Table(len(points), first=first).ready()
    for seat in range(len(points)):
        table.state.coins[seat] = 0
        table.state.scrolls[seat] = 0
        table.state.intrigue[seat] = intrigue[seat]
        table.state.points[seat * 10] = points[seat]
    return table.score()


def test_nobody_is_arrested_without_intrigue() -> None:
    """VEN-176, VEN-179: end 6, a win by points."""
    table = ended((5, 9, 7), (0, 0, 0))
    assert (table.state.arrested, table.state.winners()) == (-1, [1])


def test_who_has_most_intrigue_is_arrested() -> None:
    """VEN-176, VEN-179: end 7."""
    table = ended((5, 9, 7), (3, 1, 2))
    assert (table.state.arrested, table.state.winners()) == (0, [1])


def test_the_arrested_player_cannot_win() -> None:
    """VEN-178: end 8."""
    table = ended((5, 9, 7), (3, 4, 2))
    assert (table.state.arrested, table.state.winners()) == (1, [2])


def test_of_several_with_most_intrigue_the_latest_in_play_order_is_arrested() -> None:
    """VEN-177, VEN-R21: end 9; counted from the start player, seat 1."""
    table = ended((9, 5, 7), (4, 4, 0), first=1)
    assert (table.state.arrested, table.state.winners()) == (0, [2])
    assert ended((9, 5, 7), (4, 4, 0), first=0).state.arrested == 1


def test_of_several_with_most_points_the_latest_in_play_order_wins() -> None:
    """VEN-180: end 10."""
    assert ended((9, 9, 7), (0, 0, 0)).state.winners() == [1]
    assert ended((9, 9, 7), (0, 0, 0), first=1).state.winners() == [0]


def test_a_tie_in_which_the_later_player_is_arrested() -> None:
    """VEN-178, VEN-180: end 11."""
    assert ended((9, 9, 7), (1, 5, 0)).state.winners() == [0]


def test_with_two_players_the_arrest_decides_against_the_points() -> None:
    """VEN-178: end 13."""
    table = ended((30, 2), (1, 0))
    assert (table.state.arrested, table.state.winners()) == (0, [1])
