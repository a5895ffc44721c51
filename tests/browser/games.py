"""Which games and tables the tests of the pages look at: all that are installed, so that a new game is looked at without a word here."""

import pytest

from ridotto.engine.game import all_games

every_game = pytest.mark.parametrize("game", list(all_games()))
"""A test of each game."""


def several(game: str) -> list[int]:
    """The seat counts at which nobody sits alone."""
    return [count for count in all_games()[game].seats if count > 1]


def seats_of(game: str) -> int:
    """Three, or as near to it as the game allows: a neighbour on each side."""
    return min(several(game), key=lambda count: abs(count - 3))


def ways() -> list[tuple[str, str]]:
    """How a newcomer may play each game: by one click in the hall, which is ''; alone, where one can; and with a variant, at the smallest table."""
    found = []
    for slug, game in all_games().items():
        found.append((slug, ""))
        if 1 in game.seats:
            found.append((slug, "1"))
        for variant in game.variants[:1]:
            found.append((slug, f"{min(set(game.seats_for(variant)) & set(several(slug)))} {variant}"))
    return found
