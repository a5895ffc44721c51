"""A bot that fails loses its move to chance, and the match goes on."""

from collections.abc import Callable

import pytest

from ridotto.arena.drive import drive
from ridotto.bots import GuardedBot, RandomBot
from ridotto.bots.bot import Bot
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games._template import GAME


class Saboteur:
    """Spoils the position it is given, and then does something wrong."""

    name = "saboteur"

    def __init__(self, deed: Callable[[], int]) -> None:
        self._deed = deed

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        while actors := state.actors():
            state.apply(actors[0], state.legal(actors[0])[0])
        return self._deed()


def crash() -> int:
    raise LookupError("no idea")


def leave() -> int:
    raise SystemExit(3)


@pytest.mark.parametrize(
    ("deed", "note"),
    [
        (crash, "LookupError: no idea"),
        (leave, "SystemExit: 3"),
        (lambda: 99, "99 is not one of its moves"),
        (lambda: -1, "-1 is not one of its moves"),
        (lambda: None, "TypeError: 'NoneType' object cannot be interpreted as an integer"),
        (lambda: 1.0, "TypeError: 'float' object cannot be interpreted as an integer"),
    ],
)
def test_a_bot_that_fails_loses_its_moves_to_chance(deed: Callable[[], int], note: str) -> None:
    notes: list[str] = []
    bots: list[Bot] = [GuardedBot(Saboteur(deed), notes.append), RandomBot()]
    state, chosen = GAME.start(2, Rng.from_seed("s")), []
    drive(state, bots, Rng.from_seed("t"), 100, lambda _state, seat, move: chosen.append(move) if seat == 0 else None)
    assert state.over()
    assert notes == [note] * len(chosen)
    assert len(set(chosen)) > 1


def test_a_bot_that_plays_by_the_rules_plays_as_ever() -> None:
    notes: list[str] = []
    guarded, plain = GAME.start(2, Rng.from_seed("s")), GAME.start(2, Rng.from_seed("s"))
    drive(guarded, [GuardedBot(RandomBot(), notes.append)] * 2, Rng.from_seed("t"), 100)
    drive(plain, [RandomBot()] * 2, Rng.from_seed("t"), 100)
    assert guarded.digest() == plain.digest()
    assert notes == []
    assert GuardedBot(RandomBot(), notes.append).name == "random"


def test_whoever_interrupts_a_match_is_obeyed() -> None:
    def interrupt() -> int:
        raise KeyboardInterrupt

    state = GAME.start(2, Rng.from_seed("s"))
    with pytest.raises(KeyboardInterrupt):
        GuardedBot(Saboteur(interrupt), lambda _: None).choose(state, 0, Rng.from_seed("t"))
