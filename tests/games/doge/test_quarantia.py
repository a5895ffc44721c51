"""The vote in the Quarantia: DOG-89 to DOG-99 and DOG-144."""

from typing import Any

from .positions import DISTRICT_KEYS, Play, votes

COUNCIL = {"q1": (2, "castello"), "q2": (1, "dorsoduro"), "q3": (2, "san-marco")}
HOUSES = {"castello": {0: 1, 1: 1, 2: 1}}


def council(stacks: dict[int, str], seats: int = 3, **table: Any) -> Play:
    """A vote in the Quarantia with these tokens; Santa Croce comes next."""
    return votes(seats, stacks={"quarantia": stacks, "santa-croce": {seats - 1: "2"}}, **table)


def over(play: Play) -> bool:
    """Whether the vote in the Quarantia is over."""
    return play.vote["field"] == "santa-croce"


def test_winner_decides_over_two_and_second_over_one_in_turns() -> None:
    """DOG-89, DOG-90, DOG-91: winner, second, winner; then the vote is over."""
    play = council({0: "3", 1: "2", 2: "1"})
    assert (play.vote["winners"], play.vote["seconds"]) == ([0], [1])
    turns = []
    for field in ("castello", "dorsoduro", "san-polo"):
        [actor] = play.actors
        turns.append(actor)
        play.play(actor, f"site {field}")
    assert turns == [0, 1, 0]
    assert over(play)
    assert [play.advisor(key) for key in ("q1", "q2", "q3")] == [(0, "castello"), (1, "dorsoduro"), (0, "san-polo")]


def test_each_of_the_three_is_settled_completely_before_the_next() -> None:
    """DOG-92: shift and building included."""
    play = council({0: "3", 1: "2"}, houses={"castello": {0: 2}, "dorsoduro": {0: 1}, "san-polo": {1: 1}})
    play.play(0, "give-up")
    assert play.actors == [0]
    play.play(0, "shift dorsoduro castello")
    assert play.actors == [0]
    play.play(0, "build")
    assert play.actors == [1]
    play.play(1, "give-up", "shift san-polo dorsoduro")
    assert play.actors == [0]
    play.play(0, "site castello")
    assert over(play)


def test_each_is_taken_or_given_up_on_its_own() -> None:
    """DOG-93: the winner takes one and gives up one, in either order."""
    for first, again in (("site castello", "give-up"), ("give-up", "site castello"), ("give-up", "give-up"), ("site castello", "site castello")):
        play = council({0: "3", 1: "2"})
        play.play(0, first).play(1, "give-up").play(0, again)
        assert over(play)
        taken = [first, again].count("site castello")
        assert [play.advisor(key) for key in ("q1", "q2", "q3")].count((0, "castello")) == taken
        assert play.supply(0)[2] == 6 - taken


def test_quarantia_example() -> None:
    """DOG-E4: Bernd (0) sites one in San Marco, Claudia (1) and then Bernd give up and shift a house each."""
    play = votes(
        stacks={"quarantia": {0: "3", 1: "2"}, "san-marco": {2: "1"}}, order=["quarantia", "san-marco"], houses={"castello": {0: 1}, "san-polo": {1: 1}}
    )
    play.play(0, "site san-marco").play(1, "give-up", "shift san-polo dorsoduro").play(0, "give-up", "shift castello cannaregio")
    assert [play.advisor(key) for key in ("q1", "q2", "q3")] == [(0, "san-marco"), None, None]
    assert (play.houses(1, "dorsoduro"), play.houses(0, "cannaregio")) == (1, 1)
    assert play.vote["field"] == "san-marco"
    assert play.vote["votes"] == [1, 0, 1]


def test_tied_winners_make_all_three_neutral() -> None:
    """DOG-94: the rings return to their owners, and other advisors are not touched."""
    play = council({0: "2", 1: "2"}, advisors={**COUNCIL, "a-castello": (0, "quarantia"), "a-san-polo": (1, "quarantia")}, houses=HOUSES)
    assert play.vote["winners"] == [0, 1]
    assert [play.advisor(key) for key in ("q1", "q2", "q3")] == [None, None, None]
    assert [play.supply(seat)[2] for seat in range(3)] == [5, 5, 6]
    assert play.advisor("a-castello") == (0, "quarantia")
    assert play.telling("neutral") == ["neutral q1", "neutral q2", "neutral q3"]
    assert play.telling("ring-back") == ["ring-back 2 q1", "ring-back 1 q2", "ring-back 2 q3"]


def test_tied_winners_shift_up_to_two_houses_each() -> None:
    """DOG-95: from anywhere to anywhere; `stay` ends it; the third player gets nothing."""
    play = council({0: "2", 1: "2", 2: "1"}, houses={"castello": {0: 2, 1: 1, 2: 1}, "san-polo": {1: 1}})
    assert play.actors == [0, 1]
    assert play.state.simultaneous()
    assert len(play.legal(1)) == 11
    play.play(0, "shift castello dorsoduro")
    assert play.asks(0) == "shift-any"
    play.play(0, "shift castello cannaregio")
    assert play.asks(0) is None
    play.play(1, "shift san-polo san-marco", "stay")
    assert over(play)
    assert [play.houses(0, key) for key in DISTRICT_KEYS] == [1, 0, 1, 0, 0, 0]
    assert [play.houses(1, key) for key in DISTRICT_KEYS] == [0, 1, 0, 1, 0, 0]
    none = council({0: "2", 1: "2"}, houses=HOUSES).play(0, "stay").play(1, "stay")
    assert over(none)


def test_second_shift_may_begin_where_the_first_ended() -> None:
    """DOG-R20: houses are not told apart."""
    play = council({0: "2", 1: "2"}, houses={"castello": {0: 1}})
    assert play.actors == [0]
    play.play(0, "shift castello dorsoduro")
    assert [move for move in play.legal(0) if move != "stay"] == [f"shift dorsoduro {key}" for key in DISTRICT_KEYS if key != "dorsoduro"]
    play.play(0, "shift dorsoduro san-polo")
    assert play.houses(0, "san-polo") == 1


def test_tied_seconds_shift_one_house_each_in_the_second_turn() -> None:
    """DOG-96, DOG-91: after the winner's first advisor and before the second one."""
    play = council({0: "3", 1: "2", 2: "2"}, houses=HOUSES)
    assert play.actors == [0]
    play.play(0, "site castello")
    assert play.actors == [1, 2]
    assert play.state.simultaneous()
    assert len(play.legal(1)) == 6
    play.play(2, "shift castello dorsoduro")
    assert play.houses(2, "castello") == 1
    play.play(1, "shift castello san-polo")
    assert (play.houses(1, "san-polo"), play.houses(2, "dorsoduro")) == (1, 1)
    assert play.actors == [0]
    play.play(0, "site castello")
    assert over(play)


def test_tied_seconds_take_no_advisor() -> None:
    """DOG-97, DOG-R16: the one left over becomes neutral after the winner's second pick, and its ring returns."""
    play = council({0: "3", 1: "2", 2: "2"}, advisors=COUNCIL, houses=HOUSES)
    play.play(0, "pick q2", "site castello")
    play.play(1, "stay").play(2, "stay")
    assert play.advisor("q1") == (2, "castello")
    assert play.advisor("q3") == (2, "san-marco")
    assert play.legal(0) == ["pick q1", "pick q3"]
    play.play(0, "pick q3")
    assert play.advisor("q1") == (2, "castello")
    play.play(0, "site dorsoduro")
    assert [play.advisor(key) for key in ("q1", "q2", "q3")] == [None, (0, "castello"), (0, "dorsoduro")]
    assert [play.supply(seat)[2] for seat in range(3)] == [4, 6, 6]
    assert play.telling("neutral") == ["neutral q1"]
    assert over(play)


def test_without_a_second_the_third_advisor_stays_as_it_is() -> None:
    """DOG-98, DOG-R13: the winner settles two, one after the other."""
    play = council({0: "3"}, advisors=COUNCIL)
    play.play(0, "pick q1", "site san-polo")
    assert play.actors == [0]
    play.play(0, "pick q3", "give-up")
    assert over(play)
    assert [play.advisor(key) for key in ("q1", "q2", "q3")] == [(0, "san-polo"), (1, "dorsoduro"), None]


def test_no_houses_are_placed_in_the_quarantia() -> None:
    """DOG-99, DOG-5: nobody is asked for houses, alone or tied."""
    for stacks in ({0: "3", 1: "2"}, {0: "3", 1: "3"}, {0: "3", 1: "2", 2: "2"}):
        play = council(stacks, houses=HOUSES)
        while not over(play):
            seat = play.actors[0]
            assert play.asks(seat) in ("advisor", "shift-any", "pick")
            assert all("quarantia" not in move for move in play.legal(seat))
            play.quiet(seat)
        assert play.telling("placed") == []
        assert play.view()["fields"][6]["houses"] == [0, 0, 0]
        assert [play.supply(seat)[0] for seat in range(3)] == [14, 14, 14]


def test_players_behind_get_nothing() -> None:
    """DOG-144: neither the third behind winner and second nor anybody behind tied winners or tied seconds."""
    houses = {"castello": {0: 1, 1: 1, 2: 1, 3: 1}}
    for stacks, profit in (({0: "3", 1: "2", 2: "1"}, {0, 1}), ({0: "3", 1: "3", 2: "2"}, {0, 1}), ({0: "3", 1: "2", 2: "2", 3: "1"}, {0, 1, 2})):
        play = council(stacks, seats=4, houses=houses)
        asked = set()
        while not over(play):
            asked |= set(play.actors)
            play.quiet(play.actors[0])
        assert asked == profit


def test_pick_offers_each_state_once() -> None:
    """DOG-R12: equal ones by their lowest number; a state is the controller and the field together."""
    same = council({0: "3"}, advisors={"q2": (1, "castello"), "q3": (1, "castello")})
    assert same.legal(0) == ["pick q1", "pick q2"]
    fields = council({0: "3"}, advisors={"q1": (1, "castello"), "q2": (1, "dorsoduro"), "q3": (1, "castello")})
    assert fields.legal(0) == ["pick q1", "pick q2"]
    owners = council({0: "3"}, advisors={"q1": (1, "castello"), "q2": (2, "castello"), "q3": (0, "castello")})
    assert owners.legal(0) == ["pick q1", "pick q2", "pick q3"]
    neutral = council({0: "3"}, advisors={"q1": (1, "castello")})
    assert neutral.legal(0) == ["pick q1", "pick q2"]


def test_pick_leaves_out_what_is_settled() -> None:
    """DOG-R12: settled ones are out, also where they now look like another; a single one left is not asked for."""
    play = council({0: "3", 1: "2"}, advisors=COUNCIL)
    play.play(0, "pick q1", "site dorsoduro")
    assert play.legal(1) == ["pick q2", "pick q3"]
    assert play.vote["settled"] == ["q1"]
    play.play(1, "pick q3", "site castello")
    assert play.asks(0) == "advisor"
    assert play.vote["advisor"] == "q2"
    lookalike = council({0: "3"}, advisors={"q1": (1, "castello"), "q2": (0, "dorsoduro")})
    lookalike.play(0, "pick q1", "site dorsoduro")
    assert lookalike.legal(0) == ["pick q2", "pick q3"]


def test_equal_advisors_are_picked_without_asking() -> None:
    """DOG-R12, DOG-R28: three neutral ones, the lowest number first."""
    play = council({0: "3", 1: "2"})
    assert play.asks(0) == "advisor"
    assert play.vote["advisor"] == "q1"
    play.play(0, "give-up")
    assert play.vote["advisor"] == "q2"
    play.play(1, "site castello")
    assert play.vote["advisor"] == "q3"
