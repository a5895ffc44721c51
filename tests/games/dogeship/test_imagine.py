"""What `imagine` keeps and redraws: unseen tiles, Doge tiles, bids. SHIP-9, SHIP-10, SHIP-R1, SHIP-R23, SHIP-R40."""

from collections import Counter

from ridotto.engine.conformance.trial import imprint
from ridotto.engine.rng import Rng
from ridotto.games.dogeship.moves import DOGE_TEXTS
from ridotto.games.dogeship.rules import DogeShip

from .positions import at, doges, end_round, pile, play, see

MANY = 300
ALL_PILES = ["lower-stern", "lower-mid", "lower-bow", "upper-stern", "upper-mid", "upper-bow", "barrier", "gondola"]


def imagined(state: DogeShip, seat: int, many: int = MANY) -> list[DogeShip]:
    """Many positions as a seat imagines them."""
    rng = Rng.from_seed("imagine")
    return [state.imagine(seat, rng) for _ in range(many)]


def test_tiles_that_nobody_has_seen_come_in_any_order() -> None:
    """SHIP-8: each of the six is on top equally often."""
    tops = Counter(pile(copy, "lower-stern")[0] for copy in imagined(at(2), 0, 1200))
    assert set(tops) == {f"ls{n}" for n in range(2, 8)}
    assert all(150 < count < 250 for count in tops.values())


def test_the_top_barrier_and_the_top_gondola_keep_the_cost_that_everybody_sees() -> None:
    """SHIP-9, SHIP-10: each tile of that cost is there equally often, and the others lie below in any order."""
    for top, like in (("g11", ["g09", "g10", "g11", "g12", "g13", "g14"]), ("g01", [f"g{n:02}" for n in range(1, 9)])):
        copies = imagined(at(2, piles={"gondola": top}), 0, 1200)
        tops = Counter(pile(copy, "gondola")[0] for copy in copies)
        assert sorted(tops) == like
        assert all(count > 0.7 * 1200 / len(like) for count in tops.values())
        assert len(set(Counter(pile(copy, "gondola")[1] for copy in copies))) == 14


def test_tiles_that_were_looked_at_keep_their_place() -> None:
    """SHIP-R1, SHIP-39."""
    state = play(at(2, piles={"barrier": "b05 b01 b09"}), "field red2", "buy barrier", "take b01")
    for copy in imagined(state, 1):
        assert pile(copy, "barrier")[-2:] == ["b05", "b09"]
        assert "b01" not in pile(copy, "barrier")
    assert len({tuple(pile(copy, "barrier")) for copy in imagined(state, 1)}) > 200


def test_a_tile_put_back_is_kept_for_who_knows_it_and_redrawn_for_the_others() -> None:
    """SHIP-R40."""
    state = play(at(3, doges="d07 d04"), "field green4", "keep d04", "put top")
    assert {doges(copy)[0] for copy in imagined(state, 0)} == {"d07"}
    for seat in (-1, 1, 2):
        assert len({doges(copy)[0] for copy in imagined(state, seat)}) == 14
    assert len({tuple(doges(copy)[1:]) for copy in imagined(state, 0)}) > 200


def test_tiles_held_by_another_are_redrawn_with_the_pile() -> None:
    """SHIP-99: while it decides which to lay out, and where the other goes."""
    state = play(at(2, doges="d07 d04"), "field green4")
    held = {(int(copy.held[0]), int(copy.held[1])) for copy in imagined(state, 1)}
    assert len(held) > 100
    assert {(int(copy.held[0]), int(copy.held[1])) for copy in imagined(state, 0)} == {(6, 3)}
    play(state, "keep d04")
    assert len({int(copy.held[0]) for copy in imagined(state, 1)}) == 14
    assert {int(copy.held[0]) for copy in imagined(state, 0)} == {6}


def test_who_knew_a_tile_still_knows_it_when_another_puts_it_back() -> None:
    """SHIP-R40: seat 0 put d07 on top; seat 1 draws it, lays out the other tile and puts d07 beneath."""
    state = play(at(3, doges="d07 d04 d10"), "field green4", "keep d04", "put top", "discard", "discard", "discard")
    state.taken[9] = -1  # green4 is free again
    state.markers[0] += 1
    state.asked = -1
    play(state, "field green4", "keep d10", "put bottom")
    assert [known["tile"]["doge"] for known in see(state, 0)["doges"]["known"]] == ["d07"]
    assert [known["tile"]["doge"] for known in see(state, 1)["doges"]["known"]] == ["d07"]
    assert see(state, 2)["doges"]["known"] == []


def test_after_a_reshuffle_nobody_knows_a_place() -> None:
    """SHIP-102."""
    state = at(2, doge="d02", covered=" ".join(f"d{n:02}" for n in range(4, 17)), doges="d01 d03", markers=[2, 1])
    play(state, "field green4", "keep d03", "discard", "discard")
    assert see(state, 0)["doges"]["current"]["doge"] == "d01"
    state = play(state, *["discard"] * int(sum(state.markers)))
    assert see(state, 0)["doges"]["known"] == []
    assert len({doges(copy)[0] for copy in imagined(state, 0)}) > 10


def test_the_last_unseen_tile_drawn_before_a_reshuffle_can_be_told_by_everybody() -> None:
    """SHIP-R13: all others lie face up, so it is never imagined among the new pile."""
    state = at(3, doge="d02", covered=" ".join(f"d{n:02}" for n in range(3, 17)), doges="d01")
    play(state, "field green4")
    for seat in (-1, 1, 2):
        intrigue = see(state, seat)["intrigue"]
        assert intrigue is not None
        assert [tile and tile["doge"] for tile in intrigue["tiles"]] == ["d01", None]
        assert {DOGE_TEXTS[copy.held[0]] for copy in imagined(state, seat)} == {"d01"}
        assert len({int(copy.held[1]) for copy in imagined(state, seat)}) == 14


def two_worlds() -> tuple[DogeShip, DogeShip]:
    """Seat 0 has put a tile on top; seat 1 then lays out d10 and puts d07 beneath.

    Seat 2 cannot tell whether seat 0 knew d07 or d10.
    """
    worlds = []
    for mine, other in (("d07", "d10"), ("d10", "d07")):
        covered = " ".join(f"d{n:02}" for n in range(1, 17) if f"d{n:02}" not in ("d02", "d04", "d07", "d10", "d12", "d13"))
        state = at(3, doge="d02", covered=covered, doges=f"{mine} d04 {other} d12 d13", seen=ALL_PILES)
        play(state, "field green4", "keep d04", "put top", "discard", "discard", "discard")
        state.taken[9] = -1
        state.markers[0] += 1
        state.asked = -1
        worlds.append(play(state, "field green4", "keep d10", "put bottom"))
    return worlds[0], worlds[1]


def test_what_a_seat_cannot_tell_leaves_no_trace() -> None:
    """SHIP-R40: not even who knows the tile; the two worlds are imagined alike by seat 2, and differently by seat 0."""
    one, two = two_worlds()
    assert see(one, 2) == see(two, 2)
    assert {imprint(copy) for copy in imagined(one, 2)} == {imprint(copy) for copy in imagined(two, 2)}
    assert see(one, 0)["doges"]["known"] != see(two, 0)["doges"]["known"]
    assert {doges(copy)[-1] for copy in imagined(one, 0)} == {"d07"}
    assert {doges(copy)[-1] for copy in imagined(two, 0)} == {"d07", "d12", "d13"}


def test_a_copy_depends_on_what_the_seat_knows_and_on_the_rng_alone() -> None:
    """SHIP-8 to SHIP-11, SHIP-R40: the same Rng gives the same copy of the true position and of an imagined one."""
    state = play(at(3, piles={"barrier": "b05 b01 b09"}), "field red2", "buy barrier", "take b01", "field green4", "keep d01", "put top")
    for seat in (-1, 0, 1, 2):
        other = state.imagine(seat, Rng.from_seed("another"))
        for number in range(20):
            one, two = (world.imagine(seat, Rng.from_seed(f"same {number}")) for world in (state, other))
            assert imprint(one) == imprint(two)


def test_approvals_of_all_seats_are_kept() -> None:
    """SHIP-R23: they follow from the log."""
    state = play(at(3, approvals=[1, 4, 2]), "field red4")
    assert all([int(n) for n in copy.approvals] == [2, 4, 2] for copy in imagined(state, 2, 20))


def test_bids_of_others_are_redrawn_and_the_own_one_is_kept() -> None:
    """SHIP-119: from 0 to the highest that the seat can bid; a seat that has not bid still has not."""
    state = play(end_round(4, doge="d03", approvals=[3, 2, 5, 0]), "0: bid 3", "1: bid 1")
    bids = [[int(n) for n in copy.bids] for copy in imagined(state, 1)]
    assert {bid[0] for bid in bids} == {0, 1, 2, 3}
    assert {bid[1] for bid in bids} == {1}
    assert {(bid[2], bid[3]) for bid in bids} == {(-1, 0)}
    assert {int(copy.bids[1]) for copy in imagined(state, -1)} == {0, 1, 2}


def test_future_dice_come_from_the_copy_s_own_chance() -> None:
    """SHIP-16."""
    state = at(2, markers=[1, 0])
    rolled = {tuple(int(die) for die in play(copy, "discard").dice) for copy in imagined(state, 0, 60)}
    assert len(rolled) > 40
