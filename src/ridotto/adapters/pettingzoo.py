"""PettingZoo environments: `env` (AEC) and `parallel_env`, for every game, seat count and variant. docs/adapters.md describes them."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from ridotto.adapters.core import Page, look, play_on
from ridotto.adapters.extras import needed
from ridotto.adapters.illegal import PENALTY, checked, complaint
from ridotto.adapters.rendering import RENDER_MODES, Renderer
from ridotto.adapters.rewards import settler
from ridotto.adapters.setting import Setting, camel
from ridotto.engine.errors import IllegalMove
from ridotto.engine.fair import draw_secret
from ridotto.engine.game import Game, all_games
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

with needed("pettingzoo"):
    import numpy as np
    from gymnasium import logger
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.env_registry.registration import aec_registry, register

Observation = dict[str, NDArray[Any]]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class _Seats:
    """What both kinds of environment have: agents `seat_0`, `seat_1` and so on, their spaces, a match and its picture."""

    def __init__(
        self, slug: Game | str, seats: int | None, variant: str, reward: str, illegal: str, max_cycles: int, render_mode: str | None, waits: int
    ) -> None:
        self.setting = Setting.named(slug, seats, variant)
        self.settle = settler(self.setting.game, reward)
        self.illegal = checked(illegal)
        self.max_cycles = max_cycles
        self.renderer = Renderer(self.setting, render_mode)
        self.names = [f"seat_{seat}" for seat in range(self.setting.seats)]
        moves = self.setting.moves + waits
        space: dict[str, Space[Any]] = {
            "observation": Box(-1.0, 1.0, (self.setting.observation_size,), np.float32),
            "action_mask": Box(0, 1, (moves,), np.int8),
        }
        self.observation_spaces = {name: Dict(space) for name in self.names}
        self.action_spaces = {name: Discrete(moves) for name in self.names}
        self.state_space = Box(-1.0, 1.0, (self.setting.seats * self.setting.observation_size,), np.float32)
        # one page of memory, which compiled code writes and arrays look at: what is handed out are copies
        seen = 4 * self.setting.observation_size
        memory = np.zeros(seen + moves, np.uint8)
        self.page = Page(self.setting.game.observation.observe, moves, memory.data)
        self.seen: NDArray[np.float32] = memory[:seen].view(np.float32)
        self.mask: NDArray[np.int8] = memory[seen:].view(np.int8)
        self.state: State | None = None
        self.rng = Rng.from_seed("")

    def begin(self, seed: int | None) -> State:
        """Another match. Without a seed the matches after the first follow from the last seed."""
        if seed is not None:
            self.rng = Rng.from_seed(str(seed))
        elif self.state is None:
            self.rng = Rng.from_seed(draw_secret())
        self.state = self.setting.game.start(self.setting.seats, self.rng.fork(), self.setting.variant)
        return self.state

    def known_together(self, state: State) -> NDArray[np.float32]:
        """What all seats know together: their observations, one after another."""
        observe = self.setting.game.observation.observe
        return np.frombuffer(b"".join(look(observe, state, seat) for seat in range(self.setting.seats)), np.float32).copy()

    def replaced(self, seat: int, action: object, state: State) -> int:
        """The move to make instead of an illegal one, where that is wanted; otherwise IllegalMove."""
        legal = state.legal(seat)
        if self.illegal != "replace":
            raise IllegalMove(complaint(self.setting.game.codec, seat, action, legal))
        return legal[int(self.rng.below(len(legal)))]


def _number(action: object) -> object:
    """NumPy's whole numbers as Python's; anything else as it is."""
    return int(action) if isinstance(action, np.integer) else action


def _whole(action: object) -> int:
    """The number of a move; IllegalMove for what is none."""
    number = _number(action)
    if not isinstance(number, int):
        raise IllegalMove(f"{number!r} is no move")
    return number


def _infos(seen: dict[str, Observation]) -> dict[str, dict[str, Any]]:
    """The masks, for those who look for them there."""
    return {agent: {"action_mask": own["action_mask"]} for agent, own in seen.items()}


class _Selected:
    """The selected agent, again and again, as `agent_iter` of PettingZoo gives it; a generator is quicker than its iterator."""

    def __init__(self, table: "SeatsInTurn", most: int) -> None:
        self.table = table
        self.most = most

    def __iter__(self) -> Iterator[str]:
        table, left = self.table, self.most
        while left > 0 and table.agents:
            left -= 1
            yield table.agent_selection


class SeatsInTurn(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One match, one decision after another. Those who choose at the same time do so in the order of their seats: none sees what another has chosen.

    `possible_agents`, `agents`, `observation_spaces`, `action_spaces`, `metadata` and `render_mode` are what PettingZoo says they are.
    """

    def __init__(
        self,
        slug: Game | str,
        seats: int | None = None,
        variant: str = "",
        reward: str = "win",
        illegal: str = "lose",
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: the match is cut off after so many decisions; 0: never."""
        super().__init__()
        self._seats = _Seats(slug, seats, variant, reward, illegal, max_cycles, render_mode, 0)
        self._write = self._seats.page.write
        self._copy_seen, self._copy_mask = self._seats.seen.copy, self._seats.mask.copy
        self._seat_of = {agent: seat for seat, agent in enumerate(self._seats.names)}
        self._seat = -1
        self.metadata = {"name": f"ridotto_{self._seats.setting.game.slug}_v1", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = self._seats.names
        self.observation_spaces = self._seats.observation_spaces
        self.action_spaces = self._seats.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """The same for every agent: the observation, and a byte for each move."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The moves of the game by their numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another match."""
        self._state = self._seats.begin(seed)
        self._decisions_left = self._seats.max_cycles
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._seat = int(first_actor(self._state))
        self.agent_selection = self.possible_agents[self._seat]

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order in which they are asked, until the match is over or `max_iter` of them: step in the loop."""
        return _Selected(self, max_iter)

    def observe(self, agent: str) -> Observation:
        """What the agent's seat can know, and which moves it may make now: none unless it is asked."""
        seat = self._seat_of[agent]
        self._write(self._state, seat, seat == self._seat)
        mask = self._copy_mask()
        if agent in self.infos:
            self.infos[agent] = {"action_mask": mask}
        return {"observation": self._copy_seen(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the selected agent's move; an illegal one is treated as the environment was told to.

        Rewards come at the end alone: until then there are none to clear or to add up.
        """
        seat = self._seat
        if seat < 0:
            self._step_after_the_end(action)
            return
        try:
            following = play_on(self._state, seat, action if type(action) is int else _whole(action))
        except (IllegalMove, ValueError, OverflowError):  # illegal, or larger than any number of a move can be
            try:
                following = play_on(self._state, seat, self._seats.replaced(seat, _number(action), self._state))
            except IllegalMove as error:
                self._punish(self.agent_selection, error)
                return
        if following < 0:
            self._end(self._seats.settle(self._state), self.terminations)
        elif self._decisions_left == 1:
            self._end([0.0] * len(self.agents), self.truncations)
        else:
            self._decisions_left -= 1
            self._seat = following
            self.agent_selection = self.possible_agents[following]

    def _step_after_the_end(self, action: int | None) -> None:
        if self.agents:
            self._was_dead_step(action)
        else:
            logger.warn("the match is over; reset the environment to play another")

    def _end(self, rewards: list[float], flags: dict[str, bool]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            flags[agent] = True
        self._accumulate_rewards()
        self._seat = -1
        self._deads_step_first()

    def _punish(self, agent: str, error: IllegalMove) -> None:
        """As PettingZoo's classic games do: the match is over, and the agent that made the move is punished."""
        if self._seats.illegal == "raise":
            raise error
        logger.warn(f"{agent} loses by an illegal move: {error}")
        self.truncations = dict.fromkeys(self.agents, True)
        self._end([PENALTY if other == agent else 0.0 for other in self.possible_agents], self.terminations)

    def state(self) -> NDArray[np.float32]:
        """What all seats know together: their observations, one after another."""
        return self._seats.known_together(self._state)

    @property
    def state_space(self) -> Box:
        """The space of `state`."""
        return self._seats.state_space

    def render(self) -> Any:
        """What the seat that is asked sees; at the end, what everybody does."""
        return self._seats.renderer.render(self._state, None if self._seat < 0 else self._seat)

    def close(self) -> None:
        """There is nothing to close."""


class SeatsTogether(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One match, step by step: in each, every seat that owes a decision makes a move and the others wait.

    Waiting is one more action, the last one, and the only one that is possible for a seat that owes nothing.
    `possible_agents`, `agents`, `observation_spaces`, `action_spaces`, `metadata` and `render_mode` are what PettingZoo says they are.
    """

    def __init__(
        self,
        slug: Game | str,
        seats: int | None = None,
        variant: str = "",
        reward: str = "win",
        illegal: str = "lose",
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: the match is cut off after so many steps; 0: never."""
        self._seats = _Seats(slug, seats, variant, reward, illegal, max_cycles, render_mode, 1)
        self.metadata = {"name": f"ridotto_{self._seats.setting.game.slug}_v1", "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        """After so many steps the match is cut off; 0: never."""
        self.possible_agents = self._seats.names
        self.observation_spaces = self._seats.observation_spaces
        self.action_spaces = self._seats.action_spaces
        self.wait = self._seats.setting.moves
        """The action of a seat that owes nothing."""
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """The same for every agent: the observation, and a byte for each action."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The moves of the game by their numbers, and waiting."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin another match."""
        self._state = self._seats.begin(seed)
        self._made = 0
        self.agents = list(self.possible_agents)
        seen = self._observations()
        return seen, _infos(seen)

    def step(self, actions: dict[str, int]) -> Step:
        """Make the moves of all who owe a decision; if one is illegal, none is made."""
        if not self.agents:
            logger.warn("the match is over; reset the environment to play another")
            return {}, {}, {}, {}, {}
        state = self._state
        moves: dict[int, int] = {}
        for seat, agent in enumerate(self.agents):
            action = _number(actions.get(agent, self.wait))
            legal = state.legal(seat)
            if not legal and action == self.wait:
                continue
            if not isinstance(action, int) or action not in legal:
                try:
                    action = self._seats.replaced(seat, action, state) if legal else self._waited(seat, action)
                except IllegalMove as error:
                    return self._punish(agent, error)
            if legal:
                moves[seat] = action
        for seat, move in moves.items():
            state.apply(seat, move)
        self._made += 1
        over, cut_off = state.over(), self._made == self.max_cycles and not state.over()
        rewards = self._seats.settle(state) if over else [0.0] * len(self.agents)
        return self._result(rewards, over, cut_off)

    def _waited(self, seat: int, action: object) -> int:
        if self._seats.illegal != "replace":
            raise IllegalMove(f"seat {seat} owes no decision now: its only action is to wait, {self.wait}, not {action!r}")
        return self.wait

    def _punish(self, agent: str, error: IllegalMove) -> Step:
        if self._seats.illegal == "raise":
            raise error
        logger.warn(f"{agent} loses by an illegal move: {error}")
        return self._result([PENALTY if other == agent else 0.0 for other in self.agents], True, False)

    def _result(self, rewards: list[float], over: bool, cut_off: bool) -> Step:
        agents, seen = self.agents, self._observations()
        if over or cut_off:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            _infos(seen),
        )

    def _observations(self) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            self._seats.page.write(self._state, seat, True)
            mask = self._seats.mask.copy()
            mask[self.wait] = not (self._state.owing >> seat) & 1
            found[agent] = {"observation": self._seats.seen.copy(), "action_mask": mask}
        return found

    def state(self) -> NDArray[np.float32]:
        """What all seats know together: their observations, one after another."""
        return self._seats.known_together(self._state)

    @property
    def state_space(self) -> Box:
        """The space of `state`."""
        return self._seats.state_space

    def render(self) -> Any:
        """What everybody sees."""
        return self._seats.renderer.render(self._state, None)

    def close(self) -> None:
        """There is nothing to close."""


env = SeatsInTurn
"""The name by which PettingZoo's games make such an environment."""
parallel_env = SeatsTogether
"""The same for one in which all step at once."""

for _slug in all_games():
    if f"ridotto/{camel(_slug)}-v1" not in aec_registry:
        register("aec", f"ridotto/{camel(_slug)}-v1", partial(env, _slug))
        register("parallel", f"ridotto/{camel(_slug)}-v1", partial(parallel_env, _slug))
