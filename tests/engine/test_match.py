"""A match as people and programs meet it."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from ridotto.engine.cells import listed
from ridotto.engine.conformance.memory import NOISE, left_behind
from ridotto.engine.errors import IllegalMove, MoveTextError, SetupError
from ridotto.engine.fair import Draw
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match, Played
from ridotto.engine.record import MoveLine
from ridotto.engine.rng import Rng
from ridotto.games._template import GAME
from tests.engine.played import finish
from tests.engine.toys import GAME as TOY


def lots(seats: int = 3) -> Match:
    return Match.new(GAME, seats, seed="carnival")


def test_moves_are_texts_or_numbers() -> None:
    match = lots()
    match.play(0, "bid 4")
    match.play(1, match.game.codec.number("bid 2"))
    assert match.actors() == [2]
    assert match.legal(0) == []
    assert match.decision(2) == "bid"
    assert match.decision(0) is None


@pytest.mark.parametrize("slug", all_games())
def test_a_move_a_record_and_a_view_leave_no_memory_behind(slug: str) -> None:
    game = all_games()[slug]
    match = Match.new(game, max(game.seats), seed="carnival")

    def go_on() -> None:
        trial = match.clone()
        seat = trial.actors()[0]
        trial.play(seat, trial.state.legal(seat)[0])
        trial.record(seat)
        trial.view(seat)

    assert left_behind(go_on) < NOISE


def test_an_illegal_move_says_what_is_possible_and_changes_nothing() -> None:
    match = lots()
    before = match.state.digest()
    with pytest.raises(IllegalMove, match=r"'bid 7' is not possible now; possible: bid 1, bid 2, bid 3, bid 4, bid 5$"):
        match.play(0, "bid 7")
    with pytest.raises(MoveTextError, match="'fold' is not a move"):
        match.play(0, "fold")
    with pytest.raises(MoveTextError, match="99 is not a move"):
        match.play(0, 99)
    with pytest.raises(IllegalMove, match="there is no seat 3; seats are 0 to 2"):
        match.play(3, "bid 1")
    match.play(0, "bid 1")
    with pytest.raises(IllegalMove, match="seat 0 owes no decision now: the match waits for seat 1, 2"):
        match.play(0, "bid 2")
    match.undo(0)
    assert match.state.digest() == before


def test_a_match_that_is_over_says_so() -> None:
    match = finish(lots())
    with pytest.raises(IllegalMove, match="the match is over"):
        match.play(0, "bid 1")
    assert match.over
    assert match.winners()
    assert match.view(0)["winners"] == match.winners()


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_wrong_seat_counts_are_refused_with_the_right_ones(seats: int) -> None:
    with pytest.raises(SetupError, match=f"Lots cannot be played with {seats} seats; it takes 2, 3, 4"):
        Match.new(GAME, seats)


def test_wrong_games_variants_and_names_are_refused() -> None:
    with pytest.raises(SetupError, match="there is no game 'chess'"):
        Match.new("chess", 2)
    with pytest.raises(SetupError, match="Lots has no variant 'blitz'; variants: none"):
        Match.new(GAME, 2, variant="blitz")
    with pytest.raises(SetupError, match="2 seats need 2 names"):
        Match.new(GAME, 2, names=["Anna"])
    for end in "\n\r\x0b\x85\u2028":
        with pytest.raises(SetupError, match="2 seats need 2 names, each one line long"):
            Match.new(GAME, 2, names=["Anna", f"Bruno{end}seed: 1"])
        with pytest.raises(SetupError, match="must be one line each"):
            Match.new(GAME, 2, seed=f"1{end}winners: 0")
        with pytest.raises(SetupError, match="must be one line each"):
            Match(GAME, 2, "", draw=Draw("house", ("", f"x{end}winners: 0")))


def test_a_move_that_was_the_only_one_is_no_choice_that_could_be_taken_back() -> None:
    match, rng = Match.new("rialto", 2, "one answer"), Rng.from_seed("one answer")
    seen: set[bool] = set()
    while not match.over and len(seen) < 2:
        seat = match.actors()[0]
        legal = match.legal(seat)
        had_choice = match.had_choice(seat)
        match.play(seat, legal[rng.below(len(legal))])
        if match.can_undo(seat) and not had_choice:
            assert match.had_choice(seat) == (len(legal) > 1)
            seen.add(len(legal) > 1)
        elif not match.can_undo(seat):
            assert not match.had_choice(seat)
    assert seen == {False, True}


def test_a_hidden_bid_can_be_taken_back_until_all_are_in() -> None:
    match = lots()
    match.play(0, "bid 4")
    match.play(1, "bid 5")
    assert match.can_undo(0)
    assert match.undo(0) == "bid 4"
    assert match.actors() == [0, 2]
    assert match.view(1)["board"]["my_bid"] == 5  # the other answer stands
    match.play(0, "bid 2")
    match.play(2, "bid 1")
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove, match="seat 0 has nothing to take back"):
        match.undo(0)


def test_undo_leaves_no_trace_in_log_and_record() -> None:
    match = lots()
    before = (match.state.digest(), list(match.log), str(match.record(0)))
    match.play(0, "bid 4")
    match.undo(0)
    assert (match.state.digest(), match.log, str(match.record(0))) == before


def test_a_hidden_bid_stands_in_its_owners_record_alone() -> None:
    match = lots()
    match.play(1, "bid 5")
    assert match.record(1).moves == [MoveLine(1, "bid 5")]
    assert match.record(0).moves == []
    assert match.record().moves == []


def test_events_come_in_both_languages() -> None:
    match = lots(2)
    match.play(0, "bid 4")
    match.play(1, "bid 5")
    told = [match.tell(event) for event in match.events()]
    assert "Bruno has bid 5." in told
    assert "Bruno hat 5 geboten." in [match.tell(event, "de") for event in match.events(since=1)]


def test_quiet_events_have_no_sentence() -> None:
    match = Match.new(TOY, 2, seed="carnival")
    assert {event.kind: match.tell(event) for event in match.events()}["round"] == ""


def test_the_view_is_that_of_the_seat() -> None:
    match = lots(2)
    match.play(0, "bid 4")
    assert match.view(0)["board"]["my_bid"] == 4
    assert match.view(1)["board"]["my_bid"] is None
    assert match.view()["board"]["my_bid"] is None
    assert match.view(1)["moves"] == match.legal(1)
    assert match.view(0)["moves"] == []
    assert match.view()["decision"] is None


def test_seeds_drawn_by_the_house_differ() -> None:
    assert Match.new(GAME, 2).commitment != Match.new(GAME, 2).commitment


def test_no_seat_means_no_moves_even_right_after_another_was_asked() -> None:
    state = lots().state
    assert state.legal(0)
    state.apply(0, state.legal(0)[0])
    for nobody in (-1, -2, 3, 64):
        assert state.legal(nobody) == []
        with pytest.raises(IllegalMove, match="owes no decision"):
            state.apply(nobody, 0)


def test_a_snapshot_goes_on_like_the_match_it_was_taken_of() -> None:
    match = finish(lots(), most=6)  # two rounds: nothing is left to take back
    kept = json.loads(json.dumps(match.snapshot()))
    twin = lots()
    twin.restore(kept)
    assert twin.log == match.log
    assert twin.view(0) == match.view(0)
    assert str(finish(twin).record()) == str(finish(match).record())


def test_there_is_no_snapshot_while_a_move_could_be_taken_back() -> None:
    match = lots()
    match.play(0, "bid 1")
    assert match.snapshot() is None


def test_options_of_a_game_are_joined_in_the_order_listed() -> None:
    game = replace(GAME, variants=("rich",), options=("calm", "dark"))
    for variant in ("", "rich", "calm", "rich+dark", "calm+dark"):
        game.check_variant(2, variant)
    with pytest.raises(SetupError, match="knows this variant as 'calm\\+dark', not as 'dark\\+calm'"):
        game.check_variant(2, "dark+calm")
    with pytest.raises(SetupError, match="not as 'calm\\+calm'"):
        game.check_variant(2, "calm+calm")
    with pytest.raises(SetupError, match="has no variant 'blitz'; variants: rich, calm, dark; several are joined by \\+"):
        game.check_variant(2, "calm+blitz")
    with pytest.raises(SetupError, match="has no variant 'calm\\+dark'"):
        replace(game, options=()).check_variant(2, "calm+dark")


def test_seat_counts_of_joined_options_are_those_that_all_of_them_allow() -> None:
    game = replace(GAME, seats=(1, 2, 3), variants=("rich",), options=("calm", "dark"), only_with=(("calm", (1, 2)), ("dark", (2, 3))))
    assert [game.seats_for(variant) for variant in ("", "rich", "calm", "calm+dark")] == [(1, 2, 3), (1, 2, 3), (1, 2), (2,)]
    game.check_variant(2, "rich+calm+dark")
    with pytest.raises(SetupError, match="variant 'dark' is for 2, 3 seats, not for 1"):
        game.check_variant(1, "rich+calm+dark")


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_what_others_may_know_of_stands_once_another_has_moved(game: Game) -> None:
    """Public moves that come before a secret one in the same chain are no exception."""
    match, chance = Match.new(game, max(game.seats), "stands"), Rng.from_seed("stands")
    for _ in range(600):
        if match.over:
            break
        actors = match.actors()
        seat = actors[chance.below(len(actors))]
        moves = match.state.legal(seat)
        match.play(seat, moves[chance.below(len(moves))])
        played, secret = Counter(mover for mover, _ in match._since), listed(match.state.secret)
        assert all(played[other] <= secret[other] for other in range(match.seats) if other != seat)
        undoing = [each for each in range(match.seats) if match.can_undo(each)]
        if undoing and chance.below(6) == 0:
            match.undo(undoing[chance.below(len(undoing))])
    record = Match.new(game, match.seats, "stands")
    for entry in match.log:
        if isinstance(entry, Played):
            record.play(entry.seat, entry.move)
    assert (record.log, record.state.digest()) == (match.log, match.state.digest()), "undone moves have left no trace"
