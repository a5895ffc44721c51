"""A house with members for the tests of events, and hands that move its clock."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.table.conftest import Inside
from tests.table.test_member_seats import clubhouse
from tests.table.tournaments import Hands


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """Moves the clock of the house, and lets it look at its events."""
    return Hands(monkeypatch)


@pytest.fixture
async def inside(tmp_path: Path, hands: Hands) -> AsyncIterator[Inside]:
    """A house with members in this process."""
    async with clubhouse(tmp_path) as here:
        yield here
