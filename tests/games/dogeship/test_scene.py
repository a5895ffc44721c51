"""The scene: every decision can be made on it, what it says is true, and nothing hidden is drawn."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.words import Words, load_words
from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.advice import advise
from ridotto.games.dogeship.moves import CODEC
from ridotto.games.dogeship.rules import DECISIONS
from ridotto.games.dogeship.scene import draw
from ridotto.games.dogeship.scene.places import course_height
from ridotto.games.dogeship.scene.scene_view import plus
from ridotto.look.scene import Button
from tests.games.editions import changed
from tests.games.scenes import assert_sound, places

from .positions import at, match_at, play

ENGLISH, GERMAN = (load_words(language, GAME.package) for language in ("en", "de"))
languages = pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["en", "de"])


def course(seats: int, seed: str) -> Iterator[Match]:
    """A match by advice, with a move at random now and then so that every decision comes up."""
    match, chance = Match.new(GAME, seats, seed), Rng.from_seed(seed)
    while True:
        yield match
        if match.over:
            return
        seat = match.actors()[chance.below(len(match.actors()))]
        legal = match.state.legal(seat)
        match.play(seat, advise(match.state, seat, chance) if chance.below(8) else legal[chance.below(len(legal))])


@cache
def met() -> dict[str, list[tuple[dict[str, Any], dict[str, Any]]]]:
    """Views of every decision of some matches: of a seat that decides, and of one who watches."""
    found: dict[str, list[tuple[dict[str, Any], dict[str, Any]]]] = {decision.name: [] for decision in DECISIONS}
    found["over"] = []
    for seats in GAME.seats:
        for match in course(seats, f"scene {seats}"):
            view = match.view(match.actors()[0]) if not match.over else match.view(0)
            kept = found[view["decision"] or "over"]
            if len(kept) < 3 * seats:
                kept.append((view, match.view(None)))
    return found


@languages
@pytest.mark.parametrize("decision", [decision.name for decision in DECISIONS])
def test_every_decision_has_a_place_for_each_move_and_for_nothing_else(decision: str, words: Words) -> None:
    assert met()[decision]
    for view, watched in met()[decision]:
        scene = draw(view, words)
        assert set(places(scene)) == {CODEC.number(text) for text in view["moves"]}
        assert not places(draw(watched, words))
        assert scene.hint
        assert scene.heading


@languages
def test_the_markup_is_sound(words: Words) -> None:
    for kept in met().values():
        for view, watched in kept:
            assert_sound(draw(view, words))
            assert_sound(draw(watched, words))


def test_a_loupe_shows_a_part_of_the_board_that_is_there_and_lies_on_it() -> None:
    """What a phone enlarges has the name of a group and does not reach beyond the board."""
    for kept in met().values():
        for view, _ in kept:
            scene = draw(view, ENGLISH)
            names = set(re.findall(r'\bid="([^"]*)"', scene.pieces))
            assert len({loupe.name for loupe in scene.loupes}) == len(scene.loupes)
            shown = [loupe for loupe in scene.loupes if loupe.now]
            assert shown
            assert {loupe.name for loupe in scene.loupes} <= names
            for loupe in shown:
                left, top, width, height = loupe.box
                assert left >= -5
                assert top >= -5
                assert left + width <= 1005
                assert top + height <= 705
                assert 180 <= width <= 1000


@pytest.mark.parametrize("lengths", [(1, 1, 1), (1, 3, 1), (6, 4, 6), (6, 6, 6)], ids=str)
def test_a_galley_of_any_lengths_is_drawn(lengths: tuple[int, int, int]) -> None:
    """SHIP-14: an edition may have sections of 1 to 6 columns; every part has a drawing, and a phone enlarges sections that can be read."""
    edition = changed(GAME, ("lengths = [2, 2, 2]\nparts = 12", f"lengths = {list(lengths)}\nparts = {2 * sum(lengths)}"))
    view = Match.new(GAME, 2, "lengths", edition=edition).view(None)
    tiles = {deck: [{"tile": f"{deck}{number}", "cost": 2 + number % 6} for number in range(sum(lengths))] for deck in "lu"}
    for built in range(sum(lengths) + 1):
        lower, upper = view["board"]["galley"]["decks"]
        lower["parts"], upper["parts"] = tiles["l"][:built], tiles["u"][: built // 2]
        scene = draw(view, ENGLISH)
        assert_sound(scene)
        assert scene.parts["lower"].count("<use") == built
        boxes = [loupe.box for loupe in scene.loupes if loupe.name.startswith("section-")]
        assert all(left >= 0 and width >= 180 and left + width <= 1000 for left, _, width, _ in boxes)


def test_the_bow_is_added_when_the_galley_is_complete() -> None:
    """SHIP-125."""
    for view, _ in met()["over"]:
        galley = view["board"]["galley"]
        joined = 'id="bow" class="piece" transform="translate(-22 0)"' in draw(view, ENGLISH).pieces
        assert joined == (galley["filled"] == galley["places"])


def test_a_field_that_is_too_dear_says_why() -> None:
    """SHIP-28."""
    match = match_at(2, ducats=[0, 12], dice="red1 green1 white1")
    scene = draw(match.view(match.actors()[0]), ENGLISH)
    assert "data-why=" in scene.pieces
    assert "you have 0 ducats" in scene.pieces


def test_a_complete_field_says_when_it_would_do_nothing() -> None:
    """SHIP-R17: it may be chosen all the same."""
    scene = draw(match_at(2).view(0), ENGLISH)
    assert "You have nothing that you could complete here now." in scene.pieces


def test_fields_show_what_the_top_barrier_adds() -> None:
    """SHIP-70 and SHIP-71: the top one alone, at fields of its trigger."""
    scene = draw(match_at(2, stacks=["b14 b10"]).view(0), ENGLISH)
    added = re.findall(r'aria-label="(\w+ \d), free: ([^.]*)\.[^"]*Your wall adds: 1 ducat\.', scene.pieces)
    assert len(added) == 6
    assert all(deed.startswith("complete") for _, deed in added)


def test_a_high_wall_and_a_high_flood_stay_in_the_lagoon() -> None:
    for barriers in range(27):
        assert max(4, barriers) * course_height(barriers, 4) <= 92


def test_tiles_looked_at_are_seen_by_everybody() -> None:
    """SHIP-R1."""
    for view, watched in met()["take"]:
        for tile in view["board"]["action"]["looked"]:
            assert f'id="choice-{tile["tile"]}"' in draw(watched, ENGLISH).pieces


def test_the_doge_tiles_of_an_intrigue_are_seen_by_its_seat_alone() -> None:
    """SHIP-99."""
    for view, watched in met()["doge-keep"]:
        scene = draw(view, ENGLISH)
        for text in view["moves"]:
            assert f'id="choice-{text.split()[1]}"' in scene.pieces
        assert 'id="choice-' not in draw(watched, ENGLISH).pieces


def test_the_most_bids_fit_on_the_sheet() -> None:
    """SHIP-R44: up to 49."""
    view = next(view for view, _ in met()["bid"])
    many = {**view, "moves": [f"bid {approvals}" for approvals in range(50)]}
    scene = draw(many, ENGLISH)
    assert sorted(places(scene)) == [CODEC.number(text) for text in many["moves"]]
    assert all(loupe.box[0] + loupe.box[2] <= 1000 for loupe in scene.loupes if loupe.name.startswith("choice-"))
    for y in re.findall(r'class="legal ds-whole"[^>]*transform="translate\([\d.]+ ([\d.]+)\)"', scene.pieces):
        assert 284 < float(y) < 416


def test_a_bidder_is_told_what_bids_bring_to_as_many_as_there_are() -> None:
    """SHIP-122."""
    match = match_at(2, doge="d03", approvals=[2, 2], markers=[1, 0])
    match.play(0, "discard")
    assert draw(match.view(0), ENGLISH).happened == "The bids bring points, the highest first: 6, 3."


def test_a_bidder_is_told_what_is_left_for_the_end_before_the_bid_is_given() -> None:
    """A bid cannot be taken back: on a phone what has a sentence asks before it is made."""
    match = match_at(2, doge="d03", approvals=[2, 2], markers=[1, 0])
    match.play(0, "discard")
    about = draw(match.view(0), ENGLISH).about
    assert about[CODEC.number("bid 1")] == "What you bid is lost; you keep 1 approval for the end of the match."
    assert about[CODEC.number("bid 0")] == "You bid nothing; you keep 2 approvals for the end of the match."


def test_the_boards_to_choose_a_field_from_are_enlarged_first() -> None:
    """The fields on the whole board are too small for a finger on a phone."""
    loupes = [loupe.name for loupe in draw(match_at(3).view(0), ENGLISH).loupes if loupe.now]
    assert loupes[:5] == ["board-red", "board-green", "board-white", "board-yellow", "doge-tile"]


@pytest.mark.parametrize(("zone", "size"), [("lower-stern", "ds-tiny"), ("upper-bow", "ds-small"), ("lower-mid", "ds-small")])
def test_the_name_of_a_zone_with_broad_letters_stays_on_its_tile(zone: str, size: str) -> None:
    match = match_at(2)
    match.play(0, "field white3")
    card = draw(match.view(0), ENGLISH).pieces.partition(f'id="choice-{zone}"')[2]
    assert re.search(rf'class="[^"]*{size}[^"]*ds-roomy[^"]*"[^>]*>{zone.replace("-", " ")}<', card)


@pytest.mark.parametrize(("moves", "said"), [([], "in the order you like."), (["buy gondola", "take g01"], "What is left: galley part.")])
def test_whoever_buys_two_things_is_told_that_the_order_is_free(moves: list[str], said: str) -> None:
    match = match_at(2, piles={"gondola": "g01 g02 g03"})
    for move in ["field red5", *moves]:
        match.play(0, move)
    assert draw(match.view(0), ENGLISH).happened.endswith(said)


def test_gain_and_price_of_a_tile_in_a_pile_give_way_to_the_gain_alone() -> None:
    """Where letters grow they would lie on each other; a tile that is too dear is struck through either way."""
    match = match_at(2, ducats=[3], piles={"upper-bow": "ub2 ub7 ub6"}, seen=["upper-bow"])
    match.play(0, "field white3")
    card = draw(match.view(0), ENGLISH).pieces.partition('id="choice-upper-bow"')[2].partition('id="choice-')[0]
    alone = re.findall(r'<g class="ds-alone"><text.*?</g>', card)
    assert card.count('<g class="ds-priced">') == len(alone) == 3
    assert ["<path" in each for each in alone] == [False, True, True]


def test_a_pile_says_what_the_tiles_cost_of_which_that_is_known() -> None:
    """SHIP-35: also where there is no room for prices on it."""
    match = match_at(2, piles={"upper-bow": "ub2 ub7 ub6", "gondola": "g01 g11"}, seen=["upper-bow"])
    match.play(0, "field red5")
    about = draw(match.view(0), ENGLISH).about
    told = about[CODEC.number("buy upper-bow")]
    assert re.search(r"Known of those .*: upper bow 2 for .* \(costs 2 ducats\), upper bow 7 for .* \(costs 7 ducats\), ", told)
    assert "The top one" not in told
    assert about[CODEC.number("buy gondola")].endswith("and buy at most one. The top one costs nothing.")


def test_what_ends_the_round_is_said_even_if_it_is_nothing() -> None:
    """A Doge tile that an intrigue lays out may take away a flood or an inspection."""
    said = {doge: draw(match_at(2, doge=doge).view(0), ENGLISH).happened for doge in ("d01", "d03", "d07")}
    assert said["d01"].startswith("A flood of level 4 ends this round: ")
    assert said["d03"].startswith("An inspection ends this round: ")
    assert said["d07"] == "Neither a flood nor an inspection ends this round."


def told_after(match: Match, *moves: str) -> str:
    """What seat 0 is told after moves, the first of which is its own: each is `seat: move`."""
    known = len(match.events(0))
    for text in moves:
        seat, _, move = text.partition(": ")
        match.play(int(seat), move)
    return draw(match.view(0), ENGLISH, match.events(0)[known:]).happened


def test_whoever_bid_is_told_what_the_others_did() -> None:
    """SHIP-120: the round is over, and others may be playing the next one, before anybody has read the log."""
    match = match_at(3, doge="d03", approvals=[4, 2, 0], markers=[1, 0, 0], doges="d07")
    match.play(0, "discard")
    names = match.names
    told = told_after(match, "0: bid 2", "1: bid 1")
    assert told.startswith(f"The bids: {names[0]} 2 (6 points), {names[1]} 1 (3 points), {names[2]} 0 (0 points).")


def test_whoever_plays_on_after_a_flood_is_told_what_it_did() -> None:
    """SHIP-112 to SHIP-114."""
    lost = told_after(match_at(2, doge="d01", doges="d07", markers=[1, 0]), "0: discard")
    assert lost.startswith("The flood has taken 2 of your markers.")
    assert "taken" not in told_after(match_at(2, markers=[1, 0], doges="d07"), "0: discard")
    held = told_after(match_at(2, doge="d01", doges="d07", markers=[1, 0], stacks=["b01 b02 b03 b04 b05"]), "0: discard")
    assert held.startswith("Your wall has held off the flood.")


def test_whoever_plays_on_in_a_new_round_is_told_that_it_has_begun() -> None:
    """Doge tile and dice are others: fields cost something else, and parts bring something else."""
    match = match_at(2, markers=[1, 0], doges="d07")
    assert "Round" not in told_after(match_at(2, markers=[2, 1], doges="d07"), "0: discard", "1: discard")
    assert told_after(match, "0: discard").startswith("Round 2: new Doge tile, dice thrown anew.")


def test_the_choices_of_a_sheet_are_enlarged_alike() -> None:
    """Seven piles, four in a loupe and three in the next; nine bids, five and four."""
    for decision in ("buy", "bid"):
        view = next(view for view, _ in met()[decision])
        few = [f"bid {number}" for number in range(9)] if decision == "bid" else [f"buy {pile['pile']}" for pile in view["board"]["piles"]][:7]
        shown = [loupe.box for loupe in draw({**view, "moves": few}, ENGLISH).loupes if loupe.now and loupe.name.startswith("choice-")]
        assert len(shown) == 2
        assert shown[0][2:] == shown[1][2:]


def test_tiles_that_all_were_too_dear_are_named_as_nobody_saw_them() -> None:
    """SHIP-R34: the turn goes on without a decision."""
    match = match_at(2, ducats=[3], piles={"lower-mid": "lm5 lm6 lm7"})
    match.play(0, "field white3")
    told = told_after(match, "0: buy lower-mid")
    assert told == "On top of the pile lay lower mid 5, lower mid 6, lower mid 7: all too dear for you."
    match = match_at(2, ducats=[7], piles={"lower-mid": "lm5 lm6 lm7"})
    match.play(0, "field white3")
    match.play(0, "buy lower-mid")
    assert "On top" not in told_after(match, "0: none")


def test_news_are_marked() -> None:
    """A marker on a field, a part of the galley: each has two waves."""
    state = play(at(2, yards=["ls2"], ducats=[12, 12], dice="6 6 6"), "field red3")
    match = Match.new(GAME, 2, "news")
    match.state = state
    view = match.view(0)
    assert 'class="wake"' not in draw(view, ENGLISH).pieces
    for number, later in enumerate(course(2, "scene 2")):
        if number > 40:
            assert 'class="wake"' in draw(later.view(0), ENGLISH, later.events(0)[-30:]).pieces
            break


# ---- what moves bring ----


@languages
def test_whoever_points_at_a_move_is_told_what_it_brings(words: Words) -> None:
    """Fields, piles, tiles and Doge tiles say it in a sentence; other moves show it themselves."""
    told = {"field", "discard", "reorder", "buy", "bid", "take", "complete", "give-up", "replace", "keep"}
    for kept in met().values():
        for view, watched in kept:
            about = draw(view, words).about
            assert {CODEC.number(text) for text in view["moves"] if text.split()[0] in told} == set(about)
            assert all(re.search(r"\S[^.]*\.$", text) for text in about.values()), about
            assert not draw(watched, words).about


def test_a_field_says_what_it_costs_what_the_wall_adds_and_what_it_could_complete() -> None:
    """SHIP-27, SHIP-71."""
    match = match_at(2, yards=["ls2 g01"], stacks=["b14 b10"], ducats=[12, 12], dice="red1 green1 white1")
    scene = draw(match.view(0), ENGLISH)
    told = scene.about[CODEC.number("field red3")]
    assert told.startswith("red 3, for 2 ducats: complete a galley part or a gondola. Your wall adds: ")
    assert "Yours to complete: lower stern 2 for " in told
    assert "gondola 1 for " in told
    assert "With the approvals 5 ducats in all." in scene.about[CODEC.number("field white4")]


def worth_under(tile: dict[str, Any], doge: dict[str, Any]) -> int:
    """SHIP-61, SHIP-62."""
    values = dict(zip(("red", "green", "blue", "yellow"), doge["values"], strict=True))
    return sum([int(tile["printed"]), *(int(values[colour]) for colour in tile["indicators"])])


def test_a_part_says_what_it_brings_and_why() -> None:
    """SHIP-61 to SHIP-66: printed points, each indicator at its value, approvals of the tile and of its zone."""
    for view, _ in met()["complete"] + met()["take"]:
        scene, doge = draw(view, ENGLISH), view["board"]["doges"]["current"]
        tiles = [*view["board"]["seats"][view["seat"]]["yard"], *view["board"]["action"]["looked"]]
        for tile in tiles:
            text = next((text for text in view["moves"] if text.split()[-1] == tile["tile"]), None)
            if text is None or tile["kind"] != "galley":
                continue
            told = scene.about[CODEC.number(text)]
            assert worth_under(tile, doge) == tile["points"]
            shown = re.search(r"it brings (−?\d+) points? \((\d+) printed", told)
            assert shown is not None
            assert int(shown[1].replace("−", "-")) == tile["points"]
            assert int(shown[2]) == tile["printed"]
            assert ("purple zone" in told) == (tile["zone"] in doge["purple"])
            assert ("seal on the tile" in told) == tile["symbol"]


def test_a_pile_of_a_full_zone_says_so() -> None:
    """SHIP-59: its tiles could only replace a part."""
    match = match_at(2, galley=("ls2 ls3", ""), ducats=[12, 12])
    fields = [field for board in match.view(0)["board"]["boards"] for field in board["fields"] if board["die"] is not None]
    match.play(0, f"field {next(field['field'] for field in fields if field['kind'] == 'buy' and 'galley' in field['items'])}")
    about = draw(match.view(0), ENGLISH).about
    assert "All places of this zone are filled" in about[CODEC.number("buy lower-stern")]
    assert "The next free place is in this zone." in about[CODEC.number("buy lower-mid")]
    assert "No place of this zone can be filled now." in about[CODEC.number("buy upper-bow")]


def test_an_intrigue_shows_what_each_doge_tile_makes_of_the_parts_in_all_yards() -> None:
    for view, _ in met()["doge-keep"]:
        scene = draw(view, ENGLISH)
        for tile in view["board"]["intrigue"]["tiles"]:
            told = scene.about[CODEC.number(f"keep {tile['doge']}")]
            assert told.startswith("What the Doge would want: ")
            for seat in view["board"]["seats"]:
                for part_tile in seat["yard"]:
                    if part_tile["kind"] == "galley":
                        before, after = plus(part_tile["points"]), plus(worth_under(part_tile, tile))
                        assert f"{ENGLISH('tile-' + part_tile['tile'])} from {before} to {after}" in told


def test_who_leaves_a_bonus_is_not_told_that_the_turn_ends() -> None:
    """SHIP-73: the action of the field follows."""
    labels = {
        (view["board"]["action"]["bonus"] is not None, button.label)
        for view, _ in met()["buy"]
        for button in draw(view, ENGLISH).buttons
        if isinstance(button, Button)
    }
    assert {label for bonus, label in labels if not bonus} <= {"Buy nothing", "Buy nothing more"}
    assert {label for bonus, label in labels if bonus} <= {"Skip the bonus"}


def test_the_rule_behind_a_question_is_that_of_the_bonus_or_the_yard_that_asks() -> None:
    """SHIP-31, SHIP-44, SHIP-45, SHIP-49, SHIP-74, SHIP-75: empty where it is the rule of all questions of this kind."""
    rules = {(view["board"]["action"]["bonus"] is not None, draw(view, ENGLISH).rule) for view, _ in met()["buy"]}
    assert rules == {(False, ""), (True, "SHIP-74")}
    match = match_at(2, ducats=[0], stacks=["b14"], yards=["g03 g01 b02"])
    for move, rule in (("field green2", "SHIP-75"), ("complete g03", "")):
        match.play(0, move)
        view = match.view(0)
        assert (draw(view, ENGLISH).rule, view["decision"]) == (rule, "complete")
    for yard, bought, rule in (
        ("ls2 b01 b02 g01 g02", "field green1,buy gondola", ""),
        ("ls2 b01 g01 g02 g03", "field white3,buy upper-bow", ""),
        ("ls2 lm4 b01", "field white3,buy upper-bow", "SHIP-45"),
        ("ls2 lm4 g01 g02 g03", "field white3,buy upper-bow", "SHIP-45"),
    ):
        match = match_at(2, yards=[yard])
        for move in bought.split(","):
            match.play(0, move)
        view = match.view(0)
        assert (draw(view, ENGLISH).rule, view["decision"]) == (rule, "give-up")


def test_who_gives_up_a_tile_is_told_what_the_yard_has_no_room_for() -> None:
    """SHIP-44, SHIP-45: three of five places may be free."""
    for yard, field, buys, why, warning in (
        ("ls2 b01 b02 g01 g02", "green1", "gondola", "Your yard is full.", "Your yard is full: before you buy you give up a tile."),
        ("ls2 lm4", "white3", "upper-bow", "A yard holds two galley tiles, and you have two.", "Your yard has two galley tiles and takes no third:"),
    ):
        match = match_at(2, yards=[yard])
        assert warning in draw(match.view(0), ENGLISH).about[CODEC.number(f"field {field}")]
        match.play(0, f"field {field}")
        assert warning.split(":")[0] in draw(match.view(0), ENGLISH).about[CODEC.number(f"buy {buys}")]
        match.play(0, f"buy {buys}")
        assert draw(match.view(0), ENGLISH).hint.startswith(why)


def test_who_has_no_ducats_is_told_before_looking_at_a_pile() -> None:
    """SHIP-36: with nothing to pay none of the tiles may be left to take."""
    hints = {}
    for ducats in (0, 1):
        match = match_at(2, ducats=[ducats])
        match.play(0, "field white1")
        hints[ducats] = draw(match.view(0), ENGLISH).hint
    assert hints[0].endswith("You have no ducats, so you can take only what costs nothing.")
    assert hints[1].endswith("You have 1 ducat.")


def test_an_own_tile_is_named_once_where_it_can_be_chosen() -> None:
    match = match_at(2, yards=["ls2 g01 b10"])
    match.play(0, "field white5")
    scene = draw(match.view(0), ENGLISH)
    labels = {item.name: item.label for row in scene.own for item in row.items}
    assert labels["tile-ls2"].startswith("complete lower stern 2: under this Doge tile")
    assert labels["tile-b10"].startswith("complete barrier 10: while")
    assert labels["tile-g01"].startswith("gondola 1: brings")
    assert 'aria-label="complete lower stern 2: under this' in scene.pieces


def test_after_the_end_no_field_promises_a_next_round() -> None:
    for view, _ in met()["over"]:
        assert "free again" not in draw(view, ENGLISH).pieces
    taken = next(view for view, _ in met()["turn"] if any(field["taken_by"] is not None for board in view["board"]["boards"] for field in board["fields"]))
    assert "free again in the next round." in draw(taken, ENGLISH).pieces


def test_a_gondola_of_approvals_is_told_from_one_of_ducats_beside_the_board() -> None:
    scene = draw(match_at(2, yards=["g14 g01"]).view(0), ENGLISH)
    assert [mark.text for mark in scene.seats[0].cells] == ["2✓", "3"]


@pytest.mark.parametrize(("seats", "told"), [(2, "9, 5 for the most and the second most."), (3, "9, 5, 2 for the most, the second most and so on.")])
def test_as_many_places_are_named_as_bring_points_for_approvals(seats: int, told: str) -> None:
    """SHIP-129."""
    assert told in draw(match_at(seats).view(0), ENGLISH).goal


def test_a_new_doge_tile_is_news() -> None:
    match = Match.new(GAME, 2, "doge")
    drawn = [event for event in match.events(0) if event.kind == "doge-drawn"]
    assert 'class="wake"' in draw(match.view(0), ENGLISH, drawn).pieces


@pytest.mark.parametrize(
    ("looks", "said"),
    [
        ((3,), "the top three tiles of a pile and may buy one of them."),
        ((2,), "the top two tiles of a pile and may buy one of them."),
        ((1,), "the top tile of a pile and may buy it."),
        ((3, 2), "the top tiles of a pile, three if there are so many, and may buy one of them."),
    ],
)
def test_a_buyer_is_told_how_many_tiles_there_are_to_look_at(looks: tuple[int, ...], said: str) -> None:
    """SHIP-33: a pile that is nearly used up has fewer than three."""
    seen = next(seen for seen, _ in met()["buy"] if len(seen["moves"]) >= len(looks))
    offered = [text.removeprefix("buy ") for text in seen["moves"]]
    piles = [pile | {"looks": looks[offered.index(pile["pile"]) % len(looks)]} if pile["pile"] in offered else pile for pile in seen["board"]["piles"]]
    assert f"You look at {said}" in draw(seen | {"board": seen["board"] | {"piles": piles}}, ENGLISH).hint
