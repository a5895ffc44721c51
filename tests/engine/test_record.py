"""Records: text that says what is wrong with it."""

import re
from collections.abc import Callable

import pytest

from ridotto.engine.errors import RecordError
from ridotto.engine.match import Match, Played
from ridotto.engine.record import parse_record
from ridotto.engine.replay import replay
from ridotto.games._template import GAME
from tests.engine.played import finish

TEXT = str(finish(Match.new(GAME, 3, seed="carnival", names=["Anna", "Zoë", "x: y"])).record())


def test_a_record_is_its_text() -> None:
    record = parse_record(TEXT)
    assert str(record) == TEXT
    assert record.names == ("Anna", "Zoë", "x: y")
    assert record.seed == "carnival"
    match = replay(record, game=GAME)
    assert str(match.record()) == TEXT


def test_replay_stops_where_it_is_told() -> None:
    match = replay(parse_record(TEXT), to=4, game=GAME)
    made = [line.text for line in parse_record(TEXT).moves[:4]]
    assert [GAME.codec.text(entry.move) for entry in match.log if isinstance(entry, Played)] == made
    assert not match.over
    assert replay(parse_record(TEXT), to=0, game=GAME).log[-1] == match.log[0]
    with pytest.raises(RecordError, match="there is no move 16: the record has 15"):
        replay(parse_record(TEXT), to=16, game=GAME)


def line_of(pattern: str) -> int:
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if re.match(pattern, line))


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda t: "", "line 1: a record begins with"),
        (lambda t: t.replace("record 1", "record 3", 1), "line 1: a record begins with"),
        (lambda t: t.replace("game: template", "game template"), "line 2: 'game template' is not a header"),
        (lambda t: t.replace("seats: 3", "seats: three"), "'seats' should be a whole number"),
        (lambda t: t.replace("seats: 3\n", ""), "header 'seats' is missing"),
        (lambda t: t.replace("seats: 3", "seats: 3\nseats: 3"), "line 6: header 'seats' occurs twice"),
        (lambda t: t.replace("seats: 3", "seats: 3\nmood: good"), "line 6: there is no header 'mood'"),
        (lambda t: t.replace("name.2", "name.7"), "header 'name.7' names no seat: they are 0 to 2"),
        (lambda t: t.replace("seats: 3", "seats: 5").replace("name.9", ""), "cannot be played with 5 seats"),
        (lambda t: t.replace("rules: 1", "rules: 9"), "played under rules 9 of Lots, this is 1"),
        (lambda t: t.replace("edition: standard", "edition: mine"), "header 'edition': the record was played with 'mine"),
        (lambda t: t.replace("seed: carnival\n", ""), "header 'seed' is missing"),
        (lambda t: t.replace("seed: carnival", "seed: ashes"), f"line {line_of('[*] prize')}: the record says"),
        (lambda t: re.sub(r"\n3\. (\d) bid \d", r"\n3. \1 fold", t), f"line {line_of('3[.]')}: 'fold' is not a move"),
        (lambda t: re.sub(r"\n3\. \d bid", "\n3. 8 bid", t), f"line {line_of('3[.]')}: there is no seat 8"),
        (lambda t: re.sub(r"\n3\. .*", "\nhello", t), f"line {line_of('3[.]')}: 'hello' is neither"),
        (lambda t: t.replace("\n3. ", "\n4. "), f"line {line_of('3[.]')}: this should be move 3, it says 4"),
        (lambda t: re.sub(r"(\n5\. .* = )....", r"\g<1>0000", t), f"line {line_of('5[.]')}: the position after this move does not have the digest"),
        (lambda t: re.sub(r"\n15\. .*", "", t), "the match is not over after its last move"),
        (lambda t: re.sub(r"winners: .*", "winners: ", t), "header 'winners': the record says"),
        (lambda t: re.sub(r"scores: .*", "scores: 1 2 x", t), "header 'scores' should be whole numbers"),
    ],
)
def test_a_broken_record_says_where(spoil: Callable[[str], str], complaint: str) -> None:
    spoiled = spoil(TEXT)
    assert spoiled != TEXT
    with pytest.raises(RecordError) as caught:
        replay(parse_record(spoiled), game=GAME)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)
