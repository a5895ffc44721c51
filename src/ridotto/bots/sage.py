"""The bot that taught itself: it searches as `seer` does, led by a network that learned from its own play."""

from collections.abc import Callable

from ridotto.bots.search import Search
from ridotto.bots.seer import SECONDS, SeerBot
from ridotto.bots.weights import Learned, learned
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State


def known_to_sage(game: Game) -> Learned:
    """What the game's folder holds; SetupError if that is nothing."""
    found = learned(game)
    if found is None:
        raise SetupError(f"sage has not learned {game.title} yet: there are no weights for it; `ridotto learn {game.slug}` makes them, and seer plays without")
    return found


class SageBot(SeerBot):
    """Searches for so many seconds, or makes so many simulations; with these its moves depend on the seed alone."""

    kind = "sage"

    def __init__(
        self, game: Game, seconds: float = SECONDS, simulations: int = 0, stop: Callable[[], bool] = lambda: False, known: Learned | None = None
    ) -> None:
        """`known` is what it goes by instead of what the game's folder holds; SetupError if there is neither."""
        super().__init__(game, seconds, simulations, stop)
        self._known = known or known_to_sage(game)

    def _begun(self, state: State, seat: int, rng: Rng) -> Search:
        advice, how = self._game.advice, self._known.settings
        return Search(state, seat, advice.advise, advice.features, None, rng, how.curiosity, how.trust, how.caution, how.noise, how.depth, self._known.mind)
