"""The benchmark of the adapters runs, and says what it has left out; that of bots has OpenSpiel's search."""

from itertools import count

import pytest
from benchmarks.adapters import __main__ as benchmark
from benchmarks.adapters import ours
from benchmarks.bots.openspiel import PEER, SpielBot, named

from ridotto.arena.drive import drive
from ridotto.bots import RandomBot, SeerBot
from ridotto.engine.rng import Rng
from ridotto.games._template import GAME

OURS = {
    "vector": ours.vector(GAME, 2, 0),
    "aec": ours.aec(GAME, 2),
    "parallel": ours.parallel(GAME, 2),
    "gymnasium": ours.gymnasium(GAME, 2),
    "openspiel": ours.openspiel(GAME, 2),
}


@pytest.mark.parametrize("name", OURS)
def test_every_environment_of_ours_can_be_measured(name: str) -> None:
    assert OURS[name](0.02) > 0


def test_a_peer_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def absent(seconds: float) -> float:
        raise ImportError("No module named 'peer'")

    monkeypatch.setattr(benchmark, "measures", lambda cores: iter([("Ours", "Lots", OURS["vector"]), ("Peer", "chess", absent)]))
    benchmark.main(seconds=0.01, repeats=2)
    shown = capsys.readouterr().out
    assert "Ours" in shown
    assert "Peer: left out, No module named 'peer'" in shown


def test_the_search_of_openspiel_is_a_bot_of_ours() -> None:
    state = GAME.start(2, Rng.from_seed("peer"))
    peer = named(f"{PEER}0.001", GAME)
    assert isinstance(peer, SpielBot)
    drive(state, [peer, RandomBot()], Rng.from_seed("peer's chance"), 1_000)
    assert state.over()
    assert peer.made > 0


def test_the_search_of_openspiel_counts_the_seconds_of_its_thread_as_seer_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither is weaker where other programs have the cores."""
    for module in ("benchmarks.bots.openspiel", "ridotto.bots.seer"):
        monkeypatch.setattr(f"{module}.thread_time", count(0, 1).__next__)
    state = GAME.start(2, Rng.from_seed("clock"))
    peer = SpielBot(GAME, seconds=5)
    peer.choose(state.clone(), 0, Rng.from_seed("peer"))
    assert peer.made == 2 + 4, "two in any case, then one for each second before the fifth"
    asked = count()
    SeerBot(GAME, seconds=5, stop=lambda: next(asked) < 0).search(state.clone(), 0, Rng.from_seed("ours"))
    assert next(asked) == 4
