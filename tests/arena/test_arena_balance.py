"""What a balance report counts."""

from collections import Counter

import pytest

from ridotto.arena.balance import Counts, as_json, balance, report
from ridotto.engine.errors import SetupError
from ridotto.games._template import GAME


def test_every_setting_is_played_and_counted() -> None:
    counted = balance(GAME, 20, seats=[2, 3])
    assert [(counts.seats, counts.variant, counts.by_seat.matches) for counts in counted] == [(2, "", 20), (3, "", 20)]
    for counts in counted:
        assert sum(counts.by_seat.win_share(seat) for seat in range(counts.seats)) == pytest.approx(1)
        assert sum(counts.by_place.win_share(place) for place in range(counts.seats)) == pytest.approx(1)


def test_a_choice_is_offered_where_it_is_legal_and_taken_where_it_is_made() -> None:
    """Each seat bids each of its cards once; the last card is no choice and does not count."""
    [counts] = balance(GAME, 30, bots=("random",), seats=[2])
    cards = 5
    assert counts.taken.total() == 30 * 2 * (cards - 1)
    assert counts.offered.total() == 30 * 2 * sum(range(2, cards + 1))
    assert all(0 < counts.share(move) < 1 for move in counts.offered)


def test_the_same_seed_gives_the_same_counts_and_progress_is_told() -> None:
    told: list[int] = []
    one, two = (balance(GAME, 5, "s", seats=[2], progress=lambda: told.append(1)) for _ in range(2))
    assert one == two
    assert len(told) == 10
    assert balance(GAME, 5, "t", seats=[2]) != one


def test_places_are_counted_from_the_seat_that_owes_the_first_decision() -> None:
    """In the template all choose at once, so that places are seats."""
    [counts] = balance(GAME, 15, seats=[3])
    assert [counts.by_place.win_share(at) for at in range(3)] == [counts.by_seat.win_share(at) for at in range(3)]


def test_rounds_and_unfairness_are_worked_out() -> None:
    counts = Counts(2, "", rounds=Counter({6: 1, 7: 8, 12: 1}))
    assert counts.mean_rounds() == pytest.approx(7.4)
    assert [counts.rounds_at(part) for part in (0.1, 0.5, 0.9, 1.0)] == [6, 7, 7, 12]
    assert Counts(2, "").rounds_at(0.5) == 0
    for winner in (0, 0, 0, 1):
        counts.by_seat.add(10, [1, 2], [winner])
        counts.by_place.add(10, [1, 2], [winner % 2 if counts.by_place.matches < 2 else 1])
    assert counts.unfairness(counts.by_seat) == pytest.approx(0.25)
    assert counts.unfairness(counts.by_place) == pytest.approx(0)
    assert counts.share(3) == 0.0


def test_the_report_is_a_page_that_says_how_it_was_made() -> None:
    counted = balance(GAME, 250, bots=("random",), seats=[2])
    page = report(GAME, counted, "ridotto balance template", "standard 0123")
    assert page.startswith(f"# {GAME.title}: balance\n\nMade by `ridotto balance template` (edition standard 0123, rules ")
    assert "| 2 seats | 250 | " in page
    assert "under 1% none; over 95% none." in page
    assert [line for line in page.splitlines() if line.startswith("## ")] == ["## Seats and length", "## What stands out", "## Choices", "## Events"]


def test_what_is_hardly_ever_or_nearly_always_chosen_stands_out() -> None:
    counts = Counts(2, "", offered=Counter({0: 1000, 1: 1000, 2: 10}), taken=Counter({0: 999, 1: 1}))
    counts.by_seat.add(10, [1, 2], [0])
    counts.by_place.add(10, [1, 2], [0])
    page = report(GAME, [counts], "c", "e")
    first, second = GAME.codec.text(0), GAME.codec.text(1)
    assert f"under 1% `{second}` 0.1%; over 95% `{first}` 100%." in page


def test_neighbouring_choices_that_stand_out_are_told_as_one_run() -> None:
    """Three or more of one kind from the first to the last; a choice between them with too few chances does not break the run."""
    few, often = 10, 1000
    counts = Counts(2, "", offered=Counter({0: often, 1: often, 2: few, 3: often, 4: often}), taken=Counter({0: 4, 1: 1, 3: 2, 4: 500}))
    counts.by_seat.add(10, [1, 2], [0])
    counts.by_place.add(10, [1, 2], [0])
    first, last = GAME.codec.text(0), GAME.codec.text(3)
    assert f"under 1% `{first}` to `{last}` 0.1% to 0.4%; over 95% none." in report(GAME, [counts], "c", "e")
    counts.taken = Counter({4: 500})
    assert f"under 1% `{first}` to `{last}` 0.0%; over 95% none." in report(GAME, [counts], "c", "e")


def test_the_figures_are_plain_data() -> None:
    [found] = as_json(GAME, balance(GAME, 4, seats=[3]))
    assert (found["seats"], found["matches"]) == (3, 4)
    assert set(found) >= {"win_share_by_seat", "win_share_by_place", "rounds", "choices", "events", "mean_scores", "variant"}
    assert all(taken <= offered for offered, taken in found["choices"].values())


def test_an_edition_of_one_s_own_is_played() -> None:
    edition = GAME.parse_edition(GAME.edition_text().replace("bids = 5", "bids = 2"), "mine")
    [counts] = balance(GAME, 3, seats=[2], edition=edition)
    assert counts.by_seat.longest == 4


def test_at_least_one_match_is_needed() -> None:
    with pytest.raises(SetupError, match="at least one match"):
        balance(GAME, 0)
