"""`python -m benchmarks.bots.minds`: what it costs to ask a network how well a seat stands, compiled and by NumPy.

The weights are random: what they are makes no difference to the time. NumPy is asked one position at a time and in
batches of 64, which a search that asks after every simulation could only fill by waiting.
"""

import json
from time import process_time

import numpy as np
from numpy.typing import NDArray
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from ridotto.adapters.core import look
from ridotto.arena.measure import midway
from ridotto.bots.search import SEATED
from ridotto.bots.weights import ADVISED, counted, layout, observed, packed, understood
from ridotto.engine.game import Game, all_games
from ridotto.engine.state import State
from ridotto.learn.network import FIRST, SECOND

TIMES = 2000
BATCH = 64


def main() -> None:
    """Measure, and show what was found."""
    shown = Table("game", "numbers", "not 0", "observation", "compiled", "NumPy, one", f"NumPy, of {BATCH}", box=SIMPLE, title="Microseconds for a seat")
    for game in all_games().values():
        shown.add_row(game.title, *_figures(game))
    Console().print(shown)


def _figures(game: Game) -> list[str]:
    chance = np.random.default_rng(1)
    sizes = {
        "first.weights": (observed(game) + counted(game), FIRST),
        "first.offset": (FIRST,),
        "second.weights": (FIRST, SECOND),
        "second.offset": (SECOND,),
        "worth.weights": (SECOND,),
        "worth.offset": (1,),
        "moves.weights": (game.codec.size, SECOND),
        "moves.offset": (game.codec.size,),
        ADVISED: (len(game.decisions),),
    }
    rows = {name: chance.normal(0.0, 0.1, size).astype(np.float32) for name, size in sizes.items()}
    mind = understood(game, packed({name: row.ravel().tolist() for name, row in rows.items()}, _about(game)), "random").mind
    position = midway(game, min(count for count in game.seats if count > 1), "minds")[1]
    seen = _seen(game, position)
    many = np.repeat(seen[None], BATCH, 0)
    return [
        str(len(seen)),
        str(np.count_nonzero(seen)),
        _microseconds(lambda: _seen(game, position)),
        _microseconds(lambda: mind.standing(position, 0)),
        _microseconds(lambda: _standing(rows, _seen(game, position))),
        _microseconds(lambda: (_standing(rows, many), [_seen(game, position) for _ in range(BATCH)]), BATCH),
    ]


def _about(game: Game) -> dict[str, str]:
    return {"layout": layout(game), "settings": "{}", "run": json.dumps({})}


def _seen(game: Game, state: State) -> NDArray[np.float32]:
    """All that a network is shown."""
    sight = np.frombuffer(look(game.observation.observe, state, 0), np.float32)
    numbers = [*game.advice.features(state, 0), *(float(count == state.seats) for count in range(SEATED))]
    return np.concatenate([sight, np.array(numbers, np.float32)])


def _standing(rows: dict[str, NDArray[np.float32]], seen: NDArray[np.float32]) -> NDArray[np.float32]:
    first = np.maximum(seen @ rows["first.weights"] + rows["first.offset"], 0)
    second = np.maximum(first @ rows["second.weights"] + rows["second.offset"], 0)
    found: NDArray[np.float32] = second @ rows["worth.weights"] + rows["worth.offset"]
    return found


def _microseconds(done: object, of: int = 1) -> str:
    assert callable(done)
    times = max(1, TIMES // of)
    best = float("inf")
    for _ in range(3):
        began = process_time()
        for _ in range(times):
            done()
        best = min(best, (process_time() - began) / times / of)
    return f"{1e6 * best:.1f}"


if __name__ == "__main__":
    main()
