#!/usr/bin/env python3
"""A seat of random moves against bots through Gymnasium. Needs ridotto[gymnasium].

python gymnasium_match.py --env ridotto/Doge-v1 --seats 3 --others greedy
"""

import argparse

import gymnasium

import ridotto.adapters.gymnasium  # registers the environments


def main() -> None:
    """Play one match and say what the seat got."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--env", default=f"{ridotto.adapters.gymnasium.NAMESPACE}/Doge-v1")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--others", default="greedy")
    parser.add_argument("--most", type=int, default=10_000, help="cut the match off after so many moves")
    given = parser.parse_args()
    table = gymnasium.make(given.env, seats=given.seats, others=given.others, max_episode_steps=given.most)
    _, info = table.reset(seed=1)
    moves, over = 0, False
    while not over:
        _, reward, terminated, truncated, info = table.step(table.action_space.sample(info["action_mask"]))
        moves, over = moves + 1, terminated or truncated
    print(f"{moves} moves, reward {float(reward):g}")


if __name__ == "__main__":
    main()
