"""What a move does, said without the question beside it: in hints and analyses."""

import pytest

from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.rng import Rng
from ridotto.engine.words import LANGUAGES

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_match_can_be_said_as_a_deed(game: Game, language: str) -> None:
    words, rng = game.words(language), Rng.from_seed("deeds")
    state = game.start(max(game.seats), rng.fork())
    while not state.over():
        seat = state.actors()[0]
        decision = game.decisions[state.decision(seat)].name
        for move in state.legal(seat)[:6]:
            said = words.deed(move, decision, game.codec)
            assert len(said.split()) > 1 or words.move(move, game.codec) == said, said
        state.apply(seat, int(game.advice.advise(state.imagine(seat, rng), seat, rng)))


def test_the_same_answer_to_another_question_is_another_deed() -> None:
    palazzo = game_named("palazzo")
    move = palazzo.codec.number("card green 5")
    assert palazzo.words("en").deed(move, "bid", palazzo.codec) == "lay green 5 for your bid"
    assert palazzo.words("en").deed(move, "pay", palazzo.codec) == "pay with green 5"


@pytest.mark.parametrize(
    ("slug", "decision", "move", "english", "german"),
    [
        ("rialto", "build", "take yellow-2", "take the building yellow 2", "das Gebäude Gelb 2 nehmen"),
        ("rialto", "cards", "cards 0", "pass: play no card of this section", "passen: keine Karte dieses Abschnitts spielen"),
        (
            "rialto",
            "bridge-turn",
            "low castello",
            "lay the bridge with its lower number at Castello",
            "die Brücke mit der kleineren Zahl bei Castello legen",
        ),
        ("venice", "sail", "sail mint", "sail to the Mint", "zur Münze fahren"),
        ("dogeship", "doge-put", "put top", "put the other Doge tile on top of the pile", "das andere Dogenplättchen auf den Stapel legen"),
        ("palazzo", "turn", "money", "take money", "Geld nehmen"),
    ],
)
def test_a_deed_says_what_is_done(slug: str, decision: str, move: str, english: str, german: str) -> None:
    game = game_named(slug)
    said = [game.words(language).deed(game.codec.number(move), decision, game.codec) for language in ("en", "de")]
    assert said == [english, german]
