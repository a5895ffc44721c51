"""The view: what everybody sees, and how it reads."""

import json

import pytest

from ridotto.engine.rng import Rng
from ridotto.games.rialto import GAME
from ridotto.games.rialto.text import text

from .positions import VARIANT, at, cards, lay, match_at, play, see, start, variant_at


def test_the_sections_show_what_is_done_and_who_had_the_majority() -> None:
    """RIA-63, RIA-65."""
    state = lay(at("B", 2, begins=1, hands=["GG", "G"]), "1", "2")
    shown = [(section["letter"], section["state"], section["majority"]) for section in see(state)["sections"]]
    assert shown[:4] == [("A", "done", None), ("B", "done", 0), ("C", "now", None), ("D", "to-come", None)]


def test_a_district_shows_its_standings() -> None:
    """RIA-156, RIA-158, RIA-161."""
    state = at("A", 3, spaces=[0, 1, 2], tiles={"ca-cs": "5/3"}, men={"cannaregio": [2, 1, 2]})
    shown = see(state)["districts"][0]
    assert (shown["value"], shown["men"], shown["current"], shown["number"]) == (5, [2, 1, 2], True, 1)
    assert [(entry["player"], entry["place"], entry["points"]) for entry in shown["standings"]] == [(2, 1, 5), (0, 2, 2), (1, 3, 1)]


def test_a_seat_shows_what_it_would_score_now() -> None:
    """RIA-154, RIA-155."""
    state = at("A", 2, coins=[3], tableau=[2, 5], buildings=["g4 y1*"], tiles={"ca-cs": "5/3"}, men={"cannaregio": [2, 1]})
    shown = see(state)["seats"][0]
    assert (shown["stock_points"], shown["building_points"], shown["district_points"], shown["points"]) == (3, 5, 5, 3)
    assert [(room["building"], room["coin"]) for room in shown["rooms"][:3]] == [("green-4", False), ("yellow-1", True), (None, False)]


def test_the_unfinished_play_is_shown_to_its_own_seat() -> None:
    """RIA-R39."""
    state = play(at("A", 2, coins=[1], buildings=["y2"], hands=["DGJ", ""]), "convert yellow-2 gold")
    chain = see(state, 0)["chain"]
    assert chain is not None
    assert (chain["converted"], chain["cards"], chain["count"]) == ([{"building": "yellow-2", "card": "gold"}], None, 1)
    play(state, "cards 1")
    chain = see(state, 0)["chain"]
    assert chain is not None
    assert (chain["cards"], chain["count"]) == (1, 2)
    assert see(state, 1)["chain"] is None


def test_chosen_discards_are_shown_to_their_own_seat() -> None:
    """RIA-58."""
    state = play(at("discard", 2, hands=["DDDDDDDDG", ""]), "discard gold")
    chain = see(state, 0)["chain"]
    assert chain is not None
    assert chain["discards"] == ["gold"]
    assert see(state, 1)["chain"] is None


def test_what_is_unseen_is_all_that_a_seat_cannot_place() -> None:
    """RIA-62: its own hand is not part of it, what others hold is."""
    state = at("A", 2, hands=["DD", "CC"], open=["", "C"])
    assert see(state, 0)["unseen"].count("doge") == 9
    assert see(state, 0)["unseen"].count("councilman") == 10
    assert see(state)["unseen"].count("doge") == 11


def test_an_action_in_progress_is_seen_by_all() -> None:
    """RIA-110, RIA-118, RIA-127."""
    state = play(lay(at("D", 2, hands=["R", ""]), "1", "0"), "bridge ca-cs")
    action = see(state)["action"]
    assert action is not None
    assert (action["seat"], action["connection"]) == (0, "ca-cs")
    state = play(lay(at("C", 2, hands=["B", ""], buildings=["g1 g1 g1 y1 y1 b1 b1"]), "1", "0"), "take blue-2")
    action = see(state)["action"]
    assert action is not None
    assert action["building"] == "blue-2"
    state = play(lay(at("E", 2, hands=["O"], supply=[0, 5]), "1", "0"), "gondola ca-cs", "from-tableau")
    action = see(state)["action"]
    assert action is not None
    assert action["source"] == "tableau"


def test_the_virtual_players_things_are_open() -> None:
    """RIA-177, RIA-173."""
    virtual = see(variant_at("A", virtual="DGJ", order=[0, 1, 2]))["virtual"]
    assert virtual == {"player": 2, "cards": cards("DGJ"), "marker": "ca-cs", "left_neighbour": 0}


@pytest.mark.parametrize(("seats", "variant"), [(2, ""), (3, ""), (5, ""), (2, VARIANT)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_view_of_a_match_can_be_read_as_text(seats: int, variant: str, language: str) -> None:
    """RIA-62: in both languages, for everybody, at every step."""
    state, rng = start(seats, "text", variant), Rng.from_seed("text")
    words, names = GAME.words(language), ["Anna", "Bruno", "Chiara", "Dario", "Elena"][:seats]
    while not state.over():
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        shown = see(state, seat)
        assert json.loads(json.dumps(shown)) == shown
        assert "Anna" in text(shown, words, names)
    assert text(see(state), words, names).startswith(words("text-over"))


def test_the_hand_stands_in_the_text_of_its_owner_alone() -> None:
    """RIA-62."""
    state = at("A", 2, hands=["DDDDD", "C"])
    words = GAME.words("en")
    assert "Your hand: 5 × Doge" in text(see(state, 0), words, ["Anna", "Bruno"])
    assert "Your hand" not in text(see(state), words, ["Anna", "Bruno"])


def test_a_public_choice_can_be_taken_back_until_something_is_shown() -> None:
    """RIA-118, RIA-120."""
    match = match_at("D", hands=["R", ""])
    match.play(0, "cards 1")
    match.play(1, "cards 0")
    match.play(0, "bridge ca-cs")
    assert match.undo(0) == "bridge ca-cs"
    match.play(0, "bridge ca-sm")
    match.play(0, "low san-marco")
    assert not match.can_undo(0)
