"""What is seen: the section on information, field by field, and what can be taken back."""

import pytest
from pydantic import TypeAdapter

from ridotto.engine.errors import IllegalMove
from ridotto.engine.match import Match
from ridotto.engine.parcel import pack
from ridotto.engine.rng import Rng
from ridotto.games.doge.shape import VoteView
from ridotto.games.doge.view import VIEW
from tests.games.editions import changed

from .positions import ALL, GAME, Play, board, set_tokens, votes


def test_view_of_a_new_match() -> None:
    view = board(3, order=["quarantia"]).view()
    assert TypeAdapter(VIEW).validate_python(view, strict=True) == view
    assert (view["round"], view["dry_rounds"], view["dry_limit"], view["stage"]) == (1, 0, 10, "setting")
    assert (view["setting"], view["settings"], view["joint"], view["voted"]) == (1, 4, [0, 1, 2], 0)
    assert view["order"] == {"set": "brown", "fields": ["quarantia", *ALL[:6]]}
    assert view["vote"] is None
    assert view["mine"] is None
    assert view["ended_by"] is None
    assert view["conditions"] == [{"districts": 6, "palazzi": 6}, {"districts": 5, "palazzi": 7}, {"districts": 4, "palazzi": 8}]


def test_own_choices_are_shown_to_their_owner_alone() -> None:
    play = board(3).play(1, "card castello")
    mine, theirs = play.view(1), play.view(0)
    assert mine["mine"] is not None
    assert mine["mine"]["chain"] == ["card castello"]
    assert theirs["mine"] is not None
    assert theirs["mine"]["chain"] == []
    assert play.view(0) == board(3).view(0)


def test_chosen_card_and_tokens_look_unmoved_until_the_stage_is_complete() -> None:
    """Even to their owner, whose choices are in the chain."""
    play = board(3).play(0, "card castello", "tokens 3 3")
    own = play.view(0)["mine"]
    assert own is not None
    assert (own["tokens"], own["hand"], own["chain"]) == ([0, 1, 1, 2, 2, 3, 3], list(ALL), ["card castello", "tokens 3 3"])
    assert (own["planned"], own["occasion"], own["houses_due"], own["shifts_due"]) == ([], None, None, None)


def test_joint_stage_in_views() -> None:
    play = votes(stacks={"castello": {0: "1", 1: "1"}}, houses={"castello": {0: 1, 1: 1}})
    untouched = play.view(1)
    play.play(0, "houses 2", "build")
    assert play.view(1)["fields"] == untouched["fields"]
    assert [seat["ready"] for seat in play.view(1)["seats"]] == [True, False, False]
    own = play.view(0)["mine"]
    assert own is not None
    assert own["chain"] == ["houses 2", "build"]
    assert own["planned"] == [{"field": "castello", "houses": 2, "palazzi": 1}]
    assert (play.view()["stage"], play.view()["joint"]) == ("tied-winners", [0, 1])


def test_what_is_planned_adds_up_by_district_and_nobody_else_sees_it() -> None:
    """DOG-R14, DOG-R20: houses that pay are not counted; a house that was shifted on is nowhere."""
    play = votes(stacks={"quarantia": {0: "3", 1: "3"}}, houses={"castello": {0: 2, 1: 1}, "dorsoduro": {0: 1}})
    play.play(0, "shift dorsoduro castello", "build")
    own, theirs = play.view(0)["mine"], play.view(1)["mine"]
    assert own is not None
    assert theirs is not None
    assert own["planned"] == [{"field": "castello", "houses": 1, "palazzi": 1}, {"field": "dorsoduro", "houses": -1, "palazzi": 0}]
    assert theirs["planned"] == []


@pytest.mark.parametrize(("changes", "shifts"), [([], 1), ([("shifts_per_advisor_given_up = 1", "shifts_per_advisor_given_up = 2")], 2)])
def test_whoever_may_give_up_an_advisor_sees_how_many_shifts_that_brings(changes: list[tuple[str, str]], shifts: int) -> None:
    """DOG-81; DOG-R28: none without a house on the board."""
    edition = changed(GAME, *changes)
    play = votes(stacks={"castello": {0: "3", 1: "1"}}, houses={"san-polo": {0: 2}}, edition=edition)
    assert _shifts_due(play, 0) == shifts
    assert _shifts_due(play, 1) is None
    play.play(0, "give-up")
    for _ in range(shifts):
        assert (play.asks(0), _shifts_due(play, 0)) == ("shift-home", shifts)
        play.play(0, "shift san-polo castello")
        if play.asks(0) == "build":
            play.play(0, "hold")
    assert play.asks(0) == "houses"
    assert _shifts_due(play, 0) is None
    assert _shifts_due(votes(stacks={"castello": {0: "3", 1: "1"}}, edition=edition), 0) == 0


def _shifts_due(play: Play, seat: int) -> int | None:
    own = play.view(seat)["mine"]
    assert own is not None
    return own["shifts_due"]


@pytest.mark.parametrize(
    ("palazzi", "houses", "standings"),
    [
        ({}, {}, ["level", "level", "level"]),
        ({"castello": [0]}, {"castello": {1: 9}}, ["leads", "behind", "behind"]),
        ({"castello": [0, 1]}, {"castello": {1: 2}}, ["behind-by-houses", "leads-by-houses", "behind"]),
        ({"castello": [0, 1]}, {"san-polo": {0: 2}, "castello": {1: 2}}, ["level", "level", "behind"]),
        ({"castello": [0, 1, 2]}, {"san-polo": {0: 2}, "castello": {1: 2}}, ["level", "level", "behind-by-houses"]),
        ({field: [0, 1] if field == "castello" else [0] for field in ALL[:6]}, {}, ["leads", "behind", "behind"]),
        ({**{field: [0] for field in ALL[:6]}, "castello": [0, 1, 1, 1], "san-polo": [0, 1, 1, 1], "dorsoduro": [0, 1]}, {}, ["leads", "behind", "behind"]),
    ],
)
def test_everybody_sees_how_each_stands(palazzi: dict[str, list[int]], houses: dict[str, dict[int, int]], standings: list[str]) -> None:
    """DOG-137, DOG-138, DOG-139, DOG-140: a condition before palazzi, palazzi before houses."""
    assert [seat["standing"] for seat in board(3, palazzi=palazzi, houses=houses).view()["seats"]] == standings


def test_chain_is_empty_where_choices_are_public_at_once() -> None:
    play = votes(stacks={"castello": {0: "1"}}, houses={"castello": {0: 2}, "san-polo": {0: 1}}).play(0, "give-up", "shift san-polo castello")
    assert play.asks(0) == "build"
    own = play.view(0)["mine"]
    assert own is not None
    assert own["chain"] == []
    assert play.houses(0, "castello") == 3


@pytest.mark.parametrize(
    ("stacks", "moves", "stage"),
    [
        ({"castello": {0: "2", 1: "1"}}, [], "winner-advisor"),
        ({"castello": {0: "2", 1: "1"}}, ["site san-polo"], "winner-houses"),
        ({"castello": {0: "2", 1: "1"}}, ["site san-polo", "houses 0"], "seconds"),
        ({"castello": {0: "2", 1: "2"}}, [], "tied-winners"),
        ({"quarantia": {0: "2", 1: "1"}}, ["site castello"], "seconds"),
        ({"quarantia": {0: "2"}}, ["site castello"], "winner-again"),
    ],
)
def test_stages_of_a_vote(stacks: dict[str, dict[int, str]], moves: list[str], stage: str) -> None:
    assert votes(stacks=stacks).play(0, *moves).view()["stage"] == stage


def test_vote_under_way() -> None:
    play = votes(stacks={"quarantia": {0: "3", 1: "2"}}, advisors={"a-castello": (2, "quarantia"), "q1": (1, "castello")})
    expected: VoteView = {
        "field": "quarantia",
        "votes": [3, 2, 1],
        "advisor_votes": [0, 0, 1],
        "winners": [0],
        "seconds": [1],
        "advisor": None,
        "settled": [],
        "occasion": None,
    }
    assert play.vote == expected
    play.play(0, "pick q2")
    assert (play.vote["advisor"], play.vote["settled"]) == ("q2", ["q2"])
    play.play(0, "site castello").play(1, "pick q1")
    assert (play.vote["advisor"], play.vote["settled"]) == ("q1", ["q1", "q2"])
    assert votes(stacks={"castello": {0: "3"}}).play(0, "site san-polo").vote["advisor"] is None
    joint = votes(stacks={"quarantia": {0: "3", 1: "1", 2: "1"}}, houses={"castello": {1: 1}}).play(0, "give-up")
    assert (joint.actors, joint.vote["advisor"]) == ([1], None)


def test_advisor_given_up_is_no_longer_to_be_decided() -> None:
    """Also while its former owner shifts and builds (DOG-81, DOG-109)."""
    play = votes(stacks={"castello": {0: "3"}}, houses={"castello": {0: 2}, "san-polo": {0: 1}})
    seen = [(play.asks(0), play.vote["advisor"])]
    for move in ("give-up", "shift san-polo castello"):
        play.play(0, move)
        seen.append((play.asks(0), play.vote["advisor"]))
    assert seen == [("advisor", "a-castello"), ("shift-home", None), ("build", None)]
    council = votes(stacks={"quarantia": {0: "3"}}, houses={"castello": {0: 2}}).play(0, "give-up")
    assert (council.asks(0), council.vote["advisor"], council.vote["settled"]) == ("shift-any", None, ["q1"])


def test_occasion_of_a_seat_that_acts_alone_is_public() -> None:
    """DOG-109: where the houses have come to, at the cost of the next site there."""
    play = votes(stacks={"castello": {0: "3", 1: "1"}}, houses={"castello": {0: 1, 1: 3}, "san-polo": {0: 4}}, palazzi={"san-polo": [1, 2]})
    assert play.vote["occasion"] is None
    play.play(0, "give-up", "shift castello san-polo")
    occasion = {"seat": 0, "field": "san-polo", "cost": 5}
    assert play.vote["occasion"] == occasion
    own, theirs = play.view(0)["mine"], play.view(1)["mine"]
    assert own is not None
    assert theirs is not None
    assert (own["occasion"], theirs["occasion"]) == (occasion, None)
    play.play(0, "hold", "houses 2")
    assert play.asks(1) == "houses"
    assert play.vote["occasion"] is None
    play.play(1, "houses 1")
    assert play.vote["occasion"] == {"seat": 1, "field": "castello", "cost": 3}


def test_occasion_in_a_joint_stage_is_known_to_its_owner_alone() -> None:
    """DOG-R14: with the cost that the owner's own palazzi of the stage have brought about, and nobody else's."""
    houses = {"castello": {0: 7, 1: 2}, "dorsoduro": {0: 2}, "san-polo": {1: 1}}
    play = votes(stacks={"quarantia": {0: "3", 1: "3"}}, houses=houses)
    quiet = play.view(2)
    play.play(0, "shift dorsoduro castello")
    costs = []
    for moves in (("build", "shift dorsoduro castello"), ("hold",)):
        own = play.view(0)["mine"]
        assert own is not None
        assert own["occasion"] is not None
        assert (own["occasion"]["seat"], own["occasion"]["field"]) == (0, "castello")
        costs.append(own["occasion"]["cost"])
        assert play.view(2) == quiet
        play.play(0, *moves)
    assert costs == [3, 4]
    play.play(1, "shift san-polo castello")
    other = play.view(1)["mine"]
    assert other is not None
    assert other["occasion"] == {"seat": 1, "field": "castello", "cost": 3}


def test_spectator_sees_what_everybody_sees() -> None:
    """The views differ only in each seat's own tokens and stacks."""
    play = set_tokens(board(3), dict.fromkeys(range(3), ("castello", "1 2")))
    public = play.view(-1)
    for seat in range(3):
        view = play.view(seat)
        view["mine"] = None
        stack = view["fields"][1]["stacks"][seat]
        assert stack is not None
        assert stack["values"] == [1, 2]
        stack["values"] = None
        assert view == public


def test_after_the_match_the_view_tells_how_it_ended() -> None:
    play = votes(stacks={"castello": {0: "1"}}, dry=9).end_round()
    view = play.view()
    assert (view["stage"], view["ended_by"], view["vote"], view["voted"]) == ("over", "dry", None, 7)


# ---- taking back ----


def test_chain_can_be_taken_back_until_all_are_ready() -> None:
    """Also when others have chosen in between, and only one's own."""
    match = Match.new(GAME, seats=3, seed="undo")
    match.play(0, "card castello")
    match.play(1, "card castello")
    match.play(0, "tokens 3")
    match.play(1, "tokens 0")
    assert [match.undo(0), match.undo(0)] == ["tokens 3", "card castello"]
    assert match.decision(0) == "card"
    assert match.view(1)["board"]["mine"]["chain"] == ["card castello", "tokens 0"]
    match.play(0, "card san-polo")
    match.play(0, "tokens 1")
    match.play(2, "card san-polo")
    match.play(2, "tokens 1")
    assert not any(match.can_undo(seat) for seat in range(3))


def match_at(seed: str, wanted: str) -> tuple[Match, int]:
    """A match in which a seat owes a decision of this kind in public."""
    match = Match.new(GAME, seats=3, seed=seed)
    rng = Rng.from_seed(seed)
    while True:
        seat = match.actors()[0]
        if match.decision(seat) == wanted and not match.state.simultaneous():
            return match, seat
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])


def test_public_decision_can_be_taken_back() -> None:
    match, seat = match_at("public", "advisor")
    before = match.state.digest()
    match.play(seat, "give-up")
    assert match.undo(seat) == "give-up"
    assert match.state.digest() == before


def test_turning_up_an_order_card_ends_the_right_to_take_back() -> None:
    match, seat = match_at("order card", "advisor")
    voted = match.view()["board"]["voted"]
    while not match.over and match.view()["board"]["voted"] == voted:
        actor = match.actors()[0]
        match.play(actor, match.legal(actor)[-1])
    assert not any(match.can_undo(other) for other in range(3))
    with pytest.raises(IllegalMove):
        match.undo(seat)


def test_winner_may_take_back_until_one_of_the_tied_seconds_has_chosen() -> None:
    """DOG-R14: public choices can be taken back while no other seat has moved; each member may take back its own."""
    play = votes(stacks={"castello": {0: "3", 1: "1", 2: "1"}}).play(0, "site san-polo")
    match = Match.new("doge", 3, seed="0")
    match.restore({"state": pack(play.state), "log": []})
    match.play(0, "houses 2")
    assert match.actors() == [1, 2]
    assert match.undo(0) == "houses 2"
    match.play(0, "houses 1")
    match.play(1, "houses 1")
    assert not match.can_undo(0)
    assert match.undo(1) == "houses 1"
    assert match.actors() == [1, 2]
    assert [int(n) for n in match.state.secret] == [0, 0, 0]


def test_end_of_a_joint_stage_shows_everything_and_ends_the_right_to_take_back() -> None:
    """DOG-R14: in the Quarantia the vote goes on with the winner after the tied seconds."""
    play = votes(stacks={"quarantia": {0: "3", 1: "1", 2: "1"}}, houses={"castello": {1: 1, 2: 1}}).play(0, "site san-polo").play(1, "stay")
    seals = play.state.seals
    assert [int(n) for n in play.state.secret] == [0, 1, 0]
    play.play(2, "shift castello dorsoduro")
    assert play.actors == [0]
    assert play.state.seals > seals
    assert [int(n) for n in play.state.secret] == [0, 0, 0]


def test_end_of_a_round_ends_the_right_to_take_back() -> None:
    play = votes(stacks={"castello": {0: "1"}}, order=["quarantia", *ALL[2:6], "cannaregio", "castello"]).play(0, "site san-polo")
    seals = play.state.seals
    play.play(0, "houses 2")
    assert play.view()["round"] == 2
    assert play.state.seals > seals


# ---- records in progress ----


def test_record_so_far_keeps_face_down_tokens_secret() -> None:
    """DOG-30, DOG-13: others read that tokens were chosen, not which, also behind later moves of the same seat.

    DOG-46: by the end of the round all stacks were turned up, and everybody reads them in full.
    """
    match, seat = match_at("face down", "advisor")
    match.play(seat, "give-up")
    for reader in (None, *range(3)):
        for line in match.record(reader).moves:
            if line.text.startswith("tokens"):
                assert (line.text == "tokens ?") == (line.seat != reader)
    assert match.record().moves[-1].text == "give-up"
    chosen = [line.text for seat in range(3) for line in match.record(seat).moves if line.seat == seat and line.text.startswith("tokens")]
    assert len(chosen) >= 6
    while match.view()["board"]["round"] == 1:
        assert "tokens ?" in [line.text for line in match.record().moves]
        actor = match.actors()[0]
        match.play(actor, match.legal(actor)[-1])
    assert not match.over
    for reader in (None, *range(3)):
        read = [line for line in match.record(reader).moves if line.text.startswith("tokens")]
        assert [line.text for seat in range(3) for line in read if line.seat == seat] == chosen


def test_record_so_far_keeps_a_stage_that_is_not_complete_secret() -> None:
    """DOG-29, DOG-R2."""
    match = Match.new(GAME, seats=3, seed="quiet record")
    match.play(1, "card castello")
    match.play(1, "tokens 3")
    assert match.record().moves == []
    assert [line.text for line in match.record(1).moves] == ["card castello", "tokens 3"]
