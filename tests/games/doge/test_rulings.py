"""Rulings that concern the whole game: DOG-R1 and DOG-R28."""

import pytest

from ridotto.engine.game import game_named
from ridotto.engine.rng import Rng
from ridotto.games.doge.moves import CODEC

from .positions import board, votes


@pytest.mark.parametrize("turn", [(1, 2, 0), (2, 1, 0), (3, 0, 1, 2), (1, 0, 3, 2)])
def test_renaming_the_seats_renames_the_outcome(turn: tuple[int, ...]) -> None:
    """DOG-R1: no rule refers to the order of the seats: the same match with the seats renamed has the same outcome."""
    seats = len(turn)
    for n in range(3):
        one = game_named("doge").start(seats, Rng.from_seed(f"names {n}"))
        two = game_named("doge").start(seats, Rng.from_seed(f"names {n}"))
        rng = Rng.from_seed(f"moves {n}")
        while not one.over():
            actors = one.actors()
            assert sorted(turn[seat] for seat in actors) == two.actors()
            seat = actors[rng.below(len(actors))]
            moves = one.legal(seat)
            assert two.legal(turn[seat]) == moves
            move = moves[rng.below(len(moves))]
            one.apply(seat, move)
            two.apply(turn[seat], move)
        assert [two.scores()[turn[seat]] for seat in range(seats)] == one.scores()
        assert sorted(turn[seat] for seat in one.winners()) == two.winners()


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_is_asked_where_there_is_only_one_answer(seats: int) -> None:
    """DOG-R28: in random matches every decision has at least two answers, and the kinds of move fit the decision."""
    kinds = {
        0: {"card"},
        1: {"tokens"},
        2: {"pick"},
        3: {"site", "give-up"},
        4: {"shift", "stay"},
        5: {"shift", "stay"},
        6: {"houses"},
        7: {"build", "hold"},
    }
    seen = set()
    for n in range(4):
        state = game_named("doge").start(seats, Rng.from_seed(f"one answer {n}"))
        rng = Rng.from_seed(f"moves {n}")
        while not state.over():
            for seat in state.actors():
                moves = state.legal(seat)
                assert len(moves) >= 2
                assert moves == sorted(set(moves))
                assert {CODEC.kind(move).name for move in moves} <= kinds[state.decision(seat)]
                seen.add(int(state.decision(seat)))
            seat = state.actors()[rng.below(len(state.actors()))]
            state.apply(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
    assert seen == set(kinds)


def test_single_answers_are_carried_out() -> None:
    """DOG-R28: no house to place, no ring, too few houses, one advisor to pick, one token left, in successive votes."""
    spent = {"san-polo": {0: 15}}
    rings = {"a-cannaregio": (0, "castello"), "a-san-polo": (0, "castello"), "a-santa-croce": (0, "castello")}
    rings |= {"a-san-marco": (0, "castello"), "q1": (0, "santa-croce"), "q2": (0, "santa-croce")}
    play = votes(stacks={"castello": {0: "3 3"}, "dorsoduro": {1: "1"}}, houses=spent, advisors=rings, palazzi={"castello": [1, 1, 1]})
    assert play.asks(0) == "shift-home"
    assert "given-up 0 a-castello" in play.told
    play.play(0, "shift san-polo castello")
    assert play.vote["field"] == "dorsoduro"
    assert play.telling("placed") == []


def test_member_with_nothing_to_choose_is_no_actor() -> None:
    """DOG-R28: a chain that is empty is complete from the beginning."""
    play = votes(stacks={"quarantia": {0: "1", 1: "1", 2: "1"}}, houses={"castello": {1: 1}})
    assert play.actors == [1]
    assert play.state.simultaneous()
    assert [seat["ready"] for seat in play.view()["seats"]] == [True, False, True]


def test_tied_group_with_nothing_to_choose_holds_nothing_up() -> None:
    """DOG-R28: tied seconds without houses on the board are passed over; the winner goes on."""
    play = votes(stacks={"quarantia": {0: "3", 1: "1", 2: "1"}})
    play.play(0, "site castello")
    assert play.actors == [0]
    assert play.vote["advisor"] == "q2"


def test_stacks_and_supplies_can_be_counted_by_all() -> None:
    """DOG-R5."""
    play = board(3, stacks={"castello": {0: "0 3", 1: "1 1 2 2"}})
    for seat in (-1, 0, 1, 2):
        view = play.view(seat)
        assert [stack and stack["size"] for stack in view["fields"][1]["stacks"]] == [2, 4, None]
        assert [other["tokens"] for other in view["seats"]] == [5, 3, 7]
