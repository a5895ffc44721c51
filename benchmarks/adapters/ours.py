"""Our environments, each as a function of seconds that returns steps a second."""

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np

from ridotto.adapters.gymnasium import SeatEnv
from ridotto.adapters.openspiel import MatchGame
from ridotto.adapters.pettingzoo import env, parallel_env
from ridotto.adapters.vector import VectorEnv
from ridotto.engine.game import Game

ENVS = 256
"""Matches of a VectorEnv, for each worker."""


def vector(game: Game, seats: int, workers: int) -> Callable[[float], float]:
    """Random legal moves in many matches; choosing them counts."""

    def measure(seconds: float) -> float:
        envs = ENVS * max(workers, 1)
        generator = np.random.default_rng(0)
        with VectorEnv(game, seats=seats, envs=envs, workers=workers) as table:
            table.reset(seed=0)
            table.step(table.sample(generator))
            began, made = perf_counter(), 0
            while perf_counter() - began < seconds:
                table.step(table.sample(generator))
                made += envs
            return made / (perf_counter() - began)

    return measure


def aec(game: Game, seats: int) -> Callable[[float], float]:
    """The loop of PettingZoo's own performance benchmark."""
    return lambda seconds: play_aec(env(game, seats=seats), seconds)


def play_aec(table: Any, seconds: float) -> float:
    """Random legal moves in an AEC environment, whoever made it."""
    table.reset(seed=0)
    began, made = perf_counter(), 0
    while perf_counter() - began < seconds:
        for agent in table.agent_iter(64):
            seen, _, over, cut_off, _ = table.last()
            if over or cut_off:
                move = None
            elif isinstance(seen, dict) and "action_mask" in seen:
                move = random.choice(np.flatnonzero(seen["action_mask"]).tolist())
            else:
                move = table.action_space(agent).sample()
            table.step(move)
            made += 1
        if not table.agents:
            table.reset()
    return made / (perf_counter() - began)


def parallel(game: Game, seats: int) -> Callable[[float], float]:
    """Steps of all agents together; one step counts once."""

    def measure(seconds: float) -> float:
        table = parallel_env(game, seats=seats)
        seen, _ = table.reset(seed=0)
        began, made = perf_counter(), 0
        while perf_counter() - began < seconds:
            moves = {agent: random.choice(np.flatnonzero(own["action_mask"]).tolist()) for agent, own in seen.items()}
            seen, _, _, _, _ = table.step(moves)
            made += 1
            if not table.agents:
                seen, _ = table.reset()
        return made / (perf_counter() - began)

    return measure


def gymnasium(game: Game, seats: int) -> Callable[[float], float]:
    """Steps of one seat; the others' moves come with them."""

    def measure(seconds: float) -> float:
        table = SeatEnv(game, seats=seats, others="random")
        _, info = table.reset(seed=0)
        began, made = perf_counter(), 0
        while perf_counter() - began < seconds:
            _, _, over, _, info = table.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
            made += 1
            if over:
                _, info = table.reset()
        return made / (perf_counter() - began)

    return measure


def openspiel(game: Game, seats: int) -> Callable[[float], float]:
    """A game of OpenSpiel's, which these are then."""
    return lambda seconds: play_spiel(MatchGame(game, {"seats": seats}), seconds)


def play_spiel(game: Any, seconds: float) -> float:
    """The tensor of the acting player, and a random legal action, in a game of OpenSpiel's, whoever made it."""
    began, made = perf_counter(), 0
    while perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and perf_counter() - began < seconds:
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            made += 1
    return made / (perf_counter() - began)
