"""The words of every game in play: each event is told in a sentence and each move has a phrase, in every language."""

import re
from importlib.resources import files

import pytest

from ridotto.engine.codec import Event
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
    "de": ("Zeige auf", "zeige auf", "die meiste Intrige", "dabei belassen", "fertigbau", "loszuwerden", "abbezahl", "Intrige weniger", "Stockwerk"),
}
"""What readers of the pages stumbled over: nobody points at a screen, and so on."""


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_what_readers_stumbled_over(game: Game, language: str) -> None:
    folder = files(game.package).joinpath("words")
    text = "".join(path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(f"{language}.ftl"))
    assert [phrase for phrase in AWKWARD[language] if phrase in text] == []


def test_negative_numbers_have_a_true_minus_sign_and_names_keep_their_hyphens() -> None:
    words = game_named("palazzo").words("en")
    assert words("event-points", seat="Bot-5", value=-5) == "Bot-5 has −5 points."
    assert words("event-points", seat="-5-", value=-1) == "-5- has −1 point."


# ---- the log's sentences ----

UNCOUNTED = {"en": ("is", "begins"), "de": ("Intrige", "Keramik", "Stoff", "Silber")}
"""What may follow 1 and 2 alike: no plural, or no noun at all."""
NOUN = {"en": r"(?<!\w){} ([a-z]+s)\b", "de": r"(?<!\w){} ([A-ZÄÖÜ]\w+)"}
"""A number and what is counted."""


def sentences(game: Game, language: str, number: int) -> list[str]:
    """Every sentence of the log with this number in every place, and every value that has a name."""
    words = game.words(language)
    found = []
    for kind in game.events.kinds:
        if kind.quiet:
            continue
        for value in range(max([1, *(len(arg.choices) for arg in kind.args if arg.words)])):
            values = {arg.name: value % len(arg.choices) if arg.choices else 0 if arg.seat else number for arg in kind.args}
            many = {arg.name: [values[arg.name]] * 2 for arg in kind.args if arg.many}
            found.append(words.event(Event(kind.name, values | many), game.events, ("Anna", "Bruno")))
    return found


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_is_never_told_in_the_plural(game: Game, language: str) -> None:
    def counted(number: int) -> set[tuple[int, str]]:
        told = enumerate(sentences(game, language, number))
        return {(at, noun) for at, line in told for noun in re.findall(NOUN[language].format(number), line) if noun not in UNCOUNTED[language]}

    assert counted(1) & counted(2) == set()


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_a_german_name_that_is_inflected_stands_bare_only_in_a_list(game: Game) -> None:
    """After a colon or a comma: "fährt zum Großen Rat", but "aufgedeckt: Großer Rat, Markt"."""
    words = game.words("de")
    values = {f"{arg.words}-{choice}" for kind in game.events.kinds for arg in kind.args if arg.words for choice in arg.choices}
    forms = {words(key): words.forms(key, count=1).values() for key in values}
    inflected = [name for name, others in forms.items() if others and not all(name in form for form in others)]
    for line in sentences(game, "de", 2):
        assert [name for name in inflected if re.search(rf"(?<![:,] )\b{name}\b", line)] == [], line


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_all_values_of_an_argument_have_the_same_forms_in_every_language(game: Game) -> None:
    """A sentence that asks for a form would fail for the one value without it. `counted` need not be there."""
    spoken = [arg for kind in game.events.kinds for arg in kind.args] + [arg for kind in game.codec.kinds for arg in kind.args]
    for arg in (arg for arg in spoken if arg.words):
        found = {frozenset(game.words(language).forms(f"{arg.words}-{choice}", count=1)) - {"counted"} for language in LANGUAGES for choice in arg.choices}
        assert len(found) == 1, arg.name


def test_equal_things_are_told_together_and_the_last_with_and() -> None:
    rialto, palazzo = game_named("rialto"), game_named("palazzo")
    cards = next(arg for kind in rialto.events.kinds for arg in kind.args if arg.name == "cards")
    joker, bridge = cards.choices.index("joker"), cards.choices.index("bridge")
    assert rialto.words("de").counted(cards, [bridge, joker, bridge]) == "2 Brückenkarten und einen Joker"
    assert rialto.words("en").counted(cards, [joker]) == "a joker"
    money = next(arg for kind in palazzo.events.kinds for arg in kind.args if arg.name == "cards")
    green, cert = money.choices.index("green-7"), money.choices.index("cert")
    assert palazzo.words("de").counted(money, [green, cert, green]) == "2× Grün 7 und ein Certificato"


def test_people_count_quarries_and_palazzi_from_one() -> None:
    palazzo = game_named("palazzo")
    assert palazzo.words("en").event(Event("builder", {"seat": 0, "quarry": 0}), palazzo.events, ("Anna",)) == "Anna moves the builder to quarry 1."
    assert palazzo.words("en").move(palazzo.codec.number("into 0"), palazzo.codec) == "into palazzo 1"
