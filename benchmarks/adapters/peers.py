"""Others' environments, each as a function of seconds that returns steps a second; ImportError where they are not installed."""

import importlib
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np

from benchmarks.adapters.ours import play_aec, play_spiel

CLASSIC = ("tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "chess_v6")
SPIEL = ("tic_tac_toe", "leduc_poker", "connect_four", "chess")
RLCARD = ("leduc-holdem", "uno")
PGX = ("tic_tac_toe", "connect_four", "leduc_holdem", "backgammon")
BATCH = 1024


def classic(name: str) -> Callable[[float], float]:
    """One of PettingZoo's classic games, with the wrappers it comes with."""
    return lambda seconds: play_aec(importlib.import_module(f"pettingzoo.classic.{name}").env(), seconds)


def spiel(name: str) -> Callable[[float], float]:
    """An OpenSpiel game from Python."""
    return lambda seconds: play_spiel(importlib.import_module("pyspiel").load_game(name), seconds)


def rlcard(name: str) -> Callable[[float], float]:
    """An RLCard game, step by step."""

    def measure(seconds: float) -> float:
        table = importlib.import_module("rlcard").make(name)
        began, made = perf_counter(), 0
        while perf_counter() - began < seconds:
            seen, _ = table.reset()
            while not table.is_over():
                seen, _ = table.step(random.choice(list(seen["legal_actions"])))
                made += 1
        return made / (perf_counter() - began)

    return measure


def pgx(name: str) -> Callable[[float], float]:
    """A pgx game on the processor: many matches in one compiled step, which begins another where one has ended."""
    made_ready: list[Any] = []

    def measure(seconds: float) -> float:
        jax = importlib.import_module("jax")
        if not made_ready:
            made_ready.extend(_ready(jax, name))
        state, step = made_ready
        key = jax.random.PRNGKey(1)
        began, made = perf_counter(), 0
        while perf_counter() - began < seconds:
            key, own = jax.random.split(key)
            state = step(state, own)
            np.asarray(state.rewards)  # waits for it
            made += BATCH
        return made / (perf_counter() - began)

    return measure


def _ready(jax: Any, name: str) -> tuple[Any, Any]:
    """The first states, and the step, compiled."""
    table = importlib.import_module("pgx").make(name)
    advance = importlib.import_module("pgx.experimental.wrappers").auto_reset(table.step, table.init)

    def step(state: Any, key: Any) -> Any:
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        moves = jax.random.categorical(key, weights, axis=1)
        return jax.vmap(advance)(state, moves, jax.random.split(key, BATCH))

    state = jax.jit(jax.vmap(table.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    compiled = jax.jit(step)
    return compiled(state, jax.random.PRNGKey(2)), compiled
