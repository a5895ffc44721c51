"""A Gymnasium environment: one seat of a match, the others played by bots.

    import gymnasium
    import ridotto.adapters.gymnasium

    env = gymnasium.make("ridotto/Doge-v1", seats=3, seat=0, others="greedy")

docs/adapters.md describes it.
"""

from typing import Any

from ridotto.adapters.core import look, mark
from ridotto.adapters.extras import needed
from ridotto.adapters.illegal import PENALTY, checked, complaint
from ridotto.adapters.rendering import RENDER_MODES, Renderer
from ridotto.adapters.rewards import settler
from ridotto.adapters.setting import Setting, camel
from ridotto.bots import bots_named
from ridotto.engine.errors import IllegalMove, SetupError
from ridotto.engine.game import Game, all_games
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng

with needed("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

Observation = NDArray[np.float32]
METADATA: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}
NAMESPACE = "ridotto"
"""What the ids of all environments begin with."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A match from one seat. A step makes its move and lets the others play until the seat is asked again, or the end.

    `observation_space`, `action_space`, `metadata` and `render_mode` are what Gymnasium says they are.
    """

    metadata = METADATA

    def __init__(
        self,
        slug: Game | str,
        seats: int | None = None,
        seat: int = 0,
        others: str = "greedy",
        variant: str = "",
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`others` is a bot's name (docs/bots.md), or several separated by commas: one for each other seat, in order."""
        self._setting = setting = Setting.named(slug, seats, variant)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < setting.seats:
            raise SetupError(f"there is no seat {seat!r}; seats are 0 to {setting.seats - 1}")
        self.seat = seat
        """The seat that is played from outside."""
        self._settle = settler(setting.game, reward)
        self._illegal = checked(illegal)
        bots = bots_named([name.strip() for name in others.split(",")], setting.game, setting.seats - 1)
        self._bots = [*bots[:seat], None, *bots[seat : setting.seats - 1]]
        self.render_mode = render_mode
        self._renderer = Renderer(setting, render_mode)
        self._blank = bytes(setting.moves)
        self._over = True
        self.observation_space = Box(-1.0, 1.0, (setting.observation_size,), np.float32)
        self.action_space = Discrete(setting.moves)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin another match and let the others play until the seat is asked."""
        super().reset(seed=seed)
        self._rng = Rng.from_seed(str(int(self.np_random.integers(2**63))))
        self._over = True
        while self._over:  # a match may end before the seat is ever asked
            self._state = self._setting.game.start(self._setting.seats, self._rng.fork(), self._setting.variant)
            self._over = False
            self._play_others()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the seat's move; an illegal one is treated as the environment was told to."""
        if self._over:
            raise RuntimeError("the match is over; reset the environment to play another")
        move: object = int(action) if isinstance(action, np.integer) or (isinstance(action, np.ndarray) and action.shape == ()) else action
        legal = self._state.legal(self.seat)
        info: dict[str, Any] = {}
        if not isinstance(move, int) or move not in legal:
            sentence = complaint(self._setting.game.codec, self.seat, move, legal)
            if self._illegal == "raise":
                raise IllegalMove(sentence)
            info["illegal"] = sentence
            if self._illegal == "lose":
                self._over = True
                return self._observation(), PENALTY, True, False, {**self._info(), **info}
            move = legal[int(self._rng.below(len(legal)))]
        self._state.apply(self.seat, move)
        self._play_others()
        reward = self._settle(self._state)[self.seat] if self._over else 0.0
        return self._observation(), reward, self._over, False, {**self._info(), **info}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves the seat may make now: the name under which sb3-contrib's MaskablePPO asks."""
        return np.frombuffer(mark(self._state, -1 if self._over else self.seat, self._blank), np.bool_).copy()

    def render(self) -> Any:
        """What the seat sees."""
        return self._renderer.render(self._state, self.seat)

    def _play_others(self) -> None:
        """Until the seat owes a decision. Those who choose at the same time as the seat do so before it: nobody sees it."""
        state, rng = self._state, self._rng
        while (state.owing >> self.seat) & 1 == 0 or state.owing & (state.owing - 1):
            if state.owing == 0:
                self._over = True
                return
            actor = int(first_actor(state))
            if actor == self.seat:
                actor = next(other for other in state.actors() if other != self.seat)
            bot = self._bots[actor]
            assert bot is not None
            state.apply(actor, bot.choose(state.imagine(actor, rng.fork()), actor, rng.fork()))

    def _observation(self) -> Observation:
        return np.frombuffer(look(self._setting.game.observation.observe, self._state, self.seat), np.float32).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8)}


for _slug in all_games():
    gymnasium.register(f"{NAMESPACE}/{camel(_slug)}-v1", entry_point=f"{__name__}:SeatEnv", kwargs={"slug": _slug})
