"""The other rooms of the game's folder: edition, view, text, words, advice, soundness."""

from typing import cast

import pytest

from ridotto.engine.cells import cells
from ridotto.engine.errors import EditionError
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.venice import GAME
from ridotto.games.venice.advice import FEATURES, advise, features
from ridotto.games.venice.components import VeniceEdition
from ridotto.games.venice.moves import BUILDING_TEXTS, CONTRACT_TEXTS, DECIDE_DISCARD, DECIDE_FULFIL, DECIDE_PAY_CUBES, INFLUENCE_TEXTS, TILE_TEXTS, TILES
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.parts import CONTRACT_COLUMNS, CONTRACT_PLACE
from ridotto.games.venice.rules.position import NOBODY
from ridotto.games.venice.rules.smugglers import draw_deck
from ridotto.games.venice.text import text as text_of
from tests.games.editions import changed
from tests.games.venice.positions import LAYOUT, Table, sailing

DATA = cast("VeniceEdition", GAME.edition.data)


# ---- the edition ----


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('ends = ["s1", "s2"]', 'ends = ["s1", "s1"]', r"\[\[canal\]\]"),
        ('ends = ["s1", "s2"]', 'ends = ["s1", "s4"]', r"\[\[canal\]\]"),
        ("vp = [9, 2]", "vp = [9, 2, 1]", r"\[council_reward\]"),
        ("contract_pile = 13", "contract_pile = 9", r"\[\[by_players\]\]"),
        ('yields = "cloth"', 'yields = "spice"', r"\[\[tile\]\]"),
        ("crossed = 1", "crossed = 4", r"\[\[smuggler_card\]\]"),
        ('place = "harbour"\nceramic', 'place = "prison"\nceramic', r"\[\[contract\]\]"),
        ("copies = 2", "copies = 3", r"\[influence\]"),
        ("vp_by_field = [0, 1, 2, 4]", "vp_by_field = [0, 1, 2]", r"\[solo\]"),
    ],
)
def test_an_edition_that_does_not_add_up_is_refused_by_name(old: str, new: str, place: str) -> None:
    """VEN-2, VEN-6, VEN-10, VEN-168, VEN-181, VEN-219."""
    with pytest.raises(EditionError, match=place):
        changed(GAME, (old, new))


def test_the_layout_of_the_tests_is_that_of_the_worked_examples() -> None:
    """The edition keeps the places under which every example comes out right."""
    assert tuple(DATA.example_layout.tiles) == LAYOUT


def test_half_of_the_canals_cost_one_and_half_cost_two() -> None:
    """VEN-32: ten of them follow from the examples, six with their cost."""
    costs = [canal.cost for canal in DATA.canal]
    assert (len(costs), costs.count(1), costs.count(2)) == (24, 12, 12)
    assert sum(canal.source == "derived" for canal in DATA.canal) == 10


def test_no_contract_costs_no_more_than_another_at_the_same_building_and_brings_more() -> None:
    """VEN-6: leaving aside what their effects are worth."""
    for one in DATA.contract:
        for two in DATA.contract:
            if one.place == two.place:
                dearer = one.ceramic > two.ceramic or one.cloth > two.cloth or one.silver > two.silver or one.scrolls > two.scrolls
                brings_less = one.coins < two.coins or one.vp < two.vp
                assert dearer or brings_less or (one.coins, one.vp) == (two.coins, two.vp), (one.no, two.no)


# ---- the view ----


def test_a_view_shows_what_each_next_dock_costs_and_brings() -> None:
    """VEN-R3, VEN-R4: prices, bridges, meetings, and how far the coins reach."""
    table = Table().ready()
    table.moor(1, 1, "small-council")
    table.bridge(1, "market", "small-council")
    sailing(table)
    trip = GAME.view(table.state, 0)["trip"]
    ways = {way["building"]: way for way in trip["ways"]}
    assert (ways["small-council"]["price"], ways["small-council"]["intrigue"], ways["small-council"]["meetings"]) == (0, 1, ["1.1"])
    assert trip["free"]
    reach = {there["building"]: there["price"] for there in trip["reach"]}
    assert (reach["harbour"], reach["st-marks"]) == (1, 0)


def test_hands_and_draws_are_shown_to_their_owner_alone() -> None:
    """VEN-94, VEN-104."""
    table = Table().ready()
    table.cards(0, "trade-information")
    table.give(0, "orator")
    table.turn().play("play trade-information")
    mine, other = GAME.view(table.state, 0), GAME.view(table.state, 1)
    assert len(mine["drawn_influence"]) == 2
    assert [contract["contract"] for contract in mine["hand"]] == ["orator"]
    assert (other["drawn_influence"], other["hand"], other["seats"][0]["contracts"]) == ([], [], 1)
    assert GAME.view(table.state, None)["hand"] is None


def test_the_suspect_is_shown() -> None:
    """VEN-176, VEN-177: who would be arrested now."""
    table = Table().ready()
    table.state.intrigue[1] = 2
    table.state.intrigue[2] = 2
    assert [seat["suspect"] for seat in GAME.view(table.state, None)["seats"]] == [False, False, True]


def test_what_has_been_scored_is_not_announced_again_while_intrigue_is_paid_off() -> None:
    """VEN-168, VEN-171, VEN-172: the points then include council and assistants, but not yet coins and favour cards."""
    table = Table(3, "favour").ready()
    for seat, field in enumerate((9, 5, 2)):
        table.state.council[seat] = field
        table.state.intrigue[seat] = seat
    before = GAME.view(table.state, None)["seats"]
    assert [seat["council_points"] for seat in before] == [11, 5, 2]
    shown = GAME.view(table.score().state, None)
    assert (shown["phase"], shown["step"]) == ("scoring", "pay-off")
    assert [(seat["points"], seat["council_points"], seat["assistant_points"]) for seat in shown["seats"]] == [(11, 0, 0), (5, 0, 0), (2, 0, 0)]
    assert [seat["favour_points"] for seat in shown["seats"]] == [4, 4, 4]
    solo = Table(1).ready()
    solo.state.council[1] = 5
    solo.state.intrigue[0] = 2
    assert GAME.view(solo.state, 0)["doge"]["council_points"] > 0
    assert GAME.view(solo.score().state, 0)["doge"]["council_points"] == 0


def test_a_running_activation_says_what_is_open_used_and_closed() -> None:
    """VEN-61, VEN-62, VEN-R16."""
    table = Table().ready()
    table.assistant(0, "small-council", 2)
    sailing(table, "sail small-council", "moor", "use 1")
    shown = GAME.view(table.state, 0)["activation"]
    assert [(effect["effect"], effect["state"]) for effect in shown["effects"]] == [(1, "used"), (2, "open"), (3, "closed")]


def test_a_closed_effect_says_why() -> None:
    """VEN-63, VEN-95, VEN-R3, VEN-R10, VEN-R16: price, no result, no cubes, a full hand, no pile, a stranded trip."""
    table = Table().ready()
    table.assistant(0, "small-council", 2)
    table.state.scrolls[0] = 0
    table.state.coins[0] = 2
    sailing(table, "sail small-council", "moor", "use 1")
    table.state.coins[0] = 0
    table.give(0, "orator", "lobbyist", "mentor")

    def why(building: str, *effects: int) -> list[str | None]:
        table.state.act_at = BUILDING_TEXTS.index(building)
        table.state.act_reach, table.state.act_used = 15, 0
        shown = {effect["effect"]: effect["why"] for effect in GAME.view(table.state, 0)["activation"]["effects"]}
        return [shown[effect] for effect in effects]

    assert why("small-council", 1, 2, 3) == [None, None, "nothing"]
    assert why("great-council", 1, 2) == [None, "cost"]
    assert why("st-marks", 1, 2) == ["hand", None]
    table.state.hand[0] = 0
    assert why("st-marks", 1) == [None], "no contract, no tax"
    table.lay(0, "orator")
    assert why("st-marks", 1) == ["cost"]
    table.state.piled = 0
    assert why("doges-palace", 1) == ["pile"]
    table.state.cubes = cells([0, 0, 0])
    assert why("warehouse", 1) == ["supply"]


def test_an_effect_that_would_strand_the_gondola_is_closed_by_the_journey() -> None:
    """VEN-R3: what is shown as open is what can be used, wherever one passes with few coins."""
    closed = []
    for tile in range(TILES):
        for coins in range(4):
            one = Table().ready()
            one.assistant(0, BUILDING_TEXTS[tile], 4)
            one.state.coins[0] = coins
            sailing(one)
            if f"sail {BUILDING_TEXTS[tile]}" not in one.legal():
                continue
            one.play(f"sail {BUILDING_TEXTS[tile]}")
            if one.decision == "halt" and "pass" in one.legal():
                one.play("pass")
            if one.decision == "effect":
                shown = GAME.view(one.state, 0)["activation"]["effects"]
                legal = one.legal()
                assert [effect["effect"] for effect in shown if effect["state"] == "open"] == [n for n in range(1, 5) if f"use {n}" in legal]
                closed += [effect["why"] for effect in shown if effect["state"] == "closed"]
    assert "journey" in closed


def test_a_view_names_the_gondola_that_is_loaded_and_the_contract_that_is_fulfilled() -> None:
    """VEN-71, VEN-97, VEN-160."""
    table = Table().ready()
    table.lay(0, "lighters", "mixed-cargo", "tax-privilege")
    table.load(0, 1, cloth=1, silver=1)
    table.load(0, 2, ceramic=2)
    table.give(0, "orator")
    table.state.scrolls[0] = 2
    sailing(table)
    shown = GAME.view(table.state, 1)
    assert (shown["step"], shown["reloading"], shown["fulfilling"]) == ("load", "0.1", None)
    table.play("cubes 1 1 1")
    seat_view = GAME.view(table.state, 1)
    assert (seat_view["step"], seat_view["reloading"]) == ("sail", None)
    place = BUILDING_TEXTS[int(table.state.parts.contract[CONTRACT_TEXTS.index("orator") * CONTRACT_COLUMNS + CONTRACT_PLACE])]
    table.state.gondola_at[0] = BUILDING_TEXTS.index(place)
    table.state.wait_for(0, DECIDE_FULFIL)
    table.state.asked = -1
    table.play("fulfil orator")
    while table.decision in ("pay-cubes", "archive"):
        shown = GAME.view(table.state, None)
        assert shown["fulfilling"]["contract"] == "orator", "everybody has seen it"
        table.play(table.legal()[0])
    assert GAME.view(table.state, None)["fulfilling"] is None


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_what_a_seat_is_shown_under_the_piles_lies_there(seats: int) -> None:
    """VEN-R31: throughout a match the cards that a seat put there and knows of are in the pile, in this order."""
    state, rng = GAME.start(seats, Rng.from_seed(f"under {seats}")), Rng.from_seed("under")
    assert isinstance(state, Venice)
    seen = 0
    while not state.over():
        actor = state.actors()[0]
        moves = state.legal(actor)
        state.apply(actor, moves[rng.below(len(moves))])
        if state.simultaneous():
            continue
        pile = [CONTRACT_TEXTS[state.pile[at]] for at in range(int(state.piled))]
        cards = [INFLUENCE_TEXTS[state.card_pile[at]] for at in range(int(state.cards_piled))]
        shown = GAME.view(state, actor)
        places = [pile.index(contract) for contract in shown["put_under"]]
        assert places == sorted(places)
        for kind in set(shown["put_under_cards"]):
            assert shown["put_under_cards"].count(kind) <= cards.count(kind)
        seen += len(places) + len(shown["put_under_cards"])
    assert seen > 0


def test_drawn_smuggler_cards_say_what_they_cross_out_in_the_solo_game_alone() -> None:
    """VEN-183, VEN-211, VEN-220: to whoever draws them; everybody sees which deck it is."""
    table = Table(1).ready().doge_acts()
    assert table.decision == "smuggler-card"
    shown = GAME.view(table.state, 0)
    deck = "ab".index(shown["deck_now"])
    crossed = [int(table.state.parts.smuggler_crossed[deck * TILES + TILE_TEXTS.index(tile)]) + 1 for tile in shown["drawn_smugglers"]]
    assert shown["drawn_crossed"] == crossed
    assert len(crossed) == 2
    watching = GAME.view(table.state, None)
    assert (watching["drawn_crossed"], watching["drawn_smugglers"], watching["deck_now"]) == ([], [], shown["deck_now"])
    two = Table(2).ready()
    draw_deck(two.state, 0)
    assert (GAME.view(two.state, int(two.state.turn))["drawn_crossed"], GAME.view(two.state, 0)["deck_now"]) == ([], "a")


# ---- words and text ----


@pytest.mark.parametrize(("language", "free", "paid"), [("en", "sails to the Church free of charge.", "for 1 coin."), ("de", "kostenlos", "für 1 Münze")])
def test_a_free_canal_is_called_free(language: str, free: str, paid: str) -> None:
    """VEN-31."""
    words = GAME.words(language)
    church = {"building": "Church"} | {f"building-{name}": form for name, form in words.forms("building-church").items()}
    assert free in words("event-sailed", seat="Anna", **church, coins=0)
    assert paid in words("event-sailed", seat="Anna", **church, coins=1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_contract_says_what_it_does(language: str) -> None:
    """VEN-137 to VEN-162."""
    words = GAME.words(language)
    assert len(CONTRACT_TEXTS) == 26
    for amount in (0, 1, 2):
        assert all(words(f"text-effect-{contract}", amount=amount, more=amount + 1).endswith(".") for contract in CONTRACT_TEXTS)


@pytest.mark.parametrize(("seats", "variant"), [(1, "favour"), (2, ""), (3, ""), (5, "favour")])
def test_the_text_shows_every_position_of_a_match(seats: int, variant: str) -> None:
    """VEN-1: in both languages, to everybody."""
    match = Match.new("venice", seats, f"text {seats}", variant)
    rng = Rng.from_seed("text")
    made = 0
    while not match.over:
        if made % 40 == 0:
            for seat in (None, *range(seats)):
                for language in ("en", "de"):
                    assert text_of(match.view(seat)["board"], GAME.words(language), match.names)
        seat = match.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        made += 1
    assert text_of(match.view(0)["board"], GAME.words("en"), match.names).startswith("The match is over.")


# ---- advice ----


def test_a_contract_that_can_be_fulfilled_is() -> None:
    """VEN-47: the advice sails to the building and fulfils it."""
    table = Table().ready()
    table.give(0, "orator")
    table.load(0, 1, cloth=1, silver=1)
    table.state.scrolls[0] = 1
    rng = Rng.from_seed("fulfil")
    table.turn()
    made = []
    while table.state.turn == 0:
        made.append(GAME.codec.text(advise(table.state, 0, rng)))
        table.play(made[-1])
    assert "fulfil orator" in made


def test_features_are_numbers_with_names() -> None:
    """VEN-11: at the beginning of a turn."""
    table = Table().ready()
    table.state.intrigue[1] = 3
    found = dict(zip(FEATURES, features(table.turn().state, 0), strict=True))
    assert (found["my scrolls"], found["most intrigue of others"], found["I have the turn"]) == (1.0, 3.0, 1.0)


# ---- soundness ----


@pytest.mark.parametrize("harm", ["cubes", "assistant", "bridge", "scrolls", "contract", "card", "gondola"])
def test_lost_and_doubled_parts_are_found(harm: str) -> None:
    """VEN-4, VEN-6, VEN-10, VEN-76, VEN-R17."""
    table = Table(3)
    table.deal()
    state = table.state
    assert state.faults() == []
    if harm == "cubes":
        state.cubes[0] -= 1
    elif harm == "assistant":
        state.supply[0] -= 1
    elif harm == "bridge":
        state.bridges_left[1] -= 1
    elif harm == "scrolls":
        state.scrolls[0] = 11
    elif harm == "contract":
        state.pile[0] = state.pile[1]
    elif harm == "card":
        state.cards[0] += 1
    else:
        table.moor(0, 1, "market")
        table.moor(0, 2, "market")
    assert state.faults() != []


def test_a_gondola_is_too_full_whatever_contract_is_being_paid_for() -> None:
    """VEN-65: only a gondola that is discarding cubes has more than five; contract 2 has the number of gondola 1."""
    table = Table(3).ready()
    table.load(0, 2, ceramic=3, cloth=3)
    table.state.wait_for(0, DECIDE_DISCARD, 1)
    assert "gondola 1 holds 6 cubes" not in table.state.faults()
    table.state.wait_for(0, DECIDE_PAY_CUBES, CONTRACT_TEXTS.index("pilots-chart"))
    assert (table.state.contract_at_hand(), table.state.overfull_gondola()) == (1, NOBODY)
    assert "gondola 1 holds 6 cubes" in table.state.faults()
