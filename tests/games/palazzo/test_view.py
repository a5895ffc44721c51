"""What each seat sees, and what it does not: PAL-R32 to PAL-R35."""

from collections import Counter
from typing import cast

import pytest

from ridotto.engine.edition import Edition
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.moves import FACE_TEXTS
from ridotto.games.palazzo.rules import Palazzo
from ridotto.games.palazzo.text import text
from tests.games.courses import course
from tests.games.editions import own_edition

from .positions import actor, arrange, bidding, cards, edition_with, hand, in_order, match_at, options, paying, play, see, start


def unchanged_for_others(state: Palazzo, *moves: str) -> None:
    """None of these moves of one seat changes what any other seat, or a spectator, sees."""
    seat = actor(state)
    others = [other for other in range(-1, int(state.seats)) if other != seat]
    before = [see(state, other) for other in others]
    for n, move in enumerate(moves, start=1):
        play(state, move)
        assert [see(state, other) for other in others] == before, f"after {move!r}"
        assert [int(count) for count in state.secret] == [n if other == seat else 0 for other in range(int(state.seats))]


def test_a_purchase_is_private_until_it_is_paid() -> None:
    """PAL-R33: which tiles, and which cards."""
    state = play(arrange(start(3), warehouse="B1/1 B1/2", coming="B5/1 M5/2", hands=["b7 b7 g3 c"]), "tiles")
    unchanged_for_others(state, "buy", "tile brick-1-1", "tile brick-5-1", "card brown 7", "card brown 7")
    play(state, "done")
    assert see(state, 1)["fresh"] == {"seat": 0, "tiles": ["brick-1-1", "brick-5-1"], "gains": []}
    assert see(state, 1)["discard"] == cards("b7 b7")
    assert state.secret[0] == 0


def test_a_purchase_for_nothing_is_shown_with_the_second_tile() -> None:
    """PAL-R33, PAL-R4."""
    nine = "B1/1 B1/2 B1/3 S1/1 S1/2 S1/3 M1/1 M1/2 M1/3"
    state = play(arrange(start(3), warehouse=nine, coming="B5/1 M5/2"), "tiles")
    unchanged_for_others(state, "buy", "tile brick-1-1")
    play(state, "no-second")
    assert see(state, 1)["fresh"] == {"seat": 0, "tiles": ["brick-1-1"], "gains": []}


def test_a_bid_is_private_until_it_is_finished() -> None:
    """PAL-R33: not even the number of cards laid so far is seen."""
    state = bidding(["b3", "b4 g4 r4 b6 c", "r7"])
    unchanged_for_others(state, "group 4", "card brown 6", "cert")
    play(state, "done")
    auction = see(state, 2)["auction"]
    assert auction is not None
    assert auction["bids"][1]["cards"] == in_order("b4 g4 r4 b6 c")


@pytest.mark.parametrize("chain", [("take-out", "from 0 1"), ("insert", "single 1", "into 0"), ("remove", "single 1")])
def test_a_rebuild_is_private_until_the_fee(chain: tuple[str, ...]) -> None:
    """PAL-R33."""
    state = arrange(start(3), palazzi=[["B1/1 B2/1", "S3/1"]], hands=["b3"])
    before = see(state, 1)["seats"][0]["palazzi"]
    unchanged_for_others(state, *chain)
    play(state, "fee brown-3")
    assert see(state, 1)["seats"][0]["palazzi"] != before


def test_others_hear_nothing_of_an_unfinished_chain() -> None:
    """PAL-R33: neither in the events nor in the record so far."""
    match = match_at(warehouse="B1/1", coming="B5/1 R", hands=["b7 b7"])
    match.play(0, "tiles")
    events, public, record = match.events(1), match.events(), str(match.record(1))
    for move in ("buy", "tile brick-1-1", "no-second", "card brown 7"):
        match.play(0, move)
        assert (match.events(1), match.events()) == (events, public)
        assert str(match.record(1)) == record
    match.play(0, "done")
    assert [match.tell(event) for event in match.events(1)[len(events) :]] == [
        "Anna buys brick 1 with 1 window for 7.",
        "Anna pays 7: brown 7.",
    ]
    assert "0 card brown 7" in str(match.record(1))


@pytest.mark.parametrize(("hand", "too", "groups"), [("b4 g4 r4", True, True), ("b6 g4 r5", True, False), ("b6 c c c", True, True), ("b6 c c c", False, False)])
def test_the_seat_sees_whether_it_can_lay_a_group(hand: str, too: bool, groups: bool) -> None:
    """PAL-33, PAL-34: in some editions certificates are no group."""
    edition = GAME.edition if too else edition_with(("certificates_too = true", "certificates_too = false"))
    state = arrange(start(2, edition=edition), warehouse="B1/1 B1/2 B1/3", coming="B5/1 M5/2", hands=[hand])
    chain = see(play(state, "tiles", "buy", "tile brick-5-1", "no-second"), 0)["chain"]
    assert chain is not None
    assert chain["groups"] == groups


def test_the_rates_list_the_cards_that_are_a_group() -> None:
    """PAL-33, PAL-34: one value in all currencies; in some editions certificates are no group."""
    groups = see(start(2))["rates"]["groups"]
    worth = see(start(2))["rates"]["group"]
    assert [each["worth"] for each in groups] == [worth] * 6
    assert [each["cards"] for each in groups] == [*([f"{currency}-{value}" for currency in ("brown", "green", "red")] for value in range(3, 8)), ["cert"] * 3]
    without = edition_with(("certificates_too = true", "certificates_too = false"))
    assert see(start(2, edition=without))["rates"]["groups"] == groups[:-1]


def test_of_two_equal_single_tiles_one_stands_for_both() -> None:
    """PAL-R37: but a palazzo with more than that tile is another."""
    twice = next(face for face in FACE_TEXTS if (GAME.edition.components.doubled >> FACE_TEXTS.index(face)) & 1)
    material, floor, windows = twice.split("-")
    tile = f"{material[0].upper()}{floor}/{windows}"
    state = arrange(start(2), palazzi=[["B5/1", tile, tile]])
    assert [(each["number"], each["alike"]) for each in see(state)["seats"][0]["palazzi"]] == [(0, 0), (1, 1), (2, 1)]


def test_the_seat_itself_sees_its_chain() -> None:
    """PAL-R33: with total, target and reach."""
    state = play(paying("b4 g4 r4 b6 c", 8), "card brown 6")
    assert see(state, 0)["chain"] == {
        "kind": "buy",
        "tiles": ["brick-5-1"],
        "palazzo": None,
        "into": None,
        "cards": ["brown-6"],
        "currency": "brown",
        "barred": [{"card": "green-4", "why": "currency"}, {"card": "red-4", "why": "currency"}],
        "total": 6,
        "target": 8,
        "reach": 6 + 15 + 2,
        "groups": True,
    }
    assert see(state, 0)["hand"] == in_order("b4 g4 r4 b6 c")
    state = play(arrange(start(2), palazzi=[["B1/1 B2/1", "S3/1"]], hands=["b3"]), "insert", "single 1", "into 0")
    chain = see(state, 0)["chain"]
    assert chain is not None
    assert (chain["kind"], chain["tiles"], chain["palazzo"], chain["into"], chain["total"]) == ("insert", ["sandstone-3-1"], 1, 0, None)
    state = play(arrange(start(2), palazzi=[["B1/1 B2/1", "S3/1"]], hands=["b3"]), "take-out", "from 0 2")
    chain = see(state, 0)["chain"]
    assert chain is not None
    assert (chain["kind"], chain["tiles"], chain["palazzo"]) == ("take-out", ["brick-2-1"], 0)


@pytest.mark.parametrize("edition", [GAME.edition, own_edition(GAME)], ids=["shipped", "own"])
def test_every_card_that_cannot_be_laid_says_why_and_no_other(edition: Edition) -> None:
    """PAL-29, PAL-38, PAL-81, PAL-85."""
    met = Counter[str | None]()
    for number in range(4):
        for match in course(GAME, 3, edition, f"barred {number}"):
            (seat,) = match.actors()
            if match.decision(seat) in ("bid", "pay"):
                met.update(barred(cast(Palazzo, match.state.clone()), seat))
    assert set(met) == {None, "reach", "currency", "rest"}, met


@pytest.mark.parametrize("edition", [GAME.edition, own_edition(GAME)], ids=["shipped", "own"])
def test_every_move_that_is_spoken_of_and_barred_says_why_and_no_other(edition: Edition) -> None:
    """PAL-63, PAL-110, PAL-114, PAL-115, PAL-117."""
    met = Counter[tuple[str, str]]()
    spoken_of = {"market": {"buy"}, "turn": {"take-out", "insert", "remove"}}
    for number in range(4):
        for match in course(GAME, 3, edition, f"moves {number}"):
            (seat,) = match.actors()
            view = match.view(seat)
            said = view["board"]["barred"]
            assert set(said) == spoken_of.get(view["decision"], set()) - set(view["moves"])
            assert not match.view(None)["board"]["barred"]
            for why in said.values():
                assert (why == "fee") == (view["decision"] == "turn" and not view["board"]["hand"])
                assert (why == "empty") == (view["decision"] == "market" and not view["board"]["warehouse"]["tiles"])
            met.update(said.items())
    assert {why for _, why in met} >= {"dear", "fee", "nothing-built", "no-tile"}, met


def barred(state: Palazzo, seat: int) -> list[str | None]:
    """What the view says of each kind of card left in hand, compared with what is offered.

    It is also compared with what would be offered if the cards laid were enough.
    """
    chain, enough = see(state, seat)["chain"], state.clone()
    assert chain is not None
    said = {each["card"]: each["why"] for each in chain["barred"]}
    enough.lay_value += 1000
    offered, then = options(state), options(enough)
    stuck = not any(text.startswith(("group", "card", "cert", "done")) for text in offered)
    left = Counter(hand(state, seat))
    left.subtract(chain["cards"])
    kinds = sorted(+left)
    for card in kinds:
        move = "cert" if card == "cert" else f"card {card.replace('-', ' ')}"
        expected = None if move in offered else "reach" if stuck else "rest" if move in then else "currency"
        assert said.get(card) == expected, card
    assert set(said) <= set(kinds)
    return [said.get(card) for card in kinds]


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """PAL-10: others see the known part and a number."""
    state = arrange(start(2), hands=["b3 b4 c", "g3"], known=["b4"])
    assert see(state, 0)["hand"] == in_order("b3 b4 c")
    assert see(state, 1)["hand"] == ["green-3"]
    assert see(state)["hand"] is None
    for seat in (-1, 0, 1):
        assert see(state, seat)["seats"][0]["known"] == ["brown-4"]
        assert see(state, seat)["seats"][0]["hidden"] == 2


def test_cards_taken_from_a_display_are_known() -> None:
    """PAL-47, PAL-48."""
    state = play(arrange(start(2), hands=["b3", "g3"], pile="r3 r4 r5"), "money", "take red-3", "take red-5", "take red-4")
    assert [(seat["known"], seat["hidden"]) for seat in see(state)["seats"]] == [(cards("r3 r5"), 1), (["red-4"], 1)]


def test_a_card_played_is_a_known_copy_if_there_is_one() -> None:
    """PAL-R34: in a payment; only then a hidden one."""
    state = arrange(start(2), warehouse="B1/1 B1/2", coming="B5/1 M5/2", hands=["b4 b4 b4 b3"], known=["b4"])
    play(state, "tiles", "buy", "tile brick-1-1", "no-second", "card brown 4", "card brown 4", "done")
    assert (see(state)["seats"][0]["known"], see(state)["seats"][0]["hidden"], hand(state, 0)) == ([], 2, cards("b3 b4"))
    state = arrange(start(2), warehouse="B1/1 B1/2", coming="B5/1 M5/2", hands=["b4 b4 b3"], known=["b4 b4"])
    play(state, "tiles", "buy", "tile brick-1-1", "no-second", "card brown 4", "card brown 3", "done")
    assert (see(state)["seats"][0]["known"], see(state)["seats"][0]["hidden"]) == (["brown-4"], 0)


def test_a_fee_is_a_known_copy_if_there_is_one() -> None:
    """PAL-R34."""
    state = arrange(start(2), palazzi=[["B1/1", "B2/1"], ["S1/1"]], hands=["b4 b4", "g3"], known=["b4"])
    play(state, "remove", "single 0", "fee brown-4")
    assert (see(state)["seats"][0]["known"], see(state)["seats"][0]["hidden"]) == ([], 1)
    play(state, "remove", "single 0", "fee green-3", "remove", "single 0", "fee brown-4")
    assert see(state)["seats"][0]["hidden"] == 0


def test_cards_taken_back_after_a_pass_are_known() -> None:
    """PAL-90, PAL-R34: while they lie on the table they belong to no hand."""
    state = play(bidding(["b3 b7", "g4 g4 r5"]), "card green 4", "done")
    assert (see(state)["seats"][1]["known"], see(state)["seats"][1]["hidden"]) == ([], 2)
    play(state, "card brown 7", "done", "pass")
    assert (see(state)["seats"][1]["known"], see(state)["seats"][1]["hidden"]) == (["green-4"], 2)


def test_before_the_first_shuffle_pile_and_hidden_cards_are_unseen() -> None:
    """PAL-9: together, for each seat without its own."""
    state = arrange(start(2), hands=["b3 b4", "g3 g4"], known=["b4", ""], pile="r7", rest="discard")
    assert see(state, 0)["unseen"] == in_order("g3 g4 r7")
    assert see(state, 1)["unseen"] == in_order("b3 r7")
    assert see(state)["unseen"] == in_order("b3 g3 g4 r7")
    assert see(state)["pile_cards"] is None


def test_after_it_only_hidden_cards_are_unseen_and_the_pile_is_known() -> None:
    """PAL-50."""
    state = arrange(start(2), hands=["b3 b4", "g3 g4"], known=["b4", ""], pile="r7 c r6", rest="discard", shuffled=True)
    assert see(state, 0)["unseen"] == in_order("g3 g4")
    assert see(state)["unseen"] == in_order("b3 g3 g4")
    assert see(state, 1)["pile_cards"] == in_order("r7 c r6")


def test_stacks_show_what_is_left_but_not_in_which_order() -> None:
    """PAL-4: sorted, with the riders as a number."""
    for seed in ("one", "two"):
        board = see(start(2, seed))
        assert [(stack["name"], stack["left"], len(stack["tiles"]), stack["riders"]) for stack in board["stacks"]] == [
            ("I", 10, 10, 0),
            ("II", 18, 18, 0),
            ("III", 20, 15, 5),
        ]
    assert see(start(2, "one"))["stacks"][1:] == see(start(2, "two"))["stacks"][1:]


def test_the_draft_and_the_tiles_just_acquired_are_seen() -> None:
    """PAL-99, PAL-24."""
    state = play(arrange(start(2), quarries=["", "B1/1 B1/2 B1/3 S1/1"], coming="M5/1 M5/2"), "tiles", "auction")
    assert see(state)["draft"] == {"tiles": ["brick-1-1", "brick-1-2", "brick-1-3", "sandstone-1-1"], "taken": 0}
    play(state, "pick brick-1-2")
    assert see(state)["draft"] == {"tiles": ["brick-1-1", "brick-1-3", "sandstone-1-1"], "taken": 1}
    assert see(state)["fresh"] == {"seat": 0, "tiles": ["brick-1-2"], "gains": []}


def test_stages_are_named() -> None:
    """PAL-45: as everybody sees them."""
    state = arrange(start(2), quarries=["", "B1/1"], coming="B5/1 M5/2", pile="b3 b4 b5", hands=["b7 b7", "g7"])
    assert see(state)["stage"] == "turn"
    assert see(play(state.clone(), "money"))["stage"] == "take"
    assert see(play(state, "tiles"))["stage"] == "market"
    assert see(play(state, "auction"))["stage"] == "bid"
    assert see(play(state, "pass"))["stage"] == "build"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_can_be_put_into_words(seats: int, language: str) -> None:
    """PAL-1: every view, decision, move and event of a whole match, in both languages."""
    match, rng, words = Match.new(GAME, seats, "words"), Rng.from_seed("words"), GAME.words(language)
    while not match.over:
        (seat,) = match.actors()
        board = match.view(seat)["board"]
        shown = text(board, words, match.names)
        assert match.names[seat] in shown
        assert words(f"decision-{match.decision(seat)}")
        moves = match.state.legal(seat)
        assert all(words.move(move, GAME.codec, match.names) for move in moves)
        match.play(seat, moves[rng.below(len(moves))])
    assert text(match.view()["board"], words, match.names)
    assert all(match.tell(event, language) for seat in range(seats) for event in match.events(seat))


def test_the_text_says_what_a_player_needs() -> None:
    """PAL-67, PAL-76, PAL-86."""
    state = play(bidding(["b3", "g7 g4", "r7"], warehouse="S2/2"), "card green 7", "done")
    shown = text(see(state, 2), GAME.words("en"), ["Anna", "Bruno", "Chiara"])
    for line in (
        "It is Anna's turn.\nChiara is to bid or pass.",
        "Warehouse: sandstone 2 with 2 windows, marble 5 with 1 window",
        "Quarry 2, where the builder stands: brick 1 with 1 window",
        "Anna auctions brick 1 with 1 window. Highest bid: 7, by Bruno.",
        "Anna bids 3, no currency yet, with the opening certificate.",
        "Bruno bids 7, currency green, with green 7.",
        "Chiara has not bid yet.",
        "Your hand: red 7",
        "A bid must come to 8 at least; you can reach 7.",
    ):
        assert line in shown
    assert options(state) == ["pass"]


def in_words(state: Palazzo, seat: int = -1, language: str = "en") -> list[str]:
    """The lines of the view as text."""
    return text(see(state, seat), GAME.words(language), ["Anna", "Bruno", "Chiara"][: int(state.seats)]).splitlines()


def test_the_seat_that_is_asked_is_seen_by_all() -> None:
    """PAL-12, PAL-48, PAL-80, PAL-101: whoever takes a card, bids, takes a tile or builds; nobody after the end."""
    three = arrange(start(3), quarries=["", "B1/1 B1/2 B1/3 S1/1"], coming="M5/1 M5/2", pile="b3 b4 b5 b6", hands=["b7", "g7", "r7"])
    taking = play(three.clone(), "money", "take brown-3", "take brown-4")
    picking = play(three.clone(), "tiles", "auction", "pick brick-1-1", "new brick-1-1")
    building = play(picking.clone(), "pick brick-1-2")
    bids = bidding(["b3", "g7", "r7"])
    won = play(bids.clone(), "card green 7", "done", "pass", "pass")
    for state, seat, line in (
        (three, 0, "Anna is to take money, go for tiles, or rebuild."),
        (taking, 1, "Bruno is to take a card."),
        (play(three.clone(), "tiles"), 0, "Anna is to buy or call an auction."),
        (bids, 1, "Bruno is to bid or pass."),
        (picking, 1, "Bruno is to take a tile."),
        (building, 1, "Bruno is to build."),
        (won, 1, "Bruno is to build."),
    ):
        for viewer in (-1, 0, 1, 2):
            assert see(state, viewer)["asked"] == seat
            assert in_words(state, viewer)[:2] == ["It is Anna's turn.", line]
    assert in_words(picking, language="de")[:2] == ["Anna ist am Zug.", "Jetzt entscheidet Bruno: ein Bauteil nehmen."]
    over = play(arrange(start(3), riders=4, coming="R"), "tiles")
    assert see(over)["asked"] is None
    assert in_words(over)[0] == "The match is over."
    assert not any("is to" in line for line in in_words(over))


def test_the_price_is_shown_only_while_it_is_what_a_tile_costs() -> None:
    """PAL-67, PAL-R3: at the beginning of the turn one tile is still to come."""
    state = arrange(start(2), warehouse="B1/1", coming="B1/2 M5/2", hands=["b7 b7"])
    assert "Warehouse: brick 1 with 1 window" in in_words(state)
    play(state, "tiles")
    for move in ("buy", "tile brick-1-1", "no-second"):
        assert "Warehouse, 8 each: brick 1 with 1 window, brick 1 with 2 windows" in in_words(state)
        play(state, move)
    play(state, "card brown 7", "card brown 7", "done")
    assert "Warehouse: brick 1 with 2 windows" in in_words(state)


def test_the_auctioneers_bid_is_shown_with_the_opening_certificate() -> None:
    """PAL-78, PAL-84: so that what lies there adds up to the bid."""
    state = bidding(["b4 g4 r4 b7", "g7 g7 g7"])
    assert "Anna bids 3, no currency yet, with the opening certificate." in in_words(state)
    assert "Anna bietet 3, noch ohne Währung, mit dem Eröffnungs-Certificato." in in_words(state, language="de")
    play(state, "card green 7", "done", "group 4", "done")
    assert "Anna bids 18, no currency yet, with the opening certificate, brown 4, green 4, red 4." in in_words(state)
    play(state, "card green 7", "card green 7", "done", "card brown 7", "done")
    assert "Anna bids 25, currency brown, with the opening certificate, brown 4, brown 7, green 4, red 4." in in_words(state)


def test_a_choice_is_spoken_of_only_once_something_is_chosen() -> None:
    """PAL-R33: before the first card of a bid only what it must and can come to."""
    state = bidding(["b3", "g7 g4"])
    assert in_words(state, 1)[-1] == "A bid must come to 4 at least; you can reach 11."
    assert in_words(play(state, "card green 7"), 1)[-1] == "Your choice so far: bid. Laid: green 7. Total 7, needed 4, possible 11."
    state = arrange(start(2), palazzi=[["B1/1 B2/1"]], hands=["b3"])
    assert in_words(state, 0)[-1] == "Your hand: brown 3"
    assert in_words(play(state, "take-out"), 0)[-1] == "Your choice so far: rebuild: take a tile out."


def test_one_is_not_many_in_words() -> None:
    """PAL-58, PAL-135, PAL-50: one point, one rider, one card of the discard."""
    edition = edition_with(("storey_base = [0, -5, 0,", "storey_base = [0, 1, 0,"))
    state = arrange(start(2, edition=edition), palazzi=[["B1/1"]], riders=4, hands=["b3"])
    assert any(line.startswith("Anna: 1 point. ") for line in in_words(state))
    assert any(line.startswith("Bruno: 0 points. ") for line in in_words(state))
    assert any(line.startswith("Anna: 1 Punkt. ") for line in in_words(state, language="de"))
    assert any(line.startswith("Bruno: 0 Punkte. ") for line in in_words(state, language="de"))
    assert any(", among them riders: 1. Tiles: " in line for line in in_words(state))
    for language, one, many in (
        ("en", "the one card of the discard becomes the new one.", "the 2 cards of the discard are shuffled into a new one."),
        ("de", "Die eine Karte des Ablagestapels wird zum neuen.", "Die 2 Karten des Ablagestapels werden zu einem neuen gemischt."),
    ):
        words = GAME.words(language)
        assert words("event-shuffle", number=1).endswith(one)
        assert words("event-shuffle", number=2).endswith(many)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Anna turns up brown 3.", "The pile is used up: the 3 cards of the discard are shuffled into a new one.", "Anna turns up CARDS."]),
        (
            "de",
            [
                "Anna deckt Braun 3 auf.",
                "Der Aufnahmestapel ist leer: Die 3 Karten des Ablagestapels werden zu einem neuen gemischt.",
                "Anna deckt CARDS auf.",
            ],
        ),
    ],
)
def test_a_display_interrupted_by_a_shuffle_is_told_in_two_parts(language: str, sentences: list[str]) -> None:
    """PAL-50, PAL-R24: neither part says that money is taken."""
    everything = " ".join(f"{c}{v}" for c in "bgr" for v in range(3, 8) for _ in range(3)) + " c" * 10
    held = everything.split()
    for card in ("b3", "c", "c", "c"):
        held.remove(card)
    match = match_at(hands=["", " ".join(held)], pile="b3", discard="c c c")
    match.play(0, "money")
    cards = {"en": "2 certificates", "de": "2 Certificati"}[language]
    told = [match.tell(event, language) for event in match.events()[-3:]]
    assert told == [sentence.replace("CARDS", cards) for sentence in sentences]


def test_what_is_new_and_what_is_gone_is_said_in_so_many_words() -> None:
    """PAL-22, PAL-29, PAL-141."""
    match = match_at(coming="M5/1 B1/1", hands=["b3"])
    for seat, move in ((0, "tiles"), (0, "auction"), (1, "pass"), (0, "new brick-1-1")):
        match.play(seat, move)
    assert match.tell(match.events()[-1]) == "Anna lays brick 1 with 1 window as a new palazzo."
    assert match.tell(match.events()[-1], "de") == "Anna legt Ziegel 1 mit 1 Fenster als neuen Palazzo aus."
    german = GAME.words("de")
    assert german.move(GAME.codec.number("new brick-1-1"), GAME.codec) == "Ziegel 1 mit 1 Fenster als neuen Palazzo"
    assert german("decision-pay") == "Womit bezahlst du?"
    assert "Aus dem Spiel genommen: Ziegel 1 mit 1 Fenster" in in_words(arrange(start(2), gone="B1/1"), language="de")
    assert german("event-end") == "Der entscheidende Reiter ist da: Die Partie ist zu Ende."
