"""Helpers for tests about taking moves back, for all games."""

import pytest

from ridotto.engine.errors import IllegalMove
from ridotto.engine.match import Match


def go(match: Match, seat: int, *moves: str) -> Match:
    """Make these moves."""
    for move in moves:
        match.play(seat, move)
    return match


def takes_back(match: Match, seat: int, *moves: str) -> None:
    """These moves can be made and all taken back, one by one, and nothing before them."""
    stands(match, seat)
    before, log = match.state.digest(), list(match.log)
    go(match, seat, *moves)
    for move in reversed(moves):
        assert match.undo(seat) == move
    assert match.state.digest() == before
    assert match.log == log
    stands(match, seat)


def stands(match: Match, seat: int) -> None:
    """This seat cannot take anything back."""
    assert not match.can_undo(seat)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.undo(seat)
