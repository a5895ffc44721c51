"""The scene: every legal move has its place, nothing hidden is drawn, the markup is sound, and what it says is true."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from ridotto.engine.codec import Event
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.words import Words, load_words
from ridotto.games.venice import GAME
from ridotto.games.venice.components import VeniceEdition
from ridotto.games.venice.moves import BUILDING_TEXTS, CODEC
from ridotto.games.venice.rules import DECISIONS
from ridotto.games.venice.scene import draw, paper
from ridotto.games.venice.scene.docks import why_closed
from ridotto.games.venice.scene.places import CANALS, HEIGHT, HOME, WIDTH, berths, price_at
from ridotto.games.venice.scene.scene_view import SceneView
from ridotto.games.venice.scene.stores import doge_signs
from ridotto.games.venice.shape import EffectView
from ridotto.look.scene import Scene, read_style
from tests.games.scenes import assert_sound, places

from .positions import Table, sailing
from .test_buildings import enter, moored

ENGLISH, GERMAN = (load_words(language, GAME.package) for language in ("en", "de"))
COURSES = ((1, "favour", 160), (2, "", 260), (3, "favour", 330), (4, "", 200), (5, "", 420))


def seen(table: Table, seat: int | None = None) -> dict[str, Any]:
    """The view of whoever decides at a table laid out for a test."""
    match = Match.new(GAME, int(table.state.seats), "arranged")
    match.state = table.state
    return match.view(table.state.actors()[0] if seat is None else seat)


@cache
def positions() -> list[tuple[Match, dict[str, Any], int]]:
    """Positions of matches at random, for each number of seats, with the view of a seat that decides."""
    found = []
    for seats, variant, steps in COURSES:
        match, chance = Match.new(GAME, seats, f"scene {seats}", variant=variant), Rng.from_seed(f"scene {seats}")
        for step in range(steps):
            if match.over:
                break
            seat = match.actors()[0]
            if step % 4 == 0:
                found.append((match.clone(), match.view(seat), seat))
            legal = match.state.legal(seat)
            match.play(seat, legal[chance.below(len(legal))])
    return found


def arranged() -> Iterator[tuple[str, dict[str, Any]]]:
    """A position for every decision that does not come up at random within a few hundred moves."""
    for view in (seen(table) for table in _tables()):
        yield view["decision"], view


def _tables() -> Iterator[Table]:
    yield Table()
    yield Table().deal()
    with_cards = Table().ready()
    with_cards.cards(0, "overtime", "bribe-councillors", "build-bridge", "organise-supplies", "promote-workers")
    for tile, field in (("market", 1), ("council-of-ten", 2), ("harbour", 3)):
        with_cards.assistant(0, tile, field)
    with_cards.load(0, 1, ceramic=2, silver=1)
    yield with_cards.turn()
    for card in ("overtime", "bribe-councillors", "build-bridge", "promote-workers"):
        table = Table().ready()
        table.cards(0, card)
        for tile in ("market", "council-of-ten", "harbour"):
            table.assistant(0, tile, 2)
        table.bridge(0, "market", "small-council")
        yield table.turn().play(f"play {card}")
        if card == "build-bridge":
            yield table.play("take bridge")
    supplies = Table().ready()
    supplies.cards(0, "organise-supplies")
    supplies.load(0, 1, ceramic=2, silver=1)
    supplies.load(0, 2, cloth=1)
    yield supplies.turn().play("play organise-supplies")
    yield supplies.play("cubes 2 0 1")
    yield from _harbour()
    yield from _contracts()
    yield from _effects()
    yield from _doge("levy", "levy")
    yield from _doge("public-works", "doge-bridge")
    scoring = Table().ready()
    scoring.state.intrigue[0] = 3
    scoring.state.scrolls[0] = 4
    yield scoring.score()


def _harbour() -> Iterator[Table]:
    """Passing and mooring with a full load."""
    table = Table().ready()
    table.moor(0, 1, "small-council")
    table.moor(1, 1, "harbour")
    table.load(0, 1, ceramic=2, cloth=1, silver=1)
    table.assistant(0, "harbour", 4)
    table.state.coins[0] = 9
    yield sailing(table)
    yield table.play("sail harbour")
    yield table.play("pass")
    table.play("intrigue", seat=0)
    if table.decision == "answer":
        table.play("intrigue")
    yield table
    yield table.play("use 4")


def _contracts() -> Iterator[Table]:
    """Fulfilling, paying with another cube, archiving."""
    table = Table().ready()
    table.give(0, "mixed-cargo")
    table.lay(0, "orator", "mentor", "immunity")
    table.moor(0, 1, "library")
    table.load(0, 1, cloth=2, silver=1)
    table.state.scrolls[0] = 3
    yield sailing(table, "sail warehouse", "moor")
    yield table.play("fulfil mixed-cargo")
    table = Table().ready()
    table.give(0, "tax-privilege")
    table.lay(0, "mixed-cargo")
    table.moor(0, 1, "council-of-ten")
    table.load(0, 1, ceramic=2, cloth=1, silver=2)
    table.state.scrolls[0] = 3
    yield sailing(table, "sail mint", "moor", "fulfil tax-privilege")


def _effects() -> Iterator[Table]:
    """Effects that ask for cubes."""
    for start, building, effect in (("small-council", "market", 2), ("small-council", "market", 3), ("library", "warehouse", 2)):
        table = Table().ready()
        table.moor(0, 1, start)
        table.assistant(0, building, 3)
        table.load(0, 1, ceramic=1, cloth=2)
        table.state.coins[0] = 8
        yield sailing(table, f"sail {building}", "moor", f"use {effect}")


def _doge(card: str, decision: str) -> Iterator[Table]:
    """The Doge acts until one of his cards asks something."""
    table = Table(1).ready()
    table.row(card, card, card)
    table.doge_acts()
    for _ in range(12):
        yield table
        if table.decision == decision:
            return
        table.play(table.legal()[0])
    raise AssertionError(f"{decision} was not asked")


@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["en", "de"])
def test_every_decision_has_a_place_for_each_move_and_for_nothing_else(words: Words) -> None:
    met = set()
    for name, view in [*arranged(), *((view["decision"], view) for _, view, _ in positions())]:
        met.add(name)
        scene = draw(view, words)
        assert places(scene) == {CODEC.number(text) for text in view["moves"]}, name
        assert scene.hint
        assert scene.heading
        assert not [text for text in (scene.hint, scene.happened, scene.heading) if "{" in text]
    assert met == {decision.name for decision in DECISIONS}


def test_the_markup_is_sound() -> None:
    for _, view in arranged():
        for seen_by in (view, {**view, "seat": None, "moves": [], "decision": None}):
            assert_sound(draw(seen_by, GERMAN))


def test_every_building_has_signs_for_its_effects() -> None:
    assert {f"fx-{building}" for building in BUILDING_TEXTS} <= set(draw(Match.new(GAME, 3, "signs").view(0), ENGLISH).sheet)


def test_the_docks_and_canals_are_those_of_the_edition() -> None:
    """A dock is where the edition puts it, give or take the room that a price needs."""
    view = Match.new(GAME, 3, "edition").view(None)["board"]
    home = {dock["building"]: dock["dock"] for dock in view["docks"]}
    docks = {dock.name: dock for dock in HOME}
    for dock in view["docks"]:
        _, x, y = docks[dock["dock"]]
        assert abs(x - dock["x"]) + abs(y - dock["y"]) <= 10
    canals = {frozenset((home[canal["first"]], home[canal["second"]])) for canal in view["canals"]}
    assert canals == {frozenset(pair) for pair in CANALS}


def test_prices_and_gondolas_stand_apart() -> None:
    """No price lies under another one or on an island."""
    docks = {dock.name: dock for dock in HOME}
    spots = [price_at(docks[first], docks[second]) for first, second in CANALS]
    for number, (x, y) in enumerate(spots):
        assert all(abs(x - other[0]) + abs(y - other[1]) > 28 for other in spots[number + 1 :])
        assert 0 < x < WIDTH
        assert 60 < y < HEIGHT
    for count in range(1, 7):
        assert len({(berth.x, berth.y) for berth in berths(docks["s5"], count)}) == count


def test_a_loupe_stays_on_the_board_or_shows_a_panel_below_it() -> None:
    """No loupe shows a strip beyond the edge of the map."""
    for _, view, _ in positions():
        for loupe in draw(view, ENGLISH).loupes:
            left, top, width, height = loupe.box
            assert top >= HEIGHT or (left >= 0 and top >= 0 and left + width <= WIDTH and top + height <= HEIGHT), loupe
            assert width > 0
            assert height > 0


def test_a_part_of_the_map_has_a_name_of_its_own() -> None:
    """A page keeps what a loupe of the same name shows, so that one name must always mean the same part."""
    parts: dict[tuple[int, str], Any] = {}
    for match, view, _ in positions():
        for loupe in draw(view, ENGLISH).loupes:
            assert parts.setdefault((int(match.state.seats), loupe.name), loupe.box) == loupe.box


def test_the_way_there_is_shown_before_one_sails() -> None:
    """Price, meetings and effects of each canal that can be sailed, and of the cheapest route to docks further on."""
    table = Table().ready()
    table.moor(0, 1, "market")
    table.moor(1, 1, "small-council")
    table.assistant(0, "small-council", 2)
    table.state.coins[0] = 5
    scene = draw(seen(sailing(table)), ENGLISH)
    said = {item.name: item.label for row in scene.own for item in row.items}
    assert "free" in said["act-sail-small-council"]
    assert "use effects 1–2" in said["act-sail-small-council"]
    assert "meet" in said["act-sail-small-council"]
    plans = re.findall(r'data-pick="to-([\w-]+)"[^>]*aria-label="([^"]*)"', scene.pieces)
    assert dict(plans)["harbour"].startswith("Harbour: 1 coin, by way of the Consulate.")
    assert "4: give any cubes: 1 point each" in dict(plans)["harbour"]


def test_what_a_sail_costs_meets_and_offers_is_said_and_drawn_where_it_is_pointed_at() -> None:
    table = Table().ready()
    table.moor(0, 1, "market")
    table.moor(1, 1, "small-council")
    table.assistant(0, "small-council", 1)
    table.assistant(1, "small-council", 2)
    table.state.coins[0] = 5
    scene = draw(seen(sailing(table)), ENGLISH)
    move = CODEC.number("sail small-council")
    first, *said = scene.about[move].splitlines()
    assert first == "Free of charge; you keep 5 coins."
    assert [line for line in said if line.startswith("Passing: you meet ")]
    assert [line for line in said if line.startswith("Mooring: your assistant goes to field 2, ") and "’s to field 3" in line]
    assert said[-2:] == ["1: gain 1 ceramic", "2: advance 1 in the council"]
    assert scene.about[move] in {item.move: item.label for row in scene.own for item in row.items}[move]
    drawn = looks(scene)[str(move)]
    assert drawn.count("ve-met") == 2, "the gondola that is met, and the effects"
    assert "ve-push" in drawn


def test_a_canal_at_a_dock_reached_means_to_pass_and_then_to_sail_there() -> None:
    table = Table().ready()
    table.moor(0, 1, "market")
    table.state.coins[0] = 5
    scene = draw(seen(sailing(table, "sail small-council")), ENGLISH)
    lanes = re.findall(r'data-move="(\d+)" data-then="(\d+)"', scene.pieces)
    ways = seen(table)["board"]["trip"]["ways"]
    assert {(int(move), int(then)) for move, then in lanes} == {(CODEC.number("pass"), CODEC.number(f"sail {way['building']}")) for way in ways}
    assert set(looks(scene)) >= {str(CODEC.number("pass")), str(CODEC.number("moor"))}


def looks(scene: Scene) -> dict[str, str]:
    """What is drawn while something is pointed at, by each of its keys."""
    groups = ElementTree.fromstring(f"<svg>{scene.pieces}</svg>").iterfind(".//g[@data-look]")
    return {key: ElementTree.tostring(group, "unicode") for group in groups for key in group.get("data-look", "").split()}


def test_a_canal_sailed_unasked_is_told() -> None:
    """VEN-R7: the viewer has used an effect, and the only canal left was sailed; after an own sail nothing is said."""
    table = Table().ready()
    table.moor(0, 1, "market")
    table.state.coins[0] = 5
    view = seen(sailing(table, "sail small-council", "pass", "sail harbour"))
    assert view["decision"] == "halt"
    sailed = Event("sailed", {"seat": 0, "building": BUILDING_TEXTS.index("harbour"), "coins": 2})
    assert draw(view, ENGLISH, [Event("used-effect", {}), sailed]).happened == "Only one way was left: you have sailed to the Harbour for 2 coins."
    assert draw(view, ENGLISH, [sailed]).happened == "You are at the Harbour."


def test_who_would_be_arrested_is_told_in_every_turn_and_why_in_a_tie() -> None:
    """VEN-176, VEN-177: of equals the one later in play order; also while it is the turn of that player."""
    table = Table().ready()
    table.state.intrigue[0] = table.state.intrigue[2] = 3
    warnings = [panel.warning for panel in draw(seen(table.turn()), ENGLISH).seats]
    assert warnings == ["", "", ENGLISH("scene-suspect-tie")]
    table.state.intrigue[0] = 4
    scene = draw(seen(table), ENGLISH)
    assert [panel.warning for panel in scene.seats] == [ENGLISH("scene-suspect"), "", ""]
    assert "arrested" in scene.sum


def test_what_is_scored_already_is_not_forecast_again() -> None:
    """VEN-168 to VEN-172: while intrigue is paid off, council and assistants are already scored.

    It says who would be arrested.
    """
    table = Table().ready()
    table.state.council[0] = 9
    table.state.intrigue[0], table.state.intrigue[1] = 3, 4
    table.state.coins[0], table.state.scrolls[0] = 0, 4
    scene = draw(seen(table.score()), ENGLISH)
    assert scene.seats[0].caption == ENGLISH("scene-caption", now=int(scene.seats[0].number), points=0)
    assert scene.happened == "You have 3 intrigue: as it stands Bruno is arrested with 4."
    said = [mark.label for panel in scene.seats for mark in panel.supply]
    assert not any("as it stands" in label for label in said)


def test_a_contract_that_is_pointed_at_shows_its_building() -> None:
    table = Table().ready()
    table.give(0, "tax-privilege")
    scene = draw(seen(table.turn()), ENGLISH)
    assert 'data-look="own-deed-tax-privilege' in scene.pieces


def test_every_card_and_contract_says_what_it_does_before_it_is_chosen() -> None:
    """The first tap on one says it; places without a sentence are those that say it themselves."""
    quiet = set()
    for _, view in [*arranged(), *((name, view) for name, (_, view, _) in enumerate(positions()))]:
        scene = draw(view, GERMAN)
        quiet |= {text.split()[0] for text in view["moves"]} - {CODEC.kind(move).name for move in scene.about}
        assert all(scene.about.values())
    assert not quiet & {
        "sail",
        "pass",
        "moor",
        "place",
        "keep",
        "keep-card",
        "return",
        "fulfil",
        "archive",
        "play",
        "smuggle",
        "route",
        "gondolier",
        "bridge",
        "overtime",
    }


def test_the_doge_sits_at_the_table_of_the_solo_game() -> None:
    table = Table(1).ready()
    scene = draw(seen(table.turn()), ENGLISH)
    (doge,) = scene.company
    assert doge.panel.number == str(int(table.state.doge_points))
    assert scene.badges["doge-card"] == doge.badge
    assert not draw(seen(Table().ready().turn()), ENGLISH).company


def test_what_passing_and_mooring_bring_is_said_before_one_decides() -> None:
    *_, view = (seen(table) for table in list(_harbour())[:2])
    table = Table().ready()
    table.moor(0, 1, "small-council")
    table.moor(1, 1, "harbour")
    table.assistant(0, "harbour", 1)
    table.assistant(1, "harbour", 2)
    scene = draw(seen(sailing(table, "sail harbour")), ENGLISH)
    said = {item.name: item.label for row in scene.own for item in row.items}
    assert "meet" in said["act-pass"]
    assert "use effect 1" in said["act-pass"]
    assert "your assistant goes to field 2" in said["act-moor"].lower()
    assert "’s to field 3" in said["act-moor"]
    assert view["decision"] is not None


def test_one_who_has_moored_hears_why_a_contract_must_wait() -> None:
    table = Table().ready()
    table.give(0, "mixed-cargo", "tax-privilege")
    table.moor(0, 1, "library")
    scene = draw(seen(sailing(table, "sail warehouse", "moor")), ENGLISH)
    why = {item.name: item.why for row in scene.own for item in row.items if item.why}
    assert len(why) == 2
    assert len(set(why.values())) == 2


@pytest.mark.parametrize(("words", "said"), [(ENGLISH, "asks for 3 ceramic"), (GERMAN, "verlangt 3 Keramik")], ids=["en", "de"])
def test_who_may_pay_with_another_cube_hears_what_the_contract_asks_for(words: Words, said: str) -> None:
    """VEN-141: its card has left the hand."""
    *_, table = _contracts()
    view = seen(table)
    view["board"]["fulfilling"]["cubes"] = [3, 0, 0]
    assert said in draw(view, words).hint


def test_an_effect_that_needs_cards_in_hand_does_not_pretend_to_cost_them() -> None:
    """The fourth effect of the Consulate costs nothing."""
    table = Table().ready()
    table.moor(0, 1, "library")
    table.assistant(0, "consulate", 4)
    view = seen(table.turn())
    view["board"]["activation"] = {"building": "consulate"}
    closed: EffectView = {"effect": 4, "state": "closed", "why": "cost"}
    assert why_closed(SceneView(view, ENGLISH), closed) == ENGLISH("scene-why-cards")
    assert why_closed(SceneView(view, ENGLISH), {**closed, "effect": 2}) == ENGLISH("scene-why-cost")


@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["en", "de"])
def test_the_cards_of_the_doge_say_the_numbers_of_the_edition(words: Words) -> None:
    """VEN-235 to VEN-247: signs and words of all twelve kinds."""
    schema = GAME.edition.data
    assert isinstance(schema, VeniceEdition)
    for card in schema.doge_card:
        table = Table(1).ready()
        table.row(card.id, card.id, card.id)
        scene = draw(seen(table.turn()), words)
        label = re.search(rf"1\. {re.escape(words(f'doge-card-{card.id}'))}: ([^\"]*)", scene.pieces)
        assert label is not None
        fixed = {"treasury": ["4"], "interrogation": ["1", "1"]}.get(card.id, [])  # the field, what is lost each time
        numbers = [card.coins, card.vp, card.at_most, card.scrolls, card.council, card.intrigue, card.times if card.id != "interrogation" else None]
        assert sorted(re.findall(r"\d+", label[1])) == sorted([*fixed, *(str(number) for number in numbers if number)]), card.id
        drawn = "".join(doge_signs(SceneView(seen(table), words), card.id))
        told = [number for number in (card.coins, card.vp, card.scrolls, card.council, card.intrigue, card.times) if number]
        assert card.id == "public-works" or sorted(re.findall(r"\d+", drawn)) == sorted(map(str, told)), card.id


def test_passing_the_great_council_names_no_effects_because_it_has_none() -> None:
    table = Table().ready()
    table.moor(0, 1, "harbour")
    table.state.coins[0] = 5
    said = draw(seen(sailing(table, "sail great-council")), ENGLISH).about
    assert said[CODEC.number("pass")].splitlines() == ["Passing: no effect in passing"]
    assert said[CODEC.number("moor")].splitlines()[-2:][0].startswith("1: ")


def test_whose_points_mooring_on_top_brings_is_said() -> None:
    table = Table().ready()
    table.moor(0, 1, "small-council")
    table.moor(1, 1, "harbour")
    scene = draw(seen(sailing(table, "sail harbour")), GERMAN)
    assert "liegt dort und erhält 1 Punkt" in scene.about[CODEC.number("moor")]


def test_each_gondola_says_what_it_lacks_for_the_contract_it_is_closest_to() -> None:
    table = Table().ready()
    table.give(0, "tax-privilege")
    table.moor(0, 1, "harbour")
    table.moor(0, 2, "market")
    table.load(0, 1, cloth=1)
    table.load(0, 2, ceramic=2, cloth=1)
    table.turn()
    assert table.decision == "gondolier"
    rows = draw(seen(table), ENGLISH).own
    first, second = (item.label.splitlines()[-1].lower() for item in rows[0].items)
    assert first.startswith("still needed for tax privilege: 2 ceramic")
    assert second.startswith("all that tax privilege asks for")


def test_two_answers_with_few_words_stand_side_by_side_on_a_phone() -> None:
    table = Table().ready()
    table.moor(0, 1, "small-council")
    rows = draw(seen(sailing(table, "sail harbour")), GERMAN).own
    assert [item.box for item in rows[0].items] == [paper.box(paper._SNUG)] * 2
    assert 2 * (paper._SNUG + 3) <= 390 - 20


def test_a_drawn_contract_shows_what_is_missing_like_one_in_the_hand() -> None:
    table = Table().ready()
    table.stack("tax-privilege", "mixed-cargo")
    table.moor(0, 1, "great-council")
    table.state.coins[0] = 20
    view = seen(sailing(table, "sail st-marks", "moor", "use 1"))
    assert view["decision"] == "keep-contract"
    drawn = {item.name: item.art for row in draw(view, ENGLISH).own for item in row.items}
    assert drawn["deed-drawn-tax-privilege"].count('opacity=".42"') == 3, "two ceramic and a cloth"


def test_a_long_name_stays_on_its_card() -> None:
    for name in ("Gönnerschaft", "Steuerprivileg", "Steinmetzzeichen"):
        assert f'textLength="{paper.BRIEF - 8}"' in paper.brief(name)
        assert f">{name}<" in paper.brief(name)


def test_where_a_cube_will_do_for_a_scroll_the_question_says_so() -> None:
    table = Table().ready()
    table.lay(0, "hush-goods")
    table.moor(0, 1, "small-council")
    table.moor(1, 1, "harbour")
    table.load(0, 1, ceramic=1)
    table.state.coins[0] = 9
    sailing(table, "sail harbour", "pass")
    assert table.decision == "answer"
    assert "a cube" in draw(seen(table, 0), ENGLISH).hint


def test_contracts_to_archive_leave_the_row_under_the_board_as_wide_as_it_is() -> None:
    """A second row would make the page of a desk scroll."""
    table = Table().ready()
    table.give(0, "tax-privilege", "state-courier")
    table.lay(0, "mixed-cargo", "orator", "mentor")
    table.cards(0, "overtime")
    table.moor(0, 1, "council-of-ten")
    table.load(0, 1, ceramic=2, cloth=1, silver=2)
    table.state.scrolls[0] = 3
    view = seen(sailing(table, "sail mint", "moor", "fulfil tax-privilege"))
    if view["decision"] == "pay-cubes":
        view = seen(table.play(table.legal()[0]))
    assert view["decision"] == "archive"
    on_a_desk = [item for row in draw(view, GERMAN).own for item in row.items if not item.name.startswith("spare-")]
    assert sum(float(item.box.split()[2]) + 7 for item in on_a_desk) <= 806


def test_two_gondolas_at_one_dock_are_told_apart_where_a_cube_is_given() -> None:
    """VEN-157: the cube comes from the manned gondola or from the other one."""
    table = Table().ready()
    table.lay(0, "hush-goods")
    table.moor(0, 1, "small-council")
    table.moor(0, 2, "harbour")
    table.moor(1, 1, "harbour")
    for number in (1, 2):
        table.load(0, number, ceramic=1)
    table.state.coins[0] = 9
    sailing(table, "sail harbour")
    assert table.decision == "answer"
    scene = draw(seen(table, 0), ENGLISH)
    labels = [item.label for row in scene.own for item in row.items if item.name.startswith("act-give-")]
    assert len(labels) == len(set(labels)) == 2
    assert "manned gondola" in labels[0]


def test_the_rule_behind_a_question_is_that_of_the_card_or_the_building_that_asks() -> None:
    """VEN-71, VEN-85, VEN-112, VEN-113, VEN-115, VEN-136, VEN-160: empty where it is the rule of all questions of this kind."""
    for card, rule in (("build-bridge", ""), ("bid-contracts", "VEN-115"), ("bribe-foreman", ""), ("promote-workers", "VEN-113")):
        table = Table().ready()
        for tile in ("market", "church"):
            table.assistant(0, tile, 1)
        table.bridge(0, "market", "small-council")
        table.stack("mentor")
        table.cards(0, card)
        table.turn().play(f"play {card}")
        assert (draw(seen(table, 0), ENGLISH).rule, table.decision[:5]) == (rule, "card-")
    for building, uses, rule in (("great-council", (), "VEN-85"), ("council-of-ten", ("use 3",), "VEN-136")):
        table = enter(moored(building), building).play(*uses)
        assert draw(seen(table, 0), ENGLISH).rule == rule
    table = Table().ready()
    table.lay(0, "lighters")
    table.load(0, 2, silver=2)
    sailing(table)
    assert (draw(seen(table, 0), ENGLISH).rule, table.decision) == ("VEN-160", "load")
    table = Table().ready()
    table.moor(0, 2, "small-council")
    table.load(0, 2, silver=2)
    sailing(table, "sail small-council")
    assert (draw(seen(table, 0), ENGLISH).rule, table.decision) == ("", "load")


def test_the_smallest_letters_of_an_answer_are_never_less_than_eleven_pixels_high() -> None:
    """However wide the page makes the card."""
    boxes = {width + 4 for widths in (*paper._ANSWERS.values(), paper._LEAST_ANSWER) for width in widths}
    shown = [
        (int(box), int(width)) for box, width in re.findall(r'li\[data-breadth="(\d+)"\] \{ width: (\d+)px', read_style(GAME.package)) if int(box) in boxes
    ]
    assert {box for box, _ in shown} == boxes
    assert [(box, width) for box, width in shown if width / box * paper._SIZES[-1] < 11] == []


def test_which_gondola_is_manned_is_said_by_where_it_lies_and_not_by_its_number() -> None:
    view = seen(Table().ready().turn())
    assert view["decision"] == "gondolier"
    for words, said in ((ENGLISH, "man the gondola at the"), (GERMAN, "die Gondel a")):
        called = {CODEC.text(move): name for move, name in draw(view, words).called.items()}
        assert called.keys() == {"gondolier first", "gondolier second"}
        assert len(set(called.values())) == 2
        assert all(name.startswith(said) for name in called.values()), called
