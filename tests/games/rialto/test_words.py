"""The words: numbers agree with what they count, and nobody is called by a number."""

import pytest

from ridotto.engine.lesson import lesson_of
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.rulebook import overview
from ridotto.games.rialto import GAME

from .positions import VARIANT


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        ("cards 0", "no card", "keine Karte"),
        ("cards 1", "one card", "eine Karte"),
        ("jokers 2", "2 jokers", "2 Joker"),
        ("bridge cs-do", "bridge: Castello–Dorsoduro", "Brücke: Castello–Dorsoduro"),
        ("convert yellow-4 doge", "yellow 4: play a Doge card as a card of the section", "Gelb 4: eine Dogenkarte als Karte des Abschnitts spielen"),
        ("take blue-3", "take blue 3", "Blau 3 nehmen"),
    ],
)
def test_moves_read_well(move: str, english: str, german: str) -> None:
    """RIA-67, RIA-70, RIA-117."""
    number = GAME.codec.number(move)
    assert GAME.words("en").move(number, GAME.codec) == english
    assert GAME.words("de").move(number, GAME.codec) == german


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_match_of_the_variant_can_be_told(language: str) -> None:
    """RIA-167: the virtual player is named, not numbered, and no sentence has a gap."""
    match, rng = Match.new(GAME, 2, "told", VARIANT), Rng.from_seed("told")
    while not match.over:
        seat = match.actors()[0]
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    told = [match.tell(event, language) for seat in (0, 1) for event in match.events(seat)]
    assert any(GAME.words(language)("text-virtual")[:7] in line for line in told)
    assert all("  " not in line and ": ." not in line and " ." not in line for line in told)


def test_german_counts_what_is_played_and_what_is_kept_in_its_own_way() -> None:
    """RIA-74, RIA-84; a hint compares what is in hand."""
    words = GAME.words("de")
    assert words("scene-sum", count=3, jokers=1) == "Bisher ist dein Zählwert 3, Gelb 3 mitgezählt."
    assert words("scene-hint-least") == "Spiele mindestens eine: Ein Joker allein zählt nicht."
    assert words("hint-cards-in-hand-more", by=1, place="Gold") == "Danach hast du eine Karte mehr für den Abschnitt Gold."
    assert "noch eine Karte der übrigen Reihe" in words("scene-deed-green-1", cards=3)


@pytest.mark.parametrize(("language", "supply"), [("en", "from the supply"), ("de", "aus dem Vorrat")])
def test_a_gondola_is_said_to_bring_its_councilman_from_the_supply(language: str, supply: str) -> None:
    """RIA-124: he costs none of the tableau."""
    assert supply in GAME.words(language)("scene-hint-gondola-place", value=1)


@pytest.mark.parametrize(("language", "last"), [("en", "until the end of the sixth round"), ("de", "bis zum Ende der sechsten Runde")])
def test_that_cards_are_kept_is_said_so_that_it_holds_in_the_last_round_too(language: str, last: str) -> None:
    """RIA-68."""
    assert last in GAME.words(language)("why-cards")


def test_the_lesson_says_why_cards_are_discarded_and_who_begins_a_section() -> None:
    """RIA-57, RIA-65."""
    told = lesson_of(GAME).words("en")
    assert told("lesson-discard").endswith("coins can wait longest.")
    assert "one is enough to take part in its section" in told("lesson-discard-more")
    assert "Bruno begins, as he had the bonus of the buildings" in told("lesson-bridge")
    assert "The figure in the coat stands in this one" in told("lesson-current")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "jokers if you like, which fit all kinds",
                "whoever won the section before begins",
                "on the same space whoever lies on top",
                "every two coins or councilmen",
            ),
        ),
        (
            "de",
            (
                "Jokern, die zu jeder passen",
                "wer den vorigen gewonnen hat, beginnt",
                "auf demselben Feld, wer oben liegt",
                "je zwei Münzen oder Ratsherren daheim",
            ),
        ),
    ],
)
def test_what_is_read_in_two_minutes_leaves_no_word_of_the_first_round_open(language: str, said: tuple[str, ...]) -> None:
    """RIA-65, RIA-70, RIA-98, RIA-154."""
    assert [part for part in said if part not in overview("rialto", language)] == []
