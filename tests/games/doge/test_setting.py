"""Phase 1, placements of tokens: DOG-20 to DOG-38."""

from itertools import permutations

import pytest

from ridotto.engine.errors import IllegalMove
from ridotto.games.doge.moves import CODEC

from .positions import ALL, Play, board, set_tokens, votes


def first_setting(play: Play, fields: tuple[str, ...], values: str = "0") -> Play:
    """One setting in which seat s sets the same tokens in fields[s]."""
    return set_tokens(play, {seat: (field, values) for seat, field in enumerate(fields)})


def test_round_is_settings_then_votes_then_its_end() -> None:
    """DOG-20."""
    play = board(3).end_round()
    kinds = [line.split()[0] for line in play.told]
    assert max(i for i, kind in enumerate(kinds) if kind == "set") < kinds.index("vote")
    assert max(i for i, kind in enumerate(kinds) if kind == "vote") < kinds.index("round-over")
    assert kinds.index("round-over") < kinds.index("round")


@pytest.mark.parametrize(("seats", "settings"), [(3, 4), (4, 3)])
def test_number_of_settings(seats: int, settings: int) -> None:
    """DOG-21: four with three players; DOG-22: three with four players."""
    play = board(seats)
    for n in range(settings):
        assert play.view()["setting"] == n + 1
        assert play.actors == list(range(seats))
        for seat in range(seats):
            play.play(seat, f"card {ALL[n]}", f"tokens {[0, 1, 1, 2][n]}")
    assert play.view()["setting"] is None
    assert [line.split()[1] for line in play.telling("set")] == [str(seat) for _ in range(settings) for seat in range(seats)]
    assert play.telling("vote")
    assert play.view()["settings"] == settings


def test_all_choose_at_the_same_time_and_in_any_order() -> None:
    """DOG-23: every seat with a token is asked; the outcome does not depend on who answers first."""
    digests = set()
    for order in permutations(range(3)):
        play = board(3)
        assert play.actors == [0, 1, 2]
        assert play.state.simultaneous()
        assert [play.asks(seat) for seat in play.actors] == ["card"] * 3
        for seat in order:
            play.play(seat, f"card {ALL[seat]}")
        for seat in reversed(order):
            play.play(seat, "tokens 1 2")
        digests.add(play.state.digest())
    assert len(digests) == 1


def test_tokens_follow_the_card() -> None:
    """DOG-24."""
    play = board(3).play(1, "card castello")
    assert play.asks(1) == "tokens"
    assert play.asks(0) == "card"
    play.play(1, "tokens 3")
    assert play.asks(1) is None
    assert play.actors == [0, 2]


def test_one_to_four_tokens_in_every_combination() -> None:
    """DOG-25, DOG-26, DOG-27: 4 choices of one token, 9 of two, 13 of three, 13 of four, the 0 alone among them."""
    play = board(3).play(0, "card castello")
    choices = [move.split()[1:] for move in play.legal(0)]
    assert [sum(len(choice) == size for choice in choices) for size in range(6)] == [0, 4, 9, 13, 13, 0]
    assert ["0"] in choices
    assert all(choice == sorted(choice) for choice in choices)
    assert all(choice.count("0") <= 1 and max(choice.count(value) for value in "123") <= 2 for choice in choices)


def test_no_more_tokens_than_the_supply_holds() -> None:
    """DOG-26."""
    play = board(3, stacks={"quarantia": {0: "1 1 2 2"}, "san-polo": {0: "0"}}).play(0, "card castello")
    assert play.legal(0) == ["tokens 3", "tokens 3 3"]


def test_nobody_with_a_token_may_skip() -> None:
    """DOG-28: every option of a setting is a card with tokens, and the setting waits for the last one."""
    play = first_setting(board(3), ("castello", "castello", "castello"))
    assert play.actors == [0, 1, 2]
    assert all(move.startswith("card ") for seat in range(3) for move in play.legal(seat))
    set_tokens(play, {0: ("dorsoduro", "1"), 1: ("dorsoduro", "1")})
    assert play.actors == [2]
    with pytest.raises(IllegalMove):
        play.state.apply(0, CODEC.number("card san-polo"))


def test_cards_are_turned_up_together_when_all_have_chosen() -> None:
    """DOG-29."""
    play = board(3)
    before = play.view()
    play.play(0, "card castello", "tokens 1 2").play(1, "card dorsoduro", "tokens 3").play(2, "card castello")
    assert play.told == []
    now = play.view()
    assert [seat["ready"] for seat in now["seats"]] == [True, True, False]
    assert now["fields"] == before["fields"]
    assert all(seat["cards_used"] == [] and seat["tokens"] == 7 for seat in now["seats"])
    play.play(2, "tokens 0")
    assert play.told == ["set 0 castello 2", "set 1 dorsoduro 1", "set 2 castello 1"]


def test_tokens_go_face_down_into_the_field_of_the_card() -> None:
    """DOG-30, DOG-R5: everybody can count a stack, nobody but the owner sees its values."""
    play = first_setting(board(3), ("castello", "quarantia", "san-polo"), "1 3 3")
    fields = play.view(0)["fields"]
    assert fields[ALL.index("castello")]["stacks"] == [{"size": 3, "values": [1, 3, 3]}, None, None]
    assert fields[ALL.index("quarantia")]["stacks"] == [None, {"size": 3, "values": None}, None]
    assert play.view(-1)["fields"][ALL.index("castello")]["stacks"][0] == {"size": 3, "values": None}
    assert [seat["tokens"] for seat in play.view()["seats"]] == [4, 4, 4]
    own = play.view(0)["mine"]
    assert own is not None
    assert own["tokens"] == [0, 1, 2, 2]


def test_stacks_of_several_players_in_a_field_stay_separate() -> None:
    """DOG-31."""
    play = set_tokens(board(3), {0: ("castello", "1 2"), 1: ("castello", "0 3 3"), 2: ("castello", "2")})
    stacks = play.view(1)["fields"][1]["stacks"]
    assert stacks == [{"size": 2, "values": None}, {"size": 3, "values": [0, 3, 3]}, {"size": 1, "values": None}]


def test_used_card_lies_open_and_cannot_be_chosen_again() -> None:
    """DOG-32."""
    play = first_setting(board(3), ("castello", "quarantia", "quarantia"))
    assert play.view()["seats"][0]["cards_used"] == ["castello"]
    assert play.legal(0) == [f"card {key}" for key in ALL if key != "castello"]
    assert "card castello" in play.legal(1)
    assert "card quarantia" not in play.legal(1)


def test_stack_is_never_changed_again() -> None:
    """DOG-33."""
    play = board(4, seed="stacks")
    for setting, values in enumerate(("2 2", "0 3", "1")):
        first_setting(play, tuple(ALL[(seat + setting) % 7] for seat in range(4)), values)
        if setting < 2:
            stacks = [play.view(seat)["fields"][seat]["stacks"][seat] for seat in range(4)]
            assert stacks == [{"size": 2, "values": [2, 2]}] * 4
            assert all(f"card {ALL[seat]}" not in play.legal(seat) for seat in range(4))
    shown = [line for line in play.telling("shown") if line.endswith(" 2 2")]
    assert shown[:1] == ["shown 0 2 2"]


def test_player_without_tokens_takes_no_further_part() -> None:
    """DOG-34, DOG-35: the others carry on, even if it is only one."""
    play = set_tokens(
        board(3),
        {0: ("castello", "1 1 2 2"), 1: ("castello", "1 1 2 2"), 2: ("castello", "0")},
        {0: ("dorsoduro", "0 3 3"), 1: ("dorsoduro", "0 3"), 2: ("dorsoduro", "1")},
    )
    assert play.actors == [1, 2]
    assert play.legal(0) == []
    set_tokens(play, {1: ("san-polo", "3"), 2: ("san-polo", "1")})
    assert play.actors == [2]
    assert play.asks(2) == "card"
    assert play.state.simultaneous()
    play.play(2, "card quarantia", "tokens 2 2 3")
    assert [line for line in play.telling("set") if line.startswith("set 0")] == ["set 0 castello 4", "set 0 dorsoduro 3"]
    assert play.telling("vote")


def test_settings_are_dropped_when_nobody_has_a_token() -> None:
    """DOG-36: after two of four settings the votes begin."""
    everybody = range(3)
    play = set_tokens(board(3, order=["castello"]), dict.fromkeys(everybody, ("castello", "0 1 1 2")), dict.fromkeys(everybody, ("dorsoduro", "2 3 3")))
    assert play.telling("vote") == ["vote castello"]
    assert play.view()["setting"] is None


def test_cards_return_to_the_hand_after_the_last_setting() -> None:
    """DOG-37, DOG-R3: already in phase 2 they are all in hand again."""
    play = board(4, order=["castello"])
    for n in range(3):
        first_setting(play, tuple(ALL[(seat + n) % 7] for seat in range(4)), ["0", "1", "3"][n])
    vote = play.vote
    assert vote["field"] == "castello"
    assert all(seat["cards_used"] == [] for seat in play.view()["seats"])
    own = play.view(0)["mine"]
    assert own is not None
    assert own["hand"] == list(ALL)


def test_tokens_left_in_the_supply_count_for_nothing() -> None:
    """DOG-38."""
    play = votes(stacks={"castello": {0: "0 1", 1: "2"}})
    assert play.vote["votes"] == [1, 2, 0]
    assert play.vote["winners"] == [1]
    assert play.view()["seats"][2]["tokens"] == 7


def test_number_of_tokens_is_hidden_while_others_choose() -> None:
    """DOG-R2: a seat that has chosen looks the same whatever it has chosen; others learn only that it is ready."""
    views = []
    for field, values in (("castello", "0"), ("quarantia", "0 1 2 3"), ("castello", "3 3")):
        play = board(3).play(1, f"card {field}", f"tokens {values}")
        views.append([play.view(seat) for seat in (-1, 0, 2)])
    assert views[0] == views[1] == views[2]
    assert views[0][0]["seats"][1]["ready"]


def test_last_token_is_set_without_asking() -> None:
    """DOG-R28: after the card there is only one choice left."""
    play = board(3, stacks={"quarantia": {0: "1 1 2 2"}, "san-polo": {0: "0 3"}})
    play.play(0, "card castello")
    assert play.asks(0) is None
    own = play.view(0)["mine"]
    assert own is not None
    assert own["chain"] == ["card castello", "tokens 3"]
    play.play(1, "card castello", "tokens 1").play(2, "card castello", "tokens 1")
    assert "set 0 castello 1" in play.told


def test_player_has_one_card_for_each_field() -> None:
    """DOG-R29: in every colour, so the choice of a field never depends on the seat."""
    assert {tuple(board(4).legal(seat)) for seat in range(4)} == {tuple(f"card {key}" for key in ALL)}
