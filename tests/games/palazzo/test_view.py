"""What each seat sees, and what it does not: PAL-R32 to PAL-R35."""

import pytest

from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.rules import Palazzo
from ridotto.games.palazzo.text import text

from .positions import actor, arrange, bidding, cards, hand, in_order, match_at, options, paying, play, see, start


def unchanged_for_others(state: Palazzo, *moves: str) -> None:
    """None of these moves of one seat changes what any other seat, or a spectator, sees."""
    seat = actor(state)
    others = [other for other in range(-1, int(state.seats)) if other != seat]
    before = [see(state, other) for other in others]
    for n, move in enumerate(moves, start=1):
        play(state, move)
        assert [see(state, other) for other in others] == before, f"after {move!r}"
        assert [int(count) for count in state.secret] == [n if other == seat else 0 for other in range(int(state.seats))]


def test_a_purchase_is_private_until_it_is_paid() -> None:
    """PAL-R33: which tiles, and which cards."""
    state = play(arrange(start(3), warehouse="B1/1 B1/2", coming="B5/1 M5/2", hands=["b7 b7 g3 c"]), "tiles")
    unchanged_for_others(state, "buy", "tile brick-1-1", "tile brick-5-1", "card brown 7", "card brown 7")
    play(state, "done")
    assert see(state, 1)["fresh"] == {"seat": 0, "tiles": ["brick-1-1", "brick-5-1"]}
    assert see(state, 1)["discard"] == cards("b7 b7")
    assert state.secret[0] == 0


def test_a_purchase_for_nothing_is_shown_with_the_second_tile() -> None:
    """PAL-R33, PAL-R4."""
    nine = "B1/1 B1/2 B1/3 S1/1 S1/2 S1/3 M1/1 M1/2 M1/3"
    state = play(arrange(start(3), warehouse=nine, coming="B5/1 M5/2"), "tiles")
    unchanged_for_others(state, "buy", "tile brick-1-1")
    play(state, "no-second")
    assert see(state, 1)["fresh"] == {"seat": 0, "tiles": ["brick-1-1"]}


def test_a_bid_is_private_until_it_is_finished() -> None:
    """PAL-R33: not even the number of cards laid so far is seen."""
    state = bidding(["b3", "b4 g4 r4 b6 c", "r7"])
    unchanged_for_others(state, "group 4", "card brown 6", "cert")
    play(state, "done")
    auction = see(state, 2)["auction"]
    assert auction is not None
    assert auction["bids"][1]["cards"] == in_order("b4 g4 r4 b6 c")


@pytest.mark.parametrize("chain", [("take-out", "from 0 1"), ("insert", "single 1", "into 0"), ("remove", "single 1")])
def test_a_rebuild_is_private_until_the_fee(chain: tuple[str, ...]) -> None:
    """PAL-R33."""
    state = arrange(start(3), palazzi=[["B1/1 B2/1", "S3/1"]], hands=["b3"])
    before = see(state, 1)["seats"][0]["palazzi"]
    unchanged_for_others(state, *chain)
    play(state, "fee brown-3")
    assert see(state, 1)["seats"][0]["palazzi"] != before


def test_others_hear_nothing_of_an_unfinished_chain() -> None:
    """PAL-R33: neither in the events nor in the record so far."""
    match = match_at(warehouse="B1/1", coming="B5/1 R", hands=["b7 b7"])
    match.play(0, "tiles")
    events, public, record = match.events(1), match.events(), str(match.record(1))
    for move in ("buy", "tile brick-1-1", "no-second", "card brown 7"):
        match.play(0, move)
        assert (match.events(1), match.events()) == (events, public)
        assert str(match.record(1)) == record
    match.play(0, "done")
    assert [match.tell(event) for event in match.events(1)[len(events) :]] == [
        "Anna buys brick 1 with 1 window for 7.",
        "Anna pays 7: brown 7.",
    ]
    assert "0 card brown 7" in str(match.record(1))


def test_the_seat_itself_sees_its_chain() -> None:
    """PAL-R33: with total, target and reach."""
    state = play(paying("b4 g4 r4 b6 c", 8), "card brown 6")
    assert see(state, 0)["chain"] == {
        "kind": "buy",
        "tiles": ["brick-5-1"],
        "palazzo": None,
        "into": None,
        "cards": ["brown-6"],
        "total": 6,
        "target": 8,
        "reach": 6 + 15 + 2,
    }
    assert see(state, 0)["hand"] == in_order("b4 g4 r4 b6 c")
    state = play(arrange(start(2), palazzi=[["B1/1 B2/1", "S3/1"]], hands=["b3"]), "insert", "single 1", "into 0")
    chain = see(state, 0)["chain"]
    assert chain is not None
    assert (chain["kind"], chain["tiles"], chain["palazzo"], chain["into"], chain["total"]) == ("insert", ["sandstone-3-1"], 1, 0, None)
    state = play(arrange(start(2), palazzi=[["B1/1 B2/1", "S3/1"]], hands=["b3"]), "take-out", "from 0 2")
    chain = see(state, 0)["chain"]
    assert chain is not None
    assert (chain["kind"], chain["tiles"], chain["palazzo"]) == ("take-out", ["brick-2-1"], 0)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """PAL-10: others see the known part and a number."""
    state = arrange(start(2), hands=["b3 b4 c", "g3"], known=["b4"])
    assert see(state, 0)["hand"] == in_order("b3 b4 c")
    assert see(state, 1)["hand"] == ["green-3"]
    assert see(state)["hand"] is None
    for seat in (-1, 0, 1):
        assert see(state, seat)["seats"][0]["known"] == ["brown-4"]
        assert see(state, seat)["seats"][0]["hidden"] == 2


def test_cards_taken_from_a_display_are_known() -> None:
    """PAL-47, PAL-48."""
    state = play(arrange(start(2), hands=["b3", "g3"], pile="r3 r4 r5"), "money", "take red-3", "take red-5", "take red-4")
    assert [(seat["known"], seat["hidden"]) for seat in see(state)["seats"]] == [(cards("r3 r5"), 1), (["red-4"], 1)]


def test_a_card_played_is_a_known_copy_if_there_is_one() -> None:
    """PAL-R34: in a payment; only then a hidden one."""
    state = arrange(start(2), warehouse="B1/1 B1/2", coming="B5/1 M5/2", hands=["b4 b4 b4 b3"], known=["b4"])
    play(state, "tiles", "buy", "tile brick-1-1", "no-second", "card brown 4", "card brown 4", "done")
    assert (see(state)["seats"][0]["known"], see(state)["seats"][0]["hidden"], hand(state, 0)) == ([], 2, cards("b3 b4"))
    state = arrange(start(2), warehouse="B1/1 B1/2", coming="B5/1 M5/2", hands=["b4 b4 b3"], known=["b4 b4"])
    play(state, "tiles", "buy", "tile brick-1-1", "no-second", "card brown 4", "card brown 3", "done")
    assert (see(state)["seats"][0]["known"], see(state)["seats"][0]["hidden"]) == (["brown-4"], 0)


def test_a_fee_is_a_known_copy_if_there_is_one() -> None:
    """PAL-R34."""
    state = arrange(start(2), palazzi=[["B1/1", "B2/1"], ["S1/1"]], hands=["b4 b4", "g3"], known=["b4"])
    play(state, "remove", "single 0", "fee brown-4")
    assert (see(state)["seats"][0]["known"], see(state)["seats"][0]["hidden"]) == ([], 1)
    play(state, "remove", "single 0", "fee green-3", "remove", "single 0", "fee brown-4")
    assert see(state)["seats"][0]["hidden"] == 0


def test_cards_taken_back_after_a_pass_are_known() -> None:
    """PAL-90, PAL-R34: while they lie on the table they belong to no hand."""
    state = play(bidding(["b3 b7", "g4 g4 r5"]), "card green 4", "done")
    assert (see(state)["seats"][1]["known"], see(state)["seats"][1]["hidden"]) == ([], 2)
    play(state, "card brown 7", "done", "pass")
    assert (see(state)["seats"][1]["known"], see(state)["seats"][1]["hidden"]) == (["green-4"], 2)


def test_before_the_first_shuffle_pile_and_hidden_cards_are_unseen() -> None:
    """PAL-9: together, for each seat without its own."""
    state = arrange(start(2), hands=["b3 b4", "g3 g4"], known=["b4", ""], pile="r7", rest="discard")
    assert see(state, 0)["unseen"] == in_order("g3 g4 r7")
    assert see(state, 1)["unseen"] == in_order("b3 r7")
    assert see(state)["unseen"] == in_order("b3 g3 g4 r7")
    assert see(state)["pile_cards"] is None


def test_after_it_only_hidden_cards_are_unseen_and_the_pile_is_known() -> None:
    """PAL-50."""
    state = arrange(start(2), hands=["b3 b4", "g3 g4"], known=["b4", ""], pile="r7 c r6", rest="discard", shuffled=True)
    assert see(state, 0)["unseen"] == in_order("g3 g4")
    assert see(state)["unseen"] == in_order("b3 g3 g4")
    assert see(state, 1)["pile_cards"] == in_order("r7 c r6")


def test_stacks_show_what_is_left_but_not_in_which_order() -> None:
    """PAL-4: sorted, with the riders as a number."""
    for seed in ("one", "two"):
        board = see(start(2, seed))
        assert [(stack["name"], stack["left"], len(stack["tiles"]), stack["riders"]) for stack in board["stacks"]] == [
            ("I", 10, 10, 0),
            ("II", 18, 18, 0),
            ("III", 20, 15, 5),
        ]
    assert see(start(2, "one"))["stacks"][1:] == see(start(2, "two"))["stacks"][1:]


def test_the_draft_and_the_tiles_just_acquired_are_seen() -> None:
    """PAL-99, PAL-24."""
    state = play(arrange(start(2), quarries=["", "B1/1 B1/2 B1/3 S1/1"], coming="M5/1 M5/2"), "tiles", "auction")
    assert see(state)["draft"] == {"tiles": ["brick-1-1", "brick-1-2", "brick-1-3", "sandstone-1-1"], "taken": 0}
    play(state, "pick brick-1-2")
    assert see(state)["draft"] == {"tiles": ["brick-1-1", "brick-1-3", "sandstone-1-1"], "taken": 1}
    assert see(state)["fresh"] == {"seat": 0, "tiles": ["brick-1-2"]}


def test_stages_are_named() -> None:
    """PAL-45: as everybody sees them."""
    state = arrange(start(2), quarries=["", "B1/1"], coming="B5/1 M5/2", pile="b3 b4 b5", hands=["b7 b7", "g7"])
    assert see(state)["stage"] == "turn"
    assert see(play(state.clone(), "money"))["stage"] == "take"
    assert see(play(state, "tiles"))["stage"] == "market"
    assert see(play(state, "auction"))["stage"] == "bid"
    assert see(play(state, "pass"))["stage"] == "build"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_can_be_put_into_words(seats: int, language: str) -> None:
    """PAL-1: every view, decision, move and event of a whole match, in both languages."""
    match, rng, words = Match.new(GAME, seats, "words"), Rng.from_seed("words"), GAME.words(language)
    while not match.over:
        (seat,) = match.actors()
        board = match.view(seat)["board"]
        shown = text(board, words, match.names)
        assert match.names[seat] in shown
        assert words(f"decision-{match.decision(seat)}")
        moves = match.state.legal(seat)
        assert all(words.move(move, GAME.codec, match.names) for move in moves)
        match.play(seat, moves[rng.below(len(moves))])
    assert text(match.view()["board"], words, match.names)
    assert all(match.tell(event, language) for seat in range(seats) for event in match.events(seat))


def test_the_text_says_what_a_player_needs() -> None:
    """PAL-67, PAL-76, PAL-86."""
    state = play(bidding(["b3", "g7 g4", "r7"], warehouse="S2/2"), "card green 7", "done")
    shown = text(see(state, 2), GAME.words("en"), ["Anna", "Bruno", "Chiara"])
    for line in (
        "Warehouse, 8 each: sandstone 2 with 2 windows, marble 5 with 1 window",
        "Quarry 1, where the builder stands: brick 1 with 1 window",
        "Anna auctions brick 1 with 1 window. Highest bid: 7, by Bruno.",
        "Bruno bids 7, currency green, with green 7.",
        "Chiara has not bid yet.",
        "Your hand: red 7",
        "Your choice so far: bid. Laid: -. Total 0, needed 8, possible 7.",
    ):
        assert line in shown
    assert options(state) == ["pass"]
