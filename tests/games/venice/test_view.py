"""The reasons that the view gives for what cannot be done."""

from collections import Counter
from typing import cast

import pytest

from ridotto.engine.edition import Edition
from ridotto.games.venice import GAME
from ridotto.games.venice.moves import CONTRACTS
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.view import view
from tests.games.courses import course
from tests.games.editions import own_edition

editions = pytest.mark.parametrize("edition", [GAME.edition, own_edition(GAME)], ids=["shipped", "own"])


@editions
def test_every_contract_that_cannot_be_fulfilled_says_why_and_no_other(edition: Edition) -> None:
    """VEN-96 to VEN-98: with all contracts in hand, once with the scrolls there are and once with enough."""
    met = Counter[str | None]()
    for match in course(GAME, 2, edition, "contracts"):
        seat = match.actors()[0]
        if match.decision(seat) != "fulfil":
            continue
        state = cast(Venice, match.state.clone())
        state.hand[seat] = (1 << CONTRACTS) - 1
        said = unfulfilled(state, seat)
        state.scrolls[seat] = 9
        enough = unfulfilled(state.clone(), seat)
        here = match.view(seat)["board"]["trip"]["path"][-1]
        for contract in view(state, seat)["hand"] or []:
            name = contract["contract"]
            assert (said[name] == "place") == (contract["place"] != here)
            assert enough[name] == (said[name] if said[name] != "scrolls" else enough[name]) != "scrolls"
        met.update(said.values())
    assert set(met) == {None, "place", "scrolls", "cubes"}, met


def unfulfilled(state: Venice, seat: int) -> dict[str, str | None]:
    """What the view says of each contract, compared with what is offered."""
    moves = {GAME.codec.text(move) for move in state.clone().legal(seat)}
    said = {contract["contract"]: contract["why"] for contract in view(state, seat)["hand"] or []}
    assert {f"fulfil {contract}" for contract, why in said.items() if why is None} == moves - {"no-contract"}
    assert all(contract["why"] is None for contract in view(state, 1 - seat)["hand"] or [])
    return said


@editions
def test_every_dock_out_of_reach_says_why_and_no_other(edition: Edition) -> None:
    """VEN-32, VEN-33: what is too far can be reached with more coins, unless docks reached before block every route."""
    met = Counter[str]()
    for match in course(GAME, 2, edition, "docks"):
        seat = match.actors()[0]
        if match.decision(seat) not in ("sail", "halt"):
            continue
        board = match.view(seat)["board"]
        trip, beyond = board["trip"], {each["building"]: each["why"] for each in board["trip"]["beyond"]}
        reached = {each["building"] for each in trip["reach"]}
        assert reached | set(beyond) == {dock["building"] for dock in board["docks"]}
        assert not reached & set(beyond)
        assert {building for building, why in beyond.items() if why == "here"} == {trip["path"][-1]}
        assert {building for building, why in beyond.items() if why == "visited"} == set(trip["path"][:-1])
        state = cast(Venice, match.state.clone())
        state.coins[seat] = 99
        richer = view(state, seat)["trip"]
        assert richer is not None
        met.update("nearer" for each in richer["reach"] if beyond.get(each["building"]) == "far")
        assert all(beyond[each["building"]] == each["why"] for each in richer["beyond"])
        met.update(beyond.values())
    assert set(met) == {"here", "visited", "far", "nearer"}, met
