"""The view: what everybody sees, and how it reads."""

import json
from collections import Counter
from itertools import product
from typing import cast

import pytest

from ridotto.engine.rng import Rng
from ridotto.games.rialto import GAME
from ridotto.games.rialto.moves import BUILDING_TEXTS, CARDS, KINDS, VALUES
from ridotto.games.rialto.rules import Rialto
from ridotto.games.rialto.rules.plays import basis
from ridotto.games.rialto.text import text
from tests.games.courses import course

from .positions import VARIANT, at, cards, decision, lay, match_at, options, play, see, start, variant_at


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


def test_every_card_that_cannot_go_into_a_play_says_why_and_no_other() -> None:
    """RIA-67 to RIA-74, RIA-83, RIA-86: with all sorts of hands and yellow buildings, after every choice of a play."""
    met = Counter[str | None]()
    for gold, jokers, yellow, coins in product(range(3), range(4), ("", "y2", "y3", "y4", "y3 y3"), (0, 2)):
        asked = [at("B", 2, begins=0, hands=["G" * gold + "J" * jokers + "DB", ""], buildings=[yellow], coins=[coins])]
        for state in asked:
            met.update(held(state, 0))
            for move in options(state):
                then = play(state.clone(), move)
                asked += [then] * (then.secret[0] > state.secret[0])
    assert set(met) == {None, "kind", "chosen", "joker-later", "joker-alone", "joker-second"}, met


def held(state: Rialto, seat: int) -> list[str | None]:
    """What the view says of each card in hand, compared with the plays that the rules permit from here."""
    view, section, offered = see(state, seat), CARDS[state.section], options(state)
    hand, chosen, copies = view["hand"] or [], Counter[str](), Counter[str]()
    if view["chain"] is not None:
        chosen.update(each["card"] for each in view["chain"]["converted"])
        chosen[section] += view["chain"]["cards"] or 0
    for card, why in zip(hand, view["hand_why"], strict=True):
        copies[card] += 1
        n = copies[card] - chosen[card]
        if n <= 0 or any(text.startswith("convert") and text.endswith(f" {card}") for text in offered):
            assert why is None, card
        elif card == section:
            assert why == (None if decision(state) != "jokers" else "chosen")
        else:
            assert why == ("kind" if card != "joker" else _joker(state, seat, n, hand.count(card), chosen[card])), card
    return view["hand_why"]


def _joker(state: Rialto, seat: int, n: int, most: int, converted: int) -> str | None:
    """Why n of a number of jokers cannot be played alone, or with what is chosen; found by playing them."""
    before = {"yellow": ["done", "cards 0"], "cards": ["cards 0"]}.get(decision(state), [])
    if before and (state.hand[seat * KINDS + state.section] > 0 or basis(state) > 0):
        return "joker-later"
    permitted = [each for each in range(1, most - converted + 1) if _can_play(state, seat, [*before, f"jokers {each}"], each + converted)]
    if n in permitted:
        return None
    return "joker-second" if permitted else "joker-alone"


def _can_play(state: Rialto, seat: int, moves: list[str], jokers: int) -> bool:
    """Whether these moves, except those that are not asked for (RIA-R38), make a play with this many jokers."""
    then = state.clone()
    for move in moves:
        if then.actors() == [seat]:
            if move not in options(then):
                return False
            play(then, move)
    return see(then)["plays"][0]["cards"].count("joker") == jokers


def test_a_building_that_cannot_be_taken_says_why_and_no_other() -> None:
    """RIA-17 to RIA-19, RIA-103, RIA-105, RIA-106: and what is missing is what makes the difference."""
    met = Counter[str | None]()
    for match in course(GAME, 4, GAME.edition, "taken"):
        seat = match.actors()[0]
        state = cast(Rialto, match.state.clone())
        said = {each["building"]: each["why"] for each in see(state, (seat + 1) % 4)["buildings"]}
        if match.decision(seat) not in ("start-building", "build", "build-second"):
            assert set(said.values()) == {None}
            continue
        offered = options(state.clone())
        for building, why in said.items():
            met[why] += 1
            assert (why is None) == (f"take {building}" in offered), building
            if why in ("none-left", "points", "start-taken"):
                richer = state.clone()
                richer.left = VALUES
                if why != "points":
                    richer.tiles[BUILDING_TEXTS.index(building)] = state.parts.tile_copies
                assert f"take {building}" in options(richer), (building, why)
    assert set(met) == {None, "none-left", "points", "start", "start-taken"}, met


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
