"""Nothing about the rules, the views or the words changes without somebody noticing."""

import tomllib

import pytest

from ridotto.engine.game import Game
from tests.golden import COUNTS, FOLDER, counts, file_of, playthrough, settings

pytestmark = pytest.mark.every_setting

SETTINGS = list(settings())
NAMES = [file_of(*setting).stem for setting in SETTINGS]


def test_every_setting_has_its_playthrough_and_no_other_is_left() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(NAMES)


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS, ids=NAMES)
def test_the_playthrough_comes_out_as_it_is_kept(game: Game, seats: int, variant: str) -> None:
    kept = file_of(game, seats, variant).read_text(encoding="utf-8").splitlines()
    played = playthrough(game, seats, variant).splitlines()
    for number, (old, new) in enumerate(zip(kept, played, strict=False), start=1):
        assert new == old, f"line {number} differs"
    assert len(played) == len(kept)


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS, ids=NAMES)
def test_there_are_as_many_sequences_as_counted(game: Game, seats: int, variant: str) -> None:
    kept = tomllib.loads(COUNTS.read_text(encoding="utf-8"))
    assert counts(game, seats, variant) == kept[file_of(game, seats, variant).stem]
