"""The sequential test: on sequences worked out by hand, and its error rates by simulation."""

import pytest

from ridotto.arena.sequential import BOUND, ERROR, LEAST, SequentialTest, Verdict, luck
from ridotto.engine.rng import Rng


def test_the_ratio_of_a_known_sequence() -> None:
    """Deals 2, 1, 1, 2: mean 1.5, squares about it 1.0, with the prior 0.5 a variance of 1.5 / 5 = 0.3."""
    test = SequentialTest(0.1, 0.5)
    for deal in (2.0, 1.0, 1.0, 2.0):
        assert test.add(deal) is Verdict.OPEN
    assert test.ratio() == pytest.approx(4 * 2 * 0.1 * 0.5 / 0.3)
    assert SequentialTest(0.1, 0.5).ratio() == 0
    assert pytest.approx(2.9444, abs=1e-4) == BOUND


@pytest.mark.parametrize(("deal", "verdict"), [(2.0, Verdict.BETTER), (0.0, Verdict.WORSE)])
def test_deals_that_all_go_one_way_are_decided_as_soon_as_any_may_be(deal: float, verdict: Verdict) -> None:
    test = SequentialTest(0.1, luck(0.5, 2))
    assert [test.add(deal) for _ in range(LEAST)] == [Verdict.OPEN] * (LEAST - 1) + [verdict]


def test_deals_that_are_all_even_are_never_decided() -> None:
    test = SequentialTest(0.1, luck(0.5, 2))
    assert {test.add(1.0) for _ in range(1000)} == {Verdict.OPEN}
    nobody_else = SequentialTest(0.1, luck(1.0, 2))
    assert nobody_else.add(1.0) is Verdict.OPEN


def test_luck_is_the_variance_of_matches_drawn_by_lot() -> None:
    """Two seats, two rotations: 0, 1 or 2 times the fair share with chances 1/4, 1/2, 1/4."""
    assert luck(0.5, 2) == pytest.approx(0.5)
    assert luck(0.25, 4) == pytest.approx(3 / 4)


def test_the_answers_are_wrong_no_more_often_than_promised() -> None:
    """A bot that wins 1.2 times its half, in deals of two matches, is called worse in a small part of 400 arenas."""
    rng = Rng.from_seed("sprt")
    found: list[Verdict] = []
    for _ in range(400):
        test, verdict = SequentialTest(0.2, luck(0.5, 2)), Verdict.OPEN
        while verdict is Verdict.OPEN:
            verdict = test.add(float(sum(rng.below(10) < 6 for _ in range(2))))
        found.append(verdict)
    assert found.count(Verdict.WORSE) / 400 <= ERROR + 0.02
