"""The scene: every legal move has its place, nothing hidden is drawn, and the markup is sound."""

import itertools
import json
import re
from collections.abc import Sequence
from typing import Any

import pytest

from ridotto.engine.codec import Event
from ridotto.engine.match import Match
from ridotto.engine.words import Words, load_words
from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.moves import CODEC
from ridotto.games.palazzo.rules import DECISIONS
from ridotto.games.palazzo.scene import draw
from ridotto.games.palazzo.scene.places import HEIGHT, NEAR, QUARRIES, ROW, Plots, Quarry, corner_of, shelf
from ridotto.games.palazzo.shape import HopeView
from ridotto.games.palazzo.view import view as view_of
from ridotto.look.scene import Button, Refusal, Scene
from tests.games.scenes import assert_sound, places, whole

from .positions import arrange, bidding, building, match_at, paying, play, start

ENGLISH, GERMAN = (load_words(language, GAME.package) for language in ("en", "de"))


def picture(match: Match, seat: int | None, words: Words = ENGLISH) -> Scene:
    """The scene of a seat, with the last events as news."""
    return draw(match.view(seat), words, match.events(seat)[-12:])


def arranged() -> list[tuple[str, dict[str, Any], int]]:
    """A position for every decision, by its name: the view of the seat that decides, and that seat."""
    rich = "b3 b7 g3 g5 g6 g7 r3 r5 c c"
    own = ["M1/2 M2/3 M5/3", "B1/3 B2/2 S3/2", "B4/3"]
    states = {
        "turn": arrange(start(3), palazzi=[own], hands=[rich], warehouse="B3/1"),
        "take": play(arrange(start(3), hands=[rich]), "money"),
        "market": play(arrange(start(3), hands=[rich], warehouse="B3/1", coming="B5/1 M5/2"), "tiles"),
        "first": play(arrange(start(3), hands=[rich], warehouse="B3/1", coming="B5/1 M5/2"), "tiles", "buy"),
        "second": play(arrange(start(3), hands=[rich], warehouse="B3/1", coming="B5/1 M5/2"), "tiles", "buy", "tile brick-5-1"),
        "pay": paying(rich, 6),
        "bid": bidding(["b3", rich, "r7"]),
        "pick": play(arrange(start(3), quarries=["", "B1/1 B2/1 S3/1 S3/1 M4/1"], coming="R R", hands=["b3"]), "tiles", "auction"),
        "build": building("S3/1 S4/1 S4/2", ["B1/1 B2/1", "M3/1"]),
        "out-tile": play(arrange(start(3), palazzi=[own], hands=[rich]), "take-out"),
        "in-tile": play(arrange(start(3), palazzi=[own], hands=[rich]), "insert"),
        "in-place": play(arrange(start(3), palazzi=[own], hands=[rich]), "insert", "single 2"),
        "gone-tile": play(arrange(start(3), palazzi=[own], hands=[rich]), "remove"),
        "fee": play(arrange(start(3), palazzi=[own], hands=[rich]), "remove", "single 2"),
    }
    found = []
    for name, state in states.items():
        match = Match.new(GAME, int(state.seats), "arranged")
        match.state = state
        (seat,) = state.actors()
        found.append((name, match.view(seat), seat))
    return found


@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["en", "de"])
def test_every_decision_has_a_place_for_each_move_and_for_nothing_else(words: Words) -> None:
    met = set()
    for name, view, _ in arranged():
        assert view["decision"] == name
        met.add(name)
        scene = draw(view, words)
        assert set(places(scene)) == {CODEC.number(text) for text in view["moves"]}, name
        assert scene.hint
        assert scene.heading
    assert met == {decision.name for decision in DECISIONS}


def test_the_markup_is_sound() -> None:
    for _, view, _ in arranged():
        assert_sound(draw(view, GERMAN))


def test_an_unfinished_chain_is_drawn_for_its_owner_alone() -> None:
    """PAL-R33."""
    match = match_at(warehouse="B1/1", coming="B5/1 R", hands=["b7 b7"], palazzi=[["B1/2 B2/1"]])
    match.play(0, "tiles")
    before = [picture(match, seat) for seat in (0, 1, None)]
    for move in ("buy", "tile brick-1-1", "no-second", "card brown 7"):
        match.play(0, move)
    after = [picture(match, seat) for seat in (0, 1, None)]
    assert before[1:] == after[1:]
    assert before[0] != after[0]


def test_a_long_name_is_cut_to_the_room_there_is() -> None:
    match = Match.new(GAME, 2, "names", names=["Anna", "B" * 40])
    for seat in (0, 1, None):
        assert "B" * 16 not in re.sub(r'aria-label="[^"]*"', "", whole(picture(match, seat)))


def test_cards_laid_are_raised_and_can_be_bid() -> None:
    """PAL-81, PAL-83."""
    state = play(bidding(["b3", "b4 b4 g4 r4", "r7"]), "card brown 4")
    match = Match.new(GAME, 3, "lay")
    match.state = state
    scene = draw(match.view(1), ENGLISH)
    hand = scene.own[0].items
    assert [(item.label, item.chosen) for item in hand] == [("brown 4", True), ("brown 4", False), ("green 4", False), ("red 4", False)]
    assert [(button.label, button.main) for button in scene.buttons if isinstance(button, Button)] == [("Bid 4", True)]
    assert [item.label for item in scene.own[1].items] == ["the three 4s: 15"]
    assert [bool(item.why) for item in hand] == [True, False, True, True]
    assert hand[0].why == "“Take back” returns it to your hand."
    assert not hand[0].aside
    assert hand[2].why == "Your single cards are in brown, and all single cards that you lay must have the same currency."


def test_a_card_that_would_leave_too_little_says_so() -> None:
    """PAL-38: of a group."""
    match = Match.new(GAME, 2, "rest")
    match.state = paying("b4 g4 r4", 8)
    assert {item.why for item in draw(match.view(0), ENGLISH).own[0].items} == {"The other cards would not reach 8 with it."}


def test_too_little_cannot_be_paid_and_too_much_is_said() -> None:
    """PAL-71: there is no change."""
    match = Match.new(GAME, 2, "pay")
    match.state = play(paying("b3 b7 c", 8), "card brown 3")
    scene = draw(match.view(0), ENGLISH)
    assert scene.buttons == [Refusal("Pay 8", "3 is laid, 8 is needed.")]
    assert scene.happened == "One tile costs 8; if you lay more, you get no change."
    assert not scene.hint.startswith("What is laid is enough")
    match.state = play(match.state, "card brown 7")
    assert draw(match.view(0), ENGLISH).hint.startswith("What is laid is enough: pay.")
    assert [button.label for button in draw(match.view(0), ENGLISH).buttons] == ["Pay 10 (2 too much)"]
    assert [button.label for button in draw(match.view(0), GERMAN).buttons] == ["10 zahlen (2 zu viel)"]


def test_a_bid_that_is_too_low_says_what_is_due_and_the_opening_is_part_of_a_bid() -> None:
    """PAL-81, PAL-86."""
    match = Match.new(GAME, 3, "bid")
    match.state = play(bidding(["b3 b6", "b3 b7", "r7"]), "card brown 3")
    assert draw(match.view(1), ENGLISH).buttons[:1] == [Refusal("Bid 4 or more", "3 is laid, 4 is needed.")]
    match.state = play(match.state, "card brown 7", "done", "pass")
    assert draw(match.view(0), ENGLISH).sum == "Your bid so far: 3, with the free 3 of the opening. Needed in all: 11. You can reach 12."


def test_what_is_laid_is_made_final_by_the_player_alone() -> None:
    """PAL-84: also where nothing can be added. Who has bid and can only pass reads why before that."""
    match = Match.new(GAME, 2, "final")
    match.state = play(bidding(["b3", "b4 g4 r7"]), "card green 4")
    assert draw(match.view(1), ENGLISH).buttons == [Button(CODEC.number("done"), "Bid 4", main=True, binding=True)]
    for hands, moves, has_bid in ((["b3", "g5 r7"], ["card green 5", "done", "card brown 3", "done"], True), (["b3", "b3"], [], False)):
        match.state = play(bidding(hands), *moves)
        assert draw(match.view(1), ENGLISH).buttons == [Button(CODEC.number("pass"), "Pass", binding=has_bid)]


def test_a_group_that_is_laid_shows_what_it_counts() -> None:
    """PAL-33, PAL-34: three cards of one value, or three certificates, count 15."""
    match = Match.new(GAME, 3, "group")
    for hand, moves in (("b4 g4 r4 b3", ["group 4", "card brown 3"]), ("c c c b3", ["cert", "cert", "cert"]), ("c c b7", ["cert", "cert"])):
        match.state = play(bidding(["b3", hand, "r7"]), *moves)
        assert draw(match.view(1), ENGLISH).pieces.count("= 15") == (0 if hand == "c c b7" else 1)


def test_who_can_only_pass_is_told_why() -> None:
    """PAL-81, PAL-R13."""
    match = Match.new(GAME, 3, "pass")
    match.state = bidding(["b3", "b3", "r7"])
    scene = draw(match.view(1), ENGLISH)
    assert scene.hint == "You cannot go higher: 4 is needed, your money reaches 3. Pass."


def test_the_question_of_a_bid_names_only_what_can_be_done() -> None:
    """PAL-81, PAL-84: whoever has laid a card must take it back before passing."""
    match = Match.new(GAME, 2, "bid")
    match.state = bidding(["b3", "b4 b5 r7"])
    asked = draw(match.view(1), ENGLISH)
    assert asked.hint.startswith("Lay cards for a higher bid, or pass.")
    assert [button.label for button in asked.buttons] == ["Pass"]
    match.state = play(match.state, "card brown 4")
    laid = draw(match.view(1), ENGLISH)
    assert laid.hint.startswith("Bid what is laid, or lay more cards.")
    assert [button.label for button in laid.buttons] == ["Bid 4"]
    for hand, said in (("b3 b5", "That is not enough yet: lay more cards."), ("b4 r7", "Bid what is laid. Only")):
        match.state = play(bidding(["b3", hand]), f"card brown {hand[1]}")
        assert draw(match.view(1), ENGLISH).hint.startswith(said)
    for words in (ENGLISH, GERMAN):
        question = words("decision-bid").lower()
        assert "pass" not in question, "the question is also asked where passing, or bidding, is not possible"


@pytest.mark.parametrize("place", QUARRIES)
@pytest.mark.parametrize("builder", [False, True])
def test_tiles_in_a_quarry_leave_each_other_and_its_number_room(place: Quarry, builder: bool) -> None:
    for count in range(1, 9):
        points, scale = place.tiles(count, builder)
        if builder and place.flat:  # there they are chosen; a field is 80 wide, with the number of the floor at its left
            for (x, y), (then_x, then_y) in itertools.pairwise(sorted(points)):
                assert then_x - x >= 80 * scale - 0.1 or abs(then_y - y) >= 38 * scale, (count, points)
        if not builder and place.flat and count <= ROW:
            assert max(y for _, y in points) + 20 * scale <= place.caption[1] - 14, count


def test_an_empty_warehouse_has_no_price() -> None:
    match = Match.new(GAME, 2, "empty")
    match.state = arrange(start(2), warehouse="")
    assert 'aria-label="Warehouse: empty"' in draw(match.view(0), ENGLISH).pieces
    assert 'aria-label="Lager: leer"' in draw(match.view(0), GERMAN).pieces


def test_no_two_signs_of_a_seat_say_the_same() -> None:
    match = Match.new(GAME, 3, "signs")
    for words in (ENGLISH, GERMAN):
        for panel in draw(match.view(0), words).seats:
            assert [re.findall(r"\d+", mark.label) for mark in panel.supply] == [["0"], ["4"], ["4"]]


def test_where_many_tiles_lie_everybody_takes_one_and_nobody_says_auction() -> None:
    """PAL-99 to PAL-103."""
    match = Match.new(GAME, 3, "draft")
    match.state = play(arrange(start(3), quarries=["", "B1/1 B2/1 S3/1 S3/1 M4/1"], coming="R R", hands=["b3"], warehouse="B4/1"), "tiles")
    scene = draw(match.view(0), ENGLISH)
    assert scene.happened == "Quarry 2 holds 5 tiles: there everybody takes one, you first."
    assert "auction" not in re.sub(r"<title[^>]*>.*?</title>", "", scene.pieces)
    assert ">one each<" in scene.pieces


def test_a_new_tile_is_pointed_at_before_its_place() -> None:
    """PAL-25, PAL-26: each kind of new tile has its own places, with the points that they bring, and a bin."""
    match = Match.new(GAME, 2, "build")
    match.state = building("S3/1 S4/1 S4/2", ["B1/1 B2/1", "M3/1"])
    (seat,) = match.state.actors()
    scene = draw(match.view(seat), ENGLISH)
    assert re.findall(r'data-pick="fresh-([^"]+)"', scene.pieces) == ["sandstone-3-1", "sandstone-4-1", "sandstone-4-2"]
    street = scene.parts[f"street-{seat}"]
    assert street.index("data-pick=") < street.index("data-of="), "for the keyboard, too, the places come after the tiles"
    on_two = CODEC.number("on sandstone-3-1 0")
    place = re.search(rf'data-move="{on_two}" data-of="fresh-sandstone-3-1".*?<g data-of="fresh-sandstone-3-1".*?>(\S+?)</text>', scene.pieces)
    assert place is not None
    assert place[1] == "+3"
    for face in ("sandstone-3-1", "sandstone-4-1", "sandstone-4-2"):
        out = CODEC.number(f"out {face}")
        assert f'data-move="{out}"' in scene.pieces
        assert out not in [button.move for button in scene.buttons if isinstance(button, Button)]


def test_new_tiles_lie_clear_of_the_points_above_them_and_of_the_edge() -> None:
    for lot in ("S5/1", "S3/1 S4/1", "S3/1 S4/1 S4/2"):
        match = Match.new(GAME, 2, "rings")
        match.state = building(lot, ["B1/1 B2/1", "M3/1", "M1/1", "M2/1"])
        rings = re.findall(r'class="legal pick".*?translate\(\S+ (\S+)\)"><circle class="ground" r="(\S+)"', draw(match.view(0), ENGLISH).pieces)
        assert rings
        for middle, radius in rings:
            assert float(middle) - float(radius) - 3 > NEAR + 29, "the points"
            assert float(middle) + float(radius) + 3 < HEIGHT


def test_what_a_phone_enlarges_first_is_low_enough_to_be_seen() -> None:
    for _, view, _ in arranged():
        scene = draw(view, ENGLISH)
        for loupe in scene.loupes:
            left, top, width, height = loupe.box
            lowest = 1.85 if not loupe.now else 1.6 if loupe.name.startswith("street") else 1.29 if view["decision"] == "pick" else 1.85
            assert width / height >= lowest, loupe
            assert left >= 0
            assert left + width <= 1000
            assert top >= 0
            assert top + height <= 700.1
        assert (view["decision"] in ("pay", "fee")) == (not any(loupe.now for loupe in scene.loupes))


def test_what_is_laid_is_not_enlarged_so_that_the_board_stays_where_it_is() -> None:
    """The hand says it already, in reach of the thumb."""
    for _, view, _ in arranged():
        shown = [loupe.name for loupe in draw(view, ENGLISH).loupes if loupe.now]
        assert not (view["decision"] in ("bid", "pay") and any(name.startswith("street") for name in shown)), shown


def test_a_tall_quarry_is_shown_as_what_is_chosen_needs_it() -> None:
    """Beside the warehouse as a whole, with the sign and the builder; its tiles alone, and large, while everybody takes one."""
    for decision, view, _ in arranged():
        if decision not in ("market", "pick"):
            continue
        loupes = {loupe.name: loupe.box for loupe in draw(view, ENGLISH).loupes}
        if decision == "market":
            assert loupes["quarry-1"] == loupes["quarry-3"] == loupes["store"]
        else:
            assert view["board"]["builder"] == 1
            _, _, width, height = loupes["quarry-1"]
            assert width / height < 1.4


def test_a_street_is_enlarged_more_while_its_owner_builds_there() -> None:
    """With three storeys a phone showed it hardly larger than the board, and half of it was what nobody builds on."""
    match = Match.new(GAME, 2, "builds")
    match.state = building("S3/1 S4/1", ["B1/1 B2/1 B3/1", "M1/1 M2/1 M3/1"])
    own, watching = (next(each.box for each in draw(match.view(seat), ENGLISH).loupes if each.name == f"street-{match.actors()[0]}") for seat in (0, 1))
    assert own[2] < 470
    assert own[2] < watching[2]


def test_beside_a_seat_its_palazzi_stand_as_in_its_street() -> None:
    """The oldest is next to the works in the middle: on the right in streets to their left."""
    match = Match.new(GAME, 2, "order")
    match.state = arrange(start(2), palazzi=[["B1/1 B2/1", "S3/1"], ["M1/1 M2/1", "M3/1"]])
    own, other = (panel.cells for panel in draw(match.view(0), ENGLISH).seats)
    assert [cell.text for cell in own] == ["−5", "0"]
    assert [cell.text for cell in other] == ["0", "−5"]


def test_the_end_says_by_how_much_and_why() -> None:
    """PAL-122, PAL-137, PAL-138."""
    match = Match.new(GAME, 2, "end", names=["Anna", "Bruno"])
    match.state = play(arrange(start(2), palazzi=[["B1/1 B2/1 B3/3"], ["S1/1"]], riders=4, coming="R"), "tiles")
    assert draw(match.view(0), ENGLISH).happened == "You have won, 8 to −5. The fifth rider ended the match."
    assert draw(match.view(1), GERMAN).happened == "Anna hat gewonnen, 8 zu −5. Der fünfte Reiter hat die Partie beendet."
    match.state = play(arrange(start(2), hands=["b3", "b7 b6"], riders=4, coming="R"), "tiles")
    assert draw(match.view(0), ENGLISH).happened == "Bruno has won: 0 points each, but more money, 13 to 3. The fifth rider ended the match."


def test_before_the_last_rider_there_is_a_warning() -> None:
    match = Match.new(GAME, 2, "riders")
    match.state = arrange(start(2), riders=4)
    assert "the next one ends the match" in draw(match.view(0), ENGLISH).heading
    assert "The next rider ends the match." in draw(match.view(0), ENGLISH).hint


def test_whoever_decides_is_told_of_riders_that_have_come() -> None:
    """PAL-122: they stand before the question, as the picture of them may be out of sight; at the next decision they are known."""
    match = Match.new(GAME, 2, "riders")
    match.state = play(arrange(start(2), hands=["b3 b7", "r7"], warehouse="B3/1", riders=2, coming="R R"), "tiles")
    news = [Event("rider", {"seat": 0, "number": number}) for number in (3, 4)]
    said = "Two riders have come: now 4 of 5, and the next one ends the match."
    assert draw(match.view(0), ENGLISH, news).happened == f"{said} A tile from the warehouse costs 9."
    assert draw(match.view(0), GERMAN, news).happened.startswith("Zwei Reiter sind gekommen: jetzt 4 von 5, und der nächste beendet die Partie. ")
    assert draw(match.view(0), ENGLISH).happened == "A tile from the warehouse costs 9."
    assert said not in draw(match.view(1), ENGLISH, news).happened


def test_the_ways_to_rebuild_stand_in_the_same_order_whichever_are_possible() -> None:
    """PAL-111: taking a storey out and throwing a tile away must not change places, or one is taken for the other."""
    match = Match.new(GAME, 2, "plates")
    for palazzi, possible in ((["B1/1"], [False, False, True]), (["B1/1 B2/1"], [True, False, False])):
        match.state = arrange(start(2), palazzi=[palazzi], hands=["b3 b7"])
        plates = draw(match.view(0), ENGLISH).own[-1].items
        assert [plate.label for plate in plates] == ["rebuild: take out", "put in", "remove"]
        assert [plate.move is not None for plate in plates] == possible


def test_what_removing_a_tile_loses_is_said_before_it_is_done() -> None:
    """PAL-117: with one single tile and one card this plate is the whole move, and nothing takes it back."""
    match = Match.new(GAME, 2, "gone")
    match.state = arrange(start(2), palazzi=[["B1/1"]], hands=["b3"])
    scene = draw(match.view(0), ENGLISH)
    assert scene.about == {CODEC.number("remove"): "This costs a money card. The tile leaves the game, and you get nothing back for it."}


def test_what_cannot_be_done_says_why() -> None:
    """PAL-63: an empty warehouse; PAL-110: a rebuild without cards."""
    match = Match.new(GAME, 2, "why")
    match.state = play(arrange(start(2), hands=["b3"], coming="R S1/1"), "tiles")
    assert 'data-why="The warehouse is empty."' in draw(match.view(0), ENGLISH).pieces
    match.state = arrange(start(2), palazzi=[["B1/1"]])
    scene = draw(match.view(0), ENGLISH)
    assert "A rebuild costs a card, and you have none." in scene.hint
    assert len(scene.own) == 1, "no plates where there is no way to rebuild"
    match.state = arrange(start(2), palazzi=[["B1/1"]], hands=["b3"])
    assert [plate.move is not None for plate in draw(match.view(0), ENGLISH).own[1].items] == [False, False, True]


def hoped(own: Sequence[str], lot: str) -> HopeView | None:
    state = bidding(["b3", "b4", "r7"], lot, palazzi=[(), own, ()], coming="S5/1 S5/2")
    auction = view_of(state, -1)["auction"]
    assert auction is not None
    return auction["bids"][1]["hope"]


def test_the_hope_of_a_lot_is_the_best_way_to_build_it() -> None:
    """PAL-128 to PAL-133: marble 1-2-3 with 8 windows is worth 11, with marble 4 and 5 it is 12 + 6 + 6.

    The single brick 4 stays.
    """
    found = hoped(["M1/2 M2/3 M3/3", "B1/3 B2/2 S3/2", "B4/3"], "B3/1 M4/3 M5/1")
    assert found == {"gain": 13, "palazzo": 0, "tiles": ["marble-4-3", "marble-5-1"], "points": 24}


def test_a_lot_is_shared_out_among_palazzi() -> None:
    """PAL-126, PAL-127: each of two single tiles becomes a palazzo of two storeys, twice 5 points more."""
    found = hoped(["B3/2", "S2/1"], "B4/1 S4/3")
    assert found is not None
    assert (found["gain"], found["points"]) == (10, 0)


def test_three_tiles_can_be_a_new_palazzo() -> None:
    """PAL-21, PAL-128."""
    assert hoped(["B5/1"], "B1/3 S2/2 M3/1") == {"gain": 6, "palazzo": None, "tiles": [], "points": 0}


def test_a_lot_that_brings_nothing_gives_no_hope() -> None:
    assert hoped([], "B1/3 S2/2") is None


def test_what_is_new_is_marked() -> None:
    """A tile bought and built has a route from the warehouse, a tile turned up has waves."""
    match = match_at(3, warehouse="B1/1", coming="B5/1 M5/2", hands=["b7 b7"], palazzi=[["B2/1"]])
    before = len(match.events(1))
    for move in ("tiles", "buy", "tile brick-5-1", "no-second", "card brown 7", "card brown 7", "done", "on brick-5-1 0"):
        match.play(0, move)
    view = match.view(1)
    marked, plain = draw(view, ENGLISH, match.events(1)[before:]).pieces, draw(view, ENGLISH).pieces
    assert (marked.count('class="route"'), marked.count('class="wake"')) == (1, 2)
    assert 'class="route"' not in plain
    assert 'class="wake"' not in plain


def test_a_way_begins_where_the_tile_was() -> None:
    """A tile bought comes from the warehouse, wherever the builder is; if its purchase is not news it has no route."""
    match = match_at(3, warehouse="B1/1", coming="B5/1 M5/2", hands=["b7 b7 b7"])
    before = len(match.events(0))
    for move in ("tiles", "buy", "tile brick-1-1", "tile brick-5-1", "card brown 7", "card brown 7", "card brown 7", "done", "new brick-1-1"):
        match.play(0, move)
    news = match.events(0)
    assert 'class="origin" d="M500 359' in draw(match.view(0), ENGLISH, news[before:]).pieces
    assert 'class="origin"' not in draw(match.view(0), ENGLISH, news[-1:]).pieces


def test_a_bid_of_many_cards_and_a_full_warehouse_stay_in_their_place() -> None:
    corner = corner_of(0, 0, 2)
    plots = Plots(corner, 12)
    assert all(corner.left < plots.across(number) < corner.left + 304 for number in range(12))
    assert all(432 < x < 568 and 262 < y < 470 for number in range(20) for x, y, _ in [shelf(number, 20)])


def test_the_picture_of_a_view_needs_nothing_but_the_view() -> None:
    """A view that went through text and back, as a page may keep it, is drawn alike."""
    state = bidding(["b3", "b4 g4 r4 b6 c", "r7"])
    assert view_of(state, 1)["chain"] is not None
    match = Match.new(GAME, 3, "json")
    match.state = state
    view = match.view(1)
    assert draw(json.loads(json.dumps(view)), ENGLISH) == draw(view, ENGLISH)


def test_the_rule_shown_to_the_others_is_what_they_do_in_somebody_elses_turn() -> None:
    """PAL-47, PAL-48."""
    match = match_at(hands=["", "b3"])
    match.play(0, "money")
    assert picture(match, 0).rule == ""
    for _ in range(2):
        match.play(0, match.legal(0)[0])
    assert picture(match, 1).rule == "PAL-48"


def test_a_stack_of_many_tiles_stays_on_the_board() -> None:
    edition = GAME.changed_edition({"riders": {"count": 30}}, "many riders")
    view = Match.new(GAME, 2, "stack", edition=edition).view(0)
    backs = re.findall(r'<use href="#pz-back-III"[^>]* y="(-?[0-9.]+)"', draw(view, GAME.words("en")).pieces)
    assert [float(y) >= 0 for y in backs] == [True]
