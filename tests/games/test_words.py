"""The words of every game in play: each event is told in a sentence and each move has a phrase, in every language."""

import pytest

from ridotto.engine.conformance import combinations
from ridotto.engine.game import Game, all_games
from ridotto.engine.words import LANGUAGES

from .test_scenes import moments

TABLES = [(game, *combinations(game)[at]) for game in all_games().values() for at in (0, -1)]


@pytest.mark.parametrize(("game", "seats", "variant"), TABLES, ids=lambda value: value.slug if isinstance(value, Game) else str(value))
def test_everything_that_happens_has_a_sentence(game: Game, seats: int, variant: str) -> None:
    """It ends like a sentence, and has no gaps or marks of the words file in it."""
    *_, match = moments(game, seats, variant)
    for seat in (None, *range(seats)):
        for event in match.events(seat):
            for language in LANGUAGES:
                if not game.events[event.kind].quiet:
                    assert is_a_sentence(match.tell(event, language)), match.tell(event, language)


def is_a_sentence(line: str) -> bool:
    return line[-1:] in (".", "!") and not any(mark in line for mark in ("{", "  ", ": .", " ."))


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_phrase(game: Game, language: str) -> None:
    words = game.words(language)
    phrases = [words.move(move, game.codec) for move in range(game.codec.size)]
    assert all(phrase and "{" not in phrase for phrase in phrases)
