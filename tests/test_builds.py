"""Both builds play the same: hundreds of thousands of decisions of seeded matches give identical digests, scores, events and observations."""

import hashlib
import os
import subprocess
import sys

import pytest
from librt.strings import BytesWriter

from ridotto import compiled
from ridotto.engine.game import Game
from ridotto.engine.playout import first_actor, playout
from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener, State
from tests.golden import file_of, settings

MATCHES, DECISIONS = 150, 40_000
"""Whichever is reached first."""
MOST = 3_000
"""So many decisions of a position are played on: random matches of The Doge Ship would take all of them."""
SETTINGS = list(settings())


LISTENED = 10
"""Every so many matches somebody listens to what is told."""


class Ear(Listener):
    """Keeps what is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, int, list[int]]] = []

    def hear(self, kind: int, audience: int, args: list[int]) -> None:
        """Note it."""
        self.heard.append((kind, audience, args))


def observed(game: Game, position: State) -> bytes:
    """What every seat can know, as numbers."""
    out = BytesWriter()
    for seat in range(int(position.seats)):
        game.observation.observe(position, seat, out)
    return out.getvalue()


def fold(game: Game, seats: int, variant: str) -> str:
    """One hash of what many matches came to: from halfway on, in a copy, imagined by a seat and by a spectator."""
    folded, made = hashlib.sha256(), 0
    for number in range(MATCHES):
        if made >= DECISIONS:
            break
        rng = Rng.from_seed(f"builds {game.slug} {seats} {number}")
        ear = Ear() if number % LISTENED == 0 else None
        state = game.start(seats, rng.fork(), variant, listener=ear)
        playout(state, rng, rng.below(200))
        seat = max(0, int(first_actor(state)))
        for position in (state, state.clone(), state.imagine(seat, rng), state.imagine(-1, rng)):
            made += playout(position, rng, MOST)
            parts = [sorted(position.breakdown(seat).items()) for seat in range(seats)]
            folded.update(observed(game, position))
            folded.update(repr((position.digest(), position.scores(), parts, position.winners() if position.over() else [])).encode())
        folded.update(repr(ear.heard if ear is not None else []).encode())
    return folded.hexdigest()


def fold_interpreted(name: str) -> str:
    """The same in another process that runs from the sources."""
    environment = {**os.environ, "RIDOTTO_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-m", "tests.test_builds", name], env=environment, capture_output=True, text=True, check=True, timeout=240)
    return done.stdout.strip()


@pytest.mark.skipif(not compiled(), reason="there is nothing to compare with: this is the interpreted build")
@pytest.mark.parametrize("setting", SETTINGS, ids=[file_of(*setting).stem for setting in SETTINGS])
def test_compiled_and_interpreted_matches_come_to_the_same(setting: tuple[Game, int, str]) -> None:
    assert fold(*setting) == fold_interpreted(file_of(*setting).stem)


if __name__ == "__main__":
    assert not compiled()
    chosen = next(setting for setting in SETTINGS if file_of(*setting).stem == sys.argv[1])
    print(fold(*chosen))
