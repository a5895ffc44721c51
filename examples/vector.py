#!/usr/bin/env python3
"""Random play in many matches at once, and what the winners' seats are. Needs ridotto[vector].

python vector.py --game doge --seats 3 --envs 64 --steps 500 --workers 2
"""

import argparse

import numpy as np

from ridotto.adapters.vector import VectorEnv


def main() -> None:
    """Play, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="doge")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--envs", type=int, default=64)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--workers", type=int, default=0)
    given = parser.parse_args()
    generator = np.random.default_rng(1)
    with VectorEnv(given.game, seats=given.seats, envs=given.envs, workers=given.workers) as env:
        env.reset(seed=1)
        ended, won = 0, np.zeros(given.seats)
        for _ in range(given.steps):
            now = env.step(env.sample(generator))  # a policy would look at now.observations, now.masks and now.actors
            ended += int(now.terminated.sum())
            won += now.rewards.sum(0)
    shares = ", ".join(f"seat {seat}: {wins / max(ended, 1):.2f}" for seat, wins in enumerate(won))
    print(f"{given.envs * given.steps} decisions, {ended} matches ended; wins: {shares}")


if __name__ == "__main__":
    main()
