"""Words, the view as text, and records."""

import pytest

from ridotto.engine.codec import Event
from ridotto.engine.match import Match
from ridotto.engine.record import parse_record
from ridotto.engine.replay import replay
from ridotto.engine.rng import Rng
from ridotto.engine.words import messages
from ridotto.games.doge.moves import ADVISOR_KEYS, CODEC, DECISIONS, FIELD_KEYS
from ridotto.games.doge.text import text

from .positions import GAME, Play, board, votes

NAMES = ("Anna", "Bruno", "Chiara", "Dario")


def played(seats: int, seed: str) -> Match:
    """A random match to its end."""
    match = Match.new(GAME, seats=seats, seed=seed)
    rng = Rng.from_seed(seed)
    while not match.over:
        seat = match.actors()[rng.below(len(match.actors()))]
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


def test_both_languages_have_the_same_words() -> None:
    english, german = messages(GAME.package, "en"), messages(GAME.package, "de")
    assert english == german
    wanted = {"title", "about", *(f"decision-{decision.name}" for decision in DECISIONS), *(f"move-{kind.name}" for kind in CODEC.kinds)}
    wanted |= {f"event-{kind.name}" for kind in GAME.events.kinds} | {f"score-{part}" for part in ("condition", "palazzi", "houses")}
    wanted |= {f"field-{key}" for key in FIELD_KEYS} | {f"advisor-{key}" for key in ADVISOR_KEYS} | {"set-brown", "set-blue", "reason-condition", "reason-dry"}
    assert wanted <= set(english)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [3, 4])
def test_everything_that_happens_has_a_sentence(language: str, seats: int) -> None:
    match = played(seats, "sentences")
    told = [match.tell(event, language) for event in match.log if isinstance(event, Event)]
    assert all(line and line[-1] in ".!" and "{" not in line for line in told)
    words = GAME.words(language)
    assert all(words.move(move, CODEC) for move in range(CODEC.size))


@pytest.mark.parametrize(
    ("kind", "args", "english", "german"),
    [
        (
            "set",
            {"seat": 0, "field": 6, "count": 1},
            "Anna turns up the card of the Quarantia and sets one token there.",
            "Anna deckt die Karte der Quarantia auf und setzt dort eine Marke.",
        ),
        ("won", {"field": 1, "seats": [2]}, "Chiara wins the vote in Castello.", "Chiara gewinnt die Abstimmung in Castello."),
        (
            "won",
            {"field": 6, "seats": [0, 2]},
            "The vote in the Quarantia has tied winners: Anna, Chiara.",
            "Die Abstimmung in der Quarantia hat gemeinsame Gewinner: Anna, Chiara.",
        ),
        (
            "sited",
            {"seat": 1, "advisor": 7, "field": 0},
            "Bruno controls the advisor II of the Quarantia, which now stands in Cannaregio.",
            "Bruno kontrolliert den Berater II der Quarantia; er steht jetzt in Cannaregio.",
        ),
        (
            "built",
            {"seat": 1, "field": 4, "cost": 5, "site": 3},
            "Bruno builds a palazzo in San Polo for 5 houses, on site 3.",
            "Bruno baut für 5 Häuser einen Palazzo in San Polo, auf Bauplatz 3.",
        ),
        ("placed", {"seat": 0, "field": 4, "count": 0}, "Anna places no house in San Polo.", "Anna setzt in San Polo kein Haus ein."),
        (
            "end",
            {"reason": 1},
            "The match is over: too many rounds in a row went by without a new palazzo.",
            "Die Partie ist zu Ende. Zu viele Runden hintereinander kam kein Palazzo hinzu.",
        ),
    ],
)
def test_sentences(kind: str, args: dict[str, int | list[int]], english: str, german: str) -> None:
    event = Event(kind, args)
    assert GAME.words("en").event(event, GAME.events, NAMES) == english
    assert GAME.words("de").event(event, GAME.events, NAMES) == german


def shown(play: Play, seat: int, language: str = "en") -> str:
    """The view of a seat as text."""
    seats = int(play.state.seats)
    return text(play.view(seat), GAME.words(language), NAMES[:seats])


def test_text_shows_what_the_view_holds() -> None:
    play = votes(
        stacks={"quarantia": {0: "3", 1: "2"}, "castello": {0: "1 2", 2: "0 3"}},
        advisors={"q1": (1, "castello")},
        houses={"castello": {0: 2}},
        palazzi={"castello": [1, 0]},
    )
    play.play(0, "pick q2")
    lines = shown(play, 0)
    assert "Vote in the Quarantia: Anna 3, Bruno 2. Won by: Anna. Second: Bruno." in lines
    assert "To be decided: the advisor II of the Quarantia." in lines
    [castello] = [line for line in lines.splitlines() if line.startswith("Castello")]
    assert castello.startswith("Castello. Houses: Anna 2; palazzi: Bruno, Anna; cost of the next: 5; tokens: Anna 2 (1 2), Chiara 2; ")
    assert castello.endswith("advisors here: advisor I of the Quarantia (Bruno).")
    assert "Quarantia. Tokens: Anna 1 (3), Bruno 1 (2); advisors here: -." in lines
    assert "(0 3)" not in lines
    play.play(0, "site castello")
    assert "Already decided: advisor II of the Quarantia." in shown(play, 1)


def test_text_shows_own_choices_to_their_owner_alone() -> None:
    play = board(3).play(0, "card castello", "tokens 0 3")
    assert "Your choices so far: card: Castello, tokens: 0 3." in shown(play, 0)
    assert "Bisher gewählt: Karte: Castello, Marken: 0 3." in shown(play, 0, "de")
    assert "choices so far" not in shown(play, 1)
    assert "has chosen" in shown(play, -1)
    assert "Setting 1 of 4." in shown(play, -1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_text_of_a_finished_match(language: str) -> None:
    play = votes(4, stacks={"castello": {0: "1"}}, palazzi={key: [2] for key in FIELD_KEYS[:6]}).end_round()
    lines = shown(play, -1, language)
    assert {"en": "The match is over: a victory condition is met.", "de": "Die Partie ist zu Ende. Eine Siegbedingung ist erfüllt."}[language] in lines
    assert {"en": "meets a victory condition", "de": "erfüllt eine Siegbedingung"}[language] in lines


@pytest.mark.parametrize("seats", [3, 4])
def test_record_replays(seats: int) -> None:
    match = played(seats, "record")
    record = parse_record(str(match.record()))
    assert replay(record).state.digest() == match.state.digest()
    chance = [line for line in str(record).splitlines() if line.startswith("* ")]
    assert chance[0].startswith("* order brown ")
    assert len(chance) == 1 + 7 * match.view()["board"]["round"]


@pytest.mark.parametrize(
    "move",
    ["card castello", "tokens 0 2 3", "tokens 0", "pick q2", "site san-marco", "give-up", "shift san-polo castello", "stay", "houses 2", "build", "hold"],
)
def test_notation(move: str) -> None:
    """The text forms of the decisions' table; capitals do not matter."""
    assert CODEC.text(CODEC.number(move)) == move
    assert CODEC.number(move.upper()) == CODEC.number(move)
