"""Moves and events as text."""

import pytest

from ridotto.engine.codec import SEAT, Arg, Codec, Event, EventKind, EventTable, Kind
from ridotto.engine.errors import MoveTextError

FIELD = ("marsh", "harbour", "square")
CODEC = Codec(
    Kind("pass", 0),
    Kind("go", 1, (Arg("from", FIELD), Arg("to", FIELD))),
    Kind("coins", 10, (Arg("coins", ("1", "1 1", "1 2")),)),
)


def test_numbers_and_texts_are_the_same_thing() -> None:
    assert CODEC.size == 13
    for move in range(CODEC.size):
        assert CODEC.number(CODEC.text(move)) == move
    assert CODEC.text(0) == "pass"
    assert CODEC.text(1 + 3 * 1 + 2) == "go harbour square"
    assert CODEC.text(11) == "coins 1 1"


def test_a_move_is_its_kind_and_its_arguments() -> None:
    move = CODEC.pack("go", 2, 0)
    assert CODEC.kind(move).name == "go"
    assert CODEC.args(move) == {"from": 2, "to": 0}
    assert CODEC.args(0) == {}


def test_blanks_and_capitals_do_not_matter() -> None:
    assert CODEC.number("  GO   Marsh square ") == CODEC.number("go marsh square")


@pytest.mark.parametrize("text", ["", "go", "go marsh", "go marsh nowhere", "coins 2", "coins", "pass now"])
def test_what_is_no_move_is_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(MoveTextError, match="kinds of move: pass, go, coins"):
        CODEC.number(text)


def test_a_slip_of_the_pen_is_pointed_out() -> None:
    with pytest.raises(MoveTextError, match="near it: go harbour square"):
        CODEC.number("go harbor square")


@pytest.mark.parametrize("move", [-1, 13, 10**9])
def test_numbers_outside_the_space_are_refused(move: int) -> None:
    with pytest.raises(MoveTextError, match="numbered 0 to 12"):
        CODEC.text(move)


def test_kinds_must_follow_one_another() -> None:
    with pytest.raises(ValueError, match="'b' begins at 2, but the kinds before it end at 1"):
        Codec(Kind("a", 0), Kind("b", 2))


def test_two_moves_never_share_a_text() -> None:
    with pytest.raises(ValueError, match="same text"):
        Codec(Kind("a", 0, (Arg("x", ("1 1", "1")), Arg("y", ("1", "1 1")))))


def test_texts_of_moves_are_lowercase() -> None:
    with pytest.raises(ValueError, match="lowercase"):
        Codec(Kind("pick", 0, (Arg("advisor", ("Q1", "Q2")),)))


def test_events_state_their_arguments() -> None:
    table = EventTable({0: EventKind("walk", (SEAT, Arg("to", FIELD))), 1: EventKind("draw", (Arg("to", FIELD), Arg("cards", many=True)), chance=True)})
    walk = table.event(0, -1, [1, 2, -1, -1])
    assert walk == Event("walk", {"seat": 1, "to": 2}, -1)
    assert table.text(walk) == "walk 1 square"
    assert table.text(table.event(1, 0, [0, 5, 6, 7])) == "draw marsh 5 6 7"
    assert table.text(table.event(0, -1, [-1, 2])) == "walk - square"


def test_minus_one_is_nobody_or_nothing_but_a_number_like_any_other() -> None:
    table = EventTable({0: EventKind("points", (SEAT, Arg("value"), Arg("in", FIELD)))})
    assert table.text(table.event(0, -1, [-1, -1, -1])) == "points - -1 -"


def test_the_numbers_of_events_leave_no_gap() -> None:
    with pytest.raises(ValueError, match=r"numbered \[0, 2\]"):
        EventTable({0: EventKind("walk"), 2: EventKind("draw")})
