"""The bot that searches: it imagines what it cannot know, plays on in its head, and chooses what served it best."""

from collections.abc import Callable
from time import perf_counter

from ridotto.bots.knowledge import knowledge
from ridotto.bots.search import Search
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

SECONDS = 1.0
"""How long it thinks if nobody says otherwise."""
BATCH = 16
"""So many simulations are made between two looks at the clock."""


class SeerBot:
    """Searches for so many seconds, or makes so many simulations; with these its moves depend on the seed alone."""

    def __init__(self, game: Game, seconds: float = SECONDS, simulations: int = 0, stop: Callable[[], bool] = lambda: False) -> None:
        self._game = game
        self._seconds = seconds
        self._simulations = simulations
        self._stop = stop
        """Asked between batches: whether to answer at once with what was found so far."""

    @property
    def name(self) -> str:
        """The name to ask for it by."""
        return f"seer:{self._simulations}n" if self._simulations else f"seer:{self._seconds:g}"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The move that was tried most often; of several, the one that did best."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return max(self.search(state, seat, rng).tried(), key=lambda tried: (tried[1], tried[2]))[0]

    def search(self, state: State, seat: int, rng: Rng) -> Search:
        """A search of this position that has used its budget."""
        known, advice = knowledge(self._game, int(state.seats)), self._game.advice
        how = known.settings
        search = Search(state, seat, advice.advise, advice.features, known.outlook, rng, how.curiosity, how.trust, how.caution, how.noise, how.depth)
        if self._simulations:
            for made in range(0, self._simulations, BATCH):
                search.simulate(min(BATCH, self._simulations - made))
                if self._stop():
                    break
            return search
        began = perf_counter()
        while True:
            search.simulate(BATCH)
            if perf_counter() - began >= self._seconds or self._stop():
                return search
