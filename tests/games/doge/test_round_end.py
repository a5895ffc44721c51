"""The end of a round: DOG-129 to DOG-131."""

from .positions import board, set_tokens, votes


def test_round_ends_after_the_seventh_vote() -> None:
    """DOG-129."""
    play = board(3).end_round()
    kinds = [line.split()[0] for line in play.told]
    assert kinds[: kinds.index("round-over")].count("vote") == 7
    assert kinds[kinds.index("round-over") - 1] == "turned"
    assert play.telling("round-over") == ["round-over 1"]
    assert play.view()["round"] == 2


def test_used_cards_are_shuffled_and_laid_face_down() -> None:
    """DOG-130: those of the set just used and no others; nobody sees their order."""
    kept = []
    for n in range(30):
        play = votes(stacks={"castello": {0: "1"}}, seed=f"end {n}")
        before = [int(card) for card in play.state.cards]
        play.end_round()
        after = [int(card) for card in play.state.cards]
        assert after[7:] == before[7:]
        assert sorted(after[:7]) == list(range(7))
        kept.append(after[:7] == before[:7])
        assert play.view()["next_order"] == {"set": "brown", "fields": []}
    assert sum(kept) < 3


def test_everybody_owns_all_tokens_again() -> None:
    """DOG-131, DOG-R4: those set and those not set."""
    play = votes(stacks={"castello": {0: "0 3", 1: "1"}, "quarantia": {0: "2 2"}}).end_round()
    for seat in range(3):
        own = play.view(seat)["mine"]
        assert own is not None
        assert own["tokens"] == [0, 1, 1, 2, 2, 3, 3]


def test_tokens_never_set_are_not_shown() -> None:
    """DOG-R6: by the last vote three of seat 0's tokens have never been turned up, and nothing reveals which."""
    play = board(3, houses={"castello": {0: 1}}, order=["castello", "dorsoduro", "san-marco", "san-polo", "santa-croce", "cannaregio", "quarantia"])
    fields = ("castello", "dorsoduro", "san-marco", "quarantia")
    set_tokens(play, *(dict.fromkeys(range(3), (field, value)) for field, value in zip(fields, ("0", "1", "1", "2"), strict=True)))
    play.until(lambda now: now.state.at == 6)
    seat = play.view()["seats"][0]
    assert (seat["open_tokens"], seat["tokens"]) == ([0, 1, 1], 3)
    play.end_round()
    shown = [line for line in play.telling("shown") if line.startswith("shown 0")]
    assert shown == ["shown 0 0", "shown 0 1", "shown 0 1", "shown 0 2"]


def test_finished_match_shuffles_nothing() -> None:
    """DOG-R23: the end is checked after the seventh vote and its card, before the cards are shuffled."""
    play = votes(stacks={"castello": {0: "1"}}, palazzi={key: [0] for key in ("cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce")})
    rng = play.state.rng
    before = (rng.counter, rng.at)
    cards = [int(card) for card in play.state.cards]
    play.end_round()
    assert play.over
    assert (rng.counter, rng.at) == before
    assert [int(card) for card in play.state.cards] == cards
    assert len(play.view()["next_order"]["fields"]) == 7
    assert len(play.telling("turned")) == 7
