"""OpenSpiel's information-set search (`open_spiel.python.algorithms.ismcts`) as a bot of ours.

A bridge gives it our positions under the names that it asks for. Simultaneous decisions are made one after the other, and
what was answered in secret is no part of what the others know. It has its own settings: random rollouts to the end, UCT.
"""

from dataclasses import dataclass, field
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from ridotto.bots import Bot, bot_named
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

_TYPE: Final = SimpleNamespace(dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION)
_GAME: Final = SimpleNamespace(get_type=lambda: _TYPE)
UCT: Final = 1.4
"""OpenSpiel's examples use this with returns between -1 and 1."""
PEER: Final = "openspiel:"


@dataclass
class SpielState:
    """A position as OpenSpiel's search asks for it."""

    state: State
    rng: Rng
    first: int
    """Of several who decide at the same time this seat comes first: the one that searches."""
    known: list[tuple[int, ...]] = field(default_factory=list)
    """For each seat: the moves that it has made or seen since the search began."""
    hidden: list[tuple[int, ...]] = field(default_factory=list)
    """For each seat: those of its moves that others do not know yet."""

    def __post_init__(self) -> None:
        if not self.known:
            self.known = [()] * self.state.seats
            self.hidden = [()] * self.state.seats

    def get_game(self) -> Any:
        """What kind of game it is."""
        return _GAME

    def current_player(self) -> int:
        """The seat to decide."""
        actors = self.state.actors()
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.first if self.first in actors else actors[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Its moves."""
        return self.state.legal(self.current_player() if player is None else player)

    def apply_action(self, action: int) -> None:
        """Make one; others know of it when it is no secret any more."""
        seat = self.current_player()
        self.state.apply(seat, int(action))
        self.known[seat] += (int(action) * 8 + seat,)
        self.hidden[seat] += (int(action) * 8 + seat,)
        for each in range(self.state.seats):
            if self.hidden[each] and not self.state.secret[each]:
                if not self.state.veiled[each]:
                    for other in range(self.state.seats):
                        if other != each:
                            self.known[other] += self.hidden[each]
                self.hidden[each] = ()

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.state.over()

    def is_chance_node(self) -> bool:
        """Never: chance is in the position's own generator."""
        return False

    def returns(self) -> list[float]:
        """1 for who wins alone, -1 for who loses."""
        winners = self.state.winners() if self.state.over() else []
        return [2 / len(winners) - 1 if seat in winners else -1.0 for seat in range(self.state.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat to decide has seen since the search began."""
        seat = self.current_player() if player is None else player
        return repr(self.known[seat])

    def clone(self) -> "SpielState":
        """The same again."""
        return SpielState(self.state.clone(), self.rng, self.first, list(self.known), list(self.hidden))

    def resample_from_infostate(self, player: int, _sampler: Any) -> "SpielState":
        """Another position that looks the same to a seat."""
        return SpielState(self.state.imagine(player, self.rng), self.rng, self.first, list(self.known), list(self.hidden))


class SpielBot:
    """Searches for so many seconds, or makes so many simulations."""

    name = "openspiel"

    def __init__(self, seconds: float = 0.0, simulations: int = 0) -> None:
        self._seconds = seconds
        self._simulations = simulations
        self.made = 0
        """How many simulations it has made in all."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The move that was tried most often."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        chance = np.random.RandomState(int(rng.below(1 << 31)))
        bot = ISMCTSBot(_GAME, RandomRolloutEvaluator(1, chance), UCT, 1, random_state=chance, allow_inconsistent_action_sets=True)
        position = SpielState(state, rng, seat)
        root = bot.create_new_node(position)
        began, made = perf_counter(), 0
        while made < max(2, self._simulations) or (self._seconds and perf_counter() - began < self._seconds):
            bot.run_simulation(bot.sample_root_state(position))
            made += 1
        self.made += made
        tried = {action: child.visits for action, child in root.child_info.items() if action in legal}
        return int(max(tried, key=lambda action: tried[action]))


def named(name: str, game: Game) -> Bot:
    """The bot with this name: `openspiel:0.2` is OpenSpiel's with so many seconds, all others are ours."""
    return SpielBot(float(name.removeprefix(PEER))) if name.startswith(PEER) else bot_named(name, game)
