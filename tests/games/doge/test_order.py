"""Phase 2, the order of the votes: DOG-39 to DOG-45."""

from .positions import ALL, board, votes

ORDER = ("san-polo", "quarantia", "castello", "santa-croce", "cannaregio", "san-marco", "dorsoduro")
NEXT = ("dorsoduro", "castello", "quarantia", "cannaregio", "santa-croce", "san-marco", "san-polo")


def test_every_field_votes_once_a_round_even_without_tokens() -> None:
    """DOG-39: there are tokens only in Castello, and no field is left out."""
    play = votes(stacks={"castello": {0: "1"}}, order=ORDER).end_round()
    assert sorted(play.telling("vote")) == sorted(f"vote {key}" for key in ALL)


def test_votes_follow_the_open_row_from_left_to_right() -> None:
    """DOG-40."""
    play = votes(stacks={key: {1: "1"} for key in ORDER[3:5]}, order=ORDER).end_round()
    assert play.telling("vote") == [f"vote {key}" for key in ORDER]


def test_vote_is_settled_completely_before_the_next_begins() -> None:
    """DOG-41: advisor, houses and palazzi of winner and second, then the card, and only then the next field."""
    play = votes(stacks={"castello": {0: "3", 1: "2"}, "dorsoduro": {1: "3"}}, houses={"castello": {0: 1, 1: 2}})
    assert play.telling("vote") == ["vote castello"]
    play.play(0, "site quarantia", "houses 2", "build").play(1, "houses 1")
    kinds = " ".join(line.split()[0] for line in play.told)
    assert kinds == "vote shown shown tally tally won second sited placed built placed turned vote shown tally won"
    assert play.vote["field"] == "dorsoduro"


def test_card_of_the_field_is_put_aside_and_the_next_one_turned_up() -> None:
    """DOG-42, DOG-43, DOG-44: after the n-th vote the first n fields of the next order are known, and no more."""
    play = votes(stacks={key: {0: "1"} for key in ORDER[:4]}, order=ORDER, upcoming=NEXT)
    for n in range(4):
        assert play.view()["voted"] == n
        assert play.view()["next_order"] == {"set": "blue", "fields": list(NEXT[:n])}
        assert play.vote["field"] == ORDER[n]
        play.end_vote()
    play = votes(stacks={"castello": {0: "1"}}, order=["castello"], upcoming=NEXT).end_vote()
    assert play.telling("turned") == [f"turned blue {key}" for key in NEXT]


def test_turned_up_cards_are_the_order_of_the_next_round() -> None:
    """DOG-44: after the seventh vote the whole order is known, and it holds."""
    play = votes(stacks={"castello": {0: "1"}}, order=ORDER, upcoming=NEXT).end_round()
    assert play.view()["order"] == {"set": "blue", "fields": list(NEXT)}
    play.told.clear()
    play.end_round()
    assert play.telling("vote") == [f"vote {key}" for key in NEXT]


def test_sets_take_turns() -> None:
    """DOG-45: brown in odd rounds, blue in even ones; the order turned up is always the other set's."""
    play = board(3)
    for number in range(1, 5):
        now, other = ("brown", "blue") if number % 2 else ("blue", "brown")
        assert play.view()["round"] == number
        assert play.view()["order"]["set"] == now
        play.told.clear()
        play.end_round()
        assert [line.split()[1] for line in play.telling("turned")] == [other] * 7


def test_order_example() -> None:
    """DOG-E2: after the vote in Cannaregio all know that the next round begins in Dorsoduro."""
    play = votes(stacks={"cannaregio": {0: "1"}, "castello": {1: "1"}}, order=["cannaregio", "castello"], upcoming=["dorsoduro"])
    assert play.vote["field"] == "cannaregio"
    assert play.view()["next_order"]["fields"] == []
    play.end_vote()
    assert play.vote["field"] == "castello"
    assert play.view()["voted"] == 1
    assert play.view()["next_order"]["fields"] == ["dorsoduro"]
