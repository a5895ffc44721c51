"""The analysis of a match: what decisions cost, what was luck, and that every look rests on what its seat knew then."""

from dataclasses import replace

import pytest

from ridotto.bots import analysis
from ridotto.bots.analysis import Analysis, Decided, Look, analyse, count_choices, look, look_closer, questions, result_of, seconds_for, to_look_at_again
from ridotto.bots.reasons import Reason
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.match import Match, Played
from ridotto.engine.rng import Rng
from ridotto.games._template_cards import GAME as CARDS

from .test_cheating import positions

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought, and no look at the clock."""
    monkeypatch.setattr(analysis, "SIMULATIONS", 32)
    monkeypatch.setattr(analysis, "CLOSER", 2)
    monkeypatch.setattr(analysis, "thorough", lambda _game, _seats, least: least)
    monkeypatch.setattr(analysis, "_after", lambda _seconds: lambda: False)


def played(game: Game, seats: int, seed: str) -> tuple[Match, Match]:
    """A match of random moves, as it began and as it ended."""
    start = Match.new(game, seats, seed)
    end, rng = start.clone(), Rng.from_seed(seed)
    while not end.over:
        seat = end.actors()[0]
        legal = end.state.legal(seat)
        end.play(seat, legal[rng.below(len(legal))])
    return start, end


def decided(number: int, seat: int, shares: tuple[float, ...], cost: float) -> Decided:
    return Decided(number, seat, 1, Look(shares, 2, cost, closer=True))


# ---- the sums ----


def test_start_decisions_and_luck_add_up_to_what_each_seat_got() -> None:
    found = Analysis((decided(0, 0, (0.5, 0.3, 0.2), 0.1), decided(1, 1, (0.3, 0.5, 0.2), 0.2), decided(5, 0, (0.6, 0.2, 0.2), 0.0)), (1.0, 0.0, 0.0))
    for seat in range(3):
        balance = found.balance(seat)
        assert balance.start + balance.own + balance.others + balance.luck == pytest.approx(balance.end)
    first = found.balance(0)
    assert (first.start, first.end) == (0.5, 1.0)
    assert first.own == pytest.approx(-0.1)
    assert first.others == pytest.approx(0.2 * 0.3 / 0.5)
    assert first.luck == pytest.approx(0.5 + 0.1 - 0.12)


def test_what_a_decision_costs_goes_to_the_others() -> None:
    each = decided(0, 0, (0.5, 0.3, 0.2), 0.1)
    assert each.after == pytest.approx([0.4, 0.36, 0.24])
    assert decided(0, 0, (0.5,), 0.1).after == pytest.approx([0.4])  # alone nobody else gets it


def test_the_dearest_decisions_are_five_at_most_and_none_that_cost_next_to_nothing() -> None:
    costs = [0.03, 0.3, 0.015, 0.1, 0.04, 0.2, 0.06]
    found = Analysis(tuple(decided(number, 0, (0.5, 0.5), cost) for number, cost in enumerate(costs)), (1.0, 0.0))
    assert [each.look.cost for each in found.dearest()] == [0.3, 0.2, 0.1, 0.06, 0.04]
    assert Analysis(found.decisions[2:3], (1.0, 0.0)).dearest() == []
    assert to_look_at_again([decided(number, 0, (0.5, 0.5), 0.0) for number in range(3)], 2) == set()


def test_every_seat_has_its_own_dearest_decisions_however_dear_the_others_were() -> None:
    dear = [decided(number, 1, (0.5, 0.5), 0.3) for number in range(8)]
    cheap = [decided(number, 0, (0.5, 0.5), 0.03) for number in range(8, 16)]
    found = Analysis((*dear, *cheap), (0.0, 1.0))
    assert {each.seat for each in found.dearest()} == {1}
    assert [each.number for each in found.dearest({0})] == [8, 9, 10, 11, 12]
    assert to_look_at_again(found.decisions, 2) == {0, 1, 2, 3, 4, 8, 9, 10, 11, 12}
    assert len(to_look_at_again(cheap, 1)) == 8  # alone, there is time to look at ten


def test_a_first_look_alone_accuses_nobody() -> None:
    first = decided(0, 0, (0.5, 0.5), 0.3)
    found = Analysis((replace(first, look=replace(first.look, closer=False)),), (1.0, 0.0))
    assert found.dearest() == []


def test_an_analysis_is_the_same_after_it_was_written_and_read() -> None:
    look_at = replace(decided(3, 1, (0.5, 0.5), 0.25).look, reasons=(Reason("own palazzi", True, 2),))
    found = Analysis((Decided(3, 1, 7, look_at),), (0.0, 1.0))
    assert Analysis.read(found.data()) == found


def test_a_match_with_many_decisions_gets_less_time_for_each_and_no_more_in_all() -> None:
    assert seconds_for(10, 10, analysis.SECONDS) == (analysis.LONGEST, analysis.LONGEST_CLOSER)
    for whole in (2.0, analysis.SECONDS):
        for decisions in (1, 100, 500, 5000):
            for again in (analysis.closer_looks(1), analysis.closer_looks(5)):
                first, closer = seconds_for(decisions, again, whole)
                assert decisions * first + again * closer <= whole
                assert first > 0


def test_the_decision_that_a_move_answered_is_named() -> None:
    start, end = played(CARDS, 3, "named")
    moves = [entry for entry in end.log if isinstance(entry, Played)]
    assert analysis.decisions_made(start, moves)[:2] == ["pay", "take"]
    assert len(analysis.decisions_made(start, moves)) == len(moves)


# ---- a whole match ----


def test_every_decision_with_a_choice_is_looked_at_once_and_progress_is_told() -> None:
    start, end = played(CARDS, 3, "whole")
    moves = [entry for entry in end.log if isinstance(entry, Played)]
    told: list[tuple[int, int]] = []
    found = analyse(start, end, lambda done, total: told.append((done, total)))
    assert len(found.decisions) == count_choices(start, moves) > 5
    assert [each.played for each in found.decisions] == [moves[each.number].move for each in found.decisions]
    assert [done for done, _ in told] == list(range(1, len(told) + 1))
    assert len(found.decisions) <= len(told) <= told[-1][1]
    assert found.result == result_of(end)
    assert sum(found.result) == pytest.approx(1)
    assert all(sum(each.look.shares) == pytest.approx(1) for each in found.decisions)
    assert analyse(start, end) == found


def test_progress_may_stop_an_analysis() -> None:
    def stop(done: int, _total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(*played(CARDS, 3, "stop"), stop)


def test_a_move_that_throws_the_match_away_is_among_the_dearest() -> None:
    """In Palazzo, before the last stacks are turned up: nobody would give the warehouse away for nothing."""
    palazzo = game_named("palazzo")
    worst = 0.0
    start, end = played(palazzo, 2, "careless")
    moves = [entry for entry in end.log if isinstance(entry, Played)]
    for question in questions(start, moves[:60]):
        seen = look(palazzo, question.state, question.seat, question.played, Rng.from_seed("look"))
        assert 0 <= seen.cost <= 1
        assert (seen.cost == 0) == (seen.better == question.played)
        worst = max(worst, seen.cost)
    assert worst > 0.03, "random play cost nothing"


# ---- from what a seat knew ----


@every_game
def test_a_look_is_the_same_whatever_was_hidden(game: Game) -> None:
    """Handed positions with other secrets that look the same to the seat: the same shares, the same better move, cost and reasons."""
    for _, seat, worlds in positions(game.slug, 2):
        move = worlds[0].legal(seat)[-1]
        first, *others = (look(game, world, seat, move, Rng.from_seed("look")) for world in worlds)
        assert all(other == first for other in others)
        dear = replace(first, cost=0.5)
        first, *others = (look_closer(game, world, seat, move, dear, Rng.from_seed("look")) for world in worlds)
        assert all(other == first for other in others)


@every_game
def test_a_question_is_a_position_as_its_seat_imagines_it(game: Game) -> None:
    """It is not the true one: imagined again it stays the same, as the conformance suite demands of every imagined position."""
    start, end = played(game, max(game.seats), "asked")
    moves = [entry for entry in end.log if isinstance(entry, Played)]
    hidden = 0
    for question in list(questions(start, moves[:80]))[-10:]:
        true = start.state.clone()
        for made in moves[: question.number]:
            true.apply(made.seat, made.move)
        assert game.view(question.state, question.seat) == game.view(true, question.seat)
        assert question.state.legal(question.seat) == true.legal(question.seat)
        hidden += question.state.digest() != true.digest()
    assert hidden > 0
