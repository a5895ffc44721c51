"""The words of every game in play: each event is told in a sentence and each move has a phrase, in every language."""

from importlib.resources import files

import pytest

from ridotto.engine.conformance import combinations
from ridotto.engine.game import Game, all_games, game_named
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


AWKWARD = {
    "en": ("Point at", "point at", "struck out", "leave it at that"),
    "de": ("Zeige auf", "zeige auf", "die meiste Intrige", "dabei belassen", "fertigbau"),
}
"""What readers of the pages stumbled over: nobody points at a screen, and so on."""


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_what_readers_stumbled_over(game: Game, language: str) -> None:
    text = files(game.package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    assert [phrase for phrase in AWKWARD[language] if phrase in text] == []


def test_negative_numbers_have_a_true_minus_sign_and_names_keep_their_hyphens() -> None:
    words = game_named("palazzo").words("en")
    assert words("event-points", seat="Bot-5", value=-5) == "Bot-5 has −5 points."
    assert words("event-points", seat="-5-", value=-1) == "-5- has −1 point."
