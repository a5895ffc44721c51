"""OpenSpiel's information-set search (`open_spiel.python.algorithms.ismcts`) as a bot of ours, through our adapter for OpenSpiel.

It has its own settings: random rollouts to the end, UCT.
"""

from time import thread_time
from typing import Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from ridotto.adapters.openspiel import MatchGame
from ridotto.bots import Bot, bot_named
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

UCT: Final = 1.4
"""OpenSpiel's examples use this with returns between -1 and 1."""
PEER: Final = "openspiel:"


class SpielBot:
    """Searches for so many seconds of its own thread, as `seer` does, or makes so many simulations."""

    name = "openspiel"

    def __init__(self, game: Game, seconds: float = 0.0, simulations: int = 0) -> None:
        self._game = game
        self._seconds = seconds
        self._simulations = simulations
        self.made = 0
        """How many simulations it has made in all."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The move that was tried most often; of several who decide, the lowest seat is asked first."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        game = MatchGame(self._game, {"seats": int(state.seats)})
        chance = np.random.RandomState(int(rng.below(1 << 31)))
        uct = UCT * (game.max_utility() - game.min_utility()) / 2
        bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), uct, 1, random_state=chance)
        bot.set_resampler(lambda position, player: position.resample_from_infostate(player, chance.random_sample))
        position = game.state_at(state)
        root = bot.create_new_node(position)
        began, made = thread_time(), 0
        while made < max(2, self._simulations) or (self._seconds and thread_time() - began < self._seconds):
            bot.run_simulation(bot.sample_root_state(position))
            made += 1
        self.made += made
        tried = {action: child.visits for action, child in root.child_info.items()}
        return int(max(tried, key=lambda action: tried[action]))


def named(name: str, game: Game) -> Bot:
    """The bot with this name: `openspiel:0.2` is OpenSpiel's with so many seconds, all others are ours."""
    return SpielBot(game, float(name.removeprefix(PEER))) if name.startswith(PEER) else bot_named(name, game)
