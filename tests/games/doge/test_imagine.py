"""`imagine`: what a seat cannot know is redrawn, everything else stays."""

from collections import Counter

import pytest

from ridotto.engine.rng import Rng
from ridotto.games.doge.moves import TOKENS
from ridotto.games.doge.rules import Doge
from ridotto.games.doge.rules.position import IN_SUPPLY, LINKS, PLACES
from ridotto.games.doge.rules.tokens import size, unpack
from ridotto.games.doge.view import view

from .positions import ALL, Play, board, set_tokens, votes


def imagined(play: Play, seat: int, times: int = 300) -> list[Doge]:
    """Positions as the seat could imagine them."""
    rng = Rng.from_seed("imagine")
    return [play.state.imagine(seat, rng) for _ in range(times)]


def tokens_at(state: Doge, seat: int, place: int) -> tuple[int, ...]:
    """The values of a seat's tokens at a place."""
    return tuple(unpack(state.tokens[seat * PLACES + place]))


CASTELLO = ALL.index("castello")


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_what_the_seat_sees_and_may_do_stays(seat: int) -> None:
    play = set_tokens(board(3), {0: ("castello", "0 3"), 1: ("castello", "1 1 2 2"), 2: ("quarantia", "3")})
    play.play(1, "card san-polo").play(2, "card castello", "tokens 1 1")
    for copy in imagined(play, seat, 40):
        assert view(copy, seat) == play.view(seat)
        assert copy.actors() == play.actors
        assert copy.faults() == []
        if seat in play.actors:
            assert copy.legal(seat) == play.state.legal(seat)


def test_tokens_of_others_are_dealt_uniformly_over_stacks_and_supply() -> None:
    """Sizes stay the same; a stack's single token is the 0 as often as any other of the seven."""
    play = board(3, stacks={"castello": {1: "3"}, "quarantia": {1: "0 1 1"}})
    single: Counter[tuple[int, ...]] = Counter()
    for copy in imagined(play, 0, 1400):
        stack = tokens_at(copy, 1, CASTELLO)
        assert len(stack) == 1
        assert len(tokens_at(copy, 1, 6)) == 3
        everything = [*stack, *tokens_at(copy, 1, 6), *tokens_at(copy, 1, IN_SUPPLY)]
        assert sorted(everything) == [0, 1, 1, 2, 2, 3, 3]
        single[stack] += 1
        assert tokens_at(copy, 0, IN_SUPPLY) == (0, 1, 1, 2, 2, 3, 3)
    assert 140 < single[(0,)] < 270
    assert all(330 < single[(value,)] < 470 for value in (1, 2, 3))


def test_tokens_turned_up_in_this_round_are_known() -> None:
    """Those of votes that are over and those of the vote under way; the rest is dealt without them."""
    play = votes(stacks={"castello": {1: "0 3"}, "dorsoduro": {1: "3", 0: "1"}, "san-polo": {1: "1"}}, order=["castello", "dorsoduro"]).end_vote()
    assert play.vote["field"] == "dorsoduro"
    seen = set()
    for copy in imagined(play, 0):
        assert tokens_at(copy, 1, ALL.index("dorsoduro")) == (3,)
        assert view(copy, -1)["seats"][1]["open_tokens"] == [0, 3]
        seen.add(tokens_at(copy, 1, ALL.index("san-polo")))
    assert seen == {(1,), (2,)}


def test_own_tokens_are_never_redrawn() -> None:
    play = board(3, stacks={"castello": {0: "0 3", 1: "0 3"}})
    assert {tokens_at(copy, 0, CASTELLO) for copy in imagined(play, 0)} == {(0, 3)}
    assert len({tokens_at(copy, 0, CASTELLO) for copy in imagined(play, -1)}) > 5


def test_face_down_order_cards_are_redrawn_and_open_ones_stay() -> None:
    """DOG-44: after two votes two cards of the next order are known."""
    play = votes(stacks={key: {0: "1"} for key in ALL[:3]}, order=ALL[:3], upcoming=["quarantia", "san-polo"]).end_vote().end_vote()
    rows = [[int(card) for card in copy.cards] for copy in imagined(play, 1)]
    assert {tuple(row[:7]) for row in rows} == {tuple(range(7))}
    assert {tuple(row[7:9]) for row in rows} == {(6, 4)}
    assert len({tuple(row[9:]) for row in rows}) > 60
    first = [[int(card) for card in copy.cards[7:]] for copy in imagined(board(3), 1)]
    assert {row[0] for row in first} == set(range(7))


def test_last_face_down_card_is_known() -> None:
    play = votes(stacks={"quarantia": {0: "1"}}, order=ALL, upcoming=["san-polo"])
    assert play.state.at == 6
    assert len({tuple(int(card) for card in copy.cards) for copy in imagined(play, 1, 30)}) == 1


def test_complete_chains_of_others_become_other_complete_chains() -> None:
    """In a setting: any card, any tokens of the redrawn supply, also more or fewer than were chosen."""
    play = board(3).play(1, "card castello", "tokens 3")
    chains: Counter[int] = Counter()
    sizes = set()
    for copy in imagined(play, 0, 700):
        assert copy.actors() == [0, 2]
        chain = [int(copy.chain[LINKS + i]) for i in range(2)]
        chains[chain[0]] += 1
        sizes.add(int(size(copy.parts.choice_tokens[chain[1] - TOKENS])))
    assert set(chains) == set(range(7))
    assert all(60 < count < 145 for count in chains.values())
    assert sizes == {1, 2, 3, 4}
    own = imagined(play, 1, 20)
    assert {tuple(int(link) for link in copy.chain) for copy in own} == {tuple(int(link) for link in play.state.chain)}


def test_incomplete_chains_of_others_go_back_to_their_start() -> None:
    play = board(3).play(1, "card castello")
    for copy in imagined(play, 0, 20):
        assert copy.actors() == [0, 1, 2]
        assert len(copy.legal(1)) == 7
        own = view(copy, 1)["mine"]
        assert own is not None
        assert own["chain"] == []
    assert all(copy.legal(1) == play.state.legal(1) for copy in imagined(play, 1, 20))


def test_choices_of_a_joint_stage_are_redrawn() -> None:
    """Complete chains are drawn decision by decision; the board is as it was."""
    play = votes(stacks={"castello": {0: "1", 1: "1"}}, houses={"castello": {0: 1, 1: 1}}).play(1, "houses 2", "build")
    chains = {tuple(int(copy.chain[LINKS + i]) for i in range(3)) for copy in imagined(play, 0)}
    assert chains == {(124, -1, -1), (125, -1, -1), (126, 129, -1), (126, 130, -1)}
    for copy in imagined(play, 0, 20):
        assert copy.houses[6 + CASTELLO] == 1
        assert copy.actors() == [0]
    halfway = votes(stacks={"castello": {0: "1", 1: "1"}}, houses={"castello": {0: 1, 1: 1}}).play(1, "houses 2")
    assert {tuple(copy.legal(1)) for copy in imagined(halfway, 0, 20)} == {(124, 125, 126)}


def test_shifts_of_a_joint_stage_are_redrawn() -> None:
    play = votes(stacks={"quarantia": {0: "1", 1: "1"}}, houses={"castello": {0: 1, 1: 2}}).play(1, "shift castello dorsoduro", "stay")
    firsts = {int(copy.chain[LINKS]) for copy in imagined(play, 0)}
    assert len(firsts) == 6


def test_imagined_position_can_be_played_and_leaves_the_original_alone() -> None:
    play = board(4).play(2, "card castello", "tokens 1 2")
    before = play.state.digest()
    copy = play.state.imagine(0, Rng.from_seed("play"))
    assert copy.listener is None
    Play(copy).end_round()
    assert play.state.digest() == before


def test_nothing_is_hidden_when_the_match_is_over() -> None:
    """Tokens that were never set follow from the rest."""
    play = votes(stacks={"castello": {0: "1"}}, dry=9).end_round()
    assert play.over
    for copy in imagined(play, 1, 5):
        assert [int(card) for card in copy.cards] == [int(card) for card in play.state.cards]
        assert copy.winners() == play.state.winners()
