"""The scene: every legal move has its place in every decision, nothing hidden is drawn, and the markup is sound."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any

import pytest

from ridotto.engine.codec import Event
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.words import Words, load_words
from ridotto.games.rialto import GAME
from ridotto.games.rialto.moves import CODEC, DISTRICTS, PAIR_TEXTS
from ridotto.games.rialto.rules import DECISIONS
from ridotto.games.rialto.rules.position import ROOMS
from ridotto.games.rialto.scene import draw
from ridotto.games.rialto.scene.agenda import short
from ridotto.games.rialto.scene.places import LAND, span
from ridotto.games.rialto.scene.scene_view import SceneView
from ridotto.look.scene import Button, Item, Scene
from tests.games.scenes import assert_sound, places

ENGLISH, GERMAN = (load_words(language, GAME.package) for language in ("en", "de"))
NAMES = ["<b>Anna</b>", "\"Bruno\" & 'C'", "W" * 40, "D", "E"]
TABLES = [(2, ""), (3, ""), (4, ""), (5, ""), (2, "virtual")]


def course(seats: int, variant: str, seed: str) -> Iterator[Match]:
    """A match at random, position by position; most plays are as large as they can be."""
    match, chance = Match.new(GAME, seats, seed, variant=variant, names=NAMES[:seats]), Rng.from_seed(seed)
    yield match
    while not match.over:
        seat = match.actors()[chance.below(len(match.actors()))]
        moves = match.legal(seat)
        large = moves[0].startswith(("cards", "jokers")) and chance.below(4) > 0
        match.play(seat, moves[-1] if large else moves[chance.below(len(moves))])
        yield match


@cache
def kept() -> list[Match]:
    """Some positions of a match at each table, the last one included."""
    found = []
    for seats, variant in TABLES:
        found += [match.clone() for number, match in enumerate(course(seats, variant, f"scene-{seats}{variant}")) if number % 9 == 0 or match.over]
    return found


def at_decision(decision: str, seats: int = 4) -> tuple[Match, int]:
    """The first position of some match in which a seat has this to decide."""
    for number in range(12):
        for match in course(seats, "", f"{decision} {number}"):
            for seat in match.actors():
                if match.view(seat)["decision"] == decision:
                    return match, seat
    raise AssertionError(f"nobody was asked: {decision}")


def without_supply() -> tuple[Match, int]:
    """RIA-125: a gondola is laid by a player whose councilmen have all left the general supply."""
    match, seat = at_decision("gondola-place")
    state: Any = match.state
    state.tableau[seat] += state.supply[seat]
    state.supply[seat] = 0
    match.play(seat, match.legal(seat)[0])
    return match, seat


def without_room() -> tuple[Match, int]:
    """RIA-110: a building is taken for a full tableau."""
    match, seat = at_decision("build")
    state: Any = match.state
    for place in range(seat * ROOMS, seat * ROOMS + ROOMS):
        if state.room[place] < 0:
            kind = (0, 2, 5, 6, 8, 9, 11)[place % ROOMS]
            state.room[place] = kind
            state.tiles[kind] -= 1
    match.play(seat, match.legal(seat)[0])
    return match, seat


def with_many_points() -> tuple[Match, int]:
    """RIA-106: a building of value 4 leaves points for a second one."""
    match, seat = at_decision("build")
    state: Any = match.state
    state.counts[seat] = 6
    state.left = 6
    state.asked = -1  # the moves are found anew
    match.play(seat, "take green-4")
    return match, seat


@cache
def arranged() -> dict[str, tuple[Match, int]]:
    """A position for every decision, with the seat that decides."""
    found = {"gondola-help": without_supply(), "give-up": without_room(), "build-second": with_many_points()}
    match, seat = without_supply()
    match.play(seat, "from-tableau")
    found["gondola-help-to"] = match, seat
    for decision in DECISIONS:
        if decision.name not in found:
            match, seat = at_decision(decision.name)
            found[decision.name] = match.clone(), seat
    return found


@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["en", "de"])
def test_every_decision_has_a_place_for_each_move_and_for_nothing_else(words: Words) -> None:
    assert set(arranged()) == {decision.name for decision in DECISIONS}
    for name, (match, seat) in arranged().items():
        view = match.view(seat)
        assert view["decision"] == name
        scene = draw(view, words)
        assert places(scene) == {CODEC.number(text) for text in view["moves"]}, name
        assert scene.hint
        assert any(loupe.now for loupe in scene.loupes)


def test_the_markup_is_sound() -> None:
    for match, seat in arranged().values():
        assert_sound(draw(match.view(seat), GERMAN, match.events(seat)[-12:]))


def test_the_third_card_of_the_section_means_three_cards() -> None:
    match, seat = next((match, match.actors()[0]) for match in course(3, "", "three cards") if "cards 3" in match.legal(match.actors()[0]))
    scene = draw(match.view(seat), ENGLISH)
    section = SceneView(match.view(seat), ENGLISH).section
    assert section is not None
    moves = {item.name: item.move for item in scene.own[0].items}
    for number in (1, 2, 3):
        assert moves[f"card-{section['section']}-{number}"] == CODEC.number(f"cards {number}")
    assert CODEC.number("cards 0") in places(scene)


def playing(
    hand: list[str], moves: list[str], decision: str = "cards", alone: Sequence[int] = (), why: Sequence[str | None] = (), **chain: Any
) -> dict[str, Any]:
    """A view of somebody who plays in section B with this hand.

    `alone` is how many jokers could be a play by themselves, `why` for each card why it cannot be played.
    """
    match, seat = next(
        (match, match.actors()[0])
        for match in course(3, "", "gold")
        if SceneView(match.view(match.actors()[0]), ENGLISH).section_card == "gold" and match.view(match.actors()[0])["decision"] in ("yellow", "cards")
    )
    view = match.view(seat)
    view["board"]["hand"], view["moves"], view["decision"], view["board"]["jokers_alone"] = hand, moves, decision, list(alone)
    view["board"]["hand_why"] = list(why)
    view["board"]["chain"] = {"converted": [], "joker_buildings": 0, "cards": None, "count": 0, "total": 0, "discards": [], **chain} if chain else None
    return view


def items_of(scene: Scene) -> dict[str, Item]:
    """The viewer's own things by name."""
    return {item.name: item for row in scene.own for item in row.items}


def test_a_lone_card_of_the_section_is_not_said_to_be_none() -> None:
    """RIA-71: with yellow 3 a card must be played, so that passing is not offered; it is the only move."""
    scene = draw(playing(["gold"], ["cards 1"], joker_buildings=1), ENGLISH)
    assert "You hold no" not in scene.hint
    assert "Play at least one: a joker alone does not count." in scene.hint
    assert items_of(scene)["card-gold-1"].move == CODEC.number("cards 1")


def test_cards_of_the_section_are_named_by_what_choosing_them_plays() -> None:
    items = items_of(draw(playing(["gold", "gold"], ["cards 0", "cards 1", "cards 2"]), ENGLISH))
    assert [items[f"card-gold-{copy}"].label for copy in (1, 2)] == ["a Gold card", "2 Gold cards"]
    items = items_of(draw(playing(["gold", "gold"], ["cards 0", "cards 1", "cards 2"]), GERMAN))
    assert [items[f"card-gold-{copy}"].label for copy in (1, 2)] == ["eine Goldkarte", "2 Goldkarten"]


def test_who_can_add_one_joker_is_told_to_choose_it_and_not_the_last() -> None:
    one = draw(playing(["gold", "joker"], ["jokers 0", "jokers 1"], "jokers", cards=1, count=1, total=1), GERMAN)
    assert "um ihn dazuzulegen." in one.hint
    two = draw(playing(["gold", "joker", "joker"], ["jokers 0", "jokers 1", "jokers 2"], "jokers", cards=1, count=1, total=1), GERMAN)
    assert "den letzten, den du dazulegst." in two.hint


def test_of_open_cards_no_more_is_said_than_is_known() -> None:
    """RIA-62: an empty hand holds none of them, and cards that were discarded face down may be among them."""
    found = set()
    for match in kept():
        view = match.view(None)
        for seat, panel in zip(view["board"]["seats"], draw(view, ENGLISH).seats, strict=True):
            said = panel.supply[-1].label
            if not seat["known"] or not seat["cards"]:
                assert "taken openly" not in said
            else:
                assert ("unless discarded face down" in said) == (seat["down"] > 0)
                found.add(seat["down"] > 0)
    assert found == {False, True}


def test_a_joker_that_is_a_building_counts_in_what_is_said_of_the_play() -> None:
    """RIA-84, RIA-88: two cards and yellow 3 count 3."""
    scene = draw(playing(["gold", "gold", "joker"], ["jokers 0", "jokers 1"], "jokers", cards=2, count=2, total=3, joker_buildings=1), ENGLISH)
    (button,) = scene.buttons
    assert button.label == "No more jokers: count 3"
    assert "So far it counts 3, yellow 3 included." in scene.hint
    plain = draw(playing(["gold", "joker"], ["jokers 0", "jokers 1"], "jokers", cards=1, count=1, total=1), ENGLISH)
    assert [button.label for button in plain.buttons] == ["No joker: count 1"]


def test_jokers_without_a_card_of_the_section_are_lit_at_once() -> None:
    """RIA-72 to RIA-74: two count as one, whichever is pointed at; the question about cards has only one answer and is skipped."""
    scene = draw(playing(["doge", "joker", "joker", "joker"], ["cards 0"], alone=(2, 3), why=("kind", "joker-second", None, None)), ENGLISH)
    assert "Two jokers together count as one, each further one more" in scene.hint
    items = items_of(scene)
    for copy, played in ((1, 2), (2, 2), (3, 3)):
        joker = items[f"card-joker-{copy}"]
        assert (joker.move, list(joker.then)) == (CODEC.number("cards 0"), [CODEC.number(f"jokers {played}")])
    (button,) = scene.buttons
    assert isinstance(button, Button)
    assert (button.label, list(button.then)) == ("Pass", [CODEC.number("jokers 0")])


def test_a_single_joker_without_a_card_of_the_section_says_that_it_cannot_be_played() -> None:
    """RIA-71."""
    scene = draw(playing(["doge", "joker"], ["cards 0"], why=("kind", "joker-alone")), ENGLISH)
    assert scene.hint.endswith("You hold no Gold card.")
    assert scene.happened == "Nobody has played in section B (Gold) yet."
    none = playing(["doge"], ["cards 0"])
    assert not SceneView(none, ENGLISH).can_play
    for section in none["board"]["sections"]:
        section["state"] = "now" if section["section"] == "bridge" else "done"
    assert draw(none, ENGLISH).hint == "You hold no Bridge card: you lose 1 point."
    assert items_of(scene)["card-joker-1"].why == "A single joker cannot be played without a Gold card."
    assert draw(playing(["doge", "joker"], ["cards 0"]), GERMAN).hint.endswith("Du hast keine Goldkarte.")


def test_the_rule_behind_a_question_is_that_of_what_can_be_done_here() -> None:
    """RIA-17, RIA-67, RIA-70, RIA-72, RIA-170: empty where it is the rule of all questions of this kind."""
    assert draw(playing(["joker", "joker"], ["jokers 0", "jokers 2"], "jokers", alone=(2,)), ENGLISH).rule == "RIA-72"
    assert draw(playing(["gold", "joker"], ["jokers 0", "jokers 1"], "jokers", cards=1, count=1, total=1), ENGLISH).rule == ""
    assert draw(playing(["gold", "joker"], ["cards 0", "cards 1"]), ENGLISH).rule == ""
    for variant, rule in (("", ""), ("virtual", "RIA-170")):
        match = Match.new(GAME, 2, "start", variant=variant)
        view = match.view(match.actors()[0])
        assert (draw(view, ENGLISH).rule, view["decision"]) == (rule, "start-building")


def test_cards_can_be_played_without_a_word_about_yellow_buildings_first() -> None:
    """RIA-32: using them is voluntary."""
    scene = draw(playing(["gold", "gold", "doge"], ["done", "wait"], "yellow", why=(None, None, "kind")), ENGLISH)
    second = items_of(scene)["card-gold-2"]
    assert (second.move, list(second.then)) == (CODEC.number("done"), [CODEC.number("cards 2")])
    assert items_of(scene)["card-doge-1"].why == "In this section you play only Gold cards and jokers."
    (button,) = scene.buttons
    assert isinstance(button, Button)
    assert (button.label, list(button.then)) == ("Pass", [CODEC.number("cards 0"), CODEC.number("jokers 0")])
    assert "Yellow 1: play after all others" in scene.hint
    assert "yellow building turns" not in scene.hint


def test_that_cards_before_the_last_go_with_it_is_said_only_to_who_has_several() -> None:
    assert "those before it go with it" in draw(playing(["gold", "gold"], ["cards 0", "cards 1", "cards 2"]), ENGLISH).hint
    assert "those before it go with it" not in draw(playing(["gold"], ["cards 0", "cards 1"]), ENGLISH).hint


def test_who_has_something_to_play_is_told_how_much_it_takes_to_be_ahead() -> None:
    """RIA-90: who ranks first on the Doge track needs as much, others one more."""
    met = set()
    for match in chain(course(3, "", "ahead"), course(4, "", "ahead")):
        if match.over:
            continue
        seat = match.actors()[0]
        board = match.view(seat)["board"]
        counts = {play["player"]: play["count"] for play in board["plays"] if play["count"]}
        if board["step"] != "play" or not counts:
            continue
        track = [disc["player"] for disc in board["track"]]
        leader = min(counts, key=lambda player: (-counts[player], track.index(player)))
        need = counts[leader] + (track.index(seat) > track.index(leader))
        ties = f"you need {need}, as the Doge track settles ties."
        if need == counts[leader]:
            ties = f"with {need} you would win the tie, as you are further ahead on the Doge track."
        can_play = SceneView(match.view(seat), ENGLISH).can_play
        told = f"is ahead with {counts[leader]}; {ties}" if can_play else f"is ahead with {counts[leader]}."
        assert draw(match.view(seat), ENGLISH).happened.endswith(told)
        assert draw(match.view(None), ENGLISH).happened.endswith(f"is ahead with {counts[leader]}.")
        met.add(need - counts[leader] if can_play else None)
    assert met == {0, 1, None}


def test_how_many_cards_are_to_be_discarded_is_said() -> None:
    """RIA-57, RIA-59."""
    match, seat = arranged()["discard"]
    view = match.view(seat)
    mine = view["board"]["seats"][seat]
    mine["cards"], mine["limit"], mine["surplus"] = 11, 9, 2
    view["board"]["chain"] = None
    assert draw(view, ENGLISH).happened == "Discard 2 cards (11 in hand, limit 9)."
    view["board"]["chain"] = {"converted": [], "joker_buildings": 0, "cards": None, "count": 0, "total": 0, "discards": [view["board"]["hand"][0]]}
    assert draw(view, ENGLISH).happened == "Discard one more (10 in hand, limit 9)."


def test_what_a_building_does_is_said_of_each_move_that_takes_or_uses_one() -> None:
    """RIA-48 to RIA-51, RIA-77 to RIA-86, RIA-142 to RIA-149."""
    for decision in ("start-building", "build", "build-second", "give-up", "green", "blue", "upgrade"):
        match, seat = arranged()[decision]
        view = match.view(seat)
        for language in (ENGLISH, GERMAN):
            scene = draw(view, language)
            for text in view["moves"]:
                if text.startswith(("take", "use", "give-up", "upgrade")):
                    assert re.fullmatch(r"[A-Z].* .*\.", scene.about[CODEC.number(text)])
    match, seat = arranged()["upgrade"]
    view = match.view(seat)
    view["board"]["seats"][seat]["rooms"][0] = {"building": "green-2", "coin": False, "new": False, "why": None}
    view["moves"], view["board"]["upgrades"] = ["upgrade green-2"], [{"building": "green-2", "becomes": "green-3"}]
    scene = draw(view, ENGLISH)
    assert scene.about[CODEC.number("upgrade green-2")].startswith("It becomes green 3: ")
    art = items_of(scene)["building-green-2-1"].art
    assert "→3" in art
    assert "cards, +1" in art


def test_who_turns_a_building_into_a_joker_without_a_card_hears_that_a_joker_of_the_hand_goes_with_it() -> None:
    """RIA-72, RIA-84."""
    use = CODEC.number("use yellow-3")
    said = draw(playing(["joker"], ["use yellow-3", "done"], "yellow"), ENGLISH).about[use]
    assert said.endswith("Without a Gold card the building and a joker of your hand together count as one.")
    assert "Without" not in draw(playing(["gold", "joker"], ["use yellow-3", "done"], "yellow"), ENGLISH).about[use]


def test_what_a_row_brings_is_a_sentence() -> None:
    match, seat = arranged()["row"]
    view = match.view(seat)
    for language, begins in ((ENGLISH, "Brings you "), (GERMAN, "Bringt dir ")):
        for text in view["moves"]:
            said = draw(view, language).about[CODEC.number(text)]
            assert said.startswith(begins)
            assert said.endswith(".")


def test_the_ends_of_a_bridge_show_the_higher_number_and_say_what_districts_are_worth_then() -> None:
    """RIA-118."""
    match, seat = arranged()["bridge-turn"]
    view = match.view(seat)
    bridge, connection = view["board"]["bridge"], view["board"]["action"]["connection"]
    one, two = next(each["ends"] for each in view["board"]["connections"] if each["connection"] == connection)
    worth = {each["district"]: each["value"] for each in view["board"]["districts"]}
    scene = draw(view, ENGLISH)
    said = scene.about[CODEC.number(f"low {two}")]
    assert ENGLISH.move(CODEC.number(f"low {two}"), CODEC) == f"the lower number at {ENGLISH(f'district-{two}')}"
    (loupe,) = [each for each in scene.loupes if each.now]
    (left, top, width, height), place = loupe.box, span(connection)
    assert all(left < x < left + width and top < y < top + height for x, y in (place.end(0), place.end(1))), "a phone shows both ends at once"
    assert said.startswith(f"{bridge['high']} at {ENGLISH(f'district-{one}')}, which is then worth {worth[one] + bridge['high']}")
    ends = re.findall(r'<g class="legal ri-end" data-move="(\d+)"', scene.pieces)
    assert sorted(map(int, ends)) == sorted(CODEC.number(f"low {end}") for end in (one, two))
    near_one = place.end(0)[0]
    assert re.search(rf'data-move="{CODEC.number(f"low {two}")}"[^>]*><g transform="translate\({near_one:.1f}'.replace(".0", ""), scene.pieces)


def test_equal_cards_of_the_leftover_row_can_all_be_pointed_at() -> None:
    match, seat = arranged()["green-source"]
    view = match.view(seat)
    row = next(row for row in view["board"]["rows"] if row["leftover"])
    row["cards"], view["moves"] = ["gold", "gold", "joker"], ["card gold", "card joker", "pile"]
    assert draw(view, ENGLISH).pieces.count(f'data-move="{CODEC.number("card gold")}"') == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_phone_enlarges_each_free_row_whole_and_all_to_the_same_size(seats: int) -> None:
    """Rows widen when others are taken, and what is enlarged with them."""
    for match in course(seats, "", f"rows of {seats}"):
        view = match.view(match.actors()[0]) if match.actors() else None
        if view is None or view["board"]["round"] > 1:
            return
        if view["decision"] == "row":
            scene = draw(view, ENGLISH)
            shown = {loupe.name: loupe for loupe in scene.loupes if loupe.now}
            assert set(shown) == {f"row-{row['row']}" for row in view["board"]["rows"] if row["taken_by"] is None}
            assert len({(loupe.box[2], loupe.box[3], loupe.half) for loupe in shown.values()}) == 1
            for name, loupe in shown.items():
                part = scene.pieces.split(f'id="{name}"')[1].split('<g id="')[0]
                middle = float(re.findall(r'class="legal[^>]*translate\(([\d.]+) ', part)[0])
                reach = [abs(float(x)) for x in re.findall(r'<g transform="translate\((-?[\d.]+) 0\)', part)]
                assert loupe.box[0] <= middle - max(reach)
                assert middle + max(reach) <= loupe.box[0] + loupe.box[2]


def test_a_phone_enlarges_the_quarters_in_which_a_tile_can_be_laid_and_each_connection_lies_in_one() -> None:
    """RIA-117, RIA-123."""
    for decision in ("bridge-place", "gondola-place"):
        match, seat = arranged()[decision]
        view = match.view(seat)
        shown = [loupe for loupe in draw(view, ENGLISH).loupes if loupe.now]
        assert shown
        for text in view["moves"]:
            place = span(text.split(" ")[1])
            ends = [place.end(0), place.end(1)]
            assert any(all(x0 < x < x0 + width and y0 < y < y0 + height for x, y in ends) for x0, y0, width, height in (loupe.box for loupe in shown))


def test_what_a_phone_enlarges_fills_its_width_and_lies_on_the_board() -> None:
    for match, seat in arranged().values():
        for loupe in draw(match.view(seat), ENGLISH).loupes:
            left, top, width, height = loupe.box
            assert left >= 0
            assert top >= 0
            assert left + width <= 1000
            assert top + height <= 700
            if loupe.now:
                assert width / height > 1.6, loupe.name


def test_buildings_beside_a_seat_have_their_own_colour() -> None:
    match = kept()[40]
    for seat, panel in zip(match.view(None)["board"]["seats"], draw(match.view(None), ENGLISH).seats, strict=True):
        assert [mark.tint for mark in panel.cells] == [room["building"].split("-")[0] for room in seat["rooms"] if room["building"]]


def test_at_the_end_a_seat_says_its_place_and_not_its_rank() -> None:
    """RIA-164, RIA-165."""
    match = next(match for match in kept() if match.over and match.seats == 4)
    panels = draw(match.view(None), ENGLISH).seats
    places = [panel.status for panel in panels]
    assert sorted(places) == ["1st place", "2nd place", "3rd place", "4th place"]
    assert places[match.winners()[0]] == "1st place"
    points = {panel.status: int(panel.number.replace("−", "-")) for panel in panels}
    assert [points[place] for place in sorted(places)] == sorted(points.values(), reverse=True)


def test_the_course_of_a_match_is_drawn_from_what_it_would_end_with() -> None:
    match = kept()[30]
    for seat, panel in zip(match.view(None)["board"]["seats"], draw(match.view(None), ENGLISH).seats, strict=True):
        assert panel.worth == seat["points"] + seat["district_points"] + seat["building_points"] + seat["stock_points"]


def test_a_building_that_is_no_starting_building_says_so() -> None:
    """RIA-17: only the three of value 1 can be chosen."""
    match, seat = arranged()["start-building"]
    assert draw(match.view(seat), ENGLISH).pieces.count('data-why="') == 9


def test_a_building_with_a_coin_cannot_be_used_and_says_why() -> None:
    """RIA-30, RIA-31."""
    match, seat = arranged()["green"]
    view = match.view(seat)
    rooms = view["board"]["seats"][seat]["rooms"]
    rooms[5] = {"building": "green-2", "coin": True, "new": False, "why": "used"}
    rooms[6] = {"building": "blue-2", "coin": False, "new": False, "why": "phase"}
    items = {item.name: item for row in draw(view, ENGLISH).own for item in row.items}
    used, blue = items["building-green-2-1"], items["building-blue-2-1"]
    assert used.move is None
    assert used.why.startswith("A coin lies on it")
    assert blue.why == "Blue buildings work only in phase III, at the end of the round."


def test_waiting_changes_the_order_in_the_strip_and_is_said() -> None:
    """RIA-77: who waits goes to the end."""
    for number in range(30):
        for match in course(3, "", f"waits {number}"):
            if "wait" in {text for seat in match.actors() for text in match.legal(seat)}:
                (seat,) = match.actors()
                before = draw(match.view(None), ENGLISH).happened
                match.play(seat, "wait")
                scene = draw(match.view(None), ENGLISH)
                badges = re.findall(r'#badge-(\d)"', scene.parts["agenda"])
                assert badges[-1] == str(seat)
                assert "after the others" not in before
                assert scene.happened.startswith(f"{NAMES[seat]} waits and plays after the others. ")
                while seat not in match.actors():
                    (other,) = match.actors()
                    match.play(other, match.legal(other)[0])
                assert "after the others" not in draw(match.view(seat), ENGLISH).happened
                return
    raise AssertionError("nobody could wait")


def test_the_virtual_player_is_drawn_with_his_cards_his_men_and_his_marker() -> None:
    """RIA-167, RIA-177."""
    match = next(match for match in course(2, "virtual", "virtual") if match.view(None)["board"]["virtual"]["cards"])
    scene = draw(match.view(0), ENGLISH)
    assert 'id="virtual"' in scene.pieces
    assert 'id="disc-of-2"' in scene.pieces
    assert "Here the virtual player lays his next bridge or gondola" in scene.pieces
    assert len(scene.seats) == 2
    (virtual,) = scene.company
    assert virtual.name == "The virtual player"
    assert virtual.panel.number == str(len(match.view(0)["board"]["virtual"]["cards"]))
    assert scene.badges["virtual-plays"] == virtual.badge
    assert not draw(kept()[0].view(0), ENGLISH).company


def test_the_marker_of_the_virtual_player_takes_no_click_from_the_place_below_it() -> None:
    """RIA-173: others may lay a tile there."""
    for number in range(20):
        for match in course(2, "virtual", f"marker {number}"):
            for seat in match.actors():
                view = match.view(seat)
                if view["decision"] == "bridge-place" and f"bridge {view['board']['virtual']['marker']}" in view["moves"]:
                    drawn = draw(view, ENGLISH).pieces
                    assert re.search(r'<g pointer-events="none"><g role="group" aria-label="Here the virtual player lays', drawn)
                    return
    raise AssertionError("nobody has laid a bridge")


def test_what_the_virtual_player_is_going_to_play_is_said_before_he_does() -> None:
    """RIA-178, RIA-179: his cards are open, and all jokers are for the last section."""
    for match in course(2, "virtual", "will play"):
        for seat in match.actors():
            view = match.view(seat)
            virtual = view["board"]["virtual"]
            section = SceneView(view, ENGLISH).section_card
            if section == "councilman" and virtual["player"] in view["board"]["queue"] and "joker" in virtual["cards"]:
                number = virtual["cards"].count("councilman") + virtual["cards"].count("joker")
                assert f"The virtual player will play {number}." in draw(view, ENGLISH).happened
                return
    raise AssertionError("he had no joker")


def test_what_has_changed_is_marked() -> None:
    match = next(match for match in course(3, "", "news") if match.over)
    san_marco, castello = DISTRICTS.index("san-marco"), DISTRICTS.index("castello")
    news = [
        Event("moved", {"seat": 0, "source": san_marco, "district": castello}),
        Event("bridge-laid", {"seat": 1, "connection": PAIR_TEXTS.index("ca-cs"), "first": 0, "first-value": 3, "second": 1, "second-value": 4}),
        Event("steps", {"seat": 2, "number": 3, "space": 5}),
    ]
    drawn = draw(match.view(0), ENGLISH, news).pieces
    assert 'class="route"' in drawn
    assert drawn.count('class="wake"') == 2
    assert 'class="changes"' not in draw(match.view(0), ENGLISH).pieces


def test_the_end_shows_what_every_seat_has_scored_for() -> None:
    match = kept()[-1]
    scene = draw(match.view(None), ENGLISH)
    for seat, panel in enumerate(scene.seats):
        assert f'id="result-{seat}"' in scene.pieces
        assert f": {panel.number} points, of these" in scene.pieces


def test_a_connection_of_another_edition_has_a_place_between_its_districts() -> None:
    """RIA-R1: the board is data; the pairs without a connection in this edition can be drawn too."""
    for pair in PAIR_TEXTS:
        place = span(pair)
        assert 0 < place.x < 1000
        assert 90 < place.y < 700
    assert set(LAND) == set(DISTRICTS)


def test_a_long_name_is_cut_to_the_room_there_is() -> None:
    assert short("Anna", 90) == "Anna"
    assert short("W" * 40, 90) == "WWWWW…"
