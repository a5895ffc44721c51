"""The bot that searches: it imagines what it cannot know, plays on in its head, and chooses what served it best."""

from collections.abc import Callable
from time import thread_time

from ridotto.bots.knowledge import knowledge
from ridotto.bots.search import Search
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

SECONDS = 1.0
"""How long it thinks if nobody says otherwise: seconds of one core, so that it is no weaker where others compute beside it."""
BATCH = 16
"""So many simulations are made between two looks at the clock."""


class SeerBot:
    """Searches for so many seconds, or makes so many simulations; with these its moves depend on the seed alone."""

    kind = "seer"
    """What its name begins with."""

    def __init__(self, game: Game, seconds: float = SECONDS, simulations: int = 0, stop: Callable[[], bool] = lambda: False) -> None:
        self._game = game
        self._seconds = seconds
        self._simulations = simulations
        self._stop = stop
        """Asked between batches: whether to answer at once with what was found so far."""

    @property
    def name(self) -> str:
        """The name to ask for it by."""
        return f"{self.kind}:{self._simulations}n" if self._simulations else f"{self.kind}:{self._seconds:g}"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The move that was tried most often; of several, the one that did best.

        It answers as soon as no other move could be tried more often with what is left of its budget.
        """
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        search = self._begun(state, seat, rng)
        self._spend(search, lambda left: search.lead() > left)
        return max(search.tried(), key=lambda tried: (tried[1], tried[2]))[0]

    def search(self, state: State, seat: int, rng: Rng) -> Search:
        """A search of this position that has used its whole budget."""
        search = self._begun(state, seat, rng)
        self._spend(search, lambda left: False)
        return search

    def _begun(self, state: State, seat: int, rng: Rng) -> Search:
        known, advice = knowledge(self._game, int(state.seats)), self._game.advice
        how = known.settings
        return Search(state, seat, advice.advise, advice.features, known.outlook, rng, how.curiosity, how.trust, how.caution, how.noise, how.depth)

    def _spend(self, search: Search, enough: Callable[[float], bool]) -> None:
        """Simulate until the budget is used up, or the simulations that are left (of a time: about so many) are `enough` to stop."""
        made, began = 0, thread_time()
        while True:
            batch = min(BATCH, self._simulations - made) if self._simulations else BATCH
            search.simulate(batch)
            made += batch
            if self._simulations:
                left: float = self._simulations - made
            else:
                passed = max(thread_time() - began, 1e-9)
                left = made * (self._seconds - passed) / passed
            if left <= 0 or self._stop() or enough(left):
                return
