"""The conformance suite finds what it is made to find: a sound toy passes, each broken one is caught by the check that is meant for it."""

from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from ridotto import Rng, parse_record, replay
from ridotto.engine.conformance import CHECKS, ONCE, Failure, assert_conforms, check_game, combinations
from ridotto.engine.errors import RecordError, SetupError
from ridotto.engine.state import Listener
from ridotto.games._template import GAME as TEMPLATE
from tests.engine.toys import GAME
from tests.engine.toys.breaking import Broken
from tests.engine.toys.broken import BROKEN
from tests.engine.toys.rules import Components, Stall, start


@pytest.mark.parametrize("check", CHECKS)
def test_sound_toy_passes(check: str) -> None:
    assert check_game(GAME, checks=[check]) == []


@pytest.mark.parametrize("name", BROKEN)
def test_broken_toy_is_caught_by_its_check(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = BROKEN[name]
    monkeypatch.syspath_prepend(tmp_path)
    failures = check_game(broken.game(name, tmp_path), checks=[broken.check], most=300)
    assert [failure.check for failure in failures][:1] == [broken.check], "the check has not found it"
    assert any(broken.says in failure.what for failure in failures), [failure.what for failure in failures]
    assert all(failure.record.startswith("ridotto record 1\n") for failure in failures)


@pytest.mark.parametrize("check", CHECKS)
def test_every_check_can_fail(check: str) -> None:
    assert [name for name, broken in BROKEN.items() if broken.check == check]


@pytest.mark.parametrize("check", CHECKS)
def test_every_check_says_what_it_demands(check: str) -> None:
    assert CHECKS[check].__doc__
    assert CHECKS[check].__name__ == check


def failing(name: str, seats: list[int] | None = None) -> list[Failure]:
    return check_game(BROKEN[name].game(name, Path()), seats, checks=[BROKEN[name].check])


def test_failure_leads_to_the_place() -> None:
    game = BROKEN["loses_a_coin"].game("loses_a_coin", Path())
    [failure] = check_game(game, seats=[3], variants=["rich"], checks=["conserves"])
    match = replay(parse_record(failure.record), game=game)
    assert match.seats == 3
    assert match.variant == "rich"
    assert len(parse_record(failure.record).moves) == failure.moves
    assert match.state.faults() == ["a coin is lost or made"]


def test_record_is_not_replayed_with_another_game() -> None:
    [failure] = failing("winners_empty", seats=[2])
    with pytest.raises(RecordError, match="this is a record of 'stall', not of 'template'"):
        replay(parse_record(failure.record), game=TEMPLATE)


def test_failure_reads_as_a_sentence_with_its_place() -> None:
    [failure] = failing("winners_empty", seats=[2])
    first, second = str(failure).splitlines()
    assert first == "ends: the match is over, and nobody has won"
    assert second == f"    (stall, 2 seats, seed 'conformance 0', after {failure.moves} moves)"
    with pytest.raises(FrozenInstanceError):
        failure.what = "nothing"  # type: ignore[misc]


def test_failure_that_comes_up_everywhere_is_reported_once() -> None:
    assert len(failing("winners_empty")) == 1


def test_failure_of_a_game_that_cannot_be_replayed_still_has_its_moves() -> None:
    for failure in failing("move_outside_the_codec"):
        assert f"seed: {failure.seed}\n" in failure.record
        assert len(parse_record(failure.record).moves) == failure.moves


def test_errors_in_the_game_are_failures_that_say_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    game = BROKEN["text_breaks"].game("text_raises", tmp_path)
    [failure] = check_game(game, seats=[2], variants=[""], checks=["words"])
    assert failure.what.startswith("AssertionError in text (")
    assert "text.py:" in failure.what
    assert failure.what.endswith(": a spectator has no hand")


def test_assert_conforms_lists_all_failures_and_the_first_record() -> None:
    game = BROKEN["winners_empty"].game("winners_empty", Path())
    with pytest.raises(AssertionError, match="Stall does not conform:\nends: the match is over, and nobody has won\n") as caught:
        assert_conforms(game, seats=[2], checks=["ends"], matches=1)
    assert "seed: conformance 0" in str(caught.value)
    assert_conforms(game, seats=[2], checks=["conserves"], matches=1)


def start_rich_only_for_three(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Stall:
    """The variant is for three seats alone."""
    if variant == "rich" and seats != 3:
        raise SetupError("the rich stall takes three seats")
    return start(parts, seats, variant, rng, listener)


def test_variant_for_some_seat_counts_alone_is_tried_with_those() -> None:
    game = Broken("ends", "", {"rules": {"start": start_rich_only_for_three}}).game("rich_for_three", Path())
    assert combinations(game) == [(2, ""), (3, ""), (3, "rich")]
    assert check_game(game, matches=1, checks=CHECKS.keys() - ONCE) == []


def test_seat_count_without_any_variant_is_a_failure() -> None:
    game = Broken("ends", "", {"rules": {"start": start_rich_only_for_three}}).game("rich_for_three", Path())
    [failure] = check_game(game, variants=["rich"], checks=["ends"], matches=1)
    assert failure.seats == 2
    assert "the rich stall takes three seats" in failure.what


def test_unknown_check_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="there is no check 'luck'; there are: ends, legal"):
        check_game(GAME, checks=["luck"])
