"""What a balance report counts."""

from collections import Counter

import pytest

from ridotto.arena.balance import Balance, Counts, as_json_of, balance
from ridotto.arena.balance_page import page
from ridotto.arena.choices import Choices, Use, components_of
from ridotto.arena.shards import Processes
from ridotto.engine.errors import SetupError
from ridotto.engine.state import State
from ridotto.games._template import GAME
from ridotto.games.doge import GAME as DOGE

from .test_arena_simulate import outcome_of


def test_every_setting_is_played_and_counted() -> None:
    counted = balance(GAME, 20, seats=[2, 3])
    assert [(counts.seats, counts.variant, counts.by_seat.matches) for counts in counted] == [(2, "", 20), (3, "", 20)]
    for counts in counted:
        assert sum(counts.by_seat.win_share(seat) for seat in range(counts.seats)) == pytest.approx(1)
        assert sum(counts.by_place.win_share(place) for place in range(counts.seats)) == pytest.approx(1)


def test_a_choice_is_offered_where_it_is_legal_and_taken_where_it_is_made() -> None:
    """Each seat bids each of its cards once; the last card is no choice and does not count."""
    [counts] = balance(GAME, 30, bot="random", seats=[2])
    cards = 5
    assert counts.moves.taken.total() == 30 * 2 * (cards - 1)
    assert counts.moves.offered.total() == 30 * 2 * sum(range(2, cards + 1))
    assert all(0 < counts.moves.share(move) < 1 for move in counts.moves.offered)


def test_the_same_seed_gives_the_same_counts_and_progress_is_told() -> None:
    told: list[int] = []
    one, two = (balance(GAME, 5, "s", seats=[2], progress=told.append) for _ in range(2))
    assert one == two
    assert sum(told) == 10
    assert balance(GAME, 5, "t", seats=[2]) != one


def test_places_are_counted_from_the_seat_that_owes_the_first_decision() -> None:
    """In the template all choose at once, so that places are seats."""
    [counts] = balance(GAME, 15, seats=[3])
    assert [counts.by_place.win_share(at) for at in range(3)] == [counts.by_seat.win_share(at) for at in range(3)]


def test_the_report_is_a_page_that_says_how_it_was_made() -> None:
    counted = balance(GAME, 250, bot="random", seats=[2])
    text = page([Balance(GAME, None, counted)], "ridotto balance template")
    assert text.startswith(f"# {GAME.title}: balance\n\nMade by `ridotto balance template` (edition {GAME.edition.name} {GAME.edition.digest[:16]}, rules ")
    assert "| 2 seats | 250 | " in text
    assert "| `end` 100.0 |" in text
    assert "under 1% none; over 95% none." in text
    assert [line for line in text.splitlines() if line.startswith("## ")] == ["## Seats and length", "## What stands out", "## Choices", "## Events"]


def page_of(counts: Counts) -> str:
    [played] = balance(GAME, 1, seats=[2])
    counts.by_seat, counts.by_place = played.by_seat, played.by_place
    return page([Balance(GAME, None, [counts])], "c")


def test_what_is_hardly_ever_or_nearly_always_chosen_stands_out() -> None:
    counts = Counts(2, "", moves=Use(offered=Counter({0: 1000, 1: 1000, 2: 10}), taken=Counter({0: 999, 1: 1})))
    text = page_of(counts)
    first, second = GAME.codec.text(0), GAME.codec.text(1)
    assert f"under 1% `{second}` 0.1%; over 95% `{first}` 100%." in text


def test_neighbouring_choices_that_stand_out_are_told_as_one_run() -> None:
    """Three or more of one kind from the first to the last; a choice between them with too few chances does not break the run."""
    few, often = 10, 1000
    counts = Counts(2, "", moves=Use(offered=Counter({0: often, 1: often, 2: few, 3: often, 4: often}), taken=Counter({0: 4, 1: 1, 3: 2, 4: 500})))
    first, last = GAME.codec.text(0), GAME.codec.text(3)
    assert f"under 1% `{first}` to `{last}` 0.1% to 0.4%; over 95% none." in page_of(counts)
    counts.moves.taken = Counter({4: 500})
    assert f"under 1% `{first}` to `{last}` 0.0%; over 95% none." in page_of(counts)


def test_the_figures_are_plain_data() -> None:
    [found] = as_json_of([Balance(GAME, None, balance(GAME, 4, seats=[3]))])
    assert (found["seats"], found["matches"], found["ended_by"]) == (3, 4, {"end": 4})
    assert set(found) >= {"win_share_by_seat", "win_share_by_place", "rounds", "choices", "components", "events", "mean_scores", "variant"}
    assert all(taken <= offered for offered, taken in found["choices"].values())


def test_two_editions_are_compared_side_by_side_on_the_same_seeds() -> None:
    other = GAME.parse_edition(GAME.edition_text().replace("bids = 5", "bids = 4"), "other")
    balances = [Balance(GAME, edition, balance(GAME, 5, seats=[2, 3], edition=edition)) for edition in (None, other)]
    labels = [f"{found.used_edition.name} {found.used_edition.digest[:6]}" for found in balances]  # both are called the same
    text = page(balances, "c")
    assert f"| event | 2 seats, {labels[0]} | 2 seats, {labels[1]} | 3 seats, {labels[0]} | 3 seats, {labels[1]} |" in text
    first, second = as_json_of(balances)
    assert (first["settings"][0]["mean_length"], second["settings"][0]["mean_length"]) == (10, 8)


def test_the_counts_do_not_depend_on_the_number_of_processes() -> None:
    assert balance(GAME, 30, seats=[2], workers=Processes(2)) == balance(GAME, 30, seats=[2])


class Asked(State):
    """A position in which a seat may make certain moves."""

    def __init__(self, *moves: str) -> None:
        self.moves = [DOGE.codec.number(move) for move in moves]

    def legal(self, seat: int) -> list[int]:
        return self.moves


def test_a_component_is_counted_once_in_a_decision_however_many_moves_name_it() -> None:
    names = components_of(DOGE).all
    assert {component.group for component in names} == {"card field", "pick advisor", "site field", "shift from", "shift to"}
    move = DOGE.codec.number("shift san-marco san-polo")
    one, two = components_of(DOGE).of_move[move]
    assert [(names[at].group, names[at].text) for at in (one, two)] == [("shift from", "san-marco"), ("shift to", "san-polo")]
    assert names[one].in_words(DOGE.words("en")) == "San Marco"
    choices = Choices(DOGE, 3)
    choices.note(Asked("shift san-marco san-polo", "shift san-marco castello", "stay"), 1, move)
    choices.note(Asked("shift san-marco san-polo"), 1, move)  # no choice
    assert (choices.components_offered[one], choices.components_offered[two]) == (1, 1)
    assert choices.components_taken == {one: [0, 1, 0], two: [0, 1, 0]}


def test_takers_are_seats_that_took_a_thing_at_least_once_and_their_wins_are_shared() -> None:
    use = Use()
    choices = Choices(GAME, 3)
    choices.offered = Counter({4: 6, 5: 6})
    choices.taken = {4: [2, 1, 0], 5: [0, 0, 1]}
    use.add(choices.offered, choices.taken, outcome_of([3, 3, 1], [0, 1]), 6)
    use.add(choices.offered, choices.taken, outcome_of([3, 1, 4], [2]), 6)
    assert (use.offered[4], use.taken[4], use.takers[4], use.won[4]) == (12, 6, 4, 6)
    assert use.win_share(4, 6) == pytest.approx(1 / 4)
    assert use.win_share(5, 6) == pytest.approx(1 / 2)
    assert use.beside_peers(4, [4, 5]) == pytest.approx(0.5 / ((0.5 + 1 / 6) / 2))
    again = Choices.from_json(GAME, 3, choices.as_json())
    assert (again.offered, again.taken) == (choices.offered, choices.taken)


def test_an_edition_of_one_s_own_is_played() -> None:
    edition = GAME.parse_edition(GAME.edition_text().replace("bids = 5", "bids = 2"), "mine")
    [counts] = balance(GAME, 3, seats=[2], edition=edition)
    assert counts.by_seat.longest == 4


def test_at_least_one_match_is_needed() -> None:
    with pytest.raises(SetupError, match="at least one match"):
        balance(GAME, 0)
