"""Simulations and what they count."""

from dataclasses import replace
from typing import Any

import pytest

from ridotto.arena.drive import drive
from ridotto.arena.play import BY_LIMIT, BY_RULES, Outcome
from ridotto.arena.simulate import Report, simulate
from ridotto.arena.tally import Tally
from ridotto.bots import Bot, RandomBot
from ridotto.engine.errors import SetupError
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games._template import GAME


def outcome(report: Report) -> dict[str, Any]:
    """The report without what depends on the machine."""
    return {key: value for key, value in report.as_json().items() if key not in ("jobs", "seconds", "matches_per_s", "decisions_per_s")}


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random", "greedy")])
def test_the_same_seed_gives_the_same_report_whatever_the_number_of_processes(bots: tuple[str, ...]) -> None:
    alone = outcome(simulate(GAME, 3, 230, "s", bots))
    assert alone == outcome(simulate(GAME, 3, 230, "s", bots, jobs=2))
    assert alone != outcome(simulate(GAME, 3, 230, "t", bots))


def test_an_edition_of_one_s_own_reaches_the_processes() -> None:
    text = GAME.edition_text().replace("bids = 5", "bids = 2")
    edition = GAME.parse_edition(text, "mine")
    for jobs in (1, 2):
        assert simulate(GAME, 3, 4, "s", ("random", "random", "greedy"), edition=edition, jobs=jobs).tally.longest == 6


def test_progress_is_told_up_to_the_last_match() -> None:
    told: list[int] = []
    simulate(GAME, 2, 250, "s", progress=told.append)
    assert told == sorted(set(told))
    assert told[-1] == 250
    assert len(told) < 50  # in shards, not one by one


def test_more_matches_with_the_same_seed_begin_with_the_same_matches() -> None:
    few, many = (simulate(GAME, 2, matches, "s").tally for matches in (1, 2))
    single = simulate(GAME, 2, 1, "s").tally
    assert few == single
    assert many.each[0].points >= few.each[0].points


def test_a_wrong_plan_is_refused_before_anything_is_played() -> None:
    with pytest.raises(SetupError, match="cannot be played with 7 seats"):
        simulate(GAME, 7, 1, "s")
    with pytest.raises(SetupError, match="no variant 'blind'"):
        simulate(GAME, 2, 1, "s", variant="blind")
    with pytest.raises(SetupError, match="at least one match"):
        simulate(GAME, 2, 0, "s")


def test_the_sensible_bot_beats_the_random_one() -> None:
    report = simulate(GAME, 2, 100, "s", ("greedy", "random"))
    assert report.tally.interval(0)[0] > 0.5


class Spy:
    """A bot that remembers what it was shown."""

    name = "spy"

    def __init__(self) -> None:
        self.seen: list[State] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """Any legal move."""
        self.seen.append(state)
        return RandomBot().choose(state, seat, rng)


def test_bots_are_shown_imagined_states_and_never_the_match_itself() -> None:
    """The face-down prizes differ from the real ones sooner or later, and a change to what was shown changes nothing."""
    state = GAME.start(2, Rng.from_seed("s"))
    truth = [int(prize) for prize in state.deck]  # type: ignore[attr-defined]
    spies = [Spy(), Spy()]
    bots: list[Bot] = [*spies]
    assert drive(state, bots, Rng.from_seed("bots"), 1000) == 10
    seen = [shown for spy in spies for shown in spy.seen]
    assert len(seen) == 10
    assert all(shown is not state for shown in seen)
    assert any([int(prize) for prize in shown.deck] != truth for shown in seen)  # type: ignore[attr-defined]


def test_a_match_that_does_not_end_is_broken_off() -> None:
    state = GAME.start(2, Rng.from_seed("s"))
    assert drive(state, [RandomBot(), RandomBot()], Rng.from_seed("bots"), 3) == 3
    assert not state.over()


def outcome_of(points: list[int], winners: list[int], decisions: int = 10, ended_by: str = BY_RULES, rounds: int = 0, first: int = 0) -> Outcome:
    ranks = tuple(0 if seat in winners else 1 for seat in range(len(points)))
    parts = tuple({"prizes": mine} for mine in points)
    return Outcome(tuple(points), parts, ranks, tuple(winners), decisions, rounds, first, ended_by)


def test_shared_wins_are_divided_and_points_are_counted() -> None:
    tally = Tally(3)
    tally.add(outcome_of([5, 5, -1], [0, 1]))
    tally.add(outcome_of([1, 9, 3], [1], 20))
    tally.add(outcome_of([0, 0, 0], [], 30, BY_LIMIT))
    assert (tally.matches, tally.decisions, tally.shortest, tally.longest, tally.by_limit) == (3, 60, 10, 30, 1)
    assert [tally.win_share(seat) for seat in range(3)] == pytest.approx([0.5 / 3, 1.5 / 3, 0])
    assert tally.mean_score(1) == pytest.approx(14 / 3)
    assert tally.mean_parts(2) == {"prizes": pytest.approx(2 / 3)}
    assert tally.spread(0) == pytest.approx(2.160247)
    assert (tally.each[2].lowest, tally.each[2].highest) == (-1, 3)
    low, high = tally.interval(1)
    assert 0 < low < 0.5 < high < 1


def test_places_are_counted_from_the_seat_that_starts() -> None:
    tally = Tally(3)
    tally.add(outcome_of([1, 7, 3], [1]), turned=2)
    assert [seat.points for seat in tally.each] == [3, 1, 7]
    assert [tally.win_share(place) for place in range(3)] == [0, 0, 1]


def test_rounds_and_unfairness_are_worked_out() -> None:
    tally = Tally(2)
    for rounds, matches in ((6, 1), (7, 8), (12, 1)):
        for at in range(matches):
            tally.add(outcome_of([1, 2], [0 if at % 4 else 1], rounds=rounds))
    assert tally.mean_rounds() == pytest.approx(7.4)
    assert [tally.rounds_at(part) for part in (0.1, 0.5, 0.9, 1.0)] == [6, 7, 7, 12]
    assert Tally(2).rounds_at(0.5) == 0
    assert tally.unfairness() == pytest.approx(0.1)


def test_merging_tallies_counts_as_if_all_had_been_added_to_one() -> None:
    whole, left, right = Tally(2), Tally(2), Tally(2)
    for at, (scores, winners) in enumerate([([3, 4], [1]), ([5, 5], [0, 1]), ([-2, 0], [1])]):
        match = outcome_of(scores, winners, at + 7, BY_LIMIT if at else BY_RULES, at + 1)
        whole.add(match)
        (left if at < 1 else right).add(match)
    right.merge(left)
    assert right == whole
    right.merge(Tally(2))
    assert right == whole
    empty = Tally(2)
    empty.merge(whole)
    assert empty == whole


def test_a_report_of_nothing_is_still_a_report() -> None:
    report = replace(simulate(GAME, 2, 1, "s"), tally=Tally(2), seconds=0.0, interrupted=True)
    assert report.as_json()["mean_length"] == 0
    assert report.as_json()["win_share_95"] == [[0.0, 1.0], [0.0, 1.0]]
