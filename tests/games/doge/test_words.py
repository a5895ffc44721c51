"""Words, the view as text, and records."""

import pytest

from ridotto.engine.codec import Event
from ridotto.engine.match import Match
from ridotto.engine.record import parse_record
from ridotto.engine.replay import replay
from ridotto.engine.rng import Rng
from ridotto.games.doge.moves import CODEC, FIELD_KEYS
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
            "Anna and Chiara tie for the win in the Quarantia.",
            "Anna und Chiara liegen in der Quarantia gleichauf vorn.",
        ),
        (
            "sited",
            {"seat": 1, "advisor": 7, "field": 0},
            "Bruno puts advisor II of the Quarantia in Cannaregio.",
            "Bruno stellt den Berater II der Quarantia nach Cannaregio.",
        ),
        (
            "built",
            {"seat": 1, "field": 4, "cost": 5, "site": 3},
            "Bruno builds a palazzo on site 3 in San Polo for 5 houses.",
            "Bruno baut in San Polo auf Bauplatz 3 für 5 Häuser einen Palazzo.",
        ),
        ("shown", {"seat": 3, "values": [0, 3]}, "Dario shows tokens: 0, 3.", "Dario deckt Marken auf: 0, 3."),
        (
            "turned",
            {"set": 0, "field": 1},
            "Turned up for the next round: Castello (brown card).",
            "Für die nächste Runde aufgedeckt: Castello (braune Karte).",
        ),
        (
            "given-up",
            {"seat": 0, "advisor": 1},
            "Anna gives up the advisor of Castello; he is neutral.",
            "Anna verzichtet auf den Berater von Castello; er ist neutral.",
        ),
        ("neutral", {"advisor": 6}, "After the tie advisor I of the Quarantia is neutral.", "Nach dem Gleichstand ist der Berater I der Quarantia neutral."),
        (
            "ring-back",
            {"seat": 1, "advisor": 0},
            "The ring on the advisor of Cannaregio goes back to Bruno.",
            "Der Ring am Berater von Cannaregio geht an Bruno zurück.",
        ),
        ("placed", {"seat": 0, "field": 4, "count": 0}, "Anna places no house in San Polo.", "Anna setzt in San Polo kein Haus."),
        (
            "end",
            {"reason": 1},
            "The match is over: too many rounds in a row went by without a new palazzo.",
            "Die Partie ist zu Ende. In zu vielen Runden hintereinander ist kein Palazzo gebaut worden.",
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
    assert "To be decided: advisor II of the Quarantia." in lines
    [castello] = [line for line in lines.splitlines() if line.startswith("Castello")]
    assert castello.startswith("Castello. Houses: Anna 2; palazzi: Bruno, Anna; cost of the next: 5; tokens: Anna 2 (1 2), Chiara 2; ")
    assert castello.endswith("advisors here: advisor I of the Quarantia (Bruno).")
    assert "Quarantia. Tokens: Anna 1 (3), Bruno 1 (2); advisors here: -." in lines
    assert "(0 3)" not in lines
    play.play(0, "site castello")
    assert "Already decided: advisor II of the Quarantia." in shown(play, 1)


def test_german_question_about_an_advisor_offers_to_place_it_or_to_give_it_up() -> None:
    """DOG-64."""
    assert GAME.words("de")("decision-advisor") == "Nimm den Berater und stelle ihn in ein Feld oder verzichte auf ihn."


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [("tokens 2", "set a token worth 2", "eine Marke im Wert von 2 setzen"), ("tokens 0 1 1", "set the tokens 0, 1, 1", "die Marken 0, 1, 1 setzen")],
)
def test_tokens_that_were_set_are_told_as_a_list(move: str, english: str, german: str) -> None:
    number = GAME.codec.number(move)
    assert GAME.words("en").deed(number, "tokens", GAME.codec) == english
    assert GAME.words("de").deed(number, "tokens", GAME.codec) == german


def test_text_shows_the_conditions_of_the_edition() -> None:
    """DOG-132 to DOG-134."""
    play = board(3)
    assert "at the end of a round): 6 palazzi in 6 districts, 7 palazzi in 5 districts, 8 palazzi in 4 districts." in shown(play, -1)
    assert "am Ende einer Runde): 6 Palazzi in 6 Stadtteilen, 7 Palazzi in 5 Stadtteilen, 8 Palazzi in 4 Stadtteilen." in shown(play, -1, "de")


@pytest.mark.parametrize(
    ("stacks", "moves", "english", "german"),
    [
        ({"castello": {0: "2", 1: "1"}}, [], "the winner's advisor", "Berater des Gewinners"),
        ({"castello": {0: "2", 1: "1"}}, ["site san-polo"], "the winner's houses", "Häuser des Gewinners"),
        ({"castello": {0: "2", 1: "1"}}, ["site san-polo", "houses 0"], "second place", "zweiter Platz"),
        ({"castello": {0: "2", 1: "2"}}, [], "the tied winners", "gemeinsame Gewinner"),
        ({"quarantia": {0: "2"}}, ["site castello"], "a further advisor of the winner", "noch ein Berater des Gewinners"),
    ],
)
def test_text_names_the_stage_of_a_vote(stacks: dict[str, dict[int, str]], moves: list[str], english: str, german: str) -> None:
    play = votes(stacks=stacks).play(0, *moves)
    assert f"Stage of the vote: {english}." in shown(play, -1)
    assert f"Schritt der Abstimmung: {german}." in shown(play, -1, "de")


def test_text_tells_votes_of_advisors_apart() -> None:
    """DOG-48."""
    play = votes(stacks={"castello": {0: "3", 1: "2"}}, advisors={"q1": (1, "castello"), "q2": (2, "castello")})
    assert "Vote in Castello: Anna 3, Bruno 3 (1 from advisors), Chiara 1 (1 from advisors)." in shown(play, 0)
    assert "Abstimmung in Castello: Anna 3, Bruno 3 (davon 1 durch Berater), Chiara 1 (davon 1 durch Berater)." in shown(play, 0, "de")


def test_text_tells_where_a_palazzo_may_be_built_and_for_what() -> None:
    """DOG-109; in a joint stage to its owner alone (DOG-R14)."""
    play = votes(stacks={"castello": {0: "3"}}, houses={"castello": {0: 1}}).play(0, "site san-polo", "houses 2")
    assert "You may build in Castello for 3 houses." in shown(play, 0)
    assert "Du darfst in Castello für 3 Häuser bauen." in shown(play, 0, "de")
    assert "Anna may build in Castello for 3 houses." in shown(play, 1)
    assert "Anna darf in Castello für 3 Häuser bauen." in shown(play, -1, "de")
    joint = votes(stacks={"castello": {0: "3", 1: "3"}}, houses={"castello": {0: 1, 1: 1}}).play(0, "houses 2")
    assert "You may build in Castello for 3 houses." in shown(joint, 0)
    assert "may build" not in shown(joint, 1)


def test_text_counts_palazzi_with_their_districts() -> None:
    play = board(3, palazzi={"castello": [0, 0], "dorsoduro": [0], "san-polo": [1]})
    lines = shown(play, -1)
    assert "Anna. Palazzi: 3 (in 2 districts); houses on the board: 0;" in lines
    assert "Bruno. Palazzi: 1 (in one district);" in lines
    assert "Chiara. Palazzi: 0; houses on the board: 0;" in lines
    german = shown(play, -1, "de")
    assert "Anna. Palazzi: 3 (in 2 Stadtteilen); Häuser auf dem Plan: 0;" in german
    assert "Bruno. Palazzi: 1 (in einem Stadtteil);" in german
    assert "; Baukosten des nächsten: 5;" in german


def test_text_shows_own_choices_to_their_owner_alone() -> None:
    play = board(3).play(0, "card castello", "tokens 0 3")
    assert "Your choices so far: card: Castello, tokens: 0 3." in shown(play, 0)
    assert "Bisher gewählt: Karte: Castello, Marken: 0 3." in shown(play, 0, "de")
    assert "choices so far" not in shown(play, 1)
    assert "has chosen" in shown(play, -1)
    assert "Placement 1 of 4." in shown(play, -1)


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
