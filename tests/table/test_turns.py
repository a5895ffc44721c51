"""The log in turns: one sentence for what a player does in a row."""

from random import Random

import pytest

from ridotto.engine.game import all_games
from ridotto.engine.match import Match
from ridotto.engine.words import LANGUAGES
from ridotto.table.language import table_words
from ridotto.table.pages.table_view import log_lines
from ridotto.table.pages.turns import MOST_CLAUSES, Line, as_new, in_turns, latest

NAMES = ("Anna", "Bruno", "Chiara")


def line(number: int, text: str, seat: int | None, chapter: bool = False, kind: str = "does") -> Line:
    return Line(f"event-{number}", number, kind, text, chapter, seat)


def told(*lines: tuple[str, int | None]) -> list[str]:
    numbered = [line(number, text, seat) for number, (text, seat) in enumerate(lines)]
    return [each.text for each in in_turns(numbered, NAMES, table_words("en"))]


def test_what_a_player_does_in_a_row_is_one_sentence() -> None:
    assert told(("Anna sails to Mint.", 0), ("Anna moors at Mint.", 0), ("Anna gains 1 cloth.", 0)) == ["Anna sails to Mint, moors at Mint and gains 1 cloth."]


def test_what_it_does_to_others_belongs_to_the_turn_and_not_to_the_sentence() -> None:
    lines = (("Anna sails.", 0), ("The assistant of Bruno is pushed.", 1), ("Anna moors.", 0), ("Bruno sails.", 1))
    assert told(*lines) == ["Anna sails and moors.", "Bruno sails."]


def test_a_long_turn_says_how_it_began_and_what_it_came_to() -> None:
    assert told(*((f"Anna does {number}.", 0) for number in range(MOST_CLAUSES + 1))) == ["Anna does 0, …, does 3 and does 4."]


def test_two_lines_stay_two_lines() -> None:
    assert told(("Anna sails.", 0), ("Anna moors.", 0)) == ["Anna sails.", "Anna moors."]


def test_whoever_is_asked_is_told_both_of_two_things_that_the_same_player_did_last() -> None:
    def last(*lines: tuple[str, int | None], new: int = 2, viewer: int | None = None) -> str:
        numbered = [line(number, text, seat) for number, (text, seat) in enumerate(lines)]
        return latest([*numbered[:-new], *map(as_new, numbered[-new:])], NAMES, table_words("en"), viewer)

    assert last(("Bruno passes.", 1), ("Anna wins for 17.", 0), ("Anna builds.", 0)) == "Anna wins for 17 and builds."
    assert last(("Anna wins for 17.", 0), ("Anna builds.", 0), new=1) == "Anna builds."
    assert last(("Anna wins for 17.", 0), ("Bruno passes.", 1)) == "Bruno passes."
    assert last(("Anna takes row 1.", 0), ("Anna draws 2 cards.", 0), ("The pile is empty.", None), new=3) == "Anna takes row 1 and draws 2 cards."
    assert last(("Bruno takes green 4.", 1), ("Anna takes red 3.", 0), viewer=0) == "Bruno takes green 4. Anna takes red 3.", "what befell her is not all"
    assert last(("The pile is empty.", None), new=1) == "", "nobody has done it"
    assert latest([as_new(line(1, "Anna turns up two tiles.", 0, chapter=True))], NAMES, table_words("en")) == ""
    begun = [as_new(line(1, "Bruno loses one point.", 1)), as_new(line(2, "Section E begins with Anna.", 0, chapter=True))]
    assert latest(begun, NAMES, table_words("en")) == "Bruno loses one point.", "a chapter that has only just begun hides nothing"


def test_whoever_is_asked_is_told_the_whole_of_a_turn_or_as_much_of_its_end_as_there_is_room_for() -> None:
    def last(*clauses: str) -> str:
        lines = [as_new(line(number, f"Anna {clause}.", 0)) for number, clause in enumerate(clauses)]
        return latest(in_turns(lines, NAMES, table_words("en")), NAMES, table_words("en"))

    assert last("chooses green 4", "lays out a tile", "puts the other away") == "Anna chooses green 4, lays out a tile and puts the other away."
    assert last("sails " + "far " * 20, "moors", "gains 1 cloth") == "Anna moors and gains 1 cloth."
    assert last("sails", "moors", "gains " + "much " * 20) == f"Anna gains {'much ' * 20}."


def test_whoever_is_asked_at_the_beginning_of_a_turn_is_told_what_the_one_before_came_to() -> None:
    headings = [line(2, "Round 2.", None, chapter=True, kind="round"), line(3, "It is the turn of Anna.", 0, chapter=True, kind="turn")]
    assert latest([*map(as_new, (line(1, "Bruno sails.", 1), *headings))], NAMES, table_words("en")) == "Bruno sails."
    pushed = [line(2, "The assistant of Bruno is pushed.", 1), line(3, "It is the turn of Anna.", 0, chapter=True, kind="turn")]
    assert latest([*map(as_new, (line(1, "Bruno sails.", 1), *pushed))], NAMES, table_words("en")) == "Bruno sails.", "and not what came of it"


def test_a_chapter_and_somebody_leaving_end_a_turn() -> None:
    lines = [line(number, f"Anna does {number}.", 0) for number in range(3)]
    for end in (line(3, "Round 2.", None, chapter=True), line(3, "Bruno has left; the seat is free.", 1, kind="")):
        after = [line(number, f"Anna does {number}.", 0) for number in range(4, 7)]
        assert [len(each.parts) for each in in_turns([*lines, end, *after], NAMES, table_words("en"))] == [3, 0, 3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(all_games()))
def test_no_line_is_lost_and_none_changes_its_place(slug: str, language: str) -> None:
    match, rng = Match.new(slug, 3, "turns"), Random("turns")
    for _ in range(60):
        if match.over:
            break
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.state.legal(seat)))
    lines = log_lines(match, 0, language, 0, {}, 1000)
    turns = in_turns(lines, match.names, table_words(language))
    assert [part for turn in turns for part in (turn.parts or [turn])] == lines
    assert len({turn.id for turn in turns}) == len(turns)
