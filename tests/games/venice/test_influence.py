"""Influence cards."""

from ridotto.games.venice.moves import CONTRACT_TEXTS, INFLUENCE, INFLUENCE_TEXTS
from ridotto.games.venice.rules.piles import cards_held, draw_card
from tests.games.venice.positions import Table


def holding(*cards: str, seats: int = 3) -> Table:
    """Seat 0 holds these cards."""
    table = Table(seats).ready()
    table.cards(0, *cards)
    return table


def kind(card: str) -> int:
    """The number of a kind of card."""
    return INFLUENCE_TEXTS.index(card)


def test_two_are_drawn_one_is_kept_and_the_other_goes_under_the_pile() -> None:
    """VEN-104."""
    table = holding("trade-information")
    table.stack_cards("overtime", "testimony", "hire-spy")
    table.turn().play("play trade-information")
    assert table.legal() == ["keep-card overtime", "keep-card testimony"]
    table.play("keep-card testimony")
    assert table.state.cards[kind("testimony")] == 1
    assert [INFLUENCE_TEXTS[table.state.card_pile[at]] for at in range(2)] == ["hire-spy", "overtime"]


def test_a_choice_between_equal_cards_is_asked() -> None:
    """VEN-R7."""
    table = holding("trade-information")
    table.stack_cards("overtime", "overtime", "hire-spy")
    table.turn().play("play trade-information")
    assert table.legal() == ["keep-card overtime"]


def test_step_one_is_asked_whenever_a_card_is_held() -> None:
    """VEN-R7, VEN-R16: even if it cannot be played."""
    table = holding("testimony").turn()
    assert (table.decision, table.legal()) == ("play-card", ["no-card"])


def test_any_number_of_cards_is_held() -> None:
    """VEN-105."""
    table = Table().ready()
    table.state.turn = 0
    table.lay(0, "secret-archive")
    for _ in range(11):
        draw_card(table.state, 0)
    assert cards_held(table.state, 0) == 22


def test_a_played_card_goes_to_the_discards() -> None:
    """VEN-106."""
    table = holding("lead-research").turn().play("play lead-research")
    assert table.state.discards[kind("lead-research")] == 1
    assert cards_held(table.state, 0) == 0


def test_the_discards_become_the_pile_when_a_card_has_to_be_drawn() -> None:
    """VEN-107, VEN-R29: the last card of the pile, then one of the shuffled discards, including the one just played."""
    table = holding("trade-information")
    table.stack_cards("overtime")
    table.turn().play("play trade-information")
    assert table.legal() == ["keep-card overtime", "keep-card trade-information"]
    assert table.told("cards-shuffled 1")
    table.play("keep-card overtime")
    assert (table.state.cards_piled, sum(int(n) for n in table.state.discards)) == (1, 0)


def test_a_single_card_is_kept_without_choice() -> None:
    """VEN-R29: only the card just played exists."""
    table = holding("trade-information")
    table.stack_cards()
    table.turn().play("play trade-information")
    assert table.decision == "gondolier"
    assert table.state.cards[kind("trade-information")] == 1


def test_bribe_the_foreman() -> None:
    """VEN-108: straight to field 4, pushing nobody, for 3 intrigue; nothing is activated."""
    table = holding("bribe-foreman")
    table.assistant(0, "mint", 1)
    table.assistant(0, "court", 4)
    table.assistant(0, "church", 2)
    table.assistant(1, "mint", 2)
    table.turn().play("play bribe-foreman")
    assert table.legal() == ["assistant church", "assistant mint"]
    table.play("assistant mint")
    assert (table.field(0, "mint"), table.field(1, "mint"), table.state.intrigue[0]) == (4, 2, 3)
    assert table.decision == "gondolier"


def test_overtime() -> None:
    """VEN-109, VEN-R13: a building at one's own gondola is activated, with its cargo and without advancing.

    A tile needs an assistant.
    """
    table = holding("overtime")
    table.assistant(0, "market", 2)
    table.moor(0, 2, "great-council")
    table.moor(1, 1, "market")
    table.turn().play("play overtime")
    assert table.legal() == ["overtime market", "overtime great-council"]
    table.play("overtime market", "use 1")
    assert (table.carries(0, 1), table.field(0, "market"), table.points(1)) == ((1, 0, 0), 2, 0)
    table.play("finish")
    assert table.decision == "gondolier"
    table = holding("overtime").turn()
    assert table.legal() == ["no-card"], "no assistant at the Market nor at the Council of Ten"


def test_overtime_at_a_municipal_building_works_fully() -> None:
    """VEN-R13: taxes included; the fulfilling of contracts belongs to mooring."""
    table = holding("overtime")
    table.moor(0, 1, "st-marks")
    table.give(0, "canal-toll")
    table.turn().play("play overtime")
    before = int(table.state.coins[0])
    table.play("use 1")
    assert table.state.coins[0] == before - 1
    assert table.decision == "keep-contract"


def test_overtime_is_no_mooring_for_contract_19() -> None:
    """VEN-R13: the assistant stands on field 4, and still the contract gives nothing."""
    table = holding("overtime")
    table.lay(0, "old-hands")
    table.assistant(0, "market", 4)
    table.turn().play("play overtime", "finish")
    assert (table.points(0), table.told("contract-gives")) == (0, [])


def test_bribe_councillors() -> None:
    """VEN-110: one field without extra fields for intrigue, one more for an intrigue."""
    table = holding("bribe-councillors")
    table.state.intrigue[0] = 5
    table.turn().play("play bribe-councillors")
    assert table.state.council[0] == 1
    table.play("more")
    assert (table.state.council[0], table.state.intrigue[0]) == (2, 6)
    table = holding("bribe-councillors").turn().play("play bribe-councillors", "no-more")
    assert (table.state.council[0], table.state.intrigue[0]) == (1, 0)


def test_trade_information() -> None:
    """VEN-111."""
    table = holding("trade-information")
    before = int(table.state.coins[0])
    table.turn().play("play trade-information")
    assert table.state.coins[0] == before + 2
    assert table.decision == "keep-influence"


def test_build_a_bridge() -> None:
    """VEN-112: a bridge free of charge, or 2 points for each own bridge on the board."""
    table = holding("build-bridge")
    table.bridge(0, "market", "small-council")
    before = int(table.state.coins[0])
    table.turn().play("play build-bridge")
    assert table.legal() == ["take bridge", "take points"]
    table.play("take bridge")
    assert (table.decision, table.state.coins[0]) == ("bridge", before)
    table = holding("build-bridge")
    table.bridge(0, "market", "small-council")
    table.turn().play("play build-bridge", "take points")
    assert table.points(0) == 2
    table = holding("build-bridge")
    table.bridge(0, "market", "small-council")
    table.bridge(0, "court", "library")
    table.turn().play("play build-bridge")
    assert table.points(0) == 4, "no bridge is left"


def test_promote_workers() -> None:
    """VEN-113, VEN-R54: one field on, pushing as usual; an assistant beyond a gap stays, and nothing is activated."""
    table = holding("promote-workers")
    table.assistant(0, "mint", 1)
    table.assistant(1, "mint", 3)
    table.turn().play("play promote-workers")
    assert (table.field(0, "mint"), table.field(1, "mint"), table.decision) == (2, 3, "gondolier")
    table = holding("promote-workers")
    table.assistant(0, "mint", 1)
    table.assistant(1, "mint", 2)
    table.turn().play("play promote-workers")
    assert (table.field(0, "mint"), table.field(1, "mint")) == (2, 3)


def test_organise_supplies() -> None:
    """VEN-114: cubes are moved wherever the gondolas are, then a cube of any kind on either gondola."""
    table = holding("organise-supplies")
    table.load(0, 1, ceramic=2)
    table.load(0, 2, cloth=1)
    table.turn().play("play organise-supplies", "cubes 0 1 0")
    assert (table.carries(0, 1), table.carries(0, 2)) == ((0, 1, 0), (2, 0, 0))
    assert len(table.legal()) == 6
    table.play("cube silver second")
    assert table.carries(0, 2) == (2, 0, 1)
    assert table.decision == "gondolier"


def test_bid_for_contracts() -> None:
    """VEN-115: one contract, without choice or tax, or 2 points."""
    table = holding("bid-contracts")
    table.give(0, "orator")
    table.stack("mentor", "advocate")
    before = int(table.state.coins[0])
    table.turn().play("play bid-contracts", "take contract")
    assert table.state.hand[0] == (1 << CONTRACT_TEXTS.index("orator")) | (1 << CONTRACT_TEXTS.index("mentor"))
    assert (table.state.coins[0], table.state.piled, table.decision) == (before, 1, "gondolier")
    table = holding("bid-contracts").turn().play("play bid-contracts", "take points")
    assert table.points(0) == 2


def test_with_three_contracts_in_hand_bidding_gives_the_points() -> None:
    """VEN-116."""
    table = holding("bid-contracts")
    table.give(0, "orator", "mentor", "advocate")
    table.turn().play("play bid-contracts")
    assert table.points(0) == 2


def test_lead_research_and_testimony() -> None:
    """VEN-117, VEN-118: up to 10 scrolls, down to 0 intrigue."""
    table = holding("lead-research")
    table.state.scrolls[0] = 8
    assert table.turn().play("play lead-research").state.scrolls[0] == 10
    table = holding("testimony")
    table.state.intrigue[0] = 2
    assert table.turn().play("play testimony").state.intrigue[0] == 0


def test_the_spy_uses_all_effects_of_one_building_in_passing() -> None:
    """VEN-119, VEN-120, VEN-R14: at one tile, before the first effect, instead of the own assistant."""
    table = holding("hire-spy")
    table.assistant(0, "small-council", 1)
    table.assistant(0, "harbour", 1)
    table.turn().play("play hire-spy", "gondolier first", "sail small-council", "pass")
    assert table.legal() == ["use 1", "spy", "finish"]
    table.play("spy")
    assert table.legal() == ["use 1", "use 2", "finish"]
    table.play("use 1")
    assert "spy" not in table.legal()
    table.play("use 2", "sail harbour", "pass")
    assert table.legal() == ["use 1", "finish"], "the spy has been used"


def test_after_the_first_effect_the_spy_comes_too_late() -> None:
    """VEN-R14."""
    table = holding("hire-spy")
    table.assistant(0, "small-council", 2)
    table.turn().play("play hire-spy", "gondolier first", "sail small-council", "pass", "use 1")
    assert table.legal() == ["use 2", "finish"]


def test_the_spy_needs_no_assistant_and_works_only_in_passing() -> None:
    """VEN-119, VEN-R14."""
    table = holding("hire-spy").turn().play("play hire-spy", "gondolier first", "sail small-council", "pass")
    assert table.legal() == ["spy", "finish"]
    table = holding("hire-spy").turn().play("play hire-spy", "gondolier first", "sail small-council", "moor")
    assert "spy" not in table.legal()


def test_cards_without_target_are_not_playable_but_two_always_are() -> None:
    """VEN-R16."""
    table = holding(*INFLUENCE_TEXTS)
    table.state.scrolls[0] = 10
    table.state.council[0] = 20
    table.turn()
    playable = {"trade-information", "build-bridge", "organise-supplies", "bid-contracts", "hire-spy"}
    assert set(table.legal()) == {"no-card", *(f"play {card}" for card in playable)}
    assert len(INFLUENCE_TEXTS) == INFLUENCE
